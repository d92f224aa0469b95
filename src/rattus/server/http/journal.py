"""Gives every request an id and a line in the log, and counts it."""

from __future__ import annotations

import logging
import re
import secrets
import time

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rattus.server.logs import request_id
from rattus.server.metrics import Metrics

log = logging.getLogger(__name__)

HEADER = "x-request-id"
NAME = re.compile(r"[A-Za-z0-9._-]{8,64}")
UNKNOWN = "-"
"""The route of requests that match none."""


class Journal:
    """Takes the request id from a trusted proxy, or makes one, and logs finished requests."""

    def __init__(self, app: ASGIApp, metrics: Metrics, believes: bool) -> None:
        self._app = app
        self._metrics = metrics
        self._believes = believes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, then log it."""
        name = self._name(Headers.from_scope(scope))
        before = request_id.set(name)
        began, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER.encode(), name.encode())]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            self._tell(scope, status, time.perf_counter() - began)
            request_id.reset(before)

    def _name(self, headers: Headers) -> str:
        given = headers.get(HEADER)
        return given if self._believes and given and NAME.fullmatch(given) else secrets.token_hex(8)

    def _tell(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("path_template") or UNKNOWN
        told: dict[str, object] = {"route": route, "seconds": round(seconds, 4)}
        if scope["type"] == ScopeType.HTTP:
            method = scope["method"]
            self._metrics.requests.labels(method, route, status).inc()
            self._metrics.request_seconds.labels(route).observe(seconds)
            log.info("request", extra={**told, "method": method, "status": status})
        else:
            log.info("socket closed", extra=told)
