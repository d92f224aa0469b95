"""Frames of played card games for the tests of the browser's card table: `python web/tests/cartus_frames.py`.

A frame is a seat's step with the outcomes of chance after it, as the server sends it. The first one has no events: it
is the table before anything was drawn. To keep the file small a frame has only those keys of the view that differ from
the frame before, and of values by seat, class or pile only those.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

import rattus
from rattus.table.details import details
from rattus.table.game import Game

GAMES = (
    # seats, buildings, whose eyes, seed
    (2, "first", "red", 47),
    (3, "mixed", "public", 1),
    (4, "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury", "yellow", 24),
    (5, "one-per-class", "everything", 7),
)
LEAVING = 0.35
"""How often a seat that could lay another card does not."""


def main() -> None:
    """Write the file beside this one, a game a line."""
    lines = [json.dumps(_game(*game), separators=(",", ":")) for game in GAMES]
    Path(__file__).with_suffix(".txt").write_text("\n".join([*lines, ""]), encoding="utf-8")


def _game(seats: int, buildings: str, eyes: str, seed: int) -> dict[str, object]:
    game = rattus.new("cartus", seats=seats, seed=seed, buildings=buildings)
    choice = random.Random(seed)
    view = _report(game, game.start(), eyes)
    frames: list[dict[str, object]] = [{"events": [], "view": view}]
    done = 0
    while True:
        report = _report(game, game.state, eyes)
        events = list(_told(game, done, eyes))
        frames.append({"events": events, "view": _changed(view, report)})
        view, done = report, len(game.numbers)
        if game.over:
            made_of = msgspec.to_builtins(details(game.ruleset))
            return {"seats": list(game.seats), "eyes": eyes, "details": made_of, "frames": frames}
        game.play(_chosen(game, choice))


def _changed(before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    """What is different; the keys of `discards` and `seen` come and go, so they are written as a whole."""
    changed: dict[str, object] = {}
    for key, value in after.items():
        was = before.get(key)
        if value == was:
            continue
        if isinstance(value, dict) and isinstance(was, dict) and key not in ("discards", "seen"):
            changed[key] = {name: each for name, each in value.items() if was[name] != each}
        else:
            changed[key] = value
    return changed


def _chosen(game: Game, choice: random.Random) -> str:
    """Anything, but few cards are laid, so that games have more than one thing in them and stay short."""
    texts = list(game.legal.texts)
    for leave in ("done", "enough"):
        if leave in texts and choice.random() < LEAVING:
            return leave
    return choice.choice(texts)


def _seat(eyes: str) -> str | None:
    return None if eyes in ("public", "everything") else eyes


def _report(game: Game, state: np.void, eyes: str) -> dict[str, object]:
    seen = state if eyes == "everything" else game.blinded(state, _seat(eyes))
    report: dict[str, object] = json.loads(json.dumps(game.ruleset.report(seen)))
    return report


def _told(game: Game, since: int, eyes: str) -> Iterator[dict[str, object]]:
    for moment in game.moments(since):
        for event in game.explain(moment):
            told = event if eyes == "everything" else game.ruleset.told(event, _seat(eyes))
            yield {"event": type(event).__name__, **vars(told)}


if __name__ == "__main__":
    main()
