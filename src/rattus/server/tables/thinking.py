"""Bots of the server think in threads that stand back behind those that answer people."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from rattus.bots import Bot
from rattus.live.bots import Trees, new_bot, timed
from rattus.server.background import background
from rattus.table.game import View


class Threads:
    """Where bots think."""

    def __init__(self, threads: int, beat: float) -> None:
        self._beat = beat
        self.pool = background(threads, "bot")
        self.trees = Trees()

    def mind(self, code: str) -> ThreadMind:
        """A new bot."""
        return ThreadMind(new_bot(code, self._beat), self)

    def close(self) -> None:
        """No bot thinks any more."""
        self.pool.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True)
class ThreadMind:
    """A bot that thinks in one of the threads."""

    bot: Bot
    threads: Threads

    async def think(self, view: View) -> tuple[str | int, float]:
        """Its answer, and how long it thought."""
        self.threads.trees.drop(self.bot)
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self.threads.pool, timed, self.bot, view)
        self.threads.trees.keep(self.bot)
        return answer

    def leave(self) -> None:
        """It is not asked any more."""
        self.threads.trees.drop(self.bot)
