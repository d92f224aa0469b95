"""Ratings: the Bradley–Terry model on the scale of Elo.

At a table a bot of rating R wins with a chance in proportion to 10 ** (R / 400). So of two bots A and B, whoever else
plays, the winner is A with the chance 1 / (1 + 10 ** ((B - A) / 400)) if it is one of the two: every game compares its
winner with each other seat. A shared victory is divided, and a game that nobody survives says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from math import log
from typing import TYPE_CHECKING

import numpy as np

from rattus.lab.resampling import REPLICATES, SEED, VIRTUAL, Bootstrap, Estimate, estimate

if TYPE_CHECKING:
    from rattus.lab.match import Outcome

ELO = 400 / log(10)
LEAST_VIRTUAL = 1e-3
"""With less of a virtual victory a replicate would rate a bot that never wins at minus infinity."""
MOST_ITERATIONS = 10_000


def comparisons(outcomes: Sequence[Outcome], bots: Sequence[str]) -> np.ndarray:
    """By set: how often (row) a bot has won against (column) another one at its table."""
    rows = {number: row for row, number in enumerate(sorted({outcome.set for outcome in outcomes}))}
    found = np.zeros((len(rows), len(bots), len(bots)))
    numbers = {code: number for number, code in enumerate(bots)}
    for outcome in outcomes:
        seated = {seat: numbers[code] for seat, code in outcome.seating.items()}
        for winner in outcome.winners:
            for bot in seated.values():
                if bot != seated[winner]:
                    found[rows[outcome.set], seated[winner], bot] += 1 / len(outcome.winners)
    return found


def ratings(by_set: np.ndarray, anchor: int, replicates: int = REPLICATES) -> list[Estimate]:
    """Ratings relative to the anchor, from comparisons by set.

    Every two bots have half a virtual victory over each other, so that a bot without any victory has a rating, too.
    In the replicates these are redrawn (gamma distribution, mean 1/2), which keeps its interval open below.
    """
    bots = by_set.shape[1]
    bootstrap = Bootstrap(by_set.reshape(len(by_set), -1), replicates)
    others = ~np.eye(bots, dtype=bool)
    strengths = fitted(bootstrap.sums.reshape(bots, bots) + VIRTUAL * others, None)
    values = (strengths - strengths[anchor]) * ELO
    if bootstrap.replicates is None:
        return [Estimate(float(value)) for value in values]
    chance = np.random.default_rng((SEED, bots))
    drawn = np.empty((len(bootstrap.replicates), bots))
    for row, sums in enumerate(bootstrap.replicates):
        virtual = np.maximum(chance.gamma(VIRTUAL, size=(bots, bots)), LEAST_VIRTUAL) * others
        drawn[row] = fitted(sums.reshape(bots, bots) + virtual, strengths)
    drawn = (drawn - drawn[:, [anchor]]) * ELO
    return [estimate(value, drawn[:, bot]) for bot, value in enumerate(values)]


def fitted(wins: np.ndarray, first: np.ndarray | None) -> np.ndarray:
    """The maximum-likelihood strengths (logarithms, mean 0)."""
    choix = import_module("choix")
    strengths: np.ndarray = choix.ilsr_pairwise_dense(wins, initial_params=first, max_iter=MOST_ITERATIONS)
    return strengths
