"""Our games in Gymnasium: its own checks, and the same games as everywhere else, however many are played at a time."""

from __future__ import annotations

import gc
import pickle
import threading
import time
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the environments need the extra `envs`")

import gymnasium
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.utils.env_match import check_environments_match
from gymnasium.vector import AutoresetMode

from rattus.bots import Bot, make_bot, seat_seed
from rattus.envs import vector_rules
from rattus.envs.gym import IDS, Helper, RattusEnv, RattusVectorEnv
from rattus.envs.pixels import pixels
from rattus.envs.tables import choices, table_of
from rattus.kernel.chance import keys
from rattus.table.drawing import svg
from rattus.table.game import Game
from rattus.table.library import EDITIONS, find_edition

TABLES: list[tuple[str, int, dict[str, str | int]]] = [
    ("rattus", 2, {}),
    ("rattus", 4, {"rulebook": "de", "turn_limit": 40}),
    ("bigbox", 3, {"cards": "queen+serf+soldier+nun+witch+king"}),
    ("bigbox", 6, {}),
    ("cartus", 2, {}),
    ("cartus", 5, {}),
]
EVERYWHERE = [(name, seats) for name in EDITIONS for seats in find_edition(name).seat_counts]
SHORT = {"turn_limit": 6}


def played(env: RattusVectorEnv, count: int, seed: int | None = 1) -> Iterator[tuple[Any, ...]]:
    """What comes of random legal steps."""
    observations, infos = env.reset(seed=seed)
    yield observations, np.zeros(env.num_envs), np.zeros(env.num_envs, bool), np.zeros(1), infos
    for _ in range(count):
        yield env.step(env.sample())


# Gymnasium's own checks.


def test_made_twice_it_is_the_same_environment() -> None:
    """Gymnasium compares what both give back for random actions, legal or not."""
    one, other = (gymnasium.make(IDS["cartus"], opponents="random") for _ in range(2))
    check_environments_match(one, other, num_steps=20)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_many_games_are_as_gymnasium_would_play_them_side_by_side(name: str, mode: str) -> None:
    """The same as its own vector of single environments: observations, rewards, ends and infos."""
    ours: Any = gymnasium.make_vec(IDS[name], 3, seat=1, autoreset_mode=mode)
    theirs = gymnasium.make_vec(IDS[name], 3, "sync", vector_kwargs={"autoreset_mode": mode}, seat=1)
    assert ours.metadata["autoreset_mode"] is theirs.metadata["autoreset_mode"] is AutoresetMode(mode)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    found, expected = ours.reset(seed=7), theirs.reset(seed=7)
    assert data_equivalence(found[0], expected[0], exact=True)
    ends = 0
    for _ in range(400):
        actions = ours.unwrapped.sample()
        mine, other = ours.step(actions), theirs.step(actions)
        for got, wanted in zip(mine[:4], other[:4], strict=True):
            assert data_equivalence(got, wanted, exact=True)
        assert mine[0] in ours.observation_space
        for key in ("seat", "seed"):
            assert data_equivalence(mine[4][key], other[4][key])
        for key in ("final_obs", "_final_obs"):
            assert data_equivalence(mine[4].get(key), other[4].get(key))
        ends += int(mine[2].sum())
    assert ends > 5
    ours.close()
    theirs.close()


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_wrappers_of_gymnasium_go_around_it(mode: str) -> None:
    env: Any = gymnasium.make_vec(IDS["rattus"], 8, autoreset_mode=mode)
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    listed = gymnasium.wrappers.vector.DictInfoToList(counted)
    listed.reset(seed=1)
    episodes = []
    for _ in range(150):
        *_, ended, _, infos = listed.step(env.unwrapped.sample())
        assert [("episode" in info) for info in infos] == ended.tolist()
        episodes += [info["episode"] for info in infos if "episode" in info]
    assert episodes
    assert {abs(float(episode["r"])) for episode in episodes} == {1}
    assert min(int(episode["l"]) for episode in episodes) > 10


def test_what_makes_no_sense_is_refused() -> None:
    for given in ({"seat": 2}, {"autoreset_mode": "Disabled"}, {"opponents": "nobody"}, {"seats": 9}):
        with pytest.raises(ValueError, match=r"seat|NextStep|no bot|seats"):
            RattusVectorEnv(2, **given)
    env = RattusVectorEnv(2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="2 actions are needed"):
        env.step(np.zeros(3, int))
    single = RattusEnv()
    with pytest.raises(gymnasium.error.ResetNeeded):
        single.step(0)


