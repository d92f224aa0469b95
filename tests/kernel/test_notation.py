"""The text form of records: read back exactly, and what is wrong is told with its line and word."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rattus.kernel.notation import LONGEST, TAGS, Header, Line, Record, RecordError, parse, write

HEADER = """\
[Game "rattus"]
[Seats "red yellow"]
[Options "rulebook=de start=first"]
[Version "1"]
"""

WHOLE = f"""\
{HEADER}
? start red
red settle gallia
? rat gallia/1 1+BC*
yellow place italia 2
[Result "red 3, yellow 2"]
"""


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse(text)
    return caught.value


def check(text: str, line: int, token: str, reason: str) -> None:
    """The text is refused at this line for this word; the reason has this in it."""
    error = refusal(text)
    assert (error.line, error.token) == (line, token)
    assert reason in error.reason
    assert str(error) == (f"line {line}: {token!r}: " if token else f"line {line}: ") + error.reason


# Reading and writing.


def test_a_record_is_read_as_it_says() -> None:
    record = parse(WHOLE)
    options = (("rulebook", "de"), ("start", "first"))
    assert record.header == Header("rattus", ("red", "yellow"), options, "1")
    assert record.lines == (
        Line(6, "?", "start red"),
        Line(7, "red", "settle gallia"),
        Line(8, "?", "rat gallia/1 1+BC*"),
        Line(9, "yellow", "place italia 2"),
    )
    assert (record.result, record.result_line, record.last_line) == ("red 3, yellow 2", 10, 10)
    assert record.header_lines == (1, 2, 3, 4)


def test_a_record_is_written_as_it_was_read() -> None:
    assert str(parse(WHOLE)) == WHOLE


def test_an_unfinished_record_has_no_result() -> None:
    record = parse(f"{HEADER}\n? start red\n")
    assert record.result is None
    assert (record.result_line, record.last_line) == (0, 6)
    assert str(record) == f"{HEADER}\n? start red\n"


def test_a_record_without_steps_ends_with_its_header() -> None:
    record = parse(HEADER)
    assert (record.lines, record.last_line) == ((), 4)
    assert str(record) == HEADER + "\n"


def test_empty_options_are_written_too() -> None:
    header = Header("rattus", ("red", "yellow"))
    assert write(header, [("?", "start red")], None) == (
        '[Game "rattus"]\n[Seats "red yellow"]\n[Options ""]\n[Version "1"]\n\n? start red\n'
    )
    assert parse(write(header, [], None)).header == header


def test_the_header_lines_may_stand_in_any_order_and_keep_their_numbers() -> None:
    record = parse('[Version "1"]\n\n[Options ""]\n[Seats "red yellow"]\n[Game "rattus"]\n')
    assert record.header == Header("rattus", ("red", "yellow"))
    assert record.header_lines == (5, 4, 3, 1)


@pytest.mark.parametrize(
    "text",
    [
        WHOLE.replace("\n", "\r\n"),
        WHOLE.replace(" ", " \t  "),
        WHOLE.replace("\n", "\n\n"),
        "\n\n  " + WHOLE + "\n \n",
        WHOLE.removesuffix("\n"),
        "\ufeff" + WHOLE,
    ],
    ids=["other-line-ends", "blanks", "empty-lines", "around", "no-last-line-end", "byte-order-mark"],
)
def test_blanks_and_line_ends_do_not_matter(text: str) -> None:
    assert str(parse(text)) == WHOLE


def test_line_numbers_count_empty_lines() -> None:
    assert [line.number for line in parse(WHOLE.replace("\n", "\n\n")).lines] == [11, 13, 15, 17]


WORDS = st.text("abcxyz019+*/-", min_size=1, max_size=8)
NAMES = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9_-]{0,9}", fullmatch=True)
VALUES = st.lists(WORDS, max_size=4).map(" ".join)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record that can be written."""
    seats = tuple(draw(st.lists(NAMES, min_size=1, max_size=6, unique=True)))
    options = draw(st.dictionaries(WORDS, st.text("abc=019", min_size=1, max_size=5), max_size=3))
    header = Header(draw(VALUES), seats, tuple(options.items()), draw(VALUES))
    steps = draw(st.lists(st.tuples(st.sampled_from(("?", *seats)), st.lists(WORDS, min_size=1, max_size=4))))
    lines = tuple(Line(0, by, " ".join(words)) for by, words in steps)
    return Record(header, lines, draw(st.none() | VALUES))


@given(records())
def test_what_is_written_is_read_back_exactly(record: Record) -> None:
    text = str(record)
    again = parse(text)
    assert str(again) == text
    assert (again.header, again.result) == (record.header, record.result)
    assert [(line.by, line.step) for line in again.lines] == [(line.by, line.step) for line in record.lines]


