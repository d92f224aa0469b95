"""The chance to survive the plague, exactly, given what a seat knows of the nun-row."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb

from rattus.cartus.state import NONE, NUNS, PEOPLE, ROW, Rules, State


def nuns_seen(s: State, seat: int) -> tuple[int, int]:
    """The nuns on row cards a seat knows, and how many of the cards it does not know."""
    known = [card for spot, card in enumerate(s.row) if spot < s.faced or s.seen[spot] >> seat & 1]
    assert NONE not in known
    return sum(card % NUNS for card in known), ROW - len(known)


def candidates(rules: Rules, s: State, seat: int) -> list[int]:
    """How many cards with 0, 1, … nuns can, for all a seat knows, be in the part of the row it has not seen.

    It is what the rules call unplaced, less what is known to be late, summed by nuns in a few sums: frames need it.
    """
    known = [s.discards, s.hand[seat], s.given[seat], s.late[seat]]
    known += [
        s.laid[other]
        for other in range(rules.seats)
        if s.laid_size[other] and (other == seat or s.open[other])
    ]
    placed = list(map(sum, zip(*(cards[:PEOPLE] for cards in known), strict=True)))
    for spot in range(ROW):
        if spot < s.faced or s.seen[spot] >> seat & 1:
            placed[s.row[spot]] += 1
    return [sum(rules.people[nuns:PEOPLE:NUNS]) - sum(placed[nuns:PEOPLE:NUNS]) for nuns in range(NUNS)]


def survival(rules: Rules, s: State, seat: int) -> Fraction:
    """The chance that the row has at least as many nuns as the seat has rats now.

    Any cards the seat can't place may be there, each as likely, but for those it knows to have been shuffled into the
    deck after the row was laid.
    """
    nuns, unknown = nuns_seen(s, seat)
    return chance(tuple(candidates(rules, s, seat)), unknown, s.rats[seat] - nuns)


@lru_cache(maxsize=4096)
def chance(counts: tuple[int, ...], unknown: int, needed: int) -> Fraction:
    """The chance that `unknown` of the cards with 0, 1, … nuns have at least the nuns that are needed."""
    if needed <= 0:
        return Fraction(1)
    ways = {(0, 0): 1}
    *others, most = enumerate(counts)
    for each, count in others:
        more: dict[tuple[int, int], int] = {}
        for (cards, total), number in ways.items():
            for drawn in range(min(count, unknown - cards) + 1):
                key = (cards + drawn, total + drawn * each)
                more[key] = more.get(key, 0) + number * comb(count, drawn)
        ways = more
    each, count = most  # the rest are of these
    good = all_ways = 0
    for (cards, total), number in ways.items():
        number *= comb(count, unknown - cards)
        all_ways += number
        if total + (unknown - cards) * each >= needed:
            good += number
    return Fraction(good, all_ways)
