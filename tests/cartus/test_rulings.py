"""The rulings: where the rulebook is silent. At least one test for each. [§8]"""

from __future__ import annotations

import re

import pytest

import rattus
from tests.cartus.position import answers, hand, influence, play, position, report, verbs

TWO = "cartus red yellow"
THREE = "cartus red yellow green"
FOUR = "cartus red yellow green blue"
QUIET = "row castle/2-rats marketplace/2-rats"
BUILDINGS = (
    "farm",
    "brewery",
    "marketplace",
    "office",
    "monastery",
    "hospital",
    "castle",
    "guard-tower",
    "pied-pipers-hut",
    "fortune-tellers-tent",
    "palace",
    "treasury",
)
SUPPLIES = ("4-cards", "2-cards+1-rat", "2-cards+1-look", "2-rats", "1-rat+1-look")
GUARDED = "farm+marketplace+hospital+guard-tower+fortune-tellers-tent+palace"


def mixed(drawing: str) -> rattus.Game:
    """A position in which any building can be in the row."""
    return position(drawing, buildings="mixed")


# Ruling 1.


@pytest.mark.parametrize("building", BUILDINGS)
def test_the_five_copies_of_every_building_have_the_five_supply_actions(building: str) -> None:
    """ruling 1"""
    game = mixed(f"{FOUR} · buildings")
    copies = [text for text in answers(game) if text.split()[2] == building]
    assert copies == [f"building 1 {building} {supply}" for supply in SUPPLIES]


@pytest.mark.parametrize("supply", SUPPLIES)
def test_a_card_is_worth_one_a_rat_and_a_look_two_and_every_supply_action_four(supply: str) -> None:
    """ruling 1"""
    game = position(f"""
        {FOUR} · supplies of red
        row       castle/{supply} farm/4-cards palace/2-rats
    """)
    play(game, "red supply 1")
    while game.to_act != "yellow":
        game.play(answers(game)[0])
    told = report(game)
    cards, rats, looks = len(hand(game, "red").split()), 10 - told["rats"]["red"], len(told["seen"])
    assert cards + 2 * rats + 2 * looks == 4
    assert re.findall(r"(\d)-(card|rat|look)", supply) == [
        (str(n), name) for n, name in ((cards, "card"), (rats, "rat"), (looks, "look")) if n
    ]


@pytest.mark.parametrize(
    "card", ["monastery 4-cards", "monastery 2-rats", "fortune-tellers-tent 2-cards+1-look"]
)
def test_the_cards_shown_in_the_rulebook_exist(card: str) -> None:
    """ruling 1"""
    assert f"building 1 {card}" in answers(position(f"{FOUR} · buildings"))


# Ruling 2.


def test_the_guard_tower_compares_with_the_premium_seats_hand_as_it_is_when_the_action_starts() -> None:
    """ruling 2: red holds two cards; what it receives of green does not save blue."""
    game = mixed(f"""
        {FOUR} · start green · enter of green
        row       guard-tower/2-rats castle/2-rats marketplace/2-rats
        red       hand monk-4*2 knight-0
        yellow    hand king-0
        green     hand king-0*3
        blue      hand king-4*2
    """)
    play(
        game,
        """
        green enter 2:
        blue enter 3:
        red enter 1: knight-0
        yellow enter 3:
        green give king-0
        green give king-0
        green give king-0
        """,
    )
    assert (game.to_act, answers(game)) == ("blue", ["give king-4"])
    play(
        game,
        """
        blue give king-4
        blue give king-4
        """,
    )
    assert report(game)["phase"] == "buildings"
    assert hand(game, "red") == "monk-4 monk-4 king-0 king-0 king-0 king-4 king-4"
    assert hand(game, "yellow") == "king-0 joker"


def test_the_victims_give_in_the_rounds_turn_order_each_all_its_cards_before_the_next() -> None:
    """ruling 2: not in the order of entering; yellow passed."""
    game = mixed(f"""
        {FOUR} · start yellow · enter of yellow
        row       guard-tower/2-rats castle/2-rats marketplace/2-rats
        red       hand king-0*4
        yellow    hand king-1*2 king-2*2 pass
        green     hand king-4*4
    """)
    play(
        game,
        """
        yellow pass
        green enter 3:
        blue enter 1:
        red enter 2:
        yellow enter 3:
        """,
    )
    givers = []
    while answers(game, "give"):
        givers.append(game.to_act)
        game.play(answers(game)[0])
    assert givers == ["yellow"] * 3 + ["green"] * 3 + ["red"] * 3


