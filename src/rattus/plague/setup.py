"""Setup: starting rats, supply, plague, start seat, and the settling. [2010 preparations]"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.citizens import add_citizens
from rattus.plague.rats import add_rat
from rattus.plague.state import (
    ASK_CARAVAN_DRAW,
    ASK_PLAGUE_CHOICE,
    ASK_PLAGUE_DRAW,
    ASK_SETTLE,
    ASK_START,
    CARDS,
    FACES,
    LAID,
    NONE,
    REGIONS,
    SEATS,
    SLOTS,
    Rules,
    State,
)
from rattus.plague.steps import START

CITIZENS_SETTLED = 2


@rule
def setup(rules: Rules, s: State) -> None:
    """One face-down starting rat in each region; all citizens in reserve; nobody has a card."""
    s.ask = ASK_START
    s.back = 0
    s.card = NONE
    s.stage = 0
    s.start = NONE
    s.active = NONE
    s.seat = NONE
    s.turn = 0
    s.settled = 0
    s.supply = rules.supply
    s.plague = NONE
    s.caravan = NONE
    s.taken = 0
    s.placed = 0
    s.used = 0
    s.emptied = 0
    s.spread = 0
    s.extra = 0
    s.fury = 0
    s.trigger = NONE
    s.passes = 0
    s.final = 0
    s.place = NONE
    s.slot = 0
    s.look_place = NONE
    s.look_slot = 0
    s.starting = 0
    s.others = 0
    s.laid = rules.regions
    s.returned = 0
    s.open = rules.supply + rules.removed
    for seat in range(SEATS):
        s.reserve[seat] = rules.citizens if seat < rules.seats else 0
        s.haven[seat] = 0
    for card in range(CARDS):
        s.holder[card] = NONE
    for region in range(REGIONS):
        s.rats[region] = 0
        s.nuns[region] = 0
        for seat in range(SEATS):
            s.citizens[region][seat] = 0
        for slot in range(SLOTS):
            s.face[region][slot] = NONE
            s.marks[region][slot] = 0
        if region < rules.regions:
            add_rat(s, region, NONE, LAID)
    for face in range(FACES):
        s.turned[face] = 0
        s.unseen[face] = rules.unseen[face]
        if face < rules.starting:
            s.starting += rules.unseen[face]
        else:
            s.others += rules.unseen[face]
    if rules.start != NONE:
        begin_setup(rules, s, rules.start)


@rule
def begin_setup(rules: Rules, s: State, seat: int) -> None:
    """The start seat is known; then the plague: drawn, or chosen by the start seat. [§2.3, §8]"""
    s.start = seat
    s.seat = seat
    s.ask = ASK_PLAGUE_CHOICE if rules.plague_chosen else ASK_PLAGUE_DRAW


@rule
def start_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Any seat may be the start seat."""
    for seat in range(rules.seats):
        out[n] = START + seat
        n += 1
    return n


@rule
def any_region(rules: Rules, first: int, out: Steps, n: int) -> int:
    """Plague and caravan may start in any region in play, and seats settle there: a block of steps from `first` on."""
    for region in range(rules.regions):
        out[n] = first + region
        n += 1
    return n


@rule
def put_plague(rules: Rules, s: State, region: int) -> None:
    """The plague stands; then the caravan, if it is in play; then the start seat settles first."""
    s.plague = region
    s.ask = ASK_CARAVAN_DRAW if rules.caravan else ASK_SETTLE


@rule
def put_caravan(s: State, region: int) -> None:
    """The caravan stands."""
    s.caravan = region
    s.ask = ASK_SETTLE


@rule
def settle(rules: Rules, s: State, region: int) -> bool:
    """Two citizens into one region, rounds clockwise and counter-clockwise in turn; true after the last. [§2.4]"""
    add_citizens(s, region, CITIZENS_SETTLED)
    s.settled += 1
    round_number = s.settled // rules.seats
    place = s.settled % rules.seats
    if round_number % 2 == 1:
        place = rules.seats - 1 - place
    s.seat = (s.start + place) % rules.seats
    return round_number == rules.rounds
