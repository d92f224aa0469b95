"""What a seat sees, as numbers for learning: all public things, its own hand, its looks and its tokens.

`features.py` says what each number is. They fit in a signed byte.
"""

from __future__ import annotations

from rattus.cartus.knowledge import least_for, most_for, own_specials, unplaced
from rattus.cartus.state import (
    BUILDINGS,
    CLASSES,
    COPIES,
    KINDS,
    LAYABLE,
    NONE,
    NUNS,
    PEOPLE,
    PILES,
    ROW,
    WIDTH,
    Rules,
    State,
)
from rattus.kernel.contract import MOST_SEEN, Numbers
from rattus.kernel.rule import rule

ENCODING = 1
"""The version of the observation: one more with every change of what is written, or where."""


@rule
def observe(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """Write the features for a seat, and return their number, which is the same in every state of a table.

    Seats are counted clockwise from the one that sees, so that every seat sees itself first. First the table, then
    the seats, then the building row, then the cards: its own, and those it can't place.
    """
    n = observe_table(rules, s, seat, out)
    for place in range(rules.seats):
        n = observe_seat(rules, s, seat, (seat + place) % rules.seats, out, n)
    n = observe_buildings(rules, s, out, n)
    n = observe_row(rules, s, seat, out, n)
    return observe_cards(rules, s, seat, out, n)


@rule
def distance(rules: Rules, seat: int, other: int) -> int:
    """How many seats clockwise another one sits; NONE if there is none."""
    if other == NONE:
        return NONE
    return (other - seat + rules.seats) % rules.seats


@rule
def bits_from(rules: Rules, bits: int, seat: int) -> int:
    """Bits by seat, turned so that the lowest is the seat's own."""
    everybody = (1 << rules.seats) - 1
    bits &= everybody
    return (bits >> seat | bits << (rules.seats - seat)) & everybody


@rule
def observe_table(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """The question and whose it is, counters of the round and of the game, piles."""
    out[0] = seat
    out[1] = s.ask
    out[2] = s.stage
    out[3] = s.round
    out[4] = distance(rules, seat, s.seat)
    out[5] = distance(rules, seat, s.other)
    out[6] = distance(rules, seat, s.start)
    out[7] = distance(rules, seat, s.premium)
    out[8] = distance(rules, seat, s.champion)
    out[9] = s.turn
    out[10] = s.place
    out[11] = s.spot
    out[12] = s.faced
    out[13] = s.draws
    out[14] = s.relief
    out[15] = s.looks
    out[16] = s.claims
    out[17] = s.exchanges
    out[18] = s.gives
    out[19] = min(s.strength, MOST_SEEN)
    out[20] = s.deck
    out[21] = s.discarded
    out[22] = s.refilled
    out[23] = bits_from(rules, s.stirred, seat)
    out[24] = s.token_pile
    out[25] = s.buildings
    out[26] = s.fresh
    out[27] = s.known
    out[28] = s.replacing
    out[29] = s.replaced[0]
    n = 30
    for pile in range(PILES):
        out[n] = s.piles[pile]
        n += 1
    return n


@rule
def observe_seat(rules: Rules, s: State, seat: int, other: int, out: Numbers, n: int) -> int:
    """What all know of a seat: sizes, rats, where it is, its tracks, its specials, and what it has turned up."""
    out[n] = min(s.hand_size[other], MOST_SEEN)
    out[n + 1] = min(s.laid_size[other], MOST_SEEN)
    out[n + 2] = s.token_size[other]
    out[n + 3] = min(s.rats[other], MOST_SEEN)
    out[n + 4] = s.entered[other]
    out[n + 5] = place_in(s.order, s.arrived, other)
    out[n + 6] = place_in(s.line, s.waiting, other)
    out[n + 7] = s.open[other]
    out[n + 8] = s.power[other]
    out[n + 9] = s.scored[other]
    n += 10
    for kind in range(CLASSES):
        out[n] = s.influence[kind][other]
        out[n + 1] = place_in(s.track[kind], rules.seats, other)
        n += 2
    for pile in range(PILES):
        out[n] = own_specials(s, seat, pile) if other == seat else least_for(rules, s, seat, other, pile)
        out[n + 1] = own_specials(s, seat, pile) if other == seat else most_for(rules, s, seat, other, pile)
        n += 2
    for kind in range(LAYABLE):
        out[n] = s.laid[other][kind] if s.open[other] or other == seat else 0
        n += 1
    return n


@rule
def place_in(seats: list[int], count: int, seat: int) -> int:
    """Where a seat stands in a line; NONE if it does not."""
    for place in range(count):
        if seats[place] == seat:
            return place
    return NONE


@rule
def observe_buildings(rules: Rules, s: State, out: Numbers, n: int) -> int:
    """The row's cards by building and supply, and which buildings can come and have come."""
    for place in range(WIDTH):
        known = s.shown[place] != NONE
        out[n] = s.shown[place] // COPIES if known else NONE
        out[n + 1] = s.shown[place] % COPIES if known else NONE
        n += 2
    for building in range(BUILDINGS):
        out[n] = s.used[building]
        out[n + 1] = s.turned[building]
        n += 2
    return n


@rule
def observe_row(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """The nun-row: who of us has looked, and class and nuns if the seat has, or if it is turned up."""
    for spot in range(ROW):
        known = spot < s.faced or (s.seen[spot] >> seat) & 1 == 1
        out[n] = bits_from(rules, s.seen[spot], seat)
        out[n + 1] = s.row[spot] // NUNS if known else NONE
        out[n + 2] = s.row[spot] % NUNS if known else NONE
        n += 3
    return n


@rule
def observe_cards(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """Hand and tokens; of each population card how many are discarded, can't be placed, can't be in the row."""
    for kind in range(KINDS):
        out[n] = s.hand[seat][kind]
        n += 1
    for value in range(rules.values):
        out[n] = s.tokens[seat][value]
        n += 1
    for kind in range(PEOPLE):
        out[n] = s.discards[kind]
        out[n + 1] = unplaced(rules, s, seat, kind)
        out[n + 2] = s.late[seat][kind]
        out[n + 3] = s.given[seat][kind]
        n += 4
    return n