def test_who_is_in_a_guard_tower_is_protected_from_all_guard_towers_of_the_round() -> None:
    """ruling 2: red and green have the premiums of two Guard Towers; only yellow is in none."""
    game = mixed(f"""
        {FOUR} · enter of red
        row       guard-tower/2-rats guard-tower/4-cards marketplace/2-rats
        yellow    hand king-0*4 king-4
        green     hand monk-4
        blue      hand monk-0*3
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 3:
        green enter 2:
        blue enter 2:
        """,
    )
    givers = []
    while answers(game, "give"):
        givers.append(game.to_act)
        game.play(answers(game)[0])
    assert givers == ["yellow"] * 3 + ["yellow"] * 2
    assert hand(game, "red") == "king-0 king-0 king-0"
    assert hand(game, "green") == "monk-4 king-0 king-4"


def test_with_two_seats_the_guard_tower_works_where_it_was_chosen() -> None:
    """ruling 2"""
    game = position(
        f"""
        {TWO} · enter of red
        row       guard-tower/2-rats marketplace/2-rats
        red       hand king-0
        yellow    hand monk-0*2 monk-4*2
        """,
        buildings=GUARDED,
    )
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        yellow give monk-0
        yellow give monk-0
        yellow give monk-4
        """,
    )
    assert hand(game, "red") == "monk-0 monk-0 monk-4 king-0"
    assert hand(game, "yellow") == "monk-4 joker"


# Ruling 3.


def test_swords_come_before_flutes() -> None:
    """ruling 3"""
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword flute
        yellow    hand king-0*2
        green     hand king-4*2
    """)
    play(
        game,
        """
        red enter 1: sword flute
        yellow enter 1:
        green enter 1:
        red target green
        green give king-4
        """,
    )
    assert report(game)["rats"] == {"red": 10, "yellow": 10, "green": 10}
    assert (game.to_act, set(answers(game))) == ("red", {"target yellow", "target green"})
    play(game, "red target yellow")
    assert report(game)["rats"] == {"red": 9, "yellow": 11, "green": 10}


def test_swords_come_after_all_influence_and_rats_of_the_reveal() -> None:
    """ruling 3"""
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword knight-0
        yellow    hand king-0*2
        green     hand king-4 knight-4 knight-3
    """)
    play(
        game,
        """
        red enter 1: sword knight-0
        yellow enter 1: king-0
        green enter 1: king-4 knight-4
        """,
    )
    assert verbs(game) == {"target"}
    assert influence(game, "chivalry") == "green 2 red 1 yellow 1"
    assert report(game)["rats"] == {"red": 10, "yellow": 11, "green": 11}
    assert report(game)["shown"] == {
        "red": ["knight-0", "sword"],
        "yellow": ["king-0"],
        "green": ["knight-4", "king-4"],
    }


def test_a_rat_of_the_reveal_can_follow_the_flute() -> None:
    """ruling 3"""
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand flute king-0 · rats 0
    """)
    play(
        game,
        """
        red enter 1: flute king-0
        yellow enter 1:
        green enter 2:
        """,
    )
    assert report(game)["rats"] == {"red": 0, "yellow": 11, "green": 10}


# Ruling 4.


def test_the_brewery_counts_the_influence_scored_by_laid_cards_in_this_round() -> None:
    """ruling 4: neither what the seat had before, nor swords."""
    game = mixed(f"""
        {THREE} · enter of red
        row       brewery/2-rats castle/2-rats
        red       hand peasant-0 king-0 joker sword · peasantry 6
    """)
    play(
        game,
        """
        red enter 1: peasant-0 king-0 joker sword
        yellow enter 2:
        green enter 2:
        """,
    )
    drawn = 0
    while answers(game, "deal"):
        game.draw()
        drawn += 1
    assert drawn == 3
    assert influence(game, "peasantry") == "red 9"


# Ruling 5.


