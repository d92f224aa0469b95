"""The examples of learning run, where what they need is installed."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.parametrize(
    ("name", "needs", "options"),
    [
        ("ppo_selfplay", ("torch", "matplotlib"), ("--length", "8", "--batch", "64", "--plot", "curve.png")),
        ("maskable_ppo", ("sb3_contrib",), ()),
        ("rllib_ppo", ("torch", "ray", "tree"), ("--batch", "64")),
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


def test_what_is_learnt_from_does_not_depend_on_whose_the_arrays_are(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch")
    monkeypatch.syspath_prepend(EXAMPLES)
    example: Any = import_module("ppo_selfplay")
    made = example.RattusVectorEnv

    def gathered(copy: bool) -> dict[str, Any]:
        def make(*given: Any, **more: Any) -> Any:
            return made(*given, **{**more, "copy": copy})

        monkeypatch.setattr(example, "RattusVectorEnv", make)
        torch.manual_seed(1)
        network = example.Network(made(1, "rattus", 2), 32)
        found: dict[str, Any] = vars(example.SelfPlay(8, network, "cpu", 1).play(80, 0.9))
        return found

    own, shared = gathered(True), gathered(False)
    assert [name for name in own if not torch.equal(own[name], shared[name])] == []
