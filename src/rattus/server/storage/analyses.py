"""Analyses in the storage: one for each game, asked for or made."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import LargeBinary, bindparam, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rattus.server.storage.schema import analyses

NO_ANALYSIS = delete(analyses).where(analyses.c.game_id == bindparam("key"))
BEATS = (
    update(analyses)
    .where(analyses.c.game_id == bindparam("key"), analyses.c.made_at.is_(None))
    .values(beat=bindparam("new_beat"), done=bindparam("new_done"))
)
MADE = (
    update(analyses)
    .where(analyses.c.game_id == bindparam("key"))
    .values(made_at=bindparam("new_made_at"), done=1.0, body=bindparam("new_body", type_=LargeBinary))
)
"""Nothing is stored for a game that was erased meanwhile."""


class Asked(msgspec.Struct, frozen=True):
    """An analysis that was asked for: who works at it, since when nothing was heard of that, and how much is done."""

    game: str
    kind: str
    asked_at: int
    worker: str
    beat: int
    done: float
    made_at: int | None


class AnalysisShelf:
    """Queries for analyses."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def asked(self, game: str) -> Asked | None:
        """Whether an analysis was asked for, and how far it is."""
        wanted = select(*_COLUMNS).where(analyses.c.game_id == game)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else Asked(*row)

    async def body(self, game: str) -> bytes | None:
        """An analysis as compressed JSON."""
        wanted = select(analyses.c.body).where(analyses.c.game_id == game)
        async with self._engine.connect() as connection:
            found: bytes | None = (await connection.execute(wanted)).scalar_one_or_none()
        return found

    async def before(self, asked: Asked) -> int:
        """How many that are not made yet were asked for before this one."""
        wanted = (
            select(func.count())
            .select_from(analyses)
            .where(analyses.c.made_at.is_(None), analyses.c.asked_at < asked.asked_at)
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one()


async def ask(connection: AsyncConnection, game: str, kind: str, worker: str, now: int) -> bool:
    """Note that an analysis is wanted; False if it was asked for already."""
    inserting = sqlite_insert if connection.dialect.name == "sqlite" else postgresql_insert
    row = {"game_id": game, "kind": kind, "asked_at": now, "worker": worker, "beat": now, "done": 0.0}
    stored = await connection.execute(
        inserting(analyses).values(row).on_conflict_do_nothing().returning(analyses.c.game_id)
    )
    return stored.one_or_none() is not None


async def left_behind(connection: AsyncConnection, worker: str, silent_since: int, now: int) -> list[Asked]:
    """Take over analyses of which nothing was heard since a moment, the oldest first."""
    silent = or_(analyses.c.beat < silent_since, analyses.c.worker == "")
    taken = (
        update(analyses)
        .where(analyses.c.made_at.is_(None), silent)
        .values(worker=worker, beat=now, done=0.0)
        .returning(*_COLUMNS)
    )
    found = [Asked(*row) for row in await connection.execute(taken)]
    return sorted(found, key=lambda asked: asked.asked_at)


async def still_wanted(connection: AsyncConnection, games: Collection[str]) -> set[str]:
    """Those of these games whose analyses were not erased."""
    found = await connection.execute(select(analyses.c.game_id).where(analyses.c.game_id.in_(games)))
    return {str(row[0]) for row in found}


_COLUMNS = (
    analyses.c.game_id,
    analyses.c.kind,
    analyses.c.asked_at,
    analyses.c.worker,
    analyses.c.beat,
    analyses.c.done,
    analyses.c.made_at,
)
