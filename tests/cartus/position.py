"""Positions of the card game in tests: set one up and play on with scripted chance.

    game = position('''
        cartus red yellow green blue · start red · round 3 · enter of yellow
        row       fortune-tellers-tent/2-cards+1-look monastery/4-cards monastery/2-rats
        red       hand king-0 witch-1*2 · rats 12 · church 3 magic 1 · tokens 2 3 · in 2 monk-4 joker
        yellow    hand monk-4 sword pass
    ''')
    play(game, '''
        yellow enter 2: monk-4 sword
        green enter 1:
        …
    ''')
    assert report(game)["rats"] == …

The language is the library's (`rattus.cartus.position`).
"""

from __future__ import annotations

import rattus
from rattus.cartus.report import StateReport
from rattus.cartus.ruleset import CartusRuleset
from rattus.kernel.position import Head, beheaded, headed

__all__ = ["answers", "hand", "influence", "play", "position", "report", "verbs"]


def position(drawing: str, **options: str) -> rattus.Game:
    """A game that stands as drawn. Chance is asked; options are those of a table (`buildings="mixed"`)."""
    head, rest = beheaded(drawing)
    return rattus.position(
        headed(Head(head.game, head.seats, tuple(options.items())), rest), seed=1, chance="ask"
    )


def play(game: rattus.Game, script: str) -> rattus.Game:
    """Play the lines of a record, `SEAT STEP` or `? STEP`; each must be an answer of the one who is asked.

    `red enter 2: monk-4 joker` enters, lays these cards and is done.
    """
    for line in script.strip().splitlines():
        by, _, step = line.strip().partition(" ")
        step, laying, cards = step.partition(":")
        steps = [step, *(f"lay {card}" for card in cards.split()), "done"] if laying else [step]
        for each in steps:
            if by != game.to_act:
                raise ValueError(f"{line.strip()!r}: {game.to_act} is asked: {', '.join(game.legal.texts)}")
            game.play(each)
    return game


def answers(game: rattus.Game, verb: str = "") -> list[str]:
    """The answers to the question asked now, in their order; with a verb only those."""
    return [text for text in game.legal.texts if verb in ("", text.split()[0])]


def verbs(game: rattus.Game) -> set[str]:
    """The verbs of the answers to the question asked now."""
    return {text.split()[0] for text in game.legal.texts}


def report(game: rattus.Game, seat: str | None = None) -> StateReport:
    """The state as plain data: all that anybody knows, or what one seat may know."""
    return _ruleset(game).report(game.state if seat is None else game.blinded(game.state, seat))


def hand(game: rattus.Game, seat: str) -> str:
    """The cards a seat holds, in the order of their kinds: `monk-4 witch-1 joker`."""
    cards = report(game)["hands"][seat]
    assert not isinstance(cards, int)
    return " ".join(cards)


def influence(game: rattus.Game, kind: str) -> str:
    """The seats with influence in a class, in track order: `red 3 blue 1`."""
    return " ".join(f"{seat} {count}" for seat, count in report(game)["influence"][kind] if count)


def _ruleset(game: rattus.Game) -> CartusRuleset:
    ruleset = game.ruleset
    if not isinstance(ruleset, CartusRuleset):
        raise TypeError("these positions are drawn for the card game")
    return ruleset
