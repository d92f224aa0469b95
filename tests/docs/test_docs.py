"""The documentation: its examples run, it names all there is, and its links lead somewhere."""

from __future__ import annotations

import dataclasses
import doctest
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import get_args

import click
import msgspec
import pytest

import rattus
import rattus.cartus.events
import rattus.cartus.report
import rattus.cartus.state
import rattus.cartus.tables
import rattus.plague.events
import rattus.plague.report
import rattus.plague.state
import rattus.plague.tables
from rattus.bots import BOTS, DEFAULT_BOT, GROUP, LEVEL_NAMES
from rattus.bots.levels import LEVELS
from rattus.bots.search import CHUNK
from rattus.bots.tree import SETTINGS
from rattus.cartus.codec import VERBS as CARD_GAME_VERBS
from rattus.cartus.edition import (
    CLASS_NAMES,
    PILE_NAMES,
    Action,
    Building,
    File,
    Parameters,
    People,
    Piles,
    Supply,
    load_card_edition,
)
from rattus.cartus.fate import DEAD, WOULD_BE
from rattus.cartus.ruleset import CartusRuleset
from rattus.cli import COMMANDS, main
from rattus.kernel.edition import About
from rattus.kernel.ruleset import COLOURS
from rattus.kernel.step import HIDDEN
from rattus.plague.cards import DECK, NAMES
from rattus.plague.codec import VERBS
from rattus.plague.edition import load_edition
from rattus.table.game import Game
from rattus.table.library import EDITIONS, engine, find_edition, ruleset
from rattus.table.replay import frames
from rattus.table.simulation import random_game
from rattus.table.sources import expansions, sources

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\(([^()\s]+)\)")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
OPTION = re.compile(r"`(--?[a-z][a-z-]*)")
ROW = re.compile(r"^\s*\| (.+) \|$", re.MULTILINE)
RULINGS = {"plague": "docs/rulings.md", "cartus": "docs/rulings-cartus.md"}
"""Every game has its law on a page of its own."""
WITHOUT_TEST = {"plague": {"7"}, "cartus": set[str]()}
"""Rulings about which there is nothing to test; the text says so."""
CARTUS = load_card_edition("cartus")
TITLES = {"pied-pipers-hut": "Pied Piper's Hut", "fortune-tellers-tent": "Fortune-teller's Tent"}
"""Buildings whose names are written otherwise in records."""
MACHINE_WORDS = ("/wor" + "k/", "session" + " limit", "work" + "place")


@cache
def files(*endings: str) -> tuple[Path, ...]:
    """The files of the project: those that git knows, and new ones that it does not ignore."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        told = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    paths = [ROOT / name for name in told.split("\0") if name.endswith(endings)]
    return tuple(path for path in paths if path.is_file())


@cache
def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def blocks(name: str, language: str) -> list[str]:
    """The fenced blocks of a document in one language."""
    return [text for kind, text in FENCE.findall(read(name)) if kind == language]


def section(name: str, heading: str) -> str:
    """The part of a document under a heading of the second level."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^##? |\Z)", read(name), re.MULTILINE | re.DOTALL)
    assert found, f"{name} has no section {heading!r}"
    return found[1]


def words(text: str) -> set[str]:
    """All words that stand in code inside a text."""
    return {word for code in CODE.findall(text) for word in re.findall(r"[\w+-]+", code)}


def verbs(text: str) -> set[str]:
    """The first words of the codes in a text."""
    return {code.strip("`").split()[0] for code in CODE.findall(text)}


def rows(text: str) -> dict[str, list[str]]:
    """The rows of all tables in a text by their first cell, without its code marks."""
    cells = [row.replace("\\|", "/").split(" | ") for row in ROW.findall(text)]
    return {first.strip("` "): rest for first, *rest in cells}


def blocks_with(name: str, text: str) -> list[str]:
    """The text blocks of a document in which something stands."""
    return [block for block in blocks(name, "text") if text in block]


def record_of(game: str) -> str:
    """The first record of a game in the notation."""
    return next(text for text in blocks("docs/notation.md", "text") if text.startswith(f'[Game "{game}"]'))


def anchors(text: str) -> set[str]:
    """The names of a document's headings in links, as GitHub makes them."""
    bare = FENCE.sub("", text)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in HEADING.findall(bare)}


