"""Calibration: whether what was said is held rightly against what came."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from rattus.lab import LabError
from rattus.lab.calibration import (
    FILE,
    Kind,
    Position,
    Said,
    Trial,
    bins,
    by_kind,
    error,
    kinds,
    plot,
    read,
    report,
    run,
    shares_of,
    tried,
    warmth,
)

TWO = Kind("rattus", 2)


def foretold(shares: Sequence[float], seed: int, power: float = 1) -> Trial:
    """A game that comes out as often as the shares say; what is said are powers of them."""
    winner = random.Random(seed).choices(range(len(shares)), shares)[0]
    grown = [share**power for share in shares]
    said = tuple(share / sum(grown) for share in grown)
    result = tuple(float(seat == winner) for seat in range(len(shares)))
    return Trial(TWO, seed, "b", "j", "p", result, (Position(seed % 3, 1, said),))


def many(power: float = 1) -> list[Trial]:
    chance = random.Random(1)
    first = [chance.random() for _ in range(4000)]
    return [foretold((share, 1 - share), seed, power) for seed, share in enumerate(first)]


def test_shares_that_are_true_have_no_error_but_by_chance() -> None:
    found, noise = error(bins(shares_of(many())))
    assert found < 2 * noise < 0.03
    assert warmth(many()) == pytest.approx(1, abs=0.1)


def test_shares_that_are_too_bold_or_too_timid_are_found() -> None:
    found, noise = error(bins(shares_of(many(2))))
    assert found > 5 * noise
    assert warmth(many(2)) == pytest.approx(0.5, abs=0.06)
    assert warmth(many(0.7)) == pytest.approx(1 / 0.7, abs=0.12)


def test_an_error_is_the_mean_distance_of_the_bins() -> None:
    found = bins([Said(0.15, 0), Said(0.15, 1), Said(0.95, 1), Said(1.0, 1)])
    assert [(each.count, each.said, each.came) for each in found] == [(2, 0.15, 0.5), (2, 0.975, 1)]
    assert error(found)[0] == pytest.approx((0.35 + 0.025) / 2)


def test_a_phase_has_its_own_shares() -> None:
    games = many()[:30]
    assert sum(len([*shares_of(games, phase)]) for phase in range(3)) == len([*shares_of(games)]) == 60


def test_every_number_of_seats_is_a_kind() -> None:
    assert [kind.seats for kind in kinds(["rattus"])] == [2, 3, 4]
    assert {kind.game for kind in kinds([])} == {"rattus", "bigbox", "cartus"}


def test_the_same_game_is_tested_in_the_same_way() -> None:
    once, again = (tried(Kind("cartus", 2), 5, "random", "search:16") for _ in range(2))
    assert once == again
    assert [position.phase for position in once.positions] == [0, 1, 2]
    assert all(sum(position.shares) == pytest.approx(1, abs=1e-4) for position in once.positions)


def test_a_report_has_a_row_for_each_kind() -> None:
    text = report(many()[:50], "rattus lab calibrate")
    assert "| rattus | 2 | 50 |" in text
    assert "50 games of `b`, judged by `j` (p)" in text
    assert [*by_kind(many()[:3])] == [TWO]
    assert plot(many()).count("<svg") == 1


def test_what_is_no_result_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"game": 1}\n', "utf-8")
    with pytest.raises(LabError, match="line 1"):
        read(tmp_path / FILE)
    with pytest.raises(LabError, match="line 1"):
        run(tmp_path, [TWO], 1, 0, "random", None, 1)
