"""Vector environments: steps per second of random play, with observations and action masks after each.

    python -m bench.yardsticks.vector

Ours next to those of pgx (compiled by XLA, on the CPU) and of Gymnasium, on the same cores: one call from Python is a
step in every game, and finished games begin again. In ours every seat is played (`opponents="self"`), as in pgx. Each
has a process of its own, and they are measured by turns, round after round, so that other load affects all alike. The
others are measured by this file, too, run alone in the environment of the yardstick: `pgx`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

BATCHES = (64, 1024, 8192)
ROUNDS = 5
OURS = ("rattus-2", "bigbox-2", "cartus-2", "rattus-4", "bigbox-6", "cartus-5")
"""Editions and seats."""
PGX = ("connect_four", "backgammon", "leduc_holdem", "go_9x9", "kuhn_poker", "tic_tac_toe", "hex")
GYMNASIUM = (("CartPole-v1", "vector_entry_point"), ("Blackjack-v1", "sync"))
WARM_UP = 100

Prepared = tuple[Callable[[], int], Callable[[], object]]
"""A call that makes a step in every game and returns how many, and a function that waits until all steps are done."""


def nothing() -> None:
    """Wait for nothing: steps are done when they return."""


def ours(name: str, batch: int) -> Prepared:
    """The vector environment."""
    make, count = import_module("rattus.envs.gym").RattusVectorEnv, import_module("numpy").count_nonzero
    edition, seats = name.split("-")
    env = make(batch, edition, int(seats), opponents="self", copy=False)
    env.reset(seed=1)
    over = 0

    def one() -> int:
        """A step in every game; finished ones begin again instead."""
        nonlocal over
        _, _, ended, _, _ = env.step(env.sample())
        steps = batch - over
        over = count(ended)
        return steps

    return one, nothing


def gymnasium_alone(name: str, batch: int) -> Prepared:
    """An environment of Gymnasium, as `make_vec` makes it."""
    gymnasium: Any = import_module("gymnasium")
    env = gymnasium.make_vec(name, batch, dict(GYMNASIUM)[name])
    env.reset(seed=1)
    actions = cycle([env.action_space.sample() for _ in range(16)])

    def one() -> int:
        env.step(next(actions))
        return batch

    return one, nothing


def pgx_alone(name: str, batch: int) -> Prepared:
    """A game of pgx: random choice, step and resets in one compiled function."""
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    env = pgx.make(name)
    step = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        key, luck, chance = jax.random.split(key, 3)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(luck, weights)
        return jax.vmap(step)(state, actions, jax.random.split(chance, batch)), key

    advance = jax.jit(advance, donate_argnums=0)
    key = jax.random.PRNGKey(1)
    now = [jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key]

    def one() -> int:
        now[:] = advance(*now)
        return batch

    return one, lambda: jax.block_until_ready(now)


KINDS = {"ours": ours, "gymnasium": gymnasium_alone, "pgx": pgx_alone}


def alone(what: str, name: str, batch: int, seconds: float) -> None:
    """Measure one of them: print that it is ready, then steps per second on every request."""
    step, finish = KINDS[what](name, batch)
    for _ in range(WARM_UP):
        step()
    finish()
    print(json.dumps("" if what == "ours" else f"{what} {version(what)}"), flush=True)
    for _ in sys.stdin:
        began, steps = perf_counter(), 0
        while perf_counter() - began < seconds:
            steps += step()
        finish()
        print(json.dumps(steps / (perf_counter() - began)), flush=True)


class Rival:
    """A process that measures one of them."""

    def __init__(self, python: list[str], what: str, name: str, batch: int, seconds: float) -> None:
        self.name = f"{what} {name}"
        self.rates: list[float] = []
        given = ["--alone", what, name, str(batch), "--seconds", str(seconds)]
        self.process = subprocess.Popen(
            [*python, *given], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.version = str(self.said())

    def said(self) -> object:
        """Its next line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.name} ended with {self.process.wait()}")
        return json.loads(line)

    def measure(self) -> None:
        """Measure once more."""
        assert self.process.stdin is not None
        print(file=self.process.stdin, flush=True)
        self.rates.append(float(str(self.said())))


def compare(batch: int, seconds: float, theirs: str) -> None:
    """Measure all with this number of games at a time; print their speeds, our slowest also relative to the others."""
    python = [sys.executable, "-m", "bench.yardsticks.vector"]
    own = [Rival(python, "ours", name, batch, seconds) for name in OURS]
    names = [*(("gymnasium", name) for name, _ in GYMNASIUM), *(("pgx", name) for name in PGX)]
    others = [Rival([theirs, "-I", __file__], what, name, batch, seconds) for what, name in names]
    for _ in range(ROUNDS):
        for each in own + others:
            each.measure()
    slowest = [min(rates) for rates in zip(*(each.rates for each in own), strict=True)]
    print(f"{batch:,} games at a time: steps/s, and our slowest relative to this one in the same round")
    for each in own + others:
        ratio = median(a / b for a, b in zip(slowest, each.rates, strict=True))
        print(f"  {each.name:<28} {median(each.rates):>12,.0f} {ratio:>9.2f}  {each.version}", flush=True)
        each.process.terminate()


def main(seconds: float, cache: Path, python: str | None) -> None:
    """Print tables."""
    yardsticks = import_module("bench.yardsticks")
    theirs = python or str(yardsticks._environment("pgx", cache / "yardsticks" / "pgx"))
    for batch in BATCHES:
        compare(batch, seconds, theirs)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.yardsticks.vector", description=__doc__)
    parser.add_argument(
        "--alone", nargs=3, metavar=("WHAT", "GAME", "BATCH"), help="one of them, asked by lines"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="measuring time of each in a round")
    parser.add_argument("--cache", type=Path, default=Path.home() / ".cache" / "rattus")
    parser.add_argument("--python", help="an interpreter that has pgx and gymnasium already")
    options = parser.parse_args()
    if options.alone:
        what, name, batch = options.alone
        alone(what, name, int(batch), options.seconds)
    else:
        main(options.seconds, options.cache, options.python)
