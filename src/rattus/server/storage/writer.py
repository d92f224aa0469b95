"""The only writer of a process: it writes everything that waits in one transaction, so that many steps share a commit.

An event is stored unless its number is taken: the primary key decides, also between processes. Everything that belongs
to an event (index rows, ratings) is written in the same transaction, and only if the event is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

from sqlalchemy import Connection, Executable, Text, bindparam, func, insert, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rattus.server.metrics import Metrics
from rattus.server.storage.database import is_sqlite, open_for_thread, writing
from rattus.server.storage.notice import CHANNEL, of_event
from rattus.server.storage.schema import events, players, seats, tables

log = logging.getLogger(__name__)

MOST_AT_ONCE = 512

Values = Mapping[str, object]
Stored = frozenset[tuple[str, int]]
"""The keys of the events whose numbers were free."""
T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
"""Work done in a transaction, because it must read what it writes."""

NEW_PLAYER = insert(players)
NAME_PLAYER = (
    update(players)
    .where(players.c.id == bindparam("key"))
    .values(name=bindparam("new_name"), name_key=bindparam("new_name_key"))
)
NEW_TABLE = insert(tables)
NEW_SEAT = insert(seats)
NEW_EVENT = insert(events)
CHANGE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(
        status=bindparam("new_status"),
        v=bindparam("new_v"),
        to_act=bindparam("new_to_act"),
        due=bindparam("new_due"),
        changed_at=bindparam("new_changed_at"),
    )
)
CHANGE_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("key"), seats.c.seat == bindparam("key_seat"))
    .values(
        player_id=bindparam("new_player_id"),
        name=bindparam("new_name"),
        bot=bindparam("new_bot"),
        kind=bindparam("new_kind"),
        away=bindparam("new_away"),
        invited_id=bindparam("new_invited_id"),
        invited=bindparam("new_invited"),
    )
)
SEAT_SEEN = (
    update(seats)
    .where(seats.c.table_id == bindparam("key"), seats.c.seat == bindparam("key_seat"))
    .values(seen_at=bindparam("new_seen_at"))
)
_APPENDED = (events.c.table_id, events.c.v)
APPEND_SQLITE = sqlite_insert(events).on_conflict_do_nothing().returning(*_APPENDED)
APPEND_POSTGRESQL = postgresql_insert(events).on_conflict_do_nothing().returning(*_APPENDED)
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("payload")))
NOTIFY_ALL = select(func.pg_notify(CHANNEL, func.unnest(bindparam("payloads", type_=ARRAY(Text)))))


@dataclass(frozen=True)
class Change:
    """One row to be written: a statement of this module and its values."""

    statement: Executable
    values: Values


@dataclass(frozen=True)
class Job:
    """A unit of writing: an event whose number may be taken, or none, the rows that belong to it, and work."""

    changes: Sequence[Change] = ()
    event: Values | None = None
    work: Work[None] | None = None
    stored: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def key(self) -> tuple[str, int] | None:
        """The event's primary key."""
        return None if self.event is None else (str(self.event["table_id"]), int(str(self.event["v"])))


