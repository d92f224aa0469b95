"""Why nothing can be done with a thing on the card table that somebody points at."""

from __future__ import annotations

import random

import rattus
from rattus.cartus.state import ROW
from rattus.kernel.refusal import UNEXPLAINED
from rattus.kernel.step import Step
from tests.cartus.position import position
from tests.cartus.test_why import codec

BUILDINGS = "brewery+office+hospital+guard-tower+pied-pipers-hut+treasury"
"""Those whose actions ask most."""
KIND_OF = {
    "supply": "place",
    "enter": "place",
    "look": "nun",
    "target": "seat",
    "lay": "card",
    "give": "card",
    "discard": "card",
}


def reasons(game: rattus.Game, *pointed: str) -> list[list[str]]:
    """The messages that the seat that is asked hears about each of these things."""
    assert game.to_act is not None
    view, rules = game.view(game.to_act), game.ruleset
    texts = view.legal.texts
    return [[error.message for error in rules.reasons(view.state, thing, texts)] for thing in pointed]


def things(game: rattus.Game) -> set[str]:
    """All that can be pointed at, on any table."""
    names = codec(game)
    places = {f"place:{place + 1}" for place in range(names.rules.width)}
    nuns = {f"nun:{spot + 1}" for spot in range(ROW)}
    return {
        *places,
        *nuns,
        *(f"seat:{seat}" for seat in names.seats),
        *(f"card:{card}" for card in names.cards),
    }


def touched(text: str) -> str | None:
    """The thing that a step is done with."""
    step = Step.of(text)
    if text == "pass":
        return "card:pass"
    return f"{KIND_OF[step.verb]}:{step.words[0]}" if step.verb in KIND_OF else None


def looking() -> rattus.Game:
    """Red has been supplied by the first building and looks at the nun-row, of which it knows one card."""
    game = position(
        """
        cartus red yellow green · supplies of red
        row    castle/1-rat+1-look farm/2-rats
        red    hand monk-4
        yellow hand monk-3
        green  hand monk-2
        """
    )
    return game.play("supply 1")


def test_a_building_and_a_card_of_the_nun_row_have_the_same_number_and_are_told_apart() -> None:
    game = looking()
    assert "look 2" in game.legal.texts
    assert reasons(game, "nun:2", "place:2") == [[], ["cartus-ask-look"]]
    assert reasons(game, "2") == [[]], "a number alone may mean either"


def test_what_is_no_thing_of_the_table_is_answered_by_the_question() -> None:
    strange = ("x", "place:", ":", "nun:x", "tower:2", "card:2", "seat:monk-4", "place:2:2")
    assert all(len(told) == 1 for told in reasons(looking(), *strange))


def test_at_every_question_there_is_a_reason_for_what_can_not_be_done_and_none_for_what_can() -> None:
    rng = random.Random(6)
    asked: set[str] = set()
    for seats in (2, 4):
        game = rattus.new("cartus", seats, seats, buildings=BUILDINGS)
        every = things(game)
        while not game.over:
            texts = list(game.legal.texts)
            possible = {thing for text in texts if (thing := touched(text))}
            asked |= {Step.of(text).verb for text in texts}
            assert possible <= every
            for thing, told in zip(every, reasons(game, *every), strict=True):
                assert bool(told) == (thing not in possible), (thing, told, texts)
                assert UNEXPLAINED not in told
            plain = (thing.partition(":")[2] for thing in possible)
            assert not any(reasons(game, *plain))
            game.play(rng.choice(texts))
    assert asked >= {*KIND_OF, "pass", "done", "enough"}
