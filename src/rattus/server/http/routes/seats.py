"""Seats: taken, left, given up, given to a stand-in and taken back; and seat links."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, PathParameter

from rattus.host.events import Occupant
from rattus.host.problems import Code, Problem
from rattus.host.shapes import TableInfo
from rattus.live.sitting import seated, sitting
from rattus.live.wishes import SeatedTable, SitWish, StandInTime, StartWish
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.refusals import LOOKED_FOR, refuses
from rattus.server.http.routes.tables import WRITING, TableId

SeatPath = Annotated[str, PathParameter(description="A seat of the table.", min_length=1, max_length=64)]
MINE = (Code.BAD_REQUEST, Code.FORBIDDEN_ORIGIN, Code.NOT_YOUR_SEAT, *LOOKED_FOR, Code.CONFLICT)

LOOKING_FOR_STAND_IN = (
    Code.BAD_REQUEST, Code.NOT_YOUR_SEAT, *LOOKED_FOR, Code.NOT_RUNNING, Code.NOT_ABSENT,
)  # fmt: skip


SIT = BodyKwarg(examples=[Example(id="any", value={}), Example(id="red", value={"seat": "red"})])
START = BodyKwarg(examples=[Example(value={"bot": "easy"})])


class Seats(Controller):
    """Seats of a table."""

    path = "/api/tables/{table:str}"
    tags = ("seats",)

    @post(
        "/seats",
        responses=refuses(
            *WRITING, Code.NO_GUEST, *LOOKED_FOR, Code.NOT_OPEN, Code.SEAT_TAKEN, Code.ALREADY_SEATED,
            Code.CONFLICT, Code.RATED_TABLE, Code.NO_BOTS,
        ),
    )  # fmt: skip
    async def sit(
        self, table: TableId, data: Annotated[SitWish, SIT], caller: GivenCaller, service: GivenService
    ) -> SeatedTable:
        """Sit down. The last one to sit down starts the game."""
        occupant, token = sitting(service.seat_tokens, table, caller.must_be_known())
        live = await service.tables.latest(table)
        return seated(service.seat_tokens, live, await live.sit(data.seat, occupant), token)

    @get("/seats/mine", responses=refuses(Code.BAD_REQUEST, Code.NOT_YOUR_SEAT, *LOOKED_FOR))
    async def link(self, table: TableId, caller: GivenCaller, service: GivenService) -> SeatedTable:
        """Your seat and its token once more, for another device."""
        live = await service.tables.latest(table)
        seat = live.authority(caller)
        who = live.state.seats[seat]
        assert who is not None, "whoever has authority over a seat has it"
        return seated(service.seat_tokens, live, seat, service.seat_tokens.again(table, who))

    @post("/seats/{seat:str}/link", status_code=200, responses=refuses(*MINE, Code.NO_GUEST, Code.TOO_MANY))
    async def renew(
        self, table: TableId, seat: SeatPath, caller: GivenCaller, service: GivenService
    ) -> SeatedTable:
        """Renew the token of your seat, or of one at your screen; the old one stops working everywhere."""
        player = caller.must_be_known()
        live = await service.tables.latest(table)
        await service.relink(live, seat, player)
        who = live.state.seats[seat]
        assert who is not None, "its link was renewed"
        return seated(service.seat_tokens, live, seat, service.seat_tokens.again(table, who))

    @delete("/seats/mine", status_code=200, responses=refuses(*MINE, Code.NOT_RUNNING))
    async def leave(self, table: TableId, caller: GivenCaller, service: GivenService) -> TableInfo:
        """Leave. Before the start the seat becomes free; later a stand-in plays on, and you may come back.

        If no other person plays, the game waits for you. To end it, give up.
        """
        live = await service.tables.latest(table)
        await live.leave(caller)
        return live.info

    @post("/seats/mine/back", status_code=200, responses=refuses(*MINE, Code.NOT_RUNNING, Code.CONCEDED))
    async def come_back(self, table: TableId, caller: GivenCaller, service: GivenService) -> TableInfo:
        """Take your seat back from the stand-in. Playing a step does it, too."""
        live = await service.tables.latest(table)
        await live.come_back(caller)
        return live.info

    @post("/seats/mine/concede", status_code=200, responses=refuses(*MINE, Code.NOT_RUNNING))
    async def concede(self, table: TableId, caller: GivenCaller, service: GivenService) -> TableInfo:
        """Give up for good. If the game goes on, a stand-in plays your seat to the end."""
        live = await service.tables.latest(table)
        await live.concede(caller)
        return live.info

    @post(
        "/seats/{seat:str}/stand-in",
        status_code=200,
        responses=refuses(*MINE, Code.NOT_RUNNING, Code.NOT_ABSENT),
    )
    async def stand_in(
        self, table: TableId, seat: SeatPath, caller: GivenCaller, service: GivenService
    ) -> TableInfo:
        """Ask for a stand-in for a player whose turn it is and who has long been absent, at an untimed table."""
        live = await service.tables.latest(table)
        await live.ask_stand_in(caller, seat)
        return live.info

    @get("/seats/{seat:str}/stand-in", responses=refuses(*LOOKING_FOR_STAND_IN))
    async def stand_in_from(
        self, table: TableId, seat: SeatPath, caller: GivenCaller, service: GivenService
    ) -> StandInTime:
        """From when on one can ask for a stand-in for an absent player."""
        live = await service.tables.latest(table)
        return StandInTime(await live.stand_in_from(caller, seat))

    @post(
        "/start",
        status_code=200,
        responses=refuses(*WRITING, Code.NOT_OWNER, *LOOKED_FOR, Code.NOT_OPEN, Code.CONFLICT),
    )
    async def start(
        self, table: TableId, data: Annotated[StartWish, START], caller: GivenCaller, service: GivenService
    ) -> TableInfo:
        """Start now, with bots in the free seats. Only for the player who made the table."""
        live = await service.tables.latest(table)
        if not live.owned_by(caller):
            raise Problem(Code.NOT_OWNER)
        await live.fill(Occupant(data.bot, bot=data.bot))
        return live.info
