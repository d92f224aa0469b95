"""Secrets at home: what a seat may not know leaves the worker neither for the page nor for the bots."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from rattus.live.table import LiveTable
from rattus.page.thinking import Question, question, view_of
from tests.page.house import Page, at_home, played_on

TWINS = 8
GAMES = [("rattus", 4), ("bigbox", 3), ("cartus", 4)]


async def told(page: Page, live: LiveTable, token: str, line: int) -> list[Any]:
    """All that a seat, or somebody without a seat, is told of a table as it stands."""
    table, found = f"/api/tables/{live.id}", list[Any]()
    for shown in (token, None):
        if shown is None and live.seat_of(page.worker.home.caller(None)):
            continue  # the player of this home is known without a token
        answer = await page.good("GET", table, token=shown)
        del answer["now"]
        found.append(answer)
        found.append(await page.good("GET", f"{table}/frames", token=shown))
        found.append(await page.ask("GET", f"{table}/why?thing=1", token=shown))
    page.worker.open(line)
    page.say(line, op="subscribe", table=live.id, token=token)
    found.append(await page.until(line, lambda said: said["op"] == "frame"))
    page.worker.shut(line)
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_twins_are_the_same_to_whoever_looks(game: str, seats: int) -> None:
    """Two games that differ only in what a seat can't know give it, and a bot in it, the same bytes."""
    luck, different = random.Random(seats), 0
    async with at_home() as page:
        made = await page.table(game, "me", *["random"] * (seats - 1))
        live = await page.worker.home.tables.latest(made["table"]["id"])
        for twin in range(TWINS):
            await played_on(page, 100 + 10 * twin, made, most=luck.randrange(1, 9))
            if live.status.ended or live.state.bot_to_act:
                break
            assert live.game is not None
            true, rules = live.game, live.rules
            for seat in (made["seat"], *(other for other in true.seats if other != made["seat"])):
                world = true.copy()
                rules.imagined(world.state, true.seats.index(seat), luck.getrandbits(64))
                world = forgetful(world)
                different += world.state != true.state
                asked = [question(1, "fair", 1, each.view(seat)) for each in (true, world)]
                assert msgspec.json.encode(asked[0]) == msgspec.json.encode(asked[1])
                if seat == made["seat"]:
                    before = await told(page, live, made["token"], 1000 + 2 * twin)
                    live.game = world
                    assert await told(page, live, made["token"], 1001 + 2 * twin) == before
                    live.game = true
    assert different or game != "cartus", "in the card game nobody knows others' cards"


def forgetful(game: Any) -> Any:
    """A copy that knows nothing of what it was before."""
    copy = game.copy()
    copy._known, copy._answers, copy._legal, copy._last_told = {}, None, None, None
    return copy


async def test_a_bot_is_told_its_view_and_nothing_of_the_table() -> None:
    async with at_home() as page:
        table = (await page.table("cartus", "me", "fair", "easy"))["table"]["id"]
        live = await page.worker.home.tables.latest(table)
        await played_on(page, 1, await page.good("GET", f"/api/tables/{table}/seats/mine"))
        assert len(page.thinkers.questions) > 10
        secret = page.worker.home.tables.rows[table].secret
        for text in page.thinkers.questions:
            assert secret not in text
            assert table not in text
            asked = msgspec.json.decode(text, type=Question)
            seen = bytearray(asked.state)
            blinded = seen.copy()
            live.rules.engine.view(live.rules.rules, blinded, live.rules.header.seats.index(asked.seat))
            assert blinded == seen, "it holds nothing that the seat may not know"


async def test_a_bot_after_a_fork_is_not_told_from_where_the_game_came() -> None:
    async with at_home() as page:
        made = await page.table("cartus", "me", "random")
        await played_on(page, 1, made)
        wish = {"n": 40, "seat": made["seat"], "bot": "easy"}
        forked = await page.good("POST", f"/api/tables/{made['table']['id']}/fork", wish)
        live = await page.worker.home.tables.latest(forked["table"]["id"])
        await played_on(page, 20, forked, most=3)
        assert live.rules.header.forks
        assert page.thinkers.questions
        for text in page.thinkers.questions:
            asked = msgspec.json.decode(text, type=Question)
            assert not asked.header.forks
            assert not asked.header.position
            assert view_of(asked).ruleset.rules == live.rules.rules


async def test_what_leaves_the_worker_names_neither_keys_nor_the_luck_to_come() -> None:
    async with at_home() as page:
        made = await page.table("rattus", "me", "random", "Bob")
        home, table = page.worker.home, made["table"]["id"]
        await played_on(page, 1, made, most=6)
        live = await home.tables.latest(table)
        hashes = [who.token for who in live.state.seats.values() if who and who.token]
        assert len(hashes) == 2
        for text in page.texts:
            assert home.dweller.key not in text
            assert home.tables.rows[table].secret not in text
            assert not any(token in text for token in hashes)
