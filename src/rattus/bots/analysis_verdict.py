"""The verdict on a decision, by what its seat knew then, and nothing else: the same view gives the same verdict."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import NamedTuple

from rattus.bots.analysis_search import Bench, Judge, Scales, Task, Weighed
from rattus.kernel.contract import CHANCE
from rattus.kernel.telling import secret

SEARCHED, LINE = 3, 4
"""What random numbers are for."""
CANDIDATES = 2
"""Steps that are compared with the one that was played."""
CONTENDING = 0.2
"""A step that was tried as often, beside the one tried most, may be the best."""
AT_FIRST = 3
"""Trees that are grown for a decision, before it is known if more are wanted. Each has luck of its own."""
SURE = 0.004
"""When the standard error of a loss is as small, no more trees are grown."""
CLEAR = 3
"""A step this many standard errors behind is not looked at any more."""
LONGEST = 6
"""Steps in a line."""
TRIED = 8
"""A step has a place in a line when it was tried so often."""


@dataclass(frozen=True)
class Verdict:
    """What a decision was worth."""

    choices: int
    best: str
    played: str
    played_after: Sequence[float]
    best_after: Sequence[float]
    loss: float
    low: float
    high: float
    line: list[tuple[str, str]]


class Question(NamedTuple):
    """What a seat was asked: what it knew, and what it could answer."""

    n: int
    seat: int
    view: bytearray
    legal: list[int]


def verdict_tasks(bench: Bench, verdicts: MutableMapping[int, Verdict]) -> Iterator[Task]:
    """The work for the verdicts, by the numbers of their steps."""
    for moment in bench.moments:
        asked = asked_in(bench, moment.n, moment.before)
        if asked is not None:
            yield _task(bench, verdicts, asked, moment.number)


def asked_in(bench: Bench, n: int, state: bytearray) -> Question | None:
    """What the seat that is asked in a state knows there, and what it can answer; nothing if it has no choice."""
    seat = bench.actor(state)
    if seat == CHANCE:
        return None
    view = state.copy()
    bench.engine.view(bench.rules, view, seat)
    legal = bench.engine.legal(bench.rules, view)
    return Question(n, seat, view, legal) if len(legal) > 1 else None


def _task(bench: Bench, verdicts: MutableMapping[int, Verdict], asked: Question, played: int) -> Task:
    def do() -> None:
        verdicts[asked.n] = judged(bench, asked, played)

    return Task(AT_FIRST * (bench.judge.visits + 2 * CANDIDATES * bench.judge.measured), do)


def judged(bench: Bench, asked: Question, played: int | None) -> Verdict:
    """Search by what the seat knew, then measure the step played and those that look best, until that is enough.

    Before anything is played, the best step is compared with the next best.
    """
    judge = bench.judge
    trees = [_grown(bench, asked, tree) for tree in range(AT_FIRST)]
    visits = {step: sum(tree.visits(0, step, asked.seat) for tree in trees) for step in asked.legal}
    tried = sorted(asked.legal, key=lambda step: -visits[step])
    rivals = [step for step in tried[:CANDIDATES] if visits[step] >= CONTENDING * visits[tried[0]]]
    steps = list(dict.fromkeys([tried[1] if played is None else played, *rivals]))
    found: dict[int, list[Weighed]] = {step: [] for step in steps}
    for n in range(max(AT_FIRST, judge.trees)):
        tree = trees[n] if n < AT_FIRST else _grown(bench, asked, n)
        for step in steps:
            found[step].append(_measured(bench, tree, asked, step, n))
        if n >= AT_FIRST:
            bench.give_back(tree, _room(judge))
        if n + 1 >= AT_FIRST:
            best = max(steps, key=lambda step: _mean(found[step], asked.seat))
            steps = [step for step in steps if step == played or _in_reach(found, step, best, asked.seat)]
            against = _next_best(found, best, asked.seat) if played is None else played
            if len(steps) == 1 or _error(found[best], found[against], asked.seat) <= SURE:
                break
    played = against
    line = line_of(bench, trees[0], asked, best)
    for tree in trees:
        bench.give_back(tree, _room(judge))
    text, other = bench.ruleset.texts(asked.view, [best, played])
    loss = _mean(found[best], asked.seat) - _mean(found[played], asked.seat)
    reach = 0.0 if best == played else _reach(found[best], found[played], asked.seat)
    return Verdict(
        len(asked.legal),
        str(text),
        str(other),
        _means(found[played]),
        _means(found[best]),
        loss,
        max(0.0, loss - reach),
        min(1.0, loss + reach),
        line,
    )


def _next_best(found: dict[int, list[Weighed]], best: int, seat: int) -> int:
    return max((step for step in found if step != best), key=lambda step: _mean(found[step], seat))


def _room(judge: Judge) -> int:
    return judge.visits + 2 * (CANDIDATES + 1) * judge.measured


def _grown(bench: Bench, asked: Question, tree: int) -> Scales:
    """A tree for what the seat knew."""
    scales, luck = bench.scales(_room(bench.judge)), bench.luck(SEARCHED, asked.n, tree)
    scales.weigh(bench.ruleset, bench.judge.sense, asked.view, luck, 0, bench.judge.visits, blind=True)
    return scales


def _measured(bench: Bench, scales: Scales, asked: Question, step: int, tree: int) -> Weighed:
    """What comes after a step: first it is learned how to go on, then what that brings."""
    judge, luck = bench.judge, bench.luck(SEARCHED, asked.n, tree)
    rules, view, count = bench.ruleset, asked.view, judge.measured
    scales.weigh(rules, judge.sense, view, luck, judge.visits, count, blind=True, forced=step)
    first = judge.visits + count
    return scales.weigh(rules, judge.measuring, view, luck, first, count, blind=True, forced=step)


def _means(found: Sequence[Weighed]) -> list[float]:
    return [sum(shares) / len(found) for shares in zip(*(each.shares for each in found), strict=True)]


def _mean(found: Sequence[Weighed], seat: int) -> float:
    return _means(found)[seat]


def _error(best: Sequence[Weighed], played: Sequence[Weighed], seat: int) -> float:
    """The standard error of a difference: by how much trees differ, and at least by how much their simulations do."""
    gaps = [one.shares[seat] - other.shares[seat] for one, other in zip(best, played, strict=False)]
    count = len(gaps)
    mean = sum(gaps) / count
    between = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1) / count)
    within = hypot(*(each.errors[seat] / count for each in (*best[:count], *played[:count])))
    return max(between, within)


def _reach(best: Sequence[Weighed], played: Sequence[Weighed], seat: int) -> float:
    """By how much a difference may be wrong, nineteen times of twenty; the fewer trees, the more."""
    return 2 * (1 + 2 / (min(len(best), len(played)) - 1)) * _error(best, played, seat)


def _in_reach(found: dict[int, list[Weighed]], step: int, best: int, seat: int) -> bool:
    """Whether a step may still be the best one."""
    gap = _mean(found[best], seat) - _mean(found[step], seat)
    return step == best or gap <= CLEAR * _error(found[best], found[step], seat)


def line_of(bench: Bench, scales: Scales, asked: Question, best: int) -> list[tuple[str, str]]:
    """A step and those that may follow, with their seats: in a world that fits what the seat knew.

    It ends where chance is asked, where somebody's step would be secret, or where the search has hardly been.
    """
    state = asked.view.copy()
    bench.engine.imagine(bench.rules, state, *bench.luck(LINE, asked.n))
    node, step, actor, line = 0, best, asked.seat, list[tuple[str, str]]()
    while True:
        if actor != asked.seat and secret(bench.ruleset, state, step, asked.seat):
            return line
        (text,) = bench.ruleset.texts(state, [step])
        line.append((bench.game.seats[actor], str(text)))
        slot = scales.edge(node, step, actor)
        state = bench.after(state, step)
        actor = bench.actor(state)
        if slot is None or actor < 0 or len(line) == LONGEST:
            return line
        node = slot + 1
        legal = bench.engine.legal(bench.rules, state)
        step = max(legal, key=lambda each: scales.visits(node, each, actor))
        if scales.visits(node, step, actor) < TRIED and len(legal) > 1:
            return line
