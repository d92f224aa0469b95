"""Treasury (royalty): take two gold cards; standard one. [§1]"""

from __future__ import annotations

import pytest

from tests.cartus.position import answers, hand, play, position, report

SECOND = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
PILE = 15
DRAWING = """
    cartus red yellow green blue · start red · enter of red
    row       treasury/4-cards brewery/2-rats brewery/4-cards
    red       hand king-0
    yellow    hand king-1
    blue      hand witch-0{blue}
"""


def test_the_premium_seat_takes_two_gold_cards_and_the_others_one() -> None:
    game = position(DRAWING.format(blue=""), buildings=SECOND)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: king-1
        green enter 1:
        blue enter 2:
        """,
    )
    assert hand(game, "red") == "king-0 gold"
    assert hand(game, "yellow") == "gold gold"
    assert hand(game, "green") == "gold"
    assert report(game)["piles"]["gold"] == PILE - 4
    assert report(game)["phase"] == "buildings"


@pytest.mark.parametrize(
    ("left", "red", "yellow", "green"), [(4, 1, 2, 1), (3, 1, 2, 0), (2, 0, 2, 0), (1, 0, 1, 0), (0, 0, 0, 0)]
)
def test_a_short_pile_gives_what_it_has_in_the_order_of_the_actions(
    left: int, red: int, yellow: int, green: int
) -> None:
    game = position(DRAWING.format(blue=f" gold*{PILE - left}"), buildings=SECOND)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: king-1
        green enter 1:
        blue enter 2:
        """,
    )
    hands = report(game)["hands"]
    assert [str(hands[seat]).count("gold") for seat in ("red", "yellow", "green")] == [red, yellow, green]
    assert report(game)["piles"]["gold"] == left - red - yellow - green


def test_what_is_taken_is_known_to_all() -> None:
    """They lie face up when taken: nobody can imagine the seat without them."""
    game = position(DRAWING.format(blue=""), buildings=SECOND)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: king-1
        green enter 1:
        blue enter 2:
        """,
    )
    pile = ("joker", "sword", "flute", "pass", "gold").index("gold")
    for seat in (None, "blue", "red"):
        seen = game.blinded(game.state, seat)
        assert seen["least"][:, pile].tolist() == seen["most"][:, pile].tolist() == [1, 2, 1, 0, 0]


def test_gold_can_not_be_laid() -> None:
    game = position(DRAWING.format(blue="").replace("king-0", "king-0 gold pass joker"), buildings=SECOND)
    play(game, "red enter 1")
    assert answers(game) == ["lay king-0", "lay joker", "done"]


def test_with_two_seats_the_treasury_may_be_used_as_with_more() -> None:
    game = position(
        """
        cartus red yellow · start red · enter of red
        row       treasury/4-cards hospital/2-rats
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1:
        yellow enter 1:
        """,
    )
    assert (hand(game, "red"), hand(game, "yellow")) == ("gold gold", "gold")
