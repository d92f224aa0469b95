"""Setup: starting rats, supply, plague, start seat, settling. [2010 preparations] [BB setup]"""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

import rattus
from rattus.kernel.edition import OptionError
from tests.plague.position import answers, board, drawn, play, position, report

TWO = ["anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia"]
THREE = [*TWO, "bulgaria", "turcia"]
FOUR = [*THREE, "russia", "tartaria"]
BY_SEATS = [(2, TWO), (3, THREE), (4, FOUR)]


def fresh(seats: int = 4, start: str = "random", rulebook: str = "en") -> rattus.Game:
    """A game of which nothing has been played."""
    return rattus.new("rattus", seats, chance="ask", start=start, rulebook=rulebook)


@pytest.mark.parametrize(("seats", "regions"), BY_SEATS)
def test_one_starting_rat_lies_face_down_in_each_region_in_play(seats: int, regions: list[str]) -> None:
    assert report(fresh(seats))["rats"] == {region: ["hidden"] for region in regions}


@pytest.mark.parametrize(("seats", "supply"), [(2, 29), (3, 33), (4, 37)])
def test_the_supply_is_what_is_left_when_12_or_6_rats_are_removed(seats: int, supply: int) -> None:
    assert report(fresh(seats))["supply"] == supply


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_20_citizens_and_nobody_has_a_card(seats: int) -> None:
    told = report(fresh(seats))
    assert list(told["reserve"].values()) == [20] * seats
    assert list(told["haven"].values()) == [0] * seats
    assert told["cards"] == dict.fromkeys(["peasant", "merchant", "monk", "knight", "witch", "king"])


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four_seats(seats: int) -> None:
    with pytest.raises(rattus.OptionError):
        fresh(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rat_laid_at_setup_shows_any_of_the_12_starting_faces_alike(seats: int) -> None:
    names = ("red", "yellow", "green", "blue")[:seats]
    game = position(f"""
        rattus {" ".join(names)} · turn of red · plague polonia
        elsewhere rats 1
        cards     witch red
    """)
    play(game, "red look gallia/1")
    faces = ["PB", "BC", "CK", "KW", "WR", "RP"]
    expected = [f"1+{symbols}*" for symbols in faces]
    expected += ["1+MAPK*", "1+MABW*", "1+MACR*", "2+MAPB*", "2+MACK*", "2+MAWR*"]
    assert game.weights == {f"rat gallia/1 {face}": 1 for face in expected}


@pytest.mark.parametrize(("seats", "left_over", "supply"), [(2, 4, 29), (3, 2, 33), (4, 0, 37)])
def test_starting_rats_left_over_are_mixed_with_the_supply(seats: int, left_over: int, supply: int) -> None:
    """And the removed rats come from the others only: 4 of 29, 2 of 33, none of 37 are starting rats."""
    names = ("red", "yellow", "green", "blue")[:seats]
    game = position(f"""
        rattus {" ".join(names)} · turn of red · plague polonia
        elsewhere rats 1
        gallia    rats 2
        cards     witch red
    """)
    play(game, "red look gallia/2")
    weights = game.weights
    starting = [weight for text, weight in weights.items() if text.endswith("*")]
    assert Fraction(sum(starting), sum(weights.values())) == Fraction(left_over, supply)
    assert len(set(starting)) <= 1
    each = weights["rat gallia/2 4+A"]
    others = {text: weight for text, weight in weights.items() if not text.endswith("*")}
    assert others["rat gallia/2 2+M"] == others["rat gallia/2 3+A"] == 2 * each
    assert sum(others.values()) == 37 * each


def test_a_new_game_mixes_them_too() -> None:
    """The same from the very first step: 4 of the 29 rats of the supply are starting rats."""
    game = play(
        fresh(2),
        """
        ? start red
        ? plague gallia
        red settle scandia
        yellow settle scandia
        yellow settle scandia
        red settle scandia
        red plague hispania
        red spread italia
        yellow take witch
        yellow look italia/2
        """,
    )
    weights = game.weights
    starting = sum(weight for text, weight in weights.items() if text.endswith("*"))
    assert Fraction(starting, sum(weights.values())) == Fraction(4, 29)
    assert len(weights) == 12 + 33


@pytest.mark.parametrize(("seats", "regions"), BY_SEATS)
def test_chance_draws_the_start_seat_and_then_the_plague_and_then_the_seats_settle(
    seats: int, regions: list[str]
) -> None:
    game = fresh(seats)
    assert game.to_act == "?"
    assert game.weights == {f"start {seat}": 1 for seat in game.seats}
    play(game, "? start yellow")
    assert game.to_act == "?"
    assert game.weights == {f"plague {region}": 1 for region in regions}
    play(game, "? plague gallia")
    assert report(game)["plague"] == "gallia"
    assert game.to_act == "yellow"
    assert answers(game) == [f"settle {region}" for region in regions]


def test_with_start_first_the_first_seat_starts_and_no_step_is_recorded() -> None:
    game = fresh(3, start="first")
    assert game.weights == {f"plague {region}": 1 for region in THREE}
    play(game, "? plague turcia")
    assert game.to_act == "red"
    assert game.record().splitlines()[2:] == [
        '[Options "start=first"]',
        '[Version "3"]',
        "",
        "? plague turcia",
    ]


def test_with_start_a_seat_that_seat_starts_and_no_step_is_recorded() -> None:
    game = fresh(3, start="green")
    assert game.weights == {f"plague {region}": 1 for region in THREE}
    play(game, "? plague turcia")
    assert game.to_act == "green"
    assert game.record().splitlines()[2:] == [
        '[Options "start=green"]',
        '[Version "3"]',
        "",
        "? plague turcia",
    ]
    assert rattus.loads(game.record()).header == game.header


def test_the_first_seat_by_its_name_is_the_first_and_a_table_has_one_header() -> None:
    assert fresh(3, start="red").header == fresh(3, start="first").header
    assert fresh(3, start="random").header == fresh(3).header


def test_a_seat_of_ones_own_name_may_start() -> None:
    game = rattus.new("bigbox", seats=["anna", "ben"], start="ben", chance="ask")
    play(game, "? plague france")
    assert game.to_act == "ben"


@pytest.mark.parametrize("start", ["blue", "", "last", "Red", "1"])
def test_another_start_is_refused_with_the_seats_there_are(start: str) -> None:
    reason = f"start is 'random', 'first' or one of red, yellow, green, not {start!r}"
    with pytest.raises(OptionError, match=re.escape(reason)):
        fresh(3, start=start)


@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [
        (2, "red", "red yellow yellow red"),
        (2, "yellow", "yellow red red yellow"),
        (3, "yellow", "yellow green red red green yellow"),
        (4, "red", "red yellow green blue blue green yellow red"),
        (4, "green", "green blue red yellow yellow red blue green"),
    ],
)
def test_seats_settle_clockwise_and_then_counter_clockwise_and_the_start_seat_begins(
    seats: int, start: str, order: str
) -> None:
    game = play(
        fresh(seats),
        f"""
        ? start {start}
        ? plague gallia
        """,
    )
    asked = []
    while report(game)["phase"] == "settle":
        asked.append(game.to_act)
        game.play("settle italia")
    assert asked == order.split()
    assert game.to_act == start
    assert report(game)["turn"] == 1
    assert set(report(game)["citizens"]["italia"].values()) == {4}
    assert set(report(game)["reserve"].values()) == {16}


