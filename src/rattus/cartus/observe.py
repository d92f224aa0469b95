"""What a seat sees, as numbers for learning: all public things, its own hand, its looks and its tokens.

`features.py` says what each number is. They fit in a signed byte, and several are written at once as a word.
"""

from __future__ import annotations

from rattus.cartus.state import (
    CLASSES,
    COPIES,
    FLUTE,
    JOKER,
    KINDS,
    LAYABLE,
    NONE,
    NUMBERED,
    NUNS,
    PEOPLE,
    PILES,
    ROW,
    SEATS,
    SWORD,
    WIDTH,
    Rules,
    State,
)
from rattus.kernel.contract import MOST_SEEN, Numbers
from rattus.kernel.rule import writer
from rattus.kernel.words import BYTE, WORD, copy, four, together, turned, write

ENCODING = 4
"""The version of the observation: one more with every change of what is written, or where."""

SPECIALS = 8
LAID_CARDS = SPECIALS + 2 * PILES
OF_SEAT = LAID_CARDS + LAYABLE
"""Where, among the numbers of a seat, those of special and laid cards begin; and how many a seat has."""
EACH = 0x0101010101
"""One for each pile, in its byte."""
NOBODY = 7
"""What NONE is in the lowest bits: a byte of a word that no seat has."""
SIGN = 7
SIGNS = EACH << SIGN
"""The highest bit of each: where it is left after a subtraction, nothing negative has come out."""
LAST_PEOPLE = PEOPLE - WORD
"""Where the last word of population cards begins; it has some in common with the one before."""


