"""The numbers of observations: named, counted, in their ranges, versioned, documented; all that a view tells."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rattus
from rattus.kernel.contract import MOST_FEATURES, MOST_SEEN
from rattus.kernel.feature import Feature, places
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.plague.edition import load_edition
from rattus.plague.state import Rules as BoardRules
from rattus.table.library import EDITIONS, find_edition, ruleset
from tests.laws.tables import trace
from tests.packed import fields

TABLES = [(edition, seats) for edition in EDITIONS for seats in find_edition(edition).seat_counts]
PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
GAMES = 6
PINNED = {
    ("plague", 1): "faedd940177548c4",
    ("cartus", 1): "9c3e6ac4a8fa6d11",
    ("plague", 2): "957b525ba97bbfb8",
    ("cartus", 2): "12477f7ad1744f40",
    ("cartus", 3): "0220df9dd3e33922",
    ("plague", 3): "0f7e8584bfded63a",
    ("cartus", 4): "4f4de4f36a4f1fb3",
    ("plague", 4): "f1a3870bf60a78ba",
}
"""A changed layout needs a new version in the game's `observe.py`, and a new line here."""


@cache
def table_of(edition: str, seats: int, *options: tuple[str, str]) -> Ruleset:
    return ruleset(find_edition(edition), COLOURS[:seats], dict(options))


def observed(table: Ruleset, state: bytearray, seat: int) -> np.ndarray:
    return np.array(table.engine.observe(table.rules, state, seat), np.int64)


def named(table: Ruleset, state: bytearray, seat: int) -> dict[str, int]:
    numbers = observed(table, state, seat).tolist()
    return {feature.name: number for feature, number in zip(table.features(), numbers, strict=True)}


def around(table: Ruleset, seat: int) -> dict[str, str]:
    """The seats as they are called by one of them."""
    seats = table.header.seats
    return dict(zip(places(len(seats)), seats[seat:] + seats[:seat], strict=True))


def variants(edition: str, seats: int) -> list[Ruleset]:
    """The table, and others where more can happen."""
    own = table_of(edition, seats)
    if edition == "cartus":
        return [own, table_of(edition, seats, ("buildings", "mixed"))]
    if edition == "rattus":
        return [own, table_of(edition, seats, ("rulebook", "fr"), ("turn_limit", "30000"))]
    cards = load_edition(edition).known_cards()[-BoardRules.of(own.rules).cards :]
    return [own, table_of(edition, seats, ("cards", "+".join(cards)))]


def states(table: Ruleset, seed: int) -> list[bytearray]:
    state = table.engine.blank()
    table.engine.setup(table.rules, state)
    return trace(table, table.engine.play_randomly(table.rules, state, seed))


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_number_has_a_name_of_its_own_and_is_in_its_range(edition: str, seats: int) -> None:
    for table in variants(edition, seats):
        features = table.features()
        assert len({feature.name for feature in features}) == len(features) < MOST_FEATURES
        low, high = (np.array([getattr(f, end) for f in features]) for end in ("low", "high"))
        assert low.min() >= -MOST_SEEN - 1
        assert high.max() <= MOST_SEEN
        for seed in range(GAMES):
            for state in states(table, seed)[:: 1 + seed % 2]:
                numbers = observed(table, state, seed % seats)
                wrong = np.flatnonzero((numbers < low) | (numbers > high)).tolist()
                assert not wrong, [(features[i], numbers[i]) for i in wrong]


