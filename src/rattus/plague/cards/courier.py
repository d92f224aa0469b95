"""Courier (bourgeoisie), reconstructed: up to three single steps of own citizens to a neighbour. [§5]

Any citizens, also the same one again.
"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.cards.merchant import usable as usable
from rattus.plague.state import ASK_CARD, Rules, State
from rattus.plague.steps import BLOCK, CARD, ENOUGH

NUMBER = 6
CLASS = "bourgeoisie"
RECONSTRUCTED = True
MOVES = 3
COURIER = CARD + NUMBER * BLOCK
VERBS = (("courier", COURIER, "border"),)
PHASES = ("courier",) * MOVES
"""The stage is the number of moves left."""


@rule
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """One own citizen over any border."""
    for region in range(rules.regions):
        if s.citizens[region][s.seat] > 0:
            for edge in range(rules.first[region], rules.first[region + 1]):
                out[n] = COURIER + edge
                n += 1
    return n


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """The first `courier FROM TO`; two more may follow."""
    s.card = NUMBER
    s.stage = MOVES
    move(rules, s, step)


@rule
def move(rules: Rules, s: State, step: int) -> None:
    """`courier FROM TO`"""
    edge = step - COURIER
    s.citizens[rules.source[edge]][s.seat] -= 1
    s.citizens[rules.to[edge]][s.seat] += 1
    s.stage -= 1
    s.ask = ASK_CARD if s.stage > 0 else s.back


@rule
def answers(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Another move, or `enough`."""
    n = options(rules, s, out, n)
    out[n] = ENOUGH
    return n + 1


@rule
def answer(rules: Rules, s: State, step: int) -> None:
    """Go on, or stop."""
    if step == ENOUGH:
        s.ask = s.back
    else:
        move(rules, s, step)
