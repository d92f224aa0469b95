"""Scripted clients: they play random legal steps by the protocol of docs/server.md, whatever happens to connections."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.house import Message, say
from tests.server.proofs.ledger import SeatLedger, What

LOST = (OSError, EOFError, TimeoutError, WebSocketException)
"""Errors a client may see when its connection or the server goes away."""


@dataclass(frozen=True)
class Manner:
    """A client's habits."""

    think: float = 0.005
    """Seconds between a question and its answer, at most."""
    patience: float = 2.0
    """Seconds of silence after which a connection is dropped."""
    undo: float = 0.05
    """How often it takes a step back, where it can."""
    repeat: float = 0.05
    """How often it sends a request twice at once."""
    give_up: float = 120.0
    """Seconds after which a game that does not end is a failure."""


@dataclass(frozen=True)
class Pending:
    """A request without an answer; it is repeated until there is one."""

    request: str
    what: What
    text: str
    v: int

    def message(self, table: str) -> dict[str, object]:
        """The message to send."""
        given = {"op": self.what, "table": table, "v": self.v, "request": self.request}
        return {**given, "step": self.text} if self.what == "step" else given


class Player:
    """One seat at one table, played to the end."""

    def __init__(
        self, url: str, ledger: SeatLedger, token: str, luck: random.Random, manner: Manner | None = None
    ) -> None:
        self.url = url
        """The server's address; it may change at any time, for the next connection."""
        self.ledger = ledger
        self.connections = 0
        self.answers = 0
        self.token = token
        self._luck = luck
        self._manner = manner or Manner()
        self._numbers = itertools.count()
        self._pending: Pending | None = None
        self._decides_from = 0
        """The number of the frame it waits for before it decides again."""

    @property
    def done(self) -> bool:
        """Whether the game is over and every request has an answer."""
        frames = self.ledger.frames
        return bool(frames) and self.ledger.last["status"] == "over" and self._pending is None

    async def run(self) -> None:
        """Play to the end."""
        async with asyncio.timeout(self._manner.give_up):
            while not self.done:
                try:
                    async with connect(
                        self.url,
                        max_size=None,
                        compression=None,
                        open_timeout=self._manner.patience,
                        close_timeout=0.05,
                        ping_interval=None,
                        proxy=None,
                    ) as socket:
                        self.connections += 1
                        await self._talk(socket)
                except LOST:
                    await asyncio.sleep(self._luck.uniform(0.01, 0.1))

    async def _talk(self, socket: ClientConnection) -> None:
        """Subscribe from the last frame, repeat unanswered requests, go on."""
        table = self.ledger.table
        await say(socket, op="subscribe", table=table, token=self.token, v=self.ledger.v)
        await self._hear_until(socket, "subscribed")
        if self._pending:
            await self._send(socket)
        while not self.done:
            if self._pending is None and self._is_asked():
                await asyncio.sleep(self._luck.uniform(0, self._manner.think))
                self._pending = self._decide()
                await self._send(socket)
            await self._take(await self._next(socket))

    def _is_asked(self) -> bool:
        last = self.ledger.last
        asked = last["status"] == "running" and last["to_act"] == self.ledger.seat
        return bool(asked and last["v"] >= self._decides_from)

    def _decide(self) -> Pending:
        last = self.ledger.last
        request = f"{self.ledger.seat}-{next(self._numbers)}"
        if last["can_undo"] and self._luck.random() < self._manner.undo:
            return Pending(request, "undo", "", last["v"])
        return Pending(request, "step", self._luck.choice(last["legal"]), last["v"])

    async def _send(self, socket: ClientConnection) -> None:
        pending = self._pending
        assert pending is not None
        for _ in range(1 + (self._luck.random() < self._manner.repeat)):
            self.ledger.sends(pending.request, pending.what, pending.text)
            await say(socket, **pending.message(self.ledger.table))

    async def _next(self, socket: ClientConnection) -> Message:
        """The next message; a silent connection is asked once whether it lives, unless an answer is overdue."""
        if self._pending is None:
            try:
                return await self._within(socket)
            except TimeoutError:
                await say(socket, op="ping")
        return await self._within(socket)

    async def _within(self, socket: ClientConnection) -> Message:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), self._manner.patience))
        return message

    async def _hear_until(self, socket: ClientConnection, op: str) -> None:
        while True:
            message = await self._within(socket)
            await self._take(message)
            if message["op"] == op:
                return

    async def _take(self, message: Message) -> None:
        match message["op"]:
            case "frame":
                self.ledger.hears_frame(message)
            case "ack":
                self.ledger.hears_ack(message["request"], message["v"])
                self._answered(message["request"], message["v"])
            case "error":
                assert message.get("request"), message
                self.ledger.hears_refusal(message["request"], message["code"])
                self._answered(message["request"], 0)
            case _:
                pass  # a pong, or what was said

    def _answered(self, request: str, v: int) -> None:
        if self._pending and self._pending.request == request:
            self._pending = None
            self._decides_from = v
            self.answers += 1
