"""King (royalty): one own citizen from a region without rats to the haven, for good. [2010 class cards]"""

from __future__ import annotations

import pytest

from tests.plague.position import answers, board, drawn, play, position

KING = """
    rattus red yellow · turn of red · plague polonia
    gallia    rats 1  red 2
    hispania  red 2 yellow 1
    italia    yellow 1
    cards     king red
"""


def test_the_king_takes_one_own_citizen_to_the_haven() -> None:
    game = position(KING)
    play(game, "red king hispania")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 29
        gallia    rats 1  red 2
        hispania  red 1 yellow 1
        italia    yellow 1
        haven     red 1
        cards     king red
    """)


def test_the_king_takes_nobody_from_a_region_with_rats_and_no_citizen_of_others() -> None:
    assert answers(position(KING), "king") == ["king hispania"]


def test_the_king_takes_one_a_turn() -> None:
    game = position(KING)
    play(game, "red king hispania")
    assert answers(game, "king") == []
    play(
        game,
        """
        red plague scandia
        yellow plague polonia
        red king hispania
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 29
        gallia    rats 1  red 2
        hispania  yellow 1
        italia    yellow 1
        haven     red 2
        cards     king red
    """)


def test_the_king_may_take_a_citizen_when_the_monk_has_moved_the_rat_away() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 1  red 1
        cards     king red, monk red
    """)
    assert answers(game, "king") == []
    play(game, "red monk gallia anglia")
    assert answers(game, "king") == ["king gallia"]


def test_citizens_in_the_haven_are_safe_for_good_and_count_in_the_score() -> None:
    game = position("""
        rattus red yellow · last round of yellow · plague polonia
        gallia    rats 1  red 1
        haven     red 3 yellow 1
        cards     king red
        coming    1+WR*
    """)
    play(
        game,
        """
        yellow pass
        ? rat gallia/1 1+WR*
        """,
    )
    assert game.result == (("red", 3), ("yellow", 1))


def test_citizens_in_the_haven_come_back_with_no_card() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        haven     red 3
        cards     king red, merchant red, peasant red
    """)
    assert answers(game, "king") == []
    assert answers(game, "merchant") == []


def test_in_the_last_round_the_king_takes_one_as_always() -> None:
    game = position(KING.replace("turn of red", "last round of red"))
    assert answers(game) == ["king hispania", "pass"]
    play(game, "red king hispania")
    assert board(game) == drawn("""
        rattus red yellow · last round of red · plague polonia · supply 29
        gallia    rats 1  red 2
        hispania  red 1 yellow 1
        italia    yellow 1
        haven     red 1
        cards     king red
    """)
    assert answers(game) == ["pass"]


@pytest.mark.parametrize("rulebook", ["de", "fr"])
def test_by_the_german_and_the_french_rulebook_the_king_may_take_one_after_the_plague(rulebook: str) -> None:
    """Also from the plague region, once its rats have been turned."""
    game = position(
        """
        rattus red yellow · turn of red · plague italia
        gallia    rats 1  red 2
        cards     king red
        coming    1+PB*
        """,
        rulebook=rulebook,
    )
    play(
        game,
        """
        red plague gallia
        red spread anglia
        ? rat gallia/1 1+PB*
        """,
    )
    assert answers(game) == ["king gallia", "end"]
    play(game, "red king gallia")
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague gallia · supply 28
        anglia    rats 1
        gallia    red 1
        haven     red 1
        cards     king red
    """)


@pytest.mark.parametrize("rulebook", ["de", "fr"])
def test_a_king_used_before_the_plague_takes_nobody_after_it(rulebook: str) -> None:
    game = position(KING, rulebook=rulebook)
    play(
        game,
        """
        red king hispania
        red plague scandia
        """,
    )
    assert game.to_act == "yellow"


@pytest.mark.parametrize("rulebook", ["de", "fr"])
def test_the_king_is_not_asked_after_the_plague_where_he_can_take_nobody(rulebook: str) -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague polonia
        gallia    rats 1  red 2
        hispania  yellow 1
        cards     king red
        """,
        rulebook=rulebook,
    )
    play(game, "red plague scandia")
    assert game.to_act == "yellow"


def test_by_the_english_rulebook_the_king_takes_nobody_after_the_plague() -> None:
    game = position(KING, rulebook="en")
    play(game, "red plague scandia")
    assert game.to_act == "yellow"
