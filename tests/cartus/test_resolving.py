"""Phases D and E, and the last round: reveal, swords, flutes, actions, laid cards leave. [§3 D, E]"""

from __future__ import annotations

import pytest

import rattus
from tests.cartus.position import answers, hand, influence, play, position, report

TWO = "cartus red yellow"
THREE = "cartus red yellow green"
FOUR = "cartus red yellow green blue"
QUIET = "row castle/2-rats marketplace/2-rats"
"""Two buildings whose actions ask nothing."""


def mixed(drawing: str) -> rattus.Game:
    """A position in which any building can be in the row."""
    return position(drawing, buildings="mixed")


# The order of resolving.


def test_buildings_are_resolved_in_row_order_whoever_entered_first() -> None:
    game = mixed(f"""
        {FOUR} · enter of red
        row       fortune-tellers-tent/2-rats palace/2-rats fortune-tellers-tent/4-cards
    """)
    play(
        game,
        """
        red enter 3:
        yellow enter 2:
        green enter 1:
        blue enter 1:
        """,
    )
    asked = []
    while report(game)["phase"] == "resolve":
        if game.to_act == "?":
            asked.append(game.draw().split()[0])
        else:
            asked.append(str(game.to_act))
            game.play(answers(game)[0])
    green, blue, red = ["green", "row"], ["blue", "row"], ["red", "row"]
    assert asked == [*green, *green, *blue, "token", "token", *red, *red]


def test_cards_are_turned_up_only_when_their_building_is_resolved() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        row       fortune-tellers-tent/2-rats castle/2-rats
        red       hand monk-4 witch-0
        yellow    hand king-0
    """)
    play(
        game,
        """
        red enter 1: witch-0
        yellow enter 2: king-0
        green enter 2:
        """,
    )
    told = report(game)
    assert (told["phase"], game.to_act) == ("resolve", "red")
    assert told["shown"] == {"red": ["witch-0"], "yellow": [], "green": []}
    assert told["laid"] == {"red": 1, "yellow": 1, "green": 0}


def test_buildings_that_nobody_entered_are_left_out() -> None:
    game = mixed(f"""
        {FOUR} · enter of red
        row       fortune-tellers-tent/2-rats castle/2-rats palace/2-rats
    """)
    play(
        game,
        """
        red enter 2:
        yellow enter 2:
        green enter 2:
        blue enter 2:
        """,
    )
    told = report(game)
    assert (told["phase"], told["round"]) == ("buildings", 2)
    assert [hand(game, seat).count("sword") for seat in game.seats] == [2, 1, 1, 1]


def test_five_seats_may_resolve_one_building_together() -> None:
    game = mixed("""
        cartus red yellow green blue purple · start purple · enter of purple
        row       marketplace/2-rats castle/2-rats palace/2-rats
        red       hand merchant-0*2
        blue      hand merchant-4 king-0
    """)
    play(
        game,
        """
        purple enter 1:
        red enter 1: merchant-0 merchant-0
        yellow enter 1:
        green enter 1:
        blue enter 1: merchant-4 king-0
        """,
    )
    assert influence(game, "bourgeoisie") == "red 2 blue 2"
    assert report(game)["rats"] == {"red": 10, "yellow": 10, "green": 10, "blue": 11, "purple": 10}
    assert [hand(game, seat).count("joker") for seat in game.seats] == [2, 1, 1, 1, 1]


def test_a_round_in_which_nobody_lays_a_card_scores_nothing_but_has_its_actions() -> None:
    game = mixed(f"{THREE} · enter of red\n{QUIET}")
    play(
        game,
        """
        red enter 1:
        yellow enter 1:
        green enter 2:
        """,
    )
    told = report(game)
    assert all(count == 0 for track in told["influence"].values() for _, count in track)
    assert set(told["rats"].values()) == {10}
    assert (hand(game, "red"), hand(game, "yellow")) == ("sword sword", "sword")
    assert hand(game, "green") == "joker joker"
    assert told["discards"] == {}


# 1. Reveal.


def test_each_population_card_and_joker_is_one_influence_in_the_class_of_the_building() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand knight-0 knight-4 king-0 joker*2 · chivalry 2
    """)
    play(
        game,
        """
        red enter 1: knight-0 knight-4 king-0 joker joker
        yellow enter 2:
        green enter 2:
        """,
    )
    told = report(game)["influence"]
    assert told["chivalry"][0] == ["red", 7]
    assert all(track[0][1] == 0 for kind, track in told.items() if kind != "chivalry")


