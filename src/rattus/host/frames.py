"""Frames: what each viewer is sent after an event.

A frame is made from nothing but the viewer's blinded state and from what may be told to that viewer. The full state
never comes near the encoder.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec

from rattus.host.events import Entry, Event
from rattus.host.results import final_places, grounds, winners
from rattus.host.shapes import CareInfo, Frame, Kind, PlayedStep, Stop, seat_infos, time_info, undo_info
from rattus.host.state import Status, TableState
from rattus.host.views import Explanation, Facts, View, explanations, facts_of
from rattus.kernel.telling import Telling
from rattus.table.game import Game, Moment

Viewer = str | None
"""A seat, or the public."""

KINDS: dict[type[Event], Kind] = {
    event: msgspec.convert(event.__struct_config__.tag, Kind) for event in get_args(Event)
}
"""What frames call the events."""

_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Happening:
    """A step, and what may be told of it."""

    moment: Moment
    telling: Telling


def happenings(game: Game, moments: Iterable[Moment]) -> list[Happening]:
    """All that happened through some steps of a game."""
    return [Happening(moment, game.telling(moment)) for moment in moments]


@dataclass(frozen=True)
class Sight:
    """What viewers were shown of a state of the game."""

    state: bytes
    views: dict[Viewer, View] = field(default_factory=dict)


class Scene:
    """A table after an event: what all may know of it is made once, the rest for each viewer."""

    def __init__(
        self,
        state: TableState,
        game: Game | None,
        kind: Kind,
        happened: Sequence[Happening] = (),
        undone: Sequence[int] = (),
        seen: Sight | None = None,
    ) -> None:
        self._state, self._game, self._happened = state, game, happened
        self._shown: dict[bytes, tuple[View, Facts]] = {}
        self._explained: dict[tuple[int, ...], tuple[list[Explanation], View]] = {}
        self._seen = seen
        self.sight = Sight(bytes(game.state) if game else b"")
        places = final_places(state, game) if game else None
        won = winners(state, game) if game and places else ()
        self._common = Frame(
            table=state.id,
            v=state.v,
            at=state.at,
            kind=kind,
            viewer=None,
            status=state.status,
            seats=seat_infos(state),
            steps=[],
            undone=list(undone),
            explanations=[],
            view=None,
            facts=None,
            to_act=state.to_act,
            legal=None,
            care=None,
            can_undo=False,
            undo_stop=None,
            undo=undo_info(state),
            time=time_info(state),
            result=None if places is None else [list(place) for place in places],
            winners=None if places is None else list(won),
            grounds=None if places is None else grounds(places, won),
            rematch=state.rematch,
        )

    def frame(self, viewer: Viewer) -> Frame:
        """The table as one viewer may know it."""
        game, state = self._game, self._state
        if game is None:
            return msgspec.structs.replace(self._common, viewer=viewer)
        blinded, number = game.known(viewer), game.viewer_number(viewer)
        asked = viewer is not None and state.to_act == viewer
        view, facts = self._known(game, blinded)
        self.sight.views[viewer] = view
        stop = None if viewer is None else undo_stop(state, game, viewer)
        legal = game.answers.texts if asked else None
        return msgspec.structs.replace(
            self._common,
            viewer=viewer,
            steps=[_step(each, number) for each in self._happened],
            explanations=self._told(game, viewer, number),
            view=view,
            facts=facts,
            legal=None if legal is None else [str(text) for text in legal],
            care=None if legal is None else _care(game, blinded, legal),
            can_undo=viewer is not None and stop is None,
            undo_stop=stop,
        )

    def _told(self, game: Game, viewer: Viewer, number: int) -> list[Explanation]:
        """What happened, as one viewer may hear of it."""
        if not self._happened:
            return []
        view = self._view_before(game, viewer)
        heard = [each.telling.hears(number) for each in self._happened]
        key = (id(view), *heard)
        if key not in self._explained:  # who saw and hears the same is told the same
            tellings = [each.telling for each in self._happened]
            events = [
                event
                for told, whole in zip(tellings, heard, strict=True)
                for event in told.events(whole=whole)
            ]
            scores = [after for told in tellings for after in told.scores]
            self._explained[key] = explanations(game.ruleset, view, events, scores), view
        return self._explained[key][0]

    def _view_before(self, game: Game, viewer: Viewer) -> View:
        """What a viewer saw before the first step, from the scene before or made again."""
        first = self._happened[0]
        if self._seen and viewer in self._seen.views and self._seen.state == first.moment.before:
            return self._seen.views[viewer]
        public = first.telling.states[0]
        return self._known(game, game.blinded(first.moment.before, viewer) if viewer else public)[0]

    def _known(self, game: Game, blinded: bytearray) -> tuple[View, Facts]:
        """What a blinded state says; viewers who know the same have the same state."""
        key = bytes(blinded)
        known = self._shown.get(key)
        if known is None:
            report, facts = game.ruleset.shown(blinded)
            known = self._shown[key] = report, facts_of(facts)
        return known


def event_scene(
    before: TableState,
    after: TableState,
    game: Game | None,
    entry: Entry,
    happened: Sequence[Happening],
    seen: Sight | None = None,
) -> Scene:
    """A table after an event, and what happened through it, or what was taken back; `seen` is what was shown last."""
    back = len(after.steps) < len(before.steps)
    undone = [move.v for move in before.moves if move.before >= len(after.steps)] if back else []
    return Scene(after, game, KINDS[type(entry.event)], happened, undone, seen)


def fresh_scene(state: TableState, game: Game | None) -> Scene:
    """A table as it stands now, whatever happened before."""
    return Scene(state, game, "fresh")


def _care(game: Game, blinded: Any, legal: Mapping[str, int]) -> dict[str, CareInfo]:
    found = game.ruleset.care(blinded, legal)
    return {str(text): CareInfo(care.why, list(care.left)) for text, care in found.items()}


def _step(happened: Happening, viewer: int) -> PlayedStep:
    told = happened.telling
    return PlayedStep(happened.moment.by, str(told.text(whole=told.hears(viewer))))


def undo_stop(state: TableState, game: Game, seat: str) -> Stop | None:
    """Why a seat may not take back its last step; the rules are asked only if nothing has happened since."""
    last = next((move for move in reversed(state.moves) if move.seat == seat), None)
    if last is None:
        return "nothing"
    if state.status is not Status.RUNNING:
        return "over"
    if seat in state.away:
        return "away"
    if last is not state.moves[-1]:
        return "others"
    return "chance" if last.before + 1 != len(state.steps) else game.undo_stop(seat)


def encoded(frame: Frame) -> str:
    """A frame as it is sent, the same text to all who may see the same."""
    return _encoder.encode(frame).decode()
