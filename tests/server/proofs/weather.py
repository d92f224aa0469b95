"""Bad connections: each client reaches the server through one that breaks or goes silent at random, and recovers."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal

Outage = Literal["cut", "silent", "deaf", "mute"]
"""The connection breaks; or nothing passes, without an error: in neither direction, to the client, to the server."""
OUTAGES: tuple[Outage, ...] = ("cut", "silent", "deaf", "mute")
BLOCKED: dict[Outage, tuple[str, ...]] = {
    "cut": (),
    "silent": ("up", "down"),
    "deaf": ("down",),
    "mute": ("up",),
}


@dataclass(frozen=True)
class Weather:
    """How bad a connection is."""

    calm: float = 2.0
    """Mean seconds between two outages."""
    shortest: float = 0.1
    longest: float = 5.0
    """The longest outage in seconds; short ones are more frequent."""

    def length(self, luck: random.Random) -> float:
        """The length of an outage."""
        return self.shortest + (self.longest - self.shortest) * luck.random() ** 4


@dataclass
class Line:
    """A proxy port in front of the server, with outages."""

    port: int
    """The server's port."""
    luck: random.Random
    weather: Weather
    outages: Counter[Outage] = field(default_factory=Counter)
    _writers: set[asyncio.StreamWriter] = field(default_factory=set)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _passes: dict[str, asyncio.Event] = field(default_factory=dict)
    _down: bool = False

    async def open(self) -> str:
        """Open the proxy; return the socket's address behind it."""
        self._passes = {"up": asyncio.Event(), "down": asyncio.Event()}
        self._let_pass()
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self._keep(asyncio.create_task(self._blow()))
        return f"ws://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/api/ws"

    async def close(self) -> None:
        """Close everything."""
        self._server.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._abort()

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _let_pass(self) -> None:
        for way in self._passes.values():
            way.set()

    def _abort(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _blow(self) -> None:
        while True:
            await asyncio.sleep(self.luck.expovariate(1 / self.weather.calm))
            outage = self.luck.choice(OUTAGES)
            self.outages[outage] += 1
            length = self.weather.length(self.luck)
            if outage == "cut":
                self._down = True
                self._abort()
                await asyncio.sleep(length)
                self._down = False
                continue
            for way in BLOCKED[outage]:
                self._passes[way].clear()
            await asyncio.sleep(length)
            if self.luck.random() < 0.5:
                self._abort()  # data held back is lost; else it comes late
            self._let_pass()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._keep(task)
        if self._down:
            writer.transport.abort()
            return
        self._writers.add(writer)
        try:
            there, thither = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.transport.abort()
            return
        self._writers.add(thither)
        await asyncio.gather(self._carry("up", reader, thither), self._carry("down", there, writer))

    async def _carry(self, way: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one direction of a connection; when its source ends, data on the way is still delivered."""
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._passes[way].wait()
                writer.write(data)
                await writer.drain()
            await self._passes[way].wait()
        writer.close()
        self._writers.discard(writer)