def test_each_population_card_of_another_class_is_one_rat() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand knight-0 king-0*2 monk-4 joker
    """)
    play(
        game,
        """
        red enter 1: knight-0 king-0 king-0 monk-4 joker
        yellow enter 2:
        green enter 2:
        """,
    )
    assert report(game)["rats"]["red"] == 13


def test_swords_and_flutes_bring_neither_influence_nor_rats() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword*2 flute*2
    """)
    play(
        game,
        """
        red enter 1: sword sword flute flute
        yellow enter 2:
        green enter 2:
        """,
    )
    assert influence(game, "chivalry") == ""
    assert report(game)["rats"]["red"] == 10


@pytest.mark.parametrize(("before", "cards", "after"), [(13, 2, 15), (13, 3, 15), (14, 4, 15), (15, 1, 15)])
def test_influence_stops_at_15(before: int, cards: int, after: int) -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand joker*4 · chivalry {before}
    """)
    play(
        game,
        f"""
        red enter 1: {" ".join(["joker"] * cards)}
        yellow enter 2:
        green enter 2:
        """,
    )
    assert influence(game, "chivalry") == f"red {after}"


def test_strangers_bring_rats_even_where_influence_has_stopped() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand king-0*3 · chivalry 15
    """)
    play(
        game,
        """
        red enter 1: king-0 king-0 king-0
        yellow enter 2:
        green enter 2:
        """,
    )
    assert report(game)["rats"]["red"] == 13


def brewing(before: int, cards: int, seat: str) -> int:
    """Cards that red (premium) or yellow (standard) draws in the Brewery, having laid this many."""
    game = mixed(f"""
        {THREE} · enter of red
        row       brewery/2-rats castle/2-rats
        red       hand joker*7
        yellow    hand joker*7
        peasantry {seat} {before}
    """)
    laid = {"red": 0, "yellow": 0} | ({"red": 7} if seat == "yellow" else {}) | {seat: cards}
    play(
        game,
        f"""
        red enter 1: {"joker " * laid["red"]}
        yellow enter 1: {"joker " * laid["yellow"]}
        green enter 2:
        """,
    )
    drawn = 0
    while answers(game, "deal"):
        drawn += game.draw().split()[1] == seat
    return drawn


@pytest.mark.parametrize(
    ("before", "cards", "drawn"), [(0, 0, 0), (0, 3, 3), (13, 2, 2), (13, 5, 2), (15, 4, 0)]
)
def test_what_is_beyond_15_is_not_counted_by_the_premium_of_the_brewery(
    before: int, cards: int, drawn: int
) -> None:
    assert brewing(before, cards, "red") == drawn


@pytest.mark.parametrize(
    ("before", "cards", "drawn"), [(0, 1, 0), (0, 4, 2), (0, 5, 2), (12, 5, 1), (14, 5, 0), (15, 4, 0)]
)
def test_what_is_beyond_15_is_not_counted_by_the_standard_action_of_the_brewery(
    before: int, cards: int, drawn: int
) -> None:
    assert brewing(before, cards, "yellow") == drawn


# 2. Swords.


def test_most_swords_receive_half_the_hand_of_fewest_rounded_down() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword
        yellow    hand monk-4 monk-3 king-0 gold joker
    """)
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 2:
        """,
    )
    assert (game.to_act, report(game)["phase"]) == ("yellow", "resolve")
    play(
        game,
        """
        yellow give king-0
        yellow give gold
        """,
    )
    assert hand(game, "red") == "king-0 sword sword gold"
    assert hand(game, "yellow") == "monk-3 monk-4 joker sword"


def test_the_giver_chooses_among_all_cards_in_its_hand() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword
        yellow    hand monk-4*2 king-0 joker sword flute pass gold
    """)
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1: king-0
        green enter 2:
        """,
    )
    given = ["give monk-4", "give joker", "give sword", "give flute", "give pass", "give gold"]
    assert answers(game) == given
    play(game, "yellow give monk-4")
    assert answers(game) == given
    play(game, "yellow give monk-4")
    assert answers(game) == given[1:]


