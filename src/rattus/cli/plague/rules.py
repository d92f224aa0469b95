"""`rattus rules` for the board game: an edition as a player reads it, with the provenance of every entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.markup import escape
from rich.table import Table

from rattus.plague.edition import CLASSES, EVERYONE, MAJORITY, Edition, card_class, in_play

if TYPE_CHECKING:
    from rich.console import Console

    from rattus.kernel.edition import Edition as AnyEdition


def show(console: Console, edition: AnyEdition) -> None:
    """An edition with its parameters, rulebooks, cards, map and rats."""
    assert isinstance(edition, Edition)
    show_head(console, edition)
    show_parameters(console, edition)
    show_rulebooks(console, edition)
    show_cards(console, edition)
    show_map(console, edition)
    show_rats(console, edition)


def show_head(console: Console, edition: Edition) -> None:
    """Its name, and the meaning of the words for sources."""
    head = edition.data.edition
    low, high = head.seats
    console.print(
        f"[bold]{escape(head.name or head.id)}[/bold] ({head.year}), edition {head.id}, version {head.version}"
    )
    console.print(f"{low} to {high} seats, {head.citizens} citizens each; from {escape(edition.path)}")
    console.print(
        "Sources: rulebook = stated or shown in the printed rulebooks; published = in other public material;\n"
        "reconstructed = ours, consistent with all that is stated; unstated = the file does not say."
    )


def show_parameters(console: Console, edition: Edition) -> None:
    """The named parameters."""
    table = Table("parameter", "value", "source", title="Parameters", title_justify="left")
    for name, value in msgspec.to_builtins(edition.data.parameters).items():
        shown = ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
        table.add_row(name, shown, edition.data.sources.get(name, "unstated"))
    removed = ", ".join(f"{edition.removed(seats)} with {seats} seats" for seats in edition.seat_counts)
    table.add_row("removed rats", removed, edition.data.sources.get("removed", "unstated"))
    console.print(table)


def show_rulebooks(console: Console, edition: Edition) -> None:
    """How the rulebooks differ."""
    title = "Rulebooks (--option rulebook=NAME; the first is the default)"
    table = Table(
        "rulebook", "cards after the plague", "plague starts", "game ends after the", "source", title=title
    )
    table.title_justify = "left"
    for name in edition.data.parameters.rulebooks:
        book = edition.rulebooks[name]
        table.add_row(name, ", ".join(book.after_plague) or "none", book.plague_start, book.end, book.source)
    console.print(table)


def seats_words(seats: list[int]) -> str:
    """`2-6`, `4, 6`"""
    runs: list[list[int]] = []
    for count in seats:
        if runs and runs[-1][-1] == count - 1:
            runs[-1].append(count)
        else:
            runs.append([count])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def show_cards(console: Console, edition: Edition) -> None:
    """The cards, the numbers of seats with which they are in play, and whether their effect is known."""
    by_count: dict[int, list[int]] = {}
    for table_size in edition.seat_counts:
        by_count.setdefault(len(edition.default_cards(table_size)), []).append(table_size)
    counts = ", ".join(f"{count} with {seats_words(seats)} seats" for count, seats in by_count.items())
    table = Table(
        "card",
        "class",
        "in play with seats",
        "source of what it does",
        title=f"Cards: {counts} (--cards LIST chooses others)",
        title_justify="left",
    )
    for card in edition.known_cards():
        usual = [count for count in edition.seat_counts if card in edition.default_cards(count)]
        table.add_row(card, card_class(card), seats_words(usual) or "by choice", edition.card_source(card))
    console.print(table)


def show_map(console: Console, edition: Edition) -> None:
    """Regions with their borders."""
    table = Table(
        "region", "with seats", "borders on (~ by sea)", "source", title="Regions", title_justify="left"
    )
    for region in edition.data.region:
        borders = [
            f"{'~' if kind == 'sea' else ''}{b if a == region.id else a} [dim]({source})[/dim]"
            for a, b, kind, source in edition.data.borders.borders
            if region.id in (a, b)
        ]
        seats = seats_words([count for count in edition.seat_counts if in_play(region, count)])
        table.add_row(region.id, seats, ", ".join(borders), region.source)
    console.print(table)


def show_rats(console: Console, edition: Edition) -> None:
    """All rats, by face and source."""
    letters = ", ".join(f"{letter} {name}" for letter, name in CLASSES.items())
    table = Table("rats", "limit", "faces (* starting rat)", "source", title="Rats", title_justify="left")
    groups: dict[tuple[bool, int, str], list[str]] = {}
    for face, source in edition.rats():
        groups.setdefault((face.starting, face.limit, source), []).append(str(face))
    for (starting, limit, origin), faces in groups.items():
        table.add_row("starting" if starting else "others", f"{limit}+", " ".join(faces), origin)
    console.print(table)
    console.print(f"Symbols: {MAJORITY} majority, {EVERYONE} all, {letters}")
