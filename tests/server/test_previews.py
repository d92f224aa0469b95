"""Link previews: a text and a picture with what everybody may know."""

from __future__ import annotations

import html
import re
from io import BytesIO
from pathlib import Path

import httpx
import PIL.Image
import pytest

from rattus.server.http import previews
from rattus.table.game import Game
from tests.server.house import create, my_turn, running, step

TAG = re.compile(r'<meta property="([^"]+)" content="([^"]*)" />')


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A built client."""
    (tmp_path / "index.html").write_text("<!doctype html><head><title>Rattus</title></head><body></body>")
    return tmp_path


async def tags(client: httpx.AsyncClient, path: str, language: str = "en") -> dict[str, str]:
    page = await client.get(path, headers={"accept-language": language})
    assert page.status_code == 200
    assert page.text.count("<title>") == 1
    return {name: html.unescape(value) for name, value in TAG.findall(page.text)}


async def picture(client: httpx.AsyncClient, told: dict[str, str]) -> bytes:
    answer = await client.get(told["og:image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert PIL.Image.open(BytesIO(answer.content)).width == previews.WIDTH
    return answer.content


async def test_an_invitation_and_a_replay_have_a_preview_in_the_readers_language(
    sqlite: str, pages: Path
) -> None:
    async with running(sqlite, pages=str(pages)) as house, house.guest('Anna "<b>') as anna:
        table = (await create(anna, "rattus", "me", "open", "open"))["table"]["id"]
        async with house.visitor() as crawler:
            told = await tags(crawler, f"/table/{table}")
            assert told["og:title"] == "Come and play Rattus"
            assert told["og:description"] == 'At the table: Anna "<b>. Free seats: 2.'
            assert told["og:url"] == f"{house.url}/table/{table}"
            before = await picture(crawler, told)
            assert (await tags(crawler, f"/table/{table}", "de-AT"))["og:title"] == "Spiel mit: Rattus"
            assert (await tags(crawler, f"/table/{table}", "xx, fr"))["og:title"] == "Viens jouer à Rattus"
            await anna.post(f"/api/tables/{table}/start", json={"bot": "random"})
            await my_turn(anna, table)
            assert (await tags(crawler, f"/table/{table}"))["og:title"] == "Rattus: the game is on"
            await anna.post(f"/api/tables/{table}/seats/mine/concede")
            told = await tags(crawler, f"/replay/table/{table}")
            assert told["og:title"] == "Rattus: how the game went"
            assert await picture(crawler, told) != before
            record = (await anna.get(f"/api/tables/{table}/record")).text
            study = (await anna.post("/api/studies", json={"record": record})).json()["id"]
            told = await tags(crawler, f"/replay/study/{study}")
            assert told["og:title"] == "Rattus: a game to look back at"
            await picture(crawler, told)


async def test_what_is_not_there_has_no_preview(sqlite: str, pages: Path) -> None:
    async with running(sqlite, pages=str(pages)) as house, house.visitor() as crawler:
        for path in ("/", "/table/nowhere", "/replay/study/nowhere", "/mine"):
            assert await tags(crawler, path) == {}
        foreign = await crawler.get("/table/x", headers={"host": 'x"><script>'})
        assert "script" not in foreign.text
        assert (await crawler.get("/api/tables/nowhere/preview.png")).status_code == 404


async def test_the_picture_of_a_running_game_is_the_publics(
    sqlite: str, pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, str, str]] = []
    draw = Game.svg

    def watched(game: Game, *, public: bool = False) -> str:
        svg = draw(game, public=public)
        drawn.append((svg, draw(game, public=True), draw(game)))
        return svg

    monkeypatch.setattr(Game, "svg", watched)
    async with running(sqlite, pages=str(pages)) as house, house.guest("Anna") as anna:
        table = (await create(anna, "cartus", "me", "random"))["table"]["id"]
        frame = await my_turn(anna, table)
        async with house.visitor() as crawler:
            path = f"/api/tables/{table}/preview.png"
            first = (await crawler.get(path)).content
            ((shown, public, everything),) = drawn
            assert shown == public
            assert shown != everything
            await step(anna, table, frame["v"], frame["legal"][0], "a")
            assert (await crawler.get(path)).content == first  # it is not drawn again for every request
            assert len(drawn) == 1


async def test_beyond_the_limit_pages_come_without_previews_and_no_pictures(
    sqlite: str, pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "LOOKS", 0.001)  # one, then none for a long time
    monkeypatch.setattr(previews, "DRAWS", 0.001)
    async with running(sqlite, pages=str(pages), client_rate=100.0) as house, house.guest("Anna") as anna:
        first, second = [(await create(anna, "rattus", "me", "open"))["table"]["id"] for _ in range(2)]
        assert await tags(anna, f"/table/{first}")
        assert await tags(anna, f"/table/{first}") == {}
        assert (await anna.get(f"/api/tables/{first}/preview.png")).status_code == 200
        assert (await anna.get(f"/api/tables/{first}/preview.png")).status_code == 200  # it is cached
        refused = await anna.get(f"/api/tables/{second}/preview.png")
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
