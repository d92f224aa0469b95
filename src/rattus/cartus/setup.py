"""Setup: tracks, rats, nun-row, hands, building cards. [rulebook set up]"""

from __future__ import annotations

from rattus.cartus.state import (
    ASK_START,
    BUILDINGS,
    CLASSES,
    KINDS,
    LAYABLE,
    NONE,
    ONE_PER_CLASS,
    PEOPLE,
    PILES,
    REPLACED,
    ROW,
    SEATS,
    SETUP,
    VALUES,
    WIDTH,
    Rules,
    State,
)
from rattus.cartus.steps import use_step
from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule


@rule
def lay_out(rules: Rules, s: State) -> None:
    """Nothing is drawn yet: start seat, buildings and hands are asked of chance."""
    s.ask = ASK_START
    s.stage = SETUP
    s.eyes = NONE
    s.round = 0
    s.start = NONE
    s.seat = NONE
    s.other = NONE
    s.turn = 0
    s.place = NONE
    s.premium = NONE
    s.champion = NONE
    s.strength = 0
    s.spot = 0
    s.faced = 0
    s.due_draw = 0
    s.due_rats = 0
    s.due_looks = 0
    s.due_tokens = 0
    s.due_exchange = 0
    s.due_give = 0
    setup_seats(rules, s)
    setup_people(rules, s)
    setup_buildings(rules, s)
    clear_round(s)


@rule
def setup_seats(rules: Rules, s: State) -> None:
    """No influence, no cards, ten rats each."""
    for seat in range(SEATS):
        s.rats[seat] = rules.rats if seat < rules.seats else 0
        s.hand_size[seat] = 0
        s.laid_size[seat] = 0
        s.open[seat] = 0
        s.token_size[seat] = 0
        for kind in range(KINDS):
            s.hand[seat][kind] = 0
        for kind in range(LAYABLE):
            s.laid[seat][kind] = 0
        for kind in range(PEOPLE):
            s.given[seat][kind] = 0
            s.late[seat][kind] = 0
        for pile in range(PILES):
            s.least[seat][pile] = 0
            s.most[seat][pile] = 0
        for value in range(VALUES):
            s.tokens[seat][value] = 0
        for kind in range(CLASSES):
            s.influence[kind][seat] = 0
            s.track[kind][seat] = seat


@rule
def setup_people(rules: Rules, s: State) -> None:
    """All population cards are unseen: five of them are the nun-row, the others the deck. Piles and tokens are full."""
    s.deck = -ROW
    s.discarded = 0
    s.refilled = 0
    s.stirred = 0
    for kind in range(PEOPLE):
        s.pool[kind] = rules.people[kind]
        s.old[kind] = 0
        s.discards[kind] = 0
        s.deck += rules.people[kind]
    for spot in range(ROW):
        s.row[spot] = NONE
        s.seen[spot] = 0
    for pile in range(PILES):
        s.piles[pile] = rules.piles[pile]
    s.token_pile = 0
    for value in range(VALUES):
        s.token_left[value] = rules.token_count[value]
        s.token_pile += rules.token_count[value]


@rule
def setup_buildings(rules: Rules, s: State) -> None:
    """Thirty building cards, five of each class; some of them, unseen, are the replacement deck."""
    s.buildings = rules.buildings
    s.fresh = rules.removed
    s.replacing = 0
    s.known = 0
    for i in range(REPLACED):
        s.replaced[i] = NONE
    s.used = 0
    for building in range(BUILDINGS):
        s.turned[building] = 0
        if rules.choice != ONE_PER_CLASS:
            s.used |= rules.allowed[building] << building
    for kind in range(CLASSES):
        s.slots[kind] = rules.copies


@rule
def clear_round(s: State) -> None:
    """No building is turned up, and nobody has entered one."""
    s.shown_size = 0
    for place in range(WIDTH):
        s.shown[place] = NONE
    s.waiting = 0
    s.arrived = 0
    for seat in range(SEATS):
        s.line[seat] = NONE
        s.order[seat] = NONE
        s.entered[seat] = NONE
        s.power[seat] = 0
        s.scored[seat] = 0


@rule
def class_to_draw(rules: Rules, s: State) -> int:
    """The next class whose building chance chooses; CLASSES when there is none. [option one-per-class]"""
    if rules.choice != ONE_PER_CLASS:
        return CLASSES
    drawn = 0
    for building in range(rules.sites):
        drawn += s.used >> building & 1
    return drawn


@rule
def use_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """The buildings of the class; some are left out with some numbers of seats."""
    wanted = class_to_draw(rules, s)
    for building in range(rules.sites):
        out[n] = use_step(building)
        n += rules.allowed[building] and rules.building_class[building] == wanted
    return n
