"""`rattus bench`: speed and size against the budgets."""

from __future__ import annotations

import gzip
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from rattus._extras import advice
from rattus.cli.common import ready_engine, refuse

if TYPE_CHECKING:
    from rattus.kernel.engine import BuildName
    from rattus.kernel.ruleset import Ruleset

REPETITIONS = 5
MILLION = 1e6
TABLES = (
    *(("rattus", seats, 10) for seats in (2, 3, 4)),
    ("bigbox", 6, 8),
    *(("cartus", seats, 8) for seats in (2, 3, 4, 5)),
)
"""Games, seats, and the budget in million steps/s."""
STATE_BUDGETS = {"plague": 512, "cartus": 1024}
"""Bytes of a state, by engine."""
REPLAYED = ("rattus", "cartus")
REPLAY_BUDGET = 100
GPU_BUDGET = 1000
"""Million steps/s of the board game, whole games."""
GPU_OBSERVED_BUDGET = 100
"""The same with an observation for every choice of a seat."""
GPU_STEPS = 100
"""Choices in every game for one measurement."""
PORTABLE_TABLES = (("rattus", 4), ("bigbox", 6), ("cartus", 4))
PORTABLE_BUDGET = 0.7
"""The share of the speed of native rules."""
PORTABLE_ROUNDS = 9
"""In each of them both play in turn, so that both have a busy machine or none."""
MODULE_BUDGET = 100
READY_BUDGET = 0.1
CALL_BUDGET = 30
VERSION_BUDGET = 0.1
PLAY_BUDGET = 2.0


@dataclass(frozen=True)
class Figure:
    """A measured number and its budget."""

    what: str
    value: float
    unit: str
    budget: float | None = None
    at_least: bool = False

    @property
    def met(self) -> bool | None:
        """Whether the budget holds."""
        if self.budget is None:
            return None
        return self.value >= self.budget if self.at_least else self.value <= self.budget


def table(seats: int, game: str = "rattus", rules: BuildName = "native") -> Ruleset:
    """The standard table for this number of seats."""
    from rattus.table.library import find_edition, ruleset, seat_names

    return ruleset(find_edition(game), seat_names(seats), {}, rules)


def steps_per_second(seats: int, seconds: float, jobs: int = 1, game: str = "rattus") -> tuple[float, float]:
    """Random legal play with full legal lists: steps/s and games/s, medians of several repetitions."""
    from rattus.table.simulation import simulated

    rules = table(seats, game)
    probe = simulated(rules, 2000, 0, jobs)
    games = max(2000, int(2000 * seconds / REPETITIONS / probe.seconds))
    runs = [simulated(rules, games, i * games, jobs) for i in range(REPETITIONS)]
    return (
        statistics.median(run.steps / run.seconds for run in runs),
        statistics.median(run.games / run.seconds for run in runs),
    )


def replay_microseconds(seats: int, game: str = "rattus") -> float:
    """The mean time to replay a whole random game from its steps."""
    from rattus.table.simulation import random_game

    rules = table(seats, game)
    games = [random_game(rules, seed).numbers for seed in range(200)]
    state = rules.engine.blank()

    def replay_all() -> None:
        for steps in games:
            rules.engine.setup(rules.rules, state)
            rules.engine.replay(rules.rules, state, steps)

    return seconds_of(replay_all) / len(games) * MILLION


def portable_ratio(game: str, seats: int, seconds: float) -> float:
    """The speed of random legal play in wasmtime by that of native rules, the median of rounds in processor time."""
    tables = table(seats, game, "portable"), table(seats, game)

    def speed(of: Ruleset, games: range) -> float:
        began = time.process_time()
        _, lengths = of.engine.play_batch(of.rules, games)
        return sum(lengths) / (time.process_time() - began)

    few = range(2000)
    slowest = min(speed(each, few) for each in tables)
    count = max(2000, int(slowest * seconds / PORTABLE_ROUNDS / 2 / 80))

    def round_of(number: int) -> float:
        games = range(number * count, (number + 1) * count)
        if number % 2:
            ours, theirs = (speed(each, games) for each in tables)
        else:
            theirs, ours = (speed(each, games) for each in reversed(tables))
        return ours / theirs

    return statistics.median(map(round_of, range(PORTABLE_ROUNDS)))


