"""Presence: everybody at a table sees who is there, whichever process serves whom."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from rattus.live import presence
from rattus.live.presence import Presence
from tests.server.house import House, Message, create, hear, running, say, two_processes


@contextlib.asynccontextmanager
async def looking(house: House, table: str, token: str | None = None) -> AsyncIterator[ClientConnection]:
    async with house.socket() as socket:
        await say(socket, op="subscribe", table=table, **({"token": token} if token else {}))
        yield socket


async def present(socket: ClientConnection) -> list[str]:
    """The next presence message."""
    seats: list[str] = (await hear(socket, "present"))["seats"]
    return seats


async def pair(anna: httpx.AsyncClient, bob: httpx.AsyncClient) -> tuple[str, str, str]:
    """A table of two people: its id and the tokens of red and yellow."""
    made = await create(anna, "rattus", "me", "open")
    table = made["table"]["id"]
    sat: Message = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
    return table, made["token"], sat["token"]


async def test_arrivals_and_departures_are_sent_to_everybody_watching(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table, red, yellow = await pair(anna, bob)
        async with looking(house, table) as watcher:
            assert await present(watcher) == []
            async with looking(house, table, red) as first:
                assert await present(first) == await present(watcher) == ["red"]
                async with looking(house, table, yellow) as second:
                    for socket in (watcher, first, second):
                        assert await present(socket) == ["red", "yellow"]
                    async with looking(house, table, yellow) as elsewhere:
                        assert await present(elsewhere) == ["red", "yellow"]
                    await say(first, op="unsubscribe", table=table)  # yellow has one socket left
                    assert await present(watcher) == await present(second) == ["yellow"]
                assert await present(watcher) == []


async def test_a_watcher_who_sits_down_is_present(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "rattus", "me", "open", "open"))["table"]["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in bob.cookies.items())
        async with house.socket({"cookie": cookies, "origin": house.url}) as socket:
            await say(socket, op="subscribe", table=table)
            assert await present(socket) == []
            await bob.post(f"/api/tables/{table}/seats", json={})
            assert await present(socket) == ["yellow"]
            await bob.delete(f"/api/tables/{table}/seats/mine")
            assert await present(socket) == []


async def test_all_at_one_screen_are_here_with_one_of_them(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        seats = [{"who": "me"}, {"who": "here"}, {"who": "bot", "bot": "random"}]
        made = (await anna.post("/api/tables", json={"game": "rattus", "seats": seats})).json()
        for token in made["tokens"].values():
            async with looking(house, made["table"]["id"], token) as socket:
                assert await present(socket) == ["red", "yellow"]


async def test_two_processes_tell_each_other(postgresql: str) -> None:
    async with two_processes(postgresql) as (here, there, anna, bob):
        table, red, yellow = await pair(anna, bob)
        for _ in range(2):  # even after everybody has gone
            async with looking(here, table, red) as first:
                assert await present(first) == ["red"]
                async with looking(there, table, yellow) as second:
                    assert await present(first) == ["red", "yellow"]
                    while await present(second) != ["red", "yellow"]:
                        pass
                assert await present(first) == ["red"]


def test_what_a_dead_process_has_said_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[frozenset[str]] = []
    clock = 1000.0
    monkeypatch.setattr("rattus.live.presence.time.monotonic", lambda: clock)
    table = Presence(lambda seats: said.append(frozenset(seats)))
    table.here(frozenset({"red"}))
    table.elsewhere("other", ["blue"])
    assert table.seats == {"red", "blue"}
    assert said == [{"red"}, {"red"}]  # the other may not have received the first
    table.here(frozenset({"red"}))
    assert len(said) == 2
    clock += presence.SAID_EVERY + 1
    table.here(frozenset({"red"}))
    assert len(said) == 3
    clock += presence.BELIEVED
    assert table.seats == {"red"}
