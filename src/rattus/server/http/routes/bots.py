"""Bot accounts: programs that play over the net, with tokens of their own."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, PathParameter

from rattus.host.problems import Code
from rattus.live.wishes import NameWish
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.refusals import refuses
from rattus.server.http.routes.accounts import OWNER
from rattus.server.http.routes.guests import NAMING

BotName = Annotated[
    str, PathParameter(description="The name of the bot account.", min_length=1, max_length=64)
]
ROBERTA = BodyKwarg(examples=[Example(value={"name": "Roberta"})])
OWNER_OF_BOT = (Code.BAD_REQUEST, Code.FORBIDDEN_ORIGIN, Code.NO_GUEST, Code.NO_ACCOUNT, Code.NOT_FOUND)


class NewBot(msgspec.Struct, frozen=True):
    """A bot account. The token is shown only once; programs send it as `Authorization: Bearer`."""

    id: str
    name: str
    token: str


class OwnBot(msgspec.Struct, frozen=True):
    """A bot account of yours, and whether it has a token."""

    id: str
    name: str
    token: bool


class BotAccountsController(Controller):
    """The bot accounts of an account."""

    path = "/api/account/bots"
    tags = ("people",)

    @post(responses=refuses(*OWNER, *NAMING, Code.TOO_MANY))
    async def add(
        self, data: Annotated[NameWish, ROBERTA], caller: GivenCaller, service: GivenService
    ) -> NewBot:
        """A new bot account, with a token that is shown only now."""
        bot, token = await service.bot_accounts.add(caller.must_have_account(), data.name)
        await service.call(bot)
        return NewBot(bot.id, bot.name, token)

    @get(responses=refuses(Code.NO_GUEST, Code.NO_ACCOUNT))
    async def mine(self, caller: GivenCaller, service: GivenService) -> list[OwnBot]:
        """My bot accounts by name."""
        found = await service.bot_accounts.of(caller.must_have_account())
        return [OwnBot(bot.id, bot.name, token) for bot, token in found]

    @post("/{bot:str}/token", responses=refuses(*OWNER_OF_BOT))
    async def new_token(self, bot: BotName, caller: GivenCaller, service: GivenService) -> NewBot:
        """Replace the token; the old one stops working."""
        known, token = await service.bot_accounts.new_token(caller.must_have_account(), bot)
        return NewBot(known.id, known.name, token)

    @delete("/{bot:str}/token", responses=refuses(*OWNER_OF_BOT))
    async def revoke_token(self, bot: BotName, caller: GivenCaller, service: GivenService) -> None:
        """Leave the bot without a token."""
        await service.bot_accounts.revoke_token(caller.must_have_account(), bot)

    @delete("/{bot:str}", responses=refuses(*OWNER_OF_BOT))
    async def remove(self, bot: BotName, caller: GivenCaller, service: GivenService) -> None:
        """Delete the bot account. Its name is free again; its games stay."""
        await service.deletion.delete(await service.bot_accounts.one_of(caller.must_have_account(), bot))
