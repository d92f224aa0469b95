"""What seats know: views, records, secrets, explanations, and the worlds a seat can imagine. [§6, §7]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import rattus
from rattus.cartus.edition import built_in
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import JOKER, LAYABLE, NONE, PEOPLE, PILES, ROW, State
from rattus.kernel.chance import keys
from rattus.kernel.ruleset import COLOURS
from rattus.table.game import Moment
from rattus.table.library import engine, ruleset
from rattus.table.simulation import random_game
from tests.cartus.definitions import unplaced
from tests.cartus.opening import SECOND, opened, supplied, turned_up
from tests.cartus.position import play, position, report
from tests.packed import fields

PILE_OF = {"joker": 0, "sword": 1, "flute": 2, "pass": 3, "gold": 4}


def table_of(game: rattus.Game) -> CartusRuleset:
    table = game.ruleset
    assert isinstance(table, CartusRuleset)
    return table


def sees_a_difference(first: rattus.Game, second: rattus.Game) -> list[str | None]:
    """The seats that can tell two games apart by what they see; None is the public."""
    return [
        seat
        for seat in (*first.seats, None)
        if first.blinded(first.state, seat) != second.blinded(second.state, seat)
    ]


def bounds(game: rattus.Game, seat: str, card: str) -> tuple[int, int]:
    """What all know of the number of a special card or of jokers in a hand: at least and at most how many."""
    s, number = State.of(game.blinded(game.state, None)), game.seat_number(seat)
    return s.least[number][PILE_OF[card]], s.most[number][PILE_OF[card]]


def given_away(game: rattus.Game, seat: str) -> dict[str, int]:
    """Population cards a seat knows to be with others, as its own view has them."""
    view, number = State.of(game.blinded(game.state, seat)), game.seat_number(seat)
    names = table_of(game).codec.cards
    return {names[kind]: count for kind, count in enumerate(view.given[number]) if count}


# What tells whom something: twins that differ in one thing.


def test_only_the_owner_sees_a_card_that_is_dealt() -> None:
    games = [opened("farm/4-cards castle/2-rats") for _ in range(2)]
    for game, card in zip(games, ("king-4", "monk-4"), strict=True):
        play(
            game,
            f"""
            red supply 1
            ? deal red {card}
            """,
        )
    assert sees_a_difference(*games) == ["red"]
    assert report(games[0], "yellow")["hands"] == {
        "red": 6,
        "yellow": report(games[0])["hands"]["yellow"],
        "green": 5,
    }


@pytest.mark.parametrize(("first", "second"), [("king-0", "monk-1"), ("sword", "king-0"), ("sword", "joker")])
def test_only_the_owner_sees_a_card_that_is_laid(first: str, second: str) -> None:
    games = []
    for card in (first, second):
        game = position("""
            cartus red yellow green · enter of red
            row       castle/4-cards monastery/2-rats
            red       hand king-0 monk-1 sword joker
            yellow    hand king-0
        """)
        games.append(play(game, f"red enter 1: {card}"))
    assert sees_a_difference(*games) == ["red"]
    assert report(games[0], "green")["laid"] == {"red": 1, "yellow": 0, "green": 0}


def test_only_who_looks_sees_a_row_card_and_all_see_who_looked_where() -> None:
    games = [opened("monastery/1-rat+1-look castle/4-cards") for _ in range(3)]
    for game, spot, card in zip(games, (3, 3, 4), ("king-4", "monk-4", "king-4"), strict=True):
        play(
            game,
            f"""
            red supply 1
            red look {spot}
            ? row {spot} {card}
            """,
        )
    assert sees_a_difference(games[0], games[1]) == ["red"]
    assert sees_a_difference(games[0], games[2]) == ["red", "yellow", "green", None]


def test_only_the_owner_sees_the_value_of_a_token() -> None:
    games = [supplied(opened("palace/2-rats castle/4-cards"), 1) for _ in range(2)]
    for game, value in zip(games, (1, 3), strict=True):
        play(
            game,
            f"""
            red enter 1:
            yellow enter 2:
            green enter 2:
            ? token red {value}
            """,
        )
    assert sees_a_difference(*games) == ["red"]


FIGHT = """
    cartus {seats} · enter of red
    row       castle/4-cards monastery/2-rats{third}
    red       hand sword king-0
    yellow    hand monk-0 monk-1 joker sword
