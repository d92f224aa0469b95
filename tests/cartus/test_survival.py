"""The chance to survive, by what a seat knows: exactly that of counting all rows that can be. [§5, §6, §7]"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import comb, prod

import pytest

import rattus
from rattus.cartus.edition import built_in
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import State
from rattus.cartus.survival import survival
from rattus.kernel.ruleset import COLOURS
from rattus.table.library import engine, ruleset
from rattus.table.simulation import random_game
from tests.cartus.position import play, position, report


def chance(game: rattus.Game, seat: str, rats: int | None = None) -> Fraction:
    """As the rules have it, from all there is and from what the seat sees: both are the same."""
    table = game.ruleset
    assert isinstance(table, CartusRuleset)
    number = game.seat_number(seat)
    whole, view = State.of(game.state), State.of(game.blinded(game.state, seat))
    if rats is not None:
        whole.rats[number] = view.rats[number] = rats
    found = survival(table.codec.rules, whole, number)
    assert survival(table.codec.rules, view, number) == found
    return found


def cards(text: str) -> list[str]:
    """`monk-4*2 king-0`"""
    words = (word.partition("*") for word in text.split())
    return [card for card, _, count in words for _ in range(int(count or 1))]


def nuns(row: tuple[str, ...]) -> int:
    return sum(int(card[-1]) for card in row)


def counted(known: str, candidates: str, rats: int) -> Fraction:
    """All rows with these cards and as many of the candidates as are missing, each as likely."""
    seen = tuple(cards(known))
    rows = [(*seen, *rest) for rest in combinations(cards(candidates), 5 - len(seen))]
    return Fraction(sum(nuns(row) >= rats for row in rows), len(rows))


def agree(game: rattus.Game, seat: str, known: str, candidates: str) -> None:
    """For every number of rats."""
    for rats in range(23):
        assert chance(game, seat, rats) == counted(known, candidates, rats)


POOL = "king-4*2 king-3 king-2*2 king-1 king-0*3"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_known_at_the_start(seats: int) -> None:
    """84 cards: rows are counted by how many of their cards have each number of nuns."""
    game = rattus.new("cartus", seats, chance="ask")
    box = [24, 12, 12, 12, 24]
    rows = [row for row in product(range(6), repeat=5) if sum(row) == 5]
    ways = {row: prod(comb(count, n) for count, n in zip(box, row, strict=True)) for row in rows}
    assert sum(ways.values()) == comb(84, 5)
    for rats in range(22):
        good = sum(
            count for row, count in ways.items() if sum(n * each for n, each in enumerate(row)) >= rats
        )
        assert chance(game, "red", rats) == Fraction(good, comb(84, 5))


def test_own_cards_and_discards_are_not_in_the_row_and_others_cards_can_be() -> None:
    game = position(f"""
        cartus red yellow green · supplies of red
        row       castle/4-cards monastery/2-rats
        red       hand monk-4*4 joker*2
        yellow    hand witch-4 sword
        green     hand witch-0
        pool      {POOL}
        discards  rest
    """)
    agree(game, "red", "", f"{POOL} witch-4 witch-0")
    agree(game, "yellow", "", f"{POOL} monk-4*4 witch-0")
    agree(game, "green", "", f"{POOL} monk-4*4 witch-4")


def test_own_looks_count_and_others_looks_do_not() -> None:
    game = position(f"""
        cartus red yellow green · supplies of red
        row       castle/4-cards monastery/2-rats
        red       hand monk-4
        yellow    hand witch-4
        nuns      hidden knight-4(red,green) hidden knight-0(red) knight-3(yellow)
        pool      {POOL}
        discards  rest
    """)
    agree(game, "red", "knight-4 knight-0", f"{POOL} witch-4 knight-3")
    agree(game, "yellow", "knight-3", f"{POOL} monk-4 knight-4 knight-0")
    agree(game, "green", "knight-4", f"{POOL} monk-4 witch-4 knight-0 knight-3")


def test_who_knows_the_whole_row_knows_its_fate() -> None:
    row = "king-4 king-3 king-0 king-0 king-2"
    game = position(f"""
        cartus red yellow green · supplies of red
        row       castle/4-cards monastery/2-rats
        nuns      {" ".join(f"{card}(red)" for card in row.split())}
    """)
    for rats in range(22):
        assert chance(game, "red", rats) == (1 if rats <= 9 else 0)


def test_nobody_dies_without_rats_and_everybody_with_more_than_20() -> None:
    game = position("""
        cartus red yellow green · supplies of red
        row       castle/4-cards monastery/2-rats
        red       rats 0
        yellow    rats 21
        green     rats 60
    """)
    assert [chance(game, seat) for seat in ("red", "yellow", "green")] == [1, 0, 0]


def test_the_seats_own_rats_are_taken_now() -> None:
    game = position(f"""
        cartus red yellow green · supplies of red
        row       castle/4-cards monastery/2-rats
        red       rats 7
        yellow    rats 12
        pool      {POOL}
        discards  rest
    """)
    assert chance(game, "red") == counted("", POOL, 7)
    assert chance(game, "yellow") == counted("", POOL, 12)


# Laid and given cards.


def fight(script: str) -> rattus.Game:
    """Yellow gives half its hand to red, whose sword has won."""
    game = position(f"""
        cartus red yellow green · enter of red
        row       castle/4-cards monastery/2-rats
        red       hand sword knight-4
        yellow    hand witch-4*3 witch-1
        green     hand peasant-0*2
        pool      {POOL}
        discards  rest
    """)
    return play(game, script)


ENTER = """
    red enter 1: sword knight-4
    yellow enter 1:
    green enter 2: peasant-0