class Writer:
    """Writes jobs in the order in which they come, many at once."""

    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._notifies = not is_sqlite(engine)
        self._append = APPEND_SQLITE if is_sqlite(engine) else APPEND_POSTGRESQL
        self._waiting: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._own: Connection | None = None
        """The thread's own connection, for databases that a thread can write."""

    async def write(self, *changes: Change) -> None:
        """Store rows; return when they are safe."""
        await self._hand_in(Job(changes))

    def write_soon(self, *changes: Change) -> None:
        """Store rows without waiting."""
        job = Job(changes)
        job.stored.add_done_callback(asyncio.Future.exception)  # the error is in the log
        self._waiting.put_nowait(job)

    async def append(
        self, event: Values, changes: Sequence[Change] = (), work: Work[None] | None = None
    ) -> bool:
        """Store an event; return True when it is safe, or False if its number is taken."""
        return await self._hand_in(Job(changes, event, work))

    async def do(self, work: Work[T]) -> T:
        """Do work in a transaction; return its answer when that is safe."""
        answers: list[T] = []

        async def kept(connection: AsyncConnection) -> None:
            answers.append(await work(connection))

        await self._hand_in(Job(work=kept))
        return answers[-1]  # earlier ones come from transactions that failed

    async def _hand_in(self, job: Job) -> bool:
        if not self.running:
            raise RuntimeError("the writer is not running")
        self._waiting.put_nowait(job)
        return await job.stored

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._waiting.qsize()

    @property
    def running(self) -> bool:
        """Whether the writer is running."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Start writing."""
        self._own = open_for_thread(self._engine)
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._thread.shutdown()
        if self._own is not None:
            self._own.close()

    async def _run(self) -> None:
        while True:
            jobs = [await self._waiting.get()]
            while len(jobs) < MOST_AT_ONCE and not self._waiting.empty():
                jobs.append(self._waiting.get_nowait())
            with self._metrics.write_seconds.time():
                await self._write_or_split(jobs)
            self._metrics.writes.inc(len(jobs))
            for _ in jobs:
                self._waiting.task_done()

    async def _write_or_split(self, jobs: Sequence[Job]) -> None:
        """Write all jobs in one transaction; if it fails, each in its own, so that a bad job harms no other."""
        try:
            stored = await self._write(jobs)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self._write_or_split([job])
                return
            log.error("could not write", extra={"error": type(error).__name__})
            _answer(jobs[0], error)
            return
        for job in jobs:
            _answer(job, job.key is None or job.key in stored)

    async def _write(self, jobs: Sequence[Job]) -> Stored:
        """Write in one transaction: in a thread if there are only rows, else where work can be awaited."""
        if self._own is not None and not any(job.work for job in jobs):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._write_alone, self._own, jobs)
        async with writing(self._engine) as connection:
            stored = await connection.run_sync(self._make, jobs)
            for job in sorted(
                jobs, key=lambda job: job.event is not None
            ):  # ratings last: their lock is global
                if job.work is not None and (job.key is None or job.key in stored):
                    await job.work(connection)
        return stored

    def _write_alone(self, connection: Connection, jobs: Sequence[Job]) -> Stored:
        with connection.begin():
            return self._make(connection, jobs)

    def _make(self, connection: Connection, jobs: Sequence[Job]) -> Stored:
        """Write rows without an event, then events, then the rows of those events that were stored."""
        _execute(connection, [change for job in jobs if job.event is None for change in job.changes])
        # The same order everywhere, so that two processes never deadlock.
        appended = sorted((job for job in jobs if job.event is not None), key=lambda job: job.key or ("", 0))
        if not appended:
            return frozenset()
        rows = connection.execute(self._append, [dict(job.event or {}) for job in appended])
        stored = frozenset((str(table), int(v)) for table, v in rows)
        _execute(connection, [change for job in appended if job.key in stored for change in job.changes])
        if self._notifies and stored:
            told = [of_event(job.event) for job in appended if job.event and job.key in stored]
            connection.execute(NOTIFY_ALL, {"payloads": told})
        return stored


def _answer(job: Job, answer: bool | Exception) -> None:
    """Resolve a job's future, unless it was cancelled."""
    if job.stored.done():
        return
    if isinstance(answer, Exception):
        job.stored.set_exception(answer)
    else:
        job.stored.set_result(answer)


def _execute(connection: Connection, changes: Sequence[Change]) -> None:
    """Group rows by statement, in the order in which the statements first come."""
    grouped: dict[Executable, list[Values]] = {}
    for change in changes:
        grouped.setdefault(change.statement, []).append(change.values)
    for statement, values in grouped.items():
        connection.execute(statement, values)
