"""The contract of a game: the rules that every game offers.

A game is a list of steps; a step is an integer. A game module has two records, `State` and `Rules`, and these
rules over them:

    setup(rules, s)                 the start of a game
    actor(rules, s)                 the seat to act, or CHANCE, or OVER
    legal(rules, s, out) -> n       when a seat is to act: its legal steps, in a fixed order
    outcomes(rules, s, out, w) -> n when chance is to act: the possible outcomes, with exact integer weights
    pick(rules, s, r) -> step       when chance is to act: the outcome for a random number below 2**32
    apply(rules, s, step)           the only writer; the step must be legal
    view(rules, s, seat)            blank, in place, what the seat may not know
    imagine(rules, s, key0, key1)   fill a view with a world that is consistent with it
    observe(rules, s, seat, out) -> n  the seat's observation: a fixed number of signed bytes
    results(rules, s, score, rank) -> n  points by seat, and the seats from first to last; the first n have won
    replay(rules, s, steps)         many legal steps at once
    play_randomly(...), play_batch(...)   random games inside the compiled code

Its `CONTRACT` holds these rules; random play and replay are built from it (see `playing.py`). It also sets its
tuning for GPUs: `GPU_THREADS` and `GPU_REGISTERS`.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from typing import Annotated, Generic, Protocol, TypeVar

CHANCE = -1
OVER = -2

Steps = Annotated[MutableSequence[int], "i2"]
"""A buffer of steps that rules write: a list; compiled, an array of 16-bit integers."""
Numbers = Annotated[MutableSequence[int], "i8"]
"""A buffer of numbers that rules write: a list; compiled, an array of 64-bit integers."""
Cells = Annotated[MutableSequence[int], "i4"]
"""A buffer of numbers of half the size: compiled, an array of 32-bit integers."""
Floats = Annotated[MutableSequence[float], "f8"]
"""A buffer of floats."""
Bytes = Annotated[MutableSequence[int], "i1"]
"""A buffer of small numbers: compiled, an array of 8-bit integers."""
MOST_SEATS = 8
"""The most seats of any game; the rules have room for this many."""
MOST_FEATURES = 4096
"""The most numbers of an observation."""
MOST_SEEN = 127
"""The highest number of an observation, so that each fits in a signed byte; higher ones are capped."""
MOST_LEGAL = 1024
"""The most legal steps of any question."""


class Seated(Protocol):
    """The fields that the `Rules` of every game have."""

    seats: int


S = TypeVar("S")
"""The `State` of some game."""
R = TypeVar("R", bound=Seated)
"""Its `Rules`."""
Batch = Annotated[MutableSequence[S], "states"]
"""Many states: a list; compiled, an array."""


@dataclass(frozen=True)
class Contract(Generic[R, S]):
    """A game's own rules, for factories of the rules that all games share."""

    setup: Callable[[R, S], None]
    actor: Callable[[R, S], int]
    legal: Callable[[R, S, Steps], int]
    outcomes: Callable[[R, S, Steps, Numbers], int]
    pick: Callable[[R, S, int], int]
    apply: Callable[[R, S, int], None]
    view: Callable[[R, S, int], None]
    imagine: Callable[[R, S, int, int], None]
    observe: Callable[[R, S, int, Numbers], int]
    results: Callable[[R, S, Numbers, Numbers], int]
