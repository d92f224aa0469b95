"""Office (bourgeoisie): take two pass cards; standard one. [§1]"""

from __future__ import annotations

from tests.cartus.actions.piles import OFFICE
from tests.cartus.position import hand, play, report


def test_a_pass_card_of_the_office_is_used_from_the_next_round_on() -> None:
    """All have entered when the actions come."""
    game = play(
        OFFICE.position(),
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        blue enter 2:
        """,
    )
    assert hand(game, "red") == "merchant-0 pass pass"
    assert report(game)["phase"] == "buildings"
