"""Merchant (bourgeoisie): move up to three own citizens from one region to one neighbour. [2010 class cards]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule, writer
from rattus.plague.card import Card, Played, Verb
from rattus.plague.citizens import has_citizens
from rattus.plague.events import CitizensMoved, Event
from rattus.plague.state import Rules, State
from rattus.plague.steps import BLOCK, CARD, MOVED
from rattus.plague.worth import danger

if TYPE_CHECKING:
    from rattus.plague.why import Asked

NUMBER = 1
MERCHANT = CARD + NUMBER * BLOCK


@writer
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Every number of citizens over every border; no splitting. [ruling 9]"""
    step = MERCHANT
    for region in range(rules.regions):
        most = min(MOVED, s.citizens[region][s.seat])
        for _ in range(rules.first[region], rules.first[region + 1]):
            for count in range(MOVED):
                out[n + count] = step + count
            step += MOVED
            n += most
    return n


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """`merchant FROM TO N`"""
    edge = (step - MERCHANT) // MOVED
    count = (step - MERCHANT) % MOVED + 1
    s.citizens[rules.source[edge]][s.seat] -= count
    s.citizens[rules.to[edge]][s.seat] += count


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """Citizens go where there is less to fear."""
    edge = (step - MERCHANT) // MOVED
    count = (step - MERCHANT) % MOVED + 1
    return 1 + count * (danger(rules, s, rules.source[edge]) - danger(rules, s, rules.to[edge]))


def refuse(asked: Asked, source: int, to: int, count: int) -> None:
    """Up to three own citizens from one region to one neighbour."""
    asked.usable(NUMBER)
    asked.neighbouring(source, to)
    has = asked.s.citizens[source][asked.s.seat]
    if has == 0:
        asked.no_citizens(source, "2010 class cards")
    if count > MOVED:
        asked.no("plague-merchant-most", "2010 class cards", str(count), most=MOVED, count=count)
    if count > has:
        details = {"seat": asked.seat, "region": asked.at(source), "has": has, "count": count}
        asked.no("plague-too-many", "2010 class cards", str(count), **details)


def tell(played: Played) -> list[Event]:
    """Citizens moved."""
    source, to, count = played.words
    return [CitizensMoved(played.seat, card.name, source, to, int(count))]


card = Card(
    name="merchant",
    number=NUMBER,
    kind="bourgeoisie",
    verbs=(Verb("merchant", MERCHANT, "border count", refuse=refuse, tell=tell),),
    options=options,
    usable=has_citizens,
    use=use,
    most_options=(0, 2 * MOVED),
    worth=worth,
)
