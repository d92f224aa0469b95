"""Bootstrap intervals: sets are resampled, because the games of a set share their luck.

All statistics are sums over sets. So a table of numbers, with a row for each set, is resampled once, and estimates are
ratios of its columns.
"""

from __future__ import annotations

import msgspec
import numpy as np

from rattus.lab import LabError

REPLICATES = 1000
FEWEST_SETS = 10
"""With fewer sets there is no useful interval."""
ROOM = 4_000_000
"""Numbers in a batch of replicates."""
VIRTUAL = 0.5
"""Virtual successes and failures of a share, so that none in thirty games does not mean never."""
SEED = 1


class Estimate(msgspec.Struct, frozen=True):
    """A value with its 95 % interval; none if there are too few sets."""

    value: float
    low: float | None = None
    high: float | None = None


def estimate(value: float, replicates: np.ndarray | None) -> Estimate:
    """A value and the middle 95 % of its replicates."""
    if replicates is None:
        return Estimate(float(value))
    low, high = np.percentile(replicates, (2.5, 97.5))
    return Estimate(float(value), float(low), float(high))


class Bootstrap:
    """The sums of a table's columns, and their bootstrap replicates."""

    def __init__(self, rows: np.ndarray, replicates: int = REPLICATES) -> None:
        sets = len(rows)
        if not sets:
            raise LabError("no games have been played")
        self.sums: np.ndarray = rows.sum(axis=0)
        self.replicates: np.ndarray | None = None
        if sets >= FEWEST_SETS:
            chance = np.random.default_rng(SEED)
            batch = max(1, ROOM // sets)
            even = np.full(sets, 1 / sets)
            self.replicates = np.concatenate(
                [
                    chance.multinomial(sets, even, size=min(batch, replicates - done)) @ rows
                    for done in range(0, replicates, batch)
                ]
            )

    def mean(self, total: int, count: int) -> Estimate | None:
        """The ratio of two columns; None if there was nothing to count."""
        if not self.sums[count]:
            return None
        value = self.sums[total] / self.sums[count]
        if self.replicates is None:
            return Estimate(float(value))
        counts = self.replicates[:, count]
        seen = counts > 0
        return estimate(value, self.replicates[seen, total] / counts[seen])

    def share(self, successes: int, trials: int) -> Estimate | None:
        """The ratio of two columns, between 0 and 1; its replicates have virtual successes and failures."""
        if not self.sums[trials]:
            return None
        value = self.sums[successes] / self.sums[trials]
        if self.replicates is None:
            return Estimate(float(value))
        chance = np.random.default_rng((SEED, successes, trials))
        more, less = chance.gamma(VIRTUAL, size=(2, len(self.replicates)))
        tried = self.replicates[:, trials] + more + less
        return estimate(value, (self.replicates[:, successes] + more) / tried)


class Columns:
    """A table being filled: columns by name, rows by set."""

    def __init__(self, sets: int) -> None:
        self._sets = sets
        self._columns: dict[tuple[object, ...], np.ndarray] = {}
        self._numbers: dict[tuple[object, ...], int] = {}

    def add(self, row: int, *name: object, value: float = 1.0) -> None:
        """Add to a cell."""
        self.column(*name)[row] += value

    def column(self, *name: object) -> np.ndarray:
        """A column, made at its first use."""
        if name not in self._columns:
            self._numbers[name] = len(self._columns)
            self._columns[name] = np.zeros(self._sets)
        return self._columns[name]

    def number(self, *name: object) -> int:
        """The index of a column."""
        self.column(*name)
        return self._numbers[name]

    def table(self) -> np.ndarray:
        """All columns side by side."""
        return np.stack(list(self._columns.values()), axis=1)
