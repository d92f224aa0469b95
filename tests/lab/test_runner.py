"""Chunks on workers: the same games on any worker, and a crash loses nothing that was written."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from rattus.lab import LabError
from rattus.lab.match import Outcome
from rattus.lab.results import FILE, Results
from rattus.lab.runner import chunk_size, processes
from rattus.lab.series import Series, begin, new_settings, resumed
from rattus.lab.settings import Table
from tests.lab.rivals import PIDS

TABLE = Table("rattus", 2)
RUN = """
import signal, sys
from pathlib import Path
from rattus.lab.series import resumed
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    resumed(Path(sys.argv[1]), "arena").play(int(sys.argv[2]), None, lambda done, new, total: None)
"""


def series(folder: Path, games: int, *bots: str, table: Table = TABLE) -> Series:
    return begin(new_settings("arena", table, bots, games, seed=3), folder)


def silent(done: int, new: int, total: int) -> None:
    pass


def timeless(outcome: Outcome) -> Outcome:
    """An outcome without the thinking time, which differs from run to run."""
    return msgspec.structs.replace(outcome, seconds={})


def games(folder: Path) -> list[Outcome]:
    with Results(folder) as results:
        return [timeless(outcome) for outcome in results.in_order()]


def started(folder: Path, jobs: int, script: Path) -> subprocess.Popen[bytes]:
    """A separate process that plays on."""
    script.write_text(RUN)
    return subprocess.Popen([sys.executable, str(script), str(folder), str(jobs)], stderr=subprocess.DEVNULL)


def until(true: Callable[[], bool]) -> None:
    """Wait, but not forever."""
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.01)


def lines(folder: Path) -> int:
    path = folder / FILE
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_the_games_are_the_same_whatever_the_number_of_jobs(rivals: Path, tmp_path: Path) -> None:
    for jobs in (1, 2):
        assert series(tmp_path / str(jobs), 100, "random", "twin").play(jobs, None, silent) is None
    alone = games(tmp_path / "1")
    assert len(alone) == 100
    assert alone == games(tmp_path / "2")


def test_bots_that_think_by_visits_play_the_same_games_again(tmp_path: Path) -> None:
    for name in ("one", "two"):
        series(tmp_path / name, 6, "search:10", "greedy", "random").play(1, None, silent)
    assert games(tmp_path / "one") == games(tmp_path / "two")


def test_progress_is_told_game_by_game_up_to_the_last(tmp_path: Path) -> None:
    told: list[tuple[int, int, int]] = []
    played = series(tmp_path / "a", 20, "random", "greedy", table=Table("rattus", 2))
    played.play(1, None, lambda *each: told.append(each))
    assert told[0] == (0, 0, 20)
    assert told[-1][0] == 20
    assert sum(new for _, new, _ in told) == 20
    played.play(1, None, lambda *each: told.append(each))
    assert told[-1] == (20, 0, 20)


def test_a_series_that_is_killed_at_any_moment_goes_on_and_ends_as_if_nothing_had_been(
    rivals: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(rivals), *filter(None, sys.path)]))
    series(tmp_path / "whole", 400, "random", "twin").play(1, None, silent)
    broken = tmp_path / "broken"
    series(broken, 400, "random", "twin")
    chance = random.Random(1)
    for jobs in (2, 1):
        before = lines(broken)
        program = started(broken, jobs, tmp_path / "run.py")
        aim = before + chance.randint(1, 60)
        until(lambda aim=aim, program=program: lines(broken) >= aim or program.poll() is not None)  # type: ignore[misc]
        program.send_signal(signal.SIGKILL)
        program.wait()
        assert lines(broken) > before
    resumed(broken, "arena").play(1, None, silent)
    assert games(broken) == games(tmp_path / "whole")


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_no_worker_outlives_the_program(
    rivals: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: signal.Signals
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(rivals), *filter(None, sys.path)]))
    pids = tmp_path / "pids"
    pids.mkdir()
    monkeypatch.setenv(PIDS, str(pids))
    series(tmp_path / "a", 1000, "sleeper", "random")
    program = started(tmp_path / "a", 2, tmp_path / "run.py")
    until(lambda: len(list(pids.iterdir())) == 2)
    program.send_signal(how)
    assert program.wait() != 0
    workers = [int(path.name) for path in pids.iterdir()]
    until(lambda: not any(map(alive, workers)))


def test_a_bot_that_breaks_ends_the_series_and_what_was_played_is_kept(rivals: Path, tmp_path: Path) -> None:
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        broken = series(folder, 40, "random", "cheat").play(jobs, None, silent)
        assert broken is not None
        assert broken.bot == "cheat"
        assert (folder / f"broken-{broken.game}.txt").read_text() == broken.record


def test_a_worker_that_dies_ends_the_series_with_a_reason(rivals: Path, tmp_path: Path) -> None:
    with pytest.raises(LabError, match="a worker process has died"):
        series(tmp_path / "a", 40, "random", "quitter").play(2, None, silent)


def test_a_chunk_takes_about_as_long_as_it_should_and_leaves_work_for_all() -> None:
    assert chunk_size(None, 1000, 2) == 1
    assert chunk_size(0.01, 1000, 2) == 50
    assert chunk_size(10.0, 1000, 2) == 1
    assert chunk_size(0.0001, 10**6, 2) == 500
    assert chunk_size(0.01, 20, 4) == 5
    assert chunk_size(0.01, 1, 4) == 1


def test_one_job_needs_no_process() -> None:
    with processes(1) as team:
        assert team.slots == 1
