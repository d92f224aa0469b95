"""Records of all kinds of brokenness: a `RecordError` with its line comes out, or a game, nothing else."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rattus
from rattus.cartus.codec import VERBS as CARD_VERBS
from rattus.cartus.edition import built_in
from rattus.cartus.ruleset import CartusRuleset
from rattus.kernel.notation import RecordError, parse
from rattus.kernel.step import HIDDEN
from rattus.plague.codec import VERBS as BOARD_VERBS
from rattus.table.library import find_edition, known_versions, ruleset

RULEBOOKS = ("en", "de", "fr")
STARTS = ("random", "first", "yellow")
CHOICES = (
    "first",
    "one-per-class",
    "mixed",
    "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury",
    "farm*3+brewery*2+office+monastery*4+hospital*1+guard-tower+pied-pipers-hut*2+fortune-tellers-tent*3+treasury",
)
TABLES = {"rattus": 9, "cartus": 8}
"""How many games of each are broken here."""
both_games = pytest.mark.parametrize("name", TABLES)
JUNK = (
    "x",
    "[",
    "]",
    "red",
    "?",
    '[Game "x"]',
    '[Result ""]',
    "[Result",
    "nobody take monk",
    "? ? ?",
    "red ?",
)


@cache
def finished(name: str, number: int) -> str:
    """The record of a random game, of each number of seats and with different options."""
    rng = random.Random(number)
    if name == "rattus":
        seats, rulebook = 2 + number % 3, RULEBOOKS[number // 3 % 3]
        game = rattus.new(name, seats=seats, seed=number, rulebook=rulebook, turn_limit=10)
    else:
        game = rattus.new(
            name,
            seats=2 + number % 4,
            seed=number,
            buildings=CHOICES[number % len(CHOICES)],
            start=STARTS[number % len(STARTS)],
        )
    while not game.over:
        game.play(rng.choice(game.legal.numbers))
    return game.record()


@cache
def finished_lines(name: str, number: int) -> tuple[str, ...]:
    return tuple(finished(name, number).splitlines())


def loaded(text: str) -> rattus.Game | RecordError:
    """The game of a record; or why there is none, at a line of the text or just after it."""
    try:
        return rattus.loads(text)
    except RecordError as refused:
        error = refused
    assert 1 <= error.line <= len(text.split("\n")) + 1
    assert error.reason
    return error


def check(text: str) -> rattus.Game | RecordError:
    """What comes out can be told; and a game's record gives the same game."""
    outcome = loaded(text)
    if isinstance(outcome, rattus.Game):
        record = outcome.record()
        again = rattus.loads(record)
        assert again.record() == record
        assert bytes(again.state) == bytes(outcome.state)
    return outcome


def games(name: str) -> st.SearchStrategy[int]:
    """The number of a finished game."""
    return st.integers(0, TABLES[name] - 1)


words = st.sampled_from(sorted({*BOARD_VERBS, *(verb for verb, _ in CARD_VERBS)})) | st.sampled_from(
    ("gallia", "italia/1", "1+BC*", "2", "monk", "red", "monk-4", "farm", "2-rats", "joker", HIDDEN)
)
pieces = st.text(max_size=6) | words | st.sampled_from(JUNK)


@st.composite
def altered_lines(draw: st.DrawFn, name: str) -> str:
    """A real record in which some lines are left out, doubled, swapped, replaced, or of another game."""
    lines = list(finished_lines(name, draw(games(name))))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        match draw(st.integers(0, 5)):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[at])
            case 2:
                other = draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                lines[at] = draw(pieces)
            case 4:
                other_name = draw(st.sampled_from((name, *TABLES)))
                lines.insert(at, draw(st.sampled_from(finished_lines(other_name, draw(games(other_name))))))
            case _:
                lines[at] = " ".join([*lines[at].split(), draw(pieces)])
        lines = lines or [""]
    return "\n".join(lines) + draw(st.sampled_from(("", "\n", "\n\n")))


@st.composite
def altered_characters(draw: st.DrawFn, name: str) -> str:
    """A real record in which some characters are left out, doubled, or replaced."""
    text = finished(name, draw(games(name)))
    for _ in range(draw(st.integers(1, 5))):
        at, length = draw(st.integers(0, len(text))), draw(st.integers(0, 3))
        text = text[:at] + draw(st.text(max_size=3) | st.sampled_from(JUNK)) + text[at + length :]
    return text


