"""The end: the nun-row is turned up, the dead, the winner, the ranking and its text. [§5 then the plague]"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

import rattus
from rattus.cartus.events import GameEnded
from rattus.kernel.ruleset import COLOURS
from rattus.table.game import Game, Result, result_text
from rattus.table.library import find_edition, ruleset
from rattus.table.replay import frames
from rattus.table.simulation import random_game
from tests.cartus.position import answers, play, position, report

TEN = "king-4 king-3 king-3 king-0 king-0"
"""A row with ten nuns."""


def over(*seats: str, nuns: str = TEN) -> rattus.Game:
    """A game that is over; what is said of a seat is its line."""
    names = [seat.partition(" ")[0] for seat in seats]
    return position("\n".join([f"cartus {' '.join(names)} · over", f"nuns {nuns}", *seats]))


def result(*seats: str, nuns: str = TEN) -> Result:
    found = over(*seats, nuns=nuns).result
    assert found is not None
    return found


# The row is turned up.


PLAGUE = """
    cartus red yellow green · start yellow · plague
    red       rats 10 · tokens 3
    yellow    rats 11 · tokens 3 3
    green     rats 9
    nuns      hidden king-4(red,green) hidden hidden hidden
"""


def test_the_row_is_turned_up_from_the_first_card_to_the_fifth() -> None:
    game = position(PLAGUE)
    turned = []
    for card in ("king-3", "king-4", "monk-0", "monk-1", "monk-2"):
        assert game.to_act == "?"
        assert report(game)["phase"] == "plague"
        turned.append(answers(game)[0].split()[1])
        play(game, f"? row {turned[-1]} {card}")
    assert turned == ["1", "2", "3", "4", "5"]
    assert report(game)["phase"] == "over"
    assert report(game)["nuns"] == ["king-3", "king-4", "monk-0", "monk-1", "monk-2"]
    assert game.over


def test_a_card_that_was_looked_at_before_is_the_only_outcome() -> None:
    game = position(PLAGUE)
    play(game, "? row 1 king-4")
    assert game.weights == {"row 2 king-4": 1}


def test_all_see_a_card_once_it_is_turned_up_and_no_sooner() -> None:
    game = position(PLAGUE)
    assert report(game, "yellow")["nuns"] == ["hidden"] * 5
    play(game, "? row 1 king-3")
    assert report(game, "yellow")["nuns"] == ["king-3", "hidden", "hidden", "hidden", "hidden"]
    assert report(game, "red")["nuns"] == ["king-3", "king-4", "hidden", "hidden", "hidden"]
    play(game, "? row 2 king-4")
    assert report(game, "yellow")["nuns"] == ["king-3", "king-4", "hidden", "hidden", "hidden"]
    assert report(game)["seen"] == {"2": ["red", "green"]}, "the final turning is not counted"


def test_nobody_is_dead_and_nobody_has_won_before_the_row_is_up() -> None:
    game = position(PLAGUE)
    play(
        game,
        """
        ? row 1 king-0
        ? row 2 king-4
        ? row 3 monk-0
        ? row 4 monk-1
        """,
    )
    assert game.result is None
    assert not game.winners
    assert game.standing() == (("yellow", 6), ("red", 3), ("green", 0))
    play(game, "? row 5 monk-4")
    assert game.result == (("green", 0), ("yellow", 6, "dead"), ("red", 3, "dead"))
    assert game.winners == ("green",)


def test_the_plague_comes_after_the_last_round_and_the_start_seat_has_moved_on() -> None:
    game = position("""
        cartus red yellow green · start green · last round · enter of green
        row       monastery/4-cards castle/2-rats
    """)
    play(
        game,
        """
        green enter 1:
        red enter 1:
        yellow enter 1:
        """,
    )
    state = report(game)
    assert (state["phase"], state["start"], state["round"], state["row"]) == ("plague", "red", 9, [])


# The dead.


@pytest.mark.parametrize(
    ("nuns", "rats", "dead"),
    [
        (TEN, 9, False),
        (TEN, 10, False),
        (TEN, 11, True),
        ("king-0 king-0 king-0 king-0 monk-0", 0, False),
        ("king-0 king-0 king-0 king-0 monk-0", 1, True),
        ("king-4 king-4 king-4 king-4 monk-4", 20, False),
        ("king-4 king-4 king-4 king-4 monk-4", 21, True),
    ],
)
def test_a_seat_with_more_rats_than_the_row_has_nuns_is_dead(nuns: str, rats: int, dead: bool) -> None:
    found = {place[0]: place[2:] for place in result("red rats 0", f"yellow rats {rats}", nuns=nuns)}
    assert found == {"red": (), "yellow": ("dead",) if dead else ()}


# The winner.


def test_the_living_seat_with_most_points_wins() -> None:
    game = over("red tokens 3 · rats 10", "yellow tokens 3 3 3 · rats 11", "green tokens 2 · rats 0")
    assert game.winners == ("red",)
    assert game.result == (("red", 3), ("green", 2), ("yellow", 9, "dead"))


def test_a_tie_is_won_with_fewer_rats() -> None:
    game = over("red tokens 3 · rats 8", "yellow tokens 3 · rats 7", "green tokens 3 · rats 9")
    assert game.winners == ("yellow",)
    assert game.result == (("yellow", 3), ("red", 3), ("green", 3))


def test_who_is_still_tied_shares_the_victory() -> None:
    game = over("red tokens 1 · rats 7", "yellow tokens 3 · rats 7", "green tokens 3 · rats 7")
    assert game.winners == ("yellow", "green")
    assert game.result == (("yellow", 3), ("green", 3), ("red", 1))


def test_all_may_share_the_victory() -> None:
    game = over("red rats 0", "yellow rats 0", "green rats 0", "blue rats 0", "purple rats 0")
    assert game.winners == ("red", "yellow", "green", "blue", "purple")


def test_a_dead_seat_shares_nothing() -> None:
    """Even with the points and rats of another dead one, and more points than the living."""
    game = over("red tokens 3 · rats 12", "yellow tokens 3 · rats 12", "green rats 10")
    assert game.winners == ("green",)


# All dead.


def test_if_all_are_dead_nobody_has_won_and_the_would_be_winner_has_most_points_among_fewest_rats() -> None:
    game = over(
        "red tokens 3 3 · rats 13",
        "yellow tokens 1 · rats 11",
        "green tokens 3 · rats 11",
        "blue tokens 2 2 2 2 · rats 12",
    )
    assert game.winners == ()
    assert game.result == (
        ("blue", 8, "dead"),
        ("red", 6, "dead"),
        ("green", 3, "would-be"),
        ("yellow", 1, "dead"),
    )


def test_several_would_be_winners_are_named_if_they_are_tied() -> None:
    game = over("red tokens 2 · rats 11", "yellow tokens 3 · rats 12", "green tokens 1 1 · rats 11")
    assert game.winners == ()
    assert game.result == (("yellow", 3, "dead"), ("red", 2, "would-be"), ("green", 2, "would-be"))


def test_where_somebody_lives_no_dead_one_would_have_won() -> None:
    assert result("red rats 11", "yellow tokens 3 · rats 11", "green rats 10") == (
        ("green", 0),
        ("yellow", 3, "dead"),
        ("red", 0, "dead"),
    )


# The ranking.


def test_the_living_come_by_points_then_fewer_rats_and_after_them_the_dead_likewise() -> None:
    assert result(
        "red tokens 1 · rats 20",
        "yellow tokens 2 · rats 9",
        "green tokens 3 · rats 12",
        "blue tokens 3 · rats 11",
        "purple tokens 2 · rats 8",
    ) == (
        ("purple", 2),
        ("yellow", 2),
        ("blue", 3, "dead"),
        ("green", 3, "dead"),
        ("red", 1, "dead"),
    )


def test_full_ties_stand_in_seat_order() -> None:
    assert [place[0] for place in result("blue rats 3", "green rats 3", "red rats 3")] == [
        "blue",
        "green",
        "red",
    ]
    assert [place[0] for place in result("blue rats 30", "green rats 30", "red rats 30")] == [
        "blue",
        "green",
        "red",
    ]


# The text of the result, and records.


def test_the_text_of_a_result_says_who_is_dead_and_who_would_have_won() -> None:
    assert result_text(result("red tokens 3", "yellow tokens 2 · rats 11")) == "red 3, yellow 2 dead"
    assert result_text(result("red tokens 3 · rats 11", "yellow tokens 2 · rats 12")) == (
        "red 3 would-be, yellow 2 dead"
    )


@cache
def finished(wanted: Callable[[Game], bool], seats: int = 3) -> Game:
    """The first random game with some end."""
    table = ruleset(find_edition("cartus"), COLOURS[:seats], {})
    return next(game for seed in range(10_000) if wanted(game := random_game(table, seed)))


def some_dead(game: Game) -> bool:
    return game.result is not None and "dead" in result_text(game.result) and len(game.winners) == 1


def all_dead(game: Game) -> bool:
    return game.winners == ()


def all_alive(game: Game) -> bool:
    return game.result is not None and all(len(place) == 2 for place in game.result)


@pytest.mark.parametrize("wanted", [some_dead, all_dead, all_alive])
def test_the_record_of_a_finished_game_reads_back_with_its_result(wanted: Callable[[Game], bool]) -> None:
    game = finished(wanted)
    assert game.result is not None
    text = game.record()
    assert text.endswith(f'[Result "{result_text(game.result)}"]\n')
    again = rattus.loads(text)
    assert (again.result, again.winners, again.record()) == (game.result, game.winners, text)


@pytest.mark.parametrize("wanted", [some_dead, all_dead])
def test_a_record_with_a_wrong_result_is_refused(wanted: Callable[[Game], bool]) -> None:
    text = finished(wanted).record()
    body, _, line = text.rpartition("[Result ")
    told = line.split('"')[1]
    places = told.split(", ")
    number = len(text.splitlines())
    for wrong in (
        told.replace(" dead", "", 1),
        told.replace(" would-be", " dead", 1)
        if "would-be" in told
        else told.replace(" dead", " would-be", 1),
        ", ".join(reversed(places)),
        ", ".join(places[:-1]),
        f"{told} dead",
        "",
    ):
        with pytest.raises(rattus.RecordError, match=f"^line {number}: .*the result is '{told}'$") as caught:
            rattus.loads(f'{body}[Result "{wrong}"]\n')
        assert caught.value.line == number


def test_a_record_without_its_result_is_cut_off_and_one_with_a_result_too_soon_is_refused() -> None:
    text = finished(some_dead).record()
    body, _, line = text.rpartition("[Result ")
    with pytest.raises(rattus.RecordError, match="cut off"):
        rattus.loads(body)
    lines = body.splitlines()
    with pytest.raises(rattus.RecordError, match="the game is not over: chance is asked here"):
        rattus.loads("\n".join([*lines[:-1], f"[Result {line}"]))


@pytest.mark.parametrize("wanted", [some_dead, all_dead, all_alive])
@pytest.mark.parametrize("seat", [None, "red", "green"])
def test_the_last_frame_has_the_result_for_every_viewer(
    wanted: Callable[[Game], bool], seat: str | None
) -> None:
    game = finished(wanted)
    *_, last = frames(game, seat)
    assert game.result is not None
    assert (last["to_act"], last["legal"]) == (None, [])
    assert last["result"] == [list(place) for place in game.result]


@pytest.mark.parametrize("wanted", [some_dead, all_dead, all_alive])
def test_the_end_is_explained(wanted: Callable[[Game], bool]) -> None:
    game = finished(wanted)
    *_, last = game.moments()
    ended = game.explain(last)[-1]
    assert isinstance(ended, GameEnded)
    rats = report(game)["rats"]
    assert ended.nuns == sum(int(card[-1]) for card in report(game)["nuns"])
    assert game.result is not None
    assert ended.winners == game.winners
    told = tuple((seat, points, *([fate] if fate else [])) for seat, points, _, fate in ended.ranking)
    assert told == game.result
    assert {seat: count for seat, _, count, _ in ended.ranking} == rats
    assert {seat for seat, _, count, fate in ended.ranking if fate} == {
        seat for seat in rats if rats[seat] > ended.nuns
    }
