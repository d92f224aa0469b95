"""`rattus analyse`"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rattus.cli.common import JOBS, edition_option, game_of_record, refusals, refuse
from rattus.locales import LANGUAGES, language_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from rattus.bots.analysis import Analysis
    from rattus.locales import Words

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""Characters of a curve."""


@click.command()
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--bot", metavar="BOT", default=None, help="Who judges: a level, or search:2000 (simulations).")
@click.option("--json", "as_json", is_flag=True, help="One JSON object with everything.")
@click.option("--html", "as_html", is_flag=True, help="A page with pictures that needs nothing else.")
@click.option("--seed", type=click.IntRange(0, 2**62), default=0, show_default=True, help="The judge's luck.")
@click.option("--jobs", type=JOBS, default=None, help="Cores to use; all by default.")
@click.option(
    "--language", type=click.Choice(LANGUAGES), default=language_of, help="The system's by default."
)
@edition_option
def analyse(
    file: str,
    bot: str | None,
    as_json: bool,
    as_html: bool,
    seed: int,
    jobs: int | None,
    language: str,
    edition: str | None,
) -> None:
    """Say what decided a finished game: shares of the victory after each step, luck and skill apart, slips."""
    from rattus.bots.analysis import AnalysisError
    from rattus.bots.analysis import analyse as analysed
    from rattus.bots.analysis_drawing import page
    from rattus.bots.analysis_words import Teller
    from rattus.locales import Words

    if as_json and as_html:
        raise click.UsageError("--json, --html: choose one of them")
    with refusals(file):
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        game = game_of_record(content, edition)
    words = Words(language, game.header.game)
    try:
        with working(words) as tell:
            analysis = analysed(game, bot, seed=seed, threads=jobs, progress=tell)
    except AnalysisError as error:
        refuse(f"{file}: {error}")
    if as_json:
        click.echo(analysis.json())
        return
    story = list(Teller(game, analysis, words).story())
    if as_html:
        click.echo(page(analysis, language, words.t("analysis-title"), story), nl=False)
        return
    for line in text_lines(analysis, words, story):
        click.echo(line)


@contextmanager
def working(words: Words) -> Iterator[Callable[[float], None]]:
    """A progress bar on the error stream, if somebody looks at it."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.t("analysis-working"), total=1.0)
        yield lambda done: progress.update(task, completed=done)


def text_lines(analysis: Analysis, words: Words, story: list[str]) -> Iterator[str]:
    """The analysis for people: accounts, curves, turning points."""
    from rattus.bots.analysis_drawing import CAUSES, signed

    heads = [words.t(f"analysis-{cause}") for cause in (*CAUSES, "slips", "blunders")]
    widths = [max(6, len(head)) for head in heads]
    names = {seat: words.name("seat", seat) for seat in analysis.seats}
    first = max(map(len, names.values()))
    yield " " * first + "".join(f"  {head:>{width}}" for head, width in zip(heads, widths, strict=True))
    for seat, account in analysis.seats.items():
        cells = [
            signed(getattr(account, cause))
            if cause in ("luck", "skill", "others")
            else f"{100 * getattr(account, cause):.0f}"
            for cause in CAUSES
        ]
        cells += [str(account.slips), str(account.blunders)]
        yield f"{names[seat]:{first}}" + "".join(
            f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True)
        )
    yield ""
    for seat in analysis.seats:
        yield f"{names[seat]:{first}}  {curve([shares[seat] for shares in analysis.curve])}"
    yield ""
    yield from story or [words.t("analysis-no-points")]
    yield ""
    yield words.t("analysis-about", bot=analysis.bot, simulations=analysis.simulations)


def curve(shares: list[float]) -> str:
    """Shares as a row of blocks."""
    count = min(WIDTH, len(shares))
    picked = [shares[round(n * (len(shares) - 1) / max(1, count - 1))] for n in range(count)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(share * len(BLOCKS)))] for share in picked)
