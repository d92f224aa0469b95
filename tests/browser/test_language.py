"""The language of the page: the browser's until the visitor chooses another, everywhere."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.words import say
from tools.visitor import Visit

REMEMBERED = "localStorage.getItem('rattus.language')"


def assert_described(page: Page, language: str) -> None:
    """The page declares its language, to search engines as well."""
    meta = page.locator("meta[name=description]")
    expect(meta).to_have_attribute("content", say("about", language))
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_what_the_browser_prefers_is_spoken_and_only_what_is_chosen_is_remembered(visit: Visit) -> None:
    page = visit(language="de").go("/")
    assert_described(page, "de")
    assert page.evaluate(REMEMBERED) is None
    page.get_by_role("button", name="Français").click()
    assert_described(page, "fr")
    assert page.evaluate(REMEMBERED) == "fr"
    page.reload()
    assert_described(page, "fr")


def test_keys_are_called_as_on_a_keyboard_of_the_language(visit: Visit) -> None:
    visitor = visit(language="de")
    table = visitor.finished("rattus")
    visitor.page.goto(f"/replay/table/{table}")
    visitor.page.get_by_role("slider").wait_for()
    visitor.page.keyboard.press("?")
    keys = visitor.page.locator("dialog[open] kbd")
    expect(keys.filter(has_text="Pos1")).to_have_text("Pos1  Ende")
    expect(keys.filter(has_text="Home")).to_have_count(0)
