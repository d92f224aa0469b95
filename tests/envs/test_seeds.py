"""The same seed gives the same episode, always: against every kind of opponent, and a second time too."""

from __future__ import annotations

import random
import time
import warnings
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import rattus
from rattus import bots
from rattus.bots import BOTS, Bot, Thinker, make_bot
from rattus.bots.search import CHUNK
from rattus.envs.gym import IDS, RattusEnv, RattusVectorEnv
from rattus.table.game import View
from rattus.table.library import EDITIONS, find_edition

IN_RULES = ["self", "random", "greedy", "search:20"]
IN_PYTHON = ["novice", "easy", "fair", "strong", "ismcts-compiled:3", "own"]
SLOW = ["master", "ismcts:3"]
EVERYWHERE = [
    pytest.param(
        name,
        seats,
        opponents,
        id=f"{name}-{seats}-{opponents}",
        marks=[] if opponents == "novice" or (seats == 3 and opponents not in SLOW) else [pytest.mark.prove],
    )
    for name in EDITIONS
    for seats in find_edition(name).seat_counts
    for opponents in IN_RULES + IN_PYTHON + SLOW
]
everywhere = pytest.mark.parametrize(("name", "seats", "opponents"), EVERYWHERE)
STEPS = 25


class Whimsical:
    """A bot of somebody else's, with luck of its own that it goes on with from decision to decision."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def choose(self, view: View) -> str:
        return self.luck.choice(list(view.legal))


@pytest.fixture(autouse=True)
def a_bot_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(seed: int, given: str) -> Bot:
        return Whimsical(seed)

    monkeypatch.setitem(bots.BOTS, "own", make)


def episode(env: Any, seed: int) -> list[Any]:
    """All that is told of a game of random legal steps, or of its beginning."""
    told = [env.reset(seed=seed)]
    over = False
    while not over and len(told) < STEPS:
        told.append(env.step(env.unwrapped.sample()))
        over = told[-1][2]
    return told


def test_all_our_bots_are_tried() -> None:
    codes = {code.partition(":")[0] for code in IN_RULES + IN_PYTHON + SLOW}
    assert codes >= {*BOTS}


@everywhere
def test_the_same_seed_gives_the_same_episode(name: str, seats: int, opponents: str) -> None:
    def made() -> Any:
        return gymnasium.make(IDS[name], seats=seats, opponents=opponents)

    env = made()
    first = episode(env, 5)
    again, other = episode(env, 5), episode(env, 6)
    assert data_equivalence(first, again, exact=True)
    assert data_equivalence(first, episode(env, 5), exact=True)
    assert data_equivalence(first, episode(made(), 5), exact=True)
    assert not data_equivalence(first, other, exact=True)


@everywhere
def test_it_passes_the_checks_gymnasium_has_for_environments(name: str, seats: int, opponents: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(IDS[name], seats=seats, opponents=opponents, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("opponents", ["novice", "own"])
@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_so_do_many_games_at_a_time(opponents: str, mode: str) -> None:
    """Beyond the first game of each row, too."""
    options = {"turn_limit": 3}
    env = RattusVectorEnv(4, "rattus", 2, opponents=opponents, options=options, autoreset_mode=mode)

    def told() -> list[Any]:
        return [env.reset(seed=3), *(env.step(env.sample()) for _ in range(60))]

    first = told()
    assert sum(int(step[2].sum()) for step in first[1:]) > 4
    assert data_equivalence(first, told(), exact=True)


def test_a_level_counts_simulations_here_and_no_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is so slow that its time would be up at once."""
    first = episode(RattusEnv("rattus", 2, opponents="strong"), 5)
    ahead = iter(range(10**9))
    monkeypatch.setattr(time, "perf_counter", lambda: 100.0 * next(ahead))
    assert data_equivalence(first, episode(RattusEnv("rattus", 2, opponents="strong"), 5), exact=True)
    timed = make_bot("strong", 1)
    assert isinstance(timed, Thinker)
    timed.choose(rattus.new(seed=1).view("red"))
    assert timed.thought is not None
    assert timed.thought.simulations == CHUNK