@writer
def observe(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """Write the features for a seat, and return their number, which is the same in every state of a table.

    Seats are counted clockwise from the one that sees, so that every seat sees itself first. First the table with its
    tracks, then the seats, then the building row, then the cards: its own, and those it can't place. A word may go
    beyond its place, since what belongs there is written later.
    """
    n = observe_table(rules, s, seat, out)
    n = observe_order(rules, s, seat, out, n)
    observe_specials(rules, s, seat, out, n + SPECIALS)
    other = seat
    for place in range(rules.seats):
        observe_seat(s, seat, other, out, n + place * OF_SEAT)
        other = other + 1 if other + 1 < rules.seats else 0
    n = observe_buildings(rules, s, out, n + rules.seats * OF_SEAT)
    n = observe_row(rules, s, seat, out, n)
    return observe_cards(rules, s, seat, out, n)


@writer
def distance(rules: Rules, seat: int, other: int) -> int:
    """How many seats clockwise another one sits; NONE if there is none."""
    away = other - seat + rules.seats * (other < seat)
    return NONE if other == NONE else away


@writer
def bits_from(rules: Rules, bits: int, seat: int) -> int:
    """Bits by seat, turned so that the lowest is the seat's own."""
    everybody = (1 << rules.seats) - 1
    bits &= everybody
    return (bits >> seat | bits << (rules.seats - seat)) & everybody


@writer
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
    out[13] = s.due_draw
    out[14] = s.due_rats
    out[15] = s.due_looks
    out[16] = s.due_tokens
    out[17] = s.due_exchange
    out[18] = s.due_give
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


@writer
def observe_seat(s: State, seat: int, other: int, out: Numbers, n: int) -> None:
    """What all know of a seat: sizes, rats, where it is, and what it has turned up."""
    out[n] = min(s.hand_size[other], MOST_SEEN)
    out[n + 1] = min(s.laid_size[other], MOST_SEEN)
    out[n + 2] = s.token_size[other]
    out[n + 3] = min(s.rats[other], MOST_SEEN)
    out[n + 4] = s.entered[other]
    out[n + 5] = s.open[other]
    out[n + 6] = s.power[other]
    out[n + 7] = s.scored[other]
    n += LAID_CARDS
    laid = s.laid[other]
    seen = seen_laid(s, seat, other)
    for word in range(LAYABLE // WORD):
        write(out, n + WORD * word, together(laid, WORD * word) & seen)
    for kind in range(LAYABLE // WORD * WORD, LAYABLE):
        out[n + kind] = laid[kind] & seen


@writer
def seen_laid(s: State, seat: int, other: int) -> int:
    """All bits if the seat sees the laid cards of another, else none."""
    return -int((s.laid_size[other] > 0) & ((s.open[other] != 0) | (other == seat)))


@writer
def observe_order(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """Of all seats places among those that have entered, in line, and on the tracks, with their influence."""
    seats = rules.seats
    everybody = (1 << 8 * seats) - 1
    write(out, n, turned(places_in(s.order) & everybody, seats, seat))
    n += seats
    write(out, n, turned(places_in(s.line) & everybody, seats, seat))
    n += seats
    for kind in range(CLASSES):
        write(out, n, turned(five(s.influence[kind], 0), seats, seat))
        n += seats
        write(out, n, turned(places_in(s.track[kind]) & everybody, seats, seat))
        n += seats
    return n


@writer
def places_in(order: Numbers) -> int:
    """Where each seat stands in an order, counted from one, in a word; nobody's place is beyond those of all seats."""
    places = 0
    for place in range(SEATS):
        places |= (place + 1) << 8 * (order[place] & NOBODY)
    return places


@writer
def observe_specials(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> None:
    """How many jokers and special cards each seat has: its own, and what the others must and can have, given those.

    No edition has more than twenty cards in a pile, so sums of them stay in their bytes.
    """
    own = five(s.hand[seat], JOKER) + laid_by_pile(s.laid[seat]) * (1 - s.open[seat])
    left = five(rules.piles, 0) - five(s.piles, 0) - own
    least = -five(s.least[seat], 0)
    most = -five(s.most[seat], 0)
    for other in range(rules.seats):
        left -= laid_by_pile(s.laid[other]) * s.open[other]
        least += five(s.least[other], 0)
        most += five(s.most[other], 0)
    write(out, n, own)
    write(out, n + PILES, own)
    other = seat
    for _ in range(1, rules.seats):
        other += 1
        other -= rules.seats * (other == rules.seats)
        n += OF_SEAT
        low = five(s.least[other], 0)
        high = five(s.most[other], 0)
        write(out, n, larger(low, left, most - high))
        write(out, n + PILES, smaller(high, left, least - low))


@writer
def five(small: Numbers, at: int) -> int:
    """The numbers of the piles, or of the seats, from a place on in a word; none is negative."""
    return four(small, at) | (small[at + 4] & BYTE) << 32


@writer
def laid_by_pile(laid: Numbers) -> int:
    """Of laid cards those of piles; passes and gold can't be laid."""
    return laid[JOKER] & BYTE | (laid[SWORD] & BYTE) << 8 | (laid[FLUTE] & BYTE) << 16


@writer
def larger(low: int, left: int, gone: int) -> int:
    """Of each pile the larger one: this, or what is left when some are gone."""
    over = (left | SIGNS) - low - gone
    return low + (over & (over & SIGNS) - (over >> SIGN & EACH))


@writer
def smaller(high: int, left: int, gone: int) -> int:
    """Of each pile the smaller one: this, or what is left when some are gone."""
    under = (high + gone | SIGNS) - left
    return high - (under & (under & SIGNS) - (under >> SIGN & EACH))


@writer
def observe_buildings(rules: Rules, s: State, out: Numbers, n: int) -> int:
    """The row's cards by building and supply, and which buildings can come and have come; further ones last."""
    for place in range(WIDTH):
        card = s.shown[place]
        out[n + 2 * place] = card // COPIES if card != NONE else NONE
        out[n + 2 * place + 1] = card % COPIES if card != NONE else NONE
    n += 2 * WIDTH
    for building in range(NUMBERED):
        out[n + building] = s.used >> building & 1
    n = copy(s.turned, NUMBERED, out, n + NUMBERED)
    for building in range(NUMBERED, rules.sites):
        out[n] = s.used >> building & 1
        out[n + 1] = s.turned[building]
        n += 2
    return n


@writer
def observe_row(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """The nun-row: who of us has looked, and class and nuns if the seat has, or if it is turned up."""
    seats = rules.seats
    everybody = (1 << seats) - 1
    for spot in range(ROW):
        card = s.row[spot]
        seen = s.seen[spot] & everybody
        known = (spot < s.faced) | ((seen >> seat) & 1)
        out[n + 3 * spot] = (seen >> seat | seen << (seats - seat)) & everybody
        out[n + 3 * spot + 1] = (card // NUNS + 1) * known - 1
        out[n + 3 * spot + 2] = (card % NUNS + 1) * known - 1
    return n + 3 * ROW


@writer
def observe_cards(rules: Rules, s: State, seat: int, out: Numbers, n: int) -> int:
    """Hand and tokens; of each population card how many are discarded, can't be placed, can't be in the row."""
    hand = s.hand[seat]
    for word in range(KINDS // WORD):
        write(out, n + WORD * word, together(hand, WORD * word))
    for kind in range(KINDS // WORD * WORD, KINDS):
        out[n + kind] = hand[kind]
    n += KINDS
    for value in range(rules.values):
        out[n + value] = s.tokens[seat][value]
    n += rules.values
    first = second = third = last = 0
    for other in range(rules.seats):
        laid = s.laid[other]
        seen = seen_laid(s, seat, other)
        first += together(laid, 0) & seen
        second += together(laid, WORD) & seen
        third += together(laid, 2 * WORD) & seen
        last += together(laid, LAST_PEOPLE) & seen
    observe_people(rules, s, seat, out, n, 0, first)
    observe_people(rules, s, seat, out, n, WORD, second)
    observe_people(rules, s, seat, out, n, 2 * WORD, third)
    observe_people(rules, s, seat, out, n, LAST_PEOPLE, last)
    for spot in range(ROW):
        known = (s.row[spot] != NONE) & ((spot < s.faced) | ((s.seen[spot] >> seat) & 1))
        out[n + PEOPLE + s.row[spot] * known] -= known
    return n + 4 * PEOPLE


@writer
def observe_people(rules: Rules, s: State, seat: int, out: Numbers, n: int, kind: int, laid: int) -> None:
    """Eight population cards from one on; `laid` is how many of each the seat sees laid."""
    discards = together(s.discards, kind)
    given = together(s.given[seat], kind)
    placed = discards + given + together(s.hand[seat], kind) + laid
    write(out, n + kind, discards)
    write(out, n + PEOPLE + kind, together(rules.people, kind) - placed)
    write(out, n + 2 * PEOPLE + kind, together(s.late[seat], kind))
    write(out, n + 3 * PEOPLE + kind, given)
