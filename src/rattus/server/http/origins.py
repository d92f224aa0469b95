"""Pages of other origins may not use a visitor's cookie here.

A browser says from where a page asks (`Sec-Fetch-Site`, `Origin`), and no page can make it lie. Programs that are no
browsers say nothing; they may do so with a token, or as nobody, but not with a cookie.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from rattus.host.problems import Code
from rattus.server.http.refusals import answer
from rattus.server.people.identity import COOKIE, bearer

SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": 80, "https": 443}
FORBIDDEN = 4403
"""A socket is closed: a page of a foreign origin has opened it."""


class OriginCheck(ASGIMiddleware):
    """Refuses what a page of a foreign origin wants to change or to hear."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, allowed: frozenset[str], secure: bool) -> None:
        self._allowed = allowed
        self._secure = secure

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let it through, or refuse it."""
        headers = Headers.from_scope(scope)
        reading = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE
        secure = self._secure or scope["scheme"] in ("https", "wss")
        if reading or bearer(headers.get("authorization")) or self._is_trusted(headers, secure):
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": str(Code.FORBIDDEN_ORIGIN)})
        else:
            response = answer(Code.FORBIDDEN_ORIGIN)
            await response.to_asgi_response(None, Request(scope))(scope, receive, send)

    def _is_trusted(self, headers: Headers, secure: bool) -> bool:
        """Whether one of our own pages asks, or one that is allowed, or nobody's page and nobody's cookie."""
        site = headers.get("sec-fetch-site")
        if site == "same-origin":
            return True
        origins = headers.getall("origin", [])
        if not origins:
            return site is None and COOKIE not in (headers.get("cookie") or "")
        return len(origins) == 1 and (
            origins[0] in self._allowed or is_own(origins[0], headers.get("host"), secure)
        )


def is_own(origin: str, host: str | None, secure: bool) -> bool:
    """Whether an origin is this very server. Where HTTPS is spoken, a page that came without it is not."""
    try:
        page, own = urlsplit(origin), urlsplit(f"//{host}")
        port = page.port or PORTS[page.scheme]
        if page.hostname is None or (secure and page.scheme != "https"):
            return False
        return (page.hostname, port) == (own.hostname, own.port or PORTS[page.scheme])
    except (ValueError, KeyError):
        return False
