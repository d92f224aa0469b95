"""Nun (church): put or move up to three nun pieces; each lowers the counted population by one. [ruling K]

A piece comes to any region, and stays until the Nun moves it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.card import Card, Played, Verb
from rattus.plague.events import Event, NunPlaced
from rattus.plague.state import ASK_CARD, REGIONS, Rules, State
from rattus.plague.steps import BLOCK, CARD, ENOUGH
from rattus.plague.worth import others

if TYPE_CHECKING:
    from rattus.plague.codec import Codec
    from rattus.plague.facts import Question
    from rattus.plague.why import Asked

NUMBER = 11
PIECES = 3
PUT = CARD + NUMBER * BLOCK
MOVE = PUT + REGIONS


@rule
def off_board(rules: Rules, s: State) -> int:
    """Pieces not yet on the board."""
    count = PIECES
    for region in range(rules.regions):
        count -= s.nuns[region]
    return count


@rule
def options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """A piece from beside the board into any region, or one from a region to any other."""
    if off_board(rules, s) > 0:
        for region in range(rules.regions):
            out[n] = PUT + region
            n += 1
    for region in range(rules.regions):
        if s.nuns[region] > 0:
            for to in range(rules.regions):
                out[n] = MOVE + region * REGIONS + to
                n += to != region
    return n


@rule
def usable(rules: Rules, s: State) -> bool:
    """Always: every piece is beside the board or on it."""
    return True


@rule
def use(rules: Rules, s: State, step: int) -> None:
    """The first piece; two more may follow."""
    s.card = NUMBER
    s.stage = PIECES
    put(s, step)


@rule
def put(s: State, step: int) -> None:
    """`nun REGION` or `nun FROM TO`"""
    if step < MOVE:
        s.nuns[step - PUT] += 1
    else:
        s.nuns[(step - MOVE) // REGIONS] -= 1
        s.nuns[(step - MOVE) % REGIONS] += 1
    s.stage -= 1
    s.ask = ASK_CARD if s.stage > 0 else s.back


@rule
def answers(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Another piece, or `enough`."""
    n = options(rules, s, out, n)
    out[n] = ENOUGH
    return n + 1


@rule
def answer(rules: Rules, s: State, step: int) -> None:
    """Go on, or stop."""
    if step == ENOUGH:
        s.ask = s.back
    else:
        put(s, step)


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """A nun goes where she protects own citizens, not those of others."""
    if step < MOVE:
        return -others(rules, s, step - PUT)
    return -others(rules, s, (step - MOVE) % REGIONS)


def question(codec: Codec, s: State, asked: Question) -> None:
    """How many pieces may still be put or moved."""
    asked["count"] = s.stage


def refuse(asked: Asked, *regions: int) -> None:
    """A piece from beside the board, or one from a region to another one."""
    if asked.s.ask != ASK_CARD:
        asked.usable(NUMBER)
    if len(regions) == 1:
        asked.no("plague-nuns-out", "ruling K", asked.first_word)
    source, to = regions
    if asked.s.nuns[source] == 0:
        asked.no("plague-no-nun", "ruling K", asked.at(source), region=asked.at(source))
    if source == to:
        asked.no("plague-nun-there", "ruling K", asked.at(to), region=asked.at(to))


def tell(played: Played) -> list[Event]:
    """A nun came."""
    *source, region = played.words
    return [NunPlaced(played.seat, card.name, region, source[0] if source else None)]


card = Card(
    name="nun",
    number=NUMBER,
    kind="church",
    verbs=(
        Verb("nun", PUT, "region", refuse=refuse, tell=tell),
        Verb("nun", MOVE, "region region", refuse=refuse, tell=tell),
    ),
    options=options,
    usable=usable,
    use=use,
    most_options=(1 + PIECES, 0),
    phases=("nun",) * PIECES,
    question=question,
    answers=answers,
    answer=answer,
    nuns=PIECES,
    worth=worth,
)
