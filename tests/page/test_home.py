"""Tables at home: the server's shapes and messages, over a store in memory."""

from __future__ import annotations

import gc

import msgspec
import pytest

from rattus.bots import advice
from rattus.host.problems import Code
from rattus.live.advice import ToldAdvice, told_advice
from rattus.live.table import LiveTable
from rattus.live.wishes import Offer, SeatedTable, ShownTable, StudyRecord, TableRecord, offer
from rattus.page import tables
from rattus.page.requests import NEEDS_SERVER
from tests.page.house import Page, at_home, played_on

TABLES = [
    ("rattus", ("me", "fair", "random", "easy")),
    ("bigbox", ("me", "random", "Bob")),
    ("cartus", ("novice", "me", "Bob", "random")),
]


async def finished(page: Page, *seats: str) -> str:
    """A table that is over."""
    made = await page.table("cartus", *(seats or ("me", "random")))
    assert (await played_on(page, 1, made))["status"] == "over"
    return str(made["table"]["id"])


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_whole_games_are_played_at_home(game: str, seats: tuple[str, ...]) -> None:
    async with at_home() as page:
        made = await page.table(game, *seats)
        assert made["table"]["status"] == "running"
        assert len(made["tokens"]) == sum(seat == "me" or seat[0].isupper() for seat in seats)
        last = await played_on(page, 1, made)
        assert last["status"] == "over"
        assert last["result"]
        record = await page.good("GET", f"/api/tables/{made['table']['id']}/record.json")
        assert record["frames"][-1]["result"] == last["result"]
        (game_over,) = (await page.good("GET", "/api/records?mine=true"))["games"]
        assert (game_over["id"], game_over["result"]) == (made["table"]["id"], last["result"])
        assert not page.troubles


async def test_answers_have_the_shapes_of_the_server() -> None:
    async with at_home() as page:
        assert msgspec.convert(await page.good("GET", "/api/games"), Offer) == offer()
        made = await page.table("rattus", "me", "random")
        msgspec.convert(made, SeatedTable)
        table = f"/api/tables/{made['table']['id']}"
        msgspec.convert(await page.good("GET", table), ShownTable)
        assert (await page.good("GET", f"{table}/details"))["regions"]
        assert (await page.good("GET", "/api/games/rattus?seats=3&rulebook=de"))["options"]
        assert (await page.good("GET", "/api/sources"))["games"]
        mine = await page.good("GET", f"{table}/seats/mine")
        assert [mine[key] for key in ("seat", "token", "tokens")] == [
            made[key] for key in ("seat", "token", "tokens")
        ]


async def test_somebody_must_say_who_lives_here() -> None:
    async with at_home(name=None) as page:
        assert await page.good("GET", "/api/session") is None
        assert await page.refused("GET", "/api/me/tables") == Code.NO_GUEST
        assert await page.refused("POST", "/api/guests", {"name": "  "}) == Code.BAD_NAME
        assert (await page.good("POST", "/api/guests", {"name": " Anna  B "}))["name"] == "Anna B"
        made = await page.table("rattus", "me", "random")
        assert (await page.good("PATCH", "/api/me", {"name": "Berta"}))["name"] == "Berta"
        shown = await page.good("GET", f"/api/tables/{made['table']['id']}")
        assert "Berta" in [seat["name"] for seat in shown["table"]["seats"]]
    async with at_home(page.store) as again:
        assert (await again.good("GET", "/api/me"))["name"] == "Berta"


@pytest.mark.parametrize("game", ["rattus", "cartus"])
async def test_advice_comes_from_the_bots_worker_and_is_that_of_a_server(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice.advise, "__defaults__", (60,))
    async with at_home() as page:
        made = await page.table(game, "me", "random")
        await played_on(page, 1, made, most=3)
        table = f"/api/tables/{made['table']['id']}"
        frame = (await page.good("GET", table))["frame"]
        assert frame["to_act"] == made["seat"]
        asked = len(page.thinkers.questions)
        told = msgspec.convert(await page.good("POST", f"{table}/advice", {"v": frame["v"]}), ToldAdvice)
        assert len(page.thinkers.questions) == asked + 1
        live = await page.worker.home.tables.latest(made["table"]["id"])
        assert live.game is not None
        assert told == told_advice(live.game.view(made["seat"]))
        assert await page.refused("POST", f"{table}/advice", {"v": frame["v"] + 5}) == Code.CONFLICT


