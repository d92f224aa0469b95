"""Which failures may be rerun."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tools import again

UNSTEADY = "tests/browser/test_unsteady.py"
COUNTS = """
from pathlib import Path

def test_counts():
    tries = Path({tries!r})
    tries.write_text(tries.read_text() + "x" if tries.exists() else "x")
    assert len(tries.read_text()) >= {needed}
"""


def test_what_watches_no_clock_is_never_run_again() -> None:
    rules = "tests/plague/test_turn.py::test_a_turn"
    assert again.second_chance([rules])
    assert again.second_chance([rules, f"{UNSTEADY}::test_counts"])
    assert again.second_chance([])
    assert again.second_chance([f"{UNSTEADY}::test_counts[{n}]" for n in range(again.MOST + 1)])
    assert again.second_chance([f"{UNSTEADY}::test_counts", "tests/server/test_a.py::test_b"]) is None


@pytest.mark.parametrize(("needed", "status"), [(1, 0), (2, 1)])
def test_a_second_chance_is_one_more_run_and_no_third(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, needed: int, status: int
) -> None:
    monkeypatch.chdir(tmp_path)
    test, tries = tmp_path / UNSTEADY, tmp_path / "tries"
    test.parent.mkdir(parents=True)
    test.write_text(COUNTS.format(tries=str(tries), needed=needed))
    failed = tmp_path / again.FAILED
    failed.parent.mkdir(parents=True)
    failed.write_text(json.dumps({f"{UNSTEADY}::test_counts": True}))
    assert again.main("-c", "/dev/null", f"--rootdir={tmp_path}") == status
    assert tries.read_text() == "x"


def test_a_run_that_broke_off_has_no_second_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "executable", "/nowhere")
    assert again.main() == 1
