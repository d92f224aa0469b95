"""My tables."""

from __future__ import annotations

import msgspec
from litestar import Controller, get

from rattus.server.api.given import GivenCaller, GivenService
from rattus.server.api.pages import PAGE, Listed, Mark, PageSize, listed, mark, place
from rattus.server.api.problems import refuses
from rattus.server.problems import Code


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
