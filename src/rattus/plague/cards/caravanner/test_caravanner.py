"""The Caravanner: the caravan makes two steps and brings a citizen to each region it enters. [§5, reconstructed]"""

from __future__ import annotations

import pytest

import rattus
from tests.plague.position import answers, board, drawn, play, position, report

CARDS = "peasant+merchant+monk+knight+witch+caravanner"


def caravanner(drawing: str = "", caravan: str = "england") -> rattus.Game:
    """Red's turn with the Caravanner."""
    return position(
        f"""
        bigbox red yellow · turn of red · plague scandinavia · caravan {caravan}
        {drawing}
        cards     caravanner red
        """,
        cards=CARDS,
    )


def test_the_caravan_enters_two_regions_and_a_citizen_is_added_in_each() -> None:
    game = caravanner("france yellow 1")
    assert answers(game, "caravan") == ["caravan france", "caravan scandinavia"]
    play(game, "red caravan france")
    assert board(game) == drawn("""
        bigbox red yellow · red asked caravan · plague scandinavia · caravan france · supply 34
        france    red 1 yellow 1
        cards     caravanner red
    """)
    play(game, "red caravan italia")
    assert board(game) == drawn("""
        bigbox red yellow · turn of red · plague scandinavia · caravan italia · supply 34
        france    red 1 yellow 1
        italia    red 1
        cards     caravanner red
    """)
    assert report(game)["reserve"]["red"] == 18


def test_both_steps_are_made() -> None:
    game = play(caravanner(), "red caravan france")
    assert answers(game) == ["caravan england", "caravan espagna", "caravan germania", "caravan italia"]


def test_the_caravan_may_return() -> None:
    game = play(caravanner(), "red caravan france\nred caravan england")
    assert board(game) == drawn("""
        bigbox red yellow · turn of red · plague scandinavia · caravan england · supply 34
        england   red 1
        france    red 1
        cards     caravanner red
    """)


def test_rats_do_not_matter_to_the_caravan() -> None:
    game = play(caravanner("france rats 3"), "red caravan france")
    assert report(game)["citizens"]["france"]["red"] == 1


def test_the_last_citizen_of_the_reserve_comes_to_the_first_region_and_none_to_the_second() -> None:
    game = caravanner("hungaria red 19")
    play(game, "red caravan france\nred caravan italia")
    assert board(game) == drawn("""
        bigbox red yellow · turn of red · plague scandinavia · caravan italia · supply 34
        france    red 1
        hungaria  red 19
        cards     caravanner red
    """)


def test_with_an_empty_reserve_the_caravanner_cannot_be_used() -> None:
    assert answers(caravanner("hungaria red 20"), "caravan") == []


def test_the_caravanner_is_used_once_a_turn() -> None:
    game = play(caravanner(), "red caravan france\nred caravan italia")
    assert answers(game, "caravan") == []


def test_the_next_holder_goes_on_from_where_the_caravan_stands() -> None:
    game = caravanner()
    play(
        game,
        """
        red caravan france
        red caravan espagna
        red plague england
        yellow take caravanner
        """,
    )
    assert answers(game, "caravan") == ["caravan france", "caravan italia"]


def test_in_the_last_round_the_caravanner_is_as_always() -> None:
    game = position(
        """
        bigbox red yellow · last round of red · plague scandinavia · caravan england
        cards     caravanner red
        """,
        cards=CARDS,
    )
    assert answers(game) == ["caravan france", "caravan scandinavia", "pass"]
    play(game, "red caravan france\nred caravan england")
    assert board(game) == drawn("""
        bigbox red yellow · last round of red · plague scandinavia · caravan england · supply 34
        england   red 1
        france    red 1
        cards     caravanner red
    """)
    assert answers(game) == ["pass"]


@pytest.mark.parametrize(("face", "red"), [("1+WI*", 0), ("1+RI", 0), ("1+PB", 1)])
def test_the_islamic_symbol_costs_the_holder_of_the_caravanner_one(face: str, red: int) -> None:
    origin = "laid" if face.endswith("*") else "supply"
    game = position(
        f"""
        bigbox red yellow · turn of red · plague england · caravan italia
        france    rats 1 (/1 {origin})  red 1  yellow 1
        cards     caravanner red
        coming    {face}
        """,
        cards=CARDS,
    )
    play(
        game,
        f"""
        red plague france
        red spread italia
        ? rat france/1 {face}
        """,
    )
    assert report(game)["citizens"]["france"] == {"red": red, "yellow": 1}


def test_without_the_caravanner_there_is_no_caravan() -> None:
    game = rattus.new("bigbox", seats=4, seed=1)
    assert report(game)["caravan"] is None
    assert "? caravan" not in game.record()


@pytest.mark.parametrize("start", ["random", "first"])
def test_the_caravan_is_drawn_after_the_plague_and_before_the_settling(start: str) -> None:
    game = rattus.new("bigbox", seats=2, chance="ask", cards=CARDS, start=start)
    if start == "random":
        play(game, "? start red")
    play(game, "? plague italia")
    assert report(game)["phase"] == "setup"
    assert game.weights == {
        f"caravan {region}": 1
        for region in ("england", "espagna", "france", "germania", "hungaria", "italia", "scandinavia")
    }
    play(game, "? caravan espagna")
    assert report(game)["caravan"] == "espagna"
    assert game.to_act == "red"
    assert report(game)["phase"] == "settle"
