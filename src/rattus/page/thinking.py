"""Bots in a worker of their own: a question holds the view of a seat and nothing else of the game."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import count
from typing import Protocol

import msgspec
from msgspec.structs import replace

from rattus.host.rulebooks import rules_of
from rattus.kernel.notation import Header
from rattus.live.advice import ToldAdvice
from rattus.table.game import LegalSteps, View

TRIES = 2
"""How often a question is put: a worker that has broken is started again."""
ADVISER = "master"
"""The bot whose advice is asked for."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: its `mind` is the same as long as it sits at a table."""

    mind: int
    code: str
    beat: float
    game: str
    seats: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    version: str
    seat: str
    state: bytes
    """What the seat may know."""
    seed: int | None = None
    """Its luck; without it the bot has luck of its own."""
    advice: bool = False
    """What is wanted is not a bot's step, but what a master would say to the seat."""

    @property
    def header(self) -> Header:
        """By what is played. From where the game came is not for bots."""
        return Header(self.game, self.seats, self.options, self.version)


class Answer(msgspec.Struct, frozen=True):
    """A bot's step, and for how many seconds it thought."""

    step: int
    seconds: float


class Thinkers(Protocol):
    """The worker of the bots."""

    async def think(self, question: str) -> str:
        """An answer; an error if the worker has broken, and then it is another one from now on."""

    def leave(self, mind: int) -> None:
        """A bot is not asked any more."""


class Minds:
    """Makes bots that think in the worker."""

    def __init__(self, thinkers: Thinkers, beat: float) -> None:
        self._thinkers, self._beat = thinkers, beat
        self._numbers = count(1)

    def mind(self, code: str) -> FarMind:
        """A new bot."""
        return FarMind(next(self._numbers), code, self._beat, self._thinkers)

    async def advise(self, view: View) -> ToldAdvice:
        """What a master says to the seat of a view."""
        asked = replace(question(0, ADVISER, 0.0, view), advice=True)
        return msgspec.json.decode(await put(self._thinkers, asked), type=ToldAdvice)


@dataclass(frozen=True)
class FarMind:
    """A bot in the worker."""

    number: int
    code: str
    beat: float
    thinkers: Thinkers

    async def think(self, view: View) -> tuple[str | int, float]:
        """Its answer, and for how many seconds it thought."""
        asked = question(self.number, self.code, self.beat, view)
        answer = msgspec.json.decode(await put(self.thinkers, asked), type=Answer)
        return answer.step, answer.seconds

    def leave(self) -> None:
        """It is not asked any more."""
        self.thinkers.leave(self.number)


async def put(thinkers: Thinkers, question: Question) -> str:
    """Put a question, and once more if the worker breaks."""
    text = msgspec.json.encode(question).decode()
    for left in reversed(range(TRIES)):
        try:
            return await thinkers.think(text)
        except asyncio.CancelledError:
            raise
        except Exception:
            if not left:
                raise
    raise AssertionError("it was asked")


def question(mind: int, code: str, beat: float, view: View, seed: int | None = None) -> Question:
    """What a bot is asked at a view."""
    header = view.ruleset.header
    return Question(
        mind=mind,
        code=code,
        beat=beat,
        game=header.game,
        seats=header.seats,
        options=header.options,
        version=header.version,
        seat=view.seat,
        state=bytes(view.state),
        seed=seed,
    )


def view_of(question: Question) -> View:
    """The view that a question holds."""
    rules, state = rules_of(question.header), bytearray(question.state)
    legal = LegalSteps(rules, state, rules.engine.legal(rules.rules, state))
    return View(question.seat, state, question.seat, legal, rules)
