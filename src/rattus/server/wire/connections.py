"""Connections with deadlines: uvicorn's protocols, with limits for the head of a request.

They bound what uvicorn leaves open: how long and how large a head may be, how many pongs may wait for a client that
does not read, and how long a closed connection may linger whose client does not take the rest.
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
    """Aborts a connection that is still open after some time, with everything its client has not read."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def after(self, seconds: float, transport: asyncio.Transport) -> None:
        """Abort the connection after this time."""
        self.never()
        self._timer = self._loop.call_later(seconds, self.now, transport)

    def never(self) -> None:
        """Cancel: the connection is gone, or has done what was waited for."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def now(self, transport: asyncio.Transport) -> None:
        """Abort the connection and let the system drop its buffers, too. Only for one that is not lost yet."""
        line = transport.get_extra_info("socket")
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        transport.abort()


def http_protocol(head_time: float) -> type[HttpToolsProtocol]:
    """The protocol of HTTP connections, with seconds for the head of each request, and for reading answers."""

    class ImpatientHttp(HttpToolsProtocol):
        """Closes a connection whose head is too slow or too large, and aborts one that reads no answers."""

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
            """Abort idle connections and those without a complete head; finish requests that change something."""
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
            """Count a part of a head, even one that comes whole; the parser turns an error into a refusal."""
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
    """Disconnects a client that pings without reading the pongs, or does not complete the closing handshake."""

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
        """Clean up after the connection is gone."""
        self._last.never()
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer, or give up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._last.now(self.transport)

    async def run_asgi(self) -> None:
        """Run the application; when it has nothing more to say, end the connection soon, whatever the client does."""
        await super().run_asgi()
        if not self.disconnected:
            self._last.after(LAST_WORDS, self.transport)

    def shutdown(self) -> None:
        """Tell the client to come back, and wait only a moment for it."""
        super().shutdown()
        self._last.after(GOODBYE, self.transport)
