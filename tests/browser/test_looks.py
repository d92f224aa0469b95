"""What axe can't decide: contrast on drawings and over pictures, and colour blindness. Measured from pixels."""

from __future__ import annotations

import base64
from itertools import combinations
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.hands import END, decisions
from tests.browser.words import say
from tools.visitor import BOT, DESK, PHONE, Json, Visit, Visitor, settle

LARGE_HAND = 10
"""Cards that overlap."""
THEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])

LUMINANCE = """
  const light = ([r, g, b]) => [r, g, b].map((value) => value / 255)
    .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    .reduce((sum, value, n) => sum + value * [0.2126, 0.7152, 0.0722][n], 0);
  const contrast = (one, other) => {
    const [a, b] = [light(one), light(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const rgb = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
"""

TEXTS = (
    "() => {"
    + LUMINANCE
    + """
  // What is at rest or out of use may be pale.
  const pale = (element) => {
    if (!element.checkVisibility({contentVisibilityAuto: true, visibilityProperty: true})) return true;
    for (let at = element; at; at = at.parentElement) {
      const {opacity, filter, visibility} = getComputedStyle(at);
      if (Number(opacity) < 1 || filter !== 'none' || visibility === 'hidden' || at.matches(':disabled')) return true;
      if (at.matches('.visually-hidden')) return true;
    }
    return false;
  };
  const found = [];
  const root = document.querySelector('dialog[open]') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || element.matches('title, desc') || pale(element)) continue;
    const style = getComputedStyle(element);
    const drawn = element instanceof SVGElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(style.fontSize) * (drawn ? element.getScreenCTM().a : 1);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    for (const {left, top, right, bottom} of range.getClientRects()) {
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 2) continue;
      found.push({text: node.textContent.trim().slice(0, 40), where: element.className?.baseVal ?? element.className,
        colour: rgb(drawn ? style.fill : style.color), least: large ? 3 : 4.5,
        box: [left, top, right, bottom].map(Math.round)});
    }
  }
  return found;
}"""
)

HIDE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { -webkit-text-fill-color: transparent !important; transition: none !important; } ' +
    'svg text { fill: transparent !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""

COMPARE = (
    "async ([shown, hidden, texts]) => {"
    + LUMINANCE
    + """
  const pixels = async (png) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    drawing.drawImage(bitmap, 0, 0);
    return {width: bitmap.width, data: drawing.getImageData(0, 0, bitmap.width, bitmap.height).data};
  };
  const [before, behind] = [await pixels(shown), await pixels(hidden)];
  let seen = 0;
  const wrong = [];
  for (const {text, where, colour, least, box: [left, top, right, bottom]} of texts) {
    const all = [];
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) {
      const at = (y * before.width + x) * 4;
      const [ink, ground] = [before, behind].map(({data}) => [...data.slice(at, at + 3)]);
      const off = ink.reduce((sum, value, n) => sum + Math.abs(value - ground[n]), 0);
      if (off > 60) all.push(contrast(colour, ground)); // here a letter covers the ground
    }
    if (all.length < 4) continue; // covered by something else
    seen++;
    all.sort((a, b) => a - b);
    const low = all[Math.floor(all.length / 10)];
    if (low < least) wrong.push(`${text} (${where}) ${low.toFixed(2)} < ${least}`);
  }
  return {seen, wrong};
}"""
)


def decode(browser: Browser, code: str, argument: object) -> Any:
    """Run a script on a blank page, where pictures may be decoded."""
    page = browser.new_page()
    try:
        return page.evaluate(code, argument)
    finally:
        page.close()


def picture(page: Page) -> str:
    """A screenshot of the page, in base64."""
    return base64.b64encode(page.screenshot()).decode()


def assert_legible(browser: Browser, page: Page, least: int) -> None:
    """All texts contrast with what is behind them."""
    settle(page)
    page.mouse.move(0, 0)
    expect(page.get_by_role("tooltip")).to_have_count(0)  # it disappears a moment after the pointer
    page.evaluate("() => Promise.all(document.getAnimations().map((each) => each.finished))")
    texts = page.evaluate(TEXTS)
    shown = picture(page)
    page.evaluate(HIDE)
    told = decode(browser, COMPARE, [shown, picture(page), texts])
    assert told["seen"] >= least, told
    assert not told["wrong"], told["wrong"]


