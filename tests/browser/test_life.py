"""The life of a table in the browser: clocks, stand-ins, chat, giving up, playing again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.hands import END
from tests.browser.words import say
from tools.visitor import Visit, Visitor

HASTE = {"kind": "clock", "base": 2, "increment": 0, "grace": 1}


def two_at_a_table(anna: Visitor, bert: Visitor, **more: object) -> str:
    """A game of two people, each with it open in a browser."""
    table = anna.new_table("rattus", {"who": "open"}, **more)
    bert.ask("/api/guests", {"name": "Bert"})
    bert.ask(f"/api/tables/{table}/seats", {})
    for visitor in (anna, bert):
        visitor.page.goto(f"/table/{table}")
        visitor.page.locator("[data-thing]").first.wait_for()
    return table


def test_giving_up_loses_and_both_play_again(visit: Visit) -> None:
    anna, bert = visit(), visit()
    first = two_at_a_table(anna, bert)
    anna.ask(f"/api/tables/{first}/seats/mine/concede", {})
    for visitor in (anna, bert):
        visitor.page.locator(END).wait_for()
    anna.page.get_by_role("button", name=say("table-rematch"), exact=True).click()
    anna.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    bert.page.get_by_role("button", name=say("table-rematch-join"), exact=True).click()
    bert.page.wait_for_url(anna.page.url)
    for visitor in (anna, bert):
        visitor.page.locator("[data-thing]").first.wait_for()
    frame = anna.ask(f"/api/tables/{anna.page.url.rpartition('/')[2]}")["frame"]
    assert frame["status"] == "running"
    assert {seat["name"] for seat in frame["seats"]} == {"Anna", "Bert"}


def test_the_clock_runs_out_a_stand_in_plays_and_its_player_comes_back(visit: Visit) -> None:
    anna, bert = visit(), visit()
    table = two_at_a_table(anna, bert, pace=HASTE)
    frame = anna.until(table, lambda frame: any(seat["away"] for seat in frame["seats"]))
    late = anna if frame["seats"][0]["away"] else bert
    come_back = late.page.get_by_role("button", name=say("table-come-back"), exact=True)
    come_back.click()
    expect(come_back).to_have_count(0)
    kinds = {frame["kind"] for frame in late.ask(f"/api/tables/{table}/frames?since=0")}
    assert {"stood_in", "back"} <= kinds


def test_what_one_says_the_other_hears(visit: Visit) -> None:
    anna, bert = visit(), visit()
    two_at_a_table(anna, bert)
    for visitor in (anna, bert):
        visitor.page.get_by_role("tab", name=say("table-chat")).click()
    anna.page.get_by_role("textbox", name=say("table-chat-say")).fill("Good luck, <b>Bert</b>!")
    anna.page.keyboard.press("Enter")
    for visitor in (anna, bert):
        expect(visitor.page.get_by_text("Good luck, <b>Bert</b>!")).to_be_visible()
