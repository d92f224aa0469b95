"""What a seat sees, as numbers for learning: all public things, and the faces it has looked at.

`features.py` says what each number is. They fit in a signed byte.
"""

from __future__ import annotations

from rattus.kernel.contract import MOST_SEEN, Numbers
from rattus.kernel.rule import rule
from rattus.plague.state import LAID, NONE, SLOTS, Rules, State

ENCODING = 1
"""The version of the observation: one more with every change of what is written, or where."""

NO_RAT = 0
LAID_RAT = 1
SUPPLY_RAT = 2
RETURNED_RAT = 3


@rule
def observe(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """Write the features for a seat, and return their number, which is the same in every state of a table.

    Seats are counted clockwise from the one that sees, so that every seat sees itself first. First the table, then
    the seats with their cards, then the regions with their rats.
    """
    n = observe_table(rules, s, seat, out)
    n = observe_unseen(rules, s, seat, out, n)
    for place in range(rules.seats):
        n = observe_seat(rules, s, (seat + place) % rules.seats, out, n)
    for region in range(rules.regions):
        n = observe_region(rules, s, seat, region, out, n)
    return n


@rule
def observe_table(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """The question and whose it is, counters of the turn and of the game, the cards used in this turn."""
    out[0] = seat
    out[1] = s.ask
    out[2] = s.card
    out[3] = s.stage
    out[4] = s.back
    out[5] = distance(rules, seat, s.seat)
    out[6] = distance(rules, seat, s.start)
    out[7] = distance(rules, seat, s.active)
    out[8] = distance(rules, seat, s.trigger)
    out[9] = min(s.turn, MOST_SEEN)
    out[10] = min(rules.turn_limit - s.turn, MOST_SEEN)
    out[11] = s.settled
    out[12] = s.supply
    out[13] = s.taken
    out[14] = s.placed
    out[15] = s.spread
    out[16] = s.extra
    out[17] = s.fury
    out[18] = s.passes
    out[19] = s.final
    out[20] = s.slot
    out[21] = s.look_place
    out[22] = s.look_slot
    out[23] = s.returned
    n = 24
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
def observe_unseen(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """Of each face, how many rats the seat has never seen: those that nobody has, and those that only others have."""
    for face in range(rules.faces):
        out[n + face] = s.unseen[face]
    for region in range(rules.regions):
        for slot in range(s.rats[region]):
            marks = s.marks[region][slot]
            if s.face[region][slot] != NONE and marks >= 0 and (marks >> seat) & 1 == 0:
                out[n + s.face[region][slot]] += 1
    return n + rules.faces


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
    """Citizens by seat, pieces, and the rats: where from, who has looked, and the face if the seat has."""
    for place in range(rules.seats):
        out[n] = s.citizens[region][(seat + place) % rules.seats]
        n += 1
    out[n] = int(s.plague == region)
    out[n + 1] = int(s.caravan == region)
    out[n + 2] = int(s.place == region)
    out[n + 3] = s.nuns[region]
    out[n + 4] = s.rats[region]
    n += 5
    everybody = (1 << rules.seats) - 1
    for slot in range(SLOTS):
        out[n] = NO_RAT
        out[n + 1] = 0
        out[n + 2] = 0
        if slot < s.rats[region]:
            marks = s.marks[region][slot]
            looked = marks & everybody
            out[n] = RETURNED_RAT if marks < 0 else LAID_RAT if marks & LAID else SUPPLY_RAT
            out[n + 1] = (looked >> seat | looked << (rules.seats - seat)) & everybody
            out[n + 2] = s.face[region][slot] + 1 if (looked >> seat) & 1 else 0
        n += 3
    return n