def middle(visitor: Visitor, game: str, seats: int, luck: int) -> Json:
    """A page with a decision in the middle of a game; its frame."""
    for more in range(10):
        table = visitor.new_table(game, *[BOT] * (seats - 1))
        frame = visitor.play_on(
            table, Random(luck + more), lambda frame: frame["v"] > 50 and len(frame["legal"]) > 4
        )
        if frame["status"] == "running":
            break
    visitor.page.goto(f"/table/{table}")
    visitor.page.locator(".lit").first.wait_for()
    return frame


@THEMES
@pytest.mark.parametrize(("game", "seats", "size"), [("bigbox", 6, PHONE), ("cartus", 5, DESK)])
def test_texts_stand_out_on_drawings(
    visit: Visit, browser: Browser, game: str, seats: int, size: tuple[int, int], dark: bool
) -> None:
    visitor = visit(size=size, dark=dark, touch=size == PHONE)
    middle(visitor, game, seats, 3)
    assert_legible(browser, visitor.page, 40)


@THEMES
def test_a_large_hand_is_legible_and_a_raised_card_shows_its_name(
    visit: Visit, browser: Browser, dark: bool
) -> None:
    visitor = visit(dark=dark)
    cards = visitor.page.locator("[data-spot=hand] button")
    table = visitor.new_table("cartus", *[BOT] * 4)
    next(page for page, _ in decisions(visitor, table, 3) if cards.count() >= LARGE_HAND)
    first, last = cards.first.locator(".name"), cards.last.locator(".name")
    expect(last).to_be_visible()
    expect(first).to_be_hidden()  # under the next card
    cards.first.hover()
    expect(first).to_be_visible()
    assert_legible(browser, visitor.page, 40)


GRAPHICS = {
    # Edges of regions that can be chosen, and of those that are; pieces, rats and figures on the map.
    "--lit": ("--land", "--land-2", "--land-3", "--sheet", "--paper"),
    "--accent": ("--land", "--land-2", "--land-3", "--sheet"),
    "--focus": ("--land", "--land-2", "--land-3", "--sea", "--sheet", "--paper", "--paper-deep"),
    "--ink": ("--land", "--land-2", "--land-3", "--sheet", "--paper-deep"),
    "--ink-soft": ("--land", "--land-2", "--land-3", "--paper"),
    # Edges of cards and buttons.
    "--line": ("--sheet", "--paper"),
}  # fmt: skip

PALETTE = (
    "(pairs) => {"
    + LUMINANCE
    + """
  const style = getComputedStyle(document.documentElement);
  const value = (name) => rgb(style.getPropertyValue(name));
  return pairs.map(([one, other]) => [one, other, contrast(value(one), value(other))]);
}"""
)


@THEMES
def test_edges_that_matter_stand_out(visit: Visit, dark: bool) -> None:
    visitor = visit(dark=dark)
    visitor.go("/")
    pairs = [(one, other) for one, grounds in GRAPHICS.items() for other in grounds]
    for one, other, contrast in visitor.page.evaluate(PALETTE, pairs):
        assert contrast >= 3, (one, other, contrast)


SHAPES = """(shapes) => {
  const SIDE = 60;
  return shapes.map((d) => {
    const drawing = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
    drawing.setTransform(SIDE / 24, 0, 0, SIDE / 24, SIDE / 2, SIDE / 2);
    drawing.fill(new Path2D(d));
    return [...drawing.getImageData(0, 0, SIDE, SIDE).data].filter((_, n) => n % 4 === 3).map((a) => a > 127);
  });
}"""


def test_seats_differ_by_their_shapes_alone(visit: Visit, browser: Browser) -> None:
    visitor = visit()
    table = visitor.new_table("bigbox", *[BOT] * 5)
    visitor.page.goto(f"/table/{table}")
    marks = visitor.page.locator(".panel header > svg path")
    expect(marks).to_have_count(6)
    shapes = marks.evaluate_all("(all) => all.map((each) => each.getAttribute('d'))")
    masks: list[list[bool]] = decode(browser, SHAPES, shapes)
    for (a, one), (b, other) in combinations(zip(shapes, masks, strict=True), 2):
        both = sum(x and y for x, y in zip(one, other, strict=True))
        either = sum(x or y for x, y in zip(one, other, strict=True))
        assert both / either < 0.85, (a, b)


