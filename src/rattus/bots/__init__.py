"""Honest players: a bot sees a view, never the state.

A bot has a code: `random`, `greedy`, `search:2000` (simulations a decision), `search:1s` (seconds a decision),
`search:2000:horizon=5` (with a setting of the search changed), the name of a level (`novice` to `master`), or that of a
bot of somebody else (entry points of the group `rattus.bots`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from rattus.bots.random import RandomBot
from rattus.kernel.given import checked_seed
from rattus.table.game import View

if TYPE_CHECKING:
    from rattus.bots.search import StepValue, Thought

GROUP = "rattus.bots"


class BotError(ValueError):
    """No bot has this code."""


class Bot(Protocol):
    """A player that answers from what its seat may know; whatever luck it uses comes from its own seed."""

    def choose(self, view: View) -> str | int:
        """One of the view's legal steps: a `Step`, its text, or its number."""


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that tells what it thought at its last decision, as all of ours do but `random`.

    There is nothing to tell after a question with one answer, or after a blind decision of a level.
    """

    @property
    def thought(self) -> Thought | None:
        """What it expected."""

    @property
    def thoughts(self) -> Sequence[StepValue]:
        """What it found about every legal step, the ones it tried most often first."""


Maker = Callable[[int, str], Bot]
"""Makes a bot from its seed and what stands after the colon of its code."""


def _random(seed: int, given: str) -> Bot:
    if given:
        raise ValueError("the random bot takes no budget")
    return RandomBot(seed)


def _greedy(seed: int, given: str) -> Bot:
    from rattus.bots.greedy import GreedyBot

    if given:
        raise ValueError("the greedy bot takes no budget")
    return GreedyBot(seed)


def _search(seed: int, given: str) -> Bot:
    from rattus.bots.search import Budget, SearchBot, changes_of

    if not given:
        raise ValueError("how long may it think? search:2000 (simulations) or search:1s (seconds)")
    budget, *changes = given.split(":")
    return SearchBot(seed, Budget.of(budget), changes=changes_of(changes))


def _level(name: str) -> Maker:
    def make(seed: int, given: str) -> Bot:
        from rattus.bots.levels import LEVELS, LevelBot

        if given:
            raise ValueError("a level has its own budget")
        return LevelBot(seed, LEVELS[name])

    return make


LEVEL_NAMES = ("novice", "easy", "fair", "strong", "master")
BOTS: dict[str, Maker] = {
    "random": _random,
    "greedy": _greedy,
    "search": _search,
    **{name: _level(name) for name in LEVEL_NAMES},
}
"""Our own bots by name."""
DEFAULT_BOT = "fair"


def thinks(code: str) -> bool:
    """Whether a bot needs the compiled search."""
    name = code.partition(":")[0]
    return name in BOTS and name != "random"


def bot_names() -> list[str]:
    """All bots there are: ours, then those of others."""
    return [*BOTS, *sorted({entry.name for entry in entry_points(group=GROUP)} - {*BOTS})]


def make_bot(code: str, seed: int) -> Bot:
    """A bot by its code."""
    seed = checked_seed(seed)
    name, _, given = code.partition(":")
    try:
        if name in BOTS:
            return BOTS[name](seed, given)
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                made: Bot = entry.load()(seed, given)
                return made
    except ValueError as error:
        raise BotError(f"{code!r}: {error}") from None
    raise BotError(f"there is no bot {name!r}; there are {', '.join(bot_names())}")


def seat_seed(seed: int, seat: int) -> int:
    """A seed for the bot in a seat, so that two bots of one kind don't think alike."""
    return (seed + (seat + 1) * 0x9E3779B97F4A7C15) % 2**63


__all__ = [
    "BOTS",
    "DEFAULT_BOT",
    "Bot",
    "BotError",
    "RandomBot",
    "Thinker",
    "bot_names",
    "make_bot",
    "seat_seed",
    "thinks",
]
