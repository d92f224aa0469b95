"""Chat in the storage: messages, numbered for each table, and mutes."""

from __future__ import annotations

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rattus.host.audience import Message, Mute
from rattus.server.storage.notice import CHAT
from rattus.server.storage.schema import messages, mutes, players
from rattus.server.storage.writer import NOTIFY

LAST = 2**31 - 1
"""The largest possible number."""


async def add_message(
    connection: AsyncConnection, table: str, at: int, player: str, seat: str | None, aside: bool, text: str
) -> int:
    """Store a message and return its number. If two processes want one number, one of them takes the next."""
    adding = sqlite_insert if connection.dialect.name == "sqlite" else postgresql_insert
    row = {"table_id": table, "at": at, "player_id": player, "seat": seat, "aside": aside, "text": text}
    while True:
        n = int((await connection.execute(_last(table))).scalar_one()) + 1
        added = adding(messages).values(**row, n=n).on_conflict_do_nothing().returning(messages.c.n)
        if (await connection.execute(added)).first() is not None:
            await _notify(connection, table)
            return n


async def set_mute(connection: AsyncConnection, table: str, mute: Mute, on: bool) -> None:
    """Mute somebody, or unmute."""
    row = {"table_id": table, "by_id": mute.by, "player_id": mute.player}
    await connection.execute(delete(mutes).where(*(mutes.c[name] == value for name, value in row.items())))
    if on:
        await connection.execute(insert(mutes).values(row))
    await _notify(connection, table)


async def _notify(connection: AsyncConnection, table: str) -> None:
    if connection.dialect.name != "sqlite":
        await connection.execute(NOTIFY, {"payload": f"{table} {CHAT}"})


async def last_of(engine: AsyncEngine, table: str) -> int:
    """The number of the last message; 0 if there is none."""
    async with engine.connect() as connection:
        return int((await connection.execute(_last(table))).scalar_one())


def _last(table: str) -> Select[int]:
    return select(func.coalesce(func.max(messages.c.n), 0)).where(messages.c.table_id == table)


async def messages_of(engine: AsyncEngine, table: str, since: int, until: int, limit: int) -> list[Message]:
    """The latest messages after number `since`, up to number `until`, in order."""
    wanted = (
        select(messages, players.c.name)
        .join(players, players.c.id == messages.c.player_id)
        .where(messages.c.table_id == table, messages.c.n > since, messages.c.n <= until)
        .order_by(messages.c.n.desc())
        .limit(limit)
    )
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    return [
        Message(row.n, row.at, row.player_id, row.name, row.seat, row.aside, row.text) for row in rows[::-1]
    ]


async def mutes_of(engine: AsyncEngine, table: str) -> frozenset[Mute]:
    """The mutes at a table."""
    async with engine.connect() as connection:
        rows = (await connection.execute(select(mutes).where(mutes.c.table_id == table))).all()
    return frozenset(Mute(row.by_id, row.player_id) for row in rows)


async def author_of(engine: AsyncEngine, table: str, n: int) -> str | None:
    """The author of a message."""
    wanted = select(messages.c.player_id).where(messages.c.table_id == table, messages.c.n == n)
    async with engine.connect() as connection:
        row = (await connection.execute(wanted)).first()
    return row.player_id if row else None
