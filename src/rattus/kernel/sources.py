"""The sources of the things in an edition, and the missing parts of published expansions. Knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta

from rattus.kernel.edition import RECONSTRUCTED, UNSTATED, Entry, Source, parse

FILE = "expansions.toml"
Sourced = tuple[str, Source]


class SourceGroup(msgspec.Struct, frozen=True):
    """Things of a kind: their number by source, and the reconstructed ones.

    A border is its two regions, `anglia scandia`; rats are their faces, one for each rat, victory tokens their values;
    people are the population cards of one class by their nuns.
    """

    kind: str
    counts: Annotated[dict[str, int], Meta(description="How many come from where.")]
    reconstructed: list[str]


class Expansion(Entry, frozen=True):
    """A published expansion: cards that can be played here, and names, by language, of what is missing.

    With `more`, the list of missing parts is incomplete.
    """

    id: str
    title: str
    game: str
    here: list[str]
    missing: list[dict[str, str]]
    more: bool
    year: int | None = None


class _File(Entry, frozen=True):
    expansion: list[Expansion]


@cache
def expansions_of(package: str) -> tuple[Expansion, ...]:
    """The published expansions of a game, from the file in its package."""
    return tuple(parse((files(package) / FILE).read_text("utf-8"), FILE, _File).expansion)


def parameters(given: dict[str, Source], names: Iterable[str]) -> Iterable[Sourced]:
    """Parameters with their sources."""
    return ((name, given.get(name, UNSTATED)) for name in names)


def group(kind: str, things: Iterable[Sourced]) -> SourceGroup:
    """Things of a kind, counted by their sources."""
    all_things = list(things)
    counts = Counter(str(source) for _, source in all_things)
    return SourceGroup(kind, dict(counts), [name for name, source in all_things if source == RECONSTRUCTED])
