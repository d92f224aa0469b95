"""Chat: who can read which line."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from rattus.host.audience import readable
from rattus.host.problems import Problem
from tests.server.house import create, hear, running, say, shown, two_processes


async def speak(player: httpx.AsyncClient, table: str, text: str) -> httpx.Response:
    return await player.post(f"/api/tables/{table}/chat", json={"text": text})


async def heard(player: httpx.AsyncClient, table: str, since: int = 0) -> list[str]:
    answer = await player.get(f"/api/tables/{table}/chat?since={since}")
    assert answer.status_code == 200, answer.text
    return [line["text"] for line in answer.json()]


async def test_a_chat_line_is_shown_to_all_even_to_latecomers(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, "rattus", "me", "open")
        table = made["table"]["id"]
        sat = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        async with house.socket() as socket:
            await say(socket, op="subscribe", table=table, token=sat["token"])
            await hear(socket, "subscribed")
            line = (await speak(anna, table, "Hello  there")).json()
            assert (line["n"], line["name"], line["seat"], line["text"]) == (
                1,
                "Anna",
                "red",
                "Hello there",
            )
            assert (await hear(socket, "chat"))["lines"] == [line]
            await say(socket, op="say", table=table, text="Hello Anna")
            (own,) = (await hear(socket, "chat"))["lines"]
            assert (own["n"], own["seat"], own["aside"]) == (2, "yellow", False)
            await say(socket, op="subscribe", table=table, chat=1)
            assert (await hear(socket, "chat"))["lines"] == [own]
        assert await heard(anna, table) == ["Hello there", "Hello Anna"]
        assert await heard(anna, table, 1) == ["Hello Anna"]
        v = (await anna.get(f"/api/tables/{table}")).json()["frame"]["v"]
        assert v == made["table"]["v"] + 2, "chat is no event"


async def test_seats_hear_watchers_after_the_end(sqlite: str) -> None:
    async with (
        running(sqlite) as house,
        house.guest("Anna") as anna,
        house.guest("Bob") as bob,
        house.guest("Cleo") as cleo,
        house.visitor() as nobody,
    ):
        made = await create(anna, "rattus", "me", "open")
        table = made["table"]["id"]
        await speak(cleo, table, "before")
        await bob.post(f"/api/tables/{table}/seats", json={})
        async with house.socket() as seat, house.socket() as watcher:
            await say(seat, op="subscribe", table=table, token=made["token"], chat=1)
            await say(watcher, op="subscribe", table=table, chat=1)
            for socket in (seat, watcher):
                await hear(socket, "subscribed")
            assert (await speak(cleo, table, "red holds the witch")).json()["aside"]
            await speak(anna, table, "my turn")
            assert (await hear(seat, "chat"))["lines"][0]["text"] == "my turn"
            assert (await hear(watcher, "chat"))["lines"][0]["text"] == "red holds the witch"
        assert await heard(anna, table) == ["before", "my turn"]
        assert await heard(nobody, table) == ["before", "red holds the witch", "my turn"]
        await bob.post(f"/api/tables/{table}/seats/mine/concede")
        assert await heard(anna, table) == ["before", "red holds the witch", "my turn"]
        assert (await speak(nobody, table, "I am nobody")).json()["code"] == "no_guest"


async def test_everybody_mutes_for_oneself_and_the_owner_for_all(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, "rattus", "me", "open", "random")
        table = made["table"]["id"]
        async with house.guest("Eve") as eve:
            n = (await speak(eve, table, "buy my things")).json()["n"]
            own = await bob.post(f"/api/tables/{table}/chat/mute", json={"n": n})
            assert (own.status_code, own.json()) == (200, [])
            assert await heard(bob, table) == []
            assert await heard(anna, table) == ["buy my things"]
            await bob.post(f"/api/tables/{table}/chat/mute", json={"n": n, "muted": False})
            assert await heard(bob, table) == ["buy my things"]
            owners = [(await shown(player, table))["owner"] for player in (anna, bob)]
            assert owners == [True, False]
            wish = {"n": n, "everybody": True}
            refused = await bob.post(f"/api/tables/{table}/chat/mute", json=wish)
            assert refused.json()["code"] == "not_owner"
            async with house.visitor(made["token"]) as by_link:
                assert (await by_link.post(f"/api/tables/{table}/chat/mute", json=wish)).status_code == 200
            assert (await speak(eve, table, "buy more")).json()["code"] == "muted"
            assert (await speak(bob, table, "thanks")).status_code == 201
            async with house.visitor() as nobody:
                for player in (anna, bob, eve, nobody):
                    assert await heard(player, table) == ["thanks"]
            await anna.post(f"/api/tables/{table}/chat/mute", json={**wish, "muted": False})
            assert await heard(bob, table) == ["buy my things", "thanks"]
            nothing = await anna.post(f"/api/tables/{table}/chat/mute", json={"n": 99})
            assert nothing.status_code == 404


async def test_two_processes_count_and_tell_the_same_lines(postgresql: str) -> None:
    async with two_processes(postgresql, chat_rate=0.0) as (_, there, anna, bob):
        made = await create(anna, "rattus", "me", "open")
        table = made["table"]["id"]
        async with there.socket() as socket:
            await say(socket, op="subscribe", table=table)
            await hear(socket, "subscribed")
            answers = await asyncio.gather(
                *(speak(player, table, str(n)) for n in range(10) for player in (anna, bob))
            )
            assert sorted(answer.json()["n"] for answer in answers) == list(range(1, 21))
            seen: list[int] = []
            while len(seen) < 20:
                seen.extend(line["n"] for line in (await hear(socket, "chat"))["lines"])
            assert seen == list(range(1, 21))
        assert await heard(anna, table) == await heard(bob, table)


async def test_chat_lines_too_long_too_fast_or_empty_are_refused(sqlite: str) -> None:
    async with running(sqlite, chat_rate=0.2) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        assert (await speak(anna, table, "x" * 501)).json()["code"] == "bad_request"
        assert (await speak(anna, table, " \n ")).json()["code"] == "bad_request"
        codes = [(await speak(anna, table, "again")).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


async def test_lines_are_told_with_the_names_of_today(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        await speak(anna, table, "hello")
        await anna.patch("/api/me", json={"name": "Rosa"})
        (line,) = (await anna.get(f"/api/tables/{table}/chat")).json()
        assert line["name"] == "Rosa"


@pytest.mark.parametrize(
    ("text", "line"),
    [("a\n\tb", "a b"), ("a\x00b", "a b"), ("\u202eabc", "abc"), ("👩\u200d🌾", "👩\u200d🌾"), ("  ", None)],
)
def test_a_line_has_nothing_that_cannot_be_seen(text: str, line: str | None) -> None:
    if line is None:
        with pytest.raises(Problem):
            readable(text)
    else:
        assert readable(text) == line
