"""The actions of the buildings, premium and standard, as the edition's table says. [§1]"""

from __future__ import annotations

from rattus.cartus.deck import take_from_pile
from rattus.cartus.resolving import building_at
from rattus.cartus.state import (
    CLEAR,
    DRAW,
    DRAW_PER,
    EXCHANGE,
    LOOKS,
    PILES,
    RATS,
    STANDARD,
    TOKENS,
    TRIBUTE,
    TRIBUTE_PHASE,
    Rules,
    State,
)
from rattus.kernel.rule import rule


@rule
def effect(rules: Rules, s: State, place: int, premium: int, what: int) -> int:
    """A number of a building's action."""
    return rules.effect[2 * building_at(s, place) + premium][what]


@rule
def act(rules: Rules, s: State, seat: int, premium: int) -> None:
    """What a seat gains is automatic; what it draws, looks at and discards is asked next. [ruling 9]"""
    s.seat = seat
    for pile in range(PILES):
        take_from_pile(rules, s, seat, pile, effect(rules, s, s.place, premium, pile))
    s.due_draw = effect(rules, s, s.place, premium, DRAW)
    per = effect(rules, s, s.place, premium, DRAW_PER)
    if per > 0:
        s.due_draw += s.scored[seat] // per
    s.due_rats = effect(rules, s, s.place, premium, RATS)
    s.due_exchange = effect(rules, s, s.place, premium, EXCHANGE)
    s.due_looks = effect(rules, s, s.place, premium, LOOKS)
    s.due_tokens = effect(rules, s, s.place, premium, TOKENS)


@rule
def act_premium(rules: Rules, s: State) -> None:
    """The premium action, if there is one here; then tribute, then the others."""
    s.turn = 0
    s.stage = STANDARD
    if s.premium < 0:
        return
    act(rules, s, s.premium, 1)
    if effect(rules, s, s.place, 1, TRIBUTE) > 0:
        s.strength = s.hand_size[s.premium]
        s.stage = TRIBUTE_PHASE


@rule
def demand_tribute(rules: Rules, s: State) -> None:
    """The next victim in turn order: in no such building, and at least as many cards in hand. [ruling 2]"""
    if s.turn == rules.seats:
        s.turn = 0
        s.stage = STANDARD
        return
    victim = (s.start + s.turn) % rules.seats
    s.turn += 1
    protected = effect(rules, s, s.entered[victim], 1, TRIBUTE) > 0
    if not protected and s.hand_size[victim] >= s.strength:
        s.seat = victim
        s.other = s.premium
        s.due_give = min(effect(rules, s, s.place, 1, TRIBUTE), s.hand_size[victim])


@rule
def act_standard(rules: Rules, s: State) -> None:
    """The standard action of the next seat in order of entering."""
    if s.turn == s.arrived:
        s.stage = CLEAR
        return
    seat = s.order[s.turn]
    s.turn += 1
    if s.entered[seat] == s.place and seat != s.premium:
        act(rules, s, seat, 0)
