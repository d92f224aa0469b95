"""Monk (church): move one rat to a neighbour that has fewer than three. [2010 class cards]"""

from __future__ import annotations

import pytest

from tests.plague.position import answers, board, drawn, play, position, report


def test_the_monk_moves_a_rat_from_any_region_to_a_neighbour() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 2
        hispania  rats 1
        cards     monk red
    """)
    assert answers(game, "monk") == [
        "monk gallia anglia",
        "monk gallia germania",
        "monk gallia hispania",
        "monk gallia italia",
        "monk hispania gallia",
        "monk hispania italia",
    ]
    play(game, "red monk gallia hispania")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 28
        gallia    rats 1
        hispania  rats 2
        cards     monk red
    """)


def test_a_monk_may_not_move_a_rat_where_three_are() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 3
        hispania  rats 3
        cards     monk red
    """)
    assert "monk hispania gallia" not in answers(game)
    assert "monk gallia hispania" not in answers(game)
    assert "monk hispania italia" in answers(game)


def test_the_monk_moves_once_a_turn() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 1
        cards     monk red
    """)
    play(game, "red monk gallia hispania")
    assert answers(game, "monk") == []
    play(
        game,
        """
        red plague scandia
        yellow plague polonia
        """,
    )
    assert answers(game, "monk") == ["monk hispania gallia", "monk hispania italia"]


def test_a_monk_to_whom_all_rats_are_alike_moves_the_first_one() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 2 (/1 2+M seen by yellow, /2 3+A seen by yellow)
        cards     monk red
    """)
    play(game, "red monk gallia hispania")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 27
        gallia    rats 1 (/1 3+A seen by yellow)
        hispania  rats 1 (/1 2+M seen by yellow)
        cards     monk red
    """)


def test_a_monk_chooses_the_rat_that_another_seat_has_looked_at() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        hispania  rats 3 (/3 3+A seen by yellow)
        cards     monk red
    """)
    assert answers(game, "monk") == [
        f"monk hispania/{slot} {to}" for to in ("gallia", "italia") for slot in (1, 2, 3)
    ]
    play(game, "red monk hispania/3 italia")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 27
        hispania  rats 2
        italia    rats 1 (/1 3+A seen by yellow)
        cards     monk red
    """)


def test_a_monk_who_has_looked_at_one_of_two_rats_chooses_which_one_goes() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        hispania  rats 2 (/2 2+M seen by red)
        cards     monk red
    """)
    assert answers(game, "monk") == [
        "monk hispania/1 gallia",
        "monk hispania/2 gallia",
        "monk hispania/1 italia",
        "monk hispania/2 italia",
    ]
    play(game, "red monk hispania/2 italia")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 28
        hispania  rats 1
        italia    rats 1 (/1 2+M seen by red)
        cards     monk red
    """)


def test_a_monk_who_knows_the_only_rat_of_a_region_names_no_slot() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        hispania  rats 1 (/1 2+M seen by red)
        cards     monk red
    """)
    assert answers(game, "monk") == ["monk hispania gallia", "monk hispania italia"]


def test_later_rats_move_up_and_the_moved_one_comes_last() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 3 (/1 2+M seen by red, /2 3+A seen by red, /3 4+A seen by red)
        hispania  rats 1
        cards     monk red
    """)
    play(game, "red monk gallia/2 hispania")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 26
        gallia    rats 2 (/1 2+M seen by red, /2 4+A seen by red)
        hispania  rats 2 (/2 3+A seen by red)
        cards     monk red
    """)


def test_what_others_know_of_a_rat_goes_with_it_and_the_monk_learns_nothing() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 1 (/1 2+M seen by yellow)
        cards     monk red
    """)
    play(game, "red monk gallia hispania")
    assert report(game)["seen"] == {"hispania/1": ["yellow"]}
    assert report(game, "yellow")["rats"]["hispania"] == ["2+M"]
    assert report(game, "red")["rats"]["hispania"] == ["hidden"]


def test_a_rat_keeps_its_origin_when_the_monk_moves_it() -> None:
    """A rat laid at setup shows the face of a starting rat, wherever it lies; one of the supply does not."""
    game = position("""
        rattus red yellow green blue · turn of red · plague polonia
        gallia    rats 2
        cards     monk red, witch red
    """)
    play(
        game,
        """
        red monk gallia hispania
        red look hispania/1
        """,
    )
    assert all(text.endswith("*") for text in game.weights)
    play(game, f"? {answers(game)[0]}")
    play(game, "red look gallia/1")
    assert not any(text.endswith("*") for text in game.weights)


def test_in_the_last_round_the_monk_moves_as_always() -> None:
    game = position("""
        rattus red yellow · last round of red · plague polonia
        hispania  rats 3 (/2 2+M seen by red)
        italia    rats 3
        cards     monk red
    """)
    assert [way for way in answers(game) if way.startswith("monk hispania")] == [
        "monk hispania/1 gallia",
        "monk hispania/2 gallia",
        "monk hispania/3 gallia",
    ]
    play(game, "red monk hispania/2 gallia")
    assert board(game) == drawn("""
        rattus red yellow · last round of red · plague polonia · supply 25
        gallia    rats 1 (/1 2+M seen by red)
        hispania  rats 2
        italia    rats 3
        cards     monk red
    """)
    assert answers(game) == ["pass"]


@pytest.mark.parametrize("rulebook", ["en", "de", "fr"])
def test_no_rulebook_has_the_monk_after_the_plague(rulebook: str) -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague polonia
        hispania  rats 1
        cards     monk red
        """,
        rulebook=rulebook,
    )
    play(game, "red plague scandia")
    assert game.to_act == "yellow"
