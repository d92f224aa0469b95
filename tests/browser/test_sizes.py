"""Windows of all sizes, and large fonts: everything can be reached, nothing is cut, and the map can be zoomed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import rattus
from rattus.host.bot_names import NAMES
from tests.browser.axe import violations
from tests.browser.hands import SPOT, assert_nothing_scrolls, decisions, fingers, spot
from tests.browser.test_touch import longest, messages
from tests.browser.words import say
from tools.screenshots import LARGE, PHONES
from tools.visitor import BOT, Json, Visit, Visitor, settle

OUT_OF_REACH = """() => {
  const CHOICES = '.lit, .words button, .bar button:enabled, [role=tab], [data-place^=card-]';
  const hits = (thing) => {
    const box = thing.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.06, 0.94];
    for (const down of parts) for (const right of parts) {
      const hit = document.elementFromPoint(box.left + box.width * right, box.top + box.height * down);
      if (hit && (thing.contains(hit) || hit.contains(thing) && hit.matches('.lit')
        || thing.dataset.thing && hit.closest('[data-thing]')?.dataset.thing === thing.dataset.thing)) return true;
    }
    return false;
  };
  const things = [...document.querySelectorAll(CHOICES)];
  const lost = things.filter((thing) => {
    if (hits(thing)) return false;
    thing.scrollIntoView({block: 'center', inline: 'center'});
    return !hits(thing);
  });
  // A script can scroll what no finger can.
  const forced = [...document.querySelectorAll('*')].filter((each) => {
    const {overflowX, overflowY} = getComputedStyle(each);
    const still = (overflow) => !/auto|scroll/.test(overflow);
    return each.scrollTop > 0 && still(overflowY) || each.scrollLeft > 0 && still(overflowX);
  });
  for (const each of document.querySelectorAll('main *')) each.scrollTop = each.scrollLeft = 0;
  const name = (each) => each.dataset?.thing ?? each.getAttribute('aria-label') ?? each.className;
  return {things: things.length, lost: lost.map(name), forced: forced.map(name)};
}"""
"""Choices that no pointer can hit, even after scrolling."""

CUT = """() => {
  const NAMES = '.card .name, .building .title span, [role=tab] > span:not(.badge), .when strong';
  const cut = [];
  for (const name of document.querySelectorAll(NAMES)) {
    if (!name.checkVisibility({visibilityProperty: true}) || name.offsetWidth < 3) continue;
    const range = document.createRange();
    range.selectNodeContents(name);
    const lines = [];
    for (const {top, bottom, width} of range.getClientRects())
      if (width > 1 && !lines.some((line) => Math.min(line.bottom, bottom) - Math.max(line.top, top) > 2))
        lines.push({top, bottom});
    const words = name.textContent.trim().split(/[ \\u00a0\\u00ad-]+/).length;
    if (lines.length > words) cut.push(`${name.textContent} is broken`);
    const text = range.getBoundingClientRect();
    const own = getComputedStyle(name).overflow === 'visible' ? name.parentElement : name;
    const box = (name.closest('button, .building, .card') ?? own).getBoundingClientRect();
    for (const within of [box, own.getBoundingClientRect()])
      if (text.left < within.left - 2 || text.right > within.right + 2) cut.push(`${name.textContent} is cut`);
  }
  for (const text of document.querySelectorAll('.rows button, .rows button span'))
    if (text.scrollHeight > text.clientHeight + 4 || text.scrollWidth > text.clientWidth + 1)
      cut.push(`${text.textContent.trim()} is cut`);
  for (const text of document.querySelectorAll('#question small, .panel .does, .gauge small')) {
    const [own, around] = [text, text.parentElement].map((each) => each.getBoundingClientRect());
    if (text.scrollWidth > text.clientWidth + 1 || own.right > around.right + 1)
      cut.push(`${text.textContent.trim()} is cut`);
  }
  for (const thing of document.querySelectorAll('.free > *')) {
    const [own, row] = [thing, thing.parentElement].map((each) => each.getBoundingClientRect());
    if (own.left < row.left - 1 || own.right > row.right + 1) cut.push(`${thing.textContent.trim()} leaves its row`);
  }
  return [...new Set(cut)];
}"""
"""Names and buttons that are cut, or broken within a word."""

UNREAD = """(asked) => {
  const question = document.querySelector('#question > span');
  return Object.entries(asked).filter(([, text]) => {
    question.textContent = text;
    return question.scrollHeight > question.clientHeight + 4;
  });
}"""
"""Questions that do not fit into the bar."""

CASES = [
    ("rattus", 4, (320, 568), "fr", 16),
    ("cartus", 4, (320, 568), "de", 16),
    ("bigbox", 6, (390, 844), "de", 16),
    ("cartus", 5, (390, 844), "en", 16),
    ("rattus", 4, (844, 390), "de", 16),
    ("cartus", 4, (844, 390), "fr", 16),
    ("bigbox", 5, (640, 360), "en", 16),
    ("rattus", 4, (640, 360), "de", 16),
    ("cartus", 5, (640, 360), "de", 16),
    ("bigbox", 6, (1280, 585), "fr", 16),
    ("cartus", 4, (1280, 585), "de", 16),
    ("rattus", 3, (1366, 768), "en", 16),
    ("cartus", 3, (1366, 768), "fr", 16),
    ("bigbox", 6, (1920, 1080), "de", 16),
    ("cartus", 5, (1920, 1080), "en", 16),
    ("rattus", 4, (320, 568), "de", LARGE),
    ("cartus", 4, (844, 390), "fr", LARGE),
    ("cartus", 4, (320, 568), "de", LARGE),
    ("bigbox", 6, (1366, 768), "fr", LARGE),
]


@pytest.mark.parametrize(("game", "seats", "size", "language", "letters"), CASES)
def test_everything_fits_or_can_be_scrolled_to(
    visit: Visit, game: str, seats: int, size: tuple[int, int], language: str, letters: int
) -> None:
    visitor = visit(size=size, touch=size in PHONES, language=language, letters=letters)
    table = visitor.new_table(game, *[BOT] * (seats - 1))
    for page, frame in decisions(visitor, table, luck=seats, every=6, most=3):
        page.locator(".lit, .words button").first.wait_for()
        settle(page)
        found = page.evaluate(OUT_OF_REACH)
        assert found["things"] > 2, found
        assert not found["lost"] + found["forced"], (frame["legal"], found)
        assert_nothing_scrolls(page)
        assert not page.evaluate(CUT)
        if game == "cartus":
            expect(page.locator(".when strong")).to_be_in_viewport()
    if letters == LARGE:
        assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 16.5
    assert not violations(visitor.page)


NAMED = """(longest) => {
  const names = [...document.querySelectorAll('.panel header .name, .seats .shown .name')];
  names.slice(1).forEach((name, n) => (name.firstChild.data = longest[n % longest.length]));
  const shown = names.filter((name) => name.checkVisibility());
  return {
    shown: shown.length,
    cut: shown.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
  };
}"""
"""Gives all seats but the first a long name; returns those that are cut."""


@pytest.mark.parametrize(
    ("game", "seats", "size"),
    [
        ("rattus", 4, (320, 568)),
        ("rattus", 4, (640, 360)),
        ("cartus", 4, (640, 360)),
        ("cartus", 4, (844, 390)),
        ("cartus", 3, (390, 844)),
    ],
)
def test_the_longest_names_of_bots_are_whole(
    visit: Visit, game: str, seats: int, size: tuple[int, int]
) -> None:
    visitor = visit(size=size, touch=size in PHONES)
    page, _ = at_a_table(visitor, game, seats)
    settle(page)
    longest = sorted(NAMES, key=len)[-4:]
    assert page.evaluate(NAMED, longest) == {"shown": seats, "cut": []}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_what_a_card_does_stays_in_its_frame_with_large_letters(visit: Visit, language: str) -> None:
    visitor = visit(size=(1366, 768), language=language, letters=LARGE)
    table = visitor.new_table("rattus", *[BOT] * 3)

    def alone(frame: Json) -> bool:
        holders = frame["view"]["cards"]
        return holders["merchant"] is not None and list(holders.values()).count(holders["merchant"]) == 1

    visitor.play_on(table, Random(3), alone)
    visitor.go(f"/table/{table}")
    visitor.page.locator(".panel .does").first.wait_for()
    assert not visitor.page.evaluate(CUT)


CROWDED = (
    "bigbox red yellow green blue purple white · options start=first · version 2 · turn of red · plague germania"
    " · caravan germania · supply 40 · start red · turn 9; england rats 1; espagna rats 1 red 2;"
    " france rats 3 (/1 1+PB seen by red, /2 2+MPK seen by red, /3 3+A seen by red) red 5 yellow 2;"
    " germania rats 1; hungaria rats 1; italia rats 1 green 2 purple 2; scandinavia rats 1 purple 2;"
    " bulgaria rats 1; polonia rats 1 purple 2;"
    " cards peasant red, merchant red, monk red, knight red, witch red, king red, courier red, caravanner red"
)
"""Red has every card, and everything can be done in France."""
UNPRESSABLE = """() => [...document.querySelectorAll('[role=menu] [role=menuitem]')].filter((item) => {
  const {left, right, top, bottom} = item.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !item.contains(hit) || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
}).map((item) => item.textContent)"""


def crowded(visitor: Visitor) -> Page:
    """The page of a table where red can do everything."""
    visitor.ask("/api/guests", {"name": "Anna"})
    study = visitor.ask("/api/studies", {"record": rattus.position(CROWDED).record()})
    forked = visitor.ask(f"/api/studies/{study['id']}/fork", {"n": 0, "seat": "red", "bot": "random"})
    page = visitor.go(f"/table/{forked['table']['id']}")
    settle(page)
    return page


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1280, 585), (1366, 768)])
def test_however_much_can_be_done_the_bar_names_it_whole(visit: Visit, size: tuple[int, int]) -> None:
    page = crowded(visit(size=size, touch=size in PHONES, language="fr"))
    assert page.locator(".words button").count() == 7
    assert not page.evaluate(CUT)


@pytest.mark.parametrize("size", [(844, 390), (640, 360)])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_all_of_the_longest_menu_can_be_pressed_in_a_low_window(
    visit: Visit, size: tuple[int, int], language: str
) -> None:
    page = crowded(visit(size=size, touch=size in PHONES, language=language))
    press = page.touchscreen.tap if size in PHONES else page.mouse.click
    press(*spot(page, "france"))
    items = page.get_by_role("menu").get_by_role("menuitem")
    expect(items).to_have_count(10)
    settle(page)
    assert not page.evaluate(UNPRESSABLE)


def at_a_table(visitor: Visitor, game: str = "rattus", seats: int = 4) -> tuple[Page, Json]:
    """Red's first decision, on its page, with its frame."""
    table = visitor.new_table(game, *[BOT] * (seats - 1))
    return next(decisions(visitor, table, luck=1, most=1))


