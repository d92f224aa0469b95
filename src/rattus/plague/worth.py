"""What bots see at a glance: what the cards' guesses at the worth of a step have in common."""

from __future__ import annotations

from rattus.kernel.rule import rule
from rattus.plague.state import Rules, State


@rule
def others(rules: Rules, s: State, region: int) -> int:
    """Citizens of the other seats, less those of the seat that is asked."""
    count = 0
    for seat in range(rules.seats):
        count += s.citizens[region][seat]
    return count - 2 * s.citizens[region][s.seat]


@rule
def danger(rules: Rules, s: State, region: int) -> int:
    """How much citizens in a region have to fear: its rats, more if the plague is near."""
    rats = s.rats[region]
    near = s.plague >= 0 and ((rules.reach[0][s.plague] | (1 << s.plague)) >> region) & 1
    return rats + 1 if near and rats > 0 else rats
