"""Shared by several commands: options, errors, records, the engine with a progress bar."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

from rattus.kernel.given import MOST, MOST_JOBS

if TYPE_CHECKING:
    from rattus.kernel.engine import Engine, Progress
    from rattus.table.game import Game

F = TypeVar("F", bound=Callable[..., Any])

REFUSED = 1
"""Exit code for refused input (2 is for a wrong command line)."""
BETWEEN = "+"
"""Separates the parts of an option that is a list."""
GAMES = click.IntRange(1, MOST)
JOBS = click.IntRange(1, MOST_JOBS)


def game_options(command: F) -> F:
    """Add `--game`, `--edition`, `--seats`, `--cards`, `--buildings`, `--option`: the table."""
    for option in (
        click.option(
            "--option", "options", multiple=True, metavar="NAME=VALUE", help="E.g. rulebook=de, start=first."
        ),
        click.option(
            "--buildings",
            default=None,
            metavar="LIST",
            help="The card game's buildings: farm,office,…; 'farm*3,brewery*2,…'; first, one-per-class or mixed.",
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


def parse_options(given: tuple[str, ...], start: str | None = None, **lists: str | None) -> dict[str, str]:
    """`NAME=VALUE` texts as a dictionary; `--start` and the lists of `--cards` and `--buildings` are among them."""
    options: dict[str, str] = {}
    for text in given:
        for part in text.split():
            name, equals, value = part.partition("=")
            if not (name and equals and value):
                raise click.BadParameter(f"{part!r} is not written NAME=VALUE", param_hint="--option")
            options[name] = value
    own = {name: BETWEEN.join(listed(items.lower())) for name, items in lists.items() if items is not None}
    if start is not None:
        own["start"] = start
    for name, value in own.items():
        if name in options:
            raise click.BadParameter(
                f"{name} is given twice: leave out --option {name}=…", param_hint=f"--{name}"
            )
        options[name] = value
    return options


@contextmanager
def refusals(what: str = "") -> Iterator[None]:
    """Turn errors that the user can fix into one line, without a traceback."""
    from rattus.kernel.edition import EditionError, OptionError
    from rattus.kernel.notation import RecordError
    from rattus.kernel.position import PositionError

    try:
        yield
    except (EditionError, OptionError, PositionError, RecordError) as error:
        refuse(f"{what}: {error}" if what else str(error))
    except OSError as error:
        refuse(f"{error.filename or what}: {error.strerror or error}")


def refuse(message: str) -> NoReturn:
    """Print the reason, and exit with the code for refusals."""
    click.echo(f"rattus: {message}", err=True)
    raise SystemExit(REFUSED)


def ready_engine(game: str) -> Engine:
    """A game's native engine; at its first use compile it, with a progress bar on standard error."""
    from rattus.kernel.engine import MissingCompiler
    from rattus.table.library import engine

    try:
        from rattus.builds.native import is_compiled

        if is_compiled(game):
            return engine(game, "native")
        with compiling("Compiling the rules (only the first time)", game) as tell:
            return engine(game, "native", tell)
    except MissingCompiler as error:
        return refuse(str(error))


def ready_bots(game: str, codes: Iterable[str]) -> None:
    """Compile what these bots need to play a game, if necessary with a progress bar."""
    from rattus.bots import thinks

    if any(map(thinks, codes)):
        if not is_thinking_compiled(game):
            with compiling("Teaching the bots to think (only the first time)", game) as tell:
                compile_thinking(game, tell)


def is_thinking_compiled(game: str) -> bool:
    """Whether the search of a game is in the cache."""
    from rattus.bots.plain_sense import sense_of_game
    from rattus.bots.search import ENTRIES
    from rattus.builds.native import is_compiled

    return is_compiled(game, sense_of_game(game), ENTRIES)


def compile_thinking(game: str, progress: Progress) -> None:
    """Compile the search of a game."""
    from rattus.bots.plain_sense import sense_of_game
    from rattus.bots.search import ENTRIES
    from rattus.builds.native import rules_beside

    rules_beside(game, sense_of_game(game), ENTRIES, progress)


def ready_environments(game: str) -> None:
    """Compile what learning environments need of a game, if necessary with a progress bar."""
    from rattus.builds.native import compiled_rules
    from rattus.envs.vector_rules import home

    for name in missing_for_environments(game):
        with compiling("Compiling for environments (only the first time)", game) as tell:
            compiled_rules(game, home(game), (name,), tell)


def missing_for_environments(game: str) -> list[str]:
    """The rules for learning environments that are not compiled yet."""
    from rattus.builds.native import is_compiled
    from rattus.envs.vector_rules import ENTRIES, home

    return [name for name in ENTRIES if not is_compiled(game, home(game), (name,))]


def ready_games(games: Sequence[str], environments: bool = False) -> None:
    """Compile what these games need, each in a process of its own if there are several."""
    from rattus.bots import DEFAULT_BOT
    from rattus.builds.native import is_compiled

    warm = [sys.executable, "-m", "rattus.cli", "warm", *(["--environments"] if environments else [])]
    helpers = [
        subprocess.Popen([*warm, game], stderr=subprocess.DEVNULL)
        for game in games[1:]
        if not (is_compiled(game) and is_thinking_compiled(game))
        or (environments and missing_for_environments(game))
    ]
    for game in games:
        ready_engine(game)
        ready_bots(game, [DEFAULT_BOT])
        if environments:
            ready_environments(game)
        if helpers:
            with compiling("The other rules, too", ""):
                for helper in helpers:
                    helper.wait()
            helpers = []  # whatever failed there is done here


@contextmanager
def compiling(what: str, game: str) -> Iterator[Callable[[str, int, int], None]]:
    """A progress bar during compilation; one line where there is no terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[rule]}"),
        TimeElapsedColumn(),
    )
    console = Console(file=sys.stderr)
    if not console.is_terminal:
        click.echo(f"rattus: {what} {game}".rstrip(), err=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=None, rule=game)

        def tell(name: str, done: int, of: int) -> None:
            progress.update(task, completed=done, total=of, rule=f"{game} {name}")

        yield tell


def game_of_record(content: bytes, edition: str | None, seed: int | None = None) -> Game:
    """A game from the content of its record's file, or from a position."""
    from rattus.table.library import EDITIONS, decoded, loads, position

    text = decoded(content)
    first = text.split(maxsplit=1)[:1]
    if first and first[0] in EDITIONS:
        return position(text, edition=edition, seed=seed, chance="ask" if seed is None else "draw")
    return loads(text, edition=edition, seed=seed)
