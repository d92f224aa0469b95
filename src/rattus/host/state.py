"""A table as the fold of its events: who sits where, what was played, whose time runs, how far it is."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, assert_never

import msgspec

from rattus.host.events import (
    CameBack,
    Closed,
    Conceded,
    Created,
    Entry,
    Event,
    Invited,
    Left,
    Named,
    Occupant,
    Relinked,
    Rematched,
    Sat,
    Started,
    Stepped,
    StoodIn,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    Why,
)
from rattus.host.pace import Pace, Untimed, added_time, first_time, renewed_time
from rattus.host.people import PlayerKind
from rattus.kernel.notation import Header


class Status(StrEnum):
    """How far a table is: `over` with a result, `closed` without one."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"

    @property
    def ended(self) -> bool:
        """Nothing more is played here."""
        return self in (Status.OVER, Status.CLOSED)


@dataclass(frozen=True)
class Away:
    """A bot plays for somebody, and why; the table `waits` for a player who may come back after leaving."""

    bot: str
    why: Why
    waits: bool = False

    @property
    def gone(self) -> bool:
        """Its player went by its own will."""
        return self.why in ("left", "conceded")


@dataclass(frozen=True)
class Move:
    """A step of a seat that still counts: its event, how many steps there were before it, the time it has added.

    It is its player's `own` decision unless a bot made it, as the occupant or as a stand-in.
    """

    seat: str
    v: int
    before: int
    added: int
    own: bool = True


@dataclass(frozen=True)
class UndoWish:
    """A seat wants to go back to where `left` steps are left; these have agreed so far."""

    seat: str
    v: int
    left: int
    agreed: tuple[str, ...] = ()


