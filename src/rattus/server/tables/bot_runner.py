"""Bots at tables: they think in threads, and their answers are played like anybody's.

A bot thinks longer about many options than about one, and what it may choose can be a secret. So every answer takes a
beat, and no bot may think longer than that: whether it had to think at all can't be told from outside.

Where many bots are asked at once, tables of people come before those of bots alone, light levels before heavy ones, and
all tables that one player has made share one turn.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from typing import Literal, get_args

from rattus.bots import Bot, make_bot
from rattus.bots.levels import LEVELS, LevelBot
from rattus.host.state import TableState
from rattus.kernel.step import Step
from rattus.server.background import background
from rattus.server.metrics import Metrics
from rattus.server.tables.live import LiveTable
from rattus.server.tables.turns import Turns
from rattus.table.game import View

log = logging.getLogger(__name__)

BotCode = Literal["novice", "easy", "fair", "strong", "master", "greedy", "random"]
"""The bots that tables may have."""
OFFERED: tuple[BotCode, ...] = get_args(BotCode)
LONGER = {"strong": 2, "master": 20}
"""How many times longer the beat of a bot is that thinks longer."""
THINKING = 0.85
"""How much of its beat a bot may think."""
MOST_TREES = 8
"""Bots that may keep what they have thought until they are asked again; all others give the memory back at once."""


def rest_of_beat(elapsed: float, beat: float) -> float:
    """Seconds until the beat in which a bot has come to its answer is over."""
    return beat - elapsed % beat if beat else 0.0


def rank_of(state: TableState, code: str) -> int:
    """Who comes first: bots of people before those at tables of bots alone, and of each the light ones."""
    return (0 if state.people else 2) + (code in LONGER)


class BotRunner:
    """Lets bots answer whenever it is their turn."""

    def __init__(self, threads: int, beat: float, metrics: Metrics) -> None:
        self._beat = beat
        self._pool = background(threads, "bot")
        self._turns = Turns(threads, spare=1 if threads > 1 else 0)
        """One place is kept for the light bots of people: they must not wait for anybody who thinks long."""
        self._metrics = metrics
        self._bots: dict[tuple[str, str], tuple[str, Bot]] = {}
        self._with_trees: OrderedDict[LevelBot, None] = OrderedDict()
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
            _, bot = self._bots.pop((table.id, seat), ("", None))
            if isinstance(bot, LevelBot):
                self._with_trees.pop(bot, None)

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
        bot, beat = self._bot(table.id, seat, code), self._beat * LONGER.get(code, 1)
        owner, rank = table.state.creator or "", rank_of(table.state, code)
        with self._metrics.bots_thinking.track_inprogress(), self._metrics.bot_seconds.time():
            async with self._turns.turn(owner, rank):
                if table.state.position_v != position:
                    return  # something else was asked while it waited
                step, thought = await self._think(bot, game.view(seat))
        await asyncio.sleep(rest_of_beat(thought, beat))
        await table.bot_step(seat, step, position)

    async def _think(self, bot: Bot, view: View) -> tuple[Step | int, float]:
        """A bot's answer, and how long it thought. What it knows is kept only if it will be asked again at once."""
        if not isinstance(bot, LevelBot):
            return await asyncio.get_running_loop().run_in_executor(self._pool, timed, bot, view)
        self._with_trees.pop(bot, None)
        answer = await asyncio.get_running_loop().run_in_executor(self._pool, timed, bot, view)
        if not bot.plans:
            bot.rest()
            return answer
        self._with_trees[bot] = None
        if len(self._with_trees) > MOST_TREES:
            self._with_trees.popitem(last=False)[0].rest()
        return answer

    def _bot(self, table: str, seat: str, code: str) -> Bot:
        """A bot stays the same as long as the table is in memory."""
        known = self._bots.get((table, seat))
        if known is None or known[0] != code:
            known = self._bots[table, seat] = (code, self._new_bot(code))
        return known[1]

    def _new_bot(self, code: str) -> Bot:
        seed = secrets.randbits(63)
        if self._beat and code in LEVELS:
            return LevelBot(seed, LEVELS[code], THINKING * self._beat * LONGER.get(code, 1))
        return make_bot(code, seed)


def timed(bot: Bot, view: View) -> tuple[Step | int, float]:
    """A bot's answer, and how long it thought."""
    began = time.monotonic()
    step = bot.choose(view)
    return step, time.monotonic() - began
