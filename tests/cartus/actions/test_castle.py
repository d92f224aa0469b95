"""Castle (chivalry): take two swords; standard one. [§1]"""

from __future__ import annotations

from tests.cartus.actions.piles import CASTLE
from tests.cartus.position import hand, play, report


def test_laid_swords_return_to_their_pile_after_the_actions_only() -> None:
    """The pile is empty when the premium seat takes swords, though its own lie in the building."""
    game = CASTLE.position(red="sword*2", left=2)
    assert report(game)["piles"]["sword"] == 0
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
