"""Random legal play of a C++ game of OpenSpiel, its loop in C++. Run by bench.yardsticks: GAME SECONDS.

RandomRolloutEvaluator has no evaluate() in Python, so a search of one simulation calls it: MCTSBot then does
nothing but evaluate its root, by `batch` random games inside C++. A root must be a player's turn, so rollouts
start at the first decision, after the deal of spades (52 chance actions) or the first dice of backgammon.
"""

from __future__ import annotations

import json
import random
import sys
from importlib import import_module
from importlib.metadata import version
from statistics import median
from time import perf_counter
from typing import Any

REPETITIONS = 5
COUNTED_GAMES = 1000

pyspiel: Any = import_module("pyspiel")


def new_root(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    return state


def timed_rollouts(game: Any, evaluator: Any, root: Any) -> float:
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=1, verbose=False
    )
    start = perf_counter()
    node = bot.mcts_search(root)
    elapsed = perf_counter() - start
    if node.explore_count != 1:
        raise RuntimeError(f"the search made {node.explore_count} evaluations instead of one")
    return elapsed


def main(name: str, seconds: float) -> None:
    game, rng = pyspiel.load_game(name), random.Random(1)
    share, batch = seconds / REPETITIONS, 8
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=batch, seed=1)
    while timed_rollouts(game, evaluator, new_root(game, rng)) < share / 10:  # also the warm-up
        batch *= 2
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=batch, seed=1)
    rates = []
    for _ in range(REPETITIONS):
        games, elapsed = 0, 0.0
        while elapsed < share:
            elapsed += timed_rollouts(game, evaluator, new_root(game, rng))
            games += batch
        rates.append(games / elapsed)
    # The same uniform play by OpenSpiel's bots leaves a history: each action since the root, chance included.
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    steps = 0
    for seed in range(COUNTED_GAMES):
        state = new_root(game, rng)
        before = len(state.history())
        pyspiel.evaluate_bots(state, bots, seed)
        steps += len(state.history()) - before
    rate, length = median(rates), steps / COUNTED_GAMES
    result = {"steps_per_second": rate * length, "games_per_second": rate, "steps_per_game": length}
    note = f"C++ rollouts from the first decision on, later chance included; {COUNTED_GAMES} games counted"
    print(json.dumps(result | {"version": f"open-spiel {version('open-spiel')}", "note": note}))


main(sys.argv[1], float(sys.argv[2]))
