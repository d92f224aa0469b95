"""Whole games over the net, between people and bots."""

from __future__ import annotations

import asyncio

import pytest

import rattus
from rattus.kernel.fairness import SecretLuck, keeps_promise
from rattus.table.fair import unfair_moment
from tests.server.house import create, my_turn, play, running, step, turning


@pytest.mark.parametrize("game", ["rattus", "bigbox", "cartus"])
async def test_two_people_and_a_bot_play_a_whole_game(database: str, game: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, game, "me", "open", "random", public=True)
        table = made["table"]["id"]
        assert made["table"]["status"] == "open"
        (listed,) = (await bob.get("/api/tables")).json()["tables"]
        assert listed["id"] == table
        sat = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        assert (sat["seat"], sat["table"]["status"]) == ("yellow", "running")
        of_anna, of_bob = await asyncio.gather(
            play(house, table, made["token"]), play(house, table, sat["token"])
        )
        assert [frame["v"] for frame in of_anna] == list(range(1, of_anna[-1]["v"] + 1))
        assert [frame["v"] for frame in of_anna] == [frame["v"] for frame in of_bob]
        assert of_anna[-1]["result"] == of_bob[-1]["result"]
        record = await anna.get(f"/api/tables/{table}/record")
        played = rattus.loads(record.text)
        assert [list(place) for place in played.result or ()] == of_anna[-1]["result"]
        told = (await bob.get(f"/api/tables/{table}/record.json")).json()
        assert len(told["frames"]) == len(played.numbers) + 1
        secret = bytes.fromhex(told["table"]["secret"])
        assert keeps_promise(secret, made["table"]["commitment"])
        assert unfair_moment(played, SecretLuck(secret)) is None
        assert unfair_moment(played, SecretLuck(bytes(32))) is not None


async def test_a_whole_game_over_rest_alone(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "random"))["table"]["id"]
        while (frame := await my_turn(anna, table))["status"] != "over":
            answer = await step(anna, table, frame["v"], turning(frame), f"r{frame['v']}")
            assert answer.status_code == 200, answer.text
            assert answer.json()["v"] == frame["v"] + 1
        assert frame["result"]


async def test_bots_play_among_themselves(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await create(anna, "cartus", "random", "greedy")
        assert made["token"] is None
        assert (await my_turn(anna, made["table"]["id"]))["result"]


async def test_the_maker_of_a_table_may_start_with_bots_in_the_free_seats(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "rattus", "open", "me", "open"))["table"]["id"]
        start = f"/api/tables/{table}/start"
        assert (await bob.post(start, json={"bot": "random"})).json()["code"] == "not_owner"
        await bob.post(f"/api/tables/{table}/seats", json={})
        assert (await bob.post(start, json={"bot": "random"})).json()["code"] == "not_owner"
        told = (await anna.post(start, json={"bot": "random"})).json()
        assert told["status"] == "running"
        assert [seat["bot"] for seat in told["seats"]] == [None, None, "random"]
