"""Proof: two processes write to one table at the same time, and it stays one table.

People at both processes sit down, leave, play, take back and repeat themselves in random bursts; whatever is in one
burst is sent at once.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Self

import httpx
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect

from rattus.host.events import Entry, Left, Sat, Stepped, StoodIn, Undone
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive
from rattus.server.storage.database import open_engine
from tests.server.house import Message, create, say
from tests.server.proofs.kills import assert_no_errors
from tests.server.proofs.seating import guest
from tools.serving import ServerProcess, serving

PERSONS = 3
SETTINGS = {"bot_patience": 0.3, "sweep_every": 0.2, "log_level": "WARNING"}
FRAMES = 60
"""Beyond this number of missed events the server sends a fresh view."""


@dataclass(frozen=True)
class Act:
    """An action of a person at one of the processes."""

    person: int
    process: int


@dataclass(frozen=True)
class Sit(Act):
    """Sit down anywhere."""


@dataclass(frozen=True)
class Leave(Act):
    """Leave the seat, or leave it to a stand-in until the next step."""


@dataclass(frozen=True)
class Start(Act):
    """Let bots take the free seats."""


@dataclass(frozen=True)
class Play(Act):
    """Play a legal step, based on a frame that may be some events old."""

    pick: int
    late: int


@dataclass(frozen=True)
class Answer(Act):
    """Play in turn, and send the step to one process, to both, or another step to the other."""

    pick: int
    other: int | None


@dataclass(frozen=True)
class TakeBack(Act):
    """Take the last step back."""


@dataclass(frozen=True)
class Again(Act):
    """Repeat the last request."""


WHO = {"person": st.integers(0, PERSONS - 1), "process": st.integers(0, 1)}
PICK = st.integers(0, 30)
SITTING = st.one_of(*(st.builds(kind, **WHO) for kind in (Sit, Leave, Start)))
ACTS = st.one_of(
    st.builds(Answer, **WHO, pick=PICK, other=st.none() | PICK),
    st.builds(Answer, **WHO, pick=PICK, other=st.none()),
    st.builds(Play, **WHO, pick=PICK, late=st.integers(0, 1)),
    st.builds(TakeBack, **WHO),
    st.builds(Again, **WHO),
    SITTING,
)
GAMES = st.sampled_from(("rattus", "cartus"))
SEATS = st.sampled_from((("me", "open"), ("me", "open", "open"), ("open", "me", "random"), ("me", "random")))
AT_ONCE = st.sampled_from((2, 2, 2, 1, 0))
"""How many sit down before the first burst."""
BURSTS = st.lists(st.lists(ACTS, min_size=1, max_size=5), min_size=8, max_size=20)


@dataclass
class Person:
    """A person, with the requests sent and the answers received."""

    headers: dict[str, str]
    last: tuple[str, dict[str, object]] | None = None
    acked: dict[str, set[int]] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    sat: int = 0
    left: int = 0


class Watcher:
    """Everything that one process sends to one viewer after some event."""

    def __init__(self, socket: ClientConnection, since: int) -> None:
        self.frames: dict[int, Message] = {}
        self._last = since
        self._socket = socket

    async def hear_until(self, v: int) -> None:
        """Read frames up to number `v`, all in order, none left out, none twice."""
        while self._last < v:
            message: Message = json.loads(await asyncio.wait_for(self._socket.recv(), 20))
            if message["op"] == "frame":
                assert message["v"] == self._last + 1
                self._last += 1
                self.frames[self._last] = message


@dataclass
class Written:
    """What was compared."""

    tables: int = 0
    events: int = 0
    acked: int = 0
    refused: int = 0
    frames: int = 0

    def __iadd__(self, more: Written) -> Self:
        for name, value in vars(more).items():
            setattr(self, name, getattr(self, name) + value)
        return self

    def __str__(self) -> str:
        return (
            f"{self.tables} tables, {self.events} events, {self.acked} requests acknowledged, {self.refused} "
            f"refused, {self.frames} frames"
        )


@dataclass(frozen=True)
class Pair:
    """Two processes on one database."""

    servers: Sequence[ServerProcess]
    database: str


@contextmanager
def two_processes(database: str, folder: Path) -> Iterator[Pair]:
    """Start both; at the end neither may have logged errors."""
    logs = [folder / "one.log", folder / "two.log"]
    with serving(database, logs[0], SETTINGS) as one, serving(database, logs[1], SETTINGS) as two:
        yield Pair((one, two), database)
    for log in logs:
        assert_no_errors(log)


class TwoProcesses:
    """One table at two processes."""

    def __init__(self, pair: Pair) -> None:
        self._servers = pair.servers
        self._database = pair.database
        self._requests = 0

    async def run(
        self, game: str, seats: Sequence[str], at_once: int, bursts: Sequence[Sequence[Act]]
    ) -> Written:
        """Do all bursts, then compare."""
        async with AsyncExitStack() as stack:
            self._clients = [
                await stack.enter_async_context(httpx.AsyncClient(base_url=server.url, timeout=30))
                for server in self._servers
            ]
            self._people = [
                Person(await guest(self._clients[number % 2], f"p{number}")) for number in range(PERSONS)
            ]
            self._table = await self._make(game, seats)
            watchers = [await self._watch(stack, process, {}, 0) for process in range(2)]
            for number in range(1, at_once + 1):
                await self._do(Sit(number, number % 2))
            for burst in bursts:
                await asyncio.gather(*(self._do(act) for act in burst))
            entries = await self._stored()
            since = max(0, len(entries) - FRAMES)
            for process, person in product(range(2), self._people):
                watchers.append(await self._watch(stack, process, person.headers, since))
            await self._check(entries, watchers)
            return Written(
                tables=1,
                events=len(entries),
                acked=sum(len(person.acked) for person in self._people),
                refused=sum(len(person.refused) for person in self._people),
                frames=sum(len(watcher.frames) for watcher in watchers),
            )

    async def _make(self, game: str, seats: Sequence[str]) -> str:
        self._clients[0].headers.update(self._people[0].headers)
        table = str((await create(self._clients[0], game, *seats, stand_in="random"))["table"]["id"])
        del self._clients[0].headers["authorization"]
        return table

    async def _watch(
        self, stack: AsyncExitStack, process: int, headers: dict[str, str], since: int
    ) -> Watcher:
        socket = await stack.enter_async_context(
            connect(self._servers[process].socket_url, additional_headers=headers, max_size=None, proxy=None)
        )
        await say(socket, op="subscribe", table=self._table, v=since)
        return Watcher(socket, since)

    async def _frame(self, process: int, headers: dict[str, str]) -> Message:
        """The current frame of a table, from one of the processes."""
        url = f"/api/tables/{self._table}/frames"
        answer = await self._clients[process].get(url, headers=headers)
        answer.raise_for_status()
        (frame,) = answer.json()
        told: Message = frame
        return told

    async def _stored(self) -> list[Entry]:
        engine = open_engine(Settings(database=self._database).url)
        entries = await Archive(engine).entries(self._table)
        await engine.dispose()
        return entries

    # What people do.

    async def _do(self, act: Act) -> None:
        person = self._people[act.person]
        match act:
            case Sit():
                answer = await self._post(act, "seats", {})
                person.sat += answer.status_code == 201
            case Leave():
                url = f"/api/tables/{self._table}/seats/mine"
                answer = await self._clients[act.process].delete(url, headers=person.headers)
                person.left += answer.status_code == 200
            case Start():
                answer = await self._post(act, "start", {"bot": "random"})
            case Play():
                frame = await self._frame(act.process, person.headers)
                legal = frame["legal"] or ["pass"]
                step = legal[act.pick % len(legal)]
                answer = await self._ask(act, "steps", {"v": max(0, frame["v"] - act.late), "step": step})
            case Answer():
                await self._answer(act)
                return
            case TakeBack():
                frame = await self._frame(act.process, person.headers)
                answer = await self._ask(act, "undo", {"v": frame["v"]})
            case Again():
                if person.last is None:
                    return
                answer = await self._ask(act, *person.last)
            case _:
                raise AssertionError(act)
        assert answer.status_code < 500, answer.text

    async def _answer(self, act: Answer) -> None:
        public = await self._frame(act.process, {})
        names = {seat["seat"]: seat["name"] for seat in public["seats"] if not seat["bot"]}
        if public["to_act"] not in names:
            return
        person = int(names[public["to_act"]].removeprefix("p"))
        frame = await self._frame(act.process, self._people[person].headers)
        if not frame["legal"]:
            return
        legal = frame["legal"]
        picks = [act.pick] if act.other is None else [act.pick, act.other]
        wishes = {pick % len(legal): self._request() for pick in picks}
        await asyncio.gather(
            *(
                self._ask(
                    Act(person, (act.process + number) % 2),
                    "steps",
                    {"v": frame["v"], "step": legal[pick % len(legal)], "request": wishes[pick % len(legal)]},
                )
                for number, pick in enumerate(picks)
            )
        )

    def _request(self) -> str:
        self._requests += 1
        return f"r{self._requests}"

    async def _ask(self, act: Act, where: str, wish: dict[str, object]) -> httpx.Response:
        person = self._people[act.person]
        wish.setdefault("request", self._request())
        person.last = (where, wish)
        answer = await self._post(act, where, wish)
        request = str(wish["request"])
        if answer.status_code == 200:
            person.acked.setdefault(request, set()).add(answer.json()["v"])
        else:
            person.refused.add(request)
        return answer

    async def _post(self, act: Act, where: str, wish: dict[str, object]) -> httpx.Response:
        headers = self._people[act.person].headers
        url = f"/api/tables/{self._table}/{where}"
        return await self._clients[act.process].post(url, json=wish, headers=headers)

    # What must hold.

    async def _check(self, entries: list[Entry], watchers: list[Watcher]) -> None:
        last = len(entries)
        assert [entry.v for entry in entries] == list(range(1, last + 1))
        stored = {entry.v: entry for entry in entries}
        answered: dict[int, str] = {}
        for person in self._people:
            for request, numbers in person.acked.items():
                assert len(numbers) == 1, f"{request} was acknowledged as {numbers}"
                (v,) = numbers
                assert v not in answered, f"{request} and {answered[v]} were both acknowledged as {v}"
                answered[v] = request
                assert stored[v].request == request
                assert isinstance(stored[v].event, Stepped | Undone)
            assert not person.refused & set(person.acked), "a request was done and refused"
        requests = [entry.request for entry in entries if entry.request]
        assert sorted(requests) == sorted(answered.values())
        gone = sum(isinstance(entry.event, Left | StoodIn) for entry in entries)
        assert gone <= sum(person.left for person in self._people)
        sat = [entry for entry in entries if isinstance(entry.event, Sat) and not entry.event.occupant.bot]
        assert len(sat) == sum(person.sat for person in self._people)
        await asyncio.gather(*(watcher.hear_until(last) for watcher in watchers))
        told: dict[tuple[str | None, int], Message] = {}
        for watcher in watchers:
            for v, frame in watcher.frames.items():
                assert told.setdefault((frame["viewer"], v), frame) == frame
