"""The lobby and my tables, in pages."""

from __future__ import annotations

import httpx

from tests.server.house import Message, create, running, shown


async def pages(client: httpx.AsyncClient, route: str, limit: int) -> list[list[Message]]:
    """All pages of a list."""
    found, after = [], ""
    while True:
        answer = await client.get(f"{route}limit={limit}{after}")
        assert answer.status_code == 200, answer.text
        page = answer.json()
        found.append(page["tables"])
        if page["next"] is None:
            return found
        after = f"&after={page['next']}"


async def test_the_lobby_has_pages_with_the_latest_first(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        made = []
        for n in range(5):
            pace = {"kind": "days", "days": n + 1}
            made.append((await create(anna, "rattus", "me", "open", public=True, pace=pace))["table"]["id"])
        await create(anna, "rattus", "me", "open")
        running_table = await create(anna, "rattus", "me", "random", public=True)
        found = await pages(anna, "/api/tables?", 2)
        assert [len(page) for page in found] == [2, 2, 1]
        assert [table["id"] for page in found for table in page] == made[::-1]
        assert [table["pace"]["days"] for page in found for table in page] == [5, 4, 3, 2, 1]
        (runs,) = (await anna.get("/api/tables?status=running")).json()["tables"]
        assert runs["id"] == running_table["table"]["id"]
        assert (await anna.get("/api/tables?after=nonsense")).status_code == 400
        assert (await anna.get("/api/tables?limit=0")).status_code == 400


async def test_my_tables_begin_with_those_where_i_am_asked(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        tables = {}
        for n in range(6):
            tables[n] = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        for n in range(5):
            await bob.post(f"/api/tables/{tables[n]}/seats", json={})
        await bob.post(f"/api/tables/{tables[0]}/seats/mine/concede")
        asked = {table for table in tables.values() if (await shown(anna, table))["frame"]["to_act"] == "red"}
        found = await pages(anna, "/api/me/tables?", 2)
        listed = [own for page in found for own in page]
        assert [len(page) for page in found] == [2, 2, 2, 0]
        assert {own["table"]["id"] for own in listed if own["your_turn"]} == asked
        turns = [own["your_turn"] for own in listed]
        assert turns == sorted(turns, reverse=True)
        order = ["running", "running", "running", "running", "open", "over"]
        assert [own["table"]["status"] for own in listed] == order
        if asked:
            one = next(iter(asked))
            await anna.delete(f"/api/tables/{one}/seats/mine")
            listed = [own for page in await pages(anna, "/api/me/tables?", 50) for own in page]
            (own,) = [own for own in listed if own["table"]["id"] == one]
            assert not own["your_turn"], "a stand-in plays there"
