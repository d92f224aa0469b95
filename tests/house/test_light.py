"""The core is light: from texts to the host it needs neither NumPy nor Numba nor asyncio."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.light import CORE, REFUSED, TABLES
from tests.house.test_layers import FILES, LAYERS, imported, tree

HERE = Path(__file__).parent


def test_the_core_is_every_layer_up_to_the_host_but_the_machines() -> None:
    layers = [package for layer in LAYERS for package in layer]
    assert {*CORE, "builds"} == {*layers[: layers.index("host") + 1]}


@pytest.mark.parametrize("module", [m for m in FILES if m.split(".")[1:2] and m.split(".")[1] in CORE])
def test_a_module_of_the_core_names_nothing_heavy(module: str) -> None:
    """A record's NumPy type is made only where NumPy is used."""
    heavy = REFUSED & {name.split(".")[0] for name in imported(tree(module))}
    assert heavy <= ({"numpy"} if module == "rattus.kernel.record" else set())


def test_whole_games_with_bots_of_all_levels_are_hosted_without_what_is_heavy() -> None:
    done = subprocess.run([sys.executable, HERE / "light.py"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    games = [line.split() for line in done.stdout.splitlines()]
    assert [name for name, _ in games] == [name for name, _ in TABLES]
    assert all(int(steps) > 50 for _, steps in games)
