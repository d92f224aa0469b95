"""Seatings: all of them in turn, by sets of rotations that share their luck.

A *seating* gives every seat a bot. A *set* is a seating with its rotations: in a set each bot has been in every seat
equally often, and all its games have the same seed, so that no bot gains by a lucky start. A *cycle* is every possible
seating once: with at most as many bots as seats all bots are at every table, with more all combinations take turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from math import comb, factorial

from rattus.kernel.chance import mix
from rattus.lab import LabError

MOST_SETS = 1_000_000
"""The longest cycle worth listing."""

Seating = tuple[int, ...]
"""The number of the bot in each seat."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its number from 1, its set from 0, its seed, and the codes of the bots by seat."""

    game: int
    set: int
    luck: int
    bots: tuple[str, ...]


def rotations(seating: Seating) -> list[Seating]:
    """All different rotations of a seating."""
    turned = [seating[i:] + seating[:i] for i in range(len(seating))]
    return list(dict.fromkeys(turned))


@cache
def circles(mixture: Seating) -> list[Seating]:
    """The arrangements of a mixture round a table, up to rotation."""
    return sorted({min(rotations(order)) for order in permutations(mixture)})


def mixtures(bots: int, seats: int) -> list[Seating]:
    """The mixtures of bots at a table: all bots, some more than once, or every combination if there are too many."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    extras = combinations_with_replacement(range(bots), seats - bots)
    return [tuple(sorted((*range(bots), *extra))) for extra in extras]


@cache
def cycle(bots: int, seats: int) -> list[Seating]:
    """One seating of every set of a cycle; mixtures are spread evenly, so that a part of a cycle is nearly fair."""
    if bots > seats and comb(bots, seats) * factorial(seats - 1) > MOST_SETS:
        raise LabError(f"{bots} bots at {seats} seats have too many combinations: take fewer bots")
    found = []
    for number, mixture in enumerate(mixtures(bots, seats)):
        # Arrangements depend only on how many of each kind there are.
        pattern = tuple(mixture.index(bot) for bot in mixture)
        ways = circles(pattern)
        for way, circle in enumerate(ways):
            seating = tuple(mixture[place] for place in circle)
            found.append(((2 * way + 1) / len(ways), mix(number), seating))
    return [seating for *_, seating in sorted(found)]


def cycle_games(bots: int, seats: int) -> int:
    """The number of games until every seating has been played."""
    return sum(len(rotations(seating)) for seating in cycle(bots, seats))


def fixtures(bots: tuple[str, ...], seats: int, games: int, seed: int) -> Iterator[Fixture]:
    """At least this many games; the last set is completed."""
    seatings = cycle(len(bots), seats)
    game = number = 0
    while game < games:
        for seating in rotations(seatings[number % len(seatings)]):
            game += 1
            yield Fixture(game, number, (seed + number) % 2**63, tuple(bots[bot] for bot in seating))
        number += 1
