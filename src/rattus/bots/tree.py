"""Information-set tree search, made for each game from its rules and its sense (see `kernel/playing.py`).

One simulation: imagine a world that fits the view, walk down the tree by the best compromise of what is known, hoped
and untried, add one edge, play on by informed chance up to the horizon, and tell all edges on the way what came of it.

The tree has an edge for each decision that was ever tried after a series of decisions. Chance is in it only as far as
`branching` says: below the first outcomes on a way the tree has branches, below further ones its edges learn averages.
An edge is a slot of a hash table.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from math import sqrt
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from rattus.bots.floats import exp
from rattus.kernel.chance import number, scale
from rattus.kernel.contract import CHANCE, OVER, Cells, Floats, Numbers, Steps

if TYPE_CHECKING:
    State: TypeAlias = Any
    Rules: TypeAlias = Any
    Batch: TypeAlias = MutableSequence[Any]

actor = legal = pick = apply = imagine = results = cast("Callable[..., Any]", None)
worth = mark = evaluate = features = view = cast("Callable[..., Any]", None)
"""The game's own take their places."""

CURIOSITY, HOPE, HORIZON, WINNING, CANDIDATES, SHARPNESS, MARGIN, BRANCHING = range(8)
SETTINGS = ("curiosity", "hope", "horizon", "winning", "candidates", "sharpness", "margin", "branching")
"""What can be set: how much untried steps attract, how good they are hoped to be beside the rest, after how many turns
a position is judged, how much of the reward is the victory (the rest is being ahead), of how many random steps of a
playout the worthiest is taken, how much a step's worth counts, how much a point ahead counts, and how many outcomes of
chance in a row have branches of their own."""

EMPTY = 0
NOBODY = 7
"""Who makes the edges of chance."""
DEEPEST = 512
"""Decisions of one simulation that are remembered."""
ROOM = 512
"""Numbers in the buffer of rewards; from the ninth on there is room for features."""
LONGEST = 20_000
"""Steps of one simulation, at most."""


def edge_key(node: int, step: int, seat: int) -> int:
    """An edge is known by the node it leaves, the step, and the seat that makes it."""
    return ((node << 15) | step) * 8 + seat + 1


def edge_at(keys: Numbers, node: int, step: int, seat: int) -> int:
    """The slot of an edge, or the empty slot where it would be."""
    key = edge_key(node, step, seat)
    mask = len(keys) - 1
    slot = ((key * 0x9E3779B1) >> 7) & mask
    while keys[slot] != EMPTY and keys[slot] != key:
        slot = (slot + 1) & mask
    return slot


def choose(
    rules: Rules,
    s: State,
    node: int,
    seat: int,
    count: int,
    out: Steps,
    keys: Numbers,
    visits: Cells,
    value: Floats,
    prior: Floats,
    settings: Floats,
) -> int:
    """Which of the legal steps to try: what it has brought, and how much it deserves to be tried more.

    A step's share of curiosity grows with its worth; one that was never tried is hoped to be about as good as the rest.
    """
    total = 0.0
    tried = 0
    brought = 0.0
    for i in range(count):
        prior[i] = exp(worth(rules, s, out[i]) * settings[SHARPNESS])
        total += prior[i]
        slot = edge_at(keys, node, out[i], seat)
        if keys[slot] != EMPTY:
            tried += visits[slot]
            brought += value[slot]
    hope = settings[HOPE]
    if tried > 0:
        hope += brought / tried
    else:
        hope += 0.5
    reach = settings[CURIOSITY] * sqrt(tried + 1.0) / total
    best = -1e9
    chosen = 0
    for i in range(count):
        slot = edge_at(keys, node, out[i], seat)
        known = hope
        times = 0
        if keys[slot] != EMPTY:
            times = visits[slot]
            if times > 0:
                known = value[slot] / times
        score = known + reach * prior[i] / (1.0 + times)
        if score > best:
            best = score
            chosen = i
    return out[chosen]


def informed(rules: Rules, s: State, count: int, out: Steps, candidates: int, r: int) -> int:
    """The worthiest of a few random legal steps."""
    chosen = out[scale(r, count)]
    best = worth(rules, s, chosen)
    for _ in range(1, candidates):
        r = (r * 1664525 + 1013904223) & 0xFFFFFFFF
        other = out[scale(r, count)]
        if other != chosen:
            better = worth(rules, s, other)
            if better > best:
                best = better
                chosen = other
    return chosen


def reward_of_results(
    rules: Rules, s: State, settings: Floats, score: Numbers, rank: Numbers, reward: Floats
) -> None:
    """Shares of the victory, and a little for points ahead of the best other seat."""
    winners = results(rules, s, score, rank)
    for seat in range(rules.seats):
        others = -1000
        for other in range(rules.seats):
            if other != seat:
                others = max(others, score[other])
        ahead = 1.0 / (1.0 + exp((others - score[seat]) * settings[MARGIN]))
        reward[seat] = (1.0 - settings[WINNING]) * ahead
    for place in range(winners):
        reward[rank[place]] += settings[WINNING] / winners


