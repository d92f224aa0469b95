"""Rerun, alone, tests that failed in a parallel run; `make test` and `make check` call this after failures.

Tests that depend on time, sockets or a real browser can fail on a busy machine although nothing is wrong. If only such
tests failed, they get one quiet second chance, and the flaky ones are named. A test that fails twice has failed. Tests
of rules don't depend on time and are never rerun.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
TIMED = ("tests/browser/", "tests/server/", "tests/games/test_in_browser.py")
MOST = 12
"""More failures than this are no accident."""


def second_chance(failed: list[str]) -> str | None:
    """Why these failures stand; None if they may be rerun."""
    steady = [test for test in failed if not test.startswith(TIMED)]
    if not failed:
        return "no test has failed by itself: the run was broken off"
    if steady:
        return f"not a matter of time: {steady[0]}" + (
            f" and {len(steady) - 1} more" if len(steady) > 1 else ""
        )
    if len(failed) > MOST:
        return f"{len(failed)} failures are too many to be accidents"
    return None


def main(*options: str) -> int:
    failed = sorted(json.loads(FAILED.read_text("utf-8"))) if FAILED.exists() else []
    if refusal := second_chance(failed):
        print(f"\nNot run again: {refusal}.", flush=True)
        return 1
    print(f"\nRerunning {len(failed)} failed tests alone", *failed, sep="\n  ", flush=True)
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", *options, *failed], check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
