"""Texts that no database keeps are refused before anybody looks at them: NUL characters, and what is no UTF-8."""

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
"""A NUL character as JSON can have one; the backslash before it may not be one that stands for itself."""


class PlainAddresses(ASGIMiddleware):
    """Refuses addresses with a NUL character."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let it through, or refuse it."""
        if NUL in scope["path"] or b"%00" in scope["query_string"]:
            response = answer(Code.BAD_REQUEST, NO_NUL)
            await response.to_asgi_response(None, Request(scope))(scope, receive, send)
        else:
            await next_app(scope, receive, send)


class PlainRequest(Request[object, object, State]):
    """A request whose body is UTF-8, and has no NUL character."""

    async def body(self) -> bytes:
        """The body, or a refusal."""
        body = await super().body()
        try:
            text = body.decode()
        except UnicodeDecodeError as error:
            raise ClientException(f"the body is no UTF-8: byte {error.start} can't be read") from None
        if has_nul(text):
            raise ClientException(NO_NUL)
        return body


def has_nul(text: str) -> bool:
    """Whether a JSON text has a NUL character in it, or is one."""
    return NUL in text or ESCAPED.search(text) is not None
