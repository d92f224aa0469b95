"""Records to keep, positions to look at, finished games to find."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from rattus.host.problems import Code
from rattus.live.records import Position, eyes_at, played_at
from rattus.live.wishes import FinishedPage, TableRecord
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.long_answers import PACKED_ITSELF, long_answer
from rattus.server.http.paging import Mark, PageSize, mark, place
from rattus.server.http.refusals import LOOKED_FOR, AnyRequest, refuses
from rattus.server.http.routes.tables import TableId
from rattus.server.limits import address_of
from rattus.server.storage.archive import Place
from rattus.server.tables.scribe import unhurried

ON_A_PAGE = 20
TEXT_IS_CHEAPER = 4
"""How many times cheaper a record as text is than all positions."""
SHOWING = (Code.BAD_REQUEST, Code.NOT_YOUR_SEAT, *LOOKED_FOR, Code.NOT_RUNNING, Code.NOT_OVER)
"""How showing part of a table's game may fail."""
PICTURE = (Code.BAD_REQUEST, *LOOKED_FOR)

GivenRequest = Request[object, object, State]
As = Annotated[
    str | None,
    QueryParameter(
        name="as",
        description="A seat, or `public`: only what could be seen from there. Others' seats are open after the end.",
        min_length=1,
        max_length=64,
    ),
]
N = Annotated[int, PathParameter(description="The number of steps; 0 is the start.", ge=0, le=2**31 - 1)]


class Records(Controller):
    """Games played at tables."""

    path = "/api"
    tags = ("records",)

    @get("/records", responses=refuses(Code.BAD_REQUEST, Code.NO_GUEST))
    async def finished(
        self,
        caller: GivenCaller,
        service: GivenService,
        game: Annotated[
            str | None, QueryParameter(description="Only of this game.", min_length=1, max_length=64)
        ] = None,
        mine: Annotated[bool, QueryParameter(description="Those where I had a seat, public or not.")] = False,
        after: Mark = None,
        limit: PageSize = ON_A_PAGE,
    ) -> FinishedPage:
        """Finished games, the latest first: public ones, or mine."""
        player = caller.must_be_known().id if mine else None
        games = await service.finished.page(limit, place(after), game, player)
        last = games[-1] if len(games) == limit else None
        return FinishedPage(games, mark(Place(0, last.ended_at, last.id)) if last else None)

    @get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=refuses(*SHOWING))
    async def text(
        self,
        table: TableId,
        caller: GivenCaller,
        service: GivenService,
        request: AnyRequest,
        viewer: As = None,
    ) -> Response[str]:
        """The record as text, as `rattus replay` and `rattus verify` read it; a seat's own is for reading only."""
        live = await service.tables.get(table)
        eyes, played = eyes_at(live, caller, viewer), played_at(live)
        cost = len(played.steps) / TEXT_IS_CHEAPER
        text = await service.scribe.do(lambda: played.text(eyes), address_of(request.scope), cost)
        return Response(text, media_type=MediaType.TEXT, headers=named(f"{table}.txt"))

    @get("/tables/{table:str}/record.json", opt={PACKED_ITSELF: True}, responses=refuses(*SHOWING))
    async def data(
        self,
        table: TableId,
        caller: GivenCaller,
        service: GivenService,
        request: AnyRequest,
        viewer: As = None,
    ) -> Response[TableRecord]:
        """The record as data: every position, and after the end the secret the luck came from."""
        live = await service.tables.get(table)
        eyes, played = eyes_at(live, caller, viewer), played_at(live)
        info, now, version = live.info, live.fresh(None), played.rules.header.version

        def write() -> bytes:
            text, frames, told = played.written(eyes, unhurried)
            return msgspec.json.encode(
                TableRecord(info, viewer, version, now.result, now.winners, text, frames, told)
            )

        what, count = ("record", live.state.v, viewer), len(played.steps) + 1
        return await long_answer(service.scribe, request, live, what, count, write, named(f"{table}.json"))

    @get("/tables/{table:str}/preview.png", media_type="image/png", responses=refuses(*PICTURE))
    async def preview(self, table: TableId, request: GivenRequest, service: GivenService) -> Response[bytes]:
        """A picture of a table as everybody may see it, for link previews."""
        live = await service.tables.get(table)
        return picture(await service.previews.of_live(live, address_of(request.scope)))

    @get("/tables/{table:str}/positions/{n:int}", responses=refuses(*SHOWING))
    async def position(
        self, table: TableId, n: N, caller: GivenCaller, service: GivenService, viewer: As = None
    ) -> Position:
        """One position, and what happened through the step before it."""
        live = await service.tables.get(table)
        return played_at(live).position(n, eyes_at(live, caller, viewer))


def picture(png: bytes) -> Response[bytes]:
    """A picture that may be cached for a while."""
    return Response(png, media_type="image/png", headers={"cache-control": "public, max-age=60"})


def named(file: str) -> dict[str, str]:
    """A header to show a file in the browser, and save it under this name."""
    return {"content-disposition": f'inline; filename="rattus-{file}"'}
