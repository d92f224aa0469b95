"""Refuses texts that databases can't store: NUL characters, and invalid UTF-8."""

from __future__ import annotations

import re

from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from rattus.host.problems import Code
from rattus.server.http.refusals import answer

NUL = "\0"
NO_NUL = "a text has no NUL characters"
ESCAPED = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""An escaped NUL character in JSON, whose backslash is not itself escaped."""


class PlainAddresses(ASGIMiddleware):
    """Refuses addresses with a NUL character."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, or refuse it."""
        if NUL in scope["path"] or b"%00" in scope["query_string"]:
            response = answer(Code.BAD_REQUEST, NO_NUL)
            await response.to_asgi_response(None, Request(scope))(scope, receive, send)
        else:
            await next_app(scope, receive, send)


class PlainRequest(Request[object, object, State]):
    """A request whose body is UTF-8 without NUL characters."""

    async def body(self) -> bytes:
        """The body, or a refusal."""
        body = await super().body()
        try:
            text = body.decode()
        except UnicodeDecodeError as error:
            raise ClientException(f"the body is not UTF-8: byte {error.start} is invalid") from None
        if has_nul(text):
            raise ClientException(NO_NUL)
        return body


def has_nul(text: str) -> bool:
    """Whether a JSON text contains a NUL character, plain or escaped."""
    return NUL in text or ESCAPED.search(text) is not None
