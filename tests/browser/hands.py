"""Ways to play: by mouse, touch, keyboard, or by roles and names alone. None knows the rules; they play at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.words import say
from tools.visitor import DESK, PATIENCE, Json, Visitor

MOST = 600
"""More moves than any game takes; beyond that a player goes round in circles."""

END = "dialog[open] #end-title"

LOOK = """async ([end, patience]) => {
  const CHOICE = '.lit, [role=menuitem], .words button:not([aria-pressed])';
  const INSIDE = 'button, [role=button], [role=menuitem], [data-thing]';
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // A point of the thing that a pointer would hit: the middle, or any other.
  const point = (thing) => {
    const box = thing.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.06, 0.94];
    for (const down of parts) for (const right of parts) {
      const [x, y] = [box.left + box.width * right, box.top + box.height * down];
      const hit = document.elementFromPoint(x, y);
      const same = hit?.closest(CHOICE) === thing || hit?.dataset.thing === (thing.dataset.thing ?? '');
      if (same && hit.closest(INSIDE)) return [x, y];
    }
    return null;
  };
  const name = (thing) => thing.dataset.thing ?? thing.querySelector('[data-thing]')?.dataset.thing
    ?? thing.getAttribute('aria-label') ?? thing.textContent.trim();
  await frame();
  await frame();
  const since = performance.now();
  while (performance.now() < since + patience) {
    if (document.querySelector(end)) return {over: true, points: [], covered: []};
    const menu = [...document.querySelectorAll('[role=menu] [role=menuitem]:not(.out)')];
    const things = menu.length ? menu : [...document.querySelectorAll('.lit, .words button:not([aria-pressed])')];
    const points = things.map((thing) => ({name: name(thing), at: point(thing)}));
    // What moves into its place is given the time to arrive.
    const late = performance.now() > since + 1500;
    if (points.some(({at}) => at) && (late || points.every(({at}) => at))) return {
      over: false,
      points: points.filter(({at}) => at),
      covered: points.filter(({at}) => !at).map(({name}) => name),
    };
    await frame();
  }
  return null;
}"""

SPOT = """(thing) => {
  const name = CSS.escape(thing);
  for (const one of document.querySelectorAll(`[data-thing="${name}"], [data-drop="${name}"]`)) {
    const box = one.getBoundingClientRect();
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    for (const down of parts) for (const right of parts) {
      // Fingers are felt at whole pixels.
      const [x, y] = [Math.round(box.left + box.width * right), Math.round(box.top + box.height * down)];
      const hit = document.elementFromPoint(x, y)?.closest('[data-thing], [data-drop]');
      if (hit && (hit.dataset.thing ?? hit.dataset.drop) === thing) return [x, y];
    }
  }
  return null;
}"""

SHOWN = "(v) => Number(document.querySelector('[data-v]')?.dataset.v) >= v"


def spot(page: Page, thing: str) -> tuple[float, float]:
    """Wait until a pointer can hit a thing of the board; return where."""
    x, y = page.wait_for_function(SPOT, arg=thing).json_value()
    return x, y


def carry(page: Page, thing: str, to: str) -> None:
    """Drag a thing to another with the mouse."""
    start, goal = spot(page, thing), spot(page, to)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*goal, steps=20)
    page.mouse.up()


def fingers(visitor: Visitor) -> Callable[..., None]:
    """Fingers on a visitor's page: `touchStart`, `touchMove`, `touchEnd`, with the position of each finger."""
    session = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    return touch


def decisions(
    visitor: Visitor, table: str, luck: int, every: int = 1, most: int = 1000
) -> Iterator[tuple[Page, Json]]:
    """Every n-th decision of red on its page, with its frame; a random game goes on behind the page.

    Cards are kept where that is allowed, so that hands grow large.
    """
    chance = Random(luck)

    def choose(legal: list[str]) -> str:
        return chance.choice([step for step in legal if not step.startswith("lay ")] or legal)

    visitor.page.goto(f"/table/{table}")
    seen = 0
    while seen < most * every:
        frame: Json = visitor.ask(f"/api/tables/{table}")["frame"]
        if frame["status"] != "running":
            return
        if frame["to_act"] != "red":
            continue
        seen += 1
        if seen % every == 0:
            visitor.page.wait_for_function(SHOWN, arg=frame["v"])
            yield visitor.page, frame
            if visitor.ask(f"/api/tables/{table}")["frame"]["v"] != frame["v"]:
                continue  # it was played on the page
        wish = {"v": frame["v"], "step": choose(frame["legal"]), "request": f"r{frame['v']}"}
        visitor.ask(f"/api/tables/{table}/steps", wish)


BEGUN = "[role=menu], .why, .hint.shown"
"""What is visible while a step has been begun, or needs an answer."""


def give_up(page: Page) -> None:
    """Cancel whatever has been begun: menus first, then what was pointed at."""
    for _ in range(4):
        if page.locator(BEGUN).count():
            page.keyboard.press("Escape")
    expect(page.locator(BEGUN)).to_have_count(0)


Watch = Callable[[Page], None]


def nothing(page: Page) -> None:
    """Watch nothing."""


def assert_nothing_scrolls(page: Page) -> None:
    """Assert that all of a decision is in the window."""
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), page.url
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url


