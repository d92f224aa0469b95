"""The law of secrets through the real server.

All that a seat or somebody who watches is sent, in whatever way, is collected byte by byte. Two games that differ only
in what a viewer can't know must give it the same bytes; and no name of a card or face is in them that it has not met.
The last tests show that the law would notice: servers that leak on purpose break it.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from zlib import crc32

import msgspec
import numpy as np
import pytest

from rattus.cartus.ruleset import CartusRuleset
from rattus.host import frames, stepping
from rattus.host.events import Undone
from rattus.host.frames import Happening, Scene
from rattus.host.problems import Code, Problem
from rattus.host.shapes import Frame, PlayedStep
from rattus.host.stepping import Trial
from rattus.host.views import facts_of
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.kernel.step import IllegalStep
from rattus.kernel.telling import Telling
from rattus.plague.ruleset import PlagueRuleset
from rattus.server.http.routes import why
from rattus.server.storage.archive import Archive
from rattus.table.game import Game
from rattus.table.library import find_edition, ruleset
from tests.laws.known import assert_view_is_blind, names, positions, seen_in, words_in
from tests.laws.served import (
    Act,
    Choose,
    Performance,
    Script,
    ScriptedLuck,
    Viewer,
    again,
    at_random,
    lucky,
    prompted,
    script,
    theatre,
)
from tests.laws.twins import best_twins
from tests.server.house import House

TABLES: list[tuple[str, int, list[str]]] = [
    ("rattus", 2, []),
    ("rattus", 4, ["random"]),
    ("bigbox", 3, []),
    ("cartus", 2, []),
    ("cartus", 3, ["fair"]),
]
"""Games, how many seats, and bots in the last of them."""
SEED = 5
ACTS = 110
TWINS = 2
SLACK = 0.004
"""Seconds of the processor that acts of twins may differ on average; a busy machine is that uneven."""
ENOUGH = 40
"""Acts of twins that must have been compared, all viewers together."""

Leak = Callable[[pytest.MonkeyPatch], None]


def tight(patch: pytest.MonkeyPatch) -> None:
    """The server as it is."""


@dataclass
class Stage:
    """Where games of one kind are performed, on one server."""

    rules: Ruleset
    house: House
    archive: Archive
    monkeypatch: pytest.MonkeyPatch
    leak: Leak
    bots: Sequence[str] = ()
    seed: int = SEED
    clock: Callable[[], float] = time.process_time
    """What the processor did meanwhile for others does not count."""
    luck: ScriptedLuck = field(init=False)

    def __post_init__(self) -> None:
        self.luck = ScriptedLuck({}, random.Random(self.seed))

    async def perform(
        self,
        choose: Choose,
        luck: ScriptedLuck,
        probers: Sequence[Viewer] | None = None,
        steps: Script | None = None,
    ) -> Performance:
        """A whole performance; bots play by a script of all `steps`, or as chance will have it."""
        header = self.rules.header
        show = Performance(
            header.game, len(header.seats), self.bots, dict(header.options), probers, self.clock
        )
        with (
            lucky(self.monkeypatch, luck),
            prompted(self.monkeypatch, steps or {}, self.seed),
            self.monkeypatch.context() as patch,
        ):
            self.leak(patch)
            await show.run(self.house, self.archive, choose)
        return show

    async def original(self, acts: int) -> Performance:
        """A game at random."""
        return await self.perform(at_random(random.Random(self.seed), acts), self.luck)

    async def compared(self, show: Performance, viewer: Viewer) -> int:
        """Twins of a game give the viewer the same bytes, act by act; returns how many acts were compared."""
        acts = 0
        for twin in best_twins(self.rules, show, viewer, self.luck.numbers, TWINS):
            luck = ScriptedLuck(dict(twin.numbers), random.Random(1))
            other = await self.perform(again(twin.acts), luck, [viewer], twin.steps)
            assert len(other.acts) == len(twin.acts), "the twin ended early"
            assert other.done == show.done[: len(twin.acts)], "the twin was answered otherwise"
            for at, act in enumerate(twin.acts, start=1):
                (said, answers), (own_said, own_answers) = other.marks[at][viewer], show.marks[at][viewer]
                theirs, ours = other.ears[viewer], show.ears[viewer]
                where = f"{viewer} can tell its twin by act {at}, {act}"
                assert_same(theirs.said[:said], ours.said[:own_said], where)
                assert_same(theirs.answers[:answers], ours.answers[:own_answers], where)
            acts += twin.worth
        return acts

    async def delays(self, show: Performance, viewer: Viewer, rounds: int) -> list[float]:
        """Seconds by which an act takes longer in a twin than here until all have heard of it, act by act.

        The shortest of several rounds counts, since everything else on a machine only makes it longer.
        """
        found: list[float] = []
        for twin in best_twins(self.rules, show, viewer, self.luck.numbers, 1):
            ways: tuple[tuple[list[Act], dict[int, int], Script], ...] = (
                (show.acts[: len(twin.acts)], self.luck.numbers, script(show.entries)),
                (twin.acts, twin.numbers, twin.steps),
            )
            taken: list[list[list[float]]] = [[], []]
            for turn in range(rounds):
                for which in (turn % 2, 1 - turn % 2):  # who comes second finds everything warm
                    (acts, numbers, steps), of_way = ways[which], taken[which]
                    luck = ScriptedLuck(dict(numbers), random.Random(1))
                    other = await self.perform(again(acts), luck, [viewer], steps)
                    of_way.append(other.seconds[twin.differences[0] :])
            ours, theirs = (np.array(of_way).min(axis=0) for of_way in taken)
            found += (theirs - ours).tolist()
        return found

    async def all_compared(self, show: Performance) -> int:
        """The same for all viewers."""
        return sum([await self.compared(show, viewer) for viewer in show.ears])


Play = Callable[[Stage], Awaitable[None]]


def on_stage(
    game: str,
    seats: int,
    database: str,
    monkeypatch: pytest.MonkeyPatch,
    leak: Leak,
    play: Play,
    bots: Sequence[str] = (),
    seed: int = SEED,
    log_level: str = "DEBUG",
) -> None:
    """Let something be played on a stage."""

    async def evening() -> None:
        async with theatre(database, log_level) as (house, archive):
            rules = ruleset(find_edition(game), COLOURS[:seats], {})
            await play(Stage(rules, house, archive, monkeypatch, leak, bots, seed))

    asyncio.run(evening())


def assert_same(theirs: list[str], ours: list[str], where: str) -> None:
    for one, other in zip(theirs, ours, strict=False):
        assert one == other, where
    assert len(theirs) == len(ours), where


def is_frame(message: object) -> bool:
    """A frame; answers may be lists and other things."""
    return isinstance(message, dict) and message.get("op") == "frame"


def assert_nothing_unmet_is_named(stage: Stage, show: Performance) -> None:
    """No viewer hears a name that it has not met in the game, before it is over."""
    secret, states = names(stage.rules), list(positions(stage.rules, show.entries))
    for viewer, ear in show.ears.items():
        met: set[str] = set()
        to_come = states[::-1]
        for message in ear.messages:
            if is_frame(message) and message["status"] == "over":
                break  # from now on everything is told
            reached = message["v"] if is_frame(message) else 0
            while to_come and to_come[-1][0] <= reached:
                for state in to_come.pop()[1]:
                    met |= seen_in(stage.rules, state, viewer)
            assert (set(words_in(message)) & secret) <= met, (viewer, message)


def assert_views_are_blind(stage: Stage, show: Performance) -> None:
    """Whatever lies hidden for a viewer is hidden in its view."""
    stands: dict[int, bytearray] = {v: states[-1] for v, states in positions(stage.rules, show.entries)}
    for viewer, ear in show.ears.items():
        shown = [message for message in ear.messages if is_frame(message)]
        assert shown
        for frame in shown:
            if frame["view"] is not None and frame["status"] == "running":
                assert_view_is_blind(stage.rules, frame["view"], stands[frame["v"]], viewer)


def assert_the_log_keeps_secrets(log: str, stage: Stage, show: Performance) -> None:
    """No tokens, no faces, no cards are logged."""
    assert '"level":"info"' in log
    for secret in [*show.secrets, *names(stage.rules)]:
        assert secret not in log


async def assert_secrets_are_kept(stage: Stage) -> tuple[Performance, int]:
    """A game at random tells nobody what it may not know; returns it, and how many acts of twins were compared."""
    show = await stage.original(ACTS)
    assert_nothing_unmet_is_named(stage, show)
    assert_views_are_blind(stage, show)
    return show, await stage.all_compared(show)


@pytest.mark.parametrize(("game", "seats", "bots"), TABLES)
def test_nobody_is_sent_a_byte_that_depends_on_what_it_may_not_know(
    game: str,
    seats: int,
    bots: list[str],
    sqlite: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    async def play(stage: Stage) -> None:
        show, compared = await assert_secrets_are_kept(stage)
        assert_the_log_keeps_secrets(capfd.readouterr().err, stage, show)
        assert compared > ENOUGH

    on_stage(game, seats, sqlite, monkeypatch, tight, play, bots)


async def assert_time_tells_nothing(stage: Stage, rounds: int = 3) -> None:
    """No twin takes longer or shorter."""
    show = await stage.original(30)
    for viewer in show.ears:
        delays = await stage.delays(show, viewer, rounds)
        assert len(delays) > 5
        assert np.abs(delays).mean() < SLACK, (viewer, delays)


def test_the_time_of_an_answer_does_not_depend_on_what_one_may_not_know(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_stage("cartus", 2, sqlite, monkeypatch, tight, assert_time_tells_nothing)


# Servers that leak on purpose.

_frame = Scene.frame


def views(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees everything; events that are told to somebody would not lead from such a view to the next."""
    patch.setattr(Game, "blinded", lambda game, state, seat: state.copy())
    for kind in (CartusRuleset, PlagueRuleset):
        patch.setattr(kind, "changes", lambda rules, view, event: [])


