"""Queries: histories of tables, and lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, case, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from rattus.host.events import Entry, Why, decode
from rattus.host.pace import Pace, Untimed
from rattus.host.people import PlayerKind
from rattus.host.rulebooks import known_rules
from rattus.server.storage.database import single_statements
from rattus.server.storage.schema import events, players, seats, tables


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    seat: str
    player: str | None
    name: str | None
    bot: str | None
    kind: PlayerKind | None
    away: Why | None
    invited_id: str | None
    invited: str | None


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list, from its row."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    rated: bool
    bots: bool
    pace: Pace
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
    tables.c.rated,
    tables.c.bots,
    tables.c.pace,
    tables.c.status,
    tables.c.v,
    tables.c.to_act,
    tables.c.created_at,
    tables.c.changed_at,
)

RUNNING, OPEN = tables.c.status == "running", tables.c.status == "open"


class Made(msgspec.Struct, frozen=True):
    """How many unfinished tables a player has made: all, public ones that wait for people, those for bots only."""

    unfinished: int
    waiting: int
    alone: int


def decoded(text: str, kind: Any, otherwise: Any) -> Any:
    """Decode a JSON column. A value that can't be read must not keep a whole list from being shown."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return otherwise


class Place(msgspec.Struct, frozen=True, array_like=True):
    """A position in a long list, where a page ends: the cursor of the next one."""

    rank: int
    at: int
    id: str


class Archive:
    """Queries for stored tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._reading = single_statements(engine)
        self._known = tuple_(tables.c.game, tables.c.version).in_(known_rules())
        """The condition for tables that can be played here: this program has their versions of editions."""

    async def secret(self, table: str) -> bytes | None:
        """The secret of a table's luck; None if there is no such table."""
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

    async def overdue(self, now: int, limit: int, but: Sequence[str] = ()) -> list[str]:
        """Overdue tables whose rules are known, except `but`."""
        wanted = (
            select(tables.c.id)
            .where(tables.c.due <= now, self._known, tables.c.id.not_in(but))
            .order_by(tables.c.due)
            .limit(limit)
        )
        return [str(row[0]) for row in await self._rows(wanted)]

    async def unknown(self) -> list[tuple[str, str, int]]:
        """Games and versions of tables whose rules are unknown, with the number of tables."""
        wanted = select(tables.c.game, tables.c.version, func.count()).where(~self._known)
        rows = await self._rows(wanted.group_by(tables.c.game, tables.c.version))
        return [(game, version, count) for game, version, count in rows]

    async def seen_at(self, table: str, seat: str) -> int | None:
        """When a seat was last seen, if known."""
        wanted = select(seats.c.seen_at).where(seats.c.table_id == table, seats.c.seat == seat)
        rows = await self._rows(wanted)
        return rows[0][0] if rows else None

    async def unfinished(self, player: str) -> list[str]:
        """The tables, with known rules, where a player plays or waits."""
        mine = seats.c.player_id == player
        wanted = select(tables.c.id).join(seats).where(mine, or_(RUNNING, OPEN), self._known)
        return [str(row[0]) for row in await self._rows(wanted)]

    async def linked(self, player: str, since: int) -> list[str]:
        """The tables where a player or a guest at its screen has a seat, running or ended after `since`."""
        mine = or_(seats.c.player_id == player, and_(players.c.owner == player, players.c.kind == "guest"))
        wanted = (
            select(tables.c.id, tables.c.changed_at)
            .join(seats, seats.c.table_id == tables.c.id)
            .join(players, players.c.id == seats.c.player_id)
            .where(mine, or_(RUNNING, OPEN, tables.c.changed_at >= since), self._known)
            .order_by(tables.c.changed_at.desc())
            .distinct()
        )
        return [str(row[0]) for row in await self._rows(wanted)]

    async def made_by(self, player: str) -> Made:
        """How many unfinished tables a player has made."""
        people = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.player_id.is_not(None))
        waits, alone = and_(OPEN, tables.c.public), and_(RUNNING, ~people.exists())
        counts = (func.count(case((which, 1))) for which in (waits, alone))
        wanted = select(func.count(), *counts).where(tables.c.creator == player, or_(RUNNING, OPEN))
        ((unfinished, waiting, by_themselves),) = await self._rows(wanted)
        return Made(unfinished, waiting, by_themselves)

    async def lobby(self, status: str, limit: int, after: Place | None = None) -> list[ListedTable]:
        """Public tables, the latest first."""
        wanted = select(*LISTED).where(tables.c.public, tables.c.status == status)
        if after is not None:
            wanted = wanted.where(tuple_(tables.c.created_at, tables.c.id) < (after.at, after.id))
        return await self._listed(
            wanted.order_by(tables.c.created_at.desc(), tables.c.id.desc()).limit(limit)
        )

    async def listed(self, table: str) -> ListedTable | None:
        """A table by its id, as lists show it."""
        found = await self._listed(select(*LISTED).where(tables.c.id == table))
        return found[0] if found else None

    async def tables_of(
        self, player: str, limit: int, after: Place | None = None
    ) -> list[tuple[Place, ListedTable]]:
        """The tables where a player has a seat or one is kept for it, with their cursors.

        Those where it is the player's turn come first, then others that run, then open ones; each by latest change.
        """
        asked = and_(RUNNING, tables.c.to_act == seats.c.seat, seats.c.away.is_(None))
        rank: ColumnElement[int] = case((asked, 0), (RUNNING, 1), (OPEN, 2), else_=3)
        mine = or_(seats.c.player_id == player, seats.c.invited_id == player)
        wanted = select(*LISTED, rank.label("rank")).join(seats).where(mine)
        if after is not None:
            before = tuple_(tables.c.changed_at, tables.c.id) < (after.at, after.id)
            wanted = wanted.where(or_(rank > after.rank, and_(rank == after.rank, before)))
        rows = await self._rows(
            wanted.order_by(rank, tables.c.changed_at.desc(), tables.c.id.desc()).limit(limit)
        )
        places = [Place(row.rank, row.changed_at, row.id) for row in rows]
        return list(zip(places, await self._with_seats(rows), strict=True))

    async def player_name(self, player: str) -> str | None:
        """The name of a player; None if there is no such player."""
        rows = await self._rows(select(players.c.name).where(players.c.id == player))
        return str(rows[0][0]) if rows else None

    async def _listed(self, wanted: Select[*tuple[Any, ...]]) -> list[ListedTable]:
        return await self._with_seats(await self._rows(wanted))

    async def _with_seats(self, rows: Sequence[Row[*tuple[Any, ...]]]) -> list[ListedTable]:
        ids = [row[0] for row in rows]
        beside = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.place)
        by_table: dict[str, list[ListedSeat]] = {}
        for row in await self._rows(beside) if ids else ():
            seat = ListedSeat(
                row.seat, row.player_id, row.name, row.bot, row.kind, row.away, row.invited_id, row.invited
            )
            by_table.setdefault(row.table_id, []).append(seat)
        return [
            ListedTable(
                id=row.id,
                game=row.game,
                options=decoded(row.options, dict[str, str], {}),
                public=row.public,
                rated=row.rated,
                bots=row.bots,
                pace=decoded(row.pace, Pace, Untimed()),
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
        async with self._reading.connect() as connection:
            return (await connection.execute(wanted)).all()
