"""What playing costs before the first move: the time to install the wheel and to start it, room on the disk, memory.

`python -m bench.installed` measures only this. Where packages can't be had from the net, what needs them is left out.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import aclosing, contextmanager
from importlib.metadata import distributions
from itertools import repeat
from pathlib import Path

from bench.load.machine import memory
from examples.client import Client
from rattus.cli.bench import Figure, show
from tools import fresh
from tools.serving import new_folder

MEGABYTE = 1e6
TIMES = 5
TABLES = (*repeat(("rattus", 4), 4), *repeat(("bigbox", 6), 3), *repeat(("cartus", 5), 3))
"""Games and seats: a person and bots at ten tables."""
BOT = "fair"
STEPS = 20
"""What the person plays at each table before the memory is read."""
INSTALLED_BUDGET = 150
VERSION_BUDGET = 0.1
READY_BUDGET = 2.0
RESIDENT_BUDGET = 150
READY = re.compile(r"Rattus is ready: open (http://127\.0\.0\.1:\d+)/play")


def installed(wheel: Path, folder: Path) -> Path | None:
    """The programs of an environment into which pip has installed the wheel; none without packages from the net."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = (str(folder / "bin/python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    done = subprocess.run([*pip, str(wheel)], capture_output=True, text=True, check=False)
    return folder / "bin" if done.returncode == 0 else None


def size(folder: Path) -> int:
    """The bytes of all that was installed, what Python compiled of it, too, without pip itself."""
    (site,) = folder.glob("lib/python3*/site-packages")
    files = {
        Path(str(file.locate()))
        for package in distributions(path=[str(site)])
        if package.metadata["Name"] not in ("pip", "setuptools")
        for file in package.files or ()
    }
    return sum(path.stat().st_size for path in files if path.is_file())


def seconds_of(action: Callable[[], object]) -> float:
    """How long something takes, the median of several times."""
    times = []
    for _ in range(TIMES):
        began = time.perf_counter()
        action()
        times.append(time.perf_counter() - began)
    return statistics.median(times)


@contextmanager
def started(programs: Path, home: Path) -> Iterator[tuple[int, str]]:
    """`rattus` without a command; its process and address, as soon as the page is there."""
    told = fresh.environment(home, RATTUS_PORT="0")
    command = [programs / "rattus"]
    with subprocess.Popen(command, env=told, stdout=subprocess.PIPE, text=True, cwd=home) as process:
        try:
            assert process.stdout is not None
            found = READY.match(process.stdout.readline())
            assert found is not None
            with urllib.request.urlopen(f"{found[1]}/play", timeout=30) as page:
                page.read()
            yield process.pid, found[1]
        finally:
            process.send_signal(signal.SIGINT)


async def sit(server: str, game: str, seats: int) -> None:
    """Play some steps at a table of one's own."""
    guest = await Client.guest(server, "Anna")
    seat = await guest.create(game, ["me", *repeat(BOT, seats - 1)])
    played = 0
    async with aclosing(seat.frames()) as frames:
        async for frame in frames:
            if frame["legal"]:
                await seat.step(frame["legal"][0])
                played += 1
            if played == STEPS or frame["status"] == "over":
                return


async def sit_at_all(server: str) -> None:
    """All tables at once."""
    await asyncio.gather(*(sit(server, game, seats) for game, seats in TABLES))


def starting(programs: Path, home: Path) -> Iterator[Figure]:
    """How quickly it is there, and how much memory it takes."""
    version = (str(programs / "rattus"), "--version")
    quick = seconds_of(lambda: subprocess.run(version, check=True, stdout=subprocess.DEVNULL))
    yield Figure("rattus --version", quick, "s", VERSION_BUDGET)
    times = []
    for name in ("first", *map(str, range(TIMES))):
        began = time.perf_counter()
        with started(programs, home / "again" if name != "first" else home / name):
            times.append(time.perf_counter() - began)
    yield Figure("rattus, to the page, the first time", times[0], "s")
    yield Figure("rattus, to the page, later", statistics.median(times[1:]), "s", READY_BUDGET)
    with started(programs, home / "tables") as (pid, address):
        yield Figure("server, resident at its start", memory(pid) / MEGABYTE, "MB")
        asyncio.run(sit_at_all(address))
        what = f"server, resident with {len(TABLES)} tables and {BOT} bots"
        yield Figure(what, memory(pid) / MEGABYTE, "MB", RESIDENT_BUDGET)


def figures() -> Iterator[Figure]:
    """All figures, as they are measured."""
    with new_folder() as folder:
        wheel = fresh.wheel(folder)
        yield Figure("the wheel", os.path.getsize(wheel) / MEGABYTE, "MB")
        began = time.perf_counter()
        programs = installed(wheel, folder / "environment")
        if programs is None:
            print("  installed by pip: not measured, for packages can't be had from the net")
            programs = fresh.install(wheel, folder / "linked")
        else:
            yield Figure("pip install of the wheel", time.perf_counter() - began, "s")
            yield Figure("installed to play", size(programs.parent) / MEGABYTE, "MB", INSTALLED_BUDGET)
        yield from starting(programs, folder)


def main() -> None:
    """Print all figures."""
    for figure in figures():
        show(figure)


if __name__ == "__main__":
    main()