# Actions.


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_every_step_that_can_be_asked_is_an_action(name: str, seats: int) -> None:
    table = table_of(name, seats, {})
    actions = choices(table)
    assert all(len({*row}) == len(row) for row in actions.tolist())
    assert all({*row} == {*actions[0].tolist()} for row in actions.tolist())
    for seed in range(20):
        state = table.engine.blank()
        table.engine.setup(table.rules, state)
        game = Game(table, seed, "ask")
        for step in table.engine.play_randomly(table.rules, state, seed):
            if game.to_act in game.seats:
                assert {*game.legal.numbers} <= {*actions[0].tolist()}
            game._play(step)


def test_an_action_names_other_seats_from_its_own_as_observations_do() -> None:
    table = table_of("cartus", 4, {})
    target: int = import_module("rattus.cartus.steps").TARGET
    rows = choices(table)
    place = rows[0].tolist().index(target + 1)
    assert [row[place] - target for row in rows.tolist()] == [1, 2, 3, 0]


# The games.


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_random_play_is_the_random_play_of_the_rules(
    name: str, seats: int, options: dict[str, str | int]
) -> None:
    """With opponents of its own or all seats asked: chance and choices take the same numbers."""
    table = table_of(name, seats, options)
    states, lengths = table.engine.play_games(table.rules, range(30, 38))
    for opponents in ("self", "random"):
        env = RattusVectorEnv(8, name, seats, options=options, opponents=opponents)
        env.reset(seed=30)
        ended = np.zeros(8, bool)
        for _ in range(max(lengths) + 1):
            _, _, now, _, _ = env.step(env.sample())
            for i in np.flatnonzero(now & ~ended).tolist():
                assert env.state(i) == states[i * table.engine.state.size : (i + 1) * table.engine.state.size]
            ended |= now
        assert ended.all()


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_game_is_the_same_game_step_by_step(name: str, seats: int, options: dict[str, str | int]) -> None:
    """What is seen, what may be chosen, who is asked and what is won, beside a game of the table's."""
    env = RattusVectorEnv(3, name, seats, options=options, opponents="self")
    engine, rules = env.table.engine, env.table.rules
    observations, infos = env.reset(seed=5)
    games = [Game(env.table, seed) for seed in (5, 6, 7)]
    finished = 0
    while finished < 3:
        actions = env.sample()
        for i, game in enumerate(games):
            if game.over:
                continue
            seat = int(infos["seat"][i])
            assert game.seats[seat] == game.to_act
            assert env.state(i) == game.state
            assert observations["observation"][i].tolist() == [*engine.observe(rules, game.state, seat)]
            allowed = env.steps[seat][observations["action_mask"][i] == 1]
            assert sorted(allowed.tolist()) == sorted(game.legal.numbers)
            step = int(env.steps[seat][actions[i]])
            assert env.text(i, int(actions[i])) in game.legal.texts
            game.play(step)
        observations, rewards, ended, _, infos = env.step(actions)
        for i, game in enumerate(games):
            if ended[i] and infos["seed"][i] == 5 + i:
                finished += 1
                assert game.over
                shares = infos["returns"][i].tolist()
                winners = game.winners or game.seats
                won, lost = (seats / len(winners) - 1) / (seats - 1), -1 / (seats - 1)
                assert shares == pytest.approx([won if s in winners else lost for s in game.seats])
                assert rewards[i] == shares[infos["seat"][i]]
                assert (observations["action_mask"][i] == 1).all()


def test_points_can_be_the_reward() -> None:
    env = RattusVectorEnv(16, "rattus", 3, opponents="self", reward="score", autoreset_mode="SameStep")
    ends = 0
    for _, rewards, ended, _, infos in played(env, 300):
        for i in np.flatnonzero(ended).tolist():
            assert infos["returns"][i].sum() == pytest.approx(0)
            assert rewards[i] in infos["returns"][i]
            ends += 1
    assert ends > 5
    env = RattusVectorEnv(1, "rattus", 2, opponents="self", reward="score")
    for _, _, ended, _, infos in played(env, 10_000):
        if ended[0]:
            game = Game(env.table, 1, "ask")
            score = env.table.engine.results(env.table.rules, env.state(0)).scores
            assert infos["returns"][0].tolist() == [score[0] - score[1], score[1] - score[0]]
            assert not game.over
            break


