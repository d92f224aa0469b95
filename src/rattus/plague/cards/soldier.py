"""Soldier (chivalry): the plague goes up to two steps, and one more rat may come beside it. [ruling J]

In the last round likewise; then the rat comes from those turned up, from the supply only if there are none.
"""

from __future__ import annotations

NUMBER = 10
CLASS = "chivalry"
STEPS = 2
EXTRA_RATS = 1
VERBS = ()


def plague_steps(knight_steps: int) -> int:
    """Two, whatever the Knight does."""
    return STEPS


def last_plague_steps(knight_steps: int) -> int:
    """The same in the last round."""
    return STEPS