@pytest.mark.parametrize(("cards", "given"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_half_of_a_hand_is_rounded_down(cards: int, given: int) -> None:
    held = f"hand joker*{cards}" if cards else "rats 10"
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword
        yellow    {held}
    """)
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 2:
        """,
    )
    count = 0
    while game.to_act == "yellow":
        game.play("give joker")
        count += 1
    assert count == given


@pytest.mark.parametrize("laid", ["", "sword", "sword sword"])
def test_if_all_in_the_building_played_as_many_swords_nothing_happens(laid: str) -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword*2 monk-4*2
        yellow    hand sword*2 king-0*2
    """)
    play(
        game,
        f"""
        red enter 1: {laid}
        yellow enter 1: {laid}
        green enter 2:
        """,
    )
    assert report(game)["phase"] == "buildings"
    assert hand(game, "yellow").startswith("king-0 king-0")


def test_a_seat_alone_in_a_building_fights_nobody() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword*2
        yellow    hand king-0*2
    """)
    play(
        game,
        """
        red enter 1: sword sword
        yellow enter 2:
        green enter 2:
        """,
    )
    assert hand(game, "yellow") == "king-0 king-0 joker joker"


def test_if_several_played_most_swords_the_one_who_entered_first_receives() -> None:
    game = mixed(f"""
        {THREE} · start green · enter of green
        {QUIET}
        red       hand sword king-0*4
        yellow    hand monk-4*2
        green     hand sword
    """)
    play(
        game,
        """
        green enter 1: sword
        red enter 1: sword
        yellow enter 1:
        yellow give monk-4
        """,
    )
    assert hand(game, "green").startswith("monk-4")
    assert "monk-4" not in hand(game, "red")


def test_if_several_played_fewest_swords_the_receiver_chooses_which_gives() -> None:
    game = mixed(f"""
        {FOUR} · enter of red
        row       castle/2-rats marketplace/2-rats monastery/2-rats
        red       hand king-0*2
        yellow    hand sword
        green     hand king-0*2
        blue      hand king-4*2
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: sword
        green enter 1:
        blue enter 2:
        """,
    )
    assert (game.to_act, set(answers(game))) == ("yellow", {"target red", "target green"})
    play(game, "yellow target green")
    assert (game.to_act, answers(game)) == ("green", ["give king-0"])
    play(game, "green give king-0")
    assert report(game)["phase"] == "buildings"
    assert hand(game, "yellow") == "king-0 sword"


def test_fewest_swords_need_not_be_none() -> None:
    game = mixed(f"""
        {FOUR} · enter of red
        row       castle/2-rats marketplace/2-rats monastery/2-rats
        red       hand sword king-0*2
        yellow    hand sword*3
        green     hand sword king-0*2
        blue      hand sword*2 king-4*2
    """)
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1: sword sword sword
        green enter 1: sword
        blue enter 1: sword sword
        """,
    )
    assert (game.to_act, set(answers(game))) == ("yellow", {"target red", "target green"})


def test_the_receiver_of_swords_is_asked_on_a_tie_even_if_nobody_has_anything_to_give() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword
    """)
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 1:
        """,
    )
    assert (game.to_act, set(answers(game))) == ("red", {"target yellow", "target green"})
    play(game, "red target green")
    assert report(game)["phase"] == "buildings"


def test_laid_cards_are_not_in_hand_when_swords_look_at_hands() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword
        yellow    hand knight-0*4 king-0*2
    """)
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1: knight-0 knight-0 knight-0 knight-0
        green enter 2:
        yellow give king-0
        """,
    )
    assert hand(game, "yellow") == "king-0 sword sword"


def test_each_building_has_its_own_swords() -> None:
    game = mixed(f"""
        {FOUR} · enter of red
        row       castle/2-rats marketplace/2-rats monastery/2-rats
        red       hand sword
        yellow    hand sword*2
        green     hand king-0*2
        blue      hand monk-0*2
    """)
    play(
        game,
        """
        red enter 1: sword
        yellow enter 2: sword sword
        green enter 1:
        blue enter 2:
        green give king-0
        blue give monk-0
        """,
    )
    assert hand(game, "red").startswith("king-0")
    assert hand(game, "yellow").startswith("monk-0")


# 3. Flutes.


def test_fewest_flutes_receive_one_rat_of_most() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand flute*3
        yellow    hand flute
    """)
    play(
        game,
        """
        red enter 1: flute flute flute
        yellow enter 1: flute
        green enter 2:
        """,
    )
    assert report(game)["rats"] == {"red": 9, "yellow": 11, "green": 10}


