"""Studies in the storage."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, Select, bindparam, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from rattus.kernel.notation import Fork, Header
from rattus.live.studies import Study
from rattus.server.storage.schema import studies

NEW_STUDY = insert(studies)
NO_STUDY = delete(studies).where(studies.c.id == bindparam("key"))

_encode = msgspec.json.Encoder().encode


def row_of(study: Study) -> dict[str, object]:
    """The row of a study."""
    return {
        "id": study.id,
        "player_id": study.player,
        "created_at": study.created_at,
        "game": study.header.game,
        "version": study.header.version,
        "seats": _encode(study.header.seats).decode(),
        "options": _encode(dict(study.header.options)).decode(),
        "over": study.over,
        "steps": _encode(study.steps).decode(),
        "forks": _encode(study.header.forks).decode(),
        "position": study.header.position,
    }


class StudyShelf:
    """Queries for studies."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def study(self, study: str) -> Study | None:
        """A study by its id."""
        found = await self._found(select(studies).where(studies.c.id == study))
        return found[0] if found else None

    async def of(self, player: str, limit: int) -> list[Study]:
        """The studies of a player, the latest first."""
        mine = select(studies).where(studies.c.player_id == player)
        return await self._found(mine.order_by(studies.c.created_at.desc(), studies.c.id).limit(limit))

    async def count(self, player: str) -> int:
        """How many studies a player has."""
        wanted = select(func.count()).select_from(studies).where(studies.c.player_id == player)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one()

    async def _found(self, wanted: Select[*tuple[Any, ...]]) -> list[Study]:
        async with self._engine.connect() as connection:
            return [_study(row) for row in await connection.execute(wanted)]


def _study(row: Row[*tuple[Any, ...]]) -> Study:
    seats = msgspec.json.decode(row.seats, type=tuple[str, ...])
    options = msgspec.json.decode(row.options, type=dict[str, str])
    forks = msgspec.json.decode(row.forks, type=tuple[Fork, ...])
    return Study(
        id=row.id,
        player=row.player_id,
        created_at=row.created_at,
        header=Header(row.game, seats, tuple(options.items()), row.version, forks, row.position),
        over=row.over,
        steps=msgspec.json.decode(row.steps, type=tuple[int, ...]),
    )
