"""Our games in PettingZoo: its own suites, the same games step by step, and no more seen than a seat may see."""

from __future__ import annotations

import pickle
import random
import time
import tomllib
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    bombardment_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils import BaseWrapper, wrappers

import rattus
from rattus.envs.gym import RattusVectorEnv
from rattus.envs.pettingzoo import bigbox_v1, cartus_v1, rattus_v1
from rattus.envs.pettingzoo.aec import RattusAECEnv
from rattus.envs.tables import choices
from rattus.kernel.edition import OptionError
from rattus.table.game import Game

TABLES = [
    (rattus_v1, 2),
    (rattus_v1, 4),
    (bigbox_v1, 3),
    (bigbox_v1, 6),
    (cartus_v1, 2),
    (cartus_v1, 5),
]
ROOT = Path(__file__).parents[2]

every_table = pytest.mark.parametrize(("module", "seats"), TABLES)
every_game = pytest.mark.parametrize("module", [rattus_v1, bigbox_v1, cartus_v1])
not_theirs = [
    # The suite knows by name which of PettingZoo's own games have a mask beside the observation.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # Seats are called by their colours, as everywhere here.
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    # A finished agent has no legal action.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def judged(test: Any) -> Any:
    """A test that hands our games to PettingZoo's suites."""
    for mark in not_theirs:
        test = mark(test)
    return test


def answer(env: Any, chance: random.Random) -> int | None:
    """A random legal action of the agent that is asked."""
    observation, _, terminated, truncated, _ = env.last()
    if terminated or truncated:
        return None
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))


def played(env: Any, seed: int, most: int = 10_000) -> Any:
    """An environment after this many random steps."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    while most and not any(env.terminations.values()):
        env.step(answer(env, chance))
        most -= 1
    return env


# PettingZoo's own suites.


@judged
@every_table
def test_api(module: ModuleType, seats: int) -> None:
    api_test(module.env(seats=seats), num_cycles=120)
    api_test(module.raw_env(seats=seats), num_cycles=60)


class Bombarded(BaseWrapper):  # type: ignore[misc]
    """As the suite wants to bombard it: only the numbers are seen, and a step returns what is seen then."""

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def observation_space(self, agent: str) -> Any:
        return super().observation_space(agent)["observation"]

    def step(self, action: int | None) -> Any:
        super().step(action)
        return self.last()[0] if self.agents else self.observe(self.possible_agents[0])


@every_table
def test_a_bombardment_with_any_actions(module: ModuleType, seats: int) -> None:
    """Nearly all of them are illegal: who gives one has lost, and the next game can begin."""
    bombardment_test(Bombarded(module.env(seats=seats)), cycles=100)


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match=r"a seed is a number from 0 to .*, not -3"):
        rattus_v1.raw_env().reset(seed=-3)


@every_table
def test_seeds(module: ModuleType, seats: int) -> None:
    seed_test(lambda: module.env(seats=seats), num_cycles=80)


@judged
@every_table
def test_parallel(module: ModuleType, seats: int) -> None:
    parallel_api_test(module.parallel_env(seats=seats), num_cycles=40)
    parallel_seed_test(lambda: module.parallel_env(seats=seats), num_cycles=20)


@every_game
def test_performance(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Hasty:
        """A clock on which the suite's five seconds are a tenth of one."""

        @staticmethod
        def time() -> float:
            return time.time() * 50

    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", Hasty)
    performance_benchmark(module.env())
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_render(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.raw_env, custom_tests={"ansi": lambda text: len(text.splitlines()) > 5})
    assert capsys.readouterr().out.strip()


@judged
@every_game
def test_state(module: ModuleType) -> None:
    state_test(module.env(), module.parallel_env(), num_cycles=10)


# The same games.


@every_table
def test_it_is_the_same_game_step_by_step(module: ModuleType, seats: int) -> None:
    env = module.raw_env(seats=seats)
    table, chance = env.table, random.Random(seats)
    for seed in (seats, 2**62 + seats):
        env.reset(seed=seed)
        game = Game(table, seed)
        while game.to_act is not None:
            assert env.agent_selection == game.to_act
            assert env._game.state(0) == game.state
            mask = env.observe(env.agent_selection)["action_mask"]
            steps = env.steps[game.seat_number(game.to_act)]
            assert sorted(steps[mask.astype(bool)].tolist()) == sorted(game.legal.numbers)
            action = int(chance.choice(np.flatnonzero(mask)))
            assert env.text(action) in game.legal.texts
            env.step(action)
            game.play(int(steps[action]))
        assert env._game.state(0) == game.state
        assert all(env.terminations.values())
        share = 1 / (len(game.winners) or seats)
        won = game.winners or game.seats
        assert env.rewards == pytest.approx(
            {seat: (seats * share * (seat in won) - 1) / (seats - 1) for seat in game.seats}
        )
        assert sum(env.rewards.values()) == pytest.approx(0)
        assert env.game().record() == game.record()


