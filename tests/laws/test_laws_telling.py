"""Secrets are blinded once, before anything is told or drawn: nothing looks at a state again afterwards.

As soon as a state was blinded for a viewer, whatever it knew more than that is overwritten here with nonsense. Frames,
reports, drawings, reasons and records must come out the same to the last byte.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import msgspec
import pytest

from rattus.host.events import Occupant
from rattus.host.frames import Scene, Viewer, encoded, happenings
from rattus.host.problems import Problem
from rattus.host.shapes import Frame
from rattus.host.state import Move, Status, TableState
from rattus.host.stepping import reasons, step
from rattus.kernel import telling
from rattus.kernel.ruleset import EVERYBODY, PUBLIC, Ruleset
from rattus.kernel.step import CHANCE_NAME
from rattus.kernel.telling import Telling, blinded
from rattus.table import game as at_table
from rattus.table.game import Game, Moment
from tests.laws.served import things
from tests.laws.tables import CARTUS_KINDS, PLAGUE_KINDS, Kind, cartus_tables, kinds, plague_tables

MOMENTS = 6
"""Steps of each game that are told."""
every_kind = pytest.mark.parametrize("kind", kinds(*PLAGUE_KINDS, *CARTUS_KINDS))


def spoil(state: bytearray, known: bytearray) -> int:
    """Overwrite what a viewer does not know of a state; returns how many bytes that were."""
    hidden = [i for i, (true, seen) in enumerate(zip(state, known, strict=True)) if true != seen]
    for i in hidden:
        state[i] = 0 if state[i] else 1  # no rule reads outside its tables by these
    return len(hidden)


class Spoiling:
    """Blinds like `blinded`, and spoils what it was given for one viewer."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.spoiled = 0

    def __call__(self, ruleset: Ruleset, state: bytearray, viewer: int) -> bytearray:
        known = state.copy()
        ruleset.engine.view(ruleset.rules, known, viewer)
        if viewer == self.viewer:
            self.spoiled += spoil(state, known)
        return known


def games(kind: tuple[Kind, int]) -> Iterator[tuple[Ruleset, random.Random, list[int]]]:
    """Tables, luck for the law, and the steps of random games."""
    tables: Any = cartus_tables(*kind) if kind[0] in CARTUS_KINDS else plague_tables(*kind)
    for table, seed, steps in tables.histories(20):
        yield table, random.Random(seed), steps


def table_after(game: Game) -> TableState:
    """A table where a game was played so far."""
    steps, seats = game.numbers, game.seats
    last = list(game.moments(len(steps) - 1))[-1].by
    return TableState(
        "t",
        v=9,
        position_v=9,
        header=game.header,
        seats={seat: Occupant(seat) for seat in seats},
        status=Status.OVER if game.over else Status.RUNNING,
        steps=steps,
        moves=() if last == CHANCE_NAME else (Move(last, 9, len(steps) - 1, 0),),
        to_act=game.to_act,
    )


@dataclass(frozen=True)
class Played:
    """A game that has just played one more step."""

    game: Game
    moment: Moment

    @classmethod
    def of(cls, rules: Ruleset, steps: Sequence[int]) -> Played:
        game = Game.of_steps(rules, steps[:-1])
        (moment,) = game.follow(steps[-1:])
        return cls(game, moment)


def frame(played: Played, viewer: Viewer) -> object:
    """What is sent: view, facts, step, explanations, legal steps, what to take care of, whether to take back."""
    game = played.game
    happened = happenings(game, [played.moment])
    return encoded(Scene(table_after(game), game, "stepped", happened).frame(viewer))


def explanation(played: Played, viewer: Viewer) -> object:
    return played.game.explain(played.moment, viewer, public=True)


def text(played: Played, viewer: Viewer) -> object:
    return played.game.ruleset.draw(played.game.known(viewer))


def picture(played: Played, viewer: Viewer) -> object:
    return played.game.svg(viewer, public=True)


def position(played: Played, viewer: Viewer) -> object:
    return played.game.position(viewer, public=True)


