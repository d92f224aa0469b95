"""A viewer's bytes contain nothing it may not know: twins that differ only in that get the same bytes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rattus.host.events import Entry, Occupant, Stepped
from rattus.host.frames import Viewer, encoded, event_scene, fresh_scene, happenings
from rattus.host.state import Move, Status, TableState
from rattus.kernel.ruleset import COLOURS, PUBLIC, Ruleset
from rattus.kernel.step import CHANCE_NAME, HIDDEN
from rattus.kernel.telling import secret
from rattus.table.game import Game
from rattus.table.library import find_edition, ruleset
from rattus.table.simulation import random_game

TABLES = [("rattus", 3), ("bigbox", 4), ("cartus", 3)]
SEED = 5


def table(game: str, seats: int) -> tuple[Ruleset, list[int]]:
    rules = ruleset(find_edition(game), COLOURS[:seats], {})
    return rules, list(random_game(rules, SEED).numbers)


def state(rules: Ruleset, steps: list[int]) -> TableState:
    """A table after these steps, the last of which may be taken back if the rules allow it."""
    game = game_of(rules, steps)
    last = list(game.moments(len(steps) - 1))[-1].by if steps else CHANCE_NAME
    return TableState(
        "t",
        v=9,
        position_v=9,
        header=rules.header,
        seats={seat: Occupant(seat) for seat in rules.header.seats},
        status=Status.OVER if game.over else Status.RUNNING,
        steps=tuple(steps),
        moves=() if last == CHANCE_NAME else (Move(last, 9, len(steps) - 1, 0),),
        to_act=game.to_act,
    )


def viewers(rules: Ruleset) -> list[Viewer]:
    return [None, *rules.header.seats]


def number_of(rules: Ruleset, viewer: Viewer) -> int:
    return PUBLIC if viewer is None else rules.header.seats.index(viewer)


def game_of(rules: Ruleset, steps: list[int]) -> Game:
    return Game.of_steps(rules, steps)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_twin_positions_give_a_viewer_the_same_bytes(game: str, seats: int) -> None:
    rules, steps = table(game, seats)
    different = 0
    for count in range(0, len(steps), 7):
        own = game_of(rules, steps[:count])
        for viewer in viewers(rules) if own.to_act != CHANCE_NAME else ():
            twin = game_of(rules, steps[:count])
            rules.engine.view(rules.rules, twin.state, number_of(rules, viewer))
            rules.engine.imagine(rules.rules, twin.state, 11, 12)
            different += bytes(twin.state) != bytes(own.state)
            told = state(rules, steps[:count])
            sent = [encoded(fresh_scene(told, each).frame(viewer)) for each in (own, twin)]
            assert sent[0] == sent[1]
    assert different


def hidden_steps(rules: Ruleset, steps: list[int], viewer: Viewer) -> Iterator[tuple[int, int]]:
    """Every step a viewer may not know, with another one that must look the same to it."""
    game = game_of(rules, steps)
    for moment in game.moments():
        hidden = game.secret(moment, viewer)
        if hidden is None:
            continue
        for other in game.legal_at(moment.before).numbers:
            looks = secret(rules, moment.before, other, number_of(rules, viewer))
            if other != moment.number and looks == hidden:
                yield moment.n, other
                break


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_twin_steps_give_a_viewer_the_same_bytes(game: str, seats: int) -> None:
    rules, steps = table(game, seats)
    checked = 0
    for viewer in viewers(rules):
        for n, other in list(hidden_steps(rules, steps, viewer))[::5]:
            sent = set()
            for last in (steps[n - 1], other):
                before, after = state(rules, steps[: n - 1]), state(rules, [*steps[: n - 1], last])
                played = game_of(rules, list(after.steps))
                entry = Entry(9, 0, Stepped("red", last))
                scene = event_scene(before, after, played, entry, happenings(played, played.moments(n - 1)))
                text = encoded(scene.frame(viewer))
                assert HIDDEN in text
                sent.add(text)
            assert len(sent) == 1
            checked += 1
    assert checked >= 3


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_frames_tell_a_seat_the_steps_of_its_own_record(game: str, seats: int) -> None:
    rules, steps = table(game, seats)
    whole = game_of(rules, steps)
    for viewer in rules.header.seats:
        before, after = state(rules, []), state(rules, steps)
        entry = Entry(9, 0, Stepped("red", 0))
        scene = event_scene(before, after, whole, entry, happenings(whole, whole.moments()))
        frame = scene.frame(viewer)
        lines = [line for line in whole.record(viewer).splitlines() if line and not line.startswith("[")]
        assert [f"{step.by} {step.step}" for step in frame.steps] == lines


def test_only_the_seat_that_is_asked_hears_its_legal_steps() -> None:
    rules, _ = table("rattus", 3)
    game = Game(rules, seed=1)
    asked = game.to_act
    for viewer in viewers(rules):
        frame = fresh_scene(state(rules, list(game.numbers)), game).frame(viewer)
        assert bool(frame.legal) == (viewer == asked)
        assert frame.to_act == asked
