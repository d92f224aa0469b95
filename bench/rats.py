"""The cost of choosing rats: today's rules against those where only a seat's own looks give it a choice.

Measured in processor time, because the two differ by less than the noise of other programs.
"""

from __future__ import annotations

import dataclasses
import statistics
import time
from collections.abc import Iterator

from msgspec.structs import replace

from rattus.cli.bench import Figure, table
from rattus.kernel.ruleset import Ruleset
from rattus.plague.ruleset import PlagueRuleset
from rattus.table.simulation import simulated

TABLES = (("rattus", 2), ("rattus", 4), ("bigbox", 2), ("bigbox", 6))
BUDGET = 0.97
ROUNDS = 21
"""Many, for a ratio of two speeds that are nearly the same."""


def choice_of_rats(seconds: float) -> Iterator[Figure]:
    """A figure for each table, by random legal play on one core."""
    for game, seats in TABLES:
        what = f"the choice of rats, {game}, {seats} seats"
        yield Figure(what, ratio(game, seats, seconds), "of the speed", BUDGET, at_least=True)


def ratio(game: str, seats: int, seconds: float) -> float:
    """The speed of today's rules relative to the earlier ones, the median of the rounds."""
    rules = table(seats, game)
    assert isinstance(rules, PlagueRuleset)
    data = rules.edition.data
    parameters = replace(data.parameters, rat_choice="own-looks")
    edition = dataclasses.replace(rules.edition, data=replace(data, parameters=parameters))
    without = PlagueRuleset.of(edition, rules.engine, rules.header.seats, {})
    games = max(2000, int(2000 * seconds / ROUNDS / 2 / simulated(rules, 2000, 0).seconds))

    def speed(of: Ruleset, seed: int) -> float:
        began = time.process_time()
        run = simulated(of, games, seed * games)
        return run.steps / (time.process_time() - began)

    def round_of(seed: int) -> float:
        """Each goes first in every other round."""
        if seed % 2:
            ours = speed(rules, seed)
            return ours / speed(without, seed)
        theirs = speed(without, seed)
        return speed(rules, seed) / theirs

    return statistics.median(round_of(seed) for seed in range(ROUNDS))
