"""Fits the search bot's evaluation: games of the bot against itself show what each feature is worth.

At the beginning of every turn the features of all seats are recorded, and in the end the winner. The weights come from
a softmax regression of the shares of victory on the features, with a little shrinkage. The first games are played with
the hand-made evaluation; the new weights play new games, and so on. One game in ten is held out of the fit to test it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from rattus.bots import tree
from rattus.bots.plain_sense import sense_of_game
from rattus.bots.search import Budget, Tree
from rattus.bots.sense import Sense, as_weights, hand_made_sense
from rattus.builds.native import compiled_rules
from rattus.kernel.chance import keys
from rattus.kernel.ruleset import Ruleset

STREAM = 9
MOST_TURNS = 400
"""Positions kept of one game."""
ROUNDS_KEPT = 2
"""Rounds whose games are fitted together."""
STEPS, RATE, SHRINKAGE = 1200, 0.02, 20.0
HELD_BACK = 10
"""One in this many games is held out."""


@dataclass(frozen=True)
class Positions:
    """Features by position and seat, the seats' shares of the victory in the end, and the number of the game."""

    features: np.ndarray
    shares: np.ndarray
    game: np.ndarray

    @classmethod
    def together(cls, parts: Sequence[Positions]) -> Positions:
        """Concatenate positions."""
        return cls(
            np.concatenate([part.features for part in parts]),
            np.concatenate([part.shares for part in parts]),
            np.concatenate([part.game for part in parts]),
        )

    def only(self, chosen: np.ndarray) -> Positions:
        """Select some of them."""
        return Positions(self.features[chosen], self.shares[chosen], self.game[chosen])


@dataclass(frozen=True)
class Fit:
    """The result of a round: the weights, and how well they predict the winners of held-out games.

    Losses are cross entropies; `guess` is that of equal chances.
    """

    weights: np.ndarray
    positions: int
    loss: float
    loss_of_guess: float


def played(
    table: Ruleset, sense: Sense, games: int, thoughts: int, whims: int, seed: int, jobs: int
) -> Positions:
    """Play games of the bot against itself, on several cores; `whims` of 1000 decisions are random, for variety."""
    rules = compiled_rules(table.engine.game, sense_of_game(table.engine.game), ("self_play", "features"))

    def play(each: int) -> Positions:
        return _game(table, rules, sense, thoughts, whims, each)

    with ThreadPoolExecutor(jobs) as pool:
        return Positions.together(list(pool.map(play, range(seed, seed + games))))


def _game(
    table: Ruleset, rules: dict[str, Callable[..., int]], sense: Sense, thoughts: int, whims: int, seed: int
) -> Positions:
    engine, seats = table.engine, len(table.header.seats)
    state = engine.blank()
    engine.setup(table.rules, state)
    width = rules["features"](table.rules, state, 0, np.zeros(tree.ROOM))
    memory = Tree(engine, Budget(visits=thoughts)).memory
    memory.settings[:], memory.weights[:] = sense.settings, sense.weights
    work, *others = (np.asarray(buffer) for buffer in memory)
    features, shares = np.zeros(MOST_TURNS * seats * width), np.zeros(8)
    arrays, luck = (work.view(engine.state.dtype), *others), keys(seed, STREAM)
    count = rules["self_play"](table.rules, state, *arrays, *luck, thoughts, whims, features, shares)
    count = min(count, MOST_TURNS) if shares[:seats].any() else 0
    kept = features[: count * seats * width].reshape(count, seats, width)
    return Positions(kept, np.repeat(shares[None, :seats], count, axis=0), np.full(count, seed))


def fitted(positions: Positions) -> Fit:
    """Softmax regression by gradient descent (Adam), on standardised features."""
    back = positions.game % HELD_BACK == 0
    taught, kept = positions.only(~back), positions.only(back)
    count, seats, width = taught.features.shape
    spread = taught.features.reshape(-1, width).std(axis=0)
    spread[spread < 1e-6] = np.inf
    seen = taught.features / spread
    weights, first, second = np.zeros(width), np.zeros(width), np.zeros(width)
    for step in range(1, STEPS + 1):
        error = foretold(seen, weights) - taught.shares
        slope = (np.einsum("nsf,ns->f", seen, error) + SHRINKAGE * weights) / count
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        weights -= RATE * first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    weights /= spread
    told = foretold(kept.features, weights)
    loss = -(kept.shares * np.log(told + 1e-12)).sum(axis=1).mean() if len(told) else np.nan
    return Fit(weights, count, float(loss), float(np.log(seats)))


def foretold(features: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """Predicted shares of the victory."""
    standing = features @ weights
    growth = np.exp(standing - standing.max(axis=1, keepdims=True))
    shares: np.ndarray = growth / growth.sum(axis=1, keepdims=True)
    return shares


def fit(
    table: Ruleset,
    rounds: int,
    games: int,
    thoughts: int,
    *,
    whims: int = 80,
    seed: int = 0,
    jobs: int = 1,
    tell: Callable[[Fit], None] = lambda _: None,
) -> np.ndarray:
    """Fit weights for a table in some rounds of play and fitting, beginning with the hand-made ones."""
    sense = hand_made_sense(table)
    kept: list[Positions] = []
    for turn in range(rounds):
        kept = [*kept, played(table, sense, games, thoughts, whims, seed + turn * games, jobs)][-ROUNDS_KEPT:]
        found = fitted(Positions.together(kept))
        tell(found)
        sense = Sense(sense.settings, as_weights(found.weights.tolist()))
    return found.weights
