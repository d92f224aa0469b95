"""The end: when the regular game ends, the last round, the score. [2010 game end]"""

from __future__ import annotations

from rattus.kernel.contract import Numbers, Steps
from rattus.kernel.rule import rule
from rattus.plague.cards import card_last_options, may_rage
from rattus.plague.state import ASK_LAST, NONE, Rules, State
from rattus.plague.steps import PASS, PLAGUE
from rattus.plague.turn import ready


@rule
def end_is_due(rules: Rules, s: State) -> bool:
    """At the end of a turn: the supply is empty, or the active seat's reserve, or the turn limit is reached.

    By some rulebooks it is enough that the reserve was empty at some time of the turn. [§8, ruling 3]
    """
    return (
        s.supply == 0
        or s.reserve[s.active] == 0
        or (rules.reserve_any_time != 0 and s.emptied != 0)
        or s.turn >= rules.turn_limit
    )


@rule
def next_seat(rules: Rules, s: State) -> int:
    """Clockwise after the active seat."""
    return (s.active + 1) % rules.seats


@rule
def regular_game_ends(rules: Rules, s: State) -> bool:
    """After the turn in which the end was due; by the German rulebook after that round. [§8]"""
    if s.trigger == NONE and end_is_due(rules, s):
        s.trigger = s.active
    return s.trigger != NONE and (rules.end_of_round == 0 or next_seat(rules, s) == s.start)


@rule
def begin_last_round(rules: Rules, s: State) -> None:
    """Everyone but the seat that triggered, counter-clockwise from its right."""
    s.fury = 0
    s.passes = rules.seats
    s.seat = s.trigger
    next_in_last_round(rules, s)


@rule
def next_in_last_round(rules: Rules, s: State) -> None:
    """Each seat may use each of its cards once."""
    s.passes -= 1
    s.seat = (s.seat + rules.seats - 1) % rules.seats
    s.used = 0
    s.ask = ASK_LAST


@rule
def last_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """The cards held, and `pass`, which is always there. [ruling 10]"""
    moved = False
    for i in range(rules.cards):
        card = rules.card[i]
        if ready(s, card):
            n = card_last_options(card, rules, s, out, n)
            if rules.last_steps[card] != NONE and not moved:
                n = last_move_options(rules, s, out, n)
                moved = True
    out[n] = PASS
    return n + 1


@rule
def last_move_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Cards that move the plague do it once and together; it may also stay. [ruling 2]"""
    steps = 1
    for i in range(rules.cards):
        card = rules.card[i]
        if ready(s, card):
            steps = max(steps, rules.last_steps[card])
    reach = rules.reach[steps - 1][s.plague] | (1 << s.plague)
    for region in range(rules.regions):
        out[n] = PLAGUE + region
        n += (reach >> region) & 1
    return n


@rule
def last_move(rules: Rules, s: State, region: int) -> None:
    """`plague REGION` in the last round: all cards held that move the plague are used; with some it rages."""
    s.plague = region
    s.place = region
    for i in range(rules.cards):
        card = rules.card[i]
        if rules.last_steps[card] != NONE and s.holder[card] == s.seat:
            s.used |= 1 << card
    if may_rage(s):
        s.fury = 1


@rule
def results(rules: Rules, s: State, score: Numbers, rank: Numbers) -> int:
    """Citizens on the board and in the haven; a tie goes to the seat that would have had the next turn first. [§6]

    `rank` lists the seats from first to last; the first one wins.
    """
    for seat in range(rules.seats):
        score[seat] = s.haven[seat]
        for region in range(rules.regions):
            score[seat] += s.citizens[region][seat]
    placed = 0
    for place in range(rules.seats):
        seat = (s.active + 1 + place) % rules.seats
        at = placed
        while at > 0 and score[rank[at - 1]] < score[seat]:
            rank[at] = rank[at - 1]
            at -= 1
        rank[at] = seat
        placed += 1
    return 1
