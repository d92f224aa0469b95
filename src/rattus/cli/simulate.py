"""`rattus simulate`"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rattus.cli.common import GAMES, JOBS, game_options, parse_options, ready_engine, refusals, refuse

if TYPE_CHECKING:
    from rattus.kernel.engine import Progress
    from rattus.kernel.ruleset import Ruleset
    from rattus.table.simulation import Summary


@click.command()
@game_options
@click.option("--games", type=GAMES, default=100, show_default=True, help="How many games.")
@click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), default=None, help="The same seed, the same games."
)
@click.option(
    "--records", type=click.Path(file_okay=False), default=None, help="Write a record file for each game."
)
@click.option(
    "--table",
    "rows",
    type=click.Path(dir_okay=False),
    default=None,
    help="Write a row for each seat of each game: FILE.csv or FILE.parquet.",
)
@click.option("--jobs", type=JOBS, default=None, help="Cores to use; all by default.")
def simulate(
    game: str,
    edition: str | None,
    seats: int | None,
    cards: str | None,
    buildings: str | None,
    options: tuple[str, ...],
    games: int,
    seed: int | None,
    records: str | None,
    rows: str | None,
    jobs: int | None,
) -> None:
    """Play many games between random bots, and write their records."""
    from rattus.table.library import engine_of, find_edition, ruleset, seat_names
    from rattus.table.rows import check_table, table_file
    from rattus.table.simulation import simulated, write_records

    with refusals():
        if rows is not None:
            try:
                check_table(Path(rows))
            except ValueError as error:
                refuse(str(error))
        known = find_edition(edition or game)
        count = known.seat_counts[-1] if seats is None else seats
        given = parse_options(options, cards=cards, buildings=buildings)
        ready_engine(engine_of(known))
        table = ruleset(known, seat_names(count), given, "native")
        first = secrets.randbits(62) if seed is None else seed
        writing = nullcontext() if rows is None else table_file(Path(rows))
        with writing as add, patience("Playing") as tell:
            summary = simulated(table, games, first, jobs or os.cpu_count() or 1, rows=add, progress=tell)
        if records is not None:
            with patience("Writing records") as tell:
                write_records(table, games, first, Path(records), tell)
    report(table, summary, first, records)
    if rows is not None:
        click.echo(f"table in {rows}")


SOON = 1.0
"""Seconds that nobody minds waiting without a word."""


@contextmanager
def patience(what: str) -> Iterator[Progress]:
    """A progress bar on the error stream, or one line if that is no terminal; nothing if all is over soon."""
    from rich.console import Console
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    began = time.perf_counter()
    with Bar(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, visible=False)
        told = False

        def tell(_: str, done: int, total: int) -> None:
            nonlocal told
            late = time.perf_counter() - began > SOON
            bar.update(task, completed=done, total=total, visible=late)
            if late and not told and done < total and not console.is_terminal:
                click.echo(f"rattus: {what.lower()}: {done:,} of {total:,} games", err=True)
                told = True

        yield tell


def report(ruleset: Ruleset, summary: Summary, seed: int, records: str | None) -> None:
    """Print a summary."""
    from rich.console import Console
    from rich.table import Table

    from rattus.cli.desk import desk_of
    from rattus.locales import Words

    console = Console()
    mean_points = f"mean {desk_of(ruleset, Words()).points}"
    table = Table("seat", "wins", "share", mean_points, title=f"{summary.games:,} games, seed {seed}")
    for name, wins, mean in zip(summary.seats, summary.wins, summary.means, strict=True):
        table.add_row(name, f"{wins:,}", f"{wins / summary.games:.1%}", f"{mean:.2f}")
    console.print(table)
    console.print(
        f"{summary.steps:,} steps ({summary.steps / summary.games:.0f} a game) in {summary.seconds:.2f} s: "
        f"{summary.steps / summary.seconds / 1e6:.2f} million steps/s"
    )
    if records is not None:
        console.print(f"records in {records}", soft_wrap=True)
