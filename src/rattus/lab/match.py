"""One game between bots, and chunks of games: the work of a worker."""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import SupportsIndex

import msgspec

from rattus.bots import make_bot, seat_seed
from rattus.kernel.game import games
from rattus.kernel.step import IllegalStep
from rattus.lab.schedule import Fixture
from rattus.lab.settings import Table, edition_name, program, ruleset_of
from rattus.table.game import Game


class BalanceFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's facts for the study of its balance, besides its outcome. Every game has words of its own."""

    start: str
    """The seat that began."""
    length: int
    """Turns or rounds."""
    end: str
    """How the game ended."""
    used: Mapping[str, Mapping[str, int]]
    """By seat: the cards it held at the end, or the buildings it entered, and how often."""
    harm: Mapping[str, int]
    """Losses by cause."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game: a line of the results."""

    game: int
    set: int
    seed: int
    seating: Mapping[str, str]
    """The bots' codes by seat."""
    points: Mapping[str, int]
    fates: Mapping[str, str]
    ranking: tuple[str, ...]
    """Seats from first to last."""
    winners: tuple[str, ...]
    steps: int
    decisions: Mapping[str, int]
    """By bot: questions with more than one answer."""
    seconds: Mapping[str, float]
    """By bot: the time it thought about them."""
    program: str
    edition: str
    facts: BalanceFacts | None = None


@dataclass(frozen=True)
class Broken:
    """A bot that failed: which one, where, why, and the record of its game up to there."""

    bot: str
    game: int
    seat: str
    reason: str
    record: str

    def __str__(self) -> str:
        return f"{self.bot} broke in game {self.game} as {self.seat}: {self.reason}"


@dataclass(frozen=True)
class Played:
    """The result of a chunk: its games up to a failure, and how long they took."""

    outcomes: list[Outcome]
    seconds: float
    broken: Broken | None = None


def play_chunk(table: Table, chunk: Sequence[Fixture], with_facts: bool) -> Played:
    """Play some games one after the other."""
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    for fixture in chunk:
        outcome = play(table, fixture, with_facts)
        if isinstance(outcome, Broken):
            return Played(outcomes, time.perf_counter() - began, outcome)
        outcomes.append(outcome)
    return Played(outcomes, time.perf_counter() - began)


def play(table: Table, fixture: Fixture, with_facts: bool = False) -> Outcome | Broken:
    """Play one game; a bot gets views only, and random numbers of its own."""
    for code in {*fixture.bots}:
        warm_up(table, code)
    rules = ruleset_of(table)
    game = Game(rules, fixture.luck)
    bots = [make_bot(code, seat_seed(fixture.luck, seat)) for seat, code in enumerate(fixture.bots)]
    decisions = dict.fromkeys(fixture.bots, 0)
    seconds = dict.fromkeys(fixture.bots, 0.0)
    while (asked := game.to_act) is not None:
        seat = game.seats.index(asked)
        code = fixture.bots[seat]
        view = game.view(asked)
        began = time.perf_counter()
        try:
            step = bots[seat].choose(view)
        except Exception as error:  # a failing bot must not cost the games of the others
            reason = f"{type(error).__name__}: {error}{place_of(error)}"
            return Broken(code, fixture.game, asked, reason, game.record())
        if len(game.legal) > 1:
            seconds[code] += time.perf_counter() - began
            decisions[code] += 1
        if not isinstance(step, (str, SupportsIndex)):
            return Broken(code, fixture.game, asked, f"{step!r} is not a step", game.record())
        try:
            game.play(step)
        except IllegalStep as error:
            return Broken(code, fixture.game, asked, f"its answer is illegal: {error}", game.record())
    result = game.result
    assert result is not None
    return Outcome(
        game=fixture.game,
        set=fixture.set,
        seed=fixture.luck,
        seating=dict(zip(game.seats, fixture.bots, strict=True)),
        points={place[0]: place[1] for place in result},
        fates={place[0]: place[2] for place in result if len(place) == 3},
        ranking=tuple(place[0] for place in result),
        winners=game.winners,
        steps=len(game.numbers),
        decisions=decisions,
        seconds={code: round(spent, 6) for code, spent in seconds.items()},
        program=program(),
        edition=edition_name(rules),
        facts=facts_of(game) if with_facts else None,
    )


def place_of(error: Exception) -> str:
    """Where in its code a bot has failed."""
    frames = traceback.extract_tb(error.__traceback__)[1:]
    return f" ({frames[-1].filename}:{frames[-1].lineno}, in {frames[-1].name})" if frames else ""


@cache
def warm_up(table: Table, code: str) -> None:
    """Let a bot answer one question beforehand, so that loading and compiling don't count as thinking."""
    game = Game(ruleset_of(table), 0)
    while (asked := game.to_act) is not None:
        if len(game.legal) > 1:
            with suppress(Exception):  # if it breaks in a game, too, it will be named
                make_bot(code, 0).choose(game.view(asked))
            return
        game.play(game.legal.numbers[0])


def facts_of(game: Game) -> BalanceFacts:
    """The facts of a game."""
    facts: BalanceFacts = facts_module(game.ruleset.engine.game).facts(game)
    return facts


def facts_module(game: str) -> ModuleType:
    """The module with a game's facts: its own, or the generic one."""
    return import_module(games()[game].facts or "rattus.lab.plain_facts")
