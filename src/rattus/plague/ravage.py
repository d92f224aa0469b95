"""The plague ravages a region: rats are turned up one at a time. [2010 C.2]"""

from __future__ import annotations

from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule
from rattus.plague.cards import card_reaction
from rattus.plague.citizens import lose, people
from rattus.plague.rats import draw_face, remove_rat
from rattus.plague.state import SEATS, SLOTS, Rules, State
from rattus.plague.steps import TURN

FURY_CITIZENS = 2


@rule
def population(rules: Rules, s: State, region: int) -> int:
    """What is compared with a limit: the citizens, two more if the plague stands here and rages, fewer for nuns."""
    count = people(rules, s, region) - s.nuns[region]
    if s.fury and s.plague == region:
        count += FURY_CITIZENS
    return count


@rule
def can_ravage(rules: Rules, s: State, region: int) -> bool:
    """A rat is turned while the region holds a rat and a real citizen."""
    return s.rats[region] > 0 and people(rules, s, region) > 0


@rule
def turn_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """Every rat of the region. [§4]"""
    for slot in range(s.rats[s.place]):
        out[n] = TURN + s.place * SLOTS + slot
        n += 1
    return n


@rule
def majority_dies(rules: Rules, s: State, region: int, count: int) -> None:
    """Each M: every seat that has the most citizens loses one, by the majority when the rat was turned."""
    most = 0
    for seat in range(SEATS):
        most = max(most, s.citizens[region][seat])
    for seat in range(SEATS):
        if s.citizens[region][seat] == most:
            lose(s, region, seat, count)


@rule
def card_dies(s: State, region: int, card: int, count: int) -> None:
    """Each class symbol: a card of that class costs its holder one; nobody's card costs nothing. [ruling 6]"""
    if s.holder[card] >= 0:
        lose(s, region, s.holder[card], count)


@rule
def everyone_dies(rules: Rules, s: State, region: int, count: int) -> None:
    """Each A: every seat with citizens there loses one."""
    for seat in range(SEATS):
        lose(s, region, seat, count)


@rule
def outbreak(rules: Rules, s: State, region: int, face: int) -> None:
    """First M, then the classes, then A. [2010 C.2]"""
    if rules.majority[face] > 0:
        majority_dies(rules, s, region, rules.majority[face])
    for i in range(rules.cards):
        card = rules.card[i]
        count = rules.symbols[face][rules.card_class[card]]
        if count > 0:
            card_dies(s, region, card, count)
    if rules.everyone[face] > 0:
        everyone_dies(rules, s, region, rules.everyone[face])


@rule
def turn_rat(rules: Rules, s: State, face: int) -> None:
    """The rat leaves the game, outbreak or not; an outbreak comes where the population reaches the limit."""
    draw_face(rules, s, s.place, s.slot, face)
    remove_rat(s, s.place, s.slot)
    if s.returned == 0:
        s.turned[face] += 1
    if population(rules, s, s.place) >= rules.limit[face]:
        if rules.reacts and s.final == 0:
            outbreak_with_reaction(rules, s, s.place, face)
        else:
            outbreak(rules, s, s.place, face)


@rule
def outbreak_with_reaction(rules: Rules, s: State, region: int, face: int) -> None:
    """An outbreak in a seat's plague phase; then its cards that act on deaths, told how many others died."""
    others = people(rules, s, region) - s.citizens[region][s.seat]
    outbreak(rules, s, region, face)
    killed = others - (people(rules, s, region) - s.citizens[region][s.seat])
    for i in range(rules.cards):
        card = rules.card[i]
        if (rules.reacts >> card) & 1 and s.holder[card] == s.seat:
            card_reaction(card, rules, s, killed)


@rule
def look_at_rat(rules: Rules, s: State, face: int) -> None:
    """The seat that is asked has looked at the rat and knows it from now on."""
    draw_face(rules, s, s.place, s.slot, face)
    s.marks[s.place][s.slot] |= 1 << s.seat
