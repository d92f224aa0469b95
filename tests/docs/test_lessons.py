"""The rules pages: every chapter has its texts in every language, and a position that the rules played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rattus.locales import LANGUAGES, catalogue
from tools import lessons

WEB = Path(__file__).parents[2] / "web" / "src"
PARTS = ("", ".about", ".text", ".task", ".learnt")


def chapters() -> list[str]:
    """The chapters that the page lists, as the ids of their lessons."""
    found = []
    for game in WEB.glob("*/game.ts"):
        listed = re.search(r"chapters: \[(.*?)\]", game.read_text("utf-8"), re.DOTALL)
        assert listed, game
        found += [f"{game.parent.name}-{id}" for id in re.findall(r"'(\w+)'", listed[1])]
    return found


def test_the_positions_are_what_the_rules_play() -> None:
    written = lessons.FILE.read_text("utf-8")
    assert written == lessons.written(), "run: python -m tools.lessons"


def test_every_chapter_has_a_position_with_something_to_try() -> None:
    data = json.loads(lessons.FILE.read_text("utf-8"))
    assert sorted(data["lessons"]) == sorted(chapters())
    for lesson in data["lessons"].values():
        assert lesson["answers"]
        assert lesson["table"] in data["tables"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_its_texts(language: str) -> None:
    for chapter in chapters():
        for part in PARTS:
            assert catalogue(language).pattern(f"rules-{chapter}{part}") is not None, (chapter, part)
