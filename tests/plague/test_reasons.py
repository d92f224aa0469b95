"""Why nothing can be done with a thing that somebody points at."""

from __future__ import annotations

import pytest

from tests.plague.position import play, position

CARDS = """
    rattus red yellow · turn of red · plague polonia
    gallia    rats 1  red 2
    hispania  rats 2  red 2
    cards     king red, knight red, monk yellow
"""


def told(text: str, thing: str, *steps: str) -> list[str]:
    """The reasons that red hears, in English."""
    game = position(text)
    if steps:
        play(game, "\n".join(steps))
    view = game.view("red")
    return [error.reason for error in game.ruleset.reasons(view.state, thing, view.legal.texts)]


def test_a_card_that_could_be_used_nowhere_is_explained_place_by_place() -> None:
    assert told(CARDS, "king", "red take monk") == [
        "1 rat lies in gallia; the King takes a citizen from a region without rats",
        "2 rats lie in hispania; the King takes a citizen from a region without rats",
    ]


def test_without_citizens_a_card_of_ones_own_is_still_explained() -> None:
    alone = "rattus red yellow · turn of red · plague polonia\n gallia rats 1 yellow 1\n cards king red"
    assert told(alone, "king") == ["red has no citizen in anglia"]


def test_a_card_that_adds_to_another_action_has_no_use_of_its_own() -> None:
    assert told(CARDS, "knight") == ["there is nothing to do with it now: the Knight adds to another action"]


@pytest.mark.parametrize("steps", [(), ("red take peasant",)])
def test_a_card_of_somebody_else_can_be_taken_or_is_one_too_many(steps: tuple[str, ...]) -> None:
    assert told(CARDS, "monk", *steps) == ["red has taken a card already in this turn"][: len(steps)]


def test_a_card_is_used_once() -> None:
    free = CARDS.replace("gallia    rats 1  red 2", "gallia red 2")
    assert told(free, "king", "red king gallia") == ["red has used the King already in this turn"]


BEGUN = """
    rattus red yellow · turn of red · plague polonia
    germania  red 2
    gallia    rats 2  red 2
    hispania  rats 1
    cards     merchant red, monk red
"""


@pytest.mark.parametrize(
    ("thing", "begun", "reason"),
    [
        ("italia", ["merchant", "germania"], None),
        ("gallia", ["merchant"], None),
        (
            "hispania",
            ["merchant", "germania"],
            "hispania is not a neighbour of germania; the neighbours of germania are",
        ),
        ("hispania", ["merchant"], "red has no citizen in hispania"),
        ("hispania", ["plague"], "hispania is not a neighbour of the plague"),
        ("witch", ["merchant", "germania"], "from germania you can go on to: gallia, hungaria, "),
        ("gallia/1", ["merchant", "germania"], "from germania you can go on to: gallia, hungaria, "),
        ("witch", ["merchant"], "you have begun something: now choose one of gallia and germania, or cancel"),
        ("gallia", ["take"], "you have begun to take a card: choose one of peasant, "),
        ("witch", ["take"], None),
        ("italia", ["monk", "gallia"], None),
        ("merchant", ["take"], "red holds the Merchant already"),
        ("witch", ["something else"], None),
    ],
)
def test_who_has_begun_a_step_is_told_how_it_can_go_on(
    thing: str, begun: list[str], reason: str | None
) -> None:
    game = position(BEGUN)
    view = game.view("red")
    told = [error.reason for error in game.ruleset.reasons(view.state, thing, view.legal.texts, begun)]
    assert len(told) == (reason is not None), told
    if reason:
        assert told[0].startswith(reason)


def test_where_something_can_only_go_to_one_is_told_to_begin_elsewhere() -> None:
    far = "rattus red yellow · turn of red · plague polonia\n hispania red 2\n cards merchant red"
    assert told(far, "gallia", "red take monk") == [
        "only merchant can bring something to gallia: choose first where it comes from"
    ]
