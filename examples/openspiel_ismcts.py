"""OpenSpiel's own search (IS-MCTS) on one of our games, against players who choose at random.

    python -m examples.openspiel_ismcts "rattus_cartus(seats=3)" --simulations 50 --games 10

It needs `pip install 'rattus-games[openspiel]'`.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import rattus.envs.openspiel  # noqa: F401 (makes our games known to OpenSpiel)


def main(name: str, simulations: int, games: int, seed: int) -> None:
    """Play some games; the thinker changes seats."""
    game, luck = pyspiel.load_game(name), np.random.RandomState(seed)
    thinker = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 2.0, simulations, random_state=luck)
    returns = []
    for n in range(games):
        seat, state = n % game.num_players(), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choice(outcomes, p=chances))
            elif state.current_player() == seat:
                state.apply_action(thinker.step(state))
            else:
                state.apply_action(luck.choice(state.legal_actions()))
        returns.append(state.returns()[seat])
    print(f"IS-MCTS against random play: {games} games, mean return {np.mean(returns):+.2f} (from -1 to 1)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m examples.openspiel_ismcts", description=__doc__)
    parser.add_argument("game", nargs="?", default="rattus", help="as `pyspiel.load_game` has it")
    parser.add_argument("--simulations", type=int, default=50, help="of a decision")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    main(given.game, given.simulations, given.games, given.seed)
