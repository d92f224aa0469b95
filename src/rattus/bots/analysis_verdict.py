"""The verdict on a decision, by what its seat knew then, and nothing else: the same view gives the same verdict."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from rattus.bots.analysis_search import Bench, Scales, Task, Weighed
from rattus.kernel.contract import CHANCE

SEARCHED, LINE = 3, 4
"""What random numbers are for."""
CANDIDATES = 2
"""Steps that are compared with the one that was played."""
ERRORS = 2
"""An estimate is taken to be right within so many standard errors."""
FAULT = 0.004
"""What a search may be wrong by, however many simulations it makes: the standard error of its tree."""
SURE = 0.004
"""When the standard error of a loss is as small, nothing more is simulated."""
ROUNDS = 6
"""A step is measured so many times at most."""
LONGEST = 8
"""Steps in a line."""
TRIED = 8
"""A step has a place in a line when it was tried so often."""


@dataclass(frozen=True)
class Verdict:
    """What a decision was worth."""

    choices: int
    best: str
    played_after: Sequence[float]
    best_after: Sequence[float]
    loss: float
    low: float
    high: float
    line: list[str]


class Question(NamedTuple):
    """What a seat was asked: what it knew, and what it could answer."""

    n: int
    seat: int
    view: bytearray
    legal: list[int]


def verdict_tasks(bench: Bench, verdicts: MutableMapping[int, Verdict]) -> Iterator[Task]:
    """The work for the verdicts, by the numbers of their steps."""
    for moment in bench.moments:
        seat = bench.actor(moment.before)
        if seat == CHANCE:
            continue
        view = moment.before.copy()
        bench.engine.view(bench.rules, view, seat)
        legal = bench.engine.legal(bench.rules, view)
        if len(legal) > 1:
            yield _task(bench, verdicts, Question(moment.n, seat, view, legal), moment.number)


def _task(bench: Bench, verdicts: MutableMapping[int, Verdict], asked: Question, played: int) -> Task:
    def do() -> None:
        verdicts[asked.n] = judged(bench, asked, played)

    return Task(bench.judge.visits + 3 * bench.judge.measured, do)


def judged(bench: Bench, asked: Question, played: int) -> Verdict:
    """Search by what the seat knew, then measure the step played and those that look best, until that is enough."""
    judge, luck = bench.judge, bench.luck(SEARCHED, asked.n)
    room = judge.visits + (CANDIDATES + 1) * ROUNDS * judge.measured
    scales = bench.scales(room)
    scales.weigh(bench.ruleset, judge.sense, asked.view, luck, 0, judge.visits, blind=True)
    tried = sorted(
        asked.legal, key=lambda step: (-scales.visits(0, step, asked.seat), asked.legal.index(step))
    )
    first = judge.visits
    found: dict[int, Weighed] = {}
    steps = list(dict.fromkeys([played, *tried[:CANDIDATES]]))
    for turn in range(ROUNDS):
        for step in steps:
            more = scales.weigh(
                bench.ruleset,
                judge.measuring,
                asked.view,
                luck,
                first,
                judge.measured,
                blind=True,
                forced=step,
            )
            found[step] = more if turn == 0 else together(found[step], more)
        first += judge.measured
        best = max(steps, key=lambda step: found[step].shares[asked.seat])
        error = hypot(found[best].errors[asked.seat], found[played].errors[asked.seat])
        if best == played or error <= SURE:
            break
        steps = [played, *(step for step in steps if step != played and _in_reach(found, step, best, asked))]
    line = line_of(bench, scales, asked, best)
    bench.give_back(scales, room)
    texts = dict(zip(asked.legal, bench.ruleset.texts(asked.view, asked.legal), strict=True))
    loss = found[best].shares[asked.seat] - found[played].shares[asked.seat]
    reach = 0.0 if best == played else ERRORS * hypot(error, FAULT)
    return Verdict(
        len(asked.legal),
        texts[best],
        found[played].shares,
        found[best].shares,
        loss,
        max(0.0, loss - reach),
        min(1.0, loss + reach),
        line,
    )


def _in_reach(found: dict[int, Weighed], step: int, best: int, asked: Question) -> bool:
    """Whether a step may still be the best one."""
    one, other = found[step], found[best]
    gap = other.shares[asked.seat] - one.shares[asked.seat]
    return gap <= ERRORS * hypot(one.errors[asked.seat], other.errors[asked.seat])


def together(one: Weighed, other: Weighed) -> Weighed:
    """Two measurements of the same as one."""
    count = one.count + other.count
    parts = one.count / count, other.count / count
    shares = tuple(parts[0] * a + parts[1] * b for a, b in zip(one.shares, other.shares, strict=True))
    errors = tuple(hypot(parts[0] * a, parts[1] * b) for a, b in zip(one.errors, other.errors, strict=True))
    return Weighed(count, shares, errors)


def line_of(bench: Bench, scales: Scales, asked: Question, best: int) -> list[str]:
    """A step and those that may follow, as texts: in a world that fits what the seat knew, as far as that is public.

    It ends where chance is asked, where somebody's step would be secret, or where the search has hardly been.
    """
    state = asked.view.copy()
    bench.engine.imagine(bench.rules, state, *bench.luck(LINE, asked.n))
    node, step, actor, line = 0, best, asked.seat, list[str]()
    while True:
        if actor != asked.seat and bench.ruleset.secret(state, step, asked.seat) is not None:
            return line
        line += bench.ruleset.texts(state, [step])
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


