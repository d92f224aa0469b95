"""The plague spreads: new rats beside the plague region. [2010 C.1]"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.rats import add_rat, room
from rattus.plague.state import NONE, Rules, State
from rattus.plague.steps import SPREAD


@rule
def move_plague(s: State, region: int) -> None:
    """The plague arrives: no rat there, no new one; one rat, one; two or three, two."""
    s.plague = region
    s.place = region
    s.spread = min(2, s.rats[region])


@rule
def may_spread(rules: Rules, s: State) -> bool:
    """A new rat is due, the supply has one, and a neighbour has room. [ruling 4]"""
    if s.spread > 0 and s.supply > 0:
        for edge in range(rules.first[s.plague], rules.first[s.plague + 1]):
            if room(s, rules.to[edge]):
                return True
    return False


@rule
def spread_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Any neighbour of the plague region that has fewer than three rats."""
    for edge in range(rules.first[s.plague], rules.first[s.plague + 1]):
        out[n] = SPREAD + rules.to[edge]
        n += room(s, rules.to[edge])
    return n


@rule
def spread(s: State, region: int) -> None:
    """`spread REGION`: one rat from the supply, face down."""
    add_rat(s, region, NONE, 0)
    s.supply -= 1
    s.spread -= 1
