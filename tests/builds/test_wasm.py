"""The portable rules: made again they are the same bytes, and they do what the others do."""

from __future__ import annotations

import gzip
import math
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import rattus
from rattus.bots import make_bot
from rattus.bots.floats import exp, log
from rattus.bots.search import Budget, Tree
from rattus.builds import portable as portable_module
from rattus.builds.native import compiled
from rattus.builds.portable import Instance, portable
from rattus.builds.wasm import made_with
from rattus.kernel.engine import BuildName
from rattus.table.library import EDITIONS, ENGINES, find_edition, ruleset, seat_names
from rattus.table.simulation import random_game

TABLES = [(name, seats) for name in EDITIONS for seats in find_edition(name).seat_counts]


def kept(game: str, name: str = "rules.wasm") -> bytes:
    return files(f"rattus.{game}").joinpath(name).read_bytes()


@pytest.mark.parametrize("game", ENGINES)
def test_a_module_made_again_is_the_same_to_the_byte(game: str, tmp_path: Path) -> None:
    made_by = kept(game, "rules.txt").decode().strip()
    if made_by != made_with():
        pytest.skip(f"made with {made_by}; here is {made_with()}")
    made = tmp_path / "rules.wasm"
    subprocess.run([sys.executable, "-m", "rattus.builds.wasm", game, made], check=True)
    assert made.read_bytes() == kept(game), "make wasm"


@pytest.mark.parametrize("game", ENGINES)
def test_a_module_is_small_and_imports_nothing(game: str) -> None:
    assert len(gzip.compress(kept(game))) <= 100_000
    assert not portable_module._module(game).imports


@pytest.mark.parametrize("game", ENGINES)
def test_a_module_of_other_records_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(portable_module, "layout_of", lambda _: 1)
    with pytest.raises(RuntimeError, match="make wasm"):
        Instance(game, 0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_are_the_same_portable_and_native(name: str, seats: int) -> None:
    rules = ruleset(find_edition(name), seat_names(seats), {}).rules
    game = ruleset(find_edition(name), seat_names(seats), {}).engine.game
    assert portable(game).play_games(rules, range(400)) == compiled(game).play_games(rules, range(400))


@pytest.mark.parametrize(
    ("name", "seats"), [("rattus", 2), ("rattus", 4), ("bigbox", 6), ("cartus", 2), ("cartus", 5)]
)
def test_a_bot_decides_the_same_portable_and_native(name: str, seats: int) -> None:
    def played(build: BuildName, seed: int) -> str:
        game = rattus.new(name, seats, seed, rules=build)
        bots = [make_bot("search:60", 10 * seed + seat) for seat in range(seats)]
        while game.to_act is not None:
            game.play(bots[game.seat_number(game.to_act)].choose(game.view(game.to_act)))
        return game.text()

    for seed in range(3):
        assert played("portable", seed) == played("native", seed)


def test_threads_play_side_by_side() -> None:
    def play(seed: int) -> str:
        return random_game(ruleset(find_edition("cartus"), seat_names(4), {}), seed).text()

    alone = [play(seed) for seed in range(12)]
    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(play, range(12))) == alone


def test_the_memory_of_a_search_is_given_back() -> None:
    def resident() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

    engine = portable("plague")
    Tree(engine, Budget(seconds=1)).clear()
    before = resident()
    for _ in range(20):  # each takes twenty megabytes
        Tree(engine, Budget(seconds=1)).clear()
    assert resident() - before < 80 * 2**20


def test_the_memory_of_a_search_lives_as_long_as_anybody_has_it() -> None:
    memories = [Tree(portable("plague"), Budget(visits=1000)).memory for _ in range(20)]
    for number, memory in enumerate(memories):
        memory.keys[0] = memory.keys[-1] = number
    assert [(memory.keys[0], memory.keys[-1]) for memory in memories] == [(n, n) for n in range(20)]


def test_whole_games_with_bots_need_no_compiler() -> None:
    code = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
import rattus
from rattus.bots import make_bot
for name, seats in (("rattus", 3), ("bigbox", 5), ("cartus", 4)):
    game = rattus.new(name, seats, seed=1)
    bots = [make_bot(level, seat) for seat, level in enumerate(("novice", "easy", "fair", "greedy", "random"))]
    while game.to_act is not None:
        game.play(bots[game.seat_number(game.to_act)].choose(game.view(game.to_act)))
    print(name)
try:
    rattus.new(rules="native")
except RuntimeError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    *names, refusal = done.stdout.splitlines()
    assert names == ["rattus", "bigbox", "cartus"]
    assert "rattus[lab]" in refusal


def test_a_portable_call_takes_some_microseconds() -> None:
    table = ruleset(find_edition("cartus"), seat_names(5), {})
    state = table.engine.blank()
    table.engine.setup(table.rules, state)
    began = time.thread_time()
    for _ in range(1000):
        table.engine.legal(table.rules, state)
    assert (time.thread_time() - began) / 1000 < 60e-6  # thirty on a quiet machine


def test_exponentials_and_logarithms_are_those_of_mathematics() -> None:
    random = Random(1)
    for _ in range(2000):
        x = random.uniform(-40, 40)
        assert exp(x) == pytest.approx(math.exp(x), rel=1e-13)
        assert log(abs(x)) == pytest.approx(math.log(abs(x)), rel=1e-13, abs=1e-15)
    assert (exp(0.0), log(1.0)) == (1.0, 0.0)
    assert exp(1e6) == exp(700.0) == pytest.approx(math.exp(700), rel=1e-12)
    assert exp(-1e6) == exp(-700.0) == pytest.approx(math.exp(-700), rel=1e-12)
