"""Edition files: a game's components and numbers as TOML, read with clear errors. Knows no game.

A file is either one that comes with the program (by its id) or the user's own (by its path). A broken file is refused
with the file, the key and the reason.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Protocol, TypeVar

import msgspec

LONGEST = 1_000_000
"""The greatest length of a file."""

Source = Literal["rulebook", "published", "reconstructed", "unstated"]
"""The source of an entry."""
RECONSTRUCTED: Source = "reconstructed"
UNSTATED: Source = "unstated"
SIGN = "°"
"""Marks reconstructed things in the terminal."""

Data = TypeVar("Data")


class Edition(Protocol):
    """What every edition of every game has."""

    @property
    def engine(self) -> str:
        """The name of its rules: that of their game's package."""

    @property
    def id(self) -> str:
        """The name in records: `[Game "rattus"]`."""

    @property
    def title(self) -> str:
        """The name for people."""

    @property
    def version(self) -> int:
        """The version in records; it changes when the same steps could give another game."""

    @property
    def seat_counts(self) -> range:
        """The possible numbers of seats."""


class EditionError(ValueError):
    """An edition file is broken: which file, where in it, and why."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason


class OptionError(ValueError):
    """An option is unknown, or its value is not allowed."""


RANDOM_START = "random"
FIRST_START = "first"


def checked_start(given: str, seats: Sequence[str]) -> str:
    """The option `start` as records write it: `random`, `first`, or the name of another seat."""
    if given in (RANDOM_START, FIRST_START):
        return given
    if given not in seats:
        names = ", ".join(seats)
        raise OptionError(f"start is '{RANDOM_START}', '{FIRST_START}' or one of {names}, not {given!r}")
    return FIRST_START if given == seats[0] else given


def start_seat(start: str, seats: Sequence[str]) -> int | None:
    """The number of the seat that begins, for a checked `start`; None if it is drawn."""
    if start == RANDOM_START:
        return None
    return 0 if start == FIRST_START else seats.index(start)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in an edition file, without unknown keys."""


class About(Entry, frozen=True, kw_only=True):
    """What every edition is."""

    id: str
    year: int
    seats: tuple[int, int]
    name: str = ""
    version: int = 1
    source: Source = UNSTATED


class OfFile:
    """What an edition says of itself by the table `edition` of its file."""

    @property
    def about(self) -> About:
        """That table."""
        raise NotImplementedError

    @property
    def id(self) -> str:
        """The name in records: `[Game "rattus"]`."""
        return self.about.id

    @property
    def title(self) -> str:
        """The name for people."""
        return self.about.name or self.id

    @property
    def version(self) -> int:
        """Records name it."""
        return self.about.version

    @property
    def seat_counts(self) -> range:
        """Numbers of seats it can be played with."""
        low, high = self.about.seats
        return range(low, high + 1)


def read_file(path: str | Path, names: Sequence[str]) -> str:
    """The text of the user's own file; `names` are the editions that need none."""
    try:
        return Path(path).read_text("utf-8-sig")  # some editors put a byte order mark first
    except FileNotFoundError:
        reason = f"there is no such file, nor an edition of that name ({', '.join(names)})"
        raise EditionError(str(path), "", reason) from None
    except UnicodeDecodeError as error:
        raise EditionError(str(path), "", f"not a text file (byte {error.start})") from None
    except OSError as error:
        raise EditionError(str(path), "", f"can't be read: {error.strerror}") from None
    except ValueError:
        raise EditionError(repr(str(path)), "", "not the name of a file") from None


def parse(text: str, file: str, shape: type[Data]) -> Data:
    """The content of a file, validated by its type."""
    try:
        return msgspec.convert(content(text, file), shape)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at ")
        raise EditionError(file, where.strip("`").removeprefix("$.") or "top level", reason) from None


def content(text: str, file: str) -> dict[str, object]:
    """The tables of a file, not validated."""
    if len(text) > LONGEST:
        raise EditionError(file, "", f"longer than {LONGEST:,} characters")
    try:
        return tomllib.loads(text)
    except ValueError as error:  # a TOMLDecodeError, or a number of thousands of digits
        raise EditionError(file, "", f"not TOML: {error}") from None
    except RecursionError:
        raise EditionError(file, "", "not TOML: nested too deeply") from None
