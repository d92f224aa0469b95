"""Jokers, swords, flutes, pass cards and gold: what they count for, and what they do. [§3 C, D; rulebook p. 8]"""

from __future__ import annotations

import pytest

from tests.cartus.position import answers, hand, influence, play, position, report

SECOND = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
CASTLE = """
    cartus red yellow green blue · start red · enter of red
    row       castle/4-cards monastery/2-rats monastery/4-cards
    red       hand {red}
    yellow    hand {yellow}
    green     hand {green}
    blue      hand {blue}
"""


def castle(red: str = "", yellow: str = "", green: str = "", blue: str = "") -> str:
    return CASTLE.format(red=red, yellow=yellow, green=green, blue=blue)


# Jokers.


def test_a_joker_scores_influence_in_any_class_and_brings_no_rat() -> None:
    game = position(castle("joker*2", "knight-0", "joker"))
    play(
        game,
        """
        red enter 1: joker joker
        yellow enter 2:
        green enter 3: joker
        blue enter 3:
        """,
    )
    assert influence(game, "chivalry") == "red 2"
    assert influence(game, "church") == "green 1"
    assert report(game)["rats"]["red"] == 10
    assert report(game)["piles"]["joker"] == 15, "laid jokers return to their pile"
    assert report(game)["discards"] == {}


def test_jokers_count_for_the_premium_as_population_cards_do() -> None:
    game = position(castle("knight-0 joker", "joker*3"))
    play(
        game,
        """
        red enter 1: knight-0 joker
        yellow enter 1: joker joker joker
        green enter 2:
        blue enter 2:
        """,
    )
    assert hand(game, "yellow") == "sword sword"
    assert hand(game, "red") == "sword"


def test_there_is_no_limit_to_a_hand() -> None:
    game = position("""
        cartus red yellow green · start red · supplies of red
        row       castle/4-cards monastery/2-rats
        red       hand rest joker*15 sword*12 flute*12
        pool      king-0*4 king-1*2 king-4*4
    """)
    play(
        game,
        """
        red supply 1
        ? deal red king-4
        ? deal red king-4
        ? deal red king-4
        ? deal red king-0
        """,
    )
    assert len(hand(game, "red").split()) == 74 + 39 + 4


# What can be laid.


def test_population_cards_jokers_swords_and_flutes_can_be_laid_pass_cards_and_gold_can_not() -> None:
    game = position(castle("knight-0 king-4 joker sword flute pass gold"))
    play(game, "red enter 1")
    assert answers(game) == ["lay knight-0", "lay king-4", "lay joker", "lay sword", "lay flute", "done"]


def test_a_seat_that_holds_only_pass_cards_and_gold_can_only_be_done() -> None:
    game = position(castle("pass*2 gold"))
    play(game, "red enter 1")
    assert answers(game) == ["done"]


def test_swords_and_flutes_score_nothing_bring_no_rats_and_count_for_no_premium() -> None:
    game = position(castle("sword*2 flute*2", "knight-0"))
    play(
        game,
        """
        red enter 1: sword sword flute flute
        yellow enter 1: knight-0
        green enter 2:
        blue enter 2:
        """,
    )
    assert influence(game, "chivalry") == "yellow 1"
    assert report(game)["rats"] == {"red": 9, "yellow": 11, "green": 8, "blue": 9}
    assert (hand(game, "red"), hand(game, "yellow")) == ("sword", "sword sword")
    assert report(game)["piles"]["flute"] == 12
    assert report(game)["piles"]["sword"] == 12 - 3


# Swords.


SOME = "king-0*2 king-1 king-2 king-3"


