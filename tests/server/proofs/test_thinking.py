"""People are answered as quickly while fifty bots think. The long form is `python -m bench.load`."""

from __future__ import annotations

from pathlib import Path

from bench.load.run import Plan, measure
from tools.serving import sqlite_files

PLAN = Plan(processes=1, tables=20, thinks=(0.5,), duration=4.0, settle=1.0, drivers=1, bots=50)
TIMES, MORE = 4, 100.0
"""How many times longer one of a hundred steps may take, and how many milliseconds a busy machine may add.

A thought takes 200 milliseconds and more; whoever waited for one, or for the queue of fifty, would wait longer.
"""


def test_people_wait_for_no_bot_that_thinks(tmp_path: Path) -> None:
    with sqlite_files() as new:
        load = measure(PLAN, new, tmp_path)
    alone, beside_bots = load.paces
    assert (alone.bots, beside_bots.bots) == (0, 50)
    assert beside_bots.steps > 0.7 * alone.steps > 10
    assert beside_bots.seen[1] < TIMES * alone.seen[1] + MORE
