"""The glossary's tables: every catalogue uses the names in them, and none of the words to avoid."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES, load_card_edition
from rattus.locales import LANGUAGES, catalogues
from rattus.plague.cards import NAMES
from rattus.plague.edition import BUILT_IN, CLASSES, load_edition

GLOSSARY = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"
CALLED = {"en": "English", "de": "German", "fr": "French"}
"""Languages by their names in the glossary."""


@dataclass(frozen=True)
class Text:
    """A literal piece of a message, without its variables."""

    part: str
    """The file it is in, without its ending."""
    message: str
    text: str


@dataclass(frozen=True)
class Unused:
    """A row of a language's table: forms to avoid, words to use instead, and where the forms are allowed."""

    forms: tuple[str, ...]
    instead: tuple[str, ...]
    allowed: frozenset[str]

    def matches(self, text: str) -> bool:
        return any(form_of(form).search(text) for form in self.forms)


def form_of(form: str) -> re.Pattern[str]:
    """A form as a whole word, or with `*` as a prefix; a small first letter also matches a capital."""
    stem = form.removesuffix("*")
    first = f"[{stem[0]}{stem[0].upper()}]" if stem[0].islower() else re.escape(stem[0])
    return re.compile(rf"(?<!\w){first}{re.escape(stem[1:])}" + ("" if form.endswith("*") else r"(?!\w)"))


# The glossary.


def table(text: str, heading: str) -> list[list[str]]:
    """The rows of the table under a heading of the third level, without its head."""
    found = re.search(rf"^### {heading}\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"the glossary has no section {heading!r}"
    lines = [line for line in found[1].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def listed(cell: str) -> tuple[str, ...]:
    return tuple(word.strip().strip("`") for word in cell.split(",") if word.strip())


@cache
def glossary() -> str:
    return GLOSSARY.read_text("utf-8")


def names(language: str, text: str | None = None) -> dict[str, str]:
    """The names of a language in the table, by message."""
    column = 1 + LANGUAGES.index(language)
    return {row[0].strip("`"): row[column] for row in table(text or glossary(), "Names") if row[column]}


def unused(language: str, text: str | None = None) -> list[Unused]:
    """The words a language avoids."""
    return [
        Unused(listed(forms), listed(instead), frozenset(listed(allowed)))
        for forms, instead, allowed in table(text or glossary(), CALLED[language])
    ]


# The catalogues.


class Texts(Visitor):
    """All texts of a message, of every variant and attribute."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(" ".join(node.value.split()))


def said_in(part: str, source: str) -> Iterator[Text]:
    """The texts of a file's messages."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            texts = Texts()
            texts.visit(entry)
            for text in texts.found:
                yield Text(part, entry.id.name, text)


@cache
def said(language: str) -> tuple[Text, ...]:
    """The texts of all catalogues of a language."""
    paths = catalogues(language)
    return tuple(text for path in paths for text in said_in(path.stem, path.read_text("utf-8")))


def wrong_words(texts: tuple[Text, ...], rows: list[Unused]) -> list[str]:
    """Messages with words to avoid."""
    return [
        f"{text.message} says {' or '.join(row.forms)} instead of {' or '.join(row.instead)}: {text.text}"
        for text in texts
        for row in rows
        if row.matches(text.text) and not {text.part, text.message} & row.allowed
    ]


def wrong_names(texts: tuple[Text, ...], named: Mapping[str, str]) -> list[str]:
    """Names of the table that a catalogue lacks, or has differently."""
    values: dict[str, str] = {}
    for text in texts:
        values.setdefault(text.message, text.text)  # the value comes before the attributes
    return [
        f"{id} is {values.get(id)!r}, not {name!r}" for id, name in named.items() if values.get(id) != name
    ]


# What holds.


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_says_a_word_that_is_not_used(language: str) -> None:
    assert wrong_words(said(language), unused(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_call_things_as_the_glossary_does(language: str) -> None:
    assert wrong_names(said(language), names(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_names_every_region_class_card_and_building(language: str) -> None:
    cards = load_card_edition("cartus")
    things = {
        *(f"region-{region.id}" for game in BUILT_IN for region in load_edition(game).data.region),
        *(f"class-{kind}" for kind in (*CLASSES.values(), *CLASS_NAMES)),
        *(f"card-{card}" for card in (*NAMES, *PILE_NAMES)),
        *(f"building-{building.id}" for building in cards.data.building),
    }
    assert names(language).keys() == things


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_are_used_instead_are_really_said(language: str) -> None:
    texts = said(language)
    for row in unused(language):
        for word in row.instead:
            assert any(form_of(word[0].lower() + word[1:]).search(text.text) for text in texts), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_allowed_only_where_it_is_said(language: str) -> None:
    for row in unused(language):
        for place in row.allowed:
            here = [text for text in said(language) if place in (text.part, text.message)]
            assert any(row.matches(text.text) for text in here), (row.forms, place)


# The test can fail.

TABLES = """
### Names

| message | English | German | French |
|---|---|---|---|
| `card-monk` | Monk | Mönch | |
| `region-gallia` | Gallia | Gallien | |

### German

| not | but | where it may be said |
|---|---|---|
| Bürger, Bürgern | Würfel | |
| ansehen | anschauen | `look`, `pages` |
| Startratte* | Startplättchen | |
"""
MADE_UP = """
card-monk = Mönch
    .gen = des Mönchs
region-gallia = Gallia
class-bourgeoisie = Bürgertum
lost =
    { $count ->
        [one] Du verlierst einen Bürger.
       *[other] Du verlierst { $count } Würfel.
    }
setup = Leg eine Ratte.
    .long = Leg eine der Startratten.
look = Ansehen
watch = Die Partie
    ansehen
"""


def test_a_word_that_is_not_used_is_found_in_every_variant_attribute_and_line() -> None:
    wrong = wrong_words(tuple(said_in("board", MADE_UP)), unused("de", TABLES))
    assert [each.split()[0] for each in wrong] == ["lost", "setup", "watch"]
    assert wrong[0] == "lost says Bürger or Bürgern instead of Würfel: Du verlierst einen Bürger."
    elsewhere = wrong_words(tuple(said_in("pages", MADE_UP)), unused("de", TABLES))
    assert [each.split()[0] for each in elsewhere] == ["lost", "setup"]


def test_a_name_that_is_not_the_glossarys_is_found() -> None:
    texts = tuple(said_in("common", MADE_UP))
    assert wrong_names(texts, names("de", TABLES)) == ["region-gallia is 'Gallia', not 'Gallien'"]
    assert wrong_names(texts, {"card-king": "König"}) == ["card-king is None, not 'König'"]
    assert names("fr", TABLES) == {}
