"""Knowledge: what a seat may keep in mind of cards it has seen, given away, or seen others take.

`given`: cards a seat knows to be in others' hands, because it gave them away. `late`: cards it can't place but knows
not to be in the nun-row, because they were among the discards the deck was made from. `least` and `most`: what all
know of the jokers and special cards in a hand, which are taken face up but given away unseen.
"""

from __future__ import annotations

from rattus.cartus.state import (
    JOKER,
    LAYABLE,
    NONE,
    PASS_CARD,
    PEOPLE,
    PILES,
    PUBLIC,
    ROW,
    SEATS,
    VALUES,
    Rules,
    State,
)
from rattus.kernel.chance import number, scale
from rattus.kernel.rule import rule

EVERYBODY = (1 << SEATS) - 1


@rule
def draw_is_seen(s: State, seat: int, kind: int) -> None:
    """A seat sees a card that it draws from the deck."""
    if s.late[seat][kind] > 0:
        s.late[seat][kind] -= 1
    if s.refilled:
        s.stirred |= EVERYBODY & ~(1 << seat)


@rule
def card_is_seen(s: State, seat: int, kind: int) -> None:
    """A seat sees a card that another one had: one it gave away, or one drawn late, or an old one.

    A card of a kind that was shuffled in late counts as one of these, once others can have drawn one.
    """
    if s.given[seat][kind] > 0:
        s.given[seat][kind] -= 1
    elif s.late[seat][kind] > 0 and (s.stirred >> seat) & 1:
        s.late[seat][kind] -= 1


@rule
def taken_openly(s: State, seat: int, pile: int, count: int) -> None:
    """All see which jokers and special cards a seat takes (or, below zero, shows and gives back)."""
    s.least[seat][pile] = max(0, s.least[seat][pile] + count)
    s.most[seat][pile] += count


@rule
def in_hands(rules: Rules, s: State, pile: int) -> int:
    """How many of a pile's cards are in hands or lie face down: all know it."""
    count = rules.piles[pile] - s.piles[pile]
    for seat in range(rules.seats):
        if s.open[seat] and JOKER + pile < LAYABLE:
            count -= s.laid[seat][JOKER + pile]
    return count


@rule
def own_specials(s: State, seat: int, pile: int) -> int:
    """How many of a pile's cards a seat has in hand or face down."""
    count = s.hand[seat][JOKER + pile]
    if JOKER + pile < LAYABLE and s.open[seat] == 0:
        count += s.laid[seat][JOKER + pile]
    return count


@rule
def tighten(rules: Rules, s: State, pile: int) -> None:
    """What the others can't have, a seat must have; what the others must have, it can't have."""
    away = in_hands(rules, s, pile)
    least = 0
    most = 0
    for seat in range(rules.seats):
        least += s.least[seat][pile]
    for seat in range(rules.seats):
        s.most[seat][pile] = min(s.most[seat][pile], away - least + s.least[seat][pile])
        most += s.most[seat][pile]
    for seat in range(rules.seats):
        s.least[seat][pile] = max(s.least[seat][pile], away - most + s.most[seat][pile])


@rule
def show_card(rules: Rules, s: State, seat: int, kind: int, count: int) -> None:
    """All see cards that a seat had in hand: laid ones turned up, discarded ones, a pass card."""
    if kind >= PEOPLE:
        taken_openly(s, seat, kind - PEOPLE, -count)
        tighten(rules, s, kind - PEOPLE)
        return
    for other in range(rules.seats):
        if other != seat:
            for _ in range(count):
                card_is_seen(s, other, kind)


@rule
def turn_up_laid(rules: Rules, s: State, seat: int) -> None:
    """A seat's laid cards are turned up for all."""
    if s.open[seat]:
        return
    s.open[seat] = 1
    for kind in range(LAYABLE):
        if s.laid[seat][kind] > 0:
            show_card(rules, s, seat, kind, s.laid[seat][kind])


@rule
def place_card(rules: Rules, s: State, kind: int) -> None:
    """A card has been given: giver and receiver know which, the others only that there was one."""
    giver = s.seat
    receiver = s.other
    if kind < PEOPLE:
        s.given[giver][kind] += 1
        card_is_seen(s, receiver, kind)
    for pile in range(PILES):
        can_be = min(1, s.most[giver][pile])
        s.least[giver][pile] = max(0, s.least[giver][pile] - 1)
        s.most[receiver][pile] += can_be
        tighten(rules, s, pile)


# Views.


@rule
def view(rules: Rules, s: State, seat: int) -> None:
    """Blank, in place, what a seat (or the public, if below zero) may not know.

    Population cards it can't see are all put into one pool, the unseen nun-row with them, and tokens into another.
    """
    eyes = PUBLIC if seat < 0 else seat
    for kind in range(PEOPLE):
        s.pool[kind] += s.old[kind]
        s.old[kind] = 0
    for spot in range(ROW):
        if s.row[spot] != NONE and spot >= s.faced and (s.seen[spot] >> eyes) & 1 == 0:
            s.pool[s.row[spot]] += 1
            s.row[spot] = NONE
    for other in range(rules.seats):
        if other != eyes:
            hide_cards(s, other)
            for value in range(VALUES):
                s.token_left[value] += s.tokens[other][value]
                s.tokens[other][value] = 0
        else:
            count_own_specials(rules, s, eyes)
    s.eyes = eyes


