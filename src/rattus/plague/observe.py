"""What a seat sees, as numbers for learning: all public things, and the faces it has looked at.

`features.py` says what each number is. They fit in a signed byte, so many are written a word at a time.
"""

from __future__ import annotations

from rattus.kernel.contract import MOST_SEEN, Numbers
from rattus.kernel.rule import writer
from rattus.kernel.words import BYTE, four, turned, write
from rattus.plague.state import NONE, SEATS, SLOTS, Rules, State

ENCODING = 2
"""The version of the observation: one more with every change of what is written, or where."""

NO_RAT = 0
LAID_RAT = 1
SUPPLY_RAT = 2
RETURNED_RAT = 3

OF_REGION = 5 + 3 * SLOTS
"""Numbers of a region besides the seats' citizens."""
EACH = 0x010101
"""One for each rat of a region, in its byte."""
SIGN = 7
"""The bit that tells in a byte that its number is negative."""


@writer
def observe(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """Write the features for a seat, and return their number, which is the same in every state of a table.

    Seats are counted clockwise from the one that sees, so that every seat sees itself first. First the table, then the
    seats with their cards, then the regions with their rats. A word may go beyond its place, since what belongs
    there is written later.
    """
    unseen = observe_table(rules, s, seat, out)
    for face in range(rules.faces):
        out[unseen + face] = s.unseen[face]
    first = observe_seats(rules, s, seat, out, unseen + rules.faces)
    end = observe_regions(rules, s, seat, out, first, unseen)
    observe_pieces(rules, s, out, first)
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
def observe_seats(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """Of all seats reserve and haven, and of each card who holds it."""
    seats = rules.seats
    write(out, n, turned(of_seats(s.reserve), seats, seat))
    n += seats
    write(out, n, turned(of_seats(s.haven), seats, seat))
    n += seats
    for i in range(rules.cards):
        holder = s.holder[rules.card[i]]
        away = holder - seat + seats * (holder < seat)
        write(out, n, int(holder != NONE) << 8 * away)
        n += seats
    return n


@writer
def observe_regions(rules: Rules, s: State, seat: int, out: Numbers, n: int, unseen: int) -> int:
    """Of each region citizens by seat, nuns, rats; of its rats where from, who has looked, and faces the seat knows.

    Faces that only others have seen are among those that the seat has never seen.
    """
    seats = rules.seats
    everybody = (1 << seats) - 1
    after = everybody >> seat
    before = everybody - after
    for region in range(rules.regions):
        write(out, n, turned(of_seats(s.citizens[region]), seats, seat))
        n += seats
        marks = of_rats(s.marks[region])
        faces = of_rats(s.face[region])
        rats = s.rats[region]
        origin = (SUPPLY_RAT * EACH - (marks >> SEATS & EACH) + (marks >> SIGN & EACH)) & (1 << 8 * rats) - 1
        looked = marks & everybody * EACH
        own = looked >> seat & EACH
        looked = looked >> seat & after * EACH | looked << (seats - seat) & before * EACH
        known = (faces & own * BYTE) + own
        write(out, n, s.nuns[region] << 24 | rats << 32 | origin << 40)
        write(out, n + 6, origin >> 8 | looked << 16 | known << 40)
        n += OF_REGION
        hidden = ~(faces >> SIGN | marks >> SIGN | own) & EACH
        if hidden != 0:
            for slot in range(SLOTS):
                if hidden >> 8 * slot & 1:
                    out[unseen + (faces >> 8 * slot & BYTE)] += 1
    return n


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
def of_seats(small: Numbers) -> int:
    """The numbers of the seats in a word."""
    return four(small, 0) | (small[4] & BYTE) << 32 | (small[5] & BYTE) << 40


@writer
def of_rats(small: Numbers) -> int:
    """The numbers of a region's rats in a word."""
    return small[0] & BYTE | (small[1] & BYTE) << 8 | (small[2] & BYTE) << 16
