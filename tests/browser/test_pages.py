"""All pages: no violations found by axe-core, no scrolling in a decision, texts, titles."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.hands import Pointer, assert_nothing_scrolls, spot
from tests.browser.words import say
from tools.visitor import BOT, DESK, PHONE, Json, Visit, Visitor, settle

PAGES = (
    "/",
    "/new",
    "/tables",
    "/mine",
    "/watch",
    "/rules",
    "/rules/sources",
    "/learn",
    "/learn/plague/limit",
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
        wrong += problems(visitor.page, page)
    assert not wrong, "\n" + "\n".join(wrong)


def problems(page: Page, where: str) -> list[str]:
    """What axe finds on the page as it is, without hover."""
    page.mouse.move(0, 0)
    settle(page)
    return [f"{where} {problem}" for problem in violations(page)]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_page(visit: Visit, size: tuple[int, int], dark: bool) -> None:
    visitor = visit(size=size, dark=dark, touch=size == PHONE)
    visitor.forgive("404")  # an account without ratings gets this
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


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_what_comes_and_goes(visit: Visit, dark: bool) -> None:
    visitor = visit(dark=dark)
    page = visitor.page
    table = visitor.new_table("bigbox", *[BOT] * 4)
    visitor.play_on(table, Random(1), lambda frame: frame["v"] > 30 and not frame["can_undo"])
    page.goto(f"/table/{table}")
    page.locator(".lit").first.wait_for()
    wrong = problems(page, "bigbox")
    page.get_by_role("button", name=say("table-undo"), exact=True).click()
    expect(page.get_by_role("dialog", name=say("table-undo-stopped"))).to_be_visible()
    wrong += problems(page, "popover")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name=say("table-chat")).click()
    wrong += problems(page, "chat")
    page.get_by_role("button", name=say("table-menu")).click()
    wrong += problems(page, "menu")
    page.get_by_role("button", name=say("table-keys")).click()
    expect(page.get_by_role("dialog", name=say("table-keys"))).to_be_visible()
    wrong += problems(page, "keys")
    record = visitor.context.request.get(f"/api/tables/{visitor.finished('rattus')}/record").text()
    page.goto("/replay")
    page.get_by_role("textbox", name=say("table-replay-text")).fill(record)
    page.get_by_role("button", name=say("table-replay-show")).last.click()
    page.wait_for_url("**/replay/study/*")
    page.get_by_role("slider").wait_for()
    wrong += problems(page, "study")
    quick = '{"game": "cartus", "seats": 2, "people": 2, "level": "novice"}'
    page.evaluate("(quick) => localStorage.setItem('rattus.quick', quick)", quick)
    page.route("**/api/tables", lambda route: None)  # until there is an answer, the page says so
    page.goto("/play")
    expect(page.get_by_role("status").filter(has_text=say("setting-up"))).to_be_visible()
    wrong += problems(page, "/play")
    page.unroute("**/api/tables")
    page.goto("/play")
    expect(page.get_by_role("dialog", name=say("table-hand-over", seat=""))).to_be_visible()
    wrong += problems(page, "curtain")
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_on_a_phone(visit: Visit, dark: bool) -> None:
    visitor = visit(dark=dark, size=PHONE, touch=True)
    page = visitor.page
    assert_clean(visitor, "/rules/plague/merchant", "/rules/cartus/enter")
    wrong: list[str] = []
    for game in ("cartus", "rattus"):
        table = visitor.new_table(game, BOT, BOT)
        visitor.play_on(table, Random(1), lambda frame: frame["v"] > 30)
        page.goto(f"/table/{table}")
        page.locator(".lit, .words button").first.wait_for()
        wrong += problems(page, game)
    for tab in ("table-people", "table-chat"):
        page.get_by_role("tab", name=say(tab)).click()
        wrong += problems(page, tab)
    page.get_by_role("button", name=say("table-menu")).click()
    wrong += problems(page, "menu")
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("chapter", "board", "thing"),
    [("plague/place", "board-map", "gallia"), ("cartus/enter", "cards-buildings", "place:1")],
)
def test_a_position_of_the_rules_is_played(visit: Visit, chapter: str, board: str, thing: str) -> None:
    page = visit().page
    page.goto(f"/rules/{chapter}")
    position = page.get_by_role("region", name=say("rules-try"))
    story = position.get_by_role("list", name=say("rules-story"))
    shown = position.get_by_role("group", name=say(board))
    at = spot(page, thing)
    before = shown.aria_snapshot()
    page.mouse.click(*at)
    expect(story.get_by_role("listitem").first).to_be_visible()
    assert shown.aria_snapshot() != before
    position.get_by_role("button", name=say("rules-again")).click()
    expect(story).to_have_count(0)
    assert shown.aria_snapshot() == before


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
    expect(page.get_by_role("button", name=say("play-now", "fr"), exact=True)).to_be_visible()
    page.locator("[lang=de]").first.click()
    expect(page.get_by_role("button", name=say("play-now", "de"), exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=say("play-now", "de"), exact=True)).to_be_visible()
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


def verbs(frame: Json) -> set[str]:
    """The verbs of all legal steps."""
    return {step.split()[0] for step in frame["legal"]}


def test_why_not_tells_the_rule(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.new_table("rattus", BOT)
    visitor.play_on(table, Random(1), lambda frame: {"plague"} == {"plague", "take"} & verbs(frame))
    page.goto(f"/table/{table}")
    page.get_by_role("group", name=say("board-free")).locator("[data-thing]").first.click()
    why = page.get_by_role("dialog", name=say("table-why-not"))
    expect(why).to_contain_text(say("refusal-plague-taken", seat=say("seat-red")))
    expect(why).not_to_contain_text(say("table-why-nothing"))


def test_the_next_chapter_comes_after_the_exercise(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True).go("/rules/plague/ravage")
    position = page.locator(".position")
    onward = page.locator("[rel=next]")
    onward.wait_for()
    assert position.evaluate(
        "(position, next) => !!(position.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING)",
        onward.element_handle(),
    )
