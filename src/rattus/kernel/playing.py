"""Rules that are the same for every game, made from the game's own: random play and replay.

The functions below are patterns: the names `setup`, `actor`, `legal`, `pick` and `apply` in them are those of the
game that asks for its copies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from rattus.kernel.chance import CHANCE as CHANCE_STREAM
from rattus.kernel.chance import PLAYERS, key, number, scale
from rattus.kernel.contract import CHANCE, OVER, Numbers, Steps
from rattus.kernel.rule import rule

if TYPE_CHECKING:
    State: TypeAlias = Any
    Rules: TypeAlias = Any
    Batch: TypeAlias = Sequence[Any]

setup = actor = legal = pick = apply = cast("Callable[..., Any]", None)
"""The game's own take their places."""


def play_randomly(rules: Rules, s: State, seed: int, out: Steps, history: Steps) -> int:
    """Play on to the end with random legal steps; the steps played are written down if there is room.

    Chance and players have a stream each, and the n-th step takes the n-th number.
    """
    chance0 = key(seed, CHANCE_STREAM, 0)
    chance1 = key(seed, CHANCE_STREAM, 1)
    player0 = key(seed, PLAYERS, 0)
    player1 = key(seed, PLAYERS, 1)
    n = 0
    room = len(history)
    asked = actor(rules, s)
    while asked != OVER:
        if asked == CHANCE:
            step = pick(rules, s, number(chance0, chance1, n))
        else:
            step = out[scale(number(player0, player1, n), legal(rules, s, out))]
        if n < room:
            history[n] = step
        n += 1
        apply(rules, s, step)
        asked = actor(rules, s)
    return n


def replay(rules: Rules, s: State, steps: Steps) -> None:
    """Carry out many steps that are known to be legal."""
    for i in range(len(steps)):
        apply(rules, s, steps[i])


def play_batch(rules: Rules, states: Batch, seeds: Numbers, lengths: Numbers, out: Steps) -> None:
    """One random game from the start for each seed."""
    nothing = out[:0]
    for i in range(len(seeds)):
        setup(rules, states[i])
        lengths[i] = play_randomly(rules, states[i], seeds[i], out, nothing)


def playing(scope: dict[str, Any]) -> tuple[Callable[..., Any], ...]:
    """`play_randomly`, `replay` and `play_batch` of the game whose module has this scope."""
    return tuple(copies((play_randomly, replay, play_batch), scope).values())


def copies(patterns: Sequence[Callable[..., Any]], scope: dict[str, Any]) -> dict[str, Callable[..., Any]]:
    """Rules made from patterns, which may call each other, with the names of a module's scope; by name."""
    made: dict[str, Callable[..., Any]] = {}
    for pattern in patterns:
        plain = cast("FunctionType", pattern)
        copy = FunctionType(plain.__code__, {**plain.__globals__, **scope, **made}, plain.__name__)
        copy.__annotations__ = plain.__annotations__
        copy.__doc__ = plain.__doc__
        copy.__module__ = scope["__name__"]
        made[plain.__name__] = rule(copy)
    return made
