"""Laws of the card game: checked on random games for each number of seats.

The buildings are chosen in all ways, and every building is in some of the games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import pytest

from rattus.cartus.edition import CLASS_NAMES
from rattus.cartus.events import (
    CardDealt,
    CardDiscarded,
    CardGiven,
    CardLaid,
    CardsRevealed,
    CardsTaken,
    DeckRefilled,
    Event,
    GameEnded,
    InfluenceWon,
    LaidCardsLeft,
    Passed,
    PlagueCame,
    RatSent,
    RatsTakenOff,
    RoundBegan,
    TokenDrawn,
)
from rattus.cartus.report import StateReport
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import (
    ASK_TOKENS,
    BUILDING_PHASE,
    BUILDINGS,
    COPIES,
    JOKER,
    LAYABLE,
    NONE,
    NUMBERED,
    NUNS,
    PASS_CARD,
    PEOPLE,
    PLAGUE,
    REPLACED,
    ROW,
    SEATS,
    State,
)
from rattus.cartus.steps import BUILDING, ENTER, LOOK, PASS, ROW_CARD, SUPPLY
from rattus.cartus.survival import candidates, survival
from rattus.kernel.chance import keys
from rattus.kernel.contract import OVER
from rattus.table.game import Game, Moment, Result
from rattus.table.replay import Frame, frames
from tests.laws.tables import CARTUS_KINDS, Tables, cartus_tables, kinds, trace, traced
from tests.packed import columns, fields

ROUNDS = {2: 10, 3: 9, 4: 8, 5: 8}
TRACK = 15
SPOTS = np.arange(ROW)
KINDS_OF_PEOPLE = np.arange(PEOPLE)


@pytest.fixture(params=kinds(*CARTUS_KINDS))
def tables(request: pytest.FixtureRequest) -> Tables[CartusRuleset]:
    return cartus_tables(*request.param)


def seats_of(table: CartusRuleset) -> int:
    return len(table.header.seats)


def row_cards(states: np.ndarray, which: np.ndarray) -> np.ndarray:
    """How many cards of each kind lie in the row, among the spots chosen state by state."""
    shown = (states["row"][:, :, None] == KINDS_OF_PEOPLE) & which[:, :, None]
    return np.asarray(shown.sum(axis=1))


def face_down(states: np.ndarray) -> np.ndarray:
    """Laid cards that are not turned up, by state, seat and kind."""
    return np.where(states["open"][:, :, None] > 0, 0, states["laid"].astype(int))


def between(steps: np.ndarray, first: int, end: int) -> np.ndarray:
    """Which steps are of a block of the table of steps."""
    return (steps >= first) & (steps < end)


def unlooked(states: np.ndarray) -> np.ndarray:
    """How many cards of the row nobody has looked at."""
    return np.asarray((states["row"] == NONE).sum(axis=1))


# What there is.


def assert_people_are_conserved(table: CartusRuleset, states: np.ndarray) -> None:
    """Every population card is in a hand, laid, discarded, in the row, or where lazy chance draws it from."""
    for places in ("hand", "laid", "discards", "pool", "old"):
        assert (states[places] >= 0).all()
    drawn = states["row"] != NONE
    cards = states["hand"][:, :, :PEOPLE].sum(axis=1, dtype=int) + states["laid"][:, :, :PEOPLE].sum(axis=1)
    cards += states["discards"] + states["pool"] + states["old"] + row_cards(states, drawn)
    assert (cards == table.codec.rules.people).all()
    refilled = states["refilled"] > 0
    unseen = unlooked(states)
    assert (states["pool"].sum(axis=1) == states["deck"] + np.where(refilled, 0, unseen)).all()
    assert (states["old"].sum(axis=1) == np.where(refilled, unseen, 0)).all()
    assert (states["discards"].sum(axis=1) == states["discarded"]).all()
    assert (states["hand"].sum(axis=2) == states["hand_size"]).all()
    assert (states["laid"].sum(axis=2) == states["laid_size"]).all()


def assert_specials_are_conserved(table: CartusRuleset, states: np.ndarray) -> None:
    """Jokers and special cards are in their piles, in hands or laid; what can't be laid is not."""
    assert (states["piles"] >= 0).all()
    cards = states["piles"] + states["hand"][:, :, PEOPLE:].sum(axis=1, dtype=int)
    cards[:, : LAYABLE - PEOPLE] += states["laid"][:, :, PEOPLE:].sum(axis=1)
    assert (cards == table.codec.rules.piles).all()


