"""Many games side by side in the memory of a GPU: an optional extra (`pip install rattus[gpu]`).

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
from typing import Any, Literal, cast

import numpy as np

from rattus.envs import vector_rules as vector
from rattus.envs.tables import choices, numbers_of, table_of
from rattus.envs.vector_rules import (
    ASKED,
    CHANCE0,
    CHANCE1,
    COLUMNS,
    COUNT,
    ILLEGAL,
    OF_GAME,
    PLAYER0,
    PLAYER1,
    SEAT,
    SETTINGS,
)
from rattus.kernel.chance import number, scale
from rattus.kernel.contract import CHANCE, MOST_FEATURES, MOST_LEGAL, OVER, Bytes, Floats, Numbers, Steps
from rattus.kernel.gpu import Kernel, cuda_target
from rattus.kernel.playing import copies
from rattus.kernel.rule import Build
from rattus.table.library import DEFAULT_GAME

actor = legal = pick = apply = observe = begin = share_out = show = cast("Callable[..., Any]", None)
"""The game's own take their places."""

MOST_SEATS = 8


def random_games(
    rules: Any,
    start: Any,
    states: Any,
    ledger: Numbers,
    index: Steps,
    seen: Bytes,
    mask: Bytes,
    rewards: Floats,
    returns: Floats,
    done: Bytes,
    how: Numbers,
    out: Steps,
    score: Numbers,
    rank: Numbers,
    count: int,
    observed: bool,
) -> int:
    """So many steps of one game with the actions that are its samples, as `step_games` makes them.

    Returns how many these were with those of chance. All kinds are made in one loop, because threads of a GPU are fast
    while they do the same thing.
    """
    s = states[0]
    n = ledger[COUNT]
    asked = ledger[ASKED]
    left = count
    made = 0
    while True:
        if asked == CHANCE:
            step = pick(rules, s, number(ledger[CHANCE0], ledger[CHANCE1], n))
        else:
            if asked != OVER:
                ledger[SEAT] = asked
            if left < count:
                if asked == OVER:
                    share_out(rules, s, how, score, rank, returns, 0)
                if observed:
                    observe(rules, s, ledger[SEAT], seen)
            if left == 0:
                break
            left -= 1
            if asked == OVER:
                begin(rules, start, states, 0, ledger, how)
                for seat in range(rules.seats):
                    returns[seat] = 0.0
                n = 0
                asked = actor(rules, s)
                continue
            step = out[scale(number(ledger[PLAYER0], ledger[PLAYER1], n), legal(rules, s, out))]
        apply(rules, s, step)
        n += 1
        made += 1
        asked = actor(rules, s)
    ledger[COUNT] = n
    ledger[ASKED] = asked
    ledger[ILLEGAL] = 0
    rewards[0] = 0.0
    done[0] = 0
    if asked == OVER:
        rewards[0] = returns[ledger[SEAT]]
        done[0] = 1
    show(rules, states, 0, ledger, index, seen, mask, how, out)
    return made


STEPPING = (
    vector.game_seed,
    vector.begin,
    vector.share_out,
    vector.forfeit,
    vector.end,
    vector.show,
    vector.step_games,
    random_games,
)


