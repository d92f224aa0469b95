"""The workers of a page without a server, in a real Chromium, from a plain static server, under a strict policy."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

import rattus
from rattus.page.shelf import AGAIN
from rattus.page.thinker import Thinker
from rattus.page.thinking import Answer, question
from tests.page import site

TABLES = (
    ("rattus", ("me", "easy", "random")),
    ("bigbox", ("me", "novice", "random", "random")),
    ("cartus", ("me", "greedy", "random")),
)
PATIENCE = 120.0
SHARE = 0.7
"""The least speed of a search in the page, as a part of the portable one in CPython."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site."""
    made = tmp_path_factory.mktemp("site")
    site.build(made)
    return made


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """Where it is."""
    with site.served(folder) as url:
        yield url


class Home:
    """A page with its worker."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.complaints = page, list[str]()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.goto(url)
        self.began = page.evaluate("home.start()")
        self._line = 0

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        """The answer to a request that is not refused."""
        given = [method, path, body, token]
        status, said = self.page.evaluate("([...given]) => home.ask(...given)", given)
        assert status < 400, said
        return said

    def say(self, **message: object) -> None:
        """Say something on the line."""
        text = msgspec.json.encode(message).decode()
        self.page.evaluate("([line, text]) => home.send({ op: 'say', line, text })", [self._line, text])

    def heard(self) -> list[Any]:
        """What was heard on the line since the last time."""
        said: list[Any] = self.page.evaluate("(line) => home.heard(line)", self._line)
        return said

    def table(self, game: str, *seats: str) -> Any:
        """A new table."""
        wishes = [{"who": "me"} if each == "me" else {"who": "bot", "bot": each} for each in seats]
        return self.ask("POST", "/api/tables", {"game": game, "seats": wishes})

    def play(self, made: Any, frames: int = 10_000) -> list[Any]:
        """Play the last legal step whenever it is my turn, until the end or enough frames; all that were seen."""
        table, seen = made["table"]["id"], list[Any]()
        self._line += 1
        self.page.evaluate("(line) => home.send({ op: 'open', line })", self._line)
        self.say(op="subscribe", table=table, token=made["token"])
        until, answered = time.monotonic() + PATIENCE, 0
        while time.monotonic() < until:
            for message in self.heard():
                assert message["op"] != "error", message
                if message["op"] == "frame":
                    seen.append(message)
            if seen and (seen[-1]["status"] != "running" or len(seen) >= frames):
                return seen
            if seen and seen[-1]["legal"] and (v := seen[-1]["v"]) > answered:
                self.say(op="step", table=table, v=v, step=seen[-1]["legal"][-1], request=f"s{v}")
                answered = v
            time.sleep(0.005)
        raise AssertionError(f"after {PATIENCE} s the table is at {seen[-1]['v'] if seen else 'nothing'}")


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a new visitor."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


def test_whole_games_of_every_kind_are_played_and_are_there_after_a_reload(page: Page, address: str) -> None:
    home = Home(page, address)
    home.ask("POST", "/api/guests", {"name": "Anna"})
    results = {}
    for game, seats in TABLES:
        made = home.table(game, *seats)
        before = home.play(made, frames=12)
        page.evaluate("home.end()")
        page.reload()
        page.evaluate("home.start()")
        frames = home.ask("GET", f"/api/tables/{made['table']['id']}/frames?since=0", token=made["token"])
        for frame in before[1:]:
            assert frames[frame["v"] - 1]["steps"] == frame["steps"], "what was shown is stored"
        last = home.play(made)[-1]
        assert last["status"] == "over"
        results[made["table"]["id"]] = last["result"]
    told = home.ask("GET", "/api/records?mine=true")["games"]
    assert {each["id"]: each["result"] for each in told} == results
    box = home.ask("GET", "/api/home/export")
    assert home.ask("POST", "/api/home/import", box) == {"tables": 0, "studies": 0}
    assert not home.complaints


def questions() -> list[str]:
    """Decisions of random games of every kind, for bots of every kind, with seeds."""
    luck, found = random.Random(5), list[str]()
    for game, seats in TABLES:
        played = rattus.new(game, seats=len(seats), seed=3)
        while played.to_act is not None and len(found) < 6 * (1 + [name for name, _ in TABLES].index(game)):
            view = played.view(played.to_act)
            if len(view.legal) > 2 and luck.random() < 0.3:
                code = luck.choice(
                    ("master", "master", "strong", "fair", "easy", "greedy", "search:500", "random")
                )
                asked = question(len(found), code, 1.0, view, seed=luck.getrandbits(40))
                found.append(msgspec.json.encode(asked).decode())
            played.play(luck.choice(view.legal.numbers))
    return found


def test_bots_think_the_same_as_on_a_server_and_nearly_as_fast(page: Page, address: str) -> None:
    asked = questions()
    thinker = Thinker()
    here = [msgspec.json.decode(thinker.think(text), type=Answer) for text in asked]
    page.goto(address)
    think = "async (asked) => { window.bots ??= home.bots(); return bots.think(asked); }"
    there = [msgspec.json.decode(page.evaluate(think, text), type=Answer) for text in asked]
    assert [each.step for each in there] == [each.step for each in here]
    assert len({each.step for each in here}) > 6
    slow = [i for i, text in enumerate(asked) if '"master"' in text]
    best = 0.0
    for _ in range(4):  # both at the same time of a machine that others may use
        mine, theirs = Thinker(), 0.0
        spent = 0.0
        for i in slow:
            text = asked[i].replace(f'"mind":{i},', f'"mind":{1000 + i},')
            spent += msgspec.json.decode(mine.think(text), type=Answer).seconds
            theirs += msgspec.json.decode(page.evaluate(think, text), type=Answer).seconds
        best = max(best, spent / theirs)
    print(f"a search in the page is {best:.2f} as fast as the portable one")
    assert best >= SHARE


@pytest.mark.parametrize("kills", [3, pytest.param(50, marks=pytest.mark.prove)])
def test_a_tab_that_is_killed_loses_no_step_that_was_shown(
    browser: Browser, address: str, kills: int
) -> None:
    luck, context = random.Random(kills), browser.new_context()
    made: Any = None
    shown: list[Any] = []
    for _ in range(kills):
        tab = context.new_page()
        home = Home(tab, address)
        if not home.ask("GET", "/api/session"):
            home.ask("POST", "/api/guests", {"name": "Anna"})
        if made is not None:
            frames = home.ask("GET", f"/api/tables/{made['table']['id']}/frames?since=0", token=made["token"])
            for frame in shown:
                assert frames[frame["v"] - 1]["steps"] == frame["steps"]
        if made is None or frames[-1]["status"] == "over":
            made = home.table("cartus", "me", "random", "random")
        shown = [frame for frame in home.play(made, frames=luck.randrange(2, 9)) if frame["kind"] != "fresh"]
        home.say(op="ping")
        tab.close()
    context.close()


def test_when_the_worker_of_the_bots_breaks_another_one_goes_on(page: Page, address: str) -> None:
    home = Home(page, address)
    home.ask("POST", "/api/guests", {"name": "Anna"})
    made = home.table("rattus", "me", "easy", "easy")
    home.play(made, frames=8)
    bots = [worker for worker in page.workers if "/bots" in worker.url]
    bots[0].evaluate("() => { setTimeout(() => { throw new Error('broken on purpose'); }); }")
    assert home.play(made)[-1]["status"] == "over"
    assert page.evaluate("home.said.filter((said) => said.op === 'trouble')") == []


@pytest.mark.parametrize(
    ("error", "trouble"), [("QuotaExceededError", "storage-full"), ("UnknownError", "storage-refused")]
)
def test_what_the_browser_does_not_store_is_said_and_stored_later(
    page: Page, address: str, error: str, trouble: str
) -> None:
    home = Home(page, address)
    home.ask("POST", "/api/guests", {"name": "Anna"})
    made = home.table("cartus", "me", "random")
    (tables,) = (worker for worker in page.workers if "/worker" in worker.url)
    tables.evaluate(
        """(name) => {
            self.add = IDBObjectStore.prototype.add;
            IDBObjectStore.prototype.add = () => { throw new DOMException('on purpose', name); };
        }""",
        error,
    )
    before = home.play(made, frames=10)
    said = "home.said.filter((said) => said.op === 'trouble').map((said) => said.kind)"
    assert page.evaluate(said) == [trouble]
    tables.evaluate("() => { IDBObjectStore.prototype.add = self.add; }")
    time.sleep(AGAIN)
    last = home.play(made)[-1]
    assert last["status"] == "over"
    page.evaluate("home.end()")
    page.reload()
    page.evaluate("home.start()")
    frames = home.ask("GET", f"/api/tables/{made['table']['id']}/frames?since=0")
    assert [frame["v"] for frame in frames] == list(range(1, last["v"] + 1))
    for frame in before[1:]:
        assert frames[frame["v"] - 1]["to_act"] == frame["to_act"]
