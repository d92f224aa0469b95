"""`make bench`: our figures, then other people's programs measured in the same run, and the ratios."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from bench.browsers import browser_figures
from bench.installed import figures as installed
from bench.load.report import show as show_load
from bench.load.run import Plan
from bench.load.run import measure as measure_load
from bench.load.steps import step_figure
from bench.rats import choice_of_rats
from bench.yardsticks import YARDSTICKS, YardstickUnavailable, measure
from rattus.builds.native import cache_home
from rattus.cli.bench import MILLION, Figure, figures, gpu_figures, show, steps_per_second
from tools.serving import new_folder, sqlite_files

LOAD = Plan(processes=1, tables=200, thinks=(1.0, 0.0), duration=5.0, settle=2.0, drivers=1, bots=50)
"""The short form; `python -m bench.load` has the long one."""
BROWSER, RATS = 3, 2
"""How many times longer these are measured: ratios near their budgets, and a clock of hundredths of a second."""


def figures_of(seconds: float) -> Iterator[Figure]:
    """Ours, as they are measured."""
    yield from figures(seconds)
    yield from browser_figures(BROWSER * seconds)
    yield from choice_of_rats(RATS * seconds)
    yield from gpu_figures()


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each measurement of speed")
    seconds: float = parser.parse_args().seconds
    print("To play: the wheel in an environment of its own, and `rattus`:")
    for figure in installed():
        show(figure)
    print("\nThe rules:")
    for figure in figures_of(seconds):
        show(figure)
    print(
        "\nRandom legal play on one core beside other programs, measured now (ours: 4 seats, chance steps counted):"
    )
    for name in YARDSTICKS:
        try:
            theirs = measure(name, seconds, cache_home())
        except YardstickUnavailable as error:
            print(f"  {name:<22} not available: {error}")
            continue
        ours, our_games = steps_per_second(4, seconds)
        speed = f"{theirs.steps_per_second / MILLION:8.3f} million steps/s {theirs.games_per_second:10,.0f} games/s"
        ratio = f"{ours / theirs.steps_per_second:,.2f} times the steps"
        print(
            f"  {name:<22} {speed}   ours {ours / MILLION:5.2f} and {our_games:,.0f}: {ratio}   ({theirs.version})"
        )
    print(f"\nThe server with {LOAD.tables} live tables on SQLite, clients on the same machine:")
    show(step_figure(seconds))
    with sqlite_files() as new, new_folder() as folder:
        show_load(measure_load(LOAD, new, folder))


main()
