"""The text form of a game record: header, one step per line, result. Knows no game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rattus.kernel.step import CHANCE_NAME

TAG = re.compile(r'\[([A-Za-z]+) "([^"\\]*)"\]')
SEAT = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")
TAGS = ("Game", "Seats", "Options", "Version")
POSITION = "Position"
"""Only if a game does not begin with the setup."""
FORKS = "Forks"
"""Only if a game was forked from another one."""
FORK = re.compile(r"([A-Za-z0-9][A-Za-z0-9_-]*) ([0-9]{1,7}) ([0-9]{1,20}|hidden)")
HIDDEN = "hidden"
MOST_KEY = 2**64
RESULT = "Result"
LONGEST = 10_000_000
"""The greatest length of a record."""
BYTE_ORDER_MARK = "\ufeff"
"""Some editors put it before the first character."""


class RecordError(ValueError):
    """A record can't be read or breaks the rules: the line, the word, the reason."""

    def __init__(self, line: int, token: str, reason: str) -> None:
        super().__init__(f"line {line}: {token!r}: {reason}" if token else f"line {line}: {reason}")
        self.line = line
        self.token = token
        self.reason = reason


@dataclass(frozen=True)
class Fork:
    """Where a game leaves another one: after these steps, by number, from what a seat knew then.

    What the seat could not know is drawn again, by the key.
    """

    seat: str
    steps: tuple[int, ...]
    key: int


@dataclass(frozen=True)
class ForkTag:
    """A fork as the text has it: after this many of the steps that follow."""

    seat: str
    count: int
    key: int | None
    """None if it is hidden: it reveals what was drawn again."""

    def __str__(self) -> str:
        return f"{self.seat} {self.count} {HIDDEN if self.key is None else self.key}"


@dataclass(frozen=True)
class Header:
    """What a game is played with; and its position and forks, if it does not begin with the setup.

    The position has everything that anybody knows there: it is not for everybody.
    """

    game: str
    seats: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    version: str = "1"
    forks: tuple[Fork, ...] = ()
    position: str = ""

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options)
        values = (self.game, " ".join(self.seats), options, self.version)
        return "".join(f'[{tag} "{value}"]\n' for tag, value in zip(TAGS, values, strict=True))


@dataclass(frozen=True)
class Line:
    """One step of a record, with its line number."""

    number: int
    by: str
    step: str

    def __str__(self) -> str:
        return f"{self.by} {self.step}"


@dataclass(frozen=True)
class Record:
    """A record as its text has it, not yet checked by any rule."""

    header: Header
    lines: tuple[Line, ...]
    result: str | None = None
    result_line: int = 0
    last_line: int = 0
    header_lines: tuple[int, ...] = (1, 2, 3, 4)
    forks: tuple[ForkTag, ...] = ()
    fork_line: int = 0
    position_line: int = 0

    def __str__(self) -> str:
        steps = "".join(f"{line}\n" for line in self.lines)
        position = f'[{POSITION} "{self.header.position}"]\n' if self.header.position else ""
        forks = f'[{FORKS} "{", ".join(map(str, self.forks))}"]\n' if self.forks else ""
        result = "" if self.result is None else f'[{RESULT} "{self.result}"]\n'
        return f"{self.header}{position}{forks}\n{steps}{result}"


def write(
    header: Header,
    steps: Iterable[tuple[str, str]],
    result: str | None,
    forks: tuple[ForkTag, ...] = (),
) -> str:
    """The text of a game."""
    return str(Record(header, tuple(Line(0, by, step) for by, step in steps), result, forks=forks))


def parse(text: str) -> Record:
    """Read a record; errors name their line and word."""
    if len(text) > LONGEST:
        raise RecordError(1, "", f"longer than {LONGEST:,} characters")
    values: dict[str, tuple[int, str]] = {}
    steps: list[Line] = []
    result: tuple[int, str] | None = None
    number = 0
    for number, raw in enumerate(text.removeprefix(BYTE_ORDER_MARK).split("\n"), start=1):
        line = " ".join(raw.split())
        if not line:
            continue
        if result is not None:
            raise RecordError(number, line, "nothing comes after the result")
        if line.startswith("["):
            found = TAG.fullmatch(line)
            if found is None:
                raise RecordError(number, line, 'a header line is written [Name "value"]')
            name, value = found.groups()
            if name == RESULT:
                _complete(values, number)
                result = (number, value)
            elif steps:
                raise RecordError(number, name, "a header line among the steps")
            elif name not in (*TAGS, POSITION, FORKS):
                known = ", ".join((*TAGS, POSITION, FORKS))
                raise RecordError(number, name, f"unknown; header lines are {known}")
            elif name in values:
                raise RecordError(number, name, "stands here twice")
            else:
                values[name] = (number, value)
        else:
            _complete(values, number)
            by, _, step = line.partition(" ")
            if not step:
                raise RecordError(number, by, "a step is written SEAT VERB …, or ? VERB … for chance")
            steps.append(Line(number, by, step))
    _complete(values, number)
    header = _header(values)
    actors = {CHANCE_NAME, *header.seats}
    for step_line in steps:
        if step_line.by not in actors:
            names = " ".join(header.seats)
            raise RecordError(step_line.number, step_line.by, f"not a seat; seats are {names}")
    result_line, result_text = result or (0, None)
    last = result_line or (steps[-1].number if steps else max(line for line, _ in values.values()))
    lines = tuple(values[tag][0] for tag in TAGS)
    fork_line, told = values.get(FORKS, (0, ""))
    forks = _forks(told, fork_line, header, len(steps)) if fork_line else ()
    position_line = values.get(POSITION, (0, ""))[0]
    return Record(
        header, tuple(steps), result_text, result_line, last, lines, forks, fork_line, position_line
    )


def _forks(told: str, line: int, header: Header, steps: int) -> tuple[ForkTag, ...]:
    forks: list[ForkTag] = []
    for part in told.split(","):
        found = FORK.fullmatch(part.strip())
        if found is None or found[1] not in header.seats:
            raise RecordError(line, part.strip(), "a fork is written SEAT STEPS KEY")
        forks.append(ForkTag(found[1], int(found[2]), None if found[3] == HIDDEN else int(found[3])))
    if sum(fork.count for fork in forks) > steps:
        raise RecordError(line, told, f"there are {steps} steps only")
    if any(fork.key is not None and fork.key >= MOST_KEY for fork in forks):
        raise RecordError(line, told, "a key has at most 64 bits")
    return tuple(forks)


def _complete(values: dict[str, tuple[int, str]], number: int) -> None:
    for tag in TAGS:
        if tag not in values:
            raise RecordError(number, "", f'the header line [{tag} "…"] is missing')


def _header(values: dict[str, tuple[int, str]]) -> Header:
    line, seats = values["Seats"]
    names = tuple(seats.split())
    seen: set[str] = set()
    for name in names:
        if not SEAT.fullmatch(name):
            raise RecordError(line, name, "a seat's name has letters, digits, - and _ only")
        if name in seen:
            raise RecordError(line, name, "two seats have this name")
        seen.add(name)
    line, given = values["Options"]
    options: dict[str, str] = {}
    for option in given.split():
        name, equals, value = option.partition("=")
        if not (name and equals and value):
            raise RecordError(line, option, "an option is written name=value")
        if name in options:
            raise RecordError(line, name, "stands here twice")
        options[name] = value
    position = values.get(POSITION, (0, ""))[1]
    return Header(values["Game"][1], names, tuple(options.items()), values["Version"][1], position=position)
