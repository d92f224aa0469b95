"""Information-set tree search: a factory that makes it for each game, of its rules and of what bots know of it.

One simulation: imagine a world that fits the view, walk down the tree by the best compromise of what is known, hoped
and untried, add one edge, play on by informed chance up to the horizon, and tell all edges on the way what came of it.

The tree has an edge for each decision that was ever tried after a series of decisions. Chance is in it only as far as
`branching` says: below the first outcomes on a way the tree has branches, below further ones its edges learn averages.
An edge is a slot of a hash table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Generic, NamedTuple

from rattus.bots.floats import exp
from rattus.kernel.chance import number, scale
from rattus.kernel.contract import (
    CHANCE,
    MOST_SEATS,
    OVER,
    Batch,
    Cells,
    Contract,
    Floats,
    Numbers,
    R,
    S,
    Steps,
)
from rattus.kernel.rule import rule

CURIOSITY, HOPE, HORIZON, WINNING, CANDIDATES, SHARPNESS, MARGIN, BRANCHING = range(8)
SETTINGS = ("curiosity", "hope", "horizon", "winning", "candidates", "sharpness", "margin", "branching")
"""What can be set: how much untried steps attract, how good they are hoped to be beside the rest, after how many turns
a position is judged, how much of the reward is the victory (the rest is being ahead), of how many random steps of a
playout the worthiest is taken, how much a step's worth counts, how much a point ahead counts, and how many outcomes of
chance in a row have branches of their own."""

EMPTY = 0
NOBODY = 7
"""The function that makes the edges of chance."""
DEEPEST = 512
"""Decisions of one simulation that are remembered."""
ROOM = 512
"""Numbers in the buffer of rewards; from the ninth on there is room for features."""
SUMS = ROOM - 2 * MOST_SEATS
SQUARES = ROOM - MOST_SEATS
"""Where `weigh` adds up what seats have been rewarded with, and the squares of that."""
ANY = -1
"""No step is forced."""
LONGEST = 20_000
"""Steps of one simulation, at most."""


@dataclass(frozen=True)
class Insight(Generic[R, S]):
    """What bots know of a game, as rules."""

    worth: Callable[[R, S, int], int]
    """A guess at how good a step is, quickly."""
    mark: Callable[[R, S], int]
    """Turns so far."""
    features: Callable[[R, S, int, Floats], int]
    """What a seat has, as far as it matters for winning; returns how many numbers these are."""
    evaluate: Callable[[R, S, Floats, Floats], None]
    """The seats' shares of the victory, from weights of the features."""


class Memory(NamedTuple, Generic[S]):
    """What a search knows and works in."""

    work: Batch[S]
    """The world of a simulation, and the view of a seat."""
    keys: Numbers
    visits: Cells
    value: Floats
    """The tree: which edge is in a slot, how often it was tried, and what that brought in all."""
    settings: Floats
    weights: Floats
    reward: Floats
    prior: Floats
    score: Numbers
    rank: Numbers
    out: Steps
    path: Cells
    """The edges of a simulation, and who made them."""


class Search(NamedTuple, Generic[R, S]):
    """What `searching` makes."""

    search: Callable[[R, S, Memory[S], int, int, int, int, int, int], int]
    weigh: Callable[[R, S, Memory[S], int, int, int, int, int, int, int, int], int]
    favourite: Callable[[Memory[S], int, int, int], int]
    self_play: Callable[[R, S, Memory[S], int, int, int, int, Floats, Floats], int]


@rule
def edge_key(node: int, step: int, seat: int) -> int:
    """An edge is known by the node it leaves, the step, and the seat that makes it."""
    return ((node << 15) | step) * 8 + seat + 1


@rule
def edge_at(keys: Numbers, node: int, step: int, seat: int) -> int:
    """The slot of an edge, or the empty slot where it would be."""
    key = edge_key(node, step, seat)
    mask = len(keys) - 1
    slot = ((key * 0x9E3779B1) >> 7) & mask
    while keys[slot] != EMPTY and keys[slot] != key:
        slot = (slot + 1) & mask
    return slot


