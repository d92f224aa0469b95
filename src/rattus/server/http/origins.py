"""Cross-origin protection: pages of other origins may not use a visitor's cookie here.

A browser says which origin a request comes from (`Sec-Fetch-Site`, `Origin`), and no page can fake that. Programs
send neither header; they may use a token, or come anonymously, but not with a cookie.
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
"""Close code: a page of a foreign origin opened the socket."""


class OriginCheck(ASGIMiddleware):
    """Refuses changes and sockets requested by pages of foreign origins."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, allowed: frozenset[str], secure: bool) -> None:
        self._allowed = allowed
        self._secure = secure

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, or refuse it."""
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
        """Whether a request comes from one of our pages or an allowed origin, or from a program without a cookie."""
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
    """Whether an origin is this very server. With HTTPS, a page loaded without it is not."""
    try:
        page, own = urlsplit(origin), urlsplit(f"//{host}")
        port = page.port or PORTS[page.scheme]
        if page.hostname is None or (secure and page.scheme != "https"):
            return False
        return (page.hostname, port) == (own.hostname, own.port or PORTS[page.scheme])
    except (ValueError, KeyError):
        return False
