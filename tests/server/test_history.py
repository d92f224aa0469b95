"""Histories: written in one pass off the event loop, once, and charged at their cost."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from typing import Any

import httpx
import pytest

from rattus.host.frames import Scene, Viewer, encoded
from rattus.host.history import History
from rattus.host.problems import Code, Problem
from rattus.host.shapes import Frame
from rattus.live import table as living
from rattus.live.table import FEW_FRAMES, LiveTable
from rattus.server.tables.scribe import Scribe
from rattus.table.game import Game
from tests.server.house import House, Message, create, first, hear, my_turn, play, running, say, shown, step


class Free:
    """Limits that there are not."""

    def reading(self, address: str, positions: float) -> None:
        pass


async def over(house: House, client: httpx.AsyncClient, *more: str) -> str:
    """A table where a game has been played to its end."""
    made = await create(client, "rattus", "me", "random", *more)
    await play(house, made["table"]["id"], made["token"])
    return str(made["table"]["id"])


async def test_a_history_is_one_pass_in_the_thread_of_the_scribe_and_made_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rebuilt, threads = Counter[str](), set[str]()
    of_steps, frame = Game.of_steps.__func__, Scene.frame  # type: ignore[attr-defined]

    def counted(cls: type[Game], *given: Any, **more: Any) -> Game:
        rebuilt[threading.current_thread().name] += 1
        game: Game = of_steps(cls, *given, **more)
        return game

    def noted(scene: Scene, viewer: Viewer) -> Frame:
        threads.add(threading.current_thread().name)
        return frame(scene, viewer)

    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = await over(house, anna)
        monkeypatch.setattr(Game, "of_steps", classmethod(counted))
        monkeypatch.setattr(Scene, "frame", noted)
        for path in (f"/api/tables/{table}/frames?since=0", f"/api/tables/{table}/record.json"):
            rebuilt.clear()
            answers = await asyncio.gather(*(anna.get(path) for _ in range(4)))
            answers.append(await anna.get(path))
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
            assert sum(rebuilt.values()) == 1, rebuilt
            assert all(name.startswith("scribe") for name in rebuilt)
        frames = (await anna.get(f"/api/tables/{table}/frames?since=0")).json()
        assert len(frames) == frames[-1]["v"] > 50
    assert len(threads) == 2  # records need one fresh view on the event loop


async def test_a_history_is_what_was_sent_and_the_same_unpacked(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random", "random")
        table = made["table"]["id"]
        sent = await play(house, table, made["token"])
        told = await anna.get(f"/api/tables/{table}/frames?since=0")
        assert told.headers["content-encoding"] == "gzip"
        assert told.json()[sent[0]["v"] - 1 :] == sent
        plain = await anna.get(f"/api/tables/{table}/frames?since=0", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == told.content
        part = await anna.get(f"/api/tables/{table}/frames?since={len(sent) - 20}")
        assert part.json() == told.json()[len(sent) - 20 :]


async def test_steps_that_were_taken_back_are_in_the_history(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random")
        table = made["table"]["id"]
        async with house.socket() as socket:
            await say(socket, op="subscribe", table=table, token=made["token"], v=0)
            sent: list[Message] = []
            for n in range(40):
                frame = await my_turn(anna, table)
                if frame["can_undo"] and n % 2:
                    await anna.post(f"/api/tables/{table}/undo", json={"v": frame["v"], "request": f"u{n}"})
                else:
                    await step(anna, table, frame["v"], first(frame), f"s{n}")
            last = (await my_turn(anna, table))["v"]
            while not sent or sent[-1]["v"] < last:
                sent.append(await hear(socket, "frame"))
        assert "undone" in {frame["kind"] for frame in sent}
        told = (await anna.get(f"/api/tables/{table}/frames?since={sent[0]['v'] - 1}")).json()
        assert told[: len(sent)] == sent


async def test_reading_is_paid_by_the_position_and_costs_less_again(sqlite: str) -> None:
    async with running(sqlite, reading_rate=40.0) as house, house.guest("Anna") as anna:
        table = await over(house, anna)
        count = (await shown(anna, table))["frame"]["v"]
        assert count < 10 * 40
        wanted = [f"/api/tables/{table}/frames?since={since}" for since in range(6)]
        answers = [await anna.get(path) for path in wanted]
        assert answers[0].status_code == 200
        (refused, *_) = [answer for answer in answers if answer.status_code != 200]
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert int(refused.headers["retry-after"]) > 0
        await asyncio.sleep(1.0)  # for a tenth of its positions
        assert (await anna.get(wanted[0])).status_code == 200


async def test_a_long_history_comes_in_parts(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = await over(house, anna)
        whole = (await anna.get(f"/api/tables/{table}/frames?since=0")).json()
        monkeypatch.setattr("rattus.server.http.routes.play.MOST_AT_ONCE", 40)
        told: list[Any] = []
        while not told or told[-1]["v"] < len(whole):
            part = (await anna.get(f"/api/tables/{table}/frames?since={len(told)}")).json()
            assert len(part) == min(40, len(whole) - len(told))
            told += part
        assert told == whole


async def test_what_is_kept_has_a_bound_and_goes_with_its_table() -> None:
    scribe = Scribe(Free(), most_kept=4000)  # type: ignore[arg-type]
    tables = [object() for _ in range(8)]
    for n, table in enumerate(tables):
        written = json.dumps([n * k**5 % 7919 for k in range(500)]).encode()
        await scribe.packed((table, "all"), lambda text=written: text, "here", 1)  # type: ignore[misc]
        assert scribe.bytes_kept <= 4000
    assert scribe.written == 8
    await scribe.packed((tables[-1], "all"), lambda: b"", "here", 1)
    assert scribe.written == 8
    scribe.forget(tables[-1])
    await scribe.packed((tables[-1], "all"), lambda: b"", "here", 1)
    assert scribe.written == 9
    scribe.close()


async def test_nobody_waits_for_a_history_that_is_being_written_when_the_server_stops() -> None:
    """The one that is written, and those in the queue, are refused at once."""
    begun, goes_on = threading.Event(), threading.Event()

    def slowly() -> bytes:
        begun.set()
        goes_on.wait(20)
        return b"a history"

    scribe = Scribe(Free())  # type: ignore[arg-type]
    waiting = [asyncio.create_task(scribe.packed(("table", n), slowly, "home", 1)) for n in (1, 1, 2)]
    try:
        await asyncio.to_thread(begun.wait, 20)
        scribe.close()
        async with asyncio.timeout(10):
            refused = await asyncio.gather(*waiting, return_exceptions=True)
    finally:
        goes_on.set()
    assert [error.code for error in refused if isinstance(error, Problem)] == 3 * [Code.UNAVAILABLE]


async def test_a_returning_client_gets_every_frame_even_if_more_come_meanwhile(sqlite: str) -> None:
    """However many events are stored while it waits for the scribe or for the table, none is left out."""

    lives: list[LiveTable] = []

    class Ear:
        def __init__(self) -> None:
            self.heard: list[int] = []

        def send(self, text: str) -> None:
            message = json.loads(text)
            if message["op"] == "frame":
                self.heard.append(message["v"])

    async def scene() -> None:
        async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
            table = (await create(anna, "rattus", "me", "open", "open"))["table"]["id"]
            for _ in range(8):
                await bob.post(f"/api/tables/{table}/seats", json={})
                await bob.delete(f"/api/tables/{table}/seats/mine")
            live = next(live for live in lives if live.id == table)
            for missed in (0, 1, FEW_FRAMES, FEW_FRAMES + 1, 12):
                ear, began = Ear(), live.state.v - missed

                async def read(history: History, v: int, viewer: Viewer) -> list[str]:
                    return [encoded(frame) for frame in history.frames(v, viewer)]

                async with live._lock:
                    sitting = asyncio.create_task(bob.post(f"/api/tables/{table}/seats", json={}))
                    await asyncio.sleep(0.1)  # it waits for the table, and is next
                    coming = asyncio.create_task(
                        live.subscribe(ear, lambda: living.Looker(None, None), began, read)
                    )
                    await asyncio.sleep(0.1)
                await coming
                await sitting
                await bob.delete(f"/api/tables/{table}/seats/mine")
                live.unsubscribe(ear)
                assert ear.heard == list(range(began + 1, live.state.v + 1))

    made = LiveTable.__init__

    def noted(table: LiveTable, *given: Any) -> None:
        made(table, *given)
        lives.append(table)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LiveTable, "__init__", noted)
        await scene()


async def test_a_table_that_has_seen_too_much_must_come_to_its_end(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, "rattus", "me", "random")
        table = (await create(anna, "rattus", "me", "open", "open"))["table"]["id"]
        monkeypatch.setattr(living, "MOST_EVENTS", 5)
        for _ in range(2):
            await bob.post(f"/api/tables/{table}/seats", json={})
            await bob.delete(f"/api/tables/{table}/seats/mine")
        refused = await bob.post(f"/api/tables/{table}/seats", json={})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        frames = await play(house, made["table"]["id"], made["token"])
        assert frames[-1]["v"] > 5
