"""Texts that are refused, as tests of both games look at them: what is said, and that nothing changes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import pytest

import rattus
from rattus.kernel.refusal import UNEXPLAINED
from rattus.kernel.step import IllegalStep


def refusal(game: rattus.Game, step: str) -> IllegalStep:
    """What playing the step raises."""
    before = bytes(game.state)
    with pytest.raises(IllegalStep) as caught:
        game.play(step)
    assert bytes(game.state) == before, "a refused step changes nothing"
    return caught.value


def check(game: rattus.Game, step: str, reason: str, rule: str, token: str) -> None:
    """The step is refused for exactly this."""
    error = refusal(game, step)
    assert (error.reason, error.rule, error.token) == (reason, rule, token)
    assert error.step == " ".join(step.split())


def mutated(luck: random.Random, text: str, pool: Sequence[str]) -> str:
    """The text with some words put in, left out, changed, or some characters spoilt."""
    words = text.split()
    for _ in range(luck.randrange(1, 4)):
        at = luck.randrange(len(words) + 1)
        match luck.randrange(6):
            case 0:
                words.insert(at, luck.choice(pool))
            case 1:
                del words[at : at + 1]
            case 2 | 3 | 4 if words:
                words[-1 - at % len(words)] = luck.choice(pool)
            case _:
                letters = list(" ".join(words))
                if letters:
                    letters[luck.randrange(len(letters))] = luck.choice("abz/-+*0?1Z \t\u00e9\ud800")
                words = "".join(letters).split()
    return " ".join(words)


def mutants(
    luck: random.Random, game: rattus.Game, words_of: Callable[[rattus.Game], Sequence[str]], count: int
) -> Iterator[str]:
    """Legal steps of a position that were spoilt; some are legal all the same."""
    pool, legal = words_of(game), list(game.legal.texts)
    for _ in range(count):
        yield mutated(luck, luck.choice(legal), pool)


def played_or_refused(
    luck: random.Random,
    random_game: Callable[[random.Random], rattus.Game],
    words_of: Callable[[rattus.Game], Sequence[str]],
) -> Iterator[IllegalStep]:
    """Refusals of texts in random positions, each with a reason; texts that are legal are left out."""
    played = 0
    for _ in range(60):
        game = random_game(luck)
        for text in mutants(luck, game, words_of, 80):
            if text in game.legal.texts:
                played += 1
                continue
            error = refusal(game, text)
            assert error.reason, text
            assert error.message != UNEXPLAINED, (text, game.legal)
            assert error.token in text or error.token in error.step
            yield error
    assert played > 50


def refused_for_a_reason(game: rattus.Game, text: str) -> bool:
    """Any text at all is a legal step, or refused with a reason."""
    if " ".join(text.split()) in game.legal.texts:
        return True
    error = refusal(game, text)
    return bool(error.reason) and error.message != UNEXPLAINED
