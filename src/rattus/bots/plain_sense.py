"""What bots make of a game that brings no sense of its own: nothing is known but its rules.

Every step is worth the same, and nothing but the end is judged: a simulation plays on by chance until the game is over.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from rattus.bots.tree import Insight, searching
from rattus.kernel.contract import Floats, R, S
from rattus.kernel.game import games, made_module, rules_of
from rattus.kernel.rule import rule

KNOWN: dict[str, Any] = {
    "settings": {
        "curiosity": 0.5, "hope": 0, "horizon": 1, "winning": 0.8, "candidates": 1, "sharpness": 0, "margin": 0.1,
        "branching": 0,
    },
    "by hand": {"features": {}, "a card held": 0},
    "tables": [],
}  # fmt: skip
"""Settings of the search, as `weights.json` has them for games with a sense."""


def insight() -> Insight[Any, Any]:
    """What is known of any game."""

    @rule
    def worth(rules: R, s: S, step: int) -> int:
        """All steps are worth the same."""
        return 0

    @rule
    def mark(rules: R, s: S) -> int:
        """No turn ends before the game does."""
        return 0

    @rule
    def features(rules: R, s: S, seat: int, out: Floats) -> int:
        """Nothing is counted."""
        return 0

    @rule
    def evaluate(rules: R, s: S, weights: Floats, value: Floats) -> None:
        """All seats may win."""
        for seat in range(rules.seats):
            value[seat] = 1.0 / rules.seats

    return Insight(worth, mark, features, evaluate)


@cache
def sense_of_game(game: str) -> str:
    """The name of the module with what bots make of a game: its own, or one that is made here."""
    own = games()[game].sense
    if own:
        return own
    found = insight()
    search = searching(rules_of(game).CONTRACT, found)
    known = {"KNOWN": KNOWN, "SEARCH": search, "FEATURES": 0, "OWN": 0, "NAMES": (), **vars(found)}
    return made_module(f"{__name__}.{game}", {**known, **search._asdict()})


def sense_module(game: str) -> Any:
    """The module with what bots make of a game."""
    return import_module(sense_of_game(game))