def simulate(
    rules: Rules,
    view: State,
    work: Batch,
    keys: Numbers,
    visits: Cells,
    value: Floats,
    settings: Floats,
    weights: Floats,
    reward: Floats,
    prior: Floats,
    score: Numbers,
    rank: Numbers,
    out: Steps,
    path: Cells,
    node: int,
    key0: int,
    key1: int,
    used: int,
) -> int:
    """One simulation from a node on; returns how many edges the tree has then."""
    work[0] = view
    s = work[0]
    imagine(rules, s, key0, key1)
    until = mark(rules, s) + int(settings[HORIZON])
    candidates = int(settings[CANDIDATES])
    branches = int(settings[BRANCHING])
    in_tree = True
    depth = 0
    n = 1_000_000
    asked = actor(rules, s)
    while asked != OVER and n < 1_000_000 + LONGEST:
        n += 1
        if asked == CHANCE:
            step = pick(rules, s, number(key0, key1, n))
            if in_tree and branches > 0:
                branches -= 1
                slot = edge_at(keys, node, step, NOBODY)
                if keys[slot] == EMPTY and used * 4 < len(keys) * 3:
                    keys[slot] = edge_key(node, step, NOBODY)
                    used += 1
                if keys[slot] == EMPTY:
                    in_tree = False
                node = slot + 1
        else:
            if mark(rules, s) >= until:
                break
            count = legal(rules, s, out)
            step = out[0]
            if in_tree and depth < DEEPEST:
                if count > 1:
                    step = choose(rules, s, node, asked, count, out, keys, visits, value, prior, settings)
                slot = edge_at(keys, node, step, asked)
                if keys[slot] == EMPTY:
                    in_tree = False
                    if used * 4 < len(keys) * 3:
                        keys[slot] = edge_key(node, step, asked)
                        used += 1
                if keys[slot] != EMPTY:
                    path[2 * depth] = slot
                    path[2 * depth + 1] = asked
                    depth += 1
                    node = slot + 1
            elif count > 1:
                step = informed(rules, s, count, out, candidates, number(key0, key1, n))
        apply(rules, s, step)
        asked = actor(rules, s)
    if asked == OVER:
        reward_of_results(rules, s, settings, score, rank, reward)
    else:
        evaluate(rules, s, weights, reward)
    for i in range(depth):
        visits[path[2 * i]] += 1
        value[path[2 * i]] += reward[path[2 * i + 1]]
    return used


def search(
    rules: Rules,
    view: State,
    work: Batch,
    keys: Numbers,
    visits: Cells,
    value: Floats,
    settings: Floats,
    weights: Floats,
    reward: Floats,
    prior: Floats,
    score: Numbers,
    rank: Numbers,
    out: Steps,
    path: Cells,
    node: int,
    key0: int,
    key1: int,
    first: int,
    count: int,
    used: int,
) -> int:
    """Many simulations, each with random numbers of its own; returns how many edges the tree has then."""
    for i in range(first, first + count):
        used = simulate(
            rules,
            view,
            work,
            keys,
            visits,
            value,
            settings,
            weights,
            reward,
            prior,
            score,
            rank,
            out,
            path,
            node,
            number(key0, key1, 2 * i),
            number(key0, key1, 2 * i + 1),
            used,
        )
    return used


def favourite(node: int, seat: int, count: int, out: Steps, keys: Numbers, visits: Cells) -> int:
    """The step that was tried most often."""
    chosen = out[0]
    most = -1
    for i in range(count):
        slot = edge_at(keys, node, out[i], seat)
        times = visits[slot] if keys[slot] != EMPTY else 0
        if times > most:
            most = times
            chosen = out[i]
    return chosen


def self_play(
    rules: Rules,
    s: State,
    work: Batch,
    keys: Numbers,
    visits: Cells,
    value: Floats,
    settings: Floats,
    weights: Floats,
    reward: Floats,
    prior: Floats,
    score: Numbers,
    rank: Numbers,
    out: Steps,
    path: Cells,
    key0: int,
    key1: int,
    thoughts: int,
    whims: int,
    table: Floats,
    shares: Floats,
) -> int:
    """A game of a bot against itself; the features of all seats at the beginning of each turn are written down.

    `whims` of 1000 decisions are random, for variety. Returns how many positions there are.
    """
    n = 0
    positions = 0
    last = -1
    asked = actor(rules, s)
    while asked != OVER:
        n += 1
        r = number(key0, key1, 3 * n)
        if asked == CHANCE:
            step = pick(rules, s, r)
        else:
            now = mark(rules, s)
            if now != last:
                last = now
                for seat in range(rules.seats):
                    width = features(rules, s, seat, reward[8:])
                    start = (positions * rules.seats + seat) * width
                    if start + width <= len(table):
                        for i in range(width):
                            table[start + i] = reward[8 + i]
                positions += 1
            count = legal(rules, s, out)
            step = out[0]
            if count > 1:
                if scale(r, 1000) < whims:
                    step = out[scale(number(key0, key1, 3 * n + 1), count)]
                else:
                    for i in range(len(keys)):
                        keys[i] = EMPTY
                        visits[i] = 0
                        value[i] = 0.0
                    work[1] = s
                    view(rules, work[1], asked)
                    used = 0
                    base = number(key0, key1, 3 * n + 2)
                    for i in range(thoughts):
                        used = simulate(
                            rules,
                            work[1],
                            work,
                            keys,
                            visits,
                            value,
                            settings,
                            weights,
                            reward,
                            prior,
                            score,
                            rank,
                            out,
                            path,
                            0,
                            number(base, key1, 2 * i),
                            number(base, key1, 2 * i + 1),
                            used,
                        )
                    count = legal(rules, s, out)
                    step = favourite(0, asked, count, out, keys, visits)
        apply(rules, s, step)
        asked = actor(rules, s)
    winners = results(rules, s, score, rank)
    for seat in range(rules.seats):
        shares[seat] = 0.0
    for place in range(winners):
        shares[rank[place]] = 1.0 / winners
    return positions


PATTERNS = (edge_key, edge_at, choose, informed, reward_of_results, simulate, search, favourite, self_play)
