"""The card game at the table: played by text, seen by seats, taken back, saved and read again, won or lost."""

from __future__ import annotations

import pytest

import rattus
from rattus.kernel.ruleset import COLOURS
from rattus.table.game import result_text
from rattus.table.library import find_edition, ruleset
from rattus.table.replay import frames
from rattus.table.simulation import random_game

OPENING = """\
? start red
? deal red monk-4
? deal red monk-0
? deal red king-1
? deal red witch-2
? deal red peasant-3
? deal yellow knight-4
? deal yellow knight-0
? deal yellow merchant-1
? deal yellow king-2
? deal yellow monk-3
? building 1 monastery 2-rats
? building 2 fortune-tellers-tent 1-rat+1-look
"""
"""Of a game with two seats."""
LOOK = ("red supply 2", "red look 3", "? row 3 king-4")


def opened(*more: str) -> rattus.Game:
    """A game after the opening, in which chance is asked and red begins; and some steps more."""
    game = rattus.new("cartus", 2, 7, chance="ask")
    for line in (*OPENING.splitlines(), *more):
        by, _, step = line.partition(" ")
        assert game.to_act == by
        game.play(step)
    return game


def finished(seats: int = 3, seed: int = 1, **options: str) -> rattus.Game:
    """A random game played to its end."""
    return random_game(ruleset(find_edition("cartus"), COLOURS[:seats], options), seed)


# Playing.


def test_chance_deals_before_anybody_is_asked() -> None:
    game = rattus.new("cartus", 3, 7)
    assert [moment.by for moment in game.moments()] == ["?"] * len(game.numbers)
    assert [moment.text.split()[0] for moment in game.moments()] == [
        "start",
        *["deal"] * 15,
        *["building"] * 2,
    ]
    assert game.to_act in game.seats
    assert list(game.legal) == ["supply 1", "supply 2"]


def test_chance_can_be_asked_and_its_outcomes_scripted() -> None:
    game = opened()
    assert (game.to_act, game.weights) == ("red", {})
    assert list(opened("red supply 2").legal) == ["look 1", "look 2", "look 3", "look 4", "look 5"]
    game = opened(*LOOK[:2])
    assert game.to_act == "?"
    assert game.weights["row 3 king-4"] == 4
    assert sum(game.weights.values()) == 84 - 10


def test_the_answers_are_those_of_the_seat_that_is_asked() -> None:
    game = opened(*LOOK, "yellow supply 1")
    assert list(game.legal) == ["enter 1", "enter 2"]
    game.play("enter 1")
    assert list(game.legal) == [
        "lay peasant-3",
        "lay monk-0",
        "lay monk-4",
        "lay witch-2",
        "lay king-1",
        "done",
    ]
    game.play("lay monk-4").play("done")
    assert game.to_act == "yellow"


def test_a_step_that_is_no_answer_is_refused_and_changes_nothing() -> None:
    game = opened(*LOOK)
    before = game.record()
    for step in ("supply 3", "enter 1", "lay monk-4", "fly", ""):
        with pytest.raises(rattus.IllegalStep):
            game.play(step)
    assert game.record() == before


# Undo.


def test_steps_that_showed_nothing_are_taken_back() -> None:
    game = opened(*LOOK, "yellow supply 1", "red enter 1", "red lay monk-4", "red lay king-1")
    for text in ("lay king-1", "lay monk-4", "enter 1"):
        assert game.undo("red") == text
    assert game.record() == opened(*LOOK, "yellow supply 1").record()


def test_undo_stops_where_cards_were_turned_up() -> None:
    """With two seats all cards are turned up when both have entered. [ruling 5]"""
    game = opened(*LOOK, "yellow supply 1", "red enter 1", "red lay monk-4", "red done", "yellow enter 1")
    assert game.undo("yellow") == "enter 1"
    game.play("enter 1").play("done")
    assert not game.can_undo("yellow")
    with pytest.raises(rattus.CannotUndo, match=r"^others have learned something by it: done$"):
        game.undo("yellow")


def test_undo_stops_at_chance_and_keeps_its_secret() -> None:
    game = opened(*LOOK)
    with pytest.raises(rattus.CannotUndo, match=r"^chance has spoken: row 3 hidden$"):
        game.undo("yellow")
    with pytest.raises(rattus.CannotUndo, match=r"^chance has spoken: row 3 king-4$"):
        game.undo("red")


