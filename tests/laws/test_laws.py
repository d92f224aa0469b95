"""Laws that hold in every game: checked on a thousand random games for each number of seats and rulebook."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import rattus
from rattus.kernel.chance import keys, number
from rattus.kernel.contract import CHANCE, MOST_LEGAL, OVER
from rattus.kernel.engine import interpreted
from rattus.kernel.record import copied
from rattus.plague.cards import CARD_FILES, NAMES, card_options, card_usable
from rattus.plague.edition import load_edition
from rattus.plague.events import CitizensLost
from rattus.plague.ruleset import COLOURS, PlagueRuleset
from rattus.plague.state import ASK_ACTION, ASK_AFTER, ASK_RAT, SLOTS, State
from rattus.plague.steps import STEPS
from rattus.table.game import Game
from rattus.table.library import ruleset
from rattus.table.replay import frames
from rattus.table.simulation import random_game

GAMES = 1000
TABLES = [(seats, rulebook) for seats in (2, 3, 4) for rulebook in ("en", "de", "fr")]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> PlagueRuleset:
    seats, rulebook = request.param
    return ruleset(load_edition("rattus"), COLOURS[:seats], {"rulebook": rulebook})


def histories(table: PlagueRuleset, first: int = 0) -> Iterator[tuple[int, np.ndarray]]:
    """Seeds, and the steps of the random games they give."""
    history = np.zeros(4096, np.int16)
    out = np.zeros(MOST_LEGAL, np.int16)
    state = table.engine.blank()[0]
    for seed in range(first, first + GAMES):
        table.engine.setup(table.rules, state)
        count = table.engine.play_randomly(table.rules, state, seed, out, history)
        assert count <= len(history)
        yield seed, history[:count].copy()


def trace(table: PlagueRuleset, steps: np.ndarray) -> np.ndarray:
    """All states of a game, the start first."""
    states = table.engine.blank(len(steps) + 1)
    state = states[0]
    table.engine.setup(table.rules, state)
    for i, step in enumerate(steps.tolist(), start=1):
        states[i] = states[i - 1]
        table.engine.apply(table.rules, states[i], step)
    return states


def test_citizens_and_rats_are_conserved_and_at_most_three_rats_lie_in_a_region(table: PlagueRuleset) -> None:
    edition = table.edition
    seats = len(table.header.seats)
    rats = len(edition.rats())
    for _, steps in histories(table):
        states = trace(table, steps)
        people = states["citizens"].sum(axis=1) + states["haven"] + states["reserve"]
        assert (people[:, :seats] == edition.data.edition.citizens).all()
        assert (people[:, seats:] == 0).all()
        assert (states["rats"] >= 0).all()
        assert (states["rats"] <= SLOTS).all()
        assert (states["citizens"] >= 0).all()
        turned = np.concatenate([[0], np.cumsum(states["ask"][:-1] == ASK_RAT)])
        on_board = states["rats"].sum(axis=1)
        assert (states["supply"] + on_board + turned + edition.removed(seats) == rats).all()
        drawn = (states["face"] >= 0).sum(axis=(1, 2))
        unseen = states["unseen"].sum(axis=1)
        assert (unseen + drawn + turned == rats).all()
        assert (states["starting"] + states["others"] == unseen).all()
        undrawn = on_board - drawn
        assert (states["laid"] + states["open"] == undrawn + states["supply"]).all()
        assert ((states["face"] >= 0) == ((states["marks"] & 0b111111) > 0)).all()


def test_no_question_is_without_an_answer_and_every_game_ends(table: PlagueRuleset) -> None:
    engine, rules = table.engine, table.rules
    out = np.zeros(MOST_LEGAL, np.int16)
    weights = np.zeros(MOST_LEGAL, np.int64)
    for _, steps in histories(table):
        state = engine.blank()[0]
        engine.setup(rules, state)
        for step in steps.tolist():
            assert engine.actor(rules, state) != OVER
            if engine.actor(rules, state) == CHANCE:
                count = engine.outcomes(rules, state, out, weights)
                assert (weights[:count] > 0).all()
            else:
                count = engine.legal(rules, state, out)
            answers = out[:count].tolist()
            assert 0 < count < MOST_LEGAL
            assert len(set(answers)) == count
            assert min(answers) >= 0
            assert max(answers) < STEPS
            assert step in answers
            engine.apply(rules, state, step)
        assert engine.actor(rules, state) == OVER
        assert engine.legal(rules, state, out) == 0


def test_replaying_the_steps_gives_the_same_game(table: PlagueRuleset) -> None:
    for seed, steps in histories(table):
        replayed = Game.of_steps(table, steps)
        played = table.engine.blank()
        table.engine.play_batch(
            table.rules, played, np.array([seed]), np.zeros(1, np.int64), np.zeros(MOST_LEGAL, np.int16)
        )
        assert replayed.state.tobytes() == played[0].tobytes()
        assert replayed.over


def test_a_record_reads_back_exactly(table: PlagueRuleset) -> None:
    for seed, steps in histories(table):
        again = rattus.loads(Game.of_steps(table, steps, seed).record())
        assert again.numbers == tuple(steps.tolist())
        assert again.header == table.header


def test_the_same_seed_and_choices_give_the_same_game(table: PlagueRuleset) -> None:
    for seed, steps in histories(table):
        game = Game(table, seed)
        while not game.over:
            game.play(int(steps[len(game.numbers)]))
        assert game.numbers == tuple(steps.tolist())


def test_undo_is_the_inverse_of_play_until_something_is_learned(table: PlagueRuleset) -> None:
    undone = 0
    for seed, steps in histories(table):
        game = Game(table, seed, "ask")
        for step in steps.tolist():
            by, before = game.to_act, game.state.tobytes()
            game.play(step)
            if by == "?":
                assert not game.can_undo()
                continue
            after = game.state.tobytes()
            game.undo(by)
            assert game.state.tobytes() == before
            game.play(step)
            assert game.state.tobytes() == after
            undone += 1
            if game.to_act not in (by, "?", None):
                assert not game.can_undo()
    assert undone > GAMES


def test_a_seat_cannot_tell_twin_states_apart(table: PlagueRuleset) -> None:
    """Twins differ only in faces the seat does not know: equal views, equal answers, equal reports."""
    engine, rules = table.engine, table.rules
    out, twin_out = np.zeros(MOST_LEGAL, np.int16), np.zeros(MOST_LEGAL, np.int16)
    different = 0
    for seed, steps in histories(table):
        states = trace(table, steps)
        for i, state in enumerate(states[seed % 3 :: 3]):
            for seat in range(-1, len(table.header.seats)):
                view = copied(state)
                engine.view(rules, view, seat)
                twin = copied(view)
                engine.imagine(rules, twin, *keys(seed, 100 + i))
                different += twin.tobytes() != state.tobytes()
                twin_view = copied(twin)
                engine.view(rules, twin_view, seat)
                assert twin_view.tobytes() == view.tobytes()
                assert engine.actor(rules, twin) == engine.actor(rules, state) == engine.actor(rules, view)
                if engine.actor(rules, state) == seat:
                    count = engine.legal(rules, state, out)
                    assert engine.legal(rules, twin, twin_out) == count
                    assert (out[:count] == twin_out[:count]).all()
                    assert engine.legal(rules, view, twin_out) == count
                    assert (out[:count] == twin_out[:count]).all()
    assert different > GAMES


def test_what_a_seat_reads_of_a_game_never_names_a_face_it_has_not_seen(table: PlagueRuleset) -> None:
    for seed, steps in list(histories(table))[:30]:
        game = Game.of_steps(table, steps, seed)
        for seat in game.seats:
            for frame, moment in zip(list(frames(game, seat))[1:], game.moments(), strict=True):
                assert frame["legal"] is None or frame["to_act"] in (seat, None)
                known = State.of(moment.after)
                number = game.seat_number(seat)
                rats = frame["state"]["rats"]
                assert isinstance(rats, dict)
                for region, name in enumerate(table.codec.regions):
                    for slot, face in enumerate(rats[name]):
                        looked = known.marks[region][slot] >> number & 1
                        assert (face != "hidden") == bool(looked)
                hidden = game.secret(moment, seat)
                assert hidden is None or (hidden == frame["step"] and hidden.endswith("hidden"))


def test_interpreted_rules_play_the_same_games_as_compiled_ones(table: PlagueRuleset) -> None:
    seeds = np.arange(GAMES)
    states, lengths = table.engine.play_games(table.rules, seeds)
    plain_states, plain_lengths = interpreted("plague").play_games(table.rules, seeds)
    assert states.tobytes() == plain_states.tobytes()
    assert (lengths == plain_lengths).all()


def test_batches_on_several_cores_play_the_same_games(table: PlagueRuleset) -> None:
    seeds = np.arange(GAMES)
    states, lengths = table.engine.play_games(table.rules, seeds)
    more_states, more_lengths = table.engine.play_games(table.rules, seeds, jobs=3)
    assert states.tobytes() == more_states.tobytes()
    assert (lengths == more_lengths).all()


def test_a_card_is_usable_exactly_when_it_has_options(table: PlagueRuleset) -> None:
    cards = [
        NAMES.index(card) for card in table.codec.cards if hasattr(CARD_FILES[NAMES.index(card)], "usable")
    ]
    out = [0] * MOST_LEGAL
    for _, steps in list(histories(table))[:100]:
        for state in trace(table, steps):
            if state["ask"] in (ASK_ACTION, ASK_AFTER):
                s = State.of(state)
                for card in cards:
                    options = card_options(card, table.codec.rules, s, out, 0)
                    assert card_usable(card, table.codec.rules, s) == (options > 0)


def test_explanations_account_for_every_citizen_lost(table: PlagueRuleset) -> None:
    for seed, steps in list(histories(table))[:100]:
        game = Game.of_steps(table, steps, seed)
        for moment in game.moments():
            events = game.explain(moment)
            if moment.before["ask"] == ASK_RAT:
                lost = dict.fromkeys(game.seats, 0)
                for event in events:
                    if isinstance(event, CitizensLost):
                        lost[event.seat] += event.count
                returned = (moment.after["reserve"] - moment.before["reserve"]).tolist()
                assert [lost[seat] for seat in game.seats] == returned[: len(game.seats)]


def test_a_random_game_is_the_same_alone_and_in_a_series(table: PlagueRuleset) -> None:
    for seed, steps in list(histories(table))[:20]:
        assert random_game(table, seed).numbers == tuple(steps.tolist())


def test_picking_an_outcome_is_walking_along_the_weights(table: PlagueRuleset) -> None:
    engine, rules = table.engine, table.rules
    out, weights = np.zeros(MOST_LEGAL, np.int16), np.zeros(MOST_LEGAL, np.int64)
    for seed, steps in list(histories(table))[:100]:
        for i, state in enumerate(trace(table, steps)):
            if engine.actor(rules, state) == CHANCE:
                count = engine.outcomes(rules, state, out, weights)
                bounds = np.cumsum(weights[:count])
                for r in (0, 2**32 - 1, number(*keys(seed, 7), i)):
                    walked = out[np.searchsorted(bounds, r * int(bounds[-1]) >> 32, side="right")]
                    assert engine.pick(rules, state, r) == walked
