"""A small client for `rattus serve`: REST by the standard library, the socket by `websockets`.

    client = await Client.guest("http://127.0.0.1:8765", "Anna")
    seat = await client.create("rattus", ["me", "fair"])
    async for frame in seat.frames():
        if frame["legal"]:
            await seat.step(frame["legal"][0])

`frames` survives cuts: it connects again, goes on after the last frame it has seen, and sends again what was not
acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypedDict
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PING_AFTER = 30.0
"""Seconds of silence after which the server is told that somebody is still here."""
LATE = ("conflict", "not_your_turn", "not_running")
"""Refusals of a step that came too late: a newer frame asks again."""


class Frame(TypedDict):
    """A table as a viewer sees it; docs/server.md explains these and more fields."""

    table: str
    v: int
    kind: str
    viewer: str | None
    status: str
    view: Mapping[str, Any] | None
    to_act: str | None
    legal: list[str] | None
    result: list[list[Any]] | None


class Refused(Exception):
    """The server said no: a stable code, and words for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


class Client:
    """Somebody at a server, known by a token: a guest, an account, or a bot account."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self.server = server.rstrip("/")
        self.token = token

    @classmethod
    async def guest(cls, server: str, name: str) -> Client:
        """A new guest."""
        return cls(server, (await cls(server).call("POST", "/api/guests", {"name": name}))["token"])

    async def call(self, verb: str, path: str, body: object = None) -> Any:
        """A request over REST; returns what the answer's JSON says."""
        return await asyncio.to_thread(self._call, verb, path, body)

    def _call(self, verb: str, path: str, body: object) -> Any:
        request = urllib.request.Request(self.server + path, method=verb)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            with error:
                problem = json.loads(error.read())
            raise Refused(problem["code"], problem["message"]) from None

    async def create(self, game: str, seats: Sequence[str], **more: object) -> Seat:
        """A new table: for each seat `me`, `open`, or the code of a bot. Returns my seat, or a look at the table."""
        wishes = [{"who": who} if who in ("me", "open") else {"who": "bot", "bot": who} for who in seats]
        return self._seat(await self.call("POST", "/api/tables", {"game": game, "seats": wishes, **more}))

    async def sit(self, table: str, seat: str | None = None) -> Seat:
        """Sit down at a table, on this seat or any."""
        return self._seat(await self.call("POST", f"/api/tables/{table}/seats", {"seat": seat}))

    def watch(self, table: str) -> Seat:
        """Look at a table as the public sees it."""
        return Seat(self.server, table, None, None)

    def _seat(self, sat: Mapping[str, Any]) -> Seat:
        return Seat(self.server, sat["table"]["id"], sat["seat"], sat["token"])


class Seat:
    """A seat at a table, played over the socket; without a token only looked at."""

    def __init__(self, server: str, table: str, name: str | None, token: str | None) -> None:
        self.table = table
        self.name = name
        self.token = token
        self.v: int | None = None
        """The last frame seen."""
        self._address = "ws" + server.removeprefix("http") + "/api/ws"
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, object] | None = None

    async def frames(self) -> AsyncIterator[Frame]:
        """All frames until the table is over, whatever happens to the connection."""
        async for socket in connect(self._address, max_size=None):
            self._socket = socket
            try:
                await self._say(op="subscribe", table=self.table, token=self.token, v=self.v)
                if self._unanswered:
                    await self._say(**self._unanswered)
                while True:
                    frame = await self._next(socket)
                    if frame is not None:
                        yield frame
                        if frame["status"] in ("over", "closed"):
                            return
            except ConnectionClosed:
                continue
            finally:
                await socket.close()

    async def step(self, text: str) -> None:
        """Play a step in answer to the last frame; sent again after a cut until it is acknowledged."""
        self._unanswered = {
            "op": "step", "table": self.table, "v": self.v, "step": text, "request": uuid4().hex,
        }  # fmt: skip
        with suppress(ConnectionClosed):
            await self._say(**self._unanswered)

    async def _say(self, **message: object) -> None:
        assert self._socket is not None, "frames() connects"
        await self._socket.send(json.dumps(message))

    async def _next(self, socket: ClientConnection) -> Frame | None:
        """The next message; nothing if it was no frame."""
        try:
            message = json.loads(await asyncio.wait_for(socket.recv(), PING_AFTER))
        except TimeoutError:
            await self._say(op="ping")
            return None
        if message["op"] == "frame":
            self.v = message["v"]
            frame: Frame = message
            return frame
        if message["op"] in ("ack", "error"):
            self._unanswered = None
        if message["op"] == "error" and message["code"] not in LATE:
            raise Refused(message["code"], message["message"])
        return None
