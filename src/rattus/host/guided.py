"""Guided first games: ordinary tables with prepared luck and kind bots, for somebody who has never played.

Their luck follows from a secret that anybody can work out, so it is the same for everybody, and nobody meets a disaster
in the first minute. It is committed to and checked like any other. But because it can be known beforehand, such a game
is never rated nor public, and its table says that it is prepared.
"""

from __future__ import annotations

import hashlib

from rattus.kernel.game import Guided, games

KIND = "kind"
"""The bot of guided games: it looks ahead a little, and does the same every time."""


def guided_game(edition: str) -> Guided | None:
    """The guided game of an edition, if it has one."""
    return next((game.guided[edition] for game in games().values() if edition in game.guided), None)


def secret_of(edition: str, luck: int) -> bytes:
    """One of the secrets that a guided game may draw its luck from: the SHA-256 of `guided rattus 1`, and so on."""
    return hashlib.sha256(f"guided {edition} {luck}".encode()).digest()


def prepared_secret(edition: str) -> bytes:
    """The secret that all guided tables of an edition draw their luck from."""
    guided = guided_game(edition)
    assert guided is not None, "a table is guided only where there is a guided game"
    return secret_of(edition, guided.luck)