"""


def fight(seats: int, *cards: str) -> rattus.Game:
    """Yellow has given two cards to red, whose sword has won; the others were elsewhere."""
    names = COLOURS[:seats]
    game = position(FIGHT.format(seats=" ".join(names), third=" monastery/4-cards" if seats > 3 else ""))
    for seat in names:
        play(
            game, f"{seat} enter {1 if seat in ('red', 'yellow') else 2}: {'sword' if seat == 'red' else ''}"
        )
    for card in cards:
        play(game, f"yellow give {card}")
    return game


GIVEN = [("monk-0", "monk-1"), ("monk-0", "joker"), ("sword", "joker")]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("cards", GIVEN)
def test_only_giver_and_receiver_see_a_card_that_is_given(seats: int, cards: tuple[str, str]) -> None:
    for first, second in ((GIVEN[0], cards), (cards, GIVEN[2])):
        if first != second:
            games = [fight(seats, *first), fight(seats, *second)]
            assert sees_a_difference(*games) == ["red", "yellow"]


@pytest.mark.parametrize("cards", GIVEN[1:])
def test_with_two_seats_the_public_does_not_see_a_card_that_is_given(cards: tuple[str, str]) -> None:
    games = [fight(2, *GIVEN[0]), fight(2, *cards)]
    assert sees_a_difference(*games) == ["red", "yellow"]


def test_all_see_what_is_turned_up_discarded_and_passed_with() -> None:
    games = []
    for card in ("king-0", "monk-1"):
        game = supplied(opened("hospital/2-rats office/4-cards", buildings=SECOND), 1)
        play(
            game,
            f"""
            red enter 1:
            yellow enter 2:
            green enter 2:
            red discard {card}
            """,
        )
        games.append(game)
    assert sees_a_difference(*games) == ["red", "yellow", "green", None]


def test_all_see_laid_cards_once_they_are_turned_up() -> None:
    games = []
    for card in ("king-0", "king-1"):
        game = supplied(opened("fortune-tellers-tent/2-rats castle/4-cards"), 1)
        play(
            game,
            f"""
            red enter 1: {card}
            yellow enter 2:
            green enter 2:
            """,
        )
        games.append(game)
    assert sees_a_difference(*games) == ["red", "yellow", "green", None]


# Records.


def test_a_seats_own_record_hides_what_it_may_not_know() -> None:
    game = opened("monastery/1-rat+1-look castle/2-cards+1-rat")
    play(
        game,
        """
        red supply 1
        red look 2
        ? row 2 king-4
        yellow supply 1
        yellow look 2
        ? row 2 king-4
        green supply 2
        ? deal green witch-4
        ? deal green witch-3
        red enter 2: knight-0
        yellow enter 2: witch-0
        green enter 2:
        """,
    )
    turned_up(game, "palace/2-rats castle/2-rats")
    supplied(game, 1)
    play(
        game,
        """
        yellow enter 1: sword
        green enter 1:
        red enter 2:
        green give witch-4
        green give peasant-0
        green give peasant-1
        green give sword
        ? token yellow 3
        """,
    )

    def lines(seat: str | None) -> list[str]:
        return game.record(seat).splitlines()[5:]

    full = lines(None)
    assert not any("hidden" in line for line in full)
    hides = {
        "red": ("? deal yellow", "? deal green", "? token", "yellow lay", "green lay", "green give"),
        "yellow": ("? deal red", "? deal green", "red lay", "green lay"),
        "green": ("? deal red", "? deal yellow", "? token", "? row", "red lay", "yellow lay"),
    }
    reds_look = next(i for i, line in enumerate(full) if line.startswith("? row 2"))
    for seat, secrets in hides.items():
        expected = [
            f"{line.rpartition(' ')[0]} hidden" if line.startswith(secrets) else line for line in full
        ]
        if seat == "yellow":
            expected[reds_look] = "? row 2 hidden"
        assert lines(seat) == expected
    assert full[reds_look:].count("? row 2 king-4") == 2, "yellow's look is open to red, who has looked there"


def test_the_final_turning_of_the_row_is_open_to_all() -> None:
    game = random_game(ruleset(built_in("cartus"), COLOURS[:3], {}), 4)
    for seat in (None, *game.seats):
        last = [line for line in game.record(seat).splitlines() if line.startswith("? row")][-ROW:]
        assert [line.split()[2] for line in last] == ["1", "2", "3", "4", "5"]
        assert not any("hidden" in line for line in last)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_record_hides_is_what_an_explanation_hides(seats: int) -> None:
    """And a step that is open tells everything."""
    game = random_game(ruleset(built_in("cartus"), COLOURS[:seats], {"buildings": "mixed"}), seats)
    for moment in game.moments():
        events = game.explain(moment)
        for seat in game.seats:
            hidden = game.secret(moment, seat)
            assert (hidden is not None) == (game.explain(moment, seat) != events)
            assert hidden in (None, f"{moment.text.rpartition(' ')[0]} hidden")


def test_legal_steps_are_seen_by_the_seat_that_is_asked_only() -> None:
    game = supplied(opened("monastery/2-rats castle/4-cards"), 1)
    play(game, "red enter 1")
    mine = game.view("red").legal
    assert mine is not None
    assert "lay king-0" in mine
    assert not game.view("yellow").legal
    assert game.view("green").to_act == "red"


# Jokers and special cards are taken face up.


TAKING = """
    cartus {seats} · enter of red
    row       {row}
    red       hand merchant-0