@pytest.mark.parametrize("laid", ["", "flute", "flute flute"])
def test_if_all_in_the_building_played_as_many_flutes_nothing_happens(laid: str) -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand flute*2
        yellow    hand flute*2
    """)
    play(
        game,
        f"""
        red enter 1: {laid}
        yellow enter 1: {laid}
        green enter 2:
        """,
    )
    assert set(report(game)["rats"].values()) == {10}


def test_a_seat_alone_in_a_building_plays_the_flute_to_nobody() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand flute
    """)
    play(
        game,
        """
        red enter 1: flute
        yellow enter 2:
        green enter 2:
        """,
    )
    assert set(report(game)["rats"].values()) == {10}


def test_if_several_played_most_flutes_the_one_who_entered_first_gives_the_rat() -> None:
    game = mixed(f"""
        {THREE} · start green · enter of green
        {QUIET}
        red       hand flute
        green     hand flute
    """)
    play(
        game,
        """
        green enter 1: flute
        red enter 1: flute
        yellow enter 1:
        """,
    )
    assert report(game)["rats"] == {"red": 10, "yellow": 11, "green": 9}


def test_if_several_played_fewest_flutes_the_one_with_most_chooses_who_receives() -> None:
    game = mixed(f"""
        {FOUR} · enter of red
        row       castle/2-rats marketplace/2-rats monastery/2-rats
        yellow    hand flute
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: flute
        green enter 1:
        blue enter 2:
        """,
    )
    assert (game.to_act, set(answers(game))) == ("yellow", {"target red", "target green"})
    play(game, "yellow target green")
    assert report(game)["rats"] == {"red": 10, "yellow": 9, "green": 11, "blue": 10}


def test_without_a_rat_nothing_happens_and_nothing_is_asked() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand flute · rats 0
    """)
    play(
        game,
        """
        red enter 1: flute
        yellow enter 1:
        green enter 1:
        """,
    )
    assert report(game)["phase"] == "buildings"
    assert report(game)["rats"] == {"red": 0, "yellow": 10, "green": 10}


def test_if_the_first_of_those_with_most_flutes_has_no_rat_another_does_not_step_in() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand flute · rats 0
        yellow    hand flute
    """)
    play(
        game,
        """
        red enter 1: flute
        yellow enter 1: flute
        green enter 1:
        """,
    )
    assert report(game)["rats"] == {"red": 0, "yellow": 10, "green": 10}


# 4. Actions.


def tents(game: rattus.Game) -> list[str]:
    """The seats that look in the Tents of a position, look by look."""
    lookers = []
    while report(game)["phase"] == "resolve":
        if game.to_act != "?":
            lookers.append(str(game.to_act))
        game.play(answers(game)[0])
    return lookers


def test_the_premium_is_for_most_population_cards_and_jokers_together() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        row       fortune-tellers-tent/2-rats castle/2-rats
        red       hand witch-0*2
        yellow    hand king-0 joker*2
    """)
    play(
        game,
        """
        red enter 1: witch-0 witch-0
        yellow enter 1: king-0 joker joker
        green enter 2:
        """,
    )
    assert tents(game) == ["yellow", "yellow", "red"]


def test_swords_and_flutes_do_not_count_for_the_premium() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        row       fortune-tellers-tent/2-rats castle/2-rats
        red       hand sword*2 flute*2
        yellow    hand witch-0
    """)
    play(
        game,
        """
        red enter 1: sword sword flute flute
        yellow enter 1: witch-0
        green enter 2:
        """,
    )
    assert tents(game) == ["yellow", "yellow", "red"]


