"""`rattus rules` for a game that brings no sheet of its own: what every edition says of itself, and can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table

from rattus.table.details import choices

if TYPE_CHECKING:
    from rich.console import Console

    from rattus.kernel.edition import Edition


def show(console: Console, edition: Edition) -> None:
    """The name, the seats, and what can be chosen for a table."""
    low, high = edition.seat_counts[0], edition.seat_counts[-1]
    console.print(
        f"[bold]{escape(edition.title)}[/bold], edition {edition.id}, version {edition.version}, "
        f"played by the rules of {edition.engine}"
    )
    console.print(f"{low} to {high} seats")
    options = choices(edition)
    if not options:
        return
    table = Table("option", "default", "values", title="Options (--option NAME=VALUE)", title_justify="left")
    for option in options:
        values = option.values or [f"{option.least} to {option.most}"]
        table.add_row(option.name, option.default, escape(", ".join(values)))
    console.print(table)
