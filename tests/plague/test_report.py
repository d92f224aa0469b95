"""The state as plain data: its keys, its phases, and what each seat gets to see."""

from __future__ import annotations

import json

import pytest

import rattus
from tests.plague.position import answers, play, position, report

KEYS = [
    "citizens",
    "rats",
    "haven",
    "reserve",
    "cards",
    "plague",
    "caravan",
    "supply",
    "seen",
    "phase",
    "turn",
]


def phase(game: rattus.Game) -> str:
    return report(game)["phase"]


def test_the_whole_state_before_the_first_step() -> None:
    game = rattus.new("rattus", 2, chance="ask")
    regions = ["anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia"]
    expected = {
        "citizens": {region: {"red": 0, "yellow": 0} for region in regions},
        "rats": {region: ["hidden"] for region in regions},
        "haven": {"red": 0, "yellow": 0},
        "reserve": {"red": 20, "yellow": 20},
        "cards": {
            "peasant": None,
            "merchant": None,
            "monk": None,
            "knight": None,
            "witch": None,
            "king": None,
        },
        "plague": None,
        "caravan": None,
        "supply": 29,
        "seen": {},
        "phase": "setup",
        "turn": 0,
    }
    told = game.ruleset.report(game.state)
    assert told == expected
    assert list(told) == KEYS
    assert json.loads(json.dumps(told)) == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_regions_in_play_and_all_seats_are_listed_zeros_too(seats: int) -> None:
    names = ("red", "yellow", "green", "blue")[:seats]
    game = position(f"""
        rattus {" ".join(names)} · turn of red · plague gallia
        gallia    rats 2  yellow 3
    """)
    told = report(game)
    assert len(told["citizens"]) == {2: 8, 3: 10, 4: 12}[seats]
    assert list(told["citizens"]) == list(told["rats"])
    for region, citizens in told["citizens"].items():
        there = 3 if region == "gallia" else 0
        assert citizens == {seat: there if seat == "yellow" else 0 for seat in names}
    assert told["rats"]["anglia"] == []
    assert told["rats"]["gallia"] == ["hidden", "hidden"]
    assert told["haven"] == dict.fromkeys(names, 0)
    assert told["reserve"] == dict.fromkeys(names, 20) | {"yellow": 17}


def test_cards_name_their_holders_or_nobody() -> None:
    game = position("""
        rattus red yellow · turn of red · plague gallia
        cards     monk yellow, king red
    """)
    cards = report(game)["cards"]
    assert cards == {
        "peasant": None,
        "merchant": None,
        "monk": "yellow",
        "knight": None,
        "witch": None,
        "king": "red",
    }


# Phases.


def test_all_before_the_first_settling_is_setup_and_then_comes_settle() -> None:
    game = rattus.new("rattus", 2, chance="ask")
    assert phase(game) == "setup"
    play(game, "? start red")
    assert phase(game) == "setup"
    play(game, "? plague gallia")
    for line in ("red settle gallia", "yellow settle gallia", "yellow settle gallia", "red settle gallia"):
        assert phase(game) == "settle"
        play(game, line)
    assert phase(game) == "action"


def test_that_the_start_seat_chooses_the_plague_is_setup() -> None:
    game = rattus.new("rattus", 2, chance="ask", rulebook="de")
    play(game, "? start red")
    assert (game.to_act, phase(game)) == ("red", "setup")
    play(game, "red plague gallia")
    assert phase(game) == "settle"


LOOKS = """
    rattus red yellow · {question} · plague polonia
    gallia    rats 1
    hispania  rats 1
    cards     witch red
    coming    1+PB* 1+BC*
"""


@pytest.mark.parametrize(
    ("question", "before", "after"),
    [("turn of red", "action", "action"), ("last round of red", "last", "last")],
)
def test_the_witchs_questions_show_look_and_swap_whenever_she_is_used(
    question: str, before: str, after: str
) -> None:
    game = position(LOOKS.format(question=question))
    phases = [phase(game)]
    for line in (
        "red look gallia/1",
        "? rat gallia/1 1+PB*",
        "red look hispania/1",
        "? rat hispania/1 1+BC*",
        "red keep",
    ):
        play(game, line)
        phases.append(phase(game))
    assert phases == [before, "look", "look", "look", "swap", after]


def test_the_witchs_questions_show_look_and_swap_after_the_plague_too() -> None:
    game = position(LOOKS.format(question="turn of red"), rulebook="de")
    phases = []
    for line in (
        "red plague scandia",
        "red look gallia/1",
        "? rat gallia/1 1+PB*",
        "red look hispania/1",
        "? rat hispania/1 1+BC*",
        "red swap",
    ):
        play(game, line)
        phases.append((game.to_act, phase(game)))
    assert phases == [
        ("red", "after"),
        ("?", "look"),
        ("red", "look"),
        ("?", "look"),
        ("red", "swap"),
        ("yellow", "action"),
    ]