def test_each_settling_puts_two_citizens_into_one_region() -> None:
    game = play(
        fresh(2),
        """
        ? start red
        ? plague gallia
        red settle gallia
        yellow settle gallia
        yellow settle italia
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · red asked settle · plague gallia · supply 29
        elsewhere rats 1
        gallia    rats 1  red 2 yellow 2
        italia    rats 1  yellow 2
    """)
    play(game, "red settle polonia")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague gallia · supply 29
        elsewhere rats 1
        gallia    rats 1  red 2 yellow 2
        italia    rats 1  yellow 2
        polonia   rats 1  red 2
    """)


def test_by_the_german_rulebook_the_start_seat_chooses_the_plague_before_settling() -> None:
    game = play(fresh(3, rulebook="de"), "? start green")
    assert game.to_act == "green"
    assert answers(game) == [f"plague {region}" for region in THREE]
    play(game, "green plague turcia")
    assert report(game)["plague"] == "turcia"
    assert game.to_act == "green"
    assert answers(game) == [f"settle {region}" for region in THREE]


def test_by_the_german_rulebook_with_start_first_the_first_seat_is_asked_at_once() -> None:
    game = fresh(2, start="first", rulebook="de")
    assert game.to_act == "red"
    assert answers(game) == [f"plague {region}" for region in TWO]


def test_by_the_french_rulebook_the_plague_starts_at_random() -> None:
    game = play(fresh(2, rulebook="fr"), "? start yellow")
    assert game.to_act == "?"
    assert game.weights == {f"plague {region}": 1 for region in TWO}


# The Big Box.


COLOURS = ("red", "yellow", "green", "blue", "purple", "white")
LIGHT = ["england", "espagna", "france", "germania", "hungaria", "italia", "scandinavia"]
MEDIUM = ["bulgaria", "polonia", "turkiye"]
DARK = ["golden-horde", "russia"]
SOUTH = ["algeria", "egypt", "libya", "morocco", "tunisia"]
BIG_BY_SEATS = [
    (2, LIGHT),
    (3, LIGHT + MEDIUM),
    (4, LIGHT + MEDIUM + DARK),
    (5, LIGHT + MEDIUM + SOUTH),
    (6, LIGHT + MEDIUM + DARK + SOUTH),
]


def big(seats: int, start: str = "random") -> rattus.Game:
    """A game of the Big Box of which nothing has been played."""
    return rattus.new("bigbox", seats, chance="ask", start=start)


@pytest.mark.parametrize(("seats", "regions"), BIG_BY_SEATS)
def test_in_the_big_box_a_starting_rat_lies_in_each_of_7_to_17_regions(
    seats: int, regions: list[str]
) -> None:
    assert len(regions) == {2: 7, 3: 10, 4: 12, 5: 15, 6: 17}[seats]
    assert report(big(seats))["rats"] == {region: ["hidden"] for region in regions}


@pytest.mark.parametrize(("seats", "supply"), [(2, 34), (3, 35), (4, 37), (5, 42), (6, 48)])
def test_the_supply_of_the_big_box_is_what_is_left_of_65_rats(seats: int, supply: int) -> None:
    assert report(big(seats))["supply"] == supply


SIX = ["peasant", "merchant", "monk", "knight", "witch", "king"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_the_big_box_every_seat_has_20_citizens_and_six_or_eight_cards_lie_beside_the_board(
    seats: int,
) -> None:
    told = report(big(seats))
    assert told["reserve"] == dict.fromkeys(COLOURS[:seats], 20)
    more = ["courier", "caravanner"] if seats > 4 else []
    assert told["cards"] == dict.fromkeys([*SIX, *more])


@pytest.mark.parametrize("seats", [1, 7])
def test_the_big_box_is_for_two_to_six_seats(seats: int) -> None:
    with pytest.raises(rattus.OptionError):
        rattus.new("bigbox", [f"s{i}" for i in range(seats)])


@pytest.mark.parametrize(("seats", "regions"), BIG_BY_SEATS)
def test_in_the_big_box_a_rat_laid_at_setup_shows_any_of_the_17_starting_faces_alike(
    seats: int, regions: list[str]
) -> None:
    caravan = "· caravan italia" if seats > 4 else ""
    game = position(f"""
        bigbox {" ".join(COLOURS[:seats])} · turn of red · plague italia {caravan}
        elsewhere rats 1
        cards     witch red
    """)
    play(game, "red look france/1")
    assert sum(game.weights.values()) == 17
    assert game.weights["rat france/1 3+M*"] == 2
    assert game.weights["rat france/1 2+MI*"] == 1
    assert all(text.endswith("*") for text in game.weights)


@pytest.mark.parametrize(
    ("seats", "left_over", "mixed"), [(2, 10, 58), (3, 7, 55), (4, 5, 53), (5, 2, 50), (6, 0, 48)]
)
def test_in_the_big_box_the_starting_rats_left_over_are_mixed_in_before_rats_are_removed(
    seats: int, left_over: int, mixed: int
) -> None:
    """So 10 of 58, 7 of 55, 5 of 53, 2 of 50 and none of 48: the removed ones could be starting rats too."""
    caravan = "· caravan italia" if seats > 4 else ""
    game = position(f"""
        bigbox {" ".join(COLOURS[:seats])} · turn of red · plague italia {caravan}
        elsewhere rats 1
        france    rats 2
        cards     witch red
    """)
    play(game, "red look france/2")
    weights = game.weights
    starting = [weight for text, weight in weights.items() if text.endswith("*")]
    assert Fraction(sum(starting), sum(weights.values())) == Fraction(left_over, mixed)
    each = weights["rat france/2 6+PBCKWRI"]
    others = {text: weight for text, weight in weights.items() if not text.endswith("*")}
    assert others["rat france/2 3+A"] == 3 * each
    assert sum(others.values()) == 48 * each


def test_a_new_game_of_the_big_box_mixes_them_too() -> None:
    game = play(
        big(2),
        """
        ? start red
        ? plague france
        red settle scandinavia
        yellow settle scandinavia
        yellow settle scandinavia
        red settle scandinavia
        red plague espagna
        red spread italia
        yellow take witch
        yellow look italia/2
        """,
    )
    starting = sum(weight for text, weight in game.weights.items() if text.endswith("*"))
    assert Fraction(starting, sum(game.weights.values())) == Fraction(10, 58)


@pytest.mark.parametrize(("seats", "regions"), BIG_BY_SEATS)
def test_in_the_big_box_chance_draws_start_seat_plague_and_with_five_and_six_seats_the_caravan(
    seats: int, regions: list[str]
) -> None:
    game = big(seats)
    assert game.weights == {f"start {seat}": 1 for seat in COLOURS[:seats]}
    play(game, "? start yellow")
    assert game.weights == {f"plague {region}": 1 for region in regions}
    play(game, "? plague france")
    if seats > 4:
        assert report(game)["phase"] == "setup"
        assert game.weights == {f"caravan {region}": 1 for region in regions}
        play(game, "? caravan italia")
    assert report(game)["caravan"] == ("italia" if seats > 4 else None)
    assert game.to_act == "yellow"
    assert answers(game) == [f"settle {region}" for region in regions]


@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [
        (2, "yellow", "yellow red red yellow"),
        (4, "green", "green blue red yellow yellow red blue green"),
        (
            5,
            "red",
            "red yellow green blue purple purple blue green yellow red red yellow green blue purple",
        ),
        (
            6,
            "blue",
            "blue purple white red yellow green green yellow red white purple blue "
            "blue purple white red yellow green",
        ),
    ],
)
def test_in_the_big_box_five_and_six_seats_settle_a_third_time_clockwise_from_the_start_seat(
    seats: int, start: str, order: str
) -> None:
    game = play(big(seats), f"? start {start}\n? plague france")
    if seats > 4:
        play(game, "? caravan france")
    asked = []
    while report(game)["phase"] == "settle":
        asked.append(game.to_act)
        game.play("settle italia")
    assert asked == order.split()
    assert game.to_act == start
    assert report(game)["turn"] == 1
    settled = 6 if seats > 4 else 4
    assert report(game)["citizens"]["italia"] == dict.fromkeys(COLOURS[:seats], settled)
    assert report(game)["reserve"] == dict.fromkeys(COLOURS[:seats], 20 - settled)
