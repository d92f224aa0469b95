"""The README of a release: its pictures and links are absolute, so that package indexes can show it."""

from __future__ import annotations

import re

from tools.fresh import ROOT
from tools.readme import absolute, links

HOME, TAG = "https://example.org/rattus", "v1.2.3"


def test_every_target_is_absolute_and_nothing_else_has_changed() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    made = absolute(text, HOME, TAG)
    targets = re.findall(r"\]\(([^()\s]+)\)", made)
    assert f"{HOME}/raw/{TAG}/docs/images/board.png" in targets
    assert f"{HOME}/blob/{TAG}/docs/browser.md" in targets
    assert all("://" in target for target in targets)
    assert re.sub(rf"{HOME}/(raw|blob)/{TAG}/", "", made) == text


def test_what_is_absolute_or_on_the_page_stays() -> None:
    text = "[a](https://a.org/b) [c](#d) [e](mailto:f@g.org) ![h](i/j.png)"
    assert absolute(text, HOME, TAG) == text.replace("i/j.png", f"{HOME}/raw/{TAG}/i/j.png")


def test_links_lead_to_files_that_are_there() -> None:
    named = [address.partition(f"/{TAG}/")[2] for address in links(HOME, TAG).values()]
    assert {"docs", "CHANGELOG.md"} <= {*named}
    assert [name for name in named if not (ROOT / name).exists()] == []
