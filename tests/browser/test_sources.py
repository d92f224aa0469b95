"""Reconstructed parts: marks explained on touch, focus and hover, and the page that lists everything."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from rattus.locales import LANGUAGES
from rattus.table.library import EDITIONS, find_edition
from rattus.table.sources import expansions, sources
from tests.browser.axe import violations
from tests.browser.hands import spot
from tests.browser.words import foreign, say
from tools.visitor import BOT, DESK, PHONE, Json, Visit, Visitor, settle


def text_of(place: Locator) -> str:
    return " ".join(place.inner_text().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_lists_all_that_is_reconstructed_in_every_language(visit: Visit, language: str) -> None:
    page = visit(language=language).go("/rules/sources")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("sources-title", language))
    for game in EDITIONS:
        told = sources(find_edition(game))
        part = page.locator(f"section#{game}")
        expect(part.get_by_role("heading", level=2)).to_have_text(say(f"game-{game}", language))
        lists = part.locator("ul")
        guessed = [group for group in told.groups if group.reconstructed]
        expect(lists).to_have_count(len(guessed))
        for group, listed in zip(guessed, lists.all(), strict=True):
            counts = [int(found) for found in re.findall(r"×(\d+)", listed.inner_text())]
            singles = listed.locator("li").count() - len(counts)
            assert sum(counts) + singles == len(group.reconstructed), group.kind
            number = say(
                "sources-of", language, ours=len(group.reconstructed), all=sum(group.counts.values())
            )
            assert " ".join(number.split()) in text_of(part), group.kind
        assert told.file in text_of(part)
        assert f"edition my-{game}.toml" in text_of(page.locator("section#own"))
    missing = text_of(page.locator("section#missing"))
    for expansion in expansions():
        for names in expansion.missing:
            assert names[language] in missing
    assert not foreign(page, language)


def test_borders_and_cards_are_listed_by_their_names(visit: Visit) -> None:
    page = visit(language="en").go("/rules/sources#bigbox")
    part = page.locator("section#bigbox")
    expect(part).to_be_in_viewport()
    shown = text_of(part)
    for card in ("courier", "caravanner"):
        assert say(f"card-{card}") in shown
    a, b = sources(find_edition("bigbox")).groups[1].reconstructed[0].split()
    assert f"{say(f'region-{a}')}–{say(f'region-{b}')}" in shown


def test_rules_and_chapters_lead_to_the_page(visit: Visit) -> None:
    page = visit().go("/rules")
    page.get_by_role("link", name=say("sources-title")).click()
    page.wait_for_url("**/rules/sources")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("sources-title"))
    page.goto("/rules/plague/bigbox")
    page.get_by_role("link", name=say("sources-chapter")).click()
    page.wait_for_url("**/rules/sources#bigbox")
    expect(page.locator("section#bigbox")).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_page_fits_the_window(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size, touch=size == PHONE).go("/rules/sources")
    page.locator("section#missing").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def at_table(visitor: Visitor, game: str, seats: int, **more: object) -> Page:
    page = visitor.page
    page.goto(f"/table/{visitor.new_table(game, *[BOT] * (seats - 1), **more)}")
    page.locator(".lit").first.wait_for()
    return page


def test_a_reconstructed_card_is_marked_and_the_focus_tells_and_leads_to_the_page(visit: Visit) -> None:
    visitor = visit()
    page = at_table(visitor, "bigbox", 5)
    courier, king = (page.locator(f"[data-place=card-{card}]") for card in ("courier", "king"))
    expect(courier.get_by_role("img", name=say("source-mark"))).to_have_count(1)
    expect(king.get_by_role("img", name=say("source-mark"))).to_have_count(0)
    page.keyboard.press("Tab")  # what is focused from now on is focused by keys
    king.focus()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(tip.get_by_role("link")).to_have_count(0)
    courier.focus()
    expect(tip).to_contain_text(say("card-reconstructed"))
    page.keyboard.press("Tab")
    link = tip.get_by_role("link", name=say("sources-more"))
    expect(link).to_be_focused()
    assert link.get_attribute("href") == "/rules/sources#bigbox"
    assert not violations(page)
    page.keyboard.press("Shift+Tab")
    expect(courier).to_be_focused()
    expect(tip).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(courier).to_be_focused()
    expect(tip).to_have_count(0)
    courier.blur()
    courier.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator("[data-place=card-caravanner]")).to_be_focused()


def press(visitor: Visitor, at: tuple[float, float]) -> None:
    """Hold a finger on a point for a while."""
    touch = visitor.context.new_cdp_session(visitor.page)
    point = {"x": at[0], "y": at[1]}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_on_a_region_tells_its_neighbours_and_which_borders_are_ours(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    page = at_table(visitor, "rattus", 4)
    before = page.locator("[data-v]").get_attribute("data-v")
    press(visitor, spot(page, "gallia"))
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(say("region-gallia"))
    borders = find_edition("rattus").border_sources()  # type: ignore[attr-defined]
    near = {(set(pair) - {"gallia"}).pop(): source for pair, source in borders.items() if "gallia" in pair}
    for region in near:
        expect(tip).to_contain_text(say(f"region-{region}"))
    marked = [source for source in near.values() if source == "reconstructed"]
    expect(tip.get_by_role("img", name=say("source-mark"))).to_have_count(len(marked))
    expect(tip).to_contain_text(say("source-borders"))
    with page.context.expect_page() as opened:
        tip.get_by_role("link", name=say("sources-more")).tap()
    expect(opened.value.locator("section#rattus")).to_be_in_viewport()
    assert page.locator("[data-v]").get_attribute("data-v") == before, "nothing was played"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_seal_of_the_map_tells_what_of_it_is_reconstructed(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size == PHONE)
    page = at_table(visitor, "bigbox", 4)
    seal = page.get_by_role("button", name=say("board-sources"))
    seal.tap() if size == PHONE else seal.click()
    told = page.get_by_role("dialog", name=say("board-sources"))
    expect(told).to_contain_text(f"{say('region-england')}–{say('region-france')}")
    expect(told).to_contain_text(say("source-face"))
    expect(told.get_by_role("link", name=say("sources-more"))).to_be_visible()
    settle(page)
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(seal).to_be_focused()


def test_a_reconstructed_supply_is_marked_on_its_building_and_in_the_tip(visit: Visit) -> None:
    visitor = visit()
    guessed = {"2-cards+1-rat", "1-rat+1-look"}
    seen: set[bool] = set()
    for _ in range(6):
        table = visitor.new_table("cartus", BOT, BOT, BOT)
        row = visitor.until(table, lambda frame: bool(frame["legal"]))["view"]["row"]
        page = visitor.page
        page.goto(f"/table/{table}")
        page.locator(".lit").first.wait_for()
        for place, card in enumerate(row, start=1):
            ours = card.split("/")[1] in guessed
            seen.add(ours)
            building = page.locator(f"[data-thing='place:{place}']")
            page.keyboard.press("Tab")
            building.focus()
            tip = page.get_by_role("tooltip")
            expect(tip).to_contain_text(say("cards-supply"))
            expect(tip.get_by_text(say("source-supply"))).to_have_count(int(ours))
            expect(page.locator(f"[data-spot='place:{place}'] .guessed")).to_have_count(int(ours))
            name = building.get_attribute("aria-label") or ""
            assert (f"({say('source-mark')})" in name) == ours
        if len(seen) == 2:
            return
    pytest.fail("luck gave no row with both kinds of supplies")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_to_choose_for_a_table_are_marked_and_tell_what_they_do(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size=size, touch=size == PHONE)
    page = visitor.go("/new")
    page.locator("input[type=radio][value=bigbox]").check()
    tip, mark = page.get_by_role("tooltip"), say("source-mark")
    cards = page.get_by_role("group", name=say("option-cards"))
    expect(cards.get_by_role("img", name=mark)).to_have_count(2)
    courier = cards.get_by_label(say("card-courier"))
    before = courier.is_checked()
    if size == PHONE:
        name = cards.get_by_text(say("card-courier"))
        name.scroll_into_view_if_needed()
        box = name.bounding_box()
        assert box
        press(visitor, (box["x"] + 10, box["y"] + box["height"] / 2))
    else:
        page.keyboard.press("Tab")
        courier.focus()
    expect(tip).to_contain_text(say("card-reconstructed"))
    expect(tip.get_by_role("link", name=say("sources-more"))).to_be_visible()
    assert courier.is_checked() == before


def test_the_log_marks_the_faces_that_are_reconstructed(visit: Visit) -> None:
    visitor = visit()
    table = visitor.new_table("rattus", BOT)
    told = find_edition("rattus").face_sources()  # type: ignore[attr-defined]

    def shown(frame: Json) -> list[str]:
        frames = visitor.ask(f"/api/tables/{table}/frames?since=0")
        events = [event for each in frames for event in each["explanations"]]
        return [event["face"] for event in events if event.get("face", "hidden") != "hidden"]

    visitor.play_on(table, Random(3), lambda frame: len(shown(frame)) >= 4)
    faces = shown({})
    page = visitor.page
    page.goto(f"/table/{table}")
    log = page.get_by_role("list", name=say("table-log"))
    ours = sum(told[face] == "reconstructed" for face in faces)
    assert ours
    expect(log.get_by_role("img", name=say("source-mark"))).to_have_count(ours)
    marked = log.locator("button", has=page.get_by_role("img", name=say("source-mark"))).first
    expect(marked.locator("[title]")).to_have_attribute("title", say("source-face"))
