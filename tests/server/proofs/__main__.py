"""The long forms of the proofs, from the root of the project: `python -m tests.server.proofs kills`."""

from __future__ import annotations

import argparse
import asyncio
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import numpy as np
import pytest
from hypothesis import seed, settings

from tests.laws.test_laws_server import ACTS, TABLES, Stage, assert_secrets_are_kept, on_stage, tight
from tests.server.proofs.attacks import ATTACKS, COMES_BACK, AttackProof, Withstood
from tests.server.proofs.cuts import CutProof
from tests.server.proofs.kills import KillProof
from tests.server.proofs.processes import (
    AT_ONCE,
    BURSTS,
    GAMES,
    SEATS,
    Act,
    TwoProcesses,
    Written,
    two_processes,
)
from tools.serving import DATABASES, NewDatabase, new_folder

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Print a heading, and the duration at the end."""
    print(f"{what} …", flush=True)
    began = time.perf_counter()
    yield
    print(f"  in {time.perf_counter() - began:.0f} s", flush=True)


def kills(database: str, folder: Path, given: argparse.Namespace) -> object:
    """The server is killed again and again."""
    return asyncio.run(KillProof(database, folder, given.seed).run(given.count or 200))


def cuts(database: str, folder: Path, given: argparse.Namespace) -> object:
    """The clients' connections break or go silent."""
    return asyncio.run(CutProof(database, folder, given.seed).run(given.count or 500, at_once=60))


def processes(database: str, folder: Path, given: argparse.Namespace) -> object:
    """Two processes write to the same tables."""
    report = Written()
    with two_processes(database, folder) as pair:

        @settings(max_examples=given.count or 1000, deadline=None, database=None)
        @seed(given.seed)
        @hypothesis.given(game=GAMES, seats=SEATS, at_once=AT_ONCE, bursts=BURSTS)
        def example(game: str, seats: Sequence[str], at_once: int, bursts: Sequence[Sequence[Act]]) -> None:
            nonlocal report
            report += asyncio.run(TwoProcesses(pair).run(game, seats, at_once, bursts))

        example()
    return report


def timing(database: str, folder: Path, given: argparse.Namespace) -> object:
    """Games that a viewer can't tell apart take the same time."""
    found: list[float] = []

    async def play(stage: Stage) -> None:
        stage.clock = time.perf_counter
        show = await stage.original(ACTS)
        for viewer in show.ears:
            found.extend(await stage.delays(show, viewer, given.count or 30))

    for game, seats, bots in TABLES:
        with pytest.MonkeyPatch.context() as monkeypatch:
            on_stage(game, seats, database, monkeypatch, tight, play, bots, log_level="WARNING")
    mean, error = np.mean(found), np.std(found) / len(found) ** 0.5
    told = (
        f"{len(found)} acts: twins take {1e6 * mean:+.0f} ± {1e6 * error:.0f} µs longer, the shortest of each"
    )
    assert abs(mean) < ERRORS * error + TIMING_SLACK, told
    return told


def secrets(database: str, folder: Path, given: argparse.Namespace) -> object:
    """The law of secrets, with other games every time."""
    games = acts = 0

    async def play(stage: Stage) -> None:
        nonlocal games, acts
        _, compared = await assert_secrets_are_kept(stage)
        games += 1
        acts += compared

    for number in range(given.seed, given.seed + (given.count or 50)):
        for game, seats, bots in TABLES:
            print(f"  seed {number}: {game}, {seats} seats", flush=True)
            with pytest.MonkeyPatch.context() as monkeypatch:
                on_stage(game, seats, database, monkeypatch, tight, play, bots, number, "WARNING")
    return f"{games} games, {acts} acts of twins: the same bytes"


def attacks(database: NewDatabase, folder: Path, given: argparse.Namespace) -> object:
    """One client does its worst while honest people play; the median of several runs."""
    fallen = []

    async def withstood(name: str) -> Withstood:
        async with AttackProof(database(), folder / f"{name}.log").playing() as proof:
            return await proof.withstands([name], given.seconds, COMES_BACK)

    for name in given.attack or ATTACKS:
        runs = [asyncio.run(withstood(name)) for _ in range(given.count or 1)]
        for each in runs:
            print(" ", each, flush=True)
        if sum(each.meets_the_bar for each in runs) * 2 <= len(runs):
            fallen.append(name)
    assert not fallen, f"too much for honest people: {', '.join(fallen)}"
    return "nobody was stalled"


PROOFS = {
    "kills": kills,
    "cuts": cuts,
    "processes": processes,
    "timing": timing,
    "secrets": secrets,
    "attacks": attacks,
}
ERRORS = 4
"""The mean delay of twins may differ by this many standard errors,"""
TIMING_SLACK = 50e-6
"""and by this many seconds, since twins are not played at the same moment."""
MANY_DATABASES = {"attacks"}
"""Proofs that need a new database for every part."""
SHARED = {"processes"}
"""Proofs for PostgreSQL only."""


def main() -> None:
    """Run a proof on the given databases and print what was compared."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.proofs", description=__doc__)
    parser.add_argument("proof", choices=PROOFS)
    parser.add_argument("--database", choices=DATABASES, action="append", help="both, unless one is named")
    parser.add_argument("--count", type=int, help="how many kills, games, rounds or seeds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--attack", choices=ATTACKS, action="append", help="all, unless one is named")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long an attack goes on")
    given = parser.parse_args()
    for name in ["postgresql"] if given.proof in SHARED else given.database or DATABASES:
        with DATABASES[name]() as new, new_folder() as folder, timed(f"{given.proof} on {name}"):
            where = new if given.proof in MANY_DATABASES else new()
            print(" ", PROOFS[given.proof](where, folder, given), flush=True)  # type: ignore[operator]


if __name__ == "__main__":  # attackers' processes import this, too
    main()
