"""Pages of other origins may not use a visitor's cookies here."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from rattus.server.api.problems import answer
from rattus.server.problems import Code

SAFE = ("GET", "HEAD", "OPTIONS")


class OriginCheck(ASGIMiddleware):
    """Refuses what a page of a foreign origin wants to change or to hear."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, allowed: frozenset[str]) -> None:
        self._allowed = allowed

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let it through, or refuse it."""
        headers = Headers.from_scope(scope)
        origin = headers.get("origin")
        reading = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE
        known = origin is None or origin in self._allowed or is_own(origin, headers.get("host"))
        if reading or known:
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 4403, "reason": str(Code.FORBIDDEN_ORIGIN)})
        else:
            response = answer(Code.FORBIDDEN_ORIGIN, "pages of this origin may not use this server")
            await response.to_asgi_response(None, Request(scope))(scope, receive, send)


def is_own(origin: str, host: str | None) -> bool:
    """Whether a page comes from this very server."""
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()
    except ValueError:
        return False
