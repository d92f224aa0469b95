"""Write real games as the browser is told of them: `web/tests/plague-frames.json`, which tests of the client replay.

A frame is what followed from one decision: the events as one viewer hears them, and what they changed in its view.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np

import rattus
from rattus.table.game import Game

FILE = Path(__file__).parents[1] / "web" / "tests" / "plague-frames.json"
ROWS = ("citizens", "rats", "nuns", "haven", "reserve")
LUCK = 5
OTHER_CARDS = "monk+witch+courier+caravanner+queen+serf+soldier+nun"


def games() -> Iterator[tuple[Game, str | None]]:
    """The games, and with whose eyes each is seen; all events that pieces move by happen in them."""
    yield rattus.new("rattus", seats=4, seed=7), "red"
    yield rattus.new("rattus", seats=2, seed=3, rulebook="de"), None
    yield rattus.new("bigbox", seats=6, seed=5, cards=OTHER_CARDS, turn_limit=30), "yellow"


def told(game: Game, viewer: str | None, since: int) -> list[dict[str, object]]:
    """The events of all steps since then, as the viewer hears them."""
    return [
        {"event": type(event).__name__, **vars(event)}
        for moment in game.moments(since)
        for event in (game.ruleset.told(each, viewer) for each in game.explain(moment))
    ]


def changes(before: Mapping[str, object], after: Mapping[str, object]) -> dict[str, object]:
    """What is different: of the tables by region or seat only the rows that are."""
    found: dict[str, object] = {}
    for key, now in after.items():
        was = before[key]
        if key in ROWS and isinstance(was, dict) and isinstance(now, dict):
            if rows := {row: value for row, value in now.items() if value != was[row]}:
                found[key] = rows
        elif now != was:
            found[key] = now
    return found


def frames(game: Game, viewer: str | None, luck: random.Random) -> dict[str, object]:
    """A game played by chance to its end, from the empty board on."""

    def view(state: np.void) -> Mapping[str, object]:
        return game.ruleset.report(game.blinded(state, viewer))

    start = before = view(game.start())
    found: list[dict[str, object]] = []
    since = 0
    while True:
        game.draw_due()
        after = view(game.state)
        found.append({"events": told(game, viewer, since), "changes": changes(before, after)})
        if game.over:
            return {"game": game.header.game, "viewer": viewer, "start": start, "frames": found}
        since, before = len(game.numbers), after
        game.play(luck.choice([str(text) for text in game.legal.texts]))


def main() -> None:
    """Play the games and keep them."""
    told_games = [frames(game, viewer, random.Random(LUCK)) for game, viewer in games()]
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(told_games, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
