"""The three rulebooks of 2010: English, German, French. What each card does after the plague: `cards/`."""

from __future__ import annotations

import pytest

import rattus
from tests.plague.position import answers, board, drawn, play, position, report, verbs

ROUND = """
    rattus red yellow green blue · turn of {seat} · plague gallia · start {start} · turn {turn}
    {rest}
"""


def test_the_english_rulebook_is_the_default_and_is_left_out_of_the_record() -> None:
    assert rattus.new("rattus", 2, 1).record().splitlines()[2] == '[Options ""]'
    assert rattus.new("rattus", 2, 1, rulebook="en").record().splitlines()[2] == '[Options ""]'
    assert rattus.new("rattus", 2, 1, rulebook="de").record().splitlines()[2] == '[Options "rulebook=de"]'


def test_a_rulebook_that_the_edition_does_not_have_is_refused() -> None:
    with pytest.raises(rattus.OptionError):
        rattus.new("rattus", 2, 1, rulebook="it")


# After the plague.


@pytest.mark.parametrize(
    ("rulebook", "after"), [("en", set()), ("de", {"king", "merchant", "look"}), ("fr", {"king"})]
)
def test_the_cards_that_may_be_used_after_the_plague(rulebook: str, after: set[str]) -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague gallia
        hispania  red 1
        polonia   rats 1
        cards     peasant red, merchant red, monk red, knight red, witch red, king red
        """,
        rulebook=rulebook,
    )
    play(game, "red plague italia")
    if not after:
        assert game.to_act == "yellow"
        return
    assert game.to_act == "red"
    assert verbs(game) == after | {"end"}
    assert answers(game)[-1] == "end"
    play(game, "red end")
    assert game.to_act == "yellow"


def test_several_cards_may_be_used_after_the_plague_one_after_the_other() -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague gallia
        hispania  red 2
        cards     merchant red, king red
        """,
        rulebook="de",
    )
    play(
        game,
        """
        red plague italia
        red merchant hispania gallia 1
        """,
    )
    assert answers(game) == ["king gallia", "king hispania", "end"]
    play(game, "red king gallia")
    assert board(game) == drawn("""
        rattus red yellow · turn of yellow · plague italia · supply 29
        hispania  red 1
        haven     red 1
        cards     merchant red, king red
    """)


def test_a_card_taken_this_turn_may_be_used_after_the_plague() -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague gallia
        hispania  red 2
        """,
        rulebook="fr",
    )
    play(
        game,
        """
        red take king
        red plague italia
        """,
    )
    assert answers(game) == ["king hispania", "end"]


def test_cards_of_other_seats_are_not_used_after_the_plague() -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague gallia
        hispania  red 1 yellow 1
        cards     king yellow
        """,
        rulebook="de",
    )
    play(game, "red plague italia")
    assert report(game)["phase"] == "action"
    assert game.to_act == "yellow"


