"""The numbers of an observation: the name of each, its kind, and its range."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Literal, NamedTuple

from rattus.kernel.contract import MOST_SEEN

Kind = Literal["count", "flag", "choice", "bits"]
"""A count; 0 or 1; the number of one thing among others; a bit for each of some things, mostly seats, the lowest for
the one that sees.
"""


class Feature(NamedTuple):
    """One number of an observation."""

    label: str
    """What it means."""
    of: tuple[str, ...]
    """The things it is about: regions, cards, seats."""
    kind: Kind
    low: int
    high: int

    @property
    def name(self) -> str:
        """`citizens gallia seat+1`"""
        return " ".join((self.label, *self.of))


def count(label: str, most: int, *things: Iterable[str]) -> Iterator[Feature]:
    """Counts from 0 to `most`, one for each of the things."""
    return each(label, "count", 0, most, *things)


def flag(label: str, *things: Iterable[str]) -> Iterator[Feature]:
    """Flags, 0 or 1, one for each of the things."""
    return each(label, "flag", 0, 1, *things)


def choice(label: str, low: int, high: int, *things: Iterable[str]) -> Iterator[Feature]:
    """The number of one thing among others; a number below all of them means none."""
    return each(label, "choice", low, high, *things)


def bits(label: str, seats: int, *things: Iterable[str]) -> Iterator[Feature]:
    """A bit for each seat."""
    return each(label, "bits", 0, (1 << seats) - 1, *things)


def each(label: str, kind: Kind, low: int, high: int, *things: Iterable[str]) -> Iterator[Feature]:
    """The same feature for all combinations of things, capped at the highest number of an observation."""
    for of in product(*things):
        yield Feature(label, of, kind, low, min(high, MOST_SEEN))


def places(seats: int) -> list[str]:
    """The names of seats relative to the one that sees: itself, then the others clockwise."""
    return ["me", *(f"seat+{i}" for i in range(1, seats))]
