"""Edition files of all kinds of brokenness: an `EditionError` comes out, or an edition that can be played."""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rattus
from rattus.builds.interpreted import interpreted
from rattus.cartus.edition import CardEdition, load_card_edition
from rattus.cartus.edition import read as read_cards
from rattus.cartus.ruleset import CartusRuleset
from rattus.kernel.contract import OVER
from rattus.kernel.edition import EditionError
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.plague.edition import Edition as BoardEdition
from rattus.plague.edition import load_edition, read
from rattus.plague.ruleset import PlagueRuleset
from rattus.table.library import find_edition

FILE = "mine.toml"


def board_tables(edition: BoardEdition, seats: int) -> list[Ruleset]:
    """A table for each rulebook; games are short."""
    limit = {"turn_limit": str(2 * seats)}
    return [
        PlagueRuleset.of(edition, interpreted("plague"), COLOURS[:seats], {"rulebook": rulebook} | limit)
        for rulebook in edition.data.parameters.rulebooks
    ]


def card_tables(edition: CardEdition, seats: int) -> list[Ruleset]:
    """A table for each way to draw the buildings."""
    return [
        CartusRuleset.of(edition, interpreted("cartus"), COLOURS[:seats], {"buildings": buildings})
        for buildings in ("one-per-class", "mixed")
    ]


@dataclass(frozen=True)
class Target:
    """A game whose edition files are broken here."""

    file: str
    read: Callable[[str, str], Any]
    tables: Callable[[Any, int], list[Ruleset]]
    needed: str
    """The file is no edition without what comes from here on."""

    @property
    def text(self) -> str:
        """The file that comes with the program."""
        return our_text(self.file)


TARGETS = {
    "rattus": Target("plague/editions/rattus.toml", read, board_tables, "[removed]"),
    "cartus": Target("cartus/cards.toml", read_cards, card_tables, 'id = "palace"'),
}
both_games = pytest.mark.parametrize("game", TARGETS)


@cache
def our_text(file: str) -> str:
    """The text of a file that comes with the program."""
    return (Path(rattus.__file__).parent / file).read_text("utf-8")


def ours() -> str:
    """The text of the board game's file."""
    return TARGETS["rattus"].text


def outcome(text: str, game: str) -> BoardEdition | CardEdition | EditionError:
    """The edition of a text; or why there is none."""
    try:
        made: BoardEdition | CardEdition = TARGETS[game].read(text, FILE)
    except EditionError as refused:
        error = refused
    else:
        return made
    assert error.file == FILE
    assert error.reason
    assert error.key or error.reason.startswith(("not TOML", "longer"))
    return error


def play(edition: BoardEdition | CardEdition, game: str) -> None:
    """Some games of every number of seats; interpreted, so that a number out of place shows."""
    for seats in edition.seat_counts:
        for table in TARGETS[game].tables(edition, seats):
            engine, state = table.engine, table.engine.blank()
            engine.setup(table.rules, state)
            assert seats < len(engine.play_randomly(table.rules, state, 1)) < 2000
            assert engine.actor(table.rules, state) == OVER


def check(text: str, game: str) -> None:
    """Whatever is accepted can be played."""
    made = outcome(text, game)
    if not isinstance(made, EditionError):
        play(made, game)


# Texts.


pieces = st.text(max_size=5) | st.sampled_from(
    (
        "[",
        "]",
        "[[region]]",
        "[[building]]",
        "{",
        "}",
        '"',
        "'",
        '"""',
        "=",
        "#",
        ",",
        "\n",
        "\0",
        "1e999",
        "nan",
        "-",
        "9" * 5000,
    )
)


@both_games
@settings(deadline=None, max_examples=300)
@given(text=st.text() | st.lists(pieces, max_size=20).map("".join))
def test_any_text_is_refused(game: str, text: str) -> None:
    assert isinstance(outcome(text, game), EditionError)


