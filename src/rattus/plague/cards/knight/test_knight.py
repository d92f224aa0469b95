"""Knight (chivalry): the plague goes one or two steps and may count as two citizens. [class cards of 2010 and BB]"""

from __future__ import annotations

import pytest

import rattus
from tests.plague.position import answers, board, drawn, play, position, report


def test_with_the_knight_the_plague_goes_one_or_two_steps_but_does_not_stay() -> None:
    game = position("""
        rattus red yellow green blue · turn of red · plague hispania
        cards     knight red
    """)
    assert answers(game, "plague") == [
        "plague anglia",
        "plague gallia",
        "plague germania",
        "plague hungaria",
        "plague italia",
        "plague bulgaria",
        "plague turcia",
    ]


def test_without_the_knight_the_plague_goes_one_step() -> None:
    game = position("""
        rattus red yellow green blue · turn of red · plague hispania
        cards     knight yellow
    """)
    assert answers(game, "plague") == ["plague gallia", "plague italia"]


def test_a_knight_taken_this_turn_leads_the_plague_at_once() -> None:
    game = position("""
        rattus red yellow green blue · turn of red · plague hispania
        cards     knight yellow
    """)
    play(game, "red take knight")
    assert "plague anglia" in answers(game)


def test_the_plague_spreads_and_ravages_only_where_the_knight_leads_it() -> None:
    game = position("""
        rattus red yellow · turn of red · plague hispania
        anglia    rats 1  yellow 1
        gallia    rats 1  yellow 1
        cards     knight red
        coming    1+PB*
    """)
    play(
        game,
        """
        red plague anglia
        red spread scandia
        red calm
        ? rat anglia/1 1+PB*
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague anglia · supply 28
        anglia    yellow 1
        gallia    rats 1  yellow 1
        scandia   rats 1
        cards     knight red
    """)


def test_the_knight_is_asked_after_the_spread_and_before_the_first_rat() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia
        hispania  rats 1  yellow 1
        cards     knight red
    """)
    play(game, "red plague hispania")
    assert answers(game) == ["spread gallia", "spread italia"]
    play(game, "red spread italia")
    assert game.to_act == "red"
    assert answers(game) == ["fury", "calm"]
    play(game, "red fury")
    assert game.to_act == "?"


def test_the_knight_is_asked_once_for_all_rats_of_the_ravage() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia
        hispania  rats 3 (/1 supply)  yellow 2
        cards     knight red
        coming    4+A 5+MA 4+MA
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        red spread italia
        red fury
        ? rat hispania/1 5+MA
        ? rat hispania/1 4+A
        ? rat hispania/1 4+MA
        """,
    )  # 2 + 2 < 5, 2 + 2 >= 4, 1 + 2 < 4
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague hispania · supply 24
        hispania  yellow 1
        italia    rats 2
        cards     knight red
    """)


@pytest.mark.parametrize(
    "hispania",
    ["rats 1", "yellow 1", "yellow 0"],
    ids=["no citizen", "no rat", "neither"],
)
def test_the_knight_is_asked_only_if_a_rat_will_be_turned(hispania: str) -> None:
    game = position(f"""
        rattus red yellow · turn of red · plague gallia
        hispania  {hispania}
        cards     knight red
    """)
    play(game, "red plague hispania")
    if answers(game, "spread"):
        play(game, "red spread italia")
    assert game.to_act == "yellow"


def test_the_holder_of_the_knight_is_not_asked_in_another_seats_turn() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia
        hispania  rats 1  yellow 1
        cards     knight yellow
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        """,
    )
    assert game.to_act == "?"


def test_a_raging_plague_has_no_majority_and_loses_nobody() -> None:
    """One yellow citizen is the majority beside a plague that counts as two."""
    game = position("""
        rattus red yellow · turn of red · plague gallia
        hispania  rats 2 (/1 supply)  yellow 1
        cards     knight red
        coming    2+M
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        red spread italia
        red fury
        ? rat hispania/1 2+M
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague hispania · supply 25
        hispania  rats 1
        italia    rats 2
        cards     knight red
    """)


def test_the_plague_rages_in_this_ravage_only() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia
        hispania  rats 2 (/1 supply)  yellow 2
        italia    rats 1 (/1 supply)  yellow 2
        cards     knight red
        coming    4+A 5+MA 4+MA
    """)
    play(
        game,
        """
        red plague hispania
        red spread gallia
        red spread gallia
        red fury
        ? rat hispania/1 4+A
        ? rat hispania/1 5+MA
        yellow plague italia
        yellow spread gallia
        ? rat italia/1 4+MA
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague italia · supply 23
        gallia    rats 3
        hispania  yellow 1
        italia    yellow 2
        cards     knight red
    """)


def test_in_the_last_round_the_knight_moves_the_plague_up_to_two_steps_or_lets_it_stay() -> None:
    game = position("""
        rattus red yellow green blue · last round of red · plague hispania
        cards     knight red
    """)
    assert answers(game) == [
        "plague anglia",
        "plague gallia",
        "plague germania",
        "plague hispania",
        "plague hungaria",
        "plague italia",
        "plague bulgaria",
        "plague turcia",
        "pass",
    ]


def test_in_the_last_round_the_plague_neither_spreads_nor_ravages_at_once() -> None:
    game = position("""
        rattus red yellow · last round of red · plague hispania
        gallia    rats 2  yellow 2
        cards     knight red
    """)
    play(game, "red plague gallia")
    assert board(game) == drawn("""
        rattus red yellow · last round of red · plague gallia · supply 28
        gallia    rats 2  yellow 2
        cards     knight red
    """)
    assert answers(game) == ["pass"]


LAST = """
    rattus red yellow · last round of red · plague hispania · supply 24
    gallia    rats 1 (/1 supply)  yellow 2
    hispania  rats 1 (/1 supply)  yellow 2
    cards     knight red
    coming    4+A 3+A