"""


def test_own_cards_that_lie_face_down_are_not_in_the_row_and_others_can_be() -> None:
    game = fight("red enter 1: sword knight-4")
    agree(game, "red", "", f"{POOL} witch-4*3 witch-1 peasant-0*2")
    agree(game, "yellow", "", f"{POOL} knight-4 peasant-0*2")


def test_cards_that_are_turned_up_are_not_in_the_row() -> None:
    """Green's lie face down still."""
    game = fight(ENTER)
    assert report(game)["shown"]["red"] == ["knight-4", "sword"]
    agree(game, "yellow", "", f"{POOL} peasant-0*2")
    agree(game, "green", "", f"{POOL} witch-4*3 witch-1")


def test_who_gives_a_card_away_knows_that_it_is_not_in_the_row_and_so_does_who_gets_it() -> None:
    game = fight(f"{ENTER.rstrip()}\n yellow give witch-4\n yellow give witch-1")
    agree(game, "yellow", "", f"{POOL} peasant-0")
    agree(game, "red", "", f"{POOL} witch-4*2 peasant-0")
    agree(game, "green", "", f"{POOL} witch-4*3 witch-1")


# After the deck was refilled.


ANEW = """
    cartus red yellow green · supplies of red
    row       castle/4-cards monastery/2-rats
    red       hand monk-4
    yellow    hand witch-4 witch-1
    pool      king-4*2 king-3 king-2 king-1*2
    discards  rest
"""


def test_cards_of_the_new_deck_are_not_in_the_row() -> None:
    game = position(ANEW)
    agree(game, "red", "", "king-4*2 king-3 king-2 king-1*2 witch-4 witch-1")
    play(
        game,
        """
        red supply 1
        ? deal red king-1
        """,
    )
    assert report(game)["piles"]["deck"] == 75
    agree(game, "red", "", "king-4*2 king-3 king-2 king-1 witch-4 witch-1")
    agree(game, "yellow", "", "king-4*2 king-3 king-2 king-1*2 monk-4")
    agree(game, "green", "", "king-4*2 king-3 king-2 king-1*2 monk-4 witch-4 witch-1")


