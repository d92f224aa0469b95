"""Sessions in the storage: one row for each device where somebody is signed in."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rattus.host.people import Player
from rattus.server.storage.people import PLAYER, player_of
from rattus.server.storage.schema import players, sessions

MOST_SESSIONS = 50
"""Sessions of one player; beyond that the least recently used one ends."""
SESSION_SEEN = (
    update(sessions).where(sessions.c.id == bindparam("key")).values(seen_at=bindparam("new_seen_at"))
)


@dataclass(frozen=True)
class StoredSession:
    """A session: the kind of device, since when, and roughly when it was last used."""

    id: str
    device: str
    created_at: int
    seen_at: int


class SessionShelf:
    """Queries for sessions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def owner(self, session: str, player: str) -> tuple[Player, int] | None:
        """The player of a session, and when it was last used; None if it has ended."""
        wanted = (
            select(*PLAYER, sessions.c.seen_at)
            .join(players, players.c.id == sessions.c.player_id)
            .where(sessions.c.id == session, sessions.c.player_id == player)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else (player_of(row), row.seen_at)

    async def of(self, player: str) -> list[StoredSession]:
        """The sessions of a player, the one used last first."""
        wanted = select(sessions).where(sessions.c.player_id == player)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(sessions.c.seen_at.desc(), sessions.c.id))
            return [StoredSession(row.id, row.device, row.created_at, row.seen_at) for row in rows]


async def begin_session(
    connection: AsyncConnection, player: str, session: StoredSession, oldest: int
) -> None:
    """Store a session; end those of its player last used before `oldest`, and those beyond the limit."""
    own = sessions.c.player_id == player
    await connection.execute(delete(sessions).where(own, sessions.c.seen_at < oldest))
    kept = select(sessions.c.id).where(own).order_by(sessions.c.seen_at.desc()).limit(MOST_SESSIONS - 1)
    await connection.execute(delete(sessions).where(own, sessions.c.id.not_in(kept)))
    row = {"player_id": player, "created_at": session.created_at, "seen_at": session.seen_at}
    await connection.execute(insert(sessions).values(id=session.id, device=session.device, **row))


async def end_session(connection: AsyncConnection, player: str, session: str) -> bool:
    """End one session of a player; False if there is no such session."""
    ended = delete(sessions).where(sessions.c.id == session, sessions.c.player_id == player)
    return (await connection.execute(ended.returning(sessions.c.id))).first() is not None
