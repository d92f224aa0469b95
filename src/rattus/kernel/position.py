"""The text form of a position, as far as all games share it.

A position is drawn in lines; in one line they are separated by `;`. The items of the first line are separated by `·`,
and its first item names the game and the seats. What follows is in the game's own language.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rattus.kernel.notation import SEAT, Header
from rattus.kernel.step import HIDDEN

LINE = re.compile(r"[;\n]")
ITEM = re.compile(r"\s*·\s*")
NUMBER = re.compile(r"[0-9]{1,5}")
BETWEEN_LINES = "; "
BETWEEN_ITEMS = " · "
OPTIONS = "options"
VERSION = "version"
NAME = "@"
"""Comes before the name of a seat or a region that is also a word of the language."""
LONGEST = 50_000
"""The greatest length of a position."""


class PositionError(ValueError):
    """A text is not a position, or an impossible one: the word, and the reason."""

    def __init__(self, token: str, reason: str) -> None:
        super().__init__(f"{token!r}: {reason}" if token else reason)
        self.token = token
        self.reason = reason


@dataclass(frozen=True)
class Head:
    """The table of a position: edition, seats, options, and a version if it is not the newest."""

    game: str
    seats: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    version: str | None = None

    @classmethod
    def of(cls, header: Header) -> Head:
        """The table of a header."""
        return cls(header.game, header.seats, header.options, header.version)

    def __str__(self) -> str:
        items = [f"{self.game} {' '.join(self.seats)}"]
        if self.options:
            items.append(f"{OPTIONS} {' '.join(f'{name}={value}' for name, value in self.options)}")
        if self.version is not None:
            items.append(f"{VERSION} {self.version}")
        return BETWEEN_ITEMS.join(items)


def lines_of(text: str) -> list[str]:
    """The lines of a position in either form, with single blanks; empty ones are left out."""
    if len(text) > LONGEST:
        raise PositionError("", f"longer than {LONGEST:,} characters")
    lines = (" ".join(line.split()) for line in LINE.split(text))
    return [line for line in lines if line]


def items_of(line: str) -> list[str]:
    """The items of a line."""
    return [item for item in ITEM.split(line) if item]


def one_line(drawn: str) -> str:
    """A drawn position as one line."""
    return BETWEEN_LINES.join(lines_of(drawn))


def beheaded(text: str) -> tuple[Head, str]:
    """Split the text of a position into its table and the rest."""
    lines = lines_of(text)
    if not lines:
        raise PositionError("", "a position begins with the game and its seats")
    first, *items = items_of(lines[0]) or [""]
    game, *seats = first.split() or [""]
    for i, seat in enumerate(seats):
        if not SEAT.fullmatch(seat) or seat in seats[:i]:
            raise PositionError(seat, "a seat's name has letters, digits, - and _ only, and is its own")
    options: dict[str, str] = {}
    version: str | None = None
    rest = []
    for item in items:
        word, _, said = item.partition(" ")
        if word == OPTIONS and not options:
            options = _options(said)
        elif word == VERSION and version is None:
            version = said
        else:
            rest.append(item)
    return Head(game, tuple(seats), tuple(options.items()), version), "\n".join(
        [BETWEEN_ITEMS.join(rest), *lines[1:]]
    )


def headed(head: Head, drawn: str) -> str:
    """A position with its table in front."""
    return f"{head}{BETWEEN_ITEMS}{drawn}"


def _options(said: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for option in said.split():
        name, equals, value = option.partition("=")
        if not (name and equals and value) or name in options:
            raise PositionError(option, "an option is written name=value, and stands there once")
        options[name] = value
    return options


# Words.


def number(word: str, low: int, high: int, what: str) -> int:
    """A number within bounds; `what` names it in errors."""
    if not NUMBER.fullmatch(word) or not low <= int(word) <= high:
        raise PositionError(word, f"{what}: a number from {low} to {high}")
    return int(word)


def index(names: Sequence[str], word: str, what: str) -> int:
    """The index of a name among the known ones; `what` names it in errors."""
    name = word.removeprefix(NAME)
    if name not in names:
        hidden = "what a seat was shown only can't be played on" if name == HIDDEN else None
        raise PositionError(word, hidden or f"no {what} here; known are {', '.join(names)}")
    return names.index(name)


def named(name: str, words: Collection[str]) -> str:
    """A name, marked if it is also a word of the language."""
    return NAME + name if name in words else name


def pairs(text: str, what: str) -> list[tuple[str, str]]:
    """Split a text into pairs of words."""
    words = text.split()
    if len(words) % 2:
        raise PositionError(text, f"{what} are written in pairs")
    return list(zip(words[::2], words[1::2], strict=True))
