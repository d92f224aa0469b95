"""Advice to a seat that is asked: what a master would do, by what the seat knows and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rattus.bots.analysis_search import Bench, Judge
from rattus.bots.analysis_verdict import AT_FIRST, Question, judged
from rattus.bots.levels import LEVELS
from rattus.table.game import Game, View

MASTER = LEVELS["master"].visits
"""Simulations of a master; the trees of an advice share them."""
MEASURED = 0.3
"""How many simulations measure what a step brings, for each that learns."""


@dataclass(frozen=True)
class Advice:
    """The step that looks best, what may follow it, and what it seems to be worth.

    `other` is the next best step; between them lies a `gap` of shares of the victory, between `low` and `high`. There
    is neither if there is only one step.
    """

    step: str
    line: list[tuple[str, str]]
    shares: dict[str, float]
    other: str | None = None
    gap: float = 0.0
    low: float = 0.0
    high: float = 0.0


def advise(view: View, visits: int = MASTER) -> Advice:
    """Advise the seat of a view, which must be asked. The same view has the same advice, to the last bit."""
    ruleset = view.ruleset
    legal = [*view.legal.texts.values()]
    if not legal:
        raise ValueError(f"{view.seat} is not asked")
    judge = Judge.of(ruleset, f"search:{max(1, visits // AT_FIRST)}")
    judge = replace(judge, trees=AT_FIRST, measured=max(1, int(judge.visits * MEASURED)))
    bench = Bench(Game(ruleset, 0, chance="ask"), judge, 0)
    seat = ruleset.header.seats.index(view.seat)
    alone = len(legal) == 1
    # A step without an alternative is searched all the same, to tell how it stands.
    verdict = judged(bench, Question(0, seat, view.state.copy(), legal), legal[0] if alone else None)
    shares = bench.named(verdict.best_after)
    if alone:
        return Advice(verdict.best, verdict.line, shares)
    known = verdict.loss, verdict.low, verdict.high
    return Advice(verdict.best, verdict.line, shares, verdict.played, *known)
