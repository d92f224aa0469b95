"""Marketplace (bourgeoisie): take two jokers; standard one. [§1]"""

from __future__ import annotations

from tests.cartus.actions.piles import MARKETPLACE
from tests.cartus.position import hand, play, report


def test_laid_jokers_return_to_their_pile_after_the_actions_only() -> None:
    game = MARKETPLACE.position(red="joker*2", left=2)
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