def module_kilobytes(game: str) -> float:
    """The portable module of a game, packed as servers send it."""
    from importlib.resources import files

    from rattus.kernel.game import games

    return len(gzip.compress((files(games()[game].home) / "rules.wasm").read_bytes())) / 1000


READY = """
import sys, time
from rattus.builds.portable import portable
engine = portable(sys.argv[1])
rules, state = bytes(engine.rules.size), engine.blank()
began = time.perf_counter()
engine.actor(rules, state)
print(time.perf_counter() - began)
"""


def ready_seconds(game: str) -> tuple[float, float]:
    """From nothing to the first answer of the portable rules in a process: the first one ever, and a later one."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_CACHE_HOME": folder}
        command = [sys.executable, "-c", READY, game]
        first, *later = (
            float(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
            for _ in range(1 + REPETITIONS)
        )
    return first, statistics.median(later)


def call_microseconds(game: str, seats: int) -> tuple[str, float]:
    """The dearest entry of the portable rules, on average over the states of a random game."""
    from rattus.table.simulation import random_game

    rules = table(seats, game, "portable")
    engine, state, spent = rules.engine, rules.engine.blank(), dict.fromkeys(CALLS, 0.0)
    engine.setup(rules.rules, state)
    states = []
    for step in random_game(rules, 1).numbers:
        states.append((state.copy(), step))
        engine.apply(rules.rules, state, step)
    for name, given in CALLS.items():
        entry = getattr(engine, name)

        def call_all(entry: Callable[..., object] = entry, given: tuple[int, ...] = given) -> None:
            for each, step in states:
                entry(rules.rules, each.copy(), *given, *([step] if entry == engine.apply else []))

        spent[name] = seconds_of(call_all) / len(states) * MILLION
    dearest = max(spent, key=spent.__getitem__)
    return dearest, spent[dearest]


CALLS: dict[str, tuple[int, ...]] = {
    "actor": (),
    "legal": (),
    "apply": (),
    "view": (0,),
    "observe": (0,),
    "results": (),
}
"""What is asked of the rules at every table, and what it takes beside a state."""


def portable_figures(seconds: float) -> Iterator[Figure]:
    """The portable rules: how fast, how large, how soon."""
    for game, seats in PORTABLE_TABLES:
        what = f"portable by native, {game}, {seats} seats"
        yield Figure(
            what, portable_ratio(game, seats, seconds), "of the speed", PORTABLE_BUDGET, at_least=True
        )
    for game in STATE_BUDGETS:
        yield Figure(f"portable module, {game}, gzipped", module_kilobytes(game), "kB", MODULE_BUDGET)
    for game in STATE_BUDGETS:
        first, later = ready_seconds(game)
        yield Figure(f"portable rules ready, {game}, first time ever", first, "s", READY_BUDGET)
        yield Figure(f"portable rules ready, {game}", later, "s", READY_BUDGET)
    for game, seats in PORTABLE_TABLES:
        entry, spent = call_microseconds(game, seats)
        yield Figure(f"a call from Python, {game}: {entry}", spent, "µs", CALL_BUDGET)


def seconds_of(action: Callable[[], object]) -> float:
    """The median time of several calls."""
    times = []
    for _ in range(REPETITIONS):
        began = time.perf_counter()
        action()
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def run(*arguments: str, **environment: str) -> None:
    """Run this program in a separate process, with an empty standard input."""
    subprocess.run(
        [sys.executable, "-m", "rattus.cli", *arguments],
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )


def cold_compile_seconds() -> float:
    """The first start on a machine: everything is compiled."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        run("warm", RATTUS_CACHE=folder)
        return time.perf_counter() - began


