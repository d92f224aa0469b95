"""The one writer of a process: whatever is waiting is written in one transaction, so that many steps share a commit.

An event is stored if nobody has stored another one with its number before: the primary key decides, also between
processes. What belongs to an event (rows for finding the table) is written in the same transaction, and only if the
event is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from sqlalchemy import Executable, bindparam, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rattus.server.metrics import Metrics
from rattus.server.storage.database import is_sqlite, writing
from rattus.server.storage.schema import events, players, seats, tables

log = logging.getLogger(__name__)

CHANNEL = "rattus_tables"
"""Where PostgreSQL tells other processes about new events: table and number."""
MOST_AT_ONCE = 512

Values = Mapping[str, object]

NEW_PLAYER = insert(players)
NAME_PLAYER = update(players).where(players.c.id == bindparam("key")).values(name=bindparam("new_name"))
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
    .values(player_id=bindparam("new_player_id"), name=bindparam("new_name"), bot=bindparam("new_bot"))
)
_APPENDED = (events.c.table_id, events.c.v)
APPEND_SQLITE = sqlite_insert(events).on_conflict_do_nothing().returning(*_APPENDED)
APPEND_POSTGRESQL = postgresql_insert(events).on_conflict_do_nothing().returning(*_APPENDED)
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("payload")))


@dataclass(frozen=True)
class Change:
    """One row to be written: a statement of this module and its values."""

    statement: Executable
    values: Values


@dataclass(frozen=True)
class Job:
    """What is written together: an event that may come too late, or none, and the rows that belong to it."""

    changes: Sequence[Change] = ()
    event: Values | None = None
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

    async def write(self, *changes: Change) -> None:
        """Store rows; returns when they are safe."""
        await self._hand_in(Job(changes))

    async def append(self, event: Values, changes: Sequence[Change] = ()) -> bool:
        """Store an event; returns when it is safe, or False if its number was taken before."""
        return await self._hand_in(Job(changes, event))

    async def _hand_in(self, job: Job) -> bool:
        if self._task is None or self._task.done():
            raise RuntimeError("the writer does not run")
        self._waiting.put_nowait(job)
        return await job.stored

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

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
        """One transaction for all; if it fails, one for each, so that a bad job harms no other."""
        try:
            stored = await self._write(jobs)
        except (SQLAlchemyError, OSError) as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self._write_or_split([job])
                return
            log.error("could not write", extra={"error": type(error).__name__})
            _answer(jobs[0], error)
            return
        for job in jobs:
            _answer(job, job.key is None or job.key in stored)

    async def _write(self, jobs: Sequence[Job]) -> set[tuple[str, int]]:
        async with writing(self._engine) as connection:
            await _make(connection, [change for job in jobs if job.event is None for change in job.changes])
            # In one order everywhere, so that two processes never wait for each other.
            appended = sorted(
                (job for job in jobs if job.event is not None), key=lambda job: job.key or ("", 0)
            )
            if not appended:
                return set()
            rows = await connection.execute(self._append, [dict(job.event or {}) for job in appended])
            stored = {(str(table), int(v)) for table, v in rows}
            safe = [job for job in appended if job.key in stored]
            await _make(connection, [change for job in safe for change in job.changes])
            if self._notifies and stored:
                for table, v in sorted(stored):
                    await connection.execute(NOTIFY, {"payload": f"{table} {v}"})
        return stored


def _answer(job: Job, answer: bool | Exception) -> None:
    """Tell who waits, unless it has gone."""
    if job.stored.done():
        return
    if isinstance(answer, Exception):
        job.stored.set_exception(answer)
    else:
        job.stored.set_result(answer)


async def _make(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """Rows of one statement together, statements in the order in which they first come."""
    grouped: dict[Executable, list[Values]] = {}
    for change in changes:
        grouped.setdefault(change.statement, []).append(change.values)
    for statement, values in grouped.items():
        await connection.execute(statement, values)
