"""A Python prompt in a page: transcripts and programs, blocks and errors, and README's game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rattus.page.prompt import Prompt
from tools import site_docs


def test_statements_are_run_and_their_values_shown() -> None:
    prompt = Prompt()
    assert prompt.run("a = 2\n\na + 1") == ">>> a = 2\n>>> a + 1\n3\n"
    assert prompt.run("a * 10") == ">>> a * 10\n20\n"


def test_of_a_transcript_only_what_was_typed_is_run() -> None:
    told = Prompt().run(">>> for n in range(2):\n...     print(n)\n...\n0\n1\n>>> 5\n7\n")
    assert told == ">>> for n in range(2):\n...     print(n)\n0\n1\n>>> 5\n5\n"


def test_a_program_needs_no_empty_lines() -> None:
    told = Prompt().run("def double(n):\n    return 2 * n\ndouble(4)")
    assert told == ">>> def double(n):\n...     return 2 * n\n>>> double(4)\n8\n"


def test_an_error_is_told_and_the_rest_is_run() -> None:
    told = Prompt().run("1 / 0\n4")
    assert "ZeroDivisionError" in told
    assert told.endswith(">>> 4\n4\n")


def test_what_is_no_python_is_told() -> None:
    assert "SyntaxError" in Prompt().run("take witch")


def test_readmes_game_says_what_readme_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = site_docs.game()
    expected = re.sub(r"(?m)^ +\.\.\.$|^<BLANKLINE>$", "", game).splitlines()
    told = Prompt().run(game)
    for line in expected:
        assert line in told, line
