"""How fast the portable rules are in Chromium, beside native ones in the same run.

In processor time, ours and that of all processes of the browser: other programs on the machine change it little.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bench.javascript import in_page, random_games
from bench.load.machine import descendants, seconds_since, spent
from rattus.cli.bench import PORTABLE_BUDGET, PORTABLE_TABLES, READY_BUDGET, Figure, table

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = range(256)
ROUNDS = 7
WARM = 3.0
"""Seconds until a browser has made its fastest code of what is called often."""


def browser_figures(seconds: float) -> Iterator[Figure]:
    """Random legal play in a page, if there is a browser for development here; else it says so."""
    try:
        from tools.chromium import NoChromium, chromium
    except ModuleNotFoundError as error:
        print(f"  Chromium is not measured: {error}; make test installs what it needs")
        return
    try:
        with chromium() as browser:
            for game, seats in PORTABLE_TABLES:
                page = browser.new_page()
                ratio, ready = _measured(page, game, seats, seconds / ROUNDS / 2)
                page.close()
                yield Figure(
                    f"Chromium by native, {game}, {seats} seats",
                    ratio,
                    "of the speed",
                    PORTABLE_BUDGET,
                    at_least=True,
                )
                yield Figure(f"Chromium, rules of {game} ready", ready, "s", READY_BUDGET)
    except NoChromium as error:
        print(f"  Chromium is not measured: {error}")


def _measured(page: Page, game: str, seats: int, seconds: float) -> tuple[float, float]:
    """The ratio of the speeds, the median of rounds by turns, and the seconds until the rules could be called."""
    rules = table(seats, game)

    def inside(some: float) -> tuple[float, float]:
        before = spent(descendants(os.getpid()))
        answer = in_page(
            page,
            rules.engine.game,
            [random_games(rules.rules, rules.engine.state.size, GAMES, some)],
        )
        (done,) = answer.done
        return done.calls / seconds_since(before, spent(before)), answer.ready

    def native() -> float:
        calls, began = 0, time.process_time()
        while (took := time.process_time() - began) < seconds:
            rules.engine.play_batch(rules.rules, GAMES)
            calls += 1
        return calls / took

    _, ready = inside(WARM)
    return statistics.median(inside(seconds)[0] / native() for _ in range(ROUNDS)), ready
