"""Knight (chivalry): the plague goes farther, and may count as two citizens. [2010 class cards]

In a regular turn the Knight is part of the plague phase: `turn.py` asks how far the plague goes, `flow.py`
whether it rages. Here is the last round: the plague moves or stays, and then counts as two citizens in the
final ravage of the region where it finally stands.
"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.state import Rules, State
from rattus.plague.steps import BLOCK, CARD

NUMBER = 3
CLASS = "chivalry"
KNIGHT = CARD + NUMBER * BLOCK
VERBS = (("plague", KNIGHT, "region"),)


@rule
def last_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """In the last round the plague may also stay. [ruling 2]"""
    reach = rules.far[s.plague] | (1 << s.plague)
    for region in range(rules.regions):
        if (reach >> region) & 1:
            out[n] = KNIGHT + region
            n += 1
    return n


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """`plague REGION` in the last round."""
    s.plague = step - KNIGHT
    s.fury = 1
