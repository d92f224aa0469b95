"""All pages: nothing that axe-core knows to be an obstacle, no scrolling in a decision, words, titles."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.hands import Pointer, assert_nothing_scrolls
from tests.browser.words import say
from tools.visitor import BOT, DESK, PHONE, Visit, Visitor, settle

PAGES = (
    "/",
    "/new",
    "/tables",
    "/mine",
    "/watch",
    "/rules",
    "/replay",
    "/sign-in",
    "/account",
    "/leaderboard",
    "/player/fair",
    "/nowhere",
)


def assert_clean(visitor: Visitor, *pages: str) -> None:
    """axe finds nothing on any of these pages."""
    wrong: list[str] = []
    for page in pages:
        visitor.page.goto(page)
        visitor.page.locator("h1, [role=slider], [data-thing]").first.wait_for(state="attached")
        settle(visitor.page)
        wrong += (f"{page} {problem}" for problem in violations(visitor.page))
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_page(visit: Visit, size: tuple[int, int], dark: bool) -> None:
    visitor = visit(size=size, dark=dark, touch=size == PHONE)
    visitor.forgive("404")  # who has no account and no rating is told so
    assert_clean(visitor, *PAGES)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_the_rules(visit: Visit, dark: bool) -> None:
    visitor = visit(dark=dark)
    visitor.go("/rules")
    chapters = visitor.page.locator("main a[href^='/rules/']")
    chapters.first.wait_for()
    links = chapters.evaluate_all("(all) => [...new Set(all.map((each) => each.getAttribute('href')))]")
    assert_clean(visitor, *links)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", ["rattus", "cartus"])
def test_axe_finds_nothing_at_a_table_its_end_and_its_replay(visit: Visit, game: str, dark: bool) -> None:
    visitor = visit(dark=dark)
    waiting = visitor.new_table(game, {"who": "open"})
    table = visitor.new_table(game, BOT, BOT)
    assert_clean(visitor, f"/table/{waiting}", f"/table/{table}")
    visitor.play_on(table, Random(1), lambda frame: frame["v"] > 40)
    assert_clean(visitor, f"/table/{table}")
    visitor.page.keyboard.press("s")
    assert not violations(visitor.page)
    visitor.play_on(table, Random(1), lambda frame: False)
    assert_clean(visitor, f"/table/{table}", f"/replay/table/{table}?n=20")


SIZES = ((360, 740), (768, 1024), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160))


@pytest.mark.parametrize(("game", "seats"), [("rattus", 4), ("bigbox", 6), ("cartus", 5)])
def test_a_decision_needs_no_scrolling_on_any_screen(visit: Visit, game: str, seats: int) -> None:
    visitor = visit()
    table = visitor.new_table(game, *[BOT] * (seats - 1))
    visitor.play_on(table, Random(2), lambda frame: frame["v"] > 60 and len(frame["legal"]) > 5)
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.goto(f"/table/{table}")
        assert not Pointer(visitor, luck=1).look()["covered"], (width, height)
        assert_nothing_scrolls(visitor.page)


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    visitor = visit(language="fr")
    page = visitor.go("/")
    expect(page.get_by_role("button", name=say("play-now", "fr"))).to_be_visible()
    page.get_by_role("button", name="DE").or_(page.get_by_role("radio", name="DE")).first.click()
    expect(page.get_by_role("button", name=say("play-now", "de"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=say("play-now", "de"))).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"


def test_the_title_tells_whose_turn_it_is(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto(f"/table/{visitor.new_table('rattus', BOT)}")
    expect(visitor.page).to_have_title(re.compile(re.escape(say("table-your-turn"))))


@pytest.mark.parametrize(("game", "seats"), [("bigbox", 4), ("cartus", 3)])
def test_the_rule_of_every_card_and_building_is_one_hover_or_focus_or_long_press_away(
    visit: Visit, game: str, seats: int
) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new_table(game, *[BOT] * (seats - 1))}")
    page.locator(".lit").first.wait_for()
    page.keyboard.press("Tab")  # what is focused from now on is focused by keys
    things = page.locator(
        "[data-place^=card-], .building button, .hand button, .piles [data-rove]:not(button)"
    )
    assert things.count() >= 6
    for thing in things.all():
        thing.focus()
        tip = page.get_by_role("tooltip")
        expect(tip).to_have_text(re.compile(r"\w{3,}.*\w{3,}"))
        assert thing.get_attribute("aria-describedby") == "rule-tip"
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    things.last.hover()
    expect(tip).to_be_visible()


def test_a_long_press_tells_the_rule_and_plays_nothing(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    table = visitor.new_table("cartus", BOT)
    frame = visitor.play_on(table, Random(3), lambda frame: frame["legal"][0].startswith("lay"))
    page = visitor.page
    page.goto(f"/table/{table}")
    card = page.locator(".hand button.lit").first
    box = card.bounding_box()
    assert box
    touch = visitor.context.new_cdp_session(page)
    at = {"x": box["x"] + 15, "y": box["y"] + 20}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("tooltip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert visitor.ask(f"/api/tables/{table}")["frame"]["v"] == frame["v"]


def test_why_not_tells_the_rule(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new_table('rattus', BOT)}")
    page.locator(".lit").first.wait_for()
    page.locator("button[data-thing]:not(.lit)").first.click()
    expect(page.get_by_text(say("table-why-not"))).to_be_visible()
    expect(page.locator(".why")).to_have_text(re.compile(r"\w{3,}"))
