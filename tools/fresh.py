"""A wheel of the project, and environments that have what is asked for and nothing else, without a network.

What an environment has is linked from ours, so making one takes a second. What `pip` would bring is worked out from
what the packages say they need.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
FOREIGN = ("PYTHON", "RATTUS_", "XDG_", "VIRTUAL_ENV", "NUMBA_")


def wheel(folder: Path) -> Path:
    """A wheel, built from the source as it is."""
    return Path(next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])))


def needed(requirements: Iterable[str]) -> list[Distribution]:
    """The installed packages that requirements lead to."""
    found: dict[tuple[str, frozenset[str]], Distribution] = {}
    waiting = [(Requirement(text), frozenset[str]()) for text in requirements]
    while waiting:
        wanted, extras = waiting.pop()
        key = canonicalize_name(wanted.name), frozenset(wanted.extras)
        if not applies(wanted, extras) or key in found:
            continue
        found[key] = distribution(wanted.name)
        waiting += [(Requirement(text), key[1]) for text in found[key].requires or ()]
    return [*{name: package for (name, _), package in found.items()}.values()]


def applies(wanted: Requirement, extras: Iterable[str] = ()) -> bool:
    """Whether a requirement is one on this machine, for somebody who asked for these extras."""
    return wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *extras))


@cache
def owners() -> Counter[str]:
    """How many packages have put something into each folder of ours."""
    places = ({file.parts[0] for file in package.files or ()} for package in distributions())
    return Counter(place for each in places for place in each)


def link(packages: Iterable[Distribution], site: Path) -> None:
    """Have these packages in a folder."""
    for package in packages:
        for file in package.files or ():
            if file.parts[0] in ("..", "__pycache__"):
                continue
            shared = owners()[file.parts[0]] > 1
            source = Path(str(package.locate_file(file if shared else file.parts[0])))
            target = site / (file if shared else file.parts[0])
            if not target.exists() and source.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                target.symlink_to(source)


def install(built: Path, folder: Path) -> Path:
    """Install a wheel and what it needs into a new environment; returns the folder with its programs."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    uv = (sys.executable, "-m", "uv", "pip", "install", "--quiet", "--no-config", "--offline", "--no-deps")
    subprocess.run([*uv, "--python", folder / "bin/python", built], check=True)
    (site,) = folder.glob("lib/python3*/site-packages")
    (record,) = site.glob("rattus_games-*.dist-info")
    told = Distribution.at(record).requires or ()
    link(needed(text for text in told if applies(Requirement(text))), site)
    return folder / "bin"


def environment(home: Path, **more: str) -> dict[str, str]:
    """The variables of somebody who has never run the program: their home is empty."""
    home.mkdir(parents=True, exist_ok=True)
    ours = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
    return {**ours, "HOME": str(home), "PYTHONUTF8": "1", **more}
