"""What a seat sees as numbers: everything public, its own cards, looks and tokens, and nothing else."""

from __future__ import annotations

import pytest

from rattus.builds.interpreted import interpreted
from rattus.cartus.edition import built_in
from rattus.cartus.knowledge import own_specials
from rattus.cartus.state import CLASSES, PEOPLE, PILES, Rules, State
from rattus.kernel.ruleset import COLOURS
from rattus.table.game import Game
from rattus.table.library import ruleset
from rattus.table.simulation import random_game
from tests.cartus.definitions import least_for, most_for, unplaced
from tests.cartus.opening import SECOND, opened, supplied
from tests.cartus.position import play, position

LABELS = ("unplaced", "at least", "at most", "track place")
TABLES = [(seats, buildings) for seats in (2, 3, 4, 5) for buildings in ("first", "mixed", SECOND)]


def seen(game: Game, seat: str) -> list[int]:
    return [*game.ruleset.engine.observe(game.ruleset.rules, game.state, game.seat_number(seat))]


def sees_a_difference(first: Game, second: Game) -> list[str]:
    return [seat for seat in first.seats if seen(first, seat) != seen(second, seat)]


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
def test_observations_are_equally_long_and_the_same_interpreted(seats: int, buildings: str) -> None:
    table = ruleset(built_in("cartus"), COLOURS[:seats], {"buildings": buildings})
    plain = interpreted("cartus")
    lengths = set()
    for moment in list(random_game(table, seats).moments())[::4]:
        for seat in range(seats):
            observed = table.engine.observe(table.rules, moment.after, seat)
            assert observed == plain.observe(table.rules, moment.after, seat)
            lengths.add(len(observed))
    assert len(lengths) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_tables_with_as_many_seats_have_observations_of_one_length(seats: int) -> None:
    lengths = set()
    for buildings in ("first", "one-per-class", "mixed", SECOND):
        table = ruleset(built_in("cartus"), COLOURS[:seats], {"buildings": buildings})
        lengths.add(len(seen(Game(table, 1), "red")))
    assert len(lengths) == 1


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
def test_a_view_is_enough_to_observe_it(seats: int, buildings: str) -> None:
    """What the seat may not know changes no number."""
    table = ruleset(built_in("cartus"), COLOURS[:seats], {"buildings": buildings})
    for moment in list(random_game(table, seats).moments())[::2]:
        for seat in range(seats):
            view = moment.after.copy()
            table.engine.view(table.rules, view, seat)
            observed = table.engine.observe(table.rules, moment.after, seat)
            assert table.engine.observe(table.rules, view, seat) == observed


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_seat_can_tell_of_cards_is_what_the_definitions_say(seats: int) -> None:
    table = ruleset(built_in("cartus"), COLOURS[:seats], {})
    rules, features = Rules.of(table.rules), table.features()
    where = {label: [i for i, f in enumerate(features) if f.label == label] for label in LABELS}
    orders = {
        label: [i for i, f in enumerate(features) if f.label == label] for label in ("arrival", "in line")
    }
    found = set()
    for moment in random_game(table, 10 + seats).moments():
        s = State.of(moment.after)
        for seat in range(seats):
            out = table.engine.observe(table.rules, moment.after, seat)
            clockwise = [(seat + place) % seats for place in range(seats)]
            own = [own_specials(s, seat, pile) for pile in range(PILES)]
            others = [(other, pile) for other in clockwise[1:] for pile in range(PILES)]
            told = {
                "unplaced": [unplaced(rules, s, seat, kind) for kind in range(PEOPLE)],
                "at least": own + [least_for(rules, s, seat, other, pile) for other, pile in others],
                "at most": own + [most_for(rules, s, seat, other, pile) for other, pile in others],
                "track place": [
                    s.track[kind].index(other) + 1 for kind in range(CLASSES) for other in clockwise
                ],
            }
            for label in LABELS:
                assert [out[i] for i in where[label]] == told[label], label
            for label, line in (("arrival", s.order[: s.arrived]), ("in line", s.line[: s.waiting])):
                places = [line.index(other) + 1 if other in line else 0 for other in clockwise]
                assert [out[i] for i in orders[label]] == places
                found.add((label, len(line)))
    assert found >= {(label, count) for label in orders for count in range(seats)}


