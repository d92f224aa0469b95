"""Games as rows of a table, one for each seat, for `pandas.DataFrame`, CSV and Parquet files."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

from rattus.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from rattus.table.game import Game

CSV, PARQUET = ".csv", ".parquet"


class SeatRow(NamedTuple):
    """What came of a game for one seat."""

    game: str
    """The number of the game, or the name of its record."""
    seat: str
    place: int
    """Where it sits: 1 is the first seat of the header, the others follow clockwise."""
    points: int
    rank: int
    """1 is the first; seats that are tied have different ranks, in the order of the result."""
    won: float
    """Its share of the victory."""
    fate: str
    """What became of it, where the game has a word for that: `dead` in the card game."""
    steps: int
    """The length of the game, chance included."""
    seed: int | None = None


def state_rows(
    table: Ruleset, state: bytearray, name: str, steps: int, seed: int | None = None
) -> list[SeatRow]:
    """The rows of a game from its last state."""
    standing = table.engine.results(table.rules, state)
    won = 1 / len(standing.winners) if standing.winners else 0.0
    return [
        SeatRow(
            name,
            seat,
            i + 1,
            standing.scores[i],
            standing.ranked.index(i) + 1,
            won if i in standing.winners else 0.0,
            table.fate(state, i),
            steps,
            seed,
        )
        for i, seat in enumerate(table.header.seats)
    ]


def seat_rows(game: Game, name: str = "") -> list[SeatRow]:
    """The rows of a finished game: `pandas.DataFrame(seat_rows(rattus.load("game.txt"), "game.txt"))`."""
    if not game.over:
        raise ValueError(f"the game {name} is not over".replace("  ", " "))
    return state_rows(game.ruleset, game.state, name, len(game.numbers))


Writer = Callable[[Sequence[SeatRow]], object]
"""Adds rows to a file."""


def check_table(path: Path) -> None:
    """A `ValueError` if no table can be written there."""
    if path.suffix not in (CSV, PARQUET):
        raise ValueError(f"a table is written to a file that ends with {CSV} or {PARQUET}, not {path.name}")
    if path.suffix == PARQUET:
        if find_spec("pyarrow") is None:
            raise ValueError(f"{PARQUET} files need PyArrow: pip install pyarrow")


@contextmanager
def table_file(path: Path) -> Iterator[Writer]:
    """A new CSV or Parquet file, by the end of its name, to which rows are added."""
    check_table(path)
    if path.suffix == CSV:
        with path.open("w", encoding="utf-8", newline="") as file:
            lines = csv.writer(file)
            lines.writerow(SeatRow._fields)
            yield lines.writerows
        return
    pyarrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    kinds: dict[Any, Any] = {str: pyarrow.string(), float: pyarrow.float64()}
    schema = pyarrow.schema(
        [(name, kinds.get(kind, pyarrow.int64())) for name, kind in get_type_hints(SeatRow).items()]
    )
    with parquet.ParquetWriter(path, schema) as file:
        yield lambda rows: file.write_table(
            pyarrow.Table.from_pylist([row._asdict() for row in rows], schema=schema)
        )
