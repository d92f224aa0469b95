"""A table as an environment of PettingZoo: seats answer one after the other, chance is drawn inside.

Steps, chance, masks and observations come from the compiled rules in one call; see `rattus.envs.gym`, whose actions and
observations these are.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from operator import attrgetter, index
from typing import Any, ClassVar, SupportsIndex

from rattus._extras import needs

with needs("envs"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.env import AECEnv

from rattus.envs.gym import SELF, Observation, RattusVectorEnv
from rattus.envs.pixels import pixels
from rattus.envs.tables import Reward
from rattus.envs.vector_rules import ASKED, SEED
from rattus.kernel.contract import OVER
from rattus.kernel.feature import Feature
from rattus.kernel.ruleset import PUBLIC, Ruleset
from rattus.table.drawing import svg
from rattus.table.game import Game

RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL_REWARD = -1


class OneGame(RattusVectorEnv):
    """The vector of one game in which every seat is asked; a step is one call of the compiled rules."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, str | int] | None, reward: Reward
    ) -> None:
        super().__init__(1, game, seats, options=options, opponents=SELF, reward=reward, threads=1)
        self._bind()

    def _bind(self) -> None:
        self.ledger, self.returns = self._ledger.reshape(-1), self._returns[0]
        self.seen, self.mask = self._seen[0], self._mask[0]
        # One number of a memoryview is read and written faster than one of an array.
        self.numbers, self.chosen, self.allowed = self.ledger.data, self._actions.data, self.mask.data
        (self.play,) = self._step

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._bind()


class RattusAECEnv(AECEnv):  # type: ignore[misc]
    """One table. Every argument may be left out.

    `seats` is how many play (the fewest the edition is for), `options` those of the table. `reward` is paid at the end:
    the share of the victory, or the points ahead (`score`); the sum over all seats is zero. What is rendered is what
    all may know, or what the seat `render_seat` may.
    """

    edition: ClassVar[str]
    render_seat: str | None

    def __init__(
        self,
        seats: int | None = None,
        *,
        options: Mapping[str, str | int] | None = None,
        reward: Reward = "share",
        render_mode: str | None = None,
        render_seat: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self._game = OneGame(self.edition, seats, options, reward)
        self.table: Ruleset = self._game.table
        """Edition, seats, options, and the rules."""
        self.steps = self._game.steps
        """The step of every action, by the seat that chooses."""
        self.possible_agents = list(self.table.header.seats)
        if render_seat is not None and render_seat not in self.possible_agents:
            raise ValueError(f"no seat {render_seat!r}; seats are {', '.join(self.possible_agents)}")
        self.agents: list[str] = []
        self.render_mode, self.render_seat = render_mode, render_seat
        self.features: list[Feature] = list(self.table.features())
        """What the numbers of an observation are."""
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._played: list[int] = []
        seen, chosen = self._game.single_observation_space, self._game.single_action_space
        self.observation_spaces = {agent: deepcopy(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: deepcopy(chosen) for agent in self.possible_agents}
        self.state_space = spaces.Box(-128, 127, (len(self.possible_agents) * len(self.features),), np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers with their ranges, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The steps that can ever be asked at the table."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed the one that `rattus.new` plays with it, without one the next of the last seed."""
        self._game.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._played = []
        self.agent_selection = self.possible_agents[self._game.numbers[ASKED]]
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """The answer of the seat that is asked; `None` if it is asked no more."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._game
        if (
            not isinstance(action, SupportsIndex)
            or not 0 <= (chosen := index(action)) < len(game.allowed)
            or not game.allowed[chosen]
        ):
            raise ValueError(f"action {action} of {agent} is not one that its action_mask allows")
        self._played.append(chosen)
        game.chosen[0] = chosen
        game.play()
        asked = game.numbers[ASKED]
        if asked == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[asked]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """All seats have ended, and are paid."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self._game.returns.tolist(), strict=True))
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What a seat sees; only the one that is asked has legal actions."""
        game = self._game
        if agent == self.agent_selection and not self.terminations[agent]:
            return {"observation": game.seen.copy(), "action_mask": game.mask.copy()}
        return {
            "observation": self._observation(self._seats[agent]),
            "action_mask": np.zeros(len(game.mask), np.int8),
        }

    def _observation(self, seat: int) -> np.ndarray:
        return np.array(self.table.engine.observe(self.table.rules, self._game.state(0), seat), np.int8)

    def state(self) -> np.ndarray:
        """What all seats see, one after the other: for learning that may know more than a player."""
        return np.concatenate([self._observation(seat) for seat in range(len(self.possible_agents))])

    def render(self) -> Any:
        """The table as text or pixels, as all or as the seat `render_seat` may know it; `human` prints it."""
        if self.render_mode is None:
            return None
        state = self._game.state(0)
        self.table.engine.view(self.table.rules, state, self._seats.get(self.render_seat or "", PUBLIC))
        if self.render_mode == "rgb_array":
            return pixels(svg(self.table, state))
        picture = self.table.draw(state)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """Nothing is open."""

    # More.

    @property
    def seed(self) -> int:
        """The seed of this game."""
        return int(self._game.ledger[SEED])

    def game(self) -> Game:
        """The same game as a `Game` of its own: its record, its texts, undo."""
        game = Game(self.table, self.seed)
        for action in self._played:
            game.play(int(self.steps[game.seat_number(game.to_act or ""), action]))
        return game

    def text(self, action: int) -> str:
        """What a legal action is in words: `place gallia`."""
        step = int(self.steps[self._seats[self.agent_selection], action])
        (text,) = self.table.texts(self._game.state(0), (step,))
        return text


def metadata_of(name: str) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {"name": name, "render_modes": [*RENDER_MODES], "render_fps": 1, "is_parallelizable": False}


class Straight(wrappers.BaseWrapper):  # type: ignore[misc]
    """A wrapper that gets at the environment directly, once a game has begun.

    PettingZoo's hand every attribute on from one to the next, which takes most of the time of a step.
    """

    agents, agent_selection, rewards, terminations, truncations, infos, _cumulative_rewards = (
        property(attrgetter(f"_direct.{name}"))
        for name in (
            "agents",
            "agent_selection",
            "rewards",
            "terminations",
            "truncations",
            "infos",
            "_cumulative_rewards",
        )
    )

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        super().reset(seed, options)
        self._direct = self.unwrapped

    def __str__(self) -> str:
        """The name of the environment."""
        return str(self.unwrapped)


class TerminateIllegal(Straight, wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    """A seat that answers with an illegal action loses."""


class AssertOutOfBounds(Straight, wrappers.AssertOutOfBoundsWrapper):  # type: ignore[misc]
    """An action that does not exist is an error."""


class OrderEnforcing(Straight, wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """Calls come in their order."""


def checked(env: RattusAECEnv) -> Any:
    """With PettingZoo's checks, as its own games have them."""
    return OrderEnforcing(AssertOutOfBounds(TerminateIllegal(env, illegal_reward=ILLEGAL_REWARD)))


def parallel(env: Any) -> Any:
    """In PettingZoo's parallel form: all seats give an action, but only that of the seat that is asked counts."""
    return turn_based_aec_to_parallel(env)
