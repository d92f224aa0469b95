"""Edition files of all kinds of brokenness: an `EditionError` comes out, or an edition that can be played."""

from __future__ import annotations

import json
import math
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rattus
from rattus.kernel.contract import MOST_LEGAL, OVER
from rattus.kernel.edition import EditionError
from rattus.kernel.engine import interpreted
from rattus.kernel.ruleset import COLOURS
from rattus.plague.edition import Edition, load_edition, read
from rattus.plague.ruleset import GAME, PlagueRuleset

FILE = "mine.toml"


@cache
def ours() -> str:
    """The text of the file that comes with the program."""
    return (Path(rattus.__file__).parent / "plague" / "editions" / "rattus.toml").read_text("utf-8")


def outcome(text: str) -> Edition | EditionError:
    """The edition of a text; or why there is none."""
    try:
        return read(text, FILE)
    except EditionError as refused:
        error = refused
    assert error.file == FILE
    assert error.reason
    return error


def play(edition: Edition) -> None:
    """Some turns of every number of seats; interpreted, so that a number out of place shows."""
    engine = interpreted(GAME)
    for seats in edition.seat_counts:
        for rulebook in edition.data.parameters.rulebooks:
            options = {"rulebook": rulebook, "turn_limit": str(2 * seats)}
            rules = PlagueRuleset.of(edition, engine, COLOURS[:seats], options).rules
            state = engine.blank()[0]
            out: Any = [0] * MOST_LEGAL
            history: Any = [0] * 2000
            engine.setup(rules, state)
            length = engine.play_randomly(rules, state, 1, out, history)
            assert seats < length < len(history)
            assert engine.actor(rules, state) == OVER


def check(text: str) -> None:
    """Whatever is accepted can be played."""
    made = outcome(text)
    if isinstance(made, Edition):
        play(made)


# Texts.


pieces = st.text(max_size=5) | st.sampled_from(
    (
        "[",
        "]",
        "[[region]]",
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


@settings(deadline=None, max_examples=300)
@given(st.text() | st.lists(pieces, max_size=20).map("".join))
def test_any_text_is_refused(text: str) -> None:
    assert isinstance(outcome(text), EditionError)


@st.composite
def altered_texts(draw: st.DrawFn) -> str:
    """Our file in which some lines or characters are left out, doubled, swapped or replaced."""
    lines = ours().splitlines(keepends=True)
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


@settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(altered_texts())
def test_our_file_with_altered_lines_and_characters_is_refused_or_can_be_played(text: str) -> None:
    check(text)


@settings(deadline=None, max_examples=100)
@given(st.floats(0, 0.999))
def test_our_file_cut_anywhere_before_its_last_table_is_refused(at: float) -> None:
    whole = ours()[: ours().index("[removed]")]
    assert isinstance(outcome(whole[: int(at * len(whole))]), EditionError)


@settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=40), at=st.floats(0, 1))
def test_a_file_with_any_bytes_in_it_is_refused_or_is_an_edition(
    tmp_path: Path, data: bytes, at: float
) -> None:
    whole = ours().encode()
    place = int(at * len(whole))
    path = tmp_path / FILE
    path.write_bytes(whole[:place] + data + whole[place:])
    try:
        named = load_edition(path).path
    except EditionError as error:
        named = error.file
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


KNOWN = sorted(names(tomllib.loads(ours())))
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
    assert isinstance(outcome(document(content)), EditionError)


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
def altered_structures(draw: st.DrawFn) -> dict[str, Value]:
    """The content of our file with some values left out, doubled, exchanged or replaced."""
    content = tomllib.loads(ours())
    for region in content["region"]:
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


def test_the_content_of_our_file_written_anew_is_our_edition() -> None:
    made = outcome(document(tomllib.loads(ours())))
    assert isinstance(made, Edition)
    assert made.data == load_edition("rattus").data
    play(made)


@settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(altered_structures())
def test_our_edition_with_altered_values_is_refused_or_can_be_played(content: dict[str, Value]) -> None:
    check(document(content))


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
def test_our_edition_with_other_numbers_is_refused_or_can_be_played(
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
    check(document(content))
