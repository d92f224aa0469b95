"""My tables."""

from __future__ import annotations

import msgspec
from litestar import Controller, get

from rattus.host.problems import Code
from rattus.host.state import Status
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.paging import PAGE, Listed, Mark, PageSize, listed, mark, place
from rattus.server.http.refusals import refuses


class MyTable(msgspec.Struct, frozen=True):
    """A table where you have a seat or one is kept for you (`invited`), and whether you are asked."""

    seat: str
    invited: bool
    your_turn: bool
    table: Listed


class MyTables(msgspec.Struct, frozen=True):
    """Some of your tables. `next` is the mark of the next page; there is none after the last."""

    tables: list[MyTable]
    next: str | None


class SeatLink(msgspec.Struct, frozen=True):
    """A seat of yours, or of somebody at your screen, whose link still works."""

    table: str
    game: str
    status: Status
    seat: str
    name: str


class MineController(Controller):
    """What is mine."""

    path = "/api/me"
    tags = ("tables",)

    @get("/tables", responses=refuses(Code.BAD_REQUEST, Code.NO_GUEST))
    async def tables(
        self, caller: GivenCaller, service: GivenService, after: Mark = None, limit: PageSize = PAGE
    ) -> MyTables:
        """My tables, in pages: those where I am asked first, then others that run, open ones, old ones."""
        player = caller.must_be_known().id
        found = await service.archive.tables_of(player, limit, place(after))
        mine = []
        for where, table in found:
            seat = next(seat for seat in table.seats if player in (seat.player, seat.invited_id))
            mine.append(MyTable(seat.seat, seat.player is None, where.rank == 0, listed(table)))
        return MyTables(mine, mark(found[-1][0]) if len(found) == limit else None)

    @get("/links", responses=refuses(Code.NO_GUEST))
    async def links(self, caller: GivenCaller, service: GivenService) -> list[SeatLink]:
        """My seats whose links still work, the latest first. Links end with the table, or a day after it."""
        found = []
        for live, seat in await service.links_of(caller.must_be_known()):
            who = live.state.seats[seat]
            assert who is not None, "somebody has this seat"
            found.append(SeatLink(live.id, live.state.header.game, live.status, seat, who.name))
        return found
