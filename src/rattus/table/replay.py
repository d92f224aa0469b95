"""A game as a series of frames: the start and every step, with state, question and answers, as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NotRequired, TypedDict

import numpy as np

from rattus.kernel.step import CHANCE_NAME
from rattus.table.game import Game, Moment


class Frame(TypedDict):
    """After step `n`: what was played, the state, who is asked, and the answers.

    `legal` lists texts for a seat, maps outcomes to weights for chance, and is None where the viewer is not asked.
    """

    n: int
    by: str | None
    step: str | None
    state: Mapping[str, object]
    to_act: str | None
    legal: list[str] | dict[str, int] | None
    result: NotRequired[list[list[str | int]]]


def frames(game: Game, seat: str | None = None, *, public: bool = False) -> Iterator[Frame]:
    """The frames of a game; with a seat, or for the public, only what may be seen then."""
    yield _frame(game, 0, None, None, game.start(), seat, public)
    for moment in game.moments():
        yield _after(game, moment, seat, public)


def frame_at(game: Game, n: int, seat: str | None = None, *, public: bool = False) -> Frame:
    """The frame after the first `n` steps alone."""
    if n == 0:
        return _frame(game, 0, None, None, game.start(), seat, public)
    return _after(game, next(game.moments(n - 1)), seat, public)


def _after(game: Game, moment: Moment, seat: str | None, public: bool) -> Frame:
    hidden = game.secret(moment, seat) if seat or public else None
    return _frame(game, moment.n, moment.by, hidden or moment.text, moment.after, seat, public)


def _frame(
    game: Game, n: int, by: str | None, step: str | None, state: np.void, seat: str | None, public: bool
) -> Frame:
    to_act = game.actor_at(state)
    legal: list[str] | dict[str, int] | None
    if to_act is None:
        legal = []
    elif public or (seat is not None and to_act != seat):
        legal = None
    elif to_act == CHANCE_NAME:
        legal = game.weights_at(state)
    else:
        legal = list(game.legal_at(state).texts)
    shown = game.blinded(state, seat) if seat or public else state
    report = game.ruleset.report(shown)
    frame: Frame = {"n": n, "by": by, "step": step, "state": report, "to_act": to_act, "legal": legal}
    if to_act is None:
        frame["result"] = [list(place) for place in game.standing_at(state)]
    return frame
