"""Why not: the reasons shown to players who point at a thing that they can't use."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.words import say
from tools.visitor import BOT, PHONE, Visit


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_region_out_of_play_says_so(visit: Visit, touch: bool) -> None:
    visitor = visit(touch=touch, **({"size": PHONE} if touch else {}))
    page = visitor.page
    page.goto(f"/table/{visitor.new_table('rattus', BOT)}")
    page.locator(".lit").first.wait_for()
    veiled = page.locator("path.veiled")
    assert veiled.count() > 2
    for path in veiled.all():
        assert path.get_attribute("tabindex") is None
    veiled.last.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("is not in play with 2 seats")


def test_a_building_is_not_taken_for_the_card_of_the_nun_row_with_its_number(visit: Visit) -> None:
    visitor = visit()
    table = visitor.new_table("cartus", BOT)
    frame = visitor.play_on(table, Random(2), lambda frame: "look 2" in frame["legal"])
    assert frame["status"] == "running"
    page = visitor.page
    page.goto(f"/table/{table}")
    page.locator('.lit[data-thing="nun:2"]').wait_for()
    page.locator('[data-thing="place:2"]').click()
    why = page.locator(".why")
    expect(why).to_contain_text("nun-row")
    expect(why).not_to_contain_text(say("table-why-nothing"))


def test_clicks_of_a_watcher_ask_nothing(visit: Visit) -> None:
    anna, bob = visit(), visit()
    table = anna.new_table("rattus", BOT, public=True)
    page = bob.page
    page.goto(f"/table/{table}")
    page.locator("path.region").first.wait_for()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("path.region").first.dispatch_event("click")
    page.locator("button[data-thing]").first.click()
    page.wait_for_timeout(200)
    assert not [url for url in asked if "/why" in url]
    expect(page.locator(".why")).to_have_count(0)