"""


@pytest.mark.parametrize(
    ("building", "card"),
    [
        ("marketplace", "joker"),
        ("office", "pass"),
        ("castle", "sword"),
        ("pied-pipers-hut", "flute"),
        ("treasury", "gold"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_all_know_who_has_taken_which(building: str, card: str, seats: int) -> None:
    second = "office" if building == "office" else "marketplace"
    game = position(
        TAKING.format(seats=" ".join(COLOURS[:seats]), row=f"{building}/4-cards hospital/2-rats"),
        buildings=f"farm+{second}+hospital+castle+pied-pipers-hut+treasury",
    )
    for seat in COLOURS[:seats]:
        play(game, f"{seat} enter 1:")
    assert bounds(game, "red", card) == (2, 2)
    assert bounds(game, "yellow", card) == (1, 1)


def test_laying_one_face_down_hides_nothing_and_turning_it_up_shows_it() -> None:
    """They are in hand or lie face down: how many there are together is known."""
    game = position("""
        cartus red yellow green · enter of red
        row       castle/4-cards monastery/2-rats
        red       hand joker*2 king-0
    """)
    play(game, "red enter 2: joker")
    assert bounds(game, "red", "joker") == (2, 2)
    play(
        game,
        """
        yellow enter 1:
        green enter 1:
        """,
    )
    assert bounds(game, "red", "joker") == (1, 1)


def test_a_pass_card_that_is_played_is_gone_for_all() -> None:
    game = position("""
        cartus red yellow green · enter of red
        row       castle/4-cards monastery/2-rats
        red       hand pass*2
    """)
    play(game, "red pass")
    assert bounds(game, "red", "pass") == (1, 1)


def test_a_special_card_that_is_discarded_is_gone_for_all() -> None:
    game = position(
        """
        cartus red yellow green · enter of red
        row       hospital/4-cards office/2-rats
        red       hand gold*3
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        red discard gold
        """,
    )
    assert bounds(game, "red", "gold") == (2, 2)


@pytest.mark.parametrize(
    ("cards", "jokers", "swords"),
    [(GIVEN[0], (0, 1), (2, 2)), (GIVEN[1], (1, 0), (2, 2)), (GIVEN[2], (1, 0), (3, 1))],
)
def test_after_swords_two_seats_know_exactly_what_the_other_one_has(
    cards: tuple[str, str], jokers: tuple[int, int], swords: tuple[int, int]
) -> None:
    """Both saw the cards, and what the Castle gave afterwards."""
    game = fight(2, *cards)
    for seat in (0, 1):
        for eyes in (0, 1):
            view = State.of(game.blinded(game.state, COLOURS[eyes]))
            for pile, count in ((0, jokers[seat]), (1, swords[seat])):
                assert view.least[seat][pile] == view.most[seat][pile] == count


@pytest.mark.parametrize("cards", GIVEN)
def test_after_swords_others_know_that_two_cards_were_given_and_not_which(cards: tuple[str, str]) -> None:
    """Yellow had a joker and a sword; the Castle then gave red two swords and yellow one."""
    game = fight(3, *cards)
    assert bounds(game, "red", "joker") == (0, 1)
    assert bounds(game, "yellow", "joker") == (0, 1)
    assert bounds(game, "red", "sword") == (2, 3)
    assert bounds(game, "yellow", "sword") == (1, 2)
    assert bounds(game, "green", "joker") == bounds(game, "green", "sword") == (0, 0)


def test_what_a_seat_can_not_have_another_one_must_have() -> None:
    """Red shows the only joker there is in hands: yellow has none any more."""
    game = fight(3, *GIVEN[1])
    turned_up(game, "farm/2-rats monastery/4-cards")
    supplied(game, 1)
    play(
        game,
        """
        yellow enter 2:
        green enter 2:
        red enter 2: joker
        """,
    )
    assert bounds(game, "red", "joker") == bounds(game, "yellow", "joker") == (0, 0)


# Cards that were given.


def test_the_giver_remembers_and_the_receiver_has_the_card() -> None:
    game = fight(3, "monk-0", "monk-1")
    assert given_away(game, "yellow") == {"monk-0": 1, "monk-1": 1}
    assert given_away(game, "red") == {}
    assert given_away(game, "green") == {}
    assert report(game, "red")["hands"]["red"] == ["monk-0", "monk-1", "king-0", "sword", "sword"]


def test_the_giver_forgets_when_the_card_is_turned_up_again() -> None:
    game = fight(3, "monk-0", "monk-1")
    turned_up(game, "farm/2-rats monastery/4-cards")
    supplied(game, 1)
    play(
        game,
        """
        yellow enter 2:
        green enter 2:
        red enter 2: monk-0
        """,
    )
    assert given_away(game, "yellow") == {"monk-1": 1}


def test_a_guard_tower_is_remembered_like_swords() -> None:
    game = position(
        """
        cartus red yellow green · enter of red
        row       guard-tower/4-cards office/2-rats
        red       hand king-0
        yellow    hand monk-0*3
        green     hand witch-0 gold
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        yellow give monk-0
        yellow give monk-0
        yellow give monk-0
        green give witch-0
        green give gold
        """,
    )
    assert given_away(game, "yellow") == {"monk-0": 3}
    assert given_away(game, "green") == {"witch-0": 1}


# The row after the deck was refilled.


def can_be_in_row(game: rattus.Game, seat: str) -> Counter[str]:
    """Cards that, by what a seat knows, may be among the row cards it has not seen."""
    codec, number = table_of(game).codec, game.seat_number(seat)
    view = State.of(game.blinded(game.state, seat))
    counts = Counter(
        {
            codec.cards[kind]: unplaced(codec.rules, view, number, kind) - view.late[number][kind]
            for kind in range(PEOPLE)
        }
    )
    assert min(counts.values()) >= 0
    return +counts


ANEW = """
    cartus red yellow green · supplies of red
    row       castle/4-cards monastery/2-rats
    red       hand monk-4
    yellow    hand witch-4 witch-1
    pool      king-4*2 king-3 king-2 king-1*2
    discards  rest
