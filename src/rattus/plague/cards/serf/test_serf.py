"""The Serf: a rat that kills another seat's citizen in your plague phase brings one of yours. [published; rulings]"""

from __future__ import annotations

import pytest

import rattus
from rattus.plague.events import Cause, CitizensLost, CitizensPlaced
from tests.plague.position import answers, board, drawn, play, position, report

CARDS = "serf+merchant+monk+knight+witch+king"


def ravaged(
    france: str, rats: list[str], *, cards: str = "serf red", seats: str = "red yellow"
) -> rattus.Game:
    """Red moves the plague to France, where these rats are turned up one after the other."""
    game = position(
        f"""
        bigbox {seats} · turn of red · plague england
        france    rats {len(rats)} ({", ".join(f"/{i} supply" for i in range(1, len(rats) + 1))})  {france}
        cards     {cards}
        coming    {" ".join(rats)}
        """,
        cards=CARDS,
    )
    play(game, "red plague france")
    play(game, "red spread espagna\n" * min(2, len(rats)))
    for face in rats:
        play(game, f"? rat france/1 {face}")
    return game


def test_a_rat_that_kills_another_seats_citizen_brings_one_of_the_reserve_at_once() -> None:
    game = ravaged("yellow 3", ["3+A"])
    assert board(game) == drawn("""
        bigbox red yellow · turn of yellow · plague france · supply 32
        espagna   rats 1
        france    red 1 yellow 2
        cards     serf red
    """)
    assert report(game)["reserve"] == {"red": 19, "yellow": 18}


def test_a_rat_that_kills_nobody_brings_nobody() -> None:
    game = ravaged("yellow 2", ["3+A"])
    assert report(game)["citizens"]["france"] == {"red": 0, "yellow": 2}


def test_a_rat_that_kills_only_the_holders_own_citizens_brings_nobody() -> None:
    game = ravaged("red 3 yellow 1", ["2+M"])
    assert report(game)["citizens"]["france"] == {"red": 2, "yellow": 1}


def test_it_is_one_citizen_a_rat_and_not_one_a_death() -> None:
    game = ravaged("yellow 2 green 2 blue 2", ["3+A"], seats="red yellow green blue")
    assert report(game)["citizens"]["france"] == {"red": 1, "yellow": 1, "green": 1, "blue": 1}


def test_each_rat_that_kills_brings_one() -> None:
    game = ravaged("yellow 6", ["2+M", "3+MBK", "3+MIB"])
    assert report(game)["citizens"]["france"] == {"red": 3, "yellow": 3}


def test_the_newcomer_counts_for_the_next_rat() -> None:
    """Three citizens: yellow loses one and red gains one, so the second rat finds three again."""
    game = ravaged("yellow 3", ["3+A", "3+MIB"])
    assert report(game)["citizens"]["france"] == {"red": 2, "yellow": 1}


def test_the_newcomer_can_be_killed_by_the_next_rat() -> None:
    game = ravaged("yellow 3", ["3+A", "3+A"])
    assert report(game)["citizens"]["france"] == {"red": 1, "yellow": 1}
    assert report(game)["reserve"] == {"red": 19, "yellow": 19}


def test_the_plague_goes_on_when_only_the_newcomer_is_left() -> None:
    game = ravaged("yellow 1", ["1+PB", "1+CK"], cards="serf red, merchant yellow, monk red")
    assert board(game) == drawn("""
        bigbox red yellow · turn of yellow · plague france · supply 30
        espagna   rats 2
        cards     merchant yellow, monk red, serf red
    """)


def test_a_citizen_lost_by_the_same_rat_may_be_the_one_that_comes() -> None:
    """Red's reserve is empty until the rat kills one of red's own."""
    game = ravaged("red 2 yellow 1\nitalia red 18", ["3+A"])
    assert report(game)["citizens"]["france"] == {"red": 2, "yellow": 0}
    assert report(game)["reserve"] == {"red": 0, "yellow": 20}


def test_with_an_empty_reserve_nobody_comes() -> None:
    game = ravaged("yellow 3\nitalia red 20", ["2+M"])
    assert report(game)["citizens"]["france"] == {"red": 0, "yellow": 2}


def test_the_serf_of_another_seat_is_of_no_use_in_this_plague_phase() -> None:
    game = ravaged("yellow 3 green 2", ["3+A"], cards="serf yellow", seats="red yellow green")
    assert report(game)["citizens"]["france"] == {"red": 0, "yellow": 2, "green": 1}


