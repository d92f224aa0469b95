"""Copies of environments and of OpenSpiel's games and states: equal at first, and each goes on by itself."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from rattus.envs.gym import IDS, RattusVectorEnv
from rattus.envs.pettingzoo import bigbox_v1, cartus_v1, rattus_v1
from rattus.table.library import EDITIONS


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: dict[str, Callable[[Any], Any]] = {"deepcopy": copy.deepcopy, "pickle": pickled}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


# Gymnasium.


def walked(env: Any, count: int) -> list[Any]:
    """What comes of a number of random legal steps; a game that has ended begins again."""
    told = []
    for _ in range(count):
        told.append(env.step(env.unwrapped.sample()))
        if told[-1][2]:
            told.append(env.reset())
    return told


@every_way
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("opponents", ["self", "random", "greedy", "novice", "fair", "ismcts-compiled:3"])
def test_a_copy_of_an_environment_goes_on_as_the_original_does(
    name: str, opponents: str, way: Callable[[Any], Any]
) -> None:
    env: Any = gymnasium.make(IDS[name], opponents=opponents)
    env.reset(seed=5)
    walked(env, 12)
    twin = way(env)
    assert bytes(twin.unwrapped.state()) == bytes(env.unwrapped.state())
    before = twin.unwrapped.state()
    alone = walked(env, 8)
    assert twin.unwrapped.state() == before
    assert data_equivalence(alone, walked(twin, 8), exact=True)


@every_way
def test_a_copy_of_a_bot_goes_on_with_its_plan(way: Callable[[Any], Any]) -> None:
    env = RattusVectorEnv(1, "rattus", 2, opponents="strong", seat=0)
    env.reset(seed=2)
    plans = 0
    for _ in range(12):
        env.step(env.sample())
        assert env._bots is not None
        twin = way(env)
        plans += any(bot.plans for _, bot in twin._bots.values())
        assert data_equivalence(way(env).step(env.sample()), twin.step(env.sample()), exact=True)
    assert env._ledger[0, 0] >= 0


# PettingZoo.

MAKERS = ("env", "raw_env", "parallel_env")


def turn(env: Any, luck: random.Random) -> Any:
    """A random legal action of the seat that is asked, and what is seen then."""
    inner = env.unwrapped
    mask = inner.observe(inner.agent_selection)["action_mask"]
    action = int(luck.choice(np.flatnonzero(mask)))
    if hasattr(env, "agent_selection"):
        env.step(action)
        return env.last()
    return env.step(dict.fromkeys(env.agents, action))


@every_way
@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("module", [rattus_v1, bigbox_v1, cartus_v1])
def test_a_copy_of_a_table_in_pettingzoo_goes_on_as_the_original_does(
    module: ModuleType, maker: str, way: Callable[[Any], Any]
) -> None:
    env = getattr(module, maker)(seats=3, render_mode="ansi")
    fresh = way(env)
    env.reset(seed=3)
    fresh.reset(seed=3)
    assert bytes(fresh.unwrapped._game.state(0)) == bytes(env.unwrapped._game.state(0))
    luck = random.Random(1)
    for _ in range(20):
        turn(env, luck)
    twin, other = way(env), random.Random()
    other.setstate(luck.getstate())
    record = env.unwrapped.game().record()
    assert twin.unwrapped.game().record() == record
    assert twin.render() == env.render()
    alone = [turn(env, luck) for _ in range(10)]
    assert twin.unwrapped.game().record() == record
    assert data_equivalence(alone, [turn(twin, other) for _ in range(10)], exact=True)
    assert twin.unwrapped.game().record() == env.unwrapped.game().record() != record


# OpenSpiel.


def spiel() -> Any:
    pytest.importorskip("pyspiel", reason="the adapter needs the extra `openspiel`")
    return import_module("rattus.envs.openspiel")


SPIEL_WAYS = {"copy": copy.copy, **WAYS}
SPIEL_GAMES = ["rattus(seats=3,options=rulebook:de)", "rattus_bigbox", "rattus_cartus(seats=5)"]


@pytest.mark.parametrize("way", SPIEL_WAYS.values(), ids=SPIEL_WAYS)
@pytest.mark.parametrize("text", SPIEL_GAMES)
def test_a_copy_of_an_openspiel_state_goes_on_by_itself(text: str, way: Callable[[Any], Any]) -> None:
    ours = spiel()
    game, luck = ours.loaded(text), random.Random(1)
    assert str(way(game)) == str(game)
    assert way(game).get_type() == game.get_type()
    state = game.new_initial_state()
    for _ in range(50):
        state.apply_action(luck.choice(state.legal_actions()))
    for original in (state, state.resample_from_infostate(0, luck.random)):
        twin = way(original)
        assert (str(twin), twin.history()) == (str(original), original.history())
        told = [original.information_state_string(seat) for seat in range(game.num_players())]
        assert [twin.information_state_string(seat) for seat in range(game.num_players())] == told
        before = str(original), original.history()
        for _ in range(10):
            twin.apply_action(luck.choice(twin.legal_actions()))
        assert (str(original), original.history()) == before


@pytest.mark.parametrize("way", SPIEL_WAYS.values(), ids=SPIEL_WAYS)
def test_a_game_that_begins_anywhere_keeps_its_beginning(way: Callable[[Any], Any]) -> None:
    ours = spiel()
    luck, state = random.Random(1), ours.loaded("rattus_cartus(seats=3)").new_initial_state()
    for _ in range(60):
        state.apply_action(luck.choice(state.legal_actions()))
    late = ours.RattusGame(state.table, start=state.unpacked())
    assert str(way(late)) == str(late)
    for again in (way(late), ours.loaded(str(late))):
        first = again.new_initial_state()
        assert first.packed == state.packed
        first.apply_action(first.legal_actions()[0])
        twin = way(first)
        assert (str(twin), twin.history()) == (str(first), first.history())


@pytest.mark.parametrize("text", [*SPIEL_GAMES, "rattus_cartus_endgame"])
def test_it_passes_the_test_that_openspiel_has_for_pickling(text: str) -> None:
    """`games_sim_test.py`: games, their types and states, pickled and by OpenSpiel's own texts."""
    ours = spiel()
    np.random.seed(1)  # it has no other source of luck
    tests = import_module("open_spiel.python.tests.games_sim_test")
    tests.GamesSimTest().sim_game(ours.loaded(text))
