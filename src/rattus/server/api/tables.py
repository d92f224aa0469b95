"""Tables: made, listed, looked at; seats taken and given up."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, delete, get, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, FromQuery, PathParameter, QueryParameter, RequestBody
from msgspec import Meta

from rattus.server.api.given import GivenCaller, GivenService
from rattus.server.api.problems import refuses
from rattus.server.bench import BotCode
from rattus.server.events import Occupant
from rattus.server.identity import hashed, new_seat_token
from rattus.server.problems import Code, Problem
from rattus.server.shapes import Frame, SeatInfo, TableInfo
from rattus.server.state import Status
from rattus.server.storage.archive import ListedTable

MOST_LISTED = 100

TableId = Annotated[str, PathParameter(description="The table's id.", min_length=1, max_length=32)]
SeatName = Annotated[str, Meta(min_length=1, max_length=64)]
OptionName = Annotated[str, Meta(min_length=1, max_length=32)]
OptionValue = Annotated[str, Meta(min_length=1, max_length=400)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets a seat: `me`, a `bot`, or whoever comes (`open`)."""

    who: Literal["me", "open", "bot"] = "open"
    bot: BotCode = "fair"


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is wanted for. A table that is not public is found by its id only."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=16)] = {}
    public: bool = False


class SeatedTable(msgspec.Struct, frozen=True):
    """A table and your seat there. The token is told only once; whoever has it has the seat."""

    table: TableInfo
    seat: str | None
    token: str | None


class SitWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat; without one the first that is free."""

    seat: SeatName | None = None


class StartWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bots take the seats that are free."""

    bot: BotCode = "fair"


class ShownTable(msgspec.Struct, frozen=True):
    """A table, and how it stands for you."""

    table: TableInfo
    seat: str | None
    frame: Frame


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    to_act: str | None
    seats: list[SeatInfo]
    created_at: int
    changed_at: int


def listed(table: ListedTable) -> Listed:
    """A stored table as others may see it."""
    return Listed(
        id=table.id,
        game=table.game,
        options=table.options,
        status=Status(table.status),
        to_act=table.to_act,
        seats=[SeatInfo(seat.seat, seat.name, seat.bot) for seat in table.seats],
        created_at=table.created_at,
        changed_at=table.changed_at,
    )


EXAMPLE_TABLE = BodyKwarg(
    examples=[Example(value={"game": "rattus", "seats": [{"who": "me"}, {"who": "bot", "bot": "fair"}]})]
)
WRITING = (Code.BAD_REQUEST, Code.FORBIDDEN_ORIGIN, Code.TOO_LARGE)


class TablesController(Controller):
    """Tables and their seats."""

    path = "/api/tables"
    tags = ("tables",)

    @post(responses=refuses(*WRITING, Code.NO_GUEST, Code.BAD_TABLE))
    async def create(
        self, data: Annotated[TableWish, EXAMPLE_TABLE], caller: GivenCaller, service: GivenService
    ) -> SeatedTable:
        """Set up a table. It starts by itself when every seat is taken."""
        name = await service.players.name(caller.player)
        if sum(wish.who == "me" for wish in data.seats) > 1:
            raise Problem(Code.BAD_TABLE, "you can have one seat only")
        token = new_seat_token()
        occupants: list[Occupant | None] = []
        for wish in data.seats:
            match wish.who:
                case "me":
                    occupants.append(Occupant(name, caller.player, hashed(token)))
                case "bot":
                    occupants.append(Occupant(wish.bot, bot=wish.bot))
                case "open":
                    occupants.append(None)
        live = await service.tables.create(data.game, occupants, data.options, data.public, caller.player)
        seat = live.state.seat_of_player(caller.player)
        return SeatedTable(live.info, seat, token if seat else None)

    @get(responses=refuses(Code.BAD_REQUEST))
    async def lobby(
        self, service: GivenService, status: FromQuery[Literal["open", "running", "over"]] = "open"
    ) -> list[Listed]:
        """Public tables, the latest change first."""
        return [listed(table) for table in await service.archive.lobby(status, MOST_LISTED)]

    @get("/{table:str}", responses=refuses(Code.BAD_REQUEST, Code.NOT_YOUR_SEAT, Code.NOT_FOUND))
    async def show(
        self,
        table: TableId,
        caller: GivenCaller,
        service: GivenService,
        viewer: Annotated[str | None, QueryParameter(name="as", description="After the end: a seat.")] = None,
    ) -> ShownTable:
        """A table as it stands for your seat, or for the public."""
        live = await service.tables.get(table)
        seat = live.viewer(caller)
        return ShownTable(live.info, seat, live.fresh(live.viewer(caller, viewer)))

    @post(
        "/{table:str}/seats",
        responses=refuses(
            *WRITING, Code.NO_GUEST, Code.NOT_FOUND, Code.NOT_OPEN, Code.SEAT_TAKEN, Code.ALREADY_SEATED,
            Code.CONFLICT,
        ),
    )  # fmt: skip
    async def sit(
        self, table: TableId, data: RequestBody[SitWish], caller: GivenCaller, service: GivenService
    ) -> SeatedTable:
        """Sit down. The last one to sit down starts the game."""
        name = await service.players.name(caller.player)
        live = await service.tables.get(table)
        token = new_seat_token()
        seat = await live.sit(data.seat, Occupant(name, caller.player, hashed(token)))
        return SeatedTable(live.info, seat, token)

    @delete(
        "/{table:str}/seats/mine",
        status_code=200,
        responses=refuses(
            Code.BAD_REQUEST, Code.FORBIDDEN_ORIGIN, Code.NOT_YOUR_SEAT, Code.NOT_FOUND, Code.NOT_OPEN,
            Code.CONFLICT,
        ),
    )  # fmt: skip
    async def leave(self, table: TableId, caller: GivenCaller, service: GivenService) -> TableInfo:
        """Give up your seat before the start."""
        live = await service.tables.get(table)
        await live.leave(caller)
        return live.info

    @post(
        "/{table:str}/start",
        status_code=200,
        responses=refuses(*WRITING, Code.NOT_YOUR_SEAT, Code.NOT_FOUND, Code.NOT_OPEN, Code.CONFLICT),
    )
    async def start(
        self, table: TableId, data: RequestBody[StartWish], caller: GivenCaller, service: GivenService
    ) -> TableInfo:
        """Start now: bots take the seats that are free."""
        live = await service.tables.get(table)
        live.authority(caller)
        await live.fill(Occupant(data.bot, bot=data.bot))
        return live.info
