"""Ratings: how they move, that every rated game counts once, and how they are shown."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Row, select

from rattus.host.events import Occupant
from rattus.host.people import PlayerKind
from rattus.host.state import Away, Status, TableState
from rattus.kernel.ruleset import COLOURS
from rattus.server.settings import Settings
from rattus.server.storage.database import open_engine
from rattus.server.storage.schema import rating_changes, ratings
from rattus.server.tables.ratings import MU, SIGMA, Finish, Rating, finishes, rated
from rattus.table.game import Game
from rattus.table.library import find_edition, ruleset
from rattus.table.simulation import random_game
from tests.server.house import House, create, my_turn, play, running, step, turning
from tools.serving import ServerProcess

# The model.


def after(*places: int, before: dict[str, Rating] | None = None) -> list[Rating]:
    subjects = [f"p{n}" for n in range(len(places))]
    ended = [Finish(COLOURS[n], subject, places[n]) for n, subject in enumerate(subjects)]
    moved = rated({subject: (before or {}).get(subject, Rating()) for subject in subjects}, ended)
    return [moved[subject] for subject in subjects]


def test_winners_go_up_and_all_ratings_become_surer() -> None:
    first, second, third = after(1, 2, 3)
    assert first.mu > second.mu > third.mu
    assert first.mu > MU > third.mu
    assert all(rating.sigma < SIGMA for rating in (first, second, third))


def test_players_who_share_a_place_move_alike() -> None:
    first, second, third, last = after(1, 1, 1, 4)
    assert first == second == third
    assert first.mu > last.mu
    assert after(1, 1)[0].mu == pytest.approx(MU)


def test_to_beat_the_strong_pays_more() -> None:
    strong, weak = Rating(2000, 100), Rating(1000, 100)
    (surprise, _), (expected, _) = after(1, 2, before={"p1": strong}), after(1, 2, before={"p1": weak})
    assert surprise.mu > expected.mu


def test_a_bot_in_several_seats_moves_once() -> None:
    ended = [Finish("red", "anna", 1), Finish("yellow", "bot:fair", 2), Finish("green", "bot:fair", 3)]
    moved = rated({"anna": Rating(), "bot:fair": Rating()}, ended)
    _, second, third = after(1, 2, 3)
    assert moved["bot:fair"].mu == pytest.approx((second.mu + third.mu) / 2)


def test_new_players_begin_at_the_bottom_of_the_list() -> None:
    assert Rating().score == 0
    assert Rating(1500, 100).score == 1200


# Places.


def finished(game: str, seats: int, seed: int) -> Game:
    return random_game(ruleset(find_edition(game), COLOURS[:seats], {}), seed)


def table_of(game: Game, **away: str) -> TableState:
    seats = {seat: Occupant(seat, f"id-{seat}", kind=PlayerKind.ACCOUNT) for seat in game.seats}
    gone = {seat: Away("fair", why) for seat, why in away.items()}  # type: ignore[arg-type]
    return TableState("t", header=game.header, seats=seats, away=gone, status=Status.OVER, rated=True)


def places(state: TableState, game: Game) -> dict[str, int]:
    return {end.seat: end.place for end in finishes(state, game)}


def test_places_are_those_of_the_result() -> None:
    game = finished("rattus", 4, 1)
    found = places(table_of(game), game)
    result = game.standing()
    assert found[result[0][0]] == 1
    assert [found[seat] for seat, *_ in result] == sorted(found.values())
    for (one, *points), (other, *more) in pairwise(result[1:]):
        assert (found[one] == found[other]) == (points == more)


def test_when_all_are_dead_all_share_a_place() -> None:
    game = next(one for one in (finished("cartus", 3, seed) for seed in range(100)) if not one.winners)
    assert set(places(table_of(game), game).values()) == {1}


@pytest.mark.parametrize("why", ["conceded", "left", "time", "absent"])
def test_a_player_who_gave_up_or_was_replaced_is_last_whatever_the_stand_in_achieved(why: str) -> None:
    game = finished("rattus", 4, 1)
    first, second, *_ = (seat for seat, *_ in game.standing())
    found = places(table_of(game, **{first: why}), game)
    assert found[first] == 4
    assert found[second] == 1
    two = places(table_of(game, **{first: why, second: "left"}), game)
    assert two[first] == two[second] == 3


def test_the_last_player_when_all_others_gave_up_is_first() -> None:
    game = Game(ruleset(find_edition("rattus"), COLOURS[:3], {}), seed=1)
    found = places(table_of(game, red="conceded", yellow="conceded"), game)
    assert found == {"green": 1, "red": 2, "yellow": 2}


def test_leaving_bots_for_good_loses_to_them() -> None:
    game = Game(ruleset(find_edition("rattus"), COLOURS[:3], {}), seed=1)
    state = replace(table_of(game, red="left"), status=Status.CLOSED)
    bots = {seat: Occupant(bot, bot=bot) for seat, bot in (("yellow", "fair"), ("green", "easy"))}
    assert places(replace(state, seats={**state.seats, **bots}), game) == {"red": 3, "yellow": 1, "green": 1}


def test_letting_a_table_expire_loses_the_game() -> None:
    game = Game(ruleset(find_edition("rattus"), COLOURS[:3], {}), seed=1)
    asked = game.to_act
    assert asked is not None
    found = places(replace(table_of(game), status=Status.CLOSED), game)
    assert found == {**dict.fromkeys(game.seats, 1), asked: 3}
    others = {seat: "left" for seat in game.seats if seat != asked}
    assert places(replace(table_of(game, **others), status=Status.CLOSED), game) == {}


def test_casual_tables_and_games_of_one_bot_against_itself_count_for_nobody() -> None:
    game = finished("rattus", 2, 1)
    seats: dict[str, Occupant | None] = {seat: Occupant("fair", bot="fair") for seat in game.seats}
    assert finishes(TableState("t", seats=seats, status=Status.OVER, rated=True), game) == []
    assert finishes(TableState("t", seats=table_of(game).seats, status=Status.OVER), game) == []
    assert finishes(replace(table_of(game), status=Status.RUNNING), game) == []


# At tables.


@asynccontextmanager
async def accounts(house: House, *names: str) -> AsyncIterator[list[httpx.AsyncClient]]:
    """Clients with accounts of these names."""
    clients = [house.visitor() for _ in names]
    for client, name in zip(clients, names, strict=True):
        answer = await client.post("/api/account", json={"name": name})
        assert answer.status_code == 201, answer.text
    yield clients
    for client in clients:
        await client.aclose()


async def rows(database: str, query: Any) -> list[Row[Any]]:
    engine = open_engine(Settings(database=database).url)
    async with engine.connect() as connection:
        found = list((await connection.execute(query)).all())
    await engine.dispose()
    return found


async def all_counts_once(database: str, tables: int, seats: int) -> None:
    """Every game has changed ratings once, and every rating is the sum of its changes."""
    changes = await rows(database, select(rating_changes))
    assert len(changes) == tables * seats
    standing = await rows(database, select(ratings))
    for row in standing:
        own = {change.table_id: change for change in changes if change.subject == row.subject}
        assert row.games == len(own)
        steps = Counter(change.mu for change in own.values()) + Counter([MU])
        steps.subtract(change.mu_before for change in own.values())
        assert +steps == Counter([row.mu])


async def test_a_rated_game_moves_the_ratings_of_all_seats(database: str) -> None:
    async with running(database) as house, accounts(house, "Anna", "Bob") as (anna, bob):
        made = await create(anna, "rattus", "me", "open", "random", public=True)
        assert made["table"]["rated"]
        table = made["table"]["id"]
        sat = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        frames, _ = await asyncio.gather(play(house, table, made["token"]), play(house, table, sat["token"]))
        await all_counts_once(database, 1, 3)
        winner = {"red": "Anna", "yellow": "Bob", "green": "random"}[frames[-1]["winners"][0]]
        board = (await anna.get("/api/leaderboard?game=rattus&seats=3&least_games=1")).json()
        assert (board["players"], board["pages"], len(board["leaders"])) == (3, 1, 3)
        assert board["leaders"][0]["name"] == winner
        assert {(one["name"], one["kind"], one["bot"]) for one in board["leaders"]} == {
            ("Anna", "account", None),
            ("Bob", "account", None),
            ("random", "bot", "random"),
        }
        assert (await anna.get("/api/leaderboard?game=rattus&seats=3")).json()["leaders"] == []
        assert (await anna.get("/api/leaderboard?game=rattus&seats=2&least_games=1")).json()["pages"] == 0
        for name in ("anna", "BOB", "random"):
            page = (await bob.get(f"/api/players/{name}")).json()
            ((standing,), (game,)) = page["ratings"], page["games"]
            assert (standing["game"], standing["seats"], standing["games"]) == ("rattus", 3, 1)
            assert (standing["wins"] == 1) == (page["name"] == winner) == (game["place"] == 1)
            assert (game["table"], game["rating"]) == (table, standing["rating"])
            assert game["rating_before"] == MU
            assert len(game["others"]) == 2
        assert (await bob.get("/api/players/nobody")).json()["code"] == "not_found"


async def test_a_table_is_rated_if_its_maker_says_so_or_if_it_is_public_and_not_a_guests(sqlite: str) -> None:
    async with running(sqlite) as house, accounts(house, "Anna") as (anna,), house.guest("Gus") as gus:

        async def is_rated(client: httpx.AsyncClient, **wish: Any) -> bool:
            made = (await create(client, "rattus", "me", "open", **wish))["table"]
            told: bool = made["rated"]
            return told

        assert await is_rated(anna, public=True)
        assert await is_rated(anna, rated=True)
        assert not await is_rated(anna)
        assert not await is_rated(anna, public=True, rated=False)
        assert not await is_rated(gus, public=True)
        wish = {"game": "rattus", "seats": [{"who": "me"}, {}], "rated": True}
        refused = await gus.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (403, "rated_table")
        (table,) = [
            table["id"]
            for table in (await gus.get("/api/tables")).json()["tables"]
            if table["rated"] and table["seats"][0]["kind"] == "account"
        ]
        refused = await gus.post(f"/api/tables/{table}/seats", json={})
        assert refused.json()["code"] == "rated_table"
        await gus.post("/api/account", json={"name": "Gus"})
        assert (await gus.post(f"/api/tables/{table}/seats", json={})).status_code == 201


async def test_a_casual_game_moves_nothing(sqlite: str) -> None:
    async with running(sqlite) as house, accounts(house, "Anna") as (anna,):
        made = await create(anna, "rattus", "me", "random")
        await play(house, made["table"]["id"], made["token"])
        assert await rows(sqlite, select(ratings)) == []


async def test_conceding_loses_and_a_private_table_is_not_named(database: str) -> None:
    async with running(database) as house, accounts(house, "Anna", "Bob") as (anna, bob):
        table = (await create(anna, "cartus", "me", "open", rated=True))["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        assert (await anna.post(f"/api/tables/{table}/seats/mine/concede")).status_code == 200
        await anna.post(f"/api/tables/{table}/seats/mine/concede")
        await all_counts_once(database, 1, 2)
        (game,) = (await anna.get("/api/players/Anna")).json()["games"]
        assert (game["place"], game["table"], game["others"]) == (2, None, ["Bob"])
        assert (await anna.get("/api/players/Bob")).json()["ratings"][0]["wins"] == 1


async def test_leaving_bots_does_not_save_a_rating(sqlite: str) -> None:
    async with running(sqlite) as house, accounts(house, "Anna") as (anna,):
        table = (await create(anna, "rattus", "me", "random", rated=True))["table"]["id"]
        gone = (await anna.delete(f"/api/tables/{table}/seats/mine")).json()
        assert gone["status"] == "running"
        assert (await anna.get("/api/players/Anna")).json()["games"] == []
        await anna.post(f"/api/tables/{table}/seats/mine/concede")
        await all_counts_once(sqlite, 1, 2)
        assert (await anna.get("/api/players/Anna")).json()["games"][0]["place"] == 2


async def test_a_deleted_player_is_in_no_leaderboard_and_others_keep_their_ratings(sqlite: str) -> None:
    async with running(sqlite) as house, accounts(house, "Anna", "Bob") as (anna, bob):
        table = (await create(anna, "cartus", "me", "open", rated=True))["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        await anna.post(f"/api/tables/{table}/seats/mine/concede")
        assert (await anna.post("/api/account/deletion", json={})).status_code == 204
        board = (await bob.get("/api/leaderboard?game=cartus&seats=2&least_games=1")).json()
        assert [leader["name"] for leader in board["leaders"]] == ["Bob"]
        assert (await bob.get("/api/players/Anna")).status_code == 404
        assert (await bob.get("/api/players/Bob")).json()["games"][0]["others"] == ["deleted player"]


async def test_a_leaderboard_has_pages(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as visitor:
        engine = open_engine(Settings(database=sqlite).url)
        async with engine.begin() as connection:
            await connection.execute(
                ratings.insert(),
                [
                    {
                        "subject": f"bot:b{n:03}",
                        "game": "rattus",
                        "seats": 2,
                        "mu": 1500.0 + n,
                        "sigma": 100.0,
                        "score": 1200.0 + n,
                        "games": 5 + n,
                        "wins": n,
                    }
                    for n in range(120)
                ],
            )
        await engine.dispose()
        names: list[str] = []
        for page in (1, 2, 3, 4):
            told = (await visitor.get(f"/api/leaderboard?game=rattus&seats=2&page={page}")).json()
            assert (told["pages"], told["players"], told["page"]) == (3, 120, page)
            names += [leader["name"] for leader in told["leaders"]]
        assert names == [f"b{n:03}" for n in reversed(range(120))]
        few = (await visitor.get("/api/leaderboard?game=rattus&seats=2&least_games=120")).json()
        assert few["players"] == 5


# Exactly once.


async def test_two_processes_that_end_a_game_at_once_rate_it_once(postgresql: str) -> None:
    async with running(postgresql) as here, running(postgresql) as there:
        async with accounts(here, "Anna") as (anna,):
            made = await create(anna, "rattus", "me", "random", rated=True)
            table = made["table"]["id"]
            async with here.visitor(made["token"]) as one, there.visitor(made["token"]) as two:
                while (frame := await my_turn(one, table))["status"] != "over":
                    await my_turn(two, table)
                    text, request = turning(frame), f"r{frame['v']}"
                    answers = await asyncio.gather(
                        *(step(client, table, frame["v"], text, request) for client in (one, two))
                    )
                    assert all(answer.status_code == 200 for answer in answers)
        await all_counts_once(postgresql, 1, 2)


async def test_two_processes_rate_many_games_of_the_same_players(postgresql: str) -> None:
    async with running(postgresql) as here, running(postgresql) as there:
        async with accounts(here, "Anna") as (anna,), accounts(there, "Bob") as (bob,):
            wishes = [(anna, "random", "greedy"), (bob, "greedy", "random")] * 8
            made = await asyncio.gather(
                *(create(client, "rattus", *bots, rated=True) for client, *bots in wishes)
            )
            for table in made:
                await my_turn(anna, table["table"]["id"])
        await all_counts_once(postgresql, len(wishes), 2)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_every_game_counts_once_though_the_server_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database: str = request.getfixturevalue(kind)
    server = ServerProcess(
        database, tmp_path / "log", {"bot_patience": 0.5, "sweep_every": 0.2, "bot_threads": 2}
    )
    tables = 24

    async def begin() -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as anna:
            token = (await anna.post("/api/account", json={"name": "Anna"})).json()["token"]
            anna.headers["authorization"] = f"Bearer {token}"
            for _ in range(tables):
                await create(anna, "rattus", "random", "greedy", rated=True)

    async def until(least: int) -> int:
        """Wait until this many games count; return the number."""
        while (counted := len(await rows(database, select(rating_changes.c.table_id).distinct()))) < least:
            await asyncio.sleep(0.05)
        return counted

    try:
        server.start()
        await begin()
        await asyncio.wait_for(until(3), 120)
        server.kill()
        assert await until(3) < tables
        server.start()
        await asyncio.wait_for(until(tables), 120)
    finally:
        server.stop()
    await all_counts_once(database, tables, 2)
