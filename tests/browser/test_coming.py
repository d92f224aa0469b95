"""How people come: by a link that a camera reads, and from their home screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import APIResponse

from rattus.locales import LANGUAGES
from tests.browser.qr import read
from tests.browser.words import say
from tools.visitor import Visit

BLACK = """(drawing) => {
  const {width} = drawing.viewBox.baseVal;
  const path = drawing.querySelector('path');
  return Array.from({length: width}, (_, y) => Array.from({length: width}, (_, x) =>
    path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5))));
}"""
BORDER = 3


def test_a_camera_reads_the_link_to_a_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.new_table("rattus", {"who": "open"})
    page.goto(f"/table/{table}")
    code: list[list[bool]] = page.get_by_role("img", name=say("invite-qr")).evaluate(BLACK)
    inside = slice(BORDER, -BORDER)
    assert not any(black for rows in (code[:BORDER], code[-BORDER:]) for row in rows for black in row)
    link = page.get_by_role("textbox", name=say("invite-link")).input_value()
    assert link == f"{visitor.url}/table/{table}"
    assert read([row[inside] for row in code[inside]]) == link


def size(picture: APIResponse) -> str:
    """The size of a PNG, as manifests write it."""
    head = picture.body()
    assert head.startswith(b"\x89PNG")
    return "x".join(str(int.from_bytes(head[at : at + 4], "big")) for at in (16, 20))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_can_be_put_on_a_home_screen(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.go("/")
    told: dict[str, Any] = visitor.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["url"] == f"{visitor.url}/manifest.{language}.webmanifest"
    assert not told["errors"]
    request = visitor.context.request
    answer = request.get(told["url"])
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["lang"] == language
    assert manifest["description"] == say("about", language)
    assert [short["name"] for short in manifest["shortcuts"]] == [
        say("play-now", language),
        say("nav-mine", language),
    ]
    icons = [*manifest["icons"], *(icon for short in manifest["shortcuts"] for icon in short["icons"])]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert "maskable" in {icon.get("purpose") for icon in icons}
    for icon in icons:
        picture = request.get(icon["src"])
        assert picture.ok, icon
        assert picture.headers["content-type"] == icon.get("type", "image/png")
        if icon["sizes"] != "any":
            assert size(picture) == icon["sizes"]
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert apple
    assert size(request.get(apple)) == "180x180"
    for address in (manifest["start_url"], *(short["url"] for short in manifest["shortcuts"])):
        assert request.get(address).headers["content-type"].startswith("text/html")
