"""What every request passes before the application: rate limits, and a deadline for its body."""

from __future__ import annotations

import asyncio
import math
from contextlib import ExitStack
from http.cookies import CookieError, SimpleCookie

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send, WebSocketReceiveMessage

from rattus.host.people import hashed
from rattus.host.problems import STATUS, Code, Problem
from rattus.server.limits import Limits, TooMany, address_of
from rattus.server.people.identity import COOKIE, Signatures, bearer, watches
from rattus.server.wire.socket import TOO_MANY

HEALTH = "/api/health/"
FIGURES = "/metrics"
"""Monitoring must never be turned away."""


class Gate:
    """Enforces the rate limits, and the deadline for bodies."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        signatures: Signatures,
        request_time: float,
        metrics_token: str = "",
    ) -> None:
        self._app = app
        self._metrics_token = metrics_token
        self._limits = limits
        self._signatures = signatures
        self._request_time = request_time

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if not self._is_free(scope):
                await self._count(scope)
        except TooMany as error:
            return await _refuse(send, error)
        return await self._app(scope, in_time(receive, self._request_time), send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        with ExitStack() as open_sockets:
            try:
                await self._count(scope)
                open_sockets.enter_context(self._limits.socket(address_of(scope)))
            except TooMany as error:
                return await _turn_away(receive, send, error)
            return await self._app(scope, receive, send)

    def _is_free(self, scope: Scope) -> bool:
        """Whether a request is never limited: health, and the metrics with their token."""
        path, shown = scope["path"], Headers.from_scope(scope).get("authorization")
        return path.startswith(HEALTH) or (path == FIGURES and watches(shown, self._metrics_token))

    async def _count(self, scope: Scope) -> None:
        await self._limits.client(address_of(scope))
        identity = self._identity(Headers.from_scope(scope))
        if identity is not None:
            self._limits.player(identity)

    def _identity(self, headers: Headers) -> str | None:
        """The player of a session; any other credential counts as itself."""
        shown = bearer(headers.get("authorization")) or cookie(headers.get("cookie"))
        if not shown:
            return None
        session = self._signatures.session(shown)
        return session.player if session else hashed(shown)


def cookie(header: str | None) -> str | None:
    """The value of our cookie, if it is there."""
    try:
        found = SimpleCookie(header or "").get(COOKIE)
    except CookieError:
        return None
    return found.value if found else None


def in_time(receive: Receive, seconds: float) -> Receive:
    """Receive a body within this time; what comes after the body may take longer."""
    deadline = asyncio.get_running_loop().time() + seconds
    whole = False

    async def receiving() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise Problem(Code.TOO_SLOW, f"a request must arrive within {seconds:g} seconds") from None
        whole = message["type"] != "http.request" or not message["more_body"]
        return message

    return receiving


async def _turn_away(receive: Receive, send: Send, problem: TooMany) -> None:
    """Open a socket only to close it with a code that its client can read."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": TOO_MANY, "reason": str(problem.code)})


async def _refuse(send: Send, problem: TooMany) -> None:
    """Answer without calling the application."""
    body = msgspec.json.encode({"code": problem.code, "message": problem.message})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(math.ceil(problem.wait)).encode()),
    ]
    await send({"type": "http.response.start", "status": STATUS[problem.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
