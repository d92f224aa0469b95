"""A game may leave another one at any decision, from what a seat knew there; nothing else of it comes along."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import rattus
from rattus.cartus.state import State
from rattus.kernel.notation import Fork, RecordError
from rattus.table.game import Game, forked
from rattus.table.library import loads

TABLES = [("rattus", 2), ("rattus", 4), ("bigbox", 5), ("cartus", 2), ("cartus", 4)]


def played(game: str, seats: int, luck: int) -> Game:
    """A whole game by luck."""
    found = rattus.new(game, seats=seats, seed=luck)
    return play_out(found, luck)


def play_out(game: Game, luck: int) -> Game:
    chance = Random(luck)
    while not game.over:
        game.play(chance.choice(game.legal.numbers))
    return game


def at(game: Game, n: int) -> Game:
    """The game after its first steps."""
    return Game.of_steps(game.ruleset, game.numbers[:n])


def left(game: Game, seat: str, key: int, *more: Fork) -> Game:
    """A game that leaves another one where it stands."""
    rules = forked(game.ruleset, (*game.header.forks, Fork(seat, game.numbers, key), *more))
    return Game(rules, seed=5, chance="ask")


def moments(game: Game, seats: tuple[str, ...], some: int) -> Iterator[tuple[Game, str]]:
    """Some decisions of a game, each with the eyes of some seat."""
    chance = Random(len(game.numbers))
    for n in sorted(chance.sample(range(len(game.numbers)), some)):
        then = at(game, n)
        if then.to_act in seats:
            yield then, chance.choice(seats)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_fork_shows_a_seat_what_it_saw_and_goes_on_to_an_end(name: str, seats: int) -> None:
    forks, other = 0, 0
    for luck in range(3):
        whole = played(name, seats, luck)
        for then, seat in moments(whole, whole.seats, 25):
            new = left(then, seat, 77 + luck)
            assert new.to_act == then.to_act
            assert new.view(seat).state == then.view(seat).state
            if name == "cartus":
                now, was = State.of(new.state), State.of(then.state)
                assert (now.least, now.most) == (was.least, was.most), "the others learn nothing of its hand"
            forks, other = forks + 1, other + (bytes(new.state) != bytes(then.state))
            new.chance = "draw"
            play_out(new, luck)
            assert new.result
    assert forks > 20
    assert other, "what the seat did not know is imagined"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_could_not_know_makes_no_difference_to_its_fork(name: str, seats: int) -> None:
    """A twin of the game, which the seat can't tell from it, gives the same fork by the same key."""
    whole = played(name, seats, 9)
    different = 0
    for then, seat in moments(whole, whole.seats, 30):
        twin = left(then, seat, 1)
        different += bytes(twin.state) != bytes(then.state)
        for key in (2, 2**64 - 1):
            assert left(twin, seat, key).state == left(then, seat, key).state
    assert different


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_record_of_a_fork_is_all_there_is(name: str, seats: int) -> None:
    whole = played(name, seats, 4)
    for then, seat in moments(whole, whole.seats, 8):
        new = left(then, seat, 3)
        new.chance = "draw"
        chance = Random(1)
        for _ in range(10):
            if not new.over:
                new.play(chance.choice(new.legal.numbers))
        text = new.record()
        again = loads(text)
        assert again.header == new.header
        assert bytes(again.state) == bytes(new.state)
        assert again.record() == text
        if new.to_act in new.seats:
            twice = left(new, new.seats[0], 8)
            assert bytes(loads(twice.record()).state) == bytes(twice.state)


def test_the_key_of_a_fork_is_for_nobody_who_plays() -> None:
    whole = played("cartus", 3, 4)
    then = next(then for n in range(60, 90) if (then := at(whole, n)).to_act in whole.seats)
    new = left(then, "red", 123456789)
    assert "123456789" in new.record()
    for told in (new.record("red"), new.record("yellow"), new.record(public=True)):
        assert "123456789" not in told
        assert '[Forks "red ' in told
        with pytest.raises(RecordError, match="can't be played again"):
            loads(told)
    own, public = then.record("red").splitlines(), then.record(public=True).splitlines()
    assert set(own[4:]) <= set(new.record("red").splitlines())
    assert set(public[4:]) <= set(new.record("yellow").splitlines())


@pytest.mark.parametrize(
    ("forks", "told"),
    [
        ("purple 1 1", "a fork is written"),
        ("red 1", "a fork is written"),
        ("red 9999 1", "steps only"),
        (f"red 1 {2**64}", "64 bits"),
        ("red 1 1", "where a seat is asked"),
    ],
)
def test_a_fork_that_makes_no_sense_is_refused_with_its_line(forks: str, told: str) -> None:
    text = played("rattus", 2, 1).record()
    broken = text.replace("\n\n", f'\n[Forks "{forks}"]\n\n', 1)
    with pytest.raises(RecordError, match=told) as caught:
        loads(broken)
    assert caught.value.line == 5


def test_a_fork_is_undone_as_far_as_it_was_played() -> None:
    whole = played("rattus", 3, 2)
    then = next(then for n in range(20, 60) if (then := at(whole, n)).to_act in whole.seats)
    new = left(then, "green", 6)
    start = bytes(new.state)
    assert not new.can_undo()
    new.play(new.legal.numbers[0])
    new.rewind(0)
    assert bytes(new.state) == start
    assert new.start() == start
