"""What happened at a table, frame by frame, in one pass: the game is played once, from its start to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rattus.host.events import Entry
from rattus.host.frames import Happening, Viewer, event_scene, happening
from rattus.host.shapes import Frame
from rattus.host.state import TableState, unfold
from rattus.kernel.ruleset import Ruleset
from rattus.table.game import Game


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
                game = Game.of_steps(self.rules, before.steps)
            happened = played_on(game, before, after) if game else []
            yield event_scene(before, after, game, entry, happened).frame(viewer)


def played_on(game: Game, before: TableState, after: TableState) -> list[Happening]:
    """Let a game move on by one event, or back; returns what happened then."""
    if len(after.steps) < len(before.steps):
        game.rewind(len(after.steps))
    moments = game.follow(after.steps[len(before.steps) :])
    return [happening(game, moment) for moment in moments]
