"""Peasant (peasantry): one citizen more when placing, also one where no rat lies. [2010 class cards]

The extra citizen is part of `place` (see `turn.py`). In the last round: one citizen into any region.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.card import Card, Played, Verb
from rattus.plague.citizens import add_citizens
from rattus.plague.events import CitizensPlaced, Event
from rattus.plague.state import Rules, State
from rattus.plague.steps import BLOCK, CARD

if TYPE_CHECKING:
    from rattus.plague.why import Asked

NUMBER = 0
PEASANT = CARD + NUMBER * BLOCK


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


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """A citizen is always welcome."""
    return 5


def refuse(asked: Asked, region: int) -> None:
    """In the last round one citizen of the reserve."""
    asked.usable(NUMBER)
    if asked.s.reserve[asked.s.seat] == 0:
        asked.no_reserve("§6")


def tell(played: Played) -> list[Event]:
    """One citizen came."""
    return [CitizensPlaced(played.seat, played.words[0], 1, card.name)]


card = Card(
    name="peasant",
    number=NUMBER,
    kind="peasantry",
    verbs=(Verb("peasant", PEASANT, "region", refuse=refuse, tell=tell),),
    adds=1,
    bonus=bonus,
    last_options=last_options,
    use=use,
    worth=worth,
)