def refusals(played: Played, viewer: Viewer) -> object:
    """Why nothing can be done with things, and why a step can't be played."""
    game = played.game
    if viewer is None or game.to_act != viewer:
        return None
    said = [[str(error) for error in reasons(game, viewer, thing)] for thing in things(game.ruleset)[::5]]
    with pytest.raises(Problem) as refused:
        step(game, viewer, "place atlantis")
    return said, str(refused.value)


MADE = (frame, explanation, text, picture, position, refusals)


def spoiled_on_the_way(
    rules: Ruleset, steps: Sequence[int], viewer: Viewer, patch: pytest.MonkeyPatch
) -> int:
    """Everything for a viewer, with and without secrets being spoiled; returns how many bytes were."""
    count = 0
    for make in MADE:
        expected = make(Played.of(rules, steps), viewer)
        played = Played.of(rules, steps)
        spoiling = Spoiling(played.game.viewer_number(viewer))
        with patch.context() as patched:
            for module in (telling, at_table):
                patched.setattr(module, "blinded", spoiling)
            assert make(played, viewer) == expected, (make.__name__, viewer, played.moment.text)
        count += spoiling.spoiled
    return count


@every_kind
def test_what_is_told_and_drawn_is_made_from_blinded_states(
    kind: tuple[Kind, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoiled = 0
    for rules, luck, steps in games(kind):
        for n in {len(steps), *(luck.randrange(1, len(steps)) for _ in range(MOMENTS))}:
            for viewer in (None, luck.choice(rules.header.seats)):
                spoiled += spoiled_on_the_way(rules, steps[:n], viewer, monkeypatch)
    assert spoiled


@every_kind
def test_what_may_be_told_of_a_step_does_not_look_at_its_states_again(kind: tuple[Kind, int]) -> None:
    for rules, _, steps in games(kind):
        for moment in Game.of_steps(rules, steps).moments():
            before, after = moment.before.copy(), moment.after.copy()
            expected = Telling(rules, moment.before, moment.number, moment.after)
            told = Telling(rules, before, moment.number, after)
            for state in (before, after):
                state[:] = bytes(len(state))
            for whole in (False, True):
                assert told.text(whole=whole) == expected.text(whole=whole)
                assert told.events(whole=whole) == expected.events(whole=whole)
            assert told.text(whole=True) == moment.text
            assert told.scores == expected.scores


@every_kind
def test_a_step_leads_along_its_path_and_all_hear_the_same_of_twins(kind: tuple[Kind, int]) -> None:
    """Twins differ only in what the public does not know, and in the word of the step, if that is for some only."""
    different = 0
    for rules, luck, steps in games(kind):
        for moment in Game.of_steps(rules, steps).moments():
            path = rules.path(moment.before, moment.number, moment.after)
            assert (path[0], path[-1]) == (moment.before, moment.after)
            told = Telling(rules, moment.before, moment.number, moment.after)
            twin = moment.before.copy()
            rules.imagined(twin, PUBLIC, luck.getrandbits(64))
            engine = rules.engine
            chance = engine.actor(rules.rules, twin) < 0
            legal = engine.outcomes(rules.rules, twin)[0] if chance else engine.legal(rules.rules, twin)
            alike = legal if told.knowers != EVERYBODY else [moment.number]
            for number in [each for each in alike if each in legal][:2]:
                if rules.knowers(twin, number) != told.knowers:
                    continue
                after = twin.copy()
                engine.apply(rules.rules, after, number)
                other = Telling(rules, twin, number, after)
                assert other.text(whole=False) == told.text(whole=False)
                if blinded(rules, after, PUBLIC) == told.states[-1]:
                    assert other.events(whole=False) == told.events(whole=False)
                    different += twin != moment.before
    assert different


def test_the_law_notices_what_depends_on_a_state_that_was_not_blinded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A report that counts something that is hidden."""
    rules, _, steps = next(games((CARTUS_KINDS[0], 2)))
    seen = Scene.frame

    def leaking(scene: Scene, viewer: Viewer) -> Frame:
        told = seen(scene, viewer)
        assert scene._game is not None
        return msgspec.structs.replace(told, rematch=str(crc32(bytes(scene._game.state))))

    monkeypatch.setattr(Scene, "frame", leaking)
    with pytest.raises(AssertionError, match="frame"):
        spoiled_on_the_way(rules, steps[: len(steps) // 2], "red", monkeypatch)
