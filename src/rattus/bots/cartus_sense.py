"""Sense for the card game: what a step is worth at a glance, and how a position stands."""

from __future__ import annotations

from math import sqrt

from rattus.bots.floats import exp, log
from rattus.bots.tree import Insight, searching
from rattus.cartus import game
from rattus.cartus.state import (
    CLASSES,
    COPIES,
    JOKER,
    NUNS,
    PEOPLE,
    PILES,
    PLAGUE,
    ROW,
    Rules,
    State,
)
from rattus.cartus.steps import DISCARD, DONE, ENOUGH, ENTER, GIVE, LAY, LOOK, PASS, SUPPLY
from rattus.kernel.contract import Floats
from rattus.kernel.rule import rule


@rule
def of_class(s: State, seat: int, kind: int) -> int:
    """Population cards of a class in hand."""
    count = 0
    for nuns in range(NUNS):
        count += s.hand[seat][kind * NUNS + nuns]
    return count


@rule
def gain(rules: Rules, s: State, seat: int, kind: int, cards: int) -> int:
    """What this many more cards bring on a track: a place at all, the lead, or just to be further."""
    if cards == 0:
        return 0
    own = s.influence[kind][seat]
    best = 0
    for other in range(rules.seats):
        if other != seat:
            best = max(best, s.influence[kind][other])
    worth = min(3, cards)
    if own == 0:
        worth += 2
    if own <= best and own + cards > best:
        worth += 2
    return worth


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """A guess at how good a step is, quickly."""
    seat = s.seat
    if step >= GIVE:
        if step == ENOUGH:
            return 1
        if step >= DISCARD and s.rats[seat] < TOLERABLE:
            return 0
        kind = (step - DISCARD) if step >= DISCARD else (step - GIVE)
        return 2 if kind < PEOPLE else 0
    if step == DONE:
        return 1
    if step >= LAY and step < DONE:
        kind = step - LAY
        if kind >= JOKER:
            return 3 if kind == JOKER else 1
        ours = rules.building_class[s.shown[s.entered[seat]] // COPIES]
        if kind // NUNS == ours:
            return 6
        if s.rats[seat] + s.laid_size[seat] > TOLERABLE:
            return -3
        return 4 if s.influence[ours][seat] + s.laid_size[seat] == 0 else 1
    if step >= ENTER and step < PASS:
        kind = rules.building_class[s.shown[step - ENTER] // COPIES]
        return gain(rules, s, seat, kind, of_class(s, seat, kind))
    if step >= SUPPLY and step < LOOK:
        copy = s.shown[step - SUPPLY] % COPIES
        tired = 2 if s.rats[seat] >= TOLERABLE else 1
        return rules.supply[copy][0] + tired * rules.supply[copy][1] + rules.supply[copy][2]
    return 0


TOLERABLE = 8
"""This many rats are no danger yet: five unknown cards show ten nuns on average."""


@rule
def mark(rules: Rules, s: State) -> int:
    """Rounds so far."""
    return s.round + (s.stage == PLAGUE)


@rule
def hope(s: State, seat: int) -> float:
    """About how likely a seat survives: its rats beside the nuns known and those to be expected."""
    nuns = 0
    unknown = 0
    for spot in range(ROW):
        if s.row[spot] >= 0:
            nuns += s.row[spot] % NUNS
        else:
            unknown += 1
    left = 0
    cards = 0
    for kind in range(PEOPLE):
        count = s.old[kind] if s.refilled else s.pool[kind]
        left += count * (kind % NUNS)
        cards += count
    expected = nuns + unknown * left / max(1, cards)
    spare = (expected + 0.5 - s.rats[seat]) / sqrt(0.1 + SPREAD * unknown)
    return 1.0 / (1.0 + exp(-1.7 * spare))


SPREAD = 2.6
"""The variance of a card's nuns."""
NAMES = (
    "points on tracks",
    "influence",
    "rats",
    "survival, as a logarithm",
    "survival",
    "rats above ten",
    "cards above six",
    "population cards",
    "jokers",
    "swords",
    "flutes",
    "pass cards",
    "gold",
    "tokens",
    "lead on tracks",
    "behind on tracks",
    "nuns seen",
    "turns to wait",
)
"""What is counted for a seat."""
OWN = len(NAMES)
FEATURES = 2 * OWN
"""Each counts for itself, and once more by how far the game has come."""


@rule
def features(rules: Rules, s: State, seat: int, out: Floats) -> int:
    """What a seat has, as far as it matters for winning."""
    for i in range(FEATURES):
        out[i] = 0.0
    for kind in range(CLASSES):
        own = s.influence[kind][seat]
        out[1] += own
        for place in range(min(3, rules.seats)):
            if s.track[kind][place] == seat and own > 0:
                out[0] += rules.class_points[place]
                if place == 0:
                    ahead = own - s.influence[kind][s.track[kind][1]]
                    out[14] += min(ahead, 3)
        if s.track[kind][0] != seat:
            out[15] += min(3, s.influence[kind][s.track[kind][0]] - own)
    survives = hope(s, seat)
    out[2] = s.rats[seat]
    out[3] = log(survives + 0.01)
    out[4] = survives
    out[5] = max(0, s.rats[seat] - 10)
    out[6] = max(0, s.hand_size[seat] - 6)
    for kind in range(PEOPLE):
        out[7] += s.hand[seat][kind]
    for pile in range(PILES):
        out[8 + pile] = s.hand[seat][JOKER + pile]
    for value in range(rules.values):
        out[13] += s.tokens[seat][value] * rules.token_value[value]
    for spot in range(ROW):
        out[16] += (s.seen[spot] >> seat) & 1
    out[17] = (seat - s.start + rules.seats) % rules.seats
    rounds = rules.buildings // rules.width
    far = s.round / rounds
    for i in range(OWN):
        out[OWN + i] = out[i] * far
    return FEATURES


@rule
def evaluate(rules: Rules, s: State, weights: Floats, value: Floats) -> None:
    """Shares of the victory: the better a seat stands, the more; nobody wins if all die."""
    total = 0.0
    room = value[8:]
    for seat in range(rules.seats):
        count = features(rules, s, seat, room)
        standing = 0.0
        for i in range(count):
            standing += weights[i] * room[i]
        value[seat] = exp(standing)
        total += value[seat]
    nobody = 1.0
    for seat in range(rules.seats):
        nobody *= 1.0 - hope(s, seat)
    for seat in range(rules.seats):
        value[seat] *= (1.0 - nobody) / total


SEARCH = searching(game.CONTRACT, Insight(worth, mark, features, evaluate))
search, weigh, self_play = SEARCH.search, SEARCH.weigh, SEARCH.self_play
