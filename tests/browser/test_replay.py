"""Replays: of a file and of a link, moment by moment, from anybody's view."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.words import say
from tools.visitor import Visit


def moment(page: Page) -> int:
    """The number of the position shown."""
    return int(page.get_by_role("slider").input_value())


def shown(page: Page) -> None:
    """Wait until a replay is there."""
    page.get_by_role("slider").wait_for()


def test_a_record_from_a_file_and_the_same_from_a_link(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = visitor.finished("rattus")
    record = tmp_path / "game.txt"
    record.write_text(visitor.context.request.get(f"/api/tables/{table}/record").text())
    page = visitor.go("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/study/*")
    shown(page)
    last = page.get_by_role("slider").get_attribute("max")
    page = visitor.go("/replay")
    page.get_by_label(say("table-replay-link-label")).fill(f"{visitor.url}/table/{table}")
    page.get_by_role("button", name=say("table-replay-show")).first.click()
    page.wait_for_url("**/replay/table/*")
    shown(page)
    assert page.get_by_role("slider").get_attribute("max") == last


def test_a_record_that_breaks_the_rules_is_refused_with_its_line(visit: Visit) -> None:
    visitor = visit()
    visitor.forgive("422")
    page = visitor.go("/replay")
    page.get_by_role("textbox", name=say("table-replay-text")).fill(
        '[Game "rattus"]\n[Seats "red yellow"]\nnonsense\n'
    )
    page.get_by_role("button", name=say("table-replay-show")).last.click()
    expect(page.get_by_role("alert")).to_contain_text("line")


def test_from_moment_to_moment_by_keys_and_by_the_log(visit: Visit) -> None:
    visitor = visit()
    table = visitor.finished("rattus")
    page = visitor.page
    page.goto(f"/replay/table/{table}?n=10")
    shown(page)
    assert moment(page) == 10
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert moment(page) == 12
    page.keyboard.press("ArrowLeft")
    assert moment(page) == 11
    page.keyboard.press("Home")
    assert moment(page) == 0
    page.keyboard.press("End")
    assert moment(page) == int(page.get_by_role("slider").get_attribute("max") or 0)
    line = page.get_by_role("tabpanel").locator("li[data-place]").nth(8)
    line.get_by_role("button").click()
    assert moment(page) == int(line.get_attribute("data-place") or -1)
    assert f"n={moment(page)}" in page.url


HERE = """() => {
  const list = document.querySelector('.log ol').getBoundingClientRect();
  const line = document.querySelector('.log .here')?.getBoundingClientRect();
  return Boolean(line) && line.top >= list.top - 1 && line.bottom <= list.bottom + 1;
}"""
"""Whether the line of the moment is within the list."""


def test_the_line_of_a_moment_is_in_sight(visit: Visit) -> None:
    visitor = visit()
    table = visitor.finished("rattus", 3)
    page = visitor.page
    page.goto(f"/replay/table/{table}")
    shown(page)
    places = page.locator(".log ol > li").evaluate_all("(all) => all.map((each) => each.dataset.place)")
    for part in (0.3, 0.6, 0.9):
        page.goto(f"/replay/table/{table}?n={places[int(len(places) * part)]}")
        shown(page)
        page.wait_for_function(HERE)
    page.get_by_role("slider").fill(places[int(len(places) * 0.1)])
    page.wait_for_function(HERE)


def test_a_seat_sees_what_it_saw_and_the_all_seeing_see_all(visit: Visit) -> None:
    visitor = visit()
    table = visitor.finished("cartus")
    page = visitor.page
    page.goto(f"/replay/table/{table}?n=30")
    shown(page)
    everything = page.locator("main").inner_html()
    with page.expect_response("**/record.json?as=yellow"):
        page.get_by_label(say("table-eyes")).select_option("yellow")
    page.wait_for_url("**as=yellow*")
    assert moment(page) == 30
    expect(page.locator("main")).not_to_have_text("")
    assert page.locator("main").inner_html() != everything
    page.reload()
    shown(page)
    assert page.get_by_label(say("table-eyes")).input_value() == "yellow"
    assert moment(page) == 30


def test_one_plays_on_from_a_moment_of_a_replay(visit: Visit) -> None:
    visitor = visit()
    table = visitor.finished("rattus", 3)
    frames = visitor.ask(f"/api/tables/{table}/record.json?as=yellow")["frames"]
    n = [frame["n"] for frame in frames if frame["to_act"] == "yellow"][3]
    page = visitor.page
    page.goto(f"/replay/table/{table}?n={n}&as=yellow")
    shown(page)
    page.get_by_role("button", name=say("table-fork"), exact=True).click()
    dialog = page.get_by_role("dialog", name=say("table-fork"))
    expect(dialog.get_by_label(say("table-fork-seat"))).to_have_value("yellow")
    dialog.get_by_label(say("table-fork-others")).select_option("easy")
    dialog.get_by_role("button", name=say("table-fork-go"), exact=True).click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url and "/replay/" not in url)
    page.locator(".lit, .words button").first.wait_for()
    made = visitor.ask(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (made["seat"], made["frame"]["view"]) == ("yellow", frames[n]["state"])
    assert {seat["bot"] for seat in made["frame"]["seats"]} == {None, "easy"}

    # With friends it is a table that waits for them.
    page.goto(f"/replay/table/{table}?n={n}")
    shown(page)
    page.get_by_role("button", name=say("table-fork"), exact=True).click()
    dialog.get_by_label(say("table-fork-others")).select_option("")
    dialog.get_by_role("button", name=say("table-fork-go"), exact=True).click()
    expect(page.get_by_role("button", name=say("start-with-bots"))).to_be_visible()
    expect(page.get_by_role("textbox", name=say("invite-link"))).to_be_visible()
