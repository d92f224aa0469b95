"""Many random games at once, inside the compiled rules; the same games one by one give their records."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rattus.kernel.engine import Progress, silent
from rattus.kernel.given import checked_seed, whole
from rattus.kernel.ruleset import Ruleset
from rattus.table.game import Game
from rattus.table.rows import SeatRow, state_rows

AT_ONCE = 1 << 14
"""This many games are played before their states are looked at and thrown away."""


@dataclass(frozen=True)
class Summary:
    """What came of many games."""

    seats: tuple[str, ...]
    games: int
    steps: int
    seconds: float
    wins: tuple[int, ...]
    means: tuple[float, ...]


def seeds(seed: int, games: int) -> Sequence[int]:
    """The seeds of a series: the given one and those that follow it."""
    first, count = checked_seed(seed), whole("the number of games", games, 1)
    if first + count <= 2**63:
        return range(first, first + count)
    return [(first + i) % 2**63 for i in range(count)]


def simulated(
    table: Ruleset,
    games: int,
    seed: int,
    jobs: int = 1,
    *,
    rows: Callable[[Sequence[SeatRow]], object] | None = None,
    progress: Progress = silent,
) -> Summary:
    """Play a series of random games. `rows` is given the outcomes of all seats, some games at a time."""
    engine, count = table.engine, len(table.header.seats)
    all_seeds = seeds(seed, games)
    wins, points = [0] * count, [0] * count
    steps, seconds = 0, 0.0
    for first in range(0, games, AT_ONCE):
        progress("", first, games)
        some = all_seeds[first : first + AT_ONCE]
        began = time.perf_counter()
        states, lengths = engine.play_games(table.rules, some, jobs)
        seconds += time.perf_counter() - began
        steps += sum(lengths)
        told: list[SeatRow] = []
        for i, (own, length) in enumerate(zip(some, lengths, strict=True)):
            state = states[i * engine.state.size : (i + 1) * engine.state.size]
            standing = engine.results(table.rules, state)
            for winner in standing.winners:
                wins[winner] += 1
            for seat, score in enumerate(standing.scores):
                points[seat] += score
            if rows is not None:
                told += state_rows(table, state, str(first + i + 1), length, own)
        if rows is not None:
            rows(told)
    progress("", games, games)
    return Summary(
        table.header.seats, games, steps, seconds, tuple(wins), tuple(total / games for total in points)
    )


def random_game(table: Ruleset, seed: int) -> Game:
    """The random game of a seed, step by step what `simulated` plays."""
    state = table.engine.blank()
    table.engine.setup(table.rules, state)
    return Game.of_steps(table, table.engine.play_randomly(table.rules, state, seed), seed)


def write_records(table: Ruleset, games: int, seed: int, folder: Path, progress: Progress = silent) -> None:
    """One record file a game."""
    folder.mkdir(parents=True, exist_ok=True)
    digits = max(4, len(str(games)))
    for index, own_seed in enumerate(seeds(seed, games)):
        progress("", index, games)
        game = random_game(table, own_seed)
        game.save(folder / f"{table.header.game}-{len(game.seats)}-{index + 1:0{digits}}.txt")
    progress("", games, games)
