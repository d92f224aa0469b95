"""Pagination: each page of a long list has the cursor of the next one."""

from __future__ import annotations

from typing import Annotated

from litestar.params import QueryParameter

from rattus.host.shapes import SeatInfo
from rattus.host.state import Status
from rattus.live.wishes import Listed
from rattus.server.storage.archive import ListedTable, Place

PAGE = 50
"""Tables on a page, unless fewer are requested."""
MARK = r"^[0-9]{1,2}\.[0-9]{1,15}\.[A-Za-z0-9]{1,32}$"

Mark = Annotated[
    str | None, QueryParameter(description="`next` of the page before.", pattern=MARK, max_length=64)
]
PageSize = Annotated[int, QueryParameter(description="Tables on the page.", ge=1, le=100)]


def listed(table: ListedTable) -> Listed:
    """A stored table as others may see it."""
    return Listed(
        id=table.id,
        game=table.game,
        options=table.options,
        rated=table.rated,
        bots=table.bots,
        pace=table.pace,
        status=Status(table.status),
        to_act=table.to_act,
        seats=[
            SeatInfo(seat.seat, seat.name, seat.bot, seat.away, seat.invited, seat.kind)
            for seat in table.seats
        ],
        created_at=table.created_at,
        changed_at=table.changed_at,
    )


def mark(place: Place) -> str:
    """The cursor of a place where a page ends."""
    return f"{place.rank}.{place.at}.{place.id}"


def place(mark: str | None) -> Place | None:
    """The place that a cursor stands for."""
    if mark is None:
        return None
    rank, at, table = mark.split(".")
    return Place(int(rank), int(at), table)
