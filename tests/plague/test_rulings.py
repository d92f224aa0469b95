"""The rulings: where the rulebooks are silent or disagree. At least one test for each.

Ruling 7 has no test: it is about the card numbers printed in the Big Box rulebook; edition `rattus` prints
none, and cards are known here by their names. The Courier that ruling 9 mentions is a card of Big Box; it
is tested that the Merchant does not do what the Courier may. Ruling 13 speaks of both editions; here it is
tested for this one.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rattus import Game
from rattus.kernel.telling import Telling
from rattus.plague.events import EndReason, EndTriggered
from tests.plague.position import answers, board, drawn, play, position, report, verbs


def test_placing_is_optional_but_a_chosen_region_takes_the_full_number() -> None:
    """ruling 1"""
    drawing = """
        rattus red yellow · turn of red · plague gallia
        polonia   rats 3
    """
    game = position(drawing)
    assert answers(game, "place") == ["place polonia"]
    play(game, "red place polonia")
    assert report(game)["citizens"]["polonia"]["red"] == 3

    game = position(drawing)
    play(game, "red plague hispania")
    assert report(game)["reserve"]["red"] == 20
    assert game.to_act == "yellow"


@pytest.mark.parametrize(("seats", "turcia"), [("red yellow green", False), ("red yellow green blue", True)])
def test_the_knights_steps_pass_through_regions_in_play_only(seats: str, turcia: bool) -> None:
    """ruling 2: from Polonia to Turcia the only way of two steps is through Tartaria."""
    game = position(f"""
        rattus {seats} · turn of red · plague polonia
        cards     knight red
    """)
    assert ("plague turcia" in answers(game)) == turcia


@pytest.mark.parametrize(("question", "stays"), [("turn of red", False), ("last round of red", True)])
def test_the_knights_steps_may_not_end_where_they_began_except_in_the_last_round(
    question: str, stays: bool
) -> None:
    """ruling 2"""
    game = position(f"""
        rattus red yellow · {question} · plague polonia
        cards     knight red
    """)
    assert ("plague polonia" in answers(game)) == stays


def test_two_steps_of_the_knight_need_not_be_a_shortest_path() -> None:
    """ruling 2: neighbours can be reached all the same, and each region is one answer."""
    game = position("""
        rattus red yellow · turn of red · plague italia
        cards     knight red
    """)
    ways = answers(game, "plague")
    assert {"plague gallia", "plague germania", "plague hispania", "plague hungaria"} < set(ways)
    assert len(ways) == len(set(ways))


def test_an_empty_reserve_triggers_the_end_only_at_the_end_of_that_seats_own_turn() -> None:
    """ruling 3"""
    game = position("""
        rattus red yellow · turn of red · plague gallia
        polonia   yellow 20
    """)
    play(game, "red plague hispania")
    assert "turn of yellow" in board(game)
    play(game, "yellow plague gallia")
    assert "last round of red" in board(game)


def test_an_empty_reserve_that_is_filled_again_before_the_turn_ends_triggers_nothing() -> None:
    """ruling 3"""
    game = position("""
        rattus red yellow · turn of red · plague gallia
        hispania  rats 1 (/1 supply)  red 20
        coming    2+M
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        ? rat hispania/1 2+M
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague hispania · supply 27
        hispania  red 19
        italia    rats 1
    """)


def test_citizens_in_the_haven_are_on_the_board() -> None:
    """ruling 3: they are not in reserve, so the end comes."""
    game = position("""
        rattus red yellow · turn of red · plague gallia
        polonia   red 1
        haven     red 19
    """)
    play(game, "red plague hispania")
    assert "last round of yellow" in board(game)


def test_a_supply_empty_in_mid_spread_loses_the_rest_but_the_ravage_happens_and_the_game_ends() -> None:
    """ruling 4"""
    game = position("""
        rattus red yellow green blue · turn of red · plague gallia · supply 1
        hispania  rats 2 (/1 supply)  yellow 3
        coming    2+M 6+A
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow green blue · chance asked ravage · plague hispania · supply 0
        hispania  rats 2  yellow 3
        italia    rats 1
    """)
    play(
        game,
        """
        ? rat hispania/1 2+M
        ? rat hispania/1 6+A
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow green blue · last round of blue · plague hispania · supply 0
        hispania  yellow 2
        italia    rats 1
    """)


def test_a_swap_exchanges_the_rats_with_all_that_is_known_of_them() -> None:
    """ruling 5"""
    game = position("""
        rattus red yellow green · turn of red · plague polonia
        gallia    rats 2 (/1 2+M seen by yellow green)
        hispania  rats 1 (/1 3+A seen by green)
        cards     witch red
    """)
    play(
        game,
        """
        red look gallia/1
        ? rat gallia/1 2+M
        red look hispania/1
        ? rat hispania/1 3+A
        red swap
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow green · turn of red · plague polonia · supply 30
        gallia    rats 2 (/1 3+A seen by red green)
        hispania  rats 1 (/1 2+M seen by red yellow green)
        cards     witch red
    """)
    assert report(game, "yellow")["rats"]["gallia"] == ["hidden", "hidden"]
    assert report(game, "yellow")["rats"]["hispania"] == ["2+M"]


def test_the_two_looks_of_one_use_are_at_different_rats() -> None:
    """ruling 5"""
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 2
        hispania  rats 1
        cards     witch red
        coming    1+PB*
    """)
    play(
        game,
        """
        red look gallia/1
        ? rat gallia/1 1+PB*
        """,
    )
    assert answers(game) == ["look gallia/2", "look hispania/1", "enough"]


