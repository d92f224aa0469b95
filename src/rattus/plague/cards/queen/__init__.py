"""Queen (royalty): who holds the strictly largest connected area places two more. [ruling H]

An area is a set of regions, connected by borders, in each of which the seat has a citizen; its size is the number of
regions.
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

NUMBER = 8
MORE = 2
QUEEN = CARD + NUMBER * BLOCK


@rule
def largest_area(rules: Rules, s: State, seat: int) -> int:
    """The number of regions in the seat's largest connected area."""
    left = 0
    for region in range(rules.regions):
        left |= int(s.citizens[region][seat] > 0) << region
    best = 0
    while left > 0:
        area = left & -left
        grown = 0
        while grown != area:
            grown = area
            for region in range(rules.regions):
                if (grown >> region) & 1:
                    area |= rules.reach[0][region] & left
        size = 0
        for region in range(rules.regions):
            size += (area >> region) & 1
        best = max(best, size)
        left &= ~area
    return best


@rule
def bonus(rules: Rules, s: State) -> int:
    """Two, if every other seat's largest area is smaller."""
    own = largest_area(rules, s, s.seat)
    for seat in range(rules.seats):
        if seat != s.seat and largest_area(rules, s, seat) >= own:
            return 0
    return MORE


@rule
def last_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """In the last round two citizens into any region, on the same condition."""
    if s.reserve[s.seat] > 0 and bonus(rules, s) > 0:
        for region in range(rules.regions):
            out[n] = QUEEN + region
            n += 1
    return n


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """`queen REGION`: two citizens, or the one that is left."""
    add_citizens(s, step - QUEEN, min(MORE, s.reserve[s.seat]))


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """Two citizens, late."""
    return 4


def refuse(asked: Asked, region: int) -> None:
    """In the last round, for the seat with the strictly largest area."""
    asked.usable(NUMBER)
    if asked.s.reserve[asked.s.seat] == 0:
        asked.no_reserve("ruling H")
    asked.no("plague-area", "ruling H", seat=asked.seat)


def tell(played: Played) -> list[Event]:
    """Two citizens came, or one."""
    seat = played.before.seat
    count = played.before.reserve[seat] - played.after.reserve[seat]
    return [CitizensPlaced(played.seat, played.words[0], count, card.name)]


card = Card(
    name="queen",
    number=NUMBER,
    kind="royalty",
    verbs=(Verb("queen", QUEEN, "region", refuse=refuse, tell=tell),),
    adds=MORE,
    bonus=bonus,
    last_options=last_options,
    use=use,
    worth=worth,
)
