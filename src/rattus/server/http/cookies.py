"""The cookie of a session: not for scripts, not for other sites, by HTTPS only where that is spoken."""

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
    """Who you are now. `token` is what the cookie keeps; programs send it as `Authorization: Bearer`."""

    id: str
    name: str
    kind: PlayerKind
    token: str


async def signed_in(service: Service, request: AnyRequest, player: Player) -> Response[SignedIn]:
    """A new session, for the cookie and for programs."""
    token = await service.sessions.begin(player, agent_of(request))
    answer = SignedIn(player.id, player.name, player.kind, token)
    return Response(answer, cookies=[session_cookie(service, request, token)])


def agent_of(request: AnyRequest) -> str:
    """What a program says of itself."""
    return request.headers.get("user-agent", "")


NO_SESSION = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")
"""Ends the session of a browser."""


def session_cookie(service: Service, request: AnyRequest, token: str) -> Cookie:
    """Keeps a session."""
    return Cookie(
        COOKIE,
        value=token,
        max_age=int(service.settings.session_days * DAY),
        httponly=True,
        secure=service.settings.secure_cookies or request.scope["scheme"] == "https",
        samesite="lax",
    )
