"""Pictures of positions: whole, true to what a state tells, and blind to what it does not."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fontTools.ttLib import TTFont

import rattus
from rattus import art
from rattus.envs.pixels import pixels
from rattus.kernel.chance import keys
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.kernel.step import HIDDEN
from rattus.locales import LANGUAGES, Words
from rattus.plague.drawing import read_face
from rattus.table.drawing import svg
from rattus.table.game import Game
from rattus.table.library import engine_of, find_edition
from tools.goldens import SEEDS, Table, golden_game
from tools.pictures import IMAGES, POSITIONS

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"
SAMPLES = 4
"""Positions of a golden game that are drawn, its start and its end among them."""


@cache
def positions(table: Table) -> tuple[Game, tuple[bytearray, ...]]:
    """A golden game, and some of its states."""
    game = golden_game(*table)
    states = [game.start(), *(moment.after for moment in game.moments())]
    chosen = [round(i * (len(states) - 1) / (SAMPLES - 1)) for i in range(SAMPLES)]
    return game, tuple(states[i] for i in chosen)


def blinded(table: Ruleset, state: bytearray, seat: int) -> bytearray:
    view = state.copy()
    table.engine.view(table.rules, view, seat)
    return view


def all_views(engine: str) -> Iterator[tuple[Ruleset, bytearray]]:
    """States of an engine's golden games: as they are, as the public sees them, and as a seat does."""
    for table in SEEDS:
        if engine_of(find_edition(table[0])) == engine:
            game, states = positions(table)
            for i, state in enumerate(states):
                yield game.ruleset, state
                for seat in (-1, i % len(game.seats)):
                    yield game.ruleset, blinded(game.ruleset, state, seat)


def parts(root: ET.Element, *words: str) -> list[ET.Element]:
    """The elements whose class has these words."""
    return [each for each in root.iter() if {*words} <= {*each.get("class", "").split()}]


def part(root: ET.Element, *words: str) -> ET.Element:
    (found,) = parts(root, *words)
    return found


def texts(root: ET.Element) -> list[str]:
    return [each.text or "" for each in root.iter(f"{SVG}text")]


def title(root: ET.Element) -> str:
    return root.findtext(f"{SVG}title") or ""


@cache
def letters() -> frozenset[str]:
    """What our fonts have, all of them."""
    fonts = [TTFont(path).getBestCmap() for path in art.FONTS.glob("*.ttf")]
    assert len(fonts) == 3
    return frozenset(chr(code) for code in set.intersection(*(set(font) for font in fonts)))


# What is drawn.


def test_all_that_is_on_the_board_is_in_its_picture() -> None:
    known, pieces = 0, Counter[str]()
    for table, state in all_views("plague"):
        root = ET.fromstring(table.svg(state, "en"))
        assert {*"".join(texts(root))} <= letters()
        report: Any
        report, facts = table.shown(state)
        for region, citizens in report["citizens"].items():
            here = part(root, "region", region)
            rats = parts(here, "rat")
            assert len(rats) == len(report["rats"][region])
            for rat, face in zip(rats, report["rats"][region], strict=True):
                assert texts(rat) == ([] if face == HIDDEN else [read_face(face)[0]])
                assert ("known" in str(rat.get("class"))) == (face != HIDDEN)
                known += face != HIDDEN
            stacks = {str(each.get("class")).split()[1]: texts(each) for each in parts(here, "citizens")}
            assert stacks == {seat: [str(count)] for seat, count in citizens.items() if count}
            assert len(parts(here, "plague")) == (report["plague"] == region)
            assert len(parts(here, "caravan")) == (report["caravan"] == region)
            nuns = report.get("nuns", {}).get(region, 0)
            assert [texts(each) for each in parts(here, "nuns")] == [[str(nuns)] * (nuns > 1)] * (nuns > 0)
            pieces.update({"caravan": report["caravan"] == region, "nuns": nuns})
        assert len(parts(root, "region")) == len(report["citizens"])
        assert texts(part(root, "supply")) == [str(report["supply"])]
        assert texts(part(root, "haven")) == [str(count) for count in report["haven"].values()]
        for card, holder in report["cards"].items():
            held = [Words().name("seat", holder)] if holder else ["–"]
            assert texts(part(root, "card", card)) == [Words().name("card", card), *held]
        for seat in table.header.seats:
            own = part(root, "seat", seat)
            assert part(own, "score").text == str(facts["scores"][seat])
            assert part(own, "reserve").text == str(report["reserve"][seat])
    assert known > 50
    assert min(pieces["caravan"], pieces["nuns"]) > 0


