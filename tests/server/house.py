"""A real server on a free port, in this process, and clients for it."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect

from rattus.server.run import make_server
from rattus.server.settings import Settings
from tools.serving import UNLIMITED

KEY = "a key for tests"
WATCHING = {"authorization": "Bearer figures for tests"}
"""The header with the metrics token."""
Message = dict[str, Any]
Choose = Callable[[Message], str]
_requests = itertools.count()


class House:
    """A running server."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self.server = server
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.socket_url = f"ws://127.0.0.1:{port}/api/ws"

    @property
    def sockets(self) -> list[object]:
        """The open WebSocket connections."""
        return [
            each
            for each in self.server.server_state.connections
            if isinstance(each, WebSocketsSansIOProtocol)
        ]

    def visitor(self, token: str | None = None) -> httpx.AsyncClient:
        """A client with its own cookies, like a page of the server, or with a token."""
        headers = {"authorization": f"Bearer {token}"} if token else {"origin": self.url}
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=20)

    @asynccontextmanager
    async def guest(self, name: str) -> AsyncIterator[httpx.AsyncClient]:
        """A client signed in as a guest."""
        async with self.visitor() as client:
            answer = await client.post("/api/guests", json={"name": name})
            assert answer.status_code == 201, answer.text
            yield client

    @asynccontextmanager
    async def socket(self, headers: dict[str, str] | None = None) -> AsyncIterator[ClientConnection]:
        """An open socket."""
        async with connect(self.socket_url, max_size=None, additional_headers=headers) as socket:
            yield socket


@asynccontextmanager
async def running(database: str, **settings: Any) -> AsyncIterator[House]:
    """A server that stops at the end as at SIGTERM."""
    quiet: dict[str, Any] = {
        "log_level": "WARNING",
        **UNLIMITED,
        "pages": "no pages",
        "bot_beat": 0.0,
        "metrics_token": WATCHING["authorization"].removeprefix("Bearer "),
    }
    given = Settings(database=database, port=0, secret_key=KEY, **quiet | settings)
    server = make_server(given)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
        if task.done():
            task.result()
            raise AssertionError("the server did not start")
    try:
        yield House(server, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def two_processes(
    postgresql: str, **settings: Any
) -> AsyncIterator[tuple[House, House, httpx.AsyncClient, httpx.AsyncClient]]:
    """Two servers on one database, with Anna at one of them and Bob at the other."""
    async with (
        running(postgresql, **settings) as here,
        running(postgresql, **settings) as there,
        here.guest("Anna") as anna,
        there.guest("Bob") as bob,
    ):
        yield here, there, anna, bob


async def say(socket: ClientConnection, **message: Any) -> None:
    """Send a message."""
    await socket.send(json.dumps(message))


async def hear(socket: ClientConnection, *ops: str) -> Message:
    """The next message of one of these kinds."""
    while True:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["op"] in ops:
            return message


def first(frame: Message) -> str:
    """The first legal step."""
    step: str = frame["legal"][0]
    return step


def turning(frame: Message) -> str:
    """Any legal step, a different one every time."""
    legal: list[str] = frame["legal"]
    return legal[int(frame["v"]) * 7 % len(legal)]


async def play(house: House, table: str, token: str, choose: Choose = turning) -> list[Message]:
    """Play a seat over the socket to the end; return all frames that came."""
    frames: list[Message] = []
    async with house.socket() as socket:
        await say(socket, op="subscribe", table=table, token=token, v=0)
        while True:
            message = await hear(socket, "frame", "error")
            if message["op"] == "error":
                assert message["code"] == "conflict", message
                continue
            frames.append(message)
            if message["status"] == "over":
                return frames
            if message["to_act"] == message["viewer"]:
                await say(
                    socket,
                    op="step",
                    table=table,
                    v=message["v"],
                    step=choose(message),
                    request=f"r{next(_requests)}",
                )


async def create(client: httpx.AsyncClient, game: str, *seats: str, **more: Any) -> Message:
    """Make a table: `me`, `open`, or the code of a bot for each seat."""
    wishes = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
    answer = await client.post("/api/tables", json={"game": game, "seats": wishes, **more})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


async def step(client: httpx.AsyncClient, table: str, v: int, text: str, request: str) -> httpx.Response:
    """Play a step over REST."""
    wish = {"v": v, "step": text, "request": request}
    return await client.post(f"/api/tables/{table}/steps", json=wish)


async def shown(client: httpx.AsyncClient, table: str) -> Message:
    """The table as a client sees it."""
    answer = await client.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


async def my_turn(client: httpx.AsyncClient, table: str) -> Message:
    """Wait until it is the client's turn, or the game is over; return the frame."""
    for _ in range(2000):
        told = await shown(client, table)
        frame: Message = told["frame"]
        if frame["status"] == "over" or (told["seat"] and frame["to_act"] == told["seat"]):
            return frame
        await asyncio.sleep(0.005)
    raise AssertionError("nobody asks")
