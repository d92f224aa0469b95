"""Five levels of play by name, for people who choose an opponent."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rattus.bots.random import RandomBot
from rattus.bots.search import Budget, SearchBot, StepValue, Thought
from rattus.kernel.chance import keys, number, scale
from rattus.table.game import View

WHIM_STREAM = 4


@dataclass(frozen=True)
class Level:
    """How far a level looks, how long it thinks at most, and how many of 100 decisions it makes blindly."""

    name: str
    horizon: int | None
    visits: int
    seconds: float
    whims: int


LEVELS = {
    level.name: level
    for level in (
        Level("novice", 1, 40, 0.1, 50),
        Level("easy", 1, 60, 0.1, 20),
        Level("fair", 1, 200, 0.5, 5),
        Level("strong", None, 400, 1.0, 0),
        Level("master", None, 20_000, 3.0, 0),
    )
}
"""From weakest to strongest. Without a horizon of its own a level looks as far ahead as pays off most."""


class LevelBot:
    """A search bot held back as its level says; who needs its answers sooner gives it less time."""

    def __init__(self, seed: int, level: Level, most_seconds: float | None = None) -> None:
        self.level = level
        seconds = level.seconds if most_seconds is None else min(level.seconds, most_seconds)
        changes = {} if level.horizon is None else {"horizon": level.horizon}
        self._bot = SearchBot(seed, Budget(level.visits, seconds), changes=changes)
        self._blind = RandomBot(seed)
        self._keys = keys(seed, WHIM_STREAM)
        self._choices = 0

    @property
    def thought(self) -> Thought | None:
        """What it expected at its last decision; nothing if that was made blindly."""
        return self._bot.thought

    @property
    def thoughts(self) -> tuple[StepValue, ...]:
        """What it found about every legal step at its last decision; nothing if that was made blindly."""
        return self._bot.thoughts

    @property
    def plans(self) -> bool:
        """Whether it expects to be asked again at once, and has thought about that already."""
        return self._bot.plans

    def ignore_clock(self) -> None:
        """Stop at the number of simulations alone, so that the same seed gives the same steps on a slow machine."""
        self._bot.budget = replace(self._bot.budget, seconds=None)

    def rest(self) -> None:
        """Give the memory of the search back until it is asked again."""
        self._bot.rest()

    def choose(self, view: View) -> int:
        """One of the view's legal steps."""
        self._choices += 1
        if scale(number(*self._keys, self._choices), 100) < self.level.whims:
            self._bot.forget()
            return self._blind.choose(view)
        return self._bot.choose(view)