# Examples.


def pages(words: str) -> list[str]:
    """The documents that have something in them."""
    all_pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    return [str(path.relative_to(ROOT)) for path in all_pages if words in path.read_text("utf-8")]


@pytest.mark.parametrize("name", pages(">>> "))
def test_the_examples_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_the_example_on_a_gpu_names_nothing_undefined() -> None:
    """It can't run here. `policy` is the reader's own network."""
    for block in blocks("docs/gpu.md", "python"):
        command = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "F821", "-"]
        given = f"policy = ...\n{block}"
        done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


def test_only_what_can_not_run_here_is_no_example_that_runs() -> None:
    assert [name for name in pages("```python\n") if name != "CONTRIBUTING.md"] == ["docs/gpu.md"]


TYPED = (
    "README.md",
    "docs/library.md",
    "docs/bots.md",
    "docs/gym.md",
    "docs/pettingzoo.md",
    "docs/openspiel.md",
    "docs/observations.md",
    "docs/arena.md",
)
"""The pages about the library, for people who write programs with it."""


def test_the_examples_pass_strict_types(tmp_path: Path) -> None:
    """As a program of somebody else's that is checked by mypy."""
    for name in TYPED:
        examples = doctest.DocTestParser().get_examples(read(name))
        (tmp_path / f"{Path(name).stem.lower()}_page.py").write_text(
            "".join(example.source for example in examples), "utf-8"
        )
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--cache-dir",
        str(ROOT / ".mypy_cache"),
        str(tmp_path),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_picture_of_the_board_is_what_it_says() -> None:
    table = ruleset(load_edition("rattus"), COLOURS[:4], {})
    steps = random_game(table, 7).numbers[:110]
    assert blocks("docs/commands.md", "text")[0] == Game.of_steps(table, steps).text() + "\n"


def test_the_picture_of_the_card_table_is_what_it_says() -> None:
    table = ruleset(CARTUS, COLOURS[:4], {"buildings": "mixed"})
    steps = random_game(table, 7).numbers[:170]
    assert blocks("docs/library.md", "text")[0] == Game.of_steps(table, steps).text("red") + "\n"


@pytest.mark.parametrize(("index", "name", "whole"), [(0, "rattus", True), (1, "cartus", False)])
def test_a_game_in_the_notation_reads_back_and_its_json_is_what_replay_prints(
    index: int, name: str, whole: bool
) -> None:
    game = rattus.loads(record_of(name))
    assert game.over == whole
    assert game.record() == record_of(name)
    shown = json.loads(blocks("docs/notation.md", "json")[index])
    assert shown == json.loads(json.dumps(list(frames(game))[shown["n"]]))


def test_the_end_of_a_card_game_in_the_notation_is_a_real_one() -> None:
    (end,) = blocks_with("docs/notation.md", f" {DEAD}")
    table = ruleset(CARTUS, COLOURS[:3], {})
    game = random_game(table, 17)
    assert game.record().endswith(end)
    assert f"`{json.dumps(list(game.standing()[-1]))}`" in read("docs/notation.md")


# Completeness.


def command(name: str) -> click.Command:
    found = main.get_command(click.Context(main), name)
    assert found is not None
    return found


def parts(name: str) -> dict[str, click.Command]:
    """The commands of a group: `rattus lab balance`."""
    found = command(name)
    return dict(found.commands) if isinstance(found, click.Group) else {}


def options(found: click.Command) -> set[str]:
    return {opt for param in found.params if isinstance(param, click.Option) for opt in param.opts}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_in_the_readme_and_every_option_in_its_section(name: str) -> None:
    assert f"`rattus {name}" in read("README.md")
    if not isinstance(command(name), click.Group):
        assert options(command(name)) == set(OPTION.findall(section("docs/commands.md", f"rattus {name}")))


GROUPED = [(name, part) for name in COMMANDS for part in parts(name)]


@pytest.mark.parametrize(("name", "part"), GROUPED)
def test_every_command_of_a_group_is_in_the_readme_and_every_option_in_its_part(name: str, part: str) -> None:
    assert f"`rattus {name} {part}" in read("README.md")
    _, _, text = section("docs/commands.md", f"rattus {name}").partition(f"### rattus {name} {part}\n")
    assert options(parts(name)[part]) == set(OPTION.findall(text.partition("\n### ")[0]))