@pytest.mark.parametrize(
    ("held", "count"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)], ids=lambda value: str(value)
)
def test_most_swords_receive_half_the_hand_of_fewest_rounded_down(held: int, count: int) -> None:
    cards = ["king-0", "king-1", "king-2", "king-3", "king-4"][:held]
    game = position(castle("sword", " ".join(cards)))
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 2:
        blue enter 2:
        """,
    )
    for card in cards[:count]:
        assert answers(game)[0] == f"give {card}"
        play(game, f"yellow give {card}")
    assert hand(game, "red") == " ".join([*cards[:count], "sword", "sword"])
    assert hand(game, "yellow") == " ".join([*cards[count:], "sword"])
    assert report(game)["phase"] == "buildings"


def test_the_giver_chooses_among_all_its_cards_pass_cards_and_gold_too() -> None:
    game = position(castle("sword", "king-4 joker flute pass*2 gold"))
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 2:
        blue enter 2:
        """,
    )
    assert answers(game) == ["give king-4", "give joker", "give flute", "give pass", "give gold"]
    play(
        game,
        """
        yellow give pass
        yellow give gold
        yellow give pass
        """,
    )
    assert hand(game, "red") == "sword sword pass pass gold"
    assert hand(game, "yellow") == "king-4 joker sword flute"


def test_laid_cards_are_not_in_the_hand_that_is_halved() -> None:
    game = position(castle("sword", f"knight-0*3 {SOME}"))
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1: knight-0 knight-0 knight-0
        green enter 2:
        blue enter 2:
        yellow give king-0
        yellow give king-3
        """,
    )
    assert hand(game, "yellow") == "king-0 king-1 king-2 sword sword"


def test_if_all_in_a_building_laid_as_many_swords_nothing_happens() -> None:
    game = position(castle(f"sword {SOME}", "sword monk-0*4"))
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1: sword
        green enter 2:
        blue enter 2:
        """,
    )
    assert report(game)["phase"] == "buildings"
    assert len(hand(game, "yellow").split()) == 5


def test_a_seat_alone_in_a_building_fights_nobody() -> None:
    game = position(castle("sword*3", SOME, "monk-0*4"))
    play(
        game,
        """
        red enter 1: sword sword sword
        yellow enter 2:
        green enter 2:
        blue enter 3:
        """,
    )
    assert report(game)["phase"] == "buildings"


def test_seats_in_other_buildings_are_not_touched() -> None:
    game = position(castle("sword", "king-0*2", SOME.replace("king-0*2", "king-4*2")))
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 2:
        blue enter 2:
        """,
    )
    assert (game.to_act, answers(game)) == ("yellow", ["give king-0"])


def test_a_tie_for_most_swords_is_won_by_who_entered_first() -> None:
    game = position(castle("sword*2 pass", "sword*2", "king-0*2"))
    play(
        game,
        """
        red pass
        yellow enter 1: sword sword
        green enter 1:
        blue enter 2:
        red enter 1: sword sword
        green give king-0
        """,
    )
    assert hand(game, "yellow") == "king-0 sword sword"
    assert hand(game, "red") == "sword"


def test_with_a_tie_for_fewest_swords_the_receiver_chooses_who_gives() -> None:
    game = position(castle("sword*2 knight-0", "king-0*2", "sword", "monk-0*4"))
    play(
        game,
        """
        red enter 1: sword sword
        yellow enter 1:
        green enter 1: sword
        blue enter 1:
        """,
    )
    assert game.to_act == "red"
    assert answers(game) == ["target yellow", "target blue"]
    play(
        game,
        """
        red target blue
        blue give monk-0
        blue give monk-0
        """,
    )
    assert hand(game, "red") == "monk-0 monk-0 knight-0 sword sword"
    assert hand(game, "yellow") == "king-0 king-0 sword"


def test_a_tie_for_fewest_is_asked_also_where_there_is_nothing_to_take() -> None:
    game = position(castle("sword", "king-0"))
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 1:
        blue enter 2:
        """,
    )
    assert answers(game) == ["target yellow", "target green"]
    play(game, "red target yellow")
    assert hand(game, "yellow") == "king-0 sword"


def test_without_a_tie_for_fewest_nobody_is_asked_who_gives() -> None:
    game = position(castle("sword*2", "sword king-0*2", "king-1*2"))
    play(
        game,
        """
        red enter 1: sword sword
        yellow enter 1: sword
        green enter 1:
        blue enter 2:
        """,
    )
    assert (game.to_act, answers(game)) == ("green", ["give king-1"])


