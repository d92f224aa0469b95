"""Merchant (bourgeoisie): move up to three own citizens from one region to one neighbour. [2010 class cards]"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule, writer
from rattus.plague.state import Rules, State
from rattus.plague.steps import BLOCK, CARD

NUMBER = 1
CLASS = "bourgeoisie"
MOST = 3
MERCHANT = CARD + NUMBER * BLOCK
VERBS = (("merchant", MERCHANT, "border count"),)


@writer
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Every number of citizens over every border; no splitting. [ruling 9]"""
    step = MERCHANT
    for region in range(rules.regions):
        most = min(MOST, s.citizens[region][s.seat])
        for _ in range(rules.first[region], rules.first[region + 1]):
            for count in range(MOST):
                out[n + count] = step + count
            step += MOST
            n += most
    return n


@rule
def usable(rules: Rules, s: State) -> bool:
    """There is an own citizen on the board."""
    for region in range(rules.regions):
        if s.citizens[region][s.seat] > 0:
            return True
    return False


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """`merchant FROM TO N`"""
    edge = (step - MERCHANT) // MOST
    count = (step - MERCHANT) % MOST + 1
    s.citizens[rules.source[edge]][s.seat] -= count
    s.citizens[rules.to[edge]][s.seat] += count