def test_every_seat_sees_itself_first() -> None:
    """At a table where all have the same, only whose question and whose start it is differs."""
    game = position("""
        cartus red yellow green · start red · supplies of red
        row       castle/4-cards monastery/2-rats
        red       hand king-0 joker · tokens 2
        yellow    hand king-0 joker · tokens 2
        green     hand king-0 joker · tokens 2
    """)
    names = [feature.name for feature in game.ruleset.features()]
    differences = {
        name: numbers
        for name, *numbers in zip(names, *(seen(game, seat) for seat in game.seats), strict=True)
        if len(set(numbers)) > 1
    }
    assert differences.pop("seat") == [0, 1, 2]
    assert [differences.pop(name) for name in ("asked", "start")] == [[0, 2, 1]] * 2
    assert all(name.startswith("track place") for name in differences), (
        "and who is ahead on the tracks, where all are at 0"
    )
    assert {tuple(sorted(numbers)) for numbers in differences.values()} == {(1, 2, 3)}


def test_only_the_owner_sees_a_card_that_is_dealt() -> None:
    games = []
    for card in ("king-4", "monk-4"):
        game = opened("farm/4-cards castle/2-rats")
        play(game, "red supply 1")
        games.append(play(game, f"? deal red {card}"))
    assert sees_a_difference(*games) == ["red"]
    before = play(opened("farm/4-cards castle/2-rats"), "red supply 1")
    assert sees_a_difference(before, games[0]) == ["red", "yellow", "green"], "that red has drawn is public"


def test_only_the_seat_that_looked_sees_the_card() -> None:
    games = []
    for card in ("king-4", "monk-3"):
        game = opened("monastery/1-rat+1-look castle/2-rats")
        play(game, "red supply 1")
        play(game, "red look 2")
        games.append(play(game, f"? row 2 {card}"))
    assert sees_a_difference(*games) == ["red"]
    before = play(opened("monastery/1-rat+1-look castle/2-rats"), "red supply 1")
    play(before, "red look 2")
    assert sees_a_difference(before, games[0]) == ["red", "yellow", "green"], "that red has looked is public"


def test_only_the_owner_sees_the_value_of_a_token() -> None:
    games = []
    for value in (1, 3):
        game = supplied(opened("palace/2-rats castle/4-cards"), 1)
        play(
            game,
            f"""
            red enter 1:
            yellow enter 2:
            green enter 2:
            ? token red {value}
            """,
        )
        games.append(game)
    assert sees_a_difference(*games) == ["red"]


def test_only_the_owner_sees_what_it_has_laid_until_it_is_turned_up() -> None:
    games = []
    for card in ("king-0", "king-1"):
        game = supplied(opened("fortune-tellers-tent/2-rats castle/4-cards"), 1)
        games.append(play(game, f"red enter 1: {card}"))
    assert sees_a_difference(*games) == ["red"]
    for game in games:
        play(
            game,
            """
            yellow enter 2:
            green enter 2:
            """,
        )
    assert sees_a_difference(*games) == ["red", "yellow", "green"]


def test_only_giver_and_receiver_see_a_card_that_is_given() -> None:
    games = []
    for card in ("monk-0", "joker"):
        game = position("""
            cartus red yellow green · enter of red
            row       castle/4-cards monastery/2-rats
            red       hand sword
            yellow    hand monk-0 joker
            green     hand monk-0
        """)
        play(
            game,
            f"""
            red enter 1: sword
            yellow enter 1:
            green enter 2:
            yellow give {card}
            """,
        )
        games.append(game)
    assert sees_a_difference(*games) == ["red", "yellow"]
