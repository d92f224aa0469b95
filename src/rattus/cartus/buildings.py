"""The building cards of a round: turned up from the deck, or from the replacement deck. [§3 A]"""

from __future__ import annotations

from rattus.cartus.state import CHOSEN, COPIES, NONE, Rules, State
from rattus.cartus.steps import building_step
from rattus.kernel.chance import scale
from rattus.kernel.contract import Numbers, Steps
from rattus.kernel.rule import rule


@rule
def card_weight(rules: Rules, s: State, building: int) -> int:
    """How likely each unseen card of a building is: those left in the game, shared by those that can come.

    Players may have agreed on a number of cards for each building; else there are five of its class.
    """
    if rules.choice == CHOSEN:
        gone = cards_turned_up(s, building)
        return (rules.agreed[building] - gone) * rules.share // max(1, COPIES - gone)
    kind = rules.building_class[building]
    left = s.slots[kind] - rules.copies
    for other in range(rules.sites):
        if rules.building_class[other] == kind and s.used >> other & 1:
            left += COPIES
    return s.slots[kind] * rules.share // max(1, left)


@rule
def cards_turned_up(s: State, building: int) -> int:
    """How many cards of a building have been turned up."""
    count = 0
    for copy in range(COPIES):
        count += (s.turned[building] >> copy) & 1
    return count


@rule
def from_known(s: State) -> bool:
    """The next card is one that all have seen go below the replacement deck."""
    return s.replacing == 1 and s.fresh == 0


@rule
def building_weights(rules: Rules, s: State, out: Steps, weights: Numbers) -> int:
    """The next building card: building deck and unseen replacement deck share all unseen cards. [§7]"""
    if from_known(s):
        out[0] = building_step(s.replaced[0])
        weights[0] = 1
        return 1
    n = 0
    for building in range(rules.sites):
        weight = card_weight(rules, s, building) if s.used >> building & 1 else 0
        for copy in range(COPIES):
            out[n] = building_step(building * COPIES + copy)
            weights[n] = weight
            n += weight > 0 and (s.turned[building] >> copy) & 1 == 0
    return n


@rule
def pick_building(rules: Rules, s: State, r: int) -> int:
    """The same choice as walking along `building_weights`."""
    if from_known(s):
        return s.replaced[0]
    index = scale(r, (s.buildings + s.fresh) * rules.share)
    for building in range(rules.sites):
        weight = card_weight(rules, s, building) if s.used >> building & 1 else 0
        for copy in range(COPIES):
            if (s.turned[building] >> copy) & 1 == 0:
                if index < weight:
                    return building * COPIES + copy
                index -= weight
    return NONE


@rule
def turn_up_building(rules: Rules, s: State, card: int) -> None:
    """A building card comes into the row; if all show the same building, the last one is replaced. [§3 A]"""
    if from_known(s):
        s.known -= 1
        for i in range(s.known):
            s.replaced[i] = s.replaced[i + 1]
        s.replaced[s.known] = NONE
    else:
        building = card // COPIES
        s.turned[building] |= 1 << (card % COPIES)
        s.slots[rules.building_class[building]] -= 1
        if s.replacing:
            s.fresh -= 1
        else:
            s.buildings -= 1
    s.shown[s.shown_size] = card
    s.shown_size += 1
    s.replacing = 0
    if s.shown_size == rules.width and all_the_same(rules, s):
        s.shown_size -= 1
        s.shown[s.shown_size] = NONE
        s.replaced[s.known] = card
        s.known += 1
        s.replacing = 1


@rule
def all_the_same(rules: Rules, s: State) -> bool:
    """All cards of the row show one building."""
    same = True
    for place in range(1, rules.width):
        same = same and s.shown[place] // COPIES == s.shown[0] // COPIES
    return same
