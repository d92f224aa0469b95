"""Input to the replay page: our JSON, somebody else's, a link to elsewhere."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.words import say
from tools.visitor import Visit


def test_our_json_is_as_good_as_the_text_and_other_json_is_refused_for_what_it_is(
    visit: Visit, tmp_path: Path
) -> None:
    visitor = visit()
    table = visitor.finished("rattus")
    ours, other = tmp_path / "ours.json", tmp_path / "other.json"
    ours.write_bytes(visitor.context.request.get(f"/api/tables/{table}/record.json").body())
    assert ours.stat().st_size > 65_536, "more than a request may have"
    other.write_text('{"moves": "' + "e4 " * 30_000 + '"}')
    page = visitor.go("/replay")
    file = page.locator("input[type=file]")
    file.set_input_files(other)
    expect(page.get_by_role("alert")).to_have_text(say("table-replay-foreign"))
    file.set_input_files(ours)
    page.wait_for_url("**/replay/study/*")
    page.get_by_role("slider").wait_for()


def test_a_link_to_another_server_is_not_looked_up_here(visit: Visit) -> None:
    page = visit().go("/replay")
    page.get_by_label(say("table-replay-link-label")).fill("https://elsewhere.example/table/Abc123")
    page.get_by_role("button", name=say("table-replay-show")).first.click()
    wanted = say("table-replay-elsewhere", host="elsewhere.example")
    expect(page.get_by_role("alert")).to_have_text(wanted)
    assert page.url.endswith("/replay")
