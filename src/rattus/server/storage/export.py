"""What a player has left at tables, for an export.

Events are not part of it: they contain outcomes of chance that nobody may know yet.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from rattus.server.storage.schema import messages, players, seats, tables


class OwnSeat(msgspec.Struct, frozen=True):
    """A seat you have or had, or a guest's at your screen; the game itself is at `/api/tables/ID/record`."""

    table: str
    game: str
    seat: str
    name: str | None
    status: str
    created_at: int
    changed_at: int


class OwnLine(msgspec.Struct, frozen=True):
    """A chat line of yours."""

    table: str
    at: int
    text: str


class Traces:
    """Queries for a player's data."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def since(self, player: str) -> int | None:
        """When a player was first seen."""
        wanted = select(players.c.created_at).where(players.c.id == player)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def seats_of(self, player: str) -> list[OwnSeat]:
        """Seats of a player and of guests at its screen, the latest first."""
        wanted = (
            select(tables, seats.c.seat, seats.c.name)
            .join(seats, seats.c.table_id == tables.c.id)
            .join(players, players.c.id == seats.c.player_id)
            .where(or_(players.c.id == player, and_(players.c.owner == player, players.c.kind == "guest")))
            .order_by(tables.c.created_at.desc(), tables.c.id, seats.c.place)
        )
        async with self._engine.connect() as connection:
            return [
                OwnSeat(row.id, row.game, row.seat, row.name, row.status, row.created_at, row.changed_at)
                for row in await connection.execute(wanted)
            ]

    async def lines_of(self, player: str) -> list[OwnLine]:
        """The chat lines of a player, in order."""
        wanted = select(messages.c.table_id, messages.c.at, messages.c.text)
        wanted = wanted.where(messages.c.player_id == player).order_by(messages.c.at, messages.c.n)
        async with self._engine.connect() as connection:
            return [OwnLine(*row) for row in await connection.execute(wanted)]
