"""Reasons why nothing can be done with a thing that somebody points at."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.openapi.spec import Example
from litestar.params import QueryParameter

from rattus.host.problems import Code, Problem, Reason
from rattus.host.stepping import reasons
from rattus.live.wishes import Reasons
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.refusals import LOOKED_FOR, refuses
from rattus.server.http.routes.tables import TableId

Thing = Annotated[
    str,
    QueryParameter(
        description=(
            "As steps name it: a region, a rat (`gallia/2`), a card, a seat, a number. "
            "In the card game its kind may come before it: `place:2`, `nun:2`, `card:monk-4`, `seat:red`."
        ),
        min_length=1,
        max_length=64,
        examples=[Example(value="gallia")],
    ),
]
Begun = Annotated[
    list[str] | None,
    QueryParameter(
        description=(
            "What was pointed at before, for the same step and in this order: things, or the verb. "
            "Then the answer is about what can still be chosen for that step."
        ),
        max_items=8,
        examples=[Example(value=["merchant", "gallia"])],
    ),
]


class WhyController(Controller):
    """Reasons, by the rules."""

    path = "/api/tables/{table:str}"
    tags = ("playing",)

    @get("/why", responses=refuses(Code.BAD_REQUEST, Code.NOT_YOUR_SEAT, *LOOKED_FOR, Code.NOT_RUNNING))
    async def why(
        self, table: TableId, thing: Thing, caller: GivenCaller, service: GivenService, begun: Begun = None
    ) -> Reasons:
        """Why your seat can do nothing now with the thing it points at, as far as the seat may know."""
        live = await service.tables.latest(table)
        seat = live.authority(caller)
        if live.game is None:
            raise Problem(Code.NOT_RUNNING, "there is nothing to do before the game begins")
        return Reasons([Reason.of(error) for error in reasons(live.game, seat, thing, begun or ())])
