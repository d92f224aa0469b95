"""All tables of a process: made, found, brought into memory, swept and forgotten."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping

import msgspec

from rattus.kernel.fairness import commitment, new_secret
from rattus.server.bench import Bench
from rattus.server.deadlines import BotDeadlines
from rattus.server.events import Created, Entry, Occupant, encode
from rattus.server.identity import new_id
from rattus.server.live import LiveTable, now_ms
from rattus.server.metrics import Metrics
from rattus.server.problems import Code, Problem
from rattus.server.rulebooks import checked_rules
from rattus.server.settings import Settings
from rattus.server.state import Status, fold
from rattus.server.storage.archive import Archive
from rattus.server.storage.writer import NEW_EVENT, NEW_SEAT, NEW_TABLE, Change, Writer

log = logging.getLogger(__name__)

MOST_SWEPT = 200
"""Overdue tables looked at in one sweep."""
FOREVER = 1 << 62


class Tables:
    """The tables of this process."""

    def __init__(self, settings: Settings, writer: Writer, archive: Archive, metrics: Metrics) -> None:
        self.archive = archive
        self.bench = Bench(settings.threads, metrics)
        self._settings = settings
        self._writer = writer
        self._metrics = metrics
        self._deadlines = BotDeadlines(settings.bot_patience)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._catching: set[asyncio.Task[None]] = set()

    # Making and finding.

    async def create(
        self,
        game: str,
        occupants: list[Occupant | None],
        options: Mapping[str, str],
        public: bool,
        creator: str | None,
    ) -> LiveTable:
        """A new table; it starts at once if nobody is missing."""
        rules = checked_rules(game, len(occupants), options)
        table, secret, at = new_id(), new_secret(), now_ms()
        event = Created(
            game=game,
            seats=dict(zip(rules.header.seats, occupants, strict=True)),
            commitment=commitment(secret),
            options=dict(rules.header.options),
            public=public,
            creator=creator,
        )
        entry = Entry(1, at, event)
        row = {
            "id": table,
            "game": game,
            "options": msgspec.json.encode(event.options).decode(),
            "public": public,
            "status": str(Status.OPEN),
            "v": entry.v,
            "due": self._deadlines.due(fold(table, [entry]), None, at),
            "created_at": at,
            "changed_at": at,
            "secret": secret,
        }
        seats = [
            {
                "table_id": table,
                "seat": seat,
                "place": place,
                "player_id": who.player if who else None,
                "name": who.name if who else None,
                "bot": who.bot if who else None,
            }
            for place, (seat, who) in enumerate(event.seats.items())
        ]
        stored = {
            "table_id": table,
            "v": entry.v,
            "at": at,
            "player_id": creator,
            "request": None,
            "body": encode(event),
        }
        changes = [Change(NEW_TABLE, row), *(Change(NEW_SEAT, seat) for seat in seats)]
        await self._writer.write(*changes, Change(NEW_EVENT, stored))
        live = self._put(table, [entry], secret)
        await live.start_if_full()
        return live

    async def get(self, table: str) -> LiveTable:
        """A table by its id, from memory or from storage."""
        live = self._live.get(table)
        if live is not None:
            live.touched = time.monotonic()
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        loading = self._loading[table]
        try:
            return await asyncio.shield(loading)
        finally:
            if loading.done():
                self._loading.pop(table, None)

    async def _load(self, table: str) -> LiveTable:
        secret = await self.archive.secret(table)
        if secret is None:
            raise Problem(Code.NOT_FOUND, "there is no such table")
        return self._put(table, await self.archive.entries(table), secret)

    def _put(self, table: str, entries: list[Entry], secret: bytes) -> LiveTable:
        live = self._live[table] = LiveTable(
            table,
            entries,
            secret,
            writer=self._writer,
            archive=self.archive,
            metrics=self._metrics,
            deadlines=self._deadlines,
            turned=self.bench.wake,
        )
        self._metrics.live_tables.set(len(self._live))
        return live

    # Other processes.

    def heard(self, table: str, v: int) -> None:
        """Another process has stored event `v`; if the table is in memory here, it catches up."""
        live = self._live.get(table)
        if live is not None and live.state.v < v:
            self._catch_up(live)

    def heard_nothing(self) -> None:
        """For a while nothing could be heard: everything in memory catches up."""
        for live in self._live.values():
            self._catch_up(live)

    def _catch_up(self, live: LiveTable) -> None:
        task = asyncio.create_task(live.catch_up())
        self._catching.add(task)
        task.add_done_callback(self._catching.discard)

    # Sweeping.

    def start(self) -> None:
        """Begin to sweep. A process that has its tables for itself first goes on where the last one stopped."""
        self._sweeper = asyncio.create_task(self._sweep_on(), name="sweeper")

    async def stop(self) -> None:
        """End bots and sweeper."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.bench.close()
        await asyncio.gather(*self._catching, return_exceptions=True)

    async def _sweep_on(self) -> None:
        until = None if self._settings.shared else FOREVER
        while True:
            try:
                await self.sweep(until)
                until = None
            except Exception:
                log.exception("could not sweep")
            await asyncio.sleep(self._settings.sweep_every)

    async def sweep(self, until: int | None = None) -> None:
        """Look after tables that are overdue, and forget those nobody looks at."""
        for table in await self.archive.overdue(now_ms() if until is None else until, MOST_SWEPT):
            live = await self.get(table)
            await live.catch_up()
            await live.start_if_full()
            self.bench.wake(live)
        self.forget_idle()

    def forget_idle(self) -> None:
        """Tables nobody looks at leave the memory; the storage has them."""
        oldest = time.monotonic() - self._settings.idle_table
        for table, live in list(self._live.items()):
            if not live.subscribers and not live.busy and live.touched < oldest:
                self.bench.forget(live)
                del self._live[table]
        self._metrics.live_tables.set(len(self._live))
