"""What a seat sees, as numbers for learning: all public things, and the faces it has looked at."""

from __future__ import annotations

from rattus.kernel.contract import Numbers
from rattus.kernel.rule import rule
from rattus.plague.state import CLASSES, NONE, SLOTS, Rules, State


@rule
def observe(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """Write the features for a seat, and return their number, which is the same in every state of a table.

    Seats are counted clockwise from the one that sees, so that every seat sees itself first. First the table, then
    the seats with their cards, then the regions with their rats.
    """
    n = observe_table(rules, s, seat, out, 0)
    for place in range(rules.seats):
        n = observe_seat(rules, s, (seat + place) % rules.seats, out, n)
    for region in range(rules.regions):
        n = observe_region(rules, s, seat, region, out, n)
    return n


@rule
def observe_table(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """The question and whose it is, counters of the turn and of the game."""
    out[n] = s.ask
    out[n + 1] = s.stage
    out[n + 2] = distance(rules, seat, s.seat)
    out[n + 3] = distance(rules, seat, s.start)
    out[n + 4] = distance(rules, seat, s.active)
    out[n + 5] = distance(rules, seat, s.trigger)
    out[n + 6] = s.turn
    out[n + 7] = s.supply
    out[n + 8] = s.taken
    out[n + 9] = s.placed
    out[n + 10] = s.spread
    out[n + 11] = s.extra
    out[n + 12] = s.fury
    out[n + 13] = s.passes
    out[n + 14] = s.final
    n += 15
    for i in range(rules.cards):
        out[n] = (s.used >> rules.card[i]) & 1
        n += 1
    return n


@rule
def distance(rules: Rules, seat: int, other: int) -> int:
    """How many seats clockwise another one sits; NONE if there is none."""
    if other == NONE:
        return NONE
    return (other - seat + rules.seats) % rules.seats


@rule
def observe_seat(rules: Rules, s: State, other: int, out: Numbers, n: int) -> int:
    """Reserve, haven, and for each card whether the seat holds it."""
    out[n] = s.reserve[other]
    out[n + 1] = s.haven[other]
    n += 2
    for i in range(rules.cards):
        out[n] = int(s.holder[rules.card[i]] == other)
        n += 1
    return n


@rule
def observe_region(rules: Rules, s: State, seat: int, region: int, out: Numbers, n: int) -> int:
    """Citizens by seat, pieces, and the rats: who of us knows them, and what they show if the seat has looked."""
    for place in range(rules.seats):
        out[n] = s.citizens[region][(seat + place) % rules.seats]
        n += 1
    out[n] = int(s.plague == region)
    out[n + 1] = int(s.caravan == region)
    out[n + 2] = int(s.place == region)
    out[n + 3] = s.nuns[region]
    out[n + 4] = s.rats[region]
    n += 5
    for slot in range(SLOTS):
        for place in range(rules.seats):
            out[n] = (s.marks[region][slot] >> ((seat + place) % rules.seats)) & 1
            n += 1
        n = observe_face(rules, s, seat, region, slot, out, n)
    return n


@rule
def observe_face(rules: Rules, s: State, seat: int, region: int, slot: int, out: Numbers, n: int) -> int:
    """Limit, M, A and classes of a rat the seat has looked at; zeros for any other."""
    known = (s.marks[region][slot] >> seat) & 1
    face = s.face[region][slot] if known else 0
    out[n] = rules.limit[face] * known
    out[n + 1] = rules.majority[face] * known
    out[n + 2] = rules.everyone[face] * known
    n += 3
    for kind in range(CLASSES):
        out[n] = rules.symbols[face][kind] * known
        n += 1
    return n
