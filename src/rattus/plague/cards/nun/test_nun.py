"""The Nun: up to three pieces; each lowers the counted population of its region by one. [published; rulings]"""

from __future__ import annotations

import pytest

import rattus
from tests.plague.position import answers, board, drawn, play, position, report

CARDS = "peasant+merchant+nun+knight+witch+king"
REGIONS = ["england", "espagna", "france", "germania", "hungaria", "italia", "scandinavia"]


def nun(drawing: str = "", cards: str = "nun red") -> rattus.Game:
    """Red's turn with the Nun."""
    return position(
        f"""
        bigbox red yellow · turn of red · plague england
        {drawing}
        cards     {cards}
        """,
        cards=CARDS,
    )


def test_a_piece_from_beside_the_board_comes_to_any_region() -> None:
    game = nun("france rats 3 yellow 1")
    assert answers(game, "nun") == [f"nun {region}" for region in REGIONS]
    play(game, "red nun france")
    assert board(game) == drawn("""
        bigbox red yellow · red asked nun · plague england · supply 32
        france    rats 3 nuns 1 yellow 1
        cards     nun red
    """)


def test_up_to_three_pieces_are_put_in_one_use() -> None:
    game = play(nun(), "red nun france\nred nun france\nred nun italia")
    assert board(game) == drawn("""
        bigbox red yellow · turn of red · plague england · supply 34
        france    nuns 2
        italia    nuns 1
        cards     nun red
    """)
    assert answers(game, "nun") == []


def test_a_piece_on_the_board_moves_to_any_other_region() -> None:
    game = nun("france nuns 2\nitalia nuns 1")
    moves = [f"nun {source} {to}" for source in ("france", "italia") for to in REGIONS if to != source]
    assert answers(game, "nun") == moves
    play(game, "red nun france hungaria")
    assert board(game) == drawn("""
        bigbox red yellow · red asked nun · plague england · supply 34
        france    nuns 1
        hungaria  nuns 1
        italia    nuns 1
        cards     nun red
    """)


def test_pieces_are_put_and_moved_in_one_use_three_in_all() -> None:
    game = nun("france nuns 2")
    play(
        game,
        """
        red nun italia
        red nun france espagna
        red nun italia hungaria
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · turn of red · plague england · supply 34
        espagna   nuns 1
        france    nuns 1
        hungaria  nuns 1
        cards     nun red
    """)


def test_there_are_three_pieces_in_all() -> None:
    game = nun("france nuns 3")
    assert answers(game, "nun") == [f"nun france {to}" for to in REGIONS if to != "france"]


@pytest.mark.parametrize("pieces", [1, 2])
def test_the_holder_may_stop_after_any_piece(pieces: int) -> None:
    game = play(nun(), "red nun france\n" * pieces)
    assert answers(game)[-1] == "enough"
    assert report(game)["phase"] == "nun"
    play(game, "red enough")
    assert board(game) == drawn(f"""
        bigbox red yellow · turn of red · plague england · supply 34
        france    nuns {pieces}
        cards     nun red
    """)
    assert answers(game, "nun") == []


def test_the_pieces_stay_when_the_card_is_taken_away_and_the_next_holder_moves_them() -> None:
    game = play(nun(), "red nun france\nred enough\nred plague france\nyellow take nun")
    assert report(game).get("nuns", {})["france"] == 1
    assert "nun france italia" in answers(game)
    assert "nun italia" in answers(game)


def test_in_the_last_round_the_nun_is_as_always() -> None:
    game = position("bigbox red yellow · last round of red · plague england\ncards nun red", cards=CARDS)
    assert answers(game) == [*(f"nun {region}" for region in REGIONS), "pass"]
    play(game, "red nun france\nred enough")
    assert report(game)["phase"] == "last"
    assert answers(game) == ["pass"]


def test_all_regions_are_reported_where_the_nun_is_in_play_and_none_else() -> None:
    assert report(nun("france nuns 2")).get("nuns") == dict.fromkeys(REGIONS, 0) | {"france": 2}
    assert "nuns" not in report(rattus.new("bigbox", seats=2, seed=1))


def ravaged(france: str, face: str, cards: str = "nun yellow", extra: str = "") -> dict[str, int]:
    """What is left in France when red moves the plague there and this rat is turned up."""
    game = nun(f"france rats 1 (/1 supply) {france}\ncoming {face}", cards)
    play(game, f"red plague france\nred spread espagna\n{extra}")
    play(game, f"? rat france/1 {face}")
    return report(game)["citizens"]["france"]


@pytest.mark.parametrize(("nuns", "yellow"), [(0, 2), (1, 3), (2, 3)])
def test_each_nun_lowers_the_counted_population_by_one(nuns: int, yellow: int) -> None:
    assert ravaged(f"nuns {nuns} yellow 3", "3+A")["yellow"] == yellow


def test_nuns_elsewhere_do_not_count() -> None:
    assert ravaged("yellow 3\nitalia nuns 3", "3+A")["yellow"] == 2


def test_a_population_that_reaches_the_limit_in_spite_of_nuns_suffers() -> None:
    assert ravaged("nuns 3 yellow 6", "3+A")["yellow"] == 5


def test_nuns_are_no_citizens_and_change_no_majority() -> None:
    assert ravaged("nuns 3 red 2 yellow 3", "2+M") == {"red": 2, "yellow": 2}


def test_nuns_of_others_protect_everybody() -> None:
    assert ravaged("nuns 1 red 1 yellow 2", "3+A") == {"red": 1, "yellow": 2}


def test_a_region_of_nuns_without_citizens_is_not_ravaged() -> None:
    game = nun("france rats 1 nuns 3", "nun yellow")
    play(game, "red plague france\nred spread espagna")
    assert game.to_act == "yellow"


def test_a_region_with_fewer_citizens_than_nuns_is_ravaged_all_the_same() -> None:
    """The rat is turned up and leaves the game."""
    assert ravaged("nuns 3 yellow 1", "1+PB", "nun yellow, peasant yellow")["yellow"] == 1


@pytest.mark.parametrize(("face", "yellow"), [("4+A", 2), ("5+AP", 3)])
def test_nuns_and_the_raging_plague_add_up(face: str, yellow: int) -> None:
    """Three citizens, one nun and the Knight's two: four."""
    assert ravaged("nuns 1 yellow 3", face, "nun yellow, knight red", "red fury")["yellow"] == yellow


def test_nuns_protect_in_the_final_ravage_too() -> None:
    game = position(
        """
        bigbox red yellow · last round of red · plague england
        france    rats 1 (/1 supply)  yellow 3
        italia    rats 1 (/1 supply)  yellow 3
        cards     nun red
        coming    3+A 3+MIB
        """,
        cards=CARDS,
    )
    play(
        game,
        """
        red nun italia
        red enough
        red pass
        ? rat france/1 3+A
        ? rat italia/1 3+MIB
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · over · plague england · supply 32
        france    yellow 2
        italia    nuns 1 yellow 3
        cards     nun red
    """)


def test_the_churchs_symbol_costs_the_holder_of_the_nun_one() -> None:
    assert ravaged("red 2 yellow 2", "1+CK") == {"red": 2, "yellow": 1}
