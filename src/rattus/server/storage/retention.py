"""Removal of old data, in small transactions, so that nobody waits for it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rattus.host.people import PlayerKind
from rattus.server.storage.schema import (
    analyses,
    events,
    links,
    messages,
    mutes,
    players,
    rating_changes,
    seats,
    sessions,
    studies,
    tables,
)

AT_ONCE = 10
"""Tables removed in one transaction: some thousand rows."""
GUESTS_AT_ONCE = 200

PEOPLE = exists().where(seats.c.table_id == tables.c.id, seats.c.player_id.is_not(None))
RATED = exists().where(rating_changes.c.table_id == tables.c.id)
CLOSED, OVER = tables.c.status == "closed", tables.c.status == "over"
SPOKEN = exists().where(messages.c.table_id == tables.c.id)


async def abandoned(engine: AsyncEngine, before: int) -> list[str]:
    """Unrated tables that ended before a moment without a result, or without people."""
    return await _tables(engine, before, and_(or_(CLOSED, and_(OVER, ~PEOPLE)), ~RATED))


async def finished(engine: AsyncEngine, before: int) -> list[str]:
    """Unrated games that were over before a moment."""
    return await _tables(engine, before, and_(OVER, ~RATED))


async def talked(engine: AsyncEngine, before: int, besides: Collection[str]) -> list[str]:
    """Tables with chat that had ended before a moment."""
    return await _tables(engine, before, and_(or_(CLOSED, OVER), SPOKEN, tables.c.id.not_in(besides)))


async def lost_guests(engine: AsyncEngine, before: int) -> list[str]:
    """Guests not seen since a moment who have left nothing behind."""
    wanted = select(players.c.id).where(
        players.c.kind == str(PlayerKind.GUEST),
        players.c.created_at < before,
        ~exists().where(sessions.c.player_id == players.c.id, sessions.c.seen_at >= before),
        ~exists().where(seats.c.player_id == players.c.id),
        ~exists().where(seats.c.invited_id == players.c.id),
        ~exists().where(tables.c.creator == players.c.id),
        ~exists().where(studies.c.player_id == players.c.id),
        players.c.id.not_in(select(messages.c.player_id)),
    )
    return await _ids(engine, wanted.limit(GUESTS_AT_ONCE))


async def remove_tables(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Remove tables completely."""
    for of in (messages, mutes, seats, events):
        await connection.execute(delete(of).where(of.c.table_id.in_(ids)))
    await connection.execute(delete(analyses).where(analyses.c.game_id.in_(ids)))
    await connection.execute(delete(tables).where(tables.c.id.in_(ids)))


async def remove_chat(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Remove the chat of tables."""
    for of in (messages, mutes):
        await connection.execute(delete(of).where(of.c.table_id.in_(ids)))


async def remove_guests(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Remove guests, with their sessions."""
    await connection.execute(delete(sessions).where(sessions.c.player_id.in_(ids)))
    await connection.execute(delete(players).where(players.c.id.in_(ids)))


async def remove_ended(connection: AsyncConnection, now: int, last_seen: int) -> None:
    """Remove expired sign-in links, and sessions last used before a moment."""
    await connection.execute(delete(links).where(links.c.expires_at <= now))
    await connection.execute(delete(sessions).where(sessions.c.seen_at < last_seen))


async def _tables(engine: AsyncEngine, before: int, which: ColumnElement[bool]) -> list[str]:
    return await _ids(engine, select(tables.c.id).where(which, tables.c.changed_at < before).limit(AT_ONCE))


async def _ids(engine: AsyncEngine, wanted: Select[*tuple[Any, ...]]) -> list[str]:
    async with engine.connect() as connection:
        return [str(row[0]) for row in (await connection.execute(wanted)).all()]
