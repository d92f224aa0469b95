"""`rattus arena`"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from rattus.cli.common import (
    JOBS,
    REFUSED,
    game_options,
    listed,
    parse_options,
    ready_bots,
    ready_engine,
    refusals,
    refuse,
)

if TYPE_CHECKING:
    from rattus.lab.series import Series, Tell
    from rattus.lab.settings import Kind
    from rattus.lab.sheet import Sheet

F = TypeVar("F", bound=Callable[..., Any])
INTERRUPTED = 130
WHAT_TO_PLAY = (
    "--game --edition --seats --cards --buildings --option --bots --bot --anchor --games --seed --out"
)


def series_options(command: F) -> F:
    """Add `--games`, `--seed`, `--jobs`, `--ray`, `--out`, `--resume`: how a series is played."""
    for option in (
        click.option("--resume", metavar="FOLDER", help="Go on with a series that was stopped."),
        click.option("--out", metavar="FOLDER", help="Where games, summary and report go; a new folder."),
        click.option(
            "--ray",
            metavar="ADDRESS",
            help="Play on a Ray cluster: its address, auto, or local for one here.",
        ),
        click.option("--jobs", type=JOBS, help="Worker processes; one for each core by default."),
        click.option(
            "--seed", type=click.IntRange(0, 2**63 - 1), default=None, help="The same seed, the same games."
        ),
        click.option(
            "--games",
            type=click.IntRange(1, 10_000_000),
            default=400,
            show_default=True,
            help="How many games.",
        ),
    ):
        command = option(command)
    return command


@contextmanager
def lab_refusals() -> Iterator[None]:
    """Turn errors about bots and folders into refusals in one line."""
    from rattus.bots import BotError
    from rattus.lab import LabError

    try:
        with refusals():
            yield
    except (BotError, LabError) as error:
        refuse(str(error))


@click.command()
@game_options
@click.option("--bots", metavar="LIST", help="Who plays: search:1s,greedy,random.")
@click.option("--anchor", metavar="BOT", help="The bot of rating zero; random if it plays, else the first.")
@series_options
@click.pass_context
def arena(
    context: click.Context,
    game: str,
    edition: str | None,
    seats: int | None,
    cards: str | None,
    buildings: str | None,
    options: tuple[str, ...],
    bots: str | None,
    anchor: str | None,
    games: int,
    seed: int | None,
    jobs: int | None,
    ray: str | None,
    out: str | None,
    resume: str | None,
) -> None:
    """Let bots play each other, and rate them."""
    codes = listed(bots)
    if resume is None and not codes:
        raise click.UsageError("Name the bots, e.g. --bots search:1s,greedy,random")
    with lab_refusals():
        if resume is not None:
            series = gone_on_with(context, resume, "arena")
        else:
            given = parse_options(options, cards=cards, buildings=buildings)
            series = begun("arena", game, edition, seats, given, codes, games, seed, anchor, out)
        play(series, jobs, ray)


def gone_on_with(context: click.Context, folder: str, kind: Kind) -> Series:
    """Continue the series in a folder, which has its own settings."""
    from rattus.lab.series import check_extra, resumed

    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if parameter.opts[0] in WHAT_TO_PLAY.split() and source is click.core.ParameterSource.COMMANDLINE:
            raise click.UsageError(f"{parameter.opts[0]}: a series that is resumed has its own settings")
    check_extra()
    return resumed(Path(folder), kind)


def begun(
    kind: Kind,
    game: str,
    edition: str | None,
    seats: int | None,
    options: dict[str, str],
    bots: list[str],
    games: int,
    seed: int | None,
    anchor: str | None,
    out: str | None,
) -> Series:
    """Begin a series in a folder of its own."""
    from rattus.lab.series import begin, check_extra, new_settings
    from rattus.lab.settings import Table
    from rattus.table.library import EDITIONS, engine_of, find_edition

    check_extra()
    known = find_edition(edition or game)
    ready_engine(engine_of(known))
    own = None if edition is None or edition in EDITIONS else str(Path(edition).resolve())
    table = Table(
        known.id, known.seat_counts[-1] if seats is None else seats, own, tuple(sorted(options.items()))
    )
    settings = new_settings(kind, table, bots, games, seed, anchor)
    return begin(settings, Path(out or f"{kind}-{datetime.now():%Y-%m-%d-%H%M%S}"))


def play(series: Series, jobs: int | None, ray: str | None) -> None:
    """Play a series to its end, or as far as it gets; report the results in any case."""
    from rattus.lab import LabError
    from rattus.lab.settings import ruleset_of

    ready_bots(ruleset_of(series.settings.table).engine.game, series.settings.bots)
    stopped: str | None = None
    status = 0
    try:
        with progress() as tell:
            broken = series.play(jobs or os.cpu_count() or 1, ray, tell)
        if broken is not None:
            stopped, status = f"{broken} (its record is in {series.folder})", REFUSED
    except KeyboardInterrupt:
        stopped, status = "stopped", INTERRUPTED
    except LabError as error:
        stopped, status = str(error), REFUSED
    try:
        show(series.report(), series.folder)
    except LabError as error:
        stopped = stopped or str(error)
    if stopped is not None:
        click.echo(f"rattus: {stopped}", err=True)
        command = "arena" if series.settings.kind == "arena" else f"lab {series.settings.kind}"
        click.echo(f"rattus: to go on: rattus {command} --resume {series.folder}", err=True)
        raise SystemExit(status or REFUSED)


@contextmanager
def progress() -> Iterator[Tell]:
    """A bar on standard error, with speed and the time left."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TextColumn("{task.fields[pace]}"),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=Console(file=sys.stderr)) as bar:
        task = bar.add_task("Getting the bots ready", total=None, pace="")

        playing = False

        def tell(done: int, new: int, total: int) -> None:
            nonlocal playing
            if not playing and (new or done == total):
                # Neither games of an earlier run nor the preparation say anything about the speed.
                bar.reset(task, total=total, completed=done - new, description="Playing")
                playing = True
            bar.update(task, completed=done)
            speed = bar.tasks[0].finished_speed or bar.tasks[0].speed
            bar.update(task, pace="" if speed is None else f"{speed:,.3g} games/s")

        yield tell


def show(sheets: list[Sheet], folder: Path) -> None:
    """Print the tables, and where the rest is."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for sheet in sheets:
        console.print(sheet.title, style="bold", highlight=False)
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        for number, name in enumerate(sheet.head):
            table.add_column(name, justify="right" if number else "left")
        for row in sheet.rows:
            table.add_row(*row)
        console.print(table)
        for note in sheet.notes:
            console.print(note, style="dim", highlight=False)
        console.print()
    console.print(f"report: {folder / 'report.html'}", soft_wrap=True, highlight=False)
