"""Witch (magic): look at one rat, perhaps at another one, and perhaps swap the two. [2010 class cards]"""

from __future__ import annotations

import pytest

from rattus.plague.state import LAID, State
from tests.plague.position import answers, board, drawn, play, position, report

TWO_REGIONS = """
    rattus red yellow · turn of red · plague polonia
    gallia    rats 2
    hispania  rats 1
    cards     witch red
    coming    1+PB* 1+BC* 2+M 3+A
"""


def test_the_witch_looks_at_any_rat_on_the_board() -> None:
    game = position(TWO_REGIONS)
    assert answers(game, "look") == ["look gallia/1", "look gallia/2", "look hispania/1"]
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · red asked look · plague polonia · supply 28
        gallia    rats 2 (/2 2+M seen by red)
        hispania  rats 1
        cards     witch red
    """)


def test_after_the_first_look_any_other_rat_may_be_looked_at() -> None:
    game = position(TWO_REGIONS)
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        """,
    )
    assert answers(game) == ["look gallia/1", "look hispania/1", "enough"]


def test_the_second_look_is_optional() -> None:
    game = position(TWO_REGIONS)
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        red enough
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 28
        gallia    rats 2 (/2 2+M seen by red)
        hispania  rats 1
        cards     witch red
    """)
    assert answers(game, "look") == []


def test_two_rats_of_different_regions_may_be_swapped() -> None:
    game = position(TWO_REGIONS)
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        red look hispania/1
        ? rat hispania/1 1+PB*
        """,
    )
    assert answers(game) == ["swap", "keep"]
    play(game, "red swap")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 28
        gallia    rats 2 (/2 1+PB* seen by red)
        hispania  rats 1 (/1 2+M seen by red)
        cards     witch red
    """)


def test_two_rats_of_different_regions_may_be_kept_where_they_are() -> None:
    game = position(TWO_REGIONS)
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        red look hispania/1
        ? rat hispania/1 1+PB*
        red keep
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 28
        gallia    rats 2 (/2 2+M seen by red)
        hispania  rats 1 (/1 1+PB* seen by red)
        cards     witch red
    """)


def test_two_rats_of_one_region_are_not_swapped() -> None:
    game = position(TWO_REGIONS)
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        red look gallia/1
        ? rat gallia/1 1+BC*
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 28
        gallia    rats 2 (/1 1+BC* seen by red, /2 2+M seen by red)
        hispania  rats 1
        cards     witch red
    """)


def test_a_rat_put_back_by_a_swap_takes_the_slot_of_the_one_it_replaces() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 3
        hispania  rats 3
        cards     witch red
        coming    1+PB* 2+M
    """)
    play(
        game,
        """
        red look hispania/1
        ? rat hispania/1 1+PB*
        red look gallia/2
        ? rat gallia/2 2+M
        red swap
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 25
        gallia    rats 3 (/2 1+PB* seen by red)
        hispania  rats 3 (/1 2+M seen by red)
        cards     witch red
    """)


def test_the_witch_is_used_once_a_turn_and_may_look_again_at_a_rat_known_from_an_earlier_turn() -> None:
    game = position(TWO_REGIONS)
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        red enough
        """,
    )
    assert answers(game, "look") == []
    play(
        game,
        """
        red plague scandia
        yellow plague polonia
        red look gallia/2
        """,
    )
    assert game.weights == {"rat gallia/2 2+M": 1}
    play(game, "? rat gallia/2 2+M")
    assert answers(game) == ["look gallia/1", "look hispania/1", "enough"]


def test_each_use_of_the_witch_begins_with_two_looks_anew() -> None:
    game = position(TWO_REGIONS)
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        red look hispania/1
        ? rat hispania/1 1+PB*
        red swap
        red plague scandia
        yellow plague polonia
        red look gallia/2
        ? rat gallia/2 1+PB*
        """,
    )
    assert answers(game) == ["look gallia/1", "look hispania/1", "enough"]


def test_a_rat_that_another_seat_has_looked_at_shows_the_same_face() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 1 (/1 2+M seen by yellow)
        hispania  rats 1
        cards     witch red
    """)
    play(game, "red look gallia/1")
    assert game.weights == {"rat gallia/1 2+M": 1}
    play(game, "? rat gallia/1 2+M")
    assert report(game)["seen"] == {"gallia/1": ["red", "yellow"]}


def test_only_the_seat_that_looked_knows_the_face() -> None:
    game = position(TWO_REGIONS)
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        """,
    )
    assert report(game, "red")["rats"]["gallia"] == ["hidden", "2+M"]
    assert report(game, "yellow")["rats"]["gallia"] == ["hidden", "hidden"]
    assert report(game, "yellow")["seen"] == {"gallia/2": ["red"]}