async def test_what_needs_others_says_so() -> None:
    async with at_home() as page:
        for method, path in (("GET", "/api/leaderboard"), ("POST", "/api/account"), ("GET", "/api/bots")):
            assert await page.ask(method, path) == (404, {"code": NEEDS_SERVER, "message": ANY_WORDS})
        wish = {"game": "rattus", "seats": [{"who": "me"}, {"who": "open"}]}
        assert await page.refused("POST", "/api/tables", wish) == Code.BAD_TABLE
        assert await page.refused("PUT", "/api/games") == Code.METHOD


ANY_WORDS = "this needs a server; a page alone does not have it"


async def test_wrong_requests_are_refused_as_on_a_server() -> None:
    async with at_home() as page:
        made = await page.table("rattus", "me", "Bob")
        table, (one, other) = f"/api/tables/{made['table']['id']}", made["tokens"].values()
        shown = await page.good("GET", table, token=one)
        asked = one if shown["frame"]["legal"] else other
        frame = (await page.good("GET", table, token=asked))["frame"]
        step = {"v": frame["v"], "step": frame["legal"][0], "request": "a"}
        waiting = other if asked == one else one
        assert await page.refused("POST", f"{table}/steps", step, waiting) == Code.NOT_YOUR_TURN
        wrong = {**step, "step": "settle mars"}
        status, said = await page.ask("POST", f"{table}/steps", wrong, asked)
        assert (status, said["code"]) == (422, Code.ILLEGAL_STEP)
        assert said["reason"]["message"]
        assert await page.refused("POST", f"{table}/steps", "[" * 10_000, asked) == Code.BAD_REQUEST
        assert await page.refused("POST", f"{table}/steps", {**step, "x": 1}, asked) == Code.BAD_REQUEST
        assert await page.refused("GET", f"{table}/frames?since=-1") == Code.BAD_REQUEST
        assert await page.refused("GET", "/api/tables/nothing") == Code.NOT_FOUND
        assert await page.refused("GET", table, token="seat_nonsense") == Code.NOT_YOUR_SEAT
        assert await page.refused("GET", f"{table}/record.json") == Code.NOT_OVER
        why = await page.good("GET", f"{table}/why?thing=nowhere", token=asked)
        assert why["reasons"]
        ack = await page.good("POST", f"{table}/steps", step, asked)
        assert await page.good("POST", f"{table}/steps", step, asked) == ack
        undone = {"v": ack["v"], "request": "b"}
        assert (await page.good("POST", f"{table}/undo", undone, asked))["v"] == ack["v"] + 1


async def test_tables_are_played_on_after_a_reload() -> None:
    async with at_home() as page:
        made = await page.table("bigbox", "me", "random", "easy")
        before = await played_on(page, 1, made, most=5)
        (mine,) = (await page.good("GET", "/api/me/tables"))["tables"]
        assert mine["table"]["id"] == made["table"]["id"]
    async with at_home(page.store) as again:
        (mine,) = (await again.good("GET", "/api/me/tables"))["tables"]
        assert mine["seat"] == made["seat"]
        frames = await again.good(
            "GET", f"/api/tables/{made['table']['id']}/frames?since=0", token=made["token"]
        )
        assert frames[before["v"] - 1]["steps"] == before["steps"]
        assert (await played_on(again, 1, made))["status"] == "over"


async def test_a_line_that_was_cut_is_told_what_it_missed() -> None:
    async with at_home() as page:
        made = await page.table("rattus", "me", "random")
        last = await played_on(page, 1, made, most=3)
        page.worker.shut(1)
        v = last["v"]
        page.worker.open(7)
        page.say(7, op="subscribe", table=made["table"]["id"], token=made["token"], v=v - 2)
        assert [(await page.until(7, lambda said: said["op"] == "frame"))["v"] for _ in range(2)] == [
            v - 1,
            v,
        ]
        assert (await page.until(7, lambda said: said["op"] == "subscribed"))["v"] >= v
        page.say(7, op="say", table=made["table"]["id"], text="Hello?")
        assert (await page.until(7, lambda said: said["op"] == "error"))["code"] == Code.MUTED
        page.say(7, op="ping")
        assert await page.until(7, lambda said: said["op"] == "pong")