def forget_what_is_left_out(table: Ruleset, view: bytearray) -> None:
    """As the page says."""
    s = fields(table.engine.state, view)
    if "returned" not in s.dtype.names:
        s["replaced"][1:] = 0
    elif s["returned"]:
        s["turned"] = 0


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_what_two_views_tell_differently_two_observations_do_too(edition: str, seats: int) -> None:
    """And what is equal in views is equal in observations. So an observation is a view, in other words."""
    for table in variants(edition, seats):
        found: dict[bytes, bytes] = {}
        back: dict[tuple[int, bytes], bytes] = {}
        for seed in range(GAMES):
            for state in states(table, seed):
                for seat in range(seats):
                    view = state.copy()
                    table.engine.view(table.rules, view, seat)
                    numbers = observed(table, state, seat).tobytes()
                    assert observed(table, view, seat).tobytes() == numbers
                    assert back.setdefault((seat, bytes(view)), numbers) == numbers
                    forget_what_is_left_out(table, view)
                    assert found.setdefault(numbers, bytes(view)) == bytes(view)


def test_a_long_game_is_clipped() -> None:
    table = table_of("rattus", 2, ("turn_limit", "30000"))
    state = states(table, 1)[50]
    fields(table.engine.state, state)["turn"] = 29_999
    seen = named(table, state, 0)
    assert (seen["turn"], seen["turns left"]) == (MOST_SEEN, 1)
    table = table_of("cartus", 2)
    state = states(table, 1)[50]
    s = fields(table.engine.state, state)
    s["rats"][1] = s["hand_size"][1] = s["strength"] = 300
    seen = named(table, state, 0)
    assert {seen[name] for name in ("rats seat+1", "hand size seat+1", "strength")} == {MOST_SEEN}


def test_names_of_the_board_game_are_right() -> None:
    table = table_of("bigbox", 3)
    for seat in range(3):
        for state in states(table, seat)[30::17]:
            report: dict[str, Any] = dict(table.report(state))
            seen = named(table, state, seat)
            for region, citizens in report["citizens"].items():
                assert seen[f"rats {region}"] == len(report["rats"][region])
                assert seen[f"plague {region}"] == (report["plague"] == region)
                for place, other in around(table, seat).items():
                    assert seen[f"citizens {region} {place}"] == citizens[other]
            for place, other in around(table, seat).items():
                assert seen[f"reserve {place}"] == report["reserve"][other]
                assert seen[f"haven {place}"] == report["haven"][other]
                for card, holder in report["cards"].items():
                    assert seen[f"holds {card} {place}"] == (holder == other)
            assert (seen["supply"], seen["turn"]) == (report["supply"], report["turn"])


def test_names_of_the_card_game_are_right() -> None:
    table = table_of("cartus", 3)
    for seat in range(3):
        for state in states(table, seat)[40::23]:
            report: dict[str, Any] = dict(table.report(state))
            seen = named(table, state, seat)
            own = table.header.seats[seat]
            assert Counter(report["hands"][own]) == {
                feature.of[0]: seen[feature.name]
                for feature in table.features()
                if feature.label == "hand" and seen[feature.name]
            }
            for value in {1, 2, 3}:
                assert seen[f"token {value}"] == report["tokens"][own].count(value)
            for place, other in around(table, seat).items():
                assert seen[f"rats {place}"] == report["rats"][other]
                assert seen[f"hand size {place}"] == len(report["hands"][other])
                for kind, track in report["influence"].items():
                    at = [name for name, _ in track].index(other)
                    assert seen[f"track place {kind} {place}"] == at + 1
                    assert seen[f"influence {kind} {place}"] == track[at][1]
            for card, count in report["discards"].items():
                assert seen[f"discards {card}"] == count
            assert (seen["deck"], seen["pile gold"]) == (report["piles"]["deck"], report["piles"]["gold"])


def test_a_face_is_told_to_the_seat_that_looked_and_looks_to_all() -> None:
    game = rattus.new(seats=2, seed=1, start="first", chance="ask").play("plague gallia")
    for step in ("settle italia", "settle italia", "settle scandia", "settle scandia", "take witch"):
        game.play(step)
    game.play("look anglia/1").play("rat anglia/1 1+PB*")
    red, yellow = (named(game.ruleset, game.state, seat) for seat in range(2))
    faces = [feature.of[0] for feature in game.ruleset.features() if feature.label == "unseen"]
    assert red["face anglia/1"] == 1 + faces.index("1+PB*")
    assert yellow["face anglia/1"] == 0
    assert (red["looked anglia/1"], yellow["looked anglia/1"]) == (0b01, 0b10)
    assert red["origin anglia/1"] == yellow["origin anglia/1"] == 1
    assert red["unseen 1+PB*"] == yellow["unseen 1+PB*"] - 1


