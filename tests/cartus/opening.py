"""Games from their beginning with scripted luck, so that they have a past: a record, explanations, undo.

    game = opened("monastery/2-rats castle/4-cards", red="monk-4 king-0 …", yellow=…)

The first seat starts; five cards are dealt to each, and the building cards are turned up.
"""

from __future__ import annotations

import rattus
from tests.cartus.position import play

SECOND = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
"""The buildings that are not in the first game."""
HANDS = {
    "red": "monk-0 monk-1 king-0 king-1 knight-0",
    "yellow": "monk-0 monk-1 witch-0 witch-1 knight-0",
    "green": "peasant-0 peasant-1 witch-0 witch-1 knight-1",
    "blue": "peasant-0 peasant-1 merchant-0 merchant-1 knight-1",
    "purple": "peasant-4 merchant-4 monk-4 knight-4 witch-4",
}


def dealt(seats: int, /, buildings: str = "first", **hands: str) -> rattus.Game:
    """A game with this many seats after the deal; chance is asked. Hands that are not named are those above."""
    names = tuple(HANDS)[:seats]
    game = rattus.new("cartus", names, 1, chance="ask", buildings=buildings)
    play(game, "? start red")
    for seat in names:
        for card in hands.get(seat, HANDS[seat]).split():
            play(game, f"? deal {seat} {card}")
    return game


def turned_up(game: rattus.Game, row: str) -> rattus.Game:
    """The building cards of a round come up."""
    for place, card in enumerate(row.split(), start=1):
        play(game, f"? building {place} {card.replace('/', ' ')}")
    return game


def opened(row: str, /, seats: int = 3, buildings: str = "first", **hands: str) -> rattus.Game:
    """A game after the deal, with the first building cards turned up."""
    return turned_up(dealt(seats, buildings, **hands), row)


def supplied(game: rattus.Game, place: int) -> rattus.Game:
    """All seats choose this supply, which deals no cards and looks at none."""
    for _ in game.seats:
        game.play(f"supply {place}")
    return game
