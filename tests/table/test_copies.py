"""Copies of games, views, rules and editions: equal at first, and what happens to one does not touch the other."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import rattus
from rattus.kernel.engine import BuildName
from rattus.table.game import Game
from rattus.table.library import EDITIONS, find_edition
from rattus.table.simulation import random_game


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def copied(game: Game) -> Game:
    return game.copy()


WAYS: dict[str, Callable[[Any], Any]] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": pickled}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
every_way_of_games = pytest.mark.parametrize("way", [copied, *WAYS.values()], ids=["Game.copy", *WAYS])


def midway(name: str, rules: BuildName = "portable") -> Game:
    """A game after 60 steps of chance and seats, with everything worked out that it keeps."""
    table = rattus.new(name, 3, 4, rules=rules).ruleset
    game = Game.of_steps(table, random_game(table, 4).numbers[:60], 4)
    game.chance = "draw"
    game.draw_due()
    list(game.legal)
    for seat in game.seats:
        game.view(seat)
    return game


def told(game: Game) -> tuple[Any, ...]:
    """All that can be said of a game."""
    views = [game.view(seat) for seat in game.seats]
    return game.record(), game.text(), game.to_act, [*game.legal], views, game.seed, game.chance


@every_way_of_games
@pytest.mark.parametrize("name", EDITIONS)
def test_a_copy_of_a_game_is_equal_and_goes_on_by_itself(name: str, way: Callable[[Game], Game]) -> None:
    game = midway(name)
    twin = way(game)
    before = told(game)
    assert told(twin) == before
    assert twin == game
    steps = []
    for _ in range(20):
        steps.append(twin.legal.numbers[-1])
        twin.play(steps[-1])
    assert told(game) == before
    assert twin != game
    for step in steps:
        game.play(step)  # by the same luck
    assert told(game) == told(twin)
    after = told(twin)
    game.rewind(30)
    assert told(twin) == after


@every_way_of_games
@pytest.mark.parametrize("rules", ["portable", "interpreted"])
def test_a_copy_has_the_rules_of_the_original(rules: BuildName, way: Callable[[Game], Game]) -> None:
    game = midway("rattus", rules)
    assert way(game).ruleset == game.ruleset
    assert way(game).ruleset.engine is game.ruleset.engine


def test_a_game_of_a_class_of_ones_own_is_copied_as_such() -> None:
    class Watched(Game):
        pass

    game = Watched(rattus.new(seed=1).ruleset, 1)
    assert isinstance(game.copy(), Watched)
    assert isinstance(copy.deepcopy(game), Watched)


@every_way
def test_a_games_own_luck_goes_with_it(way: Callable[[Game], Game]) -> None:
    game = Game(rattus.new(seed=1).ruleset, 1, luck=Always(3))
    assert told(way(game)) == told(game)
    assert isinstance(way(game).luck, Always)


class Always:
    """No luck at all."""

    def __init__(self, r: int) -> None:
        self.r = r

    def number(self, n: int) -> int:
        return self.r


@every_way
@pytest.mark.parametrize("name", EDITIONS)
def test_a_copy_of_a_view_is_equal_and_has_a_state_of_its_own(name: str, way: Callable[[Any], Any]) -> None:
    game = midway(name)
    for seat in game.seats:
        view = game.view(seat)
        twin = way(view)
        assert twin == view
        assert twin.report() == view.report()
        assert [*twin.legal] == [*view.legal]
        twin.state[:] = bytes(len(twin.state))
        assert view == game.view(seat)
        assert twin != view


@every_way
@pytest.mark.parametrize("name", EDITIONS)
def test_copies_of_legal_steps_rules_and_editions_are_equal(name: str, way: Callable[[Any], Any]) -> None:
    game = midway(name)
    assert way(game.legal) == game.legal
    assert hash(way(game.legal)) == hash(game.legal)
    assert way(game.ruleset) == game.ruleset
    assert way(find_edition(name)) == find_edition(name)


def test_legal_steps_are_equal_if_they_answer_the_same_question() -> None:
    game = rattus.new(seed=1)
    before = game.legal
    assert game.legal == rattus.new(seed=1).legal
    game.play(game.legal[0])
    assert game.legal != before
    assert before != [*before]
