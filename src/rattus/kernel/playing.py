"""Rules that are the same for every game, built from the game's own: random play and replay.

Compiled code can't take functions as arguments. So a factory makes rules that close over those of one game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple

from rattus.kernel.chance import CHANCE as CHANCE_STREAM
from rattus.kernel.chance import PLAYERS, key, number, scale
from rattus.kernel.contract import CHANCE, OVER, Batch, Contract, Numbers, R, S, Steps
from rattus.kernel.rule import rule


class Playing(NamedTuple, Generic[R, S]):
    """The result of `playing`."""

    play_randomly: Callable[[R, S, int, Steps, Steps], int]
    replay: Callable[[R, S, Steps], None]
    play_batch: Callable[[R, Batch[S], Numbers, Numbers, Steps], None]


def playing(game: Contract[R, S]) -> Playing[R, S]:
    """Random play and replay of a game."""
    setup, actor, legal, pick, apply = game.setup, game.actor, game.legal, game.pick, game.apply

    @rule
    def play_randomly(rules: R, s: S, seed: int, out: Steps, history: Steps) -> int:
        """Play on to the end with random legal steps, noting them as far as there is room.

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

    @rule
    def replay(rules: R, s: S, steps: Steps) -> None:
        """Apply many steps that are known to be legal."""
        for i in range(len(steps)):
            apply(rules, s, steps[i])

    @rule
    def play_batch(rules: R, states: Batch[S], seeds: Numbers, lengths: Numbers, out: Steps) -> None:
        """One random game from the start for each seed."""
        nothing = out[:0]
        for i in range(len(seeds)):
            setup(rules, states[i])
            lengths[i] = play_randomly(rules, states[i], seeds[i], out, nothing)

    return Playing(play_randomly, replay, play_batch)
