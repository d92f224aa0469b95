"""Proof: while one client does its worst, all others play on undisturbed.

A pair of people plays, another one plays against an easy bot, a fourth signs in again and again, each from an address
of its own. Meanwhile an attacker in a separate process requests as much as it can, at the server's default limits.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import multiprocessing
import os
import random
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rattus.server.settings import Settings
from tests.server.house import Message
from tests.server.proofs.kills import assert_no_errors
from tools.serving import UNLIMITED, ServerProcess

DEFAULTS = {name: getattr(Settings(), name) for name in UNLIMITED}
"""The default limits of a server."""
RED, YELLOW, ALONE, OWNER, HOST = (f"127.0.0.{n}" for n in range(2, 7))
"""The addresses of honest people."""
EVIL = "127.0.1.{}"
"""The addresses of attackers."""
THINK = 0.1
"""Seconds between a frame and the step of an honest player."""
PASSWORD = "a rat in every port"

ACK_WITHIN, BOT_WITHIN = 0.060, 2.0
MOST_MEMORY = 50.0
"""The bar: seconds for 99 of 100 acknowledgements and for an answer of an easy bot, and megabytes."""
BACK = 19
"""The niceness of the attacker."""
WARM = 3.0
"""Seconds to warm up."""
COMES_BACK = 15.0
"""Seconds after which the memory is measured again."""


def visitor(url: str, address: str, token: str | None = None) -> httpx.AsyncClient:
    """A client at an address of its own."""
    headers = {"authorization": f"Bearer {token}"} if token else {"origin": url}
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=60))
    return httpx.AsyncClient(base_url=url, headers=headers, timeout=60, transport=transport)


async def asked(client: httpx.AsyncClient, path: str, **wish: object) -> Message:
    """The answer to a request, which must succeed."""
    answer = await client.post(path, json=wish)
    assert answer.status_code in (200, 201), answer.text
    told: Message = answer.json()
    return told


@asynccontextmanager
async def talking(url: str, address: str) -> AsyncIterator[ClientConnection]:
    """A socket from an address of its own."""
    there = url.replace("http:", "ws:") + "/api/ws"
    async with connect(there, max_size=None, local_addr=(address, 0)) as socket:
        yield socket


# Honest people.


@dataclass
class Felt:
    """What honest people notice: seconds for acknowledgements, bots and sign-ins; and refusals."""

    acks: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    sign_ins: list[float] = field(default_factory=list)
    refused: Counter[int] = field(default_factory=Counter)
    memory: list[float] = field(default_factory=list)


class Honest:
    """The people who want to play."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._url = server.url
        self._requests = itertools.count()
        self.felt = Felt()

    async def prepare(self, seats: int) -> str:
        """Make an account, and finish a game with this many seats; return its table."""
        async with visitor(self._url, OWNER) as owner:
            await asked(owner, "/api/account", name="Owner", password=PASSWORD)
        async with visitor(self._url, HOST) as host:
            await asked(host, "/api/guests", name="Host")
            bots = [{"who": "bot", "bot": "random"}] * seats
            table: str = (await asked(host, "/api/tables", game="rattus", seats=bots))["table"]["id"]
            while (await host.get(f"/api/tables/{table}")).json()["frame"]["status"] != "over":
                await asyncio.sleep(0.5)
        return table

    async def play(self) -> None:
        """Play and sign in until told to stop."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._pair())
            group.create_task(self._against_a_bot())
            group.create_task(self._sign_in())
            group.create_task(self._weigh())

    async def _weigh(self) -> None:
        while True:
            self.felt.memory.append(memory(self._server.pid))
            await asyncio.sleep(0.2)

    async def _pair(self) -> None:
        async with visitor(self._url, RED) as red, visitor(self._url, YELLOW) as yellow:
            await asked(red, "/api/guests", name="Red")
            await asked(yellow, "/api/guests", name="Yellow")
            while True:
                seats = [{"who": "me"}, {"who": "open"}]
                made = await asked(red, "/api/tables", game="rattus", seats=seats)
                table = made["table"]["id"]
                sat = await asked(yellow, f"/api/tables/{table}/seats")
                await asyncio.gather(
                    self._seat(RED, table, made["token"]), self._seat(YELLOW, table, sat["token"])
                )

    async def _against_a_bot(self) -> None:
        async with visitor(self._url, ALONE) as alone:
            await asked(alone, "/api/guests", name="Alone")
            while True:
                seats = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
                made = await asked(alone, "/api/tables", game="rattus", seats=seats)
                await self._seat(ALONE, made["table"]["id"], made["token"])

    async def _seat(self, address: str, table: str, token: str) -> None:
        """Play a seat to the end, and time it."""
        luck = random.Random(table)
        bot_since: float | None = None
        async with talking(self._url, address) as socket:
            await socket.send(json.dumps({"op": "subscribe", "table": table, "token": token}))
            async for text in socket:
                frame: Message = json.loads(text)
                if frame["op"] != "frame":
                    continue
                if bot_since is not None:
                    self.felt.bots.append(time.perf_counter() - bot_since)
                    bot_since = None
                if frame["status"] == "over":
                    return
                asked_now = next((seat for seat in frame["seats"] if seat["seat"] == frame["to_act"]), None)
                if asked_now and asked_now["bot"]:
                    bot_since = time.perf_counter()
                if frame["to_act"] != frame["viewer"]:
                    continue
                await asyncio.sleep(THINK * luck.uniform(0.5, 1.5))
                request = f"r{next(self._requests)}"
                step = {"v": frame["v"], "step": luck.choice(frame["legal"]), "request": request}
                began = time.perf_counter()
                await socket.send(json.dumps({"op": "step", "table": table, **step}))
                while json.loads(await socket.recv())["op"] != "ack":
                    pass
                self.felt.acks.append(time.perf_counter() - began)

    async def _sign_in(self) -> None:
        async with visitor(self._url, OWNER) as owner:
            while True:
                began = time.perf_counter()
                answer = await owner.post("/api/session", json={"name": "Owner", "password": PASSWORD})
                if answer.status_code == 201:
                    self.felt.sign_ins.append(time.perf_counter() - began)
                else:
                    self.felt.refused[answer.status_code] += 1
                await asyncio.sleep(1.5)


def memory(pid: int) -> float:
    """The resident memory of a process, in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


