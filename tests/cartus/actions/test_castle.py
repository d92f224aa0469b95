"""Castle (chivalry): take two swords; standard one. [§1]"""

from __future__ import annotations

import pytest

from tests.cartus.position import hand, play, position, report

PILE = 12
DRAWING = """
    cartus red yellow green blue · start red · enter of red
    row       castle/4-cards monastery/2-rats monastery/4-cards
    red       hand knight-0
    yellow    hand knight-1
    blue      hand king-0{blue}
"""


def test_the_premium_seat_takes_two_swords_and_the_others_one() -> None:
    game = position(DRAWING.format(blue=""))
    play(
        game,
        """
        red enter 1:
        yellow enter 1: knight-1
        green enter 1:
        blue enter 2:
        """,
    )
    assert hand(game, "red") == "knight-0 sword"
    assert hand(game, "yellow") == "sword sword"
    assert hand(game, "green") == "sword"
    assert report(game)["piles"]["sword"] == PILE - 4
    assert report(game)["phase"] == "buildings"


@pytest.mark.parametrize(
    ("left", "red", "yellow", "green"), [(4, 1, 2, 1), (3, 1, 2, 0), (2, 0, 2, 0), (1, 0, 1, 0), (0, 0, 0, 0)]
)
def test_a_short_pile_gives_what_it_has_in_the_order_of_the_actions(
    left: int, red: int, yellow: int, green: int
) -> None:
    game = position(DRAWING.format(blue=f" sword*{PILE - left}"))
    play(
        game,
        """
        red enter 1:
        yellow enter 1: knight-1
        green enter 1:
        blue enter 2:
        """,
    )
    hands = report(game)["hands"]
    assert [str(hands[seat]).count("sword") for seat in ("red", "yellow", "green")] == [red, yellow, green]
    assert report(game)["piles"]["sword"] == left - red - yellow - green


def test_what_is_taken_is_known_to_all() -> None:
    """They lie face up when taken: nobody can imagine the seat without them."""
    game = position(DRAWING.format(blue=""))
    play(
        game,
        """
        red enter 1:
        yellow enter 1: knight-1
        green enter 1:
        blue enter 2:
        """,
    )
    pile = ("joker", "sword", "flute", "pass", "gold").index("sword")
    for seat in (None, "blue", "red"):
        seen = game.blinded(game.state, seat)
        assert seen["least"][:, pile].tolist() == seen["most"][:, pile].tolist() == [1, 2, 1, 0, 0]


def test_laid_swords_return_to_their_pile_after_the_actions_only() -> None:
    """The pile is empty when the premium seat takes swords, though its own lie in the building."""
    game = position(DRAWING.format(blue=" sword*10").replace("knight-0", "sword*2"))
    play(
        game,
        """
        red enter 1: sword sword
        yellow enter 2:
        green enter 2:
        blue enter 2:
        """,
    )
    assert hand(game, "red") == ""
    assert report(game)["piles"]["sword"] == 2