def test_undo_keeps_the_secret_of_another_seats_step() -> None:
    game = opened(*LOOK, "yellow supply 1", "red enter 1", "red lay monk-4")
    with pytest.raises(rattus.CannotUndo, match=r"^the last step was red's: lay hidden$"):
        game.undo("yellow")


# Views and records.


def test_a_view_shows_what_its_seat_knows() -> None:
    game = opened(*LOOK)
    red, yellow = game.view("red").report(), game.view("yellow").report()
    assert red["hands"] == {"red": ["peasant-3", "monk-0", "monk-4", "witch-2", "king-1"], "yellow": 5}
    assert yellow["hands"] == {"red": 5, "yellow": ["merchant-1", "monk-3", "knight-0", "knight-4", "king-2"]}
    assert red["nuns"] == ["hidden", "hidden", "king-4", "hidden", "hidden"]
    assert yellow["nuns"] == ["hidden"] * 5
    assert red["seen"] == yellow["seen"] == {"3": ["red"]}
    for seat in game.seats:
        assert game.view(seat).text() == game.text(seat)


def test_the_public_sees_no_card() -> None:
    game = opened(*LOOK)
    told = game.ruleset.report(game.blinded(game.state, None))
    assert (told["hands"], told["nuns"]) == ({"red": 5, "yellow": 5}, ["hidden"] * 5)


def test_a_seats_own_record_hides_what_others_hold_and_see() -> None:
    game = opened(*LOOK, "yellow supply 1", "red enter 1", "red lay monk-4")
    own = game.record("yellow").splitlines()
    whole = game.record().splitlines()
    changed = {line: other for line, other in zip(whole, own, strict=True) if line != other}
    cards = ("monk-4", "monk-0", "king-1", "witch-2", "peasant-3")
    assert changed == {
        **{f"? deal red {card}": "? deal red hidden" for card in cards},
        "? row 3 king-4": "? row 3 hidden",
        "red lay monk-4": "red lay hidden",
    }
    assert game.record("red").count("hidden") == 5


@pytest.mark.parametrize(
    "game", [opened(), opened(*LOOK), finished(2), finished(4, buildings="mixed"), finished(5, 2)]
)
def test_the_repr_of_a_game_can_be_pasted(game: rattus.Game) -> None:
    again: rattus.Game = eval(repr(game), {"rattus": rattus})
    assert bytes(again.state) == bytes(game.state)
    assert (again.record(), again.to_act, again.result) == (game.record(), game.to_act, game.result)


# The end.


def test_before_the_end_there_is_a_standing_but_nobody_is_dead() -> None:
    game = finished(2, 1)
    half = rattus.Game.of_steps(game.ruleset, game.numbers[: len(game.numbers) // 2])
    assert (half.result, half.winners) == (None, ())
    assert all(len(place) == 2 for place in half.standing())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_result_names_the_fate_of_the_dead(seats: int) -> None:
    """The living come first, and nobody has won if there are none."""
    living = 0
    for seed in range(40):
        game = finished(seats, seed)
        assert game.result is not None
        assert game.standing() == game.result
        fates = ["".join(map(str, place[2:])) for place in game.result]
        assert fates == sorted(fates, key=bool)
        assert set(fates) <= {"", "dead", "would-be"}
        assert ("would-be" in fates) == ("" not in fates) == (game.winners == ())
        assert set(game.winners) <= {place[0] for place in game.result if len(place) == 2}
        if game.winners:
            assert game.winners[0] == game.result[0][0]
            living += 1
        assert game.record().endswith(f'[Result "{result_text(game.result)}"]\n')
    assert 0 < living < 40


def test_a_result_is_written_with_the_fates() -> None:
    assert result_text((("red", 41), ("blue", 50, "dead"))) == "red 41, blue 50 dead"


def test_the_last_frame_has_the_result_and_others_have_none() -> None:
    game = finished(3, 2)
    for seat in (None, *game.seats):
        *before, last = frames(game, seat)
        assert len(before) == len(game.numbers)
        assert not any("result" in frame for frame in before)
        assert last["result"] == [list(place) for place in game.result or ()]
        assert (last["to_act"], last["legal"]) == (None, [])


def test_frames_tell_a_seat_its_own_answers_only() -> None:
    game = finished(4, 3, buildings="one-per-class")
    for frame in frames(game, "green"):
        assert (frame["legal"] is None) == (frame["to_act"] not in ("green", None))
    for frame in frames(game):
        assert isinstance(frame["legal"], dict) == (frame["to_act"] == "?")
