"""Ratings: known strengths are recovered, and intervals have the promised coverage."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

import numpy as np
import pytest

from rattus.lab.match import Outcome
from rattus.lab.ratings import comparisons, ratings
from rattus.lab.resampling import FEWEST_SETS, Bootstrap
from rattus.lab.schedule import fixtures

pytest.importorskip("choix", reason="ratings need the extra `lab`")

STRENGTHS = {"strong": 200.0, "middle": 80.0, "weak": 0.0}


def outcome(seating: Sequence[str], winners: Sequence[int], number: int = 1, game: int = 1) -> Outcome:
    seats = ("red", "yellow", "green", "blue")[: len(seating)]
    return Outcome(
        game=game, set=number, seed=1, seating=dict(zip(seats, seating, strict=True)),
        points=dict.fromkeys(seats, 1), fates={}, ranking=seats,
        winners=tuple(seats[winner] for winner in winners), steps=9, decisions=dict.fromkeys(seating, 1),
        seconds=dict.fromkeys(seating, 0.1), program="1", edition="rattus 1",
    )  # fmt: skip


def synthetic(games: int, seats: int, seed: int, same_winner: float = 0.5) -> list[Outcome]:
    """Games won in proportion to strength; often one bot wins in every seat, since the games of a set share luck."""
    chance = np.random.default_rng(seed)
    found = []
    luck, dice = -1, (False, 0.0)
    for fixture in fixtures(tuple(STRENGTHS), seats, games, 0):
        if fixture.set != luck:
            luck, dice = fixture.set, (chance.random() < same_winner, chance.random())
        order = sorted(range(seats), key=lambda seat: fixture.bots[seat])
        weights = np.array([10 ** (STRENGTHS[fixture.bots[seat]] / 400) for seat in order])
        drawn = dice[1] if dice[0] else chance.random()
        winner = order[int(np.searchsorted(weights.cumsum() / weights.sum(), drawn))]
        found.append(outcome(fixture.bots, [winner], fixture.set, fixture.game))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found_again(seats: int) -> None:
    games = synthetic(12_000, seats, seed=1, same_winner=0)
    found = ratings(comparisons(games, tuple(STRENGTHS)), anchor=2, replicates=50)
    for (name, strength), rating in zip(STRENGTHS.items(), found, strict=True):
        assert rating.value == pytest.approx(strength, abs=15), name
    assert found[2].value == 0


def test_intervals_cover_the_truth_in_about_95_of_100_cases() -> None:
    covered = total = 0
    for seed in range(50):
        games = synthetic(180, 3, seed)
        found = ratings(comparisons(games, tuple(STRENGTHS)), anchor=2, replicates=120)
        for strength, rating in zip(STRENGTHS.values(), found[:2], strict=False):
            assert rating.low is not None
            assert rating.high is not None
            covered += rating.low <= strength <= rating.high
            total += 1
    assert 0.91 <= covered / total <= 0.99  # resampling games instead of sets gives 0.88


def test_of_two_bots_the_rating_is_the_logarithm_of_the_odds() -> None:
    games = [outcome(("a", "b"), [0 if n % 4 else 1], n, n) for n in range(400)]
    better, _ = ratings(comparisons(games, ("a", "b")), anchor=1)
    assert better.value == pytest.approx(400 * log10(300.5 / 100.5))


def test_a_winner_is_compared_with_every_seat_of_another_bot() -> None:
    found = comparisons([outcome(("a", "a", "b", "c"), [0])], ("a", "b", "c"))
    assert found.tolist() == [[[0, 1, 1], [0, 0, 0], [0, 0, 0]]]


def test_a_shared_victory_is_shared() -> None:
    found = comparisons([outcome(("a", "b", "c"), [0, 1])], ("a", "b", "c"))
    assert found.tolist() == [[[0, 0.5, 0.5], [0.5, 0, 0.5], [0, 0, 0]]]


def test_a_game_that_nobody_wins_compares_nobody() -> None:
    assert not comparisons([outcome(("a", "b"), [])], ("a", "b")).any()


def test_a_bot_that_never_wins_has_a_rating_with_a_wide_interval() -> None:
    games = [outcome(("a", "b"), [0], n, n) for n in range(50)]
    best, worst = ratings(comparisons(games, ("a", "b")), anchor=0)
    assert best.value == 0
    assert worst.low is not None
    assert worst.high is not None
    assert worst.low < -1000 < worst.value < worst.high < -400


def test_from_few_sets_there_is_no_interval() -> None:
    for sets in (1, FEWEST_SETS - 1, FEWEST_SETS):
        games = [outcome(("a", "b"), [n % 2], n, n) for n in range(sets)]
        found = ratings(comparisons(games, ("a", "b")), anchor=0)
        assert all((rating.low is not None) == (sets == FEWEST_SETS) for rating in found)


def test_games_of_one_set_count_as_one_observation() -> None:
    """The same game ten times is no evidence."""
    rows = np.array([[n % 2, 1.0] for n in range(40)])
    few, many = (Bootstrap(rows * times).share(0, 1) for times in (1, 10))
    assert few is not None
    assert many is not None
    assert few.low is not None
    assert many.low is not None
    assert few.low == pytest.approx(many.low, abs=0.02)


def test_a_share_of_none_is_not_impossible() -> None:
    share = Bootstrap(np.array([[0.0, 1.0]] * 40)).share(0, 1)
    assert share is not None
    assert share.value == 0
    assert share.high is not None
    assert 0.03 < share.high < 0.1
