"""The search in plain Python, for games that have no portable one: slow, and the same to the last bit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rattus.bots import tree
from rattus.bots.plain_sense import sense_module
from rattus.bots.search import Budget, Tree

if TYPE_CHECKING:
    from rattus.bots.sense import Sense
    from rattus.kernel.engine import Engine
    from rattus.kernel.record import Record
    from rattus.table.game import View


class Copies(list["Record"]):
    """States that are copied when they are put here, as into a packed array."""

    def __setitem__(self, place: Any, state: Any) -> None:
        super().__setitem__(place, state.copy())


def numbers(count: int, kind: object) -> Any:
    """So many zeros."""
    return [0] * count


class PlainTree(Tree):
    """The memory of a search as lists."""

    def __init__(self, engine: Engine, budget: Budget) -> None:
        super().__init__(engine, budget, numbers)
        self._engine = engine
        self._worlds = Copies([engine.state(), engine.state()])

    def clear(self) -> None:
        """Forget everything."""
        for memory in (self.keys, self.visits, self.value):
            memory[:] = numbers(len(memory), None)
        self.used = 0

    def grow(
        self, view: View, sense: Sense, node: int, luck: tuple[int, int], first: int, count: int
    ) -> None:
        """Some simulations more."""
        rules, state = self._engine.rules.of(view.ruleset.rules), self._engine.state.of(view.state)
        known = sense.settings.tolist(), sense.weights.tolist()
        arrays: tuple[Any, ...] = (self.keys, self.visits, self.value, *known, *self.buffers)
        memory: tree.Memory[Any] = tree.Memory(self._worlds, *arrays)
        search = sense_module(self.game).search
        self.used = search(rules, state, memory, node, *luck, first, count, self.used)
