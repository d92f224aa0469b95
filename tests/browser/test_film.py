"""Events can be followed: log, scores, label, sentence and picture show the same moment."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.hands import END
from tests.browser.words import say
from tools.visitor import BOT, DESK, PHONE, Json, Visit, settle

WIDE = (1920, 1080)
"""Every sentence has room here."""
RECORD = """(people) => {
  window.seen = [];
  const text = (thing) => thing?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  new MutationObserver(() => {
    const said = text(document.querySelector('.happens'));
    if (!said || seen.at(-1)?.said === said) return;
    seen.push({
      said,
      line: text([...document.querySelectorAll('.log ol li')].at(-1)),
      label: text(document.querySelector('#question small')),
      scores: [...document.querySelectorAll(`ul[aria-label="${people}"] li b`)].map((it) => parseInt(text(it))),
      saved: [...document.querySelectorAll('section.panel .count:last-child > span[aria-hidden]:not(.unit)')]
        .map((it) => parseInt(text(it))),
      regions: [...document.querySelectorAll('path.region')].map((it) => it.getAttribute('aria-label')),
    });
  }).observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
}"""
RESTS = (
    "v => Number(document.querySelector('[data-v]')?.dataset.v) >= v && !document.querySelector('.happens')"
)


WATCH_HEIGHTS = """() => {
  window.heights = [];
  const look = () => {
    if (document.querySelector('.happens')) {
      heights.push(document.querySelector('header.bar').offsetHeight);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def followed(visit: Visit, game: str, event: str, times: int) -> list[Json]:
    """Everything a page at rest has shown of a game, moment by moment, until an event has happened this many times."""
    visitor = visit(speed="fast", size=WIDE)
    page = visitor.page
    table = visitor.new_table(game, BOT)
    start = visitor.play_on(table, Random(4), lambda frame: True)
    page.goto(f"/table/{table}")
    page.locator("[data-thing]").first.wait_for()
    page.evaluate(RECORD, say("table-people"))

    def enough(frame: Json) -> bool:
        frames = visitor.ask(f"/api/tables/{table}/frames?since={start['v']}")
        told = [event["event"] for each in frames for event in each["explanations"]]
        return told.count(event) >= times

    end = visitor.play_on(table, Random(4), enough)
    page.wait_for_function(RESTS, arg=end["v"], timeout=60_000)
    seen: list[Json] = page.evaluate("seen")
    return seen


def alike(said: str, line: str) -> bool:
    """The log shows an event that repeats several times in a row once."""
    return re.sub(r" ×\d+$", "", line) == said


def test_log_scores_and_label_go_with_the_picture(visit: Visit) -> None:
    seen = followed(visit, "rattus", "RatTurned", 2)
    assert not [each for each in seen if not alike(each["said"], each["line"])]
    for each in seen:
        citizens = [
            [int(count) for region in each["regions"] for count in re.findall(rf"\b{name} (\d+)", region)]
            for name in (say("seat-red"), say("seat-yellow"))
        ]
        assert each["scores"] == [
            sum(here) + saved for here, saved in zip(citizens, each["saved"], strict=True)
        ], each
    turned = [each["label"] for each in seen if " shows " in each["said"]]
    assert turned
    assert all(label.endswith(say("plague-phase-ravage")) for label in turned)


def test_the_log_of_the_card_game_goes_with_the_picture(visit: Visit) -> None:
    seen = followed(visit, "cartus", "CardsRevealed", 2)
    laid = {"cardId": "hidden", "cardAcc": ""}
    silent = [say("cartus-CardLaid", seat=say(f"seat-{seat}"), **laid) for seat in ("red", "yellow")]
    told = [each for each in seen if each["said"] not in silent]
    assert told
    assert not [each for each in told if not alike(each["said"], each["line"])]


LAST_LINE = """() => {
  const list = document.querySelector('.log ol').getBoundingClientRect();
  const line = document.querySelector('.log ol > li:last-child').getBoundingClientRect();
  return [line.bottom <= list.bottom + 8, line.top >= list.top];
}"""
"""Whether the last line of the log is within the list."""


@pytest.mark.parametrize("game", ["rattus", "cartus"])
def test_the_log_ends_with_what_happened_last(visit: Visit, game: str) -> None:
    visitor = visit()
    table = visitor.new_table(game, *[BOT] * 3)
    later = visitor.play_on(table, Random(3), lambda frame: frame["v"] >= 100)
    page = visitor.page
    page.goto(f"/table/{table}")
    page.wait_for_function(RESTS, arg=later["v"])
    settle(page)
    assert page.evaluate(LAST_LINE) == [True, True]
    end = visitor.play_on(table, Random(4), lambda frame: frame["v"] >= later["v"] + 30)
    page.wait_for_function(RESTS, arg=end["v"])
    settle(page)
    assert page.evaluate(LAST_LINE) == [True, True]


def assert_pace(page: Page, speed: str) -> None:
    """One touch shows the pace."""
    page.get_by_role("button", name=say("table-pace-sound")).click()
    expect(page.get_by_role("radio", name=say(f"speed-{speed}"))).to_be_checked()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_game_is_slow_until_another_pace_is_chosen(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size == PHONE, speed=None)
    page = visitor.page
    page.goto(f"/table/{visitor.new_table('rattus', BOT)}")
    assert_pace(page, "slow")
    assert not violations(page)
    page.get_by_role("radio", name=say("speed-fast")).check(force=True)
    page.get_by_role("checkbox", name=say("sound")).check(force=True)
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio")).to_have_count(0)
    page.reload()
    assert_pace(page, "fast")
    expect(page.get_by_role("checkbox", name=say("sound"))).to_be_checked()


def test_after_the_first_game_the_pace_is_normal(visit: Visit) -> None:
    visitor = visit(speed=None)
    page = visitor.page
    page.goto(f"/table/{visitor.finished('rattus')}")
    page.locator(END).wait_for()
    page.goto(f"/table/{visitor.new_table('rattus', BOT)}")
    assert_pace(page, "normal")


@pytest.mark.parametrize("game", ["rattus", "cartus"])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), DESK])
def test_the_board_stays_where_it_is_while_something_happens(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    visitor = visit(speed="fast", size=size, touch=size != DESK, language="de")
    page = visitor.page
    table = visitor.new_table(game, BOT)
    visitor.play_on(table, Random(4), lambda frame: True)
    page.goto(f"/table/{table}")
    page.locator("[data-thing]").first.wait_for()
    rest = page.evaluate("document.querySelector('header.bar').offsetHeight")
    page.evaluate(WATCH_HEIGHTS)
    asked = 0

    def three_times(frame: Json) -> bool:
        nonlocal asked
        asked += 1
        return asked == 4

    end = visitor.play_on(table, Random(4), three_times)
    page.wait_for_function(RESTS, arg=end["v"], timeout=60_000)
    heights = page.evaluate("heights")
    assert heights
    assert set(heights) == {rest}
