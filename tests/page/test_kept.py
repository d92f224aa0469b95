"""Nothing is lost that was shown: kills at any moment, a full or refused storage, two at one store."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from rattus.host.problems import Code
from rattus.page import shelf
from tests.page.house import Page, Store, at_home, played_on

KILLS = 50


def test_a_kill_at_any_moment_loses_nothing_that_was_shown() -> None:
    luck, store = random.Random(1), Store()
    shown: dict[int, Any] = {}
    table, tables = "", set[str]()
    for _ in range(KILLS):
        steps = luck.randrange(1, 200)
        table, heard = asyncio.run(until_killed(store, table, shown, steps))  # which ends all that still runs
        shown = (shown if table in tables else {}) | heard
        tables.add(table)
    assert len(store.rooms["events"]) > KILLS


async def until_killed(
    store: Store, table: str, shown: dict[int, Any], rounds: int
) -> tuple[str, dict[int, Any]]:
    """Look whether all that was shown before is there; then play, until all ends after some rounds of the loop."""
    page = Page(store)
    await page.worker.start()
    await page.good("POST", "/api/guests", {"name": "Anna"})
    if table:
        live = await page.worker.home.tables.latest(table)
        seat = live.state.seat_of_player(page.worker.home.dweller.id)
        frames = {frame.v: frame for frame in live.history.frames(0, seat)}
        for v, frame in shown.items():
            assert [step.step for step in frames[v].steps] == [step["step"] for step in frame["steps"]]
    if not table or live.status.ended:
        table = (await page.table("cartus", "me", "random"))["table"]["id"]
    made = await page.good("GET", f"/api/tables/{table}/seats/mine")
    playing = asyncio.create_task(played_on(page, 1, made))
    for _ in range(rounds):
        await asyncio.sleep(0)
    playing.cancel()
    return table, {frame["v"]: frame for frame in page.frames if frame["kind"] != "fresh"}


@pytest.mark.parametrize(("outcome", "trouble"), [("full", "storage-full"), ("refused", "storage-refused")])
async def test_a_storage_that_takes_nothing_is_told_once_and_play_goes_on(
    outcome: str, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "AGAIN", 0.0)
    async with at_home() as page:
        made = await page.table("rattus", "me", "random")
        before = await played_on(page, 1, made, most=3)
        page.store.outcome = lambda: outcome
        later = await played_on(page, 5, made, most=5)
        assert later["v"] > before["v"] + 3
        assert page.troubles == [trouble]
        assert page.worker.home.shelf.waiting
        page.store.outcome = lambda: "stored"
        last = await played_on(page, 9, made)
        assert last["status"] == "over"
        assert not page.worker.home.shelf.waiting
        stored = sorted(v for table, v in page.store.rooms["events"] if table == made["table"]["id"])
        assert stored == list(range(1, len(stored) + 1))
    async with at_home(page.store) as again:
        (game,) = (await again.good("GET", "/api/records"))["games"]
        assert game["result"] == last["result"]


async def test_an_error_of_the_browser_is_a_refused_storage() -> None:
    def broken() -> str:
        raise RuntimeError("UnknownError")

    store = Store()
    store.outcome = broken
    async with at_home(store) as page:
        made = await page.table("cartus", "me", "random")
        assert (await played_on(page, 1, made))["status"] == "over"
        assert page.troubles == ["storage-refused"]
        table = await page.good("GET", f"/api/tables/{made['table']['id']}")
        assert table["frame"]["status"] == "over"
        assert len(await page.worker.home.tables.entries(made["table"]["id"])) == table["frame"]["v"]


async def test_of_two_at_one_store_the_second_is_judged_again() -> None:
    async with at_home() as page:
        made = await page.table("rattus", "me", "Bob")
        table = made["table"]["id"]
        async with at_home(page.store) as other:
            first, second = [
                (await each.good("GET", f"/api/tables/{table}", token=token))["frame"]
                for each in (page, other)
                for token in made["tokens"].values()
                if (await each.good("GET", f"/api/tables/{table}", token=token))["frame"]["legal"]
            ]
            seat = first["to_act"]
            wish = {"v": first["v"], "step": first["legal"][0], "request": "one"}
            ack = await page.good("POST", f"/api/tables/{table}/steps", wish, made["tokens"][seat])
            late = {"v": second["v"], "step": second["legal"][-1], "request": "two"}
            code = await other.refused("POST", f"/api/tables/{table}/steps", late, made["tokens"][seat])
            assert code == Code.CONFLICT
            shown = await other.good("GET", f"/api/tables/{table}")
            assert shown["frame"]["v"] == ack["v"]
