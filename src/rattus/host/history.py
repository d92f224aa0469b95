"""What happened at a table, frame by frame, in one pass: the game is played once, from its start to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rattus.host.events import Entry
from rattus.host.frames import Sight, Viewer, event_scene, happenings
from rattus.host.shapes import Frame
from rattus.host.state import TableState, unfold
from rattus.kernel.ruleset import Ruleset
from rattus.table.game import Game, Moment


@dataclass(frozen=True)
class History:
    """The events of a table so far. Nobody changes them, so any thread may read them."""

    table: str
    rules: Ruleset
    entries: Sequence[Entry]

    def frames(self, since: int, viewer: Viewer) -> Iterator[Frame]:
        """The frames of a viewer after event `since`, made one after the other."""
        game: Game | None = None
        seen: Sight | None = None
        for before, entry, after in unfold(self.table, self.entries):
            if after.v <= since:
                continue
            if game is None and after.started:
                game = Game.of_steps(self.rules, before.steps)
            happened = happenings(game, moved_on(game, before, after)) if game else []
            scene = event_scene(before, after, game, entry, happened, seen)
            seen = scene.sight
            yield scene.frame(viewer)


def moved_on(game: Game, before: TableState, after: TableState) -> list[Moment]:
    """Let a game move on by one event, or back; returns the steps that were played then."""
    if len(after.steps) < len(before.steps):
        game.rewind(len(after.steps))
    return game.follow(after.steps[len(before.steps) :])
