"""Edition files as the kernel sees them: found, read, parsed into a shape, and refused with file, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import field

from rattus.kernel.edition import (
    LONGEST,
    EditionError,
    Entry,
    OptionError,
    Source,
    content,
    parse,
    read_file,
)

FILE = "mine.toml"
NAMES = ("first", "second")


class Piece(Entry, frozen=True):
    """A table in a list."""

    id: str
    count: int = 1
    source: Source = "unstated"


class Shape(Entry, frozen=True, rename={"pieces": "piece"}):
    """A whole file."""

    year: int
    pieces: list[Piece] = field(default_factory=list)
    by_name: dict[str, int] = field(default_factory=dict)


def refused(text: str) -> EditionError:
    """What parsing the text raises."""
    with pytest.raises(EditionError) as caught:
        parse(text, FILE, Shape)
    assert caught.value.file == FILE
    return caught.value


# Errors.


def test_an_error_names_file_key_and_reason() -> None:
    error = EditionError(FILE, "piece[2].id", "'X' is not a name")
    assert str(error) == "mine.toml: piece[2].id: 'X' is not a name"
    assert (error.file, error.key, error.reason) == (FILE, "piece[2].id", "'X' is not a name")
    assert isinstance(error, ValueError)


def test_an_error_of_the_whole_file_has_no_key() -> None:
    assert str(EditionError(FILE, "", "not TOML")) == "mine.toml: not TOML"


def test_a_wrong_option_is_another_error_than_a_broken_file() -> None:
    assert issubclass(OptionError, ValueError)
    assert not issubclass(OptionError, EditionError)


# Files.


def test_a_file_is_read_as_its_text(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text('name = "Åse"\n', "utf-8")
    assert read_file(path, NAMES) == read_file(str(path), NAMES) == 'name = "Åse"\n'


def test_a_byte_order_mark_is_not_part_of_the_text(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text("year = 1", "utf-8-sig")
    assert read_file(path, NAMES) == "year = 1"


def refused_file(path: str | Path) -> EditionError:
    """What reading the file raises."""
    with pytest.raises(EditionError) as caught:
        read_file(path, NAMES)
    assert caught.value.key == ""
    return caught.value


def test_a_missing_file_is_refused_with_the_editions_that_need_none(tmp_path: Path) -> None:
    error = refused_file(tmp_path / "none.toml")
    assert error.file == str(tmp_path / "none.toml")
    assert error.reason == "there is no such file, nor an edition of that name (first, second)"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refused_file(tmp_path).reason.startswith("can't be read: ")


def test_a_path_through_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refused_file(tmp_path / "file" / FILE).reason.startswith("can't be read: ")


def test_a_file_that_is_not_utf_8_is_refused_with_the_first_wrong_byte(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_bytes(b"# \xff\xfe\n")
    assert refused_file(path).reason == "not a text file (byte 2)"


def test_a_name_that_no_file_can_have_is_refused_in_quotes() -> None:
    error = refused_file("a\0b")
    assert (error.file, error.reason) == (r"'a\x00b'", "not the name of a file")
    assert refused_file("x" * 5000).reason


# Tables.


def test_the_content_of_a_file_is_its_tables_whatever_they_say() -> None:
    assert content("a = 1\n[b]\nc = [2]\n", FILE) == {"a": 1, "b": {"c": [2]}}
    assert content("", FILE) == {}


@pytest.mark.parametrize(
    "text",
    ["[a\n", "words", "a = 1\na = 2\n", "[a]\n[a]\n", "a = 2010-02-30", "a = " + "9" * 5000, "\0"],
    ids=["bracket", "words", "twice", "table-twice", "date", "digits", "nul"],
)
def test_what_is_not_toml_is_refused(text: str) -> None:
    with pytest.raises(EditionError, match=r"^mine.toml: not TOML: ") as caught:
        content(text, FILE)
    assert caught.value.key == ""


def test_what_is_nested_too_deeply_is_refused() -> None:
    with pytest.raises(EditionError, match="nested too deeply"):
        content("a = " + "[" * 100_000, FILE)


def test_a_text_of_a_million_characters_is_read_and_a_longer_one_refused() -> None:
    assert content("#" * LONGEST, FILE) == {}
    with pytest.raises(EditionError, match="longer than 1,000,000 characters"):
        content("#" * (LONGEST + 1), FILE)


# Shapes.


def test_a_file_is_parsed_into_its_shape() -> None:
    text = 'year = 1\n[[piece]]\nid = "a"\n[[piece]]\nid = "b"\ncount = 2\nsource = "published"\n[by_name]\nc = 3\n'
    data = parse(text, FILE, Shape)
    assert data == Shape(1, [Piece("a"), Piece("b", 2, "published")], {"c": 3})


def test_a_table_can_be_parsed_without_a_class_of_its_own() -> None:
    assert parse("a = 1\nb = 2\n", FILE, dict[str, int]) == {"a": 1, "b": 2}


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("", "top level", "missing required field `year`"),
        ("year = 1\nmonth = 2", "top level", "unknown field `month`"),
        ('year = "1"', "year", "Expected `int`, got `str`"),
        ("year = true", "year", "Expected `int`, got `bool`"),
        ("year = 1.0", "year", "Expected `int`, got `float`"),
        ("year = 1\npiece = 2", "piece", "Expected `array`, got `int`"),
        ("year = 1\n[[piece]]\n", "piece[0]", "missing required field `id`"),
        ('year = 1\n[[piece]]\nid = "a"\n[[piece]]\nid = 2', "piece[1].id", "Expected `str`, got `int`"),
        ('year = 1\n[[piece]]\nid = "a"\nsize = 2', "piece[0]", "unknown field `size`"),
        ('year = 1\n[[piece]]\nid = "a"\nsource = "x"', "piece[0].source", "Invalid enum value 'x'"),
        ("year = 1\n[by_name]\nc = []", "by_name[...]", "Expected `int`, got `array`"),
        ("year = 1979-05-27", "year", "Expected `int`, got `date`"),
    ],
)
def test_what_does_not_fit_the_shape_is_refused_with_its_key(text: str, key: str, reason: str) -> None:
    error = refused(text)
    assert error.key == key
    assert reason in error.reason


def test_an_entry_is_not_changed_after_it_was_read() -> None:
    piece = Piece("a")
    with pytest.raises(AttributeError, match="immutable"):
        piece.count = 2  # type: ignore[misc]
