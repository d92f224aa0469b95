"""Laws of every game: checked on random games of each kind of table, a few in every run, a thousand as a proof."""

from __future__ import annotations

from bisect import bisect_right
from copy import deepcopy
from importlib import import_module
from itertools import accumulate, pairwise

import pytest

import rattus
from rattus.builds.interpreted import interpreted
from rattus.kernel.chance import keys, number
from rattus.kernel.change import changed
from rattus.kernel.contract import CHANCE, MOST_LEGAL, OVER
from rattus.kernel.ruleset import Ruleset
from rattus.kernel.step import Step
from rattus.table.game import Game
from rattus.table.simulation import random_game
from tests.laws.tables import (
    CARTUS_KINDS,
    PLAGUE_KINDS,
    Kind,
    Tables,
    cartus_tables,
    kinds,
    plague_tables,
    trace,
)

TEACHING = {"cartus"}
"""Games in which a seat's own step can show others something; in the others chance does all the showing."""


@pytest.fixture(params=kinds(*PLAGUE_KINDS, *CARTUS_KINDS))
def tables(request: pytest.FixtureRequest) -> Tables[Ruleset]:
    given: tuple[Kind, int] = request.param
    if given[0] in CARTUS_KINDS:
        return cartus_tables(*given)
    return plague_tables(*given)


def test_no_question_is_without_an_answer_and_every_game_ends(tables: Tables[Ruleset]) -> None:
    known = import_module(f"rattus.{tables.tables[0].engine.game}.steps").STEPS
    for table, _, steps in tables.histories():
        engine, rules = table.engine, table.rules
        state = engine.blank()
        engine.setup(rules, state)
        for step in steps:
            assert engine.actor(rules, state) != OVER
            if engine.actor(rules, state) == CHANCE:
                answers, weights = engine.outcomes(rules, state)
                assert min(weights) > 0
            else:
                answers = engine.legal(rules, state)
            assert 0 < len(answers) < MOST_LEGAL
            assert len(set(answers)) == len(answers)
            assert min(answers) >= 0
            assert max(answers) < known
            assert step in answers
            engine.apply(rules, state, step)
        assert engine.actor(rules, state) == OVER
        assert engine.legal(rules, state) == []


def test_replaying_the_steps_gives_the_same_game(tables: Tables[Ruleset]) -> None:
    for table, seed, steps in tables.histories():
        replayed = Game.of_steps(table, steps)
        played, lengths = table.engine.play_batch(table.rules, [seed])
        assert (played, lengths) == (replayed.state, [len(steps)])
        assert replayed.over


def test_a_record_reads_back_exactly(tables: Tables[Ruleset]) -> None:
    for table, seed, steps in tables.histories(4):
        again = rattus.loads(Game.of_steps(table, steps, seed).record())
        assert again.numbers == tuple(steps)
        assert again.header == table.header


def test_the_same_seed_and_choices_give_the_same_game(tables: Tables[Ruleset]) -> None:
    for table, seed, steps in tables.histories():
        game = Game(table, seed)
        while not game.over:
            game.play(steps[len(game.numbers)])
        assert game.numbers == tuple(steps)


def test_undo_is_the_inverse_of_play_until_something_is_learned(tables: Tables[Ruleset]) -> None:
    undone = taught = 0
    for table, seed, steps in tables.histories():
        game = Game(table, seed, "ask")
        for i, step in enumerate(steps):
            by, before = game.to_act, bytes(game.state)
            game.play(step)
            if (seed + i) % tables.undo_every:
                continue
            if by == "?":
                assert not game.can_undo()
                continue
            after = bytes(game.state)
            if table.taught(bytearray(before), step, game.state):
                assert not game.can_undo(by)
                taught += 1
                continue
            game.undo(by)
            assert bytes(game.state) == before
            game.play(step)
            assert bytes(game.state) == after
            undone += 1
            if game.to_act not in (by, "?", None):
                assert not game.can_undo()
    assert undone > tables.games
    assert (taught > 0) == (tables.tables[0].engine.game in TEACHING)


