"""Whole games from *Play now* to the end screen, in every way a person may play."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import END, Ears, Hand, Keys, Pointer, assert_nothing_scrolls, play_out
from tests.browser.words import foreign, say
from tools.visitor import PHONE, Visit, Visitor


def play_now(visitor: Visitor, game: str = "rattus", seats: int = 2, language: str = "en") -> Page:
    """From the start page to a table, with bots that think shortly."""
    choice = json.dumps({"game": game, "seats": seats, "people": 1, "level": "novice"})
    visitor.context.add_init_script(f"localStorage.setItem('rattus.quick', '{choice}')")
    page = visitor.go("/")
    page.get_by_role("button", name=say("play-now", language)).click()
    page.wait_for_url("**/table/*")
    return page


def assert_over(page: Page, language: str = "en") -> None:
    """The end screen is there, with all that belongs to it."""
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=1)).to_be_visible()
    expect(end.get_by_role("button", name=say("table-rematch", language))).to_be_visible()
    expect(end.get_by_role("heading", name=say("table-curve", language))).to_be_visible()


@pytest.mark.parametrize(("game", "seats"), [("rattus", 3), ("bigbox", 2), ("cartus", 3)])
def test_a_whole_game_by_mouse(visit: Visit, game: str, seats: int) -> None:
    visitor = visit()
    page = play_now(visitor, game, seats)
    play_out(Pointer(visitor, luck=1))
    assert_over(page)


def test_play_now_asks_nothing_and_seats_three_bots_of_middling_strength(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("button", name=say("play-now")).click()
    page.wait_for_url("**/table/*")
    page.locator(".lit").first.wait_for()
    table = visitor.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert table["game"] == "rattus"
    assert [seat["bot"] for seat in table["seats"]] == [None, "fair", "fair", "fair"]


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    choice = '{"game": "rattus", "seats": 2, "people": 1, "level": "novice"}'
    visitor.context.add_init_script(f"localStorage.setItem('rattus.quick', '{choice}')")
    page = visitor.go("/")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == say("play-now"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    play_out(Keys(visitor, luck=2))
    assert_over(page)


@pytest.mark.parametrize("game", ["rattus", "cartus"])
def test_a_whole_game_by_roles_and_names_alone(visit: Visit, game: str) -> None:
    visitor = visit()
    page = play_now(visitor, game)
    play_out(Ears(visitor, luck=3))
    assert_over(page)


@pytest.mark.parametrize(("game", "seats"), [("rattus", 4), ("cartus", 2)])
def test_a_whole_game_on_a_phone_by_touch(visit: Visit, game: str, seats: int) -> None:
    visitor = visit(size=PHONE, touch=True)
    page = play_now(visitor, game, seats)
    hand = Pointer(visitor, luck=4, touch=True)
    play_out(hand, assert_nothing_scrolls)
    assert_over(page)


@pytest.mark.parametrize(("game", "language"), [("rattus", "de"), ("cartus", "fr")])
def test_a_whole_game_in_another_language(visit: Visit, game: str, language: str) -> None:
    visitor = visit(language=language)
    page = play_now(visitor, game, 2, language)
    hand: Hand = Pointer(visitor, luck=5)
    strangers: set[str] = set()

    def watch(shown: Page) -> None:
        if hand.moves % 4 == 0:  # to read all of a page takes its time
            strangers.update(foreign(shown, language))

    play_out(hand, watch)
    assert_over(page, language)
    assert not strangers | foreign(page, language)
    assert page.locator(END).count() == 1
