"""King (royalty): one own citizen from a region without rats to the haven, safe for good. [2010 class cards]"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.state import Rules, State
from rattus.plague.steps import BLOCK, CARD

NUMBER = 5
CLASS = "royalty"
KING = CARD + NUMBER * BLOCK
VERBS = (("king", KING, "region"),)


@rule
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Every region with an own citizen and no rat."""
    for region in range(rules.regions):
        out[n] = KING + region
        n += (s.citizens[region][s.seat] > 0) & (s.rats[region] == 0)
    return n


@rule
def usable(rules: Rules, s: State) -> bool:
    """There is such a region."""
    for region in range(rules.regions):
        if s.citizens[region][s.seat] > 0 and s.rats[region] == 0:
            return True
    return False


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """`king REGION`"""
    s.citizens[step - KING][s.seat] -= 1
    s.haven[s.seat] += 1
