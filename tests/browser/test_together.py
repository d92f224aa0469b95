"""Several people: at two browsers with a cut in the middle, at one screen, and after a reload."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.hands import END, LOOK, SHOWN, Pointer, give_up
from tests.browser.words import say
from tools.serving import ServerProcess
from tools.visitor import PATIENCE, PHONE, Visit, Visitor

GONE_AFTER = 3000
"""Milliseconds until an absent player is shown as gone."""
BOT = {"who": "bot", "bot": "random"}


def asked(*visitors: Visitor) -> Visitor | None:
    """The visitor whose turn it is at a table of two, as soon as one is; None when the game is over."""
    for _ in range(PATIENCE // 50):
        for visitor in visitors:
            if visitor.page.locator(END).count():
                return None
            if visitor.page.locator(".lit, .words button").count():
                return visitor
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def move(visitor: Visitor, luck: Random) -> None:
    """Do one thing that this visitor may do now."""
    seen = visitor.page.evaluate(LOOK, [END, 2000])
    if seen and seen["points"]:
        visitor.page.mouse.click(*luck.choice(seen["points"])["at"])


def test_two_browsers_play_each_other_to_the_end_though_the_server_dies(
    visit: Visit, own_server: ServerProcess
) -> None:
    anna, bert = visit(url=own_server.url), visit(url=own_server.url)
    for visitor in (anna, bert):
        visitor.forgive("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket")
    table = anna.new_table("rattus", {"who": "open"})
    bert.ask("/api/guests", {"name": "Bert"})
    bert.ask(f"/api/tables/{table}/seats", {})
    for visitor in (anna, bert):
        visitor.page.goto(f"/table/{table}")
    luck = Random(6)
    moves = 0
    while (now := asked(anna, bert)) is not None:
        if moves == 12:
            own_server.kill()
            expect(now.page.get_by_text(say("table-cut"))).to_be_visible()
            move(now, luck)  # a request made now is done when the server is back
            own_server.start()
        move(now, luck)
        moves += 1
        assert moves < 1000
    for visitor in (anna, bert):
        visitor.page.locator(END).wait_for()


def test_absent_players_are_missed_and_returning_ones_are_not(visit: Visit) -> None:
    anna, bert = visit(), visit(size=PHONE, touch=True)
    table = anna.new_table("rattus", {"who": "open"})
    bert.ask("/api/guests", {"name": "Bert"})
    bert.ask(f"/api/tables/{table}/seats", {})
    missed = anna.page.get_by_role("list", name=say("table-people")).get_by_text(say("table-gone"))
    for visitor in (bert, anna):
        visitor.page.goto(f"/table/{table}")
        visitor.page.locator("#question").wait_for()
    anna.page.wait_for_timeout(GONE_AFTER + 500)
    expect(missed).to_have_count(0)
    bert.page.reload()
    anna.page.wait_for_timeout(GONE_AFTER + 500)
    expect(missed).to_have_count(0)
    bert.page.goto("/rules")
    expect(missed).to_have_count(1)
    while (frame := anna.ask(f"/api/tables/{table}")["frame"])["to_act"] == "red":
        wish = {"v": frame["v"], "step": frame["legal"][0], "request": f"r{frame['v']}"}
        anna.ask(f"/api/tables/{table}/steps", wish)
    note = anna.page.get_by_role("status").get_by_text(say("table-gone-note", name="Bert"))
    expect(note).to_be_visible()  # it is Bert's turn
    bert.page.goto(f"/table/{table}")
    expect(missed).to_have_count(0)
    expect(note).to_have_count(0)


def place(page: Page) -> str:
    """The table as shown, as a picture."""
    return str(page.locator("main").inner_text())


def test_undo_takes_a_step_back_and_says_why_where_it_stops(visit: Visit) -> None:
    visitor = visit()
    table = visitor.new_table("rattus", BOT)
    page = visitor.page
    page.goto(f"/table/{table}")
    page.locator(".lit").first.wait_for()
    undo = page.get_by_role("button", name=say("table-undo"), exact=True)
    for _ in range(60):
        move(visitor, Random(7))
        page.wait_for_timeout(60)
        frame = visitor.ask(f"/api/tables/{table}")["frame"]
        if frame["can_undo"]:
            break
    assert frame["can_undo"]
    give_up(page)
    undo.click()
    v = frame["v"]
    visitor.until(table, lambda frame: frame["v"] > v)
    assert visitor.ask(f"/api/tables/{table}/frames?since={v}")[0]["kind"] == "undone"
    # Go on until it can't be taken back, and ask why.
    for _ in range(200):
        frame = visitor.ask(f"/api/tables/{table}")["frame"]
        if not frame["can_undo"] and frame["to_act"] == "red" and frame["undo_stop"] not in (None, "nothing"):
            page.wait_for_timeout(300)  # a step may still be on its way
            if visitor.ask(f"/api/tables/{table}")["frame"]["v"] == frame["v"]:
                break
        else:
            move(visitor, Random(8))
    page.wait_for_function(SHOWN, arg=frame["v"])
    give_up(page)
    undo.click()
    told = page.get_by_role("dialog", name=say("table-undo-stopped"))
    expect(told).to_contain_text(say(f"table-undo-stop-{frame['undo_stop']}"))


def test_a_reload_at_any_moment_shows_the_same_table(visit: Visit) -> None:
    visitor = visit()
    table = visitor.new_table("rattus", BOT)
    page = visitor.page
    page.goto(f"/table/{table}")
    hand = Pointer(visitor, luck=9)
    for _ in range(6):
        for _ in range(3):
            hand.move()
        give_up(page)  # what is only pointed at is nobody's but the pointer's
        hand.look()
        before = place(page)
        page.reload()
        hand.look()
        assert place(page) == before


def test_nothing_of_anothers_secrets_is_there_before_the_screen_is_handed_over(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(f"localStorage.setItem('rattus.quick', {json.dumps(json.dumps(QUICK))})")
    page = visitor.go("/")
    page.get_by_role("button", name=say("play-now"), exact=True).click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    tokens = json.loads(page.evaluate(f"localStorage.getItem('rattus.seats.{table}')"))
    assert set(tokens) == {"red", "yellow"}
    handed = 0
    luck = Random(10)
    while handed < 6:
        ready = page.locator(".curtain").get_by_role("button")
        choices = page.locator(".lit, .words button")
        ready.or_(choices).first.wait_for()
        if not ready.count():
            move(visitor, luck)
            continue
        seat = "red" if say("seat-red") in page.locator(".curtain").inner_text() else "yellow"
        shown = page.content()
        for card in hand_of(visitor, table, tokens[seat]):
            assert card not in shown, f"{card} of {seat} is in the page before it is handed over"
        assert not page.locator("[data-thing], [data-steps]").count()
        ready.click()
        page.locator(".curtain").wait_for(state="detached")
        handed += 1


QUICK = {"game": "cartus", "seats": 2, "people": 2, "level": "novice"}


def hand_of(visitor: Visitor, table: str, token: str) -> list[str]:
    """The names of the cards in a seat's hand."""
    answer = visitor.context.request.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {token}"})
    view = answer.json()["frame"]["view"]
    seat = answer.json()["seat"]
    return [say(f"card-{card}") for card in view["hands"][seat]]
