"""Games as rows of a table, one for each seat."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import get_type_hints

import pytest

import rattus
from rattus.table.game import Game
from rattus.table.library import EDITIONS
from rattus.table.rows import SeatRow, check_table, seat_rows, table_file
from rattus.table.simulation import random_game, simulated


def table(name: str, seats: int = 3) -> Game:
    return rattus.new(name, seats, 1)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_series_tells_the_same_rows_as_its_games(name: str) -> None:
    ruleset = table(name).ruleset
    told: list[SeatRow] = []
    summary = simulated(ruleset, 12, 5, rows=told.extend)
    own = [row for n in range(12) for row in seat_rows(random_game(ruleset, 5 + n), str(n + 1))]
    assert [row._replace(seed=None) for row in told] == own
    assert [row.seed for row in told] == [5 + n for n in range(12) for _ in range(3)]
    assert sum(row.steps for row in told) == 3 * summary.steps
    for i, seat in enumerate(summary.seats):
        assert sum(row.points for row in told if row.seat == seat) == round(12 * summary.means[i])


def test_rows_say_what_the_result_says() -> None:
    game = random_game(table("cartus").ruleset, 17)
    assert game.result == (("red", 41), ("yellow", 22), ("green", 45, "dead"))
    red, yellow, green = seat_rows(game, "17.txt")
    length = len(game.numbers)
    assert red == ("17.txt", "red", 1, 41, 1, 1.0, "", length, None)
    assert yellow == ("17.txt", "yellow", 2, 22, 2, 0.0, "", length, None)
    assert green == ("17.txt", "green", 3, 45, 3, 0.0, "dead", length, None)


def test_where_nobody_has_won_nobody_has_a_share() -> None:
    rows = seat_rows(random_game(table("cartus").ruleset, 1))
    assert [row.won for row in rows] == [0, 0, 0]
    assert [row.fate for row in rows] == ["dead", "would-be", "dead"]


def test_a_game_that_is_not_over_has_no_rows() -> None:
    with pytest.raises(ValueError, match=r"the game first\.txt is not over"):
        seat_rows(table("rattus"), "first.txt")


def test_a_table_is_written_as_csv(tmp_path: Path) -> None:
    rows = seat_rows(random_game(table("cartus").ruleset, 17), "17.txt")
    with table_file(tmp_path / "games.csv") as add:
        add(rows)
        add(rows)
    with (tmp_path / "games.csv").open(newline="", encoding="utf-8") as file:
        head, *lines = csv.reader(file)
    assert head == [*SeatRow._fields]
    assert lines == 2 * [["" if cell is None else str(cell) for cell in row] for row in rows]


def test_a_table_is_written_as_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="Parquet files need PyArrow")
    rows: list[SeatRow] = []
    with table_file(tmp_path / "games.parquet") as add:
        for seed in (3, 4):
            simulated(table("cartus").ruleset, 5, seed, rows=rows.extend)
            add(rows[-15:])
    read = parquet.read_table(tmp_path / "games.parquet")
    assert [SeatRow(**row) for row in read.to_pylist()] == rows
    assert [*get_type_hints(SeatRow)] == read.column_names


def test_another_kind_of_file_is_refused() -> None:
    with pytest.raises(ValueError, match=r"a table is written to a file that ends with \.csv or \.parquet"):
        check_table(Path("games.xlsx"))
