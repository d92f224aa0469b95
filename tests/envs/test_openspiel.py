"""Our games in OpenSpiel: the same games step by step, and its search as a bot that sees no more than a view."""

from __future__ import annotations

import math
import random
import subprocess
import sys
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.metadata import EntryPoint, EntryPoints
from itertools import takewhile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rattus
from rattus import bots
from rattus.bots import BotError, make_bot
from rattus.bots.search import Budget
from rattus.envs.openspiel_bot import IsmctsBot
from rattus.kernel.chance import keys
from rattus.kernel.ruleset import COLOURS, PUBLIC
from rattus.kernel.telling import secret
from rattus.table.game import Game, View
from rattus.table.library import EDITIONS, find_edition, ruleset

pyspiel = pytest.importorskip("pyspiel", reason="the adapter needs the extra `openspiel`")

Options = dict[str, str]

TABLES: list[tuple[str, int, Options]] = [
    ("rattus", 2, {}),
    ("rattus", 4, {"rulebook": "de", "turn_limit": "40"}),
    ("bigbox", 3, {"cards": "queen+serf+soldier+nun+witch+king"}),
    ("bigbox", 6, {}),
    ("cartus", 2, {}),
    ("cartus", 5, {"buildings": "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"}),
]
EVERYWHERE = [(name, seats) for name in EDITIONS for seats in find_edition(name).seat_counts]
SHORT: Options = {"turn_limit": "6"}
LIMITED: Options = {"turn_limit": "12"}
GAMES = [
    f"rattus(options=turn_limit:{SHORT['turn_limit']})",
    "rattus_bigbox(seats=3,options=turn_limit:6)",
    "rattus_cartus",
]
"""One of each, as short as it can be."""
ROOT = Path(__file__).parents[2]
SLACK = 0.7
"""Seconds that a busy machine may add."""

ours: Any = import_module("rattus.envs.openspiel")


def theirs(name: str) -> Any:
    """A module of OpenSpiel. Some want flags of a command line, which were not given."""
    module = import_module(f"open_spiel.{name}")
    import_module("absl.flags").FLAGS(["tests", "--test_only_games=rattus"], known_only=True)
    return module


def called(name: str) -> str:
    """What OpenSpiel calls an edition."""
    return name if name == "rattus" else f"rattus_{name}"


def loaded(name: str, seats: int, options: Options) -> Any:
    """A game as a user of OpenSpiel gets it."""
    given = " ".join(f"{option}:{value}" for option, value in options.items())
    return pyspiel.load_game(f"{called(name)}(seats={seats},options={given})")


def table(name: str, seats: int, options: Options, seed: int | None = None) -> Game:
    """The same game as we have it: without a seed chance is asked."""
    rules = ruleset(find_edition(name), COLOURS[:seats], options)
    return Game(rules, seed, "ask" if seed is None else "draw")


def step_of(state: Any, luck: random.Random) -> int:
    """Any answer."""
    step: int = luck.choice(state.legal_actions())
    return step


# The games.


def test_every_edition_is_registered() -> None:
    assert {called(name) for name in EDITIONS} <= {*pyspiel.registered_names()}
    for name in EDITIONS:
        game = pyspiel.load_game(called(name))
        kind, counts = game.get_type(), find_edition(name).seat_counts
        assert (kind.min_num_players, kind.max_num_players) == (counts[0], counts[-1])
        assert game.num_players() == counts[0]
        assert game.utility_sum() == 0
        assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


# OpenSpiel's own tests.


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_it_passes_the_tests_openspiel_has_for_games(name: str, seats: int) -> None:
    """The fewest seats play to the end; with more the board game is shorter."""
    told: list[int] = []
    pyspiel.random_sim_test(
        loaded(name, seats, LIMITED if seats > 2 and name != "cartus" else {}),
        num_sims=1,
        serialize=True,
        verbose=False,
        state_checker_fn=lambda state: told.append(state.current_player()),
    )
    assert {*range(-1, seats)} <= {*told}


