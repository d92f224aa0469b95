"""Accounts in the storage: the writer's work in its transactions."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, exists, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rattus.host.names import DELETED, LONGEST, name_key
from rattus.host.people import Player, PlayerKind
from rattus.server.storage.notice import REREAD
from rattus.server.storage.people import PLAYER, player_of
from rattus.server.storage.schema import (
    accounts,
    analyses,
    events,
    links,
    messages,
    mutes,
    players,
    rating_changes,
    ratings,
    seats,
    sessions,
    studies,
    tables,
)
from rattus.server.storage.writer import NOTIFY

NAMED = re.compile(r'"name":"(?:[^"\\]|\\.)*"?')
"""The name of a player in the body of an event."""
Stored = tuple[str, int, str]
"""An event: its table, its number, its body."""


async def add_account(
    connection: AsyncConnection,
    player: Player,
    at: int,
    *,
    new: bool,
    password: str | None = None,
    token: str | None = None,
) -> bool:
    """Add a player with an account, or give a guest one; False if the name is taken, or the guest has one."""
    row = {"id": player.id, "kind": player.kind, "name": player.name, "owner": player.owner}
    if new:
        await connection.execute(insert(players).values(**row, epoch=player.epoch, created_at=at))
    adding = sqlite_insert if connection.dialect.name == "sqlite" else postgresql_insert
    account = {
        "player_id": player.id,
        "name_key": name_key(player.name),
        "password": password,
        "token": token,
    }
    added = adding(accounts).values(account).on_conflict_do_nothing().returning(accounts.c.player_id)
    if (await connection.execute(added)).first() is None:
        if new:
            await connection.execute(delete(players).where(players.c.id == player.id))
        return False
    await connection.execute(delete(sessions).where(sessions.c.player_id == player.id))
    changed = update(players).where(players.c.id == player.id)
    await connection.execute(changed.values(kind=player.kind, name=player.name, epoch=player.epoch))
    return True


async def rename_account(connection: AsyncConnection, player: str, name: str) -> bool:
    """Rename an account; False if another has the name."""
    key = name_key(name)
    taken = select(exists().where(accounts.c.name_key == key, accounts.c.player_id != player))
    if (await connection.execute(taken)).scalar():
        return False
    await connection.execute(update(accounts).where(accounts.c.player_id == player).values(name_key=key))
    await connection.execute(update(players).where(players.c.id == player).values(name=name))
    return True


async def make_way(connection: AsyncConnection, name: str) -> tuple[str, list[str]]:
    """Give guests with the account's name a number; return their new name, and those at tables."""
    key, n = name_key(name), 2
    while True:
        instead = f"{name[: LONGEST - 4]} {n}"
        taken = select(exists().where(accounts.c.name_key == name_key(instead)))
        if not (await connection.execute(taken)).scalar():
            break
        n += 1
    called = (players.c.kind == PlayerKind.GUEST, players.c.name_key == key)
    playing = (
        select(players.c.id)
        .join(seats, seats.c.player_id == players.c.id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(*called, tables.c.status.in_(("open", "running")))
        .distinct()
    )
    seated = [str(row.id) for row in await connection.execute(playing)]
    renamed = update(players).where(*called).values(name=instead, name_key=name_key(instead))
    await connection.execute(renamed)
    return instead, seated


async def set_password(
    connection: AsyncConnection, player: str, password: str | None, instead_of: str | None = None
) -> None:
    """Store another hash of a password, or none; to replace one only if it is still there."""
    changed = update(accounts).where(accounts.c.player_id == player)
    if instead_of is not None:
        changed = changed.where(accounts.c.password == instead_of)
    await connection.execute(changed.values(password=password))


async def set_token(connection: AsyncConnection, player: str, token: str | None) -> None:
    """Store another hash of an API token, or none."""
    await connection.execute(update(accounts).where(accounts.c.player_id == player).values(token=token))


async def end_sessions(connection: AsyncConnection, player: str) -> int:
    """End all sessions and links of a player; return the new epoch."""
    await connection.execute(delete(links).where(links.c.player_id == player))
    await connection.execute(delete(sessions).where(sessions.c.player_id == player))
    changed = update(players).where(players.c.id == player).values(epoch=players.c.epoch + 1)
    return int((await connection.execute(changed.returning(players.c.epoch))).scalar_one())


async def add_link(connection: AsyncConnection, player: str, token: str, at: int, expires_at: int) -> None:
    """Store the hash of a link; remove expired ones."""
    await connection.execute(delete(links).where(links.c.expires_at <= at))
    await connection.execute(insert(links).values(hash=token, player_id=player, expires_at=expires_at))


async def use_link(connection: AsyncConnection, token: str, at: int) -> str | None:
    """Return the player of a link, and remove it; None if it is unknown, used or expired."""
    used = delete(links).where(links.c.hash == token).returning(links.c.player_id, links.c.expires_at)
    row = (await connection.execute(used)).first()
    return row.player_id if row is not None and row.expires_at > at else None


async def count_bots(connection: AsyncConnection, owner: str) -> int:
    """How many bot accounts an account has."""
    counted = select(func.count()).select_from(players).where(players.c.owner == owner)
    return int((await connection.execute(counted.where(players.c.kind == PlayerKind.BOT))).scalar_one())


async def delete_players(connection: AsyncConnection, gone: Sequence[str]) -> None:
    """Delete players and free their names; what they played stays, and so do the numbers of their chat lines."""
    await connection.execute(delete(links).where(links.c.player_id.in_(gone)))
    await connection.execute(delete(sessions).where(sessions.c.player_id.in_(gone)))
    await connection.execute(delete(ratings).where(ratings.c.subject.in_(gone)))
    await connection.execute(delete(rating_changes).where(rating_changes.c.subject.in_(gone)))
    await connection.execute(delete(mutes).where(or_(mutes.c.by_id.in_(gone), mutes.c.player_id.in_(gone))))
    await connection.execute(update(messages).where(messages.c.player_id.in_(gone)).values(text=""))
    own = select(studies.c.id).where(studies.c.player_id.in_(gone))
    await connection.execute(delete(analyses).where(analyses.c.game_id.in_(own)))
    await connection.execute(delete(studies).where(studies.c.player_id.in_(gone)))
    await connection.execute(delete(accounts).where(accounts.c.player_id.in_(gone)))
    await connection.execute(update(seats).where(seats.c.player_id.in_(gone)).values(name=DELETED))
    await connection.execute(update(seats).where(seats.c.invited_id.in_(gone)).values(invited=DELETED))
    nobody = {
        "name": DELETED,
        "name_key": None,
        "kind": PlayerKind.DELETED,
        "epoch": players.c.epoch + 1,
        "owner": None,
    }
    await connection.execute(update(players).where(players.c.id.in_(gone)).values(nobody))


async def events_naming(engine: AsyncEngine, whom: Sequence[str]) -> list[Stored]:
    """The events that name these players, with bodies in which they are deleted and have no authority.

    This scans all events and takes its time, so it is done outside the writer.
    """
    sat = select(seats.c.table_id).where(or_(seats.c.player_id.in_(whom), seats.c.invited_id.in_(whom)))
    asked = select(events.c.table_id).where(events.c.player_id.in_(whom))
    wanted = select(events.c.table_id, events.c.v, events.c.body).where(
        or_(events.c.table_id.in_(sat), events.c.table_id.in_(asked)),
        or_(*(events.c.body.contains(f'"player":"{player}"', autoescape=True) for player in whom)),
    )
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    return [(row.table_id, row.v, nameless(row.body, whom)) for row in rows]


async def at_screen(engine: AsyncEngine, host: str) -> list[Player]:
    """The guests who play or have played at somebody's screen."""
    wanted = select(*PLAYER).where(players.c.owner == host, players.c.kind == PlayerKind.GUEST)
    async with engine.connect() as connection:
        return [player_of(row) for row in await connection.execute(wanted)]


async def rewrite(connection: AsyncConnection, stored: Sequence[Stored]) -> None:
    """Replace the bodies of events. Only the deletion of players does that."""
    for table, v, body in stored:
        chosen = update(events).where(events.c.table_id == table, events.c.v == v)
        await connection.execute(chosen.values(body=body))
    if connection.dialect.name != "sqlite":
        for table in sorted({table for table, _, _ in stored}):
            await connection.execute(NOTIFY, {"payload": f"{table} {REREAD}"})


def nameless(body: str, whom: Sequence[str]) -> str:
    """The body of an event without the names of these players and the tokens of their seats."""

    def walk(value: object) -> object:
        if isinstance(value, list):
            return [walk(each) for each in value]
        if not isinstance(value, dict):
            return value
        walked = {name: walk(each) for name, each in value.items()}
        if walked.get("player") not in whom:
            return walked
        return {name: each for name, each in walked.items() if name != "token"} | {"name": DELETED}

    try:
        return msgspec.json.encode(walk(msgspec.json.decode(body))).decode()
    except msgspec.DecodeError:  # unreadable; names must be erased all the same
        return NAMED.sub(f'"name":"{DELETED}"', body)
