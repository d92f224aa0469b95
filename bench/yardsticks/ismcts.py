"""Information-set search: visits per second on one core, from the first decision of a game.

    python -m bench.yardsticks.ismcts

OpenSpiel's own search in C++ on its own games; OpenSpiel's search in Python on ours (its C++ one can't play games
written in Python), if OpenSpiel is installed here; and our own search. This file also measures the first one, run alone
in the environment of the yardstick: GAME.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

REPETITIONS = 5
VISITS = 20_000
THEIRS = ("hearts", "leduc_poker")
OURS = (("rattus", 4), ("cartus", 4))
END = 1000
"""A horizon that no game reaches: rollouts go to the end."""


def rate(think: Callable[[int], int]) -> float:
    """Visits per second, the median of some searches; `think` gets a seed and returns its number of visits."""
    think(0)  # warm-up
    rates = []
    for seed in range(1, REPETITIONS + 1):
        start = process_time()
        visits = think(seed)
        rates.append(visits / (process_time() - start))
    return median(rates)


def openspiel_alone(name: str) -> None:
    """C++ search on a C++ game, with one random rollout a visit; printed for the run that asked for it."""
    pyspiel: Any = import_module("pyspiel")
    state, luck = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(actions, weights)[0])
        else:
            state.apply_action(state.legal_actions()[0])

    def think(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        pyspiel.ISMCTSBot(seed=seed, evaluator=evaluator, uct_c=2.0, max_simulations=VISITS).step(state)
        return VISITS

    print(json.dumps({"rate": rate(think), "version": f"open-spiel {version('open-spiel')}"}))


def first_question(name: str, seats: int) -> Any:
    """The view of the first seat that has a choice."""
    game = import_module("rattus.table.library").new(name, seats, 1)
    while len(game.legal) == 1:
        game.play(game.legal.numbers[0])
    return game.view(game.to_act)


def openspiel_on_ours(name: str, seats: int, seconds: float, compiled: bool) -> float:
    """OpenSpiel's search, through the adapter."""
    view, module = first_question(name, seats), import_module("rattus.envs.openspiel_bot")
    budget = import_module("rattus.bots.search").Budget(seconds=seconds / REPETITIONS)

    def think(seed: int) -> int:
        bot = module.IsmctsBot(seed, budget, compiled)
        bot.choose(view)
        visits: int = bot.simulations
        return visits

    return rate(think)


def ours(name: str, seats: int, changes: dict[str, float]) -> float:
    """Our search, with some settings changed."""
    view, module = first_question(name, seats), import_module("rattus.bots.search")
    bots = [
        module.SearchBot(seed, module.Budget(visits=VISITS), changes=changes)
        for seed in range(REPETITIONS + 1)
    ]
    for bot in bots:
        bot.choose(view)
        bot.forget()

    def think(seed: int) -> int:
        bots[seed].choose(view)
        return VISITS

    return rate(think)


def main(seconds: float, cache: Path) -> None:
    """Print a table."""
    yardsticks = import_module("bench.yardsticks")

    def show(what: str, visits: float, note: str) -> None:
        print(f"{what:<34} {visits:>10,.0f} visits/s  {note}", flush=True)

    for name in THEIRS:
        try:
            python = yardsticks._environment("openspiel", cache / "yardsticks" / "openspiel")
            told = json.loads(yardsticks._run([str(python), "-I", __file__, name], "measuring", timeout=600))
        except yardsticks.YardstickUnavailable as error:
            print(f"OpenSpiel on its {name}: not available: {error}")
            continue
        show(f"OpenSpiel on its {name}", told["rate"], f"all of it C++, {told['version']}")
    for name, seats in OURS:
        where = f"{name}, {seats} seats"
        if find_spec("pyspiel") is None:
            print(f"OpenSpiel on {where}: not available: open_spiel is not installed here")
        else:
            show(
                f"OpenSpiel on {where}",
                openspiel_on_ours(name, seats, seconds, False),
                "its search and rollouts in Python",
            )
            show(
                f"OpenSpiel on {where}",
                openspiel_on_ours(name, seats, seconds, True),
                "its search in Python, our compiled rollouts",
            )
        show(f"ours on {where}", ours(name, seats, {"horizon": END}), "playing on to the end")
        show(f"ours on {where}", ours(name, seats, {}), "up to the horizon, then judging")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.yardsticks.ismcts", description=__doc__)
    parser.add_argument("game", nargs="?", help="measure only OpenSpiel on this game of its own, as JSON")
    parser.add_argument("--seconds", type=float, default=10.0, help="time of each search through the adapter")
    parser.add_argument("--cache", type=Path, default=Path.home() / ".cache" / "rattus")
    options = parser.parse_args()
    if options.game:
        openspiel_alone(options.game)
    else:
        main(options.seconds, options.cache)
