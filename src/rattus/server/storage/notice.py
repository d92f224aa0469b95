"""Notifications between processes through PostgreSQL: a table's new event, with the event itself if it is short."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from rattus.host.events import Entry, Event

CHANNEL = "rattus_tables"
"""The channel."""
REREAD = 0
"""The number that means that old events must be read again."""
CHAT = -1
"""The number that means a new chat line."""
HERE = -2
"""The number of a presence notification: a process id, and the seats connected there."""
MOST_BYTES = 7999
"""PostgreSQL's limit for the length of a notification."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[tuple[int, str | None, Event]] = msgspec.json.Decoder(
    tuple[int, str | None, Event]
)


class Notice(NamedTuple):
    """Event `v` of a table is stored. Most processes don't have the table in memory, and need no more than this."""

    table: str
    v: int
    told: str = ""

    @property
    def entry(self) -> Entry | None:
        """The event itself; None if it was too long and has to be read."""
        if not self.told:
            return None
        at, request, event = _decoder.decode(self.told)
        return Entry(self.v, at, event, request)

    @property
    def presence(self) -> tuple[str, list[str]]:
        """A process id, and the seats connected to that process."""
        process, _, seats = self.told.partition(" ")
        return process, seats.split(",") if seats else []


def of_event(row: Mapping[str, object]) -> str:
    """The notification of an event, from its row."""
    short = f"{row['table_id']} {row['v']}"
    body = msgspec.Raw(str(row["body"]).encode())
    told = f"{short} {_encoder.encode((row['at'], row['request'], body)).decode()}"
    return told if len(told.encode()) <= MOST_BYTES else short


def of_presence(table: str, process: str, seats: Iterable[str]) -> str:
    """The notification that these seats are connected to a process."""
    return f"{table} {HERE} {process} {','.join(seats)}"


def heard(payload: str) -> Notice:
    """Parse a notification."""
    table, v, *told = payload.split(" ", 2)
    return Notice(table, int(v), *told)
