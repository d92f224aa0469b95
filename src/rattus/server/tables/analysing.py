"""The queue of analyses: finished games are analysed in threads of low priority, one after the other, fairly.

What is asked for is a row in the database; so it is found again after a restart, and another process takes over what
nobody works at any more. Players come one after the other, however much each of them has asked for. While bots think,
an analysis rests most of the time.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from rattus.bots.analysis import Analysis, Work, loads
from rattus.host.people import new_id
from rattus.host.problems import Code, Problem
from rattus.live.analyses import NONE, ShownAnalysis
from rattus.live.clock import now_ms
from rattus.live.records import Played
from rattus.live.turns import Turns
from rattus.server.background import background
from rattus.server.limits import Limits
from rattus.server.settings import Settings
from rattus.server.storage import analyses as stored
from rattus.server.storage.analyses import BEATS, MADE, NO_ANALYSIS, AnalysisShelf, Asked
from rattus.server.storage.writer import Change, Writer

log = logging.getLogger(__name__)

MOST_WAITING = 64
"""Analyses that may wait in a process."""
BEAT = 5.0
"""Seconds between two notes that somebody works at an analysis."""
SILENT = 30.0
"""Seconds without one after which another process takes it over."""
RESTS = 4
"""While bots think, a rest is up to this many times as long as the piece of work before it."""
REST = 0.02
"""Seconds of a rest before it is asked again whether bots think."""
LEVEL = 3
"""The compression level."""

Find = Callable[[str, str], Awaitable[Played]]
"""Finds what was played, by the kind and the id of a game."""


@dataclass
class Job:
    """An analysis that waits or is being made in this process."""

    game: str
    kind: str
    played: Played | None
    owner: str
    working: bool = False
    done: float = 0.0
    unwanted: bool = False
    """Its game was erased, or the server stops."""


class Ended(Exception):
    """The work was ended before it was done."""


class Analysing:
    """Analyses finished games and keeps the analyses."""

    def __init__(
        self,
        settings: Settings,
        limits: Limits,
        writer: Writer,
        shelf: AnalysisShelf,
        find: Find,
        busy: Callable[[], bool],
    ) -> None:
        self._limits = limits
        self._writer = writer
        self._shelf = shelf
        self._find = find
        self._busy = busy
        self._alone = not settings.shared
        self._judge = settings.analysis_bot or None
        self._worker = new_id()
        self._pool = background(settings.analysis_threads, "analysis")
        self._turns = Turns(settings.analysis_threads, most_waiting=MOST_WAITING)
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ticker: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many analyses wait here."""
        return self._turns.waiting

    async def shown(self, game: str) -> ShownAnalysis:
        """How far the analysis of a game is; without the analysis itself."""
        job = self._jobs.get(game)  # before the row is read: a job that ends meanwhile is as far as it was
        asked = await self._shelf.asked(game)
        if asked is None:
            return NONE
        if asked.made_at is not None:
            return ShownAnalysis("ready", 1.0)
        done = asked.done if job is None else job.done
        if done > 0 or (job is not None and job.working):
            return ShownAnalysis("working", done)
        return ShownAnalysis("waiting", 0.0, await self._shelf.before(asked))

    async def ask(self, game: str, kind: str, played: Played, player: str, address: str) -> ShownAnalysis:
        """Want a game to be analysed; nothing is done, and nothing counted, if it is already."""
        if (known := await self.shown(game)).status != "none":
            return known
        if self._closed or self._turns.waiting >= MOST_WAITING:
            raise Problem(Code.UNAVAILABLE, "too many games wait to be analysed; try again later")
        self._limits.analysis(player, address, len(played.steps))
        worker, now = self._worker, now_ms()
        if await self._writer.do(lambda connection: stored.ask(connection, game, kind, worker, now)):
            self._begin(Job(game, kind, played, player))
        return await self.shown(game)

    async def analysis(self, game: str) -> bytes:
        """An analysis that is ready, as compressed JSON."""
        body = await self._shelf.body(game)
        if body is None:
            raise Problem(Code.NOT_FOUND, "the game was not analysed yet")
        return body

    # The work.

    def _begin(self, job: Job) -> None:
        self._jobs[job.game] = job
        task = asyncio.create_task(self._do(job), name=f"analysis of {job.game}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, job: Job) -> None:
        try:
            async with self._turns.turn(job.owner):
                if job.unwanted:
                    return
                job.working = True
                played = job.played or await self._find(job.kind, job.game)
                body = await asyncio.get_running_loop().run_in_executor(self._pool, self._made, job, played)
            made = {"key": job.game, "new_made_at": now_ms(), "new_body": body}
            await self._writer.write(Change(MADE, made))
        except (Ended, asyncio.CancelledError):
            pass  # if it is still wanted, its row says so
        except Exception as error:
            if not self._closed:
                await self._give_up(job, error)
        finally:
            self._jobs.pop(job.game, None)

    async def _give_up(self, job: Job, error: Exception) -> None:
        """An analysis that failed, or was sent away, can be asked for again."""
        log.error("a game was not analysed", extra={"game": job.game}, exc_info=error)
        with suppress(Exception):  # then it is taken over later
            await self._writer.write(Change(NO_ANALYSIS, {"key": job.game}))

    def _made(self, job: Job, played: Played) -> bytes:
        """In the thread: the analysis, as compressed JSON."""
        work = Work(played.game(), self._judge, threads=0)
        began = time.monotonic()
        for done in work:
            job.done = done
            rest(time.monotonic() - began, self._busy, lambda: job.unwanted or self._closed)
            began = time.monotonic()
        return gzip.compress(work.result.json(), LEVEL, mtime=0)

    # Beats, and what was left behind.

    def start(self) -> None:
        """Begin, with what was asked for before the last stop."""
        self._ticker = asyncio.create_task(self._tick_on(), name="analyses")

    async def _tick_on(self) -> None:
        silent = 0.0 if self._alone else SILENT
        while True:
            try:
                await self.tick(silent)
                silent = SILENT
            except Exception:
                log.exception("could not look after the analyses")
            await asyncio.sleep(BEAT)

    async def tick(self, silent: float = SILENT) -> None:
        """Note that the jobs here are worked at, end those that were erased, take over those that nobody has."""
        own, now = {**self._jobs}, now_ms()
        if own:
            beats = [
                Change(BEATS, {"key": job.game, "new_beat": now, "new_done": job.done})
                for job in own.values()
            ]
            await self._writer.write(*beats)
            wanted = await self._writer.do(lambda connection: stored.still_wanted(connection, own.keys()))
            for game in own.keys() - wanted:
                own[game].unwanted = True
        since = now - int(silent * 1000) + (0 if silent else 1)
        if len(self._jobs) < MOST_WAITING:
            worker = self._worker
            left = await self._writer.do(
                lambda connection: stored.left_behind(connection, worker, since, now)
            )
            for asked in left:
                if asked.game not in self._jobs:
                    self._begin(self._again(asked))

    def _again(self, asked: Asked) -> Job:
        """A job that was begun before. Nobody knows whose it was, so each counts as somebody else's."""
        return Job(asked.game, asked.kind, None, asked.game)

    def close(self) -> None:
        """Begin no more, and end what is being done; it is done again after the next start."""
        self._closed = True
        self._turns.close()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        """Stop."""
        self.close()
        tasks = [*self._tasks, *([self._ticker] if self._ticker else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def rest(worked: float, busy: Callable[[], bool], ended: Callable[[], bool]) -> None:
    """Rest as long as bots think, up to a few times as long as was worked."""
    until = time.monotonic() + RESTS * worked
    while True:
        if ended():
            raise Ended
        if not busy() or time.monotonic() >= until:
            return
        time.sleep(REST)


def read(body: bytes) -> Analysis:
    """An analysis from what is stored."""
    return loads(gzip.decompress(body))
