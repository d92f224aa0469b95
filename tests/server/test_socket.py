"""The socket: what is refused, and when it is closed."""

from __future__ import annotations

import asyncio
import json

import pytest
from litestar import WebSocket
from litestar.datastructures import State
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rattus.server.wire.socket import Client
from tests.server.house import House, Message, create, first, hear, my_turn, running, say, step


async def closed_with(house: House, *messages: str) -> int | None:
    """Send messages; return the code with which the server then closes the socket."""
    async with connect(house.socket_url) as socket:
        try:
            for message in messages:
                await socket.send(message)
            while True:
                await asyncio.wait_for(socket.recv(), 10)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize(
    "message",
    [
        "",
        "[]",
        "{}",
        '{"op": "dance"}',
        '{"op": "subscribe"}',
        '{"op": "subscribe", "table": 5}',
        '{"op": "step", "table": "t", "v": -1, "step": "a", "request": "r"}',
        '{"op": "ping", "more": 1}',
    ],
)
async def test_what_is_not_understood_is_refused_and_the_talk_goes_on(sqlite: str, message: str) -> None:
    async with running(sqlite) as house, house.socket() as socket:
        await socket.send(message)
        assert (await hear(socket, "error"))["code"] == "bad_request"
        await say(socket, op="ping")
        assert await hear(socket, "pong", "error") == {"op": "pong"}


async def test_a_step_is_acknowledged_before_anybody_is_sent_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Message] = []
    send_text = WebSocket.send_text

    async def noted(socket: WebSocket[object, object, State], data: str) -> None:
        written.append(json.loads(data))
        await send_text(socket, data)

    monkeypatch.setattr(WebSocket, "send_text", noted)
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, "rattus", "me", "open")
        table = made["table"]["id"]
        sat = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        tokens: dict[str | None, str | None] = {None: None, "red": made["token"], "yellow": sat["token"]}
        async with house.socket() as one, house.socket() as two, house.socket() as three:
            sockets = {None: one, "red": two, "yellow": three}
            for seat, socket in sockets.items():
                await say(socket, op="subscribe", table=table, token=tokens[seat])
            frames = {seat: await hear(socket, "frame") for seat, socket in sockets.items()}
            for socket in sockets.values():
                await hear(socket, "subscribed")
            for turn in range(6):
                v, asked = frames[None]["v"], frames[None]["to_act"]
                wish = {"v": v, "step": first(frames[asked]), "request": f"t{turn}"}
                written.clear()
                await say(sockets[asked], op="step", table=table, **wish)
                assert (await hear(sockets[asked], "ack", "frame"))["op"] == "ack"
                frames = {seat: await hear(socket, "frame") for seat, socket in sockets.items()}
                told = [(message["op"], message["v"], message.get("viewer")) for message in written]
                assert told[0] == ("ack", v + 1, None)
                assert sorted(told[1:], key=str) == sorted(
                    (("frame", v + 1, seat) for seat in sockets), key=str
                )


async def test_an_illegal_step_of_one_word_is_refused_with_a_reason(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.socket() as socket:
        made = await create(anna, "rattus", "me", "random")
        table = made["table"]["id"]
        v = (await my_turn(anna, table))["v"]
        await say(socket, op="subscribe", table=table, token=made["token"])
        await say(socket, op="step", table=table, v=v, step="keep", request="a")
        refusal = await hear(socket, "error")
        assert (refusal["code"], refusal["request"]) == ("illegal_step", "a")
        refused = (await step(anna, table, v, "keep", "b")).json()
        assert (refused["code"], refused["reason"]) == ("illegal_step", refusal["reason"])


async def test_tables_must_be_there_and_subscribed_to(sqlite: str) -> None:
    async with running(sqlite) as house, house.socket() as socket:
        await say(socket, op="subscribe", table="nowhere")
        refusal = await hear(socket, "error")
        assert (refusal["code"], refusal["table"]) == ("not_found", "nowhere")
        await say(socket, op="step", table="nowhere", v=1, step="pass", request="r1")
        refusal = await hear(socket, "error")
        assert (refusal["code"], refusal["request"]) == ("not_subscribed", "r1")


async def test_a_socket_is_closed_when_it_is_silent_too_large_or_too_fast(sqlite: str) -> None:
    async with running(sqlite, idle_socket=0.3, most_bytes=1000, socket_rate=4.0) as house:
        assert await closed_with(house) == 4000
        assert await closed_with(house, " " * 1001) == 1009
        assert await closed_with(house, *['{"op": "ping"}'] * 60) == 4029


async def test_a_socket_that_breaks_inside_is_told_to_come_back_and_the_log_has_the_reason(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def broken(client: Client) -> bool:
        raise OSError("no answer from the database")

    monkeypatch.setattr(Client, "_is_still_known", broken)
    async with running(sqlite) as house:
        assert await closed_with(house, '{"op": "ping"}') == 1013
    (line,) = map(json.loads, capsys.readouterr().err.splitlines())
    assert line["message"] == "a socket broke"
    assert line["trace"].endswith("OSError: no answer from the database")


async def test_a_client_that_does_not_read_is_disconnected_and_harms_nobody(sqlite: str) -> None:
    async with running(sqlite, socket_queue=1) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "open", "open"))["table"]["id"]
        for _ in range(3):
            await anna.post(f"/api/tables/{table}/seats", json={})
            await anna.delete(f"/api/tables/{table}/seats/mine")
        assert await closed_with(house, json.dumps({"op": "subscribe", "table": table, "v": 0})) == 1013
        async with house.socket() as socket:
            await say(socket, op="ping")
            assert await hear(socket, "pong")


async def test_a_page_of_another_origin_is_refused(sqlite: str) -> None:
    friend = "https://friend.example"
    async with running(sqlite, origins=friend) as house, house.visitor() as visitor:
        for origin, status in (
            ("https://evil.example", 403),
            ("null", 403),
            (friend, 201),
            (house.url, 201),
        ):
            answer = await visitor.post("/api/guests", json={"name": "Eve"}, headers={"origin": origin})
            assert answer.status_code == status
        with pytest.raises(InvalidStatus):
            async with connect(house.socket_url, additional_headers={"origin": "https://evil.example"}):
                pass


async def test_sockets_are_told_to_come_back_when_the_server_stops(sqlite: str) -> None:
    async with running(sqlite) as house, connect(house.socket_url) as socket:
        await say(socket, op="ping")
        await hear(socket, "pong")
        house.server.should_exit = True
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), 10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