"""


def test_a_seat_knows_that_the_discards_of_the_new_deck_are_not_in_the_row() -> None:
    game = position(ANEW)
    play(
        game,
        """
        red supply 1
        ? deal red king-1
        """,
    )
    old = Counter({"king-4": 2, "king-3": 1, "king-2": 1, "king-1": 1})
    assert can_be_in_row(game, "red") == old + Counter({"witch-4": 1, "witch-1": 1})
    assert can_be_in_row(game, "yellow") == old + Counter({"monk-4": 1, "king-1": 1})


def test_a_card_shown_after_others_have_drawn_may_be_new_and_rules_nothing_out() -> None:
    """Red shows a monk with four nuns: its old one, or one of the three in the new deck."""
    game = position(ANEW)
    play(
        game,
        """
        red supply 1
        ? deal red king-1
        ? deal red monk-4
        ? deal red king-0
        ? deal red king-0
        yellow supply 2
        green supply 2
        red enter 1: monk-4
        yellow enter 1:
        green enter 1:
        """,
    )
    assert can_be_in_row(game, "green")["monk-4"] == 1
    assert can_be_in_row(game, "yellow")["monk-4"] == 1


def test_a_second_new_deck_leaves_the_row_as_it_was() -> None:
    """Few cards are outside green's hand: they are drawn, laid, and come again."""
    game = position("""
        cartus red yellow green · supplies of red
        row       castle/4-cards monastery/2-rats
        red       hand knight-0
        green     hand rest
        pool      king-4*2 king-3 king-2 king-1*2 king-0*2
        discards  knight-0*2 knight-1
        coming    farm/4-cards farm/2-rats monastery/4-cards palace/2-rats
    """)
    play(
        game,
        """
        red supply 1
        ? deal red king-1
        ? deal red king-0
        ? deal red king-0
        ? deal red knight-1
        yellow supply 2
        green supply 2
        red enter 1: knight-0 knight-1 king-0 king-0
        yellow enter 1:
        green enter 1:
        """,
    )
    assert report(game)["piles"]["deck"] == 2
    turned_up(game, "farm/2-rats palace/2-rats")
    supplied(game, 1)
    play(
        game,
        """
        yellow enter 1:
        green enter 2:
        red enter 2:
        ? deal yellow knight-0
        ? deal yellow knight-0
        """,
    )
    assert report(game)["piles"] == report(game)["piles"] | {"deck": 4, "discards": 0}
    row = Counter({"king-4": 2, "king-3": 1, "king-2": 1, "king-1": 1})
    for seat in ("red", "yellow"):
        assert row <= can_be_in_row(game, seat)
    assert can_be_in_row(game, "red")["knight-0"] == 1, "green's"
    assert can_be_in_row(game, "red")["king-0"] == 2, "green's"


