"""Bot accounts: programs with tokens of their own, and where they may play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from sqlalchemy import select

from rattus.host.people import hashed
from rattus.server.people.bot_accounts import MOST_BOTS
from rattus.server.settings import Settings
from rattus.server.storage.database import open_engine
from rattus.server.storage.schema import accounts
from tests.server.house import House, create, running

BOTS = "/api/account/bots"


@asynccontextmanager
async def owner(house: House, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client with an account."""
    async with house.visitor() as client:
        assert (await client.post("/api/account", json={"name": name})).status_code == 201
        yield client


async def new_bot(client: httpx.AsyncClient, name: str) -> dict[str, Any]:
    answer = await client.post(BOTS, json={"name": name})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def code(answer: httpx.Response) -> str:
    told: str = answer.json()["code"]
    return told


async def test_a_bot_account_is_known_by_a_token_that_is_not_kept(database: str) -> None:
    async with running(database) as house, owner(house, "Anna") as anna:
        made = await new_bot(anna, "Roberta")
        engine = open_engine(Settings(database=database).url)
        async with engine.connect() as connection:
            kept = {row.token for row in await connection.execute(select(accounts.c.token))}
        await engine.dispose()
        assert kept == {None, hashed(made["token"])}
        async with house.visitor(made["token"]) as bot:
            me = (await bot.get("/api/me")).json()
            assert (me["id"], me["name"], me["kind"]) == (made["id"], "Roberta", "bot")
            assert code(await bot.post(BOTS, json={"name": "Robertina"})) == "no_account"
            assert code(await bot.post("/api/account/links")) == "no_account"
            assert code(await bot.put("/api/account/password", json={"new": "12345678"})) == "no_account"
            assert code(await bot.post("/api/account", json={"name": "Robert"})) == "has_account"
        page = (await anna.get("/api/players/roberta")).json()
        assert (page["kind"], page["owner"]) == ("bot", "Anna")
        assert (await anna.get(BOTS)).json() == [{"id": made["id"], "name": "Roberta", "token": True}]
        password = {"name": "Roberta", "password": made["token"]}
        assert code(await anna.post("/api/session", json=password)) == "wrong_password"


async def test_a_token_is_revoked_or_replaced(sqlite: str) -> None:
    async with running(sqlite) as house, owner(house, "Anna") as anna, owner(house, "Bob") as bob:
        old = (await new_bot(anna, "Roberta"))["token"]
        assert code(await bob.post(f"{BOTS}/Roberta/token")) == "not_found"
        assert code(await bob.delete(f"{BOTS}/Roberta")) == "not_found"
        new = (await anna.post(f"{BOTS}/roberta/token")).json()["token"]
        async with house.visitor(old) as late, house.visitor(new) as current:
            assert code(await late.get("/api/me")) == "no_guest"
            assert (await current.get("/api/me")).status_code == 200
            assert (await anna.delete(f"{BOTS}/Roberta/token")).status_code == 204
            assert code(await current.get("/api/me")) == "no_guest"
        assert [bot["token"] for bot in (await anna.get(BOTS)).json()] == [False]
        assert (await anna.delete(f"{BOTS}/Roberta")).status_code == 204
        assert (await anna.get(BOTS)).json() == []
        await new_bot(bob, "Roberta")


async def test_only_accounts_have_bots_and_not_too_many(sqlite: str) -> None:
    async with running(sqlite) as house, owner(house, "Anna") as anna, house.guest("Gus") as gus:
        assert code(await gus.post(BOTS, json={"name": "Roberta"})) == "no_account"
        assert code(await gus.get(BOTS)) == "no_account"
        assert code(await anna.post(BOTS, json={"name": "ANNA"})) == "name_taken"
        assert code(await anna.post(BOTS, json={"name": "fair"})) == "name_taken"
        for n in range(MOST_BOTS):
            await new_bot(anna, f"Robot {n}")
        assert code(await anna.post(BOTS, json={"name": "One more"})) == "too_many"


async def test_bot_accounts_sit_where_bots_are_allowed(sqlite: str) -> None:
    async with running(sqlite) as house, owner(house, "Anna") as anna, owner(house, "Bob") as bob:
        made = await new_bot(bob, "Roberta")
        without = (await create(anna, "rattus", "me", "open", public=True))["table"]["id"]
        allowed = (await create(anna, "rattus", "me", "open", "open", public=True, bots=True))["table"]["id"]
        async with house.visitor(made["token"]) as roberta:
            assert code(await roberta.post(f"/api/tables/{without}/seats", json={})) == "no_bots"
            found = [table for table in (await roberta.get("/api/tables")).json()["tables"] if table["bots"]]
            assert [table["id"] for table in found] == [allowed]
            sat = (await roberta.post(f"/api/tables/{allowed}/seats", json={})).json()
            (seat,) = [one for one in sat["table"]["seats"] if one["name"] == "Roberta"]
            assert (seat["kind"], seat["bot"]) == ("bot", None)
            assert (await create(roberta, "rattus", "me", "open"))["table"]["bots"]


async def test_nobody_plays_rated_games_against_a_bot_of_ones_own(sqlite: str) -> None:
    async with running(sqlite) as house, owner(house, "Anna") as anna:
        one, two = await new_bot(anna, "Roberta"), await new_bot(anna, "Robert")
        rated = (await create(anna, "rattus", "me", "open", rated=True, bots=True))["table"]["id"]
        casual = (await create(anna, "rattus", "me", "open", "open", bots=True))["table"]["id"]
        async with house.visitor(one["token"]) as roberta, house.visitor(two["token"]) as robert:
            assert code(await roberta.post(f"/api/tables/{rated}/seats", json={})) == "already_seated"
            other = (await create(roberta, "rattus", "me", "open", rated=True))["table"]["id"]
            for client in (anna, robert):
                assert code(await client.post(f"/api/tables/{other}/seats", json={})) == "already_seated"
            for client in (roberta, robert):
                assert (await client.post(f"/api/tables/{casual}/seats", json={})).status_code == 201
