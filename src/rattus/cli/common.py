"""What several commands share: options, errors, the engine with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from rattus.kernel.engine import Engine

F = TypeVar("F", bound=Callable[..., Any])

REFUSED = 1
"""Exit code when what was given is refused (2 is for a wrong command line)."""


def game_options(command: F) -> F:
    """`--game`, `--edition`, `--seats`, `--cards`, `--option`: which table."""
    for option in (
        click.option(
            "--option", "options", multiple=True, metavar="NAME=VALUE", help="E.g. rulebook=de, start=first."
        ),
        click.option(
            "--cards", default=None, metavar="LIST", help="Other cards than the rulebook's: peasant,monk,…"
        ),
        click.option("--seats", type=int, default=None, help="Number of seats."),
        edition_option,
        click.option("--game", default="rattus", show_default=True, help="The game to play."),
    ):
        command = option(command)
    return command


edition_option = click.option(
    "--edition", default=None, metavar="PATH", help="An edition file of your own instead of the built-in one."
)


def listed(text: str | None) -> list[str]:
    """`a,b,c` as a list."""
    return [] if text is None else [part.strip() for part in text.split(",") if part.strip()]


def parse_options(given: tuple[str, ...], cards: str | None = None) -> dict[str, str]:
    """`NAME=VALUE` texts as a dictionary; the list of `--cards` is one of them."""
    from rattus.plague.tables import CARDS_BETWEEN

    options: dict[str, str] = {}
    for text in given:
        for part in text.split():
            name, equals, value = part.partition("=")
            if not (name and equals and value):
                raise click.BadParameter(f"{part!r} is not written NAME=VALUE", param_hint="--option")
            options[name] = value
    if cards is not None:
        if "cards" in options:
            raise click.BadParameter(
                "the cards are given twice: leave out --option cards=…", param_hint="--cards"
            )
        options["cards"] = CARDS_BETWEEN.join(listed(cards.lower()))
    return options


@contextmanager
def refusals(what: str = "") -> Iterator[None]:
    """Errors that are the user's to mend become one line, not a traceback."""
    from rattus.kernel.notation import RecordError
    from rattus.plague.edition import EditionError
    from rattus.plague.tables import OptionError

    try:
        yield
    except (EditionError, OptionError, RecordError) as error:
        refuse(f"{what}: {error}" if what else str(error))
    except OSError as error:
        refuse(f"{error.filename or what}: {error.strerror or error}")


def refuse(message: str) -> None:
    """Say why, and end with the exit code for refusals."""
    click.echo(f"rattus: {message}", err=True)
    raise SystemExit(REFUSED)


def ready_engine(*, quiet: bool = False) -> Engine:
    """The compiled engine; the first time it compiles, with a progress bar on the error stream."""
    from rattus.kernel.engine import is_compiled
    from rattus.table.library import engine

    if quiet or is_compiled("plague"):
        return engine()
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(file=sys.stderr)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[rule]}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("Compiling the rules (only the first time)", total=None, rule="")
        return engine(
            progress=lambda name, done, of: progress.update(task, completed=done, total=of, rule=name)
        )
