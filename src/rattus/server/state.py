"""A table as the fold of its events: who sits where, what was played, how far it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import assert_never

from rattus.server.events import Created, Entry, Event, Left, Occupant, Sat, Started, Stepped, Undone


class Status(StrEnum):
    """How far a table is."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True)
class TableState:
    """A table after its event `v`. Whether the game is over only the rules can tell: see `LiveTable`."""

    id: str
    v: int = 0
    position_v: int = 0
    """The event that last changed what is asked; steps must know it."""
    at: int = 0
    created_at: int = 0
    game: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    public: bool = False
    creator: str | None = None
    commitment: str = ""
    seats: Mapping[str, Occupant | None] = field(default_factory=dict)
    started: bool = False
    steps: tuple[int, ...] = ()

    @property
    def full(self) -> bool:
        """Every seat is taken."""
        return all(self.seats.values())

    def seat_of_player(self, player: str | None) -> str | None:
        """The seat of a player, if it has one here."""
        if player is None:
            return None
        return next((seat for seat, who in self.seats.items() if who and who.player == player), None)

    def seat_of_token(self, hashed: str) -> str | None:
        """The seat a token gives authority over."""
        return next((seat for seat, who in self.seats.items() if who and who.token == hashed), None)

    def after(self, entry: Entry) -> TableState:
        """The table after one more event."""
        return replace(self._changed(entry.event, entry), v=entry.v, at=entry.at)

    def _changed(self, event: Event, entry: Entry) -> TableState:
        match event:
            case Created():
                return replace(
                    self,
                    created_at=entry.at,
                    game=event.game,
                    options=event.options,
                    public=event.public,
                    creator=event.creator,
                    commitment=event.commitment,
                    seats=event.seats,
                )
            case Sat(seat, occupant):
                return replace(self, seats={**self.seats, seat: occupant})
            case Left(seat):
                return replace(self, seats={**self.seats, seat: None})
            case Started(chance):
                return replace(self, started=True, steps=chance, position_v=entry.v)
            case Stepped(_, step, chance):
                return replace(self, steps=(*self.steps, step, *chance), position_v=entry.v)
            case Undone(_, left):
                return replace(self, steps=self.steps[:left], position_v=entry.v)
            case _:
                assert_never(event)


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
