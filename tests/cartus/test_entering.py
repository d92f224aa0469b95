"""Phase C: enter buildings and lay cards face down. [§3 C]"""

from __future__ import annotations

import pytest

from tests.cartus.position import answers, hand, play, position, report

FOUR = "cartus red yellow green blue"
ROW = "row castle/2-rats farm/4-cards palace/2-rats"


# Entering.


def test_seats_enter_in_turn_order_from_the_start_seat() -> None:
    game = position(f"{FOUR} · start blue · enter of blue\n{ROW}")
    asked = []
    for _ in range(4):
        asked.append(game.to_act)
        game.play("enter 1")
        game.play("done")
    assert asked == ["blue", "red", "yellow", "green"]


@pytest.mark.parametrize(
    ("seats", "row", "places"),
    [
        ("cartus red yellow", "castle/2-rats farm/4-cards", 2),
        ("cartus red yellow green", "castle/2-rats farm/4-cards", 2),
        (FOUR, "castle/2-rats farm/4-cards palace/2-rats", 3),
        ("cartus red yellow green blue purple", "castle/2-rats farm/4-cards palace/2-rats", 3),
    ],
)
def test_a_seat_enters_any_one_building_of_the_row(seats: str, row: str, places: int) -> None:
    game = position(f"{seats} · enter of red\nrow {row}")
    assert answers(game) == [f"enter {n}" for n in range(1, places + 1)]


def test_there_is_no_limit_on_the_seats_in_a_building() -> None:
    game = position(f"cartus red yellow green blue purple · enter of red\n{ROW}")
    for seat in ("red", "yellow", "green", "blue"):
        assert answers(game) == ["enter 1", "enter 2", "enter 3"]
        play(game, f"{seat} enter 2:")
    assert answers(game) == ["enter 1", "enter 2", "enter 3"]
    assert report(game)["entered"] == {"red": 2, "yellow": 2, "green": 2, "blue": 2, "purple": None}


def test_spaces_are_taken_in_order_of_entering() -> None:
    game = position(f"{FOUR} · start green · enter of green\n{ROW}")
    play(
        game,
        """
        green enter 2:
        blue enter 1:
        red enter 2:
        """,
    )
    assert report(game)["order"] == ["green", "blue", "red"]


def test_a_seat_that_has_not_entered_is_nowhere() -> None:
    game = play(position(f"{FOUR} · enter of red\n{ROW}"), "red enter 3")
    assert report(game)["entered"] == {"red": 3, "yellow": None, "green": None, "blue": None}


# Laying.


def test_population_cards_jokers_swords_and_flutes_can_be_laid_and_nothing_else() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand knight-0*2 king-4 joker sword flute pass gold
    """)
    play(game, "red enter 1")
    assert answers(game) == ["lay knight-0", "lay king-4", "lay joker", "lay sword", "lay flute", "done"]


def test_any_number_of_cards_is_laid_one_by_one_until_done() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand knight-0*2 king-4 joker
    """)
    play(game, "red enter 1")
    play(game, "red lay knight-0")
    assert answers(game) == ["lay knight-0", "lay king-4", "lay joker", "done"]
    play(game, "red lay knight-0")
    assert answers(game) == ["lay king-4", "lay joker", "done"]
    assert hand(game, "red") == "king-4 joker"
    assert report(game)["laid"]["red"] == 2
    play(game, "red done")
    assert game.to_act == "yellow"


def test_zero_cards_may_be_laid() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand knight-0
    """)
    play(game, "red enter 1:")
    assert report(game)["laid"]["red"] == 0
    assert hand(game, "red") == "knight-0"
    assert game.to_act == "yellow"


def test_all_cards_may_be_laid() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand knight-0 sword
    """)
    play(game, "red enter 1")
    play(game, "red lay sword")
    play(game, "red lay knight-0")
    assert answers(game) == ["done"]


def test_laid_cards_lie_face_down_and_only_their_number_is_known() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand knight-0 king-0 sword
    """)
    play(game, "red enter 1: knight-0 sword")
    for seat in (None, "red", "yellow"):
        told = report(game, seat)
        assert told["laid"]["red"] == 2
        assert told["shown"]["red"] == []
    assert report(game, "yellow")["hands"]["red"] == 1


def test_nothing_is_resolved_before_all_have_entered() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand knight-0
    """)
    play(
        game,
        """
        red enter 1: knight-0
        yellow enter 1:
        green enter 1:
        """,
    )
    assert report(game)["influence"]["chivalry"][0] == ["red", 0]
    assert report(game)["phase"] == "enter"


# Passing.


