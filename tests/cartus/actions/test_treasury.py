"""Treasury (royalty): take two gold cards; standard one. [§1]"""

from __future__ import annotations

from tests.cartus.actions.piles import TREASURY
from tests.cartus.position import answers, hand, play, position


def test_gold_can_not_be_laid() -> None:
    game = play(TREASURY.position(red="king-0 gold pass joker"), "red enter 1")
    assert answers(game) == ["lay king-0", "lay joker", "done"]


def test_with_two_seats_the_treasury_may_be_used_as_with_more() -> None:
    game = position(
        """
        cartus red yellow · start red · enter of red
        row       treasury/4-cards hospital/2-rats
        """,
        buildings="mixed",
    )
    play(game, "red enter 1:\nyellow enter 1:")
    assert (hand(game, "red"), hand(game, "yellow")) == ("gold gold", "gold")
