"""What a seat sees, as numbers for learning: all public things, and the faces it has looked at.

`features.py` says what each number is. They fit in a signed byte, and several are written at once as a word.
"""

from __future__ import annotations

from collections.abc import Sequence

from rattus.kernel.contract import MOST_SEEN, Numbers
from rattus.kernel.rule import writer
from rattus.kernel.words import BYTE, WORD, copy, four, lowest, together, turned, write
from rattus.plague.state import NONE, SEATS, SLOTS, Rules, State

ENCODING = 4
"""The version of the observation: one more with every change of what is written, or where."""

SUPPLY_RAT = 0
LAID_RAT = 1
RETURNED_RAT = 2
ORIGIN = 3
"""The bits of these numbers, which are the highest of a rat's `marks`."""

EACH = 0x0101_0101_0101
"""One for each rat of two regions, in its byte."""
GATHER = 0x0102_0408_1020
"""Times this, the lowest bits of six bytes come together, 40 bits up."""
ALL = 63
SIGN = 7
"""The bit that tells in a byte that its number is negative."""


@writer
def observe(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """Write the features for a seat, and return their number, which is the same in every state of a table.

    Seats are counted clockwise from the one that sees, so that every seat sees itself first. First the seats with their
    cards, then the regions, their rats, and the table. A word may go beyond its place, since what belongs there is
    written later.
    """
    n = observe_seats(rules, s, seat, out)
    n = observe_regions(rules, s, seat, out, n)
    n = observe_rats(rules, s, seat, out, n)
    return observe_table(rules, s, seat, out, n)


@writer
def observe_seats(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """Of all seats reserve and haven, and of each card who holds it."""
    seats = rules.seats
    write(out, 0, turned(of_seats(s.reserve), seats, seat))
    write(out, seats, turned(of_seats(s.haven), seats, seat))
    n = 2 * seats
    for i in range(rules.cards):
        holder = s.holder[rules.card[i]]
        away = holder - seat + seats * (holder < seat)
        write(out, n, int(holder != NONE) << 8 * away)
        n += seats
    return n


@writer
def observe_regions(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """The regions: citizens by seat; where plague, caravan and the region in question are; nuns; rats."""
    regions = rules.regions
    for region in range(regions):
        write(out, n, turned(of_seats(s.citizens[region]), rules.seats, seat))
        n += rules.seats
    for region in range(0, 3 * regions, WORD):
        write(out, n + region, 0)
    if s.plague != NONE:
        out[n + s.plague] = 1
    if s.caravan != NONE:
        out[n + regions + s.caravan] = 1
    if s.place != NONE and s.place < regions:
        out[n + 2 * regions + s.place] = 1
    n = copy(s.nuns, regions, out, n + 3 * regions)
    return copy(s.rats, regions, out, n)


@writer
def observe_rats(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """The rats: origin, who has looked; the faces that the seat has never seen; those of rats that it knows.

    What only others have seen it has not. The rats of two regions are a word; where there is none, it has no marks and
    no face.
    """
    regions = rules.regions
    for region in range(0, regions, 2):
        write(out, n + SLOTS * region, of_rats(s.marks, region) >> SEATS & ORIGIN * EACH)
    n += SLOTS * regions
    everybody = (1 << rules.seats) - 1
    after = everybody >> seat
    before = everybody - after
    for region in range(0, regions, 2):
        looked = of_rats(s.marks, region) & everybody * EACH
        looked = looked >> seat & after * EACH | looked << (rules.seats - seat) & before * EACH
        write(out, n + SLOTS * region, looked)
    n += SLOTS * regions
    unseen = n
    for face in range(0, rules.faces, WORD):
        write(out, n + face, together(s.unseen, face))
    n += rules.faces
    hidden = 0
    for region in range(0, regions, 2):
        marks = of_rats(s.marks, region)
        faces = of_rats(s.face, region)
        own = marks >> seat & EACH
        write(out, n + SLOTS * region, (faces & own * BYTE) + own)
        unknown = ~(faces >> SIGN | marks >> SIGN | own) & EACH
        hidden |= (unknown * GATHER >> 40 & ALL) << SLOTS * region
    while hidden != 0:
        rat = lowest(hidden)
        out[unseen + s.face[rat // SLOTS][rat % SLOTS]] += 1
        hidden &= hidden - 1
    return n + SLOTS * regions


@writer
def observe_table(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """The question and whose it is, counters of the turn and of the game, the cards used in this turn."""
    out[n] = seat
    out[n + 1] = s.ask
    out[n + 2] = s.card
    out[n + 3] = s.stage
    out[n + 4] = s.back
    out[n + 5] = distance(rules, seat, s.seat)
    out[n + 6] = distance(rules, seat, s.start)
    out[n + 7] = distance(rules, seat, s.active)
    out[n + 8] = distance(rules, seat, s.trigger)
    out[n + 9] = min(s.turn, MOST_SEEN)
    out[n + 10] = min(rules.turn_limit - s.turn, MOST_SEEN)
    out[n + 11] = s.settled
    out[n + 12] = s.supply
    out[n + 13] = s.taken
    out[n + 14] = s.placed
    out[n + 15] = s.spread
    out[n + 16] = s.extra
    out[n + 17] = s.fury
    out[n + 18] = s.passes
    out[n + 19] = s.final
    out[n + 20] = s.slot
    out[n + 21] = s.look_place
    out[n + 22] = s.look_slot
    out[n + 23] = s.returned
    out[n + 24] = s.emptied
    n += 25
    used = s.used
    for i in range(rules.cards):
        out[n + i] = (used >> rules.card[i]) & 1
    return n + rules.cards


@writer
def distance(rules: Rules, seat: int, other: int) -> int:
    """How many seats clockwise another one sits; NONE if there is none."""
    away = other - seat + rules.seats * (other < seat)
    return NONE if other == NONE else away


@writer
def of_seats(small: Numbers) -> int:
    """The numbers of the seats in a word."""
    return four(small, 0) | (small[4] & BYTE) << 32 | (small[5] & BYTE) << 40


@writer
def of_rats(small: Sequence[Numbers], region: int) -> int:
    """The numbers of the rats of a region and the next one in a word."""
    first, second = small[region], small[region + 1]
    return (
        first[0] & BYTE
        | (first[1] & BYTE) << 8
        | (first[2] & BYTE) << 16
        | (second[0] & BYTE) << 24
        | (second[1] & BYTE) << 32
        | (second[2] & BYTE) << 40
    )
