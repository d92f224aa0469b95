"""Reading: histories of tables, and lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, select
from sqlalchemy.ext.asyncio import AsyncEngine

from rattus.server.events import Entry, decode
from rattus.server.storage.schema import events, players, seats, tables


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    seat: str
    player: str | None
    name: str | None
    bot: str | None


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list, as its row says."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    status: str
    v: int
    to_act: str | None
    created_at: int
    changed_at: int
    seats: list[ListedSeat]


LISTED = (
    tables.c.id,
    tables.c.game,
    tables.c.options,
    tables.c.public,
    tables.c.status,
    tables.c.v,
    tables.c.to_act,
    tables.c.created_at,
    tables.c.changed_at,
)


class Archive:
    """Answers questions about what is stored."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def secret(self, table: str) -> bytes | None:
        """The secret a table's luck comes from; nothing if there is no such table."""
        rows = await self._rows(select(tables.c.secret).where(tables.c.id == table))
        return bytes(rows[0][0]) if rows else None

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The events of a table after number `since`."""
        wanted = (
            select(events.c.v, events.c.at, events.c.body, events.c.request)
            .where(events.c.table_id == table, events.c.v > since)
            .order_by(events.c.v)
        )
        return [Entry(v, at, decode(body), request) for v, at, body, request in await self._rows(wanted)]

    async def overdue(self, now: int, limit: int) -> list[str]:
        """Tables where something should have happened by now."""
        wanted = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        return [str(row[0]) for row in await self._rows(wanted)]

    async def lobby(self, status: str, limit: int) -> list[ListedTable]:
        """Public tables, the latest change first."""
        wanted = select(*LISTED).where(tables.c.public, tables.c.status == status)
        return await self._listed(wanted.order_by(tables.c.changed_at.desc()).limit(limit))

    async def tables_of(self, player: str, limit: int) -> list[ListedTable]:
        """The tables where a player has a seat, the latest change first."""
        mine = select(seats.c.table_id).where(seats.c.player_id == player)
        wanted = select(*LISTED).where(tables.c.id.in_(mine))
        return await self._listed(wanted.order_by(tables.c.changed_at.desc()).limit(limit))

    async def player_name(self, player: str) -> str | None:
        """What a player is called; nothing if there is no such player."""
        rows = await self._rows(select(players.c.name).where(players.c.id == player))
        return str(rows[0][0]) if rows else None

    async def _listed(self, wanted: Select[*tuple[Any, ...]]) -> list[ListedTable]:
        rows = await self._rows(wanted)
        ids = [row[0] for row in rows]
        beside = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.place)
        by_table: dict[str, list[ListedSeat]] = {}
        for row in await self._rows(beside) if ids else ():
            seat = ListedSeat(row.seat, row.player_id, row.name, row.bot)
            by_table.setdefault(row.table_id, []).append(seat)
        return [
            ListedTable(
                id=row.id,
                game=row.game,
                options=msgspec.json.decode(row.options, type=dict[str, str]),
                public=row.public,
                status=row.status,
                v=row.v,
                to_act=row.to_act,
                created_at=row.created_at,
                changed_at=row.changed_at,
                seats=by_table.get(row.id, []),
            )
            for row in rows
        ]

    async def _rows(self, wanted: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).all()
