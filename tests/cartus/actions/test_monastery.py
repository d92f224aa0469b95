"""Monastery (church): two rats are taken off; standard one. [§1]"""

from __future__ import annotations

import pytest

from tests.cartus.position import play, position, report

MONASTERY = """
    cartus red yellow green · start red · enter of red
    row       monastery/4-cards castle/2-rats
    red       hand monk-0*2 king-0{red}
    yellow    hand monk-1 witch-1*2{yellow}
"""


def test_the_premium_seat_takes_off_two_rats_and_the_others_one() -> None:
    game = position(MONASTERY.format(red="", yellow=""))
    play(
        game,
        """
        red enter 1:
        yellow enter 1: monk-1
        green enter 1:
        """,
    )
    assert report(game)["rats"] == {"red": 9, "yellow": 8, "green": 9}
    assert report(game)["phase"] == "buildings"


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_rats_of_the_premium_seat_can_not_go_below_0(before: int, after: int) -> None:
    game = position(MONASTERY.format(red=f" · rats {before}", yellow=""))
    play(
        game,
        """
        red enter 1: monk-0
        yellow enter 2:
        green enter 2:
        """,
    )
    assert report(game)["rats"]["red"] == after


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1)])
def test_rats_of_the_others_can_not_go_below_0(before: int, after: int) -> None:
    game = position(MONASTERY.format(red="", yellow=f" · rats {before}"))
    play(
        game,
        """
        red enter 1: monk-0
        yellow enter 1:
        green enter 2:
        """,
    )
    assert report(game)["rats"]["yellow"] == after


def test_rats_of_strangers_come_before_the_action() -> None:
    game = position(MONASTERY.format(red="", yellow=" · rats 0"))
    play(
        game,
        """
        red enter 2:
        yellow enter 1: witch-1 witch-1 monk-1
        green enter 2:
        """,
    )
    assert report(game)["rats"]["yellow"] == 0


def test_in_the_last_round_no_rat_is_taken_off() -> None:
    game = position(MONASTERY.format(red="", yellow="").replace("enter of", "last round · enter of"))
    play(
        game,
        """
        red enter 1: monk-0
        yellow enter 1: witch-1
        green enter 2:
        """,
    )
    assert report(game)["rats"] == {"red": 10, "yellow": 11, "green": 10}
    assert report(game)["influence"]["church"][0] == ["red", 2]
