"""Many random games at once: their wins, means and steps are those of the same games one by one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import rattus
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.table.library import EDITIONS, find_edition, ruleset
from rattus.table.simulation import random_game, seeds, simulated, write_records


def table(name: str, seats: int, **options: str) -> Ruleset:
    return ruleset(find_edition(name), COLOURS[:seats], options)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("jobs", [1, 3])
def test_a_series_counts_what_came_of_each_of_its_games(name: str, jobs: int) -> None:
    summary = simulated(table(name, 4), 60, 5, jobs)
    games = [random_game(table(name, 4), seed) for seed in range(5, 65)]
    wins = Counter(seat for game in games for seat in game.winners)
    points = [dict(place[:2] for place in game.result or ()) for game in games]
    assert (summary.seats, summary.games) == (COLOURS[:4], 60)
    assert summary.steps == sum(len(game.numbers) for game in games)
    assert summary.wins == tuple(wins[seat] for seat in COLOURS[:4])
    means = [sum(each[seat] for each in points) / 60 for seat in COLOURS[:4]]
    assert summary.means == pytest.approx(means)


def test_in_the_card_game_nobody_wins_where_all_are_dead() -> None:
    games = [random_game(table("cartus", 2), seed) for seed in range(100)]
    lost = [game for game in games if not game.winners]
    assert 0 < len(lost) < 100
    for game in lost:
        fates = [place[2:] for place in game.result or ()]
        assert all(fate in (("dead",), ("would-be",)) for fate in fates)
        assert ("would-be",) in fates
    summary = simulated(table("cartus", 2), 100, 0)
    assert sum(summary.wins) == 100 - len(lost)


@pytest.mark.parametrize("seats", [3, 5])
def test_a_shared_victory_is_a_win_for_each(seats: int) -> None:
    own = table("cartus", seats)
    game = next(game for seed in range(3000) if len((game := random_game(own, seed)).winners) == 2)
    summary = simulated(own, 1, game.seed)
    wins = dict(zip(summary.seats, summary.wins, strict=True))
    assert wins == {seat: int(seat in game.winners) for seat in game.seats}
    first, second, *_ = game.result or ()
    assert first[1:] == second[1:]
    rats = game.ruleset.report(game.state)["rats"]
    assert isinstance(rats, dict)
    assert len({rats[seat] for seat in game.winners}) == 1


def test_means_are_of_the_points_of_the_living_and_the_dead() -> None:
    game = random_game(table("cartus", 3), 0)
    assert any(len(place) == 3 for place in game.result or ())
    points = dict(place[:2] for place in game.result or ())
    assert simulated(table("cartus", 3), 1, 0).means == tuple(points[seat] for seat in game.seats)


def test_a_long_series_does_not_keep_its_seeds_in_memory() -> None:
    assert isinstance(seeds(7, 10), range)


def test_seeds_follow_each_other_and_begin_anew_after_the_greatest() -> None:
    assert [*seeds(7, 3)] == [7, 8, 9]
    assert [*seeds(2**63 - 2, 3)] == [2**63 - 2, 2**63 - 1, 0]


@pytest.mark.parametrize("buildings", ["first", "one-per-class", "mixed"])
def test_records_of_a_series_are_those_of_its_games(buildings: str, tmp_path: Path) -> None:
    own = table("cartus", 5, buildings=buildings)
    write_records(own, 3, 8, tmp_path / "records")
    names = ["cartus-5-0001.txt", "cartus-5-0002.txt", "cartus-5-0003.txt"]
    assert sorted(path.name for path in (tmp_path / "records").iterdir()) == names
    for name, seed in zip(names, (8, 9, 10), strict=True):
        game = rattus.load(tmp_path / "records" / name)
        assert game.numbers == random_game(own, seed).numbers
        assert game.over
