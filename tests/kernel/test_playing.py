"""Random play and replay are the same for every game, and each game has its own copies of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, cast, get_type_hints

import numpy as np
import pytest

import rattus
from rattus.kernel import playing as patterns
from rattus.kernel.chance import CHANCE as CHANCE_STREAM
from rattus.kernel.chance import PLAYERS, keys, number, scale
from rattus.kernel.contract import CHANCE, MOST_LEGAL, OVER, Numbers, Steps
from rattus.kernel.engine import BuildName
from rattus.kernel.playing import copies, playing
from rattus.kernel.record import I8, Record
from rattus.kernel.rule import RULES, rule
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.table.library import find_edition, ruleset

COPIES = ("play_randomly", "replay", "play_batch")
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


def by_hand(own: Ruleset, seed: int) -> tuple[list[int], np.void]:
    """A random game step by step: chance and players have a stream each, the n-th step takes the n-th number."""
    engine, rules, state = own.engine, own.rules, own.engine.blank()[0]
    chance, players = keys(seed, CHANCE_STREAM), keys(seed, PLAYERS)
    out = np.zeros(MOST_LEGAL, np.int16)
    engine.setup(rules, state)
    steps: list[int] = []
    while (asked := engine.actor(rules, state)) != OVER:
        n = len(steps)
        if asked == CHANCE:
            step = engine.pick(rules, state, number(*chance, n))
        else:
            step = int(out[scale(number(*players, n), engine.legal(rules, state, out))])
        engine.apply(rules, state, step)
        steps.append(step)
    return steps, state


def at_random(own: Ruleset, seed: int, room: int = 3000) -> tuple[int, list[int], np.void]:
    """The same game by `play_randomly`: its length, as many steps as there is room for, its end."""
    state, history = own.engine.blank()[0], np.zeros(room, np.int16)
    own.engine.setup(own.rules, state)
    length = own.engine.play_randomly(own.rules, state, seed, np.zeros(MOST_LEGAL, np.int16), history)
    return length, history[:length].tolist(), state


# Copies.


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", COPIES)
def test_every_game_has_its_own_copy_with_the_same_code(game: str, name: str) -> None:
    own, pattern = getattr(module(game), name), getattr(patterns, name)
    assert own is not pattern
    assert own.__code__ is pattern.__code__
    assert (own.__name__, own.__doc__) == (name, pattern.__doc__)
    assert own.__module__ == f"rattus.{game}.game"


@pytest.mark.parametrize("name", COPIES)
def test_no_two_games_share_a_copy(name: str) -> None:
    assert len({id(getattr(module(game), name)) for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", COPIES)
def test_copies_are_rules_and_patterns_are_none(game: str, name: str) -> None:
    assert getattr(module(game), name) in RULES
    assert getattr(patterns, name) not in RULES


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_calls_the_rules_of_its_game(game: str) -> None:
    own = module(game)
    for name in COPIES:
        scope = getattr(own, name).__globals__
        assert all(
            scope[called] is getattr(own, called) for called in ("setup", "actor", "legal", "pick", "apply")
        )
    assert own.play_batch.__globals__["play_randomly"] is own.play_randomly


@pytest.mark.parametrize("game", GAMES)
def test_the_annotations_of_a_copy_are_the_records_of_its_game(game: str) -> None:
    own = module(game)
    assert get_type_hints(own.play_randomly, include_extras=True) == {
        "rules": own.Rules,
        "s": own.State,
        "seed": int,
        "out": Steps,
        "history": Steps,
        "return": int,
    }
    assert get_type_hints(own.replay, include_extras=True) == {
        "rules": own.Rules,
        "s": own.State,
        "steps": Steps,
        "return": type(None),
    }
    assert get_type_hints(own.play_batch, include_extras=True) == {
        "rules": own.Rules,
        "states": own.Batch,
        "seeds": Numbers,
        "lengths": Numbers,
        "out": Steps,
        "return": type(None),
    }


def test_making_copies_changes_neither_the_patterns_nor_the_game(known_rules: set[FunctionType]) -> None:
    before = (dict(vars(patterns)), dict(vars(module("plague"))))
    made = playing(vars(module("plague")))
    assert (dict(vars(patterns)), dict(vars(module("plague")))) == before
    assert {cast(FunctionType, copy) for copy in made} == RULES - known_rules


# Any patterns.

STRIDE = 10


def stride() -> int:
    """What the patterns below count by, unless a module has its own."""
    return STRIDE


def first(n: int) -> int:
    """A pattern that calls something of the scope."""
    return n * stride()


def second(n: int) -> int:
    """A pattern that calls another one."""
    return first(n) + first(1)


def one() -> int:
    """In the place of `stride`."""
    return 1


@pytest.fixture
def known_rules() -> Iterator[set[FunctionType]]:
    """The rules there are; afterwards there are no others."""
    before = set(RULES)
    yield before
    RULES.intersection_update(before)


def test_copies_come_by_name_in_the_order_of_their_patterns(known_rules: set[FunctionType]) -> None:
    made = copies((first, second), {"__name__": "elsewhere", "stride": one})
    assert list(made) == ["first", "second"]
    assert {cast(FunctionType, copy) for copy in made.values()} == RULES - known_rules
    for name, copy in made.items():
        pattern = globals()[name]
        assert cast(FunctionType, copy).__code__ is pattern.__code__
        assert (copy.__name__, copy.__doc__, copy.__module__) == (name, pattern.__doc__, "elsewhere")
        assert copy.__annotations__ == pattern.__annotations__


def test_copies_use_the_names_of_the_scope_and_call_each_other(known_rules: set[FunctionType]) -> None:
    made = copies((first, second), {"__name__": "elsewhere", "stride": one})
    assert (made["first"](3), made["second"](3)) == (3, 4)
    assert (first(3), second(3)) == (30, 40)


def test_a_name_that_the_scope_has_not_is_that_of_the_patterns_module(known_rules: set[FunctionType]) -> None:
    made = copies((first, second), {"__name__": "elsewhere"})
    assert made["second"](3) == 40


def test_a_copy_outranks_what_the_scope_calls_by_its_name(known_rules: set[FunctionType]) -> None:
    made = copies((first, second), {"__name__": "elsewhere", "first": one, "stride": one})
    assert made["second"](3) == 4


def test_a_pattern_calls_only_the_copies_that_were_made_before_it(known_rules: set[FunctionType]) -> None:
    """So patterns are listed from the bottom up, as rules are never recursive."""
    made = copies((second, first), {"__name__": "elsewhere", "stride": one})
    assert (made["first"](3), made["second"](3)) == (3, 40)


def test_two_modules_have_copies_of_their_own(known_rules: set[FunctionType]) -> None:
    here = copies((first,), {"__name__": "here", "stride": one})
    there = copies((first,), {"__name__": "there"})
    assert (here["first"](3), there["first"](3)) == (3, 30)
    assert len(RULES - known_rules) == 2


# A game of three lines.


class State(Record):
    """A number that goes down to nothing."""

    left: I8


class Rules(Record):
    """Where it begins."""

    first: I8


Batch = list[State]


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
def countdown(known_rules: set[FunctionType]) -> Copies:
    """The copies of a small game; afterwards nobody knows its rules any more."""
    for function in (setup, actor, legal, pick, apply):
        rule(function)
    return playing(globals())


Copies = tuple[Callable[..., Any], ...]


def counting(first: int) -> tuple[Rules, State]:
    rules, s = Rules(), State()
    rules.first = s.left = first
    return rules, s


def test_any_module_with_the_rules_of_the_contract_can_be_played(countdown: Copies) -> None:
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


def test_steps_beyond_the_room_in_the_history_are_played_but_not_written_down(countdown: Copies) -> None:
    rules, s = counting(7)
    history = [0] * 3
    assert countdown[0](rules, s, 1, [0], history) == 7
    assert history == [1, 1, 1]


def test_a_game_that_is_over_has_no_step(countdown: Copies) -> None:
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
        length, history, end = at_random(own, seed)
        assert (length, history) == (len(steps), steps)
        assert end.tobytes() == state.tobytes()


@every_table
def test_random_play_goes_on_from_any_state(name: str, seats: int, options: dict[str, str]) -> None:
    """The counter begins anew: the rest of a game is another one than that of the whole."""
    own = table(name, seats, options, "native")
    steps, _ = by_hand(own, 3)
    state = own.engine.blank()[0]
    own.engine.setup(own.rules, state)
    own.engine.replay(own.rules, state, np.array(steps[:40], np.int16))
    nothing = np.zeros(0, np.int16)
    assert own.engine.play_randomly(own.rules, state, 3, np.zeros(MOST_LEGAL, np.int16), nothing) > 0
    assert own.engine.actor(own.rules, state) == OVER


@every_table
@pytest.mark.parametrize("rules", ["portable", "native", "interpreted"])
def test_replay_of_the_steps_gives_the_state_after_any_of_them(
    name: str, seats: int, options: dict[str, str], rules: BuildName
) -> None:
    own = table(name, seats, options, rules)
    _, history, _ = at_random(own, 5)
    stepped, replayed = own.engine.blank(2)
    own.engine.setup(own.rules, stepped)
    for n, step in enumerate(history):
        if n % 50 == 0 or n == len(history) - 1:
            own.engine.setup(own.rules, replayed)
            own.engine.replay(own.rules, replayed, np.array(history[:n], np.int16))
            assert replayed.tobytes() == stepped.tobytes()
        own.engine.apply(own.rules, stepped, step)


@every_table
@pytest.mark.parametrize("rules", ["portable", "native", "interpreted"])
def test_a_batch_is_one_random_game_for_each_seed(
    name: str, seats: int, options: dict[str, str], rules: BuildName
) -> None:
    own = table(name, seats, options, rules)
    seeds = np.array([4, 9, 4, 2**40], np.int64)
    states, lengths = own.engine.play_games(own.rules, seeds)
    for seed, state, length in zip(seeds.tolist(), states, lengths.tolist(), strict=True):
        alone, _, end = at_random(own, seed)
        assert (length, state.tobytes()) == (alone, end.tobytes())


@every_table
def test_a_random_game_is_a_game_at_the_table_with_the_same_luck(
    name: str, seats: int, options: dict[str, str]
) -> None:
    own = table(name, seats, options, "native")
    length, history, end = at_random(own, 11)
    game = rattus.Game.of_steps(own, np.array(history, np.int16))
    assert (game.over, len(game.numbers)) == (True, length)
    assert game.state.tobytes() == end.tobytes()
    drawn = rattus.Game(own, 11)
    first_choice = next(moment.n for moment in game.moments() if moment.by != "?")
    assert drawn.numbers == tuple(history[: first_choice - 1])
