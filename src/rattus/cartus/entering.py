"""Enter buildings and lay cards, face down. [§3 C]"""

from __future__ import annotations

from rattus.cartus.knowledge import show_card
from rattus.cartus.state import LAYABLE, NONE, PASS_CARD, PEOPLE, Rules, State
from rattus.cartus.steps import DONE, ENTER, LAY, PASS
from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule


@rule
def form_line(rules: Rules, s: State) -> None:
    """All seats wait to enter, in turn order."""
    s.waiting = rules.seats
    for turn in range(rules.seats):
        s.line[turn] = (s.start + turn) % rules.seats


@rule
def leave_line(s: State) -> None:
    """The first in line goes; the others move up."""
    s.waiting -= 1
    for turn in range(s.waiting):
        s.line[turn] = s.line[turn + 1]
    s.line[s.waiting] = NONE


@rule
def enter_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Any building of the row, whoever is in it; or a pass card from hand."""
    for place in range(rules.width):
        out[n] = ENTER + place
        n += 1
    out[n] = PASS
    return n + (s.hand[s.seat][PASS_CARD] > 0)


@rule
def enter(s: State, place: int) -> None:
    """The seat takes the first free space of a building."""
    leave_line(s)
    s.entered[s.seat] = place
    s.order[s.arrived] = s.seat
    s.arrived += 1


@rule
def play_pass(rules: Rules, s: State) -> None:
    """The pass card returns to its pile at once, and the seat goes to the end of the line."""
    s.hand[s.seat][PASS_CARD] -= 1
    s.hand_size[s.seat] -= 1
    s.piles[PASS_CARD - PEOPLE] += 1
    show_card(rules, s, s.seat, PASS_CARD, 1)
    leave_line(s)
    s.line[s.waiting] = s.seat
    s.waiting += 1


@rule
def lay_options(s: State, out: Steps, n: int) -> int:
    """Population cards, jokers, swords and flutes; `done` always ends the laying. [ruling 7]"""
    hand = s.hand[s.seat]
    for kind in range(LAYABLE):
        out[n] = LAY + kind
        n += hand[kind] > 0
    out[n] = DONE
    return n + 1


@rule
def lay(s: State, kind: int) -> None:
    """A card from hand is laid face down; it is in hand no more."""
    s.hand[s.seat][kind] -= 1
    s.hand_size[s.seat] -= 1
    s.laid[s.seat][kind] += 1
    s.laid_size[s.seat] += 1
