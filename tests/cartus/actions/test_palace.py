"""Palace (royalty): draw two victory tokens; standard one. [§1]"""

from __future__ import annotations

from tests.cartus.actions.draws import drawn_tokens
from tests.cartus.position import play, position, report

PALACE = """
    cartus red yellow green · start red · enter of red
    row       palace/4-cards castle/2-rats
    red       hand king-0
    yellow    hand king-1
    green     hand witch-0{green}
"""
ALL = """
    red enter 1:
    yellow enter 1: king-1
    green enter 1:
"""


def test_the_premium_seat_draws_two_tokens_and_the_others_one() -> None:
    game = position(PALACE.format(green=""))
    play(
        game,
        f"""
        {ALL.strip()}
        ? token yellow 3
        ? token yellow 1
        ? token red 2
        ? token green 3
        """,
    )
    assert report(game)["tokens"] == {"red": [2], "yellow": [1, 3], "green": [3]}
    assert report(game)["piles"]["tokens"] == 16
    assert report(game)["phase"] == "buildings"


def test_a_token_is_drawn_from_those_that_are_left() -> None:
    game = position(PALACE.format(green=" · tokens 1 1 1 1 1 2 3 3 3"))
    play(game, ALL)
    assert game.weights == {"token yellow 2": 9, "token yellow 3": 2}


def test_only_the_owner_knows_the_value() -> None:
    game = position(PALACE.format(green=""))
    play(
        game,
        f"""
        {ALL.strip()}
        ? token yellow 3
        """,
    )
    assert report(game, "yellow")["tokens"] == {"red": 0, "yellow": [3], "green": 0}
    assert report(game, "red")["tokens"] == {"red": [], "yellow": 1, "green": 0}


def test_a_short_pile_gives_what_it_has() -> None:
    seventeen = " · tokens 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2 3 3"
    game = position(PALACE.format(green=seventeen))
    play(game, ALL)
    assert drawn_tokens(game) == ["yellow", "yellow", "red"]
    assert report(game)["tokens"]["yellow"] == [3, 3]
    assert report(game)["piles"]["tokens"] == 0
    assert report(game)["phase"] == "buildings"


def test_the_premium_seat_gets_the_last_token_alone() -> None:
    nineteen = " · tokens 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2 3 3 3 3"
    game = position(PALACE.format(green=nineteen))
    play(game, ALL)
    assert drawn_tokens(game) == ["yellow"]
    assert report(game)["phase"] == "buildings"


def test_an_empty_pile_gives_nothing_and_chance_is_not_asked() -> None:
    game = position(PALACE.format(green=" · tokens 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2 3 3 3 3 3"))
    play(game, ALL)
    assert drawn_tokens(game) == []
    assert report(game)["phase"] == "buildings"


def test_in_the_last_round_nobody_draws_a_token() -> None:
    game = position(PALACE.format(green="").replace("enter of", "last round · enter of"))
    play(game, ALL)
    assert report(game)["tokens"] == {"red": [], "yellow": [], "green": []}
    assert report(game)["phase"] == "plague"
