"""What became of a seat when the plague has come, in a word."""

from __future__ import annotations

from rattus.cartus.ending import is_dead, results
from rattus.cartus.state import Rules, State

DEAD = "dead"
WOULD_BE = "would-be"


def fate(rules: Rules, s: State, seat: int) -> str:
    """Nothing for the living. If all are dead: who would have won, having most points among those with fewest rats."""
    if not is_dead(s, seat):
        return ""
    seats = range(rules.seats)
    fewest = min(s.rats[each] for each in seats)
    if s.rats[seat] > fewest or not all(is_dead(s, each) for each in seats):
        return DEAD
    score, rank = [0] * rules.seats, [0] * rules.seats
    results(rules, s, score, rank)
    best = max(score[each] for each in seats if s.rats[each] == fewest)
    return WOULD_BE if score[seat] == best else DEAD
