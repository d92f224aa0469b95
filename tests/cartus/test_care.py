"""Steps that are better thought over."""

from __future__ import annotations

from random import Random

import rattus
from rattus.kernel.ruleset import Care
from tests.cartus.opening import opened, supplied
from tests.cartus.position import play

ROW = "monastery/2-rats castle/4-cards"


def care(game: rattus.Game) -> dict[str, Care]:
    """What the seat that is asked is told."""
    view = game.view(str(game.to_act))
    return game.ruleset.care(view.state, view.legal.texts)


def test_a_building_is_not_left_without_a_card_by_accident() -> None:
    game = supplied(opened(ROW, 3), 1)
    assert not care(game), "a building that was entered can be left again"
    play(game, "red enter 1")
    assert care(game) == {"done": Care("left", ("lay",))}
    play(game, "red lay monk-0")
    assert not care(game)


def test_cards_that_others_see_and_looks_can_not_be_taken_back() -> None:
    seen: dict[str, Care] = {}
    for seed in range(40):
        game = rattus.new("cartus", 4, seed, buildings="mixed")
        luck = Random(seed)
        while not game.over:
            legal = list(game.legal.texts)
            for text, told in care(game).items():
                seen[text.split()[0]] = told
            game.play(luck.choice(legal))
        if {"look", "give", "discard", "pass"} <= seen.keys():
            break
    assert seen == {
        "look": Care("look"), "give": Care("show"), "discard": Care("show"), "pass": Care("show"),
        "done": Care("left", ("lay",)),
    }  # fmt: skip
