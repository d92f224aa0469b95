"""My tables."""

from __future__ import annotations

from litestar import Controller, get

from rattus.host.problems import Code
from rattus.live.wishes import MyTable, MyTables, SeatLink
from rattus.server.http.given import GivenCaller, GivenService
from rattus.server.http.paging import PAGE, Mark, PageSize, listed, mark, place
from rattus.server.http.refusals import refuses


class MineController(Controller):
    """My tables and seat links."""

    path = "/api/me"
    tags = ("tables",)

    @get("/tables", responses=refuses(Code.BAD_REQUEST, Code.NO_GUEST))
    async def tables(
        self, caller: GivenCaller, service: GivenService, after: Mark = None, limit: PageSize = PAGE
    ) -> MyTables:
        """My tables, in pages: those where it is my turn first, then others that run, open ones, old ones."""
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
