"""The search bot: thinks ahead in imagined worlds that fit what its seat sees. See `tree.py` for how."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, replace
from math import nan, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from rattus.bots import tree
from rattus.bots.plain_sense import sense_of_game
from rattus.bots.sense import Sense, sense_of
from rattus.kernel.chance import keys as stream_keys
from rattus.kernel.contract import MOST_LEGAL, MOST_SEATS, Cells, Floats, Numbers, S, Steps
from rattus.kernel.signature import batch_of
from rattus.kernel.step import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rattus.kernel.engine import Engine
    from rattus.kernel.ruleset import Ruleset
    from rattus.table.game import LegalSteps, View

STREAM = 3
"""The stream of a bot's own random numbers."""
CHUNK = 32
"""Simulations between two looks at the clock."""
LARGEST_TREE = 1 << 20
ENTRIES = ("search", "weigh")
NUMBER = re.compile(r"-?\d{1,6}(\.\d{1,6})?")
BUDGET = re.compile(r"(?P<visits>[1-9]\d{0,8})|(?P<number>\d{1,4}(\.\d{1,3})?)(?P<unit>ms|s)")


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a decision: a number of simulations or of seconds, whichever ends first."""

    visits: int | None = None
    seconds: float | None = None

    @classmethod
    def of(cls, text: str) -> Budget:
        """`2000`, `1s` or `250ms`."""
        found = BUDGET.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} is neither a number of simulations (2000) nor a time (1s, 250ms)")
        if found["visits"]:
            return cls(visits=int(found["visits"]))
        seconds = float(found["number"]) / (1000 if found["unit"] == "ms" else 1)
        if not seconds:
            raise ValueError("a bot needs some time")
        return cls(seconds=seconds)


@dataclass(frozen=True)
class Thought:
    """What a bot expects: its share of the victory before and after its step, and after the next best one."""

    step: Step
    before: float
    after: float
    simulations: int
    alternative: Step | None = None
    alternative_after: float = 0.0

    def __str__(self) -> str:
        told = f"{self.step}: {self.before:.0%} → {self.after:.0%}"
        if self.alternative is not None:
            told += f", {self.alternative} {self.alternative_after:.0%}"
        return f"{told} ({self.simulations:,} simulations)"


class StepValue(NamedTuple):
    """What a search has found about one legal step. A list of them is what `pandas.DataFrame` takes."""

    step: Step
    share: float
    """The share of the victory that the step has brought on average; not a number if it was never tried."""
    visits: int
    """How often it was tried."""
    uncertainty: float
    """The standard error of `share` is at most this; not a number if the step was never tried."""

    @classmethod
    def of(cls, step: Step, visits: int, value: float) -> StepValue:
        """From the visits of a step and the sum of what they brought."""
        if not visits:
            return cls(step, nan, 0, nan)
        share = value / visits
        # What a visit brings lies between 0 and 1, so its variance is at most share * (1 - share).
        return cls(step, share, visits, sqrt(max(0.0, share * (1 - share)) / visits))


def edges_for(budget: Budget) -> int:
    """How many edges a tree has room for."""
    if budget.visits is None:
        return LARGEST_TREE
    return max(512, min(LARGEST_TREE, 1 << (4 * budget.visits).bit_length()))


class Tree:
    """The memory of a search, on the machine that an engine's rules are made for, which does the search."""

    def __init__(self, engine: Engine, budget: Budget) -> None:
        self._engine, self._budget = engine, budget
        edges = edges_for(budget)
        sizes = {
            "work": (batch_of(S), 2),
            "keys": (Numbers, edges),
            "visits": (Cells, edges),
            "value": (Floats, edges),
            "settings": (Floats, len(tree.SETTINGS)),
            "weights": (Floats, tree.ROOM),
            "reward": (Floats, tree.ROOM),
            "prior": (Floats, MOST_LEGAL),
            "score": (Numbers, MOST_SEATS),
            "rank": (Numbers, MOST_SEATS),
            "out": (Steps, MOST_LEGAL),
            "path": (Cells, 2 * tree.DEEPEST),
        }
        self._place = engine.workspace(
            sense_of_game(engine.game), ENTRIES, *(sizes[name] for name in tree.Memory._fields)
        )
        self.memory: tree.Memory[Any] = tree.Memory(*self._place.buffers)
        self.used = 0
        """Edges."""

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy has the same edges, in memory of its own."""
        memory = self.memory
        edges = [
            (slot, int(key), int(memory.visits[slot]), float(memory.value[slot]))
            for slot, key in enumerate(memory.keys)
            if key != tree.EMPTY
        ]
        return Tree._of, (self._engine, self._budget, edges)

    @classmethod
    def _of(cls, engine: Engine, budget: Budget, edges: list[tuple[int, int, int, float]]) -> Tree:
        made = cls(engine, budget)
        for slot, key, visits, value in edges:
            made.memory.keys[slot], made.memory.visits[slot], made.memory.value[slot] = key, visits, value
        made.used = len(edges)
        return made

    def clear(self) -> None:
        """Forget everything."""
        self._place.clear()
        self.used = 0

    def grow(
        self, view: View, sense: Sense, node: int, luck: tuple[int, int], first: int, count: int
    ) -> None:
        """Some simulations more."""
        self.memory.settings[:], self.memory.weights[:] = sense.settings, sense.weights
        self.used = self._place.call(
            "search", view.ruleset.rules, view.state, node, *luck, first, count, self.used
        )

    def edge(self, node: int, step: int, seat: int) -> int | None:
        """The slot of an edge, if it was tried."""
        slot = tree.edge_at(self.memory.keys, node, step, seat)
        return slot if self.memory.visits[slot] else None


def changes_of(texts: Sequence[str]) -> dict[str, float]:
    """Settings of the search by name: `horizon=5`."""
    changes = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in tree.SETTINGS or not NUMBER.fullmatch(value):
            raise ValueError(
                f"{text!r} is not one of {', '.join(tree.SETTINGS)} with a number, like horizon=5"
            )
        changes[name] = float(value)
    return changes


class SearchBot:
    """Answers with the step it has tried most often, because it came out best.

    `sense` says what it makes of a table, and `changes` are settings of it to be changed.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        sense: Callable[[Ruleset], Sense] = sense_of,
        changes: Mapping[str, float] | None = None,
    ) -> None:
        self.budget = budget
        self.changes = changes or {}
        self.thought: Thought | None = None
        """What it expected at its last decision; nothing if there was but one answer."""
        self.thoughts: tuple[StepValue, ...] = ()
        """What it found about every legal step then, the ones tried most often first."""
        self.simulations = 0
        """How many it has made in all."""
        self._luck = stream_keys(seed, STREAM)
        self._sense_of = sense
        self._sense: Sense | None = None
        self._table: Ruleset | None = None
        """Where it sits."""
        self._tree: Tree | None = None
        self._plan: tuple[int, bytearray] | None = None
        """The node reached by the last step, and what the seat would then see if nothing else happened."""

    def choose(self, view: View) -> int:
        """One of the view's legal steps."""
        if not view.legal:
            raise ValueError(f"{view.seat} is not asked")
        if self._sense is None or self._table is not view.ruleset:
            self._sit_down(view.ruleset)
        assert self._sense is not None
        if self._tree is None:
            self._tree = Tree(view.ruleset.engine, self.budget)
        node = self._node(view)
        if len(view.legal) > 1:
            done = self._think(view, self._sense, node)
            step = self._best(view, view.legal, node, done)
        else:
            step = view.legal.numbers[0]
            self.thought, self.thoughts = None, ()
        self._expect(view, node, step)
        return step

    def __getstate__(self) -> dict[str, Any]:
        """The tree counts as far as the bot has a plan in it; without one it would be cleared first."""
        return self.__dict__ | ({} if self.plans else {"_tree": None})

    def sense_for(self, ruleset: Ruleset) -> Sense:
        """What it makes of a table."""
        return self._sense_of(ruleset).with_settings(**self.changes)

    def forget(self) -> None:
        """Something else than the last answer was played: the plan and the thought are void."""
        self._plan = None
        self.thought, self.thoughts = None, ()

    @property
    def plans(self) -> bool:
        """Whether it expects to be asked again at once, and has thought about that already."""
        return self._plan is not None

    def rest(self) -> None:
        """Give the memory of the search back until it is asked again."""
        self._plan = None
        self._tree = None

    def _sit_down(self, ruleset: Ruleset) -> None:
        """Begin at another table: with its settings and weights, and a tree for its rules."""
        if self._table is None or self._table.engine is not ruleset.engine:
            self._tree = None
        if self._table is None or self._table.rules != ruleset.rules:
            self._plan = None
        self._sense, self._table = self.sense_for(ruleset), ruleset

    def _node(self, view: View) -> int:
        """Where in the tree we are: further down if the last step led straight here, else at a new root."""
        assert self._tree is not None
        roomy = 2 * self._tree.used < len(self._tree.memory.keys)
        if roomy and self._plan is not None and self._plan[1] == view.state:
            return self._plan[0]
        self._tree.clear()
        return 0

    def _expect(self, view: View, node: int, step: int) -> None:
        assert self._tree is not None
        seat = view.ruleset.header.seats.index(view.seat)
        slot = self._tree.edge(node, step, seat)
        engine, rules = view.ruleset.engine, view.ruleset.rules
        state = view.state.copy()
        engine.apply(rules, state, step)
        if slot is None or engine.actor(rules, state) != seat:
            self._plan = None
            return
        engine.view(rules, state, seat)
        self._plan = slot + 1, state

    def _think(self, view: View, sense: Sense, node: int) -> int:
        assert self._tree is not None
        began = time.perf_counter()
        most, seconds = self.budget.visits, self.budget.seconds
        done = 0
        while most is None or done < most:
            count = CHUNK if most is None else min(CHUNK, most - done)
            try:
                self._tree.grow(view, sense, node, self._luck, self.simulations, count)
            except Exception:
                self.rest()  # a search that was stopped leaves no tree behind
                raise
            self.simulations += count
            done += count
            if seconds is not None and time.perf_counter() - began >= seconds:
                break
        return done

    def _best(self, view: View, legal: LegalSteps, node: int, done: int) -> int:
        """The step tried most often; of several the first."""
        assert self._tree is not None
        memory = self._tree.memory
        seat = view.ruleset.header.seats.index(view.seat)
        values = []
        for text, step in legal.texts.items():
            slot = self._tree.edge(node, step, seat)
            visits, value = (
                (0, 0.0) if slot is None else (int(memory.visits[slot]), float(memory.value[slot]))
            )
            values.append(StepValue.of(Step(text), visits, value))
        values.sort(key=lambda each: -each.visits)
        self.thoughts = tuple(values)
        best, *others = (each for each in values if each.visits)
        total = sum(each.visits for each in values)
        before = sum(each.visits * each.share for each in (best, *others)) / total
        self.thought = Thought(best.step, before, best.share, done)
        if others:
            self.thought = replace(
                self.thought, alternative=others[0].step, alternative_after=others[0].share
            )
        return legal.texts[best.step]
