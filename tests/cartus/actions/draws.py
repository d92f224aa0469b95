"""Whatever chance is asked after the last seat has entered: it says the first thing it can."""

from __future__ import annotations

import rattus


def dealt(game: rattus.Game) -> list[str]:
    """Let cards be dealt as long as that is asked; to whom they came."""
    seats = []
    while not game.over and game.legal[0].verb == "deal":
        seats.append(game.legal[0].words[0])
        game.play(game.legal[0])
    return seats


def drawn_tokens(game: rattus.Game) -> list[str]:
    """Let tokens be drawn as long as that is asked; by whom."""
    seats = []
    while not game.over and game.legal[0].verb == "token":
        seats.append(game.legal[0].words[0])
        game.play(game.legal[0])
    return seats
