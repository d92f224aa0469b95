"""Serf (peasantry): a rat that kills others in your plague phase brings one of yours there. [ruling I]

In the last round the Serf moves the plague one step, and it ravages there.
"""

from __future__ import annotations

from rattus.kernel.rule import rule
from rattus.plague.card import Card
from rattus.plague.citizens import add_citizens
from rattus.plague.state import Rules, State


@rule
def reaction(rules: Rules, s: State, killed: int) -> None:
    """After each rat that killed another seat's citizen one comes from the reserve, at once."""
    if killed > 0 and s.reserve[s.seat] > 0:
        add_citizens(s, s.place, 1)


def last_steps(knight_steps: int) -> int:
    """One step in the last round."""
    return 1


card = Card(
    name="serf",
    number=9,
    kind="peasantry",
    reaction=reaction,
    last_plague_steps=last_steps,
)
