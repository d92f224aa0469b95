"""Scheduling: who sits where, and whose luck is the same."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import islice, permutations, product

import pytest

from rattus.lab import LabError
from rattus.lab.schedule import Fixture, cycle, cycle_games, fixtures, rotations

CODES = tuple("abcdefghijklmnopqrstuvwxyz")
TABLES = [(bots, seats) for seats in (2, 3, 4, 5, 6) for bots in (1, 2, 3, 4, 5, 6, 7) if bots <= seats + 2]


def played(bots: int, seats: int, games: int, seed: int = 1) -> list[Fixture]:
    return list(fixtures(CODES[:bots], seats, games, seed))


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_in_a_cycle_every_seating_comes_once(bots: int, seats: int) -> None:
    games = played(bots, seats, cycle_games(bots, seats))
    seatings = [game.bots for game in games]
    if bots >= seats:
        expected = set(permutations(CODES[:bots], seats))
    else:
        expected = {each for each in product(CODES[:bots], repeat=seats) if len({*each}) == bots}
    assert len(seatings) == len(expected)
    assert {*seatings} == expected


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_after_any_set_every_bot_has_been_in_every_seat_equally_often(bots: int, seats: int) -> None:
    had: dict[str, Counter[int]] = defaultdict(Counter)
    for game in played(bots, seats, 3 * seats):
        for seat, code in enumerate(game.bots):
            had[code][seat] += 1
    for counts in had.values():
        assert len({counts[seat] for seat in range(seats)}) == 1


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_the_games_of_a_set_are_rotations_with_the_same_luck(bots: int, seats: int) -> None:
    sets: dict[int, list[Fixture]] = defaultdict(list)
    for game in played(bots, seats, 50, seed=7):
        sets[game.set].append(game)
    for games in sets.values():
        assert len({game.luck for game in games}) == 1
        order = [CODES.index(code) for code in games[0].bots]
        turned = [tuple(CODES[bot] for bot in each) for each in rotations(tuple(order))]
        assert [game.bots for game in games] == turned
    assert len({games[0].luck for games in sets.values()}) == len(sets)


def test_with_more_bots_than_seats_every_combination_is_met_before_any_is_met_again() -> None:
    games = played(6, 4, 15 * 4)
    assert len({frozenset(game.bots) for game in games}) == 15


def test_with_fewer_bots_than_seats_a_part_of_a_cycle_has_nearly_as_much_of_every_mixture() -> None:
    games = played(3, 4, 3 * 4)
    doubled = Counter(code for game in games for code in {*game.bots} if game.bots.count(code) == 2)
    assert doubled == {"a": 4, "b": 4, "c": 4}


def test_games_are_numbered_from_one_and_the_last_set_is_played_to_its_end() -> None:
    games = played(2, 3, 4)
    assert [game.game for game in games] == [1, 2, 3, 4, 5, 6]


def test_the_luck_of_the_largest_seed_is_still_a_seed() -> None:
    for game in fixtures(("a", "b"), 2, 10, 2**63 - 2):
        assert 0 <= game.luck < 2**63


def test_too_many_combinations_are_refused() -> None:
    assert len(cycle(8, 6)) == 28 * 120
    with pytest.raises(LabError, match="too many combinations"):
        next(islice(fixtures(CODES, 6, 1, 0), 1))
