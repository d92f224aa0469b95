"""A bot of your own: never moves the plague to where it has citizens itself, if it can help it.

Install it with an entry point, and every command knows it as `cautious`:

    [project.entry-points."rattus.bots"]
    cautious = "cautious_bot:make"
"""

from __future__ import annotations

import random

from rattus.table.game import View


class CautiousBot:
    """Otherwise it does anything."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def choose(self, view: View) -> str:
        """One of the steps the rules allow, by its text."""
        citizens = view.report().get("citizens", {})

        def dangerous(step: str) -> bool:
            verb, *words = step.split()
            return verb == "plague" and citizens[words[0]][view.seat] > 0

        harmless = [step for step in view.legal if not dangerous(step)]
        return self.luck.choice(harmless or list(view.legal))


def make(seed: int, given: str) -> CautiousBot:
    """What the entry point names: a seed, and what stands after the colon of the bot's code."""
    return CautiousBot(seed)
