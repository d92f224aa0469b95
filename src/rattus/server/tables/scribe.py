"""The scribe: writes out whole games in a thread of its own, so that tables need not wait for it.

Who waits for it is served by turns, one address after the other. What it has written is kept as long as there is room.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

from rattus.live.turns import Turns
from rattus.server.background import background
from rattus.server.limits import Limits, household

T = TypeVar("T")
Key = tuple[object, Hashable]
"""A table or study, and what is written of it."""

MOST_WAITING = 256
"""When this many wait, somebody is sent away."""
MOST_KEPT = 16 * 2**20
"""Bytes of what is kept."""
AGAIN = 10
"""How much less it costs to be told what is kept."""
LEVEL = 3
"""How hard it packs."""
WORK, PAUSE = 4, 0.0005
"""After so many positions a thread lets others have Python for so many seconds."""


class Scribe:
    """One thread for all that takes long; more of them would only take Python away from the tables."""

    def __init__(self, limits: Limits, most_kept: int = MOST_KEPT) -> None:
        self._limits = limits
        self._thread = background(1, "scribe")
        self._turns = Turns(1, most_waiting=MOST_WAITING)
        self._most_kept = most_kept
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._making: dict[Key, asyncio.Task[bytes]] = {}
        self.bytes_kept = 0
        self.written = 0
        """How many answers were written, and not only told again."""

    @property
    def waiting(self) -> int:
        """How many wait for the thread."""
        return self._turns.waiting

    async def do(self, work: Callable[[], T], address: str = "", cost: float = 0.0, rank: int = 1) -> T:
        """Do something in the thread that costs so many positions; what it uses is its own."""
        self._limits.reading(address, cost)
        async with self._turns.turn(household(address), rank):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def packed(self, key: Key, write: Callable[[], bytes], address: str, cost: float) -> bytes:
        """What is written under a key, packed by gzip: written once, and kept."""
        kept, making = self._kept.get(key), self._making.get(key)
        self._limits.reading(address, cost if kept is None and making is None else cost / AGAIN)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        if making is None:
            making = self._making[key] = asyncio.create_task(self._write(key, write, address))
            making.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(making)

    async def _write(self, key: Key, write: Callable[[], bytes], address: str) -> bytes:
        self.written += 1
        return await self.do(lambda: gzip.compress(write(), LEVEL, mtime=0), address)

    def _keep(self, key: Key, done: asyncio.Task[bytes]) -> None:
        failed = done.cancelled() or done.exception() is not None
        if self._making.get(key) is not done:
            return  # it was forgotten meanwhile
        del self._making[key]
        if failed or len(done.result()) > self._most_kept:
            return
        self._kept[key] = done.result()
        self.bytes_kept += len(done.result())
        while self.bytes_kept > self._most_kept:
            self.bytes_kept -= len(self._kept.popitem(last=False)[1])

    def forget(self, subject: object) -> None:
        """Keep nothing of a table or study: it has left the memory, or must be told otherwise."""
        for key in [key for key in self._kept if key[0] is subject]:
            self.bytes_kept -= len(self._kept.pop(key))
        for key in [key for key in self._making if key[0] is subject]:
            del self._making[key]

    def close(self) -> None:
        """No more."""
        self._turns.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


def unhurried(positions: Iterable[T]) -> Iterator[T]:
    """The same, with pauses: whoever answers everybody else need not wait long for Python."""
    for number, position in enumerate(positions, start=1):
        yield position
        if number % WORK == 0:
            time.sleep(PAUSE)
