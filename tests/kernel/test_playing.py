"""Random play and replay are the same for every game, and each game has its own, made of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, cast

import pytest

import rattus
from rattus.kernel.chance import CHANCE as CHANCE_STREAM
from rattus.kernel.chance import PLAYERS, keys, number, scale
from rattus.kernel.contract import CHANCE, OVER, Contract, Numbers, Steps
from rattus.kernel.engine import BuildName
from rattus.kernel.playing import Playing, playing
from rattus.kernel.record import I8, Record
from rattus.kernel.rule import RULES, called_rules, rule
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.kernel.signature import batch_of, signature_of
from rattus.table.library import find_edition, ruleset

MADE = ("play_randomly", "replay", "play_batch")
CALLED = ("setup", "actor", "legal", "pick", "apply")
GAMES = ("plague", "cartus")
TABLES = [
    ("rattus", 2, {}),
    ("rattus", 4, {"rulebook": "de"}),
    ("bigbox", 6, {}),
    ("cartus", 2, {"buildings": "mixed"}),
    ("cartus", 3, {}),
    ("cartus", 5, {"buildings": "one-per-class"}),
]
every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES)


def module(game: str) -> ModuleType:
    return import_module(f"rattus.{game}.game")


def table(name: str, seats: int, options: dict[str, str], rules: BuildName) -> Ruleset:
    """A table with portable, native or interpreted rules."""
    return ruleset(find_edition(name), COLOURS[:seats], options, rules)


def by_hand(own: Ruleset, seed: int) -> tuple[list[int], bytearray]:
    """A random game step by step: chance and players have a stream each, the n-th step takes the n-th number."""
    engine, rules, state = own.engine, own.rules, own.engine.blank()
    chance, players = keys(seed, CHANCE_STREAM), keys(seed, PLAYERS)
    engine.setup(rules, state)
    steps: list[int] = []
    while (asked := engine.actor(rules, state)) != OVER:
        n = len(steps)
        if asked == CHANCE:
            step = engine.pick(rules, state, number(*chance, n))
        else:
            legal = engine.legal(rules, state)
            step = legal[scale(number(*players, n), len(legal))]
        engine.apply(rules, state, step)
        steps.append(step)
    return steps, state


def at_random(own: Ruleset, seed: int) -> tuple[list[int], bytearray]:
    """The same game by `play_randomly`: its steps and its end."""
    state = own.engine.blank()
    own.engine.setup(own.rules, state)
    return own.engine.play_randomly(own.rules, state, seed), state


# A game's own.


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", MADE)
def test_every_game_has_its_own_with_the_same_code(game: str, name: str) -> None:
    own = getattr(module(game), name)
    assert own in RULES
    assert own.__name__ == name
    others = [getattr(module(other), name) for other in GAMES if other != game]
    assert all(other is not own and other.__code__ is own.__code__ for other in others)


@pytest.mark.parametrize("game", GAMES)
def test_they_call_the_rules_of_the_game(game: str) -> None:
    own = module(game)
    for name in MADE:
        called = dict(called_rules(getattr(own, name)))
        ours = [key for key in called if key in CALLED]
        assert ours
        assert all(called[key] is getattr(own, key) for key in ours)
    assert dict(called_rules(own.play_batch))["play_randomly"] is own.play_randomly


@pytest.mark.parametrize("game", GAMES)
def test_the_contract_has_the_rules_of_its_game(game: str) -> None:
    own = module(game)
    for field in fields(Contract):
        assert getattr(own.CONTRACT, field.name) is getattr(own, field.name)


@pytest.mark.parametrize("game", GAMES)
def test_their_signatures_have_the_records_of_the_game(game: str) -> None:
    own = module(game)

    def arguments(name: str) -> dict[str, Any]:
        return signature_of(getattr(own, name), own.State, own.Rules).arguments

    assert arguments("play_randomly") == {
        "rules": own.Rules,
        "s": own.State,
        "seed": int,
        "out": Steps,
        "history": Steps,
    }
    assert arguments("replay") == {"rules": own.Rules, "s": own.State, "steps": Steps}
    assert arguments("play_batch") == {
        "rules": own.Rules,
        "states": batch_of(own.State),
        "seeds": Numbers,
        "lengths": Numbers,
        "out": Steps,
    }


@pytest.fixture
def known_rules() -> Iterator[set[FunctionType]]:
    """The rules there are; afterwards there are no others."""
    before = set(RULES)
    yield before
    RULES.intersection_update(before)


# A game of three lines.


class State(Record):
    """A number that goes down to nothing."""

    left: I8


class Rules(Record):
    """Where it begins."""

    first: I8
    seats: I8


def setup(rules: Rules, s: State) -> None:
    s.left = rules.first


def actor(rules: Rules, s: State) -> int:
    return OVER if s.left == 0 else CHANCE if s.left % 2 else 0


def legal(rules: Rules, s: State, out: Steps) -> int:
    out[0] = 1
    return 1


def pick(rules: Rules, s: State, r: int) -> int:
    return 1


def apply(rules: Rules, s: State, step: int) -> None:
    s.left -= step


@pytest.fixture
def countdown(known_rules: set[FunctionType]) -> Playing[Rules, State]:
    """Playing of a small game; afterwards nobody knows its rules any more."""
    for function in (setup, actor, legal, pick, apply):
        rule(function)
    nothing: Any = None
    own = Contract(setup, actor, legal, nothing, pick, apply, nothing, nothing, nothing, nothing)
    made = playing(own)
    assert {cast(FunctionType, function) for function in made} <= RULES - known_rules
    return made


def counting(first: int) -> tuple[Rules, State]:
    rules, s = Rules(), State()
    rules.first = s.left = first
    return rules, s


def test_whatever_has_the_rules_of_the_contract_can_be_played(countdown: Playing[Rules, State]) -> None:
    play_randomly, replay, play_batch = countdown
    rules, s = counting(7)
    history = [0] * 10
    assert play_randomly(rules, s, 1, [0], history) == 7
    assert (s.left, history) == (0, [1] * 7 + [0] * 3)
    rules, s = counting(7)
    replay(rules, s, [1, 1, 1])
    assert s.left == 4
    states, lengths = [State(), State()], [0, 0]
    play_batch(rules, states, [1, 2], lengths, [0])
    assert ([state.left for state in states], lengths) == ([0, 0], [7, 7])


def test_steps_beyond_the_room_in_the_history_are_played_but_not_written_down(
    countdown: Playing[Rules, State],
) -> None:
    rules, s = counting(7)
    history = [0] * 3
    assert countdown[0](rules, s, 1, [0], history) == 7
    assert history == [1, 1, 1]


def test_a_game_that_is_over_has_no_step(countdown: Playing[Rules, State]) -> None:
    rules, s = counting(0)
    assert countdown[0](rules, s, 1, [0], []) == 0


# Our games.


@every_table
@pytest.mark.parametrize("rules", ["portable", "native", "interpreted"])
def test_random_play_is_stepping_by_hand(
    name: str, seats: int, options: dict[str, str], rules: BuildName
) -> None:
    own = table(name, seats, options, rules)
    for seed in (0, 7, 2**63 - 1):
        steps, state = by_hand(own, seed)
        assert at_random(own, seed) == (steps, state)


@every_table
def test_random_play_goes_on_from_any_state(name: str, seats: int, options: dict[str, str]) -> None:
    """The counter begins again: the rest of a game is another one than that of the whole."""
    own = table(name, seats, options, "native")
    steps, _ = by_hand(own, 3)
    state = own.engine.blank()
    own.engine.setup(own.rules, state)
    own.engine.replay(own.rules, state, steps[:40])
    assert own.engine.play_randomly(own.rules, state.copy(), 3)
    assert own.engine.play_randomly(own.rules, state, 3, 0) == []
    assert own.engine.actor(own.rules, state) == OVER


@every_table
@pytest.mark.parametrize("rules", ["portable", "native", "interpreted"])
def test_replay_of_the_steps_gives_the_state_after_any_of_them(
    name: str, seats: int, options: dict[str, str], rules: BuildName
) -> None:
    own = table(name, seats, options, rules)
    history, _ = at_random(own, 5)
    stepped, replayed = own.engine.blank(), own.engine.blank()
    own.engine.setup(own.rules, stepped)
    for n, step in enumerate(history):
        if n % 50 == 0 or n == len(history) - 1:
            own.engine.setup(own.rules, replayed)
            own.engine.replay(own.rules, replayed, history[:n])
            assert replayed == stepped
        own.engine.apply(own.rules, stepped, step)


@every_table
@pytest.mark.parametrize("rules", ["portable", "native", "interpreted"])
def test_a_batch_is_one_random_game_for_each_seed(
    name: str, seats: int, options: dict[str, str], rules: BuildName
) -> None:
    own = table(name, seats, options, rules)
    seeds = [4, 9, 4, 2**40]
    alone = [at_random(own, seed) for seed in seeds]
    ends = bytearray().join(end for _, end in alone)
    assert own.engine.play_games(own.rules, seeds) == (ends, [len(steps) for steps, _ in alone])


@every_table
def test_a_random_game_is_a_game_at_the_table_with_the_same_luck(
    name: str, seats: int, options: dict[str, str]
) -> None:
    own = table(name, seats, options, "native")
    history, end = at_random(own, 11)
    game = rattus.Game.of_steps(own, history)
    assert (game.over, len(game.numbers)) == (True, len(history))
    assert game.state == end
    drawn = rattus.Game(own, 11)
    first_choice = next(moment.n for moment in game.moments() if moment.by != "?")
    assert drawn.numbers == tuple(history[: first_choice - 1])
