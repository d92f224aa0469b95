"""Office (bourgeoisie): take two pass cards; standard one. [§1]"""

from __future__ import annotations

import pytest

from tests.cartus.position import hand, play, position, report

SECOND = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
PILE = 12
DRAWING = """
    cartus red yellow green blue · start red · enter of red
    row       office/4-cards brewery/2-rats brewery/4-cards
    red       hand merchant-0
    yellow    hand merchant-1
    blue      hand king-0{blue}
"""


def test_the_premium_seat_takes_two_pass_cards_and_the_others_one() -> None:
    game = position(DRAWING.format(blue=""), buildings=SECOND)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: merchant-1
        green enter 1:
        blue enter 2:
        """,
    )
    assert hand(game, "red") == "merchant-0 pass"
    assert hand(game, "yellow") == "pass pass"
    assert hand(game, "green") == "pass"
    assert report(game)["piles"]["pass"] == PILE - 4
    assert report(game)["phase"] == "buildings"


@pytest.mark.parametrize(
    ("left", "red", "yellow", "green"), [(4, 1, 2, 1), (3, 1, 2, 0), (2, 0, 2, 0), (1, 0, 1, 0), (0, 0, 0, 0)]
)
def test_a_short_pile_gives_what_it_has_in_the_order_of_the_actions(
    left: int, red: int, yellow: int, green: int
) -> None:
    game = position(DRAWING.format(blue=f" pass*{PILE - left}"), buildings=SECOND)
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
    assert [str(hands[seat]).count("pass") for seat in ("red", "yellow", "green")] == [red, yellow, green]
    assert report(game)["piles"]["pass"] == left - red - yellow - green


def test_what_is_taken_is_known_to_all() -> None:
    """They lie face up when taken: nobody can imagine the seat without them."""
    game = position(DRAWING.format(blue=""), buildings=SECOND)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: merchant-1
        green enter 1:
        blue enter 2:
        """,
    )
    pile = ("joker", "sword", "flute", "pass", "gold").index("pass")
    for seat in (None, "blue", "red"):
        seen = game.blinded(game.state, seat)
        assert seen["least"][:, pile].tolist() == seen["most"][:, pile].tolist() == [1, 2, 1, 0, 0]


def test_a_pass_card_of_the_office_is_used_from_the_next_round_on() -> None:
    """All have entered when the actions come."""
    game = position(DRAWING.format(blue=""), buildings=SECOND)
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        blue enter 2:
        """,
    )
    assert hand(game, "red") == "merchant-0 pass pass"
    assert report(game)["phase"] == "buildings"
