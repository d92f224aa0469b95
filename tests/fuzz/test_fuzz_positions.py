"""Positions of all kinds of brokenness: a `PositionError` with its reason comes out, or a game that can be played."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rattus
from rattus.kernel.position import PositionError

TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("rattus", 2, {"rulebook": "de"}),
    ("rattus", 4, {}),
    ("bigbox", 3, {"cards": "witch+caravanner+courier+nun+soldier+queen"}),
    ("bigbox", 6, {}),
    ("cartus", 2, {"buildings": "one-per-class"}),
    ("cartus", 4, {"buildings": "mixed"}),
)
every_table = pytest.mark.parametrize(
    "number", range(len(TABLES)), ids=lambda i: f"{TABLES[i][0]}-{TABLES[i][1]}"
)
JUNK = (
    "",
    "x",
    "·",
    ";",
    "(",
    ")",
    "red",
    "@red",
    "0",
    "99",
    "-1",
    "٣",
    "hidden",
    "rats",
    "asked",
    "rest",
    "over",
    "*",
    "monk-4*9",
)
BREAKS = 250


@cache
def positions(number: int) -> tuple[str, ...]:
    """Positions of random games of a table, from the setup to the end."""
    name, seats, options = TABLES[number]
    found = []
    for seed in range(3):
        game = rattus.new(name, seats, seed=seed, chance="ask", **options)  # type: ignore[arg-type]
        luck = random.Random(seed)
        while not game.over:
            if luck.random() < 0.1:
                found.append(game.position())
            game.draw() if game.to_act == "?" else game.play(luck.choice(game.legal.numbers))
        found.append(game.position())
    return tuple(found)


def another_word(text: str, luck: random.Random) -> str:
    """A word gives way to another one of the text, or to junk."""
    words = re.split(r"(\s+)", text)
    place = luck.randrange(0, len(words), 2)
    words[place] = luck.choice((*JUNK, *words[::2]))
    return "".join(words)


def another_number(text: str, luck: random.Random) -> str:
    """A number is changed a little."""
    found = luck.choice(list(re.finditer(r"\d+|$", text)))
    return f"{text[: found.start()]}{int(found[0] or 0) + luck.choice((-1, 1, 2, 50))}{text[found.end() :]}"


def without_an_item(text: str, luck: random.Random) -> str:
    """Something is not said, or said twice."""
    parts = re.split(r"( · |; |, )", text)
    place = luck.randrange(0, len(parts), 2)
    return "".join(parts[:place] + parts[place + luck.choice((-1, 2)) :])


def other_letters(text: str, luck: random.Random) -> str:
    """A few characters are lost or exchanged."""
    place, length = luck.randrange(len(text)), luck.randrange(6)
    return text[:place] + luck.choice(JUNK) + text[place + length :]


BREAKERS: tuple[Callable[[str, random.Random], str], ...] = (
    another_word,
    another_number,
    another_number,
    without_an_item,
    other_letters,
)


def played_out(game: rattus.Game, luck: random.Random) -> None:
    """Play a game on by interpreted rules, which refuse indices that are outside; each seat sees and imagines it."""
    assert rattus.position(game.position(), chance="ask").position() == game.position()
    for seat in game.seats:
        game.position(seat)
        world = game.blinded(game.state, seat)
        game.ruleset.imagined(world, game.seats.index(seat), luck.getrandbits(64))
    for _ in range(30):
        if game.to_act == "?":
            game.draw()
        elif not game.over:
            game.play(luck.choice(game.legal.numbers))


@every_table
def test_broken_positions_are_refused_with_a_reason_or_played(number: int) -> None:
    luck = random.Random(number)
    reasons: list[str] = []
    accepted = 0
    for _ in range(BREAKS):
        text = luck.choice(positions(number))
        for _ in range(luck.choice((1, 1, 2))):
            text = luck.choice(BREAKERS)(text, luck)
        try:
            game = rattus.position(text, seed=1, chance="ask", rules="interpreted")
        except PositionError as error:
            reasons.append(error.reason)
        else:
            played_out(game, luck)
            accepted += 1
    assert all(reasons)
    assert len(reasons) > 50
    assert accepted > 10


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(("", "rattus red yellow", "cartus red yellow · ", "bigbox a b · turn of a; ")), st.text()
)
def test_any_text_is_refused_or_read(head: str, text: str) -> None:
    with contextlib.suppress(PositionError):
        rattus.position(head + text)
