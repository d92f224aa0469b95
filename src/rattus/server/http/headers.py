"""Security headers of every answer."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Pages load nothing but files of this server, and can't be framed."""

ALWAYS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SECURE = {"strict-transport-security": "max-age=31536000"}
"""Only where the client came by HTTPS."""
UNLESS_SAID = {"cache-control": "no-store"}
"""Answers are not cached by default: a seat's knowledge is private."""


class StrictHeaders:
    """Adds these headers to every answer, refusals and errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, with the headers."""
        if scope["type"] != ScopeType.HTTP:
            return await self._app(scope, receive, send)
        added = ALWAYS | (SECURE if scope["scheme"] == "https" else {})

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = {name.lower() for name, _ in message["headers"]}
                more = added | {n: v for n, v in UNLESS_SAID.items() if n.encode() not in said}
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in more.items()),
                ]
            await send(message)

        return await self._app(scope, receive, sending)
