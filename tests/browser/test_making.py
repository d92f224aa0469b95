"""A new table: the start seat, and agreed buildings, chosen without typing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.words import say
from tools.visitor import Visit


def made(page: Page) -> str:
    """Make the table; return its id."""
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def choose_game(page: Page, game: str, seats: int) -> None:
    page.locator(f"input[type=radio][value={game}]").check()
    page.locator(f"input[type=radio][value='{seats}']").check()


@pytest.mark.parametrize("game", ["rattus", "bigbox", "cartus"])
def test_who_begins_is_chosen_next_to_the_seats(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/new")
    choose_game(page, game, 3)
    expect(page.get_by_text(say("option-start.hint"))).to_be_visible()
    page.get_by_label(say("option-start")).select_option("green")
    table = visitor.ask(f"/api/tables/{made(page)}")["table"]
    assert (table["game"], table["options"]) == (game, {"start": "green"})


def test_a_seat_that_is_taken_away_does_not_begin(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/new")
    choose_game(page, "rattus", 3)
    page.get_by_label(say("option-start")).select_option("green")
    choose_game(page, "rattus", 2)
    expect(page.get_by_label(say("option-start"))).to_have_value("random")
    assert visitor.ask(f"/api/tables/{made(page)}")["table"]["options"] == {}


def test_buildings_are_agreed_on_card_by_card_and_the_advice_is_shown_with_two_seats(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/new")
    choose_game(page, "cartus", 2)
    page.locator("input[type=radio][value=own]").check()
    names = {
        building: say(f"building-{building}") for building in ("farm", "brewery", "castle", "guard-tower")
    }
    advice = say("option-buildings-advised", name=names["guard-tower"], count=2)
    expect(page.get_by_text(advice)).to_have_count(0)
    page.get_by_label(f"{names['farm']} · {names['brewery']}").select_option("farm*3+brewery*2")
    page.get_by_label(f"{names['castle']} · {names['guard-tower']}").select_option("guard-tower")
    expect(page.get_by_text(advice)).to_be_visible()
    options = visitor.ask(f"/api/tables/{made(page)}")["table"]["options"]
    assert options["buildings"].startswith("farm*3+brewery*2+marketplace+monastery+guard-tower+")
