"""Old data is removed, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from sqlalchemy import func, select, update

from rattus.server.settings import Settings
from rattus.server.storage.database import open_engine
from rattus.server.storage.schema import (
    METADATA,
    events,
    links,
    messages,
    players,
    seats,
    sessions,
    studies,
    tables,
)
from tests.server.house import House, create, play, running, shown

DAY = 86_400_000


async def age(database: str, days: float, *only: str) -> None:
    """Make everything stored, or only some tables, this many days older."""
    engine, by = open_engine(Settings(database=database).url), int(days * DAY)
    async with engine.begin() as connection:
        for of, names in (
            (tables, ("created_at", "changed_at")),
            (players, ("created_at",)),
            (sessions, ("seen_at", "created_at")),
            (links, ("expires_at",)),
        ):
            change: Any = update(of).values({name: of.c[name] - by for name in names})
            if only and of is tables:
                change = change.where(tables.c.id.in_(only))
            if not only or of is tables:
                await connection.execute(change)
    await engine.dispose()


async def count(database: str, of: Any) -> int:
    engine = open_engine(Settings(database=database).url)
    async with engine.connect() as connection:
        found = int((await connection.execute(select(func.count()).select_from(of))).scalar_one())
    await engine.dispose()
    return found


async def until(database: str, of: Any, rows: int) -> None:
    """Wait until this many rows are left."""
    for _ in range(400):
        if await count(database, of) == rows:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{of.name}: {await count(database, of)} rows, not {rows}")


async def scenery(house: House, anna: httpx.AsyncClient) -> dict[str, str]:
    """One table of each kind: over, closed, of bots alone, running, open; the first three have chat."""
    made = {"over": await create(anna, "rattus", "me", "random")}
    await play(house, made["over"]["table"]["id"], made["over"]["token"])
    made["closed"] = await create(anna, "rattus", "me", "open")
    made["alone"] = await create(anna, "rattus", "random", "random")
    made["running"] = await create(anna, "rattus", "me", "random")
    made["open"] = await create(anna, "rattus", "me", "open")
    ids = {name: str(each["table"]["id"]) for name, each in made.items()}
    for name in ("over", "closed", "running"):
        said = await anna.post(f"/api/tables/{ids[name]}/chat", json={"text": "hello"})
        assert said.status_code == 201
    await anna.delete(f"/api/tables/{ids['closed']}/seats/mine")
    while (await shown(anna, ids["alone"]))["frame"]["status"] != "over":
        await asyncio.sleep(0.05)
    return ids


async def test_abandoned_tables_go_and_all_others_stay(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        ids = await scenery(house, anna)
    await age(database, 8)
    settings = {"tidy_every": 0.2, "keep_chat": 0.0, "idle_table": 0.0, "open_table": 1e9}
    async with running(database, **settings) as house, house.visitor() as anyone:
        await until(database, tables, 3)
        left = {name: (await anyone.get(f"/api/tables/{table}")).status_code for name, table in ids.items()}
        assert left == {"over": 200, "running": 200, "open": 200, "closed": 404, "alone": 404}
        assert await count(database, messages) == 2
        for of in (events, seats):
            engine = open_engine(Settings(database=database).url)
            async with engine.connect() as connection:
                found = {row[0] for row in await connection.execute(select(of.c.table_id).distinct())}
            await engine.dispose()
            assert found == {ids["over"], ids["running"], ids["open"]}


async def test_nothing_goes_before_its_time(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        await scenery(house, anna)
    before = {of.name: await count(sqlite, of) for of in METADATA.sorted_tables}
    await age(sqlite, 6)
    async with running(sqlite, tidy_every=0.1, open_table=1e9):
        await asyncio.sleep(1.0)
    after = {of.name: await count(sqlite, of) for of in METADATA.sorted_tables}
    assert {**after, "pulse": 0} == {**before, "pulse": 0}


async def test_chat_and_finished_games_go_when_they_are_told_to(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        ids = await scenery(house, anna)
    await age(sqlite, 40, ids["over"], ids["closed"])
    settings = {"tidy_every": 0.2, "keep_abandoned": 0.0, "keep_chat": 30.0}
    async with running(sqlite, **settings):
        await until(sqlite, messages, 1)
        assert await count(sqlite, tables) == 5
    async with running(sqlite, **{**settings, "keep_finished": 30.0}):
        await until(sqlite, tables, 4)


async def test_guests_nobody_has_seen_go_unless_they_have_left_something(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        await create(anna, "rattus", "me", "open")
        for n in range(5):
            async with house.guest(f"Eve {n}"):
                pass
        async with house.guest("Carol") as carol:
            account = {"name": "Carol", "password": "a rat in every port"}
            assert (await carol.post("/api/account", json=account)).status_code == 201
            assert (await carol.post("/api/account/links")).status_code == 201
        assert await count(sqlite, players) == 8
        await age(sqlite, 200)
        assert (await bob.get("/api/me")).status_code == 200  # he is seen now
    async with running(sqlite, tidy_every=0.2, still_table=1e9, open_table=1e9):
        await until(sqlite, players, 3)
        await until(sqlite, links, 0)
        await until(sqlite, sessions, 1)
        assert await count(sqlite, studies) == 0
