"""Guard Tower (chivalry): seats outside with at least as many cards give three; standard nothing. [§1, ruling 2]"""

from __future__ import annotations

import pytest

import rattus
from tests.cartus.position import answers, hand, play, position, report

SECOND = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
TOWER = """
    cartus red yellow green blue · start {start} · enter of {start}
    row       guard-tower/4-cards brewery/2-rats brewery/4-cards
    red       hand {red}
    yellow    hand {yellow}
    green     hand {green}
    blue      hand {blue}
"""
TWO, THREE, FOUR = "king-0*2", "witch-0*2 witch-4", "monk-0*2 monk-1*2"


def tower(red: str, yellow: str = "", green: str = "", blue: str = "", start: str = "red") -> rattus.Game:
    return position(
        TOWER.format(start=start, red=red, yellow=yellow, green=green, blue=blue), buildings=SECOND
    )


def gives(game: rattus.Game) -> list[str]:
    """Whoever is asked to give gives the first card; who gave, in order."""
    seats = []
    while game.legal[0].verb == "give":
        assert game.to_act is not None
        seats.append(game.to_act)
        game.play(game.legal[0])
    return seats


ALONE = """
    red enter 1:
    yellow enter 2:
    green enter 3:
    blue enter 3:
"""


def test_every_seat_outside_with_at_least_as_many_cards_gives_three_of_its_choice() -> None:
    game = tower(THREE, FOUR, TWO, "knight-0*3")
    play(game, ALONE)
    assert (game.to_act, report(game)["phase"]) == ("yellow", "resolve")
    assert answers(game) == ["give monk-0", "give monk-1"]
    play(
        game,
        """
        yellow give monk-1
        yellow give monk-0
        yellow give monk-1
        blue give knight-0
        blue give knight-0
        blue give knight-0
        """,
    )
    assert hand(game, "red") == "monk-0 monk-1 monk-1 knight-0 knight-0 knight-0 witch-0 witch-0 witch-4"
    assert hand(game, "yellow") == "monk-0"
    assert hand(game, "green") == "king-0 king-0"
    assert hand(game, "blue") == ""
    assert report(game)["phase"] == "buildings"


@pytest.mark.parametrize(
    ("start", "order"),
    [
        ("red", ["yellow", "green", "blue"]),
        ("green", ["green", "blue", "yellow"]),
        ("blue", ["blue", "yellow", "green"]),
    ],
)
def test_the_victims_give_in_the_rounds_turn_order_each_all_its_cards_before_the_next(
    start: str, order: list[str]
) -> None:
    game = tower(TWO, THREE, FOUR, "knight-0*4", start)
    while game.to_act in game.seats:
        play(game, f"{game.to_act} enter {1 if game.to_act == 'red' else 2}:")
        if report(game)["phase"] == "resolve":
            break
    assert gives(game) == [seat for seat in order for _ in range(3)]


def test_turn_order_is_not_the_order_of_entering() -> None:
    game = tower(TWO, "witch-0*2 pass", FOUR, "knight-0*4")
    play(
        game,
        """
        red enter 1:
        yellow pass
        green enter 2:
        blue enter 2:
        yellow enter 2:
        """,
    )
    assert gives(game) == ["yellow"] * 2 + ["green"] * 3 + ["blue"] * 3


def test_the_hand_at_the_start_of_the_action_is_compared_not_what_has_been_given_since() -> None:
    game = tower(TWO, FOUR, "knight-0*2", "witch-4*3")
    play(game, ALONE)
    assert gives(game) == ["yellow"] * 3 + ["green"] * 2 + ["blue"] * 3


@pytest.mark.parametrize(("cards", "count"), [(0, 0), (1, 0), (2, 2), (3, 3), (4, 3)])
def test_a_seat_with_fewer_than_three_gives_all_if_it_has_at_least_as_many(cards: int, count: int) -> None:
    game = tower(TWO, f"monk-0*{cards}" if cards else "")
    play(game, ALONE)
    assert gives(game) == ["yellow"] * count
    assert report(game)["hands"]["yellow"] == ["monk-0"] * (cards - count)


