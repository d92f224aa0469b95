"""Hostile messages at the socket: refused with stable codes, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, create, first, hear, my_turn, play, running, say, shown

DEEP = 8_000


def garbage(count: int) -> list[str | bytes]:
    """All kinds of nonsense, the same every time."""
    chance = random.Random(5)
    frames: list[str | bytes] = [
        "", " ", "null", "[]", "{}", "0", '"', "{", "\0", "\ufeff{}", "NaN", "1e999", "\ud7ff",
        b"", b"\x00", b"\xff" * 100, b'{"op": "ping"}',
        '{"op": null}', '{"op": 5}', '{"op": ["ping"]}', '{"op": "Ping"}', '{"op": "ping", "op": 1}',
        '{"op": "subscribe", "table": ""}', '{"op": "subscribe", "table": null}',
        json.dumps({"op": "subscribe", "table": "x" * 33}),
        json.dumps({"op": "subscribe", "table": "x", "token": "seat_" + "x" * 200}),
        json.dumps({"op": "subscribe", "table": "x", "v": 2**31}),
        json.dumps({"op": "subscribe", "table": "x", "v": 1.5}),
        json.dumps({"op": "subscribe", "table": "x", "v": 10**400}),
        json.dumps({"op": "step", "table": "x", "v": 1, "step": "s" * 201, "request": "r"}),
        json.dumps({"op": "step", "table": "x", "v": 1, "step": {}, "request": "r"}),
        json.dumps({"op": "say", "table": "x", "text": "x" * 501}),
        "[" * DEEP + "]" * DEEP,
        '{"op":' * DEEP + "1" + "}" * DEEP,
        '{"more": ' + "[" * DEEP + "]" * DEEP + ', "op": "ping"}',
        '{"op": "step", "table": "x", "v": ' + "[" * DEEP + "]" * DEEP + "}",
    ]  # fmt: skip
    for _ in range(count):
        size = chance.randrange(1, 60)
        raw = bytes(chance.randrange(256) for _ in range(size))
        frames.append(raw if chance.random() < 0.5 else raw.decode("latin-1"))
    return frames


async def closing_code(socket: ClientConnection) -> int | None:
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def goes_on(house: House, table: str, token: str) -> None:
    """The table can be played to its end."""
    assert (await play(house, table, token))[-1]["status"] == "over"


async def test_nonsense_is_refused_message_by_message(sqlite: str) -> None:
    async with running(sqlite, socket_rate=1000.0) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random")
        table, token = made["table"]["id"], made["token"]
        async with house.socket() as socket:
            await say(socket, op="subscribe", table=table, token=token)
            await hear(socket, "subscribed")
            for frame in garbage(150):
                await socket.send(frame)
                answer = await hear(socket, "error", "pong")
                assert answer["code"] == "bad_request", (frame[:60], answer)
            await say(socket, op="ping")
            await hear(socket, "pong")
        await goes_on(house, table, token)


async def test_text_that_is_none_closes_the_socket(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random")
        async with connect(house.socket_url) as socket:
            await socket.send(b"\xff\xfe\xfd", text=True)
            assert await closing_code(socket) == 1007
        await goes_on(house, made["table"]["id"], made["token"])


async def test_huge_messages_and_floods_close_their_socket_and_no_other(sqlite: str) -> None:
    async with running(sqlite, socket_rate=50.0) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random")
        table, token = made["table"]["id"], made["token"]
        async with house.socket() as good:
            await say(good, op="subscribe", table=table, token=token)
            await hear(good, "subscribed")
            for frame in ("x" * 70_000, b"x" * 70_000, ["x" * 40_000, "x" * 40_000]):
                async with connect(house.socket_url) as bad:
                    await bad.send(frame)
                    assert await closing_code(bad) == 1009
            async with connect(house.socket_url) as bad:
                flood = json.dumps({"op": "subscribe", "table": table, "v": 0})
                try:
                    for _ in range(3000):
                        await bad.send(flood)
                except ConnectionClosed:
                    pass
                assert await closing_code(bad) == 4029
            await say(good, op="ping")
            await hear(good, "pong")
        await goes_on(house, table, token)


async def test_others_tokens_and_replayed_messages_come_to_nothing(sqlite: str) -> None:
    async with (
        running(sqlite) as house,
        house.guest("Anna") as anna,
        house.guest("Bob") as bob,
        house.guest("Eve") as eve,
    ):
        made = await create(anna, "rattus", "me", "open")
        table, token = made["table"]["id"], made["token"]
        theirs = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        elsewhere = await create(eve, "rattus", "me", "random")
        told = await shown(anna, table)
        asked = "red" if told["frame"]["to_act"] == "red" else "yellow"
        right = {"red": token, "yellow": theirs["token"]}[asked]
        wrong = {"red": theirs["token"], "yellow": token}[asked]
        frame = await my_turn(anna if asked == "red" else bob, table)
        move: dict[str, Any] = {
            "op": "step",
            "table": table,
            "v": frame["v"],
            "step": first(frame),
            "request": "m",
        }
        for shown_token, code in (
            (elsewhere["token"], "not_your_seat"),
            (token[:-1], "not_your_seat"),
            ("me_" + token, "bad_request"),
            (wrong, "not_your_turn"),
        ):
            async with house.socket() as socket:
                await say(socket, op="subscribe", table=table, token=shown_token)
                if code == "not_your_turn":
                    await hear(socket, "subscribed")
                    await say(socket, **move)
                assert (await hear(socket, "error"))["code"] == code
        async with house.socket() as socket:
            await say(socket, **move)
            assert (await hear(socket, "error"))["code"] == "not_subscribed"
            await say(socket, op="subscribe", table=table)
            await hear(socket, "subscribed")
            await say(socket, **move)
            assert (await hear(socket, "error"))["code"] == "not_your_seat"
        async with house.socket() as socket:
            await say(socket, op="subscribe", table=table, token=right)
            await hear(socket, "subscribed")
            for _ in range(5):
                await say(socket, **move)
                assert (await hear(socket, "ack", "error"))["v"] == frame["v"] + 1
            await say(socket, **{**move, "request": "other"})
            assert (await hear(socket, "ack", "error"))["code"] in ("conflict", "not_your_turn")
        assert (await shown(eve, table))["frame"]["v"] == frame["v"] + 1


@pytest.mark.parametrize("bad", ["GET", "POST"])
async def test_a_socket_needs_a_proper_handshake(sqlite: str, bad: str) -> None:
    async with running(sqlite) as house, house.visitor() as visitor:
        assert (await visitor.request(bad, "/api/ws")).status_code in (400, 404, 405, 426)
        upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "99"}
        assert (await visitor.get("/api/ws", headers=upgrade)).status_code in (400, 426)
        assert (await visitor.get("/api/games")).status_code == 200
