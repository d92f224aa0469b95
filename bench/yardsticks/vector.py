"""Many games side by side: steps a second of random play, with what is seen and what may be chosen after each.

    python -m bench.yardsticks.vector

Ours beside those of pgx (compiled by XLA, on the CPU) and of Gymnasium, in turn, on the same cores: one call from
Python is a step in every game, and finished games begin again. In ours every seat is asked (`opponents="self"`), as in
pgx. The others are measured by this file too, run alone in the environment of the yardstick: `pgx`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

BATCHES = (64, 1024, 8192)
REPETITIONS = 5
OURS = (("rattus", 2), ("bigbox", 2), ("cartus", 2), ("rattus", 4))
PGX = ("connect_four", "backgammon", "leduc_holdem", "go_9x9", "kuhn_poker")
GYMNASIUM = (("CartPole-v1", "vector_entry_point"), ("Blackjack-v1", "sync"))


def rate(step: Callable[[], object], batch: int, seconds: float, finish: Callable[[], object]) -> float:
    """Steps a second, the median of some rounds."""
    for _ in range(10):  # warm-up
        step()
    finish()
    rates = []
    for _ in range(REPETITIONS):
        began, calls = perf_counter(), 0
        while perf_counter() - began < seconds / REPETITIONS:
            step()
            calls += 1
        finish()
        rates.append(calls * batch / (perf_counter() - began))
    return median(rates)


def nothing() -> None:
    """Steps are done when they return."""


def ours(name: str, seats: int, batch: int, seconds: float) -> float:
    """The vector environment."""
    make = import_module("rattus.envs.gym").RattusVectorEnv
    env = make(batch, name, seats, opponents="self", copy=False, autoreset_mode="SameStep")
    env.reset(seed=1)
    found = rate(lambda: env.step(env.sample()), batch, seconds, nothing)
    env.close()
    return found


def gymnasium_alone(name: str, mode: str, batch: int, seconds: float) -> float:
    """An environment of Gymnasium, as `make_vec` makes it."""
    gymnasium: Any = import_module("gymnasium")
    env = gymnasium.make_vec(name, batch, mode)
    env.reset(seed=1)
    actions = cycle([env.action_space.sample() for _ in range(16)])
    found = rate(lambda: env.step(next(actions)), batch, seconds, nothing)
    env.close()
    return found


def pgx_alone(name: str, batch: int, seconds: float) -> float:
    """A game of pgx: random choice, step and new games in one compiled function."""
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

    def one() -> None:
        now[:] = advance(*now)

    return rate(one, batch, seconds, lambda: jax.block_until_ready(now))


def alone(what: str, name: str, batch: int, seconds: float) -> None:
    """Printed for the run that asked for it."""
    if what == "pgx":
        found = {"rate": pgx_alone(name, batch, seconds), "version": f"pgx {version('pgx')}"}
    else:
        mode = dict(GYMNASIUM)[name]
        found = {"rate": gymnasium_alone(name, mode, batch, seconds)}
        found |= {"version": f"gymnasium {version('gymnasium')}"}
    print(json.dumps(found))


def main(seconds: float, cache: Path, python: str | None) -> None:
    """Print a table."""
    yardsticks = import_module("bench.yardsticks")

    def show(what: str, rates: list[str], note: str) -> None:
        print(f"{what:<28} {'  '.join(f'{each:>12}' for each in rates)}  {note}", flush=True)

    def theirs(what: str, name: str) -> None:
        rates, said = [], ""
        for batch in BATCHES:
            try:
                known = python or str(yardsticks._environment("pgx", cache / "yardsticks" / "pgx"))
                command = [
                    known,
                    "-I",
                    __file__,
                    "--alone",
                    what,
                    name,
                    str(batch),
                    "--seconds",
                    str(seconds),
                ]
                told = json.loads(yardsticks._run(command, "measuring", timeout=600))
                rates.append(f"{told['rate']:,.0f}")
                said = told["version"]
            except yardsticks.YardstickUnavailable as error:
                rates.append("-")
                said = f"not available: {error}"
        show(f"{what} {name}", rates, said)

    show("steps/s of games at a time:", [f"{batch:,}" for batch in BATCHES], "")
    for name, seats in OURS:
        rates = [f"{ours(name, seats, batch, seconds):,.0f}" for batch in BATCHES]
        show(f"ours {name}, {seats} seats", rates, "")
    for name, _ in GYMNASIUM:
        theirs("gymnasium", name)
    for name in PGX:
        theirs("pgx", name)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.yardsticks.vector", description=__doc__)
    parser.add_argument(
        "--alone", nargs=3, metavar=("WHAT", "GAME", "BATCH"), help="one of the others, as JSON"
    )
    parser.add_argument("--seconds", type=float, default=5.0, help="measuring time of each")
    parser.add_argument("--cache", type=Path, default=Path.home() / ".cache" / "rattus")
    parser.add_argument("--python", help="an interpreter that has pgx and gymnasium already")
    options = parser.parse_args()
    if options.alone:
        alone(options.alone[0], options.alone[1], int(options.alone[2]), options.seconds)
    else:
        main(options.seconds, options.cache, options.python)
