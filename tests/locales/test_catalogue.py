"""The catalogue: every language says the same things, and there are words for all that a game can say."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rattus.bots import LEVEL_NAMES
from rattus.cartus import events as cartus_events
from rattus.cartus.edition import CLASS_NAMES, load_card_edition
from rattus.cartus.why import SHAPES as CARTUS_VERBS
from rattus.kernel.ruleset import COLOURS
from rattus.locales import (
    ENGLISH,
    FORMS,
    HOME,
    KINDS,
    LANGUAGES,
    Catalogue,
    Words,
    catalogues,
    clause,
    language_of,
)
from rattus.plague import events as plague_events
from rattus.plague.cards import NAMES
from rattus.plague.codec import VERBS
from rattus.plague.edition import BUILT_IN, CLASSES, LETTERS, load_edition
from rattus.table.library import EDITIONS

ROOT = Path(__file__).resolve().parents[2]


@cache
def parts(language: str) -> dict[str, Path]:
    """The files of a language by name: `plague.ftl`; `cards/king.ftl` for the one in the King's folder."""
    return {
        path.name if path.parent.parent == HOME else f"cards/{path.parent.name}.ftl": path
        for path in catalogues(language)
    }


PARTS = [*parts(ENGLISH)]
SUFFIX = re.compile(rf"({'|'.join(FORMS)}|Id|Count)$")


