"""Studies: games from records, to be looked at and played on from."""

from __future__ import annotations

import msgspec

from rattus.host.people import new_id
from rattus.host.rulebooks import rules_of
from rattus.kernel.notation import Header
from rattus.live.clock import now_ms
from rattus.live.records import Played
from rattus.live.wishes import StudyInfo
from rattus.table.game import Game

MOST_STUDIES = 200
"""How many studies one player may keep."""


class Study(msgspec.Struct, frozen=True):
    """A game from a record: its owner, its header, and its steps as numbers."""

    id: str
    player: str
    created_at: int
    header: Header
    over: bool
    steps: tuple[int, ...]


def study_of(game: Game, player: str) -> Study:
    """A new study of a game."""
    return Study(
        id=new_id(),
        player=player,
        created_at=now_ms(),
        header=game.header,
        over=game.over,
        steps=game.numbers,
    )


def played_in(study: Study) -> Played:
    """The game of a study."""
    return Played(rules_of(study.header), study.steps)


def study_info(study: Study) -> StudyInfo:
    """A study, for everybody who knows its id."""
    return StudyInfo(
        id=study.id,
        game=study.header.game,
        version=study.header.version,
        seats=list(study.header.seats),
        options=dict(study.header.options),
        steps=len(study.steps),
        over=study.over,
        created_at=study.created_at,
    )
