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

from rattus.cartus.ruleset import CartusRuleset
from rattus.host.events import Entry, Stepped
from rattus.host.state import unfold
from rattus.kernel.fairness import SecretLuck
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.live import plans
from rattus.live.table import LiveTable
from rattus.plague.ruleset import PlagueRuleset
from rattus.server.http import previews
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive
from rattus.server.storage.database import open_engine
from rattus.table.library import find_edition, ruleset
from tests.server.house import House, Message, create, running, say, shown

Viewer = str | None
"""A seat, or somebody who watches."""
TIME = re.compile(r"\b1\d{12}\b")
"""A time in milliseconds."""
PROBE_EVERY = 45
"""Acts from one question for everything to the next."""
TRIVIAL_HEADERS = frozenset({"date", "set-cookie", "x-request-id"})
"""Drawn again or read from a clock for every answer."""
CURIOUS = ("look", "witch")
"""Words of steps by which secrets arise; they are taken often."""
POINTED_AT = 4
"""Things that a seat points at in one probe."""


@dataclass(frozen=True)
class Act:
    """Something a seat (or who watches) does. What is `wrong` is a step that is most likely refused.

    `text` is the step, the line that is said or whose author is muted, the new name, the thing that is pointed at, or
    what a probe draws its questions from.
    """

    kind: Literal[
        "step", "undo", "ask", "agree", "refuse", "wrong", "say", "mute", "name", "why", "leave", "back",
        "concede", "stand-in", "probe",
    ]  # fmt: skip
    by: Viewer = None
    text: str = ""


class ScriptedLuck:
    """The luck of one game as a test wants it: number `n` for the outcome with `n` steps before it."""

    def __init__(self, numbers: dict[int, int], chance: random.Random) -> None:
        self.numbers = numbers
        self._chance = chance

    def number(self, n: int) -> int:
        """The wanted number; any, where none is."""
        if n not in self.numbers:
            self.numbers[n] = self._chance.getrandbits(32)
        return self.numbers[n]


@contextmanager
def lucky(monkeypatch: pytest.MonkeyPatch, luck: ScriptedLuck) -> Iterator[None]:
    """Tables get their luck from a script, whatever their secret is."""
    with monkeypatch.context() as patch:
        patch.setattr(SecretLuck, "number", lambda self, n: luck.number(n))
        yield


async def undrawn(svg: str) -> bytes:
    """A picture that is not drawn: all that could be seen in it."""
    return svg.encode()


Script = dict[int, int]
"""The step that is played at each position, by the event that led there."""


def script(entries: Sequence[Entry]) -> Script:
    """What was played."""
    return {
        before.position_v: entry.event.step
        for before, entry, _ in unfold("", entries)
        if isinstance(entry.event, Stepped)
    }


@contextmanager
def prompted(monkeypatch: pytest.MonkeyPatch, steps: Script, seed: int) -> Iterator[None]:
    """Bots think as ever, but play what is in the script; any step, where it has none.

    Their names don't follow from the table's id, which is another one every time. Pictures stay as they are described.
    """
    play = LiveTable.bot_step

    async def told(table: LiveTable, seat: str, step: int | str, position_v: int) -> bool:
        assert table.game is not None
        improvised = random.Random(seed + position_v).choice(table.game.legal.numbers)
        return await play(table, seat, steps.get(position_v, improvised), position_v)

    with monkeypatch.context() as patch:
        patch.setattr(LiveTable, "bot_step", told)
        patch.setattr(plans, "bot_name", lambda table, taken: f"bot {len(list(taken))}")
        patch.setattr(previews, "drawn_apart", undrawn)
        yield


def things(rules: Ruleset) -> list[str]:
    """All that somebody can point at: places, rats, cards, people."""
    match rules:
        case PlagueRuleset(codec=codec):
            rats = [f"{region}/{slot}" for region in codec.regions for slot in (1, 2, 3)]
            return [*codec.regions, *rats, *codec.cards * 3, *codec.seats, "plague"]
        case CartusRuleset():
            spots = [f"{kind}:{number}" for kind in ("place", "nun") for number in range(1, 6)]
            cards = rules.codec.cards
            return [
                *cards,
                *(f"card:{card}" for card in cards),
                *spots * 2,
                "1",
                "2",
                *rules.codec.seats,
                "pass",
            ]
        case _:
            raise AssertionError(rules)


