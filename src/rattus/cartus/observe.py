"""What a seat sees, as numbers for learning: all public things, its own hand, its looks and its tokens."""

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
from rattus.kernel.contract import Numbers
from rattus.kernel.rule import rule


@rule
def observe(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """Write the features for a seat, and return their number, which is the same in every state of a table.

    Seats are counted clockwise from the one that sees, so that every seat sees itself first. First the table, then
    the seats, then the building row, then the cards: its own, and those it can't place.
    """
    n = observe_table(rules, s, seat, out, 0)
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
def observe_table(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """The question and whose it is, counters of the round and of the game, piles."""
    out[n] = s.ask
    out[n + 1] = s.stage
    out[n + 2] = s.round
    out[n + 3] = distance(rules, seat, s.seat)
    out[n + 4] = distance(rules, seat, s.other)
    out[n + 5] = distance(rules, seat, s.start)
    out[n + 6] = s.place
    out[n + 7] = s.spot
    out[n + 8] = s.faced
    out[n + 9] = s.draws
    out[n + 10] = s.looks
    out[n + 11] = s.claims
    out[n + 12] = s.exchanges
    out[n + 13] = s.gives
    out[n + 14] = s.deck
    out[n + 15] = s.discarded
    out[n + 16] = s.token_pile
    out[n + 17] = s.buildings
    out[n + 18] = s.fresh
    out[n + 19] = s.known
    out[n + 20] = s.refilled
    out[n + 21] = s.strength
    n += 22
    for pile in range(PILES):
        out[n] = s.piles[pile]
        n += 1
    return n


@rule
def observe_seat(rules: Rules, s: State, seat: int, other: int, out: Numbers, n: int) -> int:
    """What all know of a seat: sizes, rats, where it is, its tracks, its specials, and what it has turned up."""
    out[n] = s.hand_size[other]
    out[n + 1] = s.laid_size[other]
    out[n + 2] = s.token_size[other]
    out[n + 3] = s.rats[other]
    out[n + 4] = s.entered[other]
    out[n + 5] = place_in(s.order, s.arrived, other)
    out[n + 6] = place_in(s.line, s.waiting, other)
    out[n + 7] = s.open[other]
    n += 8
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
        for place in range(rules.seats):
            out[n] = (s.seen[spot] >> ((seat + place) % rules.seats)) & 1
            n += 1
        known = spot < s.faced or (s.seen[spot] >> seat) & 1 == 1
        out[n] = s.row[spot] // NUNS if known else NONE
        out[n + 1] = s.row[spot] % NUNS if known else NONE
        n += 2
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
