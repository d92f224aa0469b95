"""Steps, undo, reconnecting: the promises to clients."""

from __future__ import annotations

import asyncio
import statistics
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from rattus.bots.levels import LevelBot
from rattus.bots.random import RandomBot
from rattus.live.bots import LONGER, rest_of_beat
from rattus.live.table import LiveTable
from rattus.table.game import View
from tests.server.house import create, first, hear, my_turn, play, running, say, shown, step, two_processes


async def test_a_step_sent_twice_is_played_once(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random")
        table = made["table"]["id"]
        frame = await my_turn(anna, table)
        once = await step(anna, table, frame["v"], first(frame), "again")
        await my_turn(anna, table)
        twice = await step(anna, table, frame["v"], first(frame), "again")
        assert (
            once.json()
            == twice.json()
            == {"op": "ack", "table": table, "v": frame["v"] + 1, "request": "again"}
        )


async def test_the_name_of_a_request_is_not_given_to_another_step(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random")
        table = made["table"]["id"]
        frame = await my_turn(anna, table)
        one, other = frame["legal"][:2]
        done = await step(anna, table, frame["v"], one, "a1")
        refused = await step(anna, table, frame["v"], other, "a1")
        assert (refused.status_code, refused.json()["code"]) == (409, "conflict")
        assert (await step(anna, table, frame["v"], one, "a1")).json() == done.json()
        for path in ("undo", "undo/ask", "undo/answer"):
            wish = {"v": frame["v"], "request": "a1"} | ({"agree": True} if path == "undo/answer" else {})
            assert (await anna.post(f"/api/tables/{table}/{path}", json=wish)).status_code == 409, path
        again = await my_turn(anna, table)
        back = await anna.post(f"/api/tables/{table}/undo/ask", json={"v": again["v"], "request": "u1"})
        assert back.status_code == 200
        assert (await step(anna, table, frame["v"], one, "a1")).json() == done.json()
        assert (await step(anna, table, frame["v"], one, "u1")).status_code == 409


async def test_two_requests_for_one_question_do_not_both_count(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "random"))["table"]["id"]
        frame = await my_turn(anna, table)
        answers = await asyncio.gather(
            *(step(anna, table, frame["v"], text, f"r{n}") for n, text in enumerate(frame["legal"][:4]))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


async def test_refusals_say_what_is_wrong(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, "rattus", "me", "open")
        table = made["table"]["id"]
        code = (await step(anna, table, 1, "settle italia", "a")).json()["code"]
        assert code == "not_running"
        assert (await anna.get(f"/api/tables/{table}/record")).json()["code"] == "not_over"
        await bob.post(f"/api/tables/{table}/seats", json={"seat": "yellow"})
        told = await shown(anna, table)
        asked, other = (anna, bob) if told["frame"]["to_act"] == "red" else (bob, anna)
        v = told["frame"]["v"]
        assert (await step(other, table, v, "settle italia", "a")).json()["code"] == "not_your_turn"
        assert (await step(asked, table, v, "settle atlantis", "a")).json()["code"] == "illegal_step"
        assert (await step(asked, table, v - 1, "settle italia", "a")).json()["code"] == "conflict"
        undo = await asked.post(f"/api/tables/{table}/undo", json={"v": v, "request": "u"})
        assert (undo.status_code, undo.json()["code"]) == (409, "cannot_undo")
        async with house.visitor() as stranger:
            assert (await step(stranger, table, v, "settle italia", "a")).status_code == 403
            assert (await stranger.post("/api/tables", json={"game": "rattus"})).status_code == 400
            nobody = await stranger.post(f"/api/tables/{table}/seats", json={})
            assert (nobody.status_code, nobody.json()["code"]) == (401, "no_guest")


async def test_a_step_is_taken_back_for_everybody(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "cartus", "me", "open"))["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        async with house.socket() as watcher:
            await say(watcher, op="subscribe", table=table)
            fresh = await hear(watcher, "frame")
            asked = anna if fresh["to_act"] == "red" else bob
            before = await my_turn(asked, table)
            await step(asked, table, before["v"], first(before), "s")
            moved = await hear(watcher, "frame")
            assert (moved["kind"], moved["steps"][0]["step"]) == ("step", first(before))
            own = (await shown(asked, table))["frame"]
            assert own["can_undo"] == (len(moved["steps"]) == 1)
            undo = await asked.post(f"/api/tables/{table}/undo", json={"v": moved["v"], "request": "u"})
            assert (undo.status_code == 200) == own["can_undo"]
            if own["can_undo"]:
                back = await hear(watcher, "frame")
                assert (back["kind"], back["v"]) == ("undone", moved["v"] + 1)
                assert back["undone"] == [moved["v"]]
                assert back["view"] == fresh["view"]


async def test_a_disconnected_client_continues_from_the_last_frame(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random", "random")
        table, token = made["table"]["id"], made["token"]
        async with house.socket() as socket:
            await say(socket, op="subscribe", table=table, token=token, v=0)
            seen = [await hear(socket, "frame")]
        frame = await my_turn(anna, table)
        await step(anna, table, frame["v"], first(frame), "s")
        later = await my_turn(anna, table)
        async with house.socket() as socket:
            await say(socket, op="subscribe", table=table, token=token, v=seen[-1]["v"])
            while seen[-1]["v"] < later["v"]:
                seen.append(await hear(socket, "frame"))
        assert [one["v"] for one in seen] == list(range(1, later["v"] + 1))
        asked = (await anna.get(f"/api/tables/{table}/frames?since=0")).json()
        assert asked == seen
        (fresh,) = (await anna.get(f"/api/tables/{table}/frames")).json()
        assert fresh == {**seen[-1], "kind": "fresh", "steps": [], "explanations": []}


async def test_a_restarted_server_goes_on_where_it_stopped(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random", "random")
        table, cookies = made["table"]["id"], dict(anna.cookies)
        frame = await my_turn(anna, table)
        await step(anna, table, frame["v"], first(frame), "s")
    async with running(database, bot_patience=0.1) as house, house.visitor() as anna:
        anna.cookies.update(cookies)
        assert (await anna.get("/api/me")).json()["name"] == "Anna"
        (mine,) = (await anna.get("/api/me/tables")).json()["tables"]
        assert mine["table"]["id"] == table
        again = await step(anna, table, frame["v"], first(frame), "s")
        assert again.json()["v"] == frame["v"] + 1
        frames = await play(house, table, made["token"])
        assert frames[-1]["status"] == "over"


async def test_two_processes_share_a_table(postgresql: str) -> None:
    async with two_processes(postgresql) as (here, there, anna, bob):
        made = await create(anna, "cartus", "me", "open", "random")
        table = made["table"]["id"]
        sat = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        of_anna, of_bob = await asyncio.gather(
            play(here, table, made["token"]), play(there, table, sat["token"])
        )
        assert [one["v"] for one in of_anna] == [one["v"] for one in of_bob]
        assert [one["v"] for one in of_anna] == list(range(1, of_anna[-1]["v"] + 1))


async def test_one_step_sent_to_two_processes_is_played_once(postgresql: str) -> None:
    async with running(postgresql) as here, running(postgresql) as there, here.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random")
        table = made["table"]["id"]
        async with here.visitor(made["token"]) as one, there.visitor(made["token"]) as two:
            for turn in range(6):
                frame = await my_turn(one, table)
                if turn % 2:
                    await my_turn(two, table)
                a, b = await asyncio.gather(
                    step(one, table, frame["v"], first(frame), f"t{turn}"),
                    step(two, table, frame["v"], first(frame), f"t{turn}"),
                )
                assert a.status_code == 200, a.text
                assert b.json() == a.json()


@pytest.mark.parametrize("kind", ["token", "cookie"])
async def test_a_seat_belongs_to_its_token_and_to_its_player(sqlite: str, kind: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "open")
        table = made["table"]["id"]
        client = house.visitor(made["token"]) if kind == "token" else anna
        assert (await shown(client, table))["seat"] == "red"
        async with house.visitor(made["token"] + "x") as forger:
            assert (await forger.get(f"/api/tables/{table}")).status_code == 403
        if client is not anna:
            await client.aclose()


async def test_a_player_who_left_sees_only_what_the_public_sees(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, "cartus", "me", "open", "open")
        table = made["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={"seat": "yellow"})
        async with house.socket() as socket:
            await say(socket, op="subscribe", table=table, token=made["token"])
            assert (await hear(socket, "frame"))["viewer"] == "red"
            await anna.delete(f"/api/tables/{table}/seats/mine")
            assert (await hear(socket, "frame"))["viewer"] is None
            async with house.guest("Cleo") as cleo, house.guest("Dora") as dora:
                await cleo.post(f"/api/tables/{table}/seats", json={"seat": "red"})
                await dora.post(f"/api/tables/{table}/seats", json={})
            while (frame := await hear(socket, "frame"))["status"] == "open":
                pass
            assert frame["viewer"] is None
            assert frame["view"]["hands"] == {"red": 5, "yellow": 5, "green": 5}
            await say(socket, op="step", table=table, v=frame["v"], step="supply 1", request="x")
            assert (await hear(socket, "error"))["code"] == "not_your_seat"


@pytest.mark.parametrize(("elapsed", "rest"), [(0.0, 0.25), (0.1, 0.15), (0.2, 0.05), (0.3, 0.2)])
def test_an_answer_waits_for_the_beat(elapsed: float, rest: float) -> None:
    assert rest_of_beat(elapsed, 0.25) == pytest.approx(rest)
    assert rest_of_beat(elapsed, 0.0) == 0.0


async def waits_of(
    sqlite: str,
    monkeypatch: pytest.MonkeyPatch,
    beat: float,
    bot: tuple[str, type[RandomBot] | type[LevelBot]],
    answer: Callable[[int, Callable[[], int], View], int],
    answers: int,
) -> list[float]:
    """How long each of a bot's answers takes; `answer` gives the n-th, by the bot's own choice or another."""
    code, kind = bot
    choose, bot_step = kind.choose, LiveTable.bot_step
    waits: list[float] = []
    asked = 0.0

    def noted(bot: Any, view: View) -> int:
        nonlocal asked
        asked = time.monotonic()
        return answer(len(waits), lambda: choose(bot, view), view)

    async def answered(table: LiveTable, seat: str, step: int | str, position_v: int) -> bool:
        waits.append(time.monotonic() - asked)
        return await bot_step(table, seat, step, position_v)

    monkeypatch.setattr(kind, "choose", noted)
    monkeypatch.setattr(LiveTable, "bot_step", answered)
    async with running(sqlite, bot_beat=beat) as house, house.guest("Anna") as anna:
        table = (await create(anna, "cartus", "me", code))["table"]["id"]
        while len(waits) < answers:
            frame = await my_turn(anna, table)
            await step(anna, table, frame["v"], first(frame), f"r{frame['v']}")
    return waits


async def test_the_time_of_a_bot_does_not_tell_whether_it_had_a_choice(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot with only one legal step takes as long as one that had to think."""
    beat, thought = 0.12, 0.06

    def slow(n: int, choose: Callable[[], int], view: View) -> int:
        if n % 2:
            time.sleep(thought)
        return choose()

    assert min(await waits_of(sqlite, monkeypatch, beat, ("random", RandomBot), slow, 5)) > beat - thought / 2


async def test_a_bot_that_could_think_long_answers_within_one_beat(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the strongest bot thinks or has only one legal step, it always takes the same time."""
    beat = 0.01
    whole = beat * LONGER["master"]

    def at_times_at_once(n: int, choose: Callable[[], int], view: View) -> int:
        assert view.legal
        return choose() if n % 2 else view.legal.numbers[0]

    waits = await waits_of(sqlite, monkeypatch, beat, ("master", LevelBot), at_times_at_once, 12)
    assert whole * 0.99 < statistics.median(waits) < whole * 1.5
    assert sum(wait > whole * 1.9 for wait in waits[1:]) <= 1  # a busy machine


async def test_tables_of_bots_alone_keep_nobody_waiting(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While bots without people keep thinking, a person's bot answers."""
    go_on = threading.Event()
    think = LevelBot.choose

    def stuck(bot: LevelBot, view: View) -> int:
        go_on.wait(60)
        return think(bot, view)

    monkeypatch.setattr(LevelBot, "choose", stuck)
    async with running(sqlite, bot_threads=2) as house, house.guest("Anna") as anna:
        try:
            for _ in range(3):
                await create(anna, "rattus", "master", "master")
            table = (await create(anna, "rattus", "me", "random"))["table"]["id"]
            for _ in range(3):
                frame = await my_turn(anna, table)
                await step(anna, table, frame["v"], first(frame), f"r{frame['v']}")
            assert not go_on.is_set()
        finally:
            go_on.set()
