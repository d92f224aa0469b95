"""Monk (church): move one rat to a neighbour that has fewer than three. [2010 class cards]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule, writer
from rattus.plague.card import Card, Played, Verb
from rattus.plague.events import Event, RatMoved
from rattus.plague.rats import add_rat, chooses_rat, remove_rat, room
from rattus.plague.state import NONE, SLOTS, Rules, State
from rattus.plague.steps import BLOCK, CARD, WAYS
from rattus.plague.worth import others

if TYPE_CHECKING:
    from rattus.plague.why import Asked

NUMBER = 2
MONK = CARD + NUMBER * BLOCK


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


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """A rat goes where it costs others more."""
    edge = (step - MONK) // WAYS
    return 1 + others(rules, s, rules.to[edge]) - others(rules, s, rules.source[edge])


def refuse(asked: Asked, source: int, slot: int, to: int) -> None:
    """One rat to a neighbour with room; which one is named only by a seat that can tell them apart."""
    s = asked.s
    asked.usable(NUMBER)
    if s.rats[source] == 0:
        asked.no_rats("plague-rats", "2010 class cards", asked.first_word, source)
    asked.neighbouring(source, to)
    asked.full(to)
    details = {"seat": asked.seat, "region": asked.at(source), "to": asked.at(to)}
    if not chooses_rat(asked.codec.rules, s, source, s.seat):
        message = "plague-one-rat" if s.rats[source] == 1 else "plague-none-named"
        asked.no(message, "§4", asked.first_word, **details)
    if slot == NONE:
        asked.no("plague-one-named", "§4", asked.at(source), **details)
    asked.there(source, slot)


def tell(played: Played) -> list[Event]:
    """A rat moved."""
    source, _, slot = played.words[0].partition("/")
    return [RatMoved(played.seat, card.name, source, int(slot or 1), played.words[1])]


card = Card(
    name="monk",
    number=NUMBER,
    kind="church",
    verbs=(Verb("monk", MONK, "border slot", refuse=refuse, tell=tell),),
    options=options,
    usable=usable,
    use=use,
    most_options=(0, 2 * SLOTS),
    worth=worth,
)
