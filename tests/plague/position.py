"""Positions of the board game in tests: set one up, play on with scripted chance, and draw what has become of it.

    game = position('''
        rattus red yellow green blue · turn of red · plague italia · supply 20
        gallia    rats 3  green 2  yellow 1
        hispania  rats 2 (/2 2+MBC seen by red)
        cards     knight yellow, merchant green
        coming    1+BC* 3+A
    ''')
    play(game, '''
        red plague gallia
        red spread hispania
        …
    ''')
    assert board(game) == drawn('''
        rattus red yellow green blue · turn of yellow · plague gallia · supply 18
        …
    ''')

The language is the library's (`rattus.plague.position`).
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import rattus
from rattus.kernel.position import Head, beheaded, headed
from rattus.plague.position import QUESTIONS, Drawing, Rat, Region
from rattus.plague.report import StateReport
from rattus.plague.ruleset import PlagueRuleset
from rattus.table.library import find_edition, ruleset

__all__ = ["answers", "board", "drawn", "play", "position", "report", "verbs"]

COMPARED = (*QUESTIONS, "plague", "caravan", "supply")
"""What is compared of the first line."""


def position(drawing: str, *, edition: str | Path | None = None, **options: str | int) -> rattus.Game:
    """A game that stands as drawn. Chance is asked; options are those of a table (`rulebook="de"`)."""
    head, rest = beheaded(drawing)
    game = head.game if edition is None else find_edition(edition).id
    head = Head(game, head.seats, tuple((name, str(value)) for name, value in options.items()))
    return rattus.position(headed(head, rest), edition=edition, seed=1, chance="ask")


def play(game: rattus.Game, script: str) -> rattus.Game:
    """Play the lines of a record, `SEAT STEP` or `? STEP`; each must be an answer of the one who is asked."""
    for line in script.strip().splitlines():
        by, _, step = line.strip().partition(" ")
        if by != game.to_act:
            raise ValueError(f"{line.strip()!r}: {game.to_act} is asked: {', '.join(game.legal.texts)}")
        game.play(step)
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


def board(game: rattus.Game, seat: str | None = None) -> str:
    """The drawing of a game as far as tests compare it; with a seat as that seat sees it, with faces `hidden`."""
    state = game.state if seat is None else game.blinded(game.state, seat)
    head = Head(game.header.game, game.seats)
    return _compared(head, Drawing.read(_ruleset(game).codec, _ruleset(game).position(state)))


def drawn(drawing: str, *, edition: str | Path | None = None) -> str:
    """A drawing made by hand in the tidy form that `board` has, to compare the two."""
    head, rest = beheaded(drawing)
    table = ruleset(find_edition(edition or head.game), head.seats, {})
    assert isinstance(table, PlagueRuleset)
    return _compared(Head(table.header.game, head.seats), Drawing.read(table.codec, rest))


def _compared(head: Head, drawing: Drawing) -> str:
    items = {name: drawing.items[name] for name in COMPARED if name in drawing.items}
    regions = {
        name: Region([Rat(rat.face, rat.seen) for rat in region.rats], region.citizens, region.nuns)
        for name, region in drawing.regions.items()
    }
    return headed(head, str(replace(drawing, items=items, regions=regions, gone=[], since=[], coming=[])))


def _ruleset(game: rattus.Game) -> PlagueRuleset:
    ruleset = game.ruleset
    if not isinstance(ruleset, PlagueRuleset):
        raise TypeError("positions are drawn for the board game")
    return ruleset
