"""Caravanner (islamic), reconstructed from a summary: the caravan moves two steps and brings a citizen to each. [§5]

Both steps are made; it may return; an empty reserve adds nothing, and at the start it forbids the use.
"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.citizens import add_citizens
from rattus.plague.state import ASK_CARD, Rules, State
from rattus.plague.steps import BLOCK, CARD

NUMBER = 7
CLASS = "islamic"
RECONSTRUCTED = True
CARAVANNER = CARD + NUMBER * BLOCK
VERBS = (("caravan", CARAVANNER, "region"),)
PHASES = ("caravan",)


@rule
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """A neighbour of the caravan's region, if a citizen is in reserve."""
    if s.reserve[s.seat] > 0:
        n = answers(rules, s, out, n)
    return n


@rule
def usable(rules: Rules, s: State) -> bool:
    """A citizen is in reserve."""
    return s.reserve[s.seat] > 0


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """The first `caravan REGION`."""
    enter(s, step)
    s.card = NUMBER
    s.stage = 0
    s.ask = ASK_CARD


@rule
def answers(rules: Rules, s: State, out: Steps, n: int) -> int:
    """The second step: any neighbour, also back."""
    for edge in range(rules.first[s.caravan], rules.first[s.caravan + 1]):
        out[n] = CARAVANNER + rules.to[edge]
        n += 1
    return n


@rule
def answer(rules: Rules, s: State, step: int) -> None:
    """The second `caravan REGION`."""
    enter(s, step)
    s.ask = s.back


@rule
def enter(s: State, step: int) -> None:
    """The caravan enters a region and brings a citizen from the reserve."""
    s.caravan = step - CARAVANNER
    if s.reserve[s.seat] > 0:
        add_citizens(s, s.caravan, 1)