def test_with_two_seats_all_laid_cards_are_turned_up_before_the_first_building_resolves() -> None:
    """ruling 5"""
    game = mixed(f"""
        {TWO} · enter of red
        row       fortune-tellers-tent/2-rats castle/2-rats
        red       hand witch-0
        yellow    hand king-0*2
    """)
    play(
        game,
        """
        red enter 1: witch-0
        yellow enter 2: king-0 king-0
        """,
    )
    assert (game.to_act, verbs(game)) == ("red", {"look"})
    for seat in (None, "red", "yellow"):
        assert report(game, seat)["shown"] == {"red": ["witch-0"], "yellow": ["king-0", "king-0"]}


def test_cards_turned_up_early_score_when_their_building_is_resolved() -> None:
    """ruling 5"""
    game = mixed(f"""
        {TWO} · enter of red
        row       fortune-tellers-tent/2-rats castle/2-rats
        red       hand witch-0
        yellow    hand king-0*2
    """)
    play(
        game,
        """
        red enter 1: witch-0
        yellow enter 2: king-0 king-0
        """,
    )
    assert influence(game, "chivalry") == ""
    assert report(game)["rats"]["yellow"] == 10
    play(
        game,
        """
        red look 1
        ? row 1 monk-4
        """,
    )
    assert report(game)["phase"] == "buildings"
    assert influence(game, "chivalry") == "yellow 2"
    assert report(game)["rats"]["yellow"] == 12


# Ruling 6.


def test_received_cards_are_in_the_hand_at_once() -> None:
    """ruling 6: red receives a card by the sword and discards it at the same Hospital."""
    game = mixed(f"""
        {THREE} · enter of red
        row       hospital/2-rats castle/2-rats
        red       hand sword
        yellow    hand king-0*2
    """)
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 2:
        yellow give king-0
        red discard king-0
        yellow enough
        """,
    )
    assert report(game)["rats"] == {"red": 8, "yellow": 10, "green": 10}


def test_received_cards_count_in_a_guard_tower_of_the_same_round() -> None:
    """ruling 6: with red's card and the sword of its action yellow holds two, as many as green."""
    game = mixed(f"""
        {FOUR} · enter of red
        row       castle/2-rats guard-tower/2-rats marketplace/2-rats
        red       hand king-0*2
        yellow    hand sword
        green     hand monk-4*2
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: sword
        green enter 2:
        blue enter 3:
        red give king-0
        red give king-0
        red give sword
        red give sword
        """,
    )
    assert (game.to_act, answers(game)) == ("yellow", ["give king-0", "give sword"])


def test_received_cards_cannot_be_laid_in_this_round_any_more() -> None:
    """ruling 6: the next to be asked is chance, for the next round."""
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword
        yellow    hand king-0*2
    """)
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 2:
        yellow give king-0
        """,
    )
    assert (report(game)["phase"], game.to_act) == ("buildings", "?")
    assert report(game)["laid"] == {"red": 0, "yellow": 0, "green": 0}


# Ruling 7.


def test_a_question_with_one_answer_is_put_all_the_same() -> None:
    """ruling 7: here a gift, a look and a laying."""
    game = mixed(f"""
        {THREE} · enter of red
        row       fortune-tellers-tent/2-rats castle/2-rats
        red       hand sword
        yellow    hand king-0*2
        nuns      monk-4(yellow) monk-3(yellow) monk-2(yellow) monk-1(yellow) monk-0(red)
    """)
    play(game, "red enter 1: sword")
    play(game, "yellow enter 1:")
    play(game, "green enter 2")
    assert answers(game) == ["done"]
    play(game, "green done")
    assert (game.to_act, answers(game)) == ("yellow", ["give king-0"])
    play(
        game,
        """
        yellow give king-0
        red look 1
        ? row 1 monk-4
        red look 2
        ? row 2 monk-3
        """,
    )
    assert (game.to_act, answers(game)) == ("yellow", ["look 5"])