def test_the_serf_himself_is_of_the_peasantry() -> None:
    game = ravaged("red 2 yellow 2", ["1+PB"], cards="serf red, merchant yellow")
    assert report(game)["citizens"]["france"] == {"red": 2, "yellow": 1}


def test_what_happened_tells_of_the_death_and_of_the_newcomer() -> None:
    table = rattus.new("bigbox", seats=2, chance="ask", start="first", cards=CARDS)
    play(
        table,
        """
        ? plague england
        red settle italia
        yellow settle france
        yellow settle france
        red settle italia
        red take serf
        red plague france
        red spread espagna
        ? rat france/1 3+A*
        """,
    )
    *_, last = table.moments()
    told = table.explain(last)
    assert CitizensLost("yellow", "france", 1, Cause.ALL, None) in told
    assert CitizensPlaced("red", "france", 1, "serf") in told


# The last round.


def test_in_the_last_round_the_serf_moves_the_plague_one_step_or_lets_it_stay() -> None:
    game = position(
        "bigbox red yellow · last round of red · plague england\ncards serf red",
        cards=CARDS,
    )
    assert answers(game) == ["plague england", "plague france", "plague scandinavia", "pass"]


@pytest.mark.parametrize("region", ["england", "france"])
def test_in_the_last_round_the_plague_ravages_there_at_once_without_spreading(region: str) -> None:
    game = position(
        f"""
        bigbox red yellow · last round of red · plague england
        {region}  rats 2 (/1 supply)  yellow 3
        cards     serf red
        coming    3+A 2+M
        """,
        cards=CARDS,
    )
    play(game, f"red plague {region}")
    assert report(game)["phase"] == "ravage"
    play(
        game,
        f"""
        ? rat {region}/1 3+A
        ? rat {region}/1 2+M
        """,
    )
    assert board(game) == drawn(f"""
        bigbox red yellow · last round of red · plague {region} · supply 32
        {region}  red 2 yellow 1
        cards     serf red
    """)
    assert answers(game) == ["pass"]


def test_in_the_last_round_the_serf_alone_does_not_lower_the_limits() -> None:
    game = position(
        """
        bigbox red yellow · last round of red · plague england
        france    rats 1 (/1 supply)  yellow 3
        cards     serf red
        coming    4+A
        """,
        cards=CARDS,
    )
    play(
        game,
        """
        red plague france
        ? rat france/1 4+A
        """,
    )
    assert report(game)["citizens"]["france"] == {"red": 0, "yellow": 3}


def test_in_the_last_round_knight_and_serf_are_used_together_by_one_step() -> None:
    """Up to two steps for the Knight, limits − 2 for the Knight, a newcomer for the Serf."""
    game = position(
        """
        bigbox red yellow · last round of red · plague england
        italia    rats 1 (/1 supply)  yellow 2
        cards     serf red, knight red
        coming    4+A
        """,
        cards=CARDS,
    )
    assert "plague italia" in answers(game)
    assert "plague hungaria" not in answers(game)
    play(
        game,
        """
        red plague italia
        ? rat italia/1 4+A
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · last round of red · plague italia · supply 33
        italia    red 1 yellow 1
        cards     knight red, serf red
    """)
    assert answers(game) == ["pass"]


def test_the_final_ravage_is_nobodys_plague_phase() -> None:
    """Red had the last turn, holds the Serf and chooses among the rats, but gains nothing."""
    game = position(
        """
        bigbox red yellow · last round of yellow · last turn of red · plague england
        france    rats 1 (/1 supply)  yellow 3
        cards     serf red
        coming    3+A
        """,
        cards=CARDS,
    )
    play(
        game,
        """
        yellow pass
        ? rat france/1 3+A
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · over · plague england · supply 33
        france    yellow 2
        cards     serf red
    """)


def test_a_serf_not_used_in_the_last_round_gains_nothing_in_the_final_ravage() -> None:
    game = position(
        """
        bigbox red yellow · last round of red · plague england
        france    rats 1 (/1 supply)  yellow 3
        cards     serf red
        coming    3+A
        """,
        cards=CARDS,
    )
    play(
        game,
        """
        red pass
        ? rat france/1 3+A
        """,
    )
    assert report(game)["citizens"]["france"] == {"red": 0, "yellow": 2}
