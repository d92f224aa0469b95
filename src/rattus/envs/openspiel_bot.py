"""OpenSpiel's information-set search as a bot: `ismcts:500` (simulations a decision), `ismcts:100ms` (time a decision).

It is the search of OpenSpiel as it comes: UCT, worlds from the view, random rollouts to the end, and the step tried
most often. `ismcts-compiled` plays its rollouts inside our compiled rules, by the same chances but much faster.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from rattus._extras import advice
from rattus.bots.search import Budget
from rattus.kernel.chance import keys

if TYPE_CHECKING:
    import numpy as np

    from rattus.envs.openspiel import RattusGame, RattusState
    from rattus.table.game import View

ALGORITHMS = "open_spiel.python.algorithms"
STREAM = 6
"""The stream of this bot's random numbers."""
CURIOSITY = 2.0
"""The constant of UCT that OpenSpiel's examples have; a victory is worth 1."""


class Evaluator(Protocol):
    """What OpenSpiel's search wants to know of a new node."""

    def evaluate(self, state: RattusState) -> Sequence[float]:
        """What the seats may expect."""

    def prior(self, state: RattusState) -> Sequence[tuple[int, float]]:
        """How likely the answers are."""


class CompiledRollouts:
    """One random game to its end, as OpenSpiel's `RandomRolloutEvaluator` plays it, in one call."""

    def __init__(self, luck: np.random.RandomState) -> None:
        self.luck = luck

    def evaluate(self, state: RattusState) -> Sequence[float]:
        """The returns of the game."""
        return state.played_out(int(self.luck.randint(2**31)))

    def prior(self, state: RattusState) -> Sequence[tuple[int, float]]:
        """All the same."""
        legal = state.legal_actions()
        return [(step, 1 / len(legal)) for step in legal]


class IsmctsBot:
    """Gets a view like every bot; the states it searches are worlds that fit it."""

    def __init__(self, seed: int, budget: Budget, compiled: bool = False) -> None:
        try:
            rollouts = import_module(f"{ALGORITHMS}.mcts").RandomRolloutEvaluator
            for needed in (f"{ALGORITHMS}.ismcts", "rattus.envs.openspiel"):
                import_module(needed)
        except ImportError:
            raise ValueError(f"this bot needs OpenSpiel: {advice('openspiel')}") from None
        self.budget = budget
        self.simulations = 0
        """How many it has made in all."""
        self._luck: np.random.RandomState = import_module("numpy").random.RandomState(keys(seed, STREAM))
        self._evaluator: Evaluator = CompiledRollouts(self._luck) if compiled else rollouts(1, self._luck)
        self._game: RattusGame | None = None
        self._search: Any = None

    def choose(self, view: View) -> int:
        """One of the view's legal steps."""
        if not view.legal:
            raise ValueError(f"{view.seat} is not asked")
        if len(view.legal) == 1:
            return view.legal.numbers[0]
        if self._game is None or self._game.table is not view.ruleset:
            self._game = import_module("rattus.envs.openspiel").RattusGame(view.ruleset)
            self._search = import_module(f"{ALGORITHMS}.ismcts").ISMCTSBot(
                self._game,
                self._evaluator,
                CURIOSITY,
                0,
                random_state=self._luck,
                use_observation_string=True,  # a view is all that a bot gets, and shorter than a history
            )
            self._search.set_resampler(self._imagined)
        steps, chances = zip(*self._think(self._game.state_of(view.state)), strict=True)
        return int(self._luck.choice(steps, p=chances))

    def __getstate__(self) -> dict[str, Any]:
        """Every decision is searched from its beginning, so a copy needs its luck only."""
        return self.__dict__ | {"_game": None, "_search": None}

    def _imagined(self, state: RattusState, player: int) -> RattusState:
        return state.resample_from_infostate(player, self._luck.random_sample)

    def _think(self, state: RattusState) -> list[tuple[int, float]]:
        """What `run_search` of OpenSpiel does, by the clock too; at least until one step was tried."""
        began = time.perf_counter()
        most, seconds = self.budget.visits, self.budget.seconds
        search = self._search
        search.reset()
        root = search.create_new_node(state)
        done = 0
        while root.total_visits < 1 or (
            (most is None or done < most) and (seconds is None or time.perf_counter() - began < seconds)
        ):
            search.run_simulation(search.sample_root_state(state))
            done += 1
        self.simulations += done
        policy: list[tuple[int, float]] = search.get_final_policy(state, root)
        return policy


def budget_of(given: str) -> Budget:
    """A budget is always given."""
    if not given:
        raise ValueError("how long may it think? ismcts:500 (simulations) or ismcts:100ms (time)")
    return Budget.of(given)


def make(seed: int, given: str) -> IsmctsBot:
    """`ismcts:BUDGET`"""
    return IsmctsBot(seed, budget_of(given))


def make_compiled(seed: int, given: str) -> IsmctsBot:
    """`ismcts-compiled:BUDGET`"""
    return IsmctsBot(seed, budget_of(given), compiled=True)
