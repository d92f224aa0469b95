"""The recipe for a card in CONTRIBUTING, carried out on a copy of the program; and a card taken away from one.

A card is one folder: a file, and a catalogue for each language. An invented card, the Pilgrim, lies in `recipe/`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rattus
from rattus.kernel.notation import parse
from rattus.plague.cards import NAMES
from rattus.plague.edition import load_edition
from tools.goldens import record_of

PACKAGE = Path(rattus.__file__).parent
HERE = Path(__file__).parent
RECIPE = HERE / "recipe"
GOLDENS = HERE.parent / "golden"
ROOT = HERE.parents[1]
IDS = re.compile(r"\b(?:plague|card|board|table|terminal|refusal)-[a-z]+-?[a-zA-Z-]*")
"""What is shown where there is no message: its id."""
PILGRIM = {"en": "Pilgrim", "de": "Pilger", "fr": "Pèlerin"}


def copy_of_the_program(folder: Path) -> Path:
    """All modules, data and words, without the pages of the browser."""
    home = folder / "rattus"
    shutil.copytree(PACKAGE, home, ignore=shutil.ignore_patterns("__pycache__", "pages"))
    return home


def run(home: Path, *command: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Python with the copy in place of the program."""
    return subprocess.run(
        (sys.executable, "-B", *map(str, command)),
        input=given,
        capture_output=True,
        encoding="utf-8",
        env={
            **{name: value for name, value in os.environ.items() if name != "PYTEST_DEBUG_TEMPROOT"},
            "PYTHONPATH": os.pathsep.join((str(home.parent), str(ROOT))),
            "PYTHONIOENCODING": "utf-8",
        },
        cwd=home.parent,
        check=False,
    )


def played(home: Path, *arguments: str) -> dict[str, Any]:
    """What `at_table.py` has seen."""
    done = run(home, RECIPE / "at_table.py", *arguments)
    assert done.returncode == 0, done.stderr
    seen: dict[str, Any] = json.loads(done.stdout)
    return seen


def everything_is_said(seen: dict[str, Any]) -> None:
    """No message is missing in what was shown, and games go on and replay."""
    for texts in (*seen["said"].values(), *seen["told"].values()):
        assert texts
        assert [text for text in texts if IDS.search(text)] == []
    assert seen["replayed"]
    assert len(seen["thought"]) > 10


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


# A new card.


@pytest.fixture(scope="module")
def with_pilgrim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The recipe: a folder with the rules and a catalogue for each language, and the line of data."""
    home = copy_of_the_program(tmp_path_factory.mktemp("with"))
    shutil.copytree(RECIPE / "pilgrim", home / "plague/cards/pilgrim")
    edit(home / "plague/editions/bigbox.toml", '"soldier", "nun"]', '"soldier", "nun", "pilgrim"]')
    return home


@pytest.fixture(scope="module")
def pilgrimage(with_pilgrim: Path) -> dict[str, Any]:
    """What was seen in games with the new card."""
    return played(with_pilgrim, "pilgrim", "bigbox", "2")


def test_a_new_card_is_played_asks_and_answers_and_its_games_replay(pilgrimage: dict[str, Any]) -> None:
    assert "pilgrim" in pilgrimage["cards"]
    assert "pilgrim" in pilgrimage["details"]
    assert pilgrimage["verbs"].count("pilgrim") > 5
    assert pilgrimage["asked"]["pilgrim"].keys() == {"id", "seat", "region"}
    assert pilgrimage["agree"]
    everything_is_said(pilgrimage)


def test_a_new_card_is_told_explained_and_refused_in_every_language(pilgrimage: dict[str, Any]) -> None:
    for language, name in PILGRIM.items():
        assert any(name in text for text in pilgrimage["told"][language])
        shown = "\n".join(pilgrimage["said"][language])
        for language_of_it in {*PILGRIM} - {language}:
            assert not re.search(rf"\b{PILGRIM[language_of_it]}\b", shown)
        for line in (RECIPE / f"pilgrim/{language}.ftl").read_text("utf-8").splitlines():
            if line.startswith(("card-pilgrim-rule", "terminal-plague-title", "plague-enough", "    .about")):
                assert line.partition("= ")[2] in shown
    assert {"refusal-plague-pilgrim-on", "refusal-plague-pilgrim-rats"} <= {*pilgrimage["refused"]}


def test_bots_judge_a_new_card_by_its_own_worth(with_pilgrim: Path) -> None:
    code = """