def test_a_seat_without_a_pass_card_cannot_pass() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        yellow    hand pass
    """)
    assert answers(game) == ["enter 1", "enter 2", "enter 3"]
    play(game, "red enter 1:")
    assert answers(game) == ["enter 1", "enter 2", "enter 3", "pass"]


def test_a_seat_that_passes_goes_to_the_end_of_the_line() -> None:
    game = position(f"""
        {FOUR} · start yellow · enter of yellow
        {ROW}
        yellow    hand pass
    """)
    play(
        game,
        """
        yellow pass
        green enter 1:
        blue enter 1:
        red enter 1:
        """,
    )
    assert game.to_act == "yellow"
    assert report(game)["order"] == ["green", "blue", "red"]


def test_several_who_pass_queue_in_the_order_of_passing() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand pass*2
        green     hand pass
    """)
    play(
        game,
        """
        red pass
        yellow enter 1:
        green pass
        blue enter 1:
        red pass
        green enter 1:
        """,
    )
    assert report(game)["order"] == ["yellow", "blue", "green"]
    assert game.to_act == "red"


def test_all_may_pass_and_the_line_begins_anew() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand pass
        yellow    hand pass
        green     hand pass
        blue      hand pass
    """)
    play(
        game,
        """
        red pass
        yellow pass
        green pass
        blue pass
        red enter 1
        """,
    )
    assert report(game)["piles"]["pass"] == 12


def test_a_pass_card_returns_to_its_pile_at_once() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand pass*3 monk-4
    """)
    assert report(game)["piles"]["pass"] == 9
    play(game, "red pass")
    assert report(game)["piles"]["pass"] == 10
    assert hand(game, "red") == "monk-4 pass pass"


def test_the_last_one_may_keep_passing_while_it_has_pass_cards() -> None:
    game = position(f"""
        {FOUR} · enter of blue
        {ROW}
        red       in 1
        yellow    in 1
        green     in 1
        blue      hand pass*2
    """)
    for left in (1, 0):
        play(game, "blue pass")
        assert game.to_act == "blue"
        assert report(game)["piles"]["pass"] == 12 - left
    assert answers(game) == ["enter 1", "enter 2", "enter 3"]


def test_a_pass_card_that_was_played_can_be_taken_and_used_by_others_later() -> None:
    """Eleven are held; the twelfth, played before the Office is resolved, is all that can be taken there."""
    row = "row office/2-rats castle/2-rats palace/2-rats"
    game = position(
        f"""
        {FOUR} · enter of red
        {row}
        red       hand pass*12
        """,
        buildings="farm+office+monastery+castle+fortune-tellers-tent+palace",
    )
    play(
        game,
        """
        red pass
        yellow enter 1:
        green enter 2:
        blue enter 2:
        red enter 2:
        """,
    )
    assert hand(game, "yellow") == "pass"
    assert report(game)["piles"]["pass"] == 0
    play(
        game,
        """
        ? building 1 castle 2-cards+1-rat
        ? building 2 palace 2-cards+1-rat
        ? building 3 farm 2-rats
        yellow supply 3
        green supply 3
        blue supply 3
        red supply 3
        yellow pass
        green enter 1
        """,
    )


def test_a_seat_may_lay_cards_after_it_has_passed() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand pass knight-0
    """)
    play(
        game,
        """
        red pass
        yellow enter 1:
        green enter 1:
        blue enter 1:
        red enter 2
        red lay knight-0
        """,
    )
    assert answers(game) == ["done"]


def test_a_seat_cannot_pass_any_more_once_it_has_entered() -> None:
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand pass
    """)
    play(game, "red enter 1")
    assert answers(game) == ["done"]


def test_who_has_entered_stays_ahead_of_those_who_passed() -> None:
    """Whoever passes enters later, and so loses ties: here for the premium of the Castle."""
    game = position(f"""
        {FOUR} · enter of red
        {ROW}
        red       hand pass
    """)
    play(
        game,
        """
        red pass
        yellow enter 1:
        green enter 2:
        blue enter 2:
        red enter 1:
        """,
    )
    while report(game)["phase"] == "resolve":
        game.draw()
    assert hand(game, "yellow").count("sword") == 2
    assert hand(game, "red").count("sword") == 1


@pytest.mark.parametrize("question", ["round 4", "last round"])
def test_entering_is_the_same_in_every_round(question: str) -> None:
    game = position(f"""
        {FOUR} · {question} · enter of red
        {ROW}
        red       hand pass monk-4
    """)
    assert answers(game) == ["enter 1", "enter 2", "enter 3", "pass"]
