"""The end: when it comes, the last round, the final ravage, the score. [2010 game end]"""

from __future__ import annotations

import pytest

import rattus
from tests.plague.position import answers, board, drawn, play, position, report, verbs

COLOURS = ("red", "yellow", "green", "blue")


# When the regular game ends.


def test_the_game_ends_after_the_turn_in_which_the_supply_is_empty() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia · supply 1
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
        rattus red yellow · last round of yellow · plague hispania · supply 0
        hispania  rats 1
        italia    rats 1
    """)


def test_the_game_goes_on_while_a_rat_is_in_the_supply() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia · supply 2
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
        rattus red yellow · turn of yellow · plague hispania · supply 1
        hispania  rats 1
        italia    rats 1
    """)


def test_the_game_ends_after_a_turn_at_whose_end_the_active_seats_reserve_is_empty() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia
        scandia   rats 1
        haven     red 19
    """)
    play(
        game,
        """
        red place scandia
        red plague hispania
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · last round of yellow · plague hispania · supply 29
        scandia   rats 1  red 1
        haven     red 19
    """)


@pytest.mark.parametrize(("limit", "asked"), [(2, "last round of red"), (3, "turn of red")])
def test_the_game_ends_after_as_many_turns_as_the_turn_limit_says(limit: int, asked: str) -> None:
    """Turns of all seats together."""
    game = position("rattus red yellow · turn of red · plague gallia · turn 1", turn_limit=limit)
    play(
        game,
        """
        red plague hispania
        yellow plague italia
        """,
    )
    assert asked in board(game)


def test_the_turn_limit_is_300_turns_unless_it_is_said() -> None:
    game = position("rattus red yellow · turn of yellow · plague gallia · turn 300")
    assert "last round of red" in board(play(game, "yellow plague hispania"))
    game = position("rattus red yellow · turn of yellow · plague gallia · turn 299")
    assert "turn of red" in board(play(game, "yellow plague hispania"))


# The last round.


@pytest.mark.parametrize(
    ("seats", "last", "order"),
    [
        (2, "red", ["yellow"]),
        (2, "yellow", ["red"]),
        (3, "red", ["green", "yellow"]),
        (3, "green", ["yellow", "red"]),
        (4, "red", ["blue", "green", "yellow"]),
        (4, "green", ["yellow", "red", "blue"]),
    ],
)
def test_the_last_round_goes_counter_clockwise_from_the_right_of_the_last_active_seat_which_is_left_out(
    seats: int, last: str, order: list[str]
) -> None:
    game = position(
        f"rattus {' '.join(COLOURS[:seats])} · turn of {last} · plague gallia · turn 1",
        turn_limit=1,
    )
    play(game, f"{last} plague hispania")
    asked = []
    while not game.over:
        assert report(game)["phase"] == "last"
        asked.append(game.to_act)
        game.play("pass")
    assert asked == order


def test_in_the_last_round_a_seat_without_cards_can_only_pass() -> None:
    """No taking, no placing, no move of the plague."""
    game = position("""
        rattus red yellow · last round of red · plague gallia
        hispania  rats 2  red 2
        italia    red 2
        cards     king yellow
    """)
    assert answers(game) == ["pass"]


def test_in_the_last_round_each_card_is_used_at_most_once_and_in_any_order() -> None:
    game = position("""
        rattus red yellow · last round of red · plague gallia
        hispania  rats 1  red 1
        cards     peasant red, merchant red, monk red, knight red, witch red, king red
        coming    1+PB*
    """)
    assert verbs(game) == {"peasant", "merchant", "monk", "plague", "look", "pass"}
    play(
        game,
        """
        red look hispania/1
        ? rat hispania/1 1+PB*
        red monk hispania gallia
        red king hispania
        red plague italia
        red peasant polonia
        red merchant polonia germania 1
        """,
    )
    assert answers(game) == ["pass"]
    assert board(game) == drawn("""
        rattus red yellow · last round of red · plague italia · supply 29
        gallia    rats 1 (/1 1+PB* seen by red)
        germania  red 1
        haven     red 1
        cards     peasant red, merchant red, monk red, knight red, witch red, king red
    """)


def test_a_seat_may_pass_with_cards_unused_and_is_not_asked_again() -> None:
    game = position("""
        rattus red yellow green · last round of yellow · last turn of green · plague gallia
        hispania  red 1 yellow 1
        cards     merchant yellow, king red
    """)
    play(game, "yellow pass")
    assert answers(game) == ["king hispania", "pass"]
    play(game, "red pass")
    assert game.over


# The final ravage.


def test_the_final_ravage_comes_to_every_region_in_board_order() -> None:
    game = position(
        """
        rattus red yellow green blue · turn of red · plague scandia · turn 1
        elsewhere rats 1  red 1
        polonia   yellow 1
        """,
        turn_limit=1,
    )
    play(
        game,
        """
        red plague polonia
        blue pass
        green pass
        yellow pass
        """,
    )
    order = []
    while not game.over:
        assert report(game)["phase"] == "final"
        order.append(answers(game)[0].split()[1])
        game.play(game.legal[0])
    regions = list(report(game)["rats"])
    assert order == [f"{region}/1" for region in regions if region != "polonia"]
    assert regions[-4:] == ["bulgaria", "turcia", "russia", "tartaria"]


def test_in_the_final_ravage_each_region_is_ravaged_until_no_rat_or_no_citizen_is_left() -> None:
    game = position("""
        rattus red yellow · last round of red · plague scandia · supply 10
        gallia    rats 3 (/1 supply)  red 2
        hispania  rats 2 (/1 supply)  yellow 1
        italia    rats 2
        polonia   yellow 1
        cards     king yellow
        coming    2+M 1+PC 6+A 1+KR
    """)
    play(
        game,
        """
        red pass
        ? rat gallia/1 2+M
        ? rat gallia/1 1+PC
        ? rat gallia/1 6+A
        ? rat hispania/1 1+KR
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · over · plague scandia · supply 10
        gallia    red 1
        hispania  rats 1
        italia    rats 2
        polonia   yellow 1
        cards     king yellow
    """)
    assert game.result == (("red", 1), ("yellow", 1))


FINAL_CHOICE = """
    rattus red yellow green · last round of {seat} · last turn of {last} · plague scandia
    gallia    rats 2 (/2 2+M seen by {knows})  red 9