def test_a_single_rat_on_the_board_gets_one_look_and_no_swap() -> None:
    """ruling 5"""
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 1
        cards     witch red
        coming    1+PB*
    """)
    play(
        game,
        """
        red look gallia/1
        ? rat gallia/1 1+PB*
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 29
        gallia    rats 1 (/1 1+PB* seen by red)
        cards     witch red
    """)


def test_a_class_symbol_whose_card_nobody_holds_does_nothing() -> None:
    """ruling 6"""
    game = position("""
        rattus red yellow · turn of red · plague gallia
        hispania  rats 1 (/1 supply)  red 1 yellow 1
        cards     witch red, king yellow
        coming    1+BK
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        ? rat hispania/1 1+BK
        """,
    )
    assert report(game)["citizens"]["hispania"] == {"red": 1, "yellow": 1}


def test_a_holder_with_no_citizen_there_loses_nothing() -> None:
    """ruling 6"""
    game = position("""
        rattus red yellow · turn of red · plague gallia
        gallia    red 1
        hispania  rats 1 (/1 supply)  yellow 1
        cards     merchant red
        coming    1+BK
    """)
    play(
        game,
        """
        red plague hispania
        red spread italia
        ? rat hispania/1 1+BK
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague hispania · supply 27
        gallia    red 1
        hispania  yellow 1
        italia    rats 1
        cards     merchant red
    """)


def test_lost_citizens_go_to_the_reserve_at_once_and_may_be_placed_again() -> None:
    """ruling 8"""
    game = position("""
        rattus red yellow · turn of red · plague gallia
        hispania  rats 1 (/1 supply)  yellow 1
        haven     yellow 19
        cards     merchant yellow
        coming    1+BK
    """)
    assert report(game)["reserve"]["yellow"] == 0
    play(
        game,
        """
        red plague hispania
        red spread italia
        ? rat hispania/1 1+BK
        """,
    )
    assert report(game)["reserve"]["yellow"] == 1
    play(game, "yellow place italia")
    assert report(game)["citizens"]["italia"]["yellow"] == 1


def test_the_merchant_moves_from_one_region_to_one_region_without_splitting() -> None:
    """ruling 9"""
    game = position("""
        rattus red yellow · turn of red · plague polonia
        hispania  red 3
        italia    red 2
        cards     merchant red
    """)
    play(game, "red merchant hispania gallia 1")
    assert answers(game, "merchant") == []
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 29
        gallia    red 1
        hispania  red 2
        italia    red 2
        cards     merchant red
    """)


def test_a_question_with_one_answer_is_put_all_the_same() -> None:
    """ruling 10: one place for a new rat, nothing to do but to pass."""
    game = position("""
        rattus red yellow · turn of red · plague gallia
        gallia    rats 3
        hispania  rats 1
    """)
    play(game, "red plague hispania")
    assert game.to_act == "red"
    assert answers(game) == ["spread italia"]


def test_pass_is_always_put() -> None:
    """ruling 10"""
    game = position("""
        rattus red yellow green · last round of yellow · last turn of green · plague gallia
        italia    yellow 1
        cards     king yellow
    """)
    assert answers(game) == ["king italia", "pass"]
    play(game, "yellow king italia")
    assert game.to_act == "yellow"
    assert answers(game) == ["pass"]
    play(game, "yellow pass")
    assert game.to_act == "red"
    assert answers(game) == ["pass"]


