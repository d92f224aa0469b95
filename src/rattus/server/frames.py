"""Frames: what each viewer is sent after an event.

A frame is made from nothing but the viewer's blinded state and from events as that viewer may hear them. The full
state never comes near the encoder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from rattus.server.events import Entry
from rattus.server.shapes import Frame, Kind, PlayedStep, seat_infos
from rattus.server.state import Status, TableState
from rattus.table.game import Game, Moment

Viewer = str | None
"""A seat, or the public."""

_encoder = msgspec.json.Encoder()


def status_of(state: TableState, game: Game | None) -> Status:
    """How far a table is."""
    if game is None or not state.started:
        return Status.OPEN
    return Status.OVER if game.over else Status.RUNNING


@dataclass(frozen=True)
class Happening:
    """A step with all that happened through it; each viewer is told its part."""

    moment: Moment
    events: Sequence[object]


def happenings(before: TableState, after: TableState, game: Game | None) -> list[Happening]:
    """The steps between two states of a table; `game` stands after them."""
    if game is None or len(after.steps) <= len(before.steps):
        return []
    return [Happening(moment, game.explain(moment)) for moment in game.moments(len(before.steps))]


def fresh_frame(state: TableState, game: Game | None, viewer: Viewer) -> Frame:
    """The table as it stands now."""
    return _frame(state, game, viewer, "fresh", ())


def event_frame(
    state: TableState, game: Game | None, viewer: Viewer, entry: Entry, happened: Sequence[Happening]
) -> Frame:
    """The table after an event, and what the viewer may hear of it."""
    kind: Kind = msgspec.convert(type(entry.event).__struct_config__.tag, Kind)
    return _frame(state, game, viewer, kind, happened)


def _frame(
    state: TableState, game: Game | None, viewer: Viewer, kind: Kind, happened: Sequence[Happening]
) -> Frame:
    view: Mapping[str, object] | None = None
    legal: list[str] | None = None
    to_act: str | None = None
    can_undo = False
    result: list[list[str | int]] | None = None
    steps: list[PlayedStep] = []
    explanations: list[Mapping[str, object]] = []
    if game is not None:
        blinded = game.blinded(game.state, viewer)
        view = game.ruleset.report(blinded)
        to_act = game.to_act
        if to_act is None:
            result = [list(place) for place in game.standing()]
        elif to_act == viewer:
            legal = [str(text) for text in game.legal_at(blinded).texts]
        can_undo = viewer is not None and to_act is not None and game.can_undo(viewer)
        for each in happened:
            steps.append(
                PlayedStep(each.moment.by, str(game.secret(each.moment, viewer) or each.moment.text))
            )
            explanations.extend(_explained(game.ruleset.told(event, viewer)) for event in each.events)
    return Frame(
        table=state.id,
        v=state.v,
        kind=kind,
        viewer=viewer,
        status=status_of(state, game),
        seats=seat_infos(state),
        steps=steps,
        explanations=explanations,
        view=view,
        to_act=to_act,
        legal=legal,
        can_undo=can_undo,
        result=result,
    )


def _explained(event: object) -> Mapping[str, object]:
    return {"event": type(event).__name__, **vars(event)}


def encoded(frame: Frame) -> str:
    """A frame as it is sent, the same text to all who may see the same."""
    return _encoder.encode(frame).decode()
