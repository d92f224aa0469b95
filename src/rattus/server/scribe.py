"""The scribe: writes out whole games in a thread of its own, so that tables need not wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from rattus.server.problems import Code, Problem

T = TypeVar("T")

MOST_WAITING = 64
"""Who comes when so many wait is sent away."""


class Scribe:
    """One thread for all that takes long; more of them would only take Python away from the tables."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self.waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        """Do something in the thread; what it uses is its own."""
        if self.waiting >= MOST_WAITING:
            raise Problem(Code.UNAVAILABLE, "too many want to read; try again")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """No more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
