"""The population cards: drawn lazily from the exact multiset they can come from, discarded, made into a new deck."""

from __future__ import annotations

from rattus.cartus.knowledge import draw_is_seen, place_card, taken_openly
from rattus.cartus.state import JOKER, NONE, PEOPLE, ROW, Rules, State
from rattus.cartus.steps import DEAL, ROW_CARD
from rattus.kernel.chance import scale
from rattus.kernel.contract import Numbers, Steps
from rattus.kernel.rule import rule


@rule
def deal_weights(s: State, out: Steps, weights: Numbers) -> int:
    """The next card of the deck: every card it can be is as likely."""
    n = 0
    for kind in range(PEOPLE):
        out[n] = DEAL + kind
        weights[n] = s.pool[kind]
        n += s.pool[kind] > 0
    return n


@rule
def pick_deal(s: State, r: int) -> int:
    """The same choice as walking along `deal_weights`. Until the deck is refilled the unseen row is in the pool too."""
    total = s.deck
    if s.refilled == 0:
        total += unseen_in_row(s)
    index = scale(r, total)
    kind = 0
    while index >= s.pool[kind]:
        index -= s.pool[kind]
        kind += 1
    return kind


@rule
def unseen_in_row(s: State) -> int:
    """Cards of the nun-row that nobody has looked at."""
    count = 0
    for spot in range(ROW):
        count += s.row[spot] == NONE
    return count


@rule
def row_weights(s: State, out: Steps, weights: Numbers) -> int:
    """A nun-row card; one that was drawn before is the only outcome. [ruling 8]"""
    if s.row[s.spot] != NONE:
        out[0] = ROW_CARD + s.row[s.spot]
        weights[0] = 1
        return 1
    n = 0
    for kind in range(PEOPLE):
        weight = s.old[kind] if s.refilled else s.pool[kind]
        out[n] = ROW_CARD + kind
        weights[n] = weight
        n += weight > 0
    return n


@rule
def pick_row(s: State, r: int) -> int:
    """The same choice as walking along `row_weights`."""
    if s.row[s.spot] != NONE:
        return s.row[s.spot]
    if s.refilled == 0:
        return pick_deal(s, r)
    index = scale(r, unseen_in_row(s))
    kind = 0
    while index >= s.old[kind]:
        index -= s.old[kind]
        kind += 1
    return kind


@rule
def deal(rules: Rules, s: State, kind: int) -> None:
    """A card comes from the deck to a hand; only its owner sees it."""
    s.pool[kind] -= 1
    s.deck -= 1
    s.hand[s.seat][kind] += 1
    s.hand_size[s.seat] += 1
    draw_is_seen(s, s.seat, kind)
    refill(rules, s)


@rule
def turn_row_card(s: State, kind: int) -> None:
    """A nun-row card is looked at, or turned up at the end."""
    if s.row[s.spot] == NONE:
        s.row[s.spot] = kind
        if s.refilled:
            s.old[kind] -= 1
        else:
            s.pool[kind] -= 1


@rule
def refill(rules: Rules, s: State) -> None:
    """An empty deck is refilled from the discards at once; the unseen row keeps the cards it can be. [§2.3, §7]"""
    if s.deck > 0 or s.discarded == 0:
        return
    for kind in range(PEOPLE):
        if s.refilled == 0:
            s.old[kind] = s.pool[kind]
        s.pool[kind] = s.discards[kind]
        s.discards[kind] = 0
        for seat in range(rules.seats):
            s.late[seat][kind] += s.pool[kind]
    s.deck = s.discarded
    s.discarded = 0
    s.refilled = 1


@rule
def take_from_pile(rules: Rules, s: State, seat: int, pile: int, count: int) -> None:
    """Jokers and special cards are taken face up; a short pile gives what it has. [§3 D.4]"""
    taken = min(count, s.piles[pile])
    s.piles[pile] -= taken
    s.hand[seat][JOKER + pile] += taken
    s.hand_size[seat] += taken
    taken_openly(s, seat, pile, taken)


@rule
def give(rules: Rules, s: State, kind: int) -> None:
    """A card goes from one hand to another; only the two see it. [§6]"""
    s.hand[s.seat][kind] -= 1
    s.hand_size[s.seat] -= 1
    s.hand[s.other][kind] += 1
    s.hand_size[s.other] += 1
    place_card(rules, s, kind)


@rule
def clear_laid(s: State, seat: int) -> None:
    """Laid cards leave: population to the discards, jokers and specials to their piles. [§3 D.5]"""
    for kind in range(PEOPLE):
        s.discards[kind] += s.laid[seat][kind]
        s.discarded += s.laid[seat][kind]
        s.laid[seat][kind] = 0
    for kind in range(PEOPLE, len(s.laid[seat])):
        s.piles[kind - PEOPLE] += s.laid[seat][kind]
        s.laid[seat][kind] = 0
    s.laid_size[seat] = 0
    s.open[seat] = 0
