"""Bots have names: unique at a table, the same after a restart and in a rematch."""

from __future__ import annotations

from rattus.host.bot_names import NAMES, bot_name
from rattus.host.names import clean_name, name_key
from tests.server.house import Message, create, running, shown


def names(table: Message) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_every_name_may_be_a_name_and_all_are_different() -> None:
    assert [clean_name(name) for name in NAMES] == list(NAMES)
    assert len({name_key(name) for name in NAMES}) == len(NAMES)
    assert max(map(len, NAMES)) <= 10  # panels are narrow


def test_a_table_always_gives_the_same_names_and_none_that_is_taken() -> None:
    first = bot_name("a", [])
    assert bot_name("a", []) == first
    assert bot_name("a", [first.upper()]) != first
    assert len({bot_name(str(table), []) for table in range(200)}) > len(NAMES) // 2


async def test_bots_at_a_table_are_told_apart_and_stay_who_they_are(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = (await create(anna, "rattus", "me", "fair", "fair", "fair"))["table"]
        called = names(made)
        assert called[0] == "Anna"
        assert len(set(called)) == 4
        assert set(called[1:]) <= set(NAMES)
        assert {seat["bot"] for seat in made["seats"][1:]} == {"fair"}
        over = f"/api/tables/{made['id']}"
        await anna.post(f"{over}/seats/mine/concede")
        again = (await anna.post(f"{over}/rematch")).json()["table"]
        assert names(again) == called
        waiting = (await create(anna, "rattus", "me", "open", "easy"))["table"]
        started = (await anna.post(f"/api/tables/{waiting['id']}/start", json={"bot": "fair"})).json()
        assert names(started)[2] == names(waiting)[2]
        assert len(set(names(started))) == 3
    async with running(sqlite) as house, house.visitor() as watcher:
        assert names((await shown(watcher, made["id"]))["table"]) == called


async def test_a_guest_with_the_name_of_a_bot_gets_a_number(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = (await create(anna, "rattus", "me", "fair", "open"))["table"]
        async with house.guest(names(made)[1]) as other:
            await other.post(f"/api/tables/{made['id']}/seats", json={})
        seats = names((await shown(anna, made["id"]))["table"])
        assert seats[2] == f"{seats[1]} 2"
