"""Advice to somebody who plays: what a master would do in its place, by what its seat knows."""

from __future__ import annotations

import msgspec

from rattus.bots.advice import advise
from rattus.host.people import Caller
from rattus.host.problems import Code, Problem
from rattus.host.state import Status
from rattus.live.messages import Version
from rattus.live.table import LiveTable
from rattus.table.game import View

COST = 10
"""What advice costs, in steps of an analysis."""


class AdviceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`v` is the last frame seen."""

    v: Version


class ToldAdvice(msgspec.Struct, frozen=True):
    """What a master would play for a seat, and what may follow, each step with its seat.

    `other` is the next best step, worse by `gap` (shares of the victory), which lies between `low` and `high`; it is
    null if there is only one step. `shares` are those of all seats as they look from this one.
    """

    seat: str
    step: str
    line: list[tuple[str, str]]
    other: str | None
    gap: float
    low: float
    high: float
    shares: dict[str, float]


def advised(live: LiveTable, caller: Caller, v: int) -> View:
    """What the seat of a caller knows, if it may have advice now: it is asked, and nobody is wronged by it."""
    if live.status is not Status.RUNNING:
        raise Problem(Code.NOT_RUNNING, f"the table is {live.status}, not running")
    seat = live.authority(caller)
    if live.state.rated:
        raise Problem(Code.NO_ADVICE, "in a rated game nobody has advice")
    if not live.state.advice and _others(live, seat):
        raise Problem(Code.NO_ADVICE, "others play here who have not agreed that there is advice")
    assert live.game is not None, "it is running"
    if live.game.to_act != seat:
        raise Problem(Code.NOT_YOUR_TURN, f"{live.game.to_act} is asked, not {seat}")
    if not live.state.position_v <= v <= live.state.v:
        raise Problem(Code.CONFLICT, f"the table is at {live.state.v}, not at {v}")
    return live.game.view(seat)


def _others(live: LiveTable, seat: str) -> list[str]:
    """The seats of others than the one in this seat and those at its screen; also of bot accounts."""
    who = live.state.seats[seat]
    mine = live.state.seats_at_screen(who.owner or who.player if who else None)
    return [
        other
        for other, occupant in live.state.seats.items()
        if occupant is not None and occupant.player is not None and other != seat and other not in mine
    ]


def told_advice(view: View) -> ToldAdvice:
    """What a master says; it takes a second."""
    said = advise(view)
    return ToldAdvice(view.seat, said.step, said.line, said.other, said.gap, said.low, said.high, said.shares)
