"""Trust in every click: what is not lit plays nothing, what can't be undone asks, and the bar says what is open."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import SHOWN, SPOT, decisions, give_up, spot
from tests.browser.words import say
from tools.visitor import BOT, PHONE, Json, Visit, Visitor


def acting(visitor: Visitor, good: Callable[[Json], object], game: str = "rattus") -> tuple[str, Json]:
    """A table, shown in the browser, where red has a suitable question, and its frame."""
    for luck in range(20):
        table = visitor.new_table(game, BOT)
        frame = visitor.play_on(table, Random(luck), lambda frame: bool(good(frame)))
        if frame["status"] == "running":
            visitor.page.goto(f"/table/{table}")
            visitor.page.wait_for_function(SHOWN, arg=frame["v"])
            visitor.page.locator(".lit").first.wait_for()
            return table, frame
    raise AssertionError("it never comes to that")


def verbs(frame: Json) -> set[str]:
    """The verbs of all legal steps."""
    return {step.split()[0] for step in frame["legal"]}


def version(visitor: Visitor, table: str) -> int:
    """The number of events at a table."""
    return int(visitor.ask(f"/api/tables/{table}")["frame"]["v"])


def point(page: Page, thing: str, how: str) -> None:
    """Point at a thing of the board with mouse, finger or keys."""
    if how == "keys":
        page.locator(f"[data-thing='{thing}'][tabindex], button[data-thing='{thing}']").first.focus()
        page.keyboard.press("Enter")
    elif how == "finger":
        page.touchscreen.tap(*spot(page, thing))
    else:
        page.mouse.click(*spot(page, thing))


def half(frame: Json) -> tuple[str, str] | None:
    """A region the Merchant can leave, and one where the plague can go but not the Merchant from there."""
    ways = [step.split()[1:3] for step in frame["legal"] if step.startswith("merchant ")]
    goals = {step.split()[1] for step in frame["legal"] if step.startswith("plague ")}
    for source, _ in ways:
        grey = goals - {to for start, to in ways if start == source} - {source}
        if grey and sum(start == source for start, _ in ways) > 1:
            return source, min(grey)
    return None


@pytest.mark.parametrize("how", ["mouse", "finger", "keys"])
def test_what_is_not_lit_says_why_and_changes_nothing(visit: Visit, how: str) -> None:
    visitor = visit(touch=how == "finger", **({"size": PHONE} if how == "finger" else {}))
    page = visitor.page
    table, frame = acting(visitor, half)
    source, grey = half(frame) or ("", "")
    point(page, "merchant", how)
    point(page, source, how)
    picked = page.locator(f"path.picked[data-thing={source}]")
    expect(picked).to_have_count(1)
    point(page, grey, how)
    why = page.locator(".why")
    expect(why).to_contain_text(say(f"region-{source}"))
    expect(why).to_contain_text("neighbour")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    expect(picked).to_have_count(1)
    expect(page.locator(".hint.shown")).to_have_count(1)
    assert version(visitor, table) == frame["v"], "something was played"
    cancel = page.get_by_role("button", name=say("board-cancel"))
    if how == "keys":
        page.keyboard.press("Escape")
    else:
        cancel.click()
    expect(picked).to_have_count(0)
    expect(cancel).to_have_count(0)
    assert version(visitor, table) == frame["v"]


@pytest.mark.parametrize("how", ["mouse", "finger", "keys"])
def test_in_the_card_game_what_was_begun_stays_too(visit: Visit, how: str) -> None:
    visitor = visit(touch=how == "finger", **({"size": PHONE} if how == "finger" else {}))
    page = visitor.page
    table, frame = acting(visitor, lambda frame: {"lay", "done"} <= verbs(frame), "cartus")
    begin = page.locator("[data-open=lay]")
    begin.focus()
    page.keyboard.press("Enter")
    expect(begin).to_have_attribute("aria-pressed", "true")
    point(page, "nun:1", how)
    expect(page.locator(".why")).to_contain_text(say(f"building-{frame['facts']['question']['building']}"))
    give_up(page)
    expect(begin).to_have_attribute("aria-pressed", "false")
    assert version(visitor, table) == frame["v"]


def twofold(frame: Json) -> str | None:
    """A region with two meanings, next to others that can be chosen."""
    placed = {step.split()[1] for step in frame["legal"] if step.startswith("place ")}
    goals = {step.split()[1] for step in frame["legal"] if step.startswith("plague ")}
    return min(placed & goals, default=None) if len(goals) > 2 else None


def test_a_press_elsewhere_closes_a_menu_and_does_nothing_else(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table, frame = acting(visitor, twofold)
    region = twofold(frame) or ""
    point(page, region, "mouse")
    menu = page.get_by_role("menu")
    expect(menu).to_have_count(1)
    goals = [step.split()[1] for step in frame["legal"] if step.startswith("plague ")]
    beside = [at for goal in goals if goal != region and (at := page.evaluate(SPOT, goal))]
    page.mouse.click(*beside[0])  # a region that the menu does not cover
    expect(menu).to_have_count(0)
    expect(page.locator(".why, .picked")).to_have_count(0)
    assert version(visitor, table) == frame["v"]
    page.mouse.click(*beside[0])
    expect(menu).to_have_count(1)


def looks(frame: Json) -> str | None:
    """A rat that the Witch could look at among other things to do."""
    rats = [step.split()[1] for step in frame["legal"] if step.startswith("look ")]
    return rats[0] if rats and frame["facts"]["question"]["id"] == "action" else None


def test_a_rat_is_looked_at_only_with_the_witch_in_hand_and_after_a_second_thought(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table, frame = acting(visitor, looks)
    rat = looks(frame) or ""
    point(page, rat, "mouse")
    expect(page.get_by_role("menu")).to_have_count(1)  # the actions in the region, in words
    give_up(page)
    point(page, "witch", "mouse")
    expect(page.locator(f".lit[data-thing='{rat}']")).to_have_count(1)
    expect(page.locator(".hint")).to_contain_text(say("board-hint-look", name=say("card-witch")))
    point(page, rat, "mouse")
    asked = page.get_by_role("menu", name=say("plague-care-look"))
    asked.get_by_role("menuitem", name=say("board-cancel")).click()
    expect(asked).to_have_count(0)
    assert version(visitor, table) == frame["v"]
    page.locator(f"[data-thing='{rat}']").first.dispatch_event("click")
    asked.get_by_role("menuitem").first.click()
    visitor.until(table, lambda now: now["v"] > frame["v"])
    played = visitor.ask(f"/api/tables/{table}/frames?since={frame['v']}")[0]
    assert played["steps"][0] == {"by": "red", "step": f"look {rat}"}


def early(frame: Json) -> str | None:
    """A step of the plague while citizens could still be placed and a card be taken."""
    if not {"take", "place", "plague"} <= verbs(frame):
        return None
    return next((str(step) for step in frame["legal"] if step.startswith("plague ")), None)


def test_moving_the_plague_early_asks_from_the_list_too_unless_nobody_wants_that(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table, frame = acting(visitor, early)
    step = early(frame) or ""
    page.keyboard.press("s")
    row = page.locator(f"[data-step='{step}']")
    row.focus()
    page.keyboard.press("Enter")
    asked = page.get_by_role("menu")
    expect(asked).to_contain_text(say("table-verb-take"))
    expect(asked).to_contain_text(say("table-verb-place"))
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert version(visitor, table) == frame["v"]
    page.get_by_role("button", name=say("table-menu")).click()
    page.get_by_role("checkbox", name=say("careful")).uncheck()
    page.keyboard.press("Escape")
    page.reload()
    page.locator(".lit").first.wait_for()
    page.keyboard.press("s")
    row.focus()
    page.keyboard.press("Enter")
    visitor.until(table, lambda now: now["v"] > frame["v"])


def test_the_bar_says_what_is_open_and_begins_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table, frame = acting(visitor, early)
    cards = visitor.ask(f"/api/tables/{table}/details")["cards"]
    of = {verb: card["id"] for card in cards for verb in card["verbs"]}
    open_now = page.locator("[data-open]")

    def names(frame: Json) -> list[str]:
        return list(dict.fromkeys(of.get(step.split()[0], step.split()[0]) for step in frame["legal"]))

    expect(open_now).to_have_count(len(names(frame)))
    assert open_now.evaluate_all("(all) => all.map((each) => each.dataset.open)") == names(frame)
    take = page.locator("[data-open=take]")
    take.click()
    expect(page.locator("path.lit")).to_have_count(0)
    card = next(step.split()[1] for step in frame["legal"] if step.startswith("take "))
    page.locator(f".lit[data-thing={card}]").click()
    now = visitor.until(table, lambda now: now["v"] > frame["v"])
    expect(take).to_have_count(0)
    expect(open_now).to_have_count(len(names(now)))


HEIGHTS = """() => [document.querySelector('header.bar').offsetHeight, document.querySelector('main').offsetHeight]"""


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("rattus", (1366, 768), "de"),
        ("rattus", PHONE, "fr"),
        ("cartus", (1024, 700), "fr"),
        ("cartus", PHONE, "de"),
        ("bigbox", (844, 390), "de"),
    ],
)
def test_the_board_never_jumps(visit: Visit, game: str, size: tuple[int, int], language: str) -> None:
    visitor = visit(size=size, touch=size[0] < 900, language=language)
    table = visitor.new_table(game, BOT)
    found = set()
    asked = set()
    for page, frame in decisions(visitor, table, luck=4, most=25):
        found.add(tuple(page.evaluate(HEIGHTS)))
        asked.add(frame["facts"]["question"]["id"])
    assert len(found) == 1, found
    assert len(asked) > 2, asked