def test_it_passes_the_tests_openspiel_has_for_every_registered_game() -> None:
    """`integration_tests/api_test.py`, for those of the games that are ours."""
    tests = theirs("integration_tests.api_test")
    suite = tests.load_tests(unittest.TestLoader(), (), None)
    result = unittest.TestResult()
    suite.run(result)
    assert not result.failures + result.errors, (result.failures + result.errors)[0][1]
    checks = unittest.TestLoader().getTestCaseNames(tests.EnforceAPIOnPartialTreeBase)
    assert result.testsRun == (len(EDITIONS) + 1) * len(checks) > 0  # and the endgame


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 0)])
def test_seats_have_perfect_recall(seats: int, seed: int) -> None:
    """OpenSpiel's proof: whoever knows the same has come to know it in the same way, in all that can come of here."""
    game = endgame("rattus_cartus", seats, seed)
    known = theirs("integration_tests.api_test")._assert_is_perfect_recall(game)
    decisions = theirs("python.algorithms.get_all_states").get_all_states(
        game, include_terminals=False, include_chance_states=False
    )
    assert 10 < len(known) < len(decisions)


def endgame(name: str, seats: int, seed: int) -> Any:
    """The last part of a random game as a game of its own: as long as less than 1,500 positions can come."""
    luck, state = random.Random(seed), pyspiel.load_game(name, {"seats": seats}).new_initial_state()
    past = []
    while not state.is_terminal():
        past.append(state)
        state = state.child(step_of(state, luck))
    *_, late = takewhile(lambda state: positions(state, 1500) < 1500, reversed(past))
    return ours.RattusGame(late.table, start=late.unpacked())


def positions(state: Any, most: int) -> int:
    """How many can come from here on, this one included; it may stop to count at the most."""
    count = 1
    for step in state.legal_actions():
        if count < most:
            count += positions(state.child(step), most - count)
    return count


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_is_the_same_again(game: str, tmp_path: Path) -> None:
    """As OpenSpiel's `playthrough_test` has it: the file has everything needed to reproduce it."""
    playthroughs = theirs("python.algorithms.generate_playthrough")
    text = playthroughs.playthrough(game, None, seed=1)
    assert text == playthroughs.playthrough(game, None, seed=1)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, "utf-8")
    original, new = playthroughs.replay(str(file))
    assert original == new == text
    for what in ("InformationStateString(1)", "PublicObservationString()", "PrivateObservationString(0)"):
        assert what in text
    assert "None" not in text


# The games.


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_random_game_is_the_same_game_step_by_step(name: str, seats: int, options: Options) -> None:
    luck = random.Random(seats)
    for _ in range(3):
        state, game = loaded(name, seats, options).new_initial_state(), table(name, seats, options)
        while not game.over:
            assert state.packed == bytes(game.state)
            assert state.legal_actions() == sorted(game.legal.numbers)
            if state.is_chance_node():
                assert game.to_act == "?"
                weights = dict(zip(game.legal.numbers, game.weights.values(), strict=True))
                total = sum(weights.values())
                assert dict(state.chance_outcomes()) == {s: w / total for s, w in weights.items()}
                assert math.isclose(sum(chance for _, chance in state.chance_outcomes()), 1)
            else:
                assert game.to_act == COLOURS[state.current_player()]
            step = step_of(state, luck)
            assert state.action_to_string(step) in game.legal.texts
            game.play(step)
            state.apply_action(step)
        assert state.is_terminal()
        assert state.packed == bytes(game.state)
        assert state.history() == [*game.numbers]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_returns_are_shares_of_the_victory(name: str, seats: int, options: Options) -> None:
    """They add up to zero; where nobody has won, nobody has lost."""
    game = loaded(name, seats, options)
    empty = 0
    for seed in range(60 if name == "cartus" else 5):
        luck, state = random.Random(seed), game.new_initial_state()
        while not state.is_terminal():
            assert state.returns() == [0] * seats
            state.apply_action(step_of(state, luck))
        winners = Game.of_steps(state.table, state.history()).winners
        lost = -1 / (seats - 1)
        won = 1.0 if len(winners) == 1 else (seats / len(winners) - 1) / (seats - 1) if winners else 0.0
        expected = [won if seat in winners or not winners else lost for seat in COLOURS[:seats]]
        assert state.returns() == pytest.approx(expected)
        assert sum(state.returns()) == pytest.approx(0)
        empty += not winners
    assert empty or (name, seats) != ("cartus", 2)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_seat_sees_the_same_in_worlds_it_cannot_tell_apart(name: str, seats: int, options: Options) -> None:
    """What is resampled fits the view: the same information, the same question, the same answers."""
    luck, state = random.Random(3), loaded(name, seats, options).new_initial_state()
    others = 0
    while not state.is_terminal():
        for seat in range(seats):
            twin = state.resample_from_infostate(seat, luck.random)
            others += twin.packed != state.packed
            assert twin.view(seat) == state.view(seat)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            assert twin.current_player() == state.current_player()
            if seat == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
                twin.apply_action(twin.legal_actions()[0])
                assert twin.information_state_string(seat).startswith(state.information_state_string(seat))
        state.apply_action(step_of(state, luck))
    assert others or name != "cartus"


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_what_happens_in_secret_is_known_to_those_who_see_it(name: str, seats: int, options: Options) -> None:
    """Steps that a seat is not shown leave it with the same information, and those that see them with different."""
    luck, state = random.Random(1), loaded(name, seats, options).new_initial_state()
    alike = different = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        here = state.unpacked()
        for seat in range(PUBLIC, seats):
            state.told(seat)  # its children need not begin at the start
            hidden = [secret(state.table, here, step, seat) for step in legal]
            one, other = legal[0], next((i for i in range(1, len(legal)) if hidden[i] == hidden[0]), None)
            if other is None:
                continue
            worlds = state.child(one), state.child(legal[other])
            told = [world.told(seat) for world in worlds]
            if hidden[0] is None:
                assert told[0] != told[1]
                different += 1
            else:
                assert told[0] == told[1]
                alike += 1
                if seat != PUBLIC:
                    for kind in ("observation_string", "observation_tensor", "information_state_string"):
                        assert getattr(worlds[0], kind)(seat) == getattr(worlds[1], kind)(seat)
        state.apply_action(step_of(state, luck))
    assert alike > 10 or name != "cartus"
    assert different > 100


