"""What the five buildings that give cards of a pile have in common. [§1]"""

from __future__ import annotations

import pytest

from rattus.cartus.edition import PILE_NAMES
from rattus.cartus.state import State
from tests.cartus.actions.piles import GIVERS, Giver
from tests.cartus.position import hand, report

every_giver = pytest.mark.parametrize("giver", GIVERS, ids=lambda giver: giver.building)


@every_giver
def test_the_premium_seat_takes_two_cards_and_the_others_one(giver: Giver) -> None:
    game = giver.entered()
    assert hand(game, "red") == f"{giver.people}-0 {giver.card}"
    assert hand(game, "yellow") == f"{giver.card} {giver.card}"
    assert hand(game, "green") == giver.card
    assert report(game)["piles"][giver.card] == giver.pile - 4
    assert report(game)["phase"] == "buildings"


@every_giver
@pytest.mark.parametrize(
    ("left", "taken"), [(4, [1, 2, 1]), (3, [1, 2, 0]), (2, [0, 2, 0]), (1, [0, 1, 0]), (0, [0, 0, 0])]
)
def test_a_short_pile_gives_what_it_has_in_the_order_of_the_actions(
    giver: Giver, left: int, taken: list[int]
) -> None:
    told = report(giver.entered(left))
    assert [str(told["hands"][seat]).count(giver.card) for seat in ("red", "yellow", "green")] == taken
    assert told["piles"][giver.card] == left - sum(taken)


@every_giver
def test_what_is_taken_is_known_to_all(giver: Giver) -> None:
    """The cards lie face up when they are taken: nobody can imagine the seat without them."""
    game = giver.entered()
    pile = PILE_NAMES.index(giver.card)
    for seat in (None, "blue", "red"):
        seen = State.of(game.blinded(game.state, seat))
        assert [row[pile] for row in seen.least] == [row[pile] for row in seen.most] == [1, 2, 1, 0, 0]
