"""Positions as text in the library: games begin with them, records carry them, and impossible ones are refused."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import rattus
from rattus.kernel.notation import Fork, RecordError
from rattus.kernel.position import PositionError
from rattus.table.game import CannotUndo, forked
from rattus.table.replay import frames

BOARD = """
    rattus red yellow · turn of red · plague italia · supply 20
    gallia    rats 3  yellow 1  red 2
    hispania  rats 2 (/2 2+MBC seen by red)
    cards     knight yellow, merchant red
"""
CARDS = """
    cartus red yellow green · start red · round 3 · enter of yellow · order red · line yellow green
    row       fortune-tellers-tent/2-cards+1-look monastery/4-cards
    red       hand king-0 witch-1*2 · rats 12 · church 3 magic 1 · tokens 2 3 · in 2 monk-4 joker
    yellow    hand monk-4 sword pass
    nuns      hidden monk-3(red,green) hidden hidden hidden
"""
NOTATION = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
DRAWINGS = re.findall(r"```text\n((?:rattus|cartus) .*?)```", NOTATION, re.DOTALL)
TURN = "rattus red yellow · turn of red · plague gallia"
LAST = "rattus red yellow · last round of red"
SETTLE = "rattus red yellow · yellow asked settle"
BOTH = pytest.mark.parametrize("text", [BOARD, CARDS], ids=["rattus", "cartus"])


def played_on(text: str, seed: int = 3, steps: int = 40) -> rattus.Game:
    """A game that began with a position, after some random steps."""
    game = rattus.position(text, seed=seed)
    luck = random.Random(seed)
    for _ in range(steps):
        if not game.over:
            game.play(luck.choice(game.legal.numbers))
    return game


@BOTH
def test_both_forms_are_read(text: str) -> None:
    game = rattus.position(text, seed=1, chance="ask")
    assert "\n" not in game.position()
    assert len(game.position(drawn=True).splitlines()) > 3
    for form in (game.position(), game.position(drawn=True)):
        again = rattus.position(form, seed=1, chance="ask")
        assert bytes(again.state) == bytes(game.state)
        assert again.header == game.header
        assert again.position() == game.position()


@BOTH
def test_a_record_begins_with_its_position(text: str) -> None:
    game = played_on(text)
    record = game.record()
    assert record.splitlines()[4].startswith('[Position "')
    again = rattus.loads(record)
    assert bytes(again.state) == bytes(game.state)
    assert (again.header, again.numbers, again.record()) == (game.header, game.numbers, record)
    assert len(list(frames(game, None))) == len(game.numbers) + 1


@BOTH
def test_undo_ends_at_the_position(text: str) -> None:
    game = rattus.position(text, seed=1)
    start = game.position()
    with pytest.raises(CannotUndo, match="nothing has been played yet"):
        game.undo()
    first = game.legal[0]
    game.play(first)
    assert game.undo() == first
    assert game.position() == start
    game = played_on(text)
    game.rewind(0)
    assert game.position() == start


@BOTH
def test_a_game_can_be_forked_from_a_position(text: str) -> None:
    left = played_on(text, steps=6)
    while left.to_act == "?":
        left.draw()
    seat = left.to_act
    assert seat is not None
    fork = rattus.Game(forked(left.ruleset, (Fork(seat, left.numbers, 7),)), 1, "ask")
    assert fork.position(seat) == left.position(seat)
    again = rattus.loads(fork.record())
    assert again.header == fork.header
    assert bytes(again.state) == bytes(fork.state)


@BOTH
def test_others_read_no_secret_in_a_record(text: str) -> None:
    game = rattus.position(text, seed=1, chance="ask")
    secrets = {BOARD: "2+MBC", CARDS: "monk-3"}[text]
    for seat in game.seats:
        mine = game.record(seat)
        assert (secrets in mine) == (seat in {BOARD: ("red",), CARDS: ("red", "green")}[text])
        assert (secrets in game.position(seat)) == (secrets in mine)
    for told in (game.record(public=True), game.position(public=True), game.position("yellow")):
        assert "hidden" in told
        assert secrets not in told
    hands = "witch-1*2 king-0"
    assert [seat for seat in game.seats if hands in game.position(seat)] == (["red"] if text == CARDS else [])
    with pytest.raises(RecordError, match=r"line 5: 'hidden.*': .*can't be played on"):
        rattus.loads(game.record("yellow"))
    with pytest.raises(PositionError, match="can't be played on"):
        rattus.position(game.position("yellow"))


def test_of_a_game_that_was_left_one_reads_what_everybody_saw() -> None:
    left = rattus.position(BOARD, seed=1, chance="ask")
    fork = rattus.Game(forked(left.ruleset, (Fork("yellow", (), 7),)), 1, "ask")
    assert "2+MBC" in fork.record()
    for seat in fork.seats:
        assert "2+MBC" not in fork.record(seat)


@pytest.mark.parametrize(
    ("words", "token", "reason"),
    [
        ("", "", "begins with the game"),
        ("chess red yellow", "chess", "unknown game"),
        ("rattus red", "red", "for 2 to 4 seats"),
        ("rattus red red", "red", "its own"),
        ("rattus red yellow", "", "one question"),
        ("rattus red yellow · options turn_limit=0 · turn of red", "Options", "turn_limit"),
        ("rattus red yellow · version 99 · turn of red", "99", "unknown version"),
        ("rattus red yellow · turn of green · plague gallia", "green", "no seat"),
        ("rattus red yellow · turn of red", "plague", "where it stands"),
        ("rattus red yellow · turn of red · plague atlantis", "atlantis", "no region"),
        ("rattus red yellow · turn of red · turn of yellow", "turn of yellow", "twice"),
        ("rattus red yellow · red asked dance · plague gallia", "dance", "whose question"),
        ("rattus red yellow · red asked fury · plague gallia", "red asked fury", "would not ask"),
        (f"{TURN}; gallia red 21", "red", "21 citizens; there are 20"),
        (f"{TURN}; gallia rats 4", "rats 4", "at most 3"),
        (f"{TURN}; gallia rats 2 (/1 6+MA seen by red, /2 6+MA seen by red)", "6+MA", "there is 1"),
        (f"{TURN}; gallia rats 1 (/1 9+A seen by red)", "9+A", "no rat"),
        (f"{TURN}; gallia rats 1 (/1 1+BC*)", "1+BC*", "seen by somebody"),
        (f"{TURN} · supply 30", "30", "0 to 29"),
        (f"{TURN}; cards jester red", "jester", "no card"),
        (f"{TURN}; cards monk red, monk yellow", "monk", "two holders"),
        (f"{TURN}; gone 6+A 6+A", "6+A", "with this face"),
        (f"{TURN}; gallia; gallia", "gallia", "two lines"),
        (f"{LAST} · ended by red · last turn of red · plague gallia", "red", "no last round"),
        (f"{SETTLE} · plague gallia; elsewhere rats 1", "yellow asked settle", "red settles next"),
        ("cartus red yellow", "", "what is asked"),
        ("cartus red yellow · enter of red", "row", "2 cards"),
        ("cartus red yellow · round 99 · buildings", "99", "round"),
        ("cartus red yellow · buildings; row castle/5-cards", "5-cards", "no supply"),
        ("cartus red yellow · buildings; row castle/4-cards castle/4-cards", "row", "once it is complete"),
        ("cartus red yellow · buildings; red hand monk-4*9", "monk-4", "there are"),
        ("cartus red yellow · buildings; red hand jester", "jester", "no card"),
        ("cartus red yellow · buildings; red hand joker*99", "joker", "there are"),
        ("cartus red yellow · buildings; red tokens 9", "9", "no token"),
        ("cartus red yellow · buildings; red in 1", "red", "only while all enter"),
        ("cartus red yellow · buildings; magic red 99", "99", "influence"),
        ("cartus red yellow · buildings; magic red 1 yellow 2", "magic", "track order"),
        ("cartus red yellow · over", "nuns", "turned up"),
        ("cartus red yellow · red asked give · in flutes · at 1", "row", "2 cards"),
        ("cartus red yellow · buildings; yellow hand monk-1; red gave monk-1*2", "monk-1", "not with the others"),
    ],
)  # fmt: skip
def test_what_can_t_be_is_refused_with_its_word(words: str, token: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason) as refusal:
        rattus.position(words)
    assert refusal.value.token.startswith(token)


def test_a_record_with_a_wrong_position_is_refused_at_its_line() -> None:
    record = rattus.position(BOARD, seed=1, chance="ask").record()
    with pytest.raises(RecordError, match="line 5: 'atlantis': no region") as refusal:
        rattus.loads(record.replace("plague italia", "plague atlantis"))
    assert refusal.value.line == 5
    with pytest.raises(RecordError, match="one question"):
        rattus.loads(record.replace(record.splitlines()[4], '[Position ""]'))


@pytest.mark.parametrize("names", [("rats", "nuns", "chance"), ("row", "magic", "deck"), ("1", "2", "of")])
@pytest.mark.parametrize("game", ["rattus", "cartus"])
def test_seats_may_be_called_as_words_of_the_language(game: str, names: tuple[str, ...]) -> None:
    table = rattus.new(game, names, seed=1)
    luck = random.Random(1)
    for _ in range(80):
        table.play(luck.choice(table.legal.numbers))
        again = rattus.position(table.position(), chance="ask")
        assert again.position() == table.position()
        assert again.legal.texts == table.legal.texts


def test_an_edition_of_one_s_own_has_positions(tmp_path: Path) -> None:
    source = Path(rattus.__path__[0]) / "plague" / "editions" / "rattus.toml"
    file = tmp_path / "mine.toml"
    file.write_text(source.read_text("utf-8").replace('id = "rattus"', 'id = "mine"', 1), "utf-8")
    game = rattus.new(seats=2, seed=1, edition=file)
    game.play(game.legal[0])
    assert rattus.position(game.position(), edition=file, chance="ask").position() == game.position()
    with pytest.raises(PositionError, match="unknown game"):
        rattus.position(game.position())


def test_earlier_versions_have_positions() -> None:
    game = rattus.position("rattus red yellow · version 1 · turn of red · plague gallia", chance="ask")
    assert game.header.version == "1"
    assert "version 1" in game.position()


@pytest.mark.parametrize("text", DRAWINGS)
def test_the_documented_positions_can_be_read(text: str) -> None:
    assert rattus.position(text, chance="ask").legal
