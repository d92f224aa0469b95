"""Leaving a table and coming back, ending it, and pages where something has ended."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from rattus.locales import LANGUAGES
from tests.browser.hands import END
from tests.browser.words import say
from tools.visitor import PHONE, Visit, Visitor

BOT = {"who": "bot", "bot": "random"}


def opened(visitor: Visitor, table: str) -> Page:
    """The page of a running game."""
    visitor.page.goto(f"/table/{table}")
    visitor.page.locator("[data-thing]").first.wait_for()
    return visitor.page


def menu(page: Page, language: str = "en") -> Locator:
    """The menu of a table, open."""
    page.get_by_role("button", name=say("table-menu", language), exact=True).click()
    return page.get_by_role("dialog", name=say("table-menu", language), exact=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_come_back_to_bots_and_end_the_game_separately(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    table = visitor.new_table("rattus", BOT, BOT)
    visitor.until(table, lambda frame: frame["to_act"] == "red")
    page = opened(visitor, table)
    menu(page, language).get_by_role("link", name=say("table-later", language)).click()
    page.wait_for_url("**/mine")
    expect(page.get_by_text(say("table-paused", language))).to_be_visible()
    assert visitor.ask(f"/api/tables/{table}")["frame"]["status"] == "running"
    page.locator(f'a[href="/table/{table}"]').click()
    page.locator(".lit").first.wait_for()
    menu(page, language).get_by_role("button", name=say("table-end-game", language)).click()
    sure = page.get_by_role("dialog", name=say("table-end-game", language), exact=True)
    expect(sure).to_contain_text(say("table-end-game-about", language))
    sure.get_by_role("button", name=say("table-stay", language)).click()
    assert visitor.ask(f"/api/tables/{table}")["frame"]["status"] == "running"
    page.get_by_role("button", name=say("table-end-game", language)).click()
    sure.get_by_role("button", name=say("table-end-game", language), exact=True).click()
    page.locator(END).wait_for()
    end = page.get_by_role("dialog")
    expect(end.get_by_role("button", name=say("table-rematch", language), exact=True)).to_be_visible()
    expect(end.get_by_role("link", name=say("table-home", language), exact=True)).to_be_visible()


def test_leaving_people_shows_where_the_game_goes_on(visit: Visit) -> None:
    anna, bert = visit(), visit()
    table = anna.new_table("rattus", {"who": "open"})
    bert.ask("/api/guests", {"name": "Bert"})
    bert.ask(f"/api/tables/{table}/seats", {})
    page = opened(anna, table)
    menu(page).get_by_role("button", name=say("table-leave"), exact=True).click()
    sure = page.get_by_role("dialog", name=say("table-leave"), exact=True)
    expect(sure).to_contain_text(say("table-leave-about"))
    sure.get_by_role("button", name=say("table-leave"), exact=True).click()
    page.wait_for_url("**/mine")
    expect(page.get_by_text(say("table-left"))).to_be_visible()
    assert bert.ask(f"/api/tables/{table}")["frame"]["seats"][0]["away"] == "left"
    page.locator(f'a[href="/table/{table}"]').click()
    page.get_by_role("button", name=say("table-come-back"), exact=True).click()
    anna.until(table, lambda frame: frame["seats"][0]["away"] is None)


def test_a_page_of_what_is_not_there_leads_on(visit: Visit) -> None:
    visitor = visit()
    visitor.forgive("404")
    for path in ("/table/nowhere", "/replay/table/nowhere", "/nowhere"):
        page = visitor.go(path)
        ways = page.get_by_role("navigation", name=say("ways-on"))
        for name in ("play-now", "nav-mine", "to-start"):
            expect(ways.get_by_role("link", name=say(name), exact=True)).to_be_visible()
        expect(page.get_by_role("button", name=say("table-try-again"))).to_have_count(0)


def test_a_closed_table_leads_on(visit: Visit) -> None:
    visitor = visit()
    table = visitor.new_table("rattus", {"who": "open"})
    visitor.context.request.delete(f"/api/tables/{table}/seats/mine", headers={"origin": visitor.url})
    page = visitor.go(f"/table/{table}")
    expect(page.get_by_text(say("table-closed-about"))).to_be_visible()
    expect(page.get_by_role("navigation", name=say("ways-on"))).to_be_visible()

    running = visitor.new_table("rattus", BOT)

    def close(route: Route) -> None:
        told: Any = route.fetch().json()
        for frame in told if isinstance(told, list) else [told["frame"]]:
            frame["status"] = "closed"
        route.fulfill(json=told)

    page.route(f"**/api/tables/{running}/frames*", close)
    page.goto(f"/table/{running}")
    dialog = page.get_by_role("dialog", name=say("table-closed"))
    expect(dialog.get_by_role("link", name=say("table-replay"), exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("table-next"), exact=True).click()
    expect(dialog.get_by_role("link", name=say("play-now"), exact=True)).to_be_visible()


def test_a_stand_in_is_offered_when_it_can_come_and_not_before(visit: Visit) -> None:
    anna, bert = visit(), visit()
    table = anna.new_table("rattus", {"who": "open"}, options={"start": "yellow"})
    bert.ask("/api/guests", {"name": "Bert"})
    bert.ask(f"/api/tables/{table}/seats", {})
    opened(bert, table)
    page = opened(anna, table)
    people = page.get_by_role("list", name=say("table-people"))
    offer = people.get_by_role("button", name=say("table-stand-in"))
    expect(people.get_by_text(say("table-deciding"))).to_be_visible()
    expect(offer).to_have_count(0)
    bert.page.goto("/rules")
    expect(people.get_by_text(say("table-stand-in-later", minutes=5))).to_be_visible()
    expect(offer).to_have_count(0)

    # After a long absence a stand-in may take the seat.
    page.route("**/seats/yellow/stand-in", lambda route: route.fulfill(json={"at": 1}))
    opened(anna, table)
    expect(offer).to_be_visible()


def test_a_disclosure_has_its_arrow_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    table = visitor.finished("rattus")
    page = visitor.page
    page.goto(f"/table/{table}")
    summary = page.locator("dialog summary")
    summary.wait_for()
    assert summary.evaluate("summary => getComputedStyle(summary).display") == "list-item"
    assert summary.evaluate("summary => summary.getBoundingClientRect().height") >= 44


def test_a_tie_says_who_is_ahead_and_why(visit: Visit) -> None:
    visitor = visit()
    for game, reason in (("rattus", "tie-plague"), ("cartus", "tie-cartus")):
        table = visitor.finished(game, 3)
        page = visitor.page

        def tie(route: Route) -> None:
            told = route.fetch().json()
            told["frames"][-1]["result"] = [["red", 9], ["yellow", 7], ["green", 7]]
            route.fulfill(json=told)

        page.route(f"**/api/tables/{table}/record.json", tie)
        page.goto(f"/replay/table/{table}")
        page.get_by_role("tab", name=say("table-score")).click()
        expect(page.get_by_role("tabpanel").get_by_text(say(reason))).to_be_visible()
