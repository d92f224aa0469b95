"""Games at the table: played by text, seen by seats, taken back, saved and read again."""

from __future__ import annotations

import os
from collections.abc import Container
from math import gcd
from pathlib import Path
from typing import Any

import pytest

import rattus
from rattus.cartus.ruleset import CartusRuleset
from rattus.kernel.chance import CHANCE, keys, number
from rattus.plague.edition import load_edition
from rattus.plague.events import CardTaken, Settled, TurnBegan
from rattus.plague.ruleset import PlagueRuleset
from rattus.table.game import result_text
from rattus.table.library import find_edition, ruleset
from rattus.table.simulation import random_game

OPENING = """\
? plague gallia
red settle germania
yellow settle germania
yellow settle scandia
red settle scandia
"""
"""Of a game with two seats in which the first one starts."""


def opened(*more: str) -> rattus.Game:
    """A game after the opening, in which chance is asked and red has the first turn; and some steps more."""
    game = rattus.new("rattus", 2, 7, chance="ask", start="first")
    for line in (*OPENING.splitlines(), *more):
        by, _, step = line.partition(" ")
        assert game.to_act == by
        game.play(step)
    return game


def finished(seats: int = 3, seed: int = 1, **options: str) -> rattus.Game:
    """A random game played to its end."""
    names = ("red", "yellow", "green", "blue")[:seats]
    return random_game(ruleset(load_edition("rattus"), names, options), seed)


def refusal(game: rattus.Game, step: str | int) -> rattus.IllegalStep:
    """Why a step is refused; the game stays as it is."""
    before, steps, legal = bytes(game.state), game.numbers, list(game.legal)
    with pytest.raises(rattus.IllegalStep) as caught:
        game.play(step)
    assert (bytes(game.state), game.numbers, list(game.legal)) == (before, steps, legal)
    return caught.value


# New games.


def test_a_new_game_asks_its_first_question() -> None:
    game = rattus.new("rattus", seats=2, seed=1)
    assert game.seats == ("red", "yellow")
    assert game.to_act in game.seats
    assert not game.over
    assert game.result is None
    assert [step.verb for step in game.legal] == ["settle"] * 8


def test_a_table_has_the_seats_it_is_given() -> None:
    assert rattus.new("rattus", seats=4).seats == ("red", "yellow", "green", "blue")
    assert rattus.new("rattus", seats=["Anna", "bob-2", "c_3"]).seats == ("Anna", "bob-2", "c_3")


def test_options_are_in_the_header_and_defaults_are_not() -> None:
    game = rattus.new("rattus", 2, 1, rulebook="en", start="first", turn_limit=20)
    assert str(game.header) == (
        '[Game "rattus"]\n[Seats "red yellow"]\n[Options "start=first turn_limit=20"]\n[Version "3"]\n'
    )


@pytest.mark.parametrize("seats", [-4, -3, -2, -1, 0, 1, 5, 6, 7, 100])
def test_a_number_of_seats_the_game_is_not_for_is_refused_by_that_number(seats: int) -> None:
    with pytest.raises(rattus.OptionError, match=f"not {seats}$| {seats} seats$"):
        rattus.new("rattus", seats)


@pytest.mark.parametrize("names", [["a", "a"], ["a", "?"], ["a", ""], ["a", "b c"], ["a", 'b"'], ["a", "é"]])
def test_a_seat_has_a_name_of_its_own_that_can_be_written(names: list[str]) -> None:
    with pytest.raises(rattus.OptionError, match="a seat's name"):
        rattus.new("rattus", names)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("rulebook", "la", "rattus has no rulebook 'la'; it has en, de, fr"),
        ("start", "last", "start is 'random', 'first' or one of red, yellow, not 'last'"),
        ("turn_limit", 0, "turn_limit is a number from 1 to 30000, not '0'"),
        ("colour", "red", "unknown option 'colour'; known are cards, rulebook, start, turn_limit"),
    ],
)
def test_an_option_that_is_none_is_refused(name: str, value: str | int, reason: str) -> None:
    with pytest.raises(rattus.OptionError) as caught:
        rattus.new("rattus", 2, **{name: value})  # type: ignore[arg-type]
    assert str(caught.value) == reason


