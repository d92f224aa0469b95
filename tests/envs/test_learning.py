"""The examples of learning run, where what they need is installed."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.parametrize(
    ("name", "needs", "options"),
    [
        ("ppo_selfplay", ("torch", "matplotlib"), ("--length", "8", "--batch", "64", "--plot", "curve.png")),
        ("maskable_ppo", ("sb3_contrib",), ()),
    ],
)
def test_an_example_runs(name: str, needs: tuple[str, ...], options: tuple[str, ...], tmp_path: Path) -> None:
    if missing := [module for module in needs if find_spec(module) is None]:
        pytest.skip(f"{name} needs {', '.join(missing)}")
    command = [
        sys.executable,
        str(EXAMPLES / f"{name}.py"),
        "--minutes",
        "0.01",
        "--games",
        "4",
        "--tests",
        "4",
    ]
    done = subprocess.run([*command, *options], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout
    assert [path.name for path in tmp_path.iterdir()] == (["curve.png"] if "--plot" in options else [])
