"""The card game's facts for its balance."""

from __future__ import annotations

from collections import Counter

from rattus.cartus.events import CardsRevealed, Entered, RatSent, RoundBegan
from rattus.cartus.state import State
from rattus.lab.match import BalanceFacts
from rattus.table.game import Game

POINTS = "points"
LENGTH = "rounds"
USED = "building entered"
HARM = "rats received"
REAL_TABLES: dict[str, str] = {}


def facts(game: Game) -> BalanceFacts:
    """The facts of a finished game, from its explanations and its last state."""
    used: dict[str, Counter[str]] = {seat: Counter() for seat in game.seats}
    harm: Counter[str] = Counter()
    start = ""
    for moment in game.moments():
        for event in game.explain(moment):
            match event:
                case RoundBegan(round=1):
                    start = event.start
                case Entered():
                    used[event.seat][event.building] += 1
                case CardsRevealed() if event.rats:
                    harm["strangers"] += event.rats
                case RatSent():
                    harm["flutes"] += event.count
                case _:
                    pass
    result = game.result
    assert result is not None
    dead = sum(len(place) == 3 for place in result)
    end = "nobody dies" if not dead else "everybody dies" if dead == len(result) else "some die"
    return BalanceFacts(start=start, length=State.of(game.state).round, end=end, used=used, harm=harm)
