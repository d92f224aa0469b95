"""The card game as the kernel's contract sees it. See `rattus.kernel.contract`."""

from __future__ import annotations

from rattus.cartus.buildings import building_weights, pick_building, turn_up_building
from rattus.cartus.deck import (
    deal,
    deal_weights,
    give,
    pick_deal,
    pick_row,
    refill,
    row_weights,
    turn_row_card,
)
from rattus.cartus.ending import results as results
from rattus.cartus.entering import enter, enter_options, lay, lay_options, play_pass
from rattus.cartus.flow import begin_setup, proceed
from rattus.cartus.knowledge import imagine as imagine
from rattus.cartus.knowledge import show_card
from rattus.cartus.knowledge import view as view
from rattus.cartus.observe import observe as observe
from rattus.cartus.resolving import rob, send_rat, target_options
from rattus.cartus.setup import class_to_draw, lay_out, use_options
from rattus.cartus.state import (
    ASK_BUILDING,
    ASK_DRAW,
    ASK_ENTER,
    ASK_EXCHANGE,
    ASK_GIVE,
    ASK_LAY,
    ASK_LOOKS,
    ASK_NOTHING,
    ASK_ROW,
    ASK_START,
    ASK_SUPPLY,
    ASK_TARGET,
    ASK_TOKENS,
    ASK_USE,
    KINDS,
    NONE,
    PEOPLE,
    PLAGUE,
    SWORDS,
    VALUES,
    Rules,
    State,
)
from rattus.cartus.steps import (
    DEAL,
    DISCARD,
    DONE,
    ENOUGH,
    ENTER,
    GIVE,
    LAY,
    LOOK,
    PASS,
    ROW_CARD,
    START,
    SUPPLY,
    TARGET,
    TOKEN,
    building_step,
    turned_card,
    use_step,
    used_building,
)
from rattus.cartus.supplies import look_options, supply, supply_options
from rattus.kernel.chance import scale
from rattus.kernel.contract import CHANCE, OVER, Contract, Numbers, Steps
from rattus.kernel.playing import playing
from rattus.kernel.rule import rule

GPU_THREADS = 128
GPU_REGISTERS = 32
"""Few, because threads wait for their states, which are large."""


@rule
def setup(rules: Rules, s: State) -> None:
    """The start seat is asked of chance, unless the players have agreed on one. [§2]"""
    lay_out(rules, s)
    if rules.start != NONE:
        begin_setup(rules, s, rules.start)


@rule
def actor(rules: Rules, s: State) -> int:
    """Chance, nobody any more, or a seat."""
    if s.ask <= ASK_TOKENS:
        return CHANCE
    if s.ask == ASK_NOTHING:
        return OVER
    return s.seat


@rule
def legal(rules: Rules, s: State, out: Steps) -> int:
    """The answers to the question that is asked, in their pinned order."""
    if s.ask == ASK_LAY:
        return lay_options(s, out, 0)
    if s.ask == ASK_ENTER:
        return enter_options(rules, s, out, 0)
    if s.ask == ASK_SUPPLY:
        return supply_options(rules, s, out, 0)
    if s.ask == ASK_LOOKS:
        return look_options(rules, s, out, 0)
    if s.ask == ASK_GIVE:
        return hand_options(s, GIVE, out, 0)
    if s.ask == ASK_TARGET:
        return target_options(rules, s, out, 0)
    if s.ask == ASK_EXCHANGE:
        n = hand_options(s, DISCARD, out, 0)
        out[n] = ENOUGH
        return n + 1
    return 0


@rule
def hand_options(s: State, first: int, out: Steps, n: int) -> int:
    """Any card in hand: a block of steps from `first` on."""
    for kind in range(KINDS):
        out[n] = first + kind
        n += s.hand[s.seat][kind] > 0
    return n


@rule
def outcomes(rules: Rules, s: State, out: Steps, weights: Numbers) -> int:
    """When chance is asked: what can come, with exact integer weights."""
    if s.ask == ASK_DRAW:
        return deal_weights(s, out, weights)
    if s.ask == ASK_ROW:
        return row_weights(s, out, weights)
    if s.ask == ASK_BUILDING:
        return building_weights(rules, s, out, weights)
    n = 0
    if s.ask == ASK_TOKENS:
        for value in range(VALUES):
            out[n] = TOKEN + value
            weights[n] = s.token_left[value]
            n += s.token_left[value] > 0
        return n
    if s.ask == ASK_START:
        for seat in range(rules.seats):
            out[seat] = START + seat
        n = rules.seats
    if s.ask == ASK_USE:
        n = use_options(rules, s, out, 0)
    for i in range(n):
        weights[i] = 1
    return n


