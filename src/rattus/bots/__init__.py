"""Honest players: a bot sees a view, never the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rattus.bots.random import RandomBot
from rattus.kernel.step import Step
from rattus.table.game import View


class Bot(Protocol):
    """A player that answers from what its seat may know; whatever luck it uses comes from its own seed."""

    def choose(self, view: View) -> Step | int:
        """One of the view's legal steps."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
"""The bots by name; each is made with a seed."""


def seat_seed(seed: int, seat: int) -> int:
    """A seed for the bot in a seat, so that two bots of one kind don't think alike."""
    return (seed + (seat + 1) * 0x9E3779B97F4A7C15) % 2**63


__all__ = ["BOTS", "Bot", "RandomBot", "seat_seed"]