def test_received_cards_can_be_taken_away_again_in_a_later_building() -> None:
    """They are in hand at once: a Guard Tower counts them."""
    game = position(
        """
        cartus red yellow green · start red · enter of red
        row       office/4-cards guard-tower/2-rats
        red       hand sword
        yellow    hand king-0*4
        green     hand witch-0*2
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 2:
        yellow give king-0
        yellow give king-0
        """,
    )
    assert hand(game, "red") == "king-0 king-0 pass pass"
    assert hand(game, "yellow") == "king-0 king-0 pass"
    assert (game.to_act, answers(game)) == ("red", ["give king-0", "give pass"])


# Flutes.


MONASTERY = """
    cartus red yellow green blue · start red · enter of red
    row       castle/4-cards monastery/2-rats castle/2-rats
    red       hand flute*2 king-0{red}
    yellow    hand flute{yellow}
    green     hand monk-0{green}
"""


def monastery(red: str = "", yellow: str = "", green: str = "") -> str:
    return MONASTERY.format(red=red, yellow=yellow, green=green)


def test_most_flutes_send_a_rat_to_fewest() -> None:
    game = position(monastery())
    play(
        game,
        """
        red enter 1: flute
        yellow enter 1:
        green enter 2:
        blue enter 3:
        """,
    )
    assert report(game)["rats"] == {"red": 9, "yellow": 11, "green": 8, "blue": 10}


def test_two_flutes_more_send_no_second_rat() -> None:
    game = position(monastery())
    play(
        game,
        """
        red enter 1: flute flute
        yellow enter 1:
        green enter 3:
        blue enter 3:
        """,
    )
    assert (report(game)["rats"]["red"], report(game)["rats"]["yellow"]) == (9, 11)


def test_if_all_laid_as_many_flutes_nothing_happens() -> None:
    game = position(monastery())
    play(
        game,
        """
        red enter 1: flute
        yellow enter 1: flute
        green enter 3:
        blue enter 3:
        """,
    )
    assert report(game)["rats"] == {"red": 10, "yellow": 10, "green": 10, "blue": 10}


def test_with_a_tie_for_fewest_flutes_the_one_with_most_chooses_who_receives_the_rat() -> None:
    game = position(monastery())
    play(
        game,
        """
        red enter 1: flute flute
        yellow enter 1: flute
        green enter 1:
        blue enter 1:
        """,
    )
    assert game.to_act == "red"
    assert answers(game) == ["target green", "target blue"]
    play(game, "red target green")
    assert report(game)["rats"] == {"red": 9, "yellow": 10, "green": 11, "blue": 10}


def test_a_tie_for_most_flutes_is_won_by_who_entered_first() -> None:
    game = position(monastery(red=" pass"))
    play(
        game,
        """
        red pass
        yellow enter 1: flute
        green enter 1:
        blue enter 3:
        red enter 1: flute
        """,
    )
    assert report(game)["rats"] == {"red": 10, "yellow": 9, "green": 11, "blue": 10}


def test_without_a_rat_to_send_nothing_happens_and_nothing_is_asked() -> None:
    game = position(monastery(red=" · rats 0"))
    play(
        game,
        """
        red enter 1: flute
        yellow enter 1:
        green enter 1:
        blue enter 3:
        """,
    )
    assert report(game)["phase"] == "buildings"
    assert report(game)["rats"] == {"red": 0, "yellow": 10, "green": 10, "blue": 10}


def test_a_rat_a_stranger_has_just_brought_can_be_sent() -> None:
    """All influence and rats of the reveal come first."""
    game = position(monastery(red=" · rats 0"))
    play(
        game,
        """
        red enter 1: flute king-0
        yellow enter 1:
        green enter 3:
        blue enter 3:
        """,
    )
    assert (report(game)["rats"]["red"], report(game)["rats"]["yellow"]) == (0, 11)


def test_the_rat_is_sent_before_the_actions() -> None:
    game = position(monastery(red=" · rats 1"))
    play(
        game,
        """
        red enter 2: flute
        yellow enter 2:
        green enter 3:
        blue enter 3:
        """,
    )
    assert report(game)["rats"] == {"red": 0, "yellow": 10, "green": 10, "blue": 10}


# Both in one building.