def steps(patch: pytest.MonkeyPatch) -> None:
    """Steps are told in full."""

    def told(happened: Happening, viewer: int) -> PlayedStep:
        return PlayedStep(happened.moment.by, str(happened.moment.text))

    patch.setattr(frames, "_step", told)


def explanations(patch: pytest.MonkeyPatch) -> None:
    """What happened is told in full."""
    patch.setattr(Telling, "events", lambda telling, whole: telling._whole)


def options(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears what a seat may choose."""

    def told(scene: Scene, viewer: Viewer) -> Frame:
        frame, game = _frame(scene, viewer), scene._game
        legal = [str(text) for text in game.legal.texts] if game and not game.over else None
        return msgspec.structs.replace(frame, legal=legal)

    patch.setattr(Scene, "frame", told)


def refusals(patch: pytest.MonkeyPatch) -> None:
    """A seat that may not take back is told what the last step was."""

    def told(game: Game, seat: str) -> Trial:
        if not game.can_undo(seat):
            raise Problem(Code.CANNOT_UNDO, str(list(game.moments())[-1].text))
        game.undo(seat)
        return Trial(Undone(seat, len(game.numbers), game.to_act))

    patch.setattr(stepping, "undo", told)


def sizes(patch: pytest.MonkeyPatch) -> None:
    """Nothing is told, but the length of a frame depends on everything."""

    def told(scene: Scene, viewer: Viewer) -> Frame:
        frame, game = _frame(scene, viewer), scene._game
        return msgspec.structs.replace(frame, rematch="x" * (crc32(bytes(game.state)) % 7) if game else None)

    patch.setattr(Scene, "frame", told)


def facts(patch: pytest.MonkeyPatch) -> None:
    """What is worked out is worked out from everything."""

    def told(scene: Scene, viewer: Viewer) -> Frame:
        frame, game = _frame(scene, viewer), scene._game
        known = facts_of(game.ruleset.shown(game.state.copy())[1]) if game else None
        return msgspec.structs.replace(frame, facts=known)

    patch.setattr(Scene, "frame", told)


def reasons(patch: pytest.MonkeyPatch) -> None:
    """In half of all worlds there is one more reason why not."""
    tell = stepping.reasons

    def told(game: Game, seat: str, thing: str, begun: Sequence[str] = ()) -> list[IllegalStep]:
        more = [IllegalStep(thing, "refusal-over")] if crc32(bytes(game.state)) % 2 else []
        return [*tell(game, seat, thing, begun), *more]

    patch.setattr(why, "reasons", told)


def times(patch: pytest.MonkeyPatch) -> None:
    """Nothing is told, but half of all worlds take their time."""

    def told(scene: Scene, viewer: Viewer) -> Frame:
        until = time.process_time() + 0.01
        while scene._game and crc32(bytes(scene._game.state)) % 2 and time.process_time() < until:
            pass
        return _frame(scene, viewer)

    patch.setattr(Scene, "frame", told)


def test_the_law_notices_a_server_that_takes_its_time(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(stage: Stage) -> None:
        with pytest.raises(AssertionError):
            await assert_time_tells_nothing(stage)

    on_stage("cartus", 2, sqlite, monkeypatch, times, play)


@pytest.mark.parametrize("leak", [views, steps, explanations, options, refusals, sizes, facts, reasons])
def test_the_law_notices_a_server_that_leaks(
    leak: Leak, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(stage: Stage) -> None:
        show = await stage.original(60)
        with pytest.raises(AssertionError):
            await stage.all_compared(show)

    on_stage("cartus", 2, sqlite, monkeypatch, leak, play)


@pytest.mark.parametrize("leak", [views, steps, explanations])
def test_a_name_that_was_not_met_is_noticed(leak: Leak, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(stage: Stage) -> None:
        show = await stage.original(40)
        with pytest.raises(AssertionError):
            assert_nothing_unmet_is_named(stage, show)

    on_stage("cartus", 2, sqlite, monkeypatch, leak, play)
