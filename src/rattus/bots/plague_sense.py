"""Sense for the board game: what a step is worth at a glance, and how a position stands."""

from __future__ import annotations

from rattus.bots.floats import exp
from rattus.bots.tree import Insight, searching
from rattus.kernel.contract import Floats
from rattus.kernel.rule import rule
from rattus.plague import game
from rattus.plague.cards import card_worth, worth_of_taking
from rattus.plague.state import ASK_LAST, CARDS, COUNTS, REGIONS, Rules, State
from rattus.plague.steps import (
    BLOCK,
    CALM,
    CARD,
    ENOUGH,
    FURY,
    PASS,
    PLACE,
    PLAGUE,
    SETTLE,
    SPREAD,
    TAKE,
)
from rattus.plague.worth import danger, others


@rule
def worth(rules: Rules, s: State, step: int) -> int:
    """A guess at how good a step is, quickly."""
    if step >= CARD:
        return int(card_worth((step - CARD) // BLOCK, rules, s, step))
    if step >= SPREAD:
        if step == CALM or step == ENOUGH or step == PASS:
            return 0
        if step == FURY:
            return others(rules, s, s.plague)
        if step < SPREAD + REGIONS:
            return others(rules, s, step - SPREAD)
        return 0
    if step >= PLACE:
        region = (step - PLACE) // COUNTS
        return 2 + 3 * ((step - PLACE) % COUNTS) - danger(rules, s, region)
    if step >= TAKE:
        return int(worth_of_taking(step - TAKE))
    if step >= SETTLE:
        return 0
    if step >= PLAGUE:
        region = step - PLAGUE
        return others(rules, s, region) if s.rats[region] > 0 else 0
    return 0


@rule
def mark(rules: Rules, s: State) -> int:
    """Turns so far; the last round counts as further ones."""
    return s.turn + (1 if s.ask == ASK_LAST or s.final else 0)


NAMES = (
    "haven",
    "reserve",
    "beside 0 rats",
    "beside 1 rat",
    "beside 2 rats",
    "beside 3 rats",
    "majorities",
    "crowds",
    "near the plague",
    "majorities near the plague",
    "regions",
    "turns to wait",
    "in majorities",
    "alone",
    "held and in danger",
    "regions in danger",
)
"""What is counted for a seat, beside the cards it holds: citizens and regions; danger is having rats beside."""
OWN = len(NAMES)
INPUTS = OWN + CARDS
FEATURES = 2 * INPUTS
"""Each counts for itself, and once more by how far the game has come."""
CROWD = 4


@rule
def progress(rules: Rules, s: State) -> float:
    """How far the game has come, from 0 to 1: rats or citizens run out."""
    reserve = rules.citizens
    for seat in range(rules.seats):
        reserve = min(reserve, s.reserve[seat])
    return max(1.0 - s.supply / max(1, rules.supply), 1.0 - reserve / rules.citizens)


@rule
def features(rules: Rules, s: State, seat: int, out: Floats) -> int:
    """What a seat has, as far as it matters for winning."""
    for i in range(FEATURES):
        out[i] = 0.0
    held = 0
    for i in range(rules.cards):
        if s.holder[rules.card[i]] == seat:
            out[OWN + rules.card[i]] = 1.0
            held += 1
    out[0] = s.haven[seat]
    out[1] = s.reserve[seat]
    reach = 0 if s.plague < 0 else rules.reach[0][s.plague] | (1 << s.plague)
    for region in range(rules.regions):
        own = s.citizens[region][seat]
        if own > 0:
            rats = s.rats[region]
            out[2 + rats] += own
            if rats > 0:
                population = 0
                most = 0
                for other in range(rules.seats):
                    population += s.citizens[region][other]
                    most = max(most, s.citizens[region][other])
                near = (reach >> region) & 1
                out[6] += own == most
                out[7] += population >= CROWD
                out[8] += near * own
                out[9] += near * (own == most)
                out[12] += own * (own == most)
                out[13] += population == own
                out[14] += held * own
                out[15] += 1
            out[10] += 1
    out[11] = (seat - s.seat + rules.seats) % rules.seats
    far = progress(rules, s)
    for i in range(INPUTS):
        out[INPUTS + i] = out[i] * far
    return FEATURES


@rule
def evaluate(rules: Rules, s: State, weights: Floats, value: Floats) -> None:
    """Shares of the victory: the better a seat stands, the more."""
    total = 0.0
    room = value[8:]
    for seat in range(rules.seats):
        count = features(rules, s, seat, room)
        standing = 0.0
        for i in range(count):
            standing += weights[i] * room[i]
        value[seat] = exp(standing)
        total += value[seat]
    for seat in range(rules.seats):
        value[seat] /= total


SEARCH = searching(game.CONTRACT, Insight(worth, mark, features, evaluate))
search, weigh, self_play = SEARCH.search, SEARCH.weigh, SEARCH.self_play
