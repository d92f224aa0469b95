"""Points at the end: tracks, cards in hand, gold, tokens. [§5]"""

from __future__ import annotations

import pytest

from tests.cartus.position import play, position

SECOND = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
SEATS = ("red", "yellow", "green", "blue", "purple")
SAFE = "nuns king-4 king-4 king-4 king-4 witch-4"
"""Twenty nuns: nobody dies of ten rats."""


def points(lines: str, seats: int = 3, **options: str) -> dict[str, int]:
    """The points of a game that is over."""
    game = position(f"cartus {' '.join(SEATS[:seats])} · over\n{SAFE}\n{lines}", **options)
    assert game.result is not None
    return {place[0]: place[1] for place in game.result}


def scored(lines: str, seats: int = 3, **options: str) -> list[int]:
    """The points in the order of the seats."""
    told = points(lines, seats, **options)
    return [told[seat] for seat in SEATS[:seats]]


# Classes.


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(2, [5, 10]), (3, [5, 10, 2]), (4, [5, 10, 2, 0]), (5, [5, 10, 2, 0, 0])],
)
def test_most_influence_in_a_class_scores_10_second_5_third_2_and_with_two_seats_10_and_5_only(
    seats: int, expected: list[int]
) -> None:
    influence = (4, 9, 3, 2, 1)
    track = sorted(zip(SEATS[:seats], influence, strict=False), key=lambda place: -place[1])
    line = " ".join(f"{seat} {count}" for seat, count in track)
    for kind in ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty"):
        assert scored(f"{kind} {line}", seats) == expected


def test_nobody_scores_with_no_influence() -> None:
    assert scored("church yellow 1", 4) == [0, 10, 0, 0]
    assert scored("church blue 3 red 1", 4) == [5, 0, 0, 10]
    assert scored("church yellow 1", 2) == [0, 10]
    assert scored("", 5) == [0, 0, 0, 0, 0]


def test_who_arrived_earlier_is_ahead_on_the_same_space() -> None:
    assert scored("magic green 5 red 5 yellow 5") == [5, 2, 10]
    assert scored("magic yellow 15 green 15 red 15") == [2, 10, 5]


def test_the_classes_add_up() -> None:
    lines = """
        peasantry   red 3 yellow 1
        bourgeoisie yellow 2 red 2 green 1
        royalty     green 15
    """
    assert scored(lines) == [10 + 5, 5 + 10, 2 + 10]


# Cards in hand.


def test_most_population_cards_and_jokers_in_hand_score_2() -> None:
    assert scored("red hand monk-0 joker\nyellow hand joker*3\ngreen hand king-0*2") == [0, 2, 0]


def test_all_population_cards_count_whatever_their_nuns_and_class() -> None:
    assert scored("red hand monk-0 monk-4 witch-1\nyellow hand peasant-0*2") == [2, 0, 0]


def test_a_tie_for_most_population_cards_and_jokers_scores_1_each() -> None:
    assert scored("red hand monk-0 joker\nyellow hand joker*2\ngreen hand king-0") == [1, 1, 0]
    assert scored("red hand monk-0\nyellow hand joker\ngreen hand king-0") == [1, 1, 1]


@pytest.mark.parametrize("card", ["sword", "flute", "pass"])
def test_most_of_a_special_card_score_2_and_a_tie_1_each(card: str) -> None:
    assert scored(f"red hand {card}\nyellow hand {card}*3\ngreen hand {card}*2") == [0, 2, 0]
    assert scored(f"red hand {card}\nyellow hand {card}\ngreen hand") == [1, 1, 0]
    assert scored(f"red hand {card}\nyellow hand {card}\ngreen hand {card}") == [1, 1, 1]
    assert scored(f"red hand\nyellow hand {card}", 2) == [0, 2]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_holding_none_never_scores(seats: int) -> None:
    assert scored("", seats) == [0] * seats


def test_each_sort_is_counted_for_itself() -> None:
    lines = """
        red     hand monk-0*2 sword*2
        yellow  hand joker flute*2 pass
        green   hand sword*2 flute pass*2
    """
    assert scored(lines) == [2 + 1, 2, 1 + 2]


def test_special_cards_do_not_count_as_population_cards() -> None:
    assert scored("red hand sword*5\nyellow hand joker") == [2, 2, 0]


# Gold.


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ((3, 2, 1), [6, 3, 0]),
        ((0, 2, 0), [0, 6, 0]),
        ((2, 0, 5), [3, 0, 6]),
        ((3, 3, 1), [4, 4, 0]),
        ((2, 2, 2), [3, 3, 3]),
        ((4, 1, 1), [6, 1, 1]),
        ((0, 0, 0), [0, 0, 0]),
        ((1, 1, 0), [4, 4, 0]),
        ((5, 3, 2, 1), [6, 3, 0, 0]),
        ((5, 2, 2, 2), [6, 1, 1, 1]),
        ((1, 1, 1, 1), [2, 2, 2, 2]),
        ((2, 2, 1, 1), [4, 4, 0, 0]),
        ((3, 3, 3, 1), [3, 3, 3, 0]),
        ((7, 2, 2, 2, 2), [6, 0, 0, 0, 0]),
        ((3, 3, 3, 3, 3), [1, 1, 1, 1, 1]),
        ((3, 0, 0, 0, 0), [6, 0, 0, 0, 0]),
        ((4, 2, 2, 1, 0), [6, 1, 1, 0, 0]),
    ],
)
def test_most_gold_scores_6_second_3_and_ties_share_rounded_down(
    held: tuple[int, ...], expected: list[int]
) -> None:
    lines = "\n".join(f"{seat} hand gold*{count}" for seat, count in zip(SEATS, held, strict=False) if count)
    assert scored(lines, len(held), buildings=SECOND) == expected


@pytest.mark.parametrize(
    ("held", "expected"),
    [((2, 1), [6, 0]), ((1, 5), [0, 6]), ((3, 3), [4, 4]), ((0, 1), [0, 6]), ((0, 0), [0, 0])],
)
def test_with_two_seats_there_is_no_second_prize_and_a_tie_gives_4_each(
    held: tuple[int, int], expected: list[int]
) -> None:
    lines = "\n".join(f"{seat} hand gold*{count}" for seat, count in zip(SEATS, held, strict=False) if count)
    assert scored(lines, 2, buildings=SECOND) == expected


# Tokens.


def test_victory_tokens_score_their_values() -> None:
    assert scored("red tokens 1 2 3\ngreen tokens 3 3") == [6, 0, 6]


def test_everything_together() -> None:
    lines = """
        red      hand monk-0*3 gold*2 pass · tokens 3 1
        yellow   hand joker sword flute gold
        green    hand sword*2
        church   yellow 7 red 7 green 2
        royalty  red 1
    """
    assert scored(lines, buildings=SECOND) == [
        2 + 6 + 2 + 4 + 5 + 10,
        2 + 3 + 10,
        2 + 2,
    ]


def test_the_point_of_influence_of_the_last_round_counts() -> None:
    game = position("""
        cartus red yellow green · last round · enter of red
        row       monastery/4-cards castle/2-rats
        red       hand monk-0
        yellow    hand monk-1 · church 1
        green     hand
    """)
    play(
        game,
        """
        red enter 1: monk-0
        yellow enter 1: monk-1
        green enter 2:
        """,
    )
    standing = {place[0]: place[1] for place in game.standing()}
    assert standing == {"red": 5, "yellow": 10, "green": 10}
