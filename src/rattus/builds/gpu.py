"""The same rules on a GPU, one thread a game: an optional extra (`pip install 'rattus-games[gpu]'`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from rattus._extras import needs
from rattus.builds.compiler import small_code
from rattus.kernel.contract import MOST_LEGAL
from rattus.kernel.game import rules_of
from rattus.kernel.rule import Build

THREADS = 128
MANY_GAMES = 1 << 18
"""This many games are in a block, unless there are enough of them for all parts of a GPU: then as many as the game says
(`GPU_THREADS`). It also says how many registers a thread has (`GPU_REGISTERS`): with few, many threads are there to go
on while others wait."""


def cuda_target() -> Any:
    """Numba's CUDA target."""
    vars(np).setdefault("row_stack", np.vstack)  # numba-cuda looks for the old name
    with needs("gpu"):
        return import_module("numba.cuda")


def gpu_module() -> Any:
    """Numba's CUDA target, or None where it or a GPU is missing."""
    try:
        cuda = cuda_target()
        return cuda if cuda.is_available() else None
    except ImportError:
        return None


class Kernel:
    """A function that a GPU runs once for each game; it is compiled when it is first called."""

    def __init__(self, cuda: Any, game: ModuleType, function: Callable[..., None]) -> None:
        self.cuda, self.threads = cuda, game.GPU_THREADS
        self.compiled = cuda.jit(max_registers=game.GPU_REGISTERS)(function)

    def __call__(self, games: int, *given: Any) -> None:
        threads = self.threads if games >= MANY_GAMES else THREADS
        with small_code(self.cuda):
            self.compiled[-(-games // threads), threads](*given)


@cache
def _kernel(game: str) -> Kernel:
    cuda = cuda_target()
    numba = import_module("numba")
    plain = rules_of(game)
    build = Build(lambda rule, _: cuda.jit(device=True)(rule))
    setup, play = build(plain.setup), build(plain.play_randomly)
    record = numba.from_dtype(plain.State.dtype)

    def play_game(rules: Any, states: Any, seeds: Any, lengths: Any) -> None:
        i = cuda.grid(1)
        if i < len(seeds):
            own = cuda.local.array(1, record)
            out = cuda.local.array(MOST_LEGAL, numba.int16)
            own[0] = states[i]
            setup(rules[0], own[0])
            lengths[i] = play(rules[0], own[0], seeds[i], out, out[:0])
            states[i] = own[0]

    return Kernel(cuda, plain, play_game)


def play_games(game: str, rules: bytes, seeds: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Play one random game for each seed: the final states and the numbers of steps, as the CPU has them."""
    states, lengths, _ = _play(game, rules, seeds)
    return states.copy_to_host(), lengths.copy_to_host()


def steps_per_second(game: str, rules: bytes, seeds: np.ndarray) -> float:
    """How fast the GPU plays these games, without transfers; the first call compiles."""
    _, lengths, seconds = _play(game, rules, seeds)
    return float(lengths.copy_to_host().sum()) / seconds


def _play(game: str, rules: bytes, seeds: np.ndarray) -> tuple[Any, Any, float]:
    cuda = cuda_target()
    kernel = _kernel(game)
    plain = rules_of(game)
    packed = np.frombuffer(bytearray(rules), plain.Rules.dtype)
    device_rules, device_seeds = cuda.to_device(packed), cuda.to_device(seeds)
    states = cuda.to_device(np.zeros(len(seeds), plain.State.dtype))
    lengths = cuda.device_array(len(seeds), np.int64)
    seconds = seconds_on_gpu(lambda: kernel(len(seeds), device_rules, states, device_seeds, lengths))
    return states, lengths, seconds


def seconds_on_gpu(action: Callable[[], None]) -> float:
    """How long the GPU takes for something."""
    cuda = cuda_target()
    began, ended = cuda.event(), cuda.event()
    began.record()
    action()
    ended.record()
    ended.synchronize()
    seconds: float = cuda.event_elapsed_time(began, ended) / 1000
    return seconds