@cache
def _kernels(game: str) -> tuple[Kernel, Kernel]:
    """The two kernels, one thread a game, which has its state and its row of the ledger at hand."""
    cuda, numba = cuda_target(), import_module("numba")
    plain = import_module(f"rattus.{game}.game")
    rules_of = copies(STEPPING, {**{name: getattr(plain, name) for name in OF_GAME}, "__name__": __name__})
    build = Build(lambda rule, _: cuda.jit(device=True)(rule))
    step_games, play = build(rules_of["step_games"]), build(rules_of["random_games"])
    record = numba.from_dtype(plain.State.dtype)

    def step_kernel(
        rules: Any,
        start: Any,
        states: Any,
        actions: Any,
        ledger: Any,
        steps: Any,
        index: Any,
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
            step_games(
                rules[0],
                start[0],
                own,
                active,
                actions[i : i + 1],
                row,
                steps,
                index,
                seen[i],
                mask[i],
                seen[i],
                rewards[i : i + 1],
                returns[i],
                done[i : i + 1],
                how,
                out,
                score,
                rank,
                0,
                1,
                True,
            )
            states[i] = own[0]
            for column in range(COLUMNS):
                ledger[i, column] = row[column]

    def random_kernel(
        rules: Any,
        start: Any,
        states: Any,
        ledger: Any,
        index: Any,
        seen: Any,
        mask: Any,
        rewards: Any,
        returns: Any,
        done: Any,
        made: Any,
        how: Any,
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
            own[0] = states[i]
            for column in range(COLUMNS):
                row[column] = ledger[i, column]
            made[i] = play(
                rules[0],
                start[0],
                own,
                row,
                index,
                seen[i],
                mask[i],
                rewards[i : i + 1],
                returns[i],
                done[i : i + 1],
                how,
                out,
                score,
                rank,
                count,
                observed,
            )
            states[i] = own[0]
            for column in range(COLUMNS):
                ledger[i, column] = row[column]

    return Kernel(cuda, plain, step_kernel), Kernel(cuda, plain, random_kernel)


class GpuGames:
    """`count` games at tables of one kind, whose learner answers for every seat that is asked.

    `game` is an edition, `seats` how many play (the fewest it is for), `options` those of the table, `reward` as in
    `RattusVectorEnv`. An action is a number of `steps`; `action_mask` says which can be chosen. A game that has ended
    begins anew with the next step, whatever its action.
    """

    def __init__(
        self,
        count: int,
        game: str = DEFAULT_GAME,
        seats: int | None = None,
        *,
        options: Mapping[str, str | int] | None = None,
        reward: Literal["share", "score"] = "share",
        seed: int = 0,
    ) -> None:
        self._cuda = cuda = cuda_target()
        self.table = table_of(game, seats, options or {})
        self.count = count
        self.steps = choices(self.table)
        """The step of every action, by the seat that chooses."""
        engine, rules = self.table.engine, self.table.rules
        self._step_kernel, self._random_kernel = _kernels(engine.game)
        players, width = self.steps.shape
        index = numbers_of(self.table, self.steps)
        start = engine.blank()
        engine.setup(rules, start[0])
        features = engine.observe(rules, start[0], 0, np.zeros(MOST_FEATURES, np.int64))
        how = np.zeros(SETTINGS, np.int64)
        how[vector.BY_SCORE] = reward == "score"
        how[[vector.FEATURES, vector.ACTIONS, vector.STEPS]] = features, width, index.shape[1]
        packed = np.zeros(1, engine.rules.dtype)
        packed[0] = rules

        self._rules, self._start = cuda.to_device(packed), cuda.to_device(start)
        self._steps, self._index = cuda.to_device(self.steps.reshape(-1)), cuda.to_device(index.reshape(-1))
        self._how = cuda.to_device(how)
        self._actions = cuda.to_device(np.zeros(count, np.int64))
        self.states = cuda.to_device(engine.blank(count))
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
        """Who is asked, or was asked last."""
        return self.ledger[:, SEAT]

    @property
    def sample(self) -> Any:
        """A random legal action for every game, as `play_randomly` takes it."""
        return self.ledger[:, vector.SAMPLE]

    def reset(self, seed: int = 0) -> None:
        """New games everywhere: those of `seed`, `seed + 1`, ..., and from there on always the same."""
        ledger = np.zeros((self.count, COLUMNS), np.int64, order="F")
        ledger[:, vector.BASE] = (seed + np.arange(self.count)) & (2**63 - 1)
        ledger[:, [vector.GAME, vector.LEARNER]] = -1, vector.NOBODY
        self.ledger.copy_to_device(ledger)
        self.done.copy_to_device(np.ones(self.count, np.int8))
        self.step(self._actions)

    def step(self, actions: Any) -> None:
        """An action in every game: an array of 64-bit integers on the GPU, from PyTorch or any other library."""
        given = self._cuda.as_cuda_array(actions)
        if given.shape != (self.count,) or given.dtype != np.int64 or not given.is_c_contiguous():
            raise ValueError(f"{self.count} actions are needed, integers of 64 bits one after the other")
        self._launch(
            self._step_kernel,
            given,
            self.ledger,
            self._steps,
            self._index,
            self.observation,
            self.action_mask,
            self.reward,
            self.returns,
            self.done,
            self._how,
        )

    def random_steps(self, count: int, observe: bool = False) -> None:
        """`step(sample)` so many times, without leaving the GPU; observed all the time, or only in the end."""
        if count > 0:
            self._launch(
                self._random_kernel,
                self.ledger,
                self._index,
                self.observation,
                self.action_mask,
                self.reward,
                self.returns,
                self.done,
                self.made,
                self._how,
                count,
                observe,
            )

    def _launch(self, kernel: Kernel, *given: Any) -> None:
        kernel(self.count, self._rules, self._start, self.states, *given)
