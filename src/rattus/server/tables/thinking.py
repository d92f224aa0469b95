"""Low-priority threads in which the server's bots think."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from rattus.bots import Bot
from rattus.live.bots import Trees, new_bot, timed
from rattus.server.background import background
from rattus.table.game import View


class Threads:
    """The threads of the bots."""

    def __init__(self, threads: int, beat: float) -> None:
        self._beat = beat
        self.pool = background(threads, "bot")
        self.trees = Trees()

    def mind(self, code: str) -> ThreadMind:
        """A new bot."""
        return ThreadMind(new_bot(code, self._beat), self)

    def close(self) -> None:
        """Let no bot think any more."""
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
        """Release the bot."""
        self.threads.trees.drop(self.bot)
