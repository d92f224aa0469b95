"""The Queen: who holds the strictly largest connected area places two more. [published; rulings]"""

from __future__ import annotations

import pytest

import rattus
from tests.plague.position import answers, board, drawn, play, position, report

CARDS = "peasant+merchant+monk+knight+witch+queen"


def queen(drawing: str, *, cards: str = "queen red", asked: str = "turn of red") -> rattus.Game:
    """Red is asked; rats lie only where they are drawn."""
    return position(
        f"""
        bigbox red yellow · {asked} · plague scandinavia
        {drawing}
        cards     {cards}
        """,
        cards=CARDS,
    )


def places(game: rattus.Game, region: str) -> list[str]:
    """The counts that can be placed in a region; a single one is not named."""
    words = [text.split() for text in answers(game, "place")]
    return [" ".join(rest) for _, name, *rest in words if name == region]


LARGEST = "france red 1\ngermania red 1\nengland yellow 9"


def test_with_the_largest_area_two_more_may_be_placed() -> None:
    game = queen(f"{LARGEST}\nitalia rats 2")
    assert places(game, "italia") == ["2", "4"]
    play(game, "red place italia 4")
    assert board(game) == drawn("""
        bigbox red yellow · turn of red · plague scandinavia · supply 33
        england   yellow 9
        france    red 1
        germania  red 1
        italia    rats 2 red 4
        cards     queen red
    """)


def test_the_usual_number_may_be_placed_all_the_same() -> None:
    game = play(queen(f"{LARGEST}\nitalia rats 2"), "red place italia 2")
    assert report(game)["citizens"]["italia"]["red"] == 2
    assert answers(game, "place") == []


def test_the_two_also_come_where_no_rat_lies() -> None:
    game = queen(LARGEST)
    assert places(game, "italia") == [""]
    play(game, "red place italia")
    assert report(game)["citizens"]["italia"]["red"] == 2


def test_regions_count_and_not_citizens() -> None:
    assert places(queen("france red 9\nengland yellow 1\nscandinavia yellow 1"), "italia") == []


def test_a_tie_is_not_the_largest_area() -> None:
    assert (
        places(queen("france red 1\ngermania red 1\nengland yellow 1\nscandinavia yellow 1"), "italia") == []
    )


def test_two_areas_are_not_added_up() -> None:
    """England and Hungaria don't touch: yellow's largest area is as large as each of red's."""
    assert places(queen("england red 1\nhungaria red 1\nfrance yellow 1"), "italia") == []
    assert places(queen("england red 1\nfrance red 1\nhungaria red 1\nespagna yellow 1"), "italia") == [""]


def test_a_sea_border_connects_too() -> None:
    assert places(queen("england red 1\nscandinavia red 1\nitalia yellow 1"), "italia") == [""]


def test_a_long_chain_is_one_area() -> None:
    """Espagna – France – England – Scandinavia against three regions of yellow around Italia."""
    chain = "espagna red 1\nfrance red 1\nengland red 1\nscandinavia red 1"
    assert places(queen(f"{chain}\nitalia yellow 1\ngermania yellow 1\nhungaria yellow 1"), "italia") == [""]
    broken = "espagna red 1\nfrance red 1\nscandinavia red 1"
    assert places(queen(f"{broken}\nitalia yellow 1\ngermania yellow 1\nhungaria yellow 1"), "italia") == []


def test_citizens_of_two_seats_may_share_a_region() -> None:
    assert places(queen("france red 1 yellow 1\ngermania red 1"), "italia") == [""]


def test_the_haven_is_no_region() -> None:
    game = queen("france red 1\nhaven red 3\nengland yellow 1")
    assert places(game, "italia") == []


def test_with_nobody_on_the_board_there_is_no_largest_area() -> None:
    assert places(queen("italia rats 1"), "italia") == [""]
    assert places(queen("italia rats 1"), "france") == []


def test_an_only_citizen_is_the_largest_area() -> None:
    assert places(queen("france red 1"), "italia") == [""]


def test_the_area_is_judged_when_placing() -> None:
    """A Merchant's move before it can make red's area the largest."""
    game = queen(
        "france red 1\nhungaria red 2\nengland yellow 1\nitalia rats 1", cards="queen red, merchant red"
    )
    assert places(game, "italia") == [""]
    play(game, "red merchant hungaria germania 1")
    assert places(game, "italia") == ["1", "3"]


