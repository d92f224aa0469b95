"""What a seat sees, as numbers for learning: all public things, and the faces it has looked at.

`features.py` says what each number is. They fit in a signed byte.
"""

from __future__ import annotations

from rattus.kernel.contract import MOST_SEEN, Numbers
from rattus.kernel.rule import writer
from rattus.plague.state import NONE, SEATS, SLOTS, Rules, State

ENCODING = 1
"""The version of the observation: one more with every change of what is written, or where."""

NO_RAT = 0
LAID_RAT = 1
SUPPLY_RAT = 2
RETURNED_RAT = 3
OF_REGION = 5 + 3 * SLOTS
"""Numbers of a region besides the seats' citizens."""


@writer
def observe(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """Write the features for a seat, and return their number, which is the same in every state of a table.

    Seats are counted clockwise from the one that sees, so that every seat sees itself first. First the table, then
    the seats with their cards, then the regions with their rats.
    """
    cards = rules.cards
    unseen = observe_table(rules, s, seat, out)
    first = unseen + rules.faces + rules.seats * (2 + cards)
    end = first + rules.regions * (rules.seats + OF_REGION)
    for n in range(unseen + rules.faces, end):
        out[n] = 0
    for face in range(rules.faces):
        out[unseen + face] = s.unseen[face]
    observe_seats(rules, s, seat, out, unseen + rules.faces, first)
    observe_pieces(rules, s, out, first)
    observe_rats(rules, s, seat, out, unseen, first)
    return end


@writer
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
    used = s.used
    for i in range(rules.cards):
        out[n + i] = (used >> rules.card[i]) & 1
    return n + rules.cards


@writer
def distance(rules: Rules, seat: int, other: int) -> int:
    """How many seats clockwise another one sits; NONE if there is none."""
    if other == NONE:
        return NONE
    return other - seat + (rules.seats if other < seat else 0)


@writer
def observe_seats(rules: Rules, s: State, seat: int, out: Numbers, n: int, first: int) -> None:
    """Of each seat reserve and haven, for each card whether it holds it, and its citizens in each region."""
    seats = rules.seats
    cards = rules.cards
    other = seat
    for place in range(seats):
        at = n + place * (2 + cards)
        out[at] = s.reserve[other]
        out[at + 1] = s.haven[other]
        for i in range(cards):
            out[at + 2 + i] = int(s.holder[rules.card[i]] == other)
        for region in range(rules.regions):
            out[first + region * (seats + OF_REGION) + place] = s.citizens[region][other]
        other += 1
        if other == seats:
            other = 0


@writer
def observe_pieces(rules: Rules, s: State, out: Numbers, first: int) -> None:
    """Where plague, caravan and the region in question are; where there is none, all is zero already."""
    width = rules.seats + OF_REGION
    first += rules.seats
    if s.plague != NONE:
        out[first + s.plague * width] = 1
    if s.caravan != NONE:
        out[first + s.caravan * width + 1] = 1
    if s.place != NONE and s.place < rules.regions:
        out[first + s.place * width + 2] = 1


@writer
def observe_rats(rules: Rules, s: State, seat: int, out: Numbers, unseen: int, first: int) -> None:
    """Nuns and rats of each region; of each rat where from, who has looked, and the face if the seat has.

    Faces that only others have seen are among those that the seat has never seen.
    """
    seats = rules.seats
    everybody = (1 << seats) - 1
    n = first + seats + 3
    for region in range(rules.regions):
        count = s.rats[region]
        out[n] = s.nuns[region]
        out[n + 1] = count
        n += 2
        for slot in range(SLOTS):
            face = s.face[region][slot]
            marks = s.marks[region][slot]  # none where no rat is
            looked = marks & everybody
            own = (looked >> seat) & 1
            out[n] = (SUPPLY_RAT - ((marks >> SEATS) & 1) + (marks < 0)) * (slot < count)
            out[n + 1] = (looked >> seat | looked << (seats - seat)) & everybody
            out[n + 2] = (face + 1) * own
            if (face | marks | -own) >= 0:
                out[unseen + face] += 1
            n += 3
        n += seats + 3
