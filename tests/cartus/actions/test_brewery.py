"""Brewery (peasantry): draw a card for each influence scored this round; standard one for each two. [§1, ruling 4]"""

from __future__ import annotations

import pytest

from tests.cartus.actions.draws import dealt
from tests.cartus.position import influence, play, position, report

SECOND = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
BREWERY = """
    cartus red yellow green · start red · enter of red
    row       brewery/4-cards office/2-rats
    red       hand peasant-0*4 joker*2 sword{red}
    yellow    hand king-0*3 joker flute{yellow}
"""


@pytest.mark.parametrize(
    ("cards", "draws"),
    [("", 0), ("peasant-0", 1), ("peasant-0 peasant-0 joker", 3), ("joker joker sword", 2), ("sword", 0)],
)
def test_the_premium_seat_draws_a_card_for_each_influence(cards: str, draws: int) -> None:
    game = position(BREWERY.format(red="", yellow=""), buildings=SECOND)
    play(
        game,
        f"""
        red enter 1: {cards}
        yellow enter 2:
        green enter 2:
        """,
    )
    assert dealt(game) == ["red"] * draws
    assert influence(game, "peasantry") == (f"red {draws}" if draws else "")


@pytest.mark.parametrize(
    ("cards", "draws"),
    [
        ("", 0),
        ("king-0", 0),
        ("king-0 joker", 1),
        ("king-0 king-0 king-0", 1),
        ("king-0 king-0 king-0 joker flute", 2),
    ],
)
def test_the_others_draw_a_card_for_each_two_influence_rounded_down(cards: str, draws: int) -> None:
    """Cards of another class score too."""
    game = position(BREWERY.format(red="", yellow=" · rats 0"), buildings=SECOND)
    play(
        game,
        f"""
        red enter 1: peasant-0 peasant-0 peasant-0 peasant-0
        yellow enter 1: {cards}
        green enter 2:
        """,
    )
    assert dealt(game) == ["red"] * 4 + ["yellow"] * draws


@pytest.mark.parametrize(("before", "draws"), [(10, 4), (12, 3), (14, 1), (15, 0)])
def test_influence_beyond_the_end_of_the_track_brings_no_card_to_the_premium_seat(
    before: int, draws: int
) -> None:
    game = position(BREWERY.format(red=f" · peasantry {before}", yellow=""), buildings=SECOND)
    play(
        game,
        """
        red enter 1: peasant-0 peasant-0 peasant-0 peasant-0
        yellow enter 2:
        green enter 2:
        """,
    )
    assert dealt(game) == ["red"] * draws
    assert influence(game, "peasantry") == f"red {min(15, before + 4)}"


@pytest.mark.parametrize(("before", "draws"), [(11, 1), (12, 1), (13, 1), (14, 0), (15, 0)])
def test_influence_beyond_the_end_of_the_track_brings_no_card_to_the_others(before: int, draws: int) -> None:
    game = position(BREWERY.format(red="", yellow=f" · peasantry {before}"), buildings=SECOND)
    play(
        game,
        """
        red enter 1: peasant-0 peasant-0 peasant-0 peasant-0
        yellow enter 1: king-0 king-0 king-0
        green enter 2:
        """,
    )
    assert dealt(game) == ["red"] * 4 + ["yellow"] * draws


def test_the_end_of_the_track_does_not_take_the_premium_away() -> None:
    """The premium goes by cards, not by influence."""
    game = position(BREWERY.format(red=" · peasantry 15", yellow=""), buildings=SECOND)
    play(
        game,
        """
        red enter 1: peasant-0 peasant-0 peasant-0
        yellow enter 1: king-0 king-0
        green enter 2:
        """,
    )
    assert dealt(game) == ["yellow"]


def test_influence_of_earlier_rounds_does_not_count() -> None:
    game = position(BREWERY.format(red=" · peasantry 7 church 3", yellow=""), buildings=SECOND)
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        """,
    )
    assert dealt(game) == []


def test_a_short_deck_gives_what_it_has() -> None:
    game = position(
        f"""
        {BREWERY.format(red="", yellow="")}
        green     hand rest
        pool      witch-0*4 witch-1*2 witch-2
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1: peasant-0 peasant-0 peasant-0
        yellow enter 1: king-0 king-0
        green enter 2:
        """,
    )
    assert dealt(game) == ["red"] * 2
    assert report(game)["phase"] == "buildings"
    assert report(game)["piles"]["deck"] == 5
