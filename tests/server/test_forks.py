"""Playing on from a moment of a finished game: over the API, through restarts, records and studies."""

from __future__ import annotations

from dataclasses import replace

import httpx
import pytest

from rattus.table.fair import Unfair, must_be_fair
from rattus.table.game import Game, forked
from rattus.table.library import loads
from tests.server.house import Message, create, my_turn, running, shown, step


async def finished(client: httpx.AsyncClient, game: str, *bots: str) -> str:
    """The id of a game that bots have played."""
    table: str = (await create(client, game, "me", *bots))["table"]["id"]
    number = 0
    while (frame := await my_turn(client, table))["status"] == "running":
        number += 1
        await step(client, table, frame["v"], frame["legal"][number % len(frame["legal"])], f"f{number}")
    return table


async def frames_of(client: httpx.AsyncClient, path: str, eyes: str) -> list[Message]:
    found: list[Message] = (await client.get(f"{path}/record.json?as={eyes}")).json()["frames"]
    return found


@pytest.mark.parametrize("game", ["rattus", "cartus"])
async def test_a_game_goes_on_from_what_a_seat_knew_and_stays_through_a_restart(
    sqlite: str, game: str
) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        old = await finished(anna, game, "random", "random")
        seen = await frames_of(anna, f"/api/tables/{old}", "yellow")
        n = max(frame["n"] for frame in seen if frame["to_act"] == "yellow" and frame["n"] < len(seen) * 0.7)
        wish = {"n": n, "seat": "yellow", "bot": "random"}
        made = (await anna.post(f"/api/tables/{old}/fork", json=wish)).json()
        table = made["table"]["id"]
        assert (made["seat"], made["table"]["rated"], made["table"]["public"]) == ("yellow", False, False)
        assert [seat["bot"] for seat in made["table"]["seats"]] == ["random", None, "random"]
        there = await shown(anna, table)
        assert there["frame"]["view"] == seen[n]["state"]
        assert there["frame"]["legal"] == seen[n]["legal"]
    async with running(sqlite) as house, house.visitor(made["token"]) as anna:
        frame = (await shown(anna, table))["frame"]
        assert frame["view"] == seen[n]["state"]
        number = 0
        while (frame := await my_turn(anna, table))["status"] == "running":
            number += 1
            answer = await step(anna, table, frame["v"], frame["legal"][0], f"g{number}")
            assert answer.status_code == 200, answer.text
        record = await anna.get(f"/api/tables/{table}/record")
        assert record.status_code == 200
        secret = (await shown(anna, table))["table"]["secret"]
        assert frame["result"]
        async with house.guest("Bob") as bob:
            study = (await bob.post("/api/studies", json={"record": record.text})).json()["id"]
            again = await bob.get(f"/api/studies/{study}/record")
            assert again.text == record.text
            wish = {"n": 3, "seat": "red", "bot": None}
            twice = (await bob.post(f"/api/studies/{study}/fork", json=wish)).json()
            assert (twice["table"]["status"], twice["seat"]) == ("open", "red")
            started = await bob.post(f"/api/tables/{twice['table']['id']}/start", json={"bot": "random"})
            assert started.json()["status"] == "running"
    game_again = loads(record.text)
    assert game_again.result
    must_be_fair(game_again, bytes.fromhex(secret))
    (fork,) = game_again.header.forks
    other = Game(forked(game_again.ruleset, (replace(fork, key=1),)), seed=1)
    with pytest.raises(Unfair, match="imagined"):
        must_be_fair(other, bytes.fromhex(secret))


async def test_a_fork_needs_a_finished_game_a_session_and_a_seat(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "random"))["table"]["id"]
        await my_turn(anna, table)
        path = f"/api/tables/{table}/fork"
        assert (await anna.post(path, json={"n": 3, "seat": "red"})).json()["code"] == "not_over"
        await anna.post(f"/api/tables/{table}/seats/mine/concede")
        assert (await anna.post(path, json={"n": 3, "seat": "blue"})).json()["code"] == "not_found"
        async with house.visitor() as stranger:
            assert (await stranger.post(path, json={"n": 3, "seat": "red"})).json()["code"] == "no_guest"
        late = (await anna.post(path, json={"n": 10_000, "seat": "red"})).json()
        assert late["table"]["status"] == "running"
        early = (await anna.post(path, json={"n": 0, "seat": "red"})).json()
        assert early["table"]["status"] == "running"


async def test_while_a_fork_is_played_nobody_reads_what_was_imagined(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        old = await finished(anna, "cartus", "random")
        wish = {"n": 60, "seat": "red", "bot": "random"}
        table = (await anna.post(f"/api/tables/{old}/fork", json=wish)).json()["table"]["id"]
        for eyes in ("red", "public"):
            told = (await anna.get(f"/api/tables/{table}/record?as={eyes}")).text
            assert "hidden" in told.partition("\n\n")[0]
        assert (await anna.get(f"/api/tables/{table}/record")).json()["code"] == "not_over"
        assert (await anna.get(f"/api/tables/{table}/record?as=yellow")).json()["code"] == "not_your_seat"