def test_influence_that_is_not_scored_counts_for_the_premium() -> None:
    """Cards count, not the way on the track."""
    game = mixed(f"""
        {THREE} · enter of red
        row       fortune-tellers-tent/2-rats castle/2-rats
        red       hand witch-0
        yellow    hand witch-0*2 · magic 15
    """)
    play(
        game,
        """
        red enter 1: witch-0
        yellow enter 1: witch-0 witch-0
        green enter 2:
        """,
    )
    assert tents(game) == ["yellow", "yellow", "red"]


@pytest.mark.parametrize("laid", ["", "witch-0"])
def test_a_tie_for_the_premium_goes_to_who_entered_first_and_zero_counts(laid: str) -> None:
    game = mixed(f"""
        {THREE} · start yellow · enter of yellow
        row       fortune-tellers-tent/2-rats castle/2-rats
        red       hand witch-0
        yellow    hand witch-0
        green     hand witch-0
    """)
    play(
        game,
        f"""
        yellow enter 2:
        green enter 1: {laid}
        red enter 1: {laid}
        """,
    )
    assert tents(game) == ["green", "green", "red"]


def test_after_the_premium_the_others_act_in_order_of_entering() -> None:
    game = mixed(f"""
        {FOUR} · start blue · enter of blue
        row       fortune-tellers-tent/2-rats castle/2-rats farm/2-rats
        yellow    hand witch-0
    """)
    play(
        game,
        """
        blue enter 1:
        red enter 1:
        yellow enter 1: witch-0
        green enter 1:
        """,
    )
    assert tents(game) == ["yellow", "yellow", "blue", "red", "green"]


def test_with_more_than_two_seats_each_building_has_its_premium() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        row       fortune-tellers-tent/2-rats castle/4-cards
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        """,
    )
    assert tents(game) == ["red", "red"]
    assert [hand(game, seat).count("sword") for seat in game.seats] == [0, 2, 1]


def test_two_seats_have_only_one_premium_in_the_round_for_the_one_who_laid_more() -> None:
    game = mixed(f"""
        {TWO} · enter of red
        {QUIET}
        red       hand knight-0
        yellow    hand king-0*2
    """)
    play(
        game,
        """
        red enter 1: knight-0
        yellow enter 2: king-0 king-0
        """,
    )
    assert (hand(game, "red"), hand(game, "yellow")) == ("sword", "joker joker")


@pytest.mark.parametrize("laid", ["", "king-0"])
def test_with_two_seats_a_tie_goes_to_who_entered_first_this_round_in_whatever_building(laid: str) -> None:
    game = mixed(f"""
        {TWO} · enter of red
        {QUIET}
        red       hand king-0
        yellow    hand king-0
    """)
    play(
        game,
        f"""
        red enter 2: {laid}
        yellow enter 1: {laid}
        """,
    )
    assert hand(game, "red").count("joker") == 2
    assert hand(game, "yellow").count("sword") == 1


def test_two_seats_in_one_building_share_it_as_always() -> None:
    game = mixed(f"""
        {TWO} · enter of red
        {QUIET}
        yellow    hand king-0
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: king-0
        """,
    )
    assert (hand(game, "red"), hand(game, "yellow")) == ("sword", "sword sword")


def test_with_two_seats_whoever_passed_has_entered_second() -> None:
    game = mixed(f"""
        {TWO} · enter of red
        {QUIET}
        red       hand pass
    """)
    play(
        game,
        """
        red pass
        yellow enter 2:
        red enter 1:
        """,
    )
    assert (hand(game, "red"), hand(game, "yellow")) == ("sword", "joker joker")


def test_a_short_pile_gives_what_it_has_to_the_premium_first() -> None:
    game = mixed(f"""
        {FOUR} · enter of red
        row       castle/2-rats marketplace/2-rats monastery/2-rats
        yellow    hand knight-0
        blue      hand sword*11
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 1: knight-0
        green enter 1:
        blue enter 2:
        """,
    )
    assert [hand(game, seat).count("sword") for seat in game.seats] == [0, 1, 0, 11]


def test_swords_that_lie_in_the_building_are_not_in_the_pile_yet() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand sword*6
        yellow    hand sword*6
    """)
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1: sword
        green enter 2:
        """,
    )
    assert report(game)["piles"]["sword"] == 2
    assert [hand(game, seat).count("sword") for seat in game.seats] == [5, 5, 0]


def test_the_last_victory_tokens_are_shared_out_as_far_as_they_reach() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        row       palace/2-rats castle/2-rats
        green     tokens 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2 3 3 3 3
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 1:
        green enter 2:
        """,
    )
    assert game.weights == {"token red 3": 1}
    play(game, "? token red 3")
    told = report(game)
    assert (told["piles"]["tokens"], told["phase"]) == (0, "buildings")
    assert told["tokens"]["red"] == [3]
    assert told["tokens"]["yellow"] == []


