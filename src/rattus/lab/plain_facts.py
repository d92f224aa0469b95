"""Generic facts, for games that have none of their own."""

from __future__ import annotations

from rattus.kernel.step import CHANCE_NAME
from rattus.lab.match import BalanceFacts
from rattus.table.game import Game

POINTS = "points"
LENGTH = "decisions"
USED = "first step"
HARM = "losses"
REAL_TABLES: dict[str, str] = {}


def facts(game: Game) -> BalanceFacts:
    """The first seat to act, the number of decisions, and the first step of every seat."""
    decisions = [moment for moment in game.moments() if moment.by != CHANCE_NAME]
    first = {moment.by: moment.text for moment in reversed(decisions)}
    return BalanceFacts(
        start=decisions[0].by if decisions else game.seats[0],
        length=len(decisions),
        end="the game is over",
        used={seat: {first[seat]: 1} if seat in first else {} for seat in game.seats},
        harm={},
    )
