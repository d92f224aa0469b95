"""The greedy bot: takes what looks best at the end of its turn, by a few words of experience, and thinks no further."""

from __future__ import annotations

from rattus.bots.search import Budget, SearchBot
from rattus.bots.sense import hand_made_sense

TRIES = 200
"""Ways through the turn that it tries for each decision."""


class GreedyBot(SearchBot):
    """One turn of lookahead with the evaluation made by hand."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget(visits=TRIES), hand_made_sense, {"horizon": 1})