@pytest.mark.parametrize(("size", "language"), [((320, 568), "fr"), ((640, 360), "de"), ((844, 390), "fr")])
def test_every_question_is_read_whole(visit: Visit, size: tuple[int, int], language: str) -> None:
    page, _ = at_a_table(visit(size=size, touch=size in PHONES, language=language))
    arguments = longest(language)
    asked = {}
    for message in messages(language):
        if "-ask-" in (name := message.id.name):
            short = any(each.id.name == "short" for each in message.attributes)
            asked[name] = say(f"{name}.short" if short else name, language, **arguments)
    assert len(asked) > 20
    assert not page.evaluate(UNREAD, asked)


SHARE = """() => {
  const map = document.querySelector('.map').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.map .region')].map((each) => each.getBoundingClientRect());
  const wide = Math.min(map.right, Math.max(...boxes.map((box) => box.right)))
    - Math.max(map.left, Math.min(...boxes.map((box) => box.left)));
  const high = Math.min(map.bottom, Math.max(...boxes.map((box) => box.bottom)))
    - Math.max(map.top, Math.min(...boxes.map((box) => box.top)));
  return {
    played: wide * high / (map.width * map.height), high: map.height / innerHeight, wide: map.width / innerWidth,
  };
}"""
"""How much of the map is in play, and how much of the window is map."""


