"""What was played, written out: as text and as data, for those who may see everything and for those who may not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from rattus.host.people import Caller
from rattus.host.problems import Code, Problem
from rattus.host.views import Explanation, Facts, View, explanations, facts_of
from rattus.kernel.ruleset import Ruleset
from rattus.kernel.step import CHANCE_NAME
from rattus.live.table import LiveTable
from rattus.table.game import Game, Moment
from rattus.table.replay import Eyes, Frame, frame_after, frame_at

PUBLIC = "public"
"""As whom one looks who has no seat."""


class ReplayFrame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position after `n` steps, as `rattus replay --json` prints it.

    `legal` lists the answers of a seat, or maps the outcomes of chance to their weights; it is null where whoever looks
    is not asked. `facts` are worked out from the state. `result` is there when the game is over.
    """

    n: int
    by: str | None
    step: str | None
    state: View
    to_act: str | None
    legal: list[str] | dict[str, int] | None
    facts: Facts
    result: list[list[str | int]] | None = None


class Position(msgspec.Struct, frozen=True):
    """A position of a game after `steps` steps, and what happened through the last of them."""

    steps: int
    frame: ReplayFrame
    explanations: list[Explanation]


@dataclass(frozen=True)
class Played:
    """A game as far as it was played: its rules and its steps. Nobody else uses the games made from it."""

    rules: Ruleset
    steps: tuple[int, ...]

    def game(self) -> Game:
        """The game as it stands at the end."""
        return Game.of_steps(self.rules, self.steps)

    def text(self, eyes: Eyes) -> str:
        """The record."""
        return self.game().record(eyes.seat, public=eyes.public)

    def written(
        self, eyes: Eyes, pace: Callable[[Iterable[Moment]], Iterable[Moment]] = iter
    ) -> tuple[str, list[ReplayFrame], list[list[Explanation]]]:
        """All of it: the record, every position, and what happened through every step; nothing before the first.

        `pace` may slow it down.
        """
        game = self.game()
        first = frame_at(game, 0, eyes.seat, public=eyes.public, facts=True)
        frames, explanations = [replay_frame(first)], [list[Explanation]()]
        for moment in pace(game.moments()):
            frames.append(replay_frame(frame_after(game, moment, eyes, facts=True)))
            explanations.append(explained(game, moment, eyes))
        return game.record(eyes.seat, public=eyes.public), frames, explanations

    def position(self, n: int, eyes: Eyes) -> Position:
        """The position after `n` steps."""
        if n > len(self.steps):
            raise Problem(Code.NOT_FOUND, f"there are positions from 0 to {len(self.steps)}")
        game = self.game()
        frame = replay_frame(frame_at(game, n, eyes.seat, public=eyes.public, facts=True))
        through = explained(game, next(game.moments(n - 1)), eyes) if n else []
        return Position(len(self.steps), frame, through)

    def decision(self, n: int) -> tuple[int, ...]:
        """The first `n` steps, without the last ones up to where a seat was asked; all of them if none ever was."""
        for count in range(min(n, len(self.steps)), 0, -1):
            asked = Played(self.rules, self.steps[:count]).game().to_act
            if asked is not None and asked != CHANCE_NAME:
                return self.steps[:count]
        return ()


def replay_frame(frame: Frame) -> ReplayFrame:
    """A frame as it is sent: steps as plain texts."""
    legal, step = frame["legal"], frame["step"]
    if isinstance(legal, dict):
        legal = {str(text): weight for text, weight in legal.items()}
    elif legal is not None:
        legal = [str(text) for text in legal]
    return ReplayFrame(
        n=frame["n"],
        by=frame["by"],
        step=None if step is None else str(step),
        state=frame["state"],
        to_act=frame["to_act"],
        legal=legal,
        facts=facts_of(frame["facts"]),
        result=frame.get("result"),
    )


def explained(game: Game, moment: Moment, eyes: Eyes) -> list[Explanation]:
    """What happened through a step, as those eyes may hear of it."""
    ruleset, told = game.ruleset, game.telling(moment)
    before = moment.before if eyes.everything else game.blinded(moment.before, eyes.seat)
    whole = eyes.everything or told.hears(game.viewer_number(eyes.seat))
    return explanations(ruleset, ruleset.report(before), told.events(whole=whole), told.scores)


def played_at(live: LiveTable) -> Played:
    """What was played at a table so far."""
    if not live.state.started:
        raise Problem(Code.NOT_RUNNING, f"the table is {live.status}; nothing was played")
    return Played(live.rules, live.state.steps)


def eyes_at(live: LiveTable, caller: Caller, wanted: str | None) -> Eyes:
    """With which viewer's eyes a caller may look at what was played at a table.

    Everything is shown when the table has ended. The public's view can always be had; a seat's by its player, and by
    everybody after the end.
    """
    if wanted == PUBLIC:
        return Eyes(public=True)
    if wanted is not None:
        return Eyes(live.viewer(caller, wanted))
    if not live.status.ended:
        raise Problem(Code.NOT_OVER, f"the table is {live.status}; say as whom, or wait for the end")
    return Eyes()


def eyes_on(played: Played, wanted: str | None) -> Eyes:
    """With whose eyes one looks at a game that has no secrets."""
    if wanted is None or wanted in played.rules.header.seats:
        return Eyes(wanted)
    if wanted == PUBLIC:
        return Eyes(public=True)
    raise Problem(Code.NOT_FOUND, f"there is no seat {wanted!r}")
