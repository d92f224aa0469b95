"""Laws that hold in every game: checked on a thousand random games for each number of seats and rulebook.

The Big Box is played with its own cards and with random sets of all cards it knows.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pytest

import rattus
from rattus.kernel.chance import keys, number
from rattus.kernel.contract import CHANCE, MOST_FEATURES, MOST_LEGAL, OVER
from rattus.kernel.engine import interpreted
from rattus.kernel.record import copied
from rattus.kernel.ruleset import COLOURS
from rattus.plague.cards import CARD_FILES, NAMES, card_options, card_usable
from rattus.plague.cards.nun import PIECES
from rattus.plague.edition import load_edition
from rattus.plague.events import CaravanMoved, CitizensLost, CitizensPlaced, Settled
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import ASK_ACTION, ASK_AFTER, ASK_RAT, FACES, LAID, NONE, SEATS, SLOTS, State
from rattus.plague.steps import STEPS
from rattus.table.game import Game
from rattus.table.library import ruleset
from rattus.table.replay import frames
from rattus.table.simulation import random_game

GAMES = 1000
SETS = 50
"""Random sets of cards for each number of seats."""
LOOKERS = (1 << SEATS) - 1


@dataclass(frozen=True)
class Tables:
    """Tables of one kind, which share the games of a law; seeds run through all of them."""

    tables: tuple[PlagueRuleset, ...]

    def histories(self, games: int = GAMES) -> Iterator[tuple[PlagueRuleset, int, np.ndarray]]:
        """Tables, seeds, and the steps of the random games they give."""
        history = np.zeros(8192, np.int16)
        out = np.zeros(MOST_LEGAL, np.int16)
        for seed in range(games):
            table = self.tables[seed % len(self.tables)]
            state = table.engine.blank()[0]
            table.engine.setup(table.rules, state)
            count = table.engine.play_randomly(table.rules, state, seed, out, history)
            assert count <= len(history)
            yield table, seed, history[:count].copy()


def card_sets(seats: int) -> list[str]:
    """Random sets of cards of the Big Box for a number of seats, each card in some of them."""
    edition = load_edition("bigbox")
    chance = random.Random(seats)
    sets = [chance.sample(edition.known_cards(), len(edition.default_cards(seats))) for _ in range(SETS)]
    assert {card for cards in sets for card in cards} == set(edition.known_cards())
    return ["+".join(cards) for cards in sets]


KINDS = [
    *(("rattus", seats, rulebook) for seats in (2, 3, 4) for rulebook in ("en", "de", "fr")),
    *(("bigbox", seats, cards) for cards in ("own", "random") for seats in (2, 3, 4, 5, 6)),
]


@pytest.fixture(params=KINDS, ids=lambda kind: "-".join(map(str, kind)))
def tables(request: pytest.FixtureRequest) -> Tables:
    name, seats, way = request.param
    given: list[dict[str, str]]
    match way:
        case "own":
            given = [{}]
        case "random":
            given = [{"cards": cards} for cards in card_sets(seats)]
        case rulebook:
            given = [{"rulebook": rulebook}]
    made = tuple(ruleset(load_edition(name), COLOURS[:seats], options) for options in given)
    return Tables(made)


def trace(table: PlagueRuleset, steps: np.ndarray) -> np.ndarray:
    """All states of a game, the start first."""
    states = table.engine.blank(len(steps) + 1)
    state = states[0]
    table.engine.setup(table.rules, state)
    for i, step in enumerate(steps.tolist(), start=1):
        states[i] = states[i - 1]
        table.engine.apply(table.rules, states[i], step)
    return states


def test_citizens_are_conserved(tables: Tables) -> None:
    for table, _, steps in tables.histories():
        seats = len(table.header.seats)
        states = trace(table, steps)
        people = states["citizens"].sum(axis=1) + states["haven"] + states["reserve"]
        assert (people[:, :seats] == table.edition.data.edition.citizens).all()
        assert (people[:, seats:] == 0).all()
        for places in ("citizens", "haven", "reserve"):
            assert (states[places] >= 0).all()
        assert (states["citizens"][:, len(table.codec.regions) :] == 0).all()
        assert (np.diff(states["haven"].astype(int), axis=0) >= 0).all()


def test_rats_are_conserved_and_at_most_three_lie_in_a_region(tables: Tables) -> None:
    """A rat that came back through the Soldier is one that was turned up before."""
    came_back = 0
    for table, _, steps in tables.histories():
        states = trace(table, steps)
        rats = len(table.edition.rats())
        assert (states["rats"] >= 0).all()
        assert (states["rats"] <= SLOTS).all()
        assert (states["rats"][:, len(table.codec.regions) :] == 0).all()
        assert (states["supply"] >= 0).all()
        turned = np.concatenate([[0], np.cumsum(states["ask"][:-1] == ASK_RAT)])
        on_board = states["rats"].sum(axis=1)
        returned = states["returned"]
        removed = table.edition.removed(len(table.header.seats))
        assert (states["supply"] + on_board + turned + removed == rats + returned).all()
        assert (np.diff(returned) >= 0).all()
        assert (returned <= ("soldier" in table.codec.cards)).all()
        assert (states["supply"][returned > 0] == 0).all()
        assert ((states["passes"] > 0) | (states["final"] > 0))[returned > 0].all()
        came_back += int(returned[-1])
        lies = np.arange(SLOTS) < states["rats"][:, :, None]
        assert ((states["face"] == NONE) & (states["marks"] == 0))[~lies].all()
    with_soldier = any("soldier" in table.codec.cards for table in tables.tables)
    assert (came_back > 0) == with_soldier


def test_faces_are_conserved_and_counted(tables: Tables) -> None:
    """Each rat of the box is unseen, seen on the board, or turned up; chance counts the unseen by origin."""
    for table, _, steps in tables.histories():
        states, rules = trace(table, steps), table.codec.rules
        box = np.array(rules.unseen)
        back = states["marks"] < 0
        lies = np.arange(SLOTS) < states["rats"][:, :, None]
        known = states["face"] >= 0
        assert (known == (states["marks"] & LOOKERS > 0)).all()
        indices = np.arange(len(states))[:, None, None] * (FACES + 1) + states["face"] + 1
        indices = np.where(back, np.arange(len(states))[:, None, None] * (FACES + 1), indices)
        drawn = np.bincount(indices.ravel(), minlength=len(states) * (FACES + 1))
        drawn = drawn.reshape(len(states), FACES + 1)[:, 1:]
        before = states["returned"] == 0
        turned = np.concatenate([[0], np.cumsum(states["ask"][:-1] == ASK_RAT)])
        assert (states["unseen"] + states["turned"] + drawn == box)[before].all()
        assert (states["turned"].sum(axis=1) == turned)[before].all()
        after = np.flatnonzero(~before)
        if len(after):
            shown = (back & known).any(axis=(1, 2)) | ~back.any(axis=(1, 2))
            assert (states["turned"].sum(axis=1) == turned[after[0]] - shown)[after].all()
            again = ~back.any(axis=(1, 2))
            left = states["unseen"].sum(axis=1) + drawn.sum(axis=1) + turned - again
            assert (left == box.sum())[after].all()
        assert (states["starting"] == states["unseen"][:, : rules.starting].sum(axis=1)).all()
        assert (states["others"] == states["unseen"][:, rules.starting :].sum(axis=1)).all()
        unknown = lies & ~known & ~back
        laid = unknown & (states["marks"] & LAID > 0)
        assert (states["laid"] == laid.sum(axis=(1, 2))).all()
        mixed = table.edition.data.parameters.removal == "mixed-supply"
        removed = table.edition.removed(len(table.header.seats)) if mixed else 0
        supplied = (unknown & ~laid).sum(axis=(1, 2))
        assert (states["open"] == supplied + states["supply"] + removed).all()
        left_over = states["starting"] - states["laid"]
        assert ((left_over >= 0) & (left_over <= states["open"])).all()


def test_nuns_and_the_caravan_are_in_play_with_their_cards_only(tables: Tables) -> None:
    """No more than three nuns, which never leave the board; the caravan stands somewhere and goes to neighbours."""
    for table, _, steps in tables.histories():
        states, rules = trace(table, steps), table.codec.rules
        nuns = states["nuns"].sum(axis=1)
        assert (states["nuns"] >= 0).all()
        assert (nuns <= (PIECES if "nun" in table.codec.cards else 0)).all()
        assert (np.diff(nuns) >= 0).all()
        in_play = "caravanner" in table.codec.cards
        stands = states["caravan"]
        settling = states["settled"] + states["turn"] > 0
        assert ((stands != NONE) == in_play)[settling].all()
        assert (stands < rules.regions).all()
        for at in np.flatnonzero(np.diff(stands)):
            assert stands[at] == NONE or rules.reach[0][stands[at]] >> int(stands[at + 1]) & 1


def test_a_card_that_is_not_in_play_is_nobodys(tables: Tables) -> None:
    for table, _, steps in tables.histories():
        states = trace(table, steps)
        absent = [kind for kind, name in enumerate(NAMES) if name not in table.codec.cards]
        assert (states["holder"][:, absent] == NONE).all()
        assert (states["used"] & sum(1 << kind for kind in absent) == 0).all()


def test_no_question_is_without_an_answer_and_every_game_ends(tables: Tables) -> None:
    out = np.zeros(MOST_LEGAL, np.int16)
    weights = np.zeros(MOST_LEGAL, np.int64)
    for table, _, steps in tables.histories():
        engine, rules = table.engine, table.rules
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


def test_replaying_the_steps_gives_the_same_game(tables: Tables) -> None:
    for table, seed, steps in tables.histories():
        replayed = Game.of_steps(table, steps)
        played = table.engine.blank()
        table.engine.play_batch(
            table.rules, played, np.array([seed]), np.zeros(1, np.int64), np.zeros(MOST_LEGAL, np.int16)
        )
        assert replayed.state.tobytes() == played[0].tobytes()
        assert replayed.over


def test_a_record_reads_back_exactly(tables: Tables) -> None:
    for table, seed, steps in tables.histories():
        again = rattus.loads(Game.of_steps(table, steps, seed).record())
        assert again.numbers == tuple(steps.tolist())
        assert again.header == table.header


def test_the_same_seed_and_choices_give_the_same_game(tables: Tables) -> None:
    for table, seed, steps in tables.histories():
        game = Game(table, seed)
        while not game.over:
            game.play(int(steps[len(game.numbers)]))
        assert game.numbers == tuple(steps.tolist())


def test_undo_is_the_inverse_of_play_until_something_is_learned(tables: Tables) -> None:
    undone = 0
    for table, seed, steps in tables.histories():
        game = Game(table, seed, "ask")
        for i, step in enumerate(steps.tolist()):
            by, before = game.to_act, game.state.tobytes()
            game.play(step)
            if (seed + i) % 2:
                continue
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


def test_a_seat_cannot_tell_twin_states_apart(tables: Tables) -> None:
    """Twins differ only in faces the seat does not know: equal views, answers and observations."""
    out, twin_out = np.zeros(MOST_LEGAL, np.int16), np.zeros(MOST_LEGAL, np.int16)
    features, twin_features = np.zeros(MOST_FEATURES, np.int64), np.zeros(MOST_FEATURES, np.int64)
    different = 0
    for table, seed, steps in tables.histories():
        engine, rules = table.engine, table.rules
        states = trace(table, steps)
        for i, state in enumerate(states[seed % 7 :: 7]):
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
                if seat >= 0:
                    seen = engine.observe(rules, state, seat, features)
                    assert engine.observe(rules, twin, seat, twin_features) == seen
                    assert (features[:seen] == twin_features[:seen]).all()
                if engine.actor(rules, state) == seat:
                    count = engine.legal(rules, state, out)
                    assert engine.legal(rules, twin, twin_out) == count
                    assert (out[:count] == twin_out[:count]).all()
                    assert engine.legal(rules, view, twin_out) == count
                    assert (out[:count] == twin_out[:count]).all()
    assert different > GAMES


def test_what_a_seat_reads_of_a_game_never_names_a_face_it_has_not_seen(tables: Tables) -> None:
    for table, seed, steps in tables.histories(10):
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


def test_interpreted_rules_play_the_same_games_as_compiled_ones(tables: Tables) -> None:
    for seed, table in enumerate(tables.tables):
        seeds = np.arange(seed, GAMES, len(tables.tables))
        states, lengths = table.engine.play_games(table.rules, seeds)
        plain_states, plain_lengths = interpreted("plague").play_games(table.rules, seeds)
        assert states.tobytes() == plain_states.tobytes()
        assert (lengths == plain_lengths).all()


def test_batches_on_several_cores_play_the_same_games(tables: Tables) -> None:
    for seed, table in enumerate(tables.tables):
        seeds = np.arange(seed, GAMES, len(tables.tables))
        states, lengths = table.engine.play_games(table.rules, seeds)
        more_states, more_lengths = table.engine.play_games(table.rules, seeds, jobs=3)
        assert states.tobytes() == more_states.tobytes()
        assert (lengths == more_lengths).all()


def test_a_card_is_usable_exactly_when_it_has_options(tables: Tables) -> None:
    out = [0] * MOST_LEGAL
    for table, _, steps in tables.histories(100):
        kinds = [NAMES.index(card) for card in table.codec.cards]
        cards = [kind for kind in kinds if hasattr(CARD_FILES[kind], "usable")]
        for state in trace(table, steps):
            if state["ask"] in (ASK_ACTION, ASK_AFTER):
                s = State.of(state)
                for card in cards:
                    options = card_options(card, table.codec.rules, s, out, 0)
                    assert card_usable(card, table.codec.rules, s) == (options > 0)


def test_explanations_account_for_every_citizen_that_leaves_or_joins_a_reserve(tables: Tables) -> None:
    for table, seed, steps in tables.histories(50):
        game = Game.of_steps(table, steps, seed)
        for moment in game.moments():
            change = dict.fromkeys(game.seats, 0)
            for event in game.explain(moment):
                if isinstance(event, CitizensLost):
                    change[event.seat] += event.count
                elif isinstance(event, Settled | CitizensPlaced | CaravanMoved):
                    change[event.seat] -= event.count
            reserves = (moment.after["reserve"] - moment.before["reserve"]).tolist()
            assert list(change.values()) == reserves[: len(game.seats)]


def test_a_random_game_is_the_same_alone_and_in_a_series(tables: Tables) -> None:
    for table, seed, steps in tables.histories(20):
        assert random_game(table, seed).numbers == tuple(steps.tolist())


def test_picking_an_outcome_is_walking_along_the_weights(tables: Tables) -> None:
    out, weights = np.zeros(MOST_LEGAL, np.int16), np.zeros(MOST_LEGAL, np.int64)
    for table, seed, steps in tables.histories(100):
        engine, rules = table.engine, table.rules
        for i, state in enumerate(trace(table, steps)):
            if engine.actor(rules, state) == CHANCE:
                count = engine.outcomes(rules, state, out, weights)
                bounds = np.cumsum(weights[:count])
                for r in (0, 2**32 - 1, number(*keys(seed, 7), i)):
                    walked = out[np.searchsorted(bounds, r * int(bounds[-1]) >> 32, side="right")]
                    assert engine.pick(rules, state, r) == walked
