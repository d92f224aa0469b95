"""The same rules on a GPU, one thread a game: an optional extra (`pip install rattus[gpu]`)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from rattus.kernel.contract import MOST_LEGAL
from rattus.kernel.rule import Build

THREADS = 128
"""Games in a block."""


def cuda_target() -> Any:
    """Numba's CUDA target."""
    vars(np).setdefault("row_stack", np.vstack)  # numba-cuda looks for the old name
    return import_module("numba.cuda")


def gpu_module() -> Any:
    """Numba's CUDA target, or None where it or a GPU is missing."""
    try:
        cuda = cuda_target()
        return cuda if cuda.is_available() else None
    except ImportError:
        return None


@cache
def _kernel(game: str) -> Any:
    cuda = cuda_target()
    numba = import_module("numba")
    plain = import_module(f"rattus.{game}.game")
    build = Build(cuda.jit(device=True))
    setup, play = build(plain.setup), build(plain.play_randomly)

    def play_game(rules: Any, states: Any, seeds: Any, lengths: Any) -> None:
        i = cuda.grid(1)
        if i < len(seeds):
            out = cuda.local.array(MOST_LEGAL, numba.int16)
            setup(rules[0], states[i])
            lengths[i] = play(rules[0], states[i], seeds[i], out, out[:0])

    return cuda.jit(play_game)


def play_games(game: str, rules: np.void, seeds: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Play one random game for each seed: the final states and the numbers of steps, as the CPU has them."""
    states, lengths, _ = _play(game, rules, seeds)
    return states.copy_to_host(), lengths.copy_to_host()


def seconds_for_games(game: str, rules: np.void, seeds: np.ndarray) -> tuple[float, int]:
    """The time the GPU takes for the games, without transfers, and the steps it made."""
    _play(game, rules, seeds)
    _, lengths, seconds = _play(game, rules, seeds)
    return seconds, int(lengths.copy_to_host().sum())


def _play(game: str, rules: np.void, seeds: np.ndarray) -> tuple[Any, Any, float]:
    cuda = cuda_target()
    kernel = _kernel(game)
    plain = import_module(f"rattus.{game}.game")
    packed = np.zeros(1, plain.Rules.dtype)
    packed[0] = rules
    device_rules, device_seeds = cuda.to_device(packed), cuda.to_device(seeds)
    states = cuda.to_device(np.zeros(len(seeds), plain.State.dtype))
    lengths = cuda.device_array(len(seeds), np.int64)
    began, ended = cuda.event(), cuda.event()
    began.record()
    kernel[(len(seeds) + THREADS - 1) // THREADS, THREADS](device_rules, states, device_seeds, lengths)
    ended.record()
    ended.synchronize()
    return states, lengths, cuda.event_elapsed_time(began, ended) / 1000