class Variables(Visitor):
    """The variables of a message, by the argument they come from."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(SUFFIX.sub("", node.id.name))


def messages(language: str, part: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """The messages of a file, each with its attributes and variables; a file that is not understood is refused."""
    found = {}
    for entry in FluentParser().parse(parts(language)[part].read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            attributes = frozenset(attribute.id.name for attribute in entry.attributes)
            assert len(attributes) == len(entry.attributes), f"{entry.id.name} has an attribute twice"
            found[entry.id.name] = (attributes, frozenset(variables.found))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert [*parts(language)] == PARTS


def test_every_card_of_the_board_game_has_a_catalogue_with_its_name_and_rule() -> None:
    assert {part for part in PARTS if part.startswith("cards/")} == {f"cards/{card}.ftl" for card in NAMES}
    for card in NAMES:
        own = messages(ENGLISH, f"cards/{card}.ftl")
        assert {f"card-{card}", f"card-{card}-rule"} <= own.keys()


def test_a_message_may_mention_one_of_another_file() -> None:
    """Also if no message of that file was wanted before."""
    fresh = Catalogue(ENGLISH)
    rule = fresh.pattern("card-king-rule")
    assert rule is not None
    assert "the palace" in fresh.bundle.format(rule, {"game": "rattus"})


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_attributes(language: str, part: str) -> None:
    """And no variable that English does not have; it may do without one, where its grammar does."""
    english, other = messages(ENGLISH, part), messages(language, part)
    assert english.keys() == other.keys()
    for name, (attributes, variables) in english.items():
        assert other[name][0] == attributes, name
        assert other[name][1] <= variables, name


def test_no_message_is_in_two_files() -> None:
    names = [name for part in PARTS for name in messages(ENGLISH, part)]
    assert len(names) == len({*names})


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_formatted_without_an_error(language: str, number: int) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    given: dict[str, object] = {}
    for part in PARTS:
        bundle.add_resource(FluentResource(parts(language)[part].read_text("utf-8")))
        for _, variables in messages(language, part).values():
            given |= {name + form: number for name in variables for form in ("", *FORMS, "Id", "Count")}
    for part in PARTS:
        for name in messages(language, part):
            message = bundle.get_message(name)
            for pattern in (message.value, *message.attributes.values()):
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, given)
                    assert not errors, (name, errors)
                    assert "{" not in str(text), name


def test_french_never_breaks_a_line_before_its_double_punctuation() -> None:
    for part in PARTS:
        for line in parts("fr")[part].read_text("utf-8").splitlines():
            assert line.startswith("#") or not re.search(r" [:;!?»]|« ", line), line


# All that a game can say.


def has(id: str) -> bool:
    return Words().has(id)


@pytest.mark.parametrize("event", get_args(plague_events.Event), ids=lambda event: event.__name__)
def test_every_event_of_the_board_game_has_a_sentence(event: type) -> None:
    assert has(f"plague-{event.__name__}")


@pytest.mark.parametrize("event", get_args(cartus_events.Event), ids=lambda event: event.__name__)
def test_every_event_of_the_card_game_has_a_sentence_if_it_is_not_silent(event: type) -> None:
    assert has(f"cartus-{event.__name__}") == (event not in get_args(cartus_events.Silent))


def test_every_verb_has_its_words() -> None:
    assert {verb for verb in VERBS if not has(f"plague-step-{verb}")} == set()
    by_chance = {"use", "deal", "row", "building", "token", "start"}
    assert {verb for verb in CARTUS_VERBS if not has(f"cartus-step-{verb}")} <= by_chance


def test_everything_has_its_name() -> None:
    regions = {region.id for game in BUILT_IN for region in load_edition(game).data.region}
    things = {
        "seat": COLOURS,
        "region": regions,
        "card": (*NAMES, *load_card_edition("cartus").cards),
        "class": {*CLASSES.values(), *CLASS_NAMES},
        "symbol": LETTERS,
        "game": EDITIONS,
        "level": (*LEVEL_NAMES, "random", "greedy"),
    }
    missing = {f"{kind}-{name}" for kind, names in things.items() for name in names} - {
        name for part in PARTS for name in messages(ENGLISH, part)
    }
    assert not missing
    assert all(has(f"card-{card}-rule") for card in NAMES)
    forms = [
        f"{kind}-{name}.{form.lower()}"
        for kind in ("region", "card")
        for name in things[kind]
        for form in FORMS
    ]
    assert all(map(has, forms))


def refused(path: Path) -> set[str]:
    """The refusals that a module names; one whose end is worked out is named by its beginning."""
    source = path.read_text("utf-8")
    return set(re.findall(r"\.no(?:_rats)?\(\s*f?\"([a-z-]+)", source))


@pytest.mark.parametrize("module", ["kernel/refusal.py", "plague/why.py", "cartus/why.py"])
def test_every_refusal_has_its_message(module: str) -> None:
    named = refused(ROOT / "src" / "rattus" / module)
    assert len(named) > 3
    assert unsaid(named, "refusals.ftl") == set()


def test_every_refusal_of_a_card_has_its_message_in_the_cards_catalogue_or_among_all() -> None:
    named = {card: refused(ROOT / f"src/rattus/plague/cards/{card}/__init__.py") for card in NAMES}
    assert sum(map(len, named.values())) > 5
    for card, names in named.items():
        assert unsaid(names, "refusals.ftl", f"cards/{card}.ftl") == set()


def unsaid(names: set[str], *files: str) -> set[str]:
    """Refusals without a message in these files."""
    known = [message for file in files for message in messages(ENGLISH, file)]
    return {name for name in names if not any(message.startswith(f"refusal-{name}") for message in known)}


# Speaking.


def test_names_are_told_in_the_language() -> None:
    taken = {"seat": "red", "card": "monk", "owner": "yellow"}
    assert Words().t("plague-CardTaken", **taken) == "Red takes the Monk away from Yellow."
    assert Words("de").t("plague-CardTaken", **taken) == "Rot nimmt Gelb den Mönch weg."
    assert Words("fr").t("plague-CardTaken", **taken) == "Rouge prend le Moine à Jaune."
    assert Words("de").t("plague-CardTaken", **taken | {"owner": None}) == "Rot nimmt den Mönch."


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_premium_that_brings_no_influence_says_why(language: str) -> None:
    won = {"seat": "red", "kind": "church"}
    none, one = (Words(language).t("cartus-InfluenceWon", **won, influence=count) for count in (0, 1))
    assert "0" not in none
    assert "1" in one


def test_a_region_of_an_own_edition_has_its_preposition_too() -> None:
    assert Words("de").t("plague-step-plague", region="avalon") == "Pestfigur nach avalon"
    assert Words("fr").t("plague-step-plague", region="avalon") == "Déplacer la Peste à avalon"
    moved = {"seat": "red", "card": "merchant", "count": 2, "source": "avalon", "to": "gallia"}
    assert Words("de").t("plague-CitizensMoved", **moved).endswith("2 Würfel von avalon nach Gallien.")
    assert Words("fr").t("plague-CitizensMoved", **moved).endswith("2 cubes de avalon en Gaule.")


CASES = json.loads((Path(__file__).parent / "cases.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}-{case['id']}")
def test_the_browser_and_the_terminal_say_the_same(case: dict[str, object]) -> None:
    """The same cases are tried in the browser's tests."""
    args = case["args"]
    assert isinstance(args, dict)
    assert Words(str(case["language"])).t(str(case["id"]), **args) == case["text"]


def test_the_browser_names_the_same_arguments() -> None:
    source = (ROOT / "web" / "src" / "lib" / "i18n.svelte.ts").read_text("utf-8")
    table = source[source.index("const NAMES") :].partition("= {")[2].partition("}")[0]
    assert dict(re.findall(r"(\w+): '(\w+)'", table)) == KINDS


def test_what_has_no_name_is_called_as_it_is() -> None:
    assert Words("de").t("plague-Passed", seat="anna") == "anna passt."
    assert Words("de").t("no-such-message") == "no-such-message"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_CH"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_clause_begins_small_but_for_names() -> None:
    assert clause("refusal-plague-taken", seat="Anna") == "Anna has taken a card already in this turn"
    assert clause("refusal-over") == "the game is over"
    assert clause("refusal-plague-rats", region="gallia", count=2) == "2 rats lie in gallia"
