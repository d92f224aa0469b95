"""Everything in one file: taken elsewhere and back; hostile files are refused with a reason, and change nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rattus.host.problems import Code
from tests.page.house import Page, at_home, played_on


async def full_box() -> Any:
    """A home with a game that is over, one that runs, and a study."""
    async with at_home() as page:
        over = await page.table("cartus", "me", "Bob", "random")
        await played_on(page, 1, over)
        runs = await page.table("rattus", "me", "random", "easy")
        await played_on(page, 10, runs, most=6)
        record = await page.good("GET", f"/api/tables/{over['table']['id']}/record")
        await page.good("POST", "/api/studies", {"record": record})
        return await page.good("GET", "/api/home/export")


async def test_a_home_moves_with_all_it_has() -> None:
    box = await full_box()
    async with at_home(name=None) as page:
        assert await page.good("POST", "/api/home/import", box) == {"tables": 2, "studies": 1}
        assert (await page.good("GET", "/api/me"))["name"] == "Anna"
        assert await page.good("POST", "/api/home/import", box) == {"tables": 0, "studies": 0}
        running = await the_running(page)
        made = await page.good("GET", f"/api/tables/{running}/seats/mine")
        assert (await played_on(page, 1, made))["status"] == "over"
        assert len((await page.good("GET", "/api/records"))["games"]) == 2
    async with at_home(page.store) as again:
        assert len((await again.good("GET", "/api/records"))["games"]) == 2


async def test_where_somebody_lives_the_seats_become_theirs() -> None:
    box = await full_box()
    async with at_home(name="Berta") as page:
        await page.good("POST", "/api/home/import", box)
        assert (await page.good("GET", "/api/me"))["name"] == "Berta"
        running = await the_running(page)
        made = await page.good("GET", f"/api/tables/{running}/seats/mine")
        assert (await played_on(page, 1, made, most=2))["v"] > 2
        over = next(table["id"] for table in box["tables"] if table["id"] != running)
        again = await page.good("POST", f"/api/tables/{over}/rematch")
        assert len(again["tokens"]) == 2


async def the_running(page: Page) -> str:
    (running,) = [
        each["table"]["id"]
        for each in (await page.good("GET", "/api/me/tables"))["tables"]
        if each["table"]["status"] == "running"
    ]
    return str(running)


def events(box: Any, kind: str) -> list[Any]:
    """All events of a kind in a box."""
    return [
        entry["event"]
        for table in box["tables"]
        for entry in table["entries"]
        if entry["event"]["kind"] == kind
    ]


def first(box: Any) -> Any:
    return box["tables"][0]


def somebody(box: Any, field: str) -> Any:
    """A bot or a player with a seat from the beginning."""
    return next(who for event in events(box, "created") for who in event["seats"].values() if who.get(field))


HOSTILE: dict[str, Callable[[Any], object]] = {
    "another form": lambda box: box.update(rattus_tables=2),
    "a field more": lambda box: box.update(script="<script>"),
    "a name that deceives": lambda box: box.update(name="A\u202eB"),
    "an id that is a path": lambda box: first(box).update(id="../../x"),
    "an empty table": lambda box: first(box).update(entries=[]),
    "another secret": lambda box: first(box).update(secret="00" * 32),
    "no secret": lambda box: first(box).update(secret="zz"),
    "a gap": lambda box: first(box)["entries"].pop(5),
    "twice": lambda box: first(box)["entries"].insert(1, first(box)["entries"][0]),
    "an illegal step": lambda box: events(box, "step")[7].update(step=31_000),
    "a step that is no number of a step": lambda box: events(box, "step")[7].update(step=-1),
    "a huge step": lambda box: events(box, "step")[7].update(step=2**70),
    "another seat": lambda box: events(box, "step")[7].update(seat="nobody"),
    "other luck": lambda box: next(e for e in events(box, "step") if e.get("chance")).update(chance=[1]),
    "another start": lambda box: events(box, "started")[0].update(chance=[]),
    "an unknown game": lambda box: events(box, "created")[0].update(game="chess"),
    "an unknown version": lambda box: events(box, "created")[0].update(version="99"),
    "impossible options": lambda box: events(box, "created")[0].update(options={"cards": "joker"}),
    "a position from nowhere": lambda box: events(box, "created")[0].update(position="nonsense"),
    "a bot that never ends": lambda box: somebody(box, "bot").update(bot="search:999999999"),
    "a bot of others": lambda box: events(box, "created")[0].update(stand_in="ismcts"),
    "a player whose name deceives": lambda box: somebody(box, "player").update(name="A\u202eB"),
    "an unknown event": lambda box: events(box, "step")[0].update(kind="cheated"),
    "a study's step": lambda box: box["studies"][0].update(steps=[1, 2, 3]),
    "a study that ends otherwise": lambda box: box["studies"][0].update(over=False),
    "a study of nothing": lambda box: box["studies"][0]["header"].update(game="chess"),
    "rubbish": lambda box: box.update(tables="many"),
}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def box() -> bytes:
    return msgspec.json.encode(await full_box())


@pytest.mark.parametrize("what", HOSTILE)
async def test_a_hostile_file_is_refused_with_a_reason_and_changes_nothing(what: str, box: bytes) -> None:
    hostile = msgspec.json.decode(box)
    HOSTILE[what](hostile)
    async with at_home() as page:
        before = {room: dict(kept) for room, kept in page.store.rooms.items()}
        status, said = await page.ask("POST", "/api/home/import", hostile)
        assert status in (413, 422), said
        assert said["code"] in (Code.BAD_RECORD, Code.BAD_NAME, Code.TOO_LARGE)
        assert said["message"]
        assert page.store.rooms == before
        assert (await page.good("GET", "/api/me/tables"))["tables"] == []


async def test_any_bytes_are_taken_in_or_refused(box: bytes) -> None:
    luck = random.Random(7)
    async with at_home() as page:
        for _ in range(150):
            broken = bytearray(box)
            for _ in range(luck.randrange(1, 4)):
                broken[luck.randrange(len(broken))] = luck.randrange(32, 127)
            status, said = await page.ask("POST", "/api/home/import", broken.decode(errors="replace"))
            assert status in (200, 413, 422), said
        for text in ("", "[]", "null", "{", "[" * 100_000, '{"rattus_tables": 1}'):
            assert (await page.ask("POST", "/api/home/import", text))[0] == 422
