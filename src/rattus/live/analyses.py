"""What clients are told of an analysis: numbers, steps and events, which they put into words like those of a game."""

from __future__ import annotations

from typing import Literal

import msgspec

from rattus.bots.analysis import Account, Analysis, Chance, Decision
from rattus.bots.analysis_words import Finder, TurningPoint, turning_points
from rattus.host.problems import Code, Problem
from rattus.host.state import Status
from rattus.host.views import Explanation
from rattus.live.records import Played, explained, played_at
from rattus.live.table import LiveTable
from rattus.table.replay import Eyes

DIGITS = 4
"""Of a share on the curve."""

Progress = Literal["none", "waiting", "working", "ready"]


class Later(msgspec.Struct, frozen=True):
    """What came of a decision: the step that harmed its seat, how much that cost it, and what happened by it."""

    n: int
    cost: float
    step: str
    row: list[str] | None
    events: list[Explanation]


class Telling(msgspec.Struct, frozen=True):
    """A step that is spoken of: a slip or a blunder of a seat, or chance.

    `change` is what it changed for the seat; what a decision cost lies between `low` and `high`. `best` is the step
    that would have been better, and `line` that step and what may follow it, each with its seat. `row` are the
    buildings that were there to be entered, if the game has such. `turning` ones are told; the others are only marked.
    """

    n: int
    kind: Literal["slip", "blunder", "luck"]
    seat: str
    turning: bool
    change: float
    low: float
    high: float
    step: str
    best: str | None
    line: list[tuple[str, str]]
    row: list[str] | None
    events: list[Explanation]
    later: Later | None


class ToldAnalysis(msgspec.Struct, frozen=True):
    """What decided a game: the shares of the victory at the start and after every step, by seat, and what made them."""

    bot: str
    simulations: int
    program: str
    seats: dict[str, Account]
    curve: dict[str, list[float]]
    told: list[Telling]


class ShownAnalysis(msgspec.Struct, frozen=True):
    """How far the analysis of a game is.

    Nobody has asked for it (`none`); it is `waiting`, with a number of others `ahead` of it; it is being made
    (`working`), from 0 to 1 `done`; or it is `ready`.
    """

    status: Progress
    done: float = 0.0
    ahead: int = 0
    analysis: ToldAnalysis | None = None


NONE = ShownAnalysis("none")


def finished_at(live: LiveTable) -> Played:
    """What was played at a table whose game is over; nothing is analysed before.

    A running game has secrets, and an analysis knows all of them.
    """
    if live.status is not Status.OVER:
        raise Problem(Code.NOT_OVER, f"the table is {live.status}; only finished games are analysed")
    assert live.game is not None, "it was begun"
    return finished(played_at(live), over=live.game.over)


def finished(played: Played, *, over: bool) -> Played:
    """A game that is over; nothing else is analysed."""
    if not over:
        raise Problem(Code.NOT_OVER, "the game is not over; only finished games are analysed")
    return played


def told(played: Played, analysis: Analysis) -> ToldAnalysis:
    """An analysis as clients are told of it."""
    teller = _Teller(played, analysis)
    turning = {point.step.n: point for point in turning_points(analysis)}
    marked = [step for step in analysis.decisions if step.mark]
    points = {step.n: TurningPoint(step, step.seat, -step.loss) for step in marked} | turning
    return ToldAnalysis(
        bot=analysis.bot,
        simulations=analysis.simulations,
        program=analysis.program,
        seats=analysis.seats,
        curve={seat: [round(shares[seat], DIGITS) for shares in analysis.curve] for seat in analysis.seats},
        told=[teller.telling(points[n], turning=n in turning) for n in sorted(points)],
    )


class _Teller:
    """Finds what belongs to a step of one game's analysis."""

    def __init__(self, played: Played, analysis: Analysis) -> None:
        self._game = played.game()
        self._finder = Finder(self._game, analysis)

    def telling(self, point: TurningPoint, *, turning: bool) -> Telling:
        step, change = point.step, round(point.change, DIGITS)
        if isinstance(step, Chance):
            events = self._events(step.n)
            return Telling(
                step.n, "luck", point.seat, turning, change, 0.0, 0.0, step.step, None, [], None, events, None
            )
        assert step.mark
        return Telling(
            n=step.n,
            kind=step.mark,
            seat=step.seat,
            turning=turning,
            change=change,
            low=step.low,
            high=step.high,
            step=step.step,
            best=step.best,
            line=step.line,
            row=self._row(step.n),
            events=[],
            later=self._later(step) if turning else None,
        )

    def _later(self, decision: Decision) -> Later | None:
        step = self._finder.consequence(decision)
        if step is None:
            return None
        cost = round(step.before[decision.seat] - step.after[decision.seat], DIGITS)
        return Later(step.n, cost, step.step, self._row(step.n), self._events(step.n))

    def _events(self, n: int) -> list[Explanation]:
        return explained(self._game, self._finder.moments[n], Eyes())

    def _row(self, n: int) -> list[str] | None:
        row = self._finder.row(n)
        return None if row is None else [*row]
