"""What a seat can tell of cards, card by card, as it is defined; the rules find the same by faster ways."""

from __future__ import annotations

from rattus.cartus.knowledge import in_hands, own_specials
from rattus.cartus.state import ROW, Rules, State


def unplaced(rules: Rules, s: State, seat: int, kind: int) -> int:
    """Cards of a kind of which a seat does not know whether they are in the deck, in the row or with others."""
    count = rules.people[kind] - s.discards[kind] - s.hand[seat][kind] - s.given[seat][kind]
    for other in range(rules.seats):
        if other == seat or s.open[other]:
            count -= s.laid[other][kind]
    for spot in range(ROW):
        if s.row[spot] == kind and (spot < s.faced or (s.seen[spot] >> seat) & 1):
            count -= 1
    return count


def least_for(rules: Rules, s: State, seat: int, other: int, pile: int) -> int:
    """How many of a pile's cards another seat must have, for one that knows its own."""
    left = in_hands(rules, s, pile)
    for each in range(rules.seats):
        if each != other:
            left -= own_specials(s, seat, pile) if each == seat else s.most[each][pile]
    return max(left, s.least[other][pile])


def most_for(rules: Rules, s: State, seat: int, other: int, pile: int) -> int:
    """How many of a pile's cards another seat can have, for one that knows its own."""
    left = in_hands(rules, s, pile)
    for each in range(rules.seats):
        if each != other:
            left -= own_specials(s, seat, pile) if each == seat else s.least[each][pile]
    return min(left, s.most[other][pile])