async def test_it_is_played_again_and_given_up_and_forgotten() -> None:
    async with at_home() as page:
        made = await page.table("cartus", "me", "Bob", "random")
        table = made["table"]["id"]
        for token in made["tokens"].values():
            await page.good("POST", f"/api/tables/{table}/seats/mine/concede", token=token)
        again = await page.good("POST", f"/api/tables/{table}/rematch")
        assert again["table"]["id"] != table
        assert sorted(again["tokens"]) == sorted(made["tokens"])
        await page.good("DELETE", f"/api/tables/{table}")
        assert await page.refused("GET", f"/api/tables/{table}") == Code.NOT_FOUND
        assert [key for key in page.store.rooms["events"] if key[0] == table] == []
        (mine,) = (await page.good("GET", "/api/me/tables"))["tables"]
        assert mine["table"]["id"] == again["table"]["id"]


async def test_records_become_studies_and_games_go_on_from_them() -> None:
    async with at_home() as page:
        table = await finished(page)
        record = await page.good("GET", f"/api/tables/{table}/record")
        study = await page.good("POST", "/api/studies", {"record": record})
        address = f"/api/studies/{study['id']}"
        data = msgspec.convert(await page.good("GET", f"{address}/record.json"), StudyRecord)
        other = msgspec.convert(await page.good("GET", f"/api/tables/{table}/record.json"), TableRecord)
        assert (data.record, len(data.frames)) == (other.record, len(other.frames))
        assert (await page.good("GET", f"{address}/positions/3"))["frame"]["n"] == 3
        wish = {"n": 30, "seat": study["seats"][0], "bot": "random"}
        for where in (address, f"/api/tables/{table}"):
            made = await page.good("POST", f"{where}/fork", wish)
            assert (await played_on(page, 20, made))["status"] == "over"
        wrong = {"record": record.replace(" start ", " begin ", 1)}
        status, said = await page.ask("POST", "/api/studies", wrong)
        assert (status, said["code"]) == (422, Code.BAD_RECORD)
        assert said["line"] > 1
    async with at_home(page.store) as again:
        assert [each["id"] for each in await again.good("GET", "/api/me/studies")] == [study["id"]]
        await again.good("DELETE", address)
        assert await again.good("GET", "/api/me/studies") == []


async def test_lists_come_in_pages() -> None:
    async with at_home() as page:
        made = [(await page.table("rattus", "me", "Bob"))["table"]["id"] for _ in range(5)]
        seen, address = [], "/api/me/tables?limit=2"
        while True:
            told = await page.good("GET", address)
            seen += [each["table"]["id"] for each in told["tables"]]
            if not told["next"]:
                break
            address = f"/api/me/tables?limit=2&after={told['next']}"
        assert sorted(seen) == sorted(made)


async def test_a_bot_whose_worker_breaks_is_asked_again() -> None:
    async with at_home() as page:
        page.thinkers.broken = 1
        made = await page.table("rattus", "me", "fair")
        assert (await played_on(page, 1, made, most=4))["v"] > 4
        assert not page.thinkers.broken


async def test_a_long_evening_leaves_little_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PATIENCE", 0.0)
    async with at_home() as page:
        for number in range(tables.MOST_IN_MEMORY + 12):
            made = await page.table("cartus", "me", "easy")
            await played_on(page, 1, made, most=2)
            page.worker.shut(1)
            await page.good("POST", f"/api/tables/{made['table']['id']}/seats/mine/concede")
            assert len(page.worker.home.tables.rows) == number + 1
        gc.collect()
        own = page.worker.home.tables
        live = [each for each in gc.get_objects() if type(each) is LiveTable and each._around.storage is own]
        assert len(live) <= tables.MOST_IN_MEMORY + 1
        assert len(page.thinkers.thinker._bots) <= tables.MOST_IN_MEMORY + 1
