"""A turn: take, place and use cards in any order, then move the plague. [2010 A, B, C]"""

from __future__ import annotations

import pytest

import rattus
from tests.plague.position import answers, board, drawn, play, position, report, verbs

ALL_CARDS = ["take peasant", "take merchant", "take monk", "take knight", "take witch", "take king"]


# A) Take a card.


def test_a_card_may_be_taken_from_beside_the_board() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
    """)
    assert answers(game, "take") == ALL_CARDS
    play(game, "red take monk")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague hispania · supply 29
        cards     monk red
    """)


def test_a_card_may_be_taken_from_another_seat_which_loses_it() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        gallia    yellow 1
        cards     king yellow
    """)
    play(
        game,
        """
        red take king
        red plague italia
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague italia · supply 29
        gallia    yellow 1
        cards     king red
    """)
    assert answers(game, "king") == []


def test_one_card_a_turn_may_be_taken() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
    """)
    play(game, "red take monk")
    assert answers(game, "take") == []


def test_cards_stay_until_taken_away_and_several_may_be_held() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        gallia    rats 1  red 1
        cards     merchant red
    """)
    play(
        game,
        """
        red take monk
        red plague italia
        yellow plague hispania
        red take king
        red monk gallia anglia
        red merchant gallia germania 1
        red king germania
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague hispania · supply 29
        anglia    rats 1
        haven     red 1
        cards     merchant red, monk red, king red
    """)


def test_a_seat_does_not_take_the_cards_it_holds() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        cards     merchant red, monk yellow
    """)
    assert answers(game, "take") == ["take peasant", "take monk", "take knight", "take witch", "take king"]


def test_a_card_taken_this_turn_may_be_used_at_once() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        gallia    red 1
    """)
    assert answers(game, "king") == []
    play(
        game,
        """
        red take king
        red king gallia
        """,
    )
    assert report(game)["haven"] == {"red": 1, "yellow": 0}


def test_a_card_used_by_its_former_holder_may_be_used_by_the_next() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        gallia    red 1 yellow 1
        cards     king red
    """)
    play(
        game,
        """
        red king gallia
        red plague italia
        yellow take king
        yellow king gallia
        """,
    )
    assert report(game)["haven"] == {"red": 1, "yellow": 1}


def test_only_the_seat_whose_turn_it_is_uses_its_cards() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        gallia    rats 1  red 1 yellow 1
        italia    red 1 yellow 1
        cards     peasant yellow, merchant yellow, monk yellow, witch yellow, king yellow
    """)
    assert verbs(game) == {"take", "place", "plague"}


# B) Place citizens.


@pytest.mark.parametrize("rats", [1, 2, 3])
def test_as_many_citizens_are_placed_as_rats_lie_there(rats: int) -> None:
    game = position(f"""
        rattus red yellow green blue · turn of red · plague hispania
        gallia    rats {rats}  yellow 1
    """)
    play(game, "red place gallia")
    assert board(game) == drawn(f"""
        rattus red yellow green blue · turn of red · plague hispania · supply {38 - rats}
        gallia    rats {rats}  red {rats} yellow 1
    """)
    assert report(game)["reserve"]["red"] == 20 - rats


def test_none_are_placed_in_a_region_without_rats() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        gallia    rats 1
        italia    red 4
    """)
    assert answers(game, "place") == ["place gallia"]


@pytest.mark.parametrize("reserve", [1, 2])
def test_where_the_reserve_is_smaller_than_the_rats_all_of_it_is_placed(reserve: int) -> None:
    game = position(f"""
        rattus red yellow · turn of red · plague hispania
        gallia    rats 3
        haven     red {20 - reserve}
    """)
    assert answers(game, "place") == ["place gallia"]
    play(game, "red place gallia")
    assert report(game)["citizens"]["gallia"]["red"] == reserve
    assert report(game)["reserve"]["red"] == 0


def test_zero_is_not_a_placement() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        elsewhere rats 1
        haven     red 20
    """)
    assert answers(game, "place") == []


def test_citizens_are_placed_once_a_turn() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        gallia    rats 1
        italia    rats 1
    """)
    play(game, "red place gallia")
    assert answers(game, "place") == []
    play(
        game,
        """
        red plague gallia
        red spread anglia
        """,
    )
    play(game, f"? {answers(game)[0]}")
    assert game.to_act == "yellow"
    assert answers(game, "place") == ["place anglia", "place italia"]
    play(
        game,
        """
        yellow place anglia
        yellow plague germania
        """,
    )
    assert answers(game, "place") == ["place anglia", "place italia"]


@pytest.mark.parametrize(
    "script",
    [
        "take king, place gallia, merchant anglia scandia 1, king scandia",
        "place gallia, merchant anglia scandia 1, take king, king scandia",
        "merchant anglia scandia 1, take king, king scandia, place gallia",
    ],
)
def test_taking_placing_and_the_cards_come_in_any_order(script: str) -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        anglia    rats 1  red 1
        gallia    rats 1
        cards     merchant red
    """)
    for step in script.split(", "):
        play(game, f"red {step}")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague hispania · supply 29
        anglia    rats 1
        gallia    rats 1  red 1
        haven     red 1
        cards     merchant red, king red
    """)


# C) Move the plague.


def test_the_plague_goes_to_a_neighbour_and_may_not_stay() -> None:
    game = position("""
        rattus red yellow green blue · turn of red · plague italia
    """)
    assert answers(game, "plague") == [
        "plague gallia",
        "plague germania",
        "plague hispania",
        "plague hungaria",
        "plague bulgaria",
        "plague turcia",
    ]


@pytest.mark.parametrize(
    ("seats", "neighbours"),
    [
        ("red yellow", ["germania", "hungaria", "scandia"]),
        ("red yellow green", ["germania", "hungaria", "scandia"]),
        ("red yellow green blue", ["germania", "hungaria", "scandia", "russia", "tartaria"]),
    ],
)
def test_the_plague_goes_to_regions_in_play_only(seats: str, neighbours: list[str]) -> None:
    game = position(f"rattus {seats} · turn of red · plague polonia")
    assert answers(game, "plague") == [f"plague {region}" for region in neighbours]


def test_all_is_optional_but_the_plague() -> None:
    """No step ends a turn but the move of the plague, and it may come first."""
    game = position("""
        rattus red yellow · turn of red · plague hispania
        gallia    red 1
        cards     peasant red, merchant red, king red
    """)
    assert verbs(game) == {"take", "place", "merchant", "king", "plague"}
    with pytest.raises(rattus.IllegalStep):
        game.play("end")
    with pytest.raises(rattus.IllegalStep):
        game.play("pass")
    play(game, "red plague italia")
    assert game.to_act == "yellow"


def test_the_plague_ends_the_action_phase() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        gallia    rats 2  red 1
        anglia    red 1
        cards     merchant red, monk red, witch red, king red
    """)
    play(game, "red plague gallia")
    assert answers(game) == ["spread anglia", "spread germania", "spread hispania", "spread italia"]


def test_the_seats_have_their_turns_clockwise() -> None:
    game = position("""
        rattus red yellow green blue · turn of green · plague hispania · start green
    """)
    turns = [(game.to_act, report(game)["turn"])]
    for region in ("italia", "hispania", "italia", "hispania"):
        play(game, f"{game.to_act} plague {region}")
        turns.append((game.to_act, report(game)["turn"]))
    assert turns == [("green", 1), ("blue", 2), ("red", 3), ("yellow", 4), ("green", 5)]