def test_what_she_saw_stays_known_wherever_the_rat_goes() -> None:
    """It goes on with the Monk and with another seat's Witch as long as it lies face down."""
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 2
        hispania  rats 1
        cards     witch red, monk yellow
        coming    2+M 1+PB*
    """)
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        red enough
        red plague scandia
        yellow monk gallia/1 hispania
        yellow take witch
        yellow look gallia/1
        ? rat gallia/1 2+M
        yellow look hispania/1
        ? rat hispania/1 1+PB*
        yellow swap
        """,
    )
    assert board(game, "red") == drawn("""
        rattus red yellow · turn of yellow · plague scandia · supply 28
        gallia    rats 1 (/1 hidden seen by yellow)
        hispania  rats 2 (/1 2+M seen by red yellow)
        cards     monk yellow, witch yellow
    """)
    assert board(game, "yellow") == drawn("""
        rattus red yellow · turn of yellow · plague scandia · supply 28
        gallia    rats 1 (/1 1+PB* seen by yellow)
        hispania  rats 2 (/1 2+M seen by red yellow)
        cards     monk yellow, witch yellow
    """)


def test_what_is_known_goes_with_the_card_to_nobody() -> None:
    """A seat that takes the Witch does not learn what she saw before."""
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 1 (/1 2+M seen by yellow)
        cards     witch yellow
    """)
    play(game, "red take witch")
    assert report(game, "red")["rats"]["gallia"] == ["hidden"]
    assert report(game, "yellow")["rats"]["gallia"] == ["2+M"]


def test_a_swapped_rat_keeps_its_origin() -> None:
    """What others may think of a rat that she knows depends on where it came from."""
    game = position("""
        rattus red yellow green blue · turn of red · plague polonia
        gallia    rats 1 (/1 supply)
        hispania  rats 1 (/1 laid)
        cards     witch red
        coming    2+M 1+PB*
    """)
    play(
        game,
        """
        red look gallia/1
        ? rat gallia/1 2+M
        red look hispania/1
        ? rat hispania/1 1+PB*
        red swap
        """,
    )
    regions = list(report(game)["rats"])
    marks = State.of(game.blinded(game.state, "yellow")).marks
    assert marks[regions.index("gallia")][0] & LAID
    assert not marks[regions.index("hispania")][0] & LAID


@pytest.mark.parametrize("answer", ["enough", "look hispania/1"])
def test_in_the_last_round_the_witch_looks_as_always(answer: str) -> None:
    game = position(TWO_REGIONS.replace("turn of red", "last round of red"))
    assert answers(game) == ["look gallia/1", "look gallia/2", "look hispania/1", "pass"]
    play(
        game,
        f"""
        red look gallia/2
        ? rat gallia/2 2+M
        red {answer}
        """,
    )
    if answer != "enough":
        play(
            game,
            """
            ? rat hispania/1 1+PB*
            red swap
            """,
        )
        assert report(game)["rats"]["gallia"] == ["hidden", "1+PB*"]
        assert report(game)["rats"]["hispania"] == ["2+M"]
    assert answers(game) == ["pass"]


def test_by_the_german_rulebook_the_witch_may_look_after_the_plague() -> None:
    game = position(TWO_REGIONS, rulebook="de")
    play(game, "red plague scandia")
    assert answers(game) == ["look gallia/1", "look gallia/2", "look hispania/1", "end"]
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        red look hispania/1
        ? rat hispania/1 1+PB*
        red swap
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague scandia · supply 28
        gallia    rats 2 (/2 1+PB* seen by red)
        hispania  rats 1 (/1 2+M seen by red)
        cards     witch red
    """)


def test_by_the_german_rulebook_other_cards_are_left_when_the_witch_has_looked_after_the_plague() -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague polonia
        gallia    rats 1
        hispania  red 1
        cards     witch red, king red
        coming    1+PB*
        """,
        rulebook="de",
    )
    play(
        game,
        """
        red plague scandia
        red look gallia/1
        ? rat gallia/1 1+PB*
        """,
    )
    assert answers(game) == ["king hispania", "end"]


def test_by_the_german_rulebook_a_witch_used_before_the_plague_does_not_look_after_it() -> None:
    game = position(TWO_REGIONS, rulebook="de")
    play(
        game,
        """
        red look gallia/2
        ? rat gallia/2 2+M
        red enough
        red plague scandia
        """,
    )
    assert game.to_act == "yellow"


@pytest.mark.parametrize("rulebook", ["en", "fr"])
def test_by_the_other_rulebooks_the_witch_does_not_look_after_the_plague(rulebook: str) -> None:
    game = position(TWO_REGIONS, rulebook=rulebook)
    play(game, "red plague scandia")
    assert game.to_act == "yellow"


def test_the_witch_has_no_use_where_no_rat_lies_on_the_board() -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague polonia
        cards     witch red
        """,
        rulebook="de",
    )
    assert answers(game, "look") == []
    play(game, "red plague scandia")
    assert game.to_act == "yellow"
