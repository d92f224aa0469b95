"""Games through the real server, with everything that each viewer hears of them: frames, answers, chat, refusals."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Literal

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from rattus.kernel.fairness import SecretLuck
from rattus.server.events import Entry
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive
from rattus.server.storage.database import open_engine
from tests.server.house import House, Message, create, running, say

Viewer = str | None
"""A seat, or somebody who watches."""
TIME = re.compile(r"\b1\d{12}\b")
"""A time in milliseconds."""
PROBE_EVERY = 45
"""Acts from one question for everything to the next."""
TRIVIAL_HEADERS = frozenset({"date", "set-cookie", "x-request-id"})
"""Drawn anew or read off a clock for every answer."""
CURIOUS = ("look", "witch")
"""Words of steps by which secrets arise; they are taken often."""


@dataclass(frozen=True)
class Act:
    """Something a seat (or who watches) does. What is `wrong` is a step that is most likely refused."""

    kind: Literal["step", "undo", "ask", "agree", "refuse", "wrong", "say", "probe"]
    by: Viewer = None
    text: str = ""


class ScriptedLuck:
    """The luck of one game as a test wants it: number `n` for the outcome with `n` steps before it."""

    def __init__(self, numbers: dict[int, int], chance: random.Random) -> None:
        self.numbers = numbers
        self._chance = chance

    def number(self, n: int) -> int:
        """The wanted number; any, where none is."""
        return self.numbers.setdefault(n, self._chance.getrandbits(32))


@contextmanager
def lucky(monkeypatch: pytest.MonkeyPatch, luck: ScriptedLuck) -> Iterator[None]:
    """Tables get their luck from a script, whatever their secret is."""
    with monkeypatch.context() as patch:
        patch.setattr(SecretLuck, "number", lambda self, n: luck.number(n))
        yield


@asynccontextmanager
async def theatre(database: str) -> AsyncIterator[tuple[House, Archive]]:
    """A server for performances, and what it stores. Its log says all there is to say."""
    engine = open_engine(Settings(database=database).url)
    async with running(database, chat_rate=0.0, log_level="DEBUG") as house:
        yield house, Archive(engine)
    await engine.dispose()


@dataclass
class Person:
    """A guest of the server."""

    id: str
    client: httpx.AsyncClient
    tokens: list[str]


@dataclass
class Ear:
    """What one viewer hears, by the socket and by answers; ids and times are made the same in all games."""

    viewer: Viewer
    socket: ClientConnection
    client: httpx.AsyncClient
    foreign: list[str]
    """Tokens of others."""
    same: Callable[[str], str]
    said: list[str] = field(default_factory=list)
    """By the socket."""
    answers: list[str] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    """What was said and answered, as data."""
    frame: Message = field(default_factory=dict)
    chat: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        """Take all that comes."""
        async for data in self.socket:
            text = data if isinstance(data, str) else data.decode()
            self.said.append(self._kept(text))
            message: Message = json.loads(text)
            self.messages.append(message)
            if message["op"] == "frame":
                self.frame = message
            elif message["op"] == "chat":
                self.chat = message["lines"][-1]["n"]
            self.news.set()

    async def until(self, heard: Callable[[], bool]) -> None:
        """Wait for something to be heard."""
        async with asyncio.timeout(20):
            while not heard():
                self.news.clear()
                await self.news.wait()

    async def until_subscribed(self) -> None:
        """Wait for all that was there before."""
        await self.until(lambda: bool(self.messages) and self.messages[-1]["op"] == "subscribed")

    async def until_frame(self, v: int) -> None:
        """Wait for a frame."""
        await self.until(lambda: self.frame["v"] >= v)

    async def until_line(self, number: int) -> None:
        """Wait for a line of the chat."""
        await self.until(lambda: self.chat >= number)

    def take(self, answer: httpx.Response) -> None:
        """An answer over REST: all of it, with its headers."""
        headers = sorted(
            (name, value) for name, value in answer.headers.items() if name not in TRIVIAL_HEADERS
        )
        self.answers.append(self._kept(f"{answer.status_code} {headers} {answer.text}"))
        if answer.headers.get("content-type", "").startswith("application/json"):
            self.messages.append(answer.json())

    def _kept(self, text: str) -> str:
        assert not any(token in text for token in self.foreign), text
        return self.same(text)

    @property
    def marks(self) -> tuple[int, int]:
        """How much was heard so far."""
        return len(self.said), len(self.answers)


Choose = Callable[["Performance"], Act | None]
"""What is done next, if anything."""


class Performance:
    """One game through the server: every seat is a client, and somebody watches."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str],
        probers: Sequence[Viewer] | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._clock = clock
        self.game, self.count, self.options = game, seats, options
        self.acts: list[Act] = []
        self.done: list[int | None] = []
        """The event that each act became, if it became one."""
        self.marks: list[dict[Viewer, tuple[int, int]]] = []
        """How much each viewer had heard before each act, and at the end."""
        self.seconds: list[float] = []
        """From each act until all had heard of it."""
        self.ears: dict[Viewer, Ear] = {}
        self.entries: list[Entry] = []
        self.secrets: list[str] = []
        """Tokens that nobody else may ever see."""
        self._probers = probers
        self._table = ""
        self._house: House

    @property
    def seats(self) -> list[str]:
        """The seats, clockwise."""
        return [viewer for viewer in self.ears if viewer is not None]

    async def run(self, house: House, archive: Archive, choose: Choose) -> None:
        """Make the table, let all listen, do acts as long as there are any."""
        self._house = house
        async with AsyncExitStack() as stack:
            await self._open(stack)
            while self.asked is not None and (act := choose(self)) is not None:
                self._mark()
                self.acts.append(act)
                began = self._clock()
                self.done.append(await self._do(act))
                self.seconds.append(self._clock() - began)
            self._mark()
        self.entries = await archive.entries(self._table)

    @property
    def asked(self) -> str | None:
        """The seat that is asked."""
        to_act: str | None = self.ears[None].frame["to_act"]
        return to_act

    def _mark(self) -> None:
        self.marks.append({viewer: ear.marks for viewer, ear in self.ears.items()})

    async def _open(self, stack: AsyncExitStack) -> None:
        people = [await self._person(stack, f"p{number}") for number in range(self.count + 1)]
        wishes = ["me", *["open"] * (self.count - 1)]
        made = await create(people[0].client, self.game, *wishes, options=self.options)
        self._table = made["table"]["id"]
        sat = [made]
        for person in people[1 : self.count]:
            sat.append((await person.client.post(f"/api/tables/{self._table}/seats", json={})).json())
        for person, seated in zip(people, sat, strict=False):
            person.tokens.append(seated["token"])
        self.secrets = [token for person in people for token in person.tokens]
        letters = {self._table: "T", made["table"]["commitment"]: "C"}
        letters |= {person.id: "P" for person in people} | dict.fromkeys(self.secrets, "S")
        for viewer, person in zip([*(seated["seat"] for seated in sat), None], people, strict=True):
            headers = {"authorization": person.client.headers["authorization"]}
            socket = await stack.enter_async_context(self._house.socket(headers))
            foreign = [token for token in self.secrets if token not in person.tokens]
            ear = self.ears[viewer] = Ear(viewer, socket, person.client, foreign, _sameness(letters))
            listening = asyncio.create_task(ear.listen())
            stack.callback(listening.cancel)
            await say(socket, op="subscribe", table=self._table, v=0)
            await ear.until_subscribed()

    async def _person(self, stack: AsyncExitStack, name: str) -> Person:
        unpacked = {"accept-encoding": "identity"}  # ids that are drawn change how far bytes can be packed
        visitor = httpx.AsyncClient(base_url=self._house.url, verify=False, timeout=20, headers=unpacked)
        client = await stack.enter_async_context(visitor)
        told = (await client.post("/api/guests", json={"name": name})).json()
        client.headers["authorization"] = f"Bearer {told['token']}"
        client.cookies.clear()
        return Person(told["id"], client, [told["token"]])

    # Acts.

    async def _do(self, act: Act) -> int | None:
        match act.kind:
            case "probe":
                await self._probe()
                return None
            case "say":
                await self._say(act)
                return None
            case "step" | "wrong" | "undo" if len(self.acts) % 2:
                return await self._by_socket(act)
            case _:
                return await self._by_rest(act)

    def _wish(self, act: Act) -> dict[str, object]:
        wish = {"v": self.ears[act.by].frame["v"], "request": f"r{len(self.acts)}"}
        return {**wish, "step": act.text} if act.kind in ("step", "wrong") else wish

    async def _by_socket(self, act: Act) -> int | None:
        ear, before = self.ears[act.by], len(self.ears[act.by].messages)
        op = "undo" if act.kind == "undo" else "step"
        await say(ear.socket, op=op, table=self._table, **self._wish(act))

        def answers() -> list[Message]:
            return [one for one in ear.messages[before:] if one["op"] in ("ack", "error")]

        await ear.until(lambda: bool(answers()))
        return await self._all_have_heard(answers()[0])

    async def _by_rest(self, act: Act) -> int | None:
        where, more = {
            "step": ("steps", {}),
            "wrong": ("steps", {}),
            "undo": ("undo", {}),
            "ask": ("undo/ask", {}),
            "agree": ("undo/answer", {"agree": True}),
            "refuse": ("undo/answer", {"agree": False}),
        }[act.kind]
        ear = self.ears[act.by]
        url = f"/api/tables/{self._table}/{where}"
        answer = await ear.client.post(url, json={**self._wish(act), **more})
        ear.take(answer)
        return await self._all_have_heard(answer.json())

    async def _all_have_heard(self, answer: Message) -> int | None:
        v = answer.get("v")
        if v is not None:
            for ear in self.ears.values():
                await ear.until_frame(v)
        return v

    async def _say(self, act: Act) -> None:
        ear = self.ears[act.by]
        if len(self.acts) % 2:
            await say(ear.socket, op="say", table=self._table, text=act.text)
        else:
            ear.take(await ear.client.post(f"/api/tables/{self._table}/chat", json={"text": act.text}))
        number = 1 + sum(before.kind == "say" for before in self.acts[:-1])
        for other in self.ears.values():
            if act.by is not None or other.viewer is None:  # seats do not hear what watchers say
                await other.until_line(number)

    async def _probe(self) -> None:
        """Everybody, or who alone counts, asks for everything that can be asked for."""
        paths = await self._paths()
        for ear in self.ears.values() if self._probers is None else [self.ears[who] for who in self._probers]:
            missed = f"/api/tables/{self._table}/frames?since={max(0, ear.frame['v'] - 4)}"
            for path in [*paths, missed]:
                ear.take(await ear.client.get(path))

    async def _paths(self) -> list[str]:
        """All that can be asked for by the documentation of the server."""
        schema = (await self.ears[None].client.get("/api/schema/openapi.json")).json()
        paths = []
        for path, verbs in schema["paths"].items():
            elsewhere = "{study}" in path or "{game}" in path  # what a game is made of is no secret
            if "get" not in verbs or not path.startswith("/api") or elsewhere:
                continue
            known = path.replace("{table}", self._table).replace("{n}", "3").replace("{name}", "p0")
            assert "{" not in known, path
            paths.append(known)
            if "{table}" in path:
                paths.append(f"{known}?as={self.seats[-1]}")
        return paths


