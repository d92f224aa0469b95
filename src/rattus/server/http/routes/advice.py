"""Advice while playing."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg

from rattus.host.problems import Code
from rattus.live.advice import AdviceWish, ToldAdvice, advised
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.refusals import LOOKED_FOR, AnyRequest, refuses
from rattus.server.http.routes.tables import WRITING, TableId
from rattus.server.limits import address_of

WISH = BodyKwarg(examples=[Example(value={"v": 7})])
NO = (Code.NOT_YOUR_SEAT, Code.NO_ADVICE, Code.NOT_RUNNING, Code.NOT_YOUR_TURN, Code.CONFLICT)


class AdviceController(Controller):
    """What a master would do."""

    path = "/api/tables/{table:str}"
    tags = ("playing",)

    @post("/advice", status_code=200, responses=refuses(*WRITING, *LOOKED_FOR, *NO))
    async def advise(
        self,
        table: TableId,
        data: Annotated[AdviceWish, WISH],
        caller: GivenCaller,
        service: GivenService,
        request: AnyRequest,
    ) -> ToldAdvice:
        """What a master would play in your place now, by what your seat knows; not in rated games."""
        live = await service.tables.latest(table)
        view = advised(live, caller, data.v)
        return await service.advising.advise(view, caller.player or live.id, address_of(request.scope))
