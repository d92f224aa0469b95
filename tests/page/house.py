"""A home in CPython: a store in memory that fails on demand, bots in the same process, and a page that listens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from rattus.page.shelf import Change
from rattus.page.thinker import Thinker
from rattus.page.worker import Worker


class Store:
    """What `store.ts` is in a browser."""

    def __init__(self) -> None:
        self.rooms: dict[str, dict[Any, str]] = {"tables": {}, "events": {}, "studies": {}, "about": {}}
        self.outcome: Callable[[], str] = lambda: "stored"
        """What becomes of the next write, if its keys are free; an exception is one of the browser's."""
        self.writes = 0

    async def write(self, text: str) -> str:
        """All or nothing."""
        self.writes += 1
        await asyncio.sleep(0)
        outcome = self.outcome()
        if outcome != "stored":
            return outcome
        changes = msgspec.json.decode(text, type=list[Change])
        if any(what == "add" and key in self.rooms[room] for what, room, key, _ in changes):
            return "taken"
        for what, room, key, said in changes:
            if what == "clear":
                self.rooms[room] = {each: kept for each, kept in self.rooms[room].items() if each[0] != key}
            elif what == "delete":
                self.rooms[room].pop(key, None)
            else:
                self.rooms[room][key] = said
        await asyncio.sleep(0)
        return "stored"

    async def read(self, room: str) -> str:
        """All keys and texts of a room."""
        return msgspec.json.encode([*self.rooms[room].items()]).decode()

    async def events(self, table: str) -> str:
        """The texts of a table's events."""
        found = sorted((key, text) for key, text in self.rooms["events"].items() if key[0] == table)
        return msgspec.json.encode([text for _, text in found]).decode()


class Bots:
    """The worker of the bots; it may break."""

    def __init__(self) -> None:
        self.thinker = Thinker()
        self.questions: list[str] = []
        self.broken = 0
        """The number of questions that break it."""

    async def think(self, question: str) -> str:
        """An answer."""
        self.questions.append(question)
        await asyncio.sleep(0)
        if self.broken:
            self.broken -= 1
            self.thinker = Thinker()
            raise RuntimeError("the worker has ended")
        return self.thinker.think(question)

    def leave(self, mind: int) -> None:
        """A bot is not asked any more."""
        self.thinker.leave(mind)


class Page:
    """What a page sees of the worker: answers, and what is heard on its lines."""

    def __init__(self, store: Store | None = None) -> None:
        self.store, self.thinkers = store or Store(), Bots()
        self.said: dict[int, list[dict[str, Any]]] = {}
        self.troubles: list[str] = []
        self.frames: list[dict[str, Any]] = []
        """All frames that were heard."""
        self.texts: list[str] = []
        """All that has left the worker."""
        self._waiting: dict[int, asyncio.Future[tuple[int, Any]]] = {}
        self._news = asyncio.Event()
        self._ids = count()
        self.worker = Worker(self, beat=0.0)

    # What the worker calls.

    def heard(self, line: int, text: str) -> None:
        """Something is said on a line."""
        self.texts.append(text)
        message = msgspec.json.decode(text)
        self.said.setdefault(line, []).append(message)
        if message["op"] == "frame":
            self.frames.append(message)
        self._news.set()

    def answered(self, id: int, status: int, type: str, body: str | None) -> None:
        """A request has an answer."""
        self.texts.append(body or "")
        said = msgspec.json.decode(body) if body is not None and type.endswith("json") else body
        self._waiting.pop(id).set_result((status, said))

    def trouble(self, kind: str, message: str) -> None:
        """Something is wrong."""
        self.troubles.append(kind)

    # What a page does.

    async def ask(
        self, method: str, path: str, body: object = None, token: str | None = None
    ) -> tuple[int, Any]:
        """The status and the answer of a request."""
        id = next(self._ids)
        waiting = self._waiting[id] = asyncio.get_running_loop().create_future()
        text = body if isinstance(body, str) or body is None else msgspec.json.encode(body).decode()
        self.worker.request(id, method, path, text, token)
        answer: tuple[int, Any] = await waiting
        return answer

    async def good(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        """The answer of a request that is not refused."""
        status, said = await self.ask(method, path, body, token)
        assert status < 400, said
        return said

    async def refused(self, method: str, path: str, body: object = None, token: str | None = None) -> str:
        """The code with which a request is refused."""
        status, said = await self.ask(method, path, body, token)
        assert status >= 400, said
        return str(said["code"])

    def say(self, line: int, **message: object) -> None:
        """Say something on a line."""
        self.worker.say(line, msgspec.json.encode(message).decode())

    async def until(self, line: int, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message on a line that is wanted; those before it are gone."""
        async with asyncio.timeout(60):
            while True:
                said = self.said.setdefault(line, [])
                while said:
                    if wanted(message := said.pop(0)):
                        return message
                self._news.clear()
                await self._news.wait()

    async def table(self, game: str, *seats: object, **wish: object) -> Any:
        """A new table: `me`, the code of a bot, or the name of somebody beside me."""
        return await self.good("POST", "/api/tables", {"game": game, "seats": [*map(_seat, seats)], **wish})


def _seat(who: object) -> dict[str, object]:
    match who:
        case "me":
            return {"who": "me"}
        case str() if who[0].isupper():
            return {"who": "here", "name": who}
        case _:
            return {"who": "bot", "bot": who}


@asynccontextmanager
async def at_home(store: Store | None = None, name: str | None = "Anna") -> AsyncIterator[Page]:
    """A page with a worker that has read its store."""
    page = Page(store)
    await page.worker.start()
    if name is not None and (await page.good("GET", "/api/session")) is None:
        await page.good("POST", "/api/guests", {"name": name})
    try:
        yield page
    finally:
        await page.worker.stop()


async def played_on(page: Page, line: int, made: Any, most: int = 10_000) -> dict[str, Any]:
    """Play the first legal step whenever somebody here is asked; the last frame that was seen."""
    table, tokens = made["table"]["id"], made["tokens"]
    lines = {seat: line + number for number, seat in enumerate(tokens)}
    for seat, own in lines.items():
        page.worker.open(own)
        page.say(own, op="subscribe", table=table, token=tokens[seat])
    first = next(iter(lines.values()))
    frame = await page.until(first, lambda said: said["op"] == "frame")
    for number in range(most):
        while frame["to_act"] not in lines and frame["status"] == "running":
            frame = await page.until(first, lambda said: said["op"] == "frame")
        if frame["status"] != "running":
            break
        own, v = lines[frame["to_act"]], frame["v"]
        if own != first:
            frame = await page.until(own, lambda said, v=v: said["op"] == "frame" and said["v"] >= v)  # type: ignore[misc]
        request = f"s{v}-{number}"
        page.say(own, op="step", table=table, v=frame["v"], step=frame["legal"][0], request=request)
        await page.until(own, lambda said, v=v: said["op"] == "ack" and said["v"] > v)  # type: ignore[misc]
        frame = await page.until(first, lambda said, v=v: said["op"] == "frame" and said["v"] > v)  # type: ignore[misc]
    return frame
