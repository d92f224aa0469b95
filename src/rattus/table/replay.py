"""A game as a series of frames: the start and every step, with state, question and answers, as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict

from rattus.kernel.step import CHANCE_NAME
from rattus.table.game import Game, Moment


class Frame(TypedDict):
    """After step `n`: what was played, the state, who is asked, and the answers.

    `legal` lists texts for a seat, maps outcomes to weights for chance, and is None where the viewer is not asked.
    `facts` are worked out from the state where they are wanted.
    """

    n: int
    by: str | None
    step: str | None
    state: Mapping[str, object]
    to_act: str | None
    legal: list[str] | dict[str, int] | None
    facts: NotRequired[Mapping[str, Any]]
    result: NotRequired[list[list[str | int]]]


@dataclass(frozen=True)
class Eyes:
    """With whose eyes a game is looked at: a seat's, the public's, or those of somebody who may see everything."""

    seat: str | None = None
    public: bool = False

    @property
    def everything(self) -> bool:
        """Nothing is hidden."""
        return self.seat is None and not self.public


def frames(
    game: Game, seat: str | None = None, *, public: bool = False, facts: bool = False
) -> Iterator[Frame]:
    """The frames of a game; with a seat, or for the public, only what may be seen then."""
    eyes = Eyes(seat, public)
    yield _frame(game, 0, None, None, game.start(), eyes, facts)
    for moment in game.moments():
        yield frame_after(game, moment, eyes, facts)


def frame_at(
    game: Game, n: int, seat: str | None = None, *, public: bool = False, facts: bool = False
) -> Frame:
    """The frame after the first `n` steps alone."""
    eyes = Eyes(seat, public)
    if n == 0:
        return _frame(game, 0, None, None, game.start(), eyes, facts)
    return frame_after(game, next(game.moments(n - 1)), eyes, facts)


def frame_after(game: Game, moment: Moment, eyes: Eyes, facts: bool) -> Frame:
    """The frame after a step of a game."""
    hidden = None if eyes.everything else game.secret(moment, eyes.seat)
    return _frame(game, moment.n, moment.by, hidden or moment.text, moment.after, eyes, facts)


def _frame(
    game: Game, n: int, by: str | None, step: str | None, state: bytearray, eyes: Eyes, facts: bool
) -> Frame:
    to_act = game.actor_at(state)
    legal: list[str] | dict[str, int] | None
    if to_act is None:
        legal = []
    elif eyes.public or (eyes.seat is not None and to_act != eyes.seat):
        legal = None
    elif to_act == CHANCE_NAME:
        legal = game.weights_at(state)
    else:
        legal = list(game.legal_at(state).texts)
    known = state if eyes.everything else game.blinded(state, eyes.seat)
    report, worked_out = game.ruleset.shown(known) if facts else (game.ruleset.report(known), None)
    frame: Frame = {"n": n, "by": by, "step": step, "state": report, "to_act": to_act, "legal": legal}
    if worked_out is not None:
        frame["facts"] = worked_out
    if to_act is None:
        frame["result"] = [list(place) for place in game.standing_at(state)]
    return frame