@rule
def count_own_specials(rules: Rules, s: State, seat: int) -> None:
    """A seat knows its own jokers and special cards, and so a little more of the others'."""
    for pile in range(PILES):
        s.least[seat][pile] = own_specials(s, seat, pile)
        s.most[seat][pile] = own_specials(s, seat, pile)
        tighten(rules, s, pile)


@rule
def hide_cards(s: State, other: int) -> None:
    """Another seat's hand, its face-down cards, and what it knows itself."""
    for kind in range(PEOPLE):
        s.pool[kind] += s.hand[other][kind]
        s.given[other][kind] = 0
        s.late[other][kind] = 0
    for kind in range(len(s.hand[other])):
        s.hand[other][kind] = 0
    if s.open[other] == 0:
        for kind in range(LAYABLE):
            if kind < PEOPLE:
                s.pool[kind] += s.laid[other][kind]
            s.laid[other][kind] = 0


@rule
def imagine(rules: Rules, s: State, key0: int, key1: int) -> None:
    """Fill a view with a world: cards and tokens of the others, the nun-row, the deck.

    Each card goes where it can be by what the seat knows, and is as likely in one place as in another.
    """
    n = imagine_specials(rules, s, key0, key1, 0)
    n = imagine_given(rules, s, key0, key1, n)
    sort_pool(s)
    n = imagine_row(s, key0, key1, n)
    n = imagine_hands(rules, s, key0, key1, n)
    n = imagine_laid(rules, s, key0, key1, n)
    imagine_tokens(rules, s, key0, key1, n)
    for other in range(rules.seats):
        if other != s.eyes and s.refilled:
            for kind in range(PEOPLE):
                s.late[other][kind] = s.pool[kind]
    s.eyes = NONE


@rule
def room(s: State, seat: int) -> int:
    """Cards of another seat that are still to be imagined: in hand or face down."""
    count = s.hand_size[seat]
    if s.open[seat] == 0:
        count += s.laid_size[seat]
    for kind in range(len(s.hand[seat])):
        count -= s.hand[seat][kind]
    return count


@rule
def room_for(s: State, seat: int, pile: int, bounded: bool) -> int:
    """How many more of a pile's cards a seat can have: what is known of it, and only what can be laid is laid."""
    space = room(s, seat)
    if JOKER + pile >= PASS_CARD:
        held = s.hand_size[seat]
        for kind in range(PASS_CARD, len(s.hand[seat])):
            held -= s.hand[seat][kind]
        space = min(space, held)
    if bounded:
        space = min(space, s.most[seat][pile] - s.hand[seat][JOKER + pile])
    return max(0, space)


@rule
def all_room(rules: Rules, s: State, pile: int, bounded: bool) -> int:
    """How many more of a pile's cards the others can have."""
    total = 0
    for seat in range(rules.seats):
        if seat != s.eyes:
            total += room_for(s, seat, pile, bounded)
    return total


@rule
def make_room(rules: Rules, s: State, pile: int) -> bool:
    """Move a card of another pile, which was put where it need not be, to where it can be too."""
    for seat in range(rules.seats):
        if seat != s.eyes and s.most[seat][pile] > s.hand[seat][JOKER + pile]:
            for moved in range(PILES):
                if s.hand[seat][JOKER + moved] > s.least[seat][moved]:
                    s.hand[seat][JOKER + moved] -= 1
                    if room_for(s, seat, pile, True) > 0:
                        for other in range(rules.seats):
                            if other != seat and other != s.eyes and room_for(s, other, moved, True) > 0:
                                s.hand[other][JOKER + moved] += 1
                                return True
                    s.hand[seat][JOKER + moved] += 1
    return False


@rule
def imagine_specials(rules: Rules, s: State, key0: int, key1: int, n: int) -> int:
    """Jokers and special cards: what all know of them, then the rest where it can be; what can't be laid first."""
    for other in range(rules.seats):
        if other != s.eyes:
            for pile in range(PILES):
                s.hand[other][JOKER + pile] = s.least[other][pile]
    for back in range(PILES):
        pile = PILES - 1 - back
        left = rules.piles[pile] - s.piles[pile]
        for seat in range(rules.seats):
            left -= s.hand[seat][JOKER + pile]
            if JOKER + pile < LAYABLE:
                left -= s.laid[seat][JOKER + pile]
        while left > 0:
            bounded = True
            total = all_room(rules, s, pile, bounded)
            if total == 0 and make_room(rules, s, pile):
                total = all_room(rules, s, pile, bounded)
            if total == 0:
                bounded = False
                total = all_room(rules, s, pile, bounded)
            index = scale(number(key0, key1, n), total)
            n += 1
            seat = 0
            while seat == s.eyes or index >= room_for(s, seat, pile, bounded):
                if seat != s.eyes:
                    index -= room_for(s, seat, pile, bounded)
                seat += 1
            s.hand[seat][JOKER + pile] += 1
            left -= 1
    return n


