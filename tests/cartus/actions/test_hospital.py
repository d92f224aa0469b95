"""Hospital (church): a rat is taken off, and up to three cards for as many rats; standard up to two. [§1, §3 D.4]"""

from __future__ import annotations

import pytest

from tests.cartus.position import answers, hand, play, position, report

SECOND = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
HOSPITAL = """
    cartus red yellow green · start red · enter of red
    row       hospital/4-cards office/2-rats
    red       hand monk-0 monk-1 king-0 witch-4*2{red}
    yellow    hand knight-0 knight-1 knight-2 joker gold{yellow}
"""
ALONE = """
    red enter 1:
    yellow enter 2:
    green enter 2:
"""
BOTH = """
    red enter 1:
    yellow enter 1:
    green enter 2:
"""


def test_the_premium_seat_takes_off_a_rat_then_discards_up_to_three_cards_for_rats() -> None:
    game = position(HOSPITAL.format(red="", yellow=""), buildings=SECOND)
    play(game, ALONE)
    assert report(game)["rats"]["red"] == 9
    assert (game.to_act, report(game)["phase"]) == ("red", "resolve")
    assert answers(game) == [
        "discard monk-0",
        "discard monk-1",
        "discard witch-4",
        "discard king-0",
        "enough",
    ]
    for card, rats in (("witch-4", 8), ("witch-4", 7), ("king-0", 6)):
        play(game, f"red discard {card}")
        assert report(game)["rats"]["red"] == rats
    assert hand(game, "red") == "monk-0 monk-1"
    assert report(game)["discards"] == {"witch-4": 2, "king-0": 1}
    assert report(game)["phase"] == "buildings"


def test_the_others_discard_up_to_two_and_take_no_rat_off_before() -> None:
    game = position(HOSPITAL.format(red="", yellow=""), buildings=SECOND)
    play(
        game,
        f"""
        {BOTH.strip()}
        red enough
        """,
    )
    assert game.to_act == "yellow"
    assert report(game)["rats"] == {"red": 9, "yellow": 10, "green": 10}
    play(
        game,
        """
        yellow discard knight-0
        yellow discard knight-2
        """,
    )
    assert report(game)["rats"]["yellow"] == 8
    assert report(game)["phase"] == "buildings"


@pytest.mark.parametrize("discards", [0, 1, 2])
def test_enough_ends_it_at_any_time(discards: int) -> None:
    game = position(HOSPITAL.format(red="", yellow=""), buildings=SECOND)
    play(game, ALONE)
    for card in ("monk-0", "monk-1")[:discards]:
        play(game, f"red discard {card}")
    play(game, "red enough")
    assert report(game)["rats"]["red"] == 9 - discards
    assert report(game)["phase"] == "buildings"


@pytest.mark.parametrize("rats", [0, 1])
def test_a_seat_whose_last_rat_is_the_free_one_is_not_asked(rats: int) -> None:
    game = position(HOSPITAL.format(red=f" · rats {rats}", yellow=""), buildings=SECOND)
    play(game, ALONE)
    assert report(game)["rats"]["red"] == 0
    assert report(game)["phase"] == "buildings"


def test_it_ends_when_the_last_rat_is_off() -> None:
    game = position(HOSPITAL.format(red=" · rats 3", yellow=" · rats 1"), buildings=SECOND)
    play(
        game,
        f"""
        {BOTH.strip()}
        red discard monk-0
        red discard monk-1
        yellow discard gold
        """,
    )
    assert report(game)["rats"] == {"red": 0, "yellow": 0, "green": 10}
    assert report(game)["phase"] == "buildings"


def test_a_seat_without_rats_is_not_asked_in_the_standard_action() -> None:
    game = position(HOSPITAL.format(red="", yellow=" · rats 0"), buildings=SECOND)
    play(
        game,
        f"""
        {BOTH.strip()}
        red enough
        """,
    )
    assert report(game)["phase"] == "buildings"


def test_it_ends_when_the_last_card_is_gone() -> None:
    """Laid cards are not in hand."""
    game = position(HOSPITAL.format(red="", yellow=""), buildings=SECOND)
    play(
        game,
        """
        red enter 1: monk-0 monk-1 king-0 witch-4
        yellow enter 2:
        green enter 1:
        """,
    )
    assert answers(game) == ["discard witch-4", "enough"]
    play(game, "red discard witch-4")
    assert report(game)["rats"]["red"] == 10 + 2 - 1 - 1
    assert report(game)["phase"] == "buildings", "green holds no card and is not asked"


def test_jokers_and_special_cards_can_be_discarded_and_return_to_their_piles() -> None:
    game = position(
        HOSPITAL.format(red=" · rats 20", yellow="").replace("monk-1 ", "joker sword flute pass gold "),
        buildings=SECOND,
    )
    play(game, ALONE)
    assert answers(game)[-6:] == [
        "discard joker",
        "discard sword",
        "discard flute",
        "discard pass",
        "discard gold",
        "enough",
    ]
    for card in ("pass", "gold", "sword"):
        pile = report(game)["piles"][card]
        play(game, f"red discard {card}")
        assert report(game)["piles"][card] == pile + 1
    assert report(game)["discards"] == {}
    assert hand(game, "red") == "monk-0 witch-4 witch-4 king-0 joker flute"
    assert report(game)["rats"]["red"] == 16


def test_a_discard_makes_an_empty_deck_anew_at_once_each_by_itself() -> None:
    game = position(
        f"""
        {HOSPITAL.format(red="", yellow="")}
        green     hand rest
        pool      witch-0*4 witch-1
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1: monk-0
        yellow enter 2:
        green enter 2:
        red discard monk-1
        """,
    )
    assert report(game)["piles"]["deck"] == 1, "what red laid is not discarded yet"
    play(game, "red discard king-0")
    assert report(game)["piles"]["deck"] == 1
    assert report(game)["discards"] == {"king-0": 1}
    play(game, "red enough")
    assert report(game)["discards"] == {"monk-0": 1, "king-0": 1}


def test_a_special_card_makes_no_deck() -> None:
    game = position(
        f"""
        {HOSPITAL.format(red=" sword", yellow="")}
        green     hand rest
        pool      witch-0*4 witch-1
        """,
        buildings=SECOND,
    )
    play(
        game,
        f"""
        {ALONE.strip()}
        red discard sword
        """,
    )
    assert (report(game)["piles"]["deck"], report(game)["piles"]["discards"]) == (0, 0)


def test_all_see_what_is_discarded() -> None:
    game = position(HOSPITAL.format(red="", yellow=""), buildings=SECOND)
    play(
        game,
        f"""
        {ALONE.strip()}
        red discard king-0
        """,
    )
    assert report(game, "green")["discards"] == {"king-0": 1}


def test_in_the_last_round_nobody_is_asked() -> None:
    game = position(
        HOSPITAL.format(red="", yellow="").replace("enter of", "last round · enter of"), buildings=SECOND
    )
    play(game, BOTH)
    assert report(game)["rats"]["red"] == 10
    assert report(game)["phase"] == "plague"
