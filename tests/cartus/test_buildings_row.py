"""Phase A: building cards are turned up, and a row of one building is broken by the replacement deck. [§3 A, §7]"""

from __future__ import annotations

import pytest

from tests.cartus.position import answers, play, position, report

SUPPLIES = ("4-cards", "2-cards+1-rat", "2-cards+1-look", "2-rats", "1-rat+1-look")
TWO = "cartus red yellow"
THREE = "cartus red yellow green"
FOUR = "cartus red yellow green blue"
FIVE = "cartus red yellow green blue purple"


# Turning up.


@pytest.mark.parametrize(("seats", "width"), [(TWO, 2), (THREE, 2), (FOUR, 3), (FIVE, 3)])
def test_two_or_three_building_cards_are_turned_up_in_a_row(seats: str, width: int) -> None:
    game = position(f"{seats} · round 2 · buildings")
    row = ["farm/4-cards", "palace/2-rats", "castle/2-rats"][:width]
    for place, card in enumerate(row, start=1):
        assert report(game)["phase"] == "buildings"
        assert report(game)["row"] == row[: place - 1]
        building, _, supply = card.partition("/")
        play(game, f"? building {place} {building} {supply}")
    assert report(game)["row"] == row
    assert (report(game)["phase"], game.to_act) == ("supplies", "red")


def test_a_card_that_was_turned_up_does_not_come_again() -> None:
    game = position(f"""
        {FOUR} · round 2 · buildings
        gone      farm/4-cards palace/2-rats castle/2-rats
    """)
    assert len(game.weights) == 27
    assert not {"building 1 farm 4-cards", "building 1 palace 2-rats"} & set(game.weights)
    play(game, "? building 1 monastery 2-rats")
    assert len(game.weights) == 26
    assert "building 2 monastery 2-rats" not in game.weights
    assert set(game.weights.values()) == {1}


def test_two_cards_of_one_building_may_lie_in_a_row_of_three() -> None:
    game = play(
        position(f"{FOUR} · buildings"),
        """
        ? building 1 farm 4-cards
        ? building 2 farm 2-rats
        ? building 3 palace 2-rats
        """,
    )
    assert report(game)["row"] == ["farm/4-cards", "farm/2-rats", "palace/2-rats"]
    assert report(game)["piles"]["replacement"] == 6


# All the same.


def test_if_all_show_the_same_building_the_last_one_is_replaced() -> None:
    game = play(
        position(f"{FOUR} · buildings"),
        """
        ? building 1 farm 4-cards
        ? building 2 farm 2-rats
        ? building 3 farm 1-rat+1-look
        """,
    )
    told = report(game)
    assert told["row"] == ["farm/4-cards", "farm/2-rats"]
    assert (told["phase"], game.to_act) == ("buildings", "?")
    play(game, "? building 3 castle 2-rats")
    told = report(game)
    assert told["row"] == ["farm/4-cards", "farm/2-rats", "castle/2-rats"]
    assert told["phase"] == "supplies"


def test_in_a_row_of_two_the_second_card_is_replaced() -> None:
    game = play(
        position(f"{TWO} · buildings"),
        """
        ? building 1 farm 4-cards
        ? building 2 farm 2-rats
        ? building 2 castle 2-rats
        """,
    )
    assert report(game)["row"] == ["farm/4-cards", "castle/2-rats"]


def test_the_replacement_comes_from_the_replacement_deck_and_the_replaced_card_goes_there() -> None:
    game = play(
        position(f"{TWO} · buildings"),
        """
        ? building 1 farm 4-cards
        ? building 2 farm 2-rats
        ? building 2 castle 2-rats
        """,
    )
    piles = report(game)["piles"]
    assert (piles["buildings"], piles["replacement"]) == (18, 10)


def test_a_row_is_replaced_while_all_are_the_same() -> None:
    game = play(
        position(f"{TWO} · buildings"),
        """
        ? building 1 farm 4-cards
        ? building 2 farm 2-rats
        ? building 2 farm 1-rat+1-look
        ? building 2 farm 2-cards+1-rat
        """,
    )
    assert report(game)["row"] == ["farm/4-cards"]
    play(game, "? building 2 palace 2-rats")
    piles = report(game)["piles"]
    assert (piles["buildings"], piles["replacement"]) == (18, 10)


def test_the_same_building_with_other_supplies_is_the_same() -> None:
    """The first game's rows can't have two Farms with two or three seats, whatever they supply."""
    for supply in SUPPLIES[1:]:
        game = play(
            position(f"{THREE} · buildings"),
            f"""
            ? building 1 farm 4-cards
            ? building 2 farm {supply}
            """,
        )
        assert report(game)["phase"] == "buildings"


def test_two_buildings_of_one_class_are_not_the_same() -> None:
    game = play(
        position(f"{TWO} · buildings", buildings="mixed"),
        """
        ? building 1 farm 4-cards
        ? building 2 brewery 2-rats
        """,
    )
    assert report(game)["row"] == ["farm/4-cards", "brewery/2-rats"]
    assert report(game)["phase"] == "supplies"


