"""The time of the server: it goes on like a clock that nobody sets, and doubts one that jumps.

Times are stored, so they must mean something to the next process: they begin with the system's clock. From then on they
follow the clock that can't be set. If the system's is corrected by some seconds, that is followed at once. A jump is
believed when it has stayed for a while: a clock that is wrong for some seconds closes no table.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from rattus.host.deadlines import DOUBTED_FOR

CORRECTION = 30_000
"""Milliseconds by which the system's clock may be set without a doubt."""


class Clock:
    """Tells the time in milliseconds. It never goes back, unless a jump back is believed."""

    def __init__(
        self, wall: Callable[[], int] | None = None, steady: Callable[[], int] | None = None
    ) -> None:
        self._wall = wall or (lambda: time.time_ns() // 1_000_000)
        self._steady = steady or (lambda: time.monotonic_ns() // 1_000_000)
        self._ahead = self._wall() - self._steady()
        """What is added to the steady clock."""
        self._told = 0
        self._since = self._steady()
        """Since when the time has been believed that is told now."""
        self._jump: tuple[int, int] | None = None
        """Where the system's clock has jumped to, and when that was noticed."""

    def now(self) -> int:
        """The time."""
        steady = self._steady()
        self._look(steady)
        self._told = max(self._told, steady + self._ahead)
        return self._told

    def sure_for(self) -> int:
        """For how long nothing has been doubtful; not at all as long as something is."""
        steady = self._steady()
        self._look(steady)
        return 0 if self._jump else steady - self._since

    def _look(self, steady: int) -> None:
        ahead = self._wall() - steady
        if abs(ahead - self._ahead) <= CORRECTION:
            if self._jump is not None:  # it has jumped back
                self._jump = None
            self._ahead = ahead
        elif self._jump is None or abs(ahead - self._jump[0]) > CORRECTION:
            self._jump = (ahead, steady)
        elif steady - self._jump[1] >= DOUBTED_FOR:
            self._ahead, self._jump, self._since, self._told = ahead, None, steady, 0


CLOCK = Clock()


def now_ms() -> int:
    """The time in milliseconds."""
    return CLOCK.now()