# What is wrong.


@pytest.mark.parametrize("tag", TAGS)
def test_a_missing_header_line_is_told_where_the_steps_begin(tag: str) -> None:
    text = "".join(line for line in WHOLE.splitlines(keepends=True) if not line.startswith(f"[{tag}"))
    check(text, 5, "", f'the header line [{tag} "…"] is missing')


def test_an_empty_text_misses_its_first_header_line() -> None:
    check("", 1, "", 'the header line [Game "…"] is missing')


def test_a_truncated_header_is_reported_at_its_end() -> None:
    check('[Game "rattus"]\n[Seats "red yellow"]\n', 3, "", 'the header line [Options "…"] is missing')


def test_a_result_before_the_header_is_whole_is_refused() -> None:
    check('[Game "rattus"]\n[Result ""]\n', 2, "", 'the header line [Seats "…"] is missing')


@pytest.mark.parametrize(
    "line",
    [
        "[Game rattus]",
        '[Game "rattus"',
        '[Game "rat"tus"]',
        '["rattus"]',
        "[",
        '[Game"rattus"]',
        '[Game "rattus"] x',
        '[Game "a\\b"]',
    ],
)
def test_a_header_line_that_is_not_one_is_refused(line: str) -> None:
    check(WHOLE.replace('[Game "rattus"]', line), 1, line, 'a header line is written [Name "value"]')


def test_an_unknown_header_line_is_refused() -> None:
    text = WHOLE.replace("[Game", '[Date "1347"]\n[Game')
    check(text, 1, "Date", "unknown; header lines are Game, Seats, Options, Version")


def test_a_header_line_that_stands_twice_is_refused() -> None:
    check('[Game "rattus"]\n' + WHOLE, 2, "Game", "stands here twice")


def test_a_header_line_among_the_steps_is_refused() -> None:
    text = WHOLE.replace("red settle", '[Game "rattus"]\nred settle')
    check(text, 7, "Game", "a header line among the steps")


@pytest.mark.parametrize("line", ["red pass", '[Result "red 3"]', '[Game "rattus"]', "x"])
def test_nothing_comes_after_the_result(line: str) -> None:
    check(WHOLE + line + "\n", 11, line, "nothing comes after the result")


@pytest.mark.parametrize("line", ["red", "?", "x"])
def test_a_step_without_a_verb_is_refused(line: str) -> None:
    check(WHOLE.replace("red settle gallia", line), 7, line, "a step is written SEAT VERB …")


@pytest.mark.parametrize("by", ["green", "Red", "??", "settle"])
def test_a_step_of_somebody_who_has_no_seat_is_refused(by: str) -> None:
    check(WHOLE.replace("red settle", f"{by} settle"), 7, by, "not a seat; seats are red yellow")


@pytest.mark.parametrize("name", ["?", "-red", "réd", "r.d", "_red"])
def test_a_seat_whose_name_has_other_characters_is_refused(name: str) -> None:
    text = WHOLE.replace('"red yellow"', f'"yellow {name}"')
    check(text, 2, name, "a seat's name has letters, digits, - and _ only")


def test_two_seats_of_one_name_are_refused() -> None:
    check(WHOLE.replace('"red yellow"', '"red yellow red"'), 2, "red", "two seats have this name")


@pytest.mark.parametrize("option", ["rulebook", "rulebook=", "=de", "="])
def test_an_option_that_is_not_one_is_refused(option: str) -> None:
    text = WHOLE.replace("rulebook=de", option)
    check(text, 3, option, "an option is written name=value")


def test_an_option_that_stands_twice_is_refused() -> None:
    check(WHOLE.replace("start=first", "rulebook=fr"), 3, "rulebook", "stands here twice")


def test_a_text_too_long_for_a_game_is_refused() -> None:
    check("x" * (LONGEST + 1), 1, "", "longer than 10,000,000 characters")


@pytest.mark.parametrize(
    "text",
    [
        HEADER.replace("red yellow", " ".join(f"s{i}" for i in range(200_000)))
        + "s7 pass\n" * 100_000
        + "x y",
        HEADER.replace("start=first", " ".join(f"o{i}=1" for i in range(200_000))) + "x y",
        HEADER + "red pass\n" * 300_000 + "x y",
        "[" * 1_000_000,
        '[Game "' + " " * 1_000_000,
    ],
    ids=["seats", "options", "steps", "brackets", "blanks"],
)
def test_a_long_text_is_refused_as_quickly_as_a_short_one(text: str) -> None:
    began = time.monotonic()
    refusal(text)
    assert time.monotonic() - began < 10