def figures(seconds: float) -> Iterator[Figure]:
    """All figures, as they are measured."""
    engines = {game: ready_engine(game) for game in STATE_BUDGETS}
    for game, seats, budget in TABLES:
        steps, games = steps_per_second(seats, seconds, game=game)
        what = f"random legal play, {game}, {seats} seats, one core"
        yield Figure(what, steps / MILLION, "million steps/s", budget, at_least=True)
        yield Figure(what, games, "games/s")
    cores = os.cpu_count() or 1
    yield Figure(
        f"random legal play, rattus, 4 seats, {cores} cores",
        steps_per_second(4, seconds, cores)[0] / MILLION,
        "million steps/s",
    )
    yield from portable_figures(seconds)
    for game, engine in engines.items():
        yield Figure(f"state, {game}", engine.state.size, "bytes", STATE_BUDGETS[game])
    for game in REPLAYED:
        what = f"a game replayed, {game}, 4 seats"
        yield Figure(what, replay_microseconds(4, game), "µs", REPLAY_BUDGET)
    yield Figure("rattus --version", seconds_of(lambda: run("--version")), "s", VERSION_BUDGET)
    yield Figure("rattus play, to the first question", seconds_of(lambda: run("play")), "s", PLAY_BUDGET)
    yield Figure("start with compiled rules in the cache", seconds_of(lambda: run("warm")), "s")
    yield Figure("first start: compiling everything", cold_compile_seconds(), "s")


def gpu_steps_per_second(seats: int, game: str, games: int, observed: bool) -> float:
    """Random legal play of many games at once on a GPU, the median of several repetitions."""
    from rattus.builds.gpu import seconds_on_gpu
    from rattus.envs.gpu import GpuGames

    batch = GpuGames(games, game, seats)
    batch.random_steps(1, observed)

    def measured() -> float:
        seconds = seconds_on_gpu(lambda: batch.random_steps(GPU_STEPS, observed))
        return float(batch.made.copy_to_host().sum()) / seconds

    return statistics.median(measured() for _ in range(REPETITIONS))


def gpu_figures(games: int = 1 << 20) -> Iterator[Figure]:
    """Random legal play on a GPU, if one is found, after checking that it plays the same games as the CPU."""
    import numpy as np

    from rattus.builds import gpu

    if gpu.gpu_module() is None:
        return
    for game, seats, _ in TABLES:
        rules = table(seats, game)
        seeds = np.arange(games)
        few = seeds[: 1 << 14]
        states, lengths = gpu.play_games(rules.engine.game, rules.rules, few)
        ours, our_lengths = rules.engine.play_games(rules.rules, few.tolist(), os.cpu_count() or 1)
        same = states.tobytes() == ours and lengths.tolist() == our_lengths
        yield Figure(
            f"GPU = CPU, {game}, {seats} seats, {len(few):,} games",
            float(same),
            "(1: bit for bit)",
            1,
            at_least=True,
        )
        what = f"GPU, {game}, {seats} seats, {games:,} games"
        rates = [gpu.steps_per_second(rules.engine.game, rules.rules, seeds) for _ in range(REPETITIONS)]
        for how, steps, budget in (
            ("whole games", statistics.median(rates), GPU_BUDGET),
            ("on and on", gpu_steps_per_second(seats, game, games, False), None),
            ("on and on, observed", gpu_steps_per_second(seats, game, games, True), GPU_OBSERVED_BUDGET),
        ):
            yield Figure(
                f"{what}, {how}",
                steps / MILLION,
                "million steps/s",
                budget if game == "rattus" else None,
                at_least=True,
            )


def show(figure: Figure) -> None:
    """One line for a figure."""
    mark = {None: " ", True: "✓", False: "✗"}[figure.met]
    number = f"{figure.value:,.3g}" if figure.value < 100 else f"{figure.value:,.0f}"
    budget = ""
    if figure.budget is not None:
        budget = f"budget {'≥' if figure.at_least else '≤'} {figure.budget:g}"
    click.echo(f"{mark} {figure.what:<44} {number:>10} {figure.unit:<16} {budget}")


@click.command()
@click.option(
    "--seconds", type=float, default=2.0, show_default=True, help="Time for each measurement of speed."
)
@click.option("--gpu-only", is_flag=True, help="Only the figures of the GPU.")
def bench(seconds: float, gpu_only: bool) -> None:
    """Measure speed and size against the budgets."""
    if gpu_only:
        from rattus.builds.gpu import gpu_module

        if gpu_module() is None:
            refuse(f"no NVIDIA GPU was found, or the extra for it is missing: {advice('gpu')}")
    else:
        for figure in figures(seconds):
            show(figure)
    for figure in gpu_figures():
        show(figure)
