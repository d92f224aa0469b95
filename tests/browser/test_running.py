"""A running table: dragging, messages, displays and settings during a game."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from rattus.locales import Words
from tests.browser.hands import SHOWN, carry
from tests.browser.words import say
from tools.visitor import BOT, Json, Visit, Visitor

TEN_MINUTES = {"kind": "clock", "base": 600, "increment": 0, "grace": 60}
DEEDS = ("Settled", "CardTaken", "CitizensPlaced", "PlagueMoved", "RatSpread")
"""Actions of seats, not their consequences."""


def played(visitor: Visitor, table: str, since: int) -> list[str]:
    """The steps red has played since then, as soon as there are any."""
    visitor.until(table, lambda frame: frame["v"] > since)
    frames = visitor.ask(f"/api/tables/{table}/frames?since={since}")
    return [step["step"] for frame in frames for step in frame["steps"] if step["by"] == "red"]


def test_the_plague_is_dragged_to_a_region(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.new_table("rattus", BOT)
    frame = visitor.play_on(table, Random(1), lambda frame: frame["facts"]["question"]["id"] == "action")
    page.goto(f"/table/{table}")
    goals = {step.split()[1] for step in frame["legal"] if step.startswith("plague ")}
    page.locator("path[data-thing]").first.wait_for()
    regions = set(page.locator("path[data-thing]").evaluate_all("(all) => all.map((it) => it.dataset.thing)"))
    here = frame["view"]["plague"]
    carry(page, "plague", min(regions - goals - {here}))  # it does not reach so far, and nothing happens
    goal = min(goals - {here})
    carry(page, "plague", goal)
    page.get_by_role("menuitem", name=say("plague-step-plague", regionDat=say(f"region-{goal}"))).click()
    assert played(visitor, table, frame["v"])[0] == f"plague {goal}"
    moved = visitor.ask(f"/api/tables/{table}/frames?since={frame['v']}")[0]["explanations"][0]
    expect(page.get_by_role("list", name=say("table-log"))).to_contain_text(sentence(moved))


def test_a_card_is_dragged_into_a_building(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.new_table("cartus", BOT)
    frame = visitor.play_on(table, Random(1), lambda frame: frame["legal"][0].startswith("enter "))
    page.goto(f"/table/{table}")
    place = frame["legal"][0].split()[1]
    one, other, *_ = frame["view"]["hands"]["red"]
    carry(page, f"card:{one}", f"place:{place}")
    visitor.until(table, lambda now: now["v"] > frame["v"] + 1)
    assert played(visitor, table, frame["v"]) == [f"enter {place}", f"lay {one}"]
    page.wait_for_function(SHOWN, arg=frame["v"] + 2)
    carry(page, f"card:{other}", f"place:{place}")
    assert played(visitor, table, frame["v"] + 2) == [f"lay {other}"]


def sentence(event: Json) -> str:
    """An event of the board game in words."""
    return Words().t(f"plague-{event['event']}", **{key: event[key] for key in event if key != "event"})


def play_until(table: str, asked: str, **who: Visitor) -> int:
    """Let all play their first legal step until it is that seat's turn; return the number of the frame then."""
    while True:
        seat = who["red"].ask(f"/api/tables/{table}")["frame"]["to_act"]
        frame = who[seat].ask(f"/api/tables/{table}")["frame"]
        v = int(frame["v"])
        if seat == asked:
            return v
        who[seat].ask(
            f"/api/tables/{table}/steps", {"v": v, "step": frame["legal"][0], "request": f"{seat}{v}"}
        )


