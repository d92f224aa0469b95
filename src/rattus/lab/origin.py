"""The origin of a summary: everything needed to reproduce it."""

from __future__ import annotations

import os
import platform
import re
from contextlib import suppress
from datetime import datetime
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import msgspec

from rattus.lab.settings import Settings

REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)[^;]*(;.*extra\s*==\s*['\"](?P<extra>\w+))?")


class Origin(msgspec.Struct, frozen=True):
    """The command and everything it ran on."""

    command: str
    seed: int
    program: str
    edition: str
    python: str
    packages: dict[str, str]
    machine: str
    started: str
    written: str


def now() -> str:
    """Date and time of day, with the time zone."""
    return datetime.now().astimezone().isoformat(" ", "seconds")


def origin(settings: Settings) -> Origin:
    """The origin of a summary written now."""
    return Origin(
        command=settings.command(),
        seed=settings.seed,
        program=f"rattus {settings.program}",
        edition=settings.edition,
        python=platform.python_version(),
        packages=packages(),
        machine=machine(),
        started=settings.started,
        written=now(),
    )


def packages() -> dict[str, str]:
    """The packages that the program and its lab depend on, with versions; empty if it runs without being installed."""
    found = {}
    with suppress(PackageNotFoundError):
        for requirement in requires("rattus") or ():
            needed = REQUIREMENT.match(requirement)
            if needed is not None and needed["extra"] in (None, "lab"):
                with suppress(PackageNotFoundError):
                    found[needed["name"]] = version(needed["name"])
    return found


def machine() -> str:
    """The kind of machine, not its name."""
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def processor() -> str:
    """The processor's model if the system knows it, else its family."""
    with suppress(OSError):  # other systems have no such file
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
