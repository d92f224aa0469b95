"""The curve: every seat's share of the victory after each step, estimated by all that is known at the end.

Where a seat is asked, a search from the true state says what the shares are if all go on well. Where chance is asked,
the shares are what is expected of all outcomes, each of them weighed alike; so chance changes nothing on average.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rattus.bots.analysis_search import Bench, Scales, Task, further
from rattus.kernel.chance import number
from rattus.kernel.contract import CHANCE, OVER

if TYPE_CHECKING:
    from rattus.table.game import Moment

PATH, OUTCOME, CAME = range(3)
"""What random numbers are for."""
ROUNDS = 24
"""As often what came of chance is weighed, each time as its other outcomes are."""
WAYS = 40
"""The outcomes of a step of chance are weighed as often in all, at least; each time chance goes on in another way."""
TREES = 4
"""Trees by which the shares are estimated where a seat is asked, at least."""
LEAST_KEPT = 4
"""One simulation in this many is made even if others have come by the same way."""

Vector = Sequence[float]


class Curve:
    """The estimates of a curve, as they come; a place is a number of steps played."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self.asked: dict[int, list[Vector]] = {}
        """Shares where a seat is asked, by each of some trees."""
        self.expected: dict[int, Vector] = {}
        """Shares where chance is asked, weighed as outcomes are."""
        self.came: dict[int, Vector] = {}
        """Shares where chance has been asked, weighed in the same way."""

    def shares(self) -> list[Vector]:
        """The shares at every place, from the last one back: what is certain after a step is so before it."""
        bench = self._bench
        found: list[Vector] = [bench.result(bench.states[-1])]
        shift = [0.0] * bench.count
        for place in reversed(range(len(bench.moments))):
            if place in self.asked:
                found.append(mean(self.asked[place]))
            elif place in self.expected:
                if place + 1 in self.came:
                    known = zip(found[-1], self.came[place + 1], strict=True)
                    shift = [share - alike for share, alike in known]
                moved = zip(self.expected[place], shift, strict=True)
                found.append(within(tuple(share + more for share, more in moved)))
            else:
                found.append(found[-1])
        return found[::-1]


def mean(shares: Sequence[Vector]) -> Vector:
    """Of several estimates."""
    return [sum(each) / len(shares) for each in zip(*shares, strict=True)]


def within(shares: Vector) -> Vector:
    """Shares that are not negative and add up to 1."""
    positive = [max(0.0, share) for share in shares]
    total = sum(positive)
    return tuple(share / total for share in positive)


def curve_tasks(bench: Bench, curve: Curve) -> Iterator[Task]:
    """The work for a curve: the decisions between two steps of chance together, and each step of chance."""
    row: list[int] = []
    for place, moment in enumerate(bench.moments):
        actor = bench.actor(moment.before)
        if actor == CHANCE:
            steps, weights = bench.outcomes(moment.before)
            if len(steps) > 1:
                yield _expectation(bench, curve, place, steps, weights)
        elif len(bench.engine.legal(bench.rules, moment.before)) > 1:
            row.append(place)
        if row and (actor == CHANCE or place + 1 == len(bench.moments)):
            yield from _decisions(bench, curve, row)
            row = []
    for place in sorted(_ends(bench)):
        yield _came(bench, curve, place)


def _ends(bench: Bench) -> set[int]:
    """The places after steps of chance where something else than chance follows."""
    return {
        place + 1
        for place, moment in enumerate(bench.moments)
        if bench.actor(moment.before) == CHANCE and bench.actor(moment.after) != CHANCE
    }