def test_actions_that_cost_something_are_optional() -> None:
    """Each `discard` takes off one rat, after the free rat of the premium."""
    game = mixed(f"""
        {THREE} · enter of red
        row       hospital/2-rats castle/2-rats
        red       hand monk-4*2 king-0 gold
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        """,
    )
    assert report(game)["rats"]["red"] == 9
    assert answers(game) == ["discard monk-4", "discard king-0", "discard gold", "enough"]
    play(game, "red discard gold")
    assert report(game)["rats"]["red"] == 8
    assert report(game)["piles"]["gold"] == 15
    play(game, "red enough")
    assert report(game)["phase"] == "buildings"


def test_the_hospital_asks_only_while_the_seat_has_cards_and_rats() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        row       hospital/2-rats castle/2-rats
        red       hand monk-4 · rats 10
        yellow    hand monk-4*3 · rats 1
        green     rats 10
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 1:
        green enter 1:
        red discard monk-4
        yellow discard monk-4
        """,
    )
    assert report(game)["phase"] == "buildings"
    assert report(game)["rats"] == {"red": 8, "yellow": 0, "green": 10}


# 5. Laid cards leave.


def test_laid_population_cards_go_to_the_discards_jokers_and_specials_to_their_piles() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        row       monastery/2-rats marketplace/2-rats
        red       hand monk-4*2 king-0 joker*2 sword flute
    """)
    play(
        game,
        """
        red enter 1: monk-4 monk-4 king-0 joker sword flute
        yellow enter 2:
        green enter 2:
        """,
    )
    told = report(game)
    assert told["discards"] == {"monk-4": 2, "king-0": 1}
    assert told["piles"]["discards"] == 3
    assert {name: told["piles"][name] for name in ("joker", "sword", "flute")} == {
        "joker": 15 - 1 - 3,
        "sword": 12,
        "flute": 12,
    }
    assert told["laid"]["red"] == 0
    assert told["shown"]["red"] == []
    assert hand(game, "red") == "joker"


def test_laid_cards_leave_before_the_next_building_is_resolved() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        row       monastery/2-rats fortune-tellers-tent/2-rats
        red       hand monk-4
        yellow    hand witch-4
    """)
    play(
        game,
        """
        red enter 1: monk-4
        yellow enter 2: witch-4
        green enter 2:
        """,
    )
    told = report(game)
    assert (told["phase"], game.to_act) == ("resolve", "yellow")
    assert told["discards"] == {"monk-4": 1}
    assert told["shown"] == {"red": [], "yellow": ["witch-4"], "green": []}


def test_cards_that_still_lie_in_a_building_are_not_drawn_there() -> None:
    """One card is left in the deck and none in the discards: red's four laid cards come too late for its action."""
    game = mixed(f"""
        {THREE} · enter of red
        row       farm/2-rats castle/2-rats
        red       hand peasant-0*4
        green     hand rest
        pool      monk-0*4 monk-1 king-0
    """)
    play(
        game,
        """
        red enter 1: peasant-0 peasant-0 peasant-0 peasant-0
        yellow enter 2:
        green enter 2:
        ? deal red king-0
        """,
    )
    told = report(game)
    assert told["phase"] == "buildings"
    assert (told["piles"]["deck"], told["piles"]["discards"]) == (4, 0)


