"""The board game as the kernel's contract sees it. See `rattus.kernel.contract`."""

from __future__ import annotations

from rattus.kernel.chance import number, scale
from rattus.kernel.contract import CHANCE, OVER, Contract, Numbers, Steps
from rattus.kernel.playing import playing
from rattus.kernel.rule import rule
from rattus.plague.cards import answer_card, card_answers, card_seen, use_card
from rattus.plague.ending import last_move, last_options
from rattus.plague.ending import results as results
from rattus.plague.flow import after_last_move, to_after, to_next_pass, to_next_turn, to_ravage, to_spread
from rattus.plague.observe import observe as observe
from rattus.plague.rats import draw_face, face_weights, forget_face, pick_face
from rattus.plague.ravage import look_at_rat, turn_options, turn_rat
from rattus.plague.setup import (
    any_region,
    begin_setup,
    put_caravan,
    put_plague,
    settle,
    start_options,
)
from rattus.plague.setup import setup as setup
from rattus.plague.spread import move_plague, spread, spread_options
from rattus.plague.state import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_CARAVAN_DRAW,
    ASK_CARD,
    ASK_FURY,
    ASK_LAST,
    ASK_LOOKED_RAT,
    ASK_NOTHING,
    ASK_PLAGUE_CHOICE,
    ASK_PLAGUE_DRAW,
    ASK_RAT,
    ASK_SETTLE,
    ASK_SPREAD,
    ASK_START,
    ASK_TURN,
    SLOTS,
    Rules,
    State,
)
from rattus.plague.steps import (
    BLOCK,
    CALM,
    CARAVAN,
    CARD,
    END,
    ENOUGH,
    FURY,
    PASS,
    PLACE,
    PLAGUE,
    RAT,
    SETTLE,
    SPREAD,
    START,
    TAKE,
    TURN,
)
from rattus.plague.turn import action_options, after_options, begin_turn, place, take

GPU_THREADS = 1024
"""Games that begin together are in the same places of the rules for a while, so that many at once are fast."""
GPU_REGISTERS = 64


@rule
def actor(rules: Rules, s: State) -> int:
    """Chance, nobody any more, or a seat."""
    if s.ask <= ASK_LOOKED_RAT:
        return CHANCE
    if s.ask == ASK_NOTHING:
        return OVER
    return s.seat


@rule
def legal(rules: Rules, s: State, out: Steps) -> int:
    """The answers to the question that is asked, in their pinned order."""
    if s.ask == ASK_ACTION:
        return action_options(rules, s, out, 0)
    if s.ask == ASK_SPREAD:
        return spread_options(rules, s, out, 0)
    if s.ask == ASK_CARD:
        return int(card_answers(s.card, rules, s, out, 0))
    if s.ask == ASK_FURY:
        out[0] = FURY
        out[1] = CALM
        return 2
    if s.ask == ASK_TURN:
        return turn_options(rules, s, out, 0)
    if s.ask == ASK_AFTER:
        n = after_options(rules, s, out, 0)
        out[n] = END
        return n + 1
    if s.ask == ASK_LAST:
        return last_options(rules, s, out, 0)
    if s.ask == ASK_SETTLE:
        return any_region(rules, SETTLE, out, 0)
    if s.ask == ASK_PLAGUE_CHOICE:
        return any_region(rules, PLAGUE, out, 0)
    return 0


@rule
def outcomes(rules: Rules, s: State, out: Steps, weights: Numbers) -> int:
    """When chance is asked: what can come, with exact integer weights."""
    if s.ask == ASK_RAT or s.ask == ASK_LOOKED_RAT:
        return face_weights(rules, s, s.place, s.slot, out, weights)
    n = 0
    if s.ask == ASK_START:
        n = start_options(rules, s, out, 0)
    if s.ask == ASK_PLAGUE_DRAW:
        n = any_region(rules, PLAGUE, out, 0)
    if s.ask == ASK_CARAVAN_DRAW:
        n = any_region(rules, CARAVAN, out, 0)
    for i in range(n):
        weights[i] = 1
    return n