def test_the_plague_phase_shows_spread_fury_ravage_and_after() -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague gallia
        hispania  rats 2 (/2 6+A seen by red)  red 3
        cards     knight red, king red
        coming    1+PB*
        """,
        rulebook="fr",
    )
    phases = []
    for line in (
        "red plague hispania",
        "red spread italia",
        "red spread italia",
        "red calm",
        "red turn hispania/1",
        "? rat hispania/1 1+PB*",
        "? rat hispania/1 6+A",
        "red end",
    ):
        play(game, line)
        phases.append((game.to_act, phase(game)))
    assert phases == [
        ("red", "spread"),
        ("red", "spread"),
        ("red", "fury"),
        ("red", "ravage"),
        ("?", "ravage"),
        ("?", "ravage"),
        ("red", "after"),
        ("yellow", "action"),
    ]


def test_the_end_shows_last_final_and_over() -> None:
    game = position(
        """
        rattus red yellow · turn of red · plague gallia · turn 1
        polonia   rats 2 (/2 6+A seen by red)  yellow 3
        coming    1+PB*
        """,
        turn_limit=1,
    )
    phases = []
    for line in (
        "red plague hispania",
        "yellow pass",
        "red turn polonia/1",
        "? rat polonia/1 1+PB*",
        "? rat polonia/1 6+A",
    ):
        play(game, line)
        phases.append((game.to_act, phase(game)))
    assert phases == [("yellow", "last"), ("red", "final"), ("?", "final"), ("?", "final"), (None, "over")]


def test_the_turn_is_0_before_counts_from_1_and_is_unchanged_after_the_last() -> None:
    game = rattus.new("rattus", 2, chance="ask", start="first", turn_limit=2)
    turns = [report(game)["turn"]]
    for line in (
        "? plague gallia",
        "red settle polonia",
        "yellow settle polonia",
        "yellow settle scandia",
        "red settle scandia",
        "red plague hispania",
        "red spread italia",
        "yellow plague gallia",
        "yellow spread anglia",
        "red pass",
    ):
        play(game, line)
        turns.append(report(game)["turn"])
    assert turns == [0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2]
    assert phase(game) == "final"
    while not game.over:
        game.play(game.legal[0])
    assert report(game)["turn"] == 2


# What is seen.


SECRETS = """
    rattus red yellow green · turn of red · plague polonia
    gallia    rats 3 (/1 1+PB* seen by green, /2 2+M seen by red green)
    hispania  rats 2 (/2 3+A seen by yellow)
    cards     witch red
    coming    1+BC*
"""


def test_without_a_seat_all_faces_that_somebody_knows_are_shown() -> None:
    rats = report(position(SECRETS))["rats"]
    assert rats["gallia"] == ["1+PB*", "2+M", "hidden"]
    assert rats["hispania"] == ["hidden", "3+A"]


@pytest.mark.parametrize(
    ("seat", "gallia", "hispania"),
    [
        ("red", ["hidden", "2+M", "hidden"], ["hidden", "hidden"]),
        ("yellow", ["hidden", "hidden", "hidden"], ["hidden", "3+A"]),
        ("green", ["1+PB*", "2+M", "hidden"], ["hidden", "hidden"]),
    ],
)
def test_a_seat_is_shown_the_faces_it_knows(seat: str, gallia: list[str], hispania: list[str]) -> None:
    told = position(SECRETS).view(seat).report()
    assert told["rats"] == {
        "anglia": [],
        "gallia": gallia,
        "germania": [],
        "hispania": hispania,
        "hungaria": [],
        "italia": [],
        "polonia": [],
        "scandia": [],
        "bulgaria": [],
        "turcia": [],
    }


def test_seen_lists_who_has_looked_in_table_order_and_is_the_same_for_every_viewer() -> None:
    game = position(SECRETS)
    seen = {"gallia/1": ["green"], "gallia/2": ["red", "green"], "hispania/2": ["yellow"]}
    assert report(game)["seen"] == seen
    assert list(report(game)["seen"]) == list(seen)
    for seat in game.seats:
        assert game.view(seat).report()["seen"] == seen


def test_a_view_differs_from_the_whole_state_in_the_rats_only() -> None:
    game = position(SECRETS)
    whole = report(game)
    for seat in game.seats:
        told = game.view(seat).report()
        assert {key for key in KEYS if told[key] != dict(whole)[key]} == {"rats"}
        assert list(told) == KEYS


def test_a_look_is_seen_from_the_rat_step_on() -> None:
    game = position(SECRETS)
    play(game, "red look hispania/1")
    assert "hispania/1" not in report(game)["seen"]
    play(game, "? rat hispania/1 1+BC*")
    assert report(game)["seen"]["hispania/1"] == ["red"]
    assert game.view("red").report()["rats"] != game.view("yellow").report()["rats"]
    assert report(game, "red")["rats"]["hispania"] == ["1+BC*", "hidden"]
    assert report(game, "yellow")["rats"]["hispania"] == ["hidden", "3+A"]


def test_a_view_has_answers_only_for_the_seat_that_is_asked() -> None:
    game = position(SECRETS)
    mine = game.view("red").legal
    assert [str(step) for step in mine] == answers(game)
    assert not game.view("yellow").legal
    play(game, "red look gallia/3")
    assert not any(game.view(seat).legal for seat in game.seats)
