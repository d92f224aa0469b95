"""When a table must be looked at again, whatever happens: the sweepers of all processes go by it."""

from __future__ import annotations

from rattus.server.state import TableState
from rattus.table.game import Game


class BotDeadlines:
    """A bot that is asked must answer, and a full table must start, within some seconds. People have all the time."""

    def __init__(self, patience: float) -> None:
        self._patience = int(patience * 1000)

    def due(self, state: TableState, game: Game | None, now: int) -> int | None:
        """The time in milliseconds, or never."""
        if game is None:
            return now + self._patience if state.full else None
        occupant = state.seats.get(game.to_act) if game.to_act else None
        return now + self._patience if occupant and occupant.bot else None
