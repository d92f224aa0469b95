"""The bench of bots: they think in threads, and their answers are played like anybody's.

A bot thinks longer about many options than about one, and what it may choose can be a secret. So answers come on a
beat: whether it had to think at all can't be told from outside.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, get_args

from rattus.bots import Bot, make_bot
from rattus.server.live import LiveTable
from rattus.server.metrics import Metrics

log = logging.getLogger(__name__)

BotCode = Literal["novice", "easy", "fair", "strong", "master", "greedy", "random"]
"""The bots that tables may have."""
OFFERED: tuple[BotCode, ...] = get_args(BotCode)
LONGER = {"strong": 2, "master": 10}
"""How many times longer the beat of a bot is that thinks longer."""


def rest_of_beat(elapsed: float, beat: float) -> float:
    """Seconds until the beat in which a bot has come to its answer is over."""
    return beat - elapsed % beat if beat else 0.0


class Bench:
    """Lets bots answer whenever it is their turn."""

    def __init__(self, threads: int, beat: float, metrics: Metrics) -> None:
        self._beat = beat
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._metrics = metrics
        self._bots: dict[tuple[str, str], tuple[str, Bot]] = {}
        self._thinking: set[asyncio.Task[None]] = set()
        self._closed = False

    def wake(self, table: LiveTable) -> None:
        """If a bot is asked at this table, let it think; it goes on until somebody else is asked."""
        if table.state.bot_to_act is None or table.busy or self._closed:
            return
        table.busy = True
        task = asyncio.create_task(self._play(table), name=f"bots of {table.id}")
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    def forget(self, table: LiveTable) -> None:
        """The table leaves the memory, and its bots with it."""
        for seat in table.state.seats:
            self._bots.pop((table.id, seat), None)

    async def close(self) -> None:
        """No more answers; what is thought of now is thought of again after the next start."""
        self._closed = True
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table: LiveTable) -> None:
        try:
            while (seat := table.state.bot_to_act) is not None and not self._closed:
                await self._answer(table, seat)
        except Exception:
            self._metrics.bot_failures.inc()
            log.exception("a bot did not answer", extra={"table": table.id})
        finally:
            table.busy = False

    async def _answer(self, table: LiveTable, seat: str) -> None:
        code, game, position = table.state.bot_of(seat), table.game, table.state.position_v
        assert code is not None
        assert game is not None
        bot = self._bot(table.id, seat, code)
        began = time.monotonic()
        with self._metrics.bots_thinking.track_inprogress(), self._metrics.bot_seconds.time():
            step = await asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, game.view(seat))
        await asyncio.sleep(rest_of_beat(time.monotonic() - began, self._beat * LONGER.get(code, 1)))
        await table.bot_step(seat, step, position)

    def _bot(self, table: str, seat: str, code: str) -> Bot:
        """A bot keeps its thoughts as long as the table is in memory."""
        known = self._bots.get((table, seat))
        if known is None or known[0] != code:
            known = self._bots[table, seat] = (code, make_bot(code, secrets.randbits(63)))
        return known[1]