@st.composite
def altered_texts(draw: st.DrawFn, game: str) -> str:
    """Our file in which some lines or characters are left out, doubled, swapped or replaced."""
    lines = TARGETS[game].text.splitlines(keepends=True)
    for _ in range(draw(st.integers(0, 2))):
        at, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match draw(st.integers(0, 3)):
            case 0:
                del lines[at]
            case 1:
                lines.insert(other, lines[at])
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                lines[at] = draw(pieces)
    text = "".join(lines)
    for _ in range(draw(st.integers(0, 2))):
        at, length = draw(st.integers(0, len(text))), draw(st.integers(0, 3))
        text = text[:at] + draw(pieces) + text[at + length :]
    return text


@both_games
@settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_our_file_with_altered_lines_and_characters_is_refused_or_can_be_played(
    game: str, data: st.DataObject
) -> None:
    check(data.draw(altered_texts(game)), game)


@both_games
@settings(deadline=None, max_examples=100)
@given(at=st.floats(0, 0.999))
def test_our_file_cut_anywhere_before_its_end_is_refused(game: str, at: float) -> None:
    text = TARGETS[game].text
    whole = text[: text.index(TARGETS[game].needed)]
    assert isinstance(outcome(whole[: int(at * len(whole))], game), EditionError)


@both_games
@settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=40), at=st.floats(0, 1))
def test_a_file_with_any_bytes_in_it_is_refused_or_is_an_edition(
    tmp_path: Path, game: str, data: bytes, at: float
) -> None:
    whole = TARGETS[game].text.encode()
    place = int(at * len(whole))
    path = tmp_path / FILE
    path.write_bytes(whole[:place] + data + whole[place:])
    try:
        found = find_edition(path)
    except EditionError as error:
        named = error.file
    else:
        assert isinstance(found, BoardEdition if game == "rattus" else CardEdition)
        named = found.path
    assert named == str(path)


# Structures.


Value = Any  # whatever TOML can say


def toml(value: Value) -> str:
    """A value as TOML writes it on one line."""
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case float():
            return "nan" if math.isnan(value) else str(value)
        case str():
            return json.dumps(value, ensure_ascii=False)
        case list():
            return "[" + ", ".join(map(toml, value)) + "]"
        case _:
            return "{" + ", ".join(f"{toml(key)} = {toml(item)}" for key, item in value.items()) + "}"


def document(content: dict[str, Value]) -> str:
    return "".join(f"{toml(key)} = {toml(value)}\n" for key, value in content.items())


def names(value: Value) -> set[str]:
    """All keys and texts in a value."""
    match value:
        case dict():
            return set(value).union(*map(names, value.values()))
        case list():
            return set().union(*map(names, value))
        case str():
            return {value}
        case _:
            return set()


KNOWN = sorted(set().union(*(names(tomllib.loads(target.text)) for target in TARGETS.values())))
letters = st.characters(exclude_categories=("Cs", "Cc"))
texts = st.sampled_from(KNOWN) | st.text(letters, max_size=4)
numbers = st.integers(-2, 70) | st.integers() | st.sampled_from((2**31, 2**63, -(2**63), 10**40))
simple = texts | numbers | st.booleans() | st.floats()
values = st.recursive(
    simple, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4)
)


@settings(deadline=None, max_examples=200)
@given(st.dictionaries(texts, values, max_size=8))
def test_any_tables_and_values_are_refused(content: dict[str, Value]) -> None:
    for game in TARGETS:
        assert isinstance(outcome(document(content), game), EditionError)


def places(value: Value) -> list[tuple[Value, Value]]:
    """All places in a structure: what holds them, and by which key or number."""
    match value:
        case dict():
            inner = list(value.items())
        case list():
            inner = list(enumerate(value))
        case _:
            return []
    return [place for key, item in inner for place in ((value, key), *places(item))]


@st.composite
def altered_structures(draw: st.DrawFn, game: str) -> dict[str, Value]:
    """The content of our file with some values left out, doubled, exchanged or replaced."""
    content = tomllib.loads(TARGETS[game].text)
    for region in content.get("region", ()):
        if draw(st.booleans()):
            region.pop("neighbours")  # else nearly every change is found by comparing these lists
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.sampled_from(range(len(places(content)))))
        holder, key = places(content)[at]
        match draw(st.integers(0, 4)):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, list):
                holder.insert(key, holder[key])
            case 2:
                other, where = draw(st.sampled_from(places(content)))
                if isinstance(holder[key], (int, str)) and isinstance(other[where], (int, str)):
                    holder[key], other[where] = other[where], holder[key]
            case 3 if isinstance(holder[key], int):
                holder[key] = draw(numbers)
            case _:
                holder[key] = draw(values)
        if not content:
            break
    return content


