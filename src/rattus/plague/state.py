"""The board game's two records: `State` (one game) and `Rules` (the tables of one table: edition, seats, options).

Regions, cards and faces are numbers here; `edition.py` knows their names. Only what is in play has a number.
"""

from __future__ import annotations

from typing import Annotated

from rattus.kernel.record import I8, I16, I32, Record

SEATS = 6
REGIONS = 20
SLOTS = 3
"""At most three rats lie in a region, ever. [2010 C.1]"""
EDGES = 96
"""Borders in play, each counted from both sides."""
CARDS = 24
"""Kinds of cards the program knows at most."""
CLASSES = 8
FACES = 64
COUNTS = 6
"""Citizens placed at once: three rats, the Peasant's one and the Queen's two."""
FARTHEST = 3
"""Steps the plague can make at most."""

NONE = -1

# What is asked; questions to chance come first.
ASK_START = 0
ASK_PLAGUE_DRAW = 1
ASK_CARAVAN_DRAW = 2
ASK_RAT = 3
ASK_LOOKED_RAT = 4
ASK_PLAGUE_CHOICE = 5
ASK_SETTLE = 6
ASK_ACTION = 7
ASK_CARD = 8
"""A card's own question after it has been used: `card` and `stage` say which."""
ASK_SPREAD = 9
ASK_FURY = 10
ASK_TURN = 11
ASK_AFTER = 12
ASK_LAST = 13
ASK_NOTHING = 14

LAID = 1 << SEATS
"""In a rat's `marks`: it was laid at setup. The bits below: the seats that have looked at it."""
RETURNED = -128
"""In a rat's `marks`, which are then below zero: it came from the rats that had been turned up before."""


class State(Record):
    """One game. What nobody knows is not in here; `face` is NONE for a rat nobody has looked at."""

    ask: I8
    back: I8  # the question to go back to when a card's use is over
    card: I8
    stage: I8
    start: I8
    active: I8  # the seat that has the turn, or had the last regular one
    seat: I8  # the seat that is asked, if chance is not
    turn: I16
    settled: I8
    supply: I8
    plague: I8
    caravan: I8
    taken: I8
    placed: I8
    used: I32  # a bit for each card used in this turn
    emptied: I8  # the active seat's reserve has been empty in this turn
    spread: I8  # new rats still to be placed
    extra: I8  # further rats that may be placed
    fury: I8  # the plague counts as two citizens
    trigger: I8  # the seat after whose turn the end was first due
    passes: I8  # seats still to come in the last round
    final: I8  # the final ravage has begun
    place: I8  # the region being ravaged or looked at
    slot: I8
    look_place: I8  # the Witch's first rat
    look_slot: I8
    starting: I8  # starting rats that nobody has looked at, wherever they are
    others: I8  # other rats that nobody has looked at, removed ones included
    laid: I8  # face-down rats laid at setup that nobody has looked at
    returned: I8  # rats that came back from those turned up
    open: I8  # places of supply origin that nobody has looked at: on the board, in the supply, removed
    reserve: Annotated[list[int], "i1", (SEATS,)]
    haven: Annotated[list[int], "i1", (SEATS,)]
    holder: Annotated[list[int], "i1", (CARDS,)]
    rats: Annotated[list[int], "i1", (REGIONS,)]
    citizens: Annotated[list[list[int]], "i1", (REGIONS, SEATS)]
    face: Annotated[list[list[int]], "i1", (REGIONS, SLOTS)]
    marks: Annotated[list[list[int]], "i1", (REGIONS, SLOTS)]
    nuns: Annotated[list[int], "i1", (REGIONS,)]
    unseen: Annotated[list[int], "i1", (FACES,)]  # rats nobody has looked at, by face
    turned: Annotated[list[int], "i1", (FACES,)]  # rats turned up, by face, until one of them comes back


class Rules(Record):
    """What the rules need to know of a table: counts, the map, the faces, and the named parameters."""

    seats: I8
    regions: I8
    citizens: I8
    rounds: I8  # of settling
    supply: I8
    removed: I8  # removed rats that were mixed with the whole supply before
    turn_limit: I16
    start: I8  # the seat that begins, or NONE if it is drawn
    plague_chosen: I8  # the start seat chooses where the plague starts
    after: I32  # cards that may also be used after the plague phase
    reserve_any_time: I8  # a reserve that was empty at any time of the turn ends the game
    end_of_round: I8  # the regular game ends with the round, not with the turn
    own_looks: I8  # a seat chooses a rat only where it has looked at one itself
    last_supply: I8  # further rats of the last round come from the supply first
    last_ravage: I8  # in the last round the plague ravages at once where a card moves it
    caravan: I8  # the caravan is in play
    cards: I8
    card: Annotated[list[int], "i1", (CARDS,)]  # kinds of the cards in play, in the edition's order
    card_class: Annotated[list[int], "i1", (CARDS,)]  # by kind
    first: Annotated[list[int], "i2", (REGIONS + 1,)]  # a region's first border in `to`
    source: Annotated[list[int], "i1", (EDGES,)]
    to: Annotated[list[int], "i1", (EDGES,)]
    reach: Annotated[
        list[list[int]], "i4", (FARTHEST, REGIONS)
    ]  # bits: regions within 1, 2, 3 steps, the own one not
    steps: Annotated[list[int], "i1", (CARDS,)]  # by kind: how far the plague goes in a turn
    last_steps: Annotated[list[int], "i1", (CARDS,)]  # by kind: how far in the last round, or NONE
    extra_rats: Annotated[list[int], "i1", (CARDS,)]  # by kind: rats that may be added to the spread
    bonus: Annotated[list[int], "i1", (CARDS,)]  # by kind: the card can add citizens to a placement
    reacts: I32  # a bit for each kind that acts on deaths
    faces: I8
    starting: I8  # faces below this are those of starting rats
    unseen: Annotated[list[int], "i1", (FACES,)]
    limit: Annotated[list[int], "i1", (FACES,)]
    majority: Annotated[list[int], "i1", (FACES,)]  # M on the face
    everyone: Annotated[list[int], "i1", (FACES,)]  # A on the face
    symbols: Annotated[list[list[int]], "i1", (FACES, CLASSES)]
