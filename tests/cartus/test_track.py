"""Track order: who arrived earlier on a space is ahead. [§4]"""

from __future__ import annotations

from tests.cartus.position import influence, play, position, report

FOUR = "cartus red yellow green blue"
THREE = "cartus red yellow green"


def test_more_influence_is_ahead() -> None:
    game = position(f"""
        {THREE} · enter of green
        row       castle/2-rats palace/2-rats
        chivalry  red 2 yellow 1
        red       in 2
        yellow    in 2
        green     hand knight-0*3
    """)
    play(game, "green enter 1: knight-0 knight-0 knight-0")
    assert influence(game, "chivalry") == "green 3 red 2 yellow 1"


def test_who_arrived_earlier_on_a_space_is_ahead() -> None:
    game = position(f"""
        {THREE} · enter of green
        row       castle/2-rats palace/2-rats
        chivalry  yellow 3 red 2
        red       in 2
        yellow    in 2
        green     hand knight-0*3
    """)
    play(game, "green enter 1: knight-0 knight-0 knight-0")
    assert influence(game, "chivalry") == "yellow 3 green 3 red 2"


def test_a_new_arrival_is_behind_all_who_are_on_the_space() -> None:
    game = position(f"""
        {FOUR} · enter of red
        row       castle/2-rats palace/2-rats farm/2-rats
        chivalry  blue 2 yellow 2 green 2
        red       hand knight-0*2
        yellow    in 3
        green     in 3
        blue      in 3
    """)
    play(game, "red enter 1: knight-0 knight-0")
    assert influence(game, "chivalry") == "blue 2 yellow 2 green 2 red 2"


def test_in_one_building_the_first_to_enter_arrives_first() -> None:
    game = position(f"""
        {THREE} · start green · enter of green
        row       castle/2-rats palace/2-rats
        red       hand knight-0
        yellow    hand knight-0
        green     hand knight-1
    """)
    play(
        game,
        """
        green enter 1: knight-1
        red enter 1: knight-0
        yellow enter 1: knight-0
        """,
    )
    assert influence(game, "chivalry") == "green 1 red 1 yellow 1"


def test_in_two_buildings_of_a_class_the_first_in_the_row_arrives_first() -> None:
    game = position(f"""
        {FOUR} · enter of red
        row       castle/2-rats castle/4-cards palace/2-rats
        red       hand knight-0
        yellow    hand knight-0
    """)
    play(
        game,
        """
        red enter 2: knight-0
        yellow enter 1: knight-0
        green enter 1:
        blue enter 1:
        """,
    )
    assert influence(game, "chivalry") == "yellow 1 red 1"


def test_a_seat_that_did_not_move_keeps_its_place_in_the_stack() -> None:
    """Red lays nothing and yellow lays a sword; neither moves."""
    game = position(f"""
        {THREE} · enter of red
        row       castle/2-rats palace/2-rats
        chivalry  yellow 2 red 2 green 2
        yellow    hand sword
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: sword
        green enter 1:
        yellow target green
        """,
    )
    assert influence(game, "chivalry") == "yellow 2 red 2 green 2"


def test_a_seat_at_15_that_plays_more_cards_does_not_move() -> None:
    game = position(f"""
        {THREE} · enter of red
        row       castle/2-rats palace/2-rats
        chivalry  yellow 15 red 15 green 14
        yellow    hand knight-0*2
        green     hand knight-0*2
    """)
    play(
        game,
        """
        red enter 2:
        yellow enter 1: knight-0 knight-0
        green enter 1: knight-0 knight-0
        """,
    )
    while report(game)["phase"] == "resolve":
        game.draw()
    assert influence(game, "chivalry") == "yellow 15 red 15 green 15"


def test_who_moves_off_a_stack_leaves_the_others_in_order() -> None:
    game = position(f"""
        {FOUR} · enter of red
        row       castle/2-rats palace/2-rats farm/2-rats
        chivalry  blue 2 red 2 green 2 yellow 2
        red       hand knight-0
        yellow    in 3
        green     in 3
        blue      in 3
    """)
    play(game, "red enter 1: knight-0")
    assert influence(game, "chivalry") == "red 3 blue 2 green 2 yellow 2"


def test_the_influence_of_the_last_round_moves_a_seat_as_any_other() -> None:
    """Red is entitled to the premium and arrives on yellow's space, behind it."""
    game = position(f"""
        {THREE} · last round · enter of red
        row       castle/2-rats palace/2-rats
        chivalry  yellow 3 red 2
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        """,
    )
    assert influence(game, "chivalry") == "yellow 3 red 3"


def test_seats_without_influence_stand_in_header_order() -> None:
    game = position(f"""
        {FOUR} · start blue · enter of blue
        row       castle/2-rats palace/2-rats farm/2-rats
        green     hand knight-0
    """)
    play(
        game,
        """
        blue enter 1:
        red enter 1:
        yellow enter 1:
        green enter 1: knight-0
        """,
    )
    assert report(game)["influence"]["chivalry"] == [["green", 1], ["red", 0], ["yellow", 0], ["blue", 0]]
