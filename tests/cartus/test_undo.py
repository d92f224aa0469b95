"""Taking back: only what has taught nobody anything, and no message tells a secret."""

from __future__ import annotations

import pytest

import rattus
from tests.cartus.opening import SECOND, dealt, opened, supplied, turned_up
from tests.cartus.position import play

ROW = "monastery/2-rats castle/4-cards"


def refused(game: rattus.Game, seat: str | None = None) -> str:
    """Why nothing can be taken back; the game stays as it is."""
    before, steps = bytes(game.state), game.numbers
    assert not game.can_undo(seat)
    with pytest.raises(rattus.CannotUndo) as caught:
        game.undo(seat)
    assert (bytes(game.state), game.numbers) == (before, steps)
    return str(caught.value)


def taken_back(game: rattus.Game, line: str) -> bool:
    """Whether a step can be played, taken back by its seat and played again, as if nothing had been."""
    by, _, step = line.partition(" ")
    before = bytes(game.state)
    play(game, line)
    after = bytes(game.state)
    if not game.can_undo(by):
        return False
    assert game.undo(by) == step
    assert bytes(game.state) == before
    play(game, line)
    return bytes(game.state) == after


def entering(seats: int = 3, row: str = ROW, **hands: str) -> rattus.Game:
    """All have chosen the supply of two rats; red enters first."""
    return supplied(opened(row, seats, **hands), 1)


# What can be taken back.


def test_entering_laying_and_done_can_be_taken_back_one_by_one() -> None:
    game = entering()
    start = bytes(game.state)
    play(game, "red enter 1: monk-0 king-0")
    assert [game.undo("red") for _ in range(4)] == ["done", "lay king-0", "lay monk-0", "enter 1"]
    assert bytes(game.state) == start


def test_a_laid_card_is_taken_back_by_the_seat_that_is_asked() -> None:
    game = entering()
    play(
        game,
        """
        red enter 1
        red lay monk-0
        """,
    )
    assert game.undo() == "lay monk-0"
    assert game.undo() == "enter 1"


def test_a_supply_that_brings_rats_off_can_be_taken_back() -> None:
    assert taken_back(opened(ROW), "red supply 1")


def test_a_supply_can_be_taken_back_until_a_card_is_dealt() -> None:
    game = opened(ROW)
    assert taken_back(game, "red supply 2")
    play(game, "? deal red king-4")
    assert not game.can_undo("red")


def test_a_look_can_be_taken_back_until_the_card_is_seen() -> None:
    game = opened("monastery/1-rat+1-look castle/4-cards")
    play(game, "red supply 1")
    assert taken_back(game, "red look 3")
    play(game, "? row 3 king-4")
    assert not game.can_undo("red")


def test_who_gives_and_who_gets_the_rat_can_be_taken_back() -> None:
    game = fighting()
    assert taken_back(game, "red target yellow")


# What can't.


def test_nothing_can_be_taken_back_before_the_first_step() -> None:
    assert refused(rattus.new("cartus", 3, 1, chance="ask")) == "nothing has been played yet"


def test_done_can_not_be_taken_back_once_another_one_has_acted() -> None:
    game = entering()
    play(
        game,
        """
        red enter 1: monk-0
        yellow enter 1
        """,
    )
    assert refused(game, "red") == "the last step was yellow's: enter 1"


def test_done_can_not_be_taken_back_once_cards_were_turned_up() -> None:
    """Green's done ends the entering: it has seen what red laid."""
    game = entering()
    play(
        game,
        """
        red enter 1: monk-0
        yellow enter 2:
        green enter 2:
        """,
    )
    assert refused(game, "green") == "others have learned something by it: done"
    assert not game.can_undo()


