"""Peasant (peasantry): one citizen more when placing, also one where no rat lies. [2010 class cards]

The extra citizen is part of `place` (see `turn.py`). In the last round: one citizen into any region.
"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.citizens import add_citizens
from rattus.plague.state import Rules, State
from rattus.plague.steps import BLOCK, CARD

NUMBER = 0
CLASS = "peasantry"
PEASANT = CARD + NUMBER * BLOCK
VERBS = (("peasant", PEASANT, "region"),)


@rule
def bonus(rules: Rules, s: State) -> int:
    """One citizen more when placing."""
    return 1


@rule
def last_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """In the last round one citizen of the reserve may come to any region. [2010 game end]"""
    if s.reserve[s.seat] > 0:
        for region in range(rules.regions):
            out[n] = PEASANT + region
            n += 1
    return n


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """`peasant REGION`"""
    add_citizens(s, step - PEASANT, 1)
