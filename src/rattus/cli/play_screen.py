"""The terminal: printing with colours by meaning, and reading lines, from people or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TextIO

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from rattus.cli.desk import Line, Sentence
from rattus.cli.play_choices import Choice, Group
from rattus.locales import Words

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

PIPE_WIDTH = 100
ENOUGH_ROWS = 34
COLOURS = {
    "red": "bright_red",
    "yellow": "bright_yellow",
    "green": "green3",
    "blue": "dodger_blue1",
    "purple": "medium_purple1",
    "white": "bright_white on grey35",
}
STYLES = {
    "text": "",
    "dim": "bright_black",
    "heading": "bold underline",
    "strong": "bold",
    "alert": "bold magenta",
}
"""Styles of the roles that all games have; the seats' are added, and a game's own."""
ENDS = (".", "!", "?")
"""What a sentence ends with."""
ENGLISH_WORDS = Words()


class LeaveError(Exception):
    """The player wants to leave, or the input has ended."""


class Lines(Protocol):
    """The input of a pipe."""

    def readline(self) -> str:
        """The next line, with its newline; empty at the end."""


class Screen:
    """The terminal. Plain: no colours, no clearing, no waiting."""

    def __init__(
        self,
        words: Words = ENGLISH_WORDS,
        *,
        plain: bool = False,
        source: Lines | None = None,
        out: TextIO | None = None,
    ) -> None:
        self.words = words
        self.source: Lines = source or sys.stdin
        out = out or sys.stdout
        self.plain = plain or not out.isatty()
        self.asks_people = source is None and sys.stdin.isatty() and out.isatty()
        self.console = Console(
            file=out,
            highlight=False,
            emoji=False,
            markup=False,
            no_color=self.plain,
            width=None if out.isatty() else PIPE_WIDTH,
            force_terminal=None if out.isatty() else False,
        )
        self.styles = dict(STYLES)
        self.names: dict[str, str] = {}
        self.highlights: Mapping[str, str] = {}
        """Roles of words in sentences, by regular expressions."""
        self._session: PromptSession[str] | None = None

    def seat(self, seats: Sequence[str]) -> None:
        """Give seats their colours: those named after a colour get it, the others get the rest."""
        free = [colour for colour in COLOURS if colour not in seats]
        for number, seat in enumerate(seats, start=1):
            style = f"bold {COLOURS[seat if seat in COLOURS else free.pop(0)]}"
            self.styles[f"seat {number}"] = style
            self.names[seat] = style

    def style(self, role: str) -> str:
        """The style of a role."""
        return self.styles.get(role, "")

    # Printing.

    def show(self, text: str | Text = "", role: str = "text", *, whole: bool = False) -> None:
        """Print a paragraph; a `whole` one is not wrapped, so that it can be copied."""
        self.console.print(Text(text, self.style(role)) if isinstance(text, str) else text, soft_wrap=whole)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Print a picture."""
        for line in lines:
            text = Text.assemble(*((part, self.style(role)) for part, role in line))
            self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def clear(self, *, history: bool = False) -> None:
        """Clear the screen; the old content can be scrolled back to. With `history` that is wiped, too.

        So is what was typed: the next person could otherwise recall it with the arrow keys.
        """
        if history:
            self._session = None
        if self.plain:
            return
        scrolled = "" if history else "\n" * self.console.height
        self.console.file.write(f"{scrolled}\x1b[H\x1b[2J" + "\x1b[3J" * history)
        self.console.file.flush()

    @property
    def small(self) -> bool:
        """Whether the screen is so small that every line counts."""
        return self.size[1] < ENOUGH_ROWS

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows; a pipe is as high as needed."""
        return (self.console.width, 10_000 if self.plain else self.console.height)

    def coloured(self, sentence: Sentence) -> Text:
        """A sentence with seats and the game's own words in their colours."""
        text = Text(sentence.text)
        if sentence.heading:
            text.stylize(self.style("strong"))
        for seat, style in self.names.items():
            text.highlight_words([self.words.name("seat", seat)], style)
        for pattern, role in self.highlights.items():
            text.highlight_regex(pattern, self.style(role))
        return text

    def paragraph(self, line: Line) -> None:
        """Print a line with wrapping; parts that are `text` are coloured like sentences."""
        parts = (
            self.coloured(Sentence(part)) if role == "text" else (part, self.style(role))
            for part, role in line
        )
        self.show(Text.assemble(*parts))

    def story(self, sentences: Sequence[Sentence], most: int) -> None:
        """Print sentences in at most `most` lines, the latest ones. No heading is left without a text."""
        paragraphs: list[Text] = []
        for sentence in sentences[:-1] if sentences and sentences[-1].heading else sentences:
            if sentence.heading or not paragraphs:
                paragraphs.append(Text())
            if paragraphs[-1]:
                paragraphs[-1].append(" ")
            paragraphs[-1].append_text(self.coloured(sentence))
            if not sentence.text.endswith(ENDS):
                paragraphs[-1].append(".")
        lines = [line for text in paragraphs for line in text.wrap(self.console, self.console.width - 2)]
        if len(lines) > most:
            self.show(self.words.t("terminal-more"), "dim")
            lines = lines[-most + 1 :]
        for line in lines:
            self.show(line)

    def height(self, groups: Sequence[Group]) -> int:
        """The number of lines that these choices take."""
        with self.console.capture() as captured:
            self.groups(groups)
        return captured.get().count("\n")

    def groups(self, groups: Sequence[Group]) -> None:
        """Print choices by verb, side by side as they fit."""
        width = max((len(group.title) for group in groups), default=0)
        digits = max(len(str(choice.number)) for group in groups for choice in group.choices)
        for group in groups:
            title = Text(f"{group.title:>{width}}" if width else "", self.style("strong"))
            if group.folded:
                ways = self.words.t("terminal-ways", count=len(group.choices), verb=group.verb)
                body = Text(ways, self.style("dim"))
                self.console.print(Text.assemble(" ", title, "  ", body))
            else:
                self._columns(title, group.choices, digits)

    def _columns(self, title: Text, choices: Sequence[Choice], digits: int) -> None:
        indent = len(title) + 3 if title else 1
        room = max(20, self.console.width - indent - 1)
        cells = [f"{choice.number:>{digits}} {choice.label}" for choice in choices]
        cell = max(map(len, cells)) + 2
        per_line = max(1, room // cell)
        for start in range(0, len(cells), per_line):
            line = Text()
            for choice in choices[start : start + per_line]:
                line.append(f"{choice.number:>{digits}}", self.style("alert"))
                line.append(f" {choice.label:{cell - digits - 1}}")
            line.rstrip()
            head = Text(" ").join([Text(), title, Text(" ")]) if start == 0 and title else Text(" " * indent)
            first, *others = line.wrap(self.console, room)
            self.console.print(Text.assemble(head, first), no_wrap=True, overflow="ignore", crop=False)
            for other in others:
                beside = " " * (indent + digits + 3)
                self.console.print(Text.assemble(beside, other), no_wrap=True, overflow="ignore", crop=False)

    def indented(self, text: str) -> None:
        """Print a longer text with a margin; each of its lines is wrapped separately."""
        self.console.print(Padding(Text(text), (1, 2)))

    # Reading.

    def ask(self, prompt: str, style: str = "", complete: Callable[[str], list[str]] | None = None) -> str:
        """Read one line from the player. Ctrl-C and Ctrl-D leave."""
        try:
            if self.asks_people:
                return self._prompt(prompt, style, complete).strip()
            self.console.print(Text(prompt, style), end="")
            self.console.file.flush()
            line = self.source.readline()
        except (EOFError, KeyboardInterrupt):
            raise LeaveError from None
        self.show(line.rstrip("\n"))
        if not line:
            raise LeaveError
        return line.strip()

    def _prompt(self, prompt: str, style: str, complete: Callable[[str], list[str]] | None) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.formatted_text import ANSI
        from prompt_toolkit.shortcuts import CompleteStyle

        from rattus.cli.play_completer import Completions

        if self._session is None:
            self._session = PromptSession(
                complete_style=CompleteStyle.READLINE_LIKE,
                reserve_space_for_menu=0,
                complete_while_typing=False,
            )
        with self.console.capture() as captured:
            self.console.print(Text(prompt, style), end="")
        return self._session.prompt(
            ANSI(captured.get()), completer=Completions(complete) if complete else None
        )
