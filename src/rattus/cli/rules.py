"""`rattus rules`"""

from __future__ import annotations

from importlib import import_module

import click

from rattus.cli.common import refusals


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
    """Show an edition: its components and parameters, and where they come from."""
    from rich.console import Console

    from rattus.table.library import engine_of, find_edition

    with refusals():
        known = find_edition(edition)
    import_module(f"rattus.cli.{engine_of(known)}.rules").show(Console(highlight=False), known)
