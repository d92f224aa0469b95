"""Retention: removes each kind of old data after its time."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rattus.live.clock import CLOCK, now_ms
from rattus.server.settings import Settings
from rattus.server.storage import retention as stored
from rattus.server.storage.writer import Writer

log = logging.getLogger(__name__)

DAY = 24 * 3600 * 1000
SURE = 900
"""Milliseconds, per second between two rounds, for which the clock must have been reliable."""
BREATH = 0.2
"""Seconds between two transactions, for other writers."""

Find = Callable[[int], Awaitable[list[str]]]
Remove = Callable[[AsyncConnection, Sequence[str]], Awaitable[None]]


class Retention:
    """Removes old data now and then."""

    def __init__(
        self, settings: Settings, engine: AsyncEngine, writer: Writer, live: Callable[[], Collection[str]]
    ) -> None:
        self._settings = settings
        self._engine = engine
        self._writer = writer
        self._live = live
        """The tables in memory."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        if self._settings.tidy_every:
            self._task = asyncio.create_task(self._go_on(), name="retention")

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._settings.tidy_every)
            if CLOCK.sure_for() < SURE * self._settings.tidy_every:
                continue  # what is removed is gone: a clock that has jumped is not trusted so soon
            try:
                await self.tidy()
            except Exception:
                log.exception("could not remove old data")

    async def tidy(self) -> Counter[str]:
        """Remove everything old; return how much of each kind."""
        settings, engine, removed, now = self._settings, self._engine, Counter[str](), now_ms()

        async def talked(before: int) -> list[str]:
            return await stored.talked(engine, before, self._live())

        jobs: list[tuple[str, float, Find, Remove]] = [
            (
                "abandoned tables",
                settings.keep_abandoned,
                lambda before: stored.abandoned(engine, before),
                stored.remove_tables,
            ),
            (
                "finished tables",
                settings.keep_finished,
                lambda before: stored.finished(engine, before),
                stored.remove_tables,
            ),
            ("chats", settings.keep_chat, talked, stored.remove_chat),
            (
                "guests",
                settings.keep_guests,
                lambda before: stored.lost_guests(engine, before),
                stored.remove_guests,
            ),
        ]
        for kind, days, find, remove in jobs:
            if days:
                removed[kind] = await self._remove(now - int(days * DAY), find, remove)
        over = now - int(settings.session_days * DAY)
        await self._writer.do(lambda connection: stored.remove_ended(connection, now, over))
        if removed.total():
            log.info("removed old data", extra={"removed": dict(removed)})
        return removed

    async def _remove(self, before: int, find: Find, remove: Remove) -> int:
        count = 0
        while ids := await find(before):
            found = ids

            async def work(connection: AsyncConnection, found: Sequence[str] = found) -> None:
                await remove(connection, found)

            await self._writer.do(work)
            count += len(ids)
            await asyncio.sleep(BREATH)
        return count