def test_points_can_be_the_reward() -> None:
    env = played(cartus_v1.raw_env(seats=4, reward="score"), 3)
    points = dict(place[:2] for place in env.game().result)
    assert env.rewards == {
        seat: pytest.approx(points[seat] - sum(points[other] for other in points if other != seat) / 3)
        for seat in points
    }
    assert sum(env.rewards.values()) == pytest.approx(0)


def test_a_table_has_options() -> None:
    env = rattus_v1.raw_env(seats=3, options={"rulebook": "de", "turn_limit": 5})
    played(env, 1)
    assert dict(env.table.header.options) == {"rulebook": "de", "turn_limit": "5"}
    with pytest.raises(OptionError, match="for 2 to 4 seats"):
        rattus_v1.env(seats=5)
    with pytest.raises(ValueError, match="render_mode is one of"):
        rattus_v1.env(render_mode="film")
    with pytest.raises(ValueError, match="no seat 'white'; seats are red, yellow"):
        rattus_v1.env(render_seat="white")


def test_without_a_seed_one_game_follows_another_and_no_two_are_the_same() -> None:
    seeds = []
    for env in (rattus_v1.raw_env(), rattus_v1.raw_env()):
        for _ in range(3):
            env.reset()
            seeds.append(env.seed)
    assert len(set(seeds)) == 6
    again = []
    for env in (rattus_v1.raw_env(), rattus_v1.raw_env()):
        env.reset(seed=7)
        env.reset()
        again.append(env.seed)
    assert again[0] == again[1] != 7


def test_actions_are_those_of_gymnasium() -> None:
    env, vector = cartus_v1.raw_env(seats=3), RattusVectorEnv(1, "cartus", 3, opponents="self")
    assert (env.steps == choices(vector.table)).all()
    assert env.action_space("red") == vector.single_action_space
    env.reset(seed=5)
    observations, _ = vector.reset(seed=5)
    seen = env.last()[0]
    assert all((seen[name] == observations[name][0]).all() for name in ("observation", "action_mask"))


# What is seen.


@every_table
def test_every_seat_sees_what_it_may(module: ModuleType, seats: int) -> None:
    """The observation is the engine's, and that of the seat's own view: blind for all else."""
    env, chance = module.raw_env(seats=seats), random.Random(1)
    table = env.table
    env.reset(seed=1)
    for n in range(150):
        if n % 7 == 0 or any(env.terminations.values()):
            for seat, agent in enumerate(env.agents):
                state = env._game.state(0)
                told = [*table.engine.observe(table.rules, state, seat)]
                view = state.copy()
                table.engine.view(table.rules, view, seat)
                seen = env.observe(agent)
                assert (
                    seen["observation"].tolist() == told == [*table.engine.observe(table.rules, view, seat)]
                )
                asked = agent == env.agent_selection and not env.terminations[agent]
                assert seen["action_mask"].any() == asked
                assert env.observation_space(agent).contains(seen)
            assert env.state_space.contains(env.state())
        if any(env.terminations.values()):
            break
        env.step(answer(env, chance))


def test_what_was_seen_stays_as_it_was() -> None:
    env, chance = rattus_v1.env(), random.Random(2)
    env.reset(seed=2)
    first = env.last()[0]
    kept = {name: array.copy() for name, array in first.items()}
    for _ in range(20):
        env.step(answer(env, chance))
    assert all((first[name] == kept[name]).all() for name in kept)


def test_pictures_show_what_all_or_a_seat_may_know() -> None:
    for seat in (None, "red", "yellow"):
        env = played(cartus_v1.raw_env(render_mode="ansi", render_seat=seat), 4, 40)
        game = env.game()
        number = -1 if seat is None else game.seat_number(seat)
        view = game.state.copy()
        env.table.engine.view(env.table.rules, view, number)
        assert env.render() == env.table.draw(view)
    texts = {
        played(cartus_v1.raw_env(render_mode="ansi", render_seat=s), 4, 40).render()
        for s in (None, "red", "yellow")
    }
    assert len(texts) == 3
    assert played(cartus_v1.raw_env(), 4, 4).render() is None


