"""Monk (church): move one rat to a neighbour that has fewer than three. [2010 class cards]"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule, writer
from rattus.plague.rats import add_rat, chooses_rat, remove_rat, room
from rattus.plague.state import SLOTS, Rules, State
from rattus.plague.steps import BLOCK, CARD

NUMBER = 2
CLASS = "church"
WAYS = SLOTS + 1
"""For each border: no slot named (the first rat goes), or one of the slots."""
MONK = CARD + NUMBER * BLOCK
VERBS = (("monk", MONK, "border slot"),)


@writer
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Over every border to a region with room; which rat is asked as in §4."""
    step = MONK
    for region in range(rules.regions):
        rats = s.rats[region]
        chooses = int(chooses_rat(rules, s, region, s.seat))
        ways = min(rats, 1 + (SLOTS - 1) * chooses)
        for edge in range(rules.first[region], rules.first[region + 1]):
            for way in range(SLOTS):
                out[n + way] = step + chooses + way
            step += WAYS
            n += ways & -int(room(s, rules.to[edge]))
    return n


@rule
def usable(rules: Rules, s: State) -> bool:
    """Some rat has a neighbour with room."""
    for region in range(rules.regions):
        if s.rats[region] > 0:
            for edge in range(rules.first[region], rules.first[region + 1]):
                if room(s, rules.to[edge]):
                    return True
    return False


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """`monk FROM[/SLOT] TO`: the rat takes along what is known of it."""
    edge = (step - MONK) // WAYS
    slot = max(0, (step - MONK) % WAYS - 1)
    region = rules.source[edge]
    face = s.face[region][slot]
    marks = s.marks[region][slot]
    remove_rat(s, region, slot)
    add_rat(s, rules.to[edge], face, marks)