def test_cards_that_leave_together_are_all_discarded_before_the_deck_is_made_anew() -> None:
    """The deck is empty; the cards of three seats in the first Farm become the deck for the second."""
    game = mixed(f"""
        {FOUR} · enter of red
        row       castle/2-rats farm/2-rats marketplace/2-rats
        red       hand knight-0*2
        yellow    hand king-0 king-1
        green     hand knight-4
        blue      hand rest
        pool      monk-0*4 monk-1
    """)
    play(
        game,
        """
        red enter 1: knight-0 knight-0
        yellow enter 1: king-0 king-1
        green enter 1: knight-4
        blue enter 2:
        """,
    )
    told = report(game)
    assert (told["piles"]["deck"], told["piles"]["discards"]) == (5, 0)
    assert game.weights == {
        "deal blue knight-0": 2,
        "deal blue knight-4": 1,
        "deal blue king-0": 1,
        "deal blue king-1": 1,
    }


def test_at_the_hospital_each_discard_counts_by_itself() -> None:
    """The deck is empty: the first card discarded becomes the deck, and the second one lies in the discards."""
    game = mixed(f"""
        {THREE} · enter of red
        row       hospital/2-rats castle/2-rats
        red       hand monk-4 king-0
        green     hand rest
        pool      monk-0*4 monk-1
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        red discard monk-4
        """,
    )
    told = report(game)
    assert (told["piles"]["deck"], told["piles"]["discards"]) == (1, 0)
    play(game, "red discard king-0")
    told = report(game)
    assert (told["piles"]["deck"], told["piles"]["discards"]) == (1, 1)
    assert told["discards"] == {"king-0": 1}


def test_laid_cards_are_not_in_hand_when_the_guard_tower_looks_at_hands() -> None:
    """Red holds one card besides two laid ones; yellow has laid all but one of its own, green all."""
    game = mixed(f"""
        {THREE} · enter of red
        row       guard-tower/2-rats castle/2-rats
        red       hand knight-0*2 king-0
        yellow    hand knight-1*2 king-1
        green     hand knight-4*3
    """)
    play(
        game,
        """
        red enter 1: knight-0 knight-0
        yellow enter 2: knight-1 knight-1
        green enter 2: knight-4 knight-4 knight-4
        """,
    )
    assert (game.to_act, answers(game)) == ("yellow", ["give king-1"])
    play(game, "yellow give king-1")
    assert report(game)["phase"] == "buildings"
    assert hand(game, "red") == "king-0 king-1"


