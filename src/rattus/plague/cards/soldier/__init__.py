"""Soldier (chivalry): the plague goes up to two steps, and one more rat may come beside it. [ruling J]

In the last round likewise; then the rat comes from those turned up, from the supply only if there are none.
"""

from __future__ import annotations

from rattus.plague.card import Card

STEPS = 2


def steps(knight_steps: int) -> int:
    """Two, whatever the Knight does."""
    return STEPS


card = Card(
    name="soldier",
    number=10,
    kind="chivalry",
    plague_steps=steps,
    last_plague_steps=steps,
    extra_rats=1,
)
