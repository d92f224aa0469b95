"""The card game's two records: `State` (one game) and `Rules` (the tables of one table: edition, seats, options).

A kind of card is a number: the population cards by class and nuns (`class * NUNS + nuns`), then joker, sword, flute,
pass, gold. A building card is a number too: `building * COPIES + supply`.
"""

from __future__ import annotations

from typing import Annotated

from rattus.kernel.record import I8, I16, I32, Record

SEATS = 5
CLASSES = 6
NUNS = 5
"""Population cards show 0 to 4 nuns."""
PEOPLE = CLASSES * NUNS
"""Kinds of population cards; they come first."""
JOKER = PEOPLE
SWORD = PEOPLE + 1
FLUTE = PEOPLE + 2
PASS_CARD = PEOPLE + 3
GOLD = PEOPLE + 4
KINDS = PEOPLE + 5
LAYABLE = PASS_CARD
"""Kinds below this can be laid."""
PILES = KINDS - PEOPLE
"""Piles that lie face up: jokers and special cards."""
ROW = 5
"""Cards of the nun-row."""
BUILDINGS = 18
"""Buildings of an edition, at most: three of each class."""
NUMBERED = 12
"""The first buildings, whose steps and observations have stood where they stand since there were no others."""
COPIES = 5
"""Supply actions; each building has one card with each."""
WIDTH = 3
"""Building cards turned up a round, at most."""
REPLACED = 13
"""Cards of the replacement deck, at most, and the one that is laid below it before its top card is turned up."""
VALUES = 4
"""Different values of victory tokens, at most."""

NONE = -1
PUBLIC = SEATS
"""In `eyes`: nobody's view, only what all know."""

# What is asked; questions to chance come first.
ASK_START = 0
ASK_USE = 1
ASK_DRAW = 2
ASK_BUILDING = 3
ASK_ROW = 4
ASK_TOKENS = 5
ASK_SUPPLY = 6
ASK_LOOKS = 7
ASK_ENTER = 8
ASK_LAY = 9
ASK_TARGET = 10
ASK_GIVE = 11
ASK_EXCHANGE = 12
ASK_NOTHING = 13

# Where in the game we are.
SETUP = 0
BUILDING_PHASE = 1
SUPPLY_PHASE = 2
ENTER_PHASE = 3
REVEAL = 4
SWORDS = 5
FLUTES = 6
PREMIUM = 7
TRIBUTE_PHASE = 8
STANDARD = 9
CLEAR = 10
PLAGUE = 11

# How the buildings are chosen.
CHOSEN = 0
ONE_PER_CLASS = 1
MIXED = 2

# What a building's action can do: the columns of `Rules.effect`. Before these, a column for each pile. An effect has
# one name: the key of the edition, the column, what is still due to a seat (`due_…`) and the question (`ASK_…`).
DRAW = PILES
DRAW_PER = PILES + 1
RATS = PILES + 2
EXCHANGE = PILES + 3
LOOKS = PILES + 4
TOKENS = PILES + 5
TRIBUTE = PILES + 6
EFFECTS = PILES + 7


