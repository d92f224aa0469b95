"""Bots at tables: they think beside the tables, and their answers are played like anybody's.

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
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Literal, Protocol, get_args

from rattus.bots import Bot, make_bot
from rattus.bots.levels import LEVELS, LevelBot
from rattus.host.guided import KIND
from rattus.host.state import TableState
from rattus.live.table import LiveTable
from rattus.live.turns import Turns
from rattus.table.game import View

log = logging.getLogger(__name__)

BotCode = Literal["novice", "easy", "fair", "strong", "master", "greedy", "random"]
"""The bots that tables may have."""
OFFERED: tuple[BotCode, ...] = get_args(BotCode)
LONGER = {"strong": 2, "master": 20}
"""How many times longer the beat of a bot is that thinks longer."""
KIND_LEVEL, KIND_SEED = "easy", 1
"""What the bots of guided games are made of, so that they do the same every time."""
THINKING = 0.85
"""How much of its beat a bot may think."""
MOST_TREES = 8
"""Bots that may keep what they have thought until they are asked again; all others give the memory back at once."""


def rest_of_beat(elapsed: float, beat: float) -> float:
    """Seconds until the beat in which a bot has come to its answer is over."""
    return beat - elapsed % beat if beat else 0.0


def rank_of(state: TableState, code: str) -> int:
    """The order of thinking: bots of people before those at tables of bots alone, and of each the light ones."""
    return (0 if state.people else 2) + (code in LONGER)


class Mind(Protocol):
    """A bot at a seat of a table, wherever it thinks."""

    async def think(self, view: View) -> tuple[str | int, float]:
        """Its answer, and for how many seconds it thought."""

    def leave(self) -> None:
        """It is not asked any more."""


class BotFigures(Protocol):
    """Counts what bots do."""

    def thinking(self) -> AbstractContextManager[object]:
        """A bot thinks, or waits until it can."""

    def failed(self) -> None:
        """A bot did not answer."""


class BotRunner:
    """Lets bots answer whenever it is their turn. `places` may think at once; `mind` makes a bot from its code."""

    def __init__(self, places: int, beat: float, figures: BotFigures, mind: Callable[[str], Mind]) -> None:
        self._beat = beat
        self._mind_of = mind
        self._turns = Turns(places, spare=1 if places > 1 else 0)
        """One place is kept for the light bots of people: they must not wait for anybody who thinks long."""
        self._figures = figures
        self._minds: dict[tuple[str, str], tuple[str, Mind]] = {}
        self._thinking: set[asyncio.Task[None]] = set()
        self._at_work = 0
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or waits until it can."""
        return self._at_work > 0

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
            self._let_go(table.id, seat)

    async def close(self) -> None:
        """No more answers; what is thought of now is thought of again after the next start."""
        self._closed = True
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)

    async def _play(self, table: LiveTable) -> None:
        try:
            while (seat := table.state.bot_to_act) is not None and not self._closed:
                await self._answer(table, seat)
        except Exception:
            self._figures.failed()
            log.exception("a bot did not answer", extra={"table": table.id})
        finally:
            table.busy = False

    async def _answer(self, table: LiveTable, seat: str) -> None:
        code, game, position = table.state.bot_of(seat), table.game, table.state.position_v
        assert code is not None
        assert game is not None
        mind, beat = self._mind(table.id, seat, code), self._beat * LONGER.get(code, 1)
        owner, rank = table.state.creator or "", rank_of(table.state, code)
        self._at_work += 1
        try:
            with self._figures.thinking():
                async with self._turns.turn(owner, rank):
                    if table.state.position_v != position:
                        return  # something else was asked while it waited
                    step, thought = await mind.think(game.view(seat))
        finally:
            self._at_work -= 1
        await asyncio.sleep(rest_of_beat(thought, beat))
        await table.bot_step(seat, step, position)

    def _mind(self, table: str, seat: str, code: str) -> Mind:
        """A bot stays the same as long as the table is in memory."""
        known = self._minds.get((table, seat))
        if known is None or known[0] != code:
            self._let_go(table, seat)
            known = self._minds[table, seat] = (code, self._mind_of(code))
        return known[1]

    def _let_go(self, table: str, seat: str) -> None:
        _, mind = self._minds.pop((table, seat), ("", None))
        if mind is not None:
            mind.leave()


def new_bot(code: str, beat: float) -> Bot:
    """A bot with luck of its own that answers within its beat, if there is one."""
    if code == KIND:
        kind = LevelBot(KIND_SEED, LEVELS[KIND_LEVEL])
        kind.ignore_clock()
        return kind
    seed = secrets.randbits(63)
    if beat and code in LEVELS:
        return LevelBot(seed, LEVELS[code], THINKING * beat * LONGER.get(code, 1))
    return make_bot(code, seed)


class Trees:
    """Bots that keep what they have thought until they are asked again: a few, those that were asked last."""

    def __init__(self, most: int = MOST_TREES) -> None:
        self._most = most
        self._kept: OrderedDict[LevelBot, None] = OrderedDict()

    def drop(self, bot: Bot) -> None:
        """It thinks now, or is not asked any more."""
        if isinstance(bot, LevelBot):
            self._kept.pop(bot, None)

    def keep(self, bot: Bot) -> None:
        """It has thought; what it knows is kept only if it will be asked again at once."""
        if not isinstance(bot, LevelBot):
            return
        if not bot.plans:
            bot.rest()
            return
        self._kept[bot] = None
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)[0].rest()


def timed(bot: Bot, view: View) -> tuple[str | int, float]:
    """A bot's answer, and how long it thought."""
    began = time.monotonic()
    step = bot.choose(view)
    return step, time.monotonic() - began
