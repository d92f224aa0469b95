"""Where everything in a game comes from: what is reconstructed, and what of published expansions is not here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rattus.cartus.edition import CardEdition
from rattus.kernel.edition import RECONSTRUCTED, UNSTATED, Edition, Entry, Source, parse
from rattus.plague.edition import BUILT_IN
from rattus.plague.edition import Edition as BoardEdition
from rattus.table.library import find_edition

Kind = Literal[
    "regions", "borders", "faces", "cards", "buildings", "supplies", "people", "tokens", "parameters"
]
CARD_LISTS = ("cards", "more_cards", "choices")
"""Parameters whose sources are those of the cards in them."""
Sourced = tuple[str, Source]


class SourceGroup(msgspec.Struct, frozen=True):
    """Things of a kind: how many of them come from where, and those that are reconstructed.

    A border is its two regions, `anglia scandia`; rats are their faces, one for each rat, victory tokens their values;
    people are the population cards of one class by their nuns.
    """

    kind: Kind
    counts: Annotated[dict[str, int], Meta(description="How many come from where.")]
    reconstructed: list[str]


class GameSources(msgspec.Struct, frozen=True):
    """Where everything in a game comes from. `file` is the edition file, of a shipped one its path in the package."""

    game: str
    file: str
    groups: list[SourceGroup]


class Expansion(Entry, frozen=True):
    """A published expansion: cards that can be played here, and names, by language, of what can't.

    Where there is `more`, not all that is missing is named.
    """

    id: str
    title: str
    game: Literal["plague", "cartus"]
    here: list[str]
    missing: list[dict[str, str]]
    more: bool
    year: int | None = None


class _File(Entry, frozen=True):
    expansion: list[Expansion]


@cache
def expansions() -> tuple[Expansion, ...]:
    """The published expansions, those of the board game first."""
    text = (files("rattus.table") / "expansions.toml").read_text("utf-8")
    return tuple(parse(text, "expansions.toml", _File).expansion)


def sources(edition: Edition) -> GameSources:
    """Where everything in an edition comes from."""
    if isinstance(edition, CardEdition):
        shipped = edition == find_edition("cartus")
        return GameSources(edition.id, "rattus/cartus/" * shipped + edition.path, _of_cards(edition))
    assert isinstance(edition, BoardEdition)
    shipped = edition in map(find_edition, BUILT_IN)
    return GameSources(edition.id, "rattus/plague/editions/" * shipped + edition.path, _of_board(edition))


def _of_board(edition: BoardEdition) -> list[SourceGroup]:
    data = edition.data
    given = msgspec.to_builtins(data.parameters)
    named = [name for name, value in given.items() if value and name not in CARD_LISTS]
    return [
        _group("regions", ((region.id, region.source) for region in data.region)),
        _group("borders", ((f"{a} {b}", source) for a, b, _, source in data.borders.borders)),
        _group("faces", ((str(face), source) for face, source in edition.rats())),
        _group("cards", ((card, edition.card_source(card)) for card in edition.known_cards())),
        _group("parameters", _parameters(data.sources, [*named, "removed"])),
    ]


def _of_cards(edition: CardEdition) -> list[SourceGroup]:
    data = edition.data
    nuns = [str(nuns) for nuns, count in enumerate(data.people.nuns) for _ in range(count)]
    values = [value for value, count in data.tokens.items() for _ in range(count)]
    people, tokens = (data.sources.get(key, UNSTATED) for key in ("people", "tokens"))
    return [
        _group("buildings", ((each.id, each.source) for each in data.building)),
        _group("supplies", ((each.id, each.source) for each in data.supply)),
        _group("people", ((each, people) for each in nuns)),
        _group("tokens", ((value, tokens) for value in values)),
        _group("parameters", _parameters(data.sources, [*data.parameters.__struct_fields__, "piles"])),
    ]


def _parameters(given: dict[str, Source], names: Iterable[str]) -> Iterable[Sourced]:
    return ((name, given.get(name, UNSTATED)) for name in names)


def _group(kind: Kind, things: Iterable[Sourced]) -> SourceGroup:
    all_things = list(things)
    counts = Counter(str(source) for _, source in all_things)
    return SourceGroup(kind, dict(counts), [name for name, source in all_things if source == RECONSTRUCTED])