def test_an_information_state_tells_how_a_seat_came_to_know() -> None:
    """Every step of the record as the seat sees it; its view at the start and the changes give its view now."""
    luck, state = random.Random(2), loaded("cartus", 3, {}).new_initial_state()
    start = state.clone()
    while not state.is_terminal():
        state.apply_action(step_of(state, luck))
    game = Game.of_steps(state.table, state.history())
    for seat, name in enumerate(game.seats):
        (head, first), *lines = (
            line.split(" ", 1) for line in state.information_state_string(seat).split("\n")
        )
        view = bytearray.fromhex(first)
        assert (head, view) == (name, start.view(seat))
        record = []
        for by, rest in lines:
            text, _, changed = rest.partition(" [")
            record.append(f"{by} {text}")
            for change in changed.removesuffix("]").split():
                place, value = change.split(":")
                view[int(place)] = int(value, 16)
        assert view == state.view(seat)
        assert record == [f"{m.by} {game.secret(m, name) or m.text}" for m in game.moments()]


def test_a_clone_and_a_saved_state_have_been_told_the_same() -> None:
    luck, game = random.Random(3), loaded("cartus", 2, {})
    state = game.new_initial_state()
    for _ in range(60):
        state.apply_action(step_of(state, luck))
        state.information_state_string(0)
    twins = [state.clone(), game.deserialize_state(state.serialize())]
    for twin in twins:
        before = state.information_state_string(0)
        assert [twin.information_state_string(seat) for seat in range(2)] == [
            state.information_state_string(seat) for seat in range(2)
        ]
        twin.apply_action(step_of(twin, luck))
        assert twin.information_state_string(0).startswith(before + "\n")
        assert state.information_state_string(0) == before


