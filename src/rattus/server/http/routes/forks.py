"""Forks: play on from any moment of a finished game or a study, from what a seat knew there."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg

from rattus.host.people import Player, new_id
from rattus.host.problems import Code
from rattus.live.records import Played, eyes_at, played_at
from rattus.live.sitting import fork_of, refuse_stranger, seated, sitting
from rattus.live.studies import played_in
from rattus.live.wishes import ForkWish, SeatedTable
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.refusals import LOOKED_FOR, AnyRequest, refuses
from rattus.server.http.routes.studies import StudyId
from rattus.server.http.routes.tables import WRITING, TableId
from rattus.server.limits import address_of
from rattus.server.service import Service

FORKING = (*WRITING, Code.NO_GUEST, *LOOKED_FOR, Code.NOT_RUNNING, Code.NOT_OVER, Code.TOO_MANY_TABLES)


WISH = BodyKwarg(
    examples=[
        Example(id="bots", value={"n": 40, "seat": "red", "bot": "fair"}),
        Example(id="friends", value={"n": 40, "seat": "red", "bot": None}),
    ]
)


class Forks(Controller):
    """New tables from old games."""

    path = "/api"
    tags = ("forks",)

    @post("/tables/{table:str}/fork", responses=refuses(*FORKING))
    async def from_table(
        self,
        table: TableId,
        data: Annotated[ForkWish, WISH],
        caller: GivenCaller,
        service: GivenService,
        request: AnyRequest,
    ) -> SeatedTable:
        """Play on from a moment of a finished game, from what a seat knew there; everything else is drawn again."""
        player = caller.must_be_known()
        live = await service.tables.get(table)
        eyes_at(live, caller, None)
        return await fork(service, played_at(live), data, player, address_of(request.scope))

    @post("/studies/{study:str}/fork", responses=refuses(*FORKING))
    async def from_study(
        self,
        study: StudyId,
        data: Annotated[ForkWish, WISH],
        caller: GivenCaller,
        service: GivenService,
        request: AnyRequest,
    ) -> SeatedTable:
        """Play on from a moment of a study."""
        player = caller.must_be_known()
        played = played_in(await service.studies.get(study))
        return await fork(service, played, data, player, address_of(request.scope))


async def fork(service: Service, played: Played, wish: ForkWish, player: Player, address: str) -> SeatedTable:
    """Make a table that continues from there: never rated, and found by its id only."""
    refuse_stranger(played.rules.header, wish)
    before = await service.scribe.do(lambda: played.decision(wish.n), address)
    table = new_id()
    me, token = sitting(service.seat_tokens, table, player)
    plan = fork_of(played.rules.header, before, wish, player, me)
    async with service.allowance.table(player, address, waits=False, alone=False):
        live = await service.tables.create(table, plan)
    return seated(service.seat_tokens, live, wish.seat, token)
