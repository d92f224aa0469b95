"""Farm (peasantry): draw four cards; standard two. [§1]"""

from __future__ import annotations

from tests.cartus.actions.draws import dealt
from tests.cartus.position import hand, influence, play, position, report

FARM = """
    cartus red yellow green · start red · enter of red
    row       farm/4-cards castle/2-rats
    red       hand peasant-0 king-0
    yellow    hand peasant-1 peasant-2 joker
    green     hand witch-4
"""


def test_the_premium_seat_draws_four_cards_then_the_others_two_in_order_of_entering() -> None:
    game = position(FARM)
    play(
        game,
        """
        red enter 1: king-0
        yellow enter 1: peasant-1 peasant-2 joker
        green enter 1:
        """,
    )
    assert dealt(game) == ["yellow"] * 4 + ["red"] * 2 + ["green"] * 2
    assert report(game)["hands"]["yellow"] == ["peasant-0"] * 3 + ["peasant-1"]
    assert hand(game, "green").endswith("witch-4")
    assert influence(game, "peasantry") == "yellow 3 red 1"
    assert report(game)["phase"] == "buildings"


def test_a_seat_alone_has_the_premium_without_a_card() -> None:
    game = position(FARM)
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        """,
    )
    assert dealt(game) == ["red"] * 4


def test_drawing_goes_on_from_the_discards_when_the_deck_is_empty_in_between() -> None:
    game = position(f"""
        {FARM}
        pool      witch-0*4 witch-1 witch-2 witch-3
        discards  rest
    """)
    assert report(game)["piles"]["deck"] == 2
    play(
        game,
        """
        red enter 1: peasant-0
        yellow enter 2:
        green enter 2:
        ? deal red witch-0
        """,
    )
    assert report(game)["piles"]["deck"] == 1
    assert report(game)["piles"]["discards"] == 72
    play(game, "? deal red witch-1")
    assert (report(game)["piles"]["deck"], report(game)["piles"]["discards"]) == (72, 0)
    play(
        game,
        """
        ? deal red knight-0
        ? deal red king-0
        """,
    )
    assert hand(game, "red") == "knight-0 witch-0 witch-1 king-0 king-0"
    assert report(game)["discards"] == {"peasant-0": 1}


def test_the_cards_laid_in_the_farm_are_not_among_those_drawn_there() -> None:
    """They leave after the actions."""
    game = position(f"""
        {FARM.replace("witch-4", "rest")}
        pool      witch-0*4 witch-1
    """)
    assert report(game)["piles"]["deck"] == 0
    play(
        game,
        """
        red enter 1: peasant-0
        yellow enter 2:
        green enter 2:
        """,
    )
    assert hand(game, "red") == "king-0"
    assert report(game)["phase"] == "buildings"
    assert (report(game)["piles"]["deck"], report(game)["piles"]["discards"]) == (1, 0)


def test_a_short_deck_without_discards_gives_what_it_has_and_the_others_get_nothing() -> None:
    game = position(f"""
        {FARM.replace("witch-4", "rest")}
        pool      witch-0*4 witch-1 witch-2*2 king-1
    """)
    play(
        game,
        """
        red enter 1: peasant-0
        yellow enter 1:
        green enter 2:
        """,
    )
    assert dealt(game) == ["red"] * 3
    assert hand(game, "yellow") == "peasant-1 peasant-2 joker"
    assert report(game)["phase"] == "buildings"


def test_with_two_seats_only_one_draws_four() -> None:
    game = position("""
        cartus red yellow · start red · enter of red
        row       farm/4-cards castle/2-rats
        red       hand peasant-0
        yellow    hand king-0*2
    """)
    play(
        game,
        """
        red enter 1: peasant-0
        yellow enter 2: king-0 king-0
        """,
    )
    assert dealt(game) == ["red"] * 2
    assert hand(game, "yellow") == "sword sword"


def test_in_the_last_round_nobody_draws_and_the_premium_is_influence() -> None:
    game = position(FARM.replace("enter of", "last round · enter of"))
    play(
        game,
        """
        red enter 1: peasant-0
        yellow enter 1: peasant-1
        green enter 2:
        """,
    )
    assert influence(game, "peasantry") == "red 2 yellow 1"
    assert influence(game, "chivalry") == "green 1"
    assert report(game)["phase"] == "plague"