@settings(deadline=None, max_examples=300)
@given(st.text() | st.lists(pieces, max_size=12).map("\n".join))
def test_any_text_is_refused_at_a_line(text: str) -> None:
    assert isinstance(check(text), RecordError)


HEADERS = {
    "rattus": '[Game "rattus"]\n[Seats "red yellow"]\n[Options "start=first"]\n[Version "3"]\n',
    "cartus": '[Game "cartus"]\n[Seats "red yellow"]\n[Options "buildings=mixed"]\n[Version "2"]\n',
}
steps = st.tuples(st.sampled_from(("red", "yellow", "?")), st.lists(pieces, max_size=4))


@both_games
@settings(deadline=None, max_examples=300)
@given(text=st.lists(steps.map(lambda step: " ".join((step[0], *step[1]))), max_size=6).map("\n".join))
def test_any_steps_after_a_good_header_are_played_or_refused_at_their_line(name: str, text: str) -> None:
    outcome = check(HEADERS[name] + text)
    assert isinstance(outcome, rattus.Game) or outcome.line > 4


headers = st.tuples(st.sampled_from(("Game", "Seats", "Options", "Version", "Result")), pieces)


@settings(deadline=None, max_examples=300)
@given(st.lists(headers, max_size=7))
def test_any_header_is_read_or_refused(lines: list[tuple[str, str]]) -> None:
    check("\n".join(f'[{tag} "{value}"]' for tag, value in lines))


@pytest.mark.parametrize(
    ("name", "tag", "value"),
    [
        ("rattus", "Game", "cards"),
        ("rattus", "Seats", "red"),
        ("rattus", "Version", "0"),
        ("rattus", "Version", "4"),
        ("rattus", "Version", "../1"),
        ("rattus", "Options", "turn_limit=" + "9" * 99),
        ("cartus", "Game", "cards"),
        ("cartus", "Seats", "red yellow green blue purple white"),
        ("cartus", "Version", "3"),
        ("cartus", "Options", "buildings=farm"),
        ("cartus", "Options", "buildings=farm*5"),
        ("cartus", "Options", "start=green"),
        ("cartus", "Options", "rulebook=de"),
    ],
)
def test_a_header_that_says_something_else_is_refused_at_its_line(name: str, tag: str, value: str) -> None:
    header = HEADERS[name].splitlines()
    lines = [f'[{tag} "{value}"]' if line.startswith(f"[{tag}") else line for line in header]
    outcome = loaded("\n".join(lines))
    assert isinstance(outcome, RecordError)
    assert lines[outcome.line - 1] == f'[{tag} "{value}"]'


NAMES = built_in("cartus").buildings
parts = st.tuples(
    st.sampled_from(NAMES) | pieces,
    st.sampled_from(("", "*1", "*2", "*3", "*4", "*5", "*0", "*6", "*", "*x")),
).map("".join)
halves = st.integers(0, 5).map(lambda count: (count, 5 - count))


@st.composite
def sets_of_buildings(draw: st.DrawFn) -> list[str]:
    """Five cards of each class, in any order and any way to write them."""
    found: list[str] = []
    for pair in zip(NAMES[::2], NAMES[1::2], strict=True):
        for name, count in zip(pair, draw(halves), strict=True):
            if count:
                found.append(draw(st.sampled_from((name, f"{name}*5"))) if count == 5 else f"{name}*{count}")
    return draw(st.permutations(found))


def options_line(value: str) -> rattus.Game | RecordError:
    return check(f'[Game "cartus"]\n[Seats "red yellow"]\n[Options "{value}"]\n[Version "2"]\n')


@settings(deadline=None, max_examples=200)
@given(chosen=sets_of_buildings())
def test_any_five_cards_of_each_class_are_a_table_with_one_header(chosen: list[str]) -> None:
    game = options_line(f"buildings={'+'.join(chosen)}")
    assert isinstance(game, rattus.Game)
    written = dict(game.header.options).get("buildings", "first")
    table = ruleset(find_edition("cartus"), ("red", "yellow"), {"buildings": written}, "interpreted")
    assert table.header == game.header
    assert "*5" not in written
    cards = [part.partition("*") for part in chosen]
    assert isinstance(table, CartusRuleset)
    assert table.options.chosen(table.edition) == {name: int(count or 5) for name, _, count in cards}