@pytest.mark.parametrize(("size", "high"), [((390, 844), 0.35), ((844, 390), 0.65), ((640, 360), 0.65)])
def test_a_map_on_a_phone_is_large_and_mostly_of_regions_in_play(
    visit: Visit, size: tuple[int, int], high: float
) -> None:
    page, _ = at_a_table(visit(size=size, touch=True))
    share = page.evaluate(SHARE)
    assert share["played"] > 0.78, share
    assert share["high"] > high, share
    assert share["wide"] > 0.45, share


def seen(page: Page) -> list[float]:
    """The visible part of the map: left, top, width, height."""
    return [
        float(number) for number in (page.locator(".map svg.stage").get_attribute("viewBox") or "").split()
    ]


def until_seen(page: Page, condition: str, than: list[float]) -> None:
    """Wait until the visible part compares with another one as it should."""
    page.wait_for_function(
        f"""(than) => {{
          const now = document.querySelector('.map svg.stage').getAttribute('viewBox').split(' ').map(Number);
          return {condition};
        }}""",
        arg=than,
    )


SMALLER = "now[2] < than[2] * 0.8 && now[3] < than[3] * 0.8"
MOVED = "now[0] < than[0] - 5 && now[1] < than[1] - 5 && Math.abs(now[2] - than[2]) < 1"
SAME = "now.every((each, n) => Math.abs(each - than[n]) < 1)"