def test_the_laboratory_is_a_group() -> None:
    assert {*parts("lab")} >= {"balance", "fit"}
    assert not parts("play")


def test_the_options_of_all_commands_are_documented() -> None:
    for option in ("--help", "-h", "--version"):
        assert option in read("docs/commands.md")


def test_every_game_is_in_the_readme_the_commands_and_the_notation() -> None:
    for name in EDITIONS:
        low, high = find_edition(name).seat_counts[0], find_edition(name).seat_counts[-1]
        assert rows(read("README.md"))[name][1] == f"{low}–{high}"
        for command_name in ("play", "rules"):
            assert f"`{name}`" in section("docs/commands.md", f"rattus {command_name}")
        assert f"`{name}`" in section("docs/notation.md", "The header")


def test_every_verb_and_card_of_the_board_game_is_in_the_notation() -> None:
    text = section("docs/notation.md", "Steps of the board game")
    assert verbs(text) >= VERBS
    assert words(text) >= {*NAMES}


def test_every_verb_of_the_card_game_is_in_the_notation() -> None:
    """Steps of chance come first, then those of seats."""
    _, chance, seats = section("docs/notation.md", "Steps of the card game").split(" at the card table\n")
    all_verbs = [verb for verb, _ in CARD_GAME_VERBS]
    first = all_verbs.index("supply")
    assert {row.split()[0] for row in rows(chance)} == {"step", *all_verbs[:first]}
    assert {row.split()[0] for row in rows(seats)} == {"step", *all_verbs[first:]}


def test_every_name_in_the_card_game_is_in_the_notation() -> None:
    text = section("docs/notation.md", "Steps of the card game")
    people = {card.rpartition("-")[0] for card in CARTUS.cards} - {""}
    assert words(text) >= {*CLASS_NAMES, *PILE_NAMES, *CARTUS.buildings, *CARTUS.supplies}
    assert {word.rpartition("-")[0] for word in words(text)} >= people


def test_every_option_and_its_values_are_in_the_notation() -> None:
    text = section("docs/notation.md", "The header")
    board, cards = rattus.plague.tables, rattus.cartus.tables
    assert {*rows(text)} >= {*board.Options.__dataclass_fields__, *cards.Options.__dataclass_fields__}
    assert words(text) >= {cards.FIRST, *cards.RANDOM}
    assert words(section(RULINGS["cartus"], "§2 Setup")) >= {cards.FIRST, *cards.RANDOM}


def test_what_may_be_hidden_and_what_becomes_of_a_seat_is_in_the_notation() -> None:
    own = section("docs/notation.md", "A seat's own record")
    for verb in ("deal yellow", "token yellow", "lay", "give", "row 3"):
        assert f"`{verb} {HIDDEN}`" in own
    assert words(section("docs/notation.md", "The result")) >= {DEAD, WOULD_BE}


def test_every_phase_is_in_the_notation() -> None:
    of_cards = {phase for card in DECK.values() for phase in card.phases}
    board = {*rattus.plague.report.PHASES.values(), "final", *of_cards}
    cards = {*rattus.cartus.report.PHASES.values(), "resolve", "over"}
    assert {*rows(section("docs/notation.md", "The state of the board game"))} >= board
    assert {*rows(section("docs/notation.md", "The state of the card game"))} >= cards


def test_every_key_of_a_state_is_in_the_notation() -> None:
    text = section("docs/notation.md", "The state of the board game")
    for key in rattus.new(seats=2, seed=1).view("red").report():
        assert f"`{key}`" in text
    keys = {*rattus.cartus.report.StateReport.__annotations__}
    text = section("docs/notation.md", "The state of the card game")
    assert {*rows(text)} >= keys == {*rattus.new("cartus", seats=2, seed=1).view("red").report()}
    shown = json.loads(blocks("docs/notation.md", "json")[1])["state"]
    assert words(rows(text)["piles"][0]) == {*shown["piles"]}


