"""Playing over REST: steps, undo, what was missed, records."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, MediaType, get, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, QueryParameter

from rattus.server.api.given import GivenCaller, GivenService
from rattus.server.api.problems import refuses
from rattus.server.api.tables import WRITING, TableId
from rattus.server.live import LiveTable
from rattus.server.problems import Code, Problem
from rattus.server.shapes import Ack, Frame, PlayedStep, TableInfo
from rattus.server.socket import Request, StepText, Version
from rattus.server.state import Status
from rattus.table.game import Game

PLAYING = (
    *WRITING, Code.NOT_YOUR_SEAT, Code.NOT_FOUND, Code.CONFLICT, Code.NOT_RUNNING, Code.NOT_YOUR_TURN,
)  # fmt: skip
RECORDED = (Code.BAD_REQUEST, Code.NOT_FOUND, Code.NOT_OVER)


class StepWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step in the words of `legal`; `v` is the last frame seen, `request` your own name for this request."""

    v: Version
    step: StepText
    request: Request


class UndoWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking back your last step."""

    v: Version
    request: Request


class TableRecord(msgspec.Struct, frozen=True):
    """A finished game: the table with its secret, all steps, the result."""

    table: TableInfo
    version: str
    steps: list[PlayedStep]
    result: list[list[str | int]]


def finished(live: LiveTable) -> Game:
    """The game of a table that is over."""
    if live.game is None or live.status is not Status.OVER:
        raise Problem(Code.NOT_OVER, f"the table is {live.status}; its record is shown when it is over")
    return live.game


class Play(Controller):
    """Playing, and what was played."""

    path = "/api/tables/{table:str}"
    tags = ("playing",)

    @post("/steps", status_code=200, responses=refuses(*PLAYING, Code.ILLEGAL_STEP))
    async def step(
        self,
        table: TableId,
        data: Annotated[
            StepWish, BodyKwarg(examples=[Example(value={"v": 7, "step": "settle italia", "request": "a1"})])
        ],
        caller: GivenCaller,
        service: GivenService,
    ) -> Ack:
        """Play a step. It is stored when the answer comes; sent twice it is played once."""
        live = await service.tables.get(table)
        return await live.step(caller, data.step, data.v, data.request)

    @post("/undo", status_code=200, responses=refuses(*PLAYING, Code.CANNOT_UNDO))
    async def undo(
        self,
        table: TableId,
        data: Annotated[UndoWish, BodyKwarg(examples=[Example(value={"v": 8, "request": "a2"})])],
        caller: GivenCaller,
        service: GivenService,
    ) -> Ack:
        """Take back your last step, if nobody has learned anything by it."""
        live = await service.tables.get(table)
        return await live.undo(caller, data.v, data.request)

    @get("/frames", responses=refuses(Code.BAD_REQUEST, Code.NOT_YOUR_SEAT, Code.NOT_FOUND))
    async def frames(
        self,
        table: TableId,
        caller: GivenCaller,
        service: GivenService,
        since: Annotated[
            int | None, QueryParameter(description="The last frame seen.", ge=0, le=2**31 - 1)
        ] = None,
        viewer: Annotated[str | None, QueryParameter(name="as", description="After the end: a seat.")] = None,
    ) -> list[Frame]:
        """All that happened since a frame; a single fresh one if that was long ago."""
        live = await service.tables.get(table)
        return live.frames_since(since, live.viewer(caller, viewer))

    @get("/record", media_type=MediaType.TEXT, responses=refuses(*RECORDED))
    async def record(self, table: TableId, service: GivenService) -> str:
        """The record of a finished game, as `rattus replay` and `rattus verify` read it."""
        return finished(await service.tables.get(table)).record()

    @get("/record.json", responses=refuses(*RECORDED))
    async def record_json(self, table: TableId, service: GivenService) -> TableRecord:
        """The record of a finished game as data, with the secret its luck came from."""
        live = await service.tables.get(table)
        game = finished(live)
        return TableRecord(
            table=live.info,
            version=game.header.version,
            steps=[PlayedStep(moment.by, moment.text) for moment in game.moments()],
            result=[list(place) for place in game.standing()],
        )