SEA = """() => {
  const map = document.querySelector('.map').getBoundingClientRect();
  for (let y = map.top + 20; y < map.bottom - 80; y += 8) for (let x = map.left + 60; x < map.right - 80; x += 8) {
    const hit = document.elementFromPoint(x, y);
    if (hit.closest('.map') && !hit.closest('[data-thing], button')) return [x, y];
  }
}"""
"""An empty point of the map."""


def test_two_fingers_enlarge_the_map_and_one_moves_it(visit: Visit) -> None:
    visitor = visit(size=(390, 844), touch=True)
    page, frame = at_a_table(visitor)
    whole = seen(page)
    box: Any = page.locator(".map").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = fingers(visitor)
    touch("touchStart", (x - 20, y))
    touch("touchStart", (x - 20, y), (x + 20, y))
    for far in (30, 40, 50, 60):
        touch("touchMove", (x - far, y), (x + far, y))
    touch("touchEnd", (x - 60, y))
    touch("touchEnd")
    until_seen(page, SMALLER, whole)
    table = page.url.rpartition("/")[2]
    assert visitor.ask(f"/api/tables/{table}")["frame"]["v"] == frame["v"], "a pinch is no tap"
    assert page.evaluate("visualViewport.scale") == 1

    before = seen(page)
    right, down = page.evaluate(SEA)
    touch("touchStart", (right, down))
    for far in (15, 30, 45, 60):
        touch("touchMove", (right + far, down + far))
    touch("touchEnd")
    until_seen(page, MOVED, before)

    # A tap selects the region visible there.
    region = next(
        step.split()[1] for step in frame["legal"] if page.evaluate(SPOT, [*step.split(), ""][1]) is not None
    )
    page.touchscreen.tap(*page.evaluate(SPOT, region))
    played = visitor.until(table, lambda now: now["v"] > frame["v"])
    steps = visitor.ask(f"/api/tables/{table}/frames?since={frame['v']}")[0]["steps"]
    assert any(region in step["step"] for step in steps), (steps, played["v"])
    page.get_by_role("button", name=say("board-zoom-all")).tap()
    until_seen(page, SAME, whole)
    expect(page.get_by_role("button", name=say("board-zoom-all"))).to_have_count(0)


