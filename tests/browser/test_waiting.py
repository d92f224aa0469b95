"""The waiting room: names, chat, who may start; and the names of bots."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.words import say
from tools.visitor import PHONE, Visit


def test_guests_choose_names_and_talk_and_only_the_maker_starts_the_table(visit: Visit) -> None:
    anna, bert = visit(), visit(size=PHONE, touch=True)
    table = anna.new_table("rattus", {"who": "open"}, {"who": "open"}, {"who": "open"})
    for visitor in (anna, bert):
        visitor.page.goto(f"/table/{table}")
    start = say("start-with-bots")
    begin = bert.page.get_by_role("button", name=start)

    # A stranger sits down under a name of its own; the field may stay empty as well.
    name = bert.page.get_by_role("textbox", name=say("name-at-table"))
    expect(name).to_have_value("")
    name.fill("Bert of Basel")
    bert.page.get_by_role("button", name=say("sit-down"), exact=True).click()
    for visitor in (anna, bert):
        expect(visitor.page.get_by_role("listitem").filter(has_text="Bert of Basel")).to_be_visible()
    expect(bert.page.get_by_text(say("start-by-owner"))).to_be_visible()
    expect(begin).to_have_count(0)

    # Names may still be changed in the room.
    name.fill("Berta")
    bert.page.get_by_role("button", name=say("name-take")).click()
    expect(anna.page.get_by_role("listitem").filter(has_text="Berta")).to_be_visible()

    say_it = anna.page.get_by_role("textbox", name=say("table-chat-say"))
    say_it.fill("Shall we wait?")
    say_it.press("Enter")
    expect(bert.page.get_by_role("log").get_by_text("Shall we wait?")).to_be_visible()

    anna.page.get_by_role("button", name=start).click()
    for visitor in (anna, bert):
        visitor.page.locator("[data-thing]").first.wait_for()
    called = [seat["name"] for seat in anna.ask(f"/api/tables/{table}")["frame"]["seats"]]
    people = anna.page.get_by_role("list", name=say("table-people"))
    assert len(set(called)) == 4
    for bot in called[2:]:
        named = say("bot-named", name=bot, level=say("level-fair"))
        expect(people.get_by_text(named)).to_be_visible()


def test_guests_may_sit_down_without_a_name(visit: Visit) -> None:
    anna, stranger = visit(), visit(language="de")
    table = anna.new_table("rattus", {"who": "open"})
    page = stranger.page
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=say("sit-down", "de"), exact=True).click()
    page.locator("[data-thing]").first.wait_for()
    assert stranger.ask("/api/session")["name"]