"""


def test_in_the_final_ravage_the_seat_that_had_the_last_turn_chooses() -> None:
    game = position(FINAL_CHOICE.format(seat="green", last="yellow", knows="yellow"))
    # Yellow had the last turn; red and then green have the last round.
    play(game, "green pass")
    assert game.to_act == "yellow"
    assert answers(game) == ["turn gallia/1", "turn gallia/2"]
    assert report(game)["phase"] == "final"
    play(game, "yellow turn gallia/2")
    assert game.weights == {"rat gallia/2 2+M": 1}


@pytest.mark.parametrize("knows", ["red", "green"])
def test_in_the_final_ravage_the_last_active_seat_chooses_also_where_only_others_have_looked(
    knows: str,
) -> None:
    game = position(FINAL_CHOICE.format(seat="green", last="yellow", knows=knows))
    play(game, "green pass")
    assert (game.to_act, answers(game)) == ("yellow", ["turn gallia/1", "turn gallia/2"])


def test_losses_of_the_final_ravage_count_cards_and_majorities_as_always() -> None:
    game = position("""
        rattus red yellow · last round of red · plague scandia
        gallia    rats 1 (/1 supply)  red 3 yellow 2
        cards     merchant yellow
        coming    2+MBC
    """)
    play(
        game,
        """
        red pass
        ? rat gallia/1 2+MBC
        """,
    )
    assert game.result == (("red", 2), ("yellow", 1))


# The score.


def test_citizens_on_the_board_and_in_the_haven_score_and_the_most_win() -> None:
    game = position("""
        rattus red yellow green · last round of yellow · last turn of green · plague gallia
        hispania  red 2 yellow 1
        polonia   red 1
        haven     yellow 3 green 9
    """)
    play(
        game,
        """
        yellow pass
        red pass
        """,
    )
    assert game.result == (("green", 9), ("yellow", 4), ("red", 3))


@pytest.mark.parametrize(
    ("last", "ranking"),
    [
        ("red", ["yellow", "green", "blue", "red"]),
        ("yellow", ["green", "blue", "red", "yellow"]),
        ("green", ["blue", "red", "yellow", "green"]),
        ("blue", ["red", "yellow", "green", "blue"]),
    ],
)
def test_a_tie_goes_to_the_seat_that_would_have_had_the_next_turn_first(
    last: str, ranking: list[str]
) -> None:
    game = position(
        f"""
        rattus red yellow green blue · turn of {last} · plague gallia · turn 1
        hispania  red 1 yellow 1 green 1 blue 1
        """,
        turn_limit=1,
    )
    play(game, f"{last} plague italia")
    while not game.over:
        game.play("pass")
    assert game.result == tuple((seat, 1) for seat in ranking)


def test_the_whole_ranking_uses_the_order_of_the_next_turns_for_ties() -> None:
    game = position(
        """
        rattus red yellow green blue · turn of yellow · plague gallia · turn 1
        hispania  red 3 yellow 1 green 1 blue 3
        """,
        turn_limit=1,
    )
    play(
        game,
        """
        yellow plague italia
        red pass
        blue pass
        green pass
        """,
    )
    assert game.result == (("blue", 3), ("red", 3), ("green", 1), ("yellow", 1))


def test_after_the_end_nothing_can_be_played() -> None:
    game = position("rattus red yellow · last round of red · plague gallia")
    assert game.result is None
    play(game, "red pass")
    assert game.to_act is None
    assert answers(game) == []
    with pytest.raises(rattus.IllegalStep):
        game.play("pass")


# The Big Box.


def test_in_the_big_box_too_the_game_ends_after_the_turn_in_which_the_supply_is_empty() -> None:
    game = position("""
        bigbox red yellow green · turn of red · plague england · supply 1
        france    rats 3  yellow 1
        cards     knight yellow
        coming    6+A 6+MA 2+M
    """)
    play(
        game,
        """
        red plague france
        red spread italia
        """,
    )
    assert (game.to_act, report(game)["phase"]) == ("?", "ravage")
    play(
        game,
        """
        ? rat france/1 1+PC*
        ? rat france/1 6+A
        ? rat france/1 6+MA
        """,
    )
    assert game.to_act == "green"
    assert report(game)["phase"] == "last"


@pytest.mark.parametrize("seats", [5, 6])
def test_the_last_round_of_five_and_six_seats_goes_counter_clockwise_and_leaves_out_the_last_active_seat(
    seats: int,
) -> None:
    names = ["red", "yellow", "green", "blue", "purple", "white"][:seats]
    game = position(
        f"""
        bigbox {" ".join(names)} · turn of green · plague england · caravan italia
        italia    red 1
        """,
        turn_limit=3,
    )
    play(game, "green plague france")
    asked = []
    while not game.over:
        asked.append(game.to_act)
        assert answers(game) == ["pass"]
        game.play("pass")
    order = [names[(2 - i) % seats] for i in range(1, seats)]
    assert asked == order
    assert "green" not in asked


def test_in_the_last_round_of_the_big_box_all_cards_are_used_once_in_any_order() -> None:
    game = position("""
        bigbox red yellow green blue purple · last round of red · plague england · caravan espagna
        france    rats 1  red 3
        germania  red 2
        cards     peasant red, merchant red, monk red, knight red, king red, courier red, caravanner red
    """)
    held = {"peasant", "merchant", "monk", "plague", "king", "courier", "caravan"}
    assert verbs(game) == held | {"pass"}
    for use, verb in (
        ("red caravan france\nred caravan italia", "caravan"),
        ("red plague england", "plague"),
        ("red courier germania polonia\nred enough", "courier"),
        ("red king polonia", "king"),
        ("red merchant france espagna 3", "merchant"),
        ("red monk france england", "monk"),
        ("red peasant turkiye", "peasant"),
    ):
        play(game, use)
        held.remove(verb)
        assert verbs(game) == held | {"pass"}
    play(game, "red pass")
    assert game.to_act == "purple"


def test_the_final_ravage_of_the_big_box_comes_to_every_region_in_board_order() -> None:
    """Also in the plague region, and again where a Knight ravaged: golden-horde stands before the south."""
    order = ["england", "france", "bulgaria", "golden-horde", "russia", "algeria", "tunisia"]
    lines = "\n".join(f"{region} rats 1 (/1 supply) yellow 1" for region in reversed(order))
    faces = ["6+A", "6+MA", "5+MA", "5+AP", "5+AB", "5+AC", "5+AK"]
    game = position(f"""
        bigbox red yellow green blue purple white · last round of red · plague france · caravan italia
        {lines}
        coming    {" ".join(faces)}
    """)
    play(game, "red pass\nwhite pass\npurple pass\nblue pass\ngreen pass")
    for region, face in zip(order, faces, strict=True):
        assert report(game)["phase"] == "final"
        play(game, f"? rat {region}/1 {face}")
    assert game.over
    assert game.result is not None
    assert game.result[0] == ("yellow", 7)


def test_in_the_final_ravage_of_the_big_box_the_seat_that_had_the_last_turn_chooses_among_known_rats() -> (
    None
):
    game = position("""
        bigbox red yellow · last round of red · last turn of yellow · plague england
        france    rats 2 (/1 3+A seen by yellow)  red 1
        italia    rats 2 (/1 4+A seen by red)  red 1
        coming    6+A
    """)
    play(game, "red pass")
    assert (game.to_act, answers(game)) == ("yellow", ["turn france/1", "turn france/2"])
    play(game, "yellow turn france/1\n? rat france/1 3+A\n? rat france/1 6+A")
    assert (game.to_act, answers(game)) == ("yellow", ["turn italia/1", "turn italia/2"])


def test_in_the_big_box_a_tie_goes_to_the_seat_that_would_have_had_the_next_turn_first() -> None:
    game = position("""
        bigbox red yellow green blue purple · last round of blue · last turn of green · plague italia · caravan italia
        france    red 2 yellow 2 green 2 blue 1 purple 2
    """)
    play(game, "blue pass")
    assert game.result == (("purple", 2), ("red", 2), ("yellow", 2), ("green", 2), ("blue", 1))
