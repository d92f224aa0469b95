"""Records, positions by number, lists of finished games."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

import rattus
from rattus.host.views import facts_of
from rattus.kernel.step import HIDDEN
from rattus.live.records import Played
from rattus.table.replay import Eyes, Frame, frames
from tests.server.house import House, create, my_turn, play, running, shown, step, turning
from tests.server.test_secrets import TABLES, hidden_steps, table, viewers


@asynccontextmanager
async def finished_game(database: str, game: str) -> AsyncIterator[tuple[House, httpx.AsyncClient, str]]:
    """A server, Anna, and the id of a table where she (red) has played a game against two bots."""
    async with running(database) as house, house.guest("Anna") as anna:
        made = await create(anna, game, "me", "random", "random", public=True)
        table = made["table"]["id"]
        await play(house, table, made["token"])
        yield house, anna, table


async def got(client: httpx.AsyncClient, path: str) -> Any:
    answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def as_sent(told: Iterable[Frame]) -> object:
    """Frames of a replay, with the facts that all games have."""
    sent = [frame | {"facts": msgspec.to_builtins(facts_of(frame["facts"]))} for frame in told]
    return json.loads(json.dumps(sent))


def hidden(text: str) -> int:
    return text.count(HIDDEN)


@pytest.mark.parametrize("game", ["rattus", "cartus"])
async def test_a_finished_game_can_be_had_as_text_and_as_the_frames_of_replay(sqlite: str, game: str) -> None:
    async with finished_game(sqlite, game) as (house, _, table), house.visitor() as stranger:
        text = (await stranger.get(f"/api/tables/{table}/record")).text
        whole = rattus.loads(text)
        assert whole.over
        for query, seat, public in (
            ("", None, False),
            ("?as=yellow", "yellow", False),
            ("?as=public", None, True),
        ):
            answer = await stranger.get(f"/api/tables/{table}/record{query}")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.headers["content-disposition"] == f'inline; filename="rattus-{table}.txt"'
            assert answer.text == whole.record(seat, public=public)
            told = await got(stranger, f"/api/tables/{table}/record.json{query}")
            assert told["record"] == answer.text
            assert told["frames"] == as_sent(frames(whole, seat, public=public, facts=True))
            assert told["result"] == [list(place) for place in whole.result or ()]
            assert told["winners"] == list(whole.winners)
            assert told["table"]["secret"]


@pytest.mark.parametrize("game", ["rattus", "cartus"])
async def test_every_position_has_an_address(sqlite: str, game: str) -> None:
    async with finished_game(sqlite, game) as (_, anna, table):
        whole = await got(anna, f"/api/tables/{table}/record.json")
        last = len(whole["frames"]) - 1
        for query in ("", "?as=red", "?as=green", "?as=public"):
            record = await got(anna, f"/api/tables/{table}/record.json{query}")
            for n in (0, 1, last // 2, last):
                told = await got(anna, f"/api/tables/{table}/positions/{n}{query}")
                assert told["frame"] == record["frames"][n]
                assert told["steps"] == last
                assert bool(told["explanations"]) <= (n > 0)
        for wrong, status in ((f"{last + 1}", 404), ("-1", 400), ("x", 404), (f"{2**40}", 400)):
            assert (await anna.get(f"/api/tables/{table}/positions/{wrong}")).status_code == status


async def test_before_the_end_only_the_own_seat_and_the_public_can_be_looked_through(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, "cartus", "me", "open")
        table = made["table"]["id"]
        for path in ("record?as=red", "positions/0?as=public"):
            answer = await anna.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_running")
        sat = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        for path in ("record", "record.json", "positions/3"):
            told = [
                (await client.get(f"/api/tables/{table}/{path}{query}")).status_code
                for client in (anna, bob)
                for query in ("", "?as=red", "?as=yellow", "?as=public", "?as=nobody")
            ]
            assert told == [409, 200, 403, 200, 404, 409, 403, 200, 200, 404]
        own = (await anna.get(f"/api/tables/{table}/record?as=red")).text
        public = (await bob.get(f"/api/tables/{table}/record?as=public")).text
        assert 0 < hidden(own) < hidden(public)
        async with house.visitor(sat["token"]) as device, house.visitor() as stranger:
            assert (await device.get(f"/api/tables/{table}/record?as=yellow")).status_code == 200
            assert (await device.get(f"/api/tables/{table}/record?as=red")).status_code == 403
            assert (await stranger.get(f"/api/tables/{table}/record?as=red")).status_code == 403
            assert (await stranger.get(f"/api/tables/{table}/record?as=public")).text == public
        private = await got(anna, f"/api/tables/{table}/record.json?as=red")
        assert private["table"]["secret"] is None
        assert private["frames"][-1]["state"] == (await shown(anna, table))["frame"]["view"]


async def test_a_seat_sees_in_its_replay_what_it_knew_then(sqlite: str) -> None:
    """Not what it learned later: a card game's hand is the hand of that time."""
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await create(anna, "cartus", "me", "random")
        table, seen = made["table"]["id"], []
        while (frame := await my_turn(anna, table))["status"] != "over":
            told = await got(anna, f"/api/tables/{table}/record.json?as=red")
            n = len(told["frames"]) - 1
            seen.append((n, frame["view"]))
            await step(anna, table, frame["v"], turning(frame), f"r{frame['v']}")
        for n, view in seen:
            told = await got(anna, f"/api/tables/{table}/positions/{n}?as=red")
            assert told["frame"]["state"] == view