# Worlds.


def states(seats: int, buildings: str) -> Iterator[tuple[CartusRuleset, int, Moment]]:
    """Every second state of some random games."""
    table = CartusRuleset.of(built_in("cartus"), engine("cartus"), COLOURS[:seats], {"buildings": buildings})
    for seed in (2, 8, 11):
        for moment in list(random_game(table, seed).moments())[::2]:
            yield table, seed, moment


def imagined(table: CartusRuleset, view: bytearray, seed: int, stream: int) -> bytearray:
    world = view.copy()
    table.engine.imagine(table.rules, world, *keys(seed, stream))
    return world


def by_field(state: bytearray) -> Any:
    return fields(State, state)


TABLES = [(seats, buildings) for seats in (2, 3, 4, 5) for buildings in ("first", "mixed", SECOND)]


def specials(state: bytearray, seat: int) -> list[int]:
    """Jokers and special cards in a hand or face down, by pile."""
    s = State.of(state)
    face_down = [0] * PILES if s.open[seat] else [*s.laid[seat][PEOPLE:], 0, 0]
    return [a + b for a, b in zip(s.hand[seat][JOKER:], face_down, strict=True)]


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
def test_an_imagined_world_has_all_cards_and_looks_the_same_to_the_seat(seats: int, buildings: str) -> None:
    """Every size fits, nothing is lost, what the seat has and has seen is there, and it can't tell the difference."""
    others = 0
    for table, seed, moment in states(seats, buildings):
        rules, after = table.codec.rules, by_field(moment.after)
        for seat in range(-1, seats):
            view = moment.after.copy()
            table.engine.view(table.rules, view, seat)
            again = imagined(table, view, seed, moment.n * 10 + seat + 1)
            others += again != moment.after
            world = by_field(again.copy())
            assert world["eyes"] == NONE
            row = np.bincount(world["row"][world["row"] != NONE], minlength=PEOPLE)
            people = world["hand"][:, :PEOPLE].sum(0) + world["laid"][:, :PEOPLE].sum(0)
            placed = world["pool"] + world["old"] + world["discards"] + row + people
            assert placed.tolist() == rules.people
            piles = world["piles"] + world["hand"][:, PEOPLE:].sum(0)
            piles[: LAYABLE - PEOPLE] += world["laid"][:, PEOPLE:].sum(0)
            assert piles.tolist() == rules.piles
            for name in ("hand", "laid"):
                assert (world[name] >= 0).all()
                assert (world[name].sum(1) == world[f"{name}_size"]).all()
            assert (world["pool"] >= 0).all()
            hidden = int((world["row"] == NONE).sum())
            assert world["pool"].sum() == world["deck"] + (0 if world["refilled"] else hidden)
            assert world["old"].sum() == (hidden if world["refilled"] else 0)
            assert (world["tokens"].sum(1) == world["token_size"]).all()
            tokens = world["token_left"] + world["tokens"].sum(0)
            assert tokens.tolist() == rules.token_count
            if seat >= 0:
                for name in ("hand", "laid", "tokens", "given", "late"):
                    assert (world[name][seat] == after[name][seat]).all()
                seen = (after["seen"] >> seat) & 1 == 1
                assert (world["row"][seen] == after["row"][seen]).all()
            assert ((world["row"] != NONE) == (after["row"] != NONE)).all()
            table.engine.view(table.rules, again, seat)
            assert again == view
    assert others > 100


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
def test_cards_given_away_are_with_the_others_in_every_imagined_world(seats: int, buildings: str) -> None:
    for table, seed, moment in states(seats, buildings):
        for seat in range(seats):
            given = by_field(moment.after)["given"][seat]
            if not given.any():
                continue
            view = moment.after.copy()
            table.engine.view(table.rules, view, seat)
            world = by_field(imagined(table, view, seed, moment.n * 10 + seat + 1))
            held = np.zeros(PEOPLE, int)
            for other in range(seats):
                if other != seat:
                    held += world["hand"][other, :PEOPLE]
                    held += 0 if world["open"][other] else world["laid"][other, :PEOPLE]
            assert (held >= given).all()


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
def test_what_all_know_of_special_cards_is_true_and_holds_in_every_imagined_world(
    seats: int, buildings: str
) -> None:
    for table, seed, moment in states(seats, buildings):
        least, most = State.of(moment.after).least, State.of(moment.after).most
        for seat in range(-1, seats):
            view = moment.after.copy()
            table.engine.view(table.rules, view, seat)
            world = imagined(table, view, seed, moment.n * 10 + seat + 1)
            for other in range(seats):
                for state in (moment.after, world):
                    for low, count, high in zip(
                        least[other], specials(state, other), most[other], strict=True
                    ):
                        assert low <= count <= high


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
def test_the_row_is_among_the_cards_a_seat_thinks_it_can_be_and_so_is_an_imagined_one(
    seats: int, buildings: str
) -> None:
    for table, seed, moment in states(seats, buildings):
        s, rules = State.of(moment.after), table.codec.rules
        for seat in range(seats):
            can_be = [unplaced(rules, s, seat, kind) - s.late[seat][kind] for kind in range(PEOPLE)]
            view = moment.after.copy()
            table.engine.view(table.rules, view, seat)
            world = imagined(table, view, seed, moment.n * 10 + seat + 1)
            for state in (s, State.of(world)):
                row = Counter[int]()
                for spot in range(ROW):
                    known = spot < s.faced or s.seen[spot] >> seat & 1
                    if not known and state.row[spot] != NONE:
                        row[state.row[spot]] += 1
                for kind in range(PEOPLE):
                    assert row[kind] + state.old[kind] <= can_be[kind]


