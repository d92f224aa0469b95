"""The components of a game at one table, as plain data: what all games share. Its package adds its own."""

from __future__ import annotations

from typing import Literal

import msgspec

from rattus.kernel.edition import FIRST_START, RANDOM_START, Source


class OptionInfo(msgspec.Struct, frozen=True):
    """Something that can be chosen for a table.

    A `choice` is one of the `values`; a `seat` is one of them or the name of a seat; `several` are as many of them as
    the default has, joined by `+`; a `number` is between `least` and `most`. Where there are `groups`, cards can be
    chosen instead, `most` of each group, written `farm*3+brewery*2+…`; a name without a number stands for all of its
    group. Defaults that depend on the number of seats are in `by_seats`. `advised_against` are values that others
    advise not to choose, with the numbers of seats for which they do. `reconstructed` are values that are ours.
    """

    name: str
    kind: Literal["choice", "seat", "several", "number"]
    default: str
    by_seats: dict[str, str]
    values: list[str]
    groups: list[list[str]]
    least: int | None
    most: int | None
    advised_against: dict[str, list[int]] = {}
    reconstructed: list[str] = []


def who_begins() -> OptionInfo:
    """The start seat, for games where anybody may begin."""
    return OptionInfo("start", "seat", RANDOM_START, {}, [RANDOM_START, FIRST_START], [], None, None)


class ClassInfo(msgspec.Struct, frozen=True):
    """A class of people: its letter and the name of its card, if it has them."""

    id: str
    letter: str | None
    card: str | None


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """What every game says about a table. `limits` are numbers of its rules by name.

    `source` of a thing, and `sources` of parameters and others, say where they come from: a printed rulebook, other
    published material, or our reconstruction.
    """

    game: str
    title: str
    engine: str
    version: str
    seats: list[str]
    options: dict[str, str]
    choices: list[OptionInfo]
    limits: dict[str, int]
    sources: dict[str, Source]
