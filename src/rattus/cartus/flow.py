"""What comes next: from a finished step to the next question, through all that happens by itself."""

from __future__ import annotations

from rattus.cartus.actions import act_premium, act_standard, demand_tribute
from rattus.cartus.deck import clear_laid, refill
from rattus.cartus.entering import form_line
from rattus.cartus.resolving import (
    advance,
    anybody_entered,
    begin_resolving,
    building_at,
    fight,
    pipe,
    premium_seat,
    reveal,
)
from rattus.cartus.setup import class_to_draw, clear_round
from rattus.cartus.state import (
    ASK_BUILDING,
    ASK_DRAW,
    ASK_ENTER,
    ASK_EXCHANGE,
    ASK_GIVE,
    ASK_LOOKS,
    ASK_NOTHING,
    ASK_ROW,
    ASK_SUPPLY,
    ASK_TOKENS,
    ASK_USE,
    BUILDING_PHASE,
    CLASSES,
    CLEAR,
    ENTER_PHASE,
    FLUTES,
    NONE,
    PLAGUE,
    PREMIUM,
    REVEAL,
    ROW,
    SETUP,
    STANDARD,
    SUPPLY_PHASE,
    SWORDS,
    TRIBUTE_PHASE,
    Rules,
    State,
)
from rattus.cartus.supplies import has_something_to_look_at, take_off_rats
from rattus.kernel.rule import rule


@rule
def proceed(rules: Rules, s: State) -> None:
    """Go on until somebody is asked."""
    s.ask = NONE
    ask_what_is_due(s)
    while s.ask == NONE:
        go_on(rules, s)
        if s.ask == NONE:
            ask_what_is_due(s)


@rule
def ask_what_is_due(s: State) -> None:
    """Cards, rats taken off, looks, tokens, exchanges and gifts, as far as there is anything to have or to give."""
    if s.due_draw > 0:
        if s.deck > 0:
            s.ask = ASK_DRAW
            return
        s.due_draw = 0
    if s.due_rats > 0:
        take_off_rats(s)
    if s.due_looks > 0:
        if has_something_to_look_at(s):
            s.ask = ASK_LOOKS
            return
        s.due_looks = 0
    if s.due_tokens > 0:
        if s.token_pile > 0:
            s.ask = ASK_TOKENS
            return
        s.due_tokens = 0
    if s.due_exchange > 0:
        if s.hand_size[s.seat] > 0 and s.rats[s.seat] > 0:
            s.ask = ASK_EXCHANGE
            return
        s.due_exchange = 0
    if s.due_give > 0:
        s.ask = ASK_GIVE


@rule
def go_on(rules: Rules, s: State) -> None:
    """The next thing in this stage, or the next stage."""
    if s.stage == REVEAL:
        next_building(rules, s)
    elif s.stage == SWORDS:
        fight(rules, s)
    elif s.stage == FLUTES:
        pipe(rules, s)
    elif s.stage == PREMIUM:
        begin_actions(rules, s)
    elif s.stage == TRIBUTE_PHASE:
        demand_tribute(rules, s)
    elif s.stage == STANDARD:
        act_standard(rules, s)
    elif s.stage == CLEAR:
        clear_building(rules, s)
    elif s.stage == ENTER_PHASE:
        next_to_enter(rules, s)
    elif s.stage == SUPPLY_PHASE:
        next_to_supply(rules, s)
    elif s.stage == BUILDING_PHASE:
        if s.shown_size < rules.width:
            s.ask = ASK_BUILDING
        else:
            s.stage = SUPPLY_PHASE
            s.turn = 0
    elif s.stage == PLAGUE:
        s.spot = s.faced
        s.ask = ASK_ROW if s.faced < ROW else ASK_NOTHING
    else:
        next_to_be_dealt(rules, s)


@rule
def begin_setup(rules: Rules, s: State, seat: int) -> None:
    """The start seat is known without asking: on to the first question.

    `proceed` would do the same, but a rule that is called from one place only is compiled into it, which is faster.
    """
    s.start = seat
    s.ask = NONE
    while s.ask == NONE:
        if s.stage == SETUP:
            next_to_be_dealt(rules, s)
            if s.due_draw > 0:
                s.ask = ASK_DRAW
        else:
            s.ask = ASK_BUILDING


@rule
def next_to_be_dealt(rules: Rules, s: State) -> None:
    """Setup: buildings are chosen, then five cards dealt to each seat in the order of the table. [§2]"""
    if class_to_draw(rules, s) < CLASSES:
        s.ask = ASK_USE
    elif s.turn < rules.seats:
        s.seat = s.turn
        s.turn += 1
        s.due_draw = rules.hand
    else:
        begin_round(s)


@rule
def begin_round(s: State) -> None:
    """Building cards are turned up."""
    s.round += 1
    s.stage = BUILDING_PHASE


@rule
def next_to_supply(rules: Rules, s: State) -> None:
    """In turn order each seat chooses a supply; then all enter."""
    if s.turn < rules.seats:
        s.seat = (s.start + s.turn) % rules.seats
        s.turn += 1
        s.ask = ASK_SUPPLY
    else:
        form_line(rules, s)
        s.stage = ENTER_PHASE


@rule
def next_to_enter(rules: Rules, s: State) -> None:
    """The first in line enters; then the buildings are resolved."""
    if s.waiting > 0:
        s.seat = s.line[0]
        s.ask = ASK_ENTER
    else:
        begin_resolving(rules, s)
        s.place = 0
        s.stage = REVEAL


@rule
def next_building(rules: Rules, s: State) -> None:
    """Buildings are resolved in row order; those nobody has entered are left out."""
    if s.place == rules.width:
        end_round(rules, s)
    elif anybody_entered(rules, s, s.place):
        reveal(rules, s)
        s.stage = SWORDS
    else:
        s.place += 1


@rule
def begin_actions(rules: Rules, s: State) -> None:
    """In the last round the premium seat scores one influence, and there are no actions. [§3 last round]"""
    s.premium = premium_seat(rules, s)
    if s.buildings > 0:
        act_premium(rules, s)
        return
    s.stage = CLEAR
    if s.premium != NONE:
        advance(rules, s, rules.building_class[building_at(s, s.place)], s.premium, 1)


@rule
def clear_building(rules: Rules, s: State) -> None:
    """All laid cards of the building leave together; then the next one."""
    for seat in range(rules.seats):
        if s.entered[seat] == s.place:
            clear_laid(s, seat)
    refill(rules, s)
    s.place += 1
    s.stage = REVEAL


@rule
def end_round(rules: Rules, s: State) -> None:
    """The start seat moves one to the left; after the last round comes the plague. [§3 E]"""
    s.start = (s.start + 1) % rules.seats
    s.place = NONE
    s.premium = NONE
    s.champion = NONE
    s.other = NONE
    s.turn = 0
    s.strength = 0
    clear_round(s)
    if s.buildings > 0:
        begin_round(s)
    else:
        s.stage = PLAGUE
