"""All tables of a process: made, found, loaded, swept and dropped from memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

from rattus.host import seating
from rattus.host.deadlines import Deadlines
from rattus.host.events import Entry, Rematched
from rattus.host.pace import SECOND
from rattus.host.people import Caller, Player, new_id
from rattus.host.problems import Code, Problem
from rattus.host.state import Status
from rattus.live.bots import BotRunner
from rattus.live.clock import now_ms
from rattus.live.plans import Plan, again, new_table
from rattus.live.table import LiveTable, Surroundings
from rattus.server.metrics import Metrics
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive
from rattus.server.storage.notice import CHAT, HERE, REREAD, Notice, of_presence
from rattus.server.storage.writer import NOTIFY, Change, Writer
from rattus.server.tables.chat import Chats
from rattus.server.tables.keeping import Keeping, rows_of
from rattus.server.tables.quarantine import PASSING, Quarantine
from rattus.server.tables.thinking import Threads

log = logging.getLogger(__name__)

MOST_SWEPT = 200
"""Overdue tables handled in one sweep."""
MOST_IDLE = 30_000
"""Events in memory of tables that nobody looks at,"""
RECENTLY = 5.0
"""unless they were used within this many seconds."""
ALARM_WITHIN = 3600 * SECOND
"""Milliseconds; anything due later is left to the sweepers."""


class Tables:
    """The tables of this process."""

    def __init__(
        self,
        settings: Settings,
        writer: Writer,
        archive: Archive,
        metrics: Metrics,
        chats: Chats,
        forget: Callable[[LiveTable], None],
    ) -> None:
        self.archive = archive
        self.threads = Threads(settings.threads, settings.bot_beat)
        self.bots = BotRunner(settings.threads, settings.bot_beat, metrics, self.threads.mind)
        self._settings = settings
        self._writer = writer
        self._metrics = metrics
        self._chats = chats
        self._forget_written = forget
        """Called to drop everything cached of a table."""
        self._deadlines = Deadlines(settings.bot_patience, settings.open_table, settings.still_table)
        self._process = secrets.token_hex(4)
        """The id of this process among others."""
        self._around = Surroundings(
            Keeping(writer, archive),
            metrics,
            self._deadlines,
            moved=self._set_alarm,
            turned=self.bots.wake,
            announce=self._announce if settings.shared else None,
        )
        self.quarantine = Quarantine()
        metrics.watch(
            "rattus_unreadable_tables", "Tables whose rows can't be read", lambda: len(self.quarantine)
        )
        self.swept_at = time.monotonic()
        """When the sweeper last made progress, by the monotonic clock."""
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    @property
    def in_memory(self) -> list[str]:
        """The tables that are in memory."""
        return list(self._live)

    # Making and finding.

    async def create(self, table: str, plan: Plan) -> LiveTable:
        """Make a table; it starts at once if nobody is missing."""
        new = new_table(table, plan, now_ms())
        await self._writer.write(*rows_of(new, self._deadlines))
        live = self._put(table, [new.entry], new.secret)
        await live.start_if_full()
        return live

    async def rematch(self, live: LiveTable, seat: str, player: str | None) -> LiveTable:
        """Make a table like another one, with the same people; later callers get the one that was made first."""

        def make(seat: str) -> tuple[Rematched, list[Change]]:
            new = new_table(new_id(), again(live.state, seat), now_ms())
            return Rematched(seat, new.id), rows_of(new, self._deadlines)

        return await self.get(await live.rematch(seat, player, make))

    async def may_be_called(self, player: str, name: str) -> None:
        """Refuse a name that somebody else has at a table where a player plays or waits."""
        for table in await self.archive.unfinished(player):
            if live := await self._readable(table):
                seating.may_be_called(live.state, player, name)

    async def rename(self, player: str, name: str) -> None:
        """Rename a player at all tables where it plays or waits."""
        for table in await self.archive.unfinished(player):
            if live := await self._readable(table):
                await live.rename(player, name)

    async def leave_all(self, player: Player) -> None:
        """Leave all tables of a player for good; where nobody else plays, give up."""
        for table in await self.archive.unfinished(player.id):
            with suppress(Problem):  # it is over meanwhile, or can't be read
                live = await self.get(table)
                await live.leave(Caller(player))
                if live.status is Status.RUNNING and not live.state.present:
                    await live.concede(Caller(player))

    async def _readable(self, table: str) -> LiveTable | None:
        """A table, unless what is stored of it can't be read."""
        try:
            return await self.get(table)
        except Problem:
            return None

    async def get(self, table: str) -> LiveTable:
        """A table by its id, from memory or from storage."""
        live = self._live.get(table)
        if live is not None:
            live.touched = time.monotonic()
            return live
        self.quarantine.admits(table)
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        loading = self._loading[table]
        try:
            return await asyncio.shield(loading)
        finally:
            if loading.done():
                self._loading.pop(table, None)

    async def latest(self, table: str) -> LiveTable:
        """A table with everything that other processes have stored, for clients who may know of it from there."""
        live = await self.get(table)
        if self._settings.shared:
            await live.catch_up()
        return live

    async def _load(self, table: str) -> LiveTable:
        try:
            live = await self._read(table)
        except PASSING:
            raise
        except Exception as error:
            raise self.quarantine.add(table, error) from error
        self.quarantine.discard(table)
        return live

    def _shut(self, live: LiveTable, error: Exception) -> None:
        """Drop a table whose stored rows can't be read any more, and tell its viewers."""
        self.quarantine.add(live.id, error)
        live.tell_unreadable()
        self._forget(live)

    async def _read(self, table: str) -> LiveTable:
        secret = await self.archive.secret(table)
        if secret is None:
            raise Problem(Code.NOT_FOUND, "there is no such table")
        live = self._put(table, await self.archive.entries(table), secret)
        if self._settings.shared:
            await live.catch_up()  # the error may have come after the events were read, so nobody was told
        return live

    def _put(self, table: str, entries: list[Entry], secret: bytes) -> LiveTable:
        live = self._live[table] = LiveTable(table, entries, secret, self._around)
        self._set_alarm(live)
        self._metrics.live_tables.set(len(self._live))
        return live

    # Other processes.

    def heard(self, notice: Notice) -> None:
        """Catch up with an event that a process, perhaps this one, has stored, if its table is in memory."""
        live = self._live.get(notice.table)
        if live is None:
            return
        if notice.v == REREAD:
            self._in_background(self.reread(notice.table))
        elif notice.v == CHAT:
            self._chats.heard(live)
        elif notice.v == HERE:
            process, seats = notice.presence
            if process != self._process:
                live.heard_present(process, seats)
        elif live.state.v < notice.v:
            self._in_background(live.catch_up(notice.entry))

    def _announce(self, table: str, seats: Iterable[str]) -> None:
        """Tell other processes which seats are connected here."""
        told = of_presence(table, self._process, seats)
        self._writer.write_soon(Change(NOTIFY, {"payload": told}))

    def heard_nothing(self) -> None:
        """Catch up with everything in memory, after notifications may have been lost."""
        for live in self._live.values():
            self._in_background(live.catch_up())
            self._chats.heard(live)

    async def reread(self, table: str) -> None:
        """Read a table in memory again, because a name in its history was erased."""
        live = self._live.get(table)
        if live is not None:
            await live.read_anew()
            self._forget_written(live)

    # Alarms and sweeping.

    def _set_alarm(self, live: LiveTable) -> None:
        """Set the alarm of a table in memory for when it is due; all others are left to the sweeper."""
        before = self._alarms.pop(live.id, None)
        if before is not None:
            before.cancel()
        due = live.due
        if due is not None and (wait := due - now_ms()) < ALARM_WITHIN:
            loop = asyncio.get_running_loop()
            self._alarms[live.id] = loop.call_later(max(0, wait + 1) / SECOND, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        self._alarms.pop(live.id, None)
        self._in_background(self._attend(live))

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _attend(self, live: LiveTable) -> None:
        """Do at a table what is due, whichever process should have done it."""
        try:
            await live.catch_up()
            await live.start_if_full()
            await live.judge_lateness()
            self.bots.wake(live)
        except PASSING:
            log.exception("could not attend to a table", extra={"table": live.id})
        except Exception as error:
            self._shut(live, error)

    def start(self) -> None:
        """Start to sweep. A process that does not share its tables first continues where the last one stopped."""
        self._sweeper = asyncio.create_task(self._sweep_on(), name="sweeper")

    async def stop(self) -> None:
        """Stop the bots and the sweeper."""
        sweeping = [self._sweeper] if self._sweeper else []
        for task in sweeping:
            task.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        await self.bots.close()
        self.threads.close()
        await asyncio.gather(*sweeping, *self._background, return_exceptions=True)

    async def _sweep_on(self) -> None:
        ahead = 0.0 if self._settings.shared else self._settings.bot_patience
        while True:
            try:
                await self.sweep(ahead)
                ahead = 0.0
            except Exception:
                log.exception("could not sweep")
            await asyncio.sleep(self._settings.sweep_every)

    async def sweep(self, ahead: float = 0.0) -> None:
        """Attend to tables that are due within this many seconds, and drop those that nobody looks at."""
        due = now_ms() + int(ahead * SECOND)
        for table in await self.archive.overdue(due, MOST_SWEPT, self.quarantine.tables):
            self.swept_at = time.monotonic()
            try:
                live = await self.get(table)
            except Problem as problem:
                log.warning("could not load a table", extra={"table": table, "error": problem.code})
            else:
                await self._attend(live)
        self.forget_idle()
        self.swept_at = time.monotonic()

    def forget_idle(self) -> None:
        """Drop tables that nobody looks at; the storage has them. If there are too many, the oldest go sooner."""
        now = time.monotonic()
        oldest, recent = now - self._settings.idle_table, now - RECENTLY
        idle = [live for live in self._live.values() if live.idle]
        events = sum(len(live.entries) for live in idle)
        for live in sorted(idle, key=lambda live: live.touched):
            if live.touched < oldest or (events > MOST_IDLE and live.touched < recent):
                events -= len(live.entries)
                self._forget(live)
        self._metrics.live_tables.set(len(self._live))

    def _forget(self, live: LiveTable) -> None:
        self.bots.forget(live)
        self._forget_written(live)
        self._live.pop(live.id, None)
        if live.id in self._alarms:
            self._alarms.pop(live.id).cancel()