def test_the_learners_seat_is_its_own_or_goes_round() -> None:
    fixed = [infos["seat"].tolist() for *_, infos in played(RattusVectorEnv(4, "rattus", 3, seat=2), 60)]
    assert {seat for row in fixed for seat in row} == {2}
    turning: list[dict[int, int]] = [{} for _ in range(4)]
    for *_, infos in played(RattusVectorEnv(4, "rattus", 3), 300):
        for seen, seed, seat in zip(turning, infos["seed"].tolist(), infos["seat"].tolist(), strict=True):
            assert seen.setdefault(seed, seat) == seat
    for i, seats in enumerate(turning):
        assert len(seats) > 2
        assert [*seats.values()] == [(i + game) % 3 for game in range(len(seats))]


# Ends and new games.


def test_a_game_begins_again_with_the_next_step() -> None:
    env = RattusVectorEnv(6, "rattus", 2)
    before = np.zeros(6, bool)
    seeds: list[set[int]] = [set() for _ in range(6)]
    for _, rewards, ended, _, infos in played(env, 400):
        assert not (before & ended).any()
        assert (rewards[~ended] == 0).all()
        assert (rewards[ended] != 0).all()
        for own, seed in zip(seeds, infos["seed"].tolist(), strict=True):
            own.add(seed)
        before = ended
    assert all(len(own) > 3 for own in seeds)
    assert len(set.union(*seeds)) == sum(len(own) for own in seeds)


def test_in_the_same_step_the_last_observation_is_told_apart() -> None:
    """Both modes play the same games; what one shows at the end the other has in its infos."""
    next_step, same_step = (
        RattusVectorEnv(1, "rattus", 2, opponents="self", autoreset_mode=mode)
        for mode in ("NextStep", "SameStep")
    )
    one, other = (played(env, 2_000) for env in (next_step, same_step))
    for _ in range(500):
        mine, same = next(one), next(other)
        if mine[2][0]:
            assert same[2][0]
            assert same[1][0] == mine[1][0]
            last = {name: array[0] for name, array in mine[0].items()}
            assert data_equivalence(same[4]["final_obs"][0], last)
            assert same[4]["returns"].tolist() == mine[4]["returns"].tolist()
            mine = next(one)
        assert data_equivalence(mine[0], same[0], exact=True)
    assert next_step._ledger[1, 0] > 2


def test_an_illegal_action_loses_the_game_or_is_an_error() -> None:
    env = RattusVectorEnv(3, "rattus", 3, opponents="self")
    observations, infos = env.reset(seed=1)
    seat = int(infos["seat"][0])
    wrong = np.array([int(observations["action_mask"][0].argmin()), *env.sample()[1:]])
    _, rewards, ended, _, infos = env.step(wrong)
    assert ended.tolist() == infos["illegal"].tolist() == [True, False, False]
    assert rewards.tolist() == [-1, 0, 0]
    assert infos["returns"][0].tolist() == [-1 if s == seat else 0.5 for s in range(3)]
    _, _, ended, _, _ = env.step(env.sample())
    assert not ended.any()
    for action in (-1, env.steps.shape[1]):
        env.reset(seed=1)
        assert env.step(np.array([action, action, action]))[2].all()
    strict = RattusVectorEnv(1, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="action -1 of game 0 is not one its action_mask allows"):
        strict.step(np.array([-1]))


def test_what_is_told_are_copies_or_the_arrays_themselves() -> None:
    for copy in (True, False):
        env = RattusVectorEnv(4, copy=copy)
        env.reset(seed=1)
        told, before = [], []
        for _ in range(2):
            actions = env.sample()
            observations, rewards, ended, _, infos = env.step(actions)
            told.append([*observations.values(), rewards, ended, infos["seat"], infos["seed"]])
            before.append([array.copy() for array in told[-1]])
            told[-1].append(env.sample())
            before[-1].append(env.sample().copy())
        first, second = told
        assert data_equivalence(first, before[0]) is copy
        assert data_equivalence(second, before[1])
        shared = [np.shares_memory(a, b) for a, b in zip(first, second, strict=True)]
        assert shared == [not copy] * len(first)


