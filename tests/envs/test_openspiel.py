"""Our games in OpenSpiel: the same games step by step, and its search as a bot that sees no more than a view."""

from __future__ import annotations

import math
import random
import subprocess
import sys
import time
from importlib import import_module
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import numpy as np
import pytest

import rattus
from rattus import bots
from rattus.bots import BotError, make_bot
from rattus.bots.search import Budget
from rattus.envs.openspiel_bot import IsmctsBot
from rattus.kernel.chance import keys
from rattus.kernel.record import copied
from rattus.kernel.ruleset import COLOURS
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
SLACK = 0.7
"""Seconds that a busy machine may add."""

import_module("rattus.envs.openspiel")


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


@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_it_passes_the_tests_openspiel_has_for_games(name: str, seats: int) -> None:
    told: list[int] = []
    pyspiel.random_sim_test(
        loaded(name, seats, {}),
        num_sims=1,
        serialize=True,
        verbose=False,
        state_checker_fn=lambda state: told.append(state.current_player()),
    )
    assert {*range(-1, seats)} <= {*told}


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_random_game_is_the_same_game_step_by_step(name: str, seats: int, options: Options) -> None:
    luck = random.Random(seats)
    for _ in range(3):
        state, game = loaded(name, seats, options).new_initial_state(), table(name, seats, options)
        while not game.over:
            assert state.packed == game.state.tobytes()
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
        assert state.packed == game.state.tobytes()
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
        winners = Game.of_steps(state.table, np.array(state.history(), np.int16)).winners
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
            assert twin.view(seat).tobytes() == state.view(seat).tobytes()
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            assert twin.current_player() == state.current_player()
            if seat == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
        state.apply_action(step_of(state, luck))
    assert others or name != "cartus"


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


def test_openspiels_search_plays_a_loaded_game_by_itself() -> None:
    search = import_module("open_spiel.python.algorithms.ismcts")
    rollouts = import_module("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator
    game, luck = loaded("rattus", 2, SHORT), np.random.RandomState(1)
    bot = search.ISMCTSBot(game, rollouts(1, luck), 2.0, 8, random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            steps, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(steps, p=chances))
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


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
        assert view.legal is not None
        if len(view.legal) > 1 and len(game.numbers) % 3 == 0:
            twin = copied(view.state)
            game.ruleset.engine.imagine(game.ruleset.rules, twin, *keys(len(game.numbers), 77))
            different += twin.tobytes() != game.state.tobytes()
            seen = game.blinded(twin, seat)
            twin_view = View(seat, seen, seat, game.legal_at(seen), game.ruleset)
            answers = [IsmctsBot(9, Budget(visits=10), True).choose(each) for each in (view, twin_view)]
            assert answers[0] == answers[1]
            compared += 1
        game.play(walker.choose(view))
    assert compared > 10
    assert different or name != "cartus"


def test_the_same_seed_gives_the_same_answers() -> None:
    game = rattus.new("rattus", 2, 1)
    view = game.view(game.to_act or "")
    answers = [[IsmctsBot(seed, Budget(visits=20)).choose(view) for seed in range(8)] for _ in range(2)]
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
        game = table("rattus", 2, {}, seed)
        thinker = IsmctsBot(seed, Budget(visits=100), compiled=True)
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
