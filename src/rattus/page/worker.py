"""What the worker of the page calls: it begins here, and everything goes through one home."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from rattus.page.home import Home, HomeLine
from rattus.page.requests import answer
from rattus.page.shelf import Store
from rattus.page.tables import BEAT
from rattus.page.thinking import Thinkers


class Offered(Protocol):
    """What `worker.ts` offers to Python."""

    @property
    def store(self) -> Store:
        """What the browser stores."""

    @property
    def thinkers(self) -> Thinkers:
        """The worker of the bots."""

    def heard(self, line: int, text: str) -> None:
        """Something is said on a line."""

    def answered(self, id: int, status: int, type: str, body: str | None) -> None:
        """A request has an answer."""

    def trouble(self, kind: str, message: str) -> None:
        """Something is wrong that people should know."""


class Worker:
    """A home with lines and requests by number. What comes on a line is answered in its order."""

    def __init__(self, offered: Offered, beat: float = BEAT) -> None:
        self._offered = offered
        self.home = Home(offered.store, offered.thinkers, offered.trouble, beat)
        self._lines: dict[int, tuple[HomeLine, asyncio.Queue[str | None]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Read what is stored."""
        await self.home.start()

    def request(self, id: int, method: str, path: str, body: str | None, token: str | None) -> None:
        """A request has come."""
        self._begin(self._answer(id, method, path, body, token))

    def open(self, line: int) -> None:
        """A line was opened."""
        self.shut(line)
        self._lines[line] = self.home.line(self._teller(line)), asyncio.Queue()
        self._begin(self._listen(*self._lines[line]))

    def say(self, line: int, text: str) -> None:
        """Something was said on a line."""
        if line in self._lines:
            self._lines[line][1].put_nowait(text)

    def shut(self, line: int) -> None:
        """A line was shut."""
        if line in self._lines:
            self._lines.pop(line)[1].put_nowait(None)

    async def stop(self) -> None:
        """Nothing more is answered."""
        for line in list(self._lines):
            self.shut(line)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.home.stop()

    def _teller(self, line: int) -> Callable[[str], None]:
        return lambda text: self._offered.heard(line, text)

    async def _listen(self, line: HomeLine, said: asyncio.Queue[str | None]) -> None:
        while (text := await said.get()) is not None:
            await line.answer(text)
        line.leave()

    async def _answer(self, id: int, method: str, path: str, body: str | None, token: str | None) -> None:
        said = await answer(self.home, method, path, body, token)
        self._offered.answered(id, said.status, said.type, said.body)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
