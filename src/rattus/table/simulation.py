"""Many random games at once, inside the compiled rules; the same games one by one give their records."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from rattus.kernel.given import checked_seed, whole
from rattus.kernel.ruleset import Ruleset
from rattus.table.game import Game


@dataclass(frozen=True)
class Summary:
    """What came of many games."""

    seats: tuple[str, ...]
    games: int
    steps: int
    seconds: float
    wins: tuple[int, ...]
    means: tuple[float, ...]


def seeds(seed: int, games: int) -> list[int]:
    """The seeds of a series: the given one and those that follow it."""
    first = checked_seed(seed)
    return [(first + i) % 2**63 for i in range(whole("the number of games", games, 1))]


def simulated(table: Ruleset, games: int, seed: int, jobs: int = 1) -> Summary:
    """Play a series of random games."""
    engine, count = table.engine, len(table.header.seats)
    began = time.perf_counter()
    states, lengths = engine.play_games(table.rules, seeds(seed, games), jobs)
    seconds = time.perf_counter() - began
    wins, points = [0] * count, [0] * count
    for at in range(0, len(states), engine.state.size):
        standing = engine.results(table.rules, states[at : at + engine.state.size])
        for winner in standing.winners:
            wins[winner] += 1
        for seat, score in enumerate(standing.scores):
            points[seat] += score
    means = tuple(total / games for total in points)
    return Summary(table.header.seats, games, sum(lengths), seconds, tuple(wins), means)


def random_game(table: Ruleset, seed: int) -> Game:
    """The random game of a seed, step by step what `simulated` plays."""
    state = table.engine.blank()
    table.engine.setup(table.rules, state)
    return Game.of_steps(table, table.engine.play_randomly(table.rules, state, seed), seed)


def write_records(table: Ruleset, games: int, seed: int, folder: Path) -> None:
    """One record file a game."""
    folder.mkdir(parents=True, exist_ok=True)
    digits = max(4, len(str(games)))
    for index, own_seed in enumerate(seeds(seed, games)):
        game = random_game(table, own_seed)
        game.save(folder / f"{table.header.game}-{len(game.seats)}-{index + 1:0{digits}}.txt")
