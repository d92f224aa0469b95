"""Tables for environments: their rules, and the actions at them by number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import numpy as np

from rattus.kernel.game import games
from rattus.kernel.ruleset import Ruleset
from rattus.table.library import find_edition, ruleset, seat_names

Reward = Literal["share", "score"]
"""What is paid at the end: the share of the victory, or the points ahead."""


def table_of(game: str, seats: int | None, options: Mapping[str, str | int]) -> Ruleset:
    """The rules of a table."""
    edition = find_edition(game)
    given = {name: str(value) for name, value in options.items()}
    return ruleset(edition, seat_names(edition.seat_counts[0] if seats is None else seats), given, "native")


def choices(table: Ruleset) -> np.ndarray:
    """The steps that can ever be asked at a table, a row for each seat: the actions by their numbers."""
    return np.array(games()[table.engine.game].actions(table), np.int16)


def numbers_of(table: Ruleset, steps: np.ndarray) -> np.ndarray:
    """The other way round: the action of every step, a row for each seat; -1 for what nobody is asked for."""
    numbers = np.full((len(steps), games()[table.engine.game].steps(table)), -1, np.int16)
    for own, row in zip(numbers, steps, strict=True):
        own[row] = np.arange(len(row))
    return numbers
