"""Stores the events of tables, each in one transaction with the rows that belong to it."""

from __future__ import annotations

from dataclasses import dataclass

from rattus.host.deadlines import Deadlines
from rattus.host.events import CameBack, Conceded, Entry, Left, Named, Sat, StoodIn
from rattus.host.state import Status, fold
from rattus.live.plans import NewTable
from rattus.live.table import Happened
from rattus.server.storage.archive import Archive
from rattus.server.storage.finished import END_TABLE, ended_row
from rattus.server.storage.ratings import settlement
from rattus.server.storage.writer import (
    CHANGE_SEAT,
    CHANGE_TABLE,
    NEW_EVENT,
    NEW_SEAT,
    NEW_TABLE,
    SEAT_SEEN,
    Change,
    Work,
    Writer,
)
from rattus.server.tables.ratings import finishes
from rattus.server.tables.rows import event_row, new_seat_row, new_table_row, seat_row, table_row


@dataclass(frozen=True)
class Keeping:
    """The database, as tables know it."""

    writer: Writer
    archive: Archive

    async def append(self, happened: Happened) -> bool:
        """Store an event with its rows; False if its number is taken."""
        table, event = happened.after.id, event_row(happened.after.id, happened.entry, happened.player)
        rows = [*_changes(happened), *_ending(happened), *(happened.more or ())]
        return await self.writer.append(event, rows, _rating(table, happened))

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The events of a table after event `since`."""
        return await self.archive.entries(table, since)

    async def seen_at(self, table: str, seat: str) -> int | None:
        """When a seat was last seen."""
        return await self.archive.seen_at(table, seat)

    def saw(self, table: str, seat: str, at: int) -> None:
        """Note that a seat was seen, without waiting until that is stored."""
        self.writer.write_soon(Change(SEAT_SEEN, {"key": table, "key_seat": seat, "new_seen_at": at}))


def rows_of(new: NewTable, deadlines: Deadlines) -> list[Change]:
    """The rows of a new table."""
    state = fold(new.id, [new.entry])
    return [
        Change(NEW_TABLE, new_table_row(state, deadlines.due(state), new.secret)),
        *(Change(NEW_SEAT, new_seat_row(state, seat)) for seat in state.seats),
        Change(NEW_EVENT, event_row(new.id, new.entry, new.creator)),
    ]


def _changes(happened: Happened) -> list[Change]:
    """The index rows of a table after an event."""
    event, after = happened.entry.event, happened.after
    changes = [Change(CHANGE_TABLE, table_row(after, happened.due))]
    if isinstance(event, Sat | Left | Named | StoodIn | CameBack | Conceded):
        changes.append(Change(CHANGE_SEAT, seat_row(after, event.seat)))
    return changes


def _ending(happened: Happened) -> list[Change]:
    """The row of a game's end, if this event is one."""
    game, after = happened.game, happened.after
    ends = game is not None and after.status is Status.OVER and not happened.before.status.ended
    return [Change(END_TABLE, ended_row(after, game))] if game and ends else []


def _rating(table: str, happened: Happened) -> Work[None] | None:
    """The update of ratings, if this event ends a rated game."""
    game, after = happened.game, happened.after
    ended = finishes(after, game) if game is not None and not happened.before.status.ended else []
    return settlement(table, after.header.game, ended, after.at) if ended else None