def through_bytes(env: RattusVectorEnv) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize(
    ("opponents", "copied_by"),
    [("self", deepcopy), ("self", through_bytes), ("greedy", through_bytes), ("novice", deepcopy)],
)
def test_a_copy_goes_on_with_the_same_games_by_itself(opponents: str, copied_by: Any) -> None:
    env = RattusVectorEnv(3, "rattus", 2, options=SHORT, opponents=opponents, autoreset_mode="SameStep")
    list(played(env, 9, 7))
    twin = copied_by(env)
    seen = twin.state(0)
    alone = [env.step(env.sample()) for _ in range(12)]
    assert twin.state(0) == seen
    assert data_equivalence(alone, [twin.step(twin.sample()) for _ in range(12)], exact=True)
    assert data_equivalence(env.reset(), twin.reset(), exact=True)


def test_after_a_bot_has_failed_all_games_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    env = RattusVectorEnv(3, "rattus", 2, options=SHORT, opponents="novice")

    def fails(i: int, seat: int) -> Bot:
        raise RuntimeError("no idea")

    monkeypatch.setattr(env, "_bot", fails)
    with pytest.raises(RuntimeError, match="no idea"):
        list(played(env, 100))
    monkeypatch.undo()
    again, _ = env.reset(seed=9)
    fresh, _ = RattusVectorEnv(3, "rattus", 2, options=SHORT, opponents="novice").reset(seed=9)
    assert data_equivalence(again, fresh, exact=True)


# Luck.


@pytest.mark.parametrize("opponents", ["self", "random", "greedy"])
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(opponents: str) -> None:
    def told(threads: int, seed: int) -> list[Any]:
        options = SHORT if opponents == "greedy" else {}
        env = RattusVectorEnv(12, "rattus", 3, options=options, opponents=opponents, threads=threads)
        assert len(env._helpers) == threads - 1
        found = [*played(env, 12 if opponents == "greedy" else 120, seed)]
        env.close()
        return found

    alone = told(1, 3)
    for threads, seed, same in ((1, 3, True), (3, 3, True), (5, 3, True), (3, 4, False)):
        assert data_equivalence(alone, told(threads, seed), exact=True) is same