@pytest.mark.parametrize("events", [rattus.plague.events, rattus.cartus.events])
def test_every_event_is_documented_with_its_fields(events: ModuleType) -> None:
    game = {"plague": "board", "cartus": "card"}[events.__name__.split(".")[1]]
    documented = rows(section("docs/events.md", f"Events of the {game} game"))
    kinds = {
        kind.__name__: [field.name for field in dataclasses.fields(kind)] for kind in get_args(events.Event)
    }
    assert {*documented} == {"event", *kinds}
    for kind, fields in kinds.items():
        assert re.findall(r"`(\w+)`", documented[kind][0]) == fields, kind


def test_every_card_is_in_the_rulings_and_the_glossary() -> None:
    for name in NAMES:
        assert f"| {name.title()} |" in read("docs/rulings.md")
        assert f"| {name.title()} |" in read("docs/glossary.md")


def title(building: str) -> str:
    return TITLES.get(building, building.replace("-", " ").title())


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_every_building_is_in_the_rulings_and_the_glossary_with_its_class_and_numbers() -> None:
    law = rows(section(RULINGS["cartus"], "§1 Components"))
    glossary = rows(section("docs/glossary.md", "The card game"))
    for building in CARTUS.data.building:
        kind, premium, standard = law[title(building.id)]
        assert kind == building.kind
        assert {*numbers(premium)} >= {*building.premium.effects()} - {0}
        assert {*numbers(standard)} >= {*building.standard.effects()} - {0}
        assert glossary[building.id][:2] == [building.kind, title(building.id)]


def test_every_supply_is_in_the_rulings_with_its_parts_and_source() -> None:
    law = rows(section(RULINGS["cartus"], "§1 Components"))
    for supply in CARTUS.data.supply:
        parts, source = law[supply.id]
        assert numbers(parts) == [count for count in (supply.cards, supply.rats, supply.looks) if count]
        assert ("reconstructed" in source) == (supply.source == "reconstructed")


SOURCE_ROWS = {
    "regions": "names of regions",
    "borders": "borders",
    "faces": "faces of rats ([how they were found](faces.md))",
    "cards": "cards: what they do",
    "buildings": "buildings",
    "supplies": "supply actions",
    "people": "nuns on the population cards of a class",
    "tokens": "values of victory tokens",
    "parameters": "parameters",
}
"""What the groups of things are called in the table of what is reconstructed."""


def test_the_numbers_of_what_is_reconstructed_are_those_of_the_edition_files() -> None:
    table = rows(read("docs/reconstructed.md"))
    for column, game in enumerate(EDITIONS):
        told = {kind: table[row][column] for kind, row in SOURCE_ROWS.items()}
        found = {
            group.kind: f"{len(group.reconstructed)} of {sum(group.counts.values())}"
            for group in sources(find_edition(game)).groups
        }
        assert {kind: text for kind, text in told.items() if text != "–"} == found, game


def test_what_is_not_here_is_named_in_the_document_as_in_the_data() -> None:
    text = section("docs/reconstructed.md", "What is not here")
    for each in expansions():
        if each.id in ("pied-piper", "africanus", "promotional"):
            names = [name["en"] for name in each.missing if name["en"][0].isupper()]
            assert all(name in text for name in names), each.id
        assert all(card.title() in text for card in each.here)


def test_every_special_card_is_in_the_rulings_and_the_glossary() -> None:
    law = section(RULINGS["cartus"], "§1 Components")
    for card, count in zip(PILE_NAMES, msgspec.structs.astuple(CARTUS.data.piles), strict=True):
        assert re.search(rf"\| .*\b{card}.* \| {count}\b", law)
        assert re.search(
            rf"^\| {card}( card)? \|", section("docs/glossary.md", "The card game"), re.MULTILINE
        )


def test_the_numbers_of_a_setup_in_the_rulings_are_those_of_the_edition() -> None:
    law = rows(section(RULINGS["cartus"], "§2 Setup"))
    by_seats = {seats: numbers(" ".join(rest)) for first, rest in law.items() for seats in numbers(first)}
    for seats in CARTUS.seat_counts:
        rules = CartusRuleset.of(CARTUS, engine(CARTUS.engine), COLOURS[:seats], {}).codec.rules
        rounds = rules.buildings // rules.width
        assert by_seats[seats] == [rules.removed, rules.buildings, rules.width, rounds]