def _sameness(names: dict[str, str]) -> Callable[[str], str]:
    """Ids that are drawn for every table are written with one letter, times with noughts: lengths stay the same."""
    pattern = re.compile("|".join(map(re.escape, names)))

    def same(text: str) -> str:
        drawn = pattern.sub(lambda found: names[found[0]] * len(found[0]), text)
        return TIME.sub(lambda found: "0" * len(found[0]), drawn)

    return same


def at_random(chance: random.Random, most: int) -> Choose:
    """Seats play at random, take back, ask, answer, try what they may not, and talk."""

    def choose(show: Performance) -> Act | None:
        frame = show.ears[None].frame
        if len(show.acts) >= most:
            return None
        if len(show.acts) % PROBE_EVERY == PROBE_EVERY - 1:
            return Act("probe")
        if frame["undo"] and chance.random() < 0.8:
            kind: Literal["agree", "refuse"] = "agree" if chance.random() < 0.7 else "refuse"
            return Act(kind, chance.choice(frame["undo"]["asked"]))
        seat = chance.choice(show.seats)
        match chance.random():
            case r if r < 0.12:
                return Act("undo", chance.choice([seat, _last_to_play(show) or seat]))
            case r if r < 0.14:
                return Act("ask", seat)
            case r if r < 0.18:
                return Act("wrong", seat, _wrong(show, chance))
            case r if r < 0.21:
                return Act("say", chance.choice([seat, seat, None]), f"line {len(show.acts)}")
        asked = show.asked
        legal = show.ears[asked].frame["legal"]
        curious = [text for text in legal if any(word in text for word in CURIOUS)]
        return Act("step", asked, chance.choice(curious if curious and chance.random() < 0.6 else legal))

    return choose


def _last_to_play(show: Performance) -> str | None:
    return next((act.by for act in reversed(show.acts) if act.kind == "step"), None)


def _wrong(show: Performance, chance: random.Random) -> str:
    """A step that stood somewhere before, or never."""
    known = [act.text for act in show.acts if act.kind == "step"]
    return chance.choice([*known[-20:], "settle atlantis", "lay king-4", "look 1"])


def again(acts: Sequence[Act]) -> Choose:
    """The same acts once more."""
    left = iter(acts)
    return lambda show: next(left, None)
