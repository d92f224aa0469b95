"""What the server tells clients, over REST and the socket alike."""

from __future__ import annotations

from typing import Literal

import msgspec

from rattus.host.deadlines import time_ends
from rattus.host.events import Occupant, Why
from rattus.host.pace import Pace
from rattus.host.people import PlayerKind
from rattus.host.results import Grounds
from rattus.host.screens import screen_of
from rattus.host.state import Status, TableState
from rattus.host.views import Explanation, Facts, View
from rattus.table.game import UndoStop

Kind = Literal[
    "fresh", "created", "sat", "left", "started", "step", "undone", "undo_asked", "undo_agreed", "undo_refused",
    "stood_in", "back", "conceded", "named", "link", "rematch", "closed",
]  # fmt: skip

Stop = UndoStop | Literal["over", "away"]
"""Why a seat can't take its last step back: as the rules say, or because the table is over, or a stand-in plays."""


class SeatInfo(msgspec.Struct, frozen=True):
    """The occupant of a seat. `name` is null while it is free; `bot` is the code of a bot of ours.

    `kind` tells guests, accounts and bots apart; a bot without a code plays over the net with an account of its own.
    `away` says why a stand-in plays for somebody, `invited` for whom a free seat is kept.
    """

    seat: str
    name: str | None
    bot: str | None
    away: Why | None
    invited: str | None
    kind: PlayerKind | None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may know it. `secret` is shown when nothing more is played.

    `version` is that of the game's edition, by which the table is played to its end.
    `rated` says whether the game counts for ratings, `bots` whether bot accounts may sit down.
    `advice` says that everybody here may have advice while playing.
    `screens` are the seats that are played at one screen: their people may see each other's secrets.
    A `guided` game is a newcomer's first: its luck is prepared, and the same for everybody.
    """

    id: str
    game: str
    version: str
    options: dict[str, str]
    public: bool
    pace: Pace
    stand_in: str
    status: Status
    v: int
    seats: list[SeatInfo]
    commitment: str
    secret: str | None
    rated: bool
    bots: bool
    rematch: str | None
    created_at: int
    changed_at: int
    screens: list[list[str]]
    advice: bool
    guided: bool


class PlayedStep(msgspec.Struct, frozen=True):
    """A step and who made it, `?` for chance; what the viewer may not know is `hidden`."""

    by: str
    step: str


class TimeInfo(msgspec.Struct, frozen=True):
    """What each person had `left` at `since`, in milliseconds; the time of `runs` has been running since then.

    At `ends`, its time and the grace are used up.
    """

    left: dict[str, int]
    since: int
    runs: str | None
    ends: int | None


class UndoInfo(msgspec.Struct, frozen=True):
    """A seat wants to take back some `steps` (chance counted); others have `agreed`, or are still `asked`."""

    seat: str
    v: int
    steps: int
    agreed: list[str]
    asked: list[str]


class CareInfo(msgspec.Struct, frozen=True):
    """Why a step is better thought over. All but `left` can't be taken back.

    `look`: you see something; `turn`: all see what is turned up; `show`: others see a card; `left`: it ends what you
    could still do, by the verbs in `left`.
    """

    why: Literal["look", "turn", "show", "left"]
    left: list[str]


class Frame(msgspec.Struct, frozen=True, tag_field="op", tag="frame"):
    """A table after event `v`, as one seat (`viewer`) or the public may know it.

    `kind` says what happened, `fresh` that this is the table as it stands now, whatever happened before. `undone` are
    the events whose steps were taken back by it. `care` has those of the `legal` steps that a client should ask twice
    about.
    """

    table: str
    v: int
    at: int
    kind: Kind
    viewer: str | None
    status: Status
    seats: list[SeatInfo]
    steps: list[PlayedStep]
    undone: list[int]
    explanations: list[Explanation]
    view: View | None
    facts: Facts | None
    to_act: str | None
    legal: list[str] | None
    care: dict[str, CareInfo] | None
    can_undo: bool
    undo_stop: Stop | None
    undo: UndoInfo | None
    time: TimeInfo | None
    result: list[list[str | int]] | None
    winners: list[str] | None
    grounds: Grounds | None
    rematch: str | None


class Ack(msgspec.Struct, frozen=True, tag_field="op", tag="ack"):
    """A request was done and is stored: as event `v`."""

    table: str
    v: int
    request: str


class Present(msgspec.Struct, frozen=True, tag_field="op", tag="present"):
    """The seats whose people are at the table now; sent whenever that changes."""

    table: str
    seats: list[str]


def kind_of(who: Occupant | None) -> PlayerKind | None:
    """What somebody in a seat is."""
    if who is None:
        return None
    return PlayerKind.BOT if who.bot else who.kind


def seat_infos(state: TableState) -> list[SeatInfo]:
    """The seats of a table, clockwise."""
    infos = []
    for seat, who in state.seats.items():
        away = state.away.get(seat)
        kept = state.invited.get(seat) if who is None else None
        infos.append(
            SeatInfo(
                seat,
                who.name if who else None,
                who.bot if who else None,
                away.why if away else None,
                kept.name if kept else None,
                kind_of(who),
            )
        )
    return infos


def time_info(state: TableState) -> TimeInfo | None:
    """The clocks of a table, if it has any."""
    if not state.clocks:
        return None
    return TimeInfo(dict(state.clocks), state.asked_at, state.runs, time_ends(state))


def undo_info(state: TableState) -> UndoInfo | None:
    """What somebody wants to take back."""
    wish = state.wish
    if wish is None:
        return None
    return UndoInfo(wish.seat, wish.v, len(state.steps) - wish.left, list(wish.agreed), state.voters)


def table_info(state: TableState, secret: bytes) -> TableInfo:
    """A table as everybody may know it."""
    return TableInfo(
        id=state.id,
        game=state.header.game,
        version=state.header.version,
        options=dict(state.header.options),
        public=state.public,
        pace=state.pace,
        stand_in=state.stand_in,
        status=state.status,
        v=state.v,
        seats=seat_infos(state),
        commitment=state.commitment,
        secret=secret.hex() if state.status.ended else None,
        rated=state.rated,
        bots=state.bots,
        rematch=state.rematch,
        created_at=state.created_at,
        changed_at=state.at,
        screens=screens(state),
        advice=state.advice,
        guided=state.guided,
    )


def screens(state: TableState) -> list[list[str]]:
    """The seats that are played at one screen, where there are several."""
    shared: dict[str, list[str]] = {}
    for seat, who in state.seats.items():
        if who is not None and (screen := screen_of(who)) is not None:
            shared.setdefault(screen, []).append(seat)
    return [seats for seats in shared.values() if len(seats) > 1]