@both_games
def test_the_content_of_our_file_written_anew_is_our_edition(game: str) -> None:
    made = outcome(document(tomllib.loads(TARGETS[game].text)), game)
    assert not isinstance(made, EditionError)
    assert made.data == (load_edition(game) if game == "rattus" else load_card_edition(game)).data
    play(made, game)


@both_games
@settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_our_edition_with_altered_values_is_refused_or_can_be_played(game: str, data: st.DataObject) -> None:
    check(document(data.draw(altered_structures(game))), game)


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(
    citizens=st.integers(4, 61),
    settling=st.integers(1, 3),
    steps=st.integers(1, 20),
    removed=st.integers(0, 40),
    removal=st.sampled_from(("others-only", "mixed-supply")),
    cards=st.sets(st.sampled_from(("peasant", "merchant", "monk", "knight", "witch", "king")), min_size=1),
    extra=st.integers(0, 60),
)
def test_our_board_with_other_numbers_is_refused_or_can_be_played(
    citizens: int, settling: int, steps: int, removed: int, removal: str, cards: set[str], extra: int
) -> None:
    content = tomllib.loads(ours())
    content["edition"] |= {"citizens": citizens, "seats": [2, 2]}
    content["parameters"] |= {"settling": [settling], "knight_steps": [steps], "cards": sorted(cards)}
    content["parameters"]["removal"] = removal
    content["region"] = [region for region in content["region"] if region["tier"] == 2]
    inside = {region["id"] for region in content["region"]}
    for region in content["region"]:
        region.pop("neighbours")
    content["borders"]["list"] = [border for border in content["borders"]["list"] if {*border[:2]} <= inside]
    content["rats"]["starting"] = content["rats"]["starting"][: len(inside)]
    content["rats"]["others"] += ["9+MMMAAA"] * extra
    del content["rats"]["count"]
    content["removed"] = {"2": removed}
    check(document(content), "rattus")


effects = st.dictionaries(
    st.sampled_from(
        ("draw", "draw_per", "joker", "sword", "flute", "pass", "gold", "rats", "exchange", "looks", "tokens")
    ),
    st.integers(0, 10),
    max_size=4,
)
few = st.integers(0, 7)


@settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
@given(
    hand=st.integers(0, 10),
    rats=st.integers(0, 101),
    track=st.integers(0, 100),
    removed=st.sampled_from((4, 5, 6, 8, 10, 12, 13)),
    nuns=st.lists(few, min_size=5, max_size=5),
    piles=st.fixed_dictionaries(dict.fromkeys(("joker", "sword", "flute", "pass", "gold"), few)),
    tokens=st.dictionaries(st.integers(0, 99).map(str), st.integers(0, 20), max_size=4),
    actions=st.lists(st.tuples(effects, effects, st.integers(0, 10)), min_size=12, max_size=12),
)
def test_our_cards_with_other_numbers_are_refused_or_can_be_played(
    hand: int,
    rats: int,
    track: int,
    removed: int,
    nuns: list[int],
    piles: dict[str, int],
    tokens: dict[str, int],
    actions: list[tuple[dict[str, int], dict[str, int], int]],
) -> None:
    content = tomllib.loads(TARGETS["cartus"].text)
    content["parameters"] |= {"hand": hand, "rats": rats, "track": track, "removed": [removed, 12, 6, 6]}
    content["people"]["nuns"] = nuns
    content["piles"], content["tokens"] = piles, tokens
    for building, (premium, standard, tribute) in zip(content["building"], actions, strict=True):
        building["premium"], building["standard"] = premium | {"tribute": tribute}, standard
    check(document(content), "cartus")
