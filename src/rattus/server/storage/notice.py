"""What processes tell each other through PostgreSQL: that a table has a new event, and which, if it is short."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from rattus.host.events import Entry, Event

CHANNEL = "rattus_tables"
"""Where it is told."""
ANEW = 0
"""The number told when old events are to be read again."""
CHAT = -1
"""The number told when there is something new in the chat."""
HERE = -2
"""The number told with who is at the sockets of a process: its name, and seats."""
MOST_BYTES = 7999
"""PostgreSQL tells nothing longer."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[tuple[int, str | None, Event]] = msgspec.json.Decoder(
    tuple[int, str | None, Event]
)


class Notice(NamedTuple):
    """Event `v` of a table is stored. Most processes have nothing to do with the table, and need no more than this."""

    table: str
    v: int
    told: str = ""

    @property
    def entry(self) -> Entry | None:
        """The event itself; a long one has to be read."""
        if not self.told:
            return None
        at, request, event = _decoder.decode(self.told)
        return Entry(self.v, at, event, request)

    @property
    def presence(self) -> tuple[str, list[str]]:
        """A process, and the seats that are at its sockets."""
        process, _, seats = self.told.partition(" ")
        return process, seats.split(",") if seats else []


def of_event(row: Mapping[str, object]) -> str:
    """The notice of an event that is stored as this row."""
    short = f"{row['table_id']} {row['v']}"
    body = msgspec.Raw(str(row["body"]).encode())
    told = f"{short} {_encoder.encode((row['at'], row['request'], body)).decode()}"
    return told if len(told.encode()) <= MOST_BYTES else short


def of_presence(table: str, process: str, seats: Iterable[str]) -> str:
    """The notice that these seats are at sockets of a process."""
    return f"{table} {HERE} {process} {','.join(seats)}"


def heard(payload: str) -> Notice:
    """A notice as it was told."""
    table, v, *told = payload.split(" ", 2)
    return Notice(table, int(v), *told)
