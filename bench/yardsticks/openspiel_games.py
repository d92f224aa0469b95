"""Random play through OpenSpiel, step by step from Python: our games next to OpenSpiel's own Python games.

    python -m bench.yardsticks.openspiel_games

All are played by the same loop in the same run, taking turns, so that other work on the machine affects them alike:
the ratios count. A step is a decision or an outcome of chance. OpenSpiel must be installed here.
"""

from __future__ import annotations

import argparse
import random
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

OURS = ("rattus(seats=4)", "rattus_bigbox(seats=4)", "rattus_cartus(seats=4)")
ROUNDS = 9


def seconds_a_step(game: Any, seconds: float, luck: random.Random) -> float:
    """Processor time per step of random games, setups included."""
    steps, start = 0, process_time()
    while (elapsed := process_time() - start) < seconds or not steps:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
    return elapsed / steps


def python_games(pyspiel: Any) -> list[str]:
    """OpenSpiel's games that are written in Python and played one step after another."""
    import_module("open_spiel.python.games")
    sequential = pyspiel.GameType.Dynamics.SEQUENTIAL
    kinds = [kind for kind in pyspiel.registered_games() if kind.short_name.startswith("python_")]
    return sorted(kind.short_name for kind in kinds if kind.default_loadable and kind.dynamics == sequential)


def main(seconds: float) -> None:
    """Print a table."""
    if find_spec("pyspiel") is None:
        print("not available: open_spiel is not installed here")
        return
    pyspiel: Any = import_module("pyspiel")
    import_module("rattus.envs.openspiel")
    games = {name: pyspiel.load_game(name) for name in (*OURS, *python_games(pyspiel))}
    times: dict[str, list[float]] = {name: [] for name in games}
    for round_ in range(ROUNDS + 1):
        for name, game in games.items():
            spent = seconds_a_step(game, seconds / (ROUNDS + 1), random.Random(round_))
            if round_:  # the first one is the warm-up
                times[name].append(spent)
    print(f"open-spiel {version('open-spiel')}; ratios to {OURS[0]}, the median of {ROUNDS} rounds")
    for name in games:
        ratio = median(spent / own for spent, own in zip(times[name], times[OURS[0]], strict=True))
        print(f"{name:<24} {1 / median(times[name]):>10,.0f} steps/s {ratio:>6.2f} times as long per step")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.yardsticks.openspiel_games", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time of each game")
    main(parser.parse_args().seconds)
