"""The rules of Sacks, as `rattus.kernel.contract` wants them."""

from __future__ import annotations

from typing import Annotated

from rattus.kernel.chance import number, scale
from rattus.kernel.contract import CHANCE, MOST_SEATS, MOST_SEEN, OVER, Contract, Numbers, Steps
from rattus.kernel.playing import playing
from rattus.kernel.record import I8, I16, Record
from rattus.kernel.rule import rule

KINDS = 4
RATS = KINDS - 1
"""The last kind; the others are grain."""
BARN = (12, 9, 6, 5)
"""Sacks of each kind: more than six turns of four seats can take."""
TURNS = 6
LOSS = 2
"""Money lost in the end for each sack with rats."""

TAKE = 0
SELL = 1
"""From here on a step for each grain."""
FIND = SELL + RATS
"""From here on an outcome for each kind."""
STEPS = FIND + KINDS

ASK_SEAT, ASK_SACK, ASK_NOTHING = range(3)


class State(Record):
    """The barn, and what each seat has."""

    barn: Annotated[list[int], "i1", (KINDS,)]
    """Sacks by kind; in a view with all those that the viewer has not seen."""
    hand: Annotated[list[list[int]], "i1", (MOST_SEATS, KINDS)]
    closed: Annotated[list[int], "i1", (MOST_SEATS,)]
    """In a view: how many sacks a seat has whose kind the viewer has not seen."""
    money: Annotated[list[int], "i2", (MOST_SEATS,)]
    turns: I16
    """Turns that have ended, of all seats together."""
    ask: I8


class Rules(Record):
    """What is not the same at every table."""

    seats: I8


@rule
def setup(rules: Rules, s: State) -> None:
    """All sacks are in the barn, and the first seat begins."""
    for kind in range(KINDS):
        s.barn[kind] = BARN[kind]


@rule
def turn_of(rules: Rules, s: State) -> int:
    """The seat whose turn it is."""
    return s.turns % rules.seats


@rule
def actor(rules: Rules, s: State) -> int:
    """Chance says what is in a sack."""
    if s.ask == ASK_SACK:
        return CHANCE
    if s.ask == ASK_NOTHING:
        return OVER
    return turn_of(rules, s)


@rule
def legal(rules: Rules, s: State, out: Steps) -> int:
    """Take a sack, or sell a grain of which there are some."""
    seat = turn_of(rules, s)
    out[0] = TAKE
    n = 1
    for kind in range(RATS):
        if s.hand[seat][kind] > 0:
            out[n] = SELL + kind
            n += 1
    return n


@rule
def outcomes(rules: Rules, s: State, out: Steps, weights: Numbers) -> int:
    """Every sack in the barn is as likely as every other."""
    n = 0
    for kind in range(KINDS):
        if s.barn[kind] > 0:
            out[n] = FIND + kind
            weights[n] = s.barn[kind]
            n += 1
    return n


@rule
def drawn(s: State, r: int) -> int:
    """The kind of a sack, for a random number below 2**32."""
    total = 0
    for kind in range(KINDS):
        total += s.barn[kind]
    left = scale(r, total)
    kind = 0
    while left >= s.barn[kind]:
        left -= s.barn[kind]
        kind += 1
    return kind


@rule
def pick(rules: Rules, s: State, r: int) -> int:
    """What is in the sack, for a random number below 2**32."""
    return FIND + drawn(s, r)


@rule
def price(kind: int, count: int) -> int:
    """Many sacks at once are worth more, and so is rarer grain."""
    return count * count + count * kind


@rule
def apply(rules: Rules, s: State, step: int) -> None:
    """A sack is taken and looked into, or a grain is sold; then it is the next seat's turn."""
    if step == TAKE:
        s.ask = ASK_SACK
        return
    seat = turn_of(rules, s)
    if step >= FIND:
        s.barn[step - FIND] -= 1
        s.hand[seat][step - FIND] += 1
    else:
        kind = step - SELL
        s.money[seat] += price(kind, s.hand[seat][kind])
        s.hand[seat][kind] = 0
    s.turns += 1
    s.ask = ASK_SEAT
    if s.turns == TURNS * rules.seats:
        s.ask = ASK_NOTHING


@rule
def view(rules: Rules, s: State, seat: int) -> None:
    """Others' sacks are closed until the end."""
    if s.ask == ASK_NOTHING:
        return
    for other in range(rules.seats):
        if other != seat:
            for kind in range(KINDS):
                s.closed[other] += s.hand[other][kind]
                s.barn[kind] += s.hand[other][kind]
                s.hand[other][kind] = 0


@rule
def imagine(rules: Rules, s: State, key0: int, key1: int) -> None:
    """Closed sacks can be any that the viewer has not seen."""
    n = 0
    for seat in range(rules.seats):
        while s.closed[seat] > 0:
            kind = drawn(s, number(key0, key1, n))
            s.barn[kind] -= 1
            s.hand[seat][kind] += 1
            s.closed[seat] -= 1
            n += 1


@rule
def sacks_of(s: State, seat: int) -> int:
    """How many sacks a seat has, open or closed."""
    count = s.closed[seat]
    for kind in range(KINDS):
        count += s.hand[seat][kind]
    return count


@rule
def observe(rules: Rules, s: State, seat: int, out: Numbers) -> int:
    """The turn, the own sacks, those not seen, and of every seat how many sacks and how much money it has."""
    out[0] = s.turns
    n = 1
    for kind in range(KINDS):
        out[n] = s.hand[seat][kind]
        out[n + 1] = s.barn[kind]
        for other in range(rules.seats):
            if other != seat:
                out[n + 1] += s.hand[other][kind]
        n += 2
    for i in range(rules.seats):
        other = (seat + i) % rules.seats
        out[n] = sacks_of(s, other)
        out[n + 1] = min(s.money[other], MOST_SEEN)
        n += 2
    return n


@rule
def points(s: State, seat: int) -> int:
    """The money, less what the rats have eaten."""
    return s.money[seat] - LOSS * s.hand[seat][RATS]


@rule
def results(rules: Rules, s: State, score: Numbers, rank: Numbers) -> int:
    """The seat with the most wins; ties share the victory."""
    for seat in range(rules.seats):
        score[seat] = points(s, seat)
        place = seat
        while place > 0 and score[rank[place - 1]] < score[seat]:
            rank[place] = rank[place - 1]
            place -= 1
        rank[place] = seat
    won = 1
    while won < rules.seats and score[rank[won]] == score[rank[0]]:
        won += 1
    return won


CONTRACT = Contract(setup, actor, legal, outcomes, pick, apply, view, imagine, observe, results)
play_randomly, replay, play_batch = playing(CONTRACT)