@settings(deadline=None, max_examples=300)
@given(chosen=st.lists(parts, max_size=9), start=pieces)
def test_any_other_choice_of_buildings_and_start_is_refused_at_the_options(
    chosen: list[str], start: str
) -> None:
    options = " ".join([f"buildings={'+'.join(chosen)}", f"start={start}"])
    outcome = options_line(options)
    assert isinstance(outcome, rattus.Game) or outcome.line in (3, 4)


versions = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"], exclude_characters='"\\'), max_size=8)


@both_games
@settings(deadline=None, max_examples=200)
@given(version=versions | st.integers(-2, 10**8).map(str))
def test_any_version_is_one_there_was_or_refused_at_its_line(name: str, version: str) -> None:
    header = HEADERS[name].splitlines()
    outcome = check("\n".join([*header[:3], f'[Version "{version}"]']))
    if version in known_versions(name):
        assert isinstance(outcome, rattus.Game)
        assert outcome.header.version == version
    else:
        assert isinstance(outcome, RecordError)
        assert outcome.line == 4


def test_a_header_with_the_name_of_another_game_is_refused_at_what_that_one_does_not_have() -> None:
    """In a version that both have, with an option that only one of them has."""
    for name, other, option in (("rattus", "cartus", "rulebook=de"), ("cartus", "rattus", "buildings=mixed")):
        header = re.sub(r'Options ".*"', f'Options "{option}"', HEADERS[name])
        header = re.sub(r'Version ".*"', 'Version "2"', header)
        assert isinstance(loaded(header), rattus.Game)
        outcome = loaded(header.replace(f'"{name}"', f'"{other}"'))
        assert isinstance(outcome, RecordError)
        assert (outcome.line, outcome.token) == (3, "Options")
        assert outcome.reason.startswith("unknown option ")


