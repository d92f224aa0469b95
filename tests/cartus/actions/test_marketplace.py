"""Marketplace (bourgeoisie): take two jokers; standard one. [§1]"""

from __future__ import annotations

import pytest

from tests.cartus.position import hand, play, position, report

PILE = 15
DRAWING = """
    cartus red yellow green blue · start red · enter of red
    row       marketplace/4-cards castle/2-rats castle/4-cards
    red       hand merchant-0
    yellow    hand merchant-1
    blue      hand king-0{blue}
"""


def test_the_premium_seat_takes_two_jokers_and_the_others_one() -> None:
    game = position(DRAWING.format(blue=""))
    play(
        game,
        """
        red enter 1:
        yellow enter 1: merchant-1
        green enter 1:
        blue enter 2:
        """,
    )
    assert hand(game, "red") == "merchant-0 joker"
    assert hand(game, "yellow") == "joker joker"
    assert hand(game, "green") == "joker"
    assert report(game)["piles"]["joker"] == PILE - 4
    assert report(game)["phase"] == "buildings"


@pytest.mark.parametrize(
    ("left", "red", "yellow", "green"), [(4, 1, 2, 1), (3, 1, 2, 0), (2, 0, 2, 0), (1, 0, 1, 0), (0, 0, 0, 0)]
)
def test_a_short_pile_gives_what_it_has_in_the_order_of_the_actions(
    left: int, red: int, yellow: int, green: int
) -> None:
    game = position(DRAWING.format(blue=f" joker*{PILE - left}"))
    play(
        game,
        """
        red enter 1:
        yellow enter 1: merchant-1
        green enter 1:
        blue enter 2:
        """,
    )
    hands = report(game)["hands"]
    assert [str(hands[seat]).count("joker") for seat in ("red", "yellow", "green")] == [red, yellow, green]
    assert report(game)["piles"]["joker"] == left - red - yellow - green


def test_what_is_taken_is_known_to_all() -> None:
    """They lie face up when taken: nobody can imagine the seat without them."""
    game = position(DRAWING.format(blue=""))
    play(
        game,
        """
        red enter 1:
        yellow enter 1: merchant-1
        green enter 1:
        blue enter 2:
        """,
    )
    pile = ("joker", "sword", "flute", "pass", "gold").index("joker")
    for seat in (None, "blue", "red"):
        seen = game.blinded(game.state, seat)
        assert seen["least"][:, pile].tolist() == seen["most"][:, pile].tolist() == [1, 2, 1, 0, 0]


def test_laid_jokers_return_to_their_pile_after_the_actions_only() -> None:
    game = position(DRAWING.format(blue=" joker*13").replace("merchant-0", "joker*2"))
    assert report(game)["piles"]["joker"] == 0
    play(
        game,
        """
        red enter 1: joker joker
        yellow enter 1: merchant-1
        green enter 2:
        blue enter 2:
        """,
    )
    assert hand(game, "red") == ""
    assert report(game)["piles"]["joker"] == 2