@rule
def random_other(rules: Rules, s: State, r: int) -> int:
    """Another seat, more likely the more of its cards are still to be imagined."""
    total = 0
    for seat in range(rules.seats):
        if seat != s.eyes:
            total += room(s, seat)
    index = scale(r, total)
    seat = 0
    while seat == s.eyes or index >= room(s, seat):
        if seat != s.eyes:
            index -= room(s, seat)
        seat += 1
    return seat


@rule
def imagine_given(rules: Rules, s: State, key0: int, key1: int, n: int) -> int:
    """Cards the seat gave away are with the others."""
    if s.eyes == PUBLIC:
        return n
    for kind in range(PEOPLE):
        for _ in range(s.given[s.eyes][kind]):
            seat = random_other(rules, s, number(key0, key1, n))
            n += 1
            s.hand[seat][kind] += 1
            s.pool[kind] -= 1
    return n


@rule
def scratch(s: State) -> int:
    """A seat that is not the one that sees: what it knows is free to be written until it is imagined at the end."""
    return 1 if s.eyes == 0 else 0


@rule
def sort_pool(s: State) -> None:
    """Note in the scratch seat's `late` which cards of the pool can't be in the nun-row."""
    for kind in range(PEOPLE):
        late = 0 if s.eyes == PUBLIC else s.late[s.eyes][kind]
        s.late[scratch(s)][kind] = min(late, s.pool[kind])


@rule
def in_pool(s: State, kind: int, late: bool) -> int:
    """Cards of a kind in the late or in the other part of the pool."""
    count = s.late[scratch(s)][kind]
    return count if late else s.pool[kind] - count


@rule
def pick_from_pool(s: State, late: bool, r: int) -> int:
    """A card of one part of the pool leaves it."""
    total = 0
    for kind in range(PEOPLE):
        total += in_pool(s, kind, late)
    index = scale(r, total)
    kind = 0
    while index >= in_pool(s, kind, late):
        index -= in_pool(s, kind, late)
        kind += 1
    s.pool[kind] -= 1
    if late:
        s.late[scratch(s)][kind] -= 1
    return kind


@rule
def imagine_row(s: State, key0: int, key1: int, n: int) -> int:
    """The nun-row: cards others have looked at, and after a refill the unseen ones too; none of them is late."""
    for spot in range(ROW):
        if s.row[spot] == NONE and (s.seen[spot] or s.refilled):
            kind = pick_from_pool(s, False, number(key0, key1, n))
            n += 1
            if s.seen[spot]:
                s.row[spot] = kind
            else:
                s.old[kind] += 1
    return n


@rule
def imagine_hands(rules: Rules, s: State, key0: int, key1: int, n: int) -> int:
    """Population cards of the others. After a refill they get what can't be in the deck, and some of the late cards."""
    wanted = 0
    for seat in range(rules.seats):
        if seat != s.eyes:
            wanted += room(s, seat)
    while wanted > 0:
        seat = random_other(rules, s, number(key0, key1, n))
        early = 0
        for kind in range(PEOPLE):
            early += in_pool(s, kind, False)
        late = s.refilled and s.eyes != PUBLIC and scale(number(key0, key1, n + 1), wanted) >= early
        s.hand[seat][pick_from_pool(s, bool(late), number(key0, key1, n + 2))] += 1
        n += 3
        wanted -= 1
    return n


@rule
def imagine_laid(rules: Rules, s: State, key0: int, key1: int, n: int) -> int:
    """Which of a seat's cards lie face down: any that can be laid."""
    for seat in range(rules.seats):
        if seat != s.eyes and s.open[seat] == 0:
            for _ in range(s.laid_size[seat]):
                total = 0
                for kind in range(LAYABLE):
                    total += s.hand[seat][kind]
                index = scale(number(key0, key1, n), total)
                n += 1
                kind = 0
                while index >= s.hand[seat][kind]:
                    index -= s.hand[seat][kind]
                    kind += 1
                s.hand[seat][kind] -= 1
                s.laid[seat][kind] += 1
    return n


@rule
def imagine_tokens(rules: Rules, s: State, key0: int, key1: int, n: int) -> int:
    """Victory tokens of the others."""
    for seat in range(rules.seats):
        if seat != s.eyes:
            for _ in range(s.token_size[seat]):
                total = 0
                for value in range(VALUES):
                    total += s.token_left[value]
                index = scale(number(key0, key1, n), total)
                n += 1
                value = 0
                while index >= s.token_left[value]:
                    index -= s.token_left[value]
                    value += 1
                s.token_left[value] -= 1
                s.tokens[seat][value] += 1
    return n
