"""Prints the results of a load test."""

from __future__ import annotations

from bench.load.run import Load

BUDGET = 25.0
"""Milliseconds in which 99 of 100 steps must be stored and sent to all, at 1,000 live tables on two cores."""
RESIDENT = 150.0
"""Megabytes of a process with ten tables."""
COLUMNS = (
    "  think            steps/s  ÷ commits  stored p50  p99 ms  seen p50  p99 ms"
    "  cores: server  database  clients"
)


def show(load: Load) -> None:
    """Print it."""
    print(f"  bare database              {load.commits:8,.0f} commits/s, one row each")
    print(f"  a process without tables   {load.idle:8.0f} MB")
    print(f"  a table in memory          {load.seated:8.1f} kB")
    print(f"  with two people connected  {load.connected:8.1f} kB")
    ten = load.idle + load.connected / 100
    print(
        f"  with ten tables            {ten:8.0f} MB  {'✓' if ten <= RESIDENT else '✗'} budget ≤ {RESIDENT:g} MB"
    )
    print(COLUMNS)
    for pace in load.paces:
        name = (f"{pace.think:g} s" if pace.think else "none") + (f", {pace.bots} bots" if pace.bots else "")
        mark = (
            ""
            if not pace.think
            else "  ✓"
            if pace.seen[1] <= BUDGET
            else f"  ✗ p99 is more than {BUDGET:g} ms"
        )
        print(
            f"  {name:<13} {pace.steps:10,.0f} {pace.steps / load.commits:10.2f} {pace.stored[0]:11.1f} "
            f"{pace.stored[1]:7.1f} {pace.seen[0]:9.1f} {pace.seen[1]:7.1f} {pace.cores:14.2f} "
            f"{pace.database_cores:9.2f} {pace.driver_cores:8.2f}{mark}"
        )