"""


@pytest.mark.parametrize(
    ("use", "gallia", "hispania"),
    [("", 2, 2), ("red plague hispania", 2, 1), ("red plague gallia", 1, 2), ("red plague anglia", 2, 2)],
    ids=["not used", "stays", "moves to gallia", "moves elsewhere"],
)
def test_a_knight_used_in_the_last_round_counts_as_two_where_the_plague_finally_stands(
    use: str, gallia: int, hispania: int
) -> None:
    game = position(LAST)
    play(game, use)
    play(
        game,
        """
        red pass
        ? rat gallia/1 4+A
        ? rat hispania/1 3+A
        """,
    )
    plague = use.split()[-1] if use else "hispania"
    assert board(game) == drawn(f"""
        rattus red yellow · over · plague {plague} · supply 24
        gallia    yellow {gallia}
        hispania  yellow {hispania}
        cards     knight red
    """)


def test_a_region_where_only_the_raging_plague_stands_is_not_ravaged_in_the_end() -> None:
    game = position("""
        rattus red yellow · last round of red · plague hispania
        gallia    rats 1
        cards     knight red
    """)
    play(
        game,
        """
        red plague gallia
        red pass
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · over · plague gallia · supply 29
        gallia    rats 1
        cards     knight red
    """)


def test_the_knights_extra_is_never_asked_in_the_last_round_or_the_final_ravage() -> None:
    game = position(LAST)
    play(game, "red plague gallia")
    assert answers(game) == ["pass"]
    play(game, "red pass")
    assert game.to_act == "?"


def test_the_rage_of_the_last_regular_turn_does_not_last_to_the_final_ravage() -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague gallia
        gallia    rats 1 (/1 supply)
        hispania  rats 1 (/1 supply)  yellow 2
        cards     knight red, monk yellow
        coming    4+A 3+A
        """,
        turn_limit=1,
    )
    play(
        game,
        """
        red plague hispania
        red spread italia
        red fury
        ? rat hispania/1 4+A
        yellow monk gallia hispania
        yellow pass
        ? rat hispania/1 3+A
        """,
    )  # 2 + 2 >= 4 in the turn, but 1 < 3 in the final ravage
    assert board(game) == drawn("""
        rattus red yellow · over · plague hispania · supply 26
        hispania  yellow 1
        italia    rats 1
        cards     monk yellow, knight red
    """)


