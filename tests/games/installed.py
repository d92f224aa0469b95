"""A game in a package of its own, installed: what pip makes of its wheel, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from hatchling.builders.wheel import WheelBuilder

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SACKS = HERE / "sacks"
GAME = "sacks"


def install(folder: Path) -> Path:
    """The folder with the package and its entry points, made from its `pyproject.toml`."""
    (wheel,) = WheelBuilder(str(SACKS)).build(directory=str(folder / "wheel"), versions=["standard"])
    site = folder / "site"
    with ZipFile(wheel) as packed:
        packed.extractall(site)
    return site


def path_with(site: Path) -> str:
    """`PYTHONPATH` for programs that find the game."""
    before = os.environ.get("PYTHONPATH", "")
    return os.pathsep.join([str(site), *([before] if before else [])])


def run(site: Path, *command: str | Path, given: str = "", good: bool = True) -> str:
    """What a Python program says that finds the game; `good` if it is to end well."""
    done = subprocess.run(
        (sys.executable, "-B", *map(str, command)),
        input=given,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path_with(site), "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"},
        cwd=ROOT,
        check=False,
    )
    assert (done.returncode == 0) == good, done.stdout + done.stderr
    return done.stdout if good else done.stderr


def rattus(site: Path, *words: str, given: str = "", good: bool = True) -> str:
    """The command line."""
    return run(site, "-m", "rattus.cli", *words, given=given, good=good)