def test_every_key_of_a_card_games_file_is_documented() -> None:
    text = words(section("CONTRIBUTING.md", "An edition of the card game"))
    effects = words(section("CONTRIBUTING.md", "A building or a supply of the card game"))
    for kind in (About, Parameters, People, Piles, Supply, Building, File):
        assert text >= {field.encode_name for field in msgspec.structs.fields(kind)}
    assert effects >= {field.encode_name for field in msgspec.structs.fields(Action)}


def test_the_architecture_is_read_in_ten_minutes_and_names_every_package() -> None:
    text = read("ARCHITECTURE.md")
    assert len(text.split()) <= 1800
    house = section("ARCHITECTURE.md", "The house").partition("```text\n")[2].partition("```")[0]
    named = {word for line in house.splitlines() for word in re.split(r"  +", line)[0:3]}
    packages = {path.parent.name for path in (ROOT / "src/rattus").glob("*/__init__.py")}
    assert packages <= named


def test_the_walk_of_a_move_has_at_most_twenty_stations() -> None:
    walk = section("ARCHITECTURE.md", "One move, from the click to every screen")
    stations = re.findall(r"^([0-9]+)\. ", walk, re.MULTILINE)
    assert stations == [str(n) for n in range(1, len(stations) + 1)]
    assert 10 <= len(stations) <= 20


def test_the_documented_size_of_a_state_is_true() -> None:
    board, cards = rattus.plague.state.State.size, rattus.cartus.state.State.size
    assert f"A state of the board game has {board} bytes, one of the card game {cards}." in read(
        "docs/machinery.md"
    )


# Bots.


def test_every_bot_is_documented_with_its_code() -> None:
    codes = {word for first in rows(read("docs/bots.md")) for word in re.findall(r"[a-z]+", first)}
    assert codes >= {*BOTS}
    assert words(section("docs/commands.md", "rattus play")) >= {*BOTS}


def test_what_is_played_without_bots_being_named_is_true() -> None:
    assert f"Without `--bots` you play against `{DEFAULT_BOT}` ones." in read("docs/bots.md")
    assert f"of the level `{DEFAULT_BOT}` have the others" in section("docs/commands.md", "rattus play")


def test_every_level_is_documented_with_its_limits() -> None:
    documented = rows(section("docs/bots.md", "Levels"))
    assert [name for name in documented if name in LEVELS] == [*LEVEL_NAMES]
    for level in LEVELS.values():
        looks = "as far as pays off most" if level.horizon is None else f"{level.horizon} turn"
        ahead, *limits = documented[level.name]
        assert ahead.removesuffix("s") == looks
        assert limits == [f"{level.visits:,}", f"{level.seconds}", f"{level.whims}"], level.name


def test_every_setting_of_the_search_is_documented() -> None:
    settings = rows(read("docs/bots.md").partition("### Settings\n")[2].partition("\n### ")[0])
    assert tuple(settings)[1:] == SETTINGS


def test_the_simulations_between_two_looks_at_the_clock_are_true() -> None:
    assert f"The clock is looked at every {CHUNK} simulations" in read("docs/bots.md")
    assert f"Python calls it for {CHUNK} at a time" in read("docs/machinery.md")


def test_the_entry_point_in_the_documents_is_that_of_the_example() -> None:
    (entry,) = blocks("docs/bots.md", "toml")
    assert entry.splitlines() == [line.strip() for line in read("examples/cautious_bot.py").splitlines()[4:6]]
    assert f'"{GROUP}"' in entry


# Other names.


def test_every_public_name_of_the_library_is_documented() -> None:
    for name in rattus.__all__:
        assert name == "__version__" or re.search(rf"\b{name}\b", read("docs/library.md")), name


def test_every_make_target_is_documented() -> None:
    for target in re.findall(r"^([a-z]+):.*## ", read("Makefile"), re.MULTILINE):
        assert target == "help" or f"`make {target}`" in read("CONTRIBUTING.md")


# Rulings.


def rulings(game: str) -> list[str]:
    return re.findall(r"^### Ruling (\w+)$", read(RULINGS[game]), re.MULTILINE)


def code_of(folder: str, game: str, name: str) -> list[tuple[Path, str]]:
    """The files in which citations mean a game's law; what is neither game's own cites the board game's."""
    paths = sorted((ROOT / folder).rglob(name))
    return [
        (path, path.read_text("utf-8")) for path in paths if ("cartus" in path.parts) == (game == "cartus")
    ]


