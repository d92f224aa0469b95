"""What happens to a table, as it is stored. A table is the fold of its events, and nothing is ever changed or removed.

An event of the game keeps the numbers of its steps and of the outcomes that followed, and who is asked then, so that
reading it back needs neither rules nor luck.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from rattus.host.pace import Pace, Untimed
from rattus.host.people import PlayerKind
from rattus.kernel.notation import Fork, Header

Why = Literal["time", "absent", "left", "conceded"]
"""Why a stand-in plays for somebody."""


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True):
    """The occupant of a seat: a player with a token (kept as its hash), or a bot of ours, named when it sits down.

    A bot account has an owner; so has a guest who plays at the screen of the one who made the table.
    """

    name: str
    player: str | None = None
    token: str | None = None
    bot: str | None = None
    kind: PlayerKind = PlayerKind.GUEST
    owner: str | None = None
    renewed: int = 0
    """How often the token was replaced."""

    @property
    def unnamed(self) -> bool:
        """A bot that is called by its code."""
        return self.bot is not None and self.name == self.bot


class Invited(msgspec.Struct, frozen=True, omit_defaults=True):
    """For whom a seat is kept."""

    name: str
    player: str


class TableEvent(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something that happened to a table."""


class Created(TableEvent, frozen=True, omit_defaults=True, tag="created"):
    """A table was set up; some of its seats may be taken from the beginning, or kept for somebody.

    `version` is the edition's: what the table is played by to its end, however new the program is then.
    `position` and `forks` say from which games it goes on, if it does not begin at the beginning. The luck of a
    `guided` game is prepared.
    """

    game: str
    seats: dict[str, Occupant | None]
    commitment: str
    version: str = ""
    options: dict[str, str] = {}
    public: bool = False
    creator: str | None = None
    pace: Pace = Untimed()
    stand_in: str = "fair"
    invited: dict[str, Invited] = {}
    rematch_of: str | None = None
    rated: bool = False
    bots: bool = False
    forks: tuple[Fork, ...] = ()
    position: str = ""
    advice: bool = False
    guided: bool = False

    @property
    def header(self) -> Header:
        """What the table is played with."""
        options = tuple(self.options.items())
        return Header(self.game, tuple(self.seats), options, self.version, self.forks, self.position)


class Sat(TableEvent, frozen=True, omit_defaults=True, tag="sat"):
    """Somebody sat down."""

    seat: str
    occupant: Occupant


class Left(TableEvent, frozen=True, omit_defaults=True, tag="left"):
    """A seat became free before the start."""

    seat: str


class Started(TableEvent, frozen=True, omit_defaults=True, tag="started"):
    """The game began, what chance did first, and who is asked."""

    chance: tuple[int, ...]
    asked: str | None


class Stepped(TableEvent, frozen=True, omit_defaults=True, tag="step"):
    """A seat's step, the outcomes of chance that followed, and who is asked then; nobody at the end."""

    seat: str
    step: int
    chance: tuple[int, ...] = ()
    asked: str | None = None


class Undone(TableEvent, frozen=True, omit_defaults=True, tag="undone"):
    """Steps were taken back as a seat wished, perhaps because another one (`agreed`) was the last to agree.

    `left` steps remain, and the seat `asked` is asked.
    """

    seat: str
    left: int
    asked: str | None
    agreed: str | None = None


class UndoAsked(TableEvent, frozen=True, omit_defaults=True, tag="undo_asked"):
    """A seat wants to go back to where `left` steps remain; the others have to agree."""

    seat: str
    left: int


class UndoAgreed(TableEvent, frozen=True, omit_defaults=True, tag="undo_agreed"):
    """A seat agrees to go back, and others still have to."""

    seat: str


class UndoRefused(TableEvent, frozen=True, omit_defaults=True, tag="undo_refused"):
    """A seat does not agree to go back, or no longer wants to."""

    seat: str


class StoodIn(TableEvent, frozen=True, omit_defaults=True, tag="stood_in"):
    """A bot plays on for a seat until its player comes back; `by` is the seat that asked for it.

    If everybody else goes, too, the table waits for a player who left (`waits`). Before that was so, it was closed.
    """

    seat: str
    bot: str
    why: Why
    by: str | None = None
    waits: bool = False


class CameBack(TableEvent, frozen=True, omit_defaults=True, tag="back"):
    """A player came back to its seat."""

    seat: str


class Conceded(TableEvent, frozen=True, omit_defaults=True, tag="conceded"):
    """A seat gave up; if the game goes on, a bot plays for it to the end."""

    seat: str
    bot: str


class Named(TableEvent, frozen=True, omit_defaults=True, tag="named"):
    """The player in a seat was renamed."""

    seat: str
    name: str
    player: str


class Relinked(TableEvent, frozen=True, omit_defaults=True, tag="link"):
    """The token of a seat was replaced: links that were made before lead nowhere."""

    seat: str
    token: str
    renewed: int


class Rematched(TableEvent, frozen=True, omit_defaults=True, tag="rematch"):
    """A new table like this one was made, with seats kept for those who had them here."""

    seat: str
    table: str


class Closed(TableEvent, frozen=True, omit_defaults=True, tag="closed"):
    """The table was closed because nothing happened there for too long."""


Event = (
    Created | Sat | Left | Started | Stepped | Undone | UndoAsked | UndoAgreed | UndoRefused
    | StoodIn | CameBack | Conceded | Named | Relinked | Rematched | Closed
)  # fmt: skip


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
