"""Resolve a building: reveal, swords, flutes, and who has the premium action. [§3 D]"""

from __future__ import annotations

from rattus.cartus.knowledge import turn_up_laid
from rattus.cartus.state import (
    ASK_TARGET,
    CLASSES,
    COPIES,
    FLUTE,
    FLUTES,
    JOKER,
    NONE,
    NUNS,
    PEOPLE,
    PREMIUM,
    SWORD,
    SWORDS,
    Rules,
    State,
)
from rattus.cartus.steps import TARGET
from rattus.kernel.contract import Steps
from rattus.kernel.rule import rule


@rule
def building_at(s: State, place: int) -> int:
    """The building of a card of the row."""
    return s.shown[place] // COPIES


@rule
def anybody_entered(rules: Rules, s: State, place: int) -> bool:
    """Whether any seat is in a building of the row."""
    found = False
    for seat in range(rules.seats):
        found = found or s.entered[seat] == place
    return found


@rule
def advance(rules: Rules, s: State, kind: int, seat: int, steps: int) -> int:
    """Move up a class's track, behind all who are there already; returns the steps that counted. [§3 D.1, §4]"""
    steps = min(steps, rules.track - s.influence[kind][seat])
    if steps <= 0:
        return 0
    s.influence[kind][seat] += steps
    at = 0
    while s.track[kind][at] != seat:
        at += 1
    while at > 0 and s.influence[kind][s.track[kind][at - 1]] < s.influence[kind][seat]:
        s.track[kind][at] = s.track[kind][at - 1]
        at -= 1
    s.track[kind][at] = seat
    return steps


@rule
def count_power(rules: Rules, s: State, seat: int) -> None:
    """Population cards and jokers a seat has laid."""
    count = s.laid[seat][JOKER]
    for kind in range(PEOPLE):
        count += s.laid[seat][kind]
    s.power[seat] = count


@rule
def strangers(s: State, seat: int, kind: int) -> int:
    """Population cards a seat has laid that are not of the class."""
    count = 0
    for other in range(CLASSES):
        if other != kind:
            for nuns in range(NUNS):
                count += s.laid[seat][other * NUNS + nuns]
    return count


@rule
def begin_resolving(rules: Rules, s: State) -> None:
    """With two seats all laid cards are turned up first: there is one premium in the whole round. [ruling 5]"""
    if rules.seats > 2:
        return
    for seat in range(rules.seats):
        turn_up_laid(rules, s, seat)
        count_power(rules, s, seat)
    s.champion = s.order[0]
    if s.power[s.order[1]] > s.power[s.order[0]]:
        s.champion = s.order[1]


@rule
def reveal(rules: Rules, s: State) -> None:
    """Laid cards are turned up: influence for population cards and jokers, rats for strangers."""
    kind = rules.building_class[building_at(s, s.place)]
    for i in range(s.arrived):
        seat = s.order[i]
        if s.entered[seat] == s.place:
            turn_up_laid(rules, s, seat)
            count_power(rules, s, seat)
            s.scored[seat] = advance(rules, s, kind, seat, s.power[seat])
            s.rats[seat] += strangers(s, seat, kind)


@rule
def leader(s: State, card: int) -> int:
    """The seat in the building that laid most of a card; a tie: who entered first."""
    found = NONE
    for i in range(s.arrived):
        seat = s.order[i]
        if s.entered[seat] == s.place and (found == NONE or s.laid[seat][card] > s.laid[found][card]):
            found = seat
    return found


@rule
def fewest(s: State, card: int) -> int:
    """The smallest number of a card that a seat in the building laid."""
    least = s.laid[leader(s, card)][card]
    for i in range(s.arrived):
        seat = s.order[i]
        if s.entered[seat] == s.place:
            least = min(least, s.laid[seat][card])
    return least


@rule
def target_options(rules: Rules, s: State, out: Steps, n: int) -> int:
    """The seats in the building that laid fewest swords, or flutes."""
    card = SWORD if s.stage == SWORDS else FLUTE
    least = fewest(s, card)
    for seat in range(rules.seats):
        out[n] = TARGET + seat
        n += s.entered[seat] == s.place and s.laid[seat][card] == least
    return n


@rule
def find_target(rules: Rules, s: State, card: int) -> int:
    """The seat that laid fewest of a card. With a tie the leader is asked, and no seat is found yet."""
    least = fewest(s, card)
    found = NONE
    count = 0
    for seat in range(rules.seats):
        if s.entered[seat] == s.place and s.laid[seat][card] == least:
            found = seat
            count += 1
    if count > 1:
        s.seat = leader(s, card)
        s.ask = ASK_TARGET
        return NONE
    return found


@rule
def fight(rules: Rules, s: State) -> None:
    """Swords: most receives half the hand of fewest, if not all played the same number. [§3 D.2]"""
    if s.laid[leader(s, SWORD)][SWORD] == fewest(s, SWORD):
        s.stage = FLUTES
        return
    target = find_target(rules, s, SWORD)
    if target != NONE:
        rob(s, target)


@rule
def rob(s: State, target: int) -> None:
    """Half the hand, rounded down, of the target's choice."""
    s.other = leader(s, SWORD)
    s.seat = target
    s.due_give = s.hand_size[target] // 2
    s.stage = FLUTES


@rule
def pipe(rules: Rules, s: State) -> None:
    """Flutes: fewest receives a rat of most, if not all played the same number, and if there is a rat. [§3 D.3]"""
    first = leader(s, FLUTE)
    if s.laid[first][FLUTE] == fewest(s, FLUTE) or s.rats[first] == 0:
        s.stage = PREMIUM
        return
    target = find_target(rules, s, FLUTE)
    if target != NONE:
        send_rat(s, target)


@rule
def send_rat(s: State, target: int) -> None:
    """A rat follows the flute."""
    s.rats[leader(s, FLUTE)] -= 1
    s.rats[target] += 1
    s.stage = PREMIUM


@rule
def premium_seat(rules: Rules, s: State) -> int:
    """Most population cards and jokers here, a tie: who entered first; with two seats one a round. [§3 D.4]"""
    if rules.seats == 2:
        return s.champion if s.entered[s.champion] == s.place else NONE
    found = NONE
    for i in range(s.arrived):
        seat = s.order[i]
        if s.entered[seat] == s.place and (found == NONE or s.power[seat] > s.power[found]):
            found = seat
    return found
