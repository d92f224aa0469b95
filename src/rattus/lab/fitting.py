"""Fit the evaluation of the search bot: games of the bot against itself tell what having things is worth.

At the beginning of every turn the features of all seats are written down, and who won in the end. The weights are
those of a softmax regression from features to shares of the victory, with a little shrinkage. With the new weights new
games are played, and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from rattus.bots import tree
from rattus.bots.search import SENSE, Budget, Tree
from rattus.bots.sense import Sense, sense_of
from rattus.kernel.chance import keys
from rattus.kernel.engine import compiled_rules
from rattus.kernel.ruleset import Ruleset

STREAM = 9
MOST_TURNS = 400
"""Positions of one game that are kept."""
SHRINKAGE = 20.0
ROUNDS_KEPT = 2
"""Games of so many rounds are fitted together."""
STEPS, RATE = 1200, 0.02


@dataclass(frozen=True)
class Positions:
    """Features by position and seat, and the shares of the victory the seats had in the end."""

    features: np.ndarray
    shares: np.ndarray

    @classmethod
    def together(cls, parts: list[Positions]) -> Positions:
        """All of them."""
        return cls(
            np.concatenate([part.features for part in parts]), np.concatenate([part.shares for part in parts])
        )


@dataclass(frozen=True)
class Fit:
    """What came of a round: the weights, and how well they foretell the winner, beside knowing nothing."""

    weights: np.ndarray
    positions: int
    loss: float
    loss_of_nothing: float


def played(
    table: Ruleset, sense: Sense, games: int, thoughts: int, whims: int, seed: int, jobs: int
) -> Positions:
    """Games of the bot against itself, on several cores; `whims` of 1000 decisions are random, for variety."""
    rules = compiled_rules(table.engine.game, SENSE.format(table.engine.game), ("self_play", "features"))
    parts = np.array_split(np.arange(seed, seed + games), jobs)

    def play(seeds: np.ndarray) -> list[Positions]:
        return [_game(table, rules, sense, thoughts, whims, int(each)) for each in seeds]

    with ThreadPoolExecutor(jobs) as pool:
        found = [positions for part in pool.map(play, parts) for positions in part]
    return Positions.together(found)


def _game(
    table: Ruleset, rules: dict[str, Callable[..., int]], sense: Sense, thoughts: int, whims: int, seed: int
) -> Positions:
    engine, seats = table.engine, len(table.header.seats)
    state = engine.blank()[0]
    engine.setup(table.rules, state)
    width = rules["features"](table.rules, state, 0, np.zeros(tree.ROOM))
    memory = Tree(engine.game, engine.state.dtype, Budget(visits=thoughts))
    features, shares = np.zeros(MOST_TURNS * seats * width), np.zeros(8)
    arrays = (memory.work, memory.keys, memory.visits, memory.value, sense.settings, sense.weights)
    luck = keys(seed, STREAM)
    count = rules["self_play"](
        table.rules, state, *arrays, *memory.buffers, *luck, thoughts, whims, features, shares
    )
    count = min(count, MOST_TURNS) if shares[:seats].any() else 0
    kept = features[: count * seats * width].reshape(count, seats, width)
    return Positions(kept, np.repeat(shares[None, :seats], count, axis=0))


def fitted(positions: Positions) -> Fit:
    """Softmax regression by gradient descent (Adam), on features of equal spread."""
    features, shares = positions.features, positions.shares
    count, seats, width = features.shape
    spread = features.reshape(-1, width).std(axis=0)
    used = spread > 1e-6
    scaled = np.where(used, features / np.where(used, spread, 1), 0)
    weights, first, second = np.zeros(width), np.zeros(width), np.zeros(width)
    for step in range(1, STEPS + 1):
        error = _foretold(scaled, weights) - shares
        slope = (np.einsum("nsf,ns->f", scaled, error) + SHRINKAGE * weights) / count
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        weights -= RATE * first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    loss = -(shares * np.log(_foretold(scaled, weights) + 1e-12)).sum(axis=1).mean()
    return Fit(
        np.where(used, weights / np.where(used, spread, 1), 0), count, float(loss), float(np.log(seats))
    )


def _foretold(features: np.ndarray, weights: np.ndarray) -> np.ndarray:
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
    """Weights for a table after some rounds of play and fitting, beginning with those that are known."""
    sense = sense_of(table)
    kept: list[Positions] = []
    for turn in range(rounds):
        kept = [*kept, played(table, sense, games, thoughts, whims, seed + turn * games, jobs)][-ROUNDS_KEPT:]
        found = fitted(Positions.together(kept))
        tell(found)
        weights = np.zeros(tree.ROOM)
        weights[: len(found.weights)] = found.weights
        sense = Sense(sense.settings, weights)
    return found.weights
