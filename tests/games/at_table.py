"""Sacks where it is installed: each function plays it in one part of the house. Run with the name of one."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

import rattus
from rattus.bots import make_bot
from rattus.kernel.change import changed
from rattus.kernel.contract import CHANCE, OVER
from rattus.kernel.edition import OptionError
from rattus.kernel.engine import BuildName
from rattus.kernel.game import games
from rattus.kernel.position import PositionError
from rattus.kernel.ruleset import PUBLIC
from rattus.kernel.step import HIDDEN, IllegalStep
from rattus.kernel.telling import secret
from rattus.table.details import details
from rattus.table.game import Game
from rattus.table.library import engine, find_edition

SEATS = (2, 3, 4)


def finished(seed: int, seats: int = 3, **more: Any) -> Game:
    """A game of random steps, with some taken back."""
    game, chance = rattus.new("sacks", seats=seats, seed=seed, **more), random.Random(seed)
    while (seat := game.to_act) is not None:
        game.play(chance.choice(list(game.legal)))
        if chance.random() < 0.2 and game.can_undo(seat):
            game.undo(seat)
    return game


def some() -> Iterator[Game]:
    """Games with every number of seats."""
    for seed in range(24):
        yield finished(seed, SEATS[seed % len(SEATS)])


def library() -> None:
    """New games, records, positions, pictures, errors."""
    assert list(games())[-1] == "sacks"
    for game in some():
        record = game.record()
        assert rattus.loads(record).record() == record
        assert rattus.loads(record, seed=1).standing() == game.standing()
        assert game.winners
        moment = next(moment for moment in reversed(list(game.moments())) if moment.by != "?")
        before = Game(game.ruleset, chance="ask")
        for number in game.numbers[: moment.n - 1]:
            before.play(number)
        assert bytes(before.state) == bytes(moment.before)
        again = rattus.position(before.position())
        assert bytes(again.state) == bytes(before.state)
        assert "<svg" in before.view("red").svg()
    for text, reason in (("red 99 0 0 0 0", "from 0 to 12"), ("blue 0 0 0 0 0", "blue"), ("what", "turns")):
        with pytest.raises(PositionError, match=reason):
            rattus.position(f"sacks red yellow · {text}")
    game = rattus.new("sacks", seats=2, seed=1)
    assert "sacks" in repr(game)
    assert details(game.ruleset).limits == {"turns": 6}
    for text, reason in (
        ("sell rye", "not an answer"),
        ("sell gold", "gold"),
        ("tak", "'take'"),
        ("", "VERB"),
    ):
        with pytest.raises(IllegalStep, match=reason):
            game.play(text)
    with pytest.raises(OptionError, match="no option"):
        rattus.new("sacks", seats=2, start="first")


def secrets() -> None:
    """What others have in their sacks nobody is told, and games that differ only in that look the same."""
    for game in some():
        ruleset, seats = game.ruleset, game.seats
        chance = random.Random(game.seed)
        for moment in game.moments():
            for place, name in enumerate((*seats, None)):
                viewer = PUBLIC if name is None else place
                own = game.blinded(moment.before, name)
                twin = moment.before.copy()
                ruleset.imagined(twin, viewer, chance.getrandbits(64))
                assert bytes(game.blinded(twin, name)) == bytes(own)
                if name is not None:
                    observed = ruleset.engine.observe(ruleset.rules, moment.before, place)
                    assert observed == ruleset.engine.observe(ruleset.rules, twin, place)
                    assert observed == ruleset.engine.observe(ruleset.rules, own, place)
                    for feature, value in zip(ruleset.features(), observed, strict=True):
                        assert feature.low <= value <= feature.high, feature
                if moment.by == "?":
                    drawer = seats[turn_of(moment.before, len(seats))]
                    hidden = secret(ruleset, moment.before, moment.number, viewer)
                    assert hidden == (None if name == drawer else f"sack {HIDDEN}")
        assert HIDDEN in game.record("red")


def turn_of(state: bytearray, seats: int) -> int:
    """Whose turn it is."""
    home = import_module("sacks.game")
    return int(home.State.read(state).turns) % seats


def events() -> None:
    """Events, as every viewer hears them, lead from one report to the next."""
    for game in some():
        ruleset = game.ruleset
        for moment in game.moments():
            for viewer in (*game.seats, None):
                before, after = game.blinded(moment.before, viewer), game.blinded(moment.after, viewer)
                view, scores = dict(ruleset.report(before)), ruleset.shown(before)[1]["scores"]
                told = game.explain(moment, viewer, public=True)
                for event, new in zip(told, ruleset.scored(before, told), strict=True):
                    view, scores = dict(changed(view, ruleset.changes(view, event))), new or scores
                wanted, facts = ruleset.shown(after)
                assert {**view, "phase": ""} == {**wanted, "phase": ""}
                assert scores == facts["scores"]


def bots() -> None:
    """Bots of every kind play whole games; the same seed gives the same game, and twins get the same answer."""
    for code in ("random", "greedy", "search:30", "novice", "fair"):
        records = []
        for _ in range(2):
            game = rattus.new("sacks", seats=2, seed=5)
            players = {seat: make_bot(code, seed) for seed, seat in enumerate(game.seats)}
            answered = 0
            while (seat := game.to_act) is not None:
                game.play(players[seat].choose(game.view(seat)))
                answered += 1
            assert answered == 12, code
            records.append(game.record())
            if code in ("novice", "fair"):  # they take the time they have
                break
        assert len(set(records)) == 1, code
    game = rattus.new("sacks", seats=3, seed=1)
    for _ in range(7):
        game.play("take")
    twin = Game(game.ruleset, game.seed)
    twin.state = game.state.copy()
    twin.ruleset.imagined(twin.state, game.seat_number(game.to_act or ""), 99)
    assert bytes(twin.state) != bytes(game.state)
    one, other = (make_bot("search:200", 3).choose(each.view(each.to_act or "")) for each in (game, twin))
    assert one == other


def machines(*builds: BuildName) -> None:
    """The same games on every machine: those named, and the interpreted rules."""
    names: tuple[BuildName, ...] = ("interpreted", *builds)
    for seats in SEATS:
        edition = find_edition("sacks")
        played = {}
        for build in names:
            own = engine("sacks", build)
            table = games()["sacks"].ruleset(edition, own, ("red", "yellow", "green", "blue")[:seats], {})
            assert own.build == build
            states, lengths = own.play_batch(table.rules, range(50))
            seen = []
            for seed in range(10):
                state = own.blank()
                own.setup(table.rules, state)
                steps = own.play_randomly(table.rules, state, seed)
                again = own.blank()
                own.setup(table.rules, again)
                for step in steps:
                    asked = own.actor(table.rules, again)
                    if asked == CHANCE:
                        outcomes, weights = own.outcomes(table.rules, again)
                        assert step in outcomes
                        assert len(weights) == len(outcomes)
                    else:
                        assert step in own.legal(table.rules, again)
                        view = again.copy()
                        own.view(table.rules, view, asked)
                        own.imagine(table.rules, view, seed, step)
                        seen.append((bytes(view), own.observe(table.rules, again, asked).tobytes()))
                    own.apply(table.rules, again, step)
                assert own.actor(table.rules, again) == OVER
                assert bytes(again) == bytes(state)
                seen.append((bytes(state), repr(own.results(table.rules, state)).encode()))
            played[build] = (bytes(states), list(lengths), seen)
        for build in builds:
            assert played[build] == played["interpreted"], build


def environments() -> None:
    """PettingZoo's own suites, its parallel form, and many games at a time in Gymnasium's."""
    import numpy as np
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    from rattus.envs.gym import RattusVectorEnv
    from rattus.envs.pettingzoo.aec import RattusAECEnv, checked, metadata_of, parallel

    class SacksEnv(RattusAECEnv):
        edition = "sacks"
        metadata = metadata_of("sacks_v1")

    api_test(checked(SacksEnv(seats=3)), num_cycles=200)
    seed_test(lambda: checked(SacksEnv(seats=2)), num_cycles=50)
    parallel_api_test(parallel(checked(SacksEnv(seats=2))), num_cycles=50)
    env = RattusVectorEnv(8, "sacks", 3)
    seen, _ = env.reset(seed=1)
    chance, ended = np.random.default_rng(1), 0
    for _ in range(60):
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]]
        seen, _, terminated, _, _ = env.step(np.array(actions))
        ended += int(terminated.sum())
    assert ended > 8


PARTS: dict[str, Callable[..., None]] = {
    part.__name__: part for part in (library, secrets, events, bots, machines, environments)
}

if __name__ == "__main__":
    PARTS[sys.argv[1]](*sys.argv[2:])
