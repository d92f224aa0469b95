"""People in the storage: players, accounts, sign-in links."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, Select, select
from sqlalchemy.ext.asyncio import AsyncEngine

from rattus.host.people import Player, PlayerKind
from rattus.server.storage.schema import accounts, players

PLAYER = (players.c.id, players.c.name, players.c.kind, players.c.epoch, players.c.owner)


class People:
    """Queries for players."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def player(self, player: str) -> Player | None:
        """A player by its id."""
        return _player(await self._row(select(*PLAYER).where(players.c.id == player)))

    async def named(self, key: str) -> Player | None:
        """The account or bot account with this name, by the name's key."""
        wanted = select(*PLAYER).join(accounts).where(accounts.c.name_key == key)
        return _player(await self._row(wanted))

    async def with_token(self, token: str) -> Player | None:
        """The bot account with this API token, by its hash."""
        return _player(await self._row(select(*PLAYER).join(accounts).where(accounts.c.token == token)))

    async def password(self, player: str) -> str | None:
        """The hash of an account's password, if it has one."""
        row = await self._row(select(accounts.c.password).where(accounts.c.player_id == player))
        return row[0] if row else None

    async def bots_of(self, owner: str) -> list[tuple[Player, bool]]:
        """The bot accounts of an account by name, and whether they have a token."""
        wanted = select(*PLAYER, accounts.c.token).join(accounts).where(players.c.owner == owner)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(players.c.name))).all()
        return [(player_of(row), row.token is not None) for row in rows]

    async def _row(self, wanted: Select[*tuple[Any, ...]]) -> Row[*tuple[Any, ...]] | None:
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).first()


def _player(row: Row[*tuple[Any, ...]] | None) -> Player | None:
    return None if row is None else player_of(row)


def player_of(row: Row[*tuple[Any, ...]]) -> Player:
    """The player of a row with all columns of `PLAYER`."""
    return Player(row.id, row.name, PlayerKind(row.kind), row.epoch, row.owner)
