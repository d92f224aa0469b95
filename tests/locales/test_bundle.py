"""Messages, numbers and lists come out as Fluent's own runtime and the locale data of CLDR would have them."""

from __future__ import annotations

import pytest
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from rattus.locales import LANGUAGES, catalogues
from rattus.locales.bundle import Bundle, Value

NUMBERS: tuple[Value, ...] = (0, 1, 2, 3, 5, 11, 21, 1_000, 1_000_000, 2_500_000, 0.0, 0.5, 1.5, 1234.5678)
PLURALS = ("one", "many", "other")


class Asked(Visitor):
    """The arguments of a message, each with the words that are chosen by."""

    def __init__(self) -> None:
        self.words: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.words.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            words = self.words.setdefault(node.selector.id.name, set())
            words |= {
                variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
            }
        self.generic_visit(node)


@pytest.fixture(scope="module", params=LANGUAGES)
def both(request: pytest.FixtureRequest) -> tuple[Bundle, FluentBundle, list[str]]:
    """Our bundle and Fluent's with all messages of a language, and the names of these."""
    ours, theirs, names = Bundle(request.param), FluentBundle([request.param], use_isolating=False), []
    for path in catalogues(request.param):
        resource = FluentResource(path.read_text("utf-8"))
        ours.add(path.read_text("utf-8"))
        theirs.add_resource(resource)
        names += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    return ours, theirs, names


def test_every_message_says_the_same(both: tuple[Bundle, FluentBundle, list[str]]) -> None:
    """With numbers, with all words that it chooses by, with others, and without an argument."""
    ours, theirs, names = both
    compared = 0
    for name in names:
        message = theirs.get_message(name)
        for attribute, pattern in {"": message.value, **message.attributes}.items():
            own = ours.pattern(name, attribute)
            if own is None or pattern is None:
                assert own is pattern is None
                continue
            asked = Asked()
            asked.visit(own)
            choices = [sorted(words - {*PLURALS}) for words in asked.words.values()]
            rounds = max([len(NUMBERS), *(len(words) + 2 for words in choices)])
            for turn in range(rounds):
                words = {
                    key: (*own_words, "elsewhere", "1")[(turn + place) % (len(own_words) + 2)]
                    for place, (key, own_words) in enumerate(zip(asked.words, choices, strict=True))
                }
                numbers = {
                    key: NUMBERS[(turn + place) % len(NUMBERS)] for place, key in enumerate(asked.words)
                }
                fewer = {key: value for place, (key, value) in enumerate(words.items()) if (place + turn) % 3}
                for args in (words, numbers, fewer, words | dict([*numbers.items()][::2])):
                    said = str(theirs.format_pattern(pattern, args)[0])
                    assert ours.format(own, args) == said, (name, attribute, args)
                    compared += 1
    assert compared > 10_000


@pytest.mark.parametrize("language", LANGUAGES)
@given(number=st.integers(-(10**18), 10**18) | st.floats(-1e9, 1e9, allow_nan=False))
def test_numbers_are_written_and_counted_as_the_language_does(language: str, number: float) -> None:
    text = "a = { $n }\nb = { $n ->\n    [one] one\n    [many] many\n   *[other] other\n }\n"
    ours, theirs = Bundle(language), FluentBundle([language], use_isolating=False)
    ours.add(text)
    theirs.add_resource(FluentResource(text))
    for name in ("a", "b"):
        own, other = ours.pattern(name), theirs.get_message(name).value
        assert own is not None
        assert other is not None
        assert ours.format(own, {"n": number}) == theirs.format_pattern(other, {"n": number})[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_written_as_the_language_does(language: str) -> None:
    items = ["a", "b", "c", "d"]
    for count in range(len(items) + 1):
        assert Bundle(language).joined(items[:count]) == format_list(items[:count], locale=language)


@pytest.mark.parametrize(
    "text", ["a = { NUMBER($n) }", "a = { -term }\n-term = b", 'a = { "b" ->\n *[d] e\n }']
)
def test_what_no_catalogue_of_ours_contains_is_refused(text: str) -> None:
    bundle = Bundle("en")
    bundle.add(text)
    pattern = bundle.pattern("a")
    with pytest.raises(TypeError, match="no catalogue of ours"):
        bundle.format(pattern or ast.Pattern([]), {"n": 1})
