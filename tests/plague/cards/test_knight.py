"""Knight (chivalry): the plague goes one or two steps and may count as two citizens. [2010 class cards]"""

from __future__ import annotations

import pytest

from tests.plague.position import answers, board, drawn, play, position


def test_with_the_knight_the_plague_goes_one_or_two_steps_but_does_not_stay() -> None:
    game = position("""
        seats red yellow green blue · turn of red · plague hispania
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
        seats red yellow green blue · turn of red · plague hispania
        cards     knight yellow
    """)
    assert answers(game, "plague") == ["plague gallia", "plague italia"]


def test_a_knight_taken_this_turn_leads_the_plague_at_once() -> None:
    game = position("""
        seats red yellow green blue · turn of red · plague hispania
        cards     knight yellow
    """)
    play(game, "red take knight")
    assert "plague anglia" in answers(game)


def test_the_plague_spreads_and_ravages_only_where_the_knight_leads_it() -> None:
    game = position("""
        seats red yellow · turn of red · plague hispania
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
        seats red yellow · turn of yellow · plague anglia · supply 28
        anglia    yellow 1
        gallia    rats 1  yellow 1
        scandia   rats 1
        cards     knight red
    """)


def test_the_knight_is_asked_after_the_spread_and_before_the_first_rat() -> None:
    game = position("""
        seats red yellow · turn of red · plague gallia
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
        seats red yellow · turn of red · plague gallia
        hispania  rats 3 (/1 supply)  yellow 2
        cards     knight red
        coming    4+A 5+PCW 4+MPBC
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        red spread italia
        red fury
        ? rat hispania/1 5+PCW
        ? rat hispania/1 4+A
        ? rat hispania/1 4+MPBC
        """,
    )  # 2 + 2 < 5, 2 + 2 >= 4, 1 + 2 < 4
    assert board(game) == drawn("""
        seats red yellow · turn of yellow · plague hispania · supply 24
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
        seats red yellow · turn of red · plague gallia
        hispania  {hispania}
        cards     knight red
    """)
    play(game, "red plague hispania")
    if answers(game, "spread"):
        play(game, "red spread italia")
    assert game.to_act == "yellow"


def test_the_holder_of_the_knight_is_not_asked_in_another_seats_turn() -> None:
    game = position("""
        seats red yellow · turn of red · plague gallia
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
        seats red yellow · turn of red · plague gallia
        hispania  rats 2 (/1 supply)  yellow 1
        cards     knight red
        coming    3+MPC
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        red spread italia
        red fury
        ? rat hispania/1 3+MPC
        """,
    )
    assert board(game) == drawn("""
        seats red yellow · turn of yellow · plague hispania · supply 25
        hispania  rats 1
        italia    rats 2
        cards     knight red
    """)


def test_the_plague_rages_in_this_ravage_only() -> None:
    game = position("""
        seats red yellow · turn of red · plague gallia
        hispania  rats 2 (/1 supply)  yellow 2
        italia    rats 1 (/1 supply)  yellow 2
        cards     knight red
        coming    4+A 5+PCW 4+MPBC
    """)
    play(
        game,
        """
        red plague hispania
        red spread gallia
        red spread gallia
        red fury
        ? rat hispania/1 4+A
        ? rat hispania/1 5+PCW
        yellow plague italia
        yellow spread gallia
        ? rat italia/1 4+MPBC
        """,
    )
    assert board(game) == drawn("""
        seats red yellow · turn of red · plague italia · supply 23
        gallia    rats 3
        hispania  yellow 1
        italia    yellow 2
        cards     knight red
    """)


def test_in_the_last_round_the_knight_moves_the_plague_up_to_two_steps_or_lets_it_stay() -> None:
    game = position("""
        seats red yellow green blue · last round of red · plague hispania
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
        seats red yellow · last round of red · plague hispania
        gallia    rats 2  yellow 2
        cards     knight red
    """)
    play(game, "red plague gallia")
    assert board(game) == drawn("""
        seats red yellow · last round of red · plague gallia · supply 28
        gallia    rats 2  yellow 2
        cards     knight red
    """)
    assert answers(game) == ["pass"]


LAST = """
    seats red yellow · last round of red · plague hispania · supply 24
    gallia    rats 1 (/1 supply)  yellow 2
    hispania  rats 1 (/1 supply)  yellow 2
    cards     knight red
    coming    4+A 4+MPBC
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
        ? rat hispania/1 4+MPBC
        """,
    )
    plague = use.split()[-1] if use else "hispania"
    assert board(game) == drawn(f"""
        seats red yellow · over · plague {plague} · supply 24
        gallia    yellow {gallia}
        hispania  yellow {hispania}
        cards     knight red
    """)


def test_a_region_where_only_the_raging_plague_stands_is_not_ravaged_in_the_end() -> None:
    game = position("""
        seats red yellow · last round of red · plague hispania
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
        seats red yellow · over · plague gallia · supply 29
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
        seats red yellow · turn of red · plague gallia
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
        seats red yellow · over · plague hispania · supply 26
        hispania  yellow 1
        italia    rats 1
        cards     monk yellow, knight red
    """)


@pytest.mark.parametrize("rulebook", ["en", "de", "fr"])
def test_no_rulebook_has_the_knight_after_the_plague(rulebook: str) -> None:
    game = position(
        """
        seats red yellow · turn of red · plague polonia
        cards     knight red
        """,
        rulebook=rulebook,
    )
    play(game, "red plague scandia")
    assert game.to_act == "yellow"