async def test_finished_games_are_listed_page_by_page(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = [
            (await create(anna, game, "random", "random", public=True))["table"]["id"]
            for game in ("rattus", "cartus", "rattus", "rattus", "cartus")
        ]
        mine = await create(bob, "rattus", "me", "random")
        await play(house, mine["table"]["id"], mine["token"])
        for table in made:
            await my_turn(anna, table)
        seen: list[str] = []
        path = "/api/records?limit=2"
        while True:
            page = await got(anna, path)
            seen += [game["id"] for game in page["games"]]
            assert all(game["result"] and game["ended_at"] for game in page["games"])
            if page["next"] is None:
                break
            path = f"/api/records?limit=2&after={page['next']}"
        assert sorted(seen) == sorted(made)
        ends = [(await got(anna, "/api/records"))["games"][i]["ended_at"] for i in range(5)]
        assert ends == sorted(ends, reverse=True)
        cards = (await got(anna, "/api/records?game=cartus"))["games"]
        assert {game["id"] for game in cards} == {made[1], made[4]}
        (own,) = (await got(bob, "/api/records?mine=true"))["games"]
        assert (own["id"], own["public"]) == (mine["table"]["id"], False)
        assert own["seats"][0] == {"seat": "red", "name": "Bob", "bot": None}
        async with house.visitor() as stranger:
            assert (await stranger.get("/api/records?mine=true")).status_code == 401


async def test_giving_up_leaves_a_record_without_a_result(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "rattus", "me", "open", public=True))["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        assert (await anna.post(f"/api/tables/{table}/seats/mine/concede")).status_code == 200
        text = (await bob.get(f"/api/tables/{table}/record")).text
        assert not rattus.loads(text).over
        told = await got(bob, f"/api/tables/{table}/record.json")
        assert told["winners"] == ["yellow"]
        assert told["result"][-1][2] == "conceded"
        (listed,) = (await got(bob, "/api/records"))["games"]
        assert (listed["result"], listed["winners"]) == (told["result"], told["winners"])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_twin_steps_give_a_viewer_the_same_records_and_positions(game: str, seats: int) -> None:
    """Games that differ only in a step the viewer may not know give it the same bytes."""
    rules, steps = table(game, seats)
    checked = 0
    for viewer in viewers(rules):
        eyes = Eyes(viewer, public=viewer is None)
        for n, other in list(hidden_steps(rules, steps, viewer))[::9]:
            told = set()
            for last in (steps[n - 1], other):
                played = Played(rules, (*steps[: n - 1], last))
                shown_to = (played.text(eyes), played.written(eyes)[1], played.position(n, eyes))
                told.add(msgspec.json.encode(shown_to))
            assert len(told) == 1
            checked += 1
    assert checked >= 3
