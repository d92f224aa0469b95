"""What happens to a table, as it is stored. A table is the fold of its events, and nothing is ever changed or removed.

An event of the game keeps the numbers of its steps and of the outcomes that followed, so that reading it back needs
neither the secret nor luck.
"""

from __future__ import annotations

import msgspec


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a player with a token (kept as its hash), or a bot."""

    name: str
    player: str | None = None
    token: str | None = None
    bot: str | None = None


class TableEvent(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something that happened to a table."""


class Created(TableEvent, frozen=True, omit_defaults=True, tag="created"):
    """A table was set up; some of its seats may be taken from the beginning."""

    game: str
    seats: dict[str, Occupant | None]
    commitment: str
    options: dict[str, str] = {}
    public: bool = False
    creator: str | None = None


class Sat(TableEvent, frozen=True, omit_defaults=True, tag="sat"):
    """Somebody sat down."""

    seat: str
    occupant: Occupant


class Left(TableEvent, frozen=True, omit_defaults=True, tag="left"):
    """A seat became free before the start."""

    seat: str


class Started(TableEvent, frozen=True, omit_defaults=True, tag="started"):
    """The game began, and what chance did first."""

    chance: tuple[int, ...]


class Stepped(TableEvent, frozen=True, omit_defaults=True, tag="step"):
    """A seat's step, and the outcomes of chance that followed."""

    seat: str
    step: int
    chance: tuple[int, ...] = ()


class Undone(TableEvent, frozen=True, omit_defaults=True, tag="undone"):
    """A seat took back its last step; so many steps are left."""

    seat: str
    left: int


Event = Created | Sat | Left | Started | Stepped | Undone


class Entry(msgspec.Struct, frozen=True):
    """An event with its place in the table's history, its time (milliseconds), and the request that asked for it."""

    v: int
    at: int
    event: Event
    request: str | None = None


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> str:
    """An event as it is stored."""
    return _encoder.encode(event).decode()


def decode(text: str) -> Event:
    """An event from the storage."""
    return _decoder.decode(text)
