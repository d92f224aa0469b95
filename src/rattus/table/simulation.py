"""Many random games at once, inside the compiled rules; the same games one by one give their records."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from rattus.kernel.contract import MOST_LEGAL
from rattus.kernel.ruleset import Ruleset
from rattus.table.game import Game

MOST_STEPS = 65_536


@dataclass(frozen=True)
class Summary:
    """What came of many games."""

    seats: tuple[str, ...]
    games: int
    steps: int
    seconds: float
    wins: tuple[int, ...]
    means: tuple[float, ...]


def seeds(seed: int, games: int) -> np.ndarray:
    """The seeds of a series: the given one and those that follow it."""
    return (np.arange(games, dtype=np.uint64) + np.uint64(seed)).astype(np.int64) & np.int64(2**63 - 1)


def simulated(table: Ruleset, games: int, seed: int, jobs: int = 1) -> Summary:
    """Play a series of random games."""
    engine, count = table.engine, len(table.header.seats)
    began = time.perf_counter()
    states, lengths = engine.play_games(table.rules, seeds(seed, games), jobs)
    seconds = time.perf_counter() - began
    scores = np.zeros((games, count), np.int64)
    wins = [0] * count
    rank = np.zeros(count, np.int64)
    for i in range(games):
        for winner in rank[: engine.results(table.rules, states[i], scores[i], rank)]:
            wins[winner] += 1
    means = tuple(float(mean) for mean in scores.mean(axis=0))
    return Summary(table.header.seats, games, int(lengths.sum()), seconds, tuple(wins), means)


def random_game(table: Ruleset, seed: int) -> Game:
    """The random game of a seed, step by step what `simulated` plays."""
    state = table.engine.blank()[0]
    table.engine.setup(table.rules, state)
    history = np.zeros(MOST_STEPS, np.int16)
    count = table.engine.play_randomly(table.rules, state, seed, np.zeros(MOST_LEGAL, np.int16), history)
    return Game.of_steps(table, history[:count], seed)


def write_records(table: Ruleset, games: int, seed: int, folder: Path) -> None:
    """One record file a game."""
    folder.mkdir(parents=True, exist_ok=True)
    digits = max(4, len(str(games)))
    for index, own_seed in enumerate(seeds(seed, games)):
        game = random_game(table, int(own_seed))
        game.save(folder / f"{table.header.game}-{len(game.seats)}-{index + 1:0{digits}}.txt")
