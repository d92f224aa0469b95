"""Touch on a phone: every target of a decision is as large as a fingertip, and questions are short."""

from __future__ import annotations

import re
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from rattus.locales import catalogues
from tests.browser.hands import SHOWN, assert_nothing_scrolls, decisions, fingers, spot
from tests.browser.words import say
from tools.visitor import BOT, PHONE, Json, Visit, settle

FINGER = 44
"""Pixels; WCAG 2.5.5."""

TARGETS = ".lit, .words button, .bar button:enabled, [role=menuitem], [role=tab]"
SMALL = """async ([finger, targets]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const hits = (thing, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (thing.contains(hit) || hit.contains(thing) && hit.matches('.lit')
      || thing.dataset.thing !== undefined && hit.closest('[data-thing]')?.dataset.thing === thing.dataset.thing);
  };
  /** Whether a square of that side around a point is all the thing's; its corners may be round. */
  const square = (thing, x, y) => {
    const half = finger / 2 - 1; // points are rounded to pixels
    for (const down of [-1, -0.5, 0, 0.5, 1]) for (const right of [-1, -0.5, 0, 0.5, 1])
      if (right ** 2 + down ** 2 < 2 && !hits(thing, x + right * half, y + down * half)) return false;
    return true;
  };
  const large = (thing) => {
    const twins = thing.dataset.thing === undefined ? [thing]
      : [...document.querySelectorAll(`[data-thing="${CSS.escape(thing.dataset.thing)}"]`)].reverse();
    return twins.some((twin) => {
      const box = twin.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (square(thing, x, y)) return true;
      for (let at = box.left + finger / 2; at <= box.right - finger / 2 + 0.5; at += 2)
        if (square(thing, at, y)) return true;
      return false;
    });
  };
  const name = (thing) => thing.dataset.thing ?? thing.getAttribute('aria-label') ?? thing.textContent.trim();
  // What moves into its place is given the time to arrive.
  let small = [];
  for (let tries = 0; tries < 60; tries++) {
    const menu = [...document.querySelectorAll('[role=menuitem]')];
    const things = menu.length ? menu : [...document.querySelectorAll(targets)];
    small = things.filter((thing) => !large(thing));
    if (things.length > 0 && small.length === 0) return [];
    await frame();
  }
  const covers = (thing) => {
    const {left, top, width, height} = thing.getBoundingClientRect();
    const over = new Set();
    for (const down of [0.05, 0.5, 0.95]) for (const right of [0.05, 0.5, 0.95]) {
      const [x, y] = [left + width * right, top + height * down];
      if (!hits(thing, x, y)) over.add(document.elementFromPoint(x, y)?.outerHTML.slice(0, 120) ?? 'nothing');
    }
    return [...over];
  };
  return small.map((thing) => {
    const {width, height, left, top} = thing.getBoundingClientRect();
    return `${name(thing)}: ${width}×${height} at ${left}, ${top} under ${covers(thing).join(' and ') || 'nothing'}`;
  });
}"""

BAR = """() => {
  const lines = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rows = [];
    for (const {top, bottom, width} of range.getClientRects())
      if (width > 1 && !rows.some((row) => Math.min(row.bottom, bottom) - Math.max(row.top, top) > 3))
        rows.push({top, bottom});
    return rows.length;
  };
  const sentence = document.querySelector('.sentence');
  const cut = [...sentence.children].some((part) => part.scrollHeight > part.clientHeight + 1);
  const buttons = [...document.querySelectorAll('.words button')].map((each) => each.getBoundingClientRect().top);
  return {text: sentence.innerText, lines: lines(sentence), cut, rows: new Set(buttons).size};
}"""


def assert_short(bar: Json) -> None:
    """At most three lines, all of them visible, and one row of buttons."""
    assert bar["lines"] <= 3, bar
    assert not bar["cut"], bar
    assert bar["rows"] <= 1, bar


def twofold(legal: list[str]) -> str | None:
    """A region with two possible actions."""
    placed = {step.split()[1] for step in legal if step.startswith("place ")}
    return next(
        (step.split()[1] for step in legal if step[:7] == "plague " and step.split()[1] in placed), None
    )