def searching(game: Contract[R, S], insight: Insight[R, S]) -> Search[R, S]:
    """The search of a game."""
    actor, legal, pick, apply = game.actor, game.legal, game.pick, game.apply
    show, imagine, results = game.view, game.imagine, game.results
    worth, mark, features, evaluate = insight.worth, insight.mark, insight.features, insight.evaluate

    @rule
    def choose(rules: R, s: S, m: Memory[S], node: int, seat: int, count: int) -> int:
        """Which of the legal steps to try: what it has brought, and how much it deserves to be tried more.

        A step's share of curiosity grows with its worth; one that was never tried is hoped to be about as good as the
        rest.
        """
        total = 0.0
        tried = 0
        brought = 0.0
        for i in range(count):
            m.prior[i] = exp(worth(rules, s, m.out[i]) * m.settings[SHARPNESS])
            total += m.prior[i]
            slot = edge_at(m.keys, node, m.out[i], seat)
            if m.keys[slot] != EMPTY:
                tried += m.visits[slot]
                brought += m.value[slot]
        hope = m.settings[HOPE]
        if tried > 0:
            hope += brought / tried
        else:
            hope += 0.5
        reach = m.settings[CURIOSITY] * sqrt(tried + 1.0) / total
        best = -1e9
        chosen = 0
        for i in range(count):
            slot = edge_at(m.keys, node, m.out[i], seat)
            known = hope
            times = 0
            if m.keys[slot] != EMPTY:
                times = m.visits[slot]
                if times > 0:
                    known = m.value[slot] / times
            score = known + reach * m.prior[i] / (1.0 + times)
            if score > best:
                best = score
                chosen = i
        return m.out[chosen]

    @rule
    def informed(rules: R, s: S, count: int, out: Steps, candidates: int, r: int) -> int:
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

    @rule
    def reward_of_results(rules: R, s: S, m: Memory[S]) -> None:
        """Shares of the victory, and a little for points ahead of the best other seat."""
        winners = results(rules, s, m.score, m.rank)
        for seat in range(rules.seats):
            others = -1000
            for other in range(rules.seats):
                if other != seat:
                    others = max(others, m.score[other])
            ahead = 1.0 / (1.0 + exp((others - m.score[seat]) * m.settings[MARGIN]))
            m.reward[seat] = (1.0 - m.settings[WINNING]) * ahead
        for place in range(winners):
            m.reward[m.rank[place]] += m.settings[WINNING] / winners

    @rule
    def play_on(rules: R, m: Memory[S], node: int, key0: int, key1: int, used: int, forced: int) -> int:
        """One simulation of the world at work, whose first decision may be forced."""
        s = m.work[0]
        until = mark(rules, s) + int(m.settings[HORIZON])
        candidates = int(m.settings[CANDIDATES])
        branches = int(m.settings[BRANCHING])
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
                    slot = edge_at(m.keys, node, step, NOBODY)
                    if m.keys[slot] == EMPTY and used * 4 < len(m.keys) * 3:
                        m.keys[slot] = edge_key(node, step, NOBODY)
                        used += 1
                    if m.keys[slot] == EMPTY:
                        in_tree = False
                    node = slot + 1
            else:
                if mark(rules, s) >= until:
                    break
                count = legal(rules, s, m.out)
                step = m.out[0]
                if in_tree and depth < DEEPEST:
                    if forced != ANY and depth == 0:
                        step = forced
                    elif count > 1:
                        step = choose(rules, s, m, node, asked, count)
                    slot = edge_at(m.keys, node, step, asked)
                    if m.keys[slot] == EMPTY:
                        in_tree = False
                        if used * 4 < len(m.keys) * 3:
                            m.keys[slot] = edge_key(node, step, asked)
                            used += 1
                    if m.keys[slot] != EMPTY:
                        m.path[2 * depth] = slot
                        m.path[2 * depth + 1] = asked
                        depth += 1
                        node = slot + 1
                elif count > 1:
                    step = informed(rules, s, count, m.out, candidates, number(key0, key1, n))
            apply(rules, s, step)
            asked = actor(rules, s)
        if asked == OVER:
            reward_of_results(rules, s, m)
        else:
            evaluate(rules, s, m.weights, m.reward)
        for i in range(depth):
            m.visits[m.path[2 * i]] += 1
            m.value[m.path[2 * i]] += m.reward[m.path[2 * i + 1]]
        return used

    @rule
    def simulate(rules: R, view: S, m: Memory[S], node: int, key0: int, key1: int, used: int) -> int:
        """One simulation of an imagined world, from a node on; returns how many edges the tree has then."""
        m.work[0] = view
        imagine(rules, m.work[0], key0, key1)
        return play_on(rules, m, node, key0, key1, used, ANY)

    @rule
    def search(
        rules: R,
        view: S,
        m: Memory[S],
        node: int,
        key0: int,
        key1: int,
        first: int,
        count: int,
        used: int,
    ) -> int:
        """Many simulations, each with random numbers of its own; returns how many edges the tree has then."""
        for i in range(first, first + count):
            own0, own1 = number(key0, key1, 2 * i), number(key0, key1, 2 * i + 1)
            used = simulate(rules, view, m, node, own0, own1, used)
        return used

    @rule
    def weigh(
        rules: R,
        s: S,
        m: Memory[S],
        node: int,
        key0: int,
        key1: int,
        first: int,
        count: int,
        used: int,
        blind: int,
        forced: int,
    ) -> int:
        """The same, and the shares of all seats are added up; only if the state is `blind` is a world imagined.

        If a step is forced, every simulation begins with it. Of games that have ended, nothing but victory counts.
        """
        for i in range(first, first + count):
            own0, own1 = number(key0, key1, 2 * i), number(key0, key1, 2 * i + 1)
            m.work[0] = s
            if blind:
                imagine(rules, m.work[0], own0, own1)
            used = play_on(rules, m, node, own0, own1, used, forced)
            if actor(rules, m.work[0]) == OVER:
                winners = results(rules, m.work[0], m.score, m.rank)
                for seat in range(rules.seats):
                    m.reward[seat] = 0.0
                for place in range(winners):
                    m.reward[m.rank[place]] = 1.0 / winners
            for seat in range(rules.seats):
                m.reward[SUMS + seat] += m.reward[seat]
                m.reward[SQUARES + seat] += m.reward[seat] * m.reward[seat]
        return used

    @rule
    def favourite(m: Memory[S], node: int, seat: int, count: int) -> int:
        """The step that was tried most often."""
        chosen = m.out[0]
        most = -1
        for i in range(count):
            slot = edge_at(m.keys, node, m.out[i], seat)
            times = m.visits[slot] if m.keys[slot] != EMPTY else 0
            if times > most:
                most = times
                chosen = m.out[i]
        return chosen

    @rule
    def self_play(
        rules: R,
        s: S,
        m: Memory[S],
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
                        width = features(rules, s, seat, m.reward[8:])
                        start = (positions * rules.seats + seat) * width
                        if start + width <= len(table):
                            for i in range(width):
                                table[start + i] = m.reward[8 + i]
                    positions += 1
                count = legal(rules, s, m.out)
                step = m.out[0]
                if count > 1:
                    if scale(r, 1000) < whims:
                        step = m.out[scale(number(key0, key1, 3 * n + 1), count)]
                    else:
                        for i in range(len(m.keys)):
                            m.keys[i] = EMPTY
                            m.visits[i] = 0
                            m.value[i] = 0.0
                        m.work[1] = s
                        show(rules, m.work[1], asked)
                        base = number(key0, key1, 3 * n + 2)
                        used = 0
                        for i in range(thoughts):
                            own0, own1 = number(base, key1, 2 * i), number(base, key1, 2 * i + 1)
                            used = simulate(rules, m.work[1], m, 0, own0, own1, used)
                        count = legal(rules, s, m.out)
                        step = favourite(m, 0, asked, count)
            apply(rules, s, step)
            asked = actor(rules, s)
        winners = results(rules, s, m.score, m.rank)
        for seat in range(rules.seats):
            shares[seat] = 0.0
        for place in range(winners):
            shares[m.rank[place]] = 1.0 / winners
        return positions

    return Search(search, weigh, favourite, self_play)
