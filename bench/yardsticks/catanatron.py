"""Random games of catanatron, four RandomPlayers. Run by bench.yardsticks: "random" SECONDS."""

from __future__ import annotations

import json
import platform
import sys
from importlib import import_module
from importlib.metadata import version
from statistics import median
from time import perf_counter
from typing import Any

REPETITIONS = 5

catanatron: Any = import_module("catanatron")


def timed_game(seed: int) -> tuple[int, float]:
    """(actions, seconds) of one game, from setting up the board to the winner or the limit of 1,000 turns."""
    start = perf_counter()
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=seed)
    game.play()
    return len(game.state.actions), perf_counter() - start


def main(seconds: float) -> None:
    timed_game(1)  # warm-up
    rates, games, steps = [], 0, 0
    for _ in range(REPETITIONS):
        made, elapsed = 0, 0.0
        while elapsed < seconds / REPETITIONS:
            games += 1
            actions, lasted = timed_game(1 + games)
            made, elapsed = made + actions, elapsed + lasted
        rates.append(made / elapsed)
        steps += made
    rate, length = median(rates), steps / games
    result = {"steps_per_second": rate, "games_per_second": rate / length, "steps_per_game": length}
    note = f"pure Python {platform.python_version()}; an action includes its chance (dice); {games} games"
    print(json.dumps(result | {"version": f"catanatron {version('catanatron')}", "note": note}))


main(float(sys.argv[2]))
