"""The guided first games: played as proposed and wilfully otherwise, left, resumed, skipped."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.hands import assert_nothing_scrolls
from tests.browser.words import say
from tools.visitor import DESK, PHONE, Json, Visit, Visitor, settle

FIRST = {"rattus": "settle gallia", "bigbox": "settle france", "cartus": "supply 1"}
FULL = [pytest.param(language, marks=pytest.mark.prove) for language in ("de", "fr")]
SIZES = [DESK, pytest.param(PHONE, marks=pytest.mark.prove)]
MOST = 900
"""Looks at the table; more than any guided game takes."""


def guided(visitor: Visitor, game: str) -> str:
    """Begin a guided game from the list; return the id of its table."""
    visitor.go("/learn")
    visitor.page.get_by_role("button", name=say(f"game-{game}", visitor.page.evaluate("document.documentElement.lang")), exact=True).click()
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator(".says").wait_for()
    return visitor.page.url.rsplit("/", 1)[-1]


def frame_of(visitor: Visitor, table: str) -> Json:
    found: Json = visitor.ask(f"/api/tables/{table}")["frame"]
    return found


def play_to_the_end(
    visitor: Visitor, table: str, choose: Callable[[Page, Json], str | None], language: str
) -> list[str]:
    """Play the game to its end screen; return all that the guide has said.

    What is only read is read; where something may be played, `choose` says a step, or nothing for the guide's proposal.
    """
    page, said = visitor.page, []
    go_on = page.get_by_role("button", name=say("guide-next", language))
    proposal = page.locator(".ways button:not(.fold)")
    end = page.locator("dialog[open] #end-title")
    for _ in range(MOST):
        if end.count() and not go_on.count():
            return said
        says = page.locator(".says")
        text = says.inner_text() if says.count() else ""
        if text and (not said or said[-1] != text):
            said.append(text)
            assert_nothing_scrolls(page)
        if go_on.count() and not end.count():
            go_on.click()
            continue
        frame = frame_of(visitor, table)
        shown = int(page.locator("[data-v]").first.get_attribute("data-v") or 0)
        if frame["status"] != "running" or frame["to_act"] != "red" or shown < frame["v"]:
            page.wait_for_timeout(40)
            continue
        step = choose(page, frame)
        if step is None and proposal.count():
            proposal.click()
        else:
            wish = {"v": frame["v"], "step": step or frame["legal"][0], "request": f"r{frame['v']}"}
            visitor.ask(f"/api/tables/{table}/steps", wish)
        page.wait_for_timeout(40)
    raise AssertionError(f"no end; the guide has said {said}")
