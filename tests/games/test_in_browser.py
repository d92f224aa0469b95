"""A third game in a real browser: it has no board of its own there, and is played on the plain one."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import browser, visit  # noqa: F401 (fixtures)
from tests.browser.hands import WAYS
from tests.browser.test_games import whole_game
from tests.browser.words import say
from tests.games.installed import GAME
from tools.visitor import BOT, DESK, PHONE, Visit

TITLE = "Sacks"


LANGUAGES = {"mouse": "en", "upright": "de", "sideways": "fr", "keys": "de", "ears": "fr"}


OFTEN = ("upright", "keys", "ears")
"""Ways that are tried in every run."""


@pytest.mark.parametrize(
    "way", [pytest.param(way, marks=() if way in OFTEN else pytest.mark.prove) for way in WAYS]
)
def test_it_is_played_to_the_end_in_every_way(visit: Visit, way: str) -> None:  # noqa: F811
    whole_game(visit, way, LANGUAGES[way], GAME, 3)


@pytest.mark.parametrize(
    ("language", "size", "dark"), [("en", DESK, True), ("de", PHONE, False), ("fr", (740, 360), False)]
)
def test_its_table_says_all_that_is_known_in_every_language(
    visit: Visit,  # noqa: F811
    language: str,
    size: tuple[int, int],
    dark: bool,
) -> None:
    visitor = visit(size=size, language=language, dark=dark, touch=size != DESK)
    table = visitor.new_table(GAME, BOT, BOT, BOT)
    frame = visitor.play_on(table, Random(3), lambda frame: frame["v"] > 14 and len(frame["legal"]) > 1)
    page = visitor.go(f"/table/{table}")
    page.locator("#question").get_by_text(say("plain-question", language)).wait_for()
    shown = page.get_by_role("region", name=say("plain-table", language))
    for seat, points in frame["facts"]["scores"].items():
        name = say(f"seat-{seat}", language)
        panel = shown.get_by_role("article", name=name)
        expect(panel.get_by_role("heading")).to_contain_text(str(points))
        own = frame["view"]["sacks"][seat]
        words = [str(own)] if isinstance(own, int) else [f"{kind} {count}" for kind, count in own.items()]
        for each in words:
            expect(panel).to_contain_text(each)
    steps = page.get_by_role("group", name=say("table-steps", language))
    for step in frame["legal"]:
        expect(steps.get_by_role("button", name=step, exact=True)).to_be_in_viewport()
    assert not violations(page)
    steps.get_by_role("button", name="take", exact=True).press("Enter")
    visitor.until(table, lambda now: now["v"] > frame["v"])
    visitor.play_on(table, Random(4), lambda frame: False)
    page.goto(f"/replay/table/{table}?n=1")
    played = say("plain-played", language, who=say("seat-red", language), step="take")
    page.get_by_text(played).first.wait_for()
    assert not violations(page)


def test_a_table_of_it_is_made_on_the_page_for_that(visit: Visit) -> None:  # noqa: F811
    page = (visitor := visit()).go("/new")
    page.get_by_role("radio", name=TITLE, exact=True).check()
    expect(page.get_by_label(say("option-start"))).to_have_count(0)
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name=say("make-and-invite")).click()
    page.wait_for_url("**/table/*")
    made = visitor.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert (made["game"], len(made["seats"])) == (GAME, 2)
    expect(page.get_by_role("heading", level=1, name=TITLE)).to_be_visible()
    page = visitor.go("/leaderboard")
    expect(page.get_by_text(TITLE, exact=True)).to_be_visible()