@pytest.mark.parametrize("late", ["sleeping", "never"])
def test_it_is_no_matter_when_threads_come(late: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(threads: int) -> list[Any]:
        env = RattusVectorEnv(300, "rattus", 2, opponents="self", threads=threads)
        env.reset(seed=5)
        found = []
        for _ in range(30):
            if late == "sleeping":
                time.sleep(0.01)
            found.append(env.step(env.sample()))
        env.close()
        return found

    alone = told(1)
    if late == "never":
        monkeypatch.setattr(Helper, "call", lambda self, own: None)
    assert data_equivalence(alone, told(3), exact=True)


@pytest.mark.parametrize("closes", [True, False])
def test_threads_end_with_their_games(closes: bool) -> None:
    env = RattusVectorEnv(8, "rattus", 2, opponents="self", threads=3)
    env.reset(seed=1)
    env.step(env.sample())
    helpers = list(env._helpers)
    assert [each.is_alive() for each in helpers] == [True, True]
    if closes:
        env.close()
    else:
        del env
        gc.collect()
    for each in helpers:
        each.join(10)
        assert not each.is_alive()


def test_calls_do_not_pile_up_before_a_thread_that_is_busy() -> None:
    helper, busy, free = Helper(), threading.Event(), threading.Event()
    done = []

    def first() -> None:
        done.append("first")
        busy.set()
        free.wait()

    def second() -> None:
        done.append("second")

    helper.call(first)
    busy.wait()
    for _ in range(5):
        helper.call(first)
        helper.call(second)
    free.set()
    helper.leave()
    helper.join()
    assert done == ["first", "second"]


def test_without_a_seed_games_go_on_or_are_fresh() -> None:
    env = RattusVectorEnv(2)
    first, _ = env.reset(seed=1)
    again, infos = env.reset()
    assert not data_equivalence(first, again)
    env.reset(seed=1)
    assert data_equivalence(env.reset()[1], infos)
    seeds = [RattusVectorEnv(1).reset()[1]["seed"][0] for _ in range(3)]
    assert len({*seeds}) == 3


# Opponents.


def test_any_other_bot_sits_at_the_table_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """It gets views, and its games are those of a table with that bot."""
    asked = []

    def make(code: str, seed: int) -> Bot:
        asked.append(seed)
        return make_bot("random", seed)

    monkeypatch.setattr("rattus.envs.gym.make_bot", make)
    env = RattusVectorEnv(2, "rattus", 2, opponents="somebody", seat=0)
    _, infos = env.reset(seed=1)
    games = [Game(env.table, seed) for seed in infos["seed"].tolist()]
    bots = [make("somebody", seat_seed(game.seed, 1)) for game in games]
    over = [False, False]
    while not all(over):
        actions = env.sample()
        for i, (game, bot) in enumerate(zip(games, bots, strict=True)):
            while game.to_act == game.seats[1]:
                game.play(bot.choose(game.view(game.seats[1])))
            assert over[i] or env.state(i) == game.state
            if not game.over:
                game.play(int(env.steps[0][actions[i]]))
        _, _, ended, _, _ = env.step(actions)
        over = [was or bool(now) for was, now in zip(over, ended, strict=True)]
    assert {*asked} >= {seat_seed(game.seed, 1) for game in games}


def test_opponents_that_search_win() -> None:
    """Chance would win half of the games against itself."""
    env = RattusVectorEnv(12, "rattus", 2, opponents="greedy")
    assert env._thinker is not None
    env.reset(seed=1)
    first = np.zeros(12)
    while (first == 0).any():
        _, rewards, ended, _, _ = env.step(env.sample())
        first[ended & (first == 0)] = rewards[ended & (first == 0)]
    assert (first == -1).sum() >= 10


def test_what_a_searching_opponent_plays_depends_on_its_view_alone() -> None:
    """In twin states that its seat can't tell apart it answers the same."""
    env = RattusVectorEnv(1, "cartus", 2, opponents="search:30", seat=0)
    engine, rules = env.table.engine, env.table.rules
    game, walker = Game(env.table, 3), make_bot("random", 1)
    env.reset(seed=3)
    compared = different = 0
    while (seat := game.to_act) is not None and compared < 12:
        if seat == game.seats[1] and len(game.legal) > 1:
            twin = game.blinded(game.state, seat)
            engine.imagine(rules, twin, *keys(len(game.numbers), 77))
            if game.blinded(twin, seat) == game.blinded(game.state, seat):
                different += bytes(twin) != bytes(game.state)
                answers = [answered(env, state) for state in (game.state, twin)]
                assert answers[0] == answers[1]
                compared += 1
        game.play(walker.choose(game.view(seat)))
    assert compared == 12
    assert different > 0


def answered(env: RattusVectorEnv, state: bytearray) -> set[tuple[int, ...]]:
    """Which steps of the opponent in the second seat lead from a state to the one it brings about."""
    env._states[0] = np.frombuffer(state, env._states.dtype)[0]
    env._ledger[[vector_rules.ASKED, vector_rules.COUNT], 0] = 1, 0
    (think,) = env._think
    think()
    found = {*ways(env, state, int(env._ledger[vector_rules.COUNT, 0]))}
    assert found
    return found


def ways(env: RattusVectorEnv, state: bytearray, count: int) -> Iterator[tuple[int, ...]]:
    """All sequences of `count` legal steps that lead to the state of the game."""
    engine, rules = env.table.engine, env.table.rules
    if count == 0:
        yield from [()] if bytes(state) == bytes(env.state(0)) else []
    elif engine.actor(rules, state) == 1:
        for step in engine.legal(rules, state):
            after = state.copy()
            engine.apply(rules, after, step)
            yield from ((step, *further) for further in ways(env, after, count - 1))


def test_a_seat_sees_the_same_in_worlds_it_cannot_tell_apart() -> None:
    """Observation and mask are of the view alone."""
    for name, seats, options in TABLES:
        env = RattusVectorEnv(1, name, seats, options=options, opponents="self")
        engine, rules = env.table.engine, env.table.rules
        different = 0
        for n, (observations, _, ended, _, infos) in enumerate(played(env, 150)):
            if ended[0]:
                continue
            seat, twin = int(infos["seat"][0]), env.state(0)
            engine.view(rules, twin, seat)
            engine.imagine(rules, twin, *keys(n, 77))
            different += bytes(twin) != bytes(env.state(0))
            assert observations["observation"][0].tolist() == [*engine.observe(rules, twin, seat)]
            allowed = env.steps[seat][observations["action_mask"][0] == 1]
            assert sorted(allowed.tolist()) == sorted(engine.legal(rules, twin))
        assert different


# One game.


def test_one_game_can_be_looked_at() -> None:
    env = RattusEnv("rattus", 2, render_mode="ansi", opponents="self")
    _, info = env.reset(seed=1)
    mask = env.action_masks()
    assert mask.dtype == bool
    assert mask[env.sample()]
    game = Game(env.table, 1)
    assert bytes(env.state()) == bytes(game.state)
    texts = {env.text(int(action)) for action in np.flatnonzero(mask)}
    assert texts == {*game.legal.texts}
    assert env.render() == game.text(game.seats[info["seat"]])
    over = False
    while not over:
        _, reward, over, _, info = env.step(env.sample())
    assert reward in info["returns"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


# What makes no sense, and numbers of all kinds.


@pytest.mark.parametrize(
    ("given", "right"),
    [
        ({"reward": "money"}, "reward is 'share' or 'score', not 'money'"),
        ({"illegal": "ignore"}, "illegal is 'lose' or 'raise', not 'ignore'"),
        ({"render_mode": "human"}, "render_mode is 'ansi' or 'rgb_array', not 'human'"),
        ({"seat": "red"}, "the learner's seat is a number or 'rotate', not 'red'"),
        ({"seat": 2}, "the learner's seat is a number from 0 to 1, not 2"),
        ({"seats": "2"}, "seats is a number, not '2'"),
        ({"seats": 9}, "no game has 9 seats"),
        ({"autoreset_mode": "later"}, "autoreset_mode is 'NextStep' or 'SameStep', not 'later'"),
        ({"num_envs": 0}, "num_envs is a number from 1"),
        ({"threads": 0}, "threads is a number from 1"),
    ],
)
def test_an_unknown_value_is_refused_with_what_would_be_right(given: Any, right: str) -> None:
    with pytest.raises(ValueError, match=right):
        RattusVectorEnv(**given)


@pytest.mark.filterwarnings("error::pytest.PytestUnraisableExceptionWarning")
def test_a_refusal_is_all_that_is_said() -> None:
    """An environment that was never made is thrown away in silence."""
    with pytest.raises(ValueError, match="not 'money'"):
        RattusVectorEnv(reward="money")  # type: ignore[arg-type]
    gc.collect()


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises((ValueError, gymnasium.error.Error), match=r"seed|Seed"):
        RattusEnv().reset(seed=seed)


def test_actions_are_whole_numbers_of_any_kind() -> None:
    env = RattusVectorEnv(2, opponents="self")
    env.reset(seed=1)
    twin = deepcopy(env)
    actions = env.sample()
    expected = env.step(actions)
    assert data_equivalence(twin.step(actions.astype(np.int16)), expected, exact=True)
    with pytest.raises(ValueError, match="actions are whole numbers, not float64"):
        env.step(np.array([1.0, 2.0]))


@pytest.mark.parametrize("name", EDITIONS)
def test_a_table_is_drawn_in_pixels_as_its_learner_sees_it(name: str) -> None:
    env: Any = gymnasium.make(IDS[name], opponents="random", seat=1, render_mode="rgb_array")
    env.reset(seed=1)
    frame = env.render()
    assert frame.dtype == np.uint8
    assert frame.shape[1:] == (800, 3)
    game, seen = env.unwrapped, bytearray(env.unwrapped.state())
    game.table.engine.view(game.table.rules, seen, 1)
    assert (frame == pixels(svg(game.table, seen))).all()
    env.step(game.sample())
    assert (env.render() != frame).any()
    many: Any = gymnasium.make_vec(IDS[name], 2, render_mode="rgb_array")
    many.reset(seed=1)
    assert [picture.shape for picture in many.render()] == [frame.shape] * 2