def _decisions(bench: Bench, curve: Curve, places: Sequence[int]) -> Iterator[Task]:
    """The shares at places with only decisions in between, by some trees that look equally often equally far."""
    horizons = bench.judge.horizons
    trees = len(horizons) * -(-TREES // len(horizons))
    curve.asked |= {place: [()] * trees for place in places}
    for tree in range(trees):
        yield _tree(bench, curve, places, tree)


def _tree(bench: Bench, curve: Curve, places: Sequence[int], tree: int) -> Task:
    """The shares at places with only decisions in between, by one tree: what was searched on the way counts on."""
    judge = bench.judge
    turns = judge.horizons[tree % len(judge.horizons)]
    sense, measuring = further(judge.sense, turns), further(judge.measuring, turns)
    effort = judge.visits + judge.measured
    room = 2 * effort

    def do() -> None:
        scales = bench.scales(room)
        node, done, last = 0, 0, places[0]
        for place in places:
            node, kept = _down(bench, scales, node, bench.moments[last:place])
            if not node or 2 * scales.used > len(scales.memory.keys):
                scales.clear()
                node = kept = 0
            luck, state = bench.luck(PATH, place, tree), bench.states[place]
            more = max(judge.visits - kept, judge.visits // LEAST_KEPT)
            scales.weigh(bench.ruleset, sense, state, luck, done, more, node=node)
            curve.asked[place][tree] = scales.weigh(
                bench.ruleset, measuring, state, luck, done + more, judge.measured, node=node
            ).shares
            last = place
        bench.give_back(scales, room)

    return Task(effort * len(places), do)


def _down(bench: Bench, scales: Scales, node: int, moments: Sequence[Moment]) -> tuple[int, int]:
    """The node that steps lead to from another one, and how often they were tried; none if they never were."""
    visits = 0
    for moment in moments:
        slot = scales.edge(node, moment.number, bench.actor(moment.before))
        if slot is None:
            return 0, 0
        node, visits = slot + 1, int(scales.memory.visits[slot])
    return node, visits


def _expectation(
    bench: Bench, curve: Curve, place: int, steps: Sequence[int], weights: Sequence[int]
) -> Task:
    """The shares that are expected of all outcomes, by their weights."""
    before = bench.states[place]

    def do() -> None:
        total = [0.0] * bench.count
        for i, (step, weight) in enumerate(zip(steps, weights, strict=True)):
            for seat, share in enumerate(_of_outcome(bench, bench.after(before, step), place, i, len(steps))):
                total[seat] += weight * share
        whole = sum(weights)
        curve.expected[place] = [share / whole for share in total]

    return Task(bench.judge.outcome * max(WAYS, len(steps)), do)


def _of_outcome(bench: Bench, state: bytearray, place: int, i: int, steps: int) -> Vector:
    """The shares after an outcome; if chance is asked again, by some ways on."""
    ways = -(-WAYS // steps)
    found = []
    for way in range(ways):
        luck, n = bench.luck(OUTCOME, place, i, way), 0
        reached, actor = bench.question(state)
        while actor == CHANCE:
            drawn = bench.engine.pick(bench.rules, reached, number(*luck, n))
            reached, actor = bench.question(bench.after(reached, drawn))
            n += 1
        found.append(alike(bench, reached, actor, luck))
        if actor == OVER and n == 0:  # that is certain
            break
    return mean(found)


def alike(bench: Bench, state: bytearray, actor: int, luck: tuple[int, int]) -> Vector:
    """The shares in a state as they are estimated after any outcome."""
    if actor == OVER:
        return bench.result(state)
    count = bench.judge.outcome
    scales = bench.scales(count)
    shares = scales.weigh(bench.ruleset, bench.judge.sense, state, luck, 0, count).shares
    bench.give_back(scales, count)
    return shares


def _came(bench: Bench, curve: Curve, place: int) -> Task:
    """The shares after what came of chance, estimated several times as they would be after anything else."""

    def do() -> None:
        state, actor = bench.question(bench.states[place])
        if actor == CHANCE:  # something without an alternative was in between
            return
        rounds = range(1 if actor == OVER else ROUNDS)
        found = [alike(bench, state, actor, bench.luck(CAME, place, each)) for each in rounds]
        curve.came[place] = mean(found)

    return Task(bench.judge.outcome * ROUNDS, do)


def shares_at(bench: Bench, place: int) -> Vector:
    """The shares at one place where a seat is asked, estimated as a curve's are."""
    curve = Curve(bench)
    for task in _decisions(bench, curve, [place]):
        task.do()
    return mean(curve.asked[place])
