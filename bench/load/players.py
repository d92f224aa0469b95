"""A process of clients: it seats people at tables, one socket per seat, and lets them play at a pace.

It gets orders as JSON, one per line, and answers each with a line (`Orders` below). Both people of a table are in the
same process, so that the time from a step to the frame on the other side is measured with one clock.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.load.rest import Rest

GAMES = ("rattus", "cartus", "bigbox")
AT_ONCE = 16
"""Tables made concurrently."""
BOTS_AT_A_TABLE = 5


class Seating(msgspec.Struct, frozen=True, tag="seat"):
    """Make tables; the two people of a table use different servers, if there are several."""

    servers: list[str]
    tables: int
    seed: int


class Filling(msgspec.Struct, frozen=True, tag="fill"):
    """Make tables of bots alone that think as long as they may."""

    server: str
    tables: int


class Connecting(msgspec.Struct, frozen=True, tag="connect"):
    """Connect and subscribe all people."""


class Playing(msgspec.Struct, frozen=True, tag="play"):
    """Play for some seconds with this mean time to think; only the time after `settle` counts."""

    think: float
    seconds: float
    settle: float


Order = Seating | Filling | Connecting | Playing


class Times(msgspec.Struct, frozen=True):
    """Milliseconds from sending each step to its acknowledgement, and to its frame at the other seat."""

    stored: list[float]
    seen: list[float]
    bytes_received: int
    messages_received: int


class Told(msgspec.Struct, frozen=True):
    """The fields of a message that the driver needs."""

    op: str
    v: int = 0
    status: str = ""
    to_act: str | None = None
    viewer: str | None = None
    legal: list[str] | None = None
    code: str = ""


@dataclass
class Seat:
    """A person with a socket."""

    url: str
    token: str
    frame: Told | None = None
    socket: ClientConnection | None = None


@dataclass
class Table:
    """A table, its two people, and the times at which steps were sent."""

    id: str
    seats: list[Seat]
    sent: dict[int, float] = field(default_factory=dict)


class Players:
    """All people of this process."""

    def __init__(self) -> None:
        self._tables: list[Table] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._decoder: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)
        self._luck = random.Random()
        self._think: float | None = None
        self._counts_from = float("inf")
        self._stored: list[float] = []
        self._seen: list[float] = []
        self._bytes = self._messages = 0
        self._timers: set[asyncio.TimerHandle] = set()

    async def do(self, order: Order) -> object:
        """Carry out an order."""
        match order:
            case Seating():
                self._luck = random.Random(order.seed)
                await self._seat(order)
                return len(self._tables)
            case Filling():
                await self._fill(order)
                return order.tables
            case Connecting():
                await self._connect()
                return len(self._tasks)
            case Playing():
                return await self._play(order)

    async def _seat(self, order: Seating) -> None:
        numbers = iter(range(order.tables))

        async def some() -> None:
            rests = [Rest(url) for url in order.servers]
            for number in numbers:
                self._tables.append(await self._new_table(rests, order.servers, number))
            for rest in rests:
                rest.close()

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))

    async def _new_table(self, rests: list[Rest], servers: list[str], number: int) -> Table:
        homes = [number % len(servers), (number + 1) % len(servers)]
        people = [(await rests[home].post("/api/guests", {"name": f"p{home}"}))["token"] for home in homes]
        wish = {"game": GAMES[number % len(GAMES)], "seats": [{"who": "me"}, {"who": "open"}]}
        made = await rests[homes[0]].post("/api/tables", wish, people[0])
        table = made["table"]["id"]
        sat = await rests[homes[1]].post(f"/api/tables/{table}/seats", {}, people[1])
        urls = [servers[home].replace("http", "ws", 1) + "/api/ws" for home in homes]
        return Table(table, [Seat(urls[0], made["token"]), Seat(urls[1], sat["token"])])

    async def _fill(self, order: Filling) -> None:
        rest = Rest(order.server)
        for _ in range(order.tables):
            guest = (await rest.post("/api/guests", {"name": "fan of bots"}))["token"]
            wish = {"game": "cartus", "seats": [{"who": "bot", "bot": "master"}] * BOTS_AT_A_TABLE}
            await rest.post("/api/tables", wish, guest)
        rest.close()

    async def _connect(self) -> None:
        for table in self._tables:
            for seat in table.seats:
                seat.socket = await connect(seat.url, max_size=None, ping_interval=None, proxy=None)
                subscribe = {"op": "subscribe", "table": table.id, "token": seat.token}
                await seat.socket.send(msgspec.json.encode(subscribe), text=True)
                self._tasks.append(asyncio.create_task(self._listen(table, seat, seat.socket)))
        while any(seat.frame is None for table in self._tables for seat in table.seats):
            await asyncio.sleep(0.01)

    async def _play(self, order: Playing) -> Times:
        self._think = order.think
        self._counts_from = time.perf_counter() + order.settle
        for table in self._tables:
            for seat in table.seats:
                self._consider(table, seat)
        await asyncio.sleep(order.settle + order.seconds)
        self._think = None
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        await asyncio.sleep(1)  # messages in flight arrive
        for task in self._tasks:
            if task.done():
                task.result()
        times = Times(self._stored, self._seen, self._bytes, self._messages)
        self._stored, self._seen, self._bytes, self._messages = [], [], 0, 0
        return times

    def _consider(self, table: Table, seat: Seat) -> None:
        """Let a seat that is to act answer after a while."""
        frame = seat.frame
        if self._think is None or frame is None or frame.legal is None or frame.v in table.sent:
            return
        delay = self._luck.expovariate(1 / self._think) if self._think else 0.0
        loop = asyncio.get_running_loop()
        timer: asyncio.TimerHandle = loop.call_later(delay, lambda: self._step(table, seat, timer))
        self._timers.add(timer)

    def _step(self, table: Table, seat: Seat, timer: asyncio.TimerHandle) -> None:
        self._timers.discard(timer)
        frame, socket = seat.frame, seat.socket
        assert frame is not None
        assert socket is not None
        step = self._luck.choice(frame.legal or [])
        message = {"op": "step", "table": table.id, "v": frame.v, "step": step, "request": f"r{frame.v}"}
        table.sent[frame.v] = time.perf_counter()
        task = asyncio.ensure_future(socket.send(msgspec.json.encode(message), text=True))
        task.add_done_callback(lambda done: done.result())

    async def _listen(self, table: Table, seat: Seat, socket: ClientConnection) -> None:
        async for data in socket:
            now = time.perf_counter()
            self._bytes += len(data)
            self._messages += 1
            told = self._decoder.decode(data)
            if told.op == "error":
                raise RuntimeError(f"refused: {data!r}")
            sent = table.sent.get(told.v - 1)
            counts = sent is not None and sent >= self._counts_from and self._think is not None
            if told.op == "ack" and sent is not None and counts:
                self._stored.append((now - sent) * 1000)
            elif told.op == "frame":
                asked_before = seat.frame is not None and seat.frame.legal is not None
                if sent is not None and counts and not asked_before:
                    self._seen.append((now - sent) * 1000)
                seat.frame = told
                self._consider(table, seat)


async def main() -> None:
    """Carry out orders until there are no more."""
    players = Players()
    orders: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        answer = await players.do(orders.decode(line))
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main())
