"""What clients ask of tables and of what was played, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rattus.host.guided import guided_game
from rattus.host.pace import Pace, Untimed
from rattus.host.people import PlayerKind
from rattus.host.problems import Code, Problem, Reason
from rattus.host.shapes import Frame, SeatInfo, TableInfo
from rattus.host.state import Status
from rattus.host.views import Explanation
from rattus.kernel.details import OptionInfo
from rattus.kernel.sources import Expansion
from rattus.live.bots import OFFERED, BotCode
from rattus.live.messages import Request, SeatName, StepText, Version
from rattus.live.records import ReplayFrame
from rattus.table.details import choices
from rattus.table.library import EDITIONS, engine_of, find_edition
from rattus.table.sources import GameSources

OptionName = Annotated[str, Meta(min_length=1, max_length=32)]


OptionValue = Annotated[str, Meta(min_length=1, max_length=400)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The occupant of a seat: `me`, another player at my screen (`here`, with `name`), a `bot`, or anyone (`open`)."""

    who: Literal["me", "here", "open", "bot"] = "open"
    bot: BotCode = "fair"
    name: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is wanted for. A table that is not public is found by its id only.

    `stand_in` plays for whoever is away. A `rated` game counts for ratings, and guests may not sit there; if nothing is
    said, a public table is rated unless a guest makes it. Bot accounts may sit down where `bots` says so.
    Where `advice` says so, everybody may have advice while playing; such a game is never rated.
    A `guided` game is a newcomer's first, with kind bots and prepared luck: say nothing but the game, and `me` and bots
    as its seats.
    """

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=16)] = {}
    public: bool = False
    pace: Pace = msgspec.field(default_factory=Untimed)
    stand_in: BotCode = "fair"
    rated: bool | None = None
    bots: bool = False
    advice: bool = False
    guided: bool = False


class SeatedTable(msgspec.Struct, frozen=True):
    """A table and your seat there. Whoever has the token has the seat.

    `tokens` has all seats of your screen, by their names: yours, and those of the people who play beside you.
    """

    table: TableInfo
    seat: str | None
    token: str | None
    tokens: dict[str, str]


class ShownTable(msgspec.Struct, frozen=True):
    """A table, and how it stands for you; `owner` if you have made it. `now` is the server's time, as all times are."""

    table: TableInfo
    seat: str | None
    owner: bool
    frame: Frame
    now: int


class StepWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step in the words of `legal`; `v` is the last frame seen, `request` your own name for this request."""

    v: Version
    step: StepText
    request: Request


class UndoWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking back your last step."""

    v: Version
    request: Request


class UndoAskWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Going back with the consent of the others: to before your last decision, or to the table after event `to`."""

    v: Version
    request: Request
    to: Version | None = None


class UndoAnswerWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you agree to go back. Who has asked takes it back by not agreeing any more."""

    v: Version
    request: Request
    agree: bool


class SitWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat; without one the first that is free."""

    seat: SeatName | None = None


class StartWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bots take the seats that are free."""

    bot: BotCode = "fair"


class StandInTime(msgspec.Struct, frozen=True):
    """From when a stand-in can be asked for, in milliseconds, if the seat gives no sign of life until then."""

    at: int


class ForkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where (after `n` steps), as which seat, and who has the others: bots like this, or whoever comes."""

    n: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatName
    bot: BotCode | None = "fair"


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here, and what can be chosen for its tables.

    `guided` is with how many seats its guided first game is played; 0 if it has none.
    """

    id: str
    title: str
    engine: str
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    guided: int


class Offer(msgspec.Struct, frozen=True):
    """What tables can be made of."""

    games: list[GameInfo]
    bots: list[str]


class Sources(msgspec.Struct, frozen=True):
    """Where everything in the games here comes from, and what of the published expansions is not part of them."""

    games: list[GameSources]
    expansions: list[Expansion]


