"""The documentation: its examples run, it names all there is, and its links lead somewhere."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
from functools import cache
from pathlib import Path

import click
import numpy as np
import pytest

import rattus
from rattus.cli import COMMANDS, main
from rattus.kernel.ruleset import COLOURS
from rattus.plague.cards import CARD_FILES, NAMES
from rattus.plague.codec import VERBS
from rattus.plague.edition import load_edition
from rattus.plague.report import PHASES
from rattus.plague.tables import Options
from rattus.table.game import Game
from rattus.table.library import ruleset
from rattus.table.replay import frames
from rattus.table.simulation import random_game

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\(([^()\s]+)\)")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
OPTION = re.compile(r"`(--?[a-z][a-z-]*)")
WITHOUT_TEST = {"7"}
"""Rulings about which there is nothing to test; the text says so."""
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
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", read(name), re.MULTILINE | re.DOTALL)
    assert found, f"{name} has no section {heading!r}"
    return found[1]


def anchors(text: str) -> set[str]:
    """The names of a document's headings in links, as GitHub makes them."""
    bare = FENCE.sub("", text)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in HEADING.findall(bare)}


# Examples.


@pytest.mark.parametrize("name", ["README.md", "docs/library.md"])
def test_the_examples_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_the_picture_in_the_readme_is_what_it_says() -> None:
    table = ruleset(load_edition("rattus"), COLOURS[:4], {})
    steps = np.array(random_game(table, 7).numbers, np.int16)[:110]
    assert blocks("README.md", "text")[0] == Game.of_steps(table, steps).text() + "\n"


def test_the_game_in_the_notation_reads_back_and_its_json_is_what_replay_prints() -> None:
    text = blocks("docs/notation.md", "text")[0]
    game = rattus.loads(text)
    assert game.over
    assert game.record() == text
    shown = json.loads(blocks("docs/notation.md", "json")[0])
    assert shown == json.loads(json.dumps(list(frames(game))[shown["n"]]))


# Completeness.


def command(name: str) -> click.Command:
    found = main.get_command(click.Context(main), name)
    assert found is not None
    return found


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_in_the_readme_and_every_option_in_its_section(name: str) -> None:
    assert f"`rattus {name}" in read("README.md")
    text = section("docs/commands.md", f"rattus {name}")
    options = [opt for param in command(name).params if isinstance(param, click.Option) for opt in param.opts]
    assert set(options) == set(OPTION.findall(text))


def test_the_options_of_all_commands_are_documented() -> None:
    for option in ("--help", "-h", "--version"):
        assert option in read("docs/commands.md")


def test_every_verb_card_phase_and_option_is_in_the_notation() -> None:
    words = {word for code in CODE.findall(read("docs/notation.md")) for word in re.findall(r"[\w-]+", code)}
    phases = {
        *PHASES.values(),
        "final",
        *(phase for card in CARD_FILES for phase in getattr(card, "PHASES", ())),
    }
    assert words >= VERBS
    assert words >= {*NAMES}
    assert words >= phases
    assert words >= {*Options.__dataclass_fields__}


def test_every_key_of_a_state_is_in_the_notation() -> None:
    text = section("docs/notation.md", "The state")
    for key in rattus.new(seats=2, seed=1).view("red").report():
        assert f"`{key}`" in text


def test_every_card_is_in_the_rulings_and_the_glossary() -> None:
    for name in NAMES:
        assert f"| {name.title()} |" in read("docs/rulings.md")
        assert f"| {name.title()} |" in read("docs/glossary.md")


def test_every_public_name_of_the_library_is_documented() -> None:
    for name in rattus.__all__:
        assert name == "__version__" or re.search(rf"\b{name}\b", read("docs/library.md")), name


def test_every_make_target_is_documented() -> None:
    for target in re.findall(r"^([a-z]+):.*## ", read("Makefile"), re.MULTILINE):
        assert target == "help" or f"`make {target}`" in read("CONTRIBUTING.md")


# Rulings.


def rulings() -> list[str]:
    return re.findall(r"^### Ruling (\w+)$", read("docs/rulings.md"), re.MULTILINE)


def test_the_rulings_are_numbered_without_a_gap() -> None:
    numbers = [ruling for ruling in rulings() if ruling.isdigit()]
    letters = [ruling for ruling in rulings() if not ruling.isdigit()]
    assert numbers == [str(n) for n in range(1, len(numbers) + 1)]
    assert letters == [chr(ord("A") + i) for i in range(len(letters))]


def test_every_numbered_ruling_has_a_test_that_cites_it() -> None:
    tests = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    cited = {*re.findall(r"\bruling (\d+)", tests)}
    assert {ruling for ruling in rulings() if ruling.isdigit()} - cited == WITHOUT_TEST


def test_every_citation_of_a_section_or_ruling_can_be_looked_up() -> None:
    text = read("docs/rulings.md")
    for path in (ROOT / "src").rglob("*.py"):
        code = path.read_text("utf-8")
        for number in re.findall(r"§(\d+)", code):
            assert re.search(rf"^## §{number} ", text, re.MULTILINE), f"{path.name} cites §{number}"
        for number in re.findall(r"\brulings? (\d+)", code):
            assert number in rulings(), f"{path.name} cites ruling {number}"


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
