"""Which steps are better thought over: looks, cards that others get to see, and a building left without a card."""

from __future__ import annotations

from collections.abc import Mapping

from rattus.cartus.state import State
from rattus.kernel.ruleset import Care
from rattus.kernel.step import Step

SHOWN = {"give", "discard", "pass"}
"""Verbs by which others see a card."""


def care(s: State, legal: Mapping[str, int]) -> dict[str, Care]:
    """By the texts of the steps. Cards are laid face down and can be taken back until `done`."""
    can_lay = any(Step(text).verb == "lay" for text in legal)
    found = {}
    for text in legal:
        verb = Step(text).verb
        if verb == "look":
            found[text] = Care("look")
        elif verb in SHOWN:
            found[text] = Care("show")
        elif verb == "done" and can_lay and s.laid_size[s.seat] == 0:
            found[text] = Care("left", ("lay",))
    return found