@pytest.mark.parametrize(
    ("game", "seats", "language", "every"),
    [("rattus", 4, "en", 3), ("bigbox", 6, "de", 4), ("cartus", 5, "fr", 7), ("cartus", 2, "de", 9)],
)
def test_a_finger_meets_everything(visit: Visit, game: str, seats: int, language: str, every: int) -> None:
    visitor = visit(size=PHONE, touch=True, language=language)
    table = visitor.new_table(game, *[BOT] * (seats - 1))
    menus = hands = 0
    for page, frame in decisions(visitor, table, luck=seats, every=every):
        small = page.evaluate(SMALL, [FINGER, TARGETS])
        assert not small, (frame["legal"], small)
        assert_short(page.evaluate(BAR))
        if game == "cartus":
            hands = max(hands, len(frame["view"]["hands"]["red"]))
        elif menus < 3 and (region := twofold(frame["legal"])):  # the items of a region's menu are as large
            page.locator(f"path[data-thing={region}]").dispatch_event("click")
            if page.get_by_role("menuitem").count():
                menus += 1
                assert not page.evaluate(SMALL, [FINGER, TARGETS])
            page.keyboard.press("Escape")
    if game != "cartus":
        assert menus > 0, "no region offered two things"
    elif seats == 2:
        assert hands > 7, "no hand was large"


@pytest.mark.parametrize(("seats", "most"), [(2, 6), (6, 4)])
def test_many_cards_in_one_hand_are_met_by_a_finger(visit: Visit, seats: int, most: int) -> None:
    anna = visit(size=PHONE, touch=True)
    table = anna.new_table("bigbox", *[{"who": "open"}] * (seats - 1))
    people = {"red": anna}
    for _ in range(seats - 1):
        guest = visit()
        guest.ask("/api/guests", {"name": "Bert"})
        people[guest.ask(f"/api/tables/{table}/seats", {})["seat"]] = guest
    anna.page.goto(f"/table/{table}")
    while True:  # Anna takes everything free, the others nothing
        frame: Json = anna.ask(f"/api/tables/{table}")["frame"]
        assert frame["status"] == "running"
        if sum(holder == "red" for holder in frame["view"]["cards"].values()) == most:
            break
        legal = people[frame["to_act"]].ask(f"/api/tables/{table}")["frame"]["legal"]
        free = [step for step in legal if step.startswith("take ")]
        rest = [step for step in legal if step not in free]
        step = (free + rest if frame["to_act"] == "red" else rest + free)[0]
        wish = {"v": frame["v"], "step": step, "request": f"r{frame['v']}"}
        people[frame["to_act"]].ask(f"/api/tables/{table}/steps", wish)
    anna.page.wait_for_function(SHOWN, arg=frame["v"])
    small = anna.page.evaluate(SMALL, [FINGER, "[data-place^=card-], .bar button:enabled, [role=tab]"])
    assert not small, small
    assert_nothing_scrolls(anna.page)


@pytest.mark.parametrize(
    ("game", "swiped", "by"), [("rattus", "germania", (60, 20)), ("cartus", "card:", (10, -60))]
)
def test_a_tap_right_after_a_swipe_counts(visit: Visit, game: str, swiped: str, by: tuple[int, int]) -> None:
    visitor = visit(size=PHONE, touch=True)
    page, _ = next(decisions(visitor, visitor.new_table(game, BOT), luck=1, most=1))
    settle(page)
    thing: str = page.locator(f'[data-thing^="{swiped}"]').first.get_attribute("data-thing") or ""
    x, y = spot(page, thing)
    page.evaluate("() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true); }")
    touch = fingers(visitor)
    touch("touchStart", (x, y))
    for part in (0.25, 0.5, 0.75, 1):
        touch("touchMove", (x + by[0] * part, y + by[1] * part))
    touch("touchEnd")
    page.touchscreen.tap(x, y)
    page.wait_for_function("window.clicks === 1")


LONGEST = {
    "region": r"region-.*", "plague": r"region-.*", "caravan": r"region-.*", "other": r"region-.*",
    "building": r"building-(?!.*-rule).*", "kind": r"class-.*", "receiver": r"seat-(red|yellow|green|blue|purple)",
    "card": r"card-(peasant|merchant|monk|knight|king)",
}  # fmt: skip
NUMBERS = {"count": 3, "slot": 3, "other_slot": 3, "influence": 12, "rats": 12, "cardId": "merchant"}
FACES = {"face": "", "other_face": ""}  # in long questions only


