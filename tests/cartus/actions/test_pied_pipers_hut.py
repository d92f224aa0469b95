"""Pied Piper's Hut (magic): take two flutes; standard one. [§1]"""

from __future__ import annotations

import pytest

from tests.cartus.position import hand, play, position, report

SECOND = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
PILE = 12
DRAWING = """
    cartus red yellow green blue · start red · enter of red
    row       pied-pipers-hut/4-cards brewery/2-rats brewery/4-cards
    red       hand witch-0
    yellow    hand witch-1
    blue      hand king-0{blue}
"""


def test_the_premium_seat_takes_two_flutes_and_the_others_one() -> None:
    game = position(DRAWING.format(blue=""), buildings=SECOND)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: witch-1
        green enter 1:
        blue enter 2:
        """,
    )
    assert hand(game, "red") == "witch-0 flute"
    assert hand(game, "yellow") == "flute flute"
    assert hand(game, "green") == "flute"
    assert report(game)["piles"]["flute"] == PILE - 4
    assert report(game)["phase"] == "buildings"


@pytest.mark.parametrize(
    ("left", "red", "yellow", "green"), [(4, 1, 2, 1), (3, 1, 2, 0), (2, 0, 2, 0), (1, 0, 1, 0), (0, 0, 0, 0)]
)
def test_a_short_pile_gives_what_it_has_in_the_order_of_the_actions(
    left: int, red: int, yellow: int, green: int
) -> None:
    game = position(DRAWING.format(blue=f" flute*{PILE - left}"), buildings=SECOND)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: witch-1
        green enter 1:
        blue enter 2:
        """,
    )
    hands = report(game)["hands"]
    assert [str(hands[seat]).count("flute") for seat in ("red", "yellow", "green")] == [red, yellow, green]
    assert report(game)["piles"]["flute"] == left - red - yellow - green


def test_what_is_taken_is_known_to_all() -> None:
    """They lie face up when taken: nobody can imagine the seat without them."""
    game = position(DRAWING.format(blue=""), buildings=SECOND)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: witch-1
        green enter 1:
        blue enter 2:
        """,
    )
    pile = ("joker", "sword", "flute", "pass", "gold").index("flute")
    for seat in (None, "blue", "red"):
        seen = game.blinded(game.state, seat)
        assert seen["least"][:, pile].tolist() == seen["most"][:, pile].tolist() == [1, 2, 1, 0, 0]


def test_the_rat_goes_with_the_flute_before_the_action() -> None:
    """Flutes laid in the Hut work there as everywhere."""
    game = position(DRAWING.format(blue="").replace("witch-0", "flute"), buildings=SECOND)
    play(
        game,
        """
        red enter 1: flute
        yellow enter 1: witch-1
        green enter 2:
        blue enter 2:
        """,
    )
    assert report(game)["rats"] == {"red": 9, "yellow": 11, "green": 10, "blue": 10}
    assert hand(game, "red") == "flute"
    assert hand(game, "yellow") == "flute flute"
    assert report(game)["piles"]["flute"] == PILE - 3