@both_games
@settings(deadline=None, max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_record_with_altered_lines_is_a_game_or_refused(name: str, data: st.DataObject) -> None:
    check(data.draw(altered_lines(name)))


@both_games
@settings(deadline=None, max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_record_with_altered_characters_is_a_game_or_refused(name: str, data: st.DataObject) -> None:
    check(data.draw(altered_characters(name)))


@both_games
@settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(number=st.integers(0, 7), at=st.floats(0, 1), junk=st.binary(max_size=4), cut=st.booleans())
def test_a_file_with_altered_or_missing_bytes_is_a_game_or_refused(
    tmp_path: Path, name: str, number: int, at: float, junk: bytes, cut: bool
) -> None:
    data = finished(name, number).encode()
    place = int(at * len(data))
    path = tmp_path / "record"
    path.write_bytes(data[:place] + junk + (b"" if cut else data[place:]))
    try:
        record = rattus.load(path).record()
    except RecordError as error:
        line = error.line
        lines = path.read_bytes().replace(b"\r", b"\n").count(b"\n") + 2
    else:
        line = lines = 1
        assert rattus.loads(record).record() == record
    assert 1 <= line <= lines


# Exactly one line is wrong.


alterations: list[Callable[[str, str], str]] = [
    lambda line, piece: piece,
    lambda line, piece: line + piece,
    lambda line, piece: line[: len(line) // 2] + piece,
    lambda line, piece: line.split(" ")[0] + " " + piece,
    lambda line, piece: line.rpartition(" ")[0] + " " + piece,
    lambda line, piece: "",
]


@both_games
@settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(number=st.integers(0, 7), at=st.floats(0, 0.999), alter=st.sampled_from(alterations), piece=pieces)
def test_one_altered_line_is_refused_there_or_later(
    name: str, number: int, at: float, alter: Callable[[str, str], str], piece: str
) -> None:
    lines = list(finished_lines(name, number))
    line = int(at * len(lines))
    lines[line] = alter(lines[line], piece.replace("\n", " "))
    outcome = check("\n".join(lines) + "\n")
    assert isinstance(outcome, rattus.Game) or outcome.line >= line + 1


UNREADABLE = (
    "x",
    "[",
    "?",
    '[Game "rattus',
    '[Date "1347"]',
    "nobody pass",
    "{by} xyzzy",
    "{by} pass now",
    "{by} {by} pass",
)
UNREADABLE_STEPS = {
    "rattus": (
        "{by} take nobody",
        "{by} place atlantis",
        "{by} look gallia/0",
        "{by} merchant gallia italia many",
    ),
    "cartus": (
        "{by} enter 4",
        "{by} look 0",
        "{by} lay monk",
        "{by} give monk-5",
        "{by} deal red pope-1",
        "{by} row 6 monk-4",
        "{by} building 1 church 2-rats",
        "{by} token red 9",
        "{by} lay hidden",
        "{by} deal yellow hidden",
    ),
}


@both_games
@settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(number=st.integers(0, 7), at=st.floats(0, 0.999), data=st.data())
def test_one_unreadable_line_is_refused_exactly_there(
    name: str, number: int, at: float, data: st.DataObject
) -> None:
    lines = list(finished_lines(name, number))
    line = int(at * len(lines))
    by = lines[line].split(" ")[0] if line > 4 and not lines[line].startswith("[") else "red"
    lines[line] = data.draw(st.sampled_from((*UNREADABLE, *UNREADABLE_STEPS[name]))).format(by=by)
    outcome = loaded("\n".join(lines) + "\n")
    assert isinstance(outcome, RecordError)
    assert outcome.line == line + 1


results = st.text(max_size=12) | st.sampled_from(
    ("", "red 1", "red 10, yellow 10", "red 41, blue 50 dead", "red 3 would-be", "red 3 alive, yellow 2")
)


@both_games
@settings(deadline=None, max_examples=100)
@given(number=st.integers(0, 7), result=results)
def test_a_wrong_result_is_refused_at_its_line(name: str, number: int, result: str) -> None:
    *lines, last = finished_lines(name, number)
    outcome = check("\n".join((*lines, f'[Result "{result}"]', "")))
    if f'[Result "{result}"]' != last:
        assert isinstance(outcome, RecordError)
        assert outcome.line > len(lines)


@both_games
@pytest.mark.parametrize("number", range(8))
def test_in_a_right_result_no_word_or_number_can_be_another(name: str, number: int) -> None:
    *lines, last = finished_lines(name, number)
    for altered in (
        last.replace(", ", ",", 1),
        last.replace('"]', ' dead"]'),
        last.replace(" dead", "", 1).replace(" would-be", ""),
        *(last.replace(digit, str((int(digit) + 1) % 10), 1) for digit in set(last) & set("0123456789")),
    ):
        if altered != last:
            outcome = loaded("\n".join((*lines, altered)))
            assert isinstance(outcome, RecordError)
            assert (outcome.line, outcome.reason) == (len(lines) + 1, f"the result is {last[9:-2]!r}")


# A seat's own record.


@pytest.mark.parametrize("number", range(8))
def test_a_seats_own_record_of_the_card_game_is_refused_at_its_first_secret(number: int) -> None:
    game = rattus.loads(finished("cartus", number))
    for seat in game.seats:
        record = game.record(seat)
        outcome = loaded(record)
        assert isinstance(outcome, RecordError)
        first = next(n for n, line in enumerate(record.splitlines(), start=1) if line.endswith(HIDDEN))
        assert (outcome.line, outcome.token) == (first, HIDDEN)
        assert outcome.reason == "the card is hidden in a player's own record; a full record says it"


# Cut off.


@pytest.mark.parametrize(("name", "number"), [("rattus", 0), ("rattus", 5), ("cartus", 0)])
def test_a_record_cut_after_any_line_is_an_unfinished_game_or_refused_where_it_ends(
    name: str, number: int
) -> None:
    lines = finished(name, number).splitlines(keepends=True)
    assert lines[-1].startswith("[Result")
    for kept in range(len(lines)):
        outcome = loaded("".join(lines[:kept]))
        if 4 <= kept < len(lines) - 1:
            assert isinstance(outcome, rattus.Game), outcome
            assert not outcome.over
            assert outcome.record() == "".join(lines[: max(5, kept)])
        else:
            assert isinstance(outcome, RecordError)
            assert outcome.line == kept + 1


@both_games
@settings(deadline=None, max_examples=150)
@given(number=st.integers(0, 7), at=st.floats(0, 0.999))
def test_a_record_cut_at_any_byte_is_an_unfinished_game_or_refused_where_it_ends(
    name: str, number: int, at: float
) -> None:
    whole = finished(name, number)
    text = whole[: int(at * len(whole))]
    outcome = check(text)
    if isinstance(outcome, RecordError):
        last = len(text.rstrip("\n").split("\n"))
        assert last <= outcome.line <= last + 1
    else:
        assert outcome.over == (text == whole.removesuffix("\n"))
        assert whole.startswith(str(parse(text)).removesuffix("\n"))
