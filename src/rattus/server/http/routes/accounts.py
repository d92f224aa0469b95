"""Accounts: registering, signing in and out, passwords, links, deletion."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Response, delete, get, post, put
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, QueryParameter
from msgspec import Meta

from rattus.host.problems import Code, Problem
from rattus.live.wishes import Me, Name
from rattus.server.http.cookies import NO_SESSION, SignedIn, signed_in
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.refusals import AnyRequest, refuses
from rattus.server.http.routes.guests import NAMING, known
from rattus.server.http.routes.tables import WRITING
from rattus.server.limits import address_of

Password = Annotated[str, Meta(min_length=8, max_length=256)]
Given = Annotated[str, Meta(max_length=256)]
Link = Annotated[str, Meta(min_length=1, max_length=128)]
OWNER = (*WRITING, Code.NO_GUEST, Code.NO_ACCOUNT)


class AccountWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name of your own. Without a password you sign in elsewhere by links only."""

    name: Name
    password: Password | None = None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: Name
    password: Given


class LinkUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link that signs in: the part after `#`."""

    link: Link


class PasswordWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, and the old one, if there is one."""

    new: Password
    old: Given | None = None


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password once more, if there is one."""

    password: Given | None = None


class SignInLink(msgspec.Struct, frozen=True):
    """A link that signs in once; the page's address is `/sign-in#` and the link."""

    link: str
    expires_at: int


ANNA = BodyKwarg(examples=[Example(value={"name": "Anna", "password": "a rat in every port"})])
LINK = BodyKwarg(examples=[Example(value={"link": "link_7uC0cXK3hM0p1wS2m4bq9dTzq0yqz3Rr"})])
CHANGE = BodyKwarg(examples=[Example(value={"old": "a rat in every port", "new": "two rats in every port"})])
PROOF = BodyKwarg(examples=[Example(value={"password": "a rat in every port"})])


class AccountsController(Controller):
    """Accounts and sessions."""

    path = "/api"
    tags = ("people",)

    @post("/account", responses=refuses(*NAMING, Code.HAS_ACCOUNT, Code.WEAK_PASSWORD))
    async def register(
        self,
        data: Annotated[AccountWish, ANNA],
        caller: GivenCaller,
        service: GivenService,
        request: AnyRequest,
    ) -> Response[SignedIn]:
        """Make an account. A guest becomes it and keeps its tables."""
        if caller.known is None:
            service.limits.guest(address_of(request.scope))
        player = await service.accounts.register(caller, data.name, data.password, address_of(request.scope))
        await service.call(player)
        return await signed_in(service, request, player)

    @get("/session")
    async def session(
        self, caller: GivenCaller, service: GivenService, request: AnyRequest
    ) -> Response[Me | None]:
        """Who am I, if anybody? Strangers get `null`, where `/api/me` refuses them."""
        if caller.known is None:
            return Response(None, media_type=MediaType.JSON, status_code=200)
        return await known(caller, service, request)  # type: ignore[return-value]

    @post("/session", responses=refuses(*WRITING, Code.WRONG_PASSWORD))
    async def sign_in(
        self, data: Annotated[Credentials, ANNA], service: GivenService, request: AnyRequest
    ) -> Response[SignedIn]:
        """Sign in with name and password."""
        player = await service.accounts.sign_in(data.name, data.password, address_of(request.scope))
        return await signed_in(service, request, player)

    @post("/session/link", responses=refuses(*WRITING, Code.BAD_LINK))
    async def sign_in_by_link(
        self, data: Annotated[LinkUse, LINK], service: GivenService, request: AnyRequest
    ) -> Response[SignedIn]:
        """Sign in by a link. It works once."""
        return await signed_in(service, request, await service.accounts.sign_in_by_link(data.link))

    @delete(
        "/session",
        response_cookies=[NO_SESSION],
        responses=refuses(Code.BAD_REQUEST, Code.FORBIDDEN_ORIGIN),
    )
    async def sign_out(
        self,
        caller: GivenCaller,
        service: GivenService,
        everywhere: Annotated[
            bool, QueryParameter(description="End all my sessions, not only this one.")
        ] = False,
    ) -> None:
        """Sign out, here or everywhere. Everywhere voids seat links, too; bot accounts keep their tokens.

        A session from before sessions had ids can't be told apart from others, and ends with all of them.
        """
        if caller.known is None:
            return
        if everywhere or caller.session is None:
            await service.sign_out_everywhere(caller.known)
        else:
            with suppress(Problem):  # it was ended elsewhere meanwhile
                await service.sessions.end(caller.known, caller.session)

    @put(
        "/account/password",
        responses=refuses(*OWNER, Code.WRONG_PASSWORD, Code.WEAK_PASSWORD),
    )
    async def change_password(
        self,
        data: Annotated[PasswordWish, CHANGE],
        caller: GivenCaller,
        service: GivenService,
        request: AnyRequest,
    ) -> Response[SignedIn]:
        """Change the password, or set the first one. All other sessions, sign-in links and seat links end."""
        await service.accounts.change_password(caller, data.old, data.new)
        player = await service.sign_out_everywhere(caller.must_have_account())
        return await signed_in(service, request, player)

    @post("/account/links", responses=refuses(Code.FORBIDDEN_ORIGIN, Code.NO_GUEST, Code.NO_ACCOUNT))
    async def make_link(self, caller: GivenCaller, service: GivenService) -> SignInLink:
        """A link that signs you in once, on another device, within a quarter of an hour."""
        return SignInLink(*await service.accounts.make_link(caller.must_have_account()))

    @post(
        "/account/deletion",
        status_code=204,
        response_cookies=[NO_SESSION],
        responses=refuses(*OWNER, Code.WRONG_PASSWORD),
    )
    async def delete_account(
        self, data: Annotated[Proof, PROOF], caller: GivenCaller, service: GivenService
    ) -> None:
        """Delete the account and its bots, or the guest. Names are free again, and all chat lines are erased.

        Games stay, with `deleted player` in the seats. At unfinished tables it is as if you had left.
        """
        await service.deletion.delete(await service.accounts.must_prove(caller, data.password, guests=True))