def test_all_that_is_on_the_card_table_is_in_its_picture() -> None:
    faces = 0
    for table, state in all_views("cartus"):
        root = ET.fromstring(table.svg(state, "en"))
        assert {*"".join(texts(root))} <= letters()
        report: Any
        report, facts = table.shown(state)
        assert len(parts(root, "building")) == len(report["row"])
        for place, building in enumerate(report["row"], start=1):
            own = parts(root, "building")[place - 1]
            assert Words().name("building", building.split("/")[0]) in texts(own)
            inside = [seat for seat in report["order"] if report["entered"][seat] == place]
            visitors = parts(own, "visitor")
            assert [str(each.get("class")).split()[1] for each in visitors] == inside
            for seat, visitor in zip(inside, visitors, strict=True):
                assert len(parts(visitor, "card")) == report["laid"][seat]
                if report["shown"][seat]:
                    names = [Words().name("card", card) for card in report["shown"][seat]]
                    assert [title(card) for card in parts(visitor, "card")] == names
        for kind, track in report["influence"].items():
            drawn = part(root, "track", kind)
            assert len(parts(drawn, "marker")) == sum(number > 0 for _, number in track)
            assert all(f"{Words().name('seat', seat)} {number}" in title(drawn) for seat, number in track)
        for seat in table.header.seats:
            own, hand = part(root, "seat", seat), report["hands"][seat]
            cards = parts(part(own, "cards"), "card")
            faces += len(hand) if isinstance(hand, list) else 0
            if isinstance(hand, list):
                assert [title(card) for card in cards] == [Words().name("card", card) for card in hand]
            else:
                assert [str(card.get("class")) for card in cards] == ["card hidden"] * hand
            assert part(own, "hand").text == str(len(cards))
            assert part(own, "rats").text == str(report["rats"][seat])
            if report["phase"] != "over":
                assert part(own, "points").text == str(facts["scores"][seat])
        nuns = [
            HIDDEN if "hidden" in str(card.get("class")) else title(card)
            for spot in parts(root, "nun-card")
            for card in parts(spot, "card")
        ]
        assert nuns == [each if each == HIDDEN else Words().name("card", each) for each in report["nuns"]]
        for pile in parts(root, "pile"):
            assert part(pile, "count").text == str(report["piles"][str(pile.get("class")).split()[1]])
    assert faces > 100


@pytest.mark.parametrize("engine", ["plague", "cartus"])
def test_a_picture_shows_no_more_than_the_viewer_may_know(engine: str) -> None:
    """Twins differ only in what the seat does not know; their pictures for it are the same."""
    different = 0
    for number, table in enumerate(SEEDS):
        if engine_of(find_edition(table[0])) == engine:
            game, states = positions(table)
            rules = game.ruleset
            for i, state in enumerate(states[1:]):
                seat = (number + i) % len(game.seats)
                twin = blinded(rules, state, seat)
                rules.engine.imagine(rules.rules, twin, *keys(number, i))
                name = game.seats[seat]
                assert svg(rules, twin, name) == svg(rules, state, name)
                different += svg(rules, twin) != svg(rules, state)
    assert different > 3


def test_pictures_of_games_and_views_are_those_of_their_states() -> None:
    game = rattus.new("cartus", 3, 1)
    view = game.view("green")
    assert view.svg() == view._repr_svg_() == game.svg("green") == svg(game.ruleset, game.state, "green")
    assert game.svg() == game._repr_svg_() == svg(game.ruleset, game.state)
    assert len({game.svg(), game.svg("green"), game.svg(public=True)}) == 3
    with pytest.raises(ValueError, match="no seat 'white'"):
        game.svg("white")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_speak_all_languages(language: str) -> None:
    words = Words(language)
    for edition in ("bigbox", "cartus"):
        game = rattus.new(edition, 5, 1)
        root = ET.fromstring(game.svg(language=language))
        assert words.name("seat", "yellow") in texts(root)
        assert title(root).startswith(words.t(f"game-{edition}"))
        assert not re.search(r"\{|board-|cards-|-phase-", " ".join(root.itertext()))
        assert {*"".join(texts(root))} <= letters()


def test_seats_of_any_name_have_looks_of_their_own() -> None:
    game = rattus.new("rattus", ["anna", "red", "a-name-that-is-far-too-long-for-its-place"], 1)
    names = [text for text in texts(ET.fromstring(game.svg())) if text.startswith(("anna", "a-name"))]
    assert "anna" in names
    assert any(name.endswith("…") for name in names)
    assert [art.look(seat, game.seats) for seat in game.seats] == ["red", "yellow", "green"]
    assert [art.look(seat, COLOURS[::-1]) for seat in COLOURS] == [*COLOURS]


