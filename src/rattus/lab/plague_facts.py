"""The board game's facts for its balance."""

from __future__ import annotations

from collections import Counter

from rattus.lab.match import BalanceFacts
from rattus.plague.events import CitizensLost, EndReason, EndTriggered
from rattus.plague.state import State
from rattus.table.game import Game

POINTS = "citizens"
LENGTH = "turns"
USED = "card held at the end"
HARM = "citizens lost in ravages"
ENDS = {
    EndReason.SUPPLY: "the supply is empty",
    EndReason.RESERVE: "a reserve is empty",
    EndReason.TURN_LIMIT: "the turn limit is reached",
}
REAL_TABLES = {
    ENDS[EndReason.RESERVE]: "rare",
    "tie for first": "common",
    f"{POINTS} of the winner": "10 or 11 (four seats)",
}
"""Reports of games between people, by fact."""


def facts(game: Game) -> BalanceFacts:
    """The facts of a finished game, from its explanations and its last state."""
    state = State.of(game.state)
    used: dict[str, dict[str, int]] = {seat: {} for seat in game.seats}
    cards = game.ruleset.report(game.state)["cards"]
    assert isinstance(cards, dict)
    for card, holder in cards.items():
        if holder is not None:
            used[holder][card] = 1
    harm: Counter[str] = Counter()
    end = ""
    for moment in game.moments():
        for event in game.explain(moment):
            match event:
                case CitizensLost():
                    harm[event.card or event.cause.value] += event.count
                case EndTriggered():
                    end = ENDS[event.reason]
                case _:
                    pass
    return BalanceFacts(start=game.seats[state.start], length=state.turn, end=end, used=used, harm=harm)
