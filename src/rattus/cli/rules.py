"""`rattus rules`"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import click

from rattus.cli.common import refusals

if TYPE_CHECKING:
    from rich.console import Console

    from rattus.kernel.edition import Edition

NAMES = {
    "faces": "rats",
    "people": "population cards of a class by nuns",
    "tokens": "victory tokens by value",
}
"""The unit of a group's count, if the name of the group does not say it."""


@click.command()
@click.option(
    "--edition",
    default="rattus",
    is_flag=False,
    flag_value="rattus",
    show_default=True,
    metavar="NAME|PATH",
    help="Which edition to show.",
)
def rules(edition: str) -> None:
    """Show an edition: its components and parameters, with their sources."""
    from rich.console import Console

    from rattus.kernel.game import games
    from rattus.table.library import engine_of, find_edition

    with refusals():
        known = find_edition(edition)
    console, engine = Console(highlight=False), engine_of(known)
    import_module(games()[engine].sheet or "rattus.cli.plain_sheet").show(console, known)
    show_reconstructed(console, known)
    show_expansions(console, engine)


def show_reconstructed(console: Console, edition: Edition) -> None:
    """Show how much of it is reconstructed, and how to play with a corrected file."""
    from rattus.kernel.edition import RECONSTRUCTED
    from rattus.table.sources import sources

    counts = [
        f"{len(group.reconstructed)} of {sum(group.counts.values())} {NAMES.get(group.kind, group.kind)}"
        for group in sources(edition).groups
        if RECONSTRUCTED in group.counts
    ]
    if counts:
        console.print(f"Reconstructed: {', '.join(counts)}.")
        console.print(
            "If you own the game, correct a copy of the edition file and play with it: rattus play --edition FILE"
        )


def show_expansions(console: Console, engine: str) -> None:
    """Show which of the published expansions can be played, and which are missing."""
    from rich.table import Table

    from rattus.kernel.game import games
    from rattus.locales import ENGLISH

    published = games()[engine].expansions()
    if not published:
        return
    table = Table("expansion", "here", "not part of this program", title="Published expansions")
    table.title_justify = "left"
    for each in published:
        missing = [names[ENGLISH] for names in each.missing]
        more = ["other things" if missing else "all of it"] * each.more
        title = each.title if each.year is None else f"{each.title} ({each.year})"
        table.add_row(title, ", ".join(each.here) or "nothing", ", ".join([*missing, *more]))
    console.print(table)
