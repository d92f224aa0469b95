"""Laws of the board game: checked on random games for each number of seats and rulebook.

The Big Box is played with its own cards and with random sets of all cards it knows.
"""

from __future__ import annotations

import numpy as np
import pytest

from rattus.kernel.contract import MOST_LEGAL
from rattus.plague.card import no_options
from rattus.plague.cards import DECK, NUMBERS, card_options, card_usable
from rattus.plague.events import CaravanMoved, CitizensLost, CitizensPlaced, Settled
from rattus.plague.ruleset import PlagueRuleset
from rattus.plague.state import ASK_ACTION, ASK_AFTER, ASK_RAT, FACES, LAID, NONE, SEATS, SLOTS, State
from rattus.table.game import Game
from rattus.table.replay import frames
from tests.laws.tables import PLAGUE_KINDS, Tables, kinds, plague_tables, trace, traced

LOOKERS = (1 << SEATS) - 1


@pytest.fixture(params=kinds(*PLAGUE_KINDS))
def tables(request: pytest.FixtureRequest) -> Tables[PlagueRuleset]:
    return plague_tables(*request.param)


def test_citizens_are_conserved(tables: Tables[PlagueRuleset]) -> None:
    for table, _, steps in tables.histories():
        seats = len(table.header.seats)
        states = traced(table, steps)
        people = states["citizens"].sum(axis=1) + states["haven"] + states["reserve"]
        assert (people[:, :seats] == table.edition.data.edition.citizens).all()
        assert (people[:, seats:] == 0).all()
        for places in ("citizens", "haven", "reserve"):
            assert (states[places] >= 0).all()
        assert (states["citizens"][:, len(table.codec.regions) :] == 0).all()
        assert (np.diff(states["haven"].astype(int), axis=0) >= 0).all()


def test_rats_are_conserved_and_at_most_three_lie_in_a_region(tables: Tables[PlagueRuleset]) -> None:
    """A rat that came back through the Soldier is one that was turned up before."""
    came_back = 0
    for table, _, steps in tables.histories():
        states = traced(table, steps)
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
        assert ((states["passes"] > 0) | (states["final"] > 0))[returned > 0].all()
        came_back += int(returned[-1])
        lies = np.arange(SLOTS) < states["rats"][:, :, None]
        assert ((states["face"] == NONE) & (states["marks"] == 0))[~lies].all()
    with_soldier = any("soldier" in table.codec.cards for table in tables.tables)
    assert (came_back > 0) == with_soldier


def test_faces_are_conserved_and_counted(tables: Tables[PlagueRuleset]) -> None:
    """Each rat of the box is unseen, seen on the board, or turned up; chance counts the unseen by origin."""
    for table, _, steps in tables.histories():
        states, rules = traced(table, steps), table.codec.rules
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


def test_nuns_and_the_caravan_are_in_play_with_their_cards_only(tables: Tables[PlagueRuleset]) -> None:
    """No more than three nuns, which never leave the board; the caravan stands somewhere and goes to neighbours."""
    for table, _, steps in tables.histories():
        states, rules = traced(table, steps), table.codec.rules
        nuns = states["nuns"].sum(axis=1)
        assert (states["nuns"] >= 0).all()
        assert (nuns <= table.codec.nuns).all()
        assert (np.diff(nuns) >= 0).all()
        in_play = "caravanner" in table.codec.cards
        stands = states["caravan"]
        settling = states["settled"] + states["turn"] > 0
        assert ((stands != NONE) == in_play)[settling].all()
        assert (stands < rules.regions).all()
        for at in np.flatnonzero(np.diff(stands)):
            assert stands[at] == NONE or rules.reach[0][stands[at]] >> int(stands[at + 1]) & 1


def test_a_card_that_is_not_in_play_is_nobodys(tables: Tables[PlagueRuleset]) -> None:
    for table, _, steps in tables.histories():
        states = traced(table, steps)
        absent = [kind for name, kind in NUMBERS.items() if name not in table.codec.cards]
        assert (states["holder"][:, absent] == NONE).all()
        assert (states["used"] & sum(1 << kind for kind in absent) == 0).all()


def test_what_a_seat_reads_of_a_game_never_names_a_face_it_has_not_seen(
    tables: Tables[PlagueRuleset],
) -> None:
    for table, seed, steps in tables.histories(100):
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


def test_a_card_is_usable_exactly_when_it_has_options(tables: Tables[PlagueRuleset]) -> None:
    out = [0] * MOST_LEGAL
    for table, _, steps in tables.histories(10):
        kinds = [NUMBERS[card] for card in table.codec.cards]
        cards = [kind for kind in kinds if DECK[kind].options is not no_options]
        for state in trace(table, steps):
            s = State.of(state)
            if s.ask in (ASK_ACTION, ASK_AFTER):
                for card in cards:
                    options = card_options(card, table.codec.rules, s, out, 0)
                    assert card_usable(card, table.codec.rules, s) == (options > 0)


def test_explanations_account_for_every_citizen_that_leaves_or_joins_a_reserve(
    tables: Tables[PlagueRuleset],
) -> None:
    for table, seed, steps in tables.histories(20):
        game = Game.of_steps(table, steps, seed)
        for moment in game.moments():
            change = dict.fromkeys(game.seats, 0)
            for event in game.explain(moment):
                if isinstance(event, CitizensLost):
                    change[event.seat] += event.count
                elif isinstance(event, Settled | CitizensPlaced | CaravanMoved):
                    change[event.seat] -= event.count
            before, after = State.of(moment.before).reserve, State.of(moment.after).reserve
            reserves = [now - was for was, now in zip(before, after, strict=True)]
            assert list(change.values()) == reserves[: len(game.seats)]