def test_laid_cards_are_not_in_hand_when_the_hospital_looks_at_hands() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        row       hospital/2-rats castle/2-rats
        red       hand monk-0*2 king-0
    """)
    play(
        game,
        """
        red enter 1: monk-0 monk-0
        yellow enter 2:
        green enter 2:
        """,
    )
    assert answers(game) == ["discard king-0", "enough"]


# E. The end of a round.


@pytest.mark.parametrize(("before", "after"), [("red", "yellow"), ("yellow", "green"), ("green", "red")])
def test_the_start_seat_moves_one_to_the_left(before: str, after: str) -> None:
    game = mixed(f"{THREE} · start {before} · enter of {before}\n{QUIET}")
    while report(game)["phase"] == "enter":
        game.play(answers(game)[-1])
    told = report(game)
    assert (told["start"], told["round"], told["row"], told["order"]) == (after, 2, [], [])
    assert told["entered"] == {"red": None, "yellow": None, "green": None}


def test_hands_rats_and_influence_stay_for_the_next_round() -> None:
    game = mixed(f"""
        {THREE} · enter of red
        {QUIET}
        red       hand monk-4 pass · rats 7 · church 3
    """)
    while report(game)["phase"] == "enter":
        game.play("enter 1")
        game.play("done")
    assert hand(game, "red") == "monk-4 sword sword pass"
    assert report(game)["rats"]["red"] == 7
    assert influence(game, "church") == "red 3"


# The last round.


ACTIONS = [
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
]


@pytest.mark.parametrize("building", ACTIONS)
def test_in_the_last_round_there_are_no_building_actions(building: str) -> None:
    other = "castle" if building == "farm" else "farm"
    game = mixed(f"""
        {THREE} · last round · enter of red
        row       {building}/2-rats {other}/2-rats
        red       hand joker king-0
        yellow    hand joker*3 king-0*3
    """)
    play(
        game,
        """
        red enter 1: joker
        yellow enter 1:
        green enter 1:
        """,
    )
    told = report(game)
    assert (told["phase"], game.to_act) == ("plague", "?")
    assert told["rats"] == {"red": 10, "yellow": 10, "green": 10}
    assert hand(game, "red") == "king-0"
    assert hand(game, "yellow") == "king-0 king-0 king-0 joker joker joker"
    assert hand(game, "green") == ""


def test_in_the_last_round_the_seat_entitled_to_a_premium_scores_one_influence_instead() -> None:
    game = mixed(f"""
        {FOUR} · last round · enter of red
        row       castle/2-rats marketplace/2-rats monastery/2-rats
        red       hand knight-0
        yellow    hand knight-0*2
    """)
    play(
        game,
        """
        red enter 1: knight-0
        yellow enter 1: knight-0 knight-0
        green enter 2:
        blue enter 2:
        """,
    )
    assert influence(game, "chivalry") == "yellow 3 red 1"
    assert influence(game, "bourgeoisie") == "green 1"
    assert influence(game, "church") == ""


def test_two_buildings_of_a_class_give_two_premiums_in_the_last_round() -> None:
    game = mixed(f"""
        {FOUR} · last round · enter of red
        row       castle/2-rats castle/4-cards monastery/2-rats
    """)
    play(
        game,
        """
        red enter 2:
        yellow enter 1:
        green enter 1:
        blue enter 2:
        """,
    )
    assert influence(game, "chivalry") == "yellow 1 red 1"


def test_the_influence_of_the_last_round_stops_at_15_too() -> None:
    game = mixed(f"""
        {THREE} · last round · enter of red
        {QUIET}
        red       hand knight-0 · chivalry 14
    """)
    play(
        game,
        """
        red enter 1: knight-0
        yellow enter 2:
        green enter 2:
        """,
    )
    assert influence(game, "chivalry") == "red 15"


def test_with_two_seats_only_one_of_them_scores_it() -> None:
    game = mixed(f"""
        {TWO} · last round · enter of red
        {QUIET}
        yellow    hand merchant-0
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 2: merchant-0
        """,
    )
    assert influence(game, "chivalry") == ""
    assert influence(game, "bourgeoisie") == "yellow 2"


def test_swords_and_flutes_are_as_always_in_the_last_round() -> None:
    game = mixed(f"""
        {THREE} · last round · enter of red
        {QUIET}
        red       hand sword flute
        yellow    hand king-0*2
    """)
    play(
        game,
        """
        red enter 1: sword flute
        yellow enter 1:
        green enter 2:
        yellow give king-0
        """,
    )
    told = report(game)
    assert hand(game, "red") == "king-0"
    assert told["rats"] == {"red": 9, "yellow": 11, "green": 10}
    assert told["phase"] == "plague"


def test_strangers_bring_rats_in_the_last_round_and_laid_cards_leave() -> None:
    game = mixed(f"""
        {THREE} · last round · enter of red
        {QUIET}
        red       hand king-0*2
    """)
    play(
        game,
        """
        red enter 1: king-0 king-0
        yellow enter 2:
        green enter 2:
        """,
    )
    told = report(game)
    assert told["rats"]["red"] == 12
    assert told["discards"] == {"king-0": 2}


def test_after_the_last_round_the_start_seat_has_moved_and_the_nun_row_is_turned_up() -> None:
    game = mixed(f"{THREE} · last round · start green · enter of green\n{QUIET}")
    while report(game)["phase"] == "enter":
        game.play(answers(game)[-1])
    told = report(game)
    assert (told["start"], told["round"], told["row"], told["phase"]) == ("red", 9, [], "plague")
    for spot in range(1, 6):
        assert all(text.startswith(f"row {spot} ") for text in answers(game))
        game.draw()
    assert game.over
    assert report(game)["phase"] == "over"


def test_the_round_before_the_last_still_has_its_actions() -> None:
    game = mixed(f"{THREE} · round 8 · enter of red\n{QUIET}")
    while report(game)["phase"] == "enter":
        game.play("enter 1")
        game.play("done")
    assert hand(game, "red") == "sword sword"
    assert report(game)["round"] == 9
