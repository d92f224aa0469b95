"""Notifications between processes: PostgreSQL tells every process which table has a new event.

The storage is the source of truth; notifications only spare queries. So a lost one does little harm: the next one
shows the gap, and after every reconnect all tables in memory catch up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import asyncpg
from sqlalchemy.engine import URL

from rattus.server.storage.notice import CHANNEL, Notice, heard

log = logging.getLogger(__name__)

RETRY_AFTER = 1.0
"""Seconds before a lost connection is retried."""
ALIVE_EVERY = 15.0
"""Seconds between two checks that the connection still works."""


class Notices:
    """Listens to PostgreSQL, and reconnects when the connection is lost."""

    def __init__(self, url: URL, tell: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._tell = tell
        self._missed = missed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start to listen; return when the first connection listens."""
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._run(listening), name="notices")
        await listening.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, listening: asyncio.Event) -> None:
        while True:
            try:
                await self._listen(listening)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("lost the connection for notifications", extra={"error": type(error).__name__})
            await asyncio.sleep(RETRY_AFTER)

    async def _listen(self, listening: asyncio.Event) -> None:
        connection = await asyncpg.connect(self._address, timeout=10)
        try:
            await connection.add_listener(CHANNEL, self._take)
            self._missed()
            listening.set()
            while True:
                await asyncio.sleep(ALIVE_EVERY)
                await connection.execute("SELECT 1", timeout=10)
        finally:
            connection.terminate()

    def _take(self, connection: object, process: int, channel: str, payload: object) -> None:
        self._tell(heard(str(payload)))
