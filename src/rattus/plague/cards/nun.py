"""Nun (church): put or move up to three nun pieces; each lowers the counted population by one. [ruling K]

A piece comes to any region, and stays until the Nun moves it.
"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.state import ASK_CARD, REGIONS, Rules, State
from rattus.plague.steps import BLOCK, CARD, ENOUGH

NUMBER = 11
CLASS = "church"
PIECES = 3
PUT = CARD + NUMBER * BLOCK
MOVE = PUT + REGIONS
VERBS = (("nun", PUT, "region"), ("nun", MOVE, "region region"))
PHASES = ("nun",) * PIECES
"""The stage is the number of pieces that may still be put or moved."""


@rule
def off_board(rules: Rules, s: State) -> int:
    """Pieces not yet on the board."""
    count = PIECES
    for region in range(rules.regions):
        count -= s.nuns[region]
    return count


@rule
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """A piece from beside the board into any region, or one from a region to any other."""
    if off_board(rules, s) > 0:
        for region in range(rules.regions):
            out[n] = PUT + region
            n += 1
    for region in range(rules.regions):
        if s.nuns[region] > 0:
            for to in range(rules.regions):
                out[n] = MOVE + region * REGIONS + to
                n += to != region
    return n


@rule
def usable(rules: Rules, s: State) -> bool:
    """Always: every piece is beside the board or on it."""
    return True


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """The first piece; two more may follow."""
    s.card = NUMBER
    s.stage = PIECES
    put(s, step)


@rule
def put(s: State, step: int) -> None:
    """`nun REGION` or `nun FROM TO`"""
    if step < MOVE:
        s.nuns[step - PUT] += 1
    else:
        s.nuns[(step - MOVE) // REGIONS] -= 1
        s.nuns[(step - MOVE) % REGIONS] += 1
    s.stage -= 1
    s.ask = ASK_CARD if s.stage > 0 else s.back


@rule
def answers(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Another piece, or `enough`."""
    n = options(rules, s, out, n)
    out[n] = ENOUGH
    return n + 1


@rule
def answer(rules: Rules, s: State, step: int) -> None:
    """Go on, or stop."""
    if step == ENOUGH:
        s.ask = s.back
    else:
        put(s, step)