def test_done_can_not_be_taken_back_once_own_cards_were_turned_up() -> None:
    game = entering()
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2: knight-1
        """,
    )
    assert refused(game, "green") == "others have learned something by it: done"


def test_done_can_be_taken_back_while_the_cards_lie_face_down_in_a_later_building() -> None:
    """The first building asks red for a card before the second one is turned up, and shows nothing."""
    game = supplied(opened("hospital/2-rats office/4-cards", buildings=SECOND), 1)
    play(
        game,
        """
        red enter 1:
        yellow enter 2: monk-0
        """,
    )
    assert taken_back(game, "green enter 1")
    assert taken_back(game, "green done")
    play(game, "red enough")
    assert game.to_act == "green"
    play(game, "green enough")
    assert refused(game, "green") == "others have learned something by it: enough", "yellow's card is up"


def test_done_can_be_taken_back_if_nobody_laid_a_card() -> None:
    game = entering()
    play(
        game,
        """
        red enter 1:
        yellow enter 1:
        green enter 1
        """,
    )
    assert taken_back(game, "green done")


def test_with_two_seats_the_last_done_turns_up_all_cards() -> None:
    game = entering(2)
    play(
        game,
        """
        red enter 2: king-0
        yellow enter 1:
        """,
    )
    assert refused(game, "yellow") == "others have learned something by it: done"


def test_a_pass_can_not_be_taken_back() -> None:
    game = supplied(opened("office/2-rats hospital/4-cards", buildings=SECOND), 1)
    play(
        game,
        """
        red enter 1:
        yellow enter 1:
        green enter 1:
        """,
    )
    turned_up(game, "brewery/2-rats hospital/2-rats")
    supplied(game, 1)
    play(game, "yellow pass")
    assert refused(game, "yellow") == "others have learned something by it: pass"
    assert not game.can_undo()


def test_a_discard_can_not_be_taken_back_but_enough_can() -> None:
    game = supplied(opened("hospital/2-rats office/4-cards", buildings=SECOND), 1)
    play(
        game,
        """
        red enter 1:
        yellow enter 1:
        green enter 2:
        red discard king-0
        """,
    )
    assert refused(game, "red") == "others have learned something by it: discard king-0"
    assert taken_back(game, "red enough")


def fighting() -> rattus.Game:
    """Red has laid a sword in a building where yellow and green are, who laid none; blue is elsewhere."""
    game = supplied(opened("castle/2-rats monastery/4-cards monastery/2-rats", 4), 1)
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        blue enter 2:
        """,
    )
    turned_up(game, "farm/2-rats castle/4-cards palace/4-cards")
    supplied(game, 1)
    play(
        game,
        """
        yellow enter 1:
        green enter 1:
        blue enter 3:
        red enter 1: sword
        """,
    )
    assert game.to_act == "red"
    return game


def test_a_card_that_was_given_can_not_be_taken_back() -> None:
    game = fighting()
    play(
        game,
        """
        red target yellow
        yellow give witch-1
        """,
    )
    assert refused(game, "yellow") == "others have learned something by it: give witch-1"


def test_nothing_can_be_taken_back_after_chance() -> None:
    game = dealt(2)
    assert refused(game) == "chance has spoken: deal yellow knight-0"
    turned_up(game, ROW)
    for seat in (None, "red", "yellow"):
        assert refused(game, seat) == "chance has spoken: building 2 castle 4-cards"


def test_nothing_can_be_taken_back_when_the_game_is_over() -> None:
    game = rattus.new("cartus", 2, 5)
    while not game.over:
        game.play(game.legal[-1])
    assert refused(game).startswith("chance has spoken: row 5 ")
    for seat in game.seats:
        assert refused(game, seat).startswith("chance has spoken: row 5 ")


# No message shows a hidden card.


def test_others_are_not_told_which_card_was_laid() -> None:
    game = entering()
    play(
        game,
        """
        red enter 1
        red lay king-0
        """,
    )
    for seat in ("yellow", "green"):
        assert refused(game, seat) == "the last step was red's: lay hidden"


def test_others_are_not_told_which_card_was_dealt() -> None:
    game = opened(ROW)
    play(
        game,
        """
        red supply 2
        ? deal red king-4
        """,
    )
    assert refused(game, "red") == "chance has spoken: deal red king-4"
    for seat in ("yellow", "green"):
        assert refused(game, seat) == "chance has spoken: deal red hidden"


def test_others_are_not_told_which_card_was_given() -> None:
    game = fighting()
    play(
        game,
        """
        red target yellow
        yellow give witch-1
        """,
    )
    assert refused(game, "red") == "the last step was yellow's: give witch-1", "red received it"
    for seat in ("green", "blue"):
        assert refused(game, seat) == "the last step was yellow's: give hidden"


def test_others_are_not_told_what_was_looked_at() -> None:
    game = opened("monastery/1-rat+1-look castle/4-cards")
    play(
        game,
        """
        red supply 1
        red look 3
        ? row 3 king-4
        """,
    )
    assert game.to_act == "yellow"
    assert refused(game) == "chance has spoken: row 3 hidden"
    assert refused(game, "red") == "chance has spoken: row 3 king-4"
    play(
        game,
        """
        yellow supply 1
        yellow look 3
        ? row 3 king-4
        """,
    )
    assert refused(game, "red") == "chance has spoken: row 3 king-4", "red has looked there too"
    assert refused(game, "green") == "chance has spoken: row 3 hidden"


def test_others_are_not_told_the_value_of_a_token() -> None:
    game = supplied(opened("palace/2-rats castle/4-cards"), 1)
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        ? token red 3
        """,
    )
    assert refused(game, "red") == "chance has spoken: token red 3"
    for seat in ("yellow", "green"):
        assert refused(game, seat) == "chance has spoken: token red hidden"


def test_when_chance_is_drawn_the_seat_that_is_asked_is_told_no_secret_of_another() -> None:
    """Whoever asks without a name is the one who is to act."""
    secrets = 0
    for seed in range(20):
        game = rattus.new("cartus", 3, seed)
        while len(game.numbers) < 60:
            game.play(game.legal[seed % len(game.legal)])
            *_, last = game.moments()
            assert game.to_act is not None
            if game.secret(last, game.to_act):
                secrets += 1
                assert refused(game).endswith(" hidden")
    assert secrets > 20
