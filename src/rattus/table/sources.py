"""Where everything in a game comes from: what is reconstructed, and what of published expansions is not here."""

from __future__ import annotations

import msgspec

from rattus.kernel.edition import Edition
from rattus.kernel.game import games
from rattus.kernel.sources import Expansion, SourceGroup


class GameSources(msgspec.Struct, frozen=True):
    """Where everything in a game comes from. `file` is the edition file, of a shipped one its path in the package."""

    game: str
    file: str
    groups: list[SourceGroup]


def expansions() -> tuple[Expansion, ...]:
    """The published expansions of all games, in their order."""
    return tuple(each for game in games().values() for each in game.expansions())


def sources(edition: Edition) -> GameSources:
    """Where everything in an edition comes from."""
    game = games()[edition.engine]
    return GameSources(edition.id, game.file(edition), game.sources(edition))