IN_SIGHT = """() => {
  const map = document.querySelector('.map').getBoundingClientRect();
  const {left, right, top, bottom} = document.activeElement.getBoundingClientRect();
  return right > map.left && left < map.right && bottom > map.top && top < map.bottom;
}"""


def test_wheel_buttons_and_keys_enlarge_the_map(visit: Visit) -> None:
    visitor = visit()
    page, _ = at_a_table(visitor)
    whole = seen(page)
    page.mouse.move(*spot(page, "gallia"))
    page.mouse.wheel(0, -300)  # without Ctrl it scrolls the page, not the map
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    until_seen(page, SMALLER, whole)
    page.get_by_role("button", name=say("board-zoom-all")).click()
    until_seen(page, SAME, whole)

    page.locator("path[data-thing=gallia]").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    until_seen(page, SMALLER, whole)
    for _ in range(4):  # the focused element stays in sight
        page.keyboard.press("ArrowRight")
        page.wait_for_function(IN_SIGHT)
    page.keyboard.press("-")
    page.keyboard.press("0")
    until_seen(page, SAME, whole)


def test_a_note_lies_above_an_open_dialog(visit: Visit) -> None:
    visitor = visit(size=(640, 360))
    page, _ = at_a_table(visitor, "cartus", 2)
    page.get_by_role("button", name=say("table-menu")).click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    note = page.locator(".toasts p")
    page.get_by_role("button", name=say("table-share")).click()
    note.wait_for()
    settle(page)
    of, by = dialog.bounding_box(), note.bounding_box()
    assert of is not None
    assert by is not None
    low = min(of["y"] + of["height"], by["y"] + by["height"]) - 8
    clip = {"x": by["x"] + 20, "y": by["y"] + 4, "width": by["width"] / 2, "height": low - by["y"] - 4}
    assert clip["height"] > 8, "the note does not lie over the dialog"
    with_it = page.screenshot(clip=clip)  # type: ignore[arg-type]
    note.evaluate("(note) => { note.style.visibility = 'hidden'; }")
    assert page.screenshot(clip=clip) != with_it  # type: ignore[arg-type]


@pytest.mark.parametrize(("size", "game", "seats"), [((1280, 800), "bigbox", 6), ((1920, 1080), "cartus", 2)])
def test_log_and_chat_are_seen_together_where_there_is_room(
    visit: Visit, size: tuple[int, int], game: str, seats: int
) -> None:
    page, _ = at_a_table(visit(size=size), game, seats)
    expect(page.get_by_role("list", name=say("table-log"))).to_be_in_viewport()
    expect(page.get_by_role("textbox", name=say("table-chat-say"))).to_be_in_viewport()
    expect(page.get_by_role("tab", name=say("table-chat"))).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_curve_of_a_replay_lies_above_its_table(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    table = visitor.finished("rattus", 3)
    page = visitor.go(f"/replay/table/{table}")
    page.get_by_role("tab", name=say("table-score")).click()
    curve = page.get_by_role("img", name=say("table-curve"))
    curve.wait_for()
    settle(page)
    above: Any = curve.bounding_box()
    for below in page.locator(".score table").all():
        box: Any = below.bounding_box()
        assert box["y"] >= above["y"] + above["height"] - 1 or box["y"] + box["height"] <= above["y"] + 1