# Attackers.


@dataclass(frozen=True)
class Aim:
    """An attacker's knowledge, and its time."""

    url: str
    table: str
    seconds: float
    address: str


Tally = Counter[str]
Attack = Callable[[Aim], Awaitable[Tally]]


async def steadily(aim: Aim, rate: float, ask: Callable[[int], Awaitable[object]]) -> Tally:
    """Send this many requests a second, without waiting for answers."""
    tally, tasks, began = Tally(), set[asyncio.Task[None]](), time.monotonic()

    async def once(n: int) -> None:
        try:
            tally[str(await ask(n))] += 1
        except (httpx.HTTPError, OSError, ConnectionClosed) as error:
            tally[type(error).__name__] += 1

    for n in itertools.count():
        wait = began + n / rate - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        if time.monotonic() - began >= aim.seconds:
            break
        tasks.add(asyncio.create_task(once(n)))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    tally["asked"] = len(tasks)
    return tally


async def taken(evil: httpx.AsyncClient, path: str, encoding: str) -> int:
    """Read a long answer as it comes; return the status."""
    async with evil.stream("GET", path, headers={"accept-encoding": encoding}) as answer:
        async for _ in answer.aiter_raw():
            pass
        return answer.status_code


async def histories(aim: Aim) -> Tally:
    """The whole history of a finished game, 45 times a second."""
    async with visitor(aim.url, aim.address) as evil:

        async def ask(n: int) -> int:
            seat = ("", "&as=red", "&as=yellow")[n % 3]
            return await taken(evil, f"/api/tables/{aim.table}/frames?since={n % 40}{seat}", "gzip")

        return await steadily(aim, 45, ask)


async def records(aim: Aim) -> Tally:
    """A record with all positions, 10 times a second, uncompressed."""
    async with visitor(aim.url, aim.address) as evil:

        async def ask(n: int) -> int:
            viewer = ("", "?as=public", "?as=red", "?as=yellow")[n % 4]
            return await taken(evil, f"/api/tables/{aim.table}/record.json{viewer}", "identity")

        return await steadily(aim, 10, ask)


async def subscriptions(aim: Aim) -> Tally:
    """Fifty sockets that claim again and again to have missed everything."""
    async with visitor(aim.url, aim.address) as evil:
        last = (await evil.get(f"/api/tables/{aim.table}")).json()["frame"]["v"]
    tally, ends = Tally(), time.monotonic() + aim.seconds

    async def one() -> None:
        with suppress(ConnectionClosed, OSError):
            async with talking(aim.url, aim.address) as socket:
                while time.monotonic() < ends:
                    wish = {"op": "subscribe", "table": aim.table, "v": last - 60}
                    await socket.send(json.dumps(wish))
                    tally["asked"] += 1
                    with suppress(TimeoutError):
                        async with asyncio.timeout(1 / 15):
                            while True:
                                tally[json.loads(await socket.recv())["op"]] += 1

    await asyncio.gather(*(one() for _ in range(50)))
    return tally


async def bots(aim: Aim) -> Tally:
    """A hundred and fifty tables with five masters each, as fast as possible."""
    seats = [{"who": "bot", "bot": "master"}] * 5
    async with visitor(aim.url, aim.address) as evil:
        await asked(evil, "/api/guests", name="Eve")

        async def ask(n: int) -> int:
            own = [{"who": "me"}, *seats] if n % 2 else [*seats, {"who": "bot", "bot": "master"}]
            return (await evil.post("/api/tables", json={"game": "bigbox", "seats": own})).status_code

        return await steadily(aim, 19, ask)


async def passwords(aim: Aim) -> Tally:
    """Passwords for random names, 49 times a second."""
    async with visitor(aim.url, aim.address) as evil:

        async def ask(n: int) -> int:
            guess = {"name": f"nobody {n}", "password": PASSWORD}
            return (await evil.post("/api/session", json=guess)).status_code

        return await steadily(aim, 49, ask)


