"""Merchant (bourgeoisie): move one to three own citizens to a neighbour. [2010 class cards]"""

from __future__ import annotations

import pytest

from tests.plague.position import answers, board, drawn, play, position


def test_the_merchant_moves_up_to_three_own_citizens_to_a_neighbour() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        hispania  red 4 yellow 2
        italia    yellow 3
        cards     merchant red
    """)
    assert answers(game, "merchant") == [
        "merchant hispania gallia 1",
        "merchant hispania gallia 2",
        "merchant hispania gallia 3",
        "merchant hispania italia 1",
        "merchant hispania italia 2",
        "merchant hispania italia 3",
    ]
    play(game, "red merchant hispania italia 3")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 29
        hispania  red 1 yellow 2
        italia    red 3 yellow 3
        cards     merchant red
    """)


def test_the_merchant_moves_no_more_citizens_than_there_are() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        anglia    red 1
        hispania  red 2
        cards     merchant red
    """)
    assert answers(game, "merchant") == [
        "merchant anglia gallia 1",
        "merchant anglia scandia 1",
        "merchant hispania gallia 1",
        "merchant hispania gallia 2",
        "merchant hispania italia 1",
        "merchant hispania italia 2",
    ]


def test_the_merchant_cares_for_no_rats() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 3
        hispania  rats 3  red 1
        cards     merchant red
    """)
    play(game, "red merchant hispania gallia 1")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 25
        gallia    rats 3  red 1
        hispania  rats 3
        cards     merchant red
    """)


def test_the_merchant_moves_once_a_turn() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        hispania  red 2
        cards     merchant red
    """)
    play(game, "red merchant hispania gallia 1")
    assert answers(game, "merchant") == []
    play(
        game,
        """
        red plague scandia
        yellow plague polonia
        """,
    )
    assert "merchant hispania gallia 1" in answers(game)


def test_the_merchant_moves_citizens_just_placed() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        hispania  rats 2
        cards     merchant red
    """)
    assert answers(game, "merchant") == []
    play(
        game,
        """
        red place hispania
        red merchant hispania gallia 2
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 28
        gallia    red 2
        hispania  rats 2
        cards     merchant red
    """)


def test_the_merchant_does_not_reach_the_haven() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        haven     red 3
        cards     merchant red
    """)
    assert answers(game, "merchant") == []


def test_in_the_last_round_the_merchant_moves_as_always() -> None:
    game = position("""
        rattus red yellow · last round of red · plague polonia
        hispania  red 4
        cards     merchant red
    """)
    assert answers(game) == [
        "merchant hispania gallia 1",
        "merchant hispania gallia 2",
        "merchant hispania gallia 3",
        "merchant hispania italia 1",
        "merchant hispania italia 2",
        "merchant hispania italia 3",
        "pass",
    ]
    play(game, "red merchant hispania gallia 2")
    assert board(game) == drawn("""
        rattus red yellow · last round of red · plague polonia · supply 29
        gallia    red 2
        hispania  red 2
        cards     merchant red
    """)
    assert answers(game) == ["pass"]


AFTER = """
    rattus red yellow · turn of red · plague polonia
    hispania  red 1
    cards     merchant red
"""


def test_by_the_german_rulebook_the_merchant_may_move_after_the_plague() -> None:
    game = position(AFTER, rulebook="de")
    play(game, "red plague scandia")
    assert board(game) == drawn("""
        rattus red yellow · red asked after · plague scandia · supply 29
        hispania  red 1
        cards     merchant red
    """)
    assert answers(game) == ["merchant hispania gallia 1", "merchant hispania italia 1", "end"]
    play(game, "red merchant hispania gallia 1")
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague scandia · supply 29
        gallia    red 1
        cards     merchant red
    """)


def test_by_the_german_rulebook_the_merchant_may_also_stay_after_the_plague() -> None:
    game = position(AFTER, rulebook="de")
    play(
        game,
        """
        red plague scandia
        red end
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague scandia · supply 29
        hispania  red 1
        cards     merchant red
    """)


def test_by_the_german_rulebook_a_merchant_used_before_the_plague_does_not_move_after_it() -> None:
    game = position(AFTER, rulebook="de")
    play(
        game,
        """
        red merchant hispania gallia 1
        red plague scandia
        """,
    )
    assert game.to_act == "yellow"


def test_by_the_german_rulebook_a_merchant_with_nobody_on_the_board_is_not_asked_after_the_plague() -> None:
    game = position(AFTER.replace("red 1", "yellow 1"), rulebook="de")
    play(game, "red plague scandia")
    assert game.to_act == "yellow"


@pytest.mark.parametrize("rulebook", ["en", "fr"])
def test_by_the_other_rulebooks_the_merchant_does_not_move_after_the_plague(rulebook: str) -> None:
    game = position(AFTER, rulebook=rulebook)
    play(game, "red plague scandia")
    assert game.to_act == "yellow"