def test_the_queen_of_another_seat_is_of_no_use() -> None:
    assert places(queen(f"{LARGEST}\nitalia rats 1", cards="queen yellow"), "italia") == [""]
    assert places(queen(f"{LARGEST}\nitalia rats 1", cards="queen yellow"), "france") == []


def test_a_queen_taken_this_turn_helps_at_once() -> None:
    game = queen(f"{LARGEST}\nitalia rats 1", cards="queen yellow")
    play(game, "red take queen")
    assert places(game, "italia") == ["1", "3"]


@pytest.mark.parametrize("rats", [0, 1, 2, 3])
def test_with_peasant_and_queen_one_two_or_three_more_may_be_placed(rats: int) -> None:
    game = queen(f"{LARGEST}\nitalia rats {rats}", cards="queen red, peasant red")
    counts = [str(rats + more) for more in range(4) if rats + more > 0]
    assert places(game, "italia") == counts
    play(game, f"red place italia {rats + 3}")
    assert report(game)["citizens"]["italia"]["red"] == rats + 3


def test_without_the_largest_area_the_peasant_adds_his_one() -> None:
    game = queen("england yellow 1\nitalia rats 1", cards="queen red, peasant red")
    assert places(game, "italia") == ["1", "2"]


@pytest.mark.parametrize(
    ("reserve", "counts"), [(1, [""]), (2, ["1", "2"]), (3, ["1", "2", "3"]), (4, ["1", "2", "3", "4"])]
)
def test_all_counts_are_capped_by_the_reserve(reserve: int, counts: list[str]) -> None:
    drawing = f"france red {19 - reserve}\ngermania red 1\nengland yellow 1\nitalia rats 1"
    game = queen(drawing, cards="queen red, peasant red")
    assert places(game, "italia") == counts


def test_the_queen_alone_is_capped_by_the_reserve() -> None:
    drawing = "france red 17\ngermania red 1\nengland yellow 1\nitalia rats {rats}"
    assert places(queen(drawing.format(rats=1)), "italia") == ["1", "2"]
    assert places(queen(drawing.format(rats=3)), "italia") == [""]
    assert places(queen(drawing.format(rats=0)), "italia") == [""]


def test_in_the_last_round_two_citizens_come_to_any_region() -> None:
    game = queen(f"{LARGEST}\nitalia rats 3", asked="last round of red")
    regions = ["england", "espagna", "france", "germania", "hungaria", "italia", "scandinavia"]
    assert answers(game) == [*(f"queen {region}" for region in regions), "pass"]
    play(game, "red queen hungaria")
    assert board(game) == drawn("""
        bigbox red yellow · last round of red · plague scandinavia · supply 32
        england   yellow 9
        france    red 1
        germania  red 1
        hungaria  red 2
        italia    rats 3
        cards     queen red
    """)
    assert answers(game) == ["pass"]


def test_in_the_last_round_the_last_citizen_comes_alone() -> None:
    game = queen("france red 18\ngermania red 1\nengland yellow 1", asked="last round of red")
    play(game, "red queen hungaria")
    assert report(game)["citizens"]["hungaria"]["red"] == 1
    assert report(game)["reserve"]["red"] == 0


@pytest.mark.parametrize(
    "drawing", ["france red 9\nengland yellow 1", "france red 19\ngermania red 1\nengland yellow 1"]
)
def test_in_the_last_round_too_it_takes_the_largest_area_and_a_reserve(drawing: str) -> None:
    assert answers(queen(drawing, asked="last round of red")) == ["pass"]


def test_in_the_last_round_the_peasant_can_make_the_area_the_largest() -> None:
    game = queen("france red 1\nengland yellow 1", cards="queen red, peasant red", asked="last round of red")
    assert answers(game, "queen") == []
    play(game, "red peasant germania")
    assert "queen germania" in answers(game)


def test_there_is_no_queens_step_in_a_regular_turn() -> None:
    assert answers(queen(LARGEST), "queen") == []


def test_the_royal_symbol_costs_the_holder_of_the_queen_one() -> None:
    game = queen("france rats 1 (/1 supply) red 2 yellow 2\ncoming 1+RI", cards="queen yellow")
    play(game, "red plague england\nyellow plague france\nyellow spread italia\n? rat france/1 1+RI")
    assert report(game)["citizens"]["france"] == {"red": 2, "yellow": 1}
