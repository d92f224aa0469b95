"""Whole games from *Play now* to the end screen, in every way to play."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import (
    WAYS,
    Keys,
    Way,
    assert_known_what_to_do,
    assert_nothing_scrolls,
    hand_of,
    play_out,
)
from tests.browser.words import foreign, say
from tools.visitor import Json, Visit, Visitor


def play_now(visitor: Visitor, game: str, seats: int, language: str, way: Way) -> Page:
    """From the start page to a table, with bots that think briefly."""
    choice = json.dumps({"game": game, "seats": seats, "people": 1, "level": "novice"})
    visitor.context.add_init_script(f"localStorage.setItem('rattus.quick', '{choice}')")
    page = visitor.go("/")
    button = page.get_by_role("button", name=say("play-now", language), exact=True)
    if way.hand is Keys:
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent").strip() == say("play-now", language):
                break
        page.keyboard.press("Enter")
    elif way.touch:
        button.tap()
    else:
        button.click()
    page.wait_for_url("**/table/*")
    return page


def assert_over(visitor: Visitor, language: str = "en") -> None:
    """The end screen is complete."""
    end = visitor.page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=1)).to_be_visible()
    expect(end.get_by_role("button", name=say("table-rematch", language))).to_be_visible()
    expect(end.get_by_role("heading", name=say("table-curve", language))).to_be_visible()
    table = visitor.page.url.rpartition("/")[2]
    frames = visitor.ask(f"/api/tables/{table}/frames?since=0")
    rows = end.get_by_role("list").first.get_by_role("listitem")
    expect(rows).to_have_count(len(frames[-1]["seats"]))
    for row, (seat, points, *_) in zip(rows.all(), frames[-1]["result"], strict=True):
        expect(row).to_have_text(re.compile(rf"(?<![\d-]){points}\s*$"))
        assert (say("table-winner", language) in row.inner_text()) == (seat in frames[-1]["winners"])
        assert (say("table-you", language) in row.inner_text()) == (seat == "red")
    head = visitor.page.get_by_role("columnheader", name=say("table-cause", language))
    table_rows = end.get_by_role("table").filter(has=head).locator("tbody tr").all_inner_texts()
    shown = {
        cause: [int(count) for count in counts] for cause, *counts in (row.split("\t") for row in table_rows)
    }
    assert shown == losses(frames, language)


def losses(frames: list[Json], language: str) -> dict[str, list[int]]:
    """Citizens that died, by the texts for the cause, seat by seat; none in the card game."""
    seats = [seat["seat"] for seat in frames[0]["seats"]]
    found: dict[str, list[int]] = {}
    for event in (event for frame in frames for event in frame["explanations"]):
        if event["event"] == "CitizensLost":
            by_card = event["cause"] == "symbol"
            cause = say(f"card-{event['card']}" if by_card else f"table-cause-{event['cause']}", language)
            found.setdefault(cause, [0] * len(seats))[seats.index(event["seat"])] += event["count"]
    return found


def test_play_now_asks_nothing_and_seats_three_bots_of_middling_strength(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("button", name=say("play-now"), exact=True).click()
    page.wait_for_url("**/table/*")
    page.locator(".lit").first.wait_for()
    table = visitor.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert table["game"] == "rattus"
    assert [seat["bot"] for seat in table["seats"]] == [None, "fair", "fair", "fair"]


def whole_game(visit: Visit, way: str, language: str, game: str, seats: int = 2) -> None:
    """A game from the start page to the end, with a clear question at every moment."""
    how = WAYS[way]
    visitor = visit(size=how.size, touch=how.touch, language=language)
    page = play_now(visitor, game, seats, language, how)
    hand = hand_of(how, visitor, seats, language)
    strangers: set[str] = set()

    def watch(shown: Page) -> None:
        assert_known_what_to_do(shown)
        assert_nothing_scrolls(shown)
        if language != "en" and hand.moves % 10 == 0:  # reading all of a page takes time
            strangers.update(foreign(shown, language))

    play_out(hand, watch)
    assert_over(visitor, language)
    assert not strangers | foreign(page, language)


LANGUAGES = ("en", "de", "fr")
GAMES = ("rattus", "bigbox", "cartus")
SEATS = {"mouse": 3, "upright": 4, "sideways": 3, "keys": 2, "ears": 2}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game(visit: Visit, way: str, language: str) -> None:
    # Every way in every language, and every game in each way; `python -m tests.browser.proofs` plays all of them.
    game = GAMES[([*WAYS].index(way) + LANGUAGES.index(language)) % len(GAMES)]
    whole_game(visit, way, language, game, SEATS[way])
