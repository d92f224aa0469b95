"""Tables: made, listed, looked at, played again."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, get, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, FromQuery, PathParameter, QueryParameter

from rattus.host.events import Invited, Occupant
from rattus.host.guided import KIND
from rattus.host.people import Player, PlayerKind, hashed
from rattus.host.problems import Code, Problem
from rattus.host.rulebooks import checked_rules
from rattus.live.clock import now_ms
from rattus.live.plans import Plan
from rattus.live.table import LiveTable
from rattus.live.wishes import Page, SeatedTable, ShownTable, TableWish, guided_wish
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.paging import PAGE, Mark, PageSize, listed, mark, place
from rattus.server.http.refusals import LOOKED_FOR, AnyRequest, refuses
from rattus.server.limits import address_of
from rattus.server.people.identity import new_id
from rattus.server.service import Service
from rattus.server.storage.archive import Place
from rattus.table.details import GameDetails, details

TableId = Annotated[str, PathParameter(description="The table's id.", min_length=1, max_length=32)]


EXAMPLE_TABLE = BodyKwarg(
    examples=[
        Example(id="solo", value={"game": "rattus", "seats": [{"who": "me"}, {"who": "bot", "bot": "fair"}]}),
        Example(
            id="one-screen",
            value={
                "game": "rattus",
                "seats": [{"who": "me"}, {"who": "here", "name": "Bob"}, {"who": "bot"}],
            },
        ),
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
    """A player taking a seat, and the seat's token."""
    token = service.seat_tokens.token(table, player.id)
    return Occupant(player.name, player.id, hashed(token), kind=player.kind, owner=player.owner), token


async def beside(service: Service, table: str, host: Player, name: str) -> Occupant:
    """A guest of its own for somebody who plays at the table maker's screen."""
    guest, _ = sitting(service, table, await service.players.create(name, host))
    return guest


async def sit_again(service: Service, live: LiveTable, who: Occupant | None) -> None:
    """Take a seat at the table of a rematch, unless the player has one already."""
    if who is None or who.player is None or live.state.seat_of_player(who.player):
        return
    token = service.seat_tokens.token(live.id, who.player)
    await live.sit(None, msgspec.structs.replace(who, token=hashed(token), renewed=0))


def is_rated(wish: TableWish, player: Player) -> bool:
    """Whether the game will be rated; refuse that for guests and for several people at one screen."""
    guest = player.kind is PlayerKind.GUEST or any(seat.who == "here" for seat in wish.seats)
    if wish.rated and guest:
        raise Problem(Code.RATED_TABLE, "guests are not rated; make an account first, or a casual table")
    return (wish.public and not guest) if wish.rated is None else wish.rated


def seated(service: Service, live: LiveTable, seat: str | None, token: str | None) -> SeatedTable:
    """A table and a caller's seat there, with the seats at the same screen."""
    who = live.state.seats[seat] if seat else None
    tokens = {seat: token} if seat and token else {}
    for other in live.state.seats_at_screen(who.player if who else live.state.creator):
        occupant = live.state.seats[other]
        if other != seat and occupant is not None:
            tokens[other] = service.seat_tokens.again(live.id, occupant)
    return SeatedTable(live.info, seat, token if seat else None, tokens)


class TablesController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post(
        responses=refuses(
            *WRITING, Code.NO_GUEST, Code.RATED_TABLE, Code.BAD_TABLE, Code.NAME_TAKEN, Code.BAD_NAME,
            Code.TOO_MANY_TABLES,
        )
    )  # fmt: skip
    async def create(
        self,
        data: Annotated[TableWish, EXAMPLE_TABLE],
        caller: GivenCaller,
        service: GivenService,
        request: AnyRequest,
    ) -> SeatedTable:
        """Make a table. It starts by itself when every seat is taken."""
        player = caller.must_be_known()
        data = guided_wish(data) if data.guided else data
        if sum(wish.who == "me" for wish in data.seats) > 1:
            raise Problem(Code.BAD_TABLE, "you can have one seat only")
        rated = is_rated(data, player)
        checked_rules(data.game, len(data.seats), data.options)  # before anybody sits down
        who, address = {wish.who for wish in data.seats}, address_of(request.scope)
        waits, alone = data.public and "open" in who, who == {"bot"}
        async with service.allowance.table(player, address, waits=waits, alone=alone):
            table = new_id()
            me, token = sitting(service, table, player)
            seats: list[Occupant | Invited | None] = []
            for number, wish in enumerate(data.seats, start=1):
                match wish.who:
                    case "me":
                        seats.append(me)
                    case "here":
                        name = wish.name or f"{player.name[:28]} {number}"
                        service.limits.guest(address)
                        seats.append(await beside(service, table, player, name))
                    case "bot":
                        seats.append(Occupant(code := KIND if data.guided else wish.bot, bot=code))
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
                rated=rated,
                bots=data.bots or player.kind is PlayerKind.BOT,
                guided=data.guided,
            )
            live = await service.tables.create(table, plan)
            return seated(service, live, live.state.seat_of_player(player.id), token)

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

    @get("/{table:str}", responses=refuses(Code.BAD_REQUEST, Code.NOT_YOUR_SEAT, *LOOKED_FOR))
    async def show(
        self, table: TableId, caller: GivenCaller, service: GivenService, viewer: AS_SEAT = None
    ) -> ShownTable:
        """A table as your seat sees it, or the public."""
        live = await service.tables.latest(table)
        me = live.looker(caller)
        frame = live.fresh(live.viewer(caller, viewer))
        return ShownTable(live.info, me.viewer, live.owned_by(caller), frame, now_ms())

    @get("/{table:str}/details", responses=refuses(Code.BAD_REQUEST, *LOOKED_FOR))
    async def details(self, table: TableId, service: GivenService) -> GameDetails:
        """What the game of a table consists of, in its version."""
        return details((await service.tables.get(table)).rules)

    @post(
        "/{table:str}/rematch",
        responses=refuses(
            Code.BAD_REQUEST, Code.FORBIDDEN_ORIGIN, Code.NOT_YOUR_SEAT, *LOOKED_FOR, Code.NOT_OVER,
            Code.CONFLICT, Code.NOT_OPEN, Code.SEAT_TAKEN, Code.BAD_TABLE,
        ),
    )  # fmt: skip
    async def rematch(
        self, table: TableId, caller: GivenCaller, service: GivenService, request: AnyRequest
    ) -> SeatedTable:
        """Play again: sit down at a new table like this one. The first player to ask makes it, with seats for all.

        Those who play at your screen sit down with you. A seat link is for one table: it can't ask for a rematch.
        """
        old = await service.tables.get(table)
        own = old.state.seats_at_screen(caller.player)
        if not own:
            raise Problem(
                Code.NOT_YOUR_SEAT, "only the player who sat down can ask for a rematch; a seat link can't"
            )
        service.limits.table(caller.player or "", address_of(request.scope))
        live = await service.tables.rematch(
            old, old.state.seat_of_player(caller.player) or own[0], caller.player
        )
        for each in own:
            await sit_again(service, live, old.state.seats[each])
        seat = live.state.seat_of_player(caller.player)
        token = service.seat_tokens.token(live.id, caller.player or "") if seat else None
        return seated(service, live, seat, token)
