"""What decided a game: asked for with one button, found again, read with eyes, keys and a screen reader's tree."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.test_replay import moment, shown
from tests.browser.words import say
from tools.visitor import PHONE, Visit, Visitor, settle

LONG = 60_000
"""Milliseconds until an analysis is there on a busy machine."""


def ready(page: Page) -> None:
    """Wait for the analysis."""
    page.get_by_role("heading", name=say("analysis-points")).wait_for(timeout=LONG)


def analysed(visitor: Visitor, table: str) -> list[dict[str, object]]:
    """Have a game analysed, and wait; returns what is told of it."""
    visitor.ask(f"/api/tables/{table}/analysis", {})
    for _ in range(LONG // 100):
        told = visitor.ask(f"/api/tables/{table}/analysis")
        if told["status"] == "ready":
            found: list[dict[str, object]] = told["analysis"]["told"]
            return found
        visitor.page.wait_for_timeout(100)
    raise AssertionError("it was not made")


def test_the_end_screen_asks_with_one_button_and_finds_the_analysis_again(visit: Visit) -> None:
    visitor = visit()
    table = visitor.finished("rattus", 3)
    page = visitor.go(f"/table/{table}")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=say("table-analysis"), exact=True).click()
    dialog.get_by_role("progressbar", name=say("analysis-working")).wait_for()
    page.reload()  # it goes on without anybody looking
    ready(page)
    expect(dialog.get_by_role("img", name=say("analysis-curve"))).to_be_visible()
    rows = dialog.get_by_role("table", name=say("analysis-accounts")).get_by_role("row")
    expect(rows).to_have_count(4)
    for row in rows.all()[1:]:
        cells = [cell.inner_text().strip().replace("−", "-") for cell in row.get_by_role("cell").all()]
        start, luck, skill, others, result = (int(cell) for cell in cells)
        assert abs(start + luck + skill + others - result) <= 2  # each is rounded
    settle(page)
    assert violations(page) == []
    stranger = visit(url=visitor.url)
    other = stranger.go(f"/table/{table}")
    ready(other)  # nobody has to ask again


def test_a_turning_point_leads_to_its_position_with_the_better_step_on_the_board(visit: Visit) -> None:
    visitor = visit()
    table = visitor.finished("rattus", 3)
    told = analysed(visitor, table)
    page = visitor.go(f"/table/{table}")
    ready(page)
    points = [each for each in told if each["turning"]]
    n, point = next((k, each) for k, each in enumerate(points) if each["kind"] != "luck")
    page.get_by_role("dialog").locator(".analysis li a").nth(n).click()
    page.wait_for_url("**/replay/table/*")
    shown(page)
    ready(page)
    assert moment(page) == int(str(point["n"])) - 1
    cost = round(-100 * float(str(point["change"])))
    expect(page.locator(".bar p")).to_contain_text(say("analysis-here", points=cost, text="").strip())
    expect(page.locator("main .lit").first).to_be_visible()
    # Another one, here; the page stays, and a reload comes back to it.
    last = page.locator(".analysis li a").last
    last.click()
    place = moment(page)
    expect(last).to_have_attribute("aria-current", "step")
    assert f"n={place}" in page.url
    assert "tab=analysis" in page.url
    page.reload()
    shown(page)
    ready(page)
    assert moment(page) == place
    page.get_by_label(say("table-eyes")).select_option("yellow")
    page.wait_for_url("**as=yellow*")
    expect(page.locator(".analysis li a").last).to_have_attribute("aria-current", "step")
    # Whoever points at what would have been better may play on from there.
    page.get_by_label(say("table-eyes")).select_option("")
    page.wait_for_url(lambda url: "as=" not in url)


def test_a_step_of_the_card_game_is_drawn_on_the_hand_that_it_is_played_from(visit: Visit) -> None:
    visitor = visit()
    better: list[int] = []
    while not better:  # hardly a game of random bots is without one
        table = visitor.finished("cartus", 3)
        better = [
            int(str(each["n"]))
            for each in analysed(visitor, table)
            if each["kind"] != "luck" and str(each["best"]).startswith("lay ")
        ]
    page = visitor.go(f"/replay/table/{table}?n={better[0] - 1}&tab=analysis")
    shown(page)
    ready(page)
    expect(page.locator("main .lit").first).to_be_visible()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_on_a_phone_in_every_language(visit: Visit, language: str) -> None:
    visitor = visit(size=PHONE, touch=True, language=language)
    table = visitor.finished("rattus", 3)
    analysed(visitor, table)
    page = visitor.go(f"/replay/table/{table}?n=3&tab=analysis")
    shown(page)
    page.get_by_role("heading", name=say("analysis-points", language)).wait_for(timeout=LONG)
    settle(page)
    body = page.get_by_role("tabpanel")
    assert body.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    assert page.locator(".analysis table").evaluate(
        "(box) => box.offsetWidth <= box.parentElement.clientWidth"
    )
    assert not re.search(r"analysis-|plague-|\{", body.inner_text())
    for link in page.locator(".analysis li a").all():
        box = link.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    assert violations(page) == []
    page.locator(".analysis li a").first.tap()
    page.get_by_role("tab", selected=True).tap()  # the sheet goes down, and the board is there
    expect(page.locator(".bar p")).not_to_be_empty()


def test_by_keys_alone_and_by_what_a_screen_reader_hears(visit: Visit) -> None:
    visitor = visit()
    table = visitor.finished("rattus")
    page = visitor.go(f"/replay/table/{table}?n=3")
    shown(page)
    page.get_by_role("tab", name=say("table-log")).focus()
    page.keyboard.press("End")
    expect(page.get_by_role("tab", name=say("table-analysis"))).to_be_focused()
    page.get_by_role("button", name=say("analysis-ask")).focus()
    page.keyboard.press("Enter")
    ready(page)
    expect(page.get_by_role("status").filter(has_text=say("analysis-ready"))).to_have_count(1)
    first = page.locator(".analysis li a").first
    first.focus()
    page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-current", "step")
    expect(first).to_be_focused()


def test_a_running_game_has_no_analysis(visit: Visit) -> None:
    visitor = visit()
    table = visitor.new_table("rattus", {"who": "bot", "bot": "random"})
    page = visitor.go(f"/replay/table/{table}?tab=analysis")
    shown(page)
    expect(page.get_by_role("tab", name=say("table-analysis"))).to_have_count(0)
    visitor.forgive("409")
    answer = visitor.context.request.post(f"/api/tables/{table}/analysis", headers={"origin": visitor.url})
    assert answer.status == 409


def test_a_server_that_is_busy_says_so_and_can_be_asked_again(visit: Visit) -> None:
    visitor = visit()
    table = visitor.finished("rattus")
    page = visitor.go(f"/replay/table/{table}?n=3&tab=analysis")
    visitor.forgive("503")
    busy = '{"code": "unavailable", "message": "too many"}'
    page.route(
        "**/analysis",
        lambda route: (
            route.fulfill(status=503, body=busy, content_type="application/json")
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    page.get_by_role("button", name=say("analysis-ask")).click()
    expect(page.get_by_role("alert")).to_contain_text(say("error-unavailable"))
    page.unroute("**/analysis")
    page.get_by_role("button", name=say("analysis-ask")).click()
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_hint_says_what_a_master_would_play_and_how_it_stands(visit: Visit) -> None:
    visitor = visit()
    table = visitor.new_table("rattus", {"who": "bot", "bot": "random"})
    visitor.until(table, lambda frame: frame["to_act"] == "red")
    page = visitor.go(f"/table/{table}")
    page.locator("main .lit").first.wait_for()
    page.keyboard.press("h")
    dialog = page.get_by_role("dialog", name=say("table-advice"))
    dialog.get_by_role("button", name=say("advice-play")).wait_for(timeout=LONG)
    settle(page)
    assert violations(page) == []
    percent = [int(text.split()[0]) for text in dialog.locator("li > :last-child").all_inner_texts()]
    assert abs(sum(percent) - 100) <= 1
    before = visitor.ask(f"/api/tables/{table}")["frame"]["v"]
    dialog.get_by_role("button", name=say("advice-play")).click()
    visitor.until(table, lambda frame: frame["v"] > before)
    expect(dialog).to_have_count(0)
    page.keyboard.press("u")  # and take it back, to try another one
    visitor.until(table, lambda frame: frame["v"] > before + 1 and frame["to_act"] == "red")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_hint_on_a_phone_is_in_the_menu(visit: Visit, language: str) -> None:
    visitor = visit(size=PHONE, touch=True, language=language)
    table = visitor.new_table("cartus", {"who": "bot", "bot": "random"})
    visitor.until(table, lambda frame: frame["to_act"] == "red")
    page = visitor.go(f"/table/{table}")
    page.locator("main .lit").first.wait_for()
    page.get_by_role("button", name=say("table-menu", language)).first.tap()
    page.get_by_role("button", name=say("table-advice", language)).tap()
    dialog = page.get_by_role("dialog", name=say("table-advice", language))
    dialog.get_by_role("button", name=say("advice-play", language)).wait_for(timeout=LONG)
    assert not re.search(r"advice-|cartus-|\{", dialog.inner_text())
    assert dialog.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    assert violations(page) == []


def test_among_people_a_hint_is_not_offered_unless_all_have_agreed(visit: Visit) -> None:
    for agreed in (False, True):
        anna, bob = visit(), visit()
        table = anna.new_table("rattus", {"who": "open"}, advice=agreed)
        bob.ask("/api/guests", {"name": "Bob"})
        page = bob.go(f"/table/{table}")
        expect(page.get_by_text(say("advice-here"))).to_have_count(1 if agreed else 0)
        bob.ask(f"/api/tables/{table}/seats", {})
        page.reload()
        page.get_by_role("button", name=say("table-menu")).first.click()
        expect(page.get_by_role("button", name=say("table-keys"))).to_be_visible()
        expect(page.get_by_role("button", name=say("table-advice"))).to_have_count(1 if agreed else 0)