def messages(language: str) -> list[ast.Message]:
    """All messages of a language."""
    found = []
    spoken = [path for path in catalogues(language) if path.stem in ("common", "plague", "cartus", language)]
    for path in spoken:
        body = FluentParser().parse(path.read_text("utf-8")).body
        found += [entry for entry in body if isinstance(entry, ast.Message)]
    return found


def longest(language: str) -> dict[str, object]:
    """The longest name of each kind, in each case."""
    found: dict[str, object] = {**NUMBERS, **FACES}
    for argument, pattern in LONGEST.items():
        named = [message for message in messages(language) if re.fullmatch(pattern, message.id.name)]
        assert named, pattern
        for case in ("", "Nom", "Acc", "Dat", "Gen"):
            names = [
                say(f"{message.id.name}.{case.lower()}" if case in cases else message.id.name, language)
                for message in named
                for cases in [{each.id.name.capitalize() for each in message.attributes} & {case}]
            ]
            found[argument + case] = max(names, key=len)
    return found


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_question_is_longer_than_three_lines_on_a_phone(visit: Visit, language: str) -> None:
    visitor = visit(size=PHONE, touch=True, language=language)
    page = visitor.page
    page.goto(f"/table/{visitor.new_table('rattus', BOT)}")
    page.locator(".lit").first.wait_for()
    arguments = longest(language)
    asked = 0
    for message in messages(language):
        name = message.id.name
        if "-ask-" in name:
            asked += 1
            short = any(each.id.name == "short" for each in message.attributes)
            text = say(f"{name}.short" if short else name, language, **arguments)
            page.evaluate(
                "(text) => { document.querySelector('.sentence > span').textContent = text; }", text
            )
            assert_short(page.evaluate(BAR))
    assert asked > 20


CASES = ("", "Nom", "Acc", "Dat", "Gen")
CUT = """(text) => {
  const line = document.querySelector('.sentence > span').cloneNode();
  line.textContent = text;
  line.classList.add('happens');
  document.querySelector('.sentence').replaceChildren(line);
  return line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1;
}"""
PEOPLE, PLACES = ("seat", "target", "owner", "chooser", "start", "winners"), ("source", "to")
HAPPENED: dict[str, object] = {
    "place": 3, "round": 3, "spot": 2, "value": 2, "premium": "yes", "turn": 12, "spread": 2, "rages": "yes",
    "population": 12, "limit": 2, "cause": "symbol", "reason": "reserve", "supply_empty": "no", "cardsCount": 3,
    "winnersCount": 1, "nuns": 12, "outbreak": "yes", "game": "rattus", "cards": "", "words": "", "face": "hidden",
    "ownerId": "red", "seatId": "red", "sourceId": "gallia", "supply": "",
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_happens_is_never_cut_on_a_phone(visit: Visit, language: str) -> None:
    visitor = visit(size=PHONE, touch=True, language=language, speed="slow")
    page = visitor.page
    table = visitor.new_table("rattus", BOT)
    frame = visitor.play_on(table, Random(1), lambda frame: True)
    page.goto(f"/table/{table}")
    page.locator(".lit").first.wait_for()
    wish = {"v": frame["v"], "step": frame["legal"][0], "request": "first"}
    visitor.ask(f"/api/tables/{table}/steps", wish)
    page.locator(".happens").wait_for()
    named = longest(language)
    people = {name + case: named[f"receiver{case}"] for name in PEOPLE for case in CASES}
    places = {name + case: named[f"region{case}"] for name in PLACES for case in CASES}
    told = 0
    for message in messages(language):
        name = message.id.name
        if not re.fullmatch(r"(plague|cartus)-[A-Z][A-Za-z]+", name):
            continue
        told += 1
        short = any(each.id.name == "short" for each in message.attributes)
        text = say(f"{name}.short" if short else name, language, **{**named, **people, **places, **HAPPENED})
        cut = page.evaluate(CUT, text)
        assert not cut, text
    assert told > 40