class Reasons(msgspec.Struct, frozen=True):
    """Why not, from the most telling reason on; none if something can be done with the thing."""

    reasons: list[Reason]


class StudyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text, of a game that is over or not."""

    record: Annotated[str, Meta(min_length=1)]


class StudyInfo(msgspec.Struct, frozen=True):
    """A study: what was played, by which version of the game's edition, by how many steps, and whether it is over."""

    id: str
    game: str
    version: str
    seats: list[str]
    options: dict[str, str]
    steps: int
    over: bool
    created_at: int


class StudyRecord(msgspec.Struct, frozen=True):
    """A study with every position, as `rattus replay --json` prints them, and what happened through every step.

    `record` is the record as text.
    """

    study: StudyInfo
    viewer: str | None
    version: str
    record: str
    frames: list[ReplayFrame]
    explanations: list[list[Explanation]]


class TableRecord(msgspec.Struct, frozen=True):
    """What was played at a table, for a seat or for everybody: every position, as `rattus replay --json` prints them.

    `explanations` tell for each of them what happened through the step before it.
    After the end the table tells the secret that its luck came from. `record` is the record as text.
    """

    table: TableInfo
    viewer: str | None
    version: str
    result: list[list[str | int]] | None
    winners: list[str] | None
    record: str
    frames: list[ReplayFrame]
    explanations: list[list[Explanation]]


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    rated: bool
    bots: bool
    pace: Pace
    status: Status
    to_act: str | None
    seats: list[SeatInfo]
    created_at: int
    changed_at: int


class Page(msgspec.Struct, frozen=True):
    """Some tables of a list. `next` is the mark of the next page; there is none after the last."""

    tables: list[Listed]
    next: Annotated[str | None, Meta(description="Give it as `after` for the next page.")]


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


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: seats and points from first to last, and who has won."""

    result: list[list[str | int]]
    winners: list[str]


class FinishedSeat(msgspec.Struct, frozen=True):
    """The occupant of a seat; `bot` is the code of a bot."""

    seat: str
    name: str | None
    bot: str | None


class FinishedGame(msgspec.Struct, frozen=True):
    """A game in the list of finished ones, with seats and points from first to last, and who has won."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    seats: list[FinishedSeat]
    result: list[list[str | int]]
    winners: list[str]
    created_at: int
    ended_at: int


class FinishedPage(msgspec.Struct, frozen=True):
    """Some finished games. `next` is the mark of the next page; there is none after the last."""

    games: list[FinishedGame]
    next: Annotated[str | None, Meta(description="Give it as `after` for the next page.")]


Name = Annotated[str, Meta(min_length=1, max_length=64)]


class NameWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called: at most 32 characters, all of them to be seen."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """What the server knows of you: your name, and whether you have a password."""

    id: str
    name: str
    kind: PlayerKind
    password: bool


def guided_wish(wish: TableWish) -> TableWish:
    """What a guided game is made of, for somebody who has said which; all else about it is prepared."""
    prepared = guided_game(wish.game)
    if prepared is None:
        raise Problem(Code.BAD_TABLE, f"there is no guided game of {wish.game!r}")
    seats = [SeatWish("me"), *[SeatWish("bot")] * (prepared.seats - 1)]
    if wish != TableWish(wish.game, seats, guided=True):
        raise Problem(
            Code.BAD_TABLE, f"a guided game is for you and {prepared.seats - 1} bots; all else is prepared"
        )
    return msgspec.structs.replace(wish, options=dict(prepared.options))


def offer() -> Offer:
    """Games and bots for new tables."""
    games = [
        GameInfo(
            edition.id,
            edition.title,
            engine_of(edition),
            edition.seat_counts[0],
            edition.seat_counts[-1],
            choices(edition),
            guided.seats if (guided := guided_game(edition.id)) else 0,
        )
        for edition in map(find_edition, EDITIONS)
    ]
    return Offer(games, list(OFFERED))