def test_a_premium_seat_without_cards_takes_from_all_and_from_empty_hands_nothing() -> None:
    game = tower("", "monk-0", "", FOUR)
    play(game, ALONE)
    assert gives(game) == ["yellow"] + ["blue"] * 3


def test_laid_cards_are_in_nobodys_hand() -> None:
    """Red holds one card when it acts, and so does yellow, whose laid cards are not resolved yet."""
    game = tower(THREE, FOUR, TWO)
    play(
        game,
        """
        red enter 1: witch-0 witch-0
        yellow enter 2: monk-0 monk-0 monk-1
        green enter 2: king-0 king-0
        blue enter 2:
        """,
    )
    assert gives(game) == ["yellow"]


def test_special_cards_count_and_can_be_given() -> None:
    game = tower(TWO, "joker gold", "pass sword*3")
    play(game, ALONE)
    assert answers(game) == ["give joker", "give gold"]
    assert gives(game) == ["yellow"] * 2 + ["green"] * 3
    assert hand(game, "red") == "king-0 king-0 joker sword sword sword gold"
    assert hand(game, "green") == "pass"


def test_the_others_in_the_tower_are_protected_and_do_nothing() -> None:
    game = tower(TWO, FOUR, THREE)
    play(
        game,
        """
        red enter 1: king-0
        yellow enter 1:
        green enter 2:
        blue enter 2:
        """,
    )
    assert gives(game) == ["green"] * 3
    assert hand(game, "yellow") == "monk-0 monk-0 monk-1 monk-1"


def test_a_seat_in_another_guard_tower_is_protected_too() -> None:
    game = position(
        """
        cartus red yellow green blue · start red · enter of red
        row       guard-tower/4-cards guard-tower/2-rats brewery/4-cards
        red       hand king-0
        yellow    hand monk-0*4
        green     hand witch-0*3
        blue      hand knight-0*4 knight-1
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1:
        yellow enter 2: monk-0
        green enter 2:
        blue enter 3:
        """,
    )
    assert gives(game) == ["blue"] * 3, "of red's tower; in yellow's blue holds fewer cards than yellow"
    assert hand(game, "yellow") == "monk-0 monk-0 monk-0"
    assert hand(game, "red") == "knight-0 knight-0 knight-0 king-0"


def test_both_towers_of_a_round_ask_for_their_own() -> None:
    game = position(
        """
        cartus red yellow green blue · start red · enter of red
        row       guard-tower/4-cards guard-tower/2-rats brewery/4-cards
        red       hand king-0
        yellow    hand monk-0
        green     hand witch-0*4
        blue      hand knight-0*4 knight-1*2
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 3:
        blue enter 3:
        """,
    )
    assert gives(game) == ["green"] * 3 + ["blue"] * 3 + ["green"] + ["blue"] * 3
    assert [len(cards) for cards in map(str.split, (hand(game, "red"), hand(game, "yellow")))] == [7, 5]


def test_it_may_be_used_with_two_seats_by_explicit_choice() -> None:
    game = position(
        """
        cartus red yellow · start red · enter of red
        row       guard-tower/4-cards brewery/2-rats
        red       hand knight-0 king-0
        yellow    hand monk-0*4
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1: knight-0
        yellow enter 2:
        """,
    )
    assert gives(game) == ["yellow"] * 3
    assert hand(game, "red") == "monk-0 monk-0 monk-0 king-0"


def test_with_two_seats_only_the_seat_with_the_premium_of_the_round_takes_cards() -> None:
    game = position(
        """
        cartus red yellow · start red · enter of red
        row       guard-tower/4-cards brewery/2-rats
        red       hand knight-0 king-0
        yellow    hand monk-0*4
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1: knight-0
        yellow enter 2: monk-0 monk-0
        """,
    )
    assert game.legal[0].verb == "deal"
    assert hand(game, "red") == "king-0"


def test_in_the_last_round_nobody_gives() -> None:
    game = position(
        TOWER.format(start="red", red=TWO, yellow=FOUR, green="", blue="").replace(
            "enter of", "last round · enter of"
        ),
        buildings=SECOND,
    )
    play(game, ALONE)
    assert report(game)["phase"] == "plague"
    assert hand(game, "yellow") == "monk-0 monk-0 monk-1 monk-1"