def test_a_game_that_is_none_is_refused() -> None:
    with pytest.raises(rattus.EditionError, match="chess: there is no such file"):
        rattus.new("chess")


@pytest.mark.parametrize("seed", [-1, 2**63, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=rf"a seed is a number from 0 to 2\*\*63 - 1, not {seed}$"):
        rattus.new("rattus", 2, seed)
    with pytest.raises(ValueError, match="a seed is a number"):
        rattus.loads(opened().record(), seed=seed)


@pytest.mark.parametrize("seed", [0, 2**32, 2**63 - 1])
def test_the_same_seed_gives_the_same_luck(seed: int) -> None:
    game = rattus.new("rattus", 3, seed)
    assert game.seed == seed
    assert game.record() == rattus.new("rattus", 3, seed).record()


def test_without_a_seed_the_luck_is_fresh() -> None:
    seeds = {rattus.new("rattus", 2).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_interpreted_rules_play_the_same_game() -> None:
    game, plain = (rattus.new("rattus", 2, 3, rules=rules) for rules in ("portable", "interpreted"))
    while not game.over:
        assert list(game.legal) == list(plain.legal)
        step = game.legal[len(game.numbers) % len(game.legal)]
        game.play(step)
        plain.play(step)
    assert plain.record() == game.record()


# Playing.


def test_a_step_is_played_by_its_text_its_value_or_its_number() -> None:
    by_text, by_value, by_number = opened(), opened(), opened()
    by_text.play("take witch")
    by_value.play(rattus.Step.of("take", "witch"))
    by_number.play(by_number.legal.texts["take witch"])
    assert by_text.numbers == by_value.numbers == by_number.numbers
    assert bytes(by_text.state) == bytes(by_value.state) == bytes(by_number.state)


def test_blanks_in_a_text_do_not_matter() -> None:
    assert opened().play("  take \t witch\n").record() == opened("red take witch").record()


def test_playing_gives_the_game_so_that_steps_can_follow() -> None:
    game = opened()
    assert game.play("take witch").play("place anglia").play("plague anglia") is game
    assert game.record().endswith("red take witch\nred place anglia\nred plague anglia\n")


def test_a_step_knows_its_verb_and_its_words() -> None:
    step = rattus.Step.of("merchant", "gallia", "germania", "3")
    assert step == "merchant gallia germania 3"
    assert (step.verb, step.words) == ("merchant", ("gallia", "germania", "3"))
    assert rattus.Step.of("  pass ") == "pass"
    assert (rattus.Step("pass").verb, rattus.Step("pass").words) == ("pass", ())


@pytest.mark.parametrize("count", [-1, 3, 1.0])
def test_a_game_goes_back_only_to_where_it_has_been(count: Any) -> None:
    game = rattus.new(seed=1, chance="ask")
    game.play(game.legal[0]).play(game.legal[0])
    with pytest.raises(ValueError, match=f"the number of steps is a number from 0 to 2, not {count}"):
        game.rewind(count)
    assert len(game.numbers) == 2


def test_games_are_equal_if_rules_steps_and_seed_are() -> None:
    game = rattus.new(seed=1)
    assert game == rattus.new(seed=1)
    assert game != rattus.new(seed=1, turn_limit=50)
    assert game != rattus.new(seed=1).play(game.legal[0])
    assert game != rattus.new(seed=2)
    assert game != game.record()


def test_a_copy_of_a_game_goes_its_own_way() -> None:
    game = opened()
    record, asked, legal = game.record(), game.to_act, list(game.legal)
    for step in legal:
        copy = game.copy()
        assert (copy.record(), copy.to_act, list(copy.legal)) == (record, asked, legal)
        copy.play(step)
        assert copy.record() == rattus.loads(record).play(step).record()
        assert copy.undo(asked) == step
        assert (game.record(), game.to_act, list(game.legal)) == (record, asked, legal)


def test_a_game_advances_by_a_step_and_the_luck_that_follows() -> None:
    game, other = (rattus.new("rattus", 3, 4) for _ in range(2))
    while not game.over:
        number, before = game.legal.numbers[-1], len(game.numbers)
        moments = game.advance(number)
        other.play(number)
        assert game.numbers == other.numbers
        assert [moment.number for moment in moments] == list(game.numbers[before:])
        assert [moment.text for moment in moments] == [moment.text for moment in other.moments(before)]
        assert [moment.by for moment in moments] == [moment.by for moment in other.moments(before)]
        states = [bytes(moment.after) for moment in other.moments(before)]
        assert [bytes(moment.after) for moment in moments] == states
        assert game.undo_stop(moments[0].by) == other.undo_stop(moments[0].by)


@pytest.mark.parametrize("game", ["rattus", "bigbox", "cartus"])
def test_what_is_told_of_a_state_leaves_it_as_it_was(game: str) -> None:
    """States that are unpacked for reading are shared; whoever changed one would change what others read."""
    played = random_game(ruleset(find_edition(game), ("red", "yellow", "green"), {}), 3)
    rules, record = played.ruleset, played.ruleset.engine.state
    for moment in played.moments():
        events = played.explain(moment)
        rules.scored(moment.before, events)
        for seat in (None, *played.seats):
            seen = played.blinded(moment.after, seat)
            rules.shown(seen)
            if seat is not None and played.actor_at(moment.after) == seat:
                rules.care(seen, played.legal_at(seen).texts)
            assert record.read(seen) == record.of(seen)
        assert record.read(moment.before) == record.of(moment.before)
        assert record.read(moment.after) is record.read(moment.after)


def test_the_numbers_of_the_steps_are_kept() -> None:
    game = opened()
    take = game.legal.texts["take monk"]
    before = game.numbers
    assert len(before) == len(OPENING.splitlines())
    assert game.play("take monk").numbers == (*before, take)


def test_every_step_in_a_game_can_be_looked_at_with_the_states_around_it() -> None:
    game = finished()
    state = bytes(game.start())
    for n, moment in enumerate(game.moments(), start=1):
        assert moment.n == n
        assert bytes(moment.before) == state
        assert moment.by == game.actor_at(moment.before)
        assert game.legal_at(moment.before).texts[moment.text] == moment.number
        state = bytes(moment.after)
    assert n == len(game.numbers)
    assert state == bytes(game.state)


def test_what_happened_is_told_as_values() -> None:
    game = opened("red take witch")
    *_, settled, taken = game.moments()
    assert game.explain(settled) == [Settled("red", "scandia", 2), TurnBegan("red", 1)]
    assert game.explain(taken) == [CardTaken("red", "witch", None)]


# The answers.


def test_legal_steps_can_be_counted_walked_and_indexed() -> None:
    legal = opened().legal
    texts = list(legal)
    assert len(legal) == len(texts) == len(set(texts)) == 18
    assert texts[:2] == ["take peasant", "take merchant"]
    assert (legal[0], legal[-1], legal[1:3]) == (texts[0], texts[-1], texts[1:3])
    assert list(legal) == texts
    assert {type(step) for step in legal} == {rattus.Step}
    assert (legal[0].verb, legal[0].words) == ("take", ("peasant",))


def test_legal_steps_are_asked_by_text_value_or_number() -> None:
    steps = opened().legal
    legal: Container[object] = steps
    assert "take monk" in legal
    assert rattus.Step("take monk") in legal
    assert steps.texts["take monk"] in legal
    assert "take bishop" not in legal
    assert rattus.Step("settle gallia") not in legal
    assert -1 not in legal
    assert 30_000 not in legal
    assert None not in legal


def test_legal_steps_are_shown_with_their_texts() -> None:
    game = opened("red plague hispania")
    assert repr(game.legal) == "<2 legal steps: spread gallia, spread italia>"


def test_the_answers_to_an_old_question_stay_what_they_were() -> None:
    game = opened()
    legal = game.legal
    game.play("place polonia").play("take king")
    assert "take king" in list(legal)
    assert "place polonia" in legal
    assert "take king" not in game.legal


def test_at_the_end_there_are_no_answers() -> None:
    game = finished()
    assert (len(game.legal), list(game.legal), game.to_act) == (0, [], None)
    assert not game.legal
    assert game.weights == {}


def test_every_legal_step_can_be_played_from_where_it_is_legal() -> None:
    for step in opened().legal:
        assert opened().play(step).record().endswith(f"red {step}\n")


# What is refused.


def test_a_word_that_is_none_is_named() -> None:
    error = refusal(opened(), "take bishop")
    assert (error.step, error.token, error.rule) == ("take bishop", "bishop", "")
    assert error.reason.startswith("'bishop' is not a card of this game; it is one of peasant, merchant")
    assert str(error) == f"'take bishop': {error.reason}"


def test_a_step_against_a_rule_names_the_rule() -> None:
    error = refusal(opened(), "plague gallia")
    assert (error.token, error.rule) == ("gallia", "ruling 2")
    assert str(error).startswith("'plague gallia': the plague may not stay in gallia; the neighbours")
    assert str(error).endswith(" [ruling 2]")


@pytest.mark.parametrize("step", ["", "fly", "take", "take monk monk", "settle gallia", "rat gallia/1 2+M"])
def test_a_text_that_is_no_answer_is_refused_with_a_reason(step: str) -> None:
    assert refusal(opened(), step).reason


@pytest.mark.parametrize("step", [-1, 0, 1 << 40])
def test_a_number_that_is_no_answer_is_refused(step: int) -> None:
    error = refusal(opened(), step)
    assert str(error) == f"'{step}': not the number of a legal step"


@pytest.mark.parametrize(("game", "kind"), [("rattus", PlagueRuleset), ("cartus", CartusRuleset)])
def test_a_refusal_is_made_from_what_the_asked_seat_knows(
    game: str, kind: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Secrets of others are gone before anything is said."""
    read: list[bytes] = []
    why_not = kind.why_not  # type: ignore[attr-defined]

    def reading(rules: object, state: bytearray, text: str, legal: object) -> object:
        read.append(bytes(state))
        return why_not(rules, state, text, legal)

    monkeypatch.setattr(kind, "why_not", reading)
    played, secret = random_game(ruleset(find_edition(game), ("red", "yellow", "green"), {}), 3), 0
    for moment in played.moments():
        asked = played.actor_at(moment.before)
        if asked in played.seats:
            known = played.blinded(moment.before, asked)
            at = rattus.Game.of_steps(played.ruleset, played.numbers[: moment.n - 1])
            with pytest.raises(rattus.IllegalStep):
                at.play("settle mars")
            assert read.pop() == bytes(known)
            secret += bytes(known) != bytes(moment.before)
    assert secret


def test_a_step_after_the_end_is_refused() -> None:
    game = finished()
    assert str(refusal(game, "pass")) == "'pass': the game is over"
    assert "not the number" in refusal(game, game.numbers[-1]).reason


def test_an_illegal_step_is_a_value_error() -> None:
    assert isinstance(refusal(opened(), "fly"), ValueError)


# Chance.


def test_chance_is_drawn_as_soon_as_it_is_asked() -> None:
    game = rattus.new("rattus", 2, 7)
    assert [moment.by for moment in game.moments()] == ["?", "?"]
    while not game.over:
        assert game.to_act in game.seats
        assert game.weights == {}
        game.play(game.legal[0])


def test_chance_can_be_asked_and_its_outcomes_scripted() -> None:
    game = rattus.new("rattus", 3, chance="ask")
    assert game.to_act == "?"
    assert game.weights == {"start red": 1, "start yellow": 1, "start green": 1}
    assert list(game.legal) == list(game.weights)
    game.play("start green")
    assert (game.to_act, len(game.weights), set(game.weights.values())) == ("?", 10, {1})
    assert game.play("plague turcia").to_act == "green"


def test_a_scripted_rat_comes_with_the_face_it_is_given() -> None:
    game = opened("red plague germania", "red spread polonia")
    assert game.to_act == "?"
    assert len(game.weights) == 12
    assert "rat germania/1 1+MAPK*" in game.legal
    game.play("rat germania/1 1+MAPK*")
    assert game.record().endswith("? rat germania/1 1+MAPK*\n")
    assert sorted(game.standing()) == [("red", 2), ("yellow", 2)]


def test_an_outcome_that_can_not_come_is_refused() -> None:
    game = opened("red plague germania", "red spread polonia")
    assert game.to_act == "?"
    assert "2+M" in str(refusal(game, "rat germania/1 2+M"))
    assert refusal(game, "take monk").reason


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_are_whole_and_reduced(seats: int) -> None:
    several = 0
    game = finished(seats)
    for moment in game.moments():
        if moment.by == "?":
            weights = game.weights_at(moment.before)
            assert list(weights) == list(game.legal_at(moment.before))
            assert all(type(weight) is int and weight > 0 for weight in weights.values())
            assert gcd(*weights.values()) == 1
            several += len(set(weights.values())) > 1
    assert several > 10


def test_a_rat_of_the_supply_is_weighed_exactly() -> None:
    """A starting rat of those left over with l/n, else another one, each face by how many there are. [§7]"""
    game = opened("red plague germania", "red spread scandia", "? rat germania/1 1+PB*")
    game.play("plague scandia").play("spread anglia").play("spread polonia")
    assert list(game.weights.values()) == [1] * 11
    game.play("rat scandia/1 1+BC*")
    faces = game.weights
    total = sum(faces.values())
    unseen_starting, left_over, places, others = 10, 4, 29, 37
    starting = [weight for text, weight in faces.items() if text.endswith("*")]
    assert len(starting) == unseen_starting
    for weight in starting:
        assert weight * places * unseen_starting == total * left_over
    rest = total - sum(starting)
    assert rest * places == total * (places - left_over)
    for face, count in load_edition("rattus").faces().items():
        if not face.starting:
            assert faces[f"rat scandia/1 {face}"] * others == rest * count


def test_a_drawn_outcome_comes_from_the_seed() -> None:
    drawn = rattus.new("rattus", 4, 11)
    asked = rattus.new("rattus", 4, 11, chance="ask")
    texts = [asked.draw(), asked.draw()]
    assert texts == [moment.text for moment in drawn.moments()]
    assert asked.numbers == drawn.numbers


def test_the_nth_step_takes_the_nth_number_of_the_seed() -> None:
    game = rattus.new("rattus", 4, 11, chance="ask")
    expected = game.seats[number(*keys(11, CHANCE), 0) * 4 >> 32]
    assert game.draw() == f"start {expected}"


def test_chance_does_not_draw_when_a_seat_is_asked() -> None:
    with pytest.raises(rattus.IllegalStep, match="chance is not asked now, but red"):
        opened().draw()
    with pytest.raises(rattus.IllegalStep, match="nobody is asked now, not even chance"):
        finished().draw()


# Undo.


def test_the_last_step_is_taken_back() -> None:
    game = opened("red take monk")
    before = bytes(game.state)
    game.play("place gallia")
    assert game.can_undo()
    assert game.undo() == "place gallia"
    assert bytes(game.state) == before
    assert "place gallia" in game.legal
    assert game.undo() == "take monk"
    assert game.record() == opened().record()


def test_a_game_goes_on_after_undo_as_if_nothing_had_been() -> None:
    game = opened("red take monk", "red place gallia")
    game.undo()
    game.undo()
    game.play("take king")
    assert game.record() == opened("red take king").record()
    assert bytes(game.state) == bytes(opened("red take king").state)


def test_nothing_is_taken_back_before_the_first_step() -> None:
    game = rattus.new("rattus", 2, chance="ask", start="first")
    assert not game.can_undo()
    with pytest.raises(rattus.CannotUndo, match="nothing has been played yet"):
        game.undo()


def test_undo_stops_at_chance_and_says_what_it_said() -> None:
    game = rattus.new("rattus", 2, 7)
    assert not game.can_undo()
    with pytest.raises(rattus.CannotUndo, match=r"^chance has spoken: plague "):
        game.undo()
    for seat in game.seats:
        assert not game.can_undo(seat)


def test_undo_stops_at_another_seats_step_and_says_which() -> None:
    game = opened("red plague hispania", "red spread italia")
    assert game.to_act == "yellow"
    assert not game.can_undo()
    with pytest.raises(rattus.CannotUndo, match=r"^the last step was red's: spread italia$"):
        game.undo()
    with pytest.raises(rattus.CannotUndo, match="the last step was red's"):
        game.undo("yellow")


def test_a_seat_takes_its_step_back_after_the_turn_has_passed_on() -> None:
    game = opened("red plague hispania", "red spread italia")
    assert game.can_undo("red")
    assert game.undo("red") == "spread italia"
    assert game.to_act == "red"
    assert game.undo() == "plague hispania"
    assert bytes(game.state) == bytes(opened().state)


def test_a_seat_takes_its_step_back_before_chance_has_answered() -> None:
    game = opened("red plague germania", "red spread polonia")
    assert game.to_act == "?"
    assert not game.can_undo()
    assert game.undo("red") == "spread polonia"
    assert game.to_act == "red"


def test_a_look_can_not_be_taken_back() -> None:
    game = rattus.new("rattus", 2, 7, start="first")
    while "take witch" not in game.legal:
        game.play(game.legal[0])
    game.play("take witch").play("look gallia/1")
    assert not game.can_undo()
    with pytest.raises(rattus.CannotUndo, match="chance has spoken: rat gallia/1 "):
        game.undo()


def test_a_refused_undo_changes_nothing() -> None:
    game = opened("red plague hispania", "red spread italia")
    before = bytes(game.state), game.numbers, game.to_act
    with pytest.raises(rattus.CannotUndo):
        game.undo("yellow")
    assert (bytes(game.state), game.numbers, game.to_act) == before


def test_a_seat_that_is_none_takes_nothing_back() -> None:
    assert not opened("red take monk").can_undo("green")


# Views.


def looked() -> rattus.Game:
    """Red has looked at a rat."""
    return opened("red take witch", "red look gallia/1", "? rat gallia/1 1+MAPK*", "red enough")


def test_a_view_shows_what_its_seat_knows() -> None:
    game = looked()
    assert game.view("red").report()["rats"] != game.view("yellow").report()["rats"]
    assert "1+MAPK*" in game.view("red").text()
    assert "1+MAPK*" not in game.view("yellow").text()
    for seat in game.seats:
        assert game.view(seat).text() == game.text(seat)


def test_a_view_has_the_answers_of_the_seat_that_is_asked() -> None:
    game = looked()
    view, other = game.view("red"), game.view("yellow")
    assert (view.seat, view.to_act, other.seat, other.to_act) == ("red", "red", "yellow", "red")
    assert list(view.legal) == list(game.legal)
    assert not other.legal


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    game = looked()
    view = game.view("red")
    text, legal = view.text(), list(view.legal or ())
    game.play("place polonia")
    assert view.text() == text
    assert list(view.legal or ()) == legal
    assert game.view("red").text() != text


def test_a_view_is_its_owners_to_spoil() -> None:
    """What is known is made once, and given away as a copy."""
    game = opened()
    known = bytes(game.known("red"))
    game.ruleset.engine.apply(game.ruleset.rules, game.view("red").state, game.legal.numbers[0])
    assert bytes(game.known("red")) == bytes(game.view("red").state) == known


def test_a_view_leaves_the_game_alone() -> None:
    game = looked()
    before = bytes(game.state)
    game.view("yellow").state[:] = bytes(len(before))
    assert bytes(game.state) == before


def test_a_seat_that_is_none_sees_nothing() -> None:
    for look in (looked().view, looked().text, finished().record):
        with pytest.raises(ValueError, match="no seat 'purple' at this table; seats are red, yellow"):
            look("purple")


def test_the_public_sees_no_face() -> None:
    game = looked()
    assert "1+MAPK*" not in game.ruleset.draw(game.blinded(game.state, None))
    assert "1+MAPK*" in game.text()


def test_the_text_of_a_game_is_its_drawing() -> None:
    game = looked()
    assert str(game) == game.text()
    for region in ("anglia", "gallia", "polonia"):
        assert region in game.text()


# Writing and reading.


@pytest.mark.parametrize("game", [opened(), looked(), finished(2), finished(4, rulebook="de")])
def test_the_repr_of_a_game_can_be_pasted(game: rattus.Game) -> None:
    again: rattus.Game = eval(repr(game), {"rattus": rattus})
    assert again.record() == game.record()
    assert bytes(again.state) == bytes(game.state)
    assert (again.to_act, again.header, again.numbers) == (game.to_act, game.header, game.numbers)
    assert repr(again) == repr(game)


def test_a_record_is_the_header_the_steps_and_the_result() -> None:
    game = finished()
    assert game.result is not None
    lines = [f"{moment.by} {moment.text}\n" for moment in game.moments()]
    assert game.record() == f'{game.header}\n{"".join(lines)}[Result "{result_text(game.result)}"]\n'
    assert opened("red take monk").record() == (
        '[Game "rattus"]\n[Seats "red yellow"]\n[Options "start=first"]\n[Version "3"]\n\n'
        + OPENING
        + "red take monk\n"
    )


def test_a_seats_own_record_hides_what_others_have_seen() -> None:
    game = looked()
    assert game.record("red") == game.record()
    assert game.record("yellow") == game.record().replace("rat gallia/1 1+MAPK*", "rat gallia/1 hidden")


def test_a_seats_own_record_is_for_reading_only() -> None:
    with pytest.raises(rattus.RecordError) as caught:
        rattus.loads(looked().record("yellow"))
    assert (caught.value.line, caught.value.token) == (13, "hidden")


@pytest.mark.parametrize("game", [opened(), looked(), finished(3, rulebook="fr")])
def test_a_saved_game_is_loaded_as_it_was(game: rattus.Game, tmp_path: Path) -> None:
    game.save(tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_bytes() == game.record().encode()
    again = rattus.load(str(tmp_path / "game.txt"))
    assert bytes(again.state) == bytes(game.state)
    assert again.record() == game.record()
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    opened().save(path)
    looked().save(str(path))
    assert path.read_text() == looked().record()


def test_a_save_that_fails_half_way_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    opened().save(path)
    whole = Path.write_text

    def disk_full(self: Path, data: str, encoding: str) -> int:
        whole(self, data[:20], encoding)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", disk_full)
    with pytest.raises(OSError, match="No space left"):
        looked().save(path)
    assert path.read_text() == opened().record()


def test_a_save_whose_record_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    opened().save(path)

    def broken(self: rattus.Game, seat: str | None = None) -> str:
        raise RuntimeError("broken")

    monkeypatch.setattr(rattus.Game, "record", broken)
    with pytest.raises(RuntimeError):
        looked().save(path)
    monkeypatch.undo()
    assert path.read_text() == opened().record()


def test_a_save_to_nowhere_says_where(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        opened().save(tmp_path / "nowhere" / "game.txt")


def test_a_file_that_is_no_text_is_refused_at_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(opened().record().encode() + b"red take \xff\n")
    with pytest.raises(rattus.RecordError) as caught:
        rattus.load(path)
    assert caught.value.line == 11
    assert "not UTF-8 text" in caught.value.reason


def test_a_loaded_game_asks_chance() -> None:
    game = rattus.loads(opened("red plague germania", "red spread polonia").record())
    assert (game.chance, game.to_act) == ("ask", "?")


def test_a_game_loaded_with_its_seed_goes_on_as_it_would_have() -> None:
    game = rattus.new("rattus", 3, 99, rulebook="de")
    for _ in range(40):
        game.play(game.legal[len(game.numbers) % len(game.legal)])
    again = rattus.loads(game.record(), seed=99)
    while not game.over:
        assert again.to_act == game.to_act
        step = game.legal[len(game.numbers) % len(game.legal)]
        game.play(step)
        again.play(step)
    assert again.record() == game.record()


def test_a_game_loaded_with_a_seed_draws_at_once_where_chance_is_asked() -> None:
    record = opened("red plague germania", "red spread polonia").record()
    game = rattus.loads(record, seed=5)
    assert game.to_act in game.seats
    assert game.numbers == rattus.loads(record, seed=5).numbers
    assert game.record().startswith(record + "? rat germania/1 ")


@pytest.mark.parametrize(
    ("old", "new", "line", "token"),
    [
        ('Game "rattus"', 'Game "chess"', 1, "chess"),
        ("red yellow", "red yellow a b c", 2, "red yellow a b c"),
        ("start=first", "start=last", 3, "Options"),
        ('Version "3"', 'Version "4"', 4, "4"),
        ("? plague gallia", "red plague gallia", 6, "red"),
        ("red settle germania", "red settle utopia", 7, "utopia"),
        ("red settle germania", "yellow settle germania", 7, "yellow"),
    ],
)
def test_a_record_that_breaks_the_rules_is_refused_at_its_line(
    old: str, new: str, line: int, token: str
) -> None:
    broken = opened().record().replace(old, new, 1)
    with pytest.raises(rattus.RecordError) as caught:
        rattus.loads(broken)
    assert (caught.value.line, caught.value.token) == (line, token)


# The end.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_result_lists_all_seats_from_first_to_last(seats: int) -> None:
    for seed in range(20):
        game = finished(seats, seed)
        assert game.over
        assert game.result is not None
        names, points = zip(*game.result, strict=True)
        assert sorted(names) == sorted(game.seats)
        assert list(points) == sorted(points, reverse=True)
        told = game.ruleset.report(game.state)
        citizens, haven = told["citizens"], told["haven"]
        assert isinstance(citizens, dict)
        assert isinstance(haven, dict)
        for seat, score, *_ in game.result:
            assert score == sum(region[seat] for region in citizens.values()) + haven[seat]


def test_before_the_end_there_is_a_standing_but_no_result() -> None:
    game = opened()
    assert game.result is None
    assert sorted(game.standing()) == [("red", 4), ("yellow", 4)]
    assert game.play("place gallia").standing() == (("red", 5), ("yellow", 4))


def test_at_the_end_the_standing_is_the_result() -> None:
    game = finished()
    assert game.standing() == game.result


def test_a_result_is_written_from_first_to_last() -> None:
    assert result_text((("green", 11), ("red", 9))) == "green 11, red 9"


# Games from numbers.


def test_a_game_of_steps_is_the_game_they_were_played_in() -> None:
    game = finished(3, 5)
    half = len(game.numbers) // 2
    again = rattus.Game.of_steps(game.ruleset, game.numbers[:half])
    assert again.numbers == game.numbers[:half]
    assert again.chance == "ask"
    for step in game.numbers[half:]:
        again.play(step)
    assert again.record() == game.record()
    assert again.result == game.result


def test_a_game_of_no_steps_is_a_new_one() -> None:
    table = opened().ruleset
    game = rattus.Game.of_steps(table, [], seed=3)
    assert game.numbers == ()
    assert game.record() == rattus.new("rattus", 2, 3, chance="ask", start="first").record()


def test_a_game_of_steps_can_be_taken_back_and_played_on() -> None:
    played = opened("red take monk")
    game = rattus.Game.of_steps(played.ruleset, played.numbers)
    assert game.undo() == "take monk"
    assert game.play("take king").record() == opened("red take king").record()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are named pipes on POSIX only")
def test_what_is_no_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    """`save("/dev/null")` by a user who may do everything would otherwise put a file in the place of the device."""
    game, pipe = rattus.new("rattus", seats=2, seed=1), tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        game.save(pipe)
        assert os.read(reader, 1 << 16).decode() == game.record()
    finally:
        os.close(reader)
    assert pipe.is_fifo()
    assert [*tmp_path.iterdir()] == [pipe]