def test_also_the_last_regular_turn_has_its_time_after_the_plague() -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague gallia · turn 1
        hispania  red 1
        cards     king red
        """,
        rulebook="fr",
        turn_limit=1,
    )
    play(game, "red plague italia")
    assert answers(game) == ["king hispania", "end"]
    play(game, "red king hispania")
    assert "last round of yellow" in board(game)


# The end of the round.


@pytest.mark.parametrize("rulebook", ["en", "fr"])
def test_by_the_english_and_the_french_rulebook_the_game_ends_after_the_turn(rulebook: str) -> None:
    game = position(
        ROUND.format(seat="yellow", start="red", turn=2, rest="haven yellow 20"), rulebook=rulebook
    )
    play(game, "yellow plague italia")
    assert "last round of red" in board(game)


def german(seat: str, start: str, rest: str = "", turn: int = 1, turn_limit: int = 300) -> rattus.Game:
    return position(
        ROUND.format(seat=seat, start=start, turn=turn, rest=rest), rulebook="de", turn_limit=turn_limit
    )


def test_by_the_german_rulebook_the_seats_up_to_the_start_seat_still_have_their_turn() -> None:
    game = german("green", start="yellow", rest="haven green 20")
    play(game, "green plague italia")
    assert "turn of blue" in board(game)
    play(game, "blue plague gallia")
    assert "turn of red" in board(game)
    play(game, "red plague italia")
    assert report(game)["phase"] == "last"


def test_by_the_german_rulebook_a_round_ends_before_the_start_seat() -> None:
    """If the seat before the start seat triggers the end, nobody has another turn."""
    game = german("red", start="yellow", rest="haven red 20")
    play(game, "red plague italia")
    assert "last round of blue" in board(game)


def test_by_the_german_rulebook_the_start_seat_as_trigger_gives_everybody_else_a_turn() -> None:
    game = german("yellow", start="yellow", rest="haven yellow 20")
    for seat, region in (("yellow", "italia"), ("green", "gallia"), ("blue", "italia"), ("red", "gallia")):
        assert report(game)["phase"] == "action"
        play(game, f"{seat} plague {region}")
    assert "last round of red" in board(game)


def test_by_the_german_rulebook_the_last_round_starts_right_of_the_trigger_and_leaves_it_out() -> None:
    """The last active seat is another one, and has its last round."""
    game = german("green", start="yellow", rest="haven green 20")
    play(
        game,
        """
        green plague italia
        blue plague gallia
        red plague italia
        """,
    )
    asked = []
    while not game.over:
        asked.append(game.to_act)
        game.play("pass")
    assert asked == ["yellow", "red", "blue"]


def test_by_the_german_rulebook_the_last_active_seat_uses_its_cards_again_in_the_last_round() -> None:
    game = german(
        "green",
        start="yellow",
        rest="""haven green 20
        polonia red 2
        cards king red, peasant blue""",
    )
    play(
        game,
        """
        green plague italia
        blue plague gallia
        red king polonia
        red plague italia
        yellow pass
        red king polonia
        red pass
        blue peasant polonia
        blue pass
        """,
    )
    assert game.result == (("green", 20), ("red", 2), ("blue", 1), ("yellow", 0))


def test_by_the_german_rulebook_ties_go_by_the_last_active_seat() -> None:
    game = german("green", start="yellow", rest="haven green 20 red 1 yellow 1 blue 1")
    play(
        game,
        """
        green plague italia
        blue plague gallia
        red plague italia
        yellow pass
        red pass
        blue pass
        """,
    )
    assert game.result == (("green", 20), ("yellow", 1), ("blue", 1), ("red", 1))


@pytest.mark.parametrize("knows", ["red", "green"])
def test_by_the_german_rulebook_the_last_active_seat_chooses_in_the_final_ravage(knows: str) -> None:
    game = german(
        "green",
        start="yellow",
        rest=f"""haven green 20
        polonia rats 2 (/2 2+M seen by {knows})  blue 9""",
    )
    play(
        game,
        """
        green plague italia
        blue plague gallia
        red plague italia
        yellow pass
        red pass
        blue pass
        """,
    )
    assert report(game)["phase"] == "final"
    assert game.to_act == "red"


def test_by_the_german_rulebook_the_first_trigger_stays_whatever_the_rest_of_the_round_brings() -> None:
    """Green triggers; then blue's reserve is empty as well, and the turn limit is reached."""
    game = german("green", start="yellow", rest="haven green 20 blue 20", turn=2, turn_limit=3)
    play(
        game,
        """
        green plague italia
        blue plague gallia
        red plague italia
        """,
    )
    assert "last round of yellow" in board(game)


def test_by_the_german_rulebook_the_first_trigger_stays_though_its_condition_no_longer_holds() -> None:
    """Green's reserve is filled again by blue's plague; the game ends with the round all the same."""
    game = german(
        "green",
        start="yellow",
        rest="""haven green 19
        hispania rats 1 (/1 supply) green 1
        cards monk green
        coming 1+PC""",
    )
    play(
        game,
        """
        green plague italia
        blue plague hispania
        blue spread gallia
        ? rat hispania/1 1+PC
        """,
    )
    assert report(game)["reserve"]["green"] == 1
    play(game, "red plague italia")
    assert "last round of yellow" in board(game)


def test_by_the_german_rulebook_the_turn_limit_ends_the_round_too() -> None:
    game = german("green", start="yellow", turn=2, turn_limit=2)
    play(
        game,
        """
        green plague italia
        blue plague gallia
        red plague italia
        """,
    )
    assert "last round of yellow" in board(game)
    assert report(game)["turn"] == 4


def test_by_the_german_rulebook_an_empty_supply_ends_the_round_and_spreads_no_more() -> None:
    game = position(
        """
        rattus red yellow green blue · turn of green · plague gallia · start red · turn 3 · supply 1
        hispania  rats 1
        italia    rats 1
        """,
        rulebook="de",
    )
    play(
        game,
        """
        green plague hispania
        green spread gallia
        blue plague italia
        """,
    )
    assert board(game) == drawn("""
        rattus red yellow green blue · last round of yellow · plague italia · supply 0
        gallia    rats 1
        hispania  rats 1
        italia    rats 1
    """)
