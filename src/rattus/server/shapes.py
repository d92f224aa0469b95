"""What the server tells clients, over REST and the socket alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from rattus.server.state import Status, TableState

Kind = Literal["fresh", "created", "sat", "left", "started", "step", "undone"]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who has a seat. `name` is nobody's while it is free; `bot` is the code of a bot."""

    seat: str
    name: str | None
    bot: str | None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may know it. `secret` is shown when the game is over."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    status: Status
    v: int
    seats: list[SeatInfo]
    commitment: str
    secret: str | None
    created_at: int
    changed_at: int


class PlayedStep(msgspec.Struct, frozen=True):
    """A step and who made it, `?` for chance; what the viewer may not know is `hidden`."""

    by: str
    step: str


class Frame(msgspec.Struct, frozen=True, tag_field="op", tag="frame"):
    """A table after event `v`, as one seat (`viewer`) or the public may know it.

    `kind` says what happened, `fresh` that this is the table as it stands now, whatever happened before.
    """

    table: str
    v: int
    kind: Kind
    viewer: str | None
    status: Status
    seats: list[SeatInfo]
    steps: list[PlayedStep]
    explanations: list[Mapping[str, object]]
    view: Mapping[str, object] | None
    to_act: str | None
    legal: list[str] | None
    can_undo: bool
    result: list[list[str | int]] | None


class Ack(msgspec.Struct, frozen=True, tag_field="op", tag="ack"):
    """A request was done and is stored: as event `v`."""

    table: str
    v: int
    request: str


def seat_infos(state: TableState) -> list[SeatInfo]:
    """The seats of a table, clockwise."""
    return [
        SeatInfo(seat, who.name if who else None, who.bot if who else None)
        for seat, who in state.seats.items()
    ]


def table_info(state: TableState, status: Status, secret: bytes) -> TableInfo:
    """A table as everybody may know it."""
    return TableInfo(
        id=state.id,
        game=state.game,
        options=dict(state.options),
        public=state.public,
        status=status,
        v=state.v,
        seats=seat_infos(state),
        commitment=state.commitment,
        secret=secret.hex() if status is Status.OVER else None,
        created_at=state.created_at,
        changed_at=state.at,
    )
