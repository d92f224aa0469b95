"""Analyses of finished games: asked for, made in their time, kept, and found where the game is."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State

from rattus.bots.analysis import Analysis
from rattus.host.problems import Code
from rattus.live.analyses import ShownAnalysis, finished, finished_at, told
from rattus.live.records import Played
from rattus.live.studies import played_in
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.long_answers import PACKED_ITSELF, long_answer, unpacked
from rattus.server.http.refusals import LOOKED_FOR, refuses
from rattus.server.http.routes.records import named
from rattus.server.http.routes.studies import StudyId
from rattus.server.http.routes.tables import TableId
from rattus.server.limits import address_of
from rattus.server.service import Service
from rattus.server.tables.analysing import read

OF_STUDIES = (Code.BAD_REQUEST, *LOOKED_FOR, Code.NOT_OVER)
OF_TABLES = (*OF_STUDIES, Code.NOT_RUNNING)
ASKING = (Code.FORBIDDEN_ORIGIN, Code.NO_GUEST)

AnyRequest = Request[object, object, State]


class Analyses(Controller):
    """What decided finished games."""

    path = "/api"
    tags = ("analyses",)

    @get("/tables/{table:str}/analysis", opt={PACKED_ITSELF: True}, responses=refuses(*OF_TABLES))
    async def of_table(
        self, table: TableId, service: GivenService, request: AnyRequest
    ) -> Response[ShownAnalysis]:
        """How far the analysis of a finished game is, and the analysis when it is ready."""
        return await shown(service, request, table, finished_at(await service.tables.get(table)))

    @post("/tables/{table:str}/analysis", responses=refuses(*OF_TABLES, *ASKING))
    async def ask_of_table(
        self, table: TableId, caller: GivenCaller, service: GivenService, request: AnyRequest
    ) -> ShownAnalysis:
        """Have a finished game analysed. If it was asked for before, nothing more is done."""
        player, played = caller.must_be_known().id, finished_at(await service.tables.get(table))
        return await service.analysing.ask(table, "table", played, player, address_of(request.scope))

    @get("/tables/{table:str}/analysis.json", opt={PACKED_ITSELF: True}, responses=refuses(*OF_TABLES))
    async def whole_of_table(
        self, table: TableId, service: GivenService, request: AnyRequest
    ) -> Response[Analysis]:
        """The whole analysis, as `rattus analyse --json` writes it."""
        finished_at(await service.tables.get(table))
        return await whole(service, request, table)

    @get("/studies/{study:str}/analysis", opt={PACKED_ITSELF: True}, responses=refuses(*OF_STUDIES))
    async def of_study(
        self, study: StudyId, service: GivenService, request: AnyRequest
    ) -> Response[ShownAnalysis]:
        """How far the analysis of a study is, and the analysis when it is ready."""
        return await shown(service, request, study, await of(service, study))

    @post("/studies/{study:str}/analysis", responses=refuses(*OF_STUDIES, *ASKING))
    async def ask_of_study(
        self, study: StudyId, caller: GivenCaller, service: GivenService, request: AnyRequest
    ) -> ShownAnalysis:
        """Have a study of a finished game analysed."""
        player = caller.must_be_known().id
        played = await of(service, study)
        return await service.analysing.ask(study, "study", played, player, address_of(request.scope))

    @get("/studies/{study:str}/analysis.json", opt={PACKED_ITSELF: True}, responses=refuses(*OF_STUDIES))
    async def whole_of_study(
        self, study: StudyId, service: GivenService, request: AnyRequest
    ) -> Response[Analysis]:
        """The whole analysis of a study."""
        await of(service, study)
        return await whole(service, request, study)


async def of(service: Service, study: str) -> Played:
    """The finished game of a study."""
    found = await service.studies.get(study)
    return finished(played_in(found), over=found.over)


async def shown(service: Service, request: AnyRequest, game: str, played: Played) -> Response[Any]:
    """How far it is; what is ready is written by the scribe, and cached."""
    now = await service.analysing.shown(game)
    if now.status != "ready":
        return Response(now, media_type=MediaType.JSON)
    body = await service.analysing.analysis(game)

    def write() -> bytes:
        return msgspec.json.encode(ShownAnalysis("ready", 1.0, 0, told(played, read(body))))

    return await long_answer(service.scribe, request, game, "analysis", len(played.steps), write)


async def whole(service: Service, request: AnyRequest, game: str) -> Response[Any]:
    """An analysis as it is stored."""
    body = await service.analysing.analysis(game)
    return await unpacked(service.scribe, request, body, named(f"{game}-analysis.json"))