async def crowds(aim: Aim) -> Tally:
    """New guests and public tables without end."""
    async with visitor(aim.url, aim.address) as evil:
        tokens = [(await asked(evil, "/api/guests", name="Eve"))["token"]]
        table = {"game": "rattus", "seats": [{"who": "open"}] * 2, "public": True}

        async def ask(n: int) -> str:
            if n % 2:
                answer = await evil.post("/api/guests", json={"name": f"Eve {n}"})
                if answer.status_code == 201:
                    tokens.append(answer.json()["token"])
                return f"guest {answer.status_code}"
            headers = {"authorization": f"Bearer {random.choice(tokens)}"}
            answer = await evil.post("/api/tables", json=table, headers=headers)
            return f"table {answer.status_code}"

        return await steadily(aim, 45, ask)


async def nothing(aim: Aim) -> Tally:
    """No attack."""
    await asyncio.sleep(aim.seconds)
    return Tally()


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (nothing, histories, records, subscriptions, bots, passwords, crowds)
}


def attack_from_here(name: str, aim: Aim, told: Connection) -> None:
    """The process of an attacker, at low priority: a real one would take no processor time on this machine."""
    os.nice(BACK)
    told.send(asyncio.run(_run(ATTACKS[name], aim)))


async def _run(attack: Attack, aim: Aim) -> Tally:
    return await attack(aim)


# The proof.


@dataclass
class Withstood:
    """What honest people noticed during an attack."""

    name: str
    tally: Tally
    felt: Felt
    before: float
    after: float

    @property
    def ack(self) -> float:
        """Seconds within which 99 of 100 steps were acknowledged."""
        return percentile(self.felt.acks, 0.99)

    @property
    def refusals(self) -> int:
        """How often the attackers were told that it is too much."""
        return sum(count for what, count in self.tally.items() if what.endswith("429"))

    @property
    def grown(self) -> float:
        """Megabytes more than before, at most."""
        return max(self.felt.memory) - self.before

    @property
    def meets_the_bar(self) -> bool:
        """Whether nobody was stalled."""
        return (
            self.ack <= ACK_WITHIN
            and max(self.felt.bots) <= BOT_WITHIN
            and not self.felt.refused
            and self.grown <= MOST_MEMORY
        )

    def __str__(self) -> str:
        felt = self.felt
        told = ", ".join(f"{what}: {count}" for what, count in sorted(self.tally.items()))
        refused = sum(felt.refused.values())
        return (
            f"{self.name:13} {'holds' if self.meets_the_bar else 'FALLS'}  "
            f"{len(felt.acks)} acks p50 {1000 * statistics.median(felt.acks):.0f} ms,"
            f" p99 {1000 * self.ack:.0f} ms;"
            f" {len(felt.bots)} answers of a bot, at most {max(felt.bots):.2f} s;"
            f" signed in {len(felt.sign_ins)} of {len(felt.sign_ins) + refused},"
            f" at most {max(felt.sign_ins, default=0.0):.2f} s;"
            f" memory {self.before:.0f} {self.grown:+.0f} MB, then {self.after - self.before:+.0f} MB  ({told})"
        )


def percentile(values: Sequence[float], part: float) -> float:
    """The percentile of some values."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


class AttackProof:
    """A server under attack, and people who play there."""

    def __init__(self, database: str, log: Path, seats: int = 4) -> None:
        self._server = ServerProcess(database, log, {**DEFAULTS, "log_level": "WARNING"})
        self._honest = Honest(self._server)
        self._seats = seats

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[Self]:
        """Start the server and let people play; at the end there must be no errors."""
        try:
            await asyncio.to_thread(self._server.start)
            self._table = await self._honest.prepare(self._seats)
            playing = asyncio.create_task(self._honest.play())
            try:
                await asyncio.sleep(WARM)
                self._before = statistics.median(self._honest.felt.memory)
                yield self
            finally:
                playing.cancel()
                with suppress(asyncio.CancelledError):
                    await playing
        finally:
            self._server.stop()
        assert_no_errors(self._server.log)

    async def withstands(self, names: Sequence[str], seconds: float, comes_back: float = 0.0) -> Withstood:
        """Measure what people notice while some attackers, each in a process of its own, do their worst at once."""
        self._honest.felt = Felt()
        spawning = multiprocessing.get_context("spawn")
        evil = []
        for n, name in enumerate(names, start=1):
            ours, theirs = multiprocessing.Pipe()
            aim = Aim(self._server.url, self._table, seconds, EVIL.format(n))
            process = spawning.Process(target=attack_from_here, args=(name, aim, theirs), daemon=True)
            process.start()
            evil.append((process, ours))
        try:
            tallies = [await asyncio.to_thread(ours.recv) for _, ours in evil]
        finally:
            for process, _ in evil:
                process.kill()
        felt, self._honest.felt = self._honest.felt, Felt()
        await asyncio.sleep(comes_back)
        tally = sum(tallies, Tally())
        return Withstood(" and ".join(names), tally, felt, self._before, memory(self._server.pid))