@asynccontextmanager
async def theatre(database: str, log_level: str = "DEBUG") -> AsyncIterator[tuple[House, Archive]]:
    """A server for performances, and what it stores. Its log says all there is to say, unless less is wanted."""
    engine = open_engine(Settings(database=database).url)
    try:
        async with running(database, chat_rate=0.0, socket_rate=1e6, log_level=log_level) as house:
            yield house, Archive(engine)
    finally:
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
    pongs: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        """Take all that comes."""
        async for data in self.socket:
            text = data if isinstance(data, str) else data.decode()
            message: Message = json.loads(text)
            if message["op"] == "pong":  # bots answer before it or after it
                self.pongs += 1
            else:
                self.said.append(self._kept(text))
                self.messages.append(message)
            if message["op"] == "frame":
                self.frame = message
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

    async def until_quiet(self) -> None:
        """Wait for all that has been sent so far."""
        before = self.pongs
        await say(self.socket, op="ping")
        await self.until(lambda: self.pongs > before)

    def take(self, answer: httpx.Response) -> None:
        """An answer over REST: all of it, with its headers. A reason names what was pointed at, met or not."""
        headers = sorted(
            (name, value) for name, value in answer.headers.items() if name not in TRIVIAL_HEADERS
        )
        self.answers.append(self._kept(f"{answer.status_code} {headers} {answer.text}"))
        is_data = answer.headers.get("content-type", "").startswith("application/json")
        if is_data and not answer.request.url.path.endswith("/why"):
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
    """One game through the server: every seat is a client, up to the bots in the last ones, and somebody watches."""

    def __init__(
        self,
        game: str,
        seats: int,
        bots: Sequence[str],
        options: dict[str, str],
        probers: Sequence[Viewer] | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._clock = clock
        self.game, self.bots, self.options = game, bots, options
        self.rules = ruleset(find_edition(game), COLOURS[:seats], options)
        self.acts: list[Act] = []
        self.done: list[int | None] = []
        """The event that each act became, if it became one and told so."""
        self.reached: list[int] = []
        """The last event before each act, and at the end; bots have answered by then."""
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
        self._schema: Message = {}
        self._house: House

    @property
    def seats(self) -> list[str]:
        """The seats of people, clockwise."""
        return [viewer for viewer in self.ears if viewer is not None]

    @property
    def away(self) -> dict[str, str]:
        """For whom a stand-in plays, and why."""
        return {seat["seat"]: seat["away"] for seat in self.ears[None].frame["seats"] if seat["away"]}

    @property
    def present(self) -> list[str]:
        """The people who play for themselves."""
        return [seat for seat in self.seats if seat not in self.away]

    @property
    def lines(self) -> int:
        """How many things were said."""
        return sum(act.kind == "say" for act in self.acts)

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
        self.reached.append(self.ears[None].frame["v"])

    async def _open(self, stack: AsyncExitStack) -> None:
        count = len(self.rules.header.seats) - len(self.bots)
        people = [await self._person(stack, f"p{number}") for number in range(count + 1)]
        wishes = ["me", *["open"] * (count - 1), *self.bots]
        made = await create(people[0].client, self.game, *wishes, options=self.options, stand_in="random")
        self._table = made["table"]["id"]
        sat = [made]
        for person in people[1:count]:
            sat.append((await person.client.post(f"/api/tables/{self._table}/seats", json={})).json())
        for person, seated in zip(people, sat, strict=False):
            person.tokens.append(seated["token"])
        self.secrets = [token for person in people for token in person.tokens]
        letters = {self._table: "T", made["table"]["commitment"]: "C"}
        while (await shown(people[-1].client, self._table))["frame"]["to_act"] not in [
            one["seat"] for one in sat
        ]:
            await asyncio.sleep(0.005)
        letters |= {person.id: "P" for person in people} | dict.fromkeys(self.secrets, "S")
        for person in people:
            sessions = (await person.client.get("/api/sessions")).json()
            letters |= {session["id"]: "I" for session in sessions}
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
        v = None
        match act.kind:
            case "probe":
                await self._probe(random.Random(act.text))
            case "say" if len(self.acts) % 2:
                await say(self.ears[act.by].socket, op="say", table=self._table, text=act.text)
                await self.ears[act.by].until_quiet()
            case "why":
                ear = self.ears[act.by]
                ear.take(await ear.client.get(self._why(act.text)))
            case "step" | "wrong" | "undo" if len(self.acts) % 2:
                v = await self._by_socket(act)
            case _:
                v = await self._by_rest(act)
        if act.kind not in ("probe", "why"):
            await self._all_have_heard(v)
        return v

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
        return answers()[0].get("v")

    async def _by_rest(self, act: Act) -> int | None:
        ear, mine = self.ears[act.by], "seats/mine"
        ways: dict[str, tuple[str, str, dict[str, object]]] = {
            "step": ("POST", "steps", self._wish(act)),
            "wrong": ("POST", "steps", self._wish(act)),
            "undo": ("POST", "undo", self._wish(act)),
            "ask": ("POST", "undo/ask", self._wish(act)),
            "agree": ("POST", "undo/answer", {**self._wish(act), "agree": True}),
            "refuse": ("POST", "undo/answer", {**self._wish(act), "agree": False}),
            "say": ("POST", "chat", {"text": act.text}),
            "mute": ("POST", "chat/mute", {"n": int(act.text or 0)} if act.kind == "mute" else {}),
            "leave": ("DELETE", mine, {}),
            "back": ("POST", f"{mine}/back", {}),
            "concede": ("POST", f"{mine}/concede", {}),
            "stand-in": ("POST", f"seats/{act.text}/stand-in", {}),
        }
        if act.kind == "name":
            answer = await ear.client.patch("/api/me", json={"name": act.text})
        else:
            verb, where, wish = ways[act.kind]
            url = f"/api/tables/{self._table}/{where}"
            answer = await ear.client.request(verb, url, json=wish or None)
        ear.take(answer)
        told: Message | list[Message] = answer.json()
        return told["v"] if isinstance(told, dict) and "request" in told else None

    async def _all_have_heard(self, v: int | None) -> None:
        """Everybody has heard what came of an act, and bots have answered."""
        watcher = self.ears[None]
        if v is None:
            for ear in self.ears.values():
                await ear.until_quiet()
        else:
            await watcher.until_frame(v)
        while self.asked is not None and self.asked not in self.present:
            await watcher.until_frame(watcher.frame["v"] + 1)
        for ear in self.ears.values():
            await ear.until_frame(watcher.frame["v"])

    async def _probe(self, chance: random.Random) -> None:
        """Everybody, or who alone counts, asks for everything that can be asked for."""
        for ear in self.ears.values():
            paths = await self._paths(ear, random.Random(chance.random()))
            if self._probers is None or ear.viewer in self._probers:
                for path in paths:
                    ear.take(await ear.client.get(path))

    def _why(self, thing: str) -> str:
        return f"/api/tables/{self._table}/why?thing={thing}"

    async def _paths(self, ear: Ear, chance: random.Random) -> list[str]:
        """All that can be asked for by the documentation of the server, of any position, with any seat's eyes."""
        if not self._schema:
            self._schema = (await ear.client.get("/api/schema/openapi.json")).json()
        eyes = [ear.viewer or "public", ear.viewer or "public", *self.rules.header.seats]
        paths = [f"/api/tables/{self._table}/frames?since={max(0, ear.frame['v'] - 4)}"]
        paths += [self._why(thing) for thing in chance.sample(things(self.rules), POINTED_AT)]
        for path, verbs in self._schema["paths"].items():
            made_of = "{game}" in path or path.endswith(
                ("/details", "/sources")
            )  # what a game is made of is no secret
            if "get" not in verbs or not path.startswith("/api") or "{study}" in path or made_of:
                continue
            n = chance.randrange(len(self.acts))
            seat = chance.choice(self.rules.header.seats)
            known = path.replace("{table}", self._table).replace("{n}", str(n)).replace("{name}", "p0")
            known = known.replace("{seat}", seat)
            assert "{" not in known, path
            paths.append(known)
            if "{table}" in path:
                paths.append(f"{known}?as={chance.choice(eyes)}")
        return paths


def _sameness(names: dict[str, str]) -> Callable[[str], str]:
    """Ids that are drawn for every table are written with one letter, times with noughts: lengths stay the same."""
    pattern = re.compile("|".join(map(re.escape, names)))

    def same(text: str) -> str:
        drawn = pattern.sub(lambda found: names[found[0]] * len(found[0]), text)
        return TIME.sub(lambda found: "0" * len(found[0]), drawn)

    return same


def at_random(chance: random.Random, most: int) -> Choose:
    """Seats play at random, take back, ask, answer, try what they may not, talk, go and come; late one gives up."""

    def choose(show: Performance) -> Act | None:
        frame = show.ears[None].frame
        if len(show.acts) >= most:
            return None
        if len(show.acts) % PROBE_EVERY == PROBE_EVERY - 1:
            return Act("probe", text=str(chance.getrandbits(32)))
        if len(show.acts) == most * 4 // 5 and len(show.present) > 1 and len(show.rules.header.seats) > 2:
            return Act("concede", chance.choice(show.present))
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
            case r if r < 0.24:
                return _go_or_come(show, chance)
            case r if r < 0.25 and show.lines:
                return Act("mute", chance.choice([seat, None]), str(chance.randint(1, show.lines)))
            case r if r < 0.26:
                return Act("name", chance.choice([seat, None]), f"name {len(show.acts)}")
            case r if r < 0.27:
                return Act("stand-in", seat, show.asked or "")
            case r if r < 0.32:
                return Act("why", show.asked, chance.choice(things(show.rules)))
        asked = show.asked
        legal = show.ears[asked].frame["legal"]
        curious = [text for text in legal if any(word in text for word in CURIOUS)]
        return Act("step", asked, chance.choice(curious if curious and chance.random() < 0.6 else legal))

    return choose


def _go_or_come(show: Performance, chance: random.Random) -> Act:
    """Somebody comes back, or goes if another one stays."""
    left = [seat for seat, why in show.away.items() if why == "left"]
    if left:
        return Act("back", chance.choice(left))
    seat = chance.choice(show.present)
    return Act("leave" if len(show.present) > 1 else "back", seat)


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
