"""The chance to survive the plague, exactly, given what a seat knows of the nun-row."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from rattus.cartus.knowledge import unplaced
from rattus.cartus.state import NONE, NUNS, PEOPLE, ROW, Rules, State


def nuns_seen(s: State, seat: int) -> tuple[int, int]:
    """The nuns on row cards a seat knows, and how many of the cards it does not know."""
    known = [card for spot, card in enumerate(s.row) if spot < s.faced or s.seen[spot] >> seat & 1]
    assert NONE not in known
    return sum(card % NUNS for card in known), ROW - len(known)


def candidates(rules: Rules, s: State, seat: int) -> list[int]:
    """How many cards with 0, 1, … nuns can, for all a seat knows, be in the part of the row it has not seen."""
    counts = [0] * NUNS
    for kind in range(PEOPLE):
        counts[kind % NUNS] += unplaced(rules, s, seat, kind) - s.late[seat][kind]
    return counts


def survival(rules: Rules, s: State, seat: int) -> Fraction:
    """The chance that the row has at least as many nuns as the seat has rats now.

    Any cards the seat can't place may be there, each as likely, but for those it knows to have been shuffled into the
    deck after the row was laid.
    """
    nuns, unknown = nuns_seen(s, seat)
    ways = {(0, 0): 1}
    for each, count in enumerate(candidates(rules, s, seat)):
        more: dict[tuple[int, int], int] = {}
        for (cards, total), number in ways.items():
            for drawn in range(min(count, unknown - cards) + 1):
                key = (cards + drawn, total + drawn * each)
                more[key] = more.get(key, 0) + number * comb(count, drawn)
        ways = more
    all_ways = sum(number for (cards, _), number in ways.items() if cards == unknown)
    good = sum(
        number for (cards, total), number in ways.items() if cards == unknown and nuns + total >= s.rats[seat]
    )
    return Fraction(good, all_ways)
