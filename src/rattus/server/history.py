"""What happened at a table, frame by frame, in one pass: the game is played once, from its start to its end."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from rattus.kernel.ruleset import Ruleset
from rattus.server.events import Entry
from rattus.server.frames import Happening, Viewer, event_scene, happening
from rattus.server.shapes import Frame
from rattus.server.state import TableState, unfold
from rattus.table.game import Game

MOST_AT_ONCE = 1000
"""Frames of one answer; who wants more goes on from the last one."""
WORK, PAUSE = 4, 0.0005
"""After so many positions a thread lets others have Python for so many seconds."""

T = TypeVar("T")


@dataclass(frozen=True)
class History:
    """The events of a table so far. Nobody changes them, so any thread may read them."""

    table: str
    rules: Ruleset
    entries: Sequence[Entry]

    def frames(self, since: int, viewer: Viewer) -> Iterator[Frame]:
        """The frames of a viewer after event `since`, made one after the other."""
        game: Game | None = None
        for before, entry, after in unfold(self.table, self.entries):
            if after.v <= since:
                continue
            if game is None and after.started:
                game = Game.of_steps(self.rules, np.array(before.steps, np.int16))
            happened = played_on(game, before, after) if game else []
            yield event_scene(after, game, entry, happened).frame(viewer)


def played_on(game: Game, before: TableState, after: TableState) -> list[Happening]:
    """Let a game move on by one event, or back; returns what happened then."""
    if len(after.steps) < len(before.steps):
        game.rewind(len(after.steps))
    moments = game.follow(after.steps[len(before.steps) :])
    return [happening(game, moment) for moment in moments]


def unhurried(positions: Iterable[T]) -> Iterator[T]:
    """The same, with pauses: whoever answers everybody else need not wait long for Python."""
    for number, position in enumerate(positions, start=1):
        yield position
        if number % WORK == 0:
            time.sleep(PAUSE)
