"""Going back farther than the rules allow: if all people agree."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from rattus.host.problems import Problem
from rattus.host.rulebooks import checked_rules
from rattus.host.state import Move, TableState
from rattus.host.stepping import ask_undo
from rattus.table.game import Game
from tests.server.house import Message, create, first, hear, my_turn, running, say, shown, step


async def ask(player: httpx.AsyncClient, table: str, v: int, request: str, **more: Any) -> httpx.Response:
    return await player.post(f"/api/tables/{table}/undo/ask", json={"v": v, "request": request, **more})


async def answer(player: httpx.AsyncClient, table: str, v: int, request: str, agree: bool) -> httpx.Response:
    wish = {"v": v, "request": request, "agree": agree}
    return await player.post(f"/api/tables/{table}/undo/answer", json=wish)


async def play_on(players: dict[str, httpx.AsyncClient], table: str, steps: int) -> list[Message]:
    """Let every seat play its first legal step in turn; return the public frames, from before to after."""
    frames = []
    for n in range(steps + 1):
        public = (await players["red"].get(f"/api/tables/{table}/frames")).json()[-1]
        frames.append(public)
        if n < steps:
            player = players[public["to_act"]]
            frame = (await shown(player, table))["frame"]
            assert (await step(player, table, frame["v"], first(frame), f"s{frame['v']}")).status_code == 200
    return frames


async def test_with_the_consent_of_all_people_luck_is_taken_back_and_comes_again(database: str) -> None:
    async with (
        running(database) as house,
        house.guest("Anna") as anna,
        house.guest("Bob") as bob,
        house.guest("Cleo") as cleo,
    ):
        table = (await create(anna, "rattus", "me", "open", "open"))["table"]["id"]
        for player in (bob, cleo):
            await player.post(f"/api/tables/{table}/seats", json={})
        players = {"red": anna, "yellow": bob, "green": cleo}
        frames = await play_on(players, table, 12)
        to, v = frames[4]["v"], frames[-1]["v"]
        asked = await ask(anna, table, v, "u1", to=to)
        assert asked.json() == {"op": "ack", "table": table, "v": v + 1, "request": "u1"}
        assert (await ask(anna, table, v, "u1", to=to)).json() == asked.json()
        assert (await ask(bob, table, v, "u2")).json()["code"] == "cannot_undo"
        told = (await shown(bob, table))["frame"]["undo"]
        assert (told["seat"], told["agreed"], told["asked"]) == ("red", [], ["yellow", "green"])
        assert (await answer(bob, table, v + 1, "y", True)).status_code == 200
        assert (await answer(bob, table, v + 2, "y2", True)).json()["code"] == "cannot_undo"
        told = (await shown(bob, table))["frame"]["undo"]
        assert (told["agreed"], told["asked"]) == (["yellow"], ["green"])
        done = await answer(cleo, table, v + 2, "y", True)
        assert done.json()["v"] == v + 3
        assert (await answer(cleo, table, v + 2, "y", True)).json() == done.json()
        back = (await anna.get(f"/api/tables/{table}/frames?since={v + 2}")).json()[0]
        assert (back["kind"], back["undo"], back["to_act"]) == ("undone", None, frames[4]["to_act"])
        assert back["undone"] == [frame["v"] for frame in frames[5:]]
        views = [(await shown(player, table))["frame"]["view"] for player in (anna, bob, cleo)]
        assert all(views)
        again = await play_on(players, table, 8)
        assert [frame["view"] for frame in again] == [frame["view"] for frame in frames[4:]]


async def test_bots_always_agree(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "random"))["table"]["id"]
        after = await my_turn(anna, table)
        while after["can_undo"] or after["v"] < 4:
            before = after
            await step(anna, table, before["v"], first(before), f"s{before['v']}")
            after = await my_turn(anna, table)
        assert (await ask(anna, table, after["v"], "u")).json()["v"] == after["v"] + 1
        back = (await shown(anna, table))["frame"]
        assert (back["to_act"], back["view"], back["legal"]) == ("red", before["view"], before["legal"])


async def test_a_refusal_a_step_or_a_change_of_mind_ends_the_request(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        players = {"red": anna, "yellow": bob}
        v = (await play_on(players, table, 4))[-1]["v"]
        await ask(anna, table, v, "u1")
        assert (await answer(bob, table, v + 1, "n1", False)).json()["v"] == v + 2
        assert (await shown(bob, table))["frame"]["undo"] is None
        assert (await answer(bob, table, v + 2, "n2", True)).json()["code"] == "conflict"
        await ask(bob, table, v + 2, "u2")
        assert (await answer(bob, table, v + 3, "n3", False)).status_code == 200
        await ask(bob, table, v + 4, "u3")
        assert (await shown(anna, table))["frame"]["undo"]["seat"] == "yellow"
        last = (await play_on(players, table, 1))[-1]
        assert (last["kind"], last["undo"]) == ("fresh", None)
        await ask(anna, table, last["v"], "u4")
        await bob.delete(f"/api/tables/{table}/seats/mine")
        assert (await shown(anna, table))["frame"]["undo"] is None


def test_in_a_rated_game_consent_counts_for_nothing() -> None:
    state = TableState("t", rated=True, steps=(1, 2), moves=(Move("red", 3, 1, 0),))
    game = Game(checked_rules("rattus", 2, {}), seed=1)
    with pytest.raises(Problem, match="rated"):
        ask_undo(state, [], game, "red", None)


async def test_decisions_of_an_absent_player_are_not_taken_back(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, "rattus", "me", "open", stand_in="random")
        table = made["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        frames = await play_on({"red": anna, "yellow": bob}, table, 6)
        start, v = frames[0]["v"], frames[-1]["v"]
        await bob.delete(f"/api/tables/{table}/seats/mine")
        mine = await my_turn(anna, table)
        refused = (await ask(anna, table, mine["v"], "u1", to=start)).json()
        assert (refused["code"], "yellow" in refused["message"]) == ("cannot_undo", True)
        after = (await anna.get(f"/api/tables/{table}/frames?since={v}")).json()
        assert [frame["kind"] for frame in after if frame["kind"] == "undone"] == []
        # A stand-in's steps may be taken back: they are nobody's decisions.
        stood_in = next(frame["v"] for frame in after if frame["kind"] == "stood_in")
        await step(anna, table, mine["v"], first(mine), "own")
        mine = await my_turn(anna, table)
        assert (await ask(anna, table, mine["v"], "u2", to=stood_in)).status_code == 200
        # Bob is back, so his consent is needed.
        await bob.post(f"/api/tables/{table}/seats/mine/back")
        v = (await shown(anna, table))["frame"]["v"]
        assert (await ask(anna, table, v, "u3", to=start)).status_code == 200
        assert (await shown(bob, table))["frame"]["undo"]["asked"] == ["yellow"]


async def test_one_can_only_go_back_to_where_the_game_has_been(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        v = (await shown(anna, table))["frame"]["v"]
        assert (await ask(anna, table, v, "a")).json()["code"] == "cannot_undo"
        for to in (0, 1, v, v + 5):
            assert (await ask(anna, table, v, f"a{to}", to=to)).json()["code"] == "cannot_undo"


async def test_everybody_is_told_what_is_asked(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        v = (await play_on({"red": anna, "yellow": bob}, table, 3))[-1]["v"]
        async with house.socket() as watcher:
            await say(watcher, op="subscribe", table=table)
            await hear(watcher, "subscribed")
            await ask(anna, table, v, "u")
            await answer(bob, table, v + 1, "y", True)
            kinds = [(await hear(watcher, "frame"))["kind"] for _ in range(2)]
            assert kinds == ["undo_asked", "undone"]