@rule
def pick(rules: Rules, s: State, r: int) -> int:
    """When chance is asked: the outcome for a random number below 2**32, as walking along `outcomes` gives it."""
    if s.ask == ASK_START:
        return START + scale(r, rules.seats)
    if s.ask == ASK_PLAGUE_DRAW:
        return PLAGUE + scale(r, rules.regions)
    if s.ask == ASK_CARAVAN_DRAW:
        return CARAVAN + scale(r, rules.regions)
    return RAT + pick_face(rules, s, s.place, s.slot, r)


@rule
def act(rules: Rules, s: State, step: int) -> None:
    """An answer in the action phase."""
    if step >= CARD:
        use(rules, s, step)
    elif step >= PLACE:
        place(s, step)
    elif step >= TAKE:
        take(s, step - TAKE)
    else:
        move_plague(rules, s, step - PLAGUE)
        to_spread(rules, s)


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """A card is used, once a turn."""
    card = (step - CARD) // BLOCK
    s.used |= 1 << card
    s.back = s.ask
    use_card(card, rules, s, step)


@rule
def apply(rules: Rules, s: State, step: int) -> None:
    """Carry out a legal step and all that follows by itself, up to the next question."""
    if s.ask == ASK_ACTION:
        act(rules, s, step)
    elif s.ask == ASK_RAT:
        turn_rat(rules, s, step - RAT)
        to_ravage(rules, s)
    elif s.ask == ASK_SPREAD:
        if step == ENOUGH:
            s.extra = 0
        else:
            spread(rules, s, step - SPREAD)
        to_spread(rules, s)
    elif s.ask == ASK_FURY:
        s.fury = 1 if step == FURY else 0
        to_ravage(rules, s)
    elif s.ask == ASK_TURN:
        s.slot = (step - TURN) % SLOTS
        s.ask = ASK_RAT
    elif s.ask == ASK_LAST:
        if step == PASS:
            to_next_pass(rules, s)
        elif step >= CARD:
            use(rules, s, step)
        else:
            last_move(rules, s, step - PLAGUE)
            after_last_move(rules, s)
    elif s.ask == ASK_SETTLE:
        if settle(rules, s, step - SETTLE):
            begin_turn(rules, s, s.start)
    elif s.ask == ASK_START:
        begin_setup(rules, s, step - START)
    elif s.ask == ASK_PLAGUE_DRAW or s.ask == ASK_PLAGUE_CHOICE:
        put_plague(rules, s, step - PLAGUE)
    elif s.ask == ASK_CARAVAN_DRAW:
        put_caravan(s, step - CARAVAN)
    elif s.ask == ASK_AFTER:
        if step == END:
            to_next_turn(rules, s)
        else:
            use(rules, s, step)
            back_to_after(rules, s)
    else:
        if s.ask == ASK_CARD:
            answer_card(s.card, rules, s, step)
        else:
            look_at_rat(rules, s, step - RAT)
            card_seen(s.card, rules, s)
        back_to_after(rules, s)


@rule
def back_to_after(rules: Rules, s: State) -> None:
    """A card used after the plague phase is done: the turn ends when no other can be used."""
    if s.ask == ASK_AFTER:
        to_after(rules, s)


@rule
def view(rules: Rules, s: State, seat: int) -> None:
    """Blank, in place, what a seat may not know (no seat: what the public may not): faces it has not looked at."""
    for region in range(rules.regions):
        for slot in range(s.rats[region]):
            if seat < 0 or (s.marks[region][slot] >> seat) & 1 == 0:
                forget_face(rules, s, region, slot)


@rule
def imagine(rules: Rules, s: State, key0: int, key1: int) -> None:
    """Fill a view with a world: every rat that somebody else has looked at gets a face, with its exact chance."""
    n = 0
    for region in range(rules.regions):
        for slot in range(s.rats[region]):
            if s.marks[region][slot] & ((1 << rules.seats) - 1):
                draw_face(rules, s, region, slot, pick_face(rules, s, region, slot, number(key0, key1, n)))
                n += 1


CONTRACT = Contract(setup, actor, legal, outcomes, pick, apply, view, imagine, observe, results)
play_randomly, replay, play_batch = playing(CONTRACT)
