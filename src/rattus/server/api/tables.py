"""Tables: made, listed, looked at, played again."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, get, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, FromQuery, PathParameter, QueryParameter
from msgspec import Meta

from rattus.server.api.given import GivenCaller, GivenService
from rattus.server.api.pages import PAGE, Mark, Page, PageSize, listed, mark, place
from rattus.server.api.problems import refuses
from rattus.server.bench import BotCode
from rattus.server.events import Invited, Occupant
from rattus.server.identity import Player, PlayerKind, hashed, new_id
from rattus.server.live import LiveTable, now_ms
from rattus.server.pace import Pace, Untimed
from rattus.server.plans import Plan
from rattus.server.problems import Code, Problem
from rattus.server.service import Service
from rattus.server.shapes import Frame, TableInfo
from rattus.server.storage.archive import Place

TableId = Annotated[str, PathParameter(description="The table's id.", min_length=1, max_length=32)]
OptionName = Annotated[str, Meta(min_length=1, max_length=32)]
OptionValue = Annotated[str, Meta(min_length=1, max_length=400)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets a seat: `me`, a `bot`, or whoever comes (`open`)."""

    who: Literal["me", "open", "bot"] = "open"
    bot: BotCode = "fair"


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is wanted for. A table that is not public is found by its id only.

    `stand_in` plays for whoever is away. A `rated` game counts for ratings, and guests may not sit there; if nothing is
    said, a public table is rated unless a guest makes it. Bot accounts may sit down where `bots` says so.
    """

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=16)] = {}
    public: bool = False
    pace: Pace = msgspec.field(default_factory=Untimed)
    stand_in: BotCode = "fair"
    rated: bool | None = None
    bots: bool = False


class SeatedTable(msgspec.Struct, frozen=True):
    """A table and your seat there. Whoever has the token has the seat."""

    table: TableInfo
    seat: str | None
    token: str | None


class ShownTable(msgspec.Struct, frozen=True):
    """A table, and how it stands for you; `owner` if you have made it. `now` is the server's time, as all times are."""

    table: TableInfo
    seat: str | None
    owner: bool
    frame: Frame
    now: int


EXAMPLE_TABLE = BodyKwarg(
    examples=[
        Example(id="solo", value={"game": "rattus", "seats": [{"who": "me"}, {"who": "bot", "bot": "fair"}]}),
        Example(
            id="clock",
            value={
                "game": "rattus",
                "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}],
                "public": True,
                "pace": {"kind": "clock", "base": 600, "increment": 10, "grace": 30},
                "stand_in": "strong",
            },
        ),
        Example(
            id="days",
            value={
                "game": "rattus",
                "seats": [{"who": "me"}, {"who": "open"}],
                "pace": {"kind": "days", "days": 3, "grace": 3600},
            },
        ),
    ]
)
WRITING = (Code.BAD_REQUEST, Code.FORBIDDEN_ORIGIN, Code.TOO_LARGE)
AS_SEAT = Annotated[str | None, QueryParameter(name="as", description="After the end: a seat.")]


def sitting(service: Service, table: str, player: Player) -> tuple[Occupant, str]:
    """A player who sits down, and the token of its seat."""
    token = service.seat_tokens.token(table, player.id)
    return Occupant(player.name, player.id, hashed(token), kind=player.kind, owner=player.owner), token


def is_rated(wish: TableWish, player: Player) -> bool:
    """Whether the game will count; a refusal if a guest wants that."""
    guest = player.kind is PlayerKind.GUEST
    if wish.rated and guest:
        raise Problem(Code.RATED_TABLE, "guests are not rated; make an account first, or a casual table")
    return (wish.public and not guest) if wish.rated is None else wish.rated


def seated(live: LiveTable, seat: str | None, token: str | None) -> SeatedTable:
    """A table and somebody's seat there."""
    return SeatedTable(live.info, seat, token if seat else None)


class TablesController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post(responses=refuses(*WRITING, Code.NO_GUEST, Code.RATED_TABLE, Code.BAD_TABLE))
    async def create(
        self, data: Annotated[TableWish, EXAMPLE_TABLE], caller: GivenCaller, service: GivenService
    ) -> SeatedTable:
        """Set up a table. It starts by itself when every seat is taken."""
        player = caller.must_be_known()
        if sum(wish.who == "me" for wish in data.seats) > 1:
            raise Problem(Code.BAD_TABLE, "you can have one seat only")
        table = new_id()
        me, token = sitting(service, table, player)
        seats: list[Occupant | Invited | None] = []
        for wish in data.seats:
            match wish.who:
                case "me":
                    seats.append(me)
                case "bot":
                    seats.append(Occupant(wish.bot, bot=wish.bot))
                case "open":
                    seats.append(None)
        plan = Plan(
            game=data.game,
            seats=seats,
            stand_in=data.stand_in,
            options=data.options,
            public=data.public,
            pace=data.pace,
            creator=player.id,
            rated=is_rated(data, player),
            bots=data.bots or player.kind is PlayerKind.BOT,
        )
        live = await service.tables.create(table, plan)
        return seated(live, live.state.seat_of_player(player.id), token)

    @get(responses=refuses(Code.BAD_REQUEST))
    async def lobby(
        self,
        service: GivenService,
        status: FromQuery[Literal["open", "running", "over"]] = "open",
        after: Mark = None,
        limit: PageSize = PAGE,
    ) -> Page:
        """Public tables, the latest first, in pages."""
        found = await service.archive.lobby(status, limit, place(after))
        last = found[-1] if len(found) == limit else None
        return Page(
            [listed(table) for table in found], mark(Place(0, last.created_at, last.id)) if last else None
        )

    @get("/{table:str}", responses=refuses(Code.BAD_REQUEST, Code.NOT_YOUR_SEAT, Code.NOT_FOUND))
    async def show(
        self, table: TableId, caller: GivenCaller, service: GivenService, viewer: AS_SEAT = None
    ) -> ShownTable:
        """A table as it stands for your seat, or for the public."""
        live = await service.tables.latest(table)
        me = live.looker(caller)
        frame = live.fresh(live.viewer(caller, viewer))
        owner = me.player is not None and me.player == live.state.creator
        return ShownTable(live.info, me.viewer, owner, frame, now_ms())

    @post(
        "/{table:str}/rematch",
        responses=refuses(
            Code.BAD_REQUEST, Code.FORBIDDEN_ORIGIN, Code.NOT_YOUR_SEAT, Code.NOT_FOUND, Code.NOT_OVER,
            Code.CONFLICT, Code.NOT_OPEN, Code.SEAT_TAKEN,
        ),
    )  # fmt: skip
    async def rematch(self, table: TableId, caller: GivenCaller, service: GivenService) -> SeatedTable:
        """Play again: sit down at a new table like this one. The first who wants it makes it, with seats for all."""
        old = await service.tables.get(table)
        live = await service.tables.rematch(old, caller)
        who = old.state.seats[old.authority(caller)]
        assert who is not None, "whoever has authority over a seat has it"
        assert who.player is not None, "bots ask for nothing"
        token = service.seat_tokens.token(live.id, who.player)
        seat = live.state.seat_of_player(who.player)
        if seat is None:
            seat = await live.sit(None, msgspec.structs.replace(who, token=hashed(token)))
        return seated(live, seat, token)
