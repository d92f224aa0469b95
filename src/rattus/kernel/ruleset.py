"""What a game tells the table above its rules: names, texts, reasons, reports, explanations, pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from rattus.kernel.engine import Engine
from rattus.kernel.notation import Header
from rattus.kernel.step import IllegalStep


class Ruleset(Protocol):
    """One game, in one edition, for one table (its seats and options).

    States come packed, steps as numbers.
    """

    @property
    def header(self) -> Header:
        """Game, seats, options, version."""

    @property
    def engine(self) -> Engine:
        """The rules as functions."""

    @property
    def rules(self) -> np.void:
        """The tables the rules read, packed."""

    def texts(self, state: np.void, steps: Sequence[int]) -> list[str]:
        """The texts of steps that are legal in this state."""

    def secret(self, state: np.void, step: int, seat: int) -> str | None:
        """The text with `hidden` that the seat gets to see instead, if the step is private to another one."""

    def why_not(self, state: np.void, text: str, legal: Mapping[str, int]) -> IllegalStep:
        """Why a text is not among the legal ones."""

    def report(self, state: np.void) -> Mapping[str, object]:
        """The state as plain data, as far as this state knows it."""

    def explain(self, before: np.void, step: int, after: np.void) -> Sequence[Any]:
        """What happened, as values, in order."""

    def draw(self, state: np.void) -> str:
        """The table as text."""