def test_all_around_the_board(visit: Visit) -> None:
    anna, bert = visit(), visit()
    page = anna.page
    table = anna.new_table("rattus", {"who": "open"}, pace=TEN_MINUTES)
    bert.ask("/api/guests", {"name": "Bert"})
    bert.ask(f"/api/tables/{table}/seats", {})
    page.goto(f"/table/{table}")
    page.locator("[data-thing]").first.wait_for()

    # Clocks; title and icon.
    clocks = page.get_by_role("timer", name=say("table-clock"))
    expect(clocks).to_have_count(2)
    expect(clocks.filter(has_text=re.compile(r"^\s*09:\d\d\s*$"))).to_have_count(1)  # one of them runs
    play_until(table, "red", red=anna, yellow=bert)
    mine = play_until(table, "yellow", red=anna, yellow=bert)
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon.svg")
    expect(page).to_have_title(re.compile(re.escape(say("table-decides", seat=say("seat-yellow")))))
    play_until(table, "red", red=anna, yellow=bert)
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    expect(page).to_have_title(re.compile(re.escape(say("table-your-turn"))))

    # The other's actions are described, and summed up.
    frames = anna.ask(f"/api/tables/{table}/frames?since={mine}")
    events = [event for frame in frames for event in frame["explanations"] if event["event"] in DEEDS]
    done = sentence(events[-1])
    aloud = page.get_by_role("log")
    expect(aloud).to_contain_text(done)
    expect(aloud).to_contain_text(say("table-your-turn"))
    recap = page.get_by_role("region", name=say("table-recap"))
    score = frames[-1]["facts"]["scores"]["yellow"]
    expect(recap.get_by_role("listitem").last).to_contain_text(f"{say('seat-yellow')} {score} (")

    # Keys, and lines of the log.
    sound = page.get_by_role("button", name=say("table-sound"), exact=True)
    for on in ("true", "false"):
        page.keyboard.press("m")
        expect(sound).to_have_attribute("aria-pressed", on)
    moment = page.get_by_role("slider")
    page.keyboard.press("ArrowLeft")
    last = int(moment.get_attribute("max") or 0)
    expect(moment).to_have_value(str(last - 1))
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_value(str(last - 2))
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_value(str(last - 1))
    line = page.get_by_role("list", name=say("table-log")).get_by_role("listitem").nth(1)
    line.get_by_role("button").click()
    expect(moment).to_have_value(line.get_attribute("data-place") or "none")
    expect(page.get_by_text(say("table-looking-back"))).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_text(say("table-looking-back"))).to_have_count(0)
    expect(moment).to_have_count(0)

    # The menu: the pace, and a link.
    skip = page.get_by_role("button", name=say("table-skip"), exact=True)
    menu = page.get_by_role("dialog", name=say("table-menu"))

    def choose(speed: str) -> None:
        page.get_by_role("button", name=say("table-menu")).click()
        menu.get_by_role("radio", name=say(speed), exact=True).check()
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)

    choose("speed-slow")
    v = play_until(table, "yellow", red=anna, yellow=bert)
    skip.click()
    page.wait_for_function(SHOWN, arg=v)
    choose("speed-none")
    v = play_until(table, "red", red=anna, yellow=bert)
    page.wait_for_function(SHOWN, arg=v)
    expect(skip).to_have_count(0)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=say("table-menu")).click()
    menu.get_by_role("button", name=say("table-share")).click()
    expect(page.get_by_text(say("table-link-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{anna.url}/table/{table}"
    page.keyboard.press("Escape")

    # A player who leaves is shown as away.
    bert.context.request.delete(f"/api/tables/{table}/seats/mine", headers={"origin": bert.url})
    expect(page.get_by_role("list", name=say("table-people"))).to_contain_text(say("table-away-left"))


MOVES = """(skip) => {
  window.moved = false;
  new MutationObserver(() => {
    window.moved ||= [...document.querySelectorAll('button')].some((each) => each.textContent.trim() === skip);
  }).observe(document.body, {subtree: true, childList: true});
}"""


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_nothing_moves_for_those_who_want_no_motion(visit: Visit, calm: bool) -> None:
    visitor = visit(calm=calm, speed=None)
    page = visitor.page
    table = visitor.new_table("rattus", BOT)
    frame = visitor.play_on(table, Random(1), lambda frame: frame["facts"]["question"]["id"] == "action")
    page.goto(f"/table/{table}")
    page.locator(".lit").first.wait_for()
    page.evaluate(MOVES, say("table-skip"))
    wish = {"v": frame["v"], "step": frame["legal"][0], "request": "first"}
    visitor.ask(f"/api/tables/{table}/steps", wish)
    page.wait_for_function(SHOWN, arg=frame["v"] + 1)
    assert page.evaluate("moved") is not calm
