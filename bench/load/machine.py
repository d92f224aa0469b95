"""Memory and processor time of processes, from Linux's /proc."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def _stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name, which may have blanks."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def spent(pids: Iterable[int]) -> dict[int, float]:
    """Seconds of processor time that each process has used, without its children; without processes that have ended."""
    found = {}
    for pid in pids:
        with suppress(FileNotFoundError, ProcessLookupError):
            fields = _stat(pid)
            found[pid] = (int(fields[11]) + int(fields[12])) / TICKS
    return found


def seconds_since(before: Mapping[int, float], now: Mapping[int, float]) -> float:
    """Processor time used between two measurements; processes that ended meanwhile are not counted."""
    return sum(used - before.get(pid, 0.0) for pid, used in now.items())


def children(parent: int) -> list[int]:
    """The running children of a process."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and int(_stat(int(entry.name))[1]) == parent:
                found.append(int(entry.name))
        except OSError:
            continue
    return found


def descendants(parent: int) -> list[int]:
    """The processes a process has started, those that they have started, and so on."""
    return [pid for child in children(parent) for pid in (child, *descendants(child))]


def processor() -> str:
    """The number of cores, and the processor's model."""
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return f"{os.cpu_count()} cores, {line.partition(':')[2].strip()}"
    return f"{os.cpu_count()} cores"
