"""The scribe: writes whole games in a thread of its own, so that tables need not wait for it.

Its queue is fair: one address after the other. What it has written is cached as long as there is room.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

from rattus.host.problems import Code, Problem
from rattus.live.turns import Turns
from rattus.server.background import background
from rattus.server.limits import Limits, household

T = TypeVar("T")
Key = tuple[object, Hashable]
"""A table or study, and what is written about it."""

MOST_WAITING = 256
"""Queue length at which further requests are refused."""
MOST_KEPT = 16 * 2**20
"""Bytes of the cache."""
AGAIN = 10
"""How many times cheaper a cached answer is."""
LEVEL = 3
"""The compression level."""
WORK, PAUSE = 4, 0.0005
"""After this many positions the thread yields Python's lock for this many seconds."""


class Scribe:
    """One thread for all long work; more of them would only take Python's lock away from the tables."""

    def __init__(self, limits: Limits, most_kept: int = MOST_KEPT) -> None:
        self._limits = limits
        self._thread = background(1, "scribe")
        self._turns = Turns(1, most_waiting=MOST_WAITING)
        self._most_kept = most_kept
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._making: dict[Key, asyncio.Task[bytes]] = {}
        self._closing = asyncio.Event()
        self.bytes_kept = 0
        self.written = 0
        """How many answers were written, not counting cached ones."""

    @property
    def waiting(self) -> int:
        """How many requests wait for the thread."""
        return self._turns.waiting

    async def do(self, work: Callable[[], T], address: str = "", cost: float = 0.0, rank: int = 1) -> T:
        """Do work in the thread, at the cost of this many positions; its data must not be shared."""
        self._limits.reading(address, cost)
        async with self._turns.turn(household(address), rank):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def packed(self, key: Key, write: Callable[[], bytes], address: str, cost: float) -> bytes:
        """What is written for a key, compressed by gzip: written once, and cached."""
        kept, making = self._kept.get(key), self._making.get(key)
        self._limits.reading(address, cost if kept is None and making is None else cost / AGAIN)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        if making is None:
            making = self._making[key] = asyncio.create_task(self._write(key, write, address))
            making.add_done_callback(lambda done: self._keep(key, done))
        return await self._unless_closed(making)

    async def _unless_closed(self, making: asyncio.Task[bytes]) -> bytes:
        """What is being written; a refusal at once if the scribe is closed before it is there."""
        closing = asyncio.create_task(self._closing.wait())
        try:
            await asyncio.wait({making, closing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            closing.cancel()
        if not making.done() or making.cancelled():
            raise Problem(Code.UNAVAILABLE, "the server is about to stop; try again in a moment")
        return making.result()

    async def _write(self, key: Key, write: Callable[[], bytes], address: str) -> bytes:
        self.written += 1
        return await self.do(lambda: gzip.compress(write(), LEVEL, mtime=0), address)

    def _keep(self, key: Key, done: asyncio.Task[bytes]) -> None:
        failed = done.cancelled() or done.exception() is not None
        if self._making.get(key) is not done:
            return  # it was dropped meanwhile
        del self._making[key]
        if failed or len(done.result()) > self._most_kept:
            return
        self._kept[key] = done.result()
        self.bytes_kept += len(done.result())
        while self.bytes_kept > self._most_kept:
            self.bytes_kept -= len(self._kept.popitem(last=False)[1])

    def forget(self, subject: object) -> None:
        """Drop what is cached of a table or study: it has left the memory, or has changed."""
        for key in [key for key in self._kept if key[0] is subject]:
            self.bytes_kept -= len(self._kept.pop(key))
        for key in [key for key in self._making if key[0] is subject]:
            del self._making[key]

    def close(self) -> None:
        """Accept no more, and let nobody wait for a whole game that is still being written."""
        self._closing.set()
        self._turns.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


def unhurried(positions: Iterable[T]) -> Iterator[T]:
    """Pause now and then, so that the event loop need not wait long for Python's lock."""
    for number, position in enumerate(positions, start=1):
        yield position
        if number % WORK == 0:
            time.sleep(PAUSE)