def test_pixels_show_no_more() -> None:
    """Twins that only a seat can tell apart look the same to all others."""
    pictures: dict[str | None, list[bytes]] = {}
    for seat in (None, "red", "yellow"):
        env = played(cartus_v1.raw_env(render_mode="rgb_array", render_seat=seat), 4, 40)
        table, state = env.table, env._game.state(0)
        twin = state.copy()
        table.engine.view(table.rules, twin, 0)
        table.engine.imagine(table.rules, twin, 1, 2)
        pictures[seat] = []
        for world in (state.copy(), twin):
            env._game._states[:] = np.frombuffer(world, env._game._states.dtype)
            image = env.render()
            assert image.shape[2] == 3
            assert image.dtype == np.uint8
            pictures[seat].append(image.tobytes())
    assert pictures[None][0] == pictures[None][1]
    assert pictures["red"][0] == pictures["red"][1], "red imagined it"
    assert pictures["yellow"][0] != pictures["yellow"][1], "and yellow's hand is another one"


# What is not allowed.


def illegal_action(env: Any) -> int:
    return int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])


@every_game
def test_an_illegal_action_is_an_error_or_loses(module: ModuleType, caplog: pytest.LogCaptureFixture) -> None:
    raw = played(module.raw_env(), 1, 10)
    before, asked = raw._game.state(0), raw.agent_selection
    width = raw.action_space(asked).n
    for wrong in (illegal_action(raw), -1, width, None):
        with pytest.raises(ValueError, match=f"action {wrong} of {asked} is not one that its action_mask"):
            raw.step(wrong)
    assert (raw._game.state(0), raw.agent_selection) == (before, asked)

    env = played(module.env(), 1, 10)
    loser = env.agent_selection
    env.step(illegal_action(env))
    assert env.rewards == {seat: -1.0 if seat == loser else 0 for seat in env.possible_agents}
    assert all(env.terminations.values())
    while env.agents:
        env.step(None)
    env.reset(seed=1)
    assert not any(env.terminations.values())

    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(width)


def test_calls_have_an_order() -> None:
    env = rattus_v1.env()
    with pytest.raises(AttributeError, match="agents cannot be accessed before reset"):
        _ = env.agents
    played(env, 1)
    assert env.last()[1] in (-1.0, 0.0, 1.0)
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.unwrapped.step(0)
    for left in range(1, -1, -1):
        env.step(None)
        assert len(env.agents) == len(env.rewards) == left
    env.close()


def test_the_checks_are_those_of_pettingzoo() -> None:
    """Ours are its wrappers and only faster: with both a game is the same, up to the last call."""
    ours = cartus_v1.env()
    stock = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(cartus_v1.raw_env(), -1))
    )
    layers = [ours, ours.env, ours.env.env]
    assert [type(layer).__mro__[2] for layer in layers] == [
        wrappers.OrderEnforcingWrapper,
        wrappers.AssertOutOfBoundsWrapper,
        wrappers.TerminateIllegalWrapper,
    ]
    for seed, most in ((1, 10_000), (2, 30)):
        both, chance = (ours, stock), random.Random(seed)
        for env in both:
            env.reset(seed=seed)
        for agents in zip(ours.agent_iter(), stock.agent_iter(), strict=True):
            assert agents[0] == agents[1]
            for name in ("agents", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards"):
                found = [getattr(layer, name) for layer in (*layers, stock)]
                assert all(each == found[0] for each in found)
            assert str(ours.last()) == str(stock.last())
            action = answer(ours, chance)
            if most == 0 and action is not None:
                action = illegal_action(ours)
            most -= 1
            for env in both:
                env.step(action)


# Finding and keeping them.


@every_game
def test_it_can_be_sent_to_another_process(module: ModuleType) -> None:
    env = module.raw_env(seats=3, reward="score")
    again: RattusAECEnv = pickle.loads(pickle.dumps(env))
    env.reset(seed=3)
    again.reset(seed=3)
    assert again._game.state(0) == env._game.state(0)
    assert str(again) == str(module.env()) == module.__name__.rpartition(".")[2]


def test_they_are_entry_points() -> None:
    points = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"][
        "rattus.envs"
    ]
    assert {name: import_module(path) for name, path in points.items()} == {
        "rattus_v1": rattus_v1,
        "bigbox_v1": bigbox_v1,
        "cartus_v1": cartus_v1,
    }


def test_a_game_can_be_replayed_from_its_record() -> None:
    env = played(bigbox_v1.raw_env(seats=3), 8)
    text = env.game().record()
    assert rattus.loads(text).record() == text
