"""Compiling says so: on a terminal it counts on, elsewhere it is one line, and it is silent if all is there."""

from __future__ import annotations

import sys

import pytest

from rattus.builds import native
from rattus.builds.announce import announced


def test_elsewhere_it_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    tell = announced("cartus")
    for done in range(4):
        tell("rule", done, 3)
    (line,) = capsys.readouterr().err.splitlines()
    assert line == (
        "rattus: compiling the rules of cartus for this machine (only the first time); "
        "`rattus warm --environments` does it beforehand"
    )


def test_a_terminal_counts_on(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    tell = announced("cartus")
    for done in range(4):
        tell("rule", done, 3)
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert [f": {n} of 3, 0 s" in part for n, part in enumerate(told.split("\r")[1:])] == [True] * 4


@pytest.mark.parametrize("known", [True, False])
def test_rules_that_are_not_in_the_cache_are_announced(
    known: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "is_compiled", lambda *_: known)
    native.compiled_rules("plague", "", ("actor",))
    assert ("compiling the rules of plague" in capsys.readouterr().err) is not known
