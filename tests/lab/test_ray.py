"""A Ray cluster plays the same games; tested with a real one on this machine."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from rattus.lab import LabError
from rattus.lab.match import Outcome
from rattus.lab.runner import cluster
from rattus.lab.series import begin, new_settings
from rattus.lab.settings import Table

RUN = """
import sys
from pathlib import Path
from rattus.lab.series import resumed
resumed(Path(sys.argv[1]), "arena").play(2, "local", lambda done, new, total: None)
"""


def silent(done: int, new: int, total: int) -> None:
    pass


def games(folder: Path) -> list[Outcome]:
    lines = (folder / "games.jsonl").read_bytes().splitlines()
    found = [msgspec.json.decode(line, type=Outcome) for line in lines]
    return sorted(
        (msgspec.structs.replace(each, seconds={}) for each in found), key=lambda outcome: outcome.game
    )


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'rattus[ray]'")
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    settings = new_settings("arena", Table("rattus", 2), ("random", "greedy"), 20, seed=1)
    here = begin(settings, tmp_path / "here")
    here.play(1, None, silent)
    there = begin(settings, tmp_path / "there")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    subprocess.run([sys.executable, "-c", RUN, str(there.folder)], check=True, env=environment, timeout=120)
    assert games(there.folder) == games(here.folder)


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_a_cluster_is_refused_with_what_to_install() -> None:
    with pytest.raises(LabError, match=r"pip install 'rattus\[ray\]'"), cluster("auto", 1):
        pass
