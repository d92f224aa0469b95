"""Playing over REST: steps, undo, missed frames."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, QueryParameter

from rattus.host.frames import encoded
from rattus.host.problems import Code
from rattus.host.shapes import Ack, Frame
from rattus.live.table import FEW_FRAMES
from rattus.live.wishes import StepWish, UndoAnswerWish, UndoAskWish, UndoWish
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.long_answers import PACKED_ITSELF, long_answer
from rattus.server.http.refusals import LOOKED_FOR, AnyRequest, refuses
from rattus.server.http.routes.tables import AS_SEAT, WRITING, TableId
from rattus.server.tables.scribe import unhurried

MOST_AT_ONCE = 1000
"""Frames of one answer; clients continue from the last one."""
PLAYING = (
    *WRITING, Code.NOT_YOUR_SEAT, *LOOKED_FOR, Code.CONFLICT, Code.NOT_RUNNING, Code.NOT_YOUR_TURN,
    Code.CONCEDED,
)  # fmt: skip


class Play(Controller):
    """Steps, and what happened meanwhile."""

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

    @post("/undo/ask", status_code=200, responses=refuses(*PLAYING, Code.CANNOT_UNDO))
    async def ask_undo(
        self,
        table: TableId,
        data: Annotated[
            UndoAskWish,
            BodyKwarg(
                examples=[
                    Example(id="last", value={"v": 9, "request": "a3"}),
                    Example(id="far", value={"v": 9, "request": "a4", "to": 5}),
                ]
            ),
        ],
        caller: GivenCaller,
        service: GivenService,
    ) -> Ack:
        """Ask to go back even if somebody has learned something since. It happens when all people have agreed.

        A new step or a refusal ends the request.
        """
        live = await service.tables.get(table)
        return await live.ask_undo(caller, data.v, data.to, data.request)

    @post("/undo/answer", status_code=200, responses=refuses(*PLAYING, Code.CANNOT_UNDO))
    async def answer_undo(
        self,
        table: TableId,
        data: Annotated[
            UndoAnswerWish, BodyKwarg(examples=[Example(value={"v": 10, "request": "b1", "agree": True})])
        ],
        caller: GivenCaller,
        service: GivenService,
    ) -> Ack:
        """Agree to go back, or not."""
        live = await service.tables.get(table)
        return await live.answer_undo(caller, data.v, data.agree, data.request)

    @get(
        "/frames",
        opt={PACKED_ITSELF: True},
        responses=refuses(Code.BAD_REQUEST, Code.NOT_YOUR_SEAT, *LOOKED_FOR),
    )
    async def frames(
        self,
        table: TableId,
        caller: GivenCaller,
        service: GivenService,
        request: AnyRequest,
        since: Annotated[
            int | None, QueryParameter(description="The last frame seen.", ge=0, le=2**31 - 1)
        ] = None,
        viewer: AS_SEAT = None,
    ) -> Response[list[Frame]]:
        """All frames after one: the whole history after 0; without `since` a single fresh one.

        At most a thousand frames come; ask again from the last one for more.
        """
        live = await service.tables.latest(table)
        looking, v = live.viewer(caller, viewer), live.state.v
        if since is None or since > v:
            return Response([live.fresh(looking)])
        history, last = live.history, min(v, since + MOST_AT_ONCE)
        if last - since <= FEW_FRAMES:
            return Response(list(history.frames(since, looking)))

        def write() -> bytes:
            made = unhurried(islice(history.frames(since, looking), MOST_AT_ONCE))
            return b"[" + b",".join(encoded(frame).encode() for frame in made) + b"]"

        what = ("frames", since, last, looking)
        return await long_answer(service.scribe, request, live, what, last - since, write)
