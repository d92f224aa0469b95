"""Guests: who somebody is, without an account."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg
from msgspec import Meta

from rattus.server.api.given import GivenCaller, GivenService
from rattus.server.api.problems import refuses
from rattus.server.api.tables import Listed, listed
from rattus.server.identity import COOKIE, COOKIE_AGE
from rattus.server.problems import Code
from rattus.server.state import Status

MOST_LISTED = 100

Name = Annotated[
    str, Meta(min_length=1, max_length=32, pattern=r"^[^\s\x00-\x1f\x7f](.*[^\s\x00-\x1f\x7f])?$")
]


class GuestWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """Who the server thinks you are."""

    id: str
    name: str


class NewGuest(msgspec.Struct, frozen=True):
    """Who you are now. `token` is what the cookie keeps; programs send it as `Authorization: Bearer`."""

    id: str
    name: str
    token: str


class MyTable(msgspec.Struct, frozen=True):
    """A table where you have a seat, and whether you are asked."""

    seat: str
    your_turn: bool
    table: Listed


ANNA = BodyKwarg(examples=[Example(value={"name": "Anna"})])


class Guests(Controller):
    """Guests by a signed cookie."""

    path = "/api"
    tags = ("guests",)

    @post("/guests", responses=refuses(Code.BAD_REQUEST, Code.FORBIDDEN_ORIGIN, Code.TOO_LARGE))
    async def become(self, data: Annotated[GuestWish, ANNA], service: GivenService) -> Response[NewGuest]:
        """Become a guest: a cookie makes you known from now on."""
        player = await service.players.create(data.name)
        token = service.signatures.sign(player)
        cookie = Cookie(
            COOKIE,
            value=token,
            max_age=COOKIE_AGE,
            httponly=True,
            secure=service.settings.secure_cookies,
            samesite="lax",
        )
        return Response(NewGuest(player, data.name, token), cookies=[cookie])

    @get("/me", responses=refuses(Code.NO_GUEST))
    async def me(self, caller: GivenCaller, service: GivenService) -> Me:
        """Who am I?"""
        name = await service.players.name(caller.player)
        return Me(caller.player or "", name)

    @patch("/me", responses=refuses(Code.BAD_REQUEST, Code.NO_GUEST, Code.FORBIDDEN_ORIGIN, Code.TOO_LARGE))
    async def rename(
        self, data: Annotated[GuestWish, ANNA], caller: GivenCaller, service: GivenService
    ) -> Me:
        """Be called otherwise; seats taken before keep the old name."""
        await service.players.name(caller.player)
        player = caller.player or ""
        await service.players.rename(player, data.name)
        return Me(player, data.name)

    @get("/me/tables", responses=refuses(Code.NO_GUEST))
    async def mine(self, caller: GivenCaller, service: GivenService) -> list[MyTable]:
        """The tables where I have a seat: those where I am asked first."""
        await service.players.name(caller.player)
        player = caller.player or ""
        found = []
        for table in await service.archive.tables_of(player, MOST_LISTED):
            seat = next(seat.seat for seat in table.seats if seat.player == player)
            mine = table.status == Status.RUNNING and table.to_act == seat
            found.append(MyTable(seat, mine, listed(table)))
        return sorted(found, key=lambda own: (not own.your_turn, own.table.status == Status.OVER))
