"""What may be told: a state without what a viewer may not know, and of a step what all may hear, or some.

This is the one place where secrets are taken away. Reports, drawings, legal lists and reasons are made from states that
are `blinded`. What happened through a step is told from states as the public knows them and from the step itself, whose
last word may be for some seats only: whatever comes of a step by itself, all can see.

One thing is told of more: the result. When the game is over all hear it, though it counts what stays hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from rattus.kernel.contract import OVER
from rattus.kernel.engine import Standing
from rattus.kernel.ruleset import EVERYBODY, PUBLIC, Ruleset
from rattus.kernel.step import UNKNOWN


class End(NamedTuple):
    """The result of a game."""

    standing: Standing
    fates: list[str]
    """What became of the seats, in a word each, if the game has such words."""


def blinded(ruleset: Ruleset, state: bytearray, viewer: int) -> bytearray:
    """A copy of a state without what a seat (or `PUBLIC`) may not know."""
    copy = state.copy()
    ruleset.engine.view(ruleset.rules, copy, viewer)
    return copy


def secret(ruleset: Ruleset, before: bytearray, step: int, viewer: int) -> str | None:
    """The text with `hidden` that a seat (or `PUBLIC`) reads of a step whose last word is for others."""
    public = blinded(ruleset, before, PUBLIC)
    if hears(ruleset.knowers(public, step), viewer):
        return None
    return ruleset.texts(public, (UNKNOWN,))[0]


def hears(knowers: int, viewer: int) -> bool:
    """Whether a seat (or `PUBLIC`) is among those who hear the last word of a step."""
    return knowers == EVERYBODY or (viewer != PUBLIC and bool(knowers >> viewer & 1))


class Telling:
    """What is told of a step. Made once; of the states that it was made from nothing is left but what all know.

    Where it is asked what is told, `whole` says whether the listener hears the last word of the step too.
    """

    def __init__(self, ruleset: Ruleset, before: bytearray, step: int, after: bytearray) -> None:
        self.ruleset = ruleset
        self.step = step
        self.end: End | None = None
        if ruleset.engine.actor(ruleset.rules, after) == OVER:
            fates = [ruleset.fate(after, seat) for seat in range(len(ruleset.header.seats))]
            self.end = End(ruleset.engine.results(ruleset.rules, after), fates)
        path = ruleset.path(before, step, after)
        self.states = [blinded(ruleset, state, PUBLIC) for state in path]
        """Those that the step has led through, from the one before it to the next question."""
        self.knowers = ruleset.knowers(self.states[0], step)

    def hears(self, viewer: int) -> bool:
        """Whether a seat (or `PUBLIC`) hears the whole step."""
        return hears(self.knowers, viewer)

    def text(self, *, whole: bool) -> str:
        """The step as it may be read."""
        return self._texts[0 if whole else -1]

    @cached_property
    def _texts(self) -> list[str]:
        steps = (self.step,) if self.hears(PUBLIC) else (self.step, UNKNOWN)
        return self.ruleset.texts(self.states[0], steps)

    def events(self, *, whole: bool) -> Sequence[Any]:
        """What happened, as values, in order."""
        return self._whole if whole else self._public

    @cached_property
    def _whole(self) -> Sequence[Any]:
        return self.ruleset.explain(self.states, self.step, self.end)

    @cached_property
    def _public(self) -> Sequence[Any]:
        if self.hears(PUBLIC):
            return self._whole
        return self.ruleset.explain(self.states, UNKNOWN, self.end)

    @cached_property
    def scores(self) -> Sequence[dict[str, int] | None]:
        """The `scores` after each of the events; nothing where they stay as they were."""
        return self.ruleset.scored(self.states[0], self._public)
