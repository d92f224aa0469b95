"""Supplies: each seat performs the supply action of one building card. [§3 B]"""

from __future__ import annotations

from rattus.cartus.state import COPIES, ROW, Rules, State
from rattus.cartus.steps import LOOK, SUPPLY
from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule


@rule
def supply_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Any card of the row; several seats may choose the same."""
    for place in range(rules.width):
        out[n] = SUPPLY + place
        n += 1
    return n


@rule
def supply(rules: Rules, s: State, place: int) -> None:
    """Cards are drawn, then rats taken off, then nun-row cards looked at."""
    copy = s.shown[place] % COPIES
    s.due_draw = rules.supply[copy][0]
    s.due_rats = rules.supply[copy][1]
    s.due_looks = rules.supply[copy][2]


@rule
def take_off_rats(s: State) -> None:
    """Rats can't go below 0."""
    s.rats[s.seat] = max(0, s.rats[s.seat] - s.due_rats)
    s.due_rats = 0


@rule
def look_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Row cards the seat has not seen."""
    for spot in range(ROW):
        out[n] = LOOK + spot
        n += (s.seen[spot] >> s.seat) & 1 == 0
    return n


@rule
def has_something_to_look_at(s: State) -> bool:
    """A seat that has seen the whole row is not asked."""
    found = False
    for spot in range(ROW):
        found = found or (s.seen[spot] >> s.seat) & 1 == 0
    return found
