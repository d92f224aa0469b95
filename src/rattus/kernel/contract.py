"""What every game offers, and who can be asked.

A game is a list of steps; a step is an integer. A game module has two records, `State` and `Rules`, and these
rules over them:

    setup(rules, s)                 the start of a game
    actor(rules, s)                 the seat asked now, or CHANCE, or OVER
    legal(rules, s, out) -> n       when a seat is asked: the steps it may choose, in their pinned order
    outcomes(rules, s, out, w) -> n when chance is asked: what can come, with exact integer weights
    pick(rules, s, r) -> step       when chance is asked: the outcome for a random number below 2**32
    apply(rules, s, step)           the only writer; the step must be legal
    view(rules, s, seat)            blank, in place, what the seat may not know
    imagine(rules, s, key0, key1)   fill a view with a world that is consistent with it
    observe(rules, s, seat, out) -> n  what the seat sees as numbers, always as many, each in a signed byte
    results(rules, s, score, rank) -> n  points by seat, and the seats from first to last; the first n have won
    replay(rules, s, steps)         many legal steps at once
    play_randomly(...), play_batch(...)   random games inside the compiled code

Its `CONTRACT` has these rules in one place; random play and replay are made of it (see `playing.py`). It also says how
it is fast on a GPU: `GPU_THREADS` and `GPU_REGISTERS`.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from typing import Annotated, Generic, Protocol, TypeVar

CHANCE = -1
OVER = -2

Steps = Annotated[MutableSequence[int], "i2"]
"""A buffer of steps that rules write: a list, or compiled an array of 16-bit integers."""
Numbers = Annotated[MutableSequence[int], "i8"]
"""A buffer of numbers that rules write: a list, or compiled an array of 64-bit integers."""
Cells = Annotated[MutableSequence[int], "i4"]
"""A buffer of numbers in half the room: compiled an array of 32-bit integers."""
Floats = Annotated[MutableSequence[float], "f8"]
"""A buffer of numbers with fractions."""
Bytes = Annotated[MutableSequence[int], "i1"]
"""A buffer of small numbers: compiled an array of 8-bit integers."""
MOST_SEATS = 8
"""No game has more seats than this, and the rules have room for as many."""
MOST_FEATURES = 4096
"""No observation has more numbers than this."""
MOST_SEEN = 127
"""No number of an observation is higher, so that each fits in a signed byte; what is higher is seen as this."""
MOST_LEGAL = 1024
"""No question has more answers than this."""


class Seated(Protocol):
    """What the `Rules` of every game have."""

    seats: int


S = TypeVar("S")
"""The `State` of some game."""
R = TypeVar("R", bound=Seated)
"""Its `Rules`."""
Batch = Annotated[MutableSequence[S], "states"]
"""Many states: a list, or compiled an array."""


@dataclass(frozen=True)
class Contract(Generic[R, S]):
    """A game's own rules, for factories of rules that are the same in every game."""

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
