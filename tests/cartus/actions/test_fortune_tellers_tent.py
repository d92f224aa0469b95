"""Fortune-teller's Tent (magic): look at two nun-row cards; standard one. [§1, §3 B, ruling 8]"""

from __future__ import annotations

from tests.cartus.position import answers, play, position, report

TENT = """
    cartus red yellow green · start red · enter of red
    row       fortune-tellers-tent/4-cards castle/2-rats
    red       hand witch-0
    yellow    hand witch-1
    nuns      {nuns}
"""
HIDDEN = "hidden " * 5
BOTH = """
    red enter 1:
    yellow enter 1: witch-1
    green enter 2:
"""


def test_the_premium_seat_looks_at_two_cards_one_at_a_time_and_the_others_at_one() -> None:
    game = position(TENT.format(nuns=HIDDEN))
    play(game, BOTH)
    assert game.to_act == "yellow"
    assert answers(game) == ["look 1", "look 2", "look 3", "look 4", "look 5"]
    play(
        game,
        """
        yellow look 4
        ? row 4 king-4
        """,
    )
    assert answers(game) == ["look 1", "look 2", "look 3", "look 5"]
    play(
        game,
        """
        yellow look 1
        ? row 1 monk-2
        red look 4
        ? row 4 king-4
        """,
    )
    assert report(game)["nuns"] == ["monk-2", "hidden", "hidden", "king-4", "hidden"]
    assert report(game)["seen"] == {"1": ["yellow"], "4": ["red", "yellow"]}
    assert report(game)["phase"] == "buildings"


def test_looks_can_not_be_declined() -> None:
    game = position(TENT.format(nuns=HIDDEN))
    play(game, BOTH)
    assert {text.split()[0] for text in answers(game)} == {"look"}


def test_a_card_another_one_has_seen_is_the_only_outcome() -> None:
    game = position(TENT.format(nuns="hidden hidden monk-3(red) hidden hidden"))
    play(
        game,
        f"""
        {BOTH.strip()}
        yellow look 3
        """,
    )
    assert game.weights == {"row 3 monk-3": 1}
    assert report(game)["seen"] == {"3": ["red"]}
    play(game, "? row 3 monk-3")
    assert report(game)["seen"] == {"3": ["red", "yellow"]}


def test_a_look_is_private() -> None:
    game = position(TENT.format(nuns=HIDDEN))
    play(
        game,
        f"""
        {BOTH.strip()}
        yellow look 2
        ? row 2 king-4
        """,
    )
    assert report(game, "yellow")["nuns"] == ["hidden", "king-4", "hidden", "hidden", "hidden"]
    assert report(game, "red")["nuns"] == ["hidden"] * 5
    assert report(game, "red")["seen"] == {"2": ["yellow"]}


def test_a_seat_that_lacks_one_card_looks_at_it_and_is_not_asked_again() -> None:
    row = "king-0(yellow) king-1(yellow) king-2(yellow) king-3(yellow) hidden"
    game = position(TENT.format(nuns=row))
    play(game, BOTH)
    assert answers(game) == ["look 5"], "a question with one answer is put all the same"
    play(
        game,
        """
        yellow look 5
        ? row 5 king-4
        """,
    )
    assert game.to_act == "red"
    assert answers(game) == ["look 1", "look 2", "look 3", "look 4", "look 5"]


def test_a_seat_that_has_seen_the_whole_row_is_not_asked() -> None:
    row = "king-0(yellow) king-1(yellow) king-2(yellow) king-3(yellow) king-4(yellow)"
    game = position(TENT.format(nuns=row))
    play(game, BOTH)
    assert game.to_act == "red"


def test_in_the_last_round_nobody_looks() -> None:
    game = position(TENT.format(nuns=HIDDEN).replace("enter of", "last round · enter of"))
    play(game, BOTH)
    assert (game.to_act, report(game)["phase"]) == ("?", "plague")
    assert report(game)["seen"] == {}
