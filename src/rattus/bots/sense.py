"""What a bot makes of a game: how curious it is, how far it looks, and what it thinks a position is worth.

There are two evaluations in `weights.json`: one made by hand, with a few words for what is good; and those fitted to
games of the bot against itself, each with the command that made it, which begins with the one made by hand.
"""

from __future__ import annotations

import json
from array import array
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from rattus.bots import tree
from rattus.bots.plain_sense import sense_module

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rattus.kernel.ruleset import Ruleset

FILE = "weights.json"


@dataclass(frozen=True, eq=False)
class Sense:
    """Settings of the search (see `tree.py`) and weights of the evaluation."""

    settings: array[float]
    weights: array[float]

    def with_settings(self, **changes: float) -> Sense:
        """The same with some settings changed: `horizon=1`."""
        settings = self.settings[:]
        for name, value in changes.items():
            settings[tree.SETTINGS.index(name)] = value
        return Sense(settings, self.weights)


def sense_of(ruleset: Ruleset) -> Sense:
    """What is known best for this table: for its edition and number of seats, or the nearest."""
    return _fitted(ruleset.engine.game, ruleset.header.game, len(ruleset.header.seats))


def hand_made_sense(ruleset: Ruleset) -> Sense:
    """The same with the evaluation made by hand."""
    return _hand_made(ruleset.engine.game)


def as_weights(numbers: Sequence[float]) -> array[float]:
    """The weights as the search wants them: there is room for more."""
    return array("d", [*numbers, *[0.0] * (tree.ROOM - len(numbers))])


@cache
def _fitted(engine: str, edition: str, seats: int) -> Sense:
    fits = _known(engine)["tables"]
    if not fits:
        return _hand_made(engine)
    nearest = min(fits, key=lambda fit: (fit["edition"] != edition, abs(fit["seats"] - seats)))
    sense = Sense(_settings(engine), as_weights(nearest["weights"]))
    return sense.with_settings(**_known(engine).get("with seats", {}).get(str(seats), {}))


@cache
def _hand_made(engine: str) -> Sense:
    sense = sense_module(engine)
    by_hand = _known(engine)["by hand"]
    straight = [0.0] * sense.FEATURES
    for name, weight in by_hand["features"].items():
        straight[sense.NAMES.index(name)] = weight
    for card in range(sense.OWN, sense.FEATURES // 2):
        straight[card] = by_hand["a card held"]
    return Sense(_settings(engine), as_weights(straight))


def _settings(engine: str) -> array[float]:
    return array("d", [float(_known(engine)["settings"][name]) for name in tree.SETTINGS])


@cache
def _known(engine: str) -> dict[str, Any]:
    """What a game's sense says itself, or `weights.json` for it."""
    known: dict[str, Any] | None = getattr(sense_module(engine), "KNOWN", None)
    return known or json.loads((files("rattus.bots") / FILE).read_text("utf-8"))[engine]
