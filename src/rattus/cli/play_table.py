"""A game at one terminal: people and bots in turn, each seeing only what their own seat may see."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from rattus.bots import Bot
from rattus.cli.desk import Line, Sentence, desk_of
from rattus.cli.play_choices import FOLDS, Choice, Group, answers, choices, completed, groups, matching
from rattus.cli.play_screen import LeaveError, Screen
from rattus.kernel.step import Step
from rattus.table.game import CannotUndo, Game, View

COMMANDS = ("undo", "board", "log", "help", "save", "record", "quit")
LOG_LINES = 20
RECENT_STEPS = 12
"""How many steps are shown first when a saved game goes on."""
ROOM_FOR_QUESTION = 12
FEWEST_STORY_LINES = 2
LINES_BESIDE_CHOICES, LINES_BESIDE_CHOICES_ON_SMALL_SCREENS = 5, 2
"""The room below the board for the question and the prompt, and some space."""
UNASKED_FILE = "rattus-unfinished.txt"


class Table:
    """One game, its screen, and its players. A seat without a bot is a person's."""

    def __init__(
        self,
        game: Game,
        screen: Screen,
        bots: Mapping[str, Bot],
        save: Path | None = None,
        pause: float = 0.0,
        *,
        thoughts: bool = False,
    ) -> None:
        self.game = game
        self.ruleset = game.ruleset
        self.desk = desk_of(game.ruleset, screen.words)
        self.screen = screen
        self.t = screen.words.t
        self.bots = dict(bots)
        self.people = [seat for seat in game.seats if seat not in bots]
        self.file = save
        self.pause = pause
        self.saved = game.numbers
        self.reader = self.people[0] if len(self.people) == 1 else None
        """The seat of the person at the keyboard."""
        recent = max(0, len(game.numbers) - RECENT_STEPS)
        self.told = recent
        """The number of steps whose events the reader has seen."""
        self.answered = dict.fromkeys(self.people, recent)
        """The number of steps played when each person last answered."""
        self.thoughts = thoughts
        self.kept_thoughts: list[str] = []
        """Thoughts of bots with secret knowledge; shown at the end."""
        self.notes: list[str] = []
        """Notes for the next question."""
        screen.seat(game.seats)
        screen.styles |= self.desk.styles
        screen.highlights = self.desk.highlights

    # The game.

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.welcome()
        try:
            while (seat := self.game.to_act) is not None:
                if seat in self.bots:
                    self.let_play(seat, self.bots[seat])
                else:
                    self.hand_over(seat)
                    self.ask(seat)
            self.finish()
        except (LeaveError, KeyboardInterrupt):
            self.leave()

    def welcome(self) -> None:
        """Introduce the players, and say how to get help."""
        you = "you" if len(self.people) == 1 else "person"
        who = [
            self.t(f"terminal-who-{'bot' if seat in self.bots else you}", seat=seat)
            for seat in self.game.seats
        ]
        title = self.ruleset.edition.title
        self.screen.show(self.t("terminal-welcome", title=title, who=", ".join(who)), "strong")
        for advice in self.desk.advice:
            self.screen.show(advice, "dim")

    def let_play(self, seat: str, bot: Bot) -> None:
        """Play a bot's step, and show its thoughts: at once if everybody knows what it knows, else at the end."""
        secrets, n = self.knows_secrets(seat), len(self.game.numbers) + 1
        self.play(bot.choose(self.game.view(seat)))
        self.tell()
        thought = getattr(bot, "thought", None)
        if not self.thoughts or thought is None:
            return
        if secrets:
            self.kept_thoughts.append(
                self.t("terminal-thought-at", number=n, seat=seat, thought=str(thought))
            )
        else:
            self.screen.show(self.t("terminal-thinks", seat=seat, thought=str(thought)), "dim")

    def play(self, step: str | Step | int) -> None:
        """Play a step, and save the game."""
        self.game.play(step)
        self.keep()

    def keep(self) -> None:
        """Save the game to its file, if it has one; if that fails, the player will be asked for another."""
        if self.file is None:
            return
        try:
            self.game.save(self.file)
        except OSError as error:
            self.notes.append(self.t("terminal-not-written-more", file=self.file, why=error.strerror))
            self.file = None
        else:
            self.saved = self.game.numbers

    # Events.

    def events(self, since: int, reader: str | None) -> list[Any]:
        """All events after this many steps, as a seat or the public may know them."""
        return [
            event
            for moment in self.game.moments(since)
            for event in self.desk.happened(self.game, moment, reader)
        ]

    def sentences(self, since: int, reader: str | None) -> Sequence[Sentence]:
        """The events after this many steps in sentences, as the reader may see them."""
        return self.desk.story(self.events(since, reader))

    def tell(self) -> None:
        """Show new events, line by line."""
        for sentence in self.sentences(self.told, self.reader):
            self.screen.show(self.screen.coloured(sentence))
            if self.pause:
                time.sleep(self.pause)
        self.told = len(self.game.numbers)

    # Several people at one keyboard.

    def knows_secrets(self, seat: str | None) -> bool:
        """Whether a person's board shows anything that the others' may not."""
        return seat is not None and self.seen_by(seat) != self.seen_by(None)

    def seen_by(self, seat: str | None) -> bytearray:
        """The state as a seat, or the public, may know it."""
        return self.game.blinded(self.game.state, seat)

    def hand_over(self, seat: str) -> None:
        """Hand over to the next person, with an empty screen if their boards differ in secrets."""
        if self.reader == seat:
            return
        if self.knows_secrets(seat) or self.knows_secrets(self.reader):
            if self.reader is not None and not self.screen.plain:
                self.screen.ask(self.t("terminal-seen", seat=self.reader))
            self.screen.clear(history=True)
            self.screen.ask(self.t("terminal-pass-keyboard", seat=seat), self.screen.names[seat])
            self.screen.clear(history=True)
            self.told = self.answered[seat]
        self.reader = seat

    def uncover(self) -> None:
        """At the end everybody at the keyboard looks together: remove what only one of them may see."""
        if len(self.people) == 1 or not self.knows_secrets(self.reader):
            return
        if not self.screen.plain:
            self.screen.ask(self.t("terminal-all-look", seat=self.reader))
        self.screen.clear(history=True)
        self.reader = None
        self.told = min(self.answered.values())

    # Questions.

    def ask(self, seat: str) -> None:
        """Ask a person until there is an answer."""
        view = self.game.view(seat)
        given = choices(self.desk, view)
        self.draw(view, given)
        texts = [*(choice.text for choice in given), *COMMANDS]
        asked_after = self.game.numbers
        while self.game.numbers == asked_after:
            style = self.screen.names[seat]
            prompt = f"{self.screen.words.name('seat', seat)} > "
            typed = self.screen.ask(prompt, style, lambda start: completed(texts, start))
            if not typed or self.command(typed, view, given):
                continue
            meant = [(part, matching(given, part)) for part in answers(typed)]
            unclear = [(part, found) for part, found in meant if len(found) != 1]
            if unclear:
                self.puzzled(view, given, *unclear[0])
            else:
                self.answer(seat, [found[0].text for _, found in meant])

    def answer(self, seat: str, texts: Sequence[str]) -> None:
        """Play one choice, or several one after the other, as far as they are still possible."""
        self.answered[seat] = len(self.game.numbers)
        self.play(texts[0])
        for number, text in enumerate(texts[1:], start=1):
            legal = self.game.view(seat).legal
            if legal is None or text not in legal:
                self.notes.append(self.t("terminal-no-longer", steps=", ".join(texts[number:])))
                break
            self.play(text)
        if self.game.to_act != seat:
            self.tell()

    def draw(self, view: View, given: list[Choice]) -> None:
        """Show the board, the events, the question."""
        screen = self.screen
        screen.clear()
        board = self.board(view.state)
        screen.show_lines(board)
        question = Text.assemble(
            (f"{screen.words.name('seat', view.seat).upper()}: ", screen.names[view.seat]),
            self.desk.question(view),
        )
        more_lines = len(question.wrap(screen.console, screen.console.width)) - 1
        shown, left = self.fitting(given, screen.size[1] - len(board) - more_lines)
        room = max(FEWEST_STORY_LINES, left)
        since = self.told if screen.plain else self.answered[view.seat]
        if not screen.small:
            screen.show()
        screen.story(self.sentences(since, view.seat), room)
        self.told = len(self.game.numbers)
        for note in self.notes:
            screen.show(note, "alert")
        self.notes.clear()
        if not screen.small:
            screen.show()
        screen.show(question)
        screen.groups(shown)
        if not screen.small:
            screen.show(self.t("terminal-hint"), "dim")

    def fitting(self, given: list[Choice], room: int) -> tuple[list[Group], int]:
        """The choices, with long groups folded to fit the room below the board; and the lines left."""
        rest = room - (LINES_BESIDE_CHOICES_ON_SMALL_SCREENS if self.screen.small else LINES_BESIDE_CHOICES)
        folds = FOLDS[1:] if self.screen.small else FOLDS
        for most in folds:
            shown = groups(given, self.desk.title, most)
            left = rest - self.screen.height(shown)
            if left >= FEWEST_STORY_LINES:
                break
        return shown, left

    def board(self, state: bytearray) -> Sequence[Line]:
        """The board in the form that fits the screen."""
        columns, rows = self.screen.size
        return self.desk.board(state, columns, rows - ROOM_FOR_QUESTION)

    def puzzled(self, view: View, given: list[Choice], typed: str, found: list[Choice]) -> None:
        """Explain an answer that is not understood: what it could mean, or why it is not possible."""
        if found:
            self.screen.groups(groups(found, self.desk.title))
        elif typed.isascii() and typed.isdigit():
            self.screen.show(self.t("terminal-numbers", count=len(given)), "alert")
        else:
            assert view.legal is not None
            error = self.ruleset.why_not(view.state, typed, view.legal.texts)
            rule = f" [{error.rule}]" if error.rule else ""
            reason = self.t(error.message, **error.details)
            self.screen.show(self.t("terminal-not-possible", reason=reason) + rule, "alert")

    # Commands.

    def command(self, typed: str, view: View, given: list[Choice]) -> bool:
        """Carry out a command, if it is one."""
        verb, _, rest = typed.partition(" ")
        rest = rest.strip()
        match verb.lower():
            case "undo" | "u":
                self.undo(view.seat)
            case "board" | "b":
                self.draw(view, given)
            case "log":
                self.log(rest)
            case "help" | "?" | "h":
                self.help("-".join(rest.lower().split()), view)
            case "save":
                self.save(rest)
            case "record":
                self.screen.indented(self.game.record(view.seat))
            case "quit" | "q" | "exit":
                raise LeaveError
            case _:
                return False
        return True

    def undo(self, seat: str) -> None:
        """Take back the last step, or say why not."""
        try:
            text = self.game.undo(seat)
        except CannotUndo as error:
            why = self.t(f"terminal-undo-{error.stop}", seat=error.by, step=error.step)
            self.screen.show(self.t("terminal-no-undo", reason=why), "alert")
            return
        self.told = len(self.game.numbers)
        self.answered[seat] = min(self.answered[seat], self.told)
        self.keep()
        self.notes.append(self.t("terminal-taken-back", step=text))

    def log(self, count: str) -> None:
        """Show the last events again."""
        if count and not (count.isascii() and count.isdigit()):
            self.screen.show(self.t("terminal-log-number"), "alert")
            return
        for sentence in self.sentences(0, self.reader)[-(int(count) if count else LOG_LINES) or None :]:
            self.screen.show(self.screen.coloured(sentence))

    def help(self, topic: str, view: View) -> None:
        """Help on a topic, or on all."""
        known = self.desk.topics
        meant = [each for each in known if each == topic] or [
            each for each in known if each.startswith(topic)
        ]
        if topic and len(meant) != 1:
            none = self.t("terminal-no-help", topic=repr(topic), topics=", ".join(known))
            self.screen.show(none, "alert")
        else:
            self.screen.indented(self.desk.help(meant[0] if topic else "", view))

    def save(self, name: str) -> None:
        """Save the game to a file the player names."""
        if not name:
            self.screen.show(self.t("terminal-save-name"), "alert")
            return
        try:
            self.game.save(Path(name).expanduser())
        except OSError as error:
            self.screen.show(self.t("terminal-not-written", file=name, why=error.strerror), "alert")
            return
        self.saved = self.game.numbers
        self.screen.show(self.t("terminal-saved-in", file=name), whole=True)

    # Leaving.

    def finish(self) -> None:
        """The end: the last board, how it ended, who won."""
        self.uncover()
        self.tell()
        self.screen.show()
        self.screen.show_lines(self.board(self.seen_by(self.people[0] if len(self.people) == 1 else None)))
        self.screen.show()
        for line in self.desk.ending(self.game, self.events(0, None)):
            self.screen.paragraph(line)
        if self.kept_thoughts:
            self.screen.show()
            self.screen.show(self.t("terminal-thoughts"), "strong")
            for told in self.kept_thoughts:
                self.screen.show(told)
        if self.file is not None:
            self.screen.show(self.t("terminal-record-in", file=self.file))
        elif self.screen.asks_people and self.saved != self.game.numbers:
            self.offer_to_save()

    def leave(self) -> None:
        """Leave without losing the game: it is in its file, or the player is asked for one."""
        self.screen.show()
        self.keep()
        if self.file is not None:
            self.screen.show(self.t("terminal-saved", file=self.file), whole=True)
        elif self.saved != self.game.numbers:
            self.offer_to_save()

    def offer_to_save(self) -> None:
        """Ask for a file; if a person leaves without an answer, choose one."""
        try:
            name = self.screen.ask(self.t("terminal-save-asked"))
        except LeaveError:
            if not self.screen.asks_people:
                return
            name = unused(UNASKED_FILE)
        if name:
            self.save(name)


def unused(name: str) -> str:
    """A file name like this one that is not in use."""
    path = Path(name)
    tried = path
    count = 1
    while tried.exists():
        count += 1
        tried = path.with_stem(f"{path.stem}-{count}")
    return str(tried)
