"""Third-party bots for the tests: installed in a folder like a package, so that every process finds them."""

from __future__ import annotations

import multiprocessing
import os
import time
from pathlib import Path

from rattus.bots.random import RandomBot
from rattus.table.game import View

PIDS = "RIVALS_PIDS"
"""Names a folder where a sleeper writes its process id, if it runs in a worker."""


class Breaker(RandomBot):
    """Plays a few steps, then fails."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._left = 5

    def choose(self, view: View) -> int:
        """A step, until it fails."""
        self._left -= 1
        if self._left < 0:
            raise RuntimeError("out of ideas")
        return super().choose(view)


class Cheat(RandomBot):
    """Answers with a step that does not exist."""

    def choose(self, view: View) -> int:
        """An illegal step."""
        return -1


class Sleeper(RandomBot):
    """Thinks long."""

    def choose(self, view: View) -> int:
        """A step after a nap."""
        folder = os.environ.get(PIDS)
        if folder and multiprocessing.parent_process() is not None:
            (Path(folder) / str(os.getpid())).touch()
        time.sleep(0.02)
        return super().choose(view)


class Quitter(RandomBot):
    """Kills its process."""

    def choose(self, view: View) -> int:
        """Never return."""
        if multiprocessing.parent_process() is not None:
            os._exit(3)
        return super().choose(view)


def twin(seed: int, given: str) -> RandomBot:
    """A random bot with random numbers of its own."""
    return RandomBot(seed ^ 1)


def breaker(seed: int, given: str) -> Breaker:
    return Breaker(seed)


def cheat(seed: int, given: str) -> Cheat:
    return Cheat(seed)


def quitter(seed: int, given: str) -> Quitter:
    return Quitter(seed)


def sleeper(seed: int, given: str) -> Sleeper:
    return Sleeper(seed)


def install(folder: Path) -> None:
    """Make this module known by entry points, like an installed package."""
    (folder / "rivals.py").write_text(Path(__file__).read_text("utf-8"), "utf-8")
    info = folder / "rivals-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: rivals\nVersion: 1\n")
    names = ("twin", "breaker", "cheat", "quitter", "sleeper")
    (info / "entry_points.txt").write_text(
        "[rattus.bots]\n" + "".join(f"{name} = rivals:{name}\n" for name in names)
    )
