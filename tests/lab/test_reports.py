"""Reports: complete, well-formed, and self-contained."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from rattus.lab.page import DARK, LIGHT
from rattus.lab.series import begin, new_settings
from rattus.lab.settings import Kind, Table

pytest.importorskip("choix", reason="ratings need the extra `lab`")
pytest.importorskip("matplotlib", reason="plots need the extra `lab`")

VOID = {"meta", "br", "hr", "img", "link", "input"}
SERIES: list[tuple[Kind, Table, tuple[str, ...], int]] = [
    ("arena", Table("rattus", 4), ("random", "greedy"), 28),
    ("arena", Table("cartus", 3), ("random", "search:3"), 6),
    ("balance", Table("rattus", 4), ("random",), 12),
    ("balance", Table("cartus", 3), ("random",), 5),
]


class Checker(HTMLParser):
    """Checks that every element is closed in its place."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: Counter[str] = Counter()
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        self.ids += [value or "" for name, value in attrs if name == "id"]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def silent(done: int, new: int, total: int) -> None:
    pass


@cache
def written(number: int) -> tuple[str, str]:
    """The page and the summary of a series."""
    kind, table, bots, games = SERIES[number]
    with TemporaryDirectory() as folder:
        series = begin(new_settings(kind, table, bots, games, seed=1), Path(folder) / "a")
        series.play(1, None, silent)
        series.report()
        return (series.folder / "report.html").read_text(), (series.folder / "summary.json").read_text()


every_series = pytest.mark.parametrize("number", range(len(SERIES)))


@every_series
def test_a_page_is_well_formed_and_no_name_in_it_is_taken_twice(number: int) -> None:
    checker = Checker()
    checker.feed(written(number)[0])
    checker.close()
    assert checker.open == []
    assert checker.seen["svg"] >= 4
    assert checker.seen["table"] >= 2
    assert len(checker.ids) == len({*checker.ids})


@every_series
def test_a_page_needs_nothing_from_elsewhere(number: int) -> None:
    page = written(number)[0]
    assert "://" not in page
    assert not re.search(r"<(script|link|img|iframe|object|embed)|@import|\bsrc=", page)
    ids = {*re.findall(r'\bid="([^"]+)"', page)}
    for target in re.findall(r'(?:url\(|href=")([^)"]+)', page):
        assert target.startswith("#")
        assert target[1:] in ids


@every_series
def test_a_page_has_all_its_colours_in_light_and_dark(number: int) -> None:
    page = written(number)[0]
    used = {*re.findall(r"var\(--([\w-]+)\)", page)}
    assert {"ink", "muted", "grid", "series-0"} <= used <= LIGHT.keys() == DARK.keys()
    drawings = "".join(re.findall(r"<svg.*?</svg>", page, re.DOTALL))
    assert not re.search(r"#[0-9a-f]{6}\b", drawings)


@every_series
def test_a_page_tells_how_to_get_it_again(number: int) -> None:
    kind, table, bots, games = SERIES[number]
    page, summary = written(number)
    origin = json.loads(summary)["origin"]
    assert f"--seats {table.seats}" in origin["command"]
    assert f"--games {games} --seed 1" in origin["command"]
    assert ("rattus arena" if kind == "arena" else "rattus lab balance") in origin["command"]
    for told in (*origin.values(), *bots):
        if isinstance(told, str):
            assert told in page


def test_the_summary_of_an_arena_has_every_bot_and_seat() -> None:
    summary = json.loads(written(0)[1])
    assert [bot["bot"] for bot in summary["bots"]] == ["greedy", "random"]
    assert (summary["games"], summary["cycle"], summary["anchor"]) == (28, 14, "random")
    best, worst = summary["bots"]
    assert best["rating"]["low"] is None  # 8 sets only
    assert best["rating"]["value"] > worst["rating"]["value"] == 0
    assert best["wins"] + worst["wins"] == 28
    assert best["seats"] + worst["seats"] == 4 * 28
    assert {*best["by_seat"]} == {"red", "yellow", "green", "blue"}
    assert sum(best["points_count"].values()) == best["seats"]
    assert best["seconds_per_decision"] > worst["seconds_per_decision"] > 0


def test_games_that_nobody_survives_are_counted() -> None:
    summary = json.loads(written(1)[1])
    assert summary["nobody"] > 0
    assert sum(bot["wins"] for bot in summary["bots"]) == summary["games"] - summary["nobody"]
    assert "Games that nobody won" in written(1)[0]


def test_the_shares_of_a_balance_series_add_up() -> None:
    for number in (2, 3):
        summary = json.loads(written(number)[1])
        won = sum(share["value"] for share in summary["by_position"].values())
        assert won == pytest.approx(1 - summary["nobody"]["value"])
        assert sum(share["value"] for share in summary["ends"].values()) == pytest.approx(1)
        assert sum(summary["points_count"].values()) == summary["games"] * len(summary["seats"])
        assert sum(summary["length_count"].values()) == summary["games"]
        assert summary["harm"]


def test_facts_of_real_tables_are_shown_next_to_those_of_the_board_game() -> None:
    assert "<td>10 or 11 (four seats)</td>" in written(2)[0]
    assert "real tables" not in written(3)[0]
