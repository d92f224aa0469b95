"""What an analysis weighs positions with: searches that tell the shares of all seats, and threads that do them."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from rattus.bots import tree
from rattus.bots.levels import LEVELS
from rattus.bots.search import Budget, Tree, changes_of
from rattus.bots.sense import Sense, sense_of
from rattus.kernel.chance import keys
from rattus.kernel.contract import CHANCE, MOST_SEATS, OVER

if TYPE_CHECKING:
    from rattus.kernel.engine import Engine
    from rattus.kernel.ruleset import Ruleset
    from rattus.table.game import Game, Moment

FILE = "analysis.json"
STREAM = 7
"""The stream of an analysis' random numbers."""
GOLDEN = 0x9E3779B97F4A7C15
SIMULATIONS = 500
"""How many make a tree, where nothing else is said."""
PORTION = 256
"""Simulations of one call: no call may take long."""
FEWEST = 16
"""Simulations that an analysis makes do with."""
CURIOSITY = 0.1
"""How curious a search is while shares are measured."""


class Weighed(NamedTuple):
    """What simulations have brought: the mean shares of the seats, and their standard errors."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]


class Scales(Tree):
    """A tree whose search tells what its simulations bring to all seats, not only to those who decide."""

    def __init__(self, engine: Engine, visits: int) -> None:
        super().__init__(engine, Budget(visits=visits))

    def weigh(
        self,
        ruleset: Ruleset,
        sense: Sense,
        state: bytearray,
        luck: tuple[int, int],
        first: int,
        count: int,
        *,
        node: int = 0,
        blind: bool = False,
        forced: int = tree.ANY,
    ) -> Weighed:
        """Simulations from a state on, of which the first has number `first`.

        What a `blind` state does not know is imagined. If all die, all have lost alike: each seat has an equal share.
        """
        memory, seats = self.memory, len(ruleset.header.seats)
        memory.settings[:], memory.weights[:] = sense.settings, sense.weights
        memory.reward[tree.SUMS :] = array("d", [0.0] * (2 * MOST_SEATS))
        for begin in range(first, first + count, PORTION):
            some = min(PORTION, first + count - begin)
            given = *luck, begin, some, self.used, int(blind), forced
            self.used = self._place.call("weigh", ruleset.rules, state, node, *given)
        means = [memory.reward[tree.SUMS + seat] / count for seat in range(seats)]
        squares = [memory.reward[tree.SQUARES + seat] / count for seat in range(seats)]
        errors = [
            sqrt(max(0.0, square - mean * mean) / count) for mean, square in zip(means, squares, strict=True)
        ]
        nobody = (1 - sum(means)) / seats
        return Weighed(tuple(mean + nobody for mean in means), tuple(errors))

    def visits(self, node: int, step: int, seat: int) -> int:
        """How often a step was tried."""
        slot = self.edge(node, step, seat)
        return 0 if slot is None else int(self.memory.visits[slot])


@dataclass(frozen=True, eq=False)
class Judge:
    """How a game is judged: how much is searched, and with what sense."""

    code: str
    visits: int
    """Simulations of a decision."""
    measured: int
    """Those after them by which shares are measured."""
    outcome: int
    """Simulations of an outcome of chance that has not come."""
    sense: Sense
    """As the bot thinks."""
    measuring: Sense
    """The same, and it plays what it knows to be good."""
    trees: int
    """The most that are grown for a verdict."""
    horizons: tuple[int, ...]
    """By how much further the trees of a curve look, one after the other."""

    @classmethod
    def of(cls, ruleset: Ruleset, code: str | None = None) -> Judge:
        """A judge by its code: a level, or `search:2000` with settings; without one, what its game needs."""
        known = settings_of(ruleset.engine.game)
        try:
            usual = known["simulations"].get(str(len(ruleset.header.seats)), SIMULATIONS)
            visits, changes = budget(code or f"search:{usual}")
        except ValueError as error:
            raise ValueError(f"{code!r} can't judge a game: {error}") from None
        visits = max(FEWEST, visits)
        own = sense_of(ruleset).with_settings(**changes)
        calibration = temperature(ruleset)
        sense = Sense(own.settings, array("d", [calibration * weight for weight in own.weights]))
        return cls(
            code or f"search:{visits}",
            visits,
            max(1, int(visits * known["measured"])),
            min(visits, known["outcome"]),
            sense,
            sense.with_settings(curiosity=CURIOSITY),
            known["trees"],
            horizons(len(ruleset.header.seats)) if known["turns"] else (0,),
        )


def horizons(seats: int) -> tuple[int, ...]:
    """One for each seat, around nothing.

    A position is judged at the beginning of some turn, and whose turn that is makes a difference to the judgement. So
    each seat is once the one whose turn it is.
    """
    first = (seats - 1) // 2
    return tuple(range(-first, seats - first))


def further(sense: Sense, turns: int) -> Sense:
    """A sense that looks this many turns further, but at least one ahead."""
    horizon = sense.settings[tree.HORIZON] + turns
    return sense.with_settings(horizon=max(1, horizon))


def budget(code: str) -> tuple[int, dict[str, float]]:
    """Simulations and changed settings of a judge, by its code."""
    name, _, given = code.partition(":")
    if name in LEVELS and not given:
        level = LEVELS[name]
        return level.visits, {} if level.horizon is None else {"horizon": level.horizon}
    if name != "search" or not given:
        raise ValueError(f"a level can, {', '.join(LEVELS)}, or search:2000 (simulations)")
    budget, *settings = given.split(":")
    visits = Budget.of(budget).visits
    if visits is None:
        raise ValueError("an analysis counts simulations, not seconds: search:2000")
    return visits, changes_of(settings)


@cache
def _known() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("rattus.bots") / FILE).read_text("utf-8"))
    return found


def settings_of(game: str) -> dict[str, Any]:
    """How much is searched when games are analysed, by the name of their rules."""
    known = _known()["settings"]
    settings: dict[str, Any] = known.get(game, known["any"])
    return settings


def temperature(ruleset: Ruleset) -> float:
    """What standings are multiplied with so that a share of 70 % wins 70 of 100 games."""
    header = ruleset.header
    fits = [fit for fit in _known()["calibrated"] if fit["edition"] == header.game]
    if not fits:
        return 1.0
    nearest = min(fits, key=lambda fit: abs(fit["seats"] - len(header.seats)))
    return float(nearest["temperature"])


class Bench:
    """All that the pieces of an analysis work with."""

    def __init__(self, game: Game, judge: Judge, seed: int) -> None:
        self.game = game
        self.ruleset = game.ruleset
        self.engine = game.ruleset.engine
        self.rules = game.ruleset.rules
        self.judge = judge
        self.seed = seed
        self.count = len(game.seats)
        self._free: dict[int, list[Scales]] = {}

    @cached_property
    def moments(self) -> list[Moment]:
        """The steps of the game with the states around them."""
        return list(self.game.moments())

    @cached_property
    def states(self) -> list[bytearray]:
        """The start, and the state after each step."""
        return [self.game.start(), *(moment.after for moment in self.moments)]

    def luck(self, *about: int) -> tuple[int, int]:
        """Random numbers for one piece of the work, whoever does it."""
        seed = self.seed
        for number in about:
            seed = (seed * 31 + (number + 1) * GOLDEN) % 2**63
        return keys(seed, STREAM)

    def scales(self, visits: int) -> Scales:
        """Empty scales with room for this many simulations, used by nobody else."""
        free = self._free.setdefault(visits, [])
        found = free.pop() if free else Scales(self.engine, visits)
        found.clear()
        return found

    def give_back(self, scales: Scales, visits: int) -> None:
        """They can be used again."""
        self._free[visits].append(scales)

    def actor(self, state: bytearray) -> int:
        """The seat that is asked, or `CHANCE`, or `OVER`."""
        return self.engine.actor(self.rules, state)

    def outcomes(self, state: bytearray) -> tuple[list[int], list[int]]:
        """What chance can say, with weights."""
        return self.engine.outcomes(self.rules, state)

    def after(self, state: bytearray, step: int) -> bytearray:
        """The state after a step."""
        copy = state.copy()
        self.engine.apply(self.rules, copy, step)
        return copy

    def question(self, state: bytearray) -> tuple[bytearray, int]:
        """The next state in which there is more than one answer, or the last, and who is asked there."""
        while (actor := self.actor(state)) != OVER:
            steps = self.outcomes(state)[0] if actor == CHANCE else self.engine.legal(self.rules, state)
            if len(steps) > 1:
                break
            state = self.after(state, steps[0])
        return state, actor

    def result(self, state: bytearray) -> tuple[float, ...]:
        """The shares of the victory at the end."""
        winners = self.engine.results(self.rules, state).winners or range(self.count)
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(self.count))

    def named(self, shares: Sequence[float]) -> dict[str, float]:
        """By the names of the seats."""
        return dict(zip(self.game.seats, shares, strict=True))


@dataclass(frozen=True)
class Task:
    """A piece of work; they can be done in any order."""

    effort: float
    """About how many simulations it takes."""
    do: Callable[[], None]


def in_threads(bench: Bench, tasks: Sequence[Task], threads: int) -> Iterator[Task]:
    """Do all tasks, the largest first, and give each when it is done; with no threads here and now."""
    due = sorted(tasks, key=lambda task: -task.effort)
    if threads < 1:
        for task in due:
            task.do()
            yield task
        return
    from concurrent.futures import ThreadPoolExecutor, as_completed

    pool = ThreadPoolExecutor(threads)
    try:
        running = {pool.submit(task.do): task for task in due}
        for future in as_completed(running):
            future.result()
            yield running[future]
    finally:
        pool.shutdown(cancel_futures=True)
