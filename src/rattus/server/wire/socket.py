"""One WebSocket per client, for any number of tables.

Messages are sent through a queue of limited length. A client that does not read is disconnected; it comes back and
continues from the last frame it has seen.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from rattus.host.frames import Viewer, encoded
from rattus.host.history import History
from rattus.host.people import Caller
from rattus.host.problems import Code, Problem
from rattus.live.lines import Line
from rattus.live.messages import Refusal
from rattus.live.table import LiveTable, Looker
from rattus.server.http.plain import NO_NUL, has_nul
from rattus.server.limits import Buckets, TooMany
from rattus.server.service import Service
from rattus.server.tables.scribe import unhurried

log = logging.getLogger(__name__)


TRY_AGAIN = 1013
"""Close code: too slow, come back and continue from the last frame."""
TOO_LARGE = 1009
IDLE = 4000
"""Close code: silent for too long."""
TOO_MANY = 4029
"""Close code: too many messages."""
SIGNED_OUT = 4401
"""Close code: the session was ended elsewhere."""
KNOWN_FOR = 15.0
"""Seconds after which a client's session is checked again."""
BURST = 5.0
"""Seconds' worth of messages that may come in one burst."""


CLOSE_WITHIN = 1.0
"""Seconds to send a close code."""
SENT_ONE_BY_ONE = 5
"""How many times more a frame costs that is sent by itself, compared with one in a long answer."""
CATCHING_UP = 0
"""Rank of clients that have missed frames: before those that read whole histories."""


class Client(Line):
    """One client at its socket."""

    def __init__(
        self,
        socket: WebSocket[object, object, State],
        service: Service,
        caller: Caller,
        caller_now: Callable[[], Awaitable[Caller]],
    ) -> None:
        self._socket = socket
        self._service = service
        super().__init__(caller, service.settings.socket_subscriptions)
        self._caller_now = caller_now
        self._address = socket.client.host if socket.client else ""
        self._known_since = time.monotonic()
        self._settings = service.settings
        self._waiting: asyncio.Queue[str] = asyncio.Queue(self._settings.socket_queue)
        self._closing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._code = TRY_AGAIN
        self._messages = Buckets(self._settings.socket_rate, burst=BURST)

    def send(self, text: str) -> None:
        """Queue a message; disconnect a client whose queue is full."""
        if self._closing.done():
            return
        try:
            self._waiting.put_nowait(text)
            self._service.metrics.socket_queue.inc()
        except asyncio.QueueFull:
            self._service.metrics.cut_clients.inc()
            self._close(TRY_AGAIN)

    async def run(self) -> None:
        """Talk until one side ends it."""
        self._service.metrics.sockets.inc()
        tasks: set[asyncio.Future[None]] = {
            asyncio.create_task(self._read(), name="socket reader"),
            asyncio.create_task(self._write(), name="socket writer"),
        }
        try:
            await asyncio.wait({self._closing, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.leave()
            self._service.metrics.sockets.dec()
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception):
                    log.error("a socket broke", exc_info=ended)
                    self._close(TRY_AGAIN)
            self._service.metrics.socket_queue.dec(self._waiting.qsize())
            if self._closing.done():
                with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                    async with asyncio.timeout(
                        CLOSE_WITHIN
                    ):  # a client that does not read gets no close code
                        await self._socket.close(self._code)

    def _close(self, code: int) -> None:
        if not self._closing.done():
            self._code = code
            self._closing.set_result(None)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, OSError):  # the client has gone
            while True:
                text = await self._waiting.get()
                self._service.metrics.socket_queue.dec()
                await self._socket.send_text(text)

    async def _read(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._settings.idle_socket):
                    data = await self._socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return None
            except TimeoutError:
                return self._close(IDLE)
            if len(data) > self._settings.most_bytes:
                return self._close(TOO_LARGE)
            try:
                self._messages.take("")
            except TooMany:
                return self._close(TOO_MANY)
            if not await self._is_still_known():
                return self._close(SIGNED_OUT)
            await self.answer(data)
            await asyncio.sleep(0)  # let others have their turn, even if the next message is here

    async def _is_still_known(self) -> bool:
        """Whether the session that opened this socket is still valid; checked now and then."""
        if self.caller.player is None or time.monotonic() < self._known_since + KNOWN_FOR:
            return True
        self._known_since = time.monotonic()
        return (await self._caller_now()).player == self.caller.player

    async def answer(self, text: str) -> None:
        """Refuse what databases can't store; else answer."""
        if has_nul(text):
            return self.say(Refusal(Code.BAD_REQUEST, NO_NUL))
        return await super().answer(text)

    async def admit(self) -> None:
        """Count a message against the limits of its address."""
        await self._service.limits.client(self._address)

    async def find(self, table: str) -> LiveTable:
        """A table, with what other processes have stored."""
        return await self._service.tables.latest(table)

    async def speak(self, live: LiveTable, caller: Caller, text: str) -> None:
        """Say something in the chat."""
        await self._service.chats.say(live, caller, text)

    async def greet(self, live: LiveTable, looker: Looker, since: int) -> None:
        """Send the earlier lines of the chat."""
        await self._service.chats.greet(live, self, looker, since)

    async def missed(self, history: History, v: int, viewer: Viewer) -> list[str]:
        """The frames after an event, written off the event loop; none if that is too much for now."""

        def write() -> list[str]:
            return [encoded(frame) for frame in unhurried(history.frames(v, viewer))]

        cost = SENT_ONE_BY_ONE * (len(history.entries) - v)
        try:
            return await self._service.scribe.do(write, self._address, cost, CATCHING_UP)
        except Problem:
            return []