# How likely worlds are.


SAMPLES = 8_000


def sampled(
    game: rattus.Game, seat: str | None, what: Callable[[bytearray], tuple[int, ...]]
) -> Counter[tuple[int, ...]]:
    """What a seat imagines, many times over."""
    table, view = table_of(game), game.blinded(game.state, seat)
    return Counter(what(imagined(table, view, 7, stream)) for stream in range(SAMPLES))


def as_likely(found: Counter[tuple[int, ...]], expected: dict[tuple[int, ...], Fraction]) -> bool:
    """Nothing that can't be, and everything as often as it should be, within five standard deviations."""
    assert set(found) <= set(expected)
    assert sum(expected.values()) == 1
    return all(
        abs(found[each] - SAMPLES * chance) < 5 * float(SAMPLES * chance * (1 - chance)) ** 0.5
        for each, chance in expected.items()
    )


def shuffled(
    cards: list[int], what: Callable[[tuple[int, ...]], tuple[int, ...]]
) -> dict[tuple[int, ...], Fraction]:
    """The same for all ways to lay out cards."""
    orders = Counter(what(order) for order in permutations(cards))
    return {each: Fraction(count, orders.total()) for each, count in orders.items()}


def kinds(game: rattus.Game, cards: str) -> list[int]:
    names = table_of(game).codec.cards
    return [names.index(card) for card in cards.split()]


