"""The Courier: up to three single steps of own citizens to a neighbour. [§5, reconstructed]"""

from __future__ import annotations

import pytest

from tests.plague.position import answers, board, drawn, play, position, report

CARDS = "peasant+merchant+monk+knight+witch+courier"


def courier(drawing: str) -> str:
    """Red's turn with the Courier."""
    return f"""
        bigbox red yellow · turn of red · plague scandinavia
        {drawing}
        cards     courier red
    """


def test_the_courier_moves_one_citizen_over_any_border() -> None:
    game = position(courier("france red 1\nhungaria red 2 yellow 1"), cards=CARDS)
    assert answers(game, "courier") == [
        "courier france england",
        "courier france espagna",
        "courier france germania",
        "courier france italia",
        "courier hungaria germania",
        "courier hungaria italia",
    ]
    play(game, "red courier hungaria italia")
    assert board(game) == drawn("""
        bigbox red yellow · red asked courier · plague scandinavia · supply 34
        france    red 1
        hungaria  red 1 yellow 1
        italia    red 1
        cards     courier red
    """)


def test_the_courier_moves_three_different_citizens() -> None:
    game = position(courier("france red 2\nhungaria red 1"), cards=CARDS)
    play(
        game,
        """
        red courier france england
        red courier france germania
        red courier hungaria italia
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · turn of red · plague scandinavia · supply 34
        england   red 1
        germania  red 1
        italia    red 1
        cards     courier red
    """)


def test_the_courier_moves_the_same_citizen_again() -> None:
    game = position(courier("england red 1"), cards=CARDS)
    play(
        game,
        """
        red courier england france
        red courier france germania
        red courier germania hungaria
        """,
    )
    assert report(game)["citizens"]["hungaria"] == {"red": 1, "yellow": 0}
    assert report(game)["phase"] == "action"


def test_the_courier_may_come_back() -> None:
    game = position(courier("england red 1"), cards=CARDS)
    play(game, "red courier england france")
    assert answers(game) == [
        "courier france england",
        "courier france espagna",
        "courier france germania",
        "courier france italia",
        "enough",
    ]
    play(game, "red courier france england")
    assert report(game)["citizens"]["england"]["red"] == 1


@pytest.mark.parametrize("steps", [1, 2])
def test_the_courier_may_stop_after_any_step(steps: int) -> None:
    game = position(courier("england red 3"), cards=CARDS)
    play(game, "red courier england france\n" * steps)
    assert "enough" in answers(game)
    play(game, "red enough")
    assert board(game) == drawn(f"""
        bigbox red yellow · turn of red · plague scandinavia · supply 34
        england   red {3 - steps}
        france    red {steps}
        cards     courier red
    """)
    assert answers(game, "courier") == []


def test_the_courier_is_used_once_a_turn() -> None:
    game = position(courier("england red 3"), cards=CARDS)
    play(game, "red courier england france\n" * 3)
    assert report(game)["phase"] == "action"
    assert answers(game, "courier") == []


def test_the_courier_moves_nobody_elses_citizens() -> None:
    game = position(courier("england yellow 3"), cards=CARDS)
    assert answers(game, "courier") == []


def test_the_courier_can_be_used_in_the_turn_he_is_taken() -> None:
    game = position("bigbox red yellow · turn of red · plague scandinavia\nengland red 1", cards=CARDS)
    assert answers(game, "courier") == []
    play(game, "red take courier")
    assert answers(game, "courier") == ["courier england france", "courier england scandinavia"]


def test_in_the_last_round_the_courier_is_as_always() -> None:
    game = position(
        """
        bigbox red yellow · last round of red · plague scandinavia
        england   red 1
        cards     courier red
        """,
        cards=CARDS,
    )
    assert answers(game) == ["courier england france", "courier england scandinavia", "pass"]
    play(
        game,
        """
        red courier england france
        red courier france italia
        red enough
        """,
    )
    assert report(game)["phase"] == "last"
    assert answers(game) == ["pass"]
    assert report(game)["citizens"]["italia"]["red"] == 1


# Two cards of one class.


def two_of_one_class(merchant: str, courier: str, symbols: str = "1+BC") -> dict[str, int]:
    """What is left of three citizens of red, yellow and green after a rat of the bourgeoisie."""
    game = position(
        f"""
        bigbox red yellow green · turn of red · plague england
        scandinavia  rats 1 (/1 supply)  red 3  yellow 3  green 3
        cards        merchant {merchant}, courier {courier}
        coming       {symbols}
        """,
        cards=CARDS,
    )
    play(
        game,
        f"""
        red plague scandinavia
        red spread polonia
        ? rat scandinavia/1 {symbols}
        """,
    )
    return report(game)["citizens"]["scandinavia"]


def test_each_of_two_cards_of_one_class_costs_its_own_holder_one() -> None:
    assert two_of_one_class("yellow", "green") == {"red": 3, "yellow": 2, "green": 2}


def test_who_holds_both_cards_of_a_class_loses_two() -> None:
    assert two_of_one_class("yellow", "yellow") == {"red": 3, "yellow": 1, "green": 3}


def test_a_class_that_is_not_on_the_face_costs_nothing() -> None:
    assert two_of_one_class("yellow", "green", "1+CK") == {"red": 3, "yellow": 3, "green": 3}


def test_merchant_and_courier_are_both_used_in_one_turn() -> None:
    game = position(
        """
        bigbox red yellow · turn of red · plague scandinavia
        england   red 3
        cards     merchant red, courier red
        """,
        cards=CARDS,
    )
    play(
        game,
        """
        red merchant england france 3
        red courier france italia
        red courier italia hungaria
        red enough
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · turn of red · plague scandinavia · supply 34
        france    red 2
        hungaria  red 1
        cards     merchant red, courier red
    """)
