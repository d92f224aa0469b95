"""Analyses on the server: asked for once, made in turn, kept, shown to all who know the game, erased with it."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

import rattus
from rattus.bots.analysis import Work, analyse, loads
from rattus.bots.analysis_words import turning_points
from rattus.server.settings import Settings
from rattus.server.storage.database import open_engine
from rattus.server.storage.schema import analyses, players, studies
from rattus.server.tables import analysing
from rattus.table.game import Game
from rattus.table.library import find_edition, ruleset
from rattus.table.simulation import random_game
from tests.server.house import create, my_turn, play
from tests.server.house import running as house_running
from tests.server.test_retention import age, count, until

FAST = "search:16"


running = partial(house_running, analysis_bot=FAST)
"""A server that makes few simulations: what is said need not be right here."""


def some_game(game: str = "rattus", seed: int = 4) -> Game:
    """A whole random game for two."""
    return random_game(ruleset(find_edition(game), ("red", "yellow"), {}), seed)


async def study(client: httpx.AsyncClient, game: Game) -> str:
    """Import a game; return the address of its study."""
    answer = await client.post("/api/studies", json={"record": game.record()})
    assert answer.status_code == 201, answer.text
    return f"/api/studies/{answer.json()['id']}"


async def asked(client: httpx.AsyncClient, address: str) -> Any:
    """Ask for an analysis."""
    answer = await client.post(f"{address}/analysis")
    assert answer.status_code == 201, answer.text
    return answer.json()


async def ready(client: httpx.AsyncClient, address: str) -> Any:
    """Wait until an analysis is there; its progress never goes back."""
    last = 0.0
    for _ in range(1200):
        told = (await client.get(f"{address}/analysis")).json()
        assert told["done"] >= last
        last = told["done"]
        if told["status"] == "ready":
            return told["analysis"]
        assert told["status"] in ("waiting", "working")
        assert told["analysis"] is None
        await asyncio.sleep(0.05)
    raise AssertionError("it was not made")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """No analysis ends before the list has its word `go`."""
    words: list[str] = []

    class Waiting(Work):
        def __iter__(self) -> Any:
            while "go" not in words:
                yield 0.001
                time.sleep(0.01)
            yield from super().__iter__()

    monkeypatch.setattr(analysing, "Work", Waiting)
    return words


@pytest.mark.parametrize("game", ["rattus", "cartus"])
async def test_a_study_is_analysed_as_the_library_does_it(database: str, game: str) -> None:
    whole = some_game(game)
    same = analyse(whole, FAST)
    async with running(database) as house, house.guest("Anna") as anna, house.visitor() as stranger:
        address = await study(anna, whole)
        assert (await stranger.get(f"{address}/analysis")).json()["status"] == "none"
        assert (await stranger.get(f"{address}/analysis.json")).status_code == 404
        await asked(anna, address)
        told = await ready(stranger, address)
        raw = await stranger.get(f"{address}/analysis.json")
        assert loads(raw.content) == same
        assert (
            loads(
                (
                    await stranger.get(f"{address}/analysis.json", headers={"accept-encoding": "identity"})
                ).content
            )
            == same
        )
    assert told["seats"] == json.loads(same.json())["seats"]
    for seat in whole.seats:
        assert told["curve"][seat] == [round(shares[seat], 4) for shares in same.curve]
    marked = {step.n for step in same.decisions if step.mark}
    turning = {point.step.n for point in turning_points(same)}
    assert [each["n"] for each in told["told"]] == sorted(marked | turning)
    assert {each["n"] for each in told["told"] if each["turning"]} == turning
    events = {
        moment.n: [type(event).__name__ for event in whole.explain(moment)] for moment in whole.moments()
    }
    for each in told["told"]:
        if each["kind"] == "luck":
            assert [event["event"] for event in each["events"]] == events[each["n"]]
        else:
            assert each["line"][0] == [each["seat"], each["best"]]
            assert (each["row"] is not None) == (game == "cartus")


async def test_a_finished_table_is_analysed_and_a_running_one_never(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Eve") as eve:
        table = await create(anna, "rattus", "me", "random")
        address = f"/api/tables/{table['table']['id']}"
        await my_turn(anna, table["table"]["id"])
        for client in (anna, eve):
            for answer in (
                await client.post(f"{address}/analysis"),
                await client.get(f"{address}/analysis"),
                await client.get(f"{address}/analysis.json"),
            ):
                assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        await play(house, table["table"]["id"], table["token"])
        await asked(eve, address)
        told = await ready(anna, address)
        assert sum(account["luck"] for account in told["seats"].values()) == pytest.approx(0, abs=1e-9)
        # A table that was left before its end has no result, and no analysis.
        closed = await create(anna, "rattus", "me", "open")
        await anna.delete(f"/api/tables/{closed['table']['id']}/seats/mine")
        answer = await anna.post(f"/api/tables/{closed['table']['id']}/analysis")
        assert answer.status_code == 409


async def test_an_unfinished_study_is_not_analysed(sqlite: str) -> None:
    whole = some_game()
    begun = rattus.loads("".join(whole.record().splitlines(keepends=True)[:40]))
    async with running(sqlite) as house, house.guest("Anna") as anna:
        address = await study(anna, begun)
        answer = await anna.post(f"{address}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


async def test_one_must_say_who_one_is_and_name_a_game(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.visitor() as stranger:
        address = await study(anna, some_game())
        assert (await stranger.post(f"{address}/analysis")).status_code == 401
        foreign = await anna.post(f"{address}/analysis", headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403
        for nothing in ("/api/studies/none", "/api/tables/none", "/api/studies/a%00"):
            assert (await anna.post(f"{nothing}/analysis")).status_code in (400, 404)
            assert (await anna.get(f"{nothing}/analysis")).status_code in (400, 404)
        assert (await anna.get(f"{address}/analysis")).json()["status"] == "none"


async def test_one_analysis_a_game_however_often_it_is_asked_for(sqlite: str, slow: list[str]) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        address = await study(anna, some_game())
        answers = await asyncio.gather(*(asked(who, address) for who in (anna, bob) * 4))
        assert {answer["status"] for answer in answers} <= {"waiting", "working"}
        assert await count(sqlite, analyses) == 1
        slow.append("go")
        first = await ready(anna, address)
        assert (await asked(bob, address))["status"] == "ready"
        assert await ready(bob, address) == first


async def test_players_come_one_after_the_other_however_much_one_has_asked_for(
    sqlite: str, slow: list[str]
) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        hers = [await study(anna, some_game(seed=seed)) for seed in range(5)]
        his = await study(bob, some_game(seed=9))
        for address in hers:
            await asked(anna, address)
        told = await asked(bob, his)
        assert (told["status"], told["ahead"]) == ("waiting", 5)
        slow.append("go")
        await ready(bob, his)
        left = [(await anna.get(f"{address}/analysis")).json()["status"] for address in hers]
        assert left.count("ready") <= 3, left
        assert left[-1] != "ready"
        for address in hers:
            await ready(anna, address)


async def test_much_to_analyse_costs_much(sqlite: str) -> None:
    whole = some_game()
    rate = 1.2 * len(whole.numbers) / 6  # one game and a bit in one burst
    async with (
        running(sqlite, analysis_rate=rate) as house,
        house.guest("Anna") as anna,
        house.guest("Bob") as bob,
    ):
        first, second = await study(anna, whole), await study(anna, some_game(seed=5))
        await asked(anna, first)
        for _ in range(3):
            await asked(anna, first)  # what is known costs nothing
        refused = await anna.post(f"{second}/analysis")
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert int(refused.headers["retry-after"]) > 10
        await asked(bob, second)
        await ready(anna, first)


async def test_too_many_may_not_wait(sqlite: str, slow: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "MOST_WAITING", 2)
    async with running(sqlite) as house, house.guest("Anna") as anna:
        addresses = [await study(anna, some_game(seed=seed)) for seed in range(4)]
        for address in addresses[:3]:  # one is being made
            await asked(anna, address)
            await asyncio.sleep(0.05)
        refused = await anna.post(f"{addresses[3]}/analysis")
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        slow.append("go")
        await ready(anna, addresses[2])
        await asked(anna, addresses[3])


async def test_what_was_asked_for_is_made_after_a_restart(database: str, slow: list[str]) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        first, second = await study(anna, some_game()), await study(anna, some_game("cartus"))
        table = await create(anna, "rattus", "random", "random")
        third = f"/api/tables/{table['table']['id']}"
        while (await anna.get(third)).json()["frame"]["status"] != "over":
            await asyncio.sleep(0.05)
        for address in (first, second, third):
            await asked(anna, address)
    await long_ago(database)
    slow.append("go")
    async with running(database) as house, house.visitor() as anyone:
        for address in (first, second, third):
            assert (await ready(anyone, address))["seats"]
    async with running(database) as house, house.visitor() as anyone:
        assert (await anyone.get(f"{first}/analysis")).json()["status"] == "ready"


async def long_ago(database: str) -> None:
    """Whoever worked at analyses has not been heard of for a minute."""
    engine = open_engine(Settings(database=database).url)
    async with engine.begin() as connection:
        await connection.execute(update(analyses).values(beat=analyses.c.beat - 60_000))
    await engine.dispose()


async def test_another_process_takes_over_what_nobody_works_at(
    postgresql: str, slow: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "BEAT", 0.1)
    async with running(postgresql) as here, here.guest("Anna") as anna:
        address = await study(anna, some_game())
        async with running(postgresql) as there:
            await asked(anna, address)
            async with there.visitor() as bob:
                while (await bob.get(f"{address}/analysis")).json()["status"] != "working":
                    await asyncio.sleep(0.05)  # the other process hears how far it is
                assert (await bob.get(f"{address}/analysis")).json()["done"] == 0.001
            slow.append("go")
            await ready(anna, address)


@pytest.mark.parametrize("when", ["working", "ready"])
async def test_an_analysis_goes_with_its_study(
    sqlite: str, slow: list[str], when: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "BEAT", 0.1)
    async with running(sqlite) as house, house.guest("Anna") as anna:
        address, other = await study(anna, some_game()), await study(anna, some_game(seed=5))
        await asked(anna, address)
        if when == "ready":
            slow.append("go")
            await ready(anna, address)
        assert (await anna.delete(address)).status_code == 204
        assert await count(sqlite, analyses) == 0
        assert (await anna.get(f"{address}/analysis")).status_code == 404
        await asyncio.sleep(0.3)  # it is not worked at any more, so the next one comes at once
        await asked(anna, other)
        slow.append("go")
        await ready(anna, other)
        assert await count(sqlite, analyses) == 1


async def test_analyses_go_with_the_account_and_with_the_table(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        mine = await study(anna, some_game())
        his = await study(bob, some_game(seed=5))
        table = await create(anna, "rattus", "random", "random")
        alone = f"/api/tables/{table['table']['id']}"
        while (await anna.get(alone)).json()["frame"]["status"] != "over":
            await asyncio.sleep(0.05)
        for address in (mine, his, alone):
            await asked(anna, address)
            await ready(anna, address)
        assert await count(database, analyses) == 3
        gone = await anna.post("/api/account/deletion", json={})
        assert gone.status_code == 204, gone.text
        assert (await count(database, studies), await count(database, analyses)) == (1, 2)
    await age(database, 8)
    async with running(database, tidy_every=0.2):
        await until(database, analyses, 1)
    assert await count(database, players) > 0


async def test_an_analysis_that_fails_can_be_asked_for_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Work):
        def __iter__(self) -> Any:
            yield 0.1
            raise ZeroDivisionError

    async with running(sqlite) as house, house.guest("Anna") as anna:
        address = await study(anna, some_game())
        with monkeypatch.context() as broken:
            broken.setattr(analysing, "Work", Broken)
            await asked(anna, address)
            while (await anna.get(f"{address}/analysis")).json()["status"] != "none":
                await asyncio.sleep(0.05)
        await asked(anna, address)
        await ready(anna, address)


def test_an_analysis_rests_while_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    rested: list[float] = []
    monkeypatch.setattr("rattus.server.tables.analysing.time.sleep", rested.append)
    ends = time.monotonic() + 0.2
    analysing.rest(10.0, lambda: time.monotonic() < ends, lambda: False)
    assert time.monotonic() >= ends
    assert rested
    began = time.monotonic()
    analysing.rest(0.05, lambda: True, lambda: False)
    assert analysing.RESTS * 0.05 <= time.monotonic() - began < 1
    with pytest.raises(analysing.Ended):
        analysing.rest(0.05, lambda: True, lambda: True)


def test_threads_of_analyses_stand_back(tmp_path: Path) -> None:
    house = Settings(database=f"sqlite:///{tmp_path / 'x.db'}")
    assert house.analysis_threads == 1
    with pytest.raises(ValueError, match="analysis_threads"):
        Settings(analysis_threads=0)
    for wrong in ("novice:2", "greedy", "search:1s", "search:x"):
        with pytest.raises(ValueError, match="can't judge"):
            Settings(analysis_bot=wrong)
    with pytest.raises(ValueError, match="not negative"):
        Settings(analysis_rate=-1)