def test_enough_is_put_only_beside_another_answer() -> None:
    """ruling 10: where a second rat lies, and not where there is none."""
    drawing = """
        rattus red yellow · turn of red · plague polonia
        gallia    rats {rats}
        cards     witch red
        coming    1+PB*
    """
    for rats, then in ((2, ["look gallia/2", "enough"]), (1, [])):
        game = position(drawing.format(rats=rats))
        play(
            game,
            """
            red look gallia/1
            ? rat gallia/1 1+PB*
            """,
        )
        assert [text for text in answers(game) if text == "enough" or text.startswith("look")] == then


def test_end_is_put_only_beside_another_answer() -> None:
    """ruling 10: with something left to use after the plague, and not with nothing."""
    game = position(
        """
        rattus red yellow · turn of red · plague gallia
        polonia   red 2
        cards     king red, merchant red
        """,
        rulebook="de",
    )
    play(game, "red plague hispania")
    assert "end" in answers(game)
    play(game, "red merchant polonia scandia 2")
    assert answers(game) == ["king scandia", "end"]
    play(game, "red king scandia")
    assert game.to_act == "yellow"


@pytest.mark.parametrize("rulebook", ["de", "fr"])
def test_cards_of_any_time_may_be_used_after_the_ravage_but_not_between_spread_and_ravage(
    rulebook: str,
) -> None:
    """ruling 11"""
    game = position(
        """
        rattus red yellow · turn of red · plague gallia
        hispania  rats 2  red 3
        polonia   red 1
        cards     merchant red, witch red, king red
        coming    1+PB* 6+A
        """,
        rulebook=rulebook,
    )
    play(game, "red plague hispania")
    assert verbs(game) == {"spread"}
    play(game, "red spread italia")
    assert verbs(game) == {"spread"}
    play(game, "red spread italia")
    assert game.to_act == "?"
    play(
        game,
        """
        ? rat hispania/1 1+PB*
        ? rat hispania/1 6+A
        """,
    )
    assert {"king hispania", "king polonia", "end"} <= set(answers(game))


def emptied_in_mid_turn(rulebook: str) -> Game:
    """Yellow's reserve is empty in mid-turn, but not at its end."""
    game = position(
        """
        rattus red yellow · turn of yellow · plague gallia
        hispania  rats 2 (/1 supply)
        haven     yellow 18
        cards     peasant red
        coming    2+M 6+A
        """,
        rulebook=rulebook,
    )
    play(game, "yellow place hispania")
    assert report(game)["reserve"]["yellow"] == 0
    play(
        game,
        """
        yellow plague hispania
        yellow spread italia
        yellow spread italia
        ? rat hispania/1 2+M
        """,
    )
    return game


def told(game: Game, step: str) -> Sequence[object]:
    """Play a step and tell what happened."""
    before = game.state.copy()
    play(game, step)
    return Telling(game.ruleset, before, game.numbers[-1], game.state).events(whole=True)


def test_by_the_english_rulebook_a_reserve_that_was_empty_in_mid_turn_does_not_end_the_game() -> None:
    """rulings 3 and 12"""
    game = emptied_in_mid_turn("en")
    play(game, "? rat hispania/1 6+A")
    assert report(game)["reserve"]["yellow"] == 1
    assert "turn of red" in board(game)


@pytest.mark.parametrize("rulebook", ["de", "fr"])
def test_by_the_german_and_french_rulebooks_a_reserve_that_was_empty_at_any_time_of_the_turn_ends_the_game(
    rulebook: str,
) -> None:
    """rulings 3 and 12"""
    game = emptied_in_mid_turn(rulebook)
    assert EndTriggered("yellow", EndReason.RESERVE) in told(game, "? rat hispania/1 6+A")
    assert report(game)["reserve"]["yellow"] == 1
    assert game.to_act == "red"
    assert report(game)["phase"] == "last"


@pytest.mark.parametrize("rulebook", ["de", "fr"])
def test_a_reserve_that_was_empty_in_the_turn_before_does_not_count(rulebook: str) -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague gallia
        hispania  rats 1
        haven     yellow 19
        """,
        rulebook=rulebook,
    )
    play(game, "red plague germania\nyellow plague gallia")
    assert report(game)["phase"] == "action"


def test_the_second_look_of_the_witch_is_optional() -> None:
    """ruling 13"""
    game = position("""
        rattus red yellow · turn of red · plague polonia
        gallia    rats 1
        hispania  rats 1
        cards     witch red
        coming    1+PB*
    """)
    play(
        game,
        """
        red look gallia/1
        ? rat gallia/1 1+PB*
        red enough
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow · turn of red · plague polonia · supply 29
        gallia    rats 1 (/1 1+PB* seen by red)
        hispania  rats 1
        cards     witch red
    """)
