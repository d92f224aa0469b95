"""Advice in a thread of low priority, for one player after the other."""

from __future__ import annotations

import asyncio

from rattus.live.advice import COST, ToldAdvice, told_advice
from rattus.live.turns import Turns
from rattus.server.background import background
from rattus.server.limits import Limits, household
from rattus.table.game import View

MOST_WAITING = 64
"""Queue length at which further requests are refused."""


class Advising:
    """Advises players."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._pool = background(1, "advice")
        self._turns = Turns(1, most_waiting=MOST_WAITING)

    async def advise(self, view: View, player: str, address: str) -> ToldAdvice:
        """What a master says to whoever has this view."""
        self._limits.analysis(player, address, COST)
        async with self._turns.turn(household(address)):
            return await asyncio.get_running_loop().run_in_executor(self._pool, told_advice, view)

    def close(self) -> None:
        """No more."""
        self._turns.close()
        self._pool.shutdown(wait=False, cancel_futures=True)