def hand_of(world: bytearray, seat: int) -> list[int]:
    return [kind for kind in range(PEOPLE) for _ in range(State.of(world).hand[seat][kind])]


def test_before_the_deck_is_made_anew_every_layout_of_unseen_cards_is_as_likely() -> None:
    """Two seats; red imagines yellow's two cards and the row card that yellow has seen."""
    game = position("""
        cartus red yellow · supplies of red
        row       castle/4-cards monastery/2-rats
        yellow    hand king-0 king-1
        nuns      hidden king-4(yellow) hidden hidden hidden
        pool      king-0*2 king-3 king-4 witch-0
        discards
        red       hand rest
    """)
    unseen = kinds(game, "king-0 king-1 king-4 king-0 king-0 king-3 king-4 witch-0")
    found = sampled(game, "red", lambda world: (*hand_of(world, 1), State.of(world).row[1]))
    assert as_likely(found, shuffled(unseen, lambda order: (*sorted(order[:2]), order[2])))


def test_cards_that_lie_face_down_are_any_of_the_others_cards() -> None:
    """Yellow has laid one of two cards; a card that red gave is with yellow, in hand or laid."""
    game = position("""
        cartus red yellow · start yellow · line red · enter of red
        row       castle/4-cards monastery/2-rats
        yellow    hand king-0 · in 1 king-1
        pool      king-0*2 king-3 king-4 witch-0
        red       hand rest
    """)
    unseen = kinds(game, "king-0 king-1 king-0 king-0 king-3 king-4 witch-0")

    def cards(world: bytearray) -> tuple[int, ...]:
        (laid,) = (kind for kind in range(PEOPLE) if State.of(world).laid[1][kind])
        return (*hand_of(world, 1), laid)

    assert as_likely(sampled(game, "red", cards), shuffled(unseen, lambda order: order[:2]))


def test_after_the_deck_is_made_anew_the_others_have_old_cards_and_as_many_new_ones_as_they_drew() -> None:
    game = position("""
        cartus red yellow · start yellow · supplies of yellow
        row       castle/2-cards+1-rat monastery/2-rats
        yellow    hand king-0
        red       hand rest
        deck      witch-0 witch-1 witch-2 witch-3
        unseen    king-0 king-1 king-1 king-4 king-4
    """)
    old = kinds(game, "king-0 king-0 king-1 king-1 king-4 king-4")
    assert as_likely(
        sampled(game, "red", lambda world: tuple(hand_of(world, 1))),
        shuffled(old, lambda order: order[:1]),
    )
    play(
        game,
        """
        yellow supply 1
        ? deal yellow witch-0
        ? deal yellow witch-3
        """,
    )
    new = kinds(game, "witch-0 witch-1 witch-2 witch-3")
    first, second = (
        shuffled(old, lambda order: order[:1]),
        shuffled(new, lambda order: tuple(sorted(order[:2]))),
    )
    both = {
        tuple(sorted((*one, *two))): chance * other
        for one, chance in first.items()
        for two, other in second.items()
    }
    assert as_likely(sampled(game, "red", lambda world: tuple(sorted(hand_of(world, 1)))), both)


def test_tokens_are_any_that_are_not_ones_own() -> None:
    """Twenty tokens: red has three of value 3; yellow's is any of the seventeen others."""
    game = position("""
        cartus red yellow · supplies of red
        row       castle/4-cards monastery/2-rats
        red       tokens 3 3 3
        yellow    tokens 1
    """)
    found = sampled(game, "red", lambda world: (int(by_field(world)["tokens"][1].argmax()),))
    assert as_likely(found, {(0,): Fraction(5, 17), (1,): Fraction(10, 17), (2,): Fraction(2, 17)})


def test_the_public_imagines_every_hand() -> None:
    game = position("""
        cartus red yellow · supplies of red
        row       castle/4-cards monastery/2-rats
        red       hand king-0
        yellow    hand king-1
        pool      king-0*2 king-3 king-4 witch-0 witch-1
        discards  rest
    """)
    unseen = kinds(game, "king-0 king-1 king-0 king-0 king-3 king-4 witch-0 witch-1")
    found = sampled(game, None, lambda world: (*hand_of(world, 0), *hand_of(world, 1)))
    assert as_likely(found, shuffled(unseen, lambda order: order[:2]))
