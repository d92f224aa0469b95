"""Pied Piper's Hut (magic): take two flutes; standard one. [§1]"""

from __future__ import annotations

from tests.cartus.actions.piles import PIED_PIPERS_HUT
from tests.cartus.position import hand, play, report


def test_the_rat_goes_with_the_flute_before_the_action() -> None:
    """Flutes laid in the Hut work there as everywhere."""
    game = play(
        PIED_PIPERS_HUT.position(red="flute"),
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
    assert report(game)["piles"]["flute"] == PIED_PIPERS_HUT.pile - 3