def test_observers_see_what_their_kind_says() -> None:
    """Public and private things together are what a seat sees; with all private things it is the whole state."""
    make, kind = theirs("python.observation").make_observation, pyspiel.IIGObservationType
    nobodys, own, everybodys = ours.NOBODY, ours.ONE, ours.ALL
    luck, game = random.Random(1), loaded("cartus", 2, {})
    state = game.new_initial_state()
    for _ in range(80):
        state.apply_action(step_of(state, luck))
    view = make(game)
    public = make(game, kind(public_info=True, private_info=nobodys, perfect_recall=False))
    private = make(game, kind(public_info=False, private_info=own, perfect_recall=False))
    whole = make(game, kind(public_info=True, private_info=everybodys, perfect_recall=False))
    recall = make(game, kind(perfect_recall=True))
    public_recall = make(game, kind(public_info=True, private_info=nobodys, perfect_recall=True))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert public_recall.string_from(state, 0) == public_recall.string_from(state, 1) == state.told(PUBLIC)
    assert whole.string_from(state, 0) == state.packed.hex()
    for seat in range(2):
        assert view.string_from(state, seat) == state.observation_string(seat)
        assert recall.string_from(state, seat) == state.information_state_string(seat)
        seen = bytearray.fromhex(public.string_from(state, seat))
        name, *extra = private.string_from(state, seat).split()
        assert extra
        for change in extra:
            place, value = change.split(":")
            seen[int(place)] = int(value, 16)
        assert f"{name} {seen.hex()}" == state.observation_string(seat)
        view.set_from(state, seat)
        assert view.tensor.tolist() == view.dict["observation"].tolist() == state.observation_tensor(seat)
    assert public.tensor is private.tensor is recall.tensor is None
    assert make(game, kind(public_info=False, private_info=own, perfect_recall=True)) is None
    assert make(game, kind(public_info=False, private_info=nobodys, perfect_recall=False)) is None
    with pytest.raises(ValueError, match="no parameters"):
        make(game, params={"x": 1})


def test_legal_actions_are_whose_turn_it_is() -> None:
    luck, state = random.Random(1), loaded("cartus", 3, {}).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            legal = state.legal_actions()
            state.legal_actions().clear()
            for seat in range(3):
                assert state.legal_actions(seat) == (legal if seat == state.current_player() else [])
        state.apply_action(step_of(state, luck))
    assert state.legal_actions() == state.legal_actions(1) == []


def test_a_seat_sees_what_others_do_not() -> None:
    luck, state = random.Random(1), loaded("cartus", 2, {}).new_initial_state()
    while not state.is_terminal():
        state.apply_action(step_of(state, luck))
    texts = {state.information_state_string(seat) for seat in range(2)}
    assert len(texts) == 2
    assert not any(state.packed.hex() in text for text in texts)


def test_a_resampled_world_can_be_played_to_its_end() -> None:
    luck, state = random.Random(5), loaded("cartus", 3, {}).new_initial_state()
    while not state.is_terminal():
        if len(state.history()) % 20 == 0 and not state.is_chance_node():
            world = state.resample_from_infostate(state.current_player(), luck.random)
            while not world.is_terminal():
                world.apply_action(step_of(world, luck))
            assert sum(world.returns()) == pytest.approx(0)
        state.apply_action(step_of(state, luck))


def test_a_copy_goes_its_own_way() -> None:
    luck, state = random.Random(1), loaded("rattus", 2, {}).new_initial_state()
    copy = state.clone()
    assert copy.table is state.table
    before = state.packed
    copy.apply_action(step_of(copy, luck))
    assert (state.packed, copy.packed == before) == (before, False)


def test_threads_do_not_disturb_each_other() -> None:
    game = loaded("rattus", 4, {})

    def history(seed: int) -> list[int]:
        luck, state = random.Random(seed), game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(step_of(state, luck))
        return [*state.history()]

    with ThreadPoolExecutor(4) as pool:
        assert [*pool.map(history, range(40))] == [history(seed) for seed in range(40)]


def test_a_game_is_played_out_by_the_rules_alone() -> None:
    """As fair as any other random game: over many of them both seats win."""
    state = loaded("rattus", 2, {}).new_initial_state()
    found = [tuple(state.played_out(seed)) for seed in range(50)]
    assert {*found} == {(1.0, -1.0), (-1.0, 1.0)}
    assert found == [tuple(state.played_out(seed)) for seed in range(50)]
    assert state.history() == []


@pytest.mark.parametrize("options", ["rulebook", "rulebook:", ":de", "rulebook=de", "rulebook:xx"])
def test_options_that_make_no_sense_are_refused(options: str) -> None:
    with pytest.raises(ValueError, match=r"option|rulebook"):
        pyspiel.load_game("rattus", {"seats": 2, "options": options})


def test_programs_end_in_peace() -> None:
    """OpenSpiel frees what was registered after Python has gone."""
    code = "import rattus.envs.openspiel, pyspiel; state = pyspiel.load_game('rattus').new_initial_state()"
    subprocess.run([sys.executable, "-c", code], check=True)


# OpenSpiel's algorithms.


