"""The plague spreads: new rats beside the plague region. [2010 C.1]"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.rats import add_rat, room
from rattus.plague.state import NONE, RETURNED, Rules, State
from rattus.plague.steps import ENOUGH, SPREAD


@rule
def move_plague(rules: Rules, s: State, region: int) -> None:
    """The plague arrives: no rat there, no new one; one rat, one; two or three, two; cards may add more."""
    s.plague = region
    s.place = region
    s.spread = min(2, s.rats[region])
    add_extra_rats(rules, s)


@rule
def add_extra_rats(rules: Rules, s: State) -> None:
    """Rats that the cards held allow to add beside the plague."""
    s.extra = 0
    for i in range(rules.cards):
        card = rules.card[i]
        if rules.extra_rats[card] and s.holder[card] == s.seat:
            s.extra += rules.extra_rats[card]


@rule
def may_spread(rules: Rules, s: State) -> bool:
    """A new rat is due or allowed, there is one, and a neighbour has room. [ruling 4]"""
    if (s.spread > 0 or s.extra > 0) and has_rat(rules, s):
        for edge in range(rules.first[s.plague], rules.first[s.plague + 1]):
            if room(s, rules.to[edge]):
                return True
    return False


@rule
def has_rat(rules: Rules, s: State) -> bool:
    """The supply has a rat; in the last round one that was turned up will do, once."""
    return s.supply > 0 or can_return(rules, s)


@rule
def can_return(rules: Rules, s: State) -> bool:
    """In the last round a rat that was turned up can come back, once."""
    if s.passes == 0 or s.returned > 0:
        return False
    for face in range(rules.faces):
        if s.turned[face] > 0:
            return True
    return False


@rule
def spread_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Any neighbour of the plague region that has fewer than three rats."""
    for edge in range(rules.first[s.plague], rules.first[s.plague + 1]):
        out[n] = SPREAD + rules.to[edge]
        n += room(s, rules.to[edge])
    if s.spread == 0:
        out[n] = ENOUGH
        n += 1
    return n


@rule
def spread(rules: Rules, s: State, region: int) -> None:
    """`spread REGION`: one rat, face down, from the supply; in the last round first from the rats turned up. [§6]"""
    if can_return(rules, s) and not (rules.last_supply and s.supply > 0):
        add_rat(s, region, NONE, RETURNED)
        s.returned = 1
    else:
        add_rat(s, region, NONE, 0)
        s.supply -= 1
    if s.spread > 0:
        s.spread -= 1
    else:
        s.extra -= 1
