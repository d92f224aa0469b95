"""The route that opens the socket."""

from __future__ import annotations

from litestar import WebSocket, websocket
from litestar.datastructures import State

from rattus.host.people import Caller
from rattus.server.http.given import GivenService
from rattus.server.people.identity import COOKIE
from rattus.server.wire.socket import Client


@websocket("/api/ws")
async def talk(socket: WebSocket[object, object, State], service: GivenService) -> None:
    """One socket per client; docs/server.md describes its messages."""
    cookie, authorization = socket.cookies.get(COOKIE), socket.headers.get("authorization")

    async def caller() -> Caller:
        return await service.sessions.caller(cookie, authorization)

    await socket.accept()
    await Client(socket, service, await caller(), caller).run()
