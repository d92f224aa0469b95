"""What decided a game: every seat's share of the victory after each step, and what changed it: luck, skill, others.

The curve is estimated by all that is known at the end (`analysis_curve.py`); what a decision was worth is judged by
what its seat knew (`analysis_verdict.py`). See docs/analysis.md for both.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from rattus._version import __version__
from rattus.bots.analysis_curve import Curve, curve_tasks
from rattus.bots.analysis_search import Bench, Judge, Task, in_threads
from rattus.bots.analysis_verdict import Verdict, verdict_tasks
from rattus.kernel.step import CHANCE_NAME

if TYPE_CHECKING:
    from rattus.table.game import Game

Shares = dict[str, float]
"""Shares of the victory by seat; they add up to 1."""
Mark = Literal["", "slip", "blunder"]
SLIP, BLUNDER = 0.03, 0.10
"""A decision that costs as much, and more than the search's own uncertainty, is called so."""


class AnalysisError(ValueError):
    """This game can't be analysed, or not like this."""


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What made a seat's share: start + luck + skill + others = result."""

    start: float
    luck: float
    """All changes by chance."""
    skill: float
    """All changes by decisions of its own."""
    others: float
    """All changes by decisions of others."""
    result: float
    decisions: int
    """Its questions with more than one answer."""
    slips: int
    blunders: int


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a seat: what it did to the curve, and how good it was by what the seat knew.

    Of all shares in `played_after` and `best_after` the seat knew as much. The step cost it `loss`, which lies between
    `low` and `high`.
    """

    n: int
    """The number of the step in the game, from 1."""
    seat: str
    step: str
    choices: int
    """How many answers there were."""
    before: Shares
    after: Shares
    best: str
    played_after: Shares
    best_after: Shares
    loss: float
    low: float
    high: float
    mark: Mark
    line: list[tuple[str, str]]
    """The best step and what may follow it, each step with its seat, until chance is asked or a step is secret."""


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of chance; the shares before it are what is expected of all its outcomes."""

    n: int
    step: str
    outcomes: int
    """How many there were."""
    before: Shares
    after: Shares


class Analysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game, analysed."""

    game: str
    version: str
    """The version of the edition."""
    program: str
    bot: str
    """The bot that judges."""
    simulations: int
    """Simulations of a decision."""
    seed: int
    seats: dict[str, Account]
    """Clockwise."""
    decisions: list[Decision]
    chances: list[Chance]

    @property
    def steps(self) -> list[Decision | Chance]:
        """All steps in the order of the game."""
        return sorted([*self.decisions, *self.chances], key=lambda step: step.n)

    @property
    def curve(self) -> list[Shares]:
        """The shares at the start and after every step."""
        steps = self.steps
        return [steps[0].before, *(step.after for step in steps)]

    @property
    def table(self) -> list[dict[str, object]]:
        """A row for every step, as `pandas.DataFrame` takes them."""
        return [_row(step) for step in self.steps]

    def json(self) -> bytes:
        """As JSON, which `loads` reads."""
        return msgspec.json.encode(self)

    def svg(self, language: str = "en") -> str:
        """The curve as a picture."""
        from rattus.bots.analysis_drawing import svg

        return svg(self, language)

    def html(self, language: str = "en") -> str:
        """The curve, the seats' accounts and the marked decisions, as a part of a page."""
        from rattus.bots.analysis_drawing import html

        return html(self, language)

    def _repr_svg_(self) -> str:
        """What notebooks show, if they show pictures only."""
        return self.svg()

    def _repr_html_(self) -> str:
        """What notebooks show."""
        return self.html()


def loads(text: str | bytes) -> Analysis:
    """An analysis from its JSON; `AnalysisError` if it is none."""
    try:
        return msgspec.json.decode(text, type=Analysis)
    except msgspec.DecodeError as error:
        raise AnalysisError(f"this is no analysis: {error}") from None