class State(Record):
    """One game. What nobody has seen is not in here, but for the multisets it will come from."""

    ask: I8
    stage: I8
    eyes: I8  # whose view this is; NONE: all that anybody knows
    round: I8
    start: I8
    seat: I8  # the seat that is asked, or that chance deals to
    other: I8  # the seat that receives
    turn: I8  # how many have had their turn in this stage
    place: I8  # the building that is resolved
    premium: I8  # the seat with the premium action there
    champion: I8  # with two seats: the seat with the only premium of the round
    strength: I16  # cards the premium seat held when it asked for tribute
    spot: I8  # the nun-row card that is turned up
    faced: I8  # nun-row cards turned up at the end
    due_draw: I8  # cards still to be dealt to the seat
    due_rats: I8  # rats that are taken off it then
    due_looks: I8  # nun-row cards it may still look at
    due_tokens: I8  # victory tokens it still draws
    due_exchange: I8  # cards it may still discard for rats
    due_give: I8  # cards it must still give
    waiting: I8  # seats that have not entered
    line: Annotated[list[int], "i1", (SEATS,)]  # those seats in their order
    arrived: I8  # seats that have entered
    order: Annotated[list[int], "i1", (SEATS,)]  # those seats in their order
    entered: Annotated[list[int], "i1", (SEATS,)]  # which building of the row
    open: Annotated[list[int], "i1", (SEATS,)]  # the seat's laid cards are turned up
    power: Annotated[list[int], "i1", (SEATS,)]  # population cards and jokers among them
    scored: Annotated[list[int], "i1", (SEATS,)]  # influence they have brought in this round
    rats: Annotated[list[int], "i2", (SEATS,)]
    hand_size: Annotated[list[int], "i2", (SEATS,)]
    laid_size: Annotated[list[int], "i2", (SEATS,)]
    hand: Annotated[list[list[int]], "i1", (SEATS, KINDS)]
    laid: Annotated[list[list[int]], "i1", (SEATS, LAYABLE)]
    influence: Annotated[list[list[int]], "i1", (CLASSES, SEATS)]
    track: Annotated[list[list[int]], "i1", (CLASSES, SEATS)]  # the seats from first to last
    tokens: Annotated[list[list[int]], "i1", (SEATS, VALUES)]
    token_size: Annotated[list[int], "i1", (SEATS,)]
    token_pile: I8
    token_left: Annotated[list[int], "i1", (VALUES,)]  # tokens in the pile by value
    piles: Annotated[list[int], "i1", (PILES,)]
    deck: I8  # cards in the deck
    discarded: I8  # cards in the discards
    refilled: (
        I8  # the deck has been made from discards; the unseen nun-row is in `old` then, no more in `pool`
    )
    pool: Annotated[list[int], "i1", (PEOPLE,)]  # the deck, and the unseen nun-row until the deck is refilled
    old: Annotated[list[int], "i1", (PEOPLE,)]
    discards: Annotated[list[int], "i1", (PEOPLE,)]
    row: Annotated[list[int], "i1", (ROW,)]  # the nun-row as far as somebody has looked
    seen: Annotated[list[int], "i1", (ROW,)]  # bits: the seats that have
    given: Annotated[list[list[int]], "i1", (SEATS, PEOPLE)]  # a seat knows that the others hold these
    late: Annotated[
        list[list[int]], "i1", (SEATS, PEOPLE)
    ]  # a seat does not know where these are: not in the row
    stirred: I8  # bits: the seats besides whom somebody has drawn from a deck that was refilled
    least: Annotated[list[list[int]], "i1", (SEATS, PILES)]  # jokers and specials a seat has for all to know
    most: Annotated[
        list[list[int]], "i1", (SEATS, PILES)
    ]  # jokers and specials it can have for all that is known
    shown: Annotated[list[int], "i1", (WIDTH,)]  # the building cards of the round
    shown_size: I8
    buildings: I8  # cards in the building deck
    fresh: I8  # cards in the replacement deck that nobody has seen
    replacing: I8  # the next building card comes from the replacement deck
    known: I8  # cards below those, which all have seen
    replaced: Annotated[list[int], "i1", (REPLACED,)]  # these, from the top
    used: I32  # bits: buildings that can be in this game
    turned: Annotated[list[int], "i1", (BUILDINGS,)]  # bits: supply actions of the cards that were turned up
    slots: Annotated[list[int], "i1", (CLASSES,)]  # unseen building cards of each class


class Rules(Record):
    """What the rules need to know of a table: numbers of components, and what buildings and cards do."""

    seats: I8
    hand: I8
    rats: I8
    track: I8
    copies: I8
    start: I8  # the seat that begins; NONE: it is drawn
    width: I8
    buildings: I8  # cards in the building deck at the start
    removed: I8
    choice: I8  # CHOSEN, ONE_PER_CLASS or MIXED
    sites: I8  # different buildings of the edition
    share: I32  # what an unseen building card weighs; it can be divided among all that can come instead
    allowed: Annotated[list[int], "i1", (BUILDINGS,)]
    agreed: Annotated[
        list[int], "i1", (BUILDINGS,)
    ]  # if CHOSEN: how many cards of each building are in the game
    building_class: Annotated[list[int], "i1", (BUILDINGS,)]
    effect: Annotated[
        list[list[int]], "i1", (2 * BUILDINGS, EFFECTS)
    ]  # standard, premium, building by building
    supply: Annotated[list[list[int]], "i1", (COPIES, 3)]  # cards, rats, looks
    people: Annotated[list[int], "i1", (PEOPLE,)]
    piles: Annotated[list[int], "i1", (PILES,)]
    values: I8
    token_value: Annotated[list[int], "i1", (VALUES,)]
    token_count: Annotated[list[int], "i1", (VALUES,)]
    class_points: Annotated[list[int], "i1", (3,)]
    most_points: I8
    most_tied: I8
    gold_points: Annotated[list[int], "i1", (2,)]
    gold_tied: I8