class Pointer:
    """Points at lit things, and picks from menus on the spot."""

    def __init__(self, visitor: Visitor, luck: int, *, touch: bool = False) -> None:
        self.page = visitor.page
        self.luck = Random(luck)
        self.moves = 0
        self._touch = touch

    def look(self) -> Json:
        """Wait for things that can be pointed at, and return them."""
        seen: Json | None = self.page.evaluate(LOOK, [END, PATIENCE])
        assert seen is not None, f"nothing can be done at {self.page.url}"
        return seen

    def point(self, at: list[float]) -> None:
        """Press at a point."""
        if self._touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def move(self) -> bool:
        """Do one thing; return whether the game goes on."""
        seen = self.look()
        if seen["over"]:
            return False
        assert not seen["covered"], f"can't be seen or reached without scrolling: {seen['covered']}"
        self.point(self.luck.choice(seen["points"])["at"])
        self.moves += 1
        assert self.moves < MOST
        return True


class Keys:
    """Plays from the list of steps by keys, and confirms where it is asked to."""

    def __init__(self, visitor: Visitor, luck: int) -> None:
        self.page = visitor.page
        self.luck = Random(luck)
        self.moves = 0

    READY = """async ([end, patience]) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      await frame();
      const until = performance.now() + patience;
      while (performance.now() < until) {
        if (document.querySelector(end)) return 0;
        if (document.querySelector('[role=menu]')?.contains(document.activeElement)) return 1;
        const list = document.querySelector('[data-steps]');
        const steps = list ? list.querySelectorAll('button').length : 0;
        if (steps && list.contains(document.activeElement)) return steps;
        if (document.querySelector('.mine') && !document.activeElement?.closest('[data-steps]')) return -1;
        await frame();
      }
      return null;
    }"""

    def move(self) -> bool:
        """Answer; return whether the game goes on."""
        steps: int | None = self.page.evaluate(self.READY, [END, PATIENCE])
        assert steps is not None, f"no step can be reached by keys at {self.page.url}"
        if steps == 0:
            return False
        if steps < 0:
            self.page.keyboard.press("s")
            return True
        if steps > 1:
            for _ in range(self.luck.randrange(min(steps, 6))):
                self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        self.moves += 1
        assert self.moves < MOST
        return True


class Ears:
    """Knows roles and names only, like a screen reader."""

    def __init__(self, visitor: Visitor, luck: int, language: str = "en") -> None:
        self.page = visitor.page
        self.luck = Random(luck)
        self.moves = 0
        self.list = self.page.get_by_role("region", name=say("table-steps", language))
        self.again = self.page.get_by_role("button", name=say("table-rematch", language))
        self.page.get_by_role("tab", name=say("table-steps", language)).click()

    def move(self) -> bool:
        """Answer; return whether the game goes on."""
        sure = self.page.get_by_role("menu").get_by_role("menuitem")
        if sure.count():
            sure.first.click()
            return True
        steps = self.list.get_by_role("button")
        steps.or_(self.again).first.wait_for(timeout=PATIENCE)
        if self.again.count():
            return False
        steps.nth(self.luck.randrange(steps.count())).click()
        self.moves += 1
        assert self.moves < MOST
        return True


Hand = Pointer | Keys | Ears

AT_A_LOSS = """async ([end, patience]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const inside = (thing) => {
    const {left, top, right, bottom} = thing.getBoundingClientRect();
    return left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  };
  const met = (thing) => {
    const {left, top, width, height} = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return thing.contains(hit) || hit?.contains(thing) && hit.matches('.lit');
  };
  const problems = () => {
    const found = [];
    const question = document.querySelector('#question > span');
    if (!question?.textContent.trim()) found.push('nothing is asked');
    else {
      if (!inside(question)) found.push('the question is not in the window');
      if (question.scrollHeight > question.clientHeight + 4) found.push(`the question is cut: ${question.textContent}`);
    }
    const menu = [...document.querySelectorAll('[role=menu] [role=menuitem]')];
    const named = menu.length ? menu : [...document.querySelectorAll('.words button')];
    for (const each of named) {
      const name = (each.getAttribute('aria-label') ?? each.textContent).trim();
      if (!name) found.push('something to press has no name');
      if (!inside(each) || !met(each)) found.push(`${name} can't be pressed`);
    }
    // Where there is only one thing to do the question says it, and the board shows it.
    if (named.length === 0 && ![...document.querySelectorAll('.lit')].some(inside))
      found.push('nothing can be pressed');
    return found;
  };
  const until = performance.now() + patience;
  let found = [];
  do {
    if (!document.querySelector('.bar.mine') || document.querySelector(end)) return [];
    found = problems();
    if (found.length) await frame();
  } while (found.length && performance.now() < until);
  return found;
}"""
"""Problems of a turn: the bar must show the question, and name things that can be pressed, inside the window."""


def assert_known_what_to_do(page: Page) -> None:
    """Assert that a player always knows what to do. Whatever moves into place is given time to arrive."""
    found = page.evaluate(AT_A_LOSS, [END, PATIENCE / 3])
    assert not found, found


class Way(NamedTuple):
    """A way to play: a hand, in a window."""

    hand: type[Hand]
    size: tuple[int, int]
    touch: bool = False


WAYS = {
    "mouse": Way(Pointer, DESK),
    "upright": Way(Pointer, (390, 844), touch=True),
    "sideways": Way(Pointer, (844, 390), touch=True),
    "keys": Way(Keys, DESK),
    "ears": Way(Ears, DESK),
}


def hand_of(way: Way, visitor: Visitor, luck: int, language: str) -> Hand:
    """A player of that way."""
    if way.hand is Pointer:
        return Pointer(visitor, luck, touch=way.touch)
    return Keys(visitor, luck) if way.hand is Keys else Ears(visitor, luck, language)


def play_out(hand: Hand, watch: Watch = nothing) -> None:
    """Play to the end screen."""
    while True:
        watch(hand.page)
        if not hand.move():
            return
