"""Citizens in a region: counted, added from a reserve, lost to it."""

from __future__ import annotations

from rattus.kernel.rule import rule
from rattus.plague.state import SEATS, Rules, State


@rule
def people(rules: Rules, s: State, region: int) -> int:
    """Citizens of all seats in a region."""
    count = 0
    for seat in range(SEATS):
        count += s.citizens[region][seat]
    return count


@rule
def add_citizens(s: State, region: int, count: int) -> None:
    """Citizens of the seat that is asked come from its reserve; that the reserve was empty is kept in mind. [§8]"""
    s.citizens[region][s.seat] += count
    s.reserve[s.seat] -= count
    s.emptied |= int(s.reserve[s.seat] == 0)


@rule
def lose(s: State, region: int, seat: int, count: int) -> None:
    """A seat loses citizens there to its reserve; who has none left loses nothing. [ruling 8]"""
    lost = min(count, s.citizens[region][seat])
    s.citizens[region][seat] -= lost
    s.reserve[seat] += lost


@rule
def has_citizens(rules: Rules, s: State) -> bool:
    """The seat that is asked has a citizen on the board."""
    for region in range(rules.regions):
        if s.citizens[region][s.seat] > 0:
            return True
    return False
