"""`python -m bench.load`: the server under load, in its long form; `make bench` has a short one."""

from __future__ import annotations

import argparse
from pathlib import Path

from bench.load.machine import processor
from bench.load.report import show
from bench.load.run import Plan, measure
from tools.serving import DATABASES, new_folder

HUMAN = (5.0, 2.0)
"""Seconds of thought: brisk players, hasty players."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--database", choices=DATABASES, default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="server processes; several need PostgreSQL")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--think", type=float, action="append", help="seconds of thought; 0: none")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each pace is measured")
    parser.add_argument("--drivers", type=int, default=2, help="processes of clients")
    parser.add_argument("--bots", type=int, default=50, help="bots that think all the time, the second time")
    given = parser.parse_args()
    plan = Plan(
        processes=given.processes,
        tables=given.tables,
        thinks=given.think or (*HUMAN, 0.0),
        duration=given.seconds,
        settle=min(3.0, given.seconds / 3),
        drivers=given.drivers,
        bots=given.bots,
    )
    print(
        f"{plan.tables} tables, {plan.processes} server process(es), {given.database}; {processor()}",
        flush=True,
    )
    with DATABASES[given.database]() as new, new_folder() as folder:
        show(measure(plan, new, folder, _postmaster(new())))


def _postmaster(database: str) -> int | None:
    """The process id of PostgreSQL, from the folder with its sockets."""
    folder = Path(database.partition("?host=")[2])
    file = folder / "postmaster.pid"
    return int(file.read_text().split()[0]) if file.exists() else None


main()
