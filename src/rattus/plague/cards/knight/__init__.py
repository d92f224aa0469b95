"""Knight (chivalry): the plague goes farther, and may count as two citizens. [2010 class cards] [BB class cards]

In a regular turn the Knight is part of the plague phase: `turn.py` asks how far the plague goes, `flow.py`
whether it rages. In the last round (`ending.py`) the plague may be moved or stay, and rages: by the 2010 rules in the
final ravage of the region where it finally stands, by the Big Box rules in a ravage at once.
"""

from __future__ import annotations

from rattus.plague.card import Card


def steps(knight_steps: int) -> int:
    """As the edition says for the number of seats."""
    return knight_steps


card = Card(
    name="knight",
    number=3,
    kind="chivalry",
    plague_steps=steps,
    last_plague_steps=steps,
    rages=True,
)