@pytest.mark.parametrize("rulebook", ["en", "de", "fr"])
def test_no_rulebook_has_the_knight_after_the_plague(rulebook: str) -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague polonia
        cards     knight red
        """,
        rulebook=rulebook,
    )
    play(game, "red plague scandia")
    assert game.to_act == "yellow"


# The Big Box.


BIG_SEATS = ["red", "yellow", "green", "blue", "purple", "white"]


def big(seats: int, drawing: str, *, asked: str = "turn of red", caravan: str = "england") -> rattus.Game:
    """A position of the Big Box; with five and six seats the caravan is in play."""
    stands = f" · caravan {caravan}" if seats > 4 else ""
    names = " ".join(BIG_SEATS[:seats])
    return position(f"bigbox {names} · {asked} · plague england{stands}\n{drawing}\ncards knight red")


ONE_STEP = {"france", "scandinavia"}
TWO_STEPS = ONE_STEP | {"espagna", "germania", "italia"}


@pytest.mark.parametrize(
    ("seats", "reached"),
    [
        (2, TWO_STEPS),
        (3, TWO_STEPS | {"polonia"}),
        (4, TWO_STEPS | {"polonia", "russia"}),
        (5, TWO_STEPS | {"polonia", "hungaria", "bulgaria", "turkiye", "algeria", "morocco", "tunisia"}),
        (
            6,
            TWO_STEPS
            | {"polonia", "russia", "hungaria", "bulgaria", "turkiye", "golden-horde"}
            | {"algeria", "morocco", "tunisia"},
        ),
    ],
)
def test_in_the_big_box_the_knight_goes_two_steps_and_three_with_five_and_six_seats(
    seats: int, reached: set[str]
) -> None:
    game = big(seats, "italia red 1")
    assert set(answers(game, "plague")) == {f"plague {region}" for region in reached}


@pytest.mark.parametrize(("extra", "yellow"), [("fury", 1), ("calm", 2)])
@pytest.mark.parametrize("face", ["3+A", "4+A"])
def test_in_the_big_box_the_knight_may_subtract_two_from_the_limits(
    extra: str, yellow: int, face: str
) -> None:
    game = big(2, f"france rats 1 (/1 supply) yellow 2\ncoming {face}")
    play(
        game,
        f"""
        red plague france
        red spread italia
        red {extra}
        ? rat france/1 {face}
        """,
    )
    assert report(game)["citizens"]["france"]["yellow"] == yellow


def test_in_the_big_box_two_are_subtracted_from_the_limit_of_each_rat() -> None:
    game = big(2, "france rats 3 (/1 supply) yellow 3\ncoming 5+MA 5+AP 4+A")
    play(
        game,
        """
        red plague france
        red spread italia
        red spread italia
        red fury
        ? rat france/1 5+AP
        ? rat france/1 5+MA
        ? rat france/1 4+A
        """,
    )  # 5 − 2 <= 3; then 5 − 2 > 2; then 4 − 2 <= 2
    assert report(game)["citizens"]["france"]["yellow"] == 1


def test_in_the_big_box_a_region_without_citizens_is_not_ravaged_in_spite_of_the_knight() -> None:
    game = play(big(2, "france rats 1"), "red plague france\nred spread italia")
    assert game.to_act == "yellow"


def test_in_the_last_round_of_the_big_box_the_knight_lets_the_plague_stay_or_moves_it_two_steps() -> None:
    game = big(2, "", asked="last round of red")
    assert set(answers(game)) == {f"plague {region}" for region in TWO_STEPS | {"england"}} | {"pass"}


def test_in_the_last_round_with_five_seats_it_is_up_to_three_steps() -> None:
    game = big(5, "", asked="last round of red")
    assert "plague england" in answers(game)
    assert "plague turkiye" in answers(game)
    assert "plague libya" not in answers(game)


@pytest.mark.parametrize("region", ["england", "france", "italia"])
def test_in_the_last_round_the_region_is_ravaged_at_once_with_limits_lowered_by_two(region: str) -> None:
    """Nobody is asked, and no rat is added."""
    game = big(2, f"{region} rats 2 (/1 supply) yellow 2\ncoming 4+A 6+A", asked="last round of red")
    play(game, f"red plague {region}")
    assert (game.to_act, report(game)["phase"]) == ("?", "ravage")
    play(
        game,
        f"""
        ? rat {region}/1 4+A
        ? rat {region}/1 6+A
        """,
    )
    assert board(game) == drawn(f"""
        bigbox red yellow · last round of red · plague {region} · supply 32
        {region}  yellow 1
        cards     knight red
    """)
    assert answers(game) == ["pass"]


def test_in_the_last_round_the_limits_are_lowered_in_that_ravage_only() -> None:
    """In the final ravage, in the plague region too, the limits are as printed."""
    game = big(
        2,
        """
        france    rats 1 (/1 supply)  yellow 2
        italia    rats 1 (/1 supply)  yellow 2
        coming    4+A 3+A
        """,
        asked="last round of red",
    )
    play(
        game,
        """
        red plague france
        ? rat france/1 4+A
        red pass
        ? rat italia/1 3+A
        """,
    )
    assert board(game) == drawn("""
        bigbox red yellow · over · plague france · supply 32
        france    yellow 1
        italia    yellow 2
        cards     knight red
    """)


def test_rats_that_come_to_the_plague_region_later_in_the_last_round_find_the_printed_limits() -> None:
    game = position("""
        bigbox red yellow green · last round of red · last turn of yellow · plague england
        france    yellow 2
        italia    rats 1 (/1 supply)
        cards     knight red, monk green
        coming    3+A
    """)
    play(
        game,
        """
        red plague france
        red pass
        green monk italia france
        green pass
        ? rat france/1 3+A
        """,
    )
    assert report(game)["citizens"]["france"]["yellow"] == 2


def test_the_holder_who_knows_a_rat_chooses_in_the_last_rounds_ravage() -> None:
    game = big(
        2,
        "france rats 2 (/1 3+A seen by red) yellow 1\nitalia rats 2 (/1 4+A seen by yellow) yellow 1",
        asked="last round of red",
    )
    play(game, "red plague france")
    assert (game.to_act, answers(game)) == ("red", ["turn france/1", "turn france/2"])


def test_other_cards_may_be_used_before_and_after_the_knights_ravage() -> None:
    game = position("""
        bigbox red yellow · last round of red · plague england
        france    rats 1 (/1 supply)  red 3
        italia    rats 1
        cards     knight red, merchant red, king red
        coming    3+A
    """)
    play(
        game,
        """
        red merchant france espagna 1
        red plague france
        ? rat france/1 3+A
        """,
    )
    assert report(game)["citizens"]["france"]["red"] == 1
    assert answers(game) == ["king espagna", "king france", "pass"]