def analyse(
    game: Game,
    bot: str | None = None,
    *,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> Analysis:
    """Analyse a finished game; `progress` is told how much is done, from 0 to 1.

    `bot` judges: a level, or `search:2000` for that many simulations a decision; without it as many as its game
    needs. The same seed gives the same analysis, with any number of threads. By default all cores are used.
    """
    work = Work(game, bot, seed=seed, threads=threads)
    for done in work:
        if progress is not None:
            progress(done)
    return work.result


class Work:
    """An analysis in the making. Iterating does the work, and tells after each piece how much is done, from 0 to 1.

    Closing the iterator ends it early. With `threads=0` it is done by the thread that iterates.
    """

    def __init__(
        self, game: Game, bot: str | None = None, *, seed: int = 0, threads: int | None = None
    ) -> None:
        if not game.over:
            raise AnalysisError("the game is not over; only finished games are analysed")
        self._game, self._seed = game.copy(), seed
        try:
            self._judge = Judge.of(game.ruleset, bot)
        except ValueError as error:
            raise AnalysisError(str(error)) from None
        self._threads = (os.cpu_count() or 1) if threads is None else threads
        self._result: Analysis | None = None

    @property
    def result(self) -> Analysis:
        """The analysis, once the work is done."""
        if self._result is None:
            raise AnalysisError("the analysis is not finished")
        return self._result

    def __iter__(self) -> Iterator[float]:
        bench = Bench(self._game, self._judge, self._seed)
        curve, verdicts = Curve(bench), dict[int, Verdict]()
        tasks: list[Task] = [*curve_tasks(bench, curve), *verdict_tasks(bench, verdicts)]
        whole, done = sum(task.effort for task in tasks), 0.0
        for task in in_threads(bench, tasks, self._threads):
            done += task.effort
            yield done / whole
        self._result = assembled(bench, curve.shares(), verdicts)
        if not tasks:
            yield 1.0


class _Change(NamedTuple):
    """What one step did to all seats."""

    by: int | None
    """A seat, or nobody for chance."""
    change: list[float]


def assembled(bench: Bench, curve: Sequence[Sequence[float]], verdicts: Mapping[int, Verdict]) -> Analysis:
    """Everything together: the curve's changes by what caused them, and the verdicts by the numbers of the steps."""
    game, judge = bench.game, bench.judge
    changes, decisions, chances = [], [], []
    for moment, before, after in zip(bench.moments, curve, curve[1:], strict=False):
        shares = bench.named(before), bench.named(after)
        if moment.by == CHANCE_NAME:
            outcomes = len(bench.outcomes(moment.before)[0])
            chances.append(Chance(moment.n, str(moment.text), outcomes, *shares))
            by = None
        else:
            decisions.append(_decision(bench, verdicts.get(moment.n), moment.n, *shares))
            by = game.seats.index(moment.by)
        changes.append(_Change(by, [y - x for x, y in zip(before, after, strict=True)]))
    accounts = {}
    for seat, name in enumerate(game.seats):
        own = [decision for decision in decisions if decision.seat == name]
        accounts[name] = Account(
            start=curve[0][seat],
            luck=sum(each.change[seat] for each in changes if each.by is None),
            skill=sum(each.change[seat] for each in changes if each.by == seat),
            others=sum(each.change[seat] for each in changes if each.by not in (None, seat)),
            result=curve[-1][seat],
            decisions=sum(decision.choices > 1 for decision in own),
            slips=sum(decision.mark == "slip" for decision in own),
            blunders=sum(decision.mark == "blunder" for decision in own),
        )
    header = game.header
    return Analysis(
        game=header.game,
        version=header.version,
        program=__version__,
        bot=judge.code,
        simulations=judge.visits,
        seed=bench.seed,
        seats=accounts,
        decisions=decisions,
        chances=chances,
    )


def _decision(bench: Bench, verdict: Verdict | None, n: int, before: Shares, after: Shares) -> Decision:
    """With its verdict; a step without an alternative is the best one."""
    moment = bench.moments[n - 1]
    text = str(moment.text)
    about = (n, moment.by, text)
    if verdict is None:
        return Decision(*about, 1, before, after, text, after, after, 0.0, 0.0, 0.0, "", [(moment.by, text)])
    return Decision(
        *about,
        verdict.choices,
        before,
        after,
        verdict.best,
        bench.named(verdict.played_after),
        bench.named(verdict.best_after),
        verdict.loss,
        verdict.low,
        verdict.high,
        mark(verdict.loss, verdict.low),
        verdict.line,
    )


def mark(loss: float, low: float) -> Mark:
    """What a loss is called: nothing, if it may be none at all."""
    if low <= 0 or loss < SLIP:
        return ""
    return "blunder" if loss >= BLUNDER else "slip"


def _row(step: Decision | Chance) -> dict[str, object]:
    row: dict[str, object] = {"n": step.n, "by": CHANCE_NAME, "step": step.step}
    if isinstance(step, Decision):
        row |= {"by": step.seat, "best": step.best, "loss": step.loss, "low": step.low, "high": step.high}
        row |= {"mark": step.mark}
    row |= {f"before {seat}": share for seat, share in step.before.items()}
    return row | {f"after {seat}": share for seat, share in step.after.items()}
