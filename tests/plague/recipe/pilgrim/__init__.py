"""Pilgrim (church), invented: an own citizen walks to a neighbour without rats, and perhaps on to a second one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.card import Card, Played, Verb
from rattus.plague.events import CitizensMoved, Event
from rattus.plague.state import ASK_CARD, Rules, State
from rattus.plague.steps import BLOCK, CARD, ENOUGH
from rattus.plague.worth import danger

if TYPE_CHECKING:
    from rattus.plague.codec import Codec
    from rattus.plague.facts import Question
    from rattus.plague.why import Asked

NUMBER = 12
PILGRIM = CARD + NUMBER * BLOCK


@rule
def walks(rules: Rules, s: State, region: int, out: Steps, n: int) -> int:
    """From one region, over every border to a region without rats."""
    for edge in range(rules.first[region], rules.first[region + 1]):
        out[n] = PILGRIM + edge
        n += s.rats[rules.to[edge]] == 0
    return n


@rule
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """From every region with an own citizen."""
    for region in range(rules.regions):
        if s.citizens[region][s.seat] > 0:
            n = walks(rules, s, region, out, n)
    return n


@rule
def usable(rules: Rules, s: State) -> bool:
    """A citizen has such a neighbour."""
    for region in range(rules.regions):
        if s.citizens[region][s.seat] > 0:
            for edge in range(rules.first[region], rules.first[region + 1]):
                if s.rats[rules.to[edge]] == 0:
                    return True
    return False


@rule
def walk(rules: Rules, s: State, step: int) -> None:
    """`pilgrim FROM TO`"""
    edge = step - PILGRIM
    s.place = rules.to[edge]
    s.citizens[rules.source[edge]][s.seat] -= 1
    s.citizens[s.place][s.seat] += 1


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """The first walk; a second one may follow."""
    walk(rules, s, step)
    s.card = NUMBER
    s.stage = 0
    s.ask = ASK_CARD


@rule
def answers(rules: Rules, s: State, out: Steps, n: int) -> int:
    """On from where the pilgrim is, or `enough`."""
    n = walks(rules, s, s.place, out, n)
    out[n] = ENOUGH
    return n + 1


@rule
def answer(rules: Rules, s: State, step: int) -> None:
    """Walk on, or stay."""
    if step != ENOUGH:
        walk(rules, s, step)
    s.ask = s.back


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """The more there was to fear, the better."""
    return 2 + danger(rules, s, rules.source[step - PILGRIM])


def question(codec: Codec, s: State, asked: Question) -> None:
    """Where the pilgrim is."""
    asked["region"] = codec.regions[s.place]


def refuse(asked: Asked, source: int, to: int) -> None:
    """One own citizen, over one border, to where no rat is."""
    if asked.s.ask != ASK_CARD:
        asked.usable(NUMBER)
    elif source != asked.s.place:
        asked.no("plague-pilgrim-on", "", asked.first_word, region=asked.at(asked.s.place))
    asked.neighbouring(source, to)
    if asked.s.rats[to] > 0:
        asked.no_rats("plague-pilgrim-rats", "", asked.at(to), to)
    asked.no_citizens(source, "")


def tell(played: Played) -> list[Event]:
    """A citizen moved."""
    source, to = played.words
    return [CitizensMoved(played.seat, card.name, source, to, 1)]


card = Card(
    name="pilgrim",
    number=NUMBER,
    kind="church",
    verbs=(Verb("pilgrim", PILGRIM, "border", refuse=refuse, tell=tell),),
    options=options,
    usable=usable,
    use=use,
    most_options=(0, 2),
    phases=("pilgrim",),
    question=question,
    answers=answers,
    answer=answer,
    worth=worth,
    taking=4,
)
