"""Phase B: each seat performs the supply action of one building card. [§3 B]"""

from __future__ import annotations

import pytest

from tests.cartus.position import answers, hand, play, position, report

FOUR = "cartus red yellow green blue"
ALL_SEEN = "witch-1(red) witch-2(red) witch-3(red) witch-4(red) witch-0(red)"


# Turn order.


def test_seats_choose_in_turn_order_from_the_start_seat() -> None:
    game = position(f"""
        {FOUR} · start green · supplies of green
        row       castle/2-rats farm/4-cards palace/2-rats
    """)
    asked = []
    while report(game)["phase"] == "supplies":
        asked.append(game.to_act)
        game.play("supply 1")
    assert asked == ["green", "blue", "red", "yellow"]
    assert (report(game)["phase"], game.to_act) == ("enter", "green")


@pytest.mark.parametrize(
    ("seats", "row", "cards"),
    [
        ("cartus red yellow", "castle/2-rats farm/4-cards", 2),
        ("cartus red yellow green", "castle/2-rats farm/4-cards", 2),
        (FOUR, "castle/2-rats farm/4-cards palace/2-rats", 3),
        ("cartus red yellow green blue purple", "castle/2-rats farm/4-cards palace/2-rats", 3),
    ],
)
def test_a_seat_chooses_any_card_of_the_row(seats: str, row: str, cards: int) -> None:
    game = position(f"{seats} · supplies of red\nrow {row}")
    assert answers(game) == [f"supply {n}" for n in range(1, cards + 1)]


def test_several_seats_may_choose_the_same_card() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/2-rats farm/4-cards palace/2-rats
        """),
        """
        red supply 3
        yellow supply 3
        green supply 3
        blue supply 3
        """,
    )
    assert set(report(game)["rats"].values()) == {8}


def test_a_seat_finishes_its_action_before_the_next_one_chooses() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/4-cards farm/4-cards palace/2-rats
        """),
        """
        red supply 1
        ? deal red monk-4
        ? deal red monk-4
        ? deal red monk-4
        ? deal red monk-3
        """,
    )
    assert hand(game, "red") == "monk-3 monk-4 monk-4 monk-4"
    assert (game.to_act, report(game)["phase"]) == ("yellow", "supplies")


# The parts of an action.


@pytest.mark.parametrize(
    ("supply", "script", "cards", "rats", "seen"),
    [
        ("4-cards", "deal deal deal deal", 4, 10, 0),
        ("2-cards+1-rat", "deal deal", 2, 9, 0),
        ("2-cards+1-look", "deal deal look row", 2, 10, 1),
        ("2-rats", "", 0, 8, 0),
        ("1-rat+1-look", "look row", 0, 9, 1),
    ],
)
def test_a_supply_action_gives_what_its_name_says(
    supply: str, script: str, cards: int, rats: int, seen: int
) -> None:
    game = position(f"""
        {FOUR} · supplies of red
        row       castle/{supply} farm/4-cards palace/2-rats
    """)
    play(game, "red supply 1")
    for verb in script.split():
        play(game, f"{game.to_act} {answers(game, verb)[0]}")
    told = report(game)
    assert game.to_act == "yellow"
    assert len(hand(game, "red").split()) == cards
    assert told["rats"]["red"] == rats
    assert len(told["seen"]) == seen


def test_its_parts_are_performed_from_left_to_right_cards_before_the_rat() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/2-cards+1-rat farm/4-cards palace/2-rats
        """),
        "red supply 1",
    )
    assert report(game)["rats"]["red"] == 10
    play(game, "? deal red monk-4")
    assert report(game)["rats"]["red"] == 10
    play(game, "? deal red monk-4")
    assert report(game)["rats"]["red"] == 9


def test_its_parts_are_performed_from_left_to_right_cards_before_the_look() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/2-cards+1-look farm/4-cards palace/2-rats
        """),
        """
        red supply 1
        ? deal red monk-4
        ? deal red monk-4
        """,
    )
    assert (game.to_act, answers(game)) == ("red", ["look 1", "look 2", "look 3", "look 4", "look 5"])


def test_its_parts_are_performed_from_left_to_right_the_rat_before_the_look() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/1-rat+1-look farm/4-cards palace/2-rats
        """),
        "red supply 1",
    )
    assert report(game)["rats"]["red"] == 9
    assert game.to_act == "red"


# Rats.


@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_rats_do_not_go_below_zero(before: int, after: int) -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/2-rats farm/4-cards palace/2-rats
            red       rats {before}
        """),
        "red supply 1",
    )
    assert report(game)["rats"]["red"] == after


# Looks.

LOOKING = """
    row       castle/1-rat+1-look farm/4-cards palace/2-rats
"""


def test_a_seat_looks_at_one_card_of_the_nun_row_of_its_choice() -> None:
    game = play(
        position(f"{FOUR} · supplies of red {LOOKING}"),
        """
        red supply 1
        red look 4
        ? row 4 king-0
        """,
    )
    told = report(game)
    assert told["nuns"] == ["hidden", "hidden", "hidden", "king-0", "hidden"]
    assert told["seen"] == {"4": ["red"]}
    assert game.to_act == "yellow"


def test_a_look_is_private() -> None:
    game = play(
        position(f"{FOUR} · supplies of red {LOOKING}"),
        """
        red supply 1
        red look 4
        ? row 4 king-0
        """,
    )
    assert report(game, "red")["nuns"][3] == "king-0"
    for seat in ("yellow", "green", "blue"):
        assert report(game, seat)["nuns"] == ["hidden"] * 5
        assert report(game, seat)["seen"] == {"4": ["red"]}


