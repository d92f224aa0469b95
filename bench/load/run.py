"""A measurement: server processes, client processes, and the readings of both."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TypeVar

import msgspec
import numpy as np

from bench.load.machine import children, memory, seconds_since, spent
from bench.load.players import Connecting, Filling, Order, Playing, Seating, Times
from bench.load.yardstick import commits_per_second
from tools.serving import NewDatabase, ServerProcess, serving

SETTINGS: dict[str, object] = {"idle_socket": 3600, "log_level": "WARNING"}
"""All other settings have their defaults."""
MEGABYTE = 1e6
T = TypeVar("T")


@dataclass(frozen=True)
class Plan:
    """What to measure."""

    processes: int
    tables: int
    thinks: Sequence[float]
    """Mean seconds of thought, one measurement each; 0 is as fast as possible."""
    duration: float
    settle: float
    drivers: int
    bots: int = 0
    """Tables of bots alone that then think all the time, while every pace is measured once more."""


@dataclass(frozen=True)
class Pace:
    """The results of one pace."""

    think: float
    bots: int
    """Tables at which a bot thinks meanwhile."""
    steps: float
    """Steps a second."""
    stored: Sequence[float]
    """Milliseconds to the acknowledgement: median, 99 of 100."""
    seen: Sequence[float]
    """Milliseconds to the frame at the other seat: median, 99 of 100."""
    cores: float
    """Of all server processes together."""
    database_cores: float
    driver_cores: float
    bytes_per_message: float


@dataclass(frozen=True)
class Load:
    """The results of a plan."""

    commits: float
    """The yardstick: commits a second of the bare database."""
    idle: float
    """Megabytes of a process without tables."""
    seated: float
    """Additional kilobytes for each table in memory."""
    connected: float
    """Additional kilobytes for each table with two people connected."""
    paces: Sequence[Pace]


class Driver:
    """A process of clients."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "bench.load.players"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def order(self, order: Order) -> None:
        """Give an order, without waiting until it is carried out."""
        line = self._stream(self.process.stdin)
        line.write(msgspec.json.encode(order) + b"\n")
        line.flush()

    def answer(self, kind: type[T]) -> T:
        """Wait until the order is carried out."""
        line = self._stream(self.process.stdout).readline()
        if not line:
            raise RuntimeError("a process of clients has ended; see above")
        return msgspec.json.decode(line, type=kind)

    def _stream(self, stream: IO[bytes] | None) -> IO[bytes]:
        assert stream is not None
        return stream

    def close(self) -> None:
        """Close the orders."""
        self._stream(self.process.stdin).close()
        self.process.wait(30)
        self._stream(self.process.stdout).close()


@contextmanager
def drivers(count: int) -> Iterator[list[Driver]]:
    """Processes of clients, ended on exit."""
    started = [Driver() for _ in range(count)]
    try:
        yield started
    finally:
        for driver in started:
            driver.close()


def measure(plan: Plan, new_database: NewDatabase, folder: Path, postmaster: int | None = None) -> Load:
    """Carry out a plan."""
    commits = commits_per_second(new_database())
    database = new_database()
    with ExitStack() as stack:
        servers = [
            stack.enter_context(serving(database, folder / f"server{number}.log", SETTINGS))
            for number in range(plan.processes)
        ]
        clients = stack.enter_context(drivers(plan.drivers))
        idle = _resident(servers)
        _seat(servers, clients, plan.tables)
        seated = _resident(servers)
        for client in clients:
            client.order(Connecting())
        for client in clients:
            client.answer(int)
        connected = _resident(servers)
        paces = [_pace(plan, think, 0, servers, clients, postmaster) for think in plan.thinks]
        if plan.bots:
            clients[0].order(Filling(servers[0].url, plan.bots))
            clients[0].answer(int)
            paces += [_pace(plan, think, plan.bots, servers, clients, postmaster) for think in plan.thinks]
    return Load(
        commits=commits,
        idle=idle / len(servers) / MEGABYTE,
        seated=(seated - idle) / plan.tables / 1000,
        connected=(connected - idle) / plan.tables / 1000,
        paces=paces,
    )


def _resident(servers: Sequence[ServerProcess]) -> int:
    return sum(memory(server.pid) for server in servers)


def _seat(servers: Sequence[ServerProcess], clients: Sequence[Driver], tables: int) -> None:
    urls = [server.url for server in servers]
    for number, client in enumerate(clients):
        share = tables // len(clients) + (number < tables % len(clients))
        client.order(Seating(urls, share, number))
    for client in clients:
        client.answer(int)


def _pace(
    plan: Plan,
    think: float,
    bots: int,
    servers: Sequence[ServerProcess],
    clients: Sequence[Driver],
    postmaster: int | None,
) -> Pace:
    pids = [server.pid for server in servers]
    drivers = [client.process.pid for client in clients]

    def look() -> tuple[dict[int, float], ...]:
        return spent(pids), spent(children(postmaster) if postmaster else ()), spent(drivers)

    for client in clients:
        client.order(Playing(think, plan.duration, plan.settle))
    time.sleep(plan.settle)
    began, before = time.perf_counter(), look()
    time.sleep(plan.duration)
    took = time.perf_counter() - began
    cores, database_cores, driver_cores = (
        seconds_since(*pair) / took for pair in zip(before, look(), strict=True)
    )
    times = [client.answer(Times) for client in clients]
    acks = np.concatenate([np.array(each.stored) for each in times])
    seen = np.concatenate([np.array(each.seen) for each in times])
    messages = sum(each.messages_received for each in times)
    return Pace(
        think=think,
        bots=bots,
        steps=len(acks) / plan.duration,
        stored=np.percentile(acks, (50, 99)).tolist(),
        seen=np.percentile(seen, (50, 99)).tolist(),
        cores=cores,
        database_cores=database_cores,
        driver_cores=driver_cores,
        bytes_per_message=sum(each.bytes_received for each in times) / max(1, messages),
    )
