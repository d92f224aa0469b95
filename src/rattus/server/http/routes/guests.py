"""Guests, and the caller's own identity."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, patch, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg

from rattus.host.people import Caller
from rattus.host.problems import Code
from rattus.live.wishes import Me, NameWish
from rattus.server.http.cookies import SignedIn, agent_of, session_cookie, signed_in
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.refusals import AnyRequest, refuses
from rattus.server.http.routes.tables import WRITING
from rattus.server.limits import address_of
from rattus.server.service import Service

NAMING = (*WRITING, Code.NAME_TAKEN, Code.BAD_NAME)


async def known(caller: Caller, service: Service, request: AnyRequest) -> Response[Me]:
    """The caller, with a new cookie if the old one is due for renewal."""
    player = caller.must_be_known()
    cookies = []
    if caller.aged:
        token = await service.sessions.again(caller, agent_of(request))
        cookies.append(session_cookie(service, request, token))
    has_password = await service.accounts.has_password(player)
    return Response(Me(player.id, player.name, player.kind, has_password), cookies=cookies)


ANNA = BodyKwarg(examples=[Example(value={"name": "Anna"})])


class Guests(Controller):
    """Guests, known by a signed cookie."""

    path = "/api"
    tags = ("people",)

    @post("/guests", responses=refuses(*NAMING))
    async def become(
        self, data: Annotated[NameWish, ANNA], service: GivenService, request: AnyRequest
    ) -> Response[SignedIn]:
        """Become a guest: a cookie identifies you from now on."""
        service.limits.guest(address_of(request.scope))
        return await signed_in(service, request, await service.players.create(data.name))

    @get("/me", responses=refuses(Code.NO_GUEST))
    async def me(self, caller: GivenCaller, service: GivenService, request: AnyRequest) -> Response[Me]:
        """Who am I? A session older than a day is renewed."""
        return await known(caller, service, request)

    @patch("/me", responses=refuses(*NAMING, Code.NO_GUEST))
    async def rename(self, data: Annotated[NameWish, ANNA], caller: GivenCaller, service: GivenService) -> Me:
        """Change your name, also at all tables where you play or wait."""
        known = caller.must_be_known()
        await service.tables.may_be_called(known.id, data.name)
        player = await service.players.rename(known, data.name)
        await service.call(player)
        return Me(player.id, player.name, player.kind, await service.accounts.has_password(player))