GROUNDS = (
    "async ([png, regions]) => {"
    + LUMINANCE
    + """
  const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
  const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  drawing.drawImage(bitmap, 0, 0);
  return regions.map(({points}) => {
    const all = points.map(([x, y]) => light([...drawing.getImageData(x, y, 1, 1).data])).sort((a, b) => a - b);
    return all[Math.floor(all.length / 2)];
  });
}"""
)

INSIDE = """() => [...document.querySelectorAll('path.region')].map((path) => {
  const map = path.getScreenCTM();
  const box = path.getBoundingClientRect();
  const points = [];
  for (let x = box.left + 2; x < box.right; x += 5) for (let y = box.top + 2; y < box.bottom; y += 5) {
    const on = document.elementFromPoint(x, y);
    if (on === path && path.isPointInFill(new DOMPoint(x, y).matrixTransform(map.inverse())))
      points.push([Math.round(x), Math.round(y)]);
  }
  return {region: path.dataset.thing, lit: path.classList.contains('lit'), points};
}).filter(({points}) => points.length > 8)"""


@THEMES
def test_without_colours_one_sees_what_can_be_chosen(visit: Visit, browser: Browser, dark: bool) -> None:
    visitor = visit(dark=dark)
    table = visitor.new_table("rattus", *[BOT] * 3)
    # Rats spread to neighbours only: some regions are lit, and others are not.
    visitor.play_on(table, Random(4), lambda frame: frame["legal"][0].startswith("spread"))
    page = visitor.page
    page.goto(f"/table/{table}")
    page.locator(".region.lit").first.wait_for()
    settle(page)
    visitor.context.new_cdp_session(page).send(
        "Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"}
    )
    page.wait_for_timeout(100)
    regions = page.evaluate(INSIDE)
    levels = dict(
        zip(
            [each["region"] for each in regions],
            decode(browser, GROUNDS, [picture(page), regions]),
            strict=True,
        )
    )
    details = visitor.ask("/api/games/rattus?seats=4")
    tier = {each["id"]: each["tier"] for each in details["regions"]}
    pairs = [
        (levels[one["region"]], levels[other["region"]])
        for one in regions for other in regions
        if one["lit"] and not other["lit"] and tier[one["region"]] == tier[other["region"]]
    ]  # fmt: skip
    assert pairs
    assert all((lit + 0.05) / (dim + 0.05) >= 1.2 for lit, dim in pairs), pairs


def played(anna: Visitor, bert: Visitor, game: str, steps: int) -> str:
    """A table of two people, some steps into its game."""
    table = anna.new_table(game, {"who": "open"})
    bert.ask("/api/guests", {"name": "Bert"})
    bert.ask(f"/api/tables/{table}/seats", {})
    luck = Random(1)
    for _ in range(steps):
        seat = anna.ask(f"/api/tables/{table}")["frame"]["to_act"]
        who = {"red": anna, "yellow": bert}[seat]
        frame = who.ask(f"/api/tables/{table}")["frame"]
        wish = {"v": frame["v"], "step": luck.choice(frame["legal"]), "request": f"{seat}{frame['v']}"}
        who.ask(f"/api/tables/{table}/steps", wish)
    return table


@THEMES
@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
def test_an_end_is_legible_to_winners_and_losers(
    visit: Visit, browser: Browser, won: bool, dark: bool
) -> None:
    anna, bert = visit(dark=dark), visit()
    table = played(anna, bert, "rattus", 16)
    (bert if won else anna).ask(f"/api/tables/{table}/seats/mine/concede", {})
    page = anna.page
    page.goto(f"/table/{table}")
    page.locator(END).wait_for()
    expect(page.get_by_text(say("table-you-won"))).to_have_count(1 if won else 0)
    settle(page)
    assert not violations(page)
    assert_legible(browser, page, 20)
