"""The random bot."""

from collections import Counter
from dataclasses import fields

import pytest

import rattus
from rattus.bots import Bot, RandomBot, make_bot, seat_seed
from rattus.table.game import View
from rattus.table.library import EDITIONS


def view(name: str = "rattus") -> View:
    game = rattus.new(name, seats=3, seed=1)
    while len(game.legal) < 3:
        game.play(game.legal[0])
    assert game.to_act is not None
    return game.view(game.to_act)


def choices(bot: Bot, count: int = 40, game: str = "rattus") -> list[object]:
    seen = view(game)
    return [bot.choose(seen) for _ in range(count)]


@pytest.mark.parametrize("name", EDITIONS)
def test_a_game_of_random_bots_comes_to_its_end(name: str) -> None:
    game = rattus.new(name, seats=4, seed=3)
    bots = {seat: RandomBot(seat_seed(3, n)) for n, seat in enumerate(game.seats)}
    while game.to_act is not None:
        game.play(bots[game.to_act].choose(game.view(game.to_act)))
    assert game.result is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("buildings", ["first", "one-per-class", "mixed"])
def test_random_bots_play_the_card_game_at_every_table(seats: int, buildings: str) -> None:
    game = rattus.new("cartus", seats, 5, buildings=buildings)
    bots = {seat: RandomBot(seat_seed(5, n)) for n, seat in enumerate(game.seats)}
    while game.to_act is not None:
        game.play(bots[game.to_act].choose(game.view(game.to_act)))
    assert len(game.result or ()) == seats


def test_the_same_seed_makes_the_same_choices_and_another_one_others() -> None:
    assert choices(RandomBot(1)) == choices(RandomBot(1))
    assert choices(RandomBot(1)) != choices(RandomBot(2))


def test_bots_in_two_seats_of_one_game_do_not_choose_alike() -> None:
    seeds = [seat_seed(5, seat) for seat in range(6)]
    assert len(set(seeds)) == 6
    assert all(0 <= seed < 2**63 for seed in [*seeds, seat_seed(2**63 - 1, 5)])
    assert choices(RandomBot(seeds[0])) != choices(RandomBot(seeds[1]))


@pytest.mark.parametrize("name", EDITIONS)
def test_every_legal_step_is_chosen_about_equally_often(name: str) -> None:
    counts = Counter(choices(RandomBot(7), 5000, name))
    legal = view(name).legal
    assert legal is not None
    assert set(counts) == set(legal.numbers)
    assert max(counts.values()) < 1.3 * min(counts.values())


@pytest.mark.parametrize("name", EDITIONS)
def test_a_seat_that_is_not_asked_has_nothing_to_choose(name: str) -> None:
    game = rattus.new(name, seats=2, seed=1)
    (waiting,) = set(game.seats) - {game.to_act}
    with pytest.raises(ValueError, match="is not asked"):
        RandomBot(1).choose(game.view(waiting))


def test_bots_are_known_by_name_and_made_with_a_seed() -> None:
    assert choices(make_bot("random", 4)) == choices(RandomBot(4))


def test_a_bot_gets_a_view_and_a_view_holds_no_game() -> None:
    assert {field.name for field in fields(View)} == {"seat", "state", "to_act", "legal", "ruleset"}