from rattus.bots.plague_sense import worth
from rattus.plague.cards import pilgrim
from rattus.plague.state import Rules, State
from rattus.plague.steps import TAKE
rules, s = Rules(), State()
rules.seats, s.plague, s.rats[0] = 2, 5, 3
print(worth(rules, s, pilgrim.PILGRIM), worth(rules, s, TAKE + pilgrim.NUMBER))
"""
    assert run(with_pilgrim, "-c", code).stdout.split() == ["5", "4"]


def test_a_new_card_is_in_the_rules_of_its_edition_and_changes_no_old_game(with_pilgrim: Path) -> None:
    shown = run(with_pilgrim, "-m", "rattus.cli", "rules", "--edition", "bigbox").stdout
    assert re.search(r"pilgrim\W+church\W+by choice", shown)
    same_goldens(with_pilgrim, "bigbox-4-court", "rattus-3-fr")


def same_goldens(home: Path, *names: str) -> None:
    """Golden games replay in a copy to the same end."""
    code = "import sys, rattus; print(rattus.loads(sys.stdin.read(), rules='interpreted').record(), end='')"
    for name in names:
        record = record_of((GOLDENS / f"{name}.txt").read_text("utf-8"))
        assert run(home, "-c", code, given=record).stdout == str(parse(record))


# A card taken away.


def without(folder: Path, card: str) -> Path:
    """The program without a card's folder, and without its name in the data."""
    home = copy_of_the_program(folder)
    shutil.rmtree(home / f"plague/cards/{card}")
    for path in (home / "plague/editions").rglob("*.toml"):
        text = path.read_text("utf-8")
        path.write_text(re.sub(rf'"{card}", |(, )?"{card}"(?=\])', "", text), "utf-8")
    return home


@pytest.mark.parametrize("card", NAMES)
def test_without_a_card_everything_else_goes_on(card: str, tmp_path: Path) -> None:
    home = without(tmp_path, card)
    for edition in ("bigbox", "rattus"):
        seen = played(home, "", edition, "1")
        assert card not in seen["cards"]
        everything_is_said(seen)


CHOICES = load_edition("bigbox").data.parameters.choices
"""Cards that are in play only if somebody chooses them. All others are in an edition, and drawn in many positions."""


@pytest.mark.parametrize(
    "card", [CHOICES[0], *(pytest.param(card, marks=pytest.mark.prove) for card in CHOICES[1:])]
)
def test_without_a_card_only_its_own_tests_fail(card: str, tmp_path: Path) -> None:
    """Those in its folder are gone with it. Not run: those that name it, and those of the files that list it."""
    home = without(tmp_path, card)
    others = [*HERE.glob("test_*.py"), *(home / "plague/cards").glob("*/test_*.py")]
    assert len(others) > len(NAMES)
    for skipped in (Path(__file__), HERE / "test_edition.py"):
        others.remove(skipped)
    options = ("-n", "0", "-p", "no:cacheprovider", "--tb=line", "-k", f"not {card}")
    done = run(home, "-m", "pytest", "--rootdir", ROOT, "-c", ROOT / "pyproject.toml", *options, *others)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert " passed" in done.stdout


def test_old_games_without_the_card_replay_without_it(tmp_path: Path) -> None:
    same_goldens(without(tmp_path, "nun"), "bigbox-4-en", "rattus-4-de")


def test_an_edition_that_names_a_card_without_a_file_is_refused_and_others_are_played(tmp_path: Path) -> None:
    home = copy_of_the_program(tmp_path)
    shutil.rmtree(home / "plague/cards/nun")
    code = "import rattus; rattus.new('rattus', seats=2, rules='interpreted'); rattus.new('bigbox', seats=2)"
    said = run(home, "-c", code).stderr
    assert "parameters.choices[3]: unknown card 'nun'" in said
