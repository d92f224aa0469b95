"""Steps that are better thought over."""

from __future__ import annotations

from rattus.kernel.ruleset import Care
from rattus.table.game import Game
from tests.plague.position import play, position

TURN = """
    rattus red yellow · turn of red · plague polonia
    gallia    rats 2  red 2
    cards     merchant red, witch red
"""


def care(game: Game) -> dict[str, Care]:
    """What red is told."""
    view = game.view("red")
    return game.ruleset.care(view.state, view.legal.texts)


def test_moving_the_plague_early_leaves_something_undone() -> None:
    game = position(TURN)
    assert care(game)["plague germania"] == Care("left", ("take", "place", "merchant", "look"))
    assert "take monk" not in care(game)
    play(game, "red take peasant\nred place gallia 2\nred merchant gallia germania 1")
    assert care(game)["plague germania"] == Care("left", ("look",))
    german = position(TURN, rulebook="de")
    assert care(german)["plague germania"] == Care("left", ("take", "place")), "these cards may be used later"


def test_the_plague_alone_is_moved_without_more_ado() -> None:
    game = position("rattus red yellow · turn of red · plague polonia\n germania red 1")
    play(game, "red take peasant\nred place germania")
    assert not care(game), "nothing else could be done"


def test_a_look_can_not_be_taken_back() -> None:
    assert care(position(TURN))["look gallia/1"] == Care("look")


def test_ending_the_turn_with_a_card_to_use_leaves_it_unused() -> None:
    game = position(TURN, rulebook="de")
    play(game, "red plague germania")
    if game.to_act == "?":
        raise AssertionError(game.legal)
    assert care(game)["end"] == Care("left", ("merchant", "look"))
