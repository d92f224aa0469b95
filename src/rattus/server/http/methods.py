"""HEAD wherever there is GET, and a complete `Allow`."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from litestar.enums import HttpMethod, ScopeType
from litestar.routes import BaseRoute, HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

ALLOW = b"allow"


class Methods:
    """Answers HEAD like GET (the web server omits the body), and completes `Allow` headers."""

    def __init__(self, app: ASGIApp, routes: Iterable[BaseRoute]) -> None:
        self._app = app
        self._methods: dict[str, set[str]] = {}
        for route in routes:
            if isinstance(route, HTTPRoute):
                self._methods.setdefault(route.path_format, set()).update(route.methods)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        if scope["type"] != ScopeType.HTTP:
            return await self._app(scope, receive, send)
        inner = scope
        if scope["method"] == "HEAD":
            inner = copy(scope)
            inner["method"] = HttpMethod.GET

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                known = self._methods.get(inner.get("path_template", ""), set())
                message["headers"] = [
                    (name, allowed(value, known) if name.lower() == ALLOW else value)
                    for name, value in message["headers"]
                ]
            await send(message)

        return await self._app(inner, receive, sending)


def allowed(said: bytes, known: set[str]) -> bytes:
    """All methods of a path: those listed, those of other routes to it, and HEAD."""
    methods = {*said.decode().split(", "), *known}
    return ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set()))).encode()
