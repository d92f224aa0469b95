"""The session cookie: hidden from scripts and other sites, and restricted to HTTPS where that is used."""

from __future__ import annotations

import msgspec
from litestar import Response
from litestar.datastructures import Cookie

from rattus.host.people import Player, PlayerKind
from rattus.server.http.refusals import AnyRequest
from rattus.server.people.identity import COOKIE
from rattus.server.service import Service

DAY = 24 * 3600


class SignedIn(msgspec.Struct, frozen=True):
    """Who you are now. `token` is the value of the cookie; programs send it as `Authorization: Bearer`."""

    id: str
    name: str
    kind: PlayerKind
    token: str


async def signed_in(service: Service, request: AnyRequest, player: Player) -> Response[SignedIn]:
    """Begin a session, for the cookie and for programs."""
    token = await service.sessions.begin(player, agent_of(request))
    answer = SignedIn(player.id, player.name, player.kind, token)
    return Response(answer, cookies=[session_cookie(service, request, token)])


def agent_of(request: AnyRequest) -> str:
    """The `User-Agent` of a request."""
    return request.headers.get("user-agent", "")


NO_SESSION = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")
"""Ends the session of a browser."""


def session_cookie(service: Service, request: AnyRequest, token: str) -> Cookie:
    """The cookie of a session."""
    return Cookie(
        COOKIE,
        value=token,
        max_age=int(service.settings.session_days * DAY),
        httponly=True,
        secure=service.settings.secure_cookies or request.scope["scheme"] == "https",
        samesite="lax",
    )
