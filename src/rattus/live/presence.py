"""Presence: the seats with somebody at a socket, in this process or in another.

It is told, not stored. A process says which seats are at its own sockets when that changes, and again now and then;
what a process that died has said is forgotten after a while.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

SAID_EVERY = 30.0
"""Seconds after which it is said again."""
BELIEVED = 90.0
"""Seconds that another process is believed."""

Announce = Callable[[Iterable[str]], None]
"""Says to other processes which seats are here."""


class Presence:
    """The seats of one table that are here, and those that are elsewhere."""

    def __init__(self, announce: Announce | None) -> None:
        self._announce = announce
        self._own: frozenset[str] = frozenset()
        self._others: dict[str, tuple[frozenset[str], float]] = {}
        self._said = 0.0

    @property
    def seats(self) -> frozenset[str]:
        """The seats with somebody at any process."""
        now = time.monotonic()
        believed = (seats for seats, until in self._others.values() if until > now)
        return self._own.union(*believed)

    def here(self, own: frozenset[str]) -> None:
        """These seats are at sockets of this process."""
        if own != self._own or (own and time.monotonic() > self._said + SAID_EVERY):
            self._own = own
            self._say()

    def elsewhere(self, process: str, seats: Iterable[str]) -> None:
        """Another process has said this; one that had nobody here before may not have heard of us."""
        before, _ = self._others.get(process, (frozenset(), 0.0))
        seats = frozenset(seats)
        self._others[process] = (seats, time.monotonic() + BELIEVED)
        if seats and not before and self._own:
            self._say()

    def _say(self) -> None:
        self._said = time.monotonic()
        if self._announce is not None:
            self._announce(self._own)