def test_words_and_values_are_written_so_that_they_are_read_as_such() -> None:
    drawn = ET.fromstring(art.element("g", art.text("<b>&", 1.23456, 2, 3, fill="\"'<"), title=None))
    (text,) = drawn
    assert (text.text, text.get("x"), text.get("fill"), drawn.get("title")) == ("<b>&", "1.23", "\"'<", None)


def test_an_edition_with_other_regions_is_drawn_as_boxes(tmp_path: Path) -> None:
    ours = (ROOT / "src/rattus/plague/editions/rattus.toml").read_text("utf-8")
    for name, content in (
        ("placed", ours.replace('"italia"', '"atlantis"')),
        ("listed", re.sub(r"^at = .*\n", "", ours.replace('"italia"', '"atlantis"'), flags=re.MULTILINE)),
    ):
        path = tmp_path / f"{name}.toml"
        path.write_text(content.replace('id = "rattus"', 'id = "mine"'), "utf-8")
        game = rattus.new("mine", 2, 1, edition=path)
        root = ET.fromstring(game.svg())
        assert "atlantis" in texts(root)
        assert len(parts(root, "region")) == len(game.view("red").report()["citizens"])


# Pixels.


@cache
def picture() -> str:
    return POSITIONS["position"].svg()


@pytest.mark.parametrize("width", [800, 300])
def test_pixels_are_rows_of_colours(width: int) -> None:
    drawn = pixels(picture(), width)
    _, _, wide, high = map(float, re.findall(r'viewBox="([^"]*)"', picture())[0].split())
    assert drawn.dtype == np.uint8
    assert drawn.shape == (round(width * high / wide), width, 3)
    paper = tuple(int(art.PAPER[i : i + 2], 16) for i in (1, 3, 5))
    assert tuple(drawn[0, 0]) == tuple(drawn[-1, -1]) == paper
    assert (drawn == pixels(picture(), width)).all()


def test_letters_are_there_on_a_machine_without_fonts() -> None:
    """Only ours are used; each of the words changes pixels, and none of the letters is missing."""
    shown = pixels(picture())
    for face in ('font-style="italic"', 'font-weight="700"', 'class="label"'):
        tag, closing = ("<g", "</g>") if "class" in face else ("<text", "</text>")
        silent = re.sub(rf"{tag}[^>]*{face}[^>]*>.*?{closing}", "", picture())
        assert (shown != pixels(silent)).any(axis=2).sum() > 200


def test_the_sheet_under_the_pieces_is_the_same_wherever_they_stand() -> None:
    """It is drawn once, and what is drawn above it does not depend on that."""
    game = POSITIONS["position"].game()
    start = rattus.new("rattus", 4, 1).svg()
    before = pixels(start)
    pixels(game.svg())
    assert (pixels(start) == before).all()
    sheet = re.compile(r'<g class="sheet".*<g class="above"')
    assert sheet.findall(start) == sheet.findall(game.svg())


def test_without_the_extra_pixels_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(ImportError, match=r"PIL.*pip install 'rattus-games\[envs\]'"):
        pixels(picture(), 100)


# Art.


def test_colours_are_those_of_the_browser_client() -> None:
    css = (ROOT / "web/src/app.css").read_text("utf-8")
    light = dict(re.findall(r"--([\w-]+): (#\w+|rgb[^;]*);", css[: css.index("data-theme='dark'")]))
    for name, value in light.items():
        own = getattr(art, name.upper().replace("-", "_"), None)
        if name == "veil":
            assert value == f"rgb({' '.join(str(c) for c in bytes.fromhex(art.VEIL[1:]))} / {art.VEILING})"
        elif name.startswith("seat-"):
            assert art.SEAT_COLOURS[name.removeprefix("seat-")] == value
        elif own is not None:
            assert own == value, name
    assert {"paper", "ink", "sea", "land", "land-2", "accent"} <= light.keys()


def test_every_colour_of_a_seat_has_a_shape() -> None:
    assert tuple(art.SEAT_COLOURS) == tuple(art.load("seats")) == COLOURS


@pytest.mark.parametrize("name", POSITIONS)
def test_the_pictures_of_the_documents_are_what_is_drawn_today(name: str) -> None:
    assert (IMAGES / f"{name}.svg").read_text("utf-8") == POSITIONS[name].svg(), "make pictures"