@pytest.mark.parametrize("game", ["plague", "cartus"])
def test_a_new_layout_has_a_new_version(game: str) -> None:
    version = import_module(f"rattus.{game}.observe").ENCODING
    digest = hashlib.sha256()
    for edition, seats in TABLES:
        if (table := table_of(edition, seats)).engine.game == game:
            digest.update(repr([tuple(feature) for feature in table.features()]).encode())
    assert digest.hexdigest()[:16] == PINNED[game, version]


# The page.

ROW = re.compile(
    r"^\| `(?P<label>[^`]+)` \| (?P<count>[^|]+) \| (?P<kind>\w+) \| (?P<range>[^|]+) \| .{3,} \|$", re.M
)


def rows(game: str) -> list[dict[str, str]]:
    """The rows of a game's table."""
    title = {"plague": "## The board game", "cartus": "## The card game"}[game]
    text = PAGE.read_text("utf-8").split(title)[1].split("\n## ")[0]
    return [match.groupdict() for match in ROW.finditer(text)]


def sizes(table: Ruleset) -> dict[str, int]:
    """What the page counts in."""
    rules = fields(table.engine.rules, table.rules)
    found = {"seats": int(rules["seats"]), "most": MOST_SEEN}
    names = ("regions", "cards", "faces", "citizens", "supply", "turn_limit", "rounds", "track", "width")
    found |= {
        name: int(rules[name])
        for name in (*names, "values", "buildings", "removed")
        if name in rules.dtype.names and not rules.dtype[name].shape
    }
    return found


def value(text: str, known: dict[str, int]) -> int:
    """A sum of products of numbers and known words, as the page writes them."""
    total = 0
    for part in text.replace("−", "-").replace(" - ", " + -").split(" + "):
        product = 1
        for factor in part.split(" × "):
            word = factor.strip().lstrip("-")
            number = int(word) if word.isdigit() else known[word]
            product *= -number if factor.strip().startswith("-") else number
        total += product
    return total


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_page_has_them_all_in_their_order(edition: str, seats: int) -> None:
    table = table_of(edition, seats)
    features, page = table.features(), rows(table.engine.game)
    by_label: dict[str, list[Feature]] = {}
    for feature in features:
        by_label.setdefault(feature.label, []).append(feature)
    assert [row["label"] for row in page] == list(by_label)
    known = sizes(table)
    for row in page:
        same = by_label[row["label"]]
        assert value(row["count"], known) == len(same), row
        assert {row["kind"]} == {feature.kind for feature in same}, row
        low, high = row["range"].split(" to ")
        assert value(low, known) == min(f.low for f in same), row
        if high != "all of them":
            assert min(value(high, known), MOST_SEEN) == max(f.high for f in same), row


def test_the_page_names_the_versions_and_the_sizes() -> None:
    text = PAGE.read_text("utf-8")
    for game in ("plague", "cartus"):
        assert (
            f"`rattus.{game}.observe.ENCODING` is {import_module(f'rattus.{game}.observe').ENCODING}" in text
        )
    for edition in EDITIONS:
        counts = [str(len(table_of(name, seats).features())) for name, seats in TABLES if name == edition]
        cells = [""] * (min(find_edition(edition).seat_counts) - 2) + counts
        line = f"| {edition} | " + " | ".join(cells + [""] * (5 - len(cells))) + " |"
        assert line.replace("|  |", "| |").replace("|  |", "| |") in text, line
