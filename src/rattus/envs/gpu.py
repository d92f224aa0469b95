"""Many games side by side in the memory of a GPU: an optional extra (`pip install 'rattus-games[gpu]'`).

    games = GpuGames(1 << 16, "rattus", 4)
    seen = torch.as_tensor(games.observation, device="cuda")

What PyTorch, CuPy or Numba get are the games' own arrays, by `__cuda_array_interface__`: nothing is copied, and every
step writes into them. Numbers of one kind lie together, game after game (the strides of the transposed array), as a
GPU writes them fastest. The rules for a step are those of `RattusVectorEnv` with `opponents="self"`, and so are the
games, bit for bit. Everything runs on the default stream.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, get_args

from rattus._extras import needs

with needs("gpu"):
    import numpy as np

from rattus.builds.gpu import Kernel, cuda_target
from rattus.envs import vector_rules as vector
from rattus.envs.tables import Reward, choices, numbers_of, table_of
from rattus.envs.vector_rules import (
    ASKED,
    CHANCE0,
    CHANCE1,
    COLUMNS,
    COUNT,
    ILLEGAL,
    PLAYER0,
    PLAYER1,
    SEAT,
    SETTINGS,
    Games,
    Room,
    Stepping,
    stepping,
)
from rattus.kernel.chance import number, scale
from rattus.kernel.contract import CHANCE, MOST_LEGAL, MOST_SEATS, OVER, Contract, R, S
from rattus.kernel.game import rules_of
from rattus.kernel.given import checked_seed, one_of, whole
from rattus.kernel.rule import Build, rule
from rattus.table.library import DEFAULT_GAME


def random_stepping(
    game: Contract[R, S], own: Stepping[R, S]
) -> Callable[[R, S, Games[S], Room, int, bool], int]:
    """Random steps in one game, for a GPU."""
    actor, legal, pick, apply, observe = game.actor, game.legal, game.pick, game.apply, game.observe
    begin, share_out, show = own.begin, own.share_out, own.show

    @rule
    def random_games(rules: R, start: S, g: Games[S], room: Room, count: int, observed: bool) -> int:
        """`count` steps of one game with the actions that are its samples, as `step_games` makes them.

        Returns how many these were with those of chance. All kinds are made in one loop, because threads of a GPU are
        fast while they do the same thing.
        """
        s = g.states[0]
        n = g.ledger[COUNT]
        asked = g.ledger[ASKED]
        left = count
        made = 0
        while True:
            if asked == CHANCE:
                step = pick(rules, s, number(g.ledger[CHANCE0], g.ledger[CHANCE1], n))
            else:
                if asked != OVER:
                    g.ledger[SEAT] = asked
                if left < count:
                    if asked == OVER:
                        share_out(rules, s, g.how, room, g.returns, 0)
                    if observed:
                        observe(rules, s, g.ledger[SEAT], g.seen)
                if left == 0:
                    break
                left -= 1
                if asked == OVER:
                    begin(rules, start, g.states, 0, g.ledger, g.how)
                    for seat in range(rules.seats):
                        g.returns[seat] = 0.0
                    n = 0
                    asked = actor(rules, s)
                    continue
                r = number(g.ledger[PLAYER0], g.ledger[PLAYER1], n)
                step = room.out[scale(r, legal(rules, s, room.out))]
            apply(rules, s, step)
            n += 1
            made += 1
            asked = actor(rules, s)
        g.ledger[COUNT] = n
        g.ledger[ASKED] = asked
        g.ledger[ILLEGAL] = 0
        g.rewards[0] = 0.0
        g.done[0] = 0
        if asked == OVER:
            g.rewards[0] = g.returns[g.ledger[SEAT]]
            g.done[0] = 1
        show(rules, g, 0, room.out)
        return made

    return random_games


@cache
def _kernels(game: str) -> tuple[Kernel, Kernel]:
    """The two kernels, one thread a game, which has its state and its row of the ledger at hand."""
    cuda, numba = cuda_target(), import_module("numba")
    plain = rules_of(game)
    own_rules = stepping(plain.CONTRACT)
    build = Build(lambda rule, _: cuda.jit(device=True)(rule))
    step_games = build(own_rules.step_games)
    random_games = build(random_stepping(plain.CONTRACT, own_rules))
    record = numba.from_dtype(plain.State.dtype)

    def step_kernel(
        rules: Any,
        start: Any,
        states: Any,
        actions: Any,
        ledger: Any,
        steps: Any,
        numbers: Any,
        seen: Any,
        mask: Any,
        rewards: Any,
        returns: Any,
        done: Any,
        how: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(done):
            own = cuda.local.array(1, record)
            row = cuda.local.array(COLUMNS, numba.int64)
            out = cuda.local.array(MOST_LEGAL, numba.int16)
            score = cuda.local.array(MOST_SEATS, numba.int64)
            rank = cuda.local.array(MOST_SEATS, numba.int64)
            active = cuda.local.array(1, numba.int8)
            own[0] = states[i]
            active[0] = 1
            for column in range(COLUMNS):
                row[column] = ledger[i, column]
            games = Games(
                own,
                active,
                actions[i : i + 1],
                row,
                steps,
                numbers,
                seen[i],
                mask[i],
                seen[i],
                rewards[i : i + 1],
                returns[i],
                done[i : i + 1],
                how,
            )
            step_games(rules[0], start[0], games, Room(out, score, rank), 0, 1, True)
            states[i] = own[0]
            for column in range(COLUMNS):
                ledger[i, column] = row[column]

    def random_kernel(
        rules: Any,
        start: Any,
        states: Any,
        actions: Any,
        ledger: Any,
        steps: Any,
        numbers: Any,
        seen: Any,
        mask: Any,
        rewards: Any,
        returns: Any,
        done: Any,
        how: Any,
        made: Any,
        count: int,
        observed: bool,
    ) -> None:
        i = cuda.grid(1)
        if i < len(done):
            own = cuda.local.array(1, record)
            row = cuda.local.array(COLUMNS, numba.int64)
            out = cuda.local.array(MOST_LEGAL, numba.int16)
            score = cuda.local.array(MOST_SEATS, numba.int64)
            rank = cuda.local.array(MOST_SEATS, numba.int64)
            active = cuda.local.array(1, numba.int8)
            own[0] = states[i]
            active[0] = 1
            for column in range(COLUMNS):
                row[column] = ledger[i, column]
            games = Games(
                own,
                active,
                actions[i : i + 1],
                row,
                steps,
                numbers,
                seen[i],
                mask[i],
                seen[i],
                rewards[i : i + 1],
                returns[i],
                done[i : i + 1],
                how,
            )
            made[i] = random_games(rules[0], start[0], games, Room(out, score, rank), count, observed)
            states[i] = own[0]
            for column in range(COLUMNS):
                ledger[i, column] = row[column]

    return Kernel(cuda, plain, step_kernel), Kernel(cuda, plain, random_kernel)


class GpuGames:
    """`count` games at tables of one kind, whose learner answers for every seat that is asked.

    `game` is an edition, `seats` how many play (the fewest it is for), `options` those of the table, `reward` as in
    `RattusVectorEnv`. An action is a number of `steps`; `action_mask` says which can be chosen. A game that has ended
    begins again with the next step, whatever its action.
    """

    def __init__(
        self,
        count: int,
        game: str = DEFAULT_GAME,
        seats: int | None = None,
        *,
        options: Mapping[str, str | int] | None = None,
        reward: Reward = "share",
        seed: int = 0,
    ) -> None:
        count = whole("the number of games", count, 1)
        one_of("reward", reward, get_args(Reward))
        self._cuda = cuda = cuda_target()
        self.table = table_of(game, seats, options or {})
        self.count = count
        self.steps = choices(self.table)
        """The step of every action, by the seat that chooses."""
        engine, rules = self.table.engine, self.table.rules
        self._step_kernel, self._random_kernel = _kernels(engine.game)
        players, width = self.steps.shape
        index = numbers_of(self.table, self.steps)
        first = engine.blank()
        engine.setup(rules, first)
        start, features = np.frombuffer(first, engine.state.dtype), len(engine.observe(rules, first, 0))
        how = np.zeros(SETTINGS, np.int64)
        how[vector.BY_SCORE] = reward == "score"
        how[[vector.FEATURES, vector.ACTIONS, vector.STEPS]] = features, width, index.shape[1]
        packed = np.frombuffer(bytearray(rules), engine.rules.dtype)

        self._rules, self._start = cuda.to_device(packed), cuda.to_device(start)
        self._steps, self._numbers = cuda.to_device(self.steps.reshape(-1)), cuda.to_device(index.reshape(-1))
        self._how = cuda.to_device(how)
        self._actions = cuda.to_device(np.zeros(count, np.int64))
        self.states = cuda.to_device(np.zeros(count, engine.state.dtype))
        """The packed states, with all that anybody knows."""
        self.ledger = cuda.to_device(np.zeros((count, COLUMNS), np.int64, order="F"))
        """What else is known of each game: see `vector_rules.py`."""
        self.observation = cuda.to_device(np.zeros((count, features), np.int8, order="F"))
        """What the seat sees that is asked, or was asked last."""
        self.action_mask = cuda.to_device(np.zeros((count, width), np.int8, order="F"))
        self.reward = cuda.to_device(np.zeros(count))
        """What the seat that was asked last got; only at the end."""
        self.returns = cuda.to_device(np.zeros((count, players), order="F"))
        """What each seat got in the game that ended last."""
        self.done = cuda.to_device(np.zeros(count, np.int8))
        """1 where the game ended with the last step."""
        self.made = cuda.to_device(np.zeros(count, np.int64))
        """Steps of seats and of chance that the last `random_steps` made."""
        self.reset(seed)

    @property
    def seat(self) -> Any:
        """The seat that is asked, or was asked last."""
        return self.ledger[:, SEAT]

    @property
    def sample(self) -> Any:
        """A random legal action for every game, as `play_randomly` takes it."""
        return self.ledger[:, vector.SAMPLE]

    def reset(self, seed: int = 0) -> None:
        """New games everywhere: those of `seed`, `seed + 1`, ..., and from there on always the same."""
        ledger = np.zeros((self.count, COLUMNS), np.int64, order="F")
        ledger[:, vector.BASE] = (checked_seed(seed) + np.arange(self.count)) & (2**63 - 1)
        ledger[:, [vector.GAME, vector.LEARNER]] = -1, vector.NOBODY
        self.ledger.copy_to_device(ledger)
        self.done.copy_to_device(np.ones(self.count, np.int8))
        self.step(self._actions)

    def step(self, actions: Any) -> None:
        """An action in every game: an array of 64-bit integers on the GPU, from PyTorch or any other library."""
        given = self._cuda.as_cuda_array(actions)
        if given.shape != (self.count,) or given.dtype != np.int64 or not given.is_c_contiguous():
            raise ValueError(f"{self.count} actions are needed, integers of 64 bits one after the other")
        self._launch(self._step_kernel, given)

    def random_steps(self, count: int, observe: bool = False) -> None:
        """`step(sample)` `count` times, without leaving the GPU; observed all the time, or only in the end."""
        if count > 0:
            self._launch(self._random_kernel, self._actions, self.made, count, observe)

    def _launch(self, kernel: Kernel, actions: Any, *given: Any) -> None:
        kernel(
            self.count,
            self._rules,
            self._start,
            self.states,
            actions,
            self.ledger,
            self._steps,
            self._numbers,
            self.observation,
            self.action_mask,
            self.reward,
            self.returns,
            self.done,
            self._how,
            *given,
        )
