"""Rats can be read: descriptions of faces at pointer, long press and focus, and a sheet of all rats."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.hands import SHOWN, spot
from tests.browser.test_sources import press
from tests.browser.words import say
from tools.visitor import BOT, DESK, PHONE, Json, Visit, Visitor

INSIDE = """(card) => {
  const {left, top, right, bottom, width} = card.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + 4);
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && card.contains(hit);
}"""


def looked(frame: Json) -> list[tuple[str, int]]:
    """The rats whose faces a frame's viewer knows: their regions and slots."""
    return [
        (region, slot)
        for region, faces in frame["view"]["rats"].items()
        for slot, face in enumerate(faces, 1)
        if face != "hidden"
    ]


def at_known_rats(visitor: Visitor) -> tuple[Page, Json]:
    """A table at rest where it is red's turn after a look with the Witch."""
    table = visitor.new_table("rattus", BOT)
    luck = Random(3)
    while True:
        frame = visitor.play_on(table, luck, lambda frame: True)
        assert frame["status"] == "running", "the Witch has never looked"
        if looked(frame) and frame["facts"]["question"]["id"] == "action":
            break
        wanted = [
            step for step in frame["legal"] if step in ("take witch", "keep") or step.startswith("look ")
        ]
        wish = {"v": frame["v"], "step": (wanted or frame["legal"])[0], "request": f"w{frame['v']}"}
        visitor.ask(f"/api/tables/{table}/steps", wish)
    page = visitor.page
    page.goto(f"/table/{table}")
    page.wait_for_function(SHOWN, arg=frame["v"])
    page.locator(".lit").first.wait_for()
    return page, frame


def assert_told(page: Page, frame: Json, region: str, slot: int, language: str = "en") -> Locator:
    """A card shows the face of a rat enlarged, with a description, above everything and inside the window."""
    tip = page.get_by_role("tooltip")
    face = frame["view"]["rats"][region][slot - 1]
    limit, symbols = face.strip("*").split("+")
    shown = tip.locator(f'[data-face="{face}"]').first
    expect(shown).to_contain_text(limit)
    for letter in symbols:
        expect(shown).to_contain_text(say(f"symbol-{letter}", language))
    assert tip.evaluate(INSIDE)
    width = shown.locator("svg").first.evaluate("(icon) => icon.getBoundingClientRect().width")
    assert width >= 14
    return tip


def test_pointing_at_a_known_rat_shows_it_enlarged_with_a_description(visit: Visit) -> None:
    page, frame = at_known_rats(visit())
    region, slot = looked(frame)[0]
    page.mouse.move(*spot(page, f"{region}/{slot}"))
    assert_told(page, frame, region, slot)
    assert not violations(page)
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_the_focus_on_a_region_tells_its_known_rats(visit: Visit) -> None:
    page, frame = at_known_rats(visit(language="fr"))
    region, slot = looked(frame)[0]
    page.keyboard.press("Shift")  # the keyboard is in use
    page.locator(f"path[data-thing={region}]").focus()
    assert_told(page, frame, region, slot, "fr")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_long_press_on_a_region_tells_its_known_rats_and_plays_nothing(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True, language="de")
    page, frame = at_known_rats(visitor)
    region, slot = looked(frame)[0]
    press(visitor, spot(page, region))
    tip = assert_told(page, frame, region, slot, "de")
    assert visitor.ask(page.url.replace("/table/", "/api/tables/"))["frame"]["v"] == frame["v"]
    expect(page.get_by_role("menu")).to_have_count(0)
    page.touchscreen.tap(2, 2)
    expect(tip).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_all_rats_lie_on_a_sheet(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size == PHONE)
    page, frame = at_known_rats(visitor)
    table = page.url.rsplit("/", 1)[1]
    frames = visitor.ask(f"/api/tables/{table}/frames?since=0")
    turned = [
        told["face"] for each in frames for told in each["explanations"] if told["event"] == "RatTurned"
    ]
    faces = visitor.ask(f"/api/tables/{table}/details")["faces"]
    page.get_by_role("button", name=say("board-all-rats")).first.click()
    sheet = page.get_by_role("dialog", name=say("board-all-rats"))
    expect(sheet.get_by_role("listitem")).to_have_count(len(faces))
    for face in faces:
        entry = sheet.locator(f'[data-rat="{face["id"]}"]')
        up = say("board-rats-turned", count=1, all=1)
        expect(entry.get_by_text(up)).to_have_count(int(face["id"] in turned))
    for region, slot in looked(frame):
        entry = sheet.locator(f'[data-rat="{frame["view"]["rats"][region][slot - 1]}"]')
        expect(entry).to_contain_text(say("board-rats-known", places=""))
        expect(entry).to_contain_text(say(f"region-{region}"))
    known = {frame["view"]["rats"][region][slot - 1] for region, slot in looked(frame)}
    expect(sheet.locator(".known")).to_have_count(len(known))
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name=say("table-menu")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("board-all-rats")).click()
    expect(sheet).to_be_visible()


def test_a_replay_shows_the_sheet_of_all_rats_as_it_was(visit: Visit) -> None:
    visitor = visit()
    table = visitor.finished("rattus")
    page = visitor.page
    page.goto(f"/replay/table/{table}?n=0")
    page.locator("path[data-thing]").first.wait_for()
    button = page.get_by_role("button", name=say("board-all-rats"))
    button.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name=say("board-all-rats"))
    expect(sheet).to_be_visible()
    expect(sheet.locator(".turned")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    button.focus()
    page.keyboard.press("Enter")
    expect(sheet.locator(".turned")).not_to_have_count(0)


def test_the_rules_draw_the_same_symbols_as_the_game(visit: Visit) -> None:
    page, frame = at_known_rats(visit())
    region, slot = looked(frame)[0]
    page.mouse.move(*spot(page, f"{region}/{slot}"))
    assert_told(page, frame, region, slot)
    drawn = (
        page.get_by_role("tooltip")
        .locator(".symbol path")
        .evaluate_all("all => all.map((it) => it.getAttribute('d'))")
    )
    page.goto("/rules/plague/rat")
    symbols = frame["view"]["rats"][region][slot - 1].strip("*").split("+")[1]
    for letter, path in zip(symbols, drawn, strict=True):
        entry = page.locator(f"[data-symbol={letter}]")
        expect(entry).to_contain_text(say(f"symbol-{letter}"))
        expect(entry.locator("path")).to_have_attribute("d", path)