def test_building_deck_and_replacement_deck_are_equally_unknown() -> None:
    game = play(
        position(f"{TWO} · buildings"),
        """
        ? building 1 farm 4-cards
        ? building 2 farm 2-rats
        """,
    )
    assert len(game.weights) == 28
    assert set(game.weights.values()) == {1}


def test_a_replaced_card_is_known_and_lies_below_the_unseen_ones() -> None:
    game = position(f"""
        {FOUR} · buildings
        row       farm/4-cards farm/2-rats
        replaced  castle/4-cards castle/2-rats castle/1-rat+1-look castle/2-cards+1-look palace/4-cards
    """)
    play(game, "? building 3 farm 1-rat+1-look")
    replaced = {"building 3 castle 4-cards", "building 3 palace 4-cards", "building 3 farm 1-rat+1-look"}
    assert not replaced & set(game.weights)
    assert len(game.weights) == 30 - 3 - 5


ALL_KNOWN = f"""
    {FOUR} · buildings
    row       farm/4-cards farm/2-rats
    replaced  farm/1-rat+1-look castle/2-rats castle/4-cards palace/4-cards palace/2-rats palace/1-rat+1-look
    coming    farm/2-cards+1-rat
"""


def test_known_cards_at_the_bottom_come_last_and_are_certain() -> None:
    game = play(position(ALL_KNOWN), "? building 3 farm 2-cards+1-rat")
    assert game.weights == {"building 3 farm 1-rat+1-look": 1}


def test_a_known_card_of_the_same_building_goes_to_the_bottom_again() -> None:
    game = play(
        position(ALL_KNOWN),
        """
        ? building 3 farm 2-cards+1-rat
        ? building 3 farm 1-rat+1-look
        """,
    )
    assert game.weights == {"building 3 castle 2-rats": 1}
    play(game, "? building 3 castle 2-rats")
    told = report(game)
    assert told["row"] == ["farm/4-cards", "farm/2-rats", "castle/2-rats"]
    assert told["piles"]["replacement"] == 6


def test_known_cards_do_not_come_from_the_building_deck() -> None:
    game = position(ALL_KNOWN)
    assert not {"building 3 farm 1-rat+1-look", "building 3 castle 2-rats"} & set(game.weights)
    assert len(game.weights) == 30 - 2 - 6


# The buildings of option `mixed`.


def test_in_mixed_a_class_with_a_card_turned_up_has_four_of_its_nine_others() -> None:
    """Each card of the class is in one of its four places with 4/9, a card of another class with 5/10."""
    game = play(position(f"{FOUR} · buildings", buildings="mixed"), "? building 1 farm 4-cards")
    weights = game.weights
    assert len(weights) == 59
    assert weights["building 2 farm 2-rats"] == weights["building 2 brewery 4-cards"] == 8
    assert weights["building 2 palace 2-rats"] == weights["building 2 office 4-cards"] == 9
    assert sum(weights.values()) == 9 * 8 + 50 * 9


def test_in_mixed_a_class_whose_five_cards_were_turned_up_has_no_more() -> None:
    game = position(
        f"""
        {FOUR} · round 3 · buildings
        gone      farm/4-cards brewery/4-cards castle/2-rats farm/2-rats brewery/2-rats farm/1-rat+1-look
        """,
        buildings="mixed",
    )
    assert not [text for text in answers(game) if "farm" in text or "brewery" in text]
    assert len(game.weights) == 9 + 4 * 10


def test_in_mixed_the_guard_tower_can_come_with_two_seats() -> None:
    game = position(f"{TWO} · round 2 · buildings", buildings="mixed")
    assert len([text for text in answers(game) if "guard-tower" in text]) == 5


def test_with_counts_a_building_with_a_card_turned_up_has_fewer_left_of_its_other_four() -> None:
    """One of the three Farms: two of the four others are in the game; two Breweries of five, five of other classes."""
    agreed = "farm*3+brewery*2+marketplace+monastery+castle+fortune-tellers-tent+palace"
    game = play(position(f"{FOUR} · buildings", buildings=agreed), "? building 1 farm 4-cards")
    weights = game.weights
    assert len(weights) == 4 + 5 + 5 * 5
    assert weights["building 2 farm 2-rats"] == 5
    assert weights["building 2 brewery 4-cards"] == 4
    assert weights["building 2 palace 2-rats"] == 10
    assert sum(weights.values()) == 10 * 29


# After the round.


def test_the_row_is_discarded_at_the_end_of_the_round() -> None:
    game = play(
        position(f"""
            {TWO} · round 2 · enter of red
            row       farm/4-cards castle/2-rats
        """),
        """
        red enter 2:
        yellow enter 2:
        """,
    )
    told = report(game)
    assert (told["row"], told["round"], told["phase"]) == ([], 3, "buildings")
    assert not {"building 1 farm 4-cards", "building 1 castle 2-rats"} & set(answers(game))
    assert (told["piles"]["buildings"], told["piles"]["replacement"]) == (16, 10)