@dataclass(frozen=True)
class TableState:
    """A table after its event `v`."""

    id: str
    v: int = 0
    position_v: int = 0
    """The event that last changed what is asked; steps must know it."""
    at: int = 0
    created_at: int = 0
    header: Header = field(default_factory=lambda: Header("", ()))
    """What it is played with: the rules follow from this, and from nothing else."""
    public: bool = False
    creator: str | None = None
    commitment: str = ""
    pace: Pace = field(default_factory=Untimed)
    stand_in: str = ""
    """The bot that plays for whoever is away."""
    seats: Mapping[str, Occupant | None] = field(default_factory=dict)
    invited: Mapping[str, Invited] = field(default_factory=dict)
    away: Mapping[str, Away] = field(default_factory=dict)
    status: Status = Status.OPEN
    steps: tuple[int, ...] = ()
    moves: tuple[Move, ...] = ()
    to_act: str | None = None
    asked_at: int = 0
    """Since when the time of the seat that is asked runs."""
    clocks: Mapping[str, int] = field(default_factory=dict)
    """What each player had left at that moment; nothing if no time runs."""
    wish: UndoWish | None = None
    rematch: str | None = None
    rated: bool = False
    """The game counts for ratings; guests may not sit here."""
    bots: bool = False
    """Bot accounts may sit here."""
    advice: bool = False
    """Whoever sits here may have advice."""
    guided: bool = False
    """A newcomer's first game: its luck is prepared."""

    # The people at the table.

    @property
    def started(self) -> bool:
        """The game has begun, or was over."""
        return self.position_v > 0

    @property
    def full(self) -> bool:
        """Every seat is taken."""
        return all(self.seats.values())

    @property
    def players(self) -> list[str]:
        """The seats whose players answer from outside: people, and bots with accounts of their own."""
        return [seat for seat, who in self.seats.items() if who and who.player]

    @property
    def people(self) -> list[str]:
        """The seats that people have."""
        bot = PlayerKind.BOT
        return [seat for seat, who in self.seats.items() if who and who.player and who.kind is not bot]

    @property
    def present(self) -> list[str]:
        """The seats whose people play themselves."""
        return [seat for seat in self.people if seat not in self.away]

    @property
    def contenders(self) -> list[str]:
        """The seats that have not given up."""
        return [seat for seat in self.seats if seat not in self.away or self.away[seat].why != "conceded"]

    @property
    def voters(self) -> list[str]:
        """The seats that still have to agree to take steps back; bots always agree."""
        wish = self.wish
        return [seat for seat in self.present if wish and seat != wish.seat and seat not in wish.agreed]

    def missed(self, left: int) -> list[str]:
        """The seats of people who are away, and whose own decisions come after the first `left` steps."""
        undone = {move.seat for move in self.moves if move.own and move.before >= left}
        return [seat for seat in self.people if seat in self.away and seat in undone]

    def bot_of(self, seat: str) -> str | None:
        """The bot that plays a seat, as its occupant or as a stand-in."""
        if seat in self.away:
            return self.away[seat].bot
        who = self.seats.get(seat)
        return who.bot if who else None

    @property
    def bot_to_act(self) -> str | None:
        """The seat that is asked, if a bot plays it. Bots do not play on where all people are away."""
        seat = self.to_act
        if seat is None or self.status is not Status.RUNNING or self.bot_of(seat) is None:
            return None
        return seat if self.present or not self.people else None

    def seat_of_player(self, player: str | None) -> str | None:
        """The seat of a player, if it has one here."""
        if player is None:
            return None
        return next((seat for seat, who in self.seats.items() if who and who.player == player), None)

    def seats_at_screen(self, player: str | None) -> list[str]:
        """The seats of a player and of those who play at its screen."""
        guest = PlayerKind.GUEST
        return [
            seat
            for seat, who in self.seats.items()
            if who and player and (who.player == player or (who.owner == player and who.kind is guest))
        ]

    def seat_of_token(self, hashed: str) -> str | None:
        """The seat a token gives authority over."""
        return next((seat for seat, who in self.seats.items() if who and who.token == hashed), None)

    def seat_for(self, player: str | None) -> str | None:
        """The free seat that is kept for a player."""
        kept = (seat for seat, who in self.invited.items() if who.player == player)
        return next((seat for seat in kept if self.seats[seat] is None), None)

    @property
    def runs(self) -> str | None:
        """The seat whose time runs."""
        running = (
            self.status is Status.RUNNING and self.to_act in self.clocks and self.to_act not in self.away
        )
        return self.to_act if running else None

    # Moving on.

    def _with(self, **changes: Any) -> TableState:
        """The same but for these fields (many times faster than `dataclasses.replace`)."""
        table = object.__new__(TableState)
        table.__dict__.update(self.__dict__, **changes)
        return table

    def after(self, entry: Entry) -> TableState:
        """The table after one more event."""
        changed = self._changed(entry.event, entry)
        status = changed._status_after(entry.event)
        to_act = None if status.ended else changed.to_act
        return changed._with(v=entry.v, at=entry.at, status=status, to_act=to_act)

    def _changed(self, event: Event, entry: Entry) -> TableState:
        match event:
            case Created():
                return self._with(
                    created_at=entry.at,
                    header=event.header,
                    public=event.public,
                    creator=event.creator,
                    commitment=event.commitment,
                    pace=event.pace,
                    stand_in=event.stand_in,
                    seats=event.seats,
                    invited=event.invited,
                    rated=event.rated,
                    bots=event.bots,
                    advice=event.advice,
                    guided=event.guided,
                )
            case Sat(seat, occupant):
                return self._with(seats={**self.seats, seat: occupant})
            case Left(seat):
                return self._with(seats={**self.seats, seat: None})
            case Started(chance, asked):
                time = first_time(self.pace)
                clocks = {} if time is None else dict.fromkeys(self.players, time)
                return self._with(
                    steps=chance, to_act=asked, clocks=clocks, asked_at=entry.at, position_v=entry.v
                )
            case Stepped():
                return self._stepped(event, entry)
            case Undone(_, left, asked):
                return self._undone(left, asked, entry)
            case UndoAsked(seat, left):
                return self._with(wish=UndoWish(seat, entry.v, left))
            case UndoAgreed(seat):
                assert self.wish is not None, "somebody has asked"
                return self._with(wish=dataclasses.replace(self.wish, agreed=(*self.wish.agreed, seat)))
            case UndoRefused():
                return self._with(wish=None)
            case StoodIn(seat, bot, why, waits=waits):
                return self._with_away({**self.away, seat: Away(bot, why, waits)}, entry.at)
            case CameBack(seat):
                return self._with_away({key: who for key, who in self.away.items() if key != seat}, entry.at)
            case Conceded(seat, bot):
                return self._with_away({**self.away, seat: Away(bot, "conceded")}, entry.at)
            case Named(seat, name):
                who = self.seats[seat]
                assert who is not None, "somebody has this seat"
                return self._with(seats={**self.seats, seat: msgspec.structs.replace(who, name=name)})
            case Relinked(seat, token, renewed):
                who = self.seats[seat]
                assert who is not None, "somebody has this seat"
                renewal = msgspec.structs.replace(who, token=token, renewed=renewed)
                return self._with(seats={**self.seats, seat: renewal})
            case Rematched(_, table):
                return self._with(rematch=table)
            case Closed():
                return self
            case _:
                assert_never(event)

    def _stepped(self, event: Stepped, entry: Entry) -> TableState:
        clocks, seat = self._clocks_at(entry.at), event.seat
        added = added_time(self.pace) if seat in clocks and seat not in self.away else 0
        if added:
            clocks[seat] += added
        return self._with(
            steps=(*self.steps, event.step, *event.chance),
            moves=(*self.moves, Move(seat, entry.v, len(self.steps), added, self.bot_of(seat) is None)),
            to_act=event.asked,
            clocks=self._asked_anew(clocks, event.asked),
            asked_at=entry.at,
            position_v=entry.v,
            wish=None,
        )

    def _undone(self, left: int, asked: str | None, entry: Entry) -> TableState:
        """Time that was used is used, and what was added for a decision is taken back with it."""
        clocks = self._clocks_at(entry.at)
        for move in self.moves:
            if move.before >= left and move.added:
                clocks[move.seat] = max(0, clocks[move.seat] - move.added)
        return self._with(
            steps=self.steps[:left],
            moves=tuple(move for move in self.moves if move.before < left),
            to_act=asked,
            clocks=clocks if asked == self.to_act else self._asked_anew(clocks, asked),
            asked_at=entry.at,
            position_v=entry.v,
            wish=None,
        )

    def _with_away(self, away: Mapping[str, Away], at: int) -> TableState:
        """Other people are away than before; whoever is asked, its time begins to run or stops."""
        return self._with(away=away, clocks=self._clocks_at(at), asked_at=at, wish=None)

    def _clocks_at(self, at: int) -> dict[str, int]:
        """What everybody has left at a moment."""
        clocks = dict(self.clocks)
        if self.runs is not None:
            clocks[self.runs] = max(0, clocks[self.runs] - max(0, at - self.asked_at))
        return clocks

    def _asked_anew(self, clocks: dict[str, int], asked: str | None) -> dict[str, int]:
        """A new question: where every decision has a time of its own, it begins now."""
        time = renewed_time(self.pace)
        if time is not None and asked in clocks:
            clocks[asked] = time
        return clocks

    def _status_after(self, event: Event) -> Status:
        if self.status.ended:
            return self.status
        match event:
            case Closed():
                return Status.CLOSED
            case Left():
                return self.status if self.players else Status.CLOSED
            case Started() | Stepped() | Undone():
                return Status.OVER if self.to_act is None else Status.RUNNING
            case Conceded() if self._decided:
                return Status.OVER
            case Conceded() | StoodIn():
                return Status.CLOSED if self._deserted else self.status
            case _:
                return self.status

    @property
    def _decided(self) -> bool:
        """All others have given up, or all people have: there is nothing left to play for."""
        return len(self.contenders) == 1 or not set(self.contenders) & set(self.people or self.players)

    @property
    def _deserted(self) -> bool:
        """All have gone, and the table waits for nobody."""
        gone = [self.away.get(seat) for seat in self.people or self.players]
        return all(away and away.gone and not away.waits for away in gone)


def unfold(table: str, entries: Iterable[Entry]) -> Iterator[tuple[TableState, Entry, TableState]]:
    """Every event with the table before and after it."""
    before = TableState(table)
    for entry in entries:
        after = before.after(entry)
        yield before, entry, after
        before = after


def fold(table: str, entries: Iterable[Entry]) -> TableState:
    """The table after all these events."""
    state = TableState(table)
    for entry in entries:
        state = state.after(entry)
    return state
