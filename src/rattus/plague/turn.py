"""The action phase: take a card, place citizens, use cards, in any order; then move the plague. [2010 A–C]"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.cards import card_bonus, card_options, card_usable
from rattus.plague.citizens import add_citizens
from rattus.plague.state import ASK_ACTION, COUNTS, Rules, State
from rattus.plague.steps import PLACE, PLAGUE, TAKE


@rule
def begin_turn(rules: Rules, s: State, seat: int) -> None:
    """A seat has its regular turn: nothing taken, placed or used yet."""
    s.active = seat
    s.seat = seat
    s.turn += 1
    s.taken = 0
    s.placed = 0
    s.used = 0
    s.emptied = 0
    s.fury = 0
    s.ask = ASK_ACTION


@rule
def holds(s: State, card: int) -> bool:
    """The seat that is asked holds the card."""
    return s.holder[card] == s.seat


@rule
def ready(s: State, card: int) -> bool:
    """The seat that is asked holds the card and has not used it yet."""
    return s.holder[card] == s.seat and (s.used >> card) & 1 == 0


@rule
def take_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """One card, from beside the board or from another seat. [2010 A]"""
    for i in range(rules.cards):
        card = rules.card[i]
        out[n] = TAKE + card
        n += s.holder[card] != s.seat
    return n


@rule
def take(s: State, card: int) -> None:
    """`take CARD`: it stays until taken away."""
    s.holder[card] = s.seat
    s.taken = 1


@rule
def extras(rules: Rules, s: State) -> int:
    """How many citizens more the cards held allow to place: a bit for each number, none more always."""
    numbers = 1
    for i in range(rules.cards):
        card = rules.card[i]
        if rules.bonus[card] and holds(s, card):
            numbers |= numbers << card_bonus(card, rules, s)
    return numbers


@rule
def place_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """As many citizens as rats lie there; with some cards also more; at most the reserve. [2010 B, ruling 1]"""
    reserve = s.reserve[s.seat]
    if reserve > 0:
        numbers = extras(rules, s)
        for region in range(rules.regions):
            rats = s.rats[region]
            first = PLACE + region * COUNTS - 1
            out[n] = first + min(rats, reserve)
            n += rats > 0
            if numbers > 1:
                n = place_more(out, n, first, rats, reserve, numbers)
    return n


@rule
def place_more(out: Steps, n: int, first: int, rats: int, reserve: int, numbers: int) -> int:
    """The further counts in one region, as far as the reserve makes them different ones."""
    most = min(rats, reserve)
    for extra in range(1, COUNTS - 2):
        count = min(rats + extra, reserve)
        if (numbers >> extra) & 1 and count > most:
            out[n] = first + count
            n += 1
            most = count
    return n


@rule
def place(s: State, step: int) -> None:
    """`place REGION [COUNT]`"""
    region = (step - PLACE) // COUNTS
    count = (step - PLACE) % COUNTS + 1
    add_citizens(s, region, count)
    s.placed = 1


@rule
def move_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """The plague goes to a neighbour; with some cards farther; never stays. [2010 C, ruling 2]"""
    steps = 1
    for i in range(rules.cards):
        card = rules.card[i]
        steps = max(steps, rules.steps[card] * holds(s, card))
    reach = rules.reach[steps - 1][s.plague]
    for region in range(rules.regions):
        out[n] = PLAGUE + region
        n += (reach >> region) & 1
    return n


@rule
def action_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Take, place, the cards held in the edition's order, and the plague, which ends the phase."""
    if s.taken == 0:
        n = take_options(rules, s, out, n)
    if s.placed == 0:
        n = place_options(rules, s, out, n)
    for i in range(rules.cards):
        card = rules.card[i]
        if ready(s, card):
            n = card_options(card, rules, s, out, n)
    return move_options(rules, s, out, n)


@rule
def after_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Cards that may still be used after the plague phase. [§8]"""
    for i in range(rules.cards):
        card = rules.card[i]
        if ready(s, card) and (rules.after >> card) & 1:
            n = card_options(card, rules, s, out, n)
    return n


@rule
def usable_after(rules: Rules, s: State) -> bool:
    """One of them can really be used now."""
    if rules.after == 0:
        return False
    for i in range(rules.cards):
        card = rules.card[i]
        if ready(s, card) and (rules.after >> card) & 1 and card_usable(card, rules, s):
            return True
    return False
