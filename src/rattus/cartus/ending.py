"""The end: points for the tracks, for cards in hand, gold and tokens; then the plague. [§5]"""

from __future__ import annotations

from rattus.cartus.state import (
    ASK_NOTHING,
    CLASSES,
    FLUTE,
    GOLD,
    JOKER,
    NUNS,
    PASS_CARD,
    ROW,
    SWORD,
    Rules,
    State,
)
from rattus.kernel.contract import Numbers
from rattus.kernel.rule import rule


@rule
def score_tracks(rules: Rules, s: State, score: Numbers) -> None:
    """Most, second and third on each track; nobody scores without influence."""
    for kind in range(CLASSES):
        for place in range(min(3, rules.seats)):
            seat = s.track[kind][place]
            if s.influence[kind][seat] > 0:
                score[seat] += rules.class_points[place]


@rule
def held(s: State, seat: int, card: int) -> int:
    """Cards of a sort in hand; population cards and jokers are one sort, under the name of the joker."""
    if card != JOKER:
        return s.hand[seat][card]
    count = 0
    for kind in range(JOKER + 1):
        count += s.hand[seat][kind]
    return count


@rule
def most_held(rules: Rules, s: State, card: int, below: int) -> int:
    """The largest number of cards of a sort in a hand that is below another number."""
    most = 0
    for seat in range(rules.seats):
        count = held(s, seat, card)
        if count < below:
            most = max(most, count)
    return most


@rule
def holders(rules: Rules, s: State, card: int, count: int) -> int:
    """How many seats have exactly this many cards of a sort in hand."""
    found = 0
    for seat in range(rules.seats):
        found += held(s, seat, card) == count
    return found


@rule
def share(rules: Rules, s: State, card: int, count: int, points: int, score: Numbers) -> None:
    """Points for each seat with exactly this many cards of a sort; none for holding none."""
    if count > 0:
        for seat in range(rules.seats):
            if held(s, seat, card) == count:
                score[seat] += points


@rule
def score_hands(rules: Rules, s: State, card: int, score: Numbers) -> None:
    """Most cards of a sort in hand; less if several have as many."""
    most = most_held(rules, s, card, 1 << 20)
    alone = holders(rules, s, card, most) == 1
    share(rules, s, card, most, rules.most_points if alone else rules.most_tied, score)


@rule
def score_gold(rules: Rules, s: State, score: Numbers) -> None:
    """Most gold and second most; several with most share one sum, and there is no second; a tie for second shares."""
    most = most_held(rules, s, GOLD, 1 << 20)
    firsts = holders(rules, s, GOLD, most)
    if firsts > 1:
        share(rules, s, GOLD, most, rules.gold_tied // firsts, score)
        return
    share(rules, s, GOLD, most, rules.gold_points[0], score)
    second = most_held(rules, s, GOLD, most)
    share(rules, s, GOLD, second, rules.gold_points[1] // max(1, holders(rules, s, GOLD, second)), score)


@rule
def nuns_in_row(s: State) -> int:
    """Nuns of the nun-row, as far as it is known."""
    nuns = 0
    for spot in range(ROW):
        if s.row[spot] >= 0:
            nuns += s.row[spot] % NUNS
    return nuns


@rule
def is_dead(s: State, seat: int) -> bool:
    """At the end: more rats than the row has nuns."""
    return s.ask == ASK_NOTHING and s.rats[seat] > nuns_in_row(s)


@rule
def comes_before(s: State, score: Numbers, seat: int, other: int) -> bool:
    """The living before the dead; then more points; then fewer rats. Full ties in seat order."""
    if is_dead(s, seat) != is_dead(s, other):
        return is_dead(s, other)
    if score[seat] != score[other]:
        return score[seat] > score[other]
    return s.rats[seat] < s.rats[other]


@rule
def results(rules: Rules, s: State, score: Numbers, rank: Numbers) -> int:
    """Points by seat, the seats from first to last, and how many of them share the victory: none if all are dead."""
    for seat in range(rules.seats):
        score[seat] = 0
        for value in range(rules.values):
            score[seat] += s.tokens[seat][value] * rules.token_value[value]
    score_tracks(rules, s, score)
    score_hands(rules, s, JOKER, score)
    score_hands(rules, s, SWORD, score)
    score_hands(rules, s, FLUTE, score)
    score_hands(rules, s, PASS_CARD, score)
    score_gold(rules, s, score)
    for seat in range(rules.seats):
        at = seat
        while at > 0 and comes_before(s, score, seat, rank[at - 1]):
            rank[at] = rank[at - 1]
            at -= 1
        rank[at] = seat
    if is_dead(s, rank[0]):
        return 0
    winners = 1
    while winners < rules.seats and not (
        comes_before(s, score, rank[0], rank[winners]) or is_dead(s, rank[winners])
    ):
        winners += 1
    return winners