@pytest.mark.parametrize("game", RULINGS)
def test_the_rulings_are_numbered_without_a_gap(game: str) -> None:
    numbered = [ruling for ruling in rulings(game) if ruling.isdigit()]
    letters = [ruling for ruling in rulings(game) if not ruling.isdigit()]
    assert numbered == [str(n) for n in range(1, {"plague": 13, "cartus": 10}[game] + 1)]
    assert letters == [chr(ord("A") + i) for i in range(len(letters))]


@pytest.mark.parametrize("game", RULINGS)
def test_every_numbered_ruling_has_a_test_that_cites_it(game: str) -> None:
    tests = "\n".join(text for _, text in code_of("tests", game, "test_*.py"))
    cited = {
        number
        for cited in re.findall(r"\brulings? (\d+(?:(?:, | and )\d+)*)", tests)
        for number in re.findall(r"\d+", cited)
    }
    assert {ruling for ruling in rulings(game) if ruling.isdigit()} - cited == WITHOUT_TEST[game]


@pytest.mark.parametrize("game", RULINGS)
def test_every_citation_of_a_section_or_ruling_can_be_looked_up(game: str) -> None:
    text = read(RULINGS[game])
    for path, code in code_of("src", game, "*.py"):
        for number in re.findall(r"§(\d+)", code):
            assert re.search(rf"^## §{number} ", text, re.MULTILINE), f"{path.name} cites §{number}"
        for ruling in re.findall(r"\brulings? (\d+|[A-Z]\b)", code):
            assert ruling in rulings(game), f"{path.name} cites ruling {ruling}"


def test_every_citation_of_the_card_games_rulebook_is_explained() -> None:
    explained = {*re.findall(r"`\[(rulebook [^\]]+)\]`", read(RULINGS["cartus"]))}
    for path, code in code_of("src", "cartus", "*.py"):
        for citation in re.findall(r"[\"\[](rulebook [\w ]+)[\"\]]", code):
            assert citation in explained, f"{path.name} cites {citation}"


OURS = {
    "a short pile gives what it has": "N",
    "drawn blind and kept secret": "Q",
    "Influence stops at 15; what is beyond is not scored, and the Brewery does not count it": "M",
    "holding none never scores": "O",
    "among those it has not seen": "P",
    "all laid cards of the round are turned up before the first building is resolved": "5",
    "when exactly it happens": "R",
    "nobody knows until they are turned up": "S",
    "from left to right": "T",
    "it returns to its pile at once": "U",
    "All else happens by itself": "9",
}
"""What the card game's rulebook does not say, and the rulings with our reasons."""


@pytest.mark.parametrize("rule", OURS)
def test_what_is_ours_in_the_card_game_is_marked_where_it_stands_with_its_ruling(rule: str) -> None:
    law = " ".join(read(RULINGS["cartus"]).partition("## §6 ")[0].split())
    (after,) = law.split(rule)[1:]
    marked = re.search(r"\*ours\*, \[ruling (\w+)\]", after)
    assert marked is not None
    assert marked.start() < 150
    assert marked.group(1) == OURS[rule]


def test_every_ruling_on_what_the_card_games_rulebook_leaves_open_is_named_by_a_rule() -> None:
    law = read(RULINGS["cartus"]).partition("## §7 ")[0]
    named = set(re.findall(r"\[[Rr]uling (\w)\]", law))
    assert named >= {ruling for ruling in rulings("cartus") if ruling.isalpha() and ruling > "L"}


# All documents.


def test_relative_links_lead_to_files_and_headings_that_are_there() -> None:
    for path in files(".md"):
        text = path.read_text("utf-8")
        for link in LINK.findall(CODE.sub("", FENCE.sub("", text))):
            if "://" in link:
                continue
            name, _, anchor = link.partition("#")
            target = path.parent / name if name else path
            assert target.exists(), f"{path.name}: {link}"
            if anchor:
                assert anchor in anchors(target.read_text("utf-8")), f"{path.name}: {link}"


def test_no_file_speaks_of_the_machine_it_was_written_on() -> None:
    for path in files(".md", ".py", ".toml"):
        text = path.read_text("utf-8").lower()
        for word in MACHINE_WORDS:
            assert word not in text, f"{path.relative_to(ROOT)}: {word}"
