"""The reference has every public class and function of the library, with its signature and its docstring."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import rattus
from rattus.table.game import Game
from tools.reference import MODULES, page, pages

LINK = re.compile(r"\]\(([\w.]+)(?:#(\w+))?\)")


@pytest.mark.parametrize("module", [name for name in MODULES if "gpu" not in name])
def test_a_page_has_all_that_is_public_in_its_module(module: str) -> None:
    found = import_module(module)
    text = page(module)
    for name, value in vars(found).items():
        own = getattr(value, "__module__", None) == module and not name.startswith("_")
        if own and (inspect.isclass(value) or inspect.isfunction(value)) and value.__doc__:
            assert f"### {name}\n" in text, name


def test_methods_stand_with_their_signatures_and_sentences() -> None:
    text = page("rattus.table.game")
    for name, value in vars(Game).items():
        if not name.startswith("_") and inspect.isfunction(value):
            assert f"#### {name}\n" in text
            assert f"Game.{name}(" in text
            assert (inspect.getdoc(value) or "?").partition("\n")[0] in text
    assert "def __init__" not in text
    assert "Game.play(step: str | SupportsIndex) -> Self" in text
    assert "\nGame(\n    ruleset: Ruleset,\n    seed: SupportsIndex | None=None,\n" in text
    assert "Game.to_act: str | None" in text
    assert "| `state` | The packed state, with all that anybody knows;" in text


def test_the_front_page_has_every_public_name() -> None:
    front = pages()["rattus.md"]
    for name in rattus.__all__:
        assert name == "__version__" or f"[`rattus.{name}`]" in front


def test_links_lead_to_pages_and_headings() -> None:
    made = pages()
    for text in (made["index.md"], made["rattus.md"]):
        for name, anchor in LINK.findall(text):
            headings = [line.strip("# ").lower() for line in made[name].splitlines() if line.startswith("#")]
            assert not anchor or anchor in headings


def test_it_is_written_by_one_command(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.reference", str(tmp_path / "reference")],
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert {path.name for path in (tmp_path / "reference").iterdir()} == {*pages()}
    assert done.stdout.startswith(f"{len(pages())} pages in ")
