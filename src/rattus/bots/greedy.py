"""The greedy bot: takes what looks best at the end of its turn, and thinks no further."""

from __future__ import annotations

from rattus.bots.search import Budget, SearchBot
from rattus.bots.sense import sense_of
from rattus.table.game import View

TRIES = 200
"""Ways through the turn that it tries for each decision."""


class GreedyBot(SearchBot):
    """One turn of lookahead with the evaluation of the search bot."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget(visits=TRIES))

    def choose(self, view: View) -> int:
        """The step that leads to the best end of the turn."""
        if self.sense is None:
            self.sense = sense_of(view.ruleset).with_settings(horizon=1)
        return super().choose(view)
