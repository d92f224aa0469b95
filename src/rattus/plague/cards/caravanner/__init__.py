"""Caravanner (islamic), reconstructed from a summary: the caravan moves two steps and brings a citizen to each. [§5]

Both steps are made; it may return; an empty reserve adds nothing, and at the start it forbids the use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.card import Card, Played, Verb
from rattus.plague.citizens import add_citizens
from rattus.plague.events import CaravanMoved, Event
from rattus.plague.state import ASK_CARAVAN_DRAW, ASK_CARD, Rules, State
from rattus.plague.steps import BLOCK, CARD

if TYPE_CHECKING:
    from rattus.plague.codec import Codec
    from rattus.plague.facts import Question
    from rattus.plague.why import Asked

NUMBER = 7
CARAVANNER = CARD + NUMBER * BLOCK


@rule
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """A neighbour of the caravan's region, if a citizen is in reserve."""
    if s.reserve[s.seat] > 0:
        n = answers(rules, s, out, n)
    return n


@rule
def usable(rules: Rules, s: State) -> bool:
    """A citizen is in reserve."""
    return s.reserve[s.seat] > 0


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """The first `caravan REGION`."""
    enter(s, step)
    s.card = NUMBER
    s.stage = 0
    s.ask = ASK_CARD


@rule
def answers(rules: Rules, s: State, out: Steps, n: int) -> int:
    """The second step: any neighbour, also back."""
    for edge in range(rules.first[s.caravan], rules.first[s.caravan + 1]):
        out[n] = CARAVANNER + rules.to[edge]
        n += 1
    return n


@rule
def answer(rules: Rules, s: State, step: int) -> None:
    """The second `caravan REGION`."""
    enter(s, step)
    s.ask = s.back


@rule
def enter(s: State, step: int) -> None:
    """The caravan enters a region and brings a citizen from the reserve."""
    s.caravan = step - CARAVANNER
    if s.reserve[s.seat] > 0:
        add_citizens(s, s.caravan, 1)


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """A citizen for each step."""
    return 4


def question(codec: Codec, s: State, asked: Question) -> None:
    """Where the caravan is."""
    asked["caravan"] = codec.regions[s.caravan]


def refuse(asked: Asked, region: int) -> None:
    """The caravan enters a neighbour, twice; somebody must be in reserve at the start."""
    s = asked.s
    if s.ask == ASK_CARAVAN_DRAW:
        return
    if s.ask != ASK_CARD:
        asked.usable(NUMBER)
        if s.reserve[s.seat] == 0:
            asked.no_reserve("§5")
    asked.neighbouring(s.caravan, region)


def tell(played: Played) -> list[Event]:
    """The caravan moved and brought a citizen."""
    seat, before = played.before.seat, played.before
    count = before.reserve[seat] - played.after.reserve[seat]
    return [
        CaravanMoved(played.seat, card.name, played.codec.regions[before.caravan], played.words[0], count)
    ]


card = Card(
    name="caravanner",
    number=NUMBER,
    kind="islamic",
    reconstructed=True,
    verbs=(Verb("caravan", CARAVANNER, "region", refuse=refuse, tell=tell),),
    options=options,
    usable=usable,
    use=use,
    most_options=(1, 0),
    phases=("caravan",),
    question=question,
    answers=answers,
    answer=answer,
    caravan=True,
    worth=worth,
)