@rule
def pick(rules: Rules, s: State, r: int) -> int:
    """When chance is asked: the outcome for a random number below 2**32, as walking along `outcomes` gives it."""
    if s.ask == ASK_DRAW:
        return DEAL + pick_deal(s, r)
    if s.ask == ASK_ROW:
        return ROW_CARD + pick_row(s, r)
    if s.ask == ASK_BUILDING:
        return building_step(pick_building(rules, s, r))
    if s.ask == ASK_TOKENS:
        return TOKEN + pick_token(s, r)
    if s.ask == ASK_START:
        return START + scale(r, rules.seats)
    return use_step(pick_use(rules, s, r))


@rule
def pick_token(s: State, r: int) -> int:
    """The value of the next token: every token in the pile is as likely."""
    index = scale(r, s.token_pile)
    value = 0
    while index >= s.token_left[value]:
        index -= s.token_left[value]
        value += 1
    return value


@rule
def pick_use(rules: Rules, s: State, r: int) -> int:
    """The same choice as walking along `use_options`."""
    wanted = class_to_draw(rules, s)
    count = 0
    for building in range(rules.sites):
        count += rules.allowed[building] and rules.building_class[building] == wanted
    index = scale(r, count)
    for building in range(rules.sites):
        if rules.allowed[building] and rules.building_class[building] == wanted:
            if index == 0:
                return building
            index -= 1
    return 0


@rule
def answer(rules: Rules, s: State, step: int) -> bool:
    """Carry out a legal step itself; true if things then go on, false if its seat or chance is asked further."""
    if s.ask == ASK_LAY:
        if step != DONE:
            lay(s, step - LAY)
            return False
    elif s.ask == ASK_DRAW:
        s.due_draw -= 1
        deal(rules, s, step - DEAL)
    elif s.ask == ASK_ENTER:
        if step != PASS:
            enter(s, step - ENTER)
            s.ask = ASK_LAY
            return False
        play_pass(rules, s)
    elif s.ask == ASK_SUPPLY:
        supply(rules, s, step - SUPPLY)
    elif s.ask == ASK_LOOKS:
        s.due_looks -= 1
        s.spot = step - LOOK
        s.ask = ASK_ROW
        return False
    elif s.ask == ASK_ROW:
        turn_row_card(s, step - ROW_CARD)
        if s.stage == PLAGUE:
            s.faced += 1
        else:
            s.seen[s.spot] |= 1 << s.seat
    elif s.ask == ASK_BUILDING:
        turn_up_building(rules, s, turned_card(step))
    elif s.ask == ASK_TOKENS:
        draw_token(s, step - TOKEN)
    elif s.ask == ASK_GIVE:
        s.due_give -= 1
        give(rules, s, step - GIVE)
    elif s.ask == ASK_EXCHANGE:
        if step == ENOUGH:
            s.due_exchange = 0
        else:
            exchange(rules, s, step - DISCARD)
    elif s.ask == ASK_TARGET:
        if s.stage == SWORDS:
            rob(s, step - TARGET)
        else:
            send_rat(s, step - TARGET)
    elif s.ask == ASK_START:
        s.start = step - START
    else:
        s.used |= 1 << used_building(step)
    return True


@rule
def apply(rules: Rules, s: State, step: int) -> None:
    """Carry out a legal step and all that follows by itself, up to the next question."""
    if answer(rules, s, step):
        proceed(rules, s)


@rule
def draw_token(s: State, value: int) -> None:
    """A victory token is drawn unseen; only its owner knows its value."""
    s.due_tokens -= 1
    s.token_pile -= 1
    s.token_left[value] -= 1
    s.tokens[s.seat][value] += 1
    s.token_size[s.seat] += 1


@rule
def exchange(rules: Rules, s: State, kind: int) -> None:
    """A card from hand is discarded, for all to see, and takes a rat off. [§3 D.4]"""
    s.due_exchange -= 1
    s.rats[s.seat] -= 1
    s.hand[s.seat][kind] -= 1
    s.hand_size[s.seat] -= 1
    if kind < PEOPLE:
        s.discards[kind] += 1
        s.discarded += 1
    else:
        s.piles[kind - PEOPLE] += 1
    show_card(rules, s, s.seat, kind, 1)
    refill(rules, s)


CONTRACT = Contract(setup, actor, legal, outcomes, pick, apply, view, imagine, observe, results)
play_randomly, replay, play_batch = playing(CONTRACT)