def test_swords_come_before_flutes_and_each_goes_by_its_own_numbers() -> None:
    game = position(castle("sword flute*2", "king-0*2 flute", "king-1*2 flute", "monk-0"))
    play(
        game,
        """
        red enter 1: sword flute flute
        yellow enter 1:
        green enter 1: flute
        blue enter 2:
        """,
    )
    assert answers(game) == ["target yellow", "target green"], "a tie for swords only"
    play(
        game,
        """
        red target green
        green give king-1
        """,
    )
    assert report(game)["rats"] == {"red": 9, "yellow": 11, "green": 10, "blue": 8}


def test_both_can_ask_for_a_target_one_after_the_other() -> None:
    game = position(castle("sword flute", "king-0*2", "king-1*2"))
    play(
        game,
        """
        red enter 1: sword flute
        yellow enter 1:
        green enter 1:
        blue enter 2:
        red target yellow
        yellow give king-0
        """,
    )
    assert (game.to_act, answers(game)) == ("red", ["target yellow", "target green"])
    play(game, "red target yellow")
    assert report(game)["rats"]["yellow"] == 11


def test_one_seat_may_have_most_swords_and_another_most_flutes() -> None:
    game = position(castle("sword", "flute king-0*2"))
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1: flute
        green enter 2:
        blue enter 2:
        yellow give king-0
        """,
    )
    assert hand(game, "red") == "king-0 sword sword"
    assert (report(game)["rats"]["red"], report(game)["rats"]["yellow"]) == (11, 9)


def test_in_the_last_round_swords_and_flutes_work_as_always() -> None:
    game = position(castle("sword flute", "king-0*2").replace("enter of", "last round · enter of"))
    play(
        game,
        """
        red enter 1: sword flute
        yellow enter 1:
        green enter 2:
        blue enter 2:
        yellow give king-0
        """,
    )
    assert hand(game, "red") == "king-0"
    assert report(game)["rats"] == {"red": 9, "yellow": 11, "green": 10, "blue": 10}


# Pass cards.


def test_a_pass_card_returns_to_its_pile_at_once_and_the_seat_goes_to_the_end_of_the_line() -> None:
    game = position(castle("pass", "monk-0"))
    assert answers(game) == ["enter 1", "enter 2", "enter 3", "pass"]
    play(game, "red pass")
    assert game.to_act == "yellow"
    assert report(game)["piles"]["pass"] == 12
    assert hand(game, "red") == ""
    assert answers(game) == ["enter 1", "enter 2", "enter 3"], "yellow has no pass card"
    play(
        game,
        """
        yellow enter 1:
        green enter 1:
        blue enter 1:
        """,
    )
    assert game.to_act == "red"
    play(game, "red enter 1")
    assert report(game)["order"] == ["yellow", "green", "blue", "red"]


def test_the_last_in_line_may_keep_passing_while_it_has_pass_cards() -> None:
    game = position(castle("", "", "", "pass*2"))
    play(
        game,
        """
        red enter 1:
        yellow enter 1:
        green enter 1:
        blue pass
        blue pass
        """,
    )
    assert (game.to_act, answers(game)) == ("blue", ["enter 1", "enter 2", "enter 3"])


def test_seats_that_pass_wait_behind_each_other() -> None:
    game = position(castle("pass", "pass"))
    play(
        game,
        """
        red pass
        yellow pass
        green enter 1:
        blue enter 2:
        red enter 1:
        yellow enter 1:
        """,
    )
    assert report(game)["influence"]["chivalry"] == [["red", 0], ["yellow", 0], ["green", 0], ["blue", 0]]
    assert hand(game, "green") == "sword sword", "entered first"


# Gold.


def test_gold_is_a_card_in_hand_like_others() -> None:
    """It counts when a hand is halved."""
    game = position(
        """
        cartus red yellow green · start red · enter of red
        row       office/4-cards treasury/2-rats
        red       hand sword
        yellow    hand gold*5
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 2:
        """,
    )
    assert answers(game) == ["give gold"]
    play(
        game,
        """
        yellow give gold
        yellow give gold
        """,
    )
    assert hand(game, "red") == "pass pass gold gold"
    assert hand(game, "yellow") == "pass gold gold gold"
    assert hand(game, "green") == "gold gold"
