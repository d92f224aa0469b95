"""King (royalty): one own citizen from a region without rats to the haven, safe for good. [2010 class cards]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.card import Card, Played, Verb
from rattus.plague.events import CitizenSaved, Event
from rattus.plague.state import Rules, State
from rattus.plague.steps import BLOCK, CARD

if TYPE_CHECKING:
    from rattus.plague.why import Asked

NUMBER = 5
KING = CARD + NUMBER * BLOCK


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


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """Safe for good."""
    return 5


def refuse(asked: Asked, region: int) -> None:
    """An own citizen from a region without rats."""
    asked.usable(NUMBER)
    if asked.s.rats[region] > 0:
        asked.no_rats("plague-king", "2010 class cards", asked.at(region), region)
    if asked.s.citizens[region][asked.s.seat] == 0:
        asked.no_citizens(region, "2010 class cards")


def tell(played: Played) -> list[Event]:
    """A citizen went to the haven."""
    return [CitizenSaved(played.seat, card.name, played.words[0])]


card = Card(
    name="king",
    number=NUMBER,
    kind="royalty",
    verbs=(Verb("king", KING, "region", refuse=refuse, tell=tell),),
    options=options,
    usable=usable,
    use=use,
    most_options=(1, 0),
    worth=worth,
    taking=3,
)
