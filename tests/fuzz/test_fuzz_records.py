"""Records of all kinds of brokenness: a `RecordError` with its line comes out, or a game, nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rattus
from rattus.kernel.notation import RecordError, parse
from rattus.plague.codec import VERBS

RULEBOOKS = ("en", "de", "fr")
GAMES = 9
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
def finished(number: int) -> str:
    """The record of a short random game, of each number of seats by each rulebook."""
    rng = random.Random(number)
    seats, rulebook = 2 + number % 3, RULEBOOKS[number // 3 % 3]
    game = rattus.new("rattus", seats=seats, seed=number, rulebook=rulebook, turn_limit=10)
    while not game.over:
        game.play(rng.choice(game.legal.numbers))
    return game.record()


@cache
def finished_lines(number: int) -> tuple[str, ...]:
    return tuple(finished(number).splitlines())


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
        assert again.state.tobytes() == outcome.state.tobytes()
    return outcome


games = st.integers(0, GAMES - 1)
words = st.sampled_from(sorted(VERBS)) | st.sampled_from(("gallia", "italia/1", "1+BC*", "2", "monk", "red"))
pieces = st.text(max_size=6) | words | st.sampled_from(JUNK)


@st.composite
def altered_lines(draw: st.DrawFn) -> str:
    """A real record in which some lines are left out, doubled, swapped, replaced, or of another game."""
    lines = list(finished_lines(draw(games)))
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
                lines.insert(at, draw(st.sampled_from(finished_lines(draw(games)))))
            case _:
                lines[at] = " ".join([*lines[at].split(), draw(pieces)])
        lines = lines or [""]
    return "\n".join(lines) + draw(st.sampled_from(("", "\n", "\n\n")))


@st.composite
def altered_characters(draw: st.DrawFn) -> str:
    """A real record in which some characters are left out, doubled, or replaced."""
    text = finished(draw(games))
    for _ in range(draw(st.integers(1, 5))):
        at, length = draw(st.integers(0, len(text))), draw(st.integers(0, 3))
        text = text[:at] + draw(st.text(max_size=3) | st.sampled_from(JUNK)) + text[at + length :]
    return text


@settings(deadline=None, max_examples=300)
@given(st.text() | st.lists(pieces, max_size=12).map("\n".join))
def test_any_text_is_refused_at_a_line(text: str) -> None:
    assert isinstance(check(text), RecordError)


HEADER = '[Game "rattus"]\n[Seats "red yellow"]\n[Options "start=first"]\n[Version "1"]\n'
steps = st.tuples(st.sampled_from(("red", "yellow", "?")), st.lists(pieces, max_size=4))


@settings(deadline=None, max_examples=300)
@given(st.lists(steps.map(lambda step: " ".join((step[0], *step[1]))), max_size=6).map("\n".join))
def test_any_steps_after_a_good_header_are_played_or_refused_at_their_line(text: str) -> None:
    outcome = check(HEADER + text)
    assert isinstance(outcome, rattus.Game) or outcome.line > 4


headers = st.tuples(st.sampled_from(("Game", "Seats", "Options", "Version", "Result")), pieces)


@settings(deadline=None, max_examples=300)
@given(st.lists(headers, max_size=7))
def test_any_header_is_read_or_refused(lines: list[tuple[str, str]]) -> None:
    check("\n".join(f'[{tag} "{value}"]' for tag, value in lines))


@pytest.mark.parametrize(
    ("tag", "value"),
    [("Game", "cartus"), ("Seats", "red"), ("Version", "2"), ("Options", "turn_limit=" + "9" * 99)],
)
def test_a_header_that_says_something_else_is_refused_at_its_line(tag: str, value: str) -> None:
    lines = [f'[{tag} "{value}"]' if line.startswith(f"[{tag}") else line for line in HEADER.splitlines()]
    outcome = loaded("\n".join(lines))
    assert isinstance(outcome, RecordError)
    assert lines[outcome.line - 1] == f'[{tag} "{value}"]'


@settings(deadline=None, max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(altered_lines())
def test_a_record_with_altered_lines_is_a_game_or_refused(text: str) -> None:
    check(text)


@settings(deadline=None, max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(altered_characters())
def test_a_record_with_altered_characters_is_a_game_or_refused(text: str) -> None:
    check(text)


@settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(number=games, at=st.floats(0, 1), junk=st.binary(max_size=4), cut=st.booleans())
def test_a_file_with_altered_or_missing_bytes_is_a_game_or_refused(
    tmp_path: Path, number: int, at: float, junk: bytes, cut: bool
) -> None:
    data = finished(number).encode()
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


@settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(number=games, at=st.floats(0, 0.999), alter=st.sampled_from(alterations), piece=pieces)
def test_one_altered_line_is_refused_there_or_later(
    number: int, at: float, alter: Callable[[str, str], str], piece: str
) -> None:
    lines = list(finished_lines(number))
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
    "{by} take nobody",
    "{by} place atlantis",
    "{by} look gallia/0",
    "{by} merchant gallia italia many",
    "{by} pass now",
    "{by} {by} pass",
)


@settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(number=games, at=st.floats(0, 0.999), junk=st.sampled_from(UNREADABLE))
def test_one_unreadable_line_is_refused_exactly_there(number: int, at: float, junk: str) -> None:
    lines = list(finished_lines(number))
    line = int(at * len(lines))
    by = lines[line].split(" ")[0] if line > 4 and not lines[line].startswith("[") else "red"
    lines[line] = junk.format(by=by)
    outcome = loaded("\n".join(lines) + "\n")
    assert isinstance(outcome, RecordError)
    assert outcome.line == line + 1


# Cut off.


@pytest.mark.parametrize("number", [0, 5])
def test_a_record_cut_after_any_line_is_an_unfinished_game_or_refused_where_it_ends(number: int) -> None:
    lines = finished(number).splitlines(keepends=True)
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


@settings(deadline=None, max_examples=150)
@given(number=games, at=st.floats(0, 0.999))
def test_a_record_cut_at_any_byte_is_an_unfinished_game_or_refused_where_it_ends(
    number: int, at: float
) -> None:
    whole = finished(number)
    text = whole[: int(at * len(whole))]
    outcome = check(text)
    if isinstance(outcome, RecordError):
        last = len(text.rstrip("\n").split("\n"))
        assert last <= outcome.line <= last + 1
    else:
        assert outcome.over == (text == whole.removesuffix("\n"))
        assert whole.startswith(str(parse(text)).removesuffix("\n"))
