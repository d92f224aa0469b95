"""Advice while playing: for the seat that is asked, by what it knows, and only where nobody is wronged by it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from rattus.bots import advice
from tests.server.house import create, my_turn, running, shown, step


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few simulations: what is said need not be right here."""
    monkeypatch.setattr(advice.advise, "__defaults__", (60,))


async def ask(client: httpx.AsyncClient, table: str, v: int) -> Any:
    return await client.post(f"/api/tables/{table}/advice", json={"v": v})


async def refused(client: httpx.AsyncClient, table: str, v: int) -> tuple[int, str]:
    answer = await ask(client, table, v)
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("game", ["rattus", "bigbox", "cartus"])
async def test_whoever_plays_against_bots_is_advised_and_can_play_that(sqlite: str, game: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Eve") as eve:
        table = (await create(anna, game, "me", "random", "random"))["table"]["id"]
        for _ in range(6):
            frame = await my_turn(anna, table)
            answer = await ask(anna, table, frame["v"])
            assert answer.status_code == 200, answer.text
            told = answer.json()
            assert told["seat"] == "red"
            assert told["step"] in frame["legal"]
            assert told["line"][0] == ["red", told["step"]]
            assert (told["other"] is None) == (len(frame["legal"]) == 1)
            assert told["other"] is None or told["other"] in set(frame["legal"]) - {told["step"]}
            assert sum(told["shares"].values()) == pytest.approx(1)
            assert told["low"] <= told["gap"] <= told["high"]
            assert (await ask(anna, table, frame["v"])).json() == told  # the same again
            assert await refused(eve, table, frame["v"]) == (403, "not_your_seat")
            assert await refused(anna, table, frame["v"] + 5) == (409, "conflict")
            assert (await step(anna, table, frame["v"], told["step"], f"r{frame['v']}")).status_code == 200


async def test_nobody_is_advised_in_another_seats_turn_or_before_and_after_the_game(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        assert await refused(anna, table, 1) == (409, "not_running")
        shared = await create(anna, "rattus", "me", "open", advice=True)
        assert shared["table"]["advice"]
        async with house.guest("Bob") as bob:
            table = shared["table"]["id"]
            await bob.post(f"/api/tables/{table}/seats", json={})
            frame = (await shown(anna, table))["frame"]
            asked, other = (anna, bob) if frame["to_act"] == "red" else (bob, anna)
            assert (await ask(asked, table, frame["v"])).status_code == 200
            assert await refused(other, table, frame["v"]) == (409, "not_your_turn")


async def test_friends_have_advice_only_where_all_have_agreed_to_it_by_sitting_down(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        v = (await shown(anna, table))["frame"]["v"]
        for client in (anna, bob):
            assert await refused(client, table, v) == (403, "no_advice")
        # Whoever leaves may come back: a stand-in changes nothing.
        await bob.delete(f"/api/tables/{table}/seats/mine")
        assert await refused(anna, table, (await shown(anna, table))["frame"]["v"]) == (403, "no_advice")


async def test_people_at_one_screen_may_have_advice(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        seats = [{"who": "me"}, {"who": "here", "name": "Bob"}]
        made = (await anna.post("/api/tables", json={"game": "rattus", "seats": seats})).json()
        table = made["table"]["id"]
        frame = (await shown(anna, table))["frame"]
        async with house.visitor(made["tokens"][frame["to_act"]]) as sitting:
            assert (await ask(sitting, table, frame["v"])).status_code == 200


async def test_a_rated_game_has_no_advice(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as anna, house.visitor() as bob:
        for client, name in ((anna, "Anna"), (bob, "Bob")):
            assert (await client.post("/api/account", json={"name": name})).status_code == 201
        both = {"game": "rattus", "seats": [{"who": "me"}, {"who": "open"}]}
        wrong = await anna.post("/api/tables", json={**both, "rated": True, "advice": True})
        assert (wrong.status_code, wrong.json()["code"]) == (422, "bad_table")
        kind = await anna.post("/api/tables", json={**both, "public": True, "advice": True})
        assert not kind.json()["table"]["rated"]
        table = (await create(anna, "rattus", "me", "open", rated=True))["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        frame = (await shown(anna, table))["frame"]
        for client in (anna, bob):
            assert await refused(client, table, frame["v"]) == (403, "no_advice")
        # Alone with bots it is rated all the same, if it was wanted so.
        alone = (await create(anna, "rattus", "me", "random", rated=True))["table"]["id"]
        frame = await my_turn(anna, alone)
        assert await refused(anna, alone, frame["v"]) == (403, "no_advice")


async def test_advice_costs_and_asks_for_a_number(sqlite: str) -> None:
    async with running(sqlite, analysis_rate=5) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "random"))["table"]["id"]
        frame = await my_turn(anna, table)
        answers = [await ask(anna, table, frame["v"]) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        wrong: list[Any] = [{}, {"v": -1}, {"v": "x"}, {"v": 2**40}, {"v": 1, "more": 1}, []]
        for body in wrong:
            assert (await anna.post(f"/api/tables/{table}/advice", json=body)).status_code == 400
        assert await refused(anna, "none", 1) == (404, "not_found")
        async with house.visitor() as stranger:
            assert await refused(stranger, table, frame["v"]) == (403, "not_your_seat")
