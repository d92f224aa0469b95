"""Guided games: prepared luck, kind bots, and nothing that counts."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

import httpx
import pytest

from rattus.host.guided import guided_game, prepared_secret
from rattus.kernel.fairness import SecretLuck, commitment
from rattus.kernel.ruleset import COLOURS
from rattus.live.bots import new_bot
from rattus.table.game import Game
from rattus.table.library import EDITIONS, find_edition, ruleset
from tests.server.house import my_turn, running, step

GAMES = [edition for edition in EDITIONS if guided_game(edition)]
BOTS = [{"who": "bot"}, {"who": "bot"}]


def wish(game: str, **more: object) -> dict[str, object]:
    return {"game": game, "seats": [{"who": "me"}, *BOTS], "guided": True, **more}


async def guided(anna: httpx.AsyncClient, game: str) -> dict[str, Any]:
    answer = await anna.post("/api/tables", json=wish(game))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()["table"]
    return found


def test_every_game_of_ours_has_a_guided_one() -> None:
    assert sorted(GAMES) == ["bigbox", "cartus", "rattus"]


def test_the_secret_is_what_the_documents_say() -> None:
    for game in GAMES:
        prepared = guided_game(game)
        assert prepared is not None
        assert prepared_secret(game) == sha256(f"guided {game} {prepared.luck}".encode()).digest()


async def test_its_table_says_that_it_is_guided_and_promises_the_prepared_luck(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        for game in GAMES:
            table = await guided(anna, game)
            assert table["guided"] is True
            assert (table["rated"], table["public"]) == (False, False)
            assert table["commitment"] == commitment(prepared_secret(game))
            assert [seat["bot"] for seat in table["seats"]] == [None, "kind", "kind"]
        ordinary = await anna.post("/api/tables", json={"game": "rattus", "seats": [{"who": "me"}, *BOTS]})
        assert ordinary.json()["table"]["guided"] is False
        assert ordinary.json()["table"]["commitment"] != commitment(prepared_secret("rattus"))


@pytest.mark.parametrize(
    "other",
    [
        {"game": "chess"},
        {"public": True},
        {"rated": True},
        {"options": {"start": "random"}},
        {"pace": {"kind": "clock", "base": 600, "increment": 0, "grace": 60}},
        {"seats": [{"who": "me"}, {"who": "bot"}]},
        {"seats": [{"who": "me"}, {"who": "bot"}, {"who": "open"}]},
        {"seats": [{"who": "bot"}, {"who": "me"}, {"who": "bot"}]},
        {"seats": [{"who": "me"}, {"who": "bot", "bot": "master"}, {"who": "bot"}]},
        {"bots": True},
    ],
    ids=str,
)
async def test_nothing_else_can_be_chosen_for_it(database: str, other: dict[str, object]) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        answer = await anna.post("/api/tables", json=wish("rattus") | other)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_table")


@pytest.mark.parametrize("game", GAMES)
async def test_the_same_answers_lead_to_the_same_game(database: str, game: str) -> None:
    """The bots do the same every time, so that the guide can count on the luck."""
    async with running(database) as house, house.guest("Anna") as anna:
        courses = [await course(anna, (await guided(anna, game))["id"]) for _ in range(2)]
        assert courses[0] == courses[1]
        assert len(courses[0]) >= 8
        for (by, step), expected in zip(courses[0], foreseen(game, len(courses[0])), strict=True):
            assert (by, step) == expected or (by == expected[0] and "hidden" in step)


async def course(anna: httpx.AsyncClient, table: str) -> list[tuple[str, str]]:
    """All that happens until the fifth decision, each of them the first legal step."""
    for n in range(5):
        frame = await my_turn(anna, table)
        assert (await step(anna, table, frame["v"], frame["legal"][0], f"r{n}")).status_code == 200
    await my_turn(anna, table)
    frames = (await anna.get(f"/api/tables/{table}/frames?since=0")).json()
    return [(played["by"], played["step"]) for frame in frames for played in frame["steps"]]


def foreseen(game: str, count: int) -> list[tuple[str, str]]:
    """The steps of in that game, played without a server."""
    prepared = guided_game(game)
    assert prepared is not None
    rules = ruleset(find_edition(game), COLOURS[: prepared.seats], dict(prepared.options))
    played = Game(rules, luck=SecretLuck(prepared_secret(game)))
    bots = {seat: new_bot("kind", 0) for seat in played.seats[1:]}
    while len(played.numbers) < count:
        seat = played.to_act or ""
        played.play(bots[seat].choose(played.view(seat)) if seat in bots else next(iter(played.legal)))
    return [(moment.by, moment.text) for moment in played.moments()]


async def test_a_game_made_again_is_an_ordinary_one(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        table = (await guided(anna, "rattus"))["id"]
        for n in range(400):
            frame = (await anna.get(f"/api/tables/{table}")).json()["frame"]
            if frame["status"] == "over":
                break
            if frame["to_act"] == "red":
                await step(anna, table, frame["v"], frame["legal"][-1], f"r{n}")
            await asyncio.sleep(0.01)
        record = (await anna.get(f"/api/tables/{table}/record.json")).json()
        assert record["table"]["secret"] == prepared_secret("rattus").hex()
        again = (await anna.post(f"/api/tables/{table}/rematch")).json()["table"]
        assert again["guided"] is False
        assert again["commitment"] != commitment(prepared_secret("rattus"))
