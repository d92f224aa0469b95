"""The README of a release: its pictures and links are absolute, so that package indexes can show it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tools.readme import README, absolute

ADDRESS = "https://example.org/rattus/v1"


def test_every_target_is_absolute_and_nothing_else_has_changed() -> None:
    text = README.read_text("utf-8")
    made = absolute(text, ADDRESS + "/")
    targets = re.findall(r"\]\(([^()\s]+)\)", made)
    assert f"{ADDRESS}/docs/images/board.png" in targets
    assert all("://" in target for target in targets)
    assert made.replace(f"{ADDRESS}/", "") == text


def test_what_is_absolute_or_on_the_page_stays() -> None:
    text = "[a](https://a.org/b) [c](#d) [e](mailto:f@g.org) ![h](i/j.png)"
    assert absolute(text, "https://k.org") == text.replace("i/j.png", "https://k.org/i/j.png")


def test_without_an_address_it_asks_for_one() -> None:
    command = [sys.executable, "-m", "tools.readme"]
    done = subprocess.run(command, cwd=README.parent, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "where do the files of the release lie?" in done.stderr
    shown = subprocess.run([*command, ADDRESS], cwd=README.parent, capture_output=True, text=True, check=True)
    assert shown.stdout == absolute(Path(README).read_text("utf-8"), ADDRESS)
