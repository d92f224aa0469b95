"""The guided first games: played as proposed and wilfully otherwise, left, resumed, skipped."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from rattus.locales import HOME, catalogue
from tests.browser.axe import violations
from tests.browser.hands import assert_nothing_scrolls, spot
from tests.browser.words import foreign, say
from tools.visitor import DESK, PHONE, Json, Visit, Visitor, settle

GAMES = ("rattus", "bigbox", "cartus")
LANGUAGES = ("en", "de", "fr")
FIRST_MOVE = 60
"""Seconds until a newcomer has made a move."""
READING = 200
"""Words that somebody reads in a minute."""
MOST = 2000
"""Looks at the table; more than any guided game takes."""

Choose = Callable[[Json], str | None]
"""A step for a question, or nothing for what the guide proposes."""


def as_proposed(frame: Json) -> str | None:
    """Do what the guide says."""
    return None


def wilful(luck: int) -> Choose:
    """Anything, as if nobody had said a word."""
    chance = Random(luck)
    return lambda frame: chance.choice(frame["legal"])


def open_guided(visitor: Visitor, game: str, language: str = "en") -> str:
    """Begin a guided game from the list; return the id of its table."""
    visitor.go("/learn")
    visitor.page.evaluate("localStorage.setItem('rattus.careful', 'off')")
    visitor.page.reload()
    visitor.page.get_by_role("button", name=say(f"game-{game}", language), exact=True).click()
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator(".says").wait_for()
    return visitor.page.url.rsplit("/", 1)[-1]


def pick(page: Page, step: str, language: str = "en") -> None:
    """Play a step from the list of steps."""
    tab = page.get_by_role("tab", name=say("table-steps", language))
    if tab.get_attribute("aria-selected") != "true":
        tab.click()
    page.locator(f'[data-step="{step}"]').click()


def read_on(page: Page, go_on: Locator, said: list[str]) -> None:
    """Read what is said now, and go on; the game may have gone on by itself, to where nothing more is said."""
    with suppress(TimeoutError):
        text = page.locator(".says").inner_text(timeout=1000)
        if text not in ("", said[-1]):
            said.append(text)
        go_on.click(timeout=1000)


def play_to_the_end(visitor: Visitor, table: str, choose: Choose, language: str = "en") -> list[str]:
    """Play the game to its end screen; return all that the guide has said."""
    page, said = visitor.page, [""]
    go_on = page.get_by_role("button", name=say("guide-next", language), exact=True)
    proposal = page.locator(".ways button:not(.fold)")
    for _ in range(MOST):
        if page.locator("dialog[open] #end-title").count():
            return said[1:]
        says = page.locator(".says")
        text = says.inner_text() if says.count() else ""
        if text not in ("", said[-1]):
            said.append(text)
            assert_nothing_scrolls(page)
            assert not foreign(page, language) or language == "en"
        frame = visitor.ask(f"/api/tables/{table}")["frame"]
        shown = int(page.locator("[data-v]").first.get_attribute("data-v") or 0)
        if go_on.count():
            read_on(page, go_on, said)
        elif frame["status"] == "running" and frame["to_act"] == "red" and shown == frame["v"]:
            step = choose(frame)
            if step is None and proposal.count():
                proposal.click()
            else:
                pick(page, step or frame["legal"][-1], language)
            page.wait_for_function(
                "(v) => Number(document.querySelector('[data-v]')?.dataset.v) > v", arg=frame["v"]
            )
        else:
            page.wait_for_timeout(20)
    raise AssertionError(f"no end; the guide has said {said}")


def every(*short: tuple[str, str, tuple[int, int]]) -> list[object]:
    """Every game in every language and window; those that are not `short` are long proofs."""
    return [
        pytest.param(game, language, size, marks=() if (game, language, size) in short else pytest.mark.prove)
        for game in GAMES
        for language in LANGUAGES
        for size in (DESK, PHONE)
    ]


@pytest.mark.parametrize(
    ("game", "language", "size"),
    every(("rattus", "en", DESK), ("bigbox", "de", PHONE), ("cartus", "fr", DESK)),
)
def test_a_guided_game_is_played_to_its_end_as_proposed(
    visit: Visit, game: str, language: str, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, size=size, touch=size == PHONE)
    table = open_guided(visitor, game, language)
    said = play_to_the_end(visitor, table, as_proposed, language)
    kind = "cartus" if game == "cartus" else "plague"
    for stop in ("goal", "end"):
        assert say(f"guide-{kind}-{stop}", language) in said
    assert len(said) >= 10


@pytest.mark.parametrize(
    ("game", "language", "size"),
    every(("rattus", "de", PHONE), ("bigbox", "fr", DESK), ("cartus", "en", DESK)),
)
def test_whoever_does_otherwise_is_answered_and_plays_on(
    visit: Visit, game: str, language: str, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, size=size, touch=size == PHONE)
    table = open_guided(visitor, game, language)
    said = play_to_the_end(visitor, table, wilful(3), language)
    answers = {say(message, language) for message in ANSWERS}
    assert answers & {*said}, said


ANSWERS = [
    f"{stop}.{answer}"
    for stop in re.findall(
        r"^(guide-\w+-[\w-]+) =", (HOME / "en" / "learn.ftl").read_text("utf-8"), re.MULTILINE
    )
    for answer in ("other", "else")
    if catalogue("en").pattern(f"{stop}.{answer}")
]
"""What is said to whoever does not do what is proposed."""


def test_a_newcomer_makes_a_move_within_a_minute(visit: Visit) -> None:
    """From the first page, with the time to read all that is said; pages and pictures at their usual speed."""
    visitor = visit(speed=None)
    page = visitor.page
    began = time.monotonic()
    page.goto("/")
    offer = page.get_by_role("button", name=say("offer-play"))
    offer.click()
    page.wait_for_url("**/table/*")
    words = 0
    go_on = page.get_by_role("button", name=say("guide-next"), exact=True)
    go_on.wait_for()
    words += len(page.locator(".says").inner_text().split())
    go_on.click()
    words += len(page.locator(".says").inner_text().split())
    page.locator("path.lit[data-thing=gallia], [data-thing=gallia].lit").first.wait_for()
    page.mouse.click(*spot(page, "gallia"))
    expect(page.get_by_text(say("guide-waits"))).to_be_visible()
    took = time.monotonic() - began + words / READING * 60
    print(f"first move after {took:.0f} s, reading {words} words included")
    assert took <= FIRST_MOVE


def test_the_offer_is_made_once(visit: Visit) -> None:
    page = visit().go("/")
    offer = page.get_by_role("button", name=say("offer-play"))
    expect(offer).to_be_visible()
    page.get_by_role("button", name=say("offer-close")).click()
    expect(offer).to_have_count(0)
    page.reload()
    page.get_by_role("button", name=say("play-now"), exact=True).wait_for()
    expect(offer).to_have_count(0)


def test_whoever_plays_at_once_meets_the_offer_at_the_first_table_and_never_again(visit: Visit) -> None:
    page = visit().go("/")
    play = page.get_by_role("button", name=say("play-now"), exact=True)
    offer = page.get_by_role("button", name=say("offer-play"))
    play.click()
    page.wait_for_url("**/table/*")
    expect(offer).to_be_visible()
    assert_nothing_scrolls(page)
    page.goto("/")
    play.wait_for()
    expect(offer).to_have_count(0)
    play.click()
    page.wait_for_url("**/table/*")
    page.locator("[data-v]").first.wait_for()
    expect(offer).to_have_count(0)


def test_the_guide_is_left_resumed_and_ended(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = open_guided(visitor, "rattus")
    says = page.locator(".says")
    go_on = page.get_by_role("button", name=say("guide-next"), exact=True)
    go_on.click()
    expect(says).to_have_text(say("guide-plague-settle"))
    page.goto("/")
    page.go_back()
    expect(says).to_have_text(say("guide-plague-settle"))
    pick(page, "settle italia")
    expect(says).to_have_text(say("guide-plague-settle.other"))
    go_on.click()
    page.reload()
    expect(says).to_have_text(say("guide-plague-settle-two"))
    page.get_by_role("button", name=say("guide-leave")).click()
    expect(says).to_have_count(0)
    frame = visitor.until(table, lambda frame: frame["to_act"] == "red")
    pick(page, frame["legal"][0])
    page.reload()
    back = page.get_by_role("button", name=say("guide-back"))
    back.click()
    expect(says).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_where_one_learns(visit: Visit, size: tuple[int, int], dark: bool) -> None:
    visitor = visit(size=size, touch=size == PHONE, dark=dark)
    page = visitor.page
    found = []
    for path in ("/learn", "/learn/plague/limit", "/learn/cartus/enter"):
        visitor.go(path)
        settle(page)
        if path != "/learn":
            for answer in page.locator(".tries button").all():
                answer.click()
            settle(page)
        found += [f"{path} {problem}" for problem in violations(page)]
    open_guided(visitor, "cartus")
    settle(page)
    found += [f"guide {problem}" for problem in violations(page)]
    assert not found, "\n".join(found)
