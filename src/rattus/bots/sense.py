"""What a bot makes of a game: how curious it is, how far it looks, and what it thinks a position is worth.

The weights of the evaluation were fitted to games of the bot against itself; `weights.json` says how.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import numpy as np

from rattus.bots import tree

if TYPE_CHECKING:
    from rattus.kernel.ruleset import Ruleset

FILE = "weights.json"


@dataclass(frozen=True, eq=False)
class Sense:
    """Settings of the search (see `tree.py`) and weights of the evaluation."""

    settings: np.ndarray
    weights: np.ndarray

    def with_settings(self, **changes: float) -> Sense:
        """The same with some settings changed: `horizon=1`."""
        settings = self.settings.copy()
        for name, value in changes.items():
            settings[tree.SETTINGS.index(name)] = value
        return Sense(settings, self.weights)


def sense_of(ruleset: Ruleset) -> Sense:
    """What is known best for this table: for its edition and number of seats, or the nearest."""
    return _sense(ruleset.engine.game, ruleset.header.game, len(ruleset.header.seats))


@cache
def _sense(engine: str, edition: str, seats: int) -> Sense:
    known = json.loads((files("rattus.bots") / FILE).read_text("utf-8"))[engine]
    fits = known["tables"]
    nearest = min(fits, key=lambda fit: (fit["edition"] != edition, abs(fit["seats"] - seats)))
    settings = np.array([float(known["settings"][name]) for name in tree.SETTINGS])
    weights = np.zeros(tree.ROOM)
    weights[: len(nearest["weights"])] = nearest["weights"]
    return Sense(settings, weights)
