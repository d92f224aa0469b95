"""Chunks of games on workers: in this process, in several, or on a Ray cluster. The games are the same on all."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Protocol

from rattus.lab import LabError
from rattus.lab.match import Broken, Outcome, Played, play_chunk
from rattus.lab.schedule import Fixture
from rattus.lab.settings import Table, program

CHUNK_SECONDS = 0.5
"""How long a chunk should take: long compared with sending it, short enough to be lost without regret."""
MOST_IN_CHUNK = 500


class Team(Protocol):
    """Workers that play chunks."""

    @property
    def slots(self) -> int:
        """Chunks worth having in flight at a time."""

    def submit(self, table: Table, chunk: Sequence[Fixture], with_facts: bool) -> None:
        """Begin a chunk."""

    def next(self) -> Played:
        """Wait for any chunk to be finished."""


class Alone:
    """This process plays everything."""

    slots = 1

    def __init__(self) -> None:
        self._due: deque[tuple[Table, Sequence[Fixture], bool]] = deque()

    def submit(self, table: Table, chunk: Sequence[Fixture], with_facts: bool) -> None:
        """Keep a chunk for later."""
        self._due.append((table, chunk, with_facts))

    def next(self) -> Played:
        """Play the oldest chunk."""
        return play_chunk(*self._due.popleft())


class Processes:
    """Worker processes on this machine."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self.slots = jobs + 1  # one waits, so that no worker has to
        self._pool = pool
        self._running: set[Future[Played]] = set()

    def submit(self, table: Table, chunk: Sequence[Fixture], with_facts: bool) -> None:
        """Queue a chunk."""
        self._running.add(self._pool.submit(play_chunk, table, chunk, with_facts))

    def next(self) -> Played:
        """Wait for the first worker that is done."""
        done, _ = wait(self._running, return_when=FIRST_COMPLETED)
        future = done.pop()
        self._running.remove(future)
        return future.result()


class Cluster:
    """The machines of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self.slots = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._ray = ray
        self._task = ray.remote(play_chunk)
        self._running: list[Any] = []

    def submit(self, table: Table, chunk: Sequence[Fixture], with_facts: bool) -> None:
        """Submit a chunk as a task."""
        self._running.append(self._task.remote(table, chunk, with_facts))

    def next(self) -> Played:
        """Wait for the first task that is done."""
        (done, *_), self._running = self._ray.wait(self._running, num_returns=1)
        try:
            played: Played = self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            raise LabError(f"a task on the cluster has failed: {error}") from None
        for outcome in played.outcomes:
            if outcome.program != program():
                raise LabError(f"a worker has version {outcome.program}, and this is {program()}")
        return played


def prepare_worker() -> None:
    """Leave Ctrl-C to the main process, and end with it, however it dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


@contextmanager
def processes(jobs: int) -> Iterator[Team]:
    """Worker processes, or none for a single job; all are ended on exit, even in the middle of a thought."""
    if jobs == 1:
        yield Alone()
        return
    others = {child.pid for child in multiprocessing.active_children()}
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=prepare_worker)
    try:
        yield Processes(pool, jobs)
    except BrokenProcessPool:
        raise LabError("a worker process has died (was there too little memory?)") from None
    finally:
        for child in multiprocessing.active_children():
            if child.pid not in others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str, jobs: int) -> Iterator[Team]:
    """A Ray cluster by its address: `auto` for the one this machine belongs to, `local` for one of our own."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry without consent
    try:
        ray = import_module("ray")
    except ImportError:
        raise LabError("a cluster needs Ray: pip install 'rattus[ray]'") from None
    own = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise LabError(f"no Ray cluster at {address!r}: {error}") from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def play_all(
    team: Team,
    table: Table,
    due: Sequence[Fixture],
    with_facts: bool,
    keep: Callable[[Sequence[Outcome]], None],
) -> Broken | None:
    """Play all games, and hand over finished ones as they come, until all are there or a bot breaks."""
    begun = under_way = 0
    pace: float | None = None
    while begun < len(due) or under_way:
        while begun < len(due) and under_way < team.slots:
            size = chunk_size(pace, len(due) - begun, team.slots)
            team.submit(table, due[begun : begun + size], with_facts)
            begun += size
            under_way += 1
        played = team.next()
        under_way -= 1
        keep(played.outcomes)
        if played.broken is not None:
            return played.broken
        pace = played.seconds / len(played.outcomes)
    return None


def chunk_size(pace: float | None, left: int, slots: int) -> int:
    """As many games as fit into a chunk's time, one while that is unknown; few enough to keep all workers busy."""
    if not pace:
        return 1
    return max(1, min(int(CHUNK_SECONDS / pace), MOST_IN_CHUNK, left // slots))
