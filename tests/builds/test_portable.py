"""The portable rules take what fits, stop what never ends, and throw away what was stopped."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rattus
from rattus.bots.search import Budget, SearchBot
from rattus.builds import portable
from rattus.builds.module import RulesTrapped
from rattus.kernel.engine import LONGEST
from rattus.kernel.ruleset import Ruleset
from rattus.table.library import find_edition, ruleset, seat_names
from rattus.table.simulation import random_game

MEGABYTE = 1 << 20


@pytest.fixture
def table() -> Ruleset:
    return ruleset(find_edition("cartus"), seat_names(3), {})


def resident() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def endless(table: Ruleset) -> bytearray:
    """Something that is no state of a game and keeps random play from ever ending: nothing but ones."""
    return bytearray(b"\1" * table.engine.state.size)


# What fits.


@pytest.mark.parametrize("entry", ["setup", "actor", "legal", "outcomes", "results"])
@pytest.mark.parametrize("missing", [-1, 1, 1024])
def test_a_state_of_another_size_is_refused(table: Ruleset, entry: str, missing: int) -> None:
    wrong = bytearray(table.engine.state.size - missing)
    with pytest.raises(ValueError, match=f"have 568 bytes and states 1024, not 568 and {len(wrong)}"):
        getattr(table.engine, entry)(table.rules, wrong)


def test_rules_of_another_size_are_refused(table: Ruleset) -> None:
    for wrong in (table.rules[:-1], table.rules + b"\0", b""):
        told = f"rules of cartus have 568 bytes and states 1024, not {len(wrong)} and 1024"
        with pytest.raises(ValueError, match=told):
            table.engine.actor(wrong, table.engine.blank())
        with pytest.raises(ValueError, match=told):
            table.engine.play_batch(wrong, [1])


@pytest.mark.parametrize("seat", [-2, 3, 8, 1 << 40])
def test_a_seat_that_nobody_sits_on_is_refused(table: Ruleset, seat: int) -> None:
    for entry in (table.engine.view, table.engine.observe):
        with pytest.raises(ValueError, match=f"the seats of this table are 0 to 2, not {seat}"):
            entry(table.rules, table.engine.blank(), seat)


@pytest.mark.parametrize("step", [-1, 1 << 15, 1 << 70])
def test_a_number_that_is_no_step_is_refused(table: Ruleset, step: int) -> None:
    state = table.engine.blank()
    table.engine.setup(table.rules, state)
    before = state.copy()
    with pytest.raises(ValueError, match=f"{step} is no step"):
        table.engine.apply(table.rules, state, step)
    with pytest.raises(ValueError, match=f"{step} is no step"):
        table.engine.replay(table.rules, state, [0, step])
    assert state == before


def test_more_steps_than_there_is_room_for_are_not_written_down(table: Ruleset) -> None:
    with pytest.raises(ValueError, match=f"room for {LONGEST} steps"):
        table.engine.play_randomly(table.rules, table.engine.blank(), 1, LONGEST + 1)


# What never ends.


def test_what_never_ends_is_stopped_and_the_next_call_works(table: Ruleset) -> None:
    whole, ready = random_game(table, 3).text(), threading.Event()

    def play_elsewhere() -> str:
        ready.wait()
        return random_game(table, 3).text()

    with ThreadPoolExecutor(1) as pool:
        other = pool.submit(play_elsewhere)
        began = time.monotonic()
        ready.set()
        with pytest.raises(RulesTrapped, match="no state of a game") as stopped:
            table.engine.play_randomly(table.rules, endless(table), 1)
        took = time.monotonic() - began
        assert other.result() == whole, "other threads play on meanwhile"
    assert "interrupt" in str(stopped.value.__cause__)
    assert (portable.PATIENCE - 1) * portable.TICK < took < portable.PATIENCE * portable.TICK + 5
    assert random_game(table, 3).text() == whole


def test_rules_that_were_written_over_are_whole_for_the_next_call(table: Ruleset) -> None:
    engine: Any = table.engine
    whole = random_game(table, 3).text()
    engine._own.desk.rules[:] = bytes(engine.rules.size)
    assert random_game(table, 3).text() == whole


def test_a_bot_whose_search_was_stopped_thinks_again() -> None:
    """As if it had not been asked."""
    game = rattus.new("cartus", 3, 1)
    view, bot = game.view(game.to_act or ""), SearchBot(1, Budget(visits=50))
    with pytest.raises(RulesTrapped):  # no world fits what it sees
        bot.choose(replace(view, state=bytearray(b"\1" * len(view.state))))
    assert bot.choose(view) == SearchBot(1, Budget(visits=50)).choose(view)
    assert bot.simulations == 50


# Threads.

FIRST_CALLS = """
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import wasmtime

from rattus.table.library import find_edition, ruleset

made = wasmtime.Engine


def slowly(config):
    time.sleep(0.2)  # long enough for all threads to come
    return made(config)


wasmtime.Engine = slowly
table, together = ruleset(find_edition("rattus"), ("red", "yellow"), {}), Barrier(8)


def first_call(seed):
    together.wait()
    table.engine.setup(table.rules, table.engine.blank())
    return len(table.engine.play_batch(table.rules, [seed])[1])


with ThreadPoolExecutor(8) as pool:
    print(sum(pool.map(first_call, range(8))))
"""
"""A program whose first calls of the rules are made by eight threads at once."""


def test_the_first_calls_may_be_made_by_several_threads_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_CALLS], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "8\n"), done.stderr


# Memory.


@pytest.mark.parametrize("rounds", [10, pytest.param(100, marks=pytest.mark.prove)])
def test_threads_that_think_give_their_memory_back(rounds: int) -> None:
    """Of a search at once, of a thread when it ends; nothing waits for the collector of cycles."""
    game = rattus.new("rattus", 4, 1)
    view = game.view(game.to_act or "")

    def think(seed: int) -> None:
        bot = SearchBot(seed, Budget(50, 1.0))
        bot.choose(view)
        bot.budget = Budget(seconds=0.01)
        bot.rest()
        bot.choose(view)  # with a tree of twenty megabytes
        bot.rest()

    def think_together() -> None:
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(think, range(16)))

    think_together()
    before = resident()
    gc.disable()
    try:
        for _ in range(rounds):
            think_together()
    finally:
        gc.enable()
    assert resident() - before < 30 * MEGABYTE
