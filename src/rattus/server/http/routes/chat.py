"""Chat at a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, QueryParameter

from rattus.host.audience import ChatLine
from rattus.host.problems import Code
from rattus.live.messages import SpokenText, Version
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.refusals import LOOKED_FOR, refuses
from rattus.server.http.routes.tables import WRITING, TableId

SPEAKING = (*WRITING, Code.NO_GUEST, *LOOKED_FOR)


class ChatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to say: one line."""

    text: SpokenText


class MuteWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mute the author of line `n`, or unmute; with `everybody` for all at the table."""

    n: Version
    muted: bool = True
    everybody: bool = False


SAY = BodyKwarg(examples=[Example(value={"text": "Well played!"})])
MUTE = BodyKwarg(examples=[Example(value={"n": 12, "muted": True})])


class ChatController(Controller):
    """Chat lines."""

    path = "/api/tables/{table:str}/chat"
    tags = ("chat",)

    @get(responses=refuses(Code.BAD_REQUEST, Code.NOT_YOUR_SEAT, *LOOKED_FOR))
    async def read(
        self,
        table: TableId,
        caller: GivenCaller,
        service: GivenService,
        since: Annotated[int, QueryParameter(description="The last line you know.", ge=0, le=2**31 - 1)] = 0,
    ) -> list[ChatLine]:
        """What was said, as far as you may read it: the latest hundred lines."""
        live = await service.tables.get(table)
        return await service.chats.lines(live, live.looker(caller), since)

    @post(responses=refuses(*SPEAKING, Code.MUTED))
    async def say(
        self, table: TableId, data: Annotated[ChatWish, SAY], caller: GivenCaller, service: GivenService
    ) -> ChatLine:
        """Say something. Seats see what watchers say during the game only after the end."""
        return await service.chats.say(await service.tables.get(table), caller, data.text)

    @post("/mute", status_code=200, responses=refuses(*SPEAKING, Code.NOT_OWNER))
    async def mute(
        self, table: TableId, data: Annotated[MuteWish, MUTE], caller: GivenCaller, service: GivenService
    ) -> list[ChatLine]:
        """Mute the author of a line, for yourself or, if you made the table, for everybody. Returns the lines left."""
        live = await service.tables.get(table)
        await service.chats.mute(live, caller, data.n, data.muted, data.everybody)
        return await service.chats.lines(live, live.looker(caller))
