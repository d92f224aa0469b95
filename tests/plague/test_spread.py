"""The plague spreads: new rats beside the plague region. [2010 C.1]"""

from __future__ import annotations

import pytest

from tests.plague.position import answers, board, drawn, play, position, report


@pytest.mark.parametrize(("rats", "new"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_no_rat_brings_none_one_brings_one_and_two_or_three_bring_two(rats: int, new: int) -> None:
    game = position(f"""
        rattus red yellow · turn of red · plague gallia · supply 20
        hispania  rats {rats}
    """)
    play(game, "red plague hispania")
    asked = 0
    while report(game)["phase"] == "spread":
        assert game.to_act == "red"
        game.play("spread gallia")
        asked += 1
    assert asked == new
    assert report(game)["supply"] == 20 - new
    assert len(report(game)["rats"]["gallia"]) == new


def test_new_rats_come_to_neighbours_of_the_plague_region_not_to_itself() -> None:
    game = position("""
        rattus red yellow green blue · turn of red · plague italia
        tartaria  rats 1
        turcia    rats 1
    """)
    play(game, "red plague turcia")
    assert answers(game) == ["spread italia", "spread bulgaria", "spread tartaria"]


def test_new_rats_come_to_regions_in_play_only() -> None:
    game = position("""
        rattus red yellow green · turn of red · plague italia
        turcia    rats 1
    """)
    play(game, "red plague turcia")
    assert answers(game) == ["spread italia", "spread bulgaria"]


@pytest.mark.parametrize("second", ["gallia", "italia"])
def test_two_new_rats_come_to_one_region_or_to_two(second: str) -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia · supply 20
        hispania  rats 2
    """)
    play(
        game,
        f"""
        red plague hispania
        red spread gallia
        red spread {second}
        """,
    )
    rats = "gallia rats 2" if second == "gallia" else "gallia rats 1\nitalia rats 1"
    assert board(game) == drawn(f"""
        rattus red yellow · turn of yellow · plague hispania · supply 18
        hispania  rats 2
        {rats}
    """)


def test_new_rats_lie_face_down_in_the_next_slot_and_nobody_has_seen_them() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia
        hispania  rats 1
        italia    rats 1 (/1 2+M seen by red)
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        """,
    )
    assert report(game)["rats"]["italia"] == ["2+M", "hidden"]
    assert report(game)["seen"] == {"italia/1": ["red"]}


def test_no_new_rat_comes_where_three_are() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia
        gallia    rats 3
        hispania  rats 1
    """)
    play(game, "red plague hispania")
    assert answers(game) == ["spread italia"]


def test_a_region_filled_by_the_first_new_rat_takes_no_second() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia
        gallia    rats 2
        hispania  rats 2
    """)
    play(
        game,
        """
        red plague hispania
        red spread gallia
        """,
    )
    assert answers(game) == ["spread italia"]


def test_where_all_neighbours_have_three_rats_no_rat_is_placed() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia · supply 15
        gallia    rats 3
        hispania  rats 2
        italia    rats 3
    """)
    play(game, "red plague hispania")
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague hispania · supply 15
        gallia    rats 3
        hispania  rats 2
        italia    rats 3
    """)


def test_where_only_one_new_rat_finds_room_the_other_is_not_placed() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia · supply 15
        gallia    rats 3
        hispania  rats 3
        italia    rats 2
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague hispania · supply 14
        gallia    rats 3
        hispania  rats 3
        italia    rats 3
    """)


def test_where_no_rat_can_be_placed_the_region_is_ravaged_all_the_same() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia · supply 15
        gallia    rats 3
        hispania  rats 1  yellow 1
        italia    rats 3
        coming    1+PB*
    """)
    play(game, "red plague hispania")
    assert game.to_act == "?"
    play(game, "? rat hispania/1 1+PB*")
    assert game.to_act == "yellow"


def test_the_new_rats_are_counted_when_the_plague_arrives() -> None:
    """Two rats bring two, though both are turned in the same ravage; new rats bring no further ones."""
    game = position("""
        rattus red yellow · turn of red · plague gallia · supply 20
        gallia    rats 1
        hispania  rats 2  yellow 1
        coming    1+PB* 6+A
    """)
    play(
        game,
        """
        red plague hispania
        red spread gallia
        red spread gallia
        ? rat hispania/1 1+PB*
        ? rat hispania/1 6+A
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague hispania · supply 18
        gallia    rats 3
        hispania  yellow 1
    """)


def test_the_plague_spreads_where_no_citizen_lives() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia · supply 20
        hispania  rats 1
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague hispania · supply 19
        hispania  rats 1
        italia    rats 1
    """)