def test_drawing_from_the_new_deck_changes_nothing() -> None:
    game = position(ANEW)
    play(
        game,
        """
        red supply 1
        ? deal red king-1
        ? deal red monk-4
        ? deal red king-0
        ? deal red witch-4
        """,
    )
    agree(game, "red", "", "king-4*2 king-3 king-2 king-1 witch-4 witch-1")
    agree(game, "yellow", "", "king-4*2 king-3 king-2 king-1*2 monk-4")


def test_looks_after_the_deck_was_made_anew_count() -> None:
    game = position(ANEW.replace("monastery/2-rats", "monastery/1-rat+1-look"))
    play(
        game,
        """
        red supply 1
        ? deal red king-1
        ? deal red monk-4
        ? deal red king-0
        ? deal red witch-4
        yellow supply 2
        yellow look 3
        ? row 3 king-4
        """,
    )
    agree(game, "yellow", "king-4", "king-4 king-3 king-2 king-1*2 monk-4")


def test_an_old_card_another_one_shows_before_anybody_has_drawn_is_not_in_the_row() -> None:
    """Nobody has drawn from the new deck: what yellow shows was in its hand before."""
    game = position("""
        cartus red yellow green · start yellow · enter of yellow
        row       castle/4-cards monastery/2-rats
        red       hand king-0
        yellow    hand witch-4 witch-1
        deck      witch-4*3 witch-1 witch-0*4 monk-0*4
        unseen    king-4*2 king-3 king-2 king-1
        discards  rest
    """)
    agree(game, "red", "", "king-4*2 king-3 king-2 king-1 witch-4 witch-1")
    play(
        game,
        """
        yellow enter 1: witch-4
        green enter 2:
        red enter 2:
        """,
    )
    agree(game, "red", "", "king-4*2 king-3 king-2 king-1 witch-1")


def test_the_row_as_it_is_is_never_ruled_out() -> None:
    """Yellow shows three cards and has drawn two: which of them are new nobody else can tell."""
    game = position("""
        cartus red yellow green · start yellow · supplies of yellow
        row       castle/2-cards+1-rat monastery/2-rats
        red       hand king-4*2 · rats 20
        yellow    hand witch-0 witch-1
        deck      witch-0 witch-1 king-4 monk-0 monk-1
        unseen    king-4 monk-4*4
        discards  rest
    """)
    play(
        game,
        """
        yellow supply 1
        ? deal yellow king-4
        ? deal yellow monk-0
        green supply 2
        red supply 2
        yellow enter 1: witch-0 witch-1 king-4
        green enter 1:
        red enter 1:
        """,
    )
    assert chance(game, "red", 20) > 0


# Whole games.


def true_row(s: State) -> Counter[int]:
    """The nun-row by kinds, once the deck has been refilled."""
    return Counter({kind: count for kind, count in enumerate(s.old) if count}) + Counter(
        kind for kind in s.row if kind >= 0
    )


TABLES = [(seats, buildings) for seats in (2, 3, 4, 5) for buildings in ("first", "mixed")]


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
def test_in_no_game_is_the_true_row_ruled_out(seats: int, buildings: str) -> None:
    """With as many rats as the row has nuns the chance is not 0, and with one more it is not 1."""
    table = CartusRuleset.of(built_in("cartus"), engine("cartus"), COLOURS[:seats], {"buildings": buildings})
    for seed in range(10):
        for moment in list(random_game(table, seed).moments())[::3]:
            if not State.of(moment.after).refilled:
                continue
            s = State.of(moment.after)
            there = sum(kind % 5 * count for kind, count in true_row(s).items())
            for seat in range(seats):
                s.rats[seat] = there
                assert survival(table.codec.rules, s, seat) > 0
                s.rats[seat] = there + 1
                assert survival(table.codec.rules, s, seat) < 1


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
def test_at_the_end_the_living_have_survived(seats: int, buildings: str) -> None:
    table = ruleset(built_in("cartus"), COLOURS[:seats], {"buildings": buildings})
    for seed in range(10):
        game = random_game(table, seed)
        assert game.result is not None
        dead = {place[0] for place in game.result if len(place) > 2}
        for seat in game.seats:
            assert chance(game, seat) == (0 if seat in dead else 1)
