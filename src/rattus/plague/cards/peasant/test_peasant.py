"""Peasant (peasantry): one citizen more when placing, also one where no rat lies. [2010 class cards]"""

from __future__ import annotations

import pytest

from tests.plague.position import answers, board, drawn, play, position, report


def test_the_peasant_may_place_one_citizen_more_than_rats_lie_there() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 2
        germania  rats 1
        cards     peasant red
    """)
    assert answers(game, "place")[1:5] == [
        "place gallia 2",
        "place gallia 3",
        "place germania 1",
        "place germania 2",
    ]
    play(game, "red place gallia 3")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 28
        gallia    rats 2  red 3
        germania  rats 1
        cards     peasant red
    """)


def test_the_peasant_need_not_place_the_one_more() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 2
        cards     peasant red
    """)
    play(game, "red place gallia 2")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 28
        gallia    rats 2  red 2
        cards     peasant red
    """)


def test_the_peasant_places_exactly_one_where_no_rat_lies_and_no_count_is_named() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        cards     peasant red
    """)
    assert answers(game, "place") == [
        "place anglia",
        "place gallia",
        "place germania",
        "place hispania",
        "place hungaria",
        "place italia",
        "place polonia",
        "place scandia",
    ]
    play(game, "red place hispania")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 29
        hispania  red 1
        cards     peasant red
    """)


def test_a_peasant_in_other_hands_adds_nothing() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 2
        cards     peasant yellow
    """)
    assert answers(game, "place") == ["place gallia"]


def test_a_peasant_taken_this_turn_adds_one_at_once() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 2
        cards     peasant yellow
    """)
    play(game, "red take peasant")
    assert "place gallia 3" in answers(game)
    assert "place anglia" in answers(game)


def test_a_peasant_taken_after_placing_adds_nothing() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 2
    """)
    play(
        game,
        """
        red place gallia
        red take peasant
        """,
    )
    assert answers(game, "place") == []


@pytest.mark.parametrize(
    ("saved", "ways"),
    [
        (16, ["place gallia 3", "place gallia 4"]),
        (17, ["place gallia"]),
        (18, ["place gallia"]),
        (19, ["place gallia"]),
        (20, []),
    ],
)
def test_the_peasant_places_no_more_than_the_reserve(saved: int, ways: list[str]) -> None:
    game = position(f"""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 3
        haven     red {saved}
        cards     peasant red
    """)
    assert [way for way in answers(game, "place") if "gallia" in way] == ways


def test_the_peasant_places_the_whole_reserve_where_it_is_smaller_than_the_rats() -> None:
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 3
        haven     red 18
        cards     peasant red
    """)
    play(game, "red place gallia")
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 27
        gallia    rats 3  red 2
        haven     red 18
        cards     peasant red
    """)


def test_in_the_last_round_the_peasant_puts_one_citizen_into_any_region() -> None:
    game = position("""
        rattus red yellow · last round of red · plague polonia
        gallia    rats 3
        haven     yellow 1
        cards     peasant red
    """)
    assert answers(game) == [
        "peasant anglia",
        "peasant gallia",
        "peasant germania",
        "peasant hispania",
        "peasant hungaria",
        "peasant italia",
        "peasant polonia",
        "peasant scandia",
        "pass",
    ]
    play(game, "red peasant gallia")
    assert board(game) == drawn("""
        rattus red yellow · last round of red · plague polonia · supply 27
        gallia    rats 3  red 1
        haven     yellow 1
        cards     peasant red
    """)
    assert report(game)["reserve"] == {"red": 19, "yellow": 19}
    assert answers(game) == ["pass"]


def test_in_the_last_round_the_peasant_has_no_use_without_a_reserve() -> None:
    game = position("""
        rattus red yellow · last round of red · plague polonia
        haven     red 20
        cards     peasant red
    """)
    assert answers(game) == ["pass"]


@pytest.mark.parametrize("rulebook", ["en", "de", "fr"])
def test_no_rulebook_has_the_peasant_after_the_plague(rulebook: str) -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague polonia
        gallia    rats 3
        cards     peasant red
        """,
        rulebook=rulebook,
    )
    play(game, "red plague hungaria")
    assert game.to_act == "yellow"
