"""Connections that don't wait forever: the web server's own protocols, with a limit for the head of a request.

They bound what uvicorn leaves open: how long and how large a head may be, how many answers to pings may wait for a
client that does not read, and how long a connection stays that is closed, but whose client does not take what is left.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

MOST_HEAD_BYTES = 32_768
LAST_WORDS = 2.0
"""Seconds in which a client must take the rest when its connection is closed."""
GOODBYE = 0.5
"""The same when the server stops."""
READING = 1.0
"""Seconds that requests which change nothing have for their answers when the server stops."""
HARMLESS = ("GET", "HEAD", "OPTIONS")


class Cutting:
    """Ends a connection that is still there after some time; what its client has not taken is thrown away."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def after(self, seconds: float, transport: asyncio.Transport) -> None:
        """Wait no longer than this."""
        self.never()
        self._timer = self._loop.call_later(seconds, self.now, transport)

    def never(self) -> None:
        """The connection is gone, or has done what was waited for."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def now(self, transport: asyncio.Transport) -> None:
        """End it, and let the system, too, keep nothing for it. Only for a connection that is not lost yet."""
        line = transport.get_extra_info("socket")
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        transport.abort()


def http_protocol(head_time: float) -> type[HttpToolsProtocol]:
    """The protocol of HTTP connections that have so many seconds for the head of each request, and to take answers."""

    class ImpatientHttp(HttpToolsProtocol):
        """Closes a connection whose next head is too slow or too large, and cuts one that takes no answers."""

        def __init__(
            self,
            config: Config,
            server_state: ServerState,
            app_state: dict[str, object],
            _loop: asyncio.AbstractEventLoop | None = None,
        ) -> None:
            super().__init__(config, server_state, app_state, _loop)
            self._head: asyncio.TimerHandle | None = None
            self._head_bytes = 0
            self._parsed_bytes = 0
            self._answering = False
            self._stuck, self._last = Cutting(self.loop), Cutting(self.loop)

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._await_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self._head_is_here()
            self._stuck.never()
            self._last.never()
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._stuck.after(head_time, self.transport)

        def resume_writing(self) -> None:
            self._stuck.never()
            super().resume_writing()

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            self._last.after(LAST_WORDS, self.transport)

        def shutdown(self) -> None:
            """Whoever asks for nothing, or has not yet said for what, is cut; what changes something is finished."""
            cycle: RequestResponseCycle | None = self.cycle
            waits = cycle is not None and not cycle.response_complete
            if waits and self.cycle.more_body:
                self._last.now(self.transport)
                return
            super().shutdown()
            if not waits or self.cycle.scope["method"] in HARMLESS:
                self._last.after(READING if waits else GOODBYE, self.transport)

        def data_received(self, data: bytes) -> None:
            if not self._answering:
                self._await_head()
            super().data_received(data)
            if self._head is not None:
                self._head_bytes += len(data)
                if self._head_bytes > MOST_HEAD_BYTES and not self.transport.is_closing():
                    self.send_400_response("The head of the request is too large.")

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._parsed_bytes = 0
            self._await_head()

        def on_url(self, url: bytes) -> None:
            self._has_come(len(url))
            super().on_url(url)

        def on_header(self, name: bytes, value: bytes) -> None:
            self._has_come(len(name) + len(value) + len(": \r\n"))
            super().on_header(name, value)

        def on_headers_complete(self) -> None:
            self._head_is_here()
            self._answering = True
            super().on_headers_complete()

        def on_response_complete(self) -> None:
            self._answering = bool(self.pipeline)
            super().on_response_complete()

        def _has_come(self, length: int) -> None:
            """Count a part of a head, also of one that comes as a whole; the parser makes a refusal of an error."""
            self._parsed_bytes += length
            if self._parsed_bytes > MOST_HEAD_BYTES:
                raise ValueError("the head of the request is too large")

        def _await_head(self) -> None:
            if self._head is None:
                self._head_bytes = 0
                self._head = self.loop.call_later(head_time, self.transport.close)

        def _head_is_here(self) -> None:
            if self._head is not None:
                self._head.cancel()
                self._head = None

    return ImpatientHttp


class ImpatientSocket(WebSocketsSansIOProtocol):
    """Cuts off a client that pings and does not read what it is answered, or that does not let itself be closed."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.close_timeout = LAST_WORDS
        self._last = Cutting(self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._last.never()
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer, or give up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._last.now(self.transport)

    async def run_asgi(self) -> None:
        """Talk; when nobody here has anything more to say, the connection ends soon, whatever the client does."""
        await super().run_asgi()
        if not self.disconnected:
            self._last.after(LAST_WORDS, self.transport)

    def shutdown(self) -> None:
        """Tell the client to come back, and wait for it no longer than a moment."""
        super().shutdown()
        self._last.after(GOODBYE, self.transport)
