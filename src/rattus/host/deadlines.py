"""When a table must be looked at again, whatever happens, and what must happen then: sweepers of all processes ask."""

from __future__ import annotations

from dataclasses import dataclass

from rattus.host.events import Closed, StoodIn
from rattus.host.pace import SECOND, grace
from rattus.host.state import Status, TableState

DOUBTED_FOR = 600_000
"""Milliseconds after which a clock that has jumped is believed."""


@dataclass(frozen=True)
class Deadlines:
    """How long is waited, in seconds: for bots and starts, for people to sit down, for anything to happen at all."""

    patience: float
    open_table: float
    still_table: float

    def due(self, state: TableState) -> int | None:
        """When somebody must look at the table if nothing happens, in milliseconds; never after the end."""
        if state.status.ended:
            return None
        waits = [self._expires(state)]
        if state.bot_to_act or (state.status is Status.OPEN and state.full):
            waits.append(state.at + _ms(self.patience))
        ends = time_ends(state)
        if ends is not None and _somebody_waits(state):
            waits.append(ends)
        return min(waits)

    def verdict(self, state: TableState, now: int, sure_for: int) -> Closed | StoodIn | None:
        """What happens because it is too late for something else.

        To close a table shows its secrets, so the time must have been beyond doubt for a while, in milliseconds.
        """
        if state.status.ended:
            return None
        if now >= self._expires(state):
            return Closed() if sure_for >= min(DOUBTED_FOR, self._expires(state) - state.at) else None
        ends = time_ends(state)
        if state.runs is not None and ends is not None and now >= ends and _somebody_waits(state):
            return StoodIn(state.runs, state.stand_in, "time")
        return None

    def _expires(self, state: TableState) -> int:
        return state.at + _ms(self.open_table if state.status is Status.OPEN else self.still_table)


def time_ends(state: TableState) -> int | None:
    """When the time and the grace of the seat that is asked are used up."""
    if state.runs is None:
        return None
    return state.asked_at + state.clocks[state.runs] + grace(state.pace)


def _somebody_waits(state: TableState) -> bool:
    """A stand-in plays on only where another person plays, too, or where there are bots alone."""
    return not state.people or any(seat != state.runs for seat in state.present)


def _ms(seconds: float) -> int:
    return int(seconds * SECOND)
