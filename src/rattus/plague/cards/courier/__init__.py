"""Courier (bourgeoisie), reconstructed: up to three single steps of own citizens to a neighbour. [§5]

Any citizens, also the same one again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.card import Card, Played, Verb
from rattus.plague.citizens import has_citizens
from rattus.plague.events import CitizensMoved, Event
from rattus.plague.state import ASK_CARD, Rules, State
from rattus.plague.steps import BLOCK, CARD, ENOUGH
from rattus.plague.worth import danger

if TYPE_CHECKING:
    from rattus.plague.codec import Codec
    from rattus.plague.facts import Question
    from rattus.plague.why import Asked

NUMBER = 6
MOVES = 3
COURIER = CARD + NUMBER * BLOCK


@rule
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """One own citizen over any border."""
    for region in range(rules.regions):
        if s.citizens[region][s.seat] > 0:
            for edge in range(rules.first[region], rules.first[region + 1]):
                out[n] = COURIER + edge
                n += 1
    return n


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """The first `courier FROM TO`; two more may follow."""
    s.card = NUMBER
    s.stage = MOVES
    move(rules, s, step)


@rule
def move(rules: Rules, s: State, step: int) -> None:
    """`courier FROM TO`"""
    edge = step - COURIER
    s.citizens[rules.source[edge]][s.seat] -= 1
    s.citizens[rules.to[edge]][s.seat] += 1
    s.stage -= 1
    s.ask = ASK_CARD if s.stage > 0 else s.back


@rule
def answers(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Another move, or `enough`."""
    n = options(rules, s, out, n)
    out[n] = ENOUGH
    return n + 1


@rule
def answer(rules: Rules, s: State, step: int) -> None:
    """Go on, or stop."""
    if step == ENOUGH:
        s.ask = s.back
    else:
        move(rules, s, step)


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """Citizens go where there is less to fear."""
    edge = step - COURIER
    return 1 + 2 * (danger(rules, s, rules.source[edge]) - danger(rules, s, rules.to[edge]))


def question(codec: Codec, s: State, asked: Question) -> None:
    """How many moves are left."""
    asked["count"] = s.stage


def refuse(asked: Asked, source: int, to: int) -> None:
    """One own citizen over one border, up to three times."""
    if asked.s.ask != ASK_CARD:
        asked.usable(NUMBER)
    asked.neighbouring(source, to)
    asked.no_citizens(source, "§5")


def tell(played: Played) -> list[Event]:
    """A citizen moved."""
    source, to = played.words
    return [CitizensMoved(played.seat, card.name, source, to, 1)]


card = Card(
    name="courier",
    number=NUMBER,
    kind="bourgeoisie",
    reconstructed=True,
    verbs=(Verb("courier", COURIER, "border", refuse=refuse, tell=tell),),
    options=options,
    usable=has_citizens,
    use=use,
    most_options=(0, 2),
    phases=("courier",) * MOVES,
    question=question,
    answers=answers,
    answer=answer,
    worth=worth,
)