def test_a_seat_chooses_among_the_cards_it_has_not_seen() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            {LOOKING}
            nuns      king-0(red) king-1(yellow) hidden king-2(red,yellow) hidden
        """),
        "red supply 1",
    )
    assert answers(game) == ["look 2", "look 3", "look 5"]


def test_a_look_cannot_be_declined() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            {LOOKING}
            nuns      king-0(red) king-1(red) king-2(red) king-3(red) hidden
        """),
        "red supply 1",
    )
    assert (game.to_act, answers(game)) == ("red", ["look 5"])


def test_a_seat_that_has_seen_the_whole_row_is_not_asked() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            {LOOKING}
            nuns      {ALL_SEEN}
        """),
        "red supply 1",
    )
    assert (game.to_act, answers(game)) == ("yellow", ["supply 1", "supply 2", "supply 3"])
    assert report(game)["rats"]["red"] == 9


def test_two_looks_are_chosen_one_at_a_time() -> None:
    game = play(
        position(f"""
            {FOUR} · enter of blue
            row       fortune-tellers-tent/1-rat+1-look farm/4-cards palace/2-rats
            red       in 2
            yellow    in 2
            green     in 2
        """),
        """
        blue enter 1:
        blue look 2
        ? row 2 king-0
        """,
    )
    assert (game.to_act, answers(game)) == ("blue", ["look 1", "look 3", "look 4", "look 5"])


def test_the_second_of_two_looks_is_lost_if_there_is_nothing_more_to_see() -> None:
    game = play(
        position(f"""
            {FOUR} · enter of blue
            row       fortune-tellers-tent/1-rat+1-look castle/4-cards palace/2-rats
            red       in 2
            yellow    in 2
            green     in 2
            nuns      king-0(blue) king-1(blue) king-2(blue) king-3(blue) hidden
        """),
        """
        blue enter 1:
        blue look 5
        ? row 5 king-4
        """,
    )
    assert report(game)["phase"] == "buildings"


# Cards.


def test_a_card_is_drawn_from_all_that_nobody_has_seen() -> None:
    """The deck, and the nun-row cards at which nobody has looked: nobody can tell them apart."""
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/4-cards farm/4-cards palace/2-rats
            yellow    hand monk-4*3
            nuns      monk-3(blue) hidden hidden hidden hidden
            discards  monk-0*4
        """),
        "red supply 1",
    )
    assert game.weights["deal red monk-4"] == 1
    assert game.weights["deal red monk-3"] == 1
    assert game.weights["deal red monk-2"] == 2
    assert "deal red monk-0" not in game.weights
    assert sum(game.weights.values()) == 84 - 3 - 1 - 4


def test_an_empty_deck_is_made_anew_from_the_discards_at_once() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/4-cards farm/4-cards palace/2-rats
            pool      monk-0*4 monk-1 king-0
            blue      hand rest
            discards  king-4*2 king-3
        """),
        """
        red supply 1
        ? deal red king-0
        """,
    )
    told = report(game)
    assert (told["piles"]["deck"], told["piles"]["discards"]) == (3, 0)
    assert told["discards"] == {}
    assert game.weights == {"deal red king-3": 1, "deal red king-4": 2}


def test_after_that_the_unseen_nun_row_keeps_the_cards_it_can_be() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/2-cards+1-look farm/4-cards palace/2-rats
            pool      monk-0*4 monk-1 king-0
            blue      hand rest
            discards  king-4*2 king-3
        """),
        """
        red supply 1
        ? deal red king-0
        ? deal red king-4
        red look 1
        """,
    )
    assert game.weights == {"row 1 monk-0": 4, "row 1 monk-1": 1}


def test_a_deck_made_anew_does_not_hold_the_unseen_nun_row() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/4-cards farm/4-cards palace/2-rats
            deck      king-4*2 king-3 king-2
            unseen    monk-0*4 monk-1
            discards  rest
        """),
        "red supply 1",
    )
    assert game.weights == {"deal red king-2": 1, "deal red king-3": 1, "deal red king-4": 2}


def test_without_deck_and_discards_there_is_no_card() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/4-cards farm/4-cards palace/2-rats
            pool      monk-0*4 monk-1 king-0
            blue      hand rest
        """),
        """
        red supply 1
        ? deal red king-0
        """,
    )
    assert report(game)["piles"]["deck"] == 0
    assert (game.to_act, report(game)["phase"]) == ("yellow", "supplies")
    play(game, "yellow supply 1")
    assert (game.to_act, report(game)["phase"]) == ("green", "supplies")


def test_a_look_follows_even_if_there_was_no_card() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/2-cards+1-look farm/4-cards palace/2-rats
            pool      monk-0*4 monk-1
            blue      hand rest
        """),
        "red supply 1",
    )
    assert (game.to_act, answers(game)) == ("red", ["look 1", "look 2", "look 3", "look 4", "look 5"])


def test_a_rat_goes_even_if_there_was_no_card() -> None:
    game = play(
        position(f"""
            {FOUR} · supplies of red
            row       castle/2-cards+1-rat farm/4-cards palace/2-rats
            pool      monk-0*4 monk-1
            blue      hand rest
        """),
        "red supply 1",
    )
    assert report(game)["rats"]["red"] == 9
    assert game.to_act == "yellow"


# The last round.


def test_supplies_are_as_always_in_the_last_round() -> None:
    game = play(
        position(f"""
            {FOUR} · last round · supplies of red
            row       castle/2-rats farm/4-cards palace/2-rats
        """),
        """
        red supply 1
        yellow supply 2
        """,
    )
    assert report(game)["rats"]["red"] == 8
    assert answers(game)[0].startswith("deal yellow ")