@pytest.mark.parametrize("keys_by_observation", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_its_search_plays_a_loaded_game_by_itself(name: str, keys_by_observation: bool) -> None:
    """Information states are the keys of its tree, or observations; the others choose at random."""
    search = theirs("python.algorithms.ismcts")
    rollouts = theirs("python.algorithms.mcts").RandomRolloutEvaluator
    game, luck = pyspiel.load_game(name), np.random.RandomState(1)
    bot = search.ISMCTSBot(
        game, rollouts(1, luck), 2.0, 4, random_state=luck, use_observation_string=keys_by_observation
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        searching = state.current_player() == 0
        state.apply_action(bot.step(state) if searching else luck.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_its_bots_can_be_compared(name: str) -> None:
    game, luck = pyspiel.load_game(name), np.random.RandomState(1)
    uniform = theirs("python.bots.uniform_random").UniformRandomBot
    bots = [uniform(seat, luck) for seat in range(game.num_players())]
    returns = theirs("python.algorithms.evaluate_bots").evaluate_bots(game.new_initial_state(), bots, luck)
    assert sum(returns) == pytest.approx(0)


def test_its_solver_finds_the_best_play_of_an_endgame() -> None:
    """Counterfactual regret minimisation, judged by OpenSpiel's best responses."""
    game = endgame("rattus_cartus", 2, 0)
    judge = theirs("python.algorithms.exploitability").nash_conv
    assert judge(game, theirs("python.policy").UniformRandomPolicy(game)) > 0.5
    solver = theirs("python.algorithms.cfr").CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert judge(game, solver.average_policy()) < 0.05


def test_the_endgame_is_as_exploitable_as_its_page_says() -> None:
    """By any play, and by what CFR+ has learned; and its value."""
    game = pyspiel.load_game("rattus_cartus_endgame")
    decisions = theirs("python.algorithms.get_all_states").get_all_states(
        game, include_terminals=False, include_chance_states=False
    )
    known = {state.information_state_string(state.current_player()) for state in decisions.values()}
    exploitability = theirs("python.algorithms.exploitability").exploitability
    uniform = exploitability(game, theirs("python.policy").UniformRandomPolicy(game))
    solver = theirs("python.algorithms.cfr").CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    learned = solver.average_policy()
    value = theirs("python.algorithms.expected_game_score").policy_value(
        game.new_initial_state(), [learned] * 2
    )
    page = (ROOT / "docs" / "openspiel.md").read_text("utf-8")
    assert f"{len(decisions)} decisions in {len(known)} information states" in page
    assert (
        f"is {uniform:.4f} for uniformly random play, {exploitability(game, learned):.4f} after ten" in page
    )
    assert value[0] == pytest.approx(-0.464, abs=0.005)


@pytest.mark.parametrize("name", GAMES)
def test_its_sampling_solver_runs(name: str) -> None:
    """Outcome sampling keeps a row for every information state that was met."""
    np.random.seed(1)  # it has no other source of luck
    solver = theirs("python.algorithms.outcome_sampling_mccfr").OutcomeSamplingSolver(pyspiel.load_game(name))
    solver.iteration()
    state, policy = pyspiel.load_game(name).new_initial_state(), solver.average_policy()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    chances = policy.action_probabilities(state)
    assert [*chances] == state.legal_actions()
    assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
def test_its_learning_environment_plays_whole_games(name: str) -> None:
    """What a learner gets: the tensor and the legal actions of the player that is asked, and returns at the end."""
    environments, learner = (
        theirs("python.rl_environment"),
        theirs("python.algorithms.tabular_qlearner").QLearner,
    )
    environment = environments.Environment(name, enable_legality_check=True)
    environment.seed(1)
    actions, size = environment.action_spec()["num_actions"], environment.observation_spec()["info_state"][0]
    players = [learner(seat, actions) for seat in range(environment.num_players)]
    for _ in range(2):
        now = environment.reset()
        while not now.last():
            asked = now.current_player()
            assert len(now.observations["info_state"][asked]) == size
            assert now.observations["legal_actions"][asked]
            now = environment.step([players[asked].step(now).action])
        for player in players:
            player.step(now)
        assert sum(now.rewards) == pytest.approx(0)


def test_the_example_lets_it_search() -> None:
    command = [
        sys.executable,
        "-m",
        "examples.openspiel_ismcts",
        GAMES[0],
        "--simulations",
        "3",
        "--games",
        "1",
    ]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    assert told.startswith("IS-MCTS against random play: 1 games, mean return ")


# The bot.


@pytest.mark.parametrize(
    ("name", "options", "compiled"),
    [("rattus", SHORT, False), ("rattus", {}, True), ("bigbox", {}, True), ("cartus", {}, True)],
)
def test_it_plays_a_whole_game(name: str, options: Options, compiled: bool) -> None:
    game = table(name, 2, options, seed=1)
    players = {seat: IsmctsBot(i, Budget(visits=12), compiled) for i, seat in enumerate(game.seats)}
    while (seat := game.to_act) is not None:
        game.play(players[seat].choose(game.view(seat)))
    assert game.winners or name == "cartus"
    assert all(player.simulations > 100 for player in players.values()) or options is SHORT


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_it_answers_the_same_in_twin_states_it_cannot_tell_apart(
    name: str, seats: int, options: Options
) -> None:
    game = table(name, seats, options, seed=2)
    walker = make_bot("random", 5)
    compared = different = 0
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        if len(view.legal) > 1 and len(game.numbers) % 3 == 0:
            twin = view.state.copy()
            game.ruleset.engine.imagine(game.ruleset.rules, twin, *keys(len(game.numbers), 77))
            different += bytes(twin) != bytes(game.state)
            seen = game.blinded(twin, seat)
            twin_view = View(seat, seen, seat, game.legal_at(seen), game.ruleset)
            answers = [IsmctsBot(9, Budget(visits=10), True).choose(each) for each in (view, twin_view)]
            assert answers[0] == answers[1]
            compared += 1
        game.play(walker.choose(view))
    assert compared > 10
    assert different


def test_the_same_seed_gives_the_same_answers() -> None:
    game = table("rattus", 2, SHORT, 1)
    view = game.view(game.to_act or "")
    answers = [[IsmctsBot(seed, Budget(visits=10)).choose(view) for seed in range(8)] for _ in range(2)]
    assert answers[0] == answers[1]
    assert len({*answers[0]}) > 1


@pytest.mark.parametrize("compiled", [False, True])
def test_it_keeps_to_its_time_and_to_its_simulations(compiled: bool) -> None:
    game = rattus.new("rattus", 4, 1)
    view = game.view(game.to_act or "")
    bot = IsmctsBot(1, Budget.of("100ms"), compiled)
    bot.choose(view)
    began, before = time.perf_counter(), bot.simulations
    bot.choose(view)
    assert 0.1 <= time.perf_counter() - began < 0.1 + SLACK
    assert bot.simulations > before
    counted = IsmctsBot(1, Budget.of("30"), compiled)
    counted.choose(view)
    assert counted.simulations == 30


def test_it_finds_a_better_step_than_chance() -> None:
    """Chance would win half of these games."""
    wins = 0
    for seed in range(8):
        game = table("rattus", 2, {"turn_limit": "20"}, seed)
        thinker = IsmctsBot(seed, Budget(visits=60), compiled=True)
        walker = make_bot("random", seed)
        mine = game.seats[seed % 2]
        while (seat := game.to_act) is not None:
            game.play((thinker if seat == mine else walker).choose(game.view(seat)))
        wins += mine in game.winners
    assert wins >= 6


def test_it_is_a_bot_by_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        EntryPoint(name, f"rattus.envs.openspiel_bot:{make}", bots.GROUP)
        for name, make in (("ismcts", "make"), ("ismcts-compiled", "make_compiled"))
    ]
    monkeypatch.setattr(bots, "entry_points", lambda group: EntryPoints(found).select(group=group))
    game = rattus.new("rattus", 2, 1)
    for code in ("ismcts:5", "ismcts-compiled:5ms"):
        assert make_bot(code, 1).choose(game.view(game.to_act or "")) in game.legal
    for code, reason in (("ismcts", "how long may it think"), ("ismcts-compiled:soon", "neither a number")):
        with pytest.raises(BotError, match=reason):
            make_bot(code, 1)
    monkeypatch.setitem(sys.modules, "open_spiel.python.algorithms.ismcts", None)
    with pytest.raises(BotError, match="needs OpenSpiel: pip install"):
        make_bot("ismcts:5", 1)
