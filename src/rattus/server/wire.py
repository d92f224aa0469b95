"""Connections that don't wait forever: the web server's own protocols, with a limit for the head of a request.

They bound what uvicorn leaves open: how long and how large a head may be, and how many answers to pings may wait for a
client that does not read.
"""

from __future__ import annotations

import asyncio

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

MOST_HEAD_BYTES = 32_768


def http_protocol(head_time: float) -> type[HttpToolsProtocol]:
    """The protocol of HTTP connections that have so many seconds for the head of each request."""

    class ImpatientHttp(HttpToolsProtocol):
        """Closes a connection whose next head is too slow or too large."""

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

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._await_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self._head_is_here()
            super().connection_lost(exc)

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
    """Cuts off a client that pings and does not read what it is answered."""

    def handle_ping(self) -> None:
        """Answer, or give up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()
