"""What lists tell of a table at home: a row that is stored with every event, so that no list needs the events."""

from __future__ import annotations

import msgspec

from rattus.host.events import Entry
from rattus.host.results import final_places, winners
from rattus.host.shapes import seat_infos
from rattus.host.state import Status, TableState
from rattus.live.wishes import FinishedGame, FinishedSeat, Listed, MyTable
from rattus.page.shelf import Change
from rattus.table.game import Game

_encode = msgspec.json.Encoder().encode


class Row(msgspec.Struct, frozen=True):
    """A table as lists show it, which of its seats are played here, and how it ended."""

    secret: str
    listed: Listed
    public: bool
    due: int | None
    mine: list[str]
    """The seats of the player of this home."""
    here: list[str]
    """Those, and those of others at the same screen."""
    result: list[list[str | int]] | None = None
    winners: list[str] | None = None

    @property
    def ended(self) -> bool:
        """Whether nothing more happens there."""
        return self.listed.status.ended

    @property
    def rank(self) -> int:
        """Tables where somebody here is asked come first, then others that run, then open ones."""
        if self.listed.status is Status.RUNNING:
            return 0 if self.listed.to_act in self.here else 1
        return 2 if self.listed.status is Status.OPEN else 3

    def as_mine(self) -> MyTable:
        """In the list of the player's own tables."""
        seat = next(iter(self.mine or self.here), "")
        turn = self.listed.status is Status.RUNNING and self.listed.to_act == seat
        return MyTable(seat, False, turn, self.listed)

    def as_finished(self) -> FinishedGame:
        """In the list of finished games."""
        listed = self.listed
        return FinishedGame(
            id=listed.id,
            game=listed.game,
            options=listed.options,
            public=self.public,
            seats=[FinishedSeat(seat.seat, seat.name, seat.bot) for seat in listed.seats],
            result=self.result or [],
            winners=self.winners or [],
            created_at=listed.created_at,
            ended_at=listed.changed_at,
        )


def row_of(state: TableState, game: Game | None, secret: bytes, due: int | None, player: str) -> Row:
    """The row of a table as it stands."""
    own, places = state.seat_of_player(player), final_places(state, game) if game else None
    return Row(
        secret=secret.hex(),
        listed=Listed(
            id=state.id,
            game=state.header.game,
            options=dict(state.header.options),
            rated=state.rated,
            bots=state.bots,
            pace=state.pace,
            status=state.status,
            to_act=state.to_act,
            seats=seat_infos(state),
            created_at=state.created_at,
            changed_at=state.at,
        ),
        public=state.public,
        due=due,
        mine=[own] if own else [],
        here=state.seats_at_screen(player),
        result=None if places is None else [list(place) for place in places],
        winners=list(winners(state, game)) if game and places is not None else None,
    )


def stored(row: Row) -> Change:
    """A row to be stored."""
    return ("put", "tables", row.listed.id, _encode(row).decode())


def event(table: str, entry: Entry) -> Change:
    """An event to be stored."""
    return ("add", "events", (table, entry.v), _encode(entry).decode())
