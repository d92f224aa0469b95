"""`rattus rules` for the card game: an edition as a player reads it, with the provenance of every entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from rich.markup import escape
from rich.table import Column, Table

from rattus.cartus.codec import Codec
from rattus.cartus.edition import CLASS_NAMES, PILE_NAMES, CardEdition
from rattus.cartus.picture import action_words
from rattus.cartus.state import CLASSES
from rattus.cartus.tables import Options, make_rules
from rattus.kernel.ruleset import COLOURS

if TYPE_CHECKING:
    from rich.console import Console

    from rattus.kernel.edition import Edition as AnyEdition

BY_SEATS = ("width", "removed", "class_points", "gold_points")
"""Parameters that are lists by number of seats."""
UNSTATED = "unstated"


def show(console: Console, edition: AnyEdition) -> None:
    """An edition with its parameters, buildings, supply actions, population cards, piles and tokens."""
    assert isinstance(edition, CardEdition)
    show_head(console, edition)
    show_parameters(console, edition)
    show_buildings(console, edition)
    show_supplies(console, edition)
    show_people(console, edition)
    show_piles(console, edition)


def show_head(console: Console, edition: CardEdition) -> None:
    """Its name, and the meaning of the words for sources."""
    head = edition.data.edition
    low, high = head.seats
    console.print(
        f"[bold]{escape(edition.title)}[/bold] ({head.year}), edition {head.id}, version {head.version}"
    )
    console.print(f"{low} to {high} seats; from {escape(edition.path)}")
    console.print(
        "Sources: rulebook = stated or shown in the printed rulebook; published = in other public material;\n"
        "reconstructed = ours, consistent with all that is stated; unstated = the file does not say."
    )


def source(edition: CardEdition, key: str) -> str:
    """The source of a parameter."""
    return edition.data.sources.get(key, UNSTATED)


def show_parameters(console: Console, edition: CardEdition) -> None:
    """The named parameters; those that depend on the number of seats are listed for each."""
    table = Table("parameter", "value", "source", title="Parameters", title_justify="left")
    for name, value in msgspec.to_builtins(edition.data.parameters).items():
        shown = by_seats(edition, value) if name in BY_SEATS else str(value)
        table.add_row(name, shown, source(edition, name))
    numbers = edition.data.parameters
    cards = CLASSES * numbers.copies
    rounds = [
        (cards - removed) // width for removed, width in zip(numbers.removed, numbers.width, strict=True)
    ]
    table.add_row("rounds", by_seats(edition, rounds), "follows from removed and width")
    console.print(table)


def by_seats(edition: CardEdition, values: Sequence[int | Sequence[int]]) -> str:
    """`2 with 2 seats, 2 with 3 seats`; the points of the places separated by slashes."""
    texts = [str(value) if isinstance(value, int) else "/".join(map(str, value)) for value in values]
    seats: dict[str, list[int]] = {}
    for count, text in zip(edition.seat_counts, texts, strict=True):
        seats.setdefault(text, []).append(count)
    return "; ".join(f"{text} with {', '.join(map(str, counts))} seats" for text, counts in seats.items())


def show_buildings(console: Console, edition: CardEdition) -> None:
    """The buildings with their actions."""
    seats = COLOURS[: edition.seat_counts[0]]
    codec = Codec(edition, make_rules(edition, seats, Options()), seats)
    table = Table(
        Column("class", no_wrap=True),
        Column("building (* first game)", no_wrap=True),
        "premium, standard action",
        Column("source", no_wrap=True),
        title="Buildings (--buildings first, one-per-class, mixed or a LIST with five cards of each class)",
        title_justify="left",
    )
    for number, building in enumerate(edition.data.building):
        actions = [action_words(codec, number, premium=premium, long=True) for premium in (True, False)]
        if building.not_with:
            actions.append(f"(not chosen at random with {', '.join(map(str, building.not_with))} seats)")
        if advice := building.advised_against:
            actions.append(f"(not advised with {', '.join(map(str, advice.seats))} seats: {advice.source})")
        named = building.id + " *" * building.first
        table.add_row(building.kind, named, "\n".join(actions), building.source)
    console.print(table)


def show_supplies(console: Console, edition: CardEdition) -> None:
    """The supply actions: every building has a card with each."""
    title = f"Supply actions (each building has one card with each: {source(edition, 'supply')})"
    table = Table("supply", "cards", "rats off", "looks", "source", title=title, title_justify="left")
    for supply in edition.data.supply:
        numbers = map(str, (supply.cards, supply.rats, supply.looks))
        table.add_row(supply.id, *numbers, supply.source)
    console.print(table)


def show_people(console: Console, edition: CardEdition) -> None:
    """Population cards by class and nuns."""
    people = edition.data.people
    count = CLASSES * sum(people.nuns)
    table = Table(
        "class",
        "person",
        *map(str, range(len(people.nuns))),
        "source",
        title=f"Population cards: {count}, by number of nuns",
        title_justify="left",
    )
    for kind in CLASS_NAMES:
        table.add_row(kind, getattr(people, kind), *map(str, people.nuns), source(edition, "people"))
    console.print(table)


def show_piles(console: Console, edition: CardEdition) -> None:
    """Jokers, special cards and victory tokens."""
    table = Table("pile", "how many", "source", title="Piles and victory tokens", title_justify="left")
    for name, count in zip(PILE_NAMES, msgspec.structs.astuple(edition.data.piles), strict=True):
        table.add_row(name, str(count), source(edition, "piles"))
    for value, count in sorted((int(value), count) for value, count in edition.data.tokens.items()):
        table.add_row(f"tokens of {value}", str(count), source(edition, "tokens"))
    console.print(table)
