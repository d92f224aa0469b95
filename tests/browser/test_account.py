"""The account page: sessions, seat links, one's data, and deletion."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from rattus.locales import LANGUAGES
from tests.browser.words import say
from tools.visitor import PHONE, Visit

BOT = {"who": "bot", "bot": "random"}
PASSWORD = "a rat in every port"


def test_a_device_is_signed_out_from_another_one(visit: Visit) -> None:
    desk, phone = visit(), visit(size=PHONE, touch=True)
    desk.ask("/api/account", {"name": "Berta of Bruges", "password": PASSWORD})
    phone.ask("/api/session", {"name": "Berta of Bruges", "password": PASSWORD})
    desk.page.goto("/account")
    devices = desk.page.get_by_role("list", name=say("sessions"), exact=True).get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text=say("session-current"))).to_have_count(1)
    devices.get_by_role("button").click()
    expect(devices).to_have_count(1)
    phone.page.goto("/account")
    phone.page.wait_for_url("**/sign-in")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_renews_a_link_takes_its_data_away_and_goes(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    table = visitor.new_table("rattus", BOT)
    old = visitor.ask(f"/api/tables/{table}/seats/mine")["token"]
    page = visitor.page
    page.goto("/account")
    links = page.get_by_role("list", name=say("links", language), exact=True)
    links.get_by_role("button").click()
    expect(page.get_by_text(say("link-renewed", language))).to_be_visible()
    assert visitor.ask(f"/api/tables/{table}/seats/mine")["token"] != old
    with page.expect_download() as download:
        page.get_by_role("link", name=say("export", language), exact=True).click()
    told = json.loads(download.value.path().read_text("utf-8"))
    assert [seat["table"] for seat in told["seats"]] == [table]
    page.get_by_role("button", name=say("delete-guest", language), exact=True).click()
    dialog = page.get_by_role("dialog", name=say("delete-guest", language), exact=True)
    expect(dialog).to_contain_text(say("delete-guest-about", language))
    dialog.get_by_role("button", name=say("delete-guest", language), exact=True).click()
    expect(page.get_by_text(say("guest-deleted", language))).to_be_visible()
    assert visitor.ask("/api/session") is None
