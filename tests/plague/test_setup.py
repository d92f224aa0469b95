"""Setup: starting rats, supply, plague, start seat, settling. [2010 preparations]"""

from __future__ import annotations

from fractions import Fraction

import pytest

import rattus
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
        seats {" ".join(names)} · turn of red · plague polonia
        elsewhere rats 1
        cards     witch red
    """)
    play(game, "red look gallia/1")
    faces = ["PB", "BC", "CK", "KW", "WR", "RP"]
    expected = [f"1+{symbols}*" for symbols in faces]
    expected += ["2+MPK*", "2+MBW*", "2+MCR*", "3+MPB*", "3+MCK*", "3+MWR*"]
    assert game.weights == {f"rat gallia/1 {face}": 1 for face in expected}


@pytest.mark.parametrize(("seats", "left_over", "supply"), [(2, 4, 29), (3, 2, 33), (4, 0, 37)])
def test_starting_rats_left_over_are_mixed_with_the_supply(seats: int, left_over: int, supply: int) -> None:
    """And the removed rats come from the others only: 4 of 29, 2 of 33, none of 37 are starting rats."""
    names = ("red", "yellow", "green", "blue")[:seats]
    game = position(f"""
        seats {" ".join(names)} · turn of red · plague polonia
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
    assert len(weights) == 12 + 35


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
        '[Version "1"]',
        "",
        "? plague turcia",
    ]


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
        seats red yellow · red asked settle · plague gallia · supply 29
        elsewhere rats 1
        gallia    rats 1  red 2 yellow 2
        italia    rats 1  yellow 2
    """)
    play(game, "red settle polonia")
    assert board(game) == drawn("""
        seats red yellow · turn of red · plague gallia · supply 29
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