def test_a_seat_cannot_tell_twin_states_apart(tables: Tables[Ruleset]) -> None:
    """Twins differ only in faces the seat does not know: equal views, answers and observations."""
    different = 0
    for table, seed, steps in tables.histories():
        engine, rules = table.engine, table.rules
        states = trace(table, steps)
        for i, state in enumerate(states[seed % 7 :: 7]):
            for seat in range(-1, len(table.header.seats)):
                view = state.copy()
                engine.view(rules, view, seat)
                twin = view.copy()
                engine.imagine(rules, twin, *keys(seed, 100 + i))
                different += bytes(twin) != bytes(state)
                twin_view = twin.copy()
                engine.view(rules, twin_view, seat)
                assert bytes(twin_view) == bytes(view)
                assert engine.actor(rules, twin) == engine.actor(rules, state) == engine.actor(rules, view)
                if seat >= 0:
                    assert engine.observe(rules, twin, seat) == engine.observe(rules, state, seat)
                if engine.actor(rules, state) == seat:
                    legal = engine.legal(rules, state)
                    assert engine.legal(rules, twin) == engine.legal(rules, view) == legal
    assert different > tables.games


def test_every_answer_has_a_text_of_its_own_that_is_read_back(tables: Tables[Ruleset]) -> None:
    for table, seed, steps in tables.histories(200):
        game = Game(table, seed, "ask")
        for step in steps:
            legal = game.legal
            assert len(legal.texts) == len(legal)
            for text in legal.texts:
                assert text == Step.of(text)
            (text,) = table.texts(game.state, (step,))
            game.play(f" {text.replace(' ', '  ')} ")
        assert game.numbers == tuple(steps)


def test_interpreted_rules_play_the_same_games_as_compiled_ones(tables: Tables[Ruleset]) -> None:
    for seed, table in enumerate(tables.tables):
        seeds = range(seed, tables.games, len(tables.tables))
        plain = interpreted(table.engine.game).play_games(table.rules, seeds)
        assert table.engine.play_games(table.rules, seeds) == plain


def test_batches_on_several_cores_play_the_same_games(tables: Tables[Ruleset]) -> None:
    for seed, table in enumerate(tables.tables):
        seeds = range(seed, tables.games, len(tables.tables))
        together = table.engine.play_games(table.rules, seeds)
        assert table.engine.play_games(table.rules, seeds, jobs=3) == together


def test_a_random_game_is_the_same_alone_and_in_a_series(tables: Tables[Ruleset]) -> None:
    for table, seed, steps in tables.histories(50):
        assert random_game(table, seed).numbers == tuple(steps)


def test_picking_an_outcome_is_walking_along_the_weights(tables: Tables[Ruleset]) -> None:
    for table, seed, steps in tables.histories(10):
        engine, rules = table.engine, table.rules
        for i, state in enumerate(trace(table, steps)):
            if engine.actor(rules, state) == CHANCE:
                outcomes, weights = engine.outcomes(rules, state)
                bounds = list(accumulate(weights))
                for r in (0, 2**32 - 1, number(*keys(seed, 7), i)):
                    walked = outcomes[bisect_right(bounds, r * bounds[-1] >> 32)]
                    assert engine.pick(rules, state, r) == walked


def test_the_scores_told_with_events_lead_from_one_state_to_the_next(tables: Tables[Ruleset]) -> None:
    for table, seed, steps in tables.histories(80):
        game = Game.of_steps(table, steps, seed)
        for moment in game.moments():
            _, before = table.shown(moment.before)
            _, after = table.shown(moment.after)
            told = table.scored(moment.before, game.explain(moment))
            changes = [scores for scores in told if scores is not None]
            assert (changes or [before["scores"]])[-1] == after["scores"]
            assert all(a != b for a, b in pairwise([before["scores"], *changes]))


def test_what_events_change_leads_every_viewer_from_one_view_to_the_next(tables: Tables[Ruleset]) -> None:
    for table, seed, steps in tables.histories(160):
        game = Game.of_steps(table, steps, seed)
        for moment in game.moments():
            for viewer in (None, *game.seats):
                events = game.explain(moment, viewer, public=True)
                view = before = table.report(game.blinded(moment.before, viewer))
                kept = deepcopy(before)
                for event in events:
                    view = changed(view, table.changes(view, event))
                after = table.report(game.blinded(moment.after, viewer))
                assert {**view, "phase": after["phase"]} == after, (moment, viewer, events)
                assert list(view) == list(after), "in the same order, so that texts are the same"
                assert before == kept
