"""Tables: made, listed, looked at, played again."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.openapi.spec import Example
from litestar.params import BodyKwarg, FromQuery, PathParameter, QueryParameter

from rattus.host.events import Occupant
from rattus.host.people import Player, new_id
from rattus.host.problems import Code, Problem
from rattus.live.clock import now_ms
from rattus.live.sitting import checked, seated, sit_again, sitting, wanted
from rattus.live.wishes import Page, SeatedTable, ShownTable, TableWish
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.paging import PAGE, Mark, PageSize, listed, mark, place
from rattus.server.http.refusals import LOOKED_FOR, AnyRequest, refuses
from rattus.server.limits import address_of
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


async def beside(service: Service, table: str, host: Player, name: str) -> Occupant:
    """A guest of its own for somebody who plays at the table maker's screen."""
    guest, _ = sitting(service.seat_tokens, table, await service.players.create(name, host))
    return guest


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
        player, address = caller.must_be_known(), address_of(request.scope)
        data = checked(data, player)
        who = {wish.who for wish in data.seats}
        waits, alone = data.public and "open" in who, who == {"bot"}
        async with service.allowance.table(player, address, waits=waits, alone=alone):
            table = new_id()
            me, token = sitting(service.seat_tokens, table, player)

            async def guest(name: str) -> Occupant:
                service.limits.guest(address)
                return await beside(service, table, player, name)

            live = await service.tables.create(table, await wanted(data, player, me, guest))
            return seated(service.seat_tokens, live, live.state.seat_of_player(player.id), token)

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
            await sit_again(service.seat_tokens, live, old.state.seats[each])
        seat = live.state.seat_of_player(caller.player)
        token = service.seat_tokens.token(live.id, caller.player or "") if seat else None
        return seated(service.seat_tokens, live, seat, token)