@pytest.mark.parametrize("card", ["sword", "flute"])
def test_a_target_is_asked_only_on_a_tie(card: str) -> None:
    """ruling 7"""
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand {card}*2
        yellow    hand {card}
        green     hand king-0*2
    """)
    play(
        game,
        f"""
        red enter 1: {card} {card}
        yellow enter 1: {card}
        green enter 1:
        """,
    )
    assert "target" not in verbs(game)
    if card == "sword":
        assert (game.to_act, answers(game)) == ("green", ["give king-0"])
    else:
        assert report(game)["rats"] == {"red": 9, "yellow": 10, "green": 11}


@pytest.mark.parametrize(("held", "asked"), [("hand king-0", True), ("rats 10", False)])
def test_enough_is_an_answer_only_beside_a_discard(held: str, asked: bool) -> None:
    """ruling 7"""
    game = mixed(f"""
        {THREE} · enter of red
        row       hospital/2-rats castle/2-rats
        red       {held}
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        """,
    )
    assert (answers(game) == ["discard king-0", "enough"]) == asked
    assert ("enough" in answers(game)) == asked


def test_done_always_ends_the_laying() -> None:
    """ruling 7: also when nothing can be laid, and when all has been laid."""
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand pass gold
        yellow    hand joker
    """)
    play(game, "red enter 1")
    assert (game.to_act, answers(game)) == ("red", ["done"])
    play(
        game,
        """
        red done
        yellow enter 1
        """,
    )
    assert answers(game) == ["lay joker", "done"]
    play(game, "yellow lay joker")
    assert (game.to_act, answers(game)) == ("yellow", ["done"])


# Ruling 8.


def test_every_look_is_followed_by_a_chance_step() -> None:
    """ruling 8"""
    game = position(f"""
        {FOUR} · supplies of red
        row       castle/1-rat+1-look farm/4-cards palace/2-rats
    """)
    play(
        game,
        """
        red supply 1
        red look 3
        """,
    )
    assert (game.to_act, verbs(game)) == ("?", {"row"})
    assert sum(game.weights.values()) * 2 == 84
    play(game, "? row 3 monk-3")
    assert report(game)["seen"] == {"3": ["red"]}


def test_a_card_that_was_drawn_before_is_the_only_outcome_with_weight_one() -> None:
    """ruling 8: when another seat looks at it, and when the row is turned up."""
    game = position(f"""
        {FOUR} · supplies of red
        row       castle/1-rat+1-look farm/4-cards palace/2-rats
        nuns      hidden hidden monk-3(blue) hidden hidden
    """)
    play(
        game,
        """
        red supply 1
        red look 3
        """,
    )
    assert game.weights == {"row 3 monk-3": 1}

    game = position(f"""
        {FOUR} · plague
        nuns      hidden king-4(red,blue) hidden hidden hidden
    """)
    play(game, "? row 1 monk-3")
    assert game.weights == {"row 2 king-4": 1}
    play(game, "? row 2 king-4")
    assert game.weights["row 3 monk-3"] == 1
    assert sum(game.weights.values()) == 82


# Ruling 9.


@pytest.mark.parametrize(
    ("building", "asked"),
    [
        ("farm", ["deal"] * 8),
        ("brewery", ["deal"]),
        ("marketplace", []),
        ("office", []),
        ("monastery", []),
        ("castle", []),
        ("pied-pipers-hut", []),
        ("palace", ["token"] * 4),
        ("treasury", []),
    ],
)
def test_building_actions_that_only_gain_are_automatic(building: str, asked: list[str]) -> None:
    """ruling 9: only chance is asked."""
    other = "castle" if building == "farm" else "farm"
    game = mixed(f"""
        {THREE} · enter of red
        row       {building}/2-rats {other}/2-rats
        red       hand joker
    """)
    play(
        game,
        """
        red enter 1: joker
        yellow enter 1:
        green enter 1:
        """,
    )
    steps = []
    while report(game)["phase"] == "resolve":
        assert game.to_act == "?"
        steps.append(game.draw().split()[0])
    assert steps == asked


# Ruling 10.


@pytest.mark.parametrize(("held", "given"), [("rats 10", 0), ("hand king-0", 0), ("hand king-0*2", 1)])
def test_a_giver_with_at_most_one_card_gives_nothing(held: str, given: int) -> None:
    """ruling 10"""
    game = position(f"""
        {FOUR} · enter of green
        row       fortune-tellers-tent/2-cards+1-look monastery/4-cards monastery/2-rats
        red       in 2
        yellow    in 2
        green     {held}
        blue      hand sword
    """)
    play(
        game,
        """
        green enter 3:
        blue enter 3: sword
        """,
    )
    assert bool(answers(game, "give")) == bool(given)
    if not given:
        assert hand(game, "blue") == ""
        assert report(game)["phase"] == "buildings"