def assert_tokens_are_conserved(table: CartusRuleset, states: np.ndarray) -> None:
    """Victory tokens are in the pile or with a seat."""
    assert (states["token_left"] >= 0).all()
    assert (states["tokens"] >= 0).all()
    tokens = states["token_left"] + states["tokens"].sum(axis=1)
    assert (tokens == table.codec.rules.token_count).all()
    assert (states["token_left"].sum(axis=1) == states["token_pile"]).all()
    assert (states["tokens"].sum(axis=2) == states["token_size"]).all()


def test_cards_and_tokens_are_conserved_and_counted(tables: Tables[CartusRuleset]) -> None:
    refilled = False
    for table, _, steps in tables.histories():
        states = traced(table, steps)
        assert sum(table.codec.rules.people) == 84
        assert_people_are_conserved(table, states)
        assert_specials_are_conserved(table, states)
        assert_tokens_are_conserved(table, states)
        for places in ("hand_size", "laid_size", "token_size", "rats"):
            assert (states[places] >= 0).all()
            assert (states[places][:, seats_of(table) :] == 0).all()
        refilled = refilled or bool(states["refilled"][-1])
    assert refilled == (len(table.header.seats) > 2)


def test_building_cards_are_conserved(tables: Tables[CartusRuleset]) -> None:
    """Thirty, five of a class: in the deck, unseen or known in the replacement deck, turned up, or gone."""
    occurred = np.zeros(BUILDINGS, bool)
    occurred[NUMBERED:] = True  # our edition has no more
    replaced = 0
    for table, _, steps in tables.histories():
        states, rules = traced(table, steps), table.codec.rules
        bits = states["turned"][:, :, None] >> np.arange(COPIES) & 1
        in_game = 6 * COPIES
        turned = bits.sum(axis=(1, 2))
        assert (states["buildings"] + states["fresh"] + turned == in_game).all()
        for kind in range(len(CLASS_NAMES)):
            of_class = np.array(rules.building_class) == kind
            assert (states["slots"][:, kind] + bits[:, of_class].sum(axis=(1, 2)) == COPIES).all()
        assert (states["slots"] >= 0).all()
        used = states["used"][:, None] >> np.arange(BUILDINGS) & 1
        assert ((used > 0) | (states["turned"] == 0)).all()
        gone = turned - states["known"] - states["shown_size"]
        assert (gone == np.maximum(states["round"] - 1, 0) * rules.width)[states["stage"] != PLAGUE].all()
        row, below = states["shown"], states["replaced"]
        assert ((row != NONE) == (np.arange(row.shape[1]) < states["shown_size"][:, None])).all()
        assert ((below != NONE) == (np.arange(REPLACED) < states["known"][:, None])).all()
        lying = np.sort(np.concatenate([row, below], axis=1), axis=1)
        assert ((np.diff(lying, axis=1) > 0) | (lying[:, 1:] == NONE)).all()
        known = states["turned"][np.arange(len(states))[:, None], lying // COPIES] >> lying % COPIES & 1
        assert (known | (lying == NONE)).all()
        later = states["stage"] > BUILDING_PHASE
        whole = row[later & (states["stage"] != PLAGUE), : rules.width] // COPIES
        assert (whole != whole[:, :1]).any(axis=1).all()
        occurred[states["turned"][-1] > 0] = True
        replaced += int((np.diff(states["known"]) > 0).sum())
    assert occurred.all()
    assert replaced > 0


def test_a_building_deck_is_what_the_option_says(tables: Tables[CartusRuleset]) -> None:
    """One building a class, five of ten cards, or what is agreed upon: no more of a building come than were agreed."""
    two_of_a_class: Counter[str] = Counter()
    all_came = towers = 0
    for table, _, steps in tables.histories():
        state = traced(table, steps)[-1]
        names = table.edition.buildings
        classes = np.array(table.codec.rules.building_class)
        turned = Counter(classes[state["turned"] > 0].tolist())
        chosen = table.options.chosen(table.edition)
        way = table.options.buildings if chosen is None else "agreed"
        two_of_a_class[way] += max(turned.values()) > 1
        cards = dict(zip(names, map(int.bit_count, state["turned"].tolist()), strict=False))
        if chosen is not None:
            used = [name for number, name in enumerate(names) if int(state["used"]) >> number & 1]
            assert used == list(chosen)
            assert all(count <= chosen.get(name, 0) for name, count in cards.items())
            all_came += any(cards[name] == count < COPIES for name, count in chosen.items())
        else:
            towers += cards["guard-tower"] > 0
            assert int(state["used"]).bit_count() == (12 if way == "mixed" else 6)
    assert two_of_a_class["mixed"] > 0
    assert two_of_a_class["agreed"] > 0
    assert two_of_a_class["one-per-class"] == 0
    assert all_came > 0
    assert towers > 0


# Tracks, rats, rounds.


def test_tracks_are_in_order_and_who_arrived_earlier_is_ahead(tables: Tables[CartusRuleset]) -> None:
    """Seats that move in one step do so by building, then in order of entering; without influence in header order."""
    ties = 0
    for table, _, steps in tables.histories():
        states = traced(table, steps)
        count = seats_of(table)
        influence = states["influence"][:, :, :count].astype(int)
        assert ((influence >= 0) & (influence <= TRACK)).all()
        assert (np.diff(influence, axis=0) >= 0).all()
        track = states["track"][:, :, :count]
        assert (np.sort(track, axis=2) == np.arange(count)).all()
        place = np.argsort(track, axis=2)
        moved = np.diff(influence, axis=0, prepend=influence[:1]) > 0
        at = np.maximum.accumulate(np.where(moved, np.arange(len(states))[:, None, None], 0))
        turns = SEATS * states["entered"][:, :count] + np.argsort(states["order"][:, :count], axis=1)
        turn = turns[np.maximum(at - 1, 0), np.arange(count)]
        last = states["round"][at] == ROUNDS[count]
        for a in range(count):
            for b in range(a + 1, count):
                ahead = place[:, :, a] < place[:, :, b]
                more = influence[:, :, a] - influence[:, :, b]
                assert (ahead == (more > 0))[more != 0].all()
                same = more == 0
                assert ahead[same & (influence[:, :, a] == 0)].all()
                earlier = at[:, :, b] - at[:, :, a]
                assert (ahead == (earlier > 0))[same & (earlier != 0) & (influence[:, :, a] > 0)].all()
                together = same & (earlier == 0) & (at[:, :, a] > 0) & ~last[:, :, a]
                assert (ahead == (turn[:, :, a] < turn[:, :, b]))[together].all()
                ties += int(same.any(axis=1)[states["round"] > 1].sum())
    assert ties > 0


def test_every_seat_supplies_and_enters_once_a_round_in_turn_order(tables: Tables[CartusRuleset]) -> None:
    """A seat that plays a pass card goes to the end of the line."""
    passed = 0
    for table, _, history in tables.histories():
        before, steps = traced(table, history)[:-1], np.array(history)
        count, rounds = seats_of(table), ROUNDS[seats_of(table)]
        numbers = np.arange(1, rounds + 1)
        assert (np.unique(before["round"]) == [0, *numbers]).all()
        assert (np.diff(before["round"]) >= 0).all()
        start = before["start"][np.searchsorted(before["round"], numbers)]
        assert (np.diff(start) % count == 1).all()
        turns = (start[:, None] + np.arange(count)) % count
        supplies, enters = between(steps, SUPPLY, LOOK), between(steps, ENTER, PASS)
        passes = steps == PASS
        assert (before["round"][supplies].reshape(rounds, count) == numbers[:, None]).all()
        assert (before["seat"][supplies].reshape(rounds, count) == turns).all()
        assert (before["round"][enters].reshape(rounds, count) == numbers[:, None]).all()
        assert (before["hand"][passes, before["seat"][passes], PASS_CARD] > 0).all()
        line: list[int] = []
        for at in np.flatnonzero(enters | passes).tolist():
            line = line or turns[before["round"][at] - 1].tolist()
            assert before["seat"][at] == line[0]
            first = line.pop(0)
            if passes[at]:
                line.append(first)
        assert not line
        passed += int(passes.sum())
    assert passed > 0


def test_a_game_ends_when_the_fifth_card_of_the_row_is_turned_up(tables: Tables[CartusRuleset]) -> None:
    """A look is answered by a row card, and nobody looks at the same one twice."""
    looked = 0
    for table, _, history in tables.histories():
        states, steps = traced(table, history), np.array(history)
        before = states[:-1]
        end = before["stage"] == PLAGUE
        assert np.flatnonzero(end).tolist() == list(range(len(steps) - ROW, len(steps)))
        assert (before["spot"][end] == SPOTS).all()
        assert (states["row"][-1] != NONE).all()
        looks = np.flatnonzero(between(steps, LOOK, ENTER))
        rows = between(steps, ROW_CARD, BUILDING)
        assert (np.flatnonzero(rows & ~end) == looks + 1).all()
        pairs = list(zip(before["seat"][looks].tolist(), steps[looks].tolist(), strict=True))
        assert len(pairs) == len(set(pairs))
        kept = (before["row"] == NONE) | (before["row"] == states["row"][1:])
        assert kept.all()
        lookers = np.zeros(ROW, int)
        for seat, step in pairs:
            lookers[step - LOOK] |= 1 << seat
        assert (states["seen"][-1] == lookers).all()
        looked += len(pairs)
    assert looked > tables.games


# What seats know.


def known_spots(states: np.ndarray, seat: int) -> np.ndarray:
    """Which cards of the row a seat knows, state by state."""
    return np.asarray((states["faced"][:, None] > SPOTS) | (states["seen"] >> seat & 1 > 0))


def unplaced_cards(table: CartusRuleset, states: np.ndarray, seat: int) -> np.ndarray:
    """Cards of which a seat can't know where they are, by state and kind, counted from what it can see."""
    cards = np.array(table.codec.rules.people) - states["discards"] - states["hand"][:, seat, :PEOPLE]
    cards -= states["given"][:, seat] + row_cards(states, known_spots(states, seat))
    cards -= (states["laid"] - face_down(states))[:, :, :PEOPLE].sum(axis=1)
    return np.asarray(cards - face_down(states)[:, seat, :PEOPLE])


def assert_knowledge_is_true(table: CartusRuleset, states: np.ndarray, seat: int) -> None:
    """Cards a seat gave away are with others, and what it can't exclude from the row has room for the true row."""
    down = face_down(states)
    held = states["hand"][:, :, :PEOPLE] + down[:, :, :PEOPLE]
    others = held.sum(axis=1) - held[:, seat]
    assert (states["given"][:, seat] >= 0).all()
    assert (states["given"][:, seat] <= others).all()
    assert (states["late"][:, seat] >= 0).all()
    possible = unplaced_cards(table, states, seat) - states["late"][:, seat]
    drawn = row_cards(states, ~known_spots(states, seat))
    undrawn = np.where(states["refilled"][:, None] > 0, states["old"], states["pool"])
    assert (drawn + undrawn <= possible).all()


def assert_bounds_are_true(states: np.ndarray) -> None:
    """What all know of the jokers and special cards of a seat holds."""
    special = states["hand"][:, :, PEOPLE:].astype(int)
    special[:, :, : LAYABLE - PEOPLE] += face_down(states)[:, :, PEOPLE:]
    assert (states["least"] <= special).all()
    assert (states["most"] >= special).all()


def test_what_seats_may_keep_in_mind_is_true(tables: Tables[CartusRuleset]) -> None:
    given = excluded = False
    for table, _, steps in tables.histories():
        states = traced(table, steps)
        assert_bounds_are_true(states)
        for seat in range(seats_of(table)):
            assert_knowledge_is_true(table, states, seat)
        for places in ("given", "late", "least", "most"):
            assert (states[places][:, seats_of(table) :] == 0).all()
        given = given or bool(states["given"].any())
        excluded = excluded or bool(states["late"].any())
    assert given
    assert excluded == (len(table.header.seats) > 2)


def test_the_chance_to_survive_is_reckoned_with_all_cards_that_can_be_in_the_row(
    tables: Tables[CartusRuleset],
) -> None:
    for table, seed, steps in tables.histories():
        states, rules = trace(table, steps), table.codec.rules
        chosen = states[seed % 193 :: 193]
        some = columns(State, chosen)
        for seat in range(seats_of(table)):
            possible = unplaced_cards(table, some, seat) - some["late"][:, seat]
            by_nuns = possible.reshape(len(some), len(CLASS_NAMES), NUNS).sum(axis=1)
            for state, counts in zip(map(State.of, chosen), by_nuns.tolist(), strict=True):
                assert candidates(rules, state, seat) == counts
                assert 0 <= survival(rules, state, seat) <= 1
        end = State.of(states[-1])
        nuns = sum(card % NUNS for card in end.row)
        for seat in range(seats_of(table)):
            assert survival(rules, end, seat) == Fraction(end.rats[seat] <= nuns)


def test_an_imagined_world_obeys_the_laws_and_can_be_played_to_its_end(tables: Tables[CartusRuleset]) -> None:
    """It keeps what its seat knows; there are no other cards in it, and no fewer."""
    for table, seed, steps in tables.histories(4):
        engine, rules = table.engine, table.rules
        chosen = trace(table, steps)[seed % 13 :: 13]
        states = columns(State, chosen)
        for seat in range(-1, seats_of(table)):
            worlds = [state.copy() for state in chosen]
            for i, world in enumerate(worlds):
                engine.view(rules, world, seat)
                engine.imagine(rules, world, *keys(seed, 100 + i))
            twins = columns(State, worlds)
            assert_people_are_conserved(table, twins)
            assert_specials_are_conserved(table, twins)
            assert_tokens_are_conserved(table, twins)
            assert_bounds_are_true(twins)
            if seat >= 0:
                assert_knowledge_is_true(table, twins, seat)
                assert (twins["hand"][:, seat] == states["hand"][:, seat]).all()
            for world in worlds:
                engine.play_randomly(rules, world, seed)
                assert engine.actor(rules, world) == OVER
            assert_people_are_conserved(table, columns(State, worlds))


def test_what_can_be_taken_back_has_shown_nobody_else_a_card(tables: Tables[CartusRuleset]) -> None:
    """Unless the discards became the deck, the others can't see any card that they could not see before."""
    compared = 0
    for table, seed, steps in tables.histories():
        engine, rules = table.engine, table.rules
        states = trace(table, steps)
        played = columns(State, states)
        chosen = np.flatnonzero(
            (played["ask"][:-1] > ASK_TOKENS) & (played["deck"][:-1] >= played["deck"][1:])
        )
        for at in chosen[seed % 11 :: 11].tolist():
            before, after = states[at], states[at + 1]
            if table.taught(before, steps[at], after):
                continue
            for seat in range(-1, seats_of(table)):
                if seat != played["seat"][at]:
                    views = before.copy(), after.copy()
                    for view in views:
                        engine.view(rules, view, seat)
                    assert State.of(views[0]).pool == State.of(views[1]).pool
                    compared += 1
    assert compared > tables.games


# What seats are told.


def knowers(game: Game, moment: Moment, lookers: dict[str, set[str]]) -> set[str] | None:
    """The seats that may read the whole of a private step, by its words and who has looked where so far."""
    verb, *words = moment.text.split()
    match verb:
        case "deal" | "token":
            return {words[0]}
        case "lay":
            return {moment.by}
        case "give":
            return {moment.by, game.seats[State.of(moment.before).other]}
        case "row" if State.of(moment.before).stage != PLAGUE:
            return lookers[words[0]]
        case _:
            return None


def hidden_state(full: Frame, seat: str, spots: set[str]) -> dict[str, object]:
    """What a seat may read of a state that tells all: its own hand and tokens, and the row cards it has seen."""
    state = dict(full["state"])
    for key in ("hands", "tokens"):
        things = state[key]
        assert isinstance(things, dict)
        state[key] = {name: own if name == seat else len(own) for name, own in things.items()}
    nuns = state["nuns"]
    assert isinstance(nuns, list)
    state["nuns"] = [card if str(n) in spots else "hidden" for n, card in enumerate(nuns, start=1)]
    return state


def test_what_a_seat_reads_of_a_game_never_names_a_card_it_has_not_seen(
    tables: Tables[CartusRuleset],
) -> None:
    """Steps, states and events, against what the seat has been dealt, looked at, given and shown."""
    for table, seed, steps in tables.histories(125):
        game = Game.of_steps(table, steps, seed)
        whole = list(frames(game))
        own = {seat: list(frames(game, seat)) for seat in game.seats}
        records = {seat: game.record(seat).splitlines()[5:] for seat in game.seats}
        looked: dict[str, set[str]] = {}
        faced: set[str] = set()
        for moment in game.moments():
            n = moment.n
            if moment.text.startswith("look "):
                looking = moment.text.split()[1]
            elif moment.text.startswith("row ") and State.of(moment.before).stage == PLAGUE:
                faced.add(moment.text.split()[1])
            elif moment.text.startswith("row "):
                assert moment.text.split()[1] == looking
                asked = game.seats[State.of(moment.before).seat]
                looked.setdefault(looking, set()).add(asked)
            entitled = knowers(game, moment, looked)
            for seat in game.seats:
                frame = own[seat][n]
                hidden = " ".join([*moment.text.split()[:-1], "hidden"])
                assert frame["step"] == (moment.text if entitled is None or seat in entitled else hidden)
                assert records[seat][n - 1] == f"{moment.by} {frame['step']}"
                spots = faced | {spot for spot, lookers in looked.items() if seat in lookers}
                assert frame["state"] == hidden_state(whole[n], seat, spots)
                if frame["to_act"] is not None:
                    assert frame["legal"] == (whole[n]["legal"] if frame["to_act"] == seat else None)


def accounted(game: Game, moment: Moment, events: Sequence[Event]) -> dict[str, np.ndarray]:
    """What the events say of how numbers of the seats have changed, and those of the deck and of the round."""
    count = len(game.seats)
    rats, cards, laid, tokens = np.zeros((4, count), int)
    influence = np.zeros((len(CLASS_NAMES), count), int)
    before = State.of(moment.before)
    deck, rounds = before.deck, before.round
    assert isinstance(game.ruleset, CartusRuleset)
    for event in events:
        seat = game.seats.index(getattr(event, "seat", game.seats[0]))
        match event:
            case RatsTakenOff(count=off):
                rats[seat] -= off
            case RatSent(target=target, count=sent):
                rats[seat] -= sent
                rats[game.seats.index(target)] += sent
            case CardsRevealed(building=building, kind=kind):
                rats[seat] += event.rats
                assert kind == game.ruleset.edition.class_of(building)
                influence[CLASS_NAMES.index(kind), seat] += event.influence
            case InfluenceWon(kind=kind, influence=won):
                influence[CLASS_NAMES.index(kind), seat] += won
            case CardDiscarded():
                rats[seat] -= event.rats
                cards[seat] -= 1
            case CardDealt():
                cards[seat] += 1
                deck -= 1
            case CardLaid():
                cards[seat] -= 1
                laid[seat] += 1
            case LaidCardsLeft(discarded=discarded, returned=returned):
                laid[seat] -= len(discarded) + len(returned)
            case Passed():
                cards[seat] -= 1
            case CardGiven(target=target):
                cards[seat] -= 1
                cards[game.seats.index(target)] += 1
            case CardsTaken(count=taken):
                cards[seat] += taken
            case TokenDrawn():
                tokens[seat] += 1
            case DeckRefilled(count=refilled):
                assert deck == 0
                deck = refilled
            case RoundBegan(round=number):
                assert number == rounds + 1
                rounds = number
            case _:
                pass
    return {
        "rats": rats,
        "influence": influence,
        "hand_size": cards,
        "laid_size": laid,
        "token_size": tokens,
        "deck": np.array(deck - before.deck),
        "round": np.array(rounds - before.round),
    }


def test_explanations_account_for_every_change_and_tell_no_secret(tables: Tables[CartusRuleset]) -> None:
    """What happened is explained by playing the rules once more: it comes to the same state."""
    for table, seed, steps in tables.histories(60):
        game = Game.of_steps(table, steps, seed)
        looked: dict[str, set[str]] = {}
        for moment in game.moments():
            events = game.explain(moment)
            for name, change in accounted(game, moment, events).items():
                true = fields(State, moment.after)[name].astype(int) - fields(State, moment.before)[name]
                assert (true[..., : len(game.seats)] == change).all() if true.ndim else true == change
            came = any(isinstance(event, PlagueCame) for event in events)
            assert came == (State.of(moment.after).stage == PLAGUE != State.of(moment.before).stage)
            ended = [event for event in events if isinstance(event, GameEnded)]
            assert len(ended) == (game.actor_at(moment.after) is None)
            for event in ended:
                assert [place[:2] for place in event.ranking] == [place[:2] for place in game.standing()]
                assert event.winners == game.winners
            if moment.text.startswith("row "):
                looked.setdefault(moment.text.split()[1], set()).add(game.seats[State.of(moment.before).seat])
            entitled = knowers(game, moment, looked)
            for reader in (*game.seats, None):
                heard = game.explain(moment, reader, public=True)
                assert heard[1:] == events[1:]
                if events:
                    assert (heard[0] == events[0]) == (entitled is None or reader in entitled)


# The end.


def expected_result(end: StateReport) -> tuple[Result, tuple[str, ...]]:
    """Points, fates, ranking and winners, reckoned from what lies open at the end. [§5]"""
    seats = list(end["rats"])
    points = dict.fromkeys(seats, 0)
    for track in end["influence"].values():
        for (seat, influence), prize in zip(track, (10, 5, 2 if len(seats) > 2 else 0), strict=False):
            if int(influence) > 0:
                points[str(seat)] += prize
    hands: dict[str, Counter[str]] = {}
    for seat, hand in end["hands"].items():
        assert isinstance(hand, list)
        sorts = ("people" if "-" in card or card == "joker" else card for card in hand)
        hands[seat] = Counter(sorts)
    for sort in ("people", "sword", "flute", "pass"):
        most = max(hands[seat][sort] for seat in seats)
        first = [seat for seat in seats if hands[seat][sort] == most > 0]
        for seat in first:
            points[seat] += 2 if len(first) == 1 else 1
    gold = sorted({hands[seat]["gold"] for seat in seats} - {0}, reverse=True)
    prizes = [6, 3] if len(seats) > 2 else [6]
    for amount, prize in zip(gold, prizes, strict=False):
        sharing = [seat for seat in seats if hands[seat]["gold"] == amount]
        if prize == 6 and len(sharing) > 1:
            prizes.clear()
            prize = 9
        for seat in sharing:
            points[seat] += prize // len(sharing)
    for seat, tokens in end["tokens"].items():
        assert isinstance(tokens, list)
        points[seat] += sum(tokens)
    nuns = sum(int(card.split("-")[1]) for card in end["nuns"])
    rats = end["rats"]
    dead = {seat for seat in seats if rats[seat] > nuns}
    ranking = sorted(seats, key=lambda seat: (seat in dead, -points[seat], rats[seat]))
    best = ranking[0]
    winners = tuple(
        seat
        for seat in ranking
        if seat not in dead and (points[seat], rats[seat]) == (points[best], rats[best])
    )
    fates = dict.fromkeys(dead, "dead")
    if not winners:
        fewest = min(rats.values())
        most = max(points[seat] for seat in seats if rats[seat] == fewest)
        fates |= {seat: "would-be" for seat in seats if rats[seat] == fewest and points[seat] == most}
    result = tuple(
        (seat, points[seat], fates[seat]) if seat in dead else (seat, points[seat]) for seat in ranking
    )
    return result, winners


def test_the_result_is_what_the_rulebook_reckons(tables: Tables[CartusRuleset]) -> None:
    """Some games have a winner, some none; a victory is shared only by seats with as many points and rats."""
    winners: Counter[int] = Counter()
    gold = False
    for table, seed, steps in tables.histories():
        game = Game.of_steps(table, steps, seed)
        assert (game.result, game.winners) == expected_result(table.report(game.state))
        winners[len(game.winners)] += 1
        card = JOKER + table.edition.cards[PEOPLE:].index("gold")
        gold = gold or any(hand[card] for hand in State.of(game.state).hand)
    assert winners[0] > 0
    assert winners[1] > 0
    assert gold
