"""The state as plain data: its keys, its phases, and what each seat gets to see; frames of a whole game."""

from __future__ import annotations

import json
from itertools import pairwise
from math import gcd

import pytest

import rattus
from rattus.cartus.edition import CLASS_NAMES, built_in
from rattus.cartus.ruleset import CartusRuleset
from rattus.kernel.ruleset import COLOURS
from rattus.table.library import engine, find_edition, ruleset
from rattus.table.replay import frames
from rattus.table.simulation import random_game
from tests.cartus.opening import HANDS, SECOND, dealt, opened, supplied, turned_up
from tests.cartus.position import play, position, report

KEYS = [
    "row",
    "entered",
    "laid",
    "influence",
    "rats",
    "hands",
    "nuns",
    "piles",
    "tokens",
    "start",
    "order",
    "shown",
    "discards",
    "seen",
    "round",
    "phase",
]
PILES = [
    "deck",
    "discards",
    "joker",
    "sword",
    "flute",
    "pass",
    "gold",
    "tokens",
    "buildings",
    "replacement",
]
PHASES = {"setup", "buildings", "supplies", "enter", "resolve", "plague", "over"}


def phase(game: rattus.Game) -> str:
    return report(game)["phase"]


def piles(game: rattus.Game, *names: str) -> list[int]:
    return [report(game)["piles"][name] for name in names]


# Keys.


def test_the_whole_state_before_the_first_step() -> None:
    game = rattus.new("cartus", 2, chance="ask")
    expected: dict[str, object] = {
        "row": [],
        "entered": {"red": None, "yellow": None},
        "laid": {"red": 0, "yellow": 0},
        "influence": {kind: [["red", 0], ["yellow", 0]] for kind in CLASS_NAMES},
        "rats": {"red": 10, "yellow": 10},
        "hands": {"red": [], "yellow": []},
        "nuns": ["hidden"] * 5,
        "piles": {
            "deck": 79,
            "discards": 0,
            "joker": 15,
            "sword": 12,
            "flute": 12,
            "pass": 12,
            "gold": 15,
            "tokens": 20,
            "buildings": 20,
            "replacement": 10,
        },
        "tokens": {"red": [], "yellow": []},
        "start": None,
        "order": [],
        "shown": {"red": [], "yellow": []},
        "discards": {},
        "seen": {},
        "round": 0,
        "phase": "setup",
    }
    told = game.ruleset.report(game.state)
    assert told == expected
    assert list(told) == KEYS
    assert list(report(game)["piles"]) == PILES
    assert list(report(game)["influence"]) == list(CLASS_NAMES)
    assert json.loads(json.dumps(told)) == expected


@pytest.mark.parametrize(
    ("seats", "buildings", "replacement"), [(2, 20, 10), (3, 18, 12), (4, 24, 6), (5, 24, 6)]
)
def test_all_seats_are_listed_zeros_too(seats: int, buildings: int, replacement: int) -> None:
    game = rattus.new("cartus", seats, chance="ask")
    told = report(game)
    names = list(COLOURS[:seats])
    for listed in (
        told["entered"],
        told["laid"],
        told["rats"],
        told["hands"],
        told["tokens"],
        told["shown"],
    ):
        assert list(listed) == names
    assert all([place[0] for place in track] == names for track in told["influence"].values())
    assert piles(game, "buildings", "replacement") == [buildings, replacement]


DRAWN = """
    cartus red yellow green blue · start yellow · round 3 · enter of red
    row       palace/4-cards castle/2-rats palace/2-rats
    red       hand king-0 witch-1*2 joker · rats 12 · tokens 3 2
    yellow    hand monk-4 · in 1 king-4*2 sword · church 3 · tokens 1
    green     in 2 · rats 0
    blue      in 1 king-3 · church 3
    church    blue 3 yellow 3 red 1
    nuns      hidden monk-3(red,blue) hidden king-2(yellow) hidden
    discards  monk-4*2 king-0 peasant-1
"""


def test_the_row_names_building_and_supply() -> None:
    assert report(position(DRAWN))["row"] == ["palace/4-cards", "castle/2-rats", "palace/2-rats"]


def test_entered_counts_from_1_and_is_null_for_who_has_not() -> None:
    told = report(position(DRAWN))
    assert told["entered"] == {"red": None, "yellow": 1, "green": 2, "blue": 1}
    assert told["order"] == ["yellow", "green", "blue"]
    assert told["laid"] == {"red": 0, "yellow": 3, "green": 0, "blue": 1}
    assert told["shown"] == {"red": [], "yellow": [], "green": [], "blue": []}


def test_influence_stands_in_rank_order_and_seats_without_in_header_order() -> None:
    told = report(position(DRAWN))["influence"]
    assert told["church"] == [["blue", 3], ["yellow", 3], ["red", 1], ["green", 0]]
    assert told["magic"] == [["red", 0], ["yellow", 0], ["green", 0], ["blue", 0]]


def test_hands_and_tokens_are_listed_in_their_order() -> None:
    told = report(position(DRAWN))
    assert told["hands"]["red"] == ["witch-1", "witch-1", "king-0", "joker"]
    assert told["hands"]["green"] == []
    assert told["tokens"] == {"red": [2, 3], "yellow": [1], "green": [], "blue": []}
    assert told["rats"] == {"red": 12, "yellow": 10, "green": 0, "blue": 10}


def test_discards_list_the_cards_that_are_there() -> None:
    told = report(position(DRAWN))
    assert told["discards"] == {"peasant-1": 1, "monk-4": 2, "king-0": 1}
    assert list(told["discards"]) == ["peasant-1", "monk-4", "king-0"]
    assert told["piles"]["discards"] == 4


def test_piles_count_what_is_left() -> None:
    """84 cards: four in hands of population, one of yellow, three laid, four discarded, five in the row."""
    game = position(DRAWN)
    assert piles(game, *PILES) == [84 - 3 - 1 - 3 - 4 - 5, 4, 14, 11, 12, 12, 15, 17, 24 - 9, 6]


def test_nuns_are_those_somebody_has_seen_and_seen_says_who_in_table_order() -> None:
    told = report(position(DRAWN))
    assert told["nuns"] == ["hidden", "monk-3", "hidden", "king-2", "hidden"]
    assert told["seen"] == {"2": ["red", "blue"], "4": ["yellow"]}
    assert list(told["seen"]) == ["2", "4"]


# Through a round.


def test_the_row_grows_as_cards_are_turned_up_and_loses_a_replaced_one() -> None:
    game = dealt(3)
    assert (report(game)["row"], piles(game, "buildings", "replacement")) == ([], [18, 12])
    play(game, "? building 1 castle 4-cards")
    assert (report(game)["row"], piles(game, "buildings", "replacement")) == (["castle/4-cards"], [17, 12])
    play(game, "? building 2 castle 2-rats")
    assert report(game)["row"] == ["castle/4-cards"], "the second went below the replacement deck"
    assert piles(game, "buildings", "replacement") == [16, 13], "whose top card is to come"
    play(game, "? building 2 farm 2-rats")
    assert report(game)["row"] == ["castle/4-cards", "farm/2-rats"]
    assert piles(game, "buildings", "replacement") == [16, 12]
    assert phase(game) == "supplies"


def test_laid_cards_are_shown_when_their_building_is_resolved_and_gone_afterwards() -> None:
    game = supplied(opened("fortune-tellers-tent/2-rats castle/4-cards"), 1)
    play(
        game,
        """
        red enter 1: monk-0 king-1
        yellow enter 2: knight-0
        green enter 1:
        """,
    )
    told = report(game)
    assert (game.to_act, told["phase"]) == ("red", "resolve")
    assert told["shown"] == {"red": ["monk-0", "king-1"], "yellow": [], "green": []}
    assert told["laid"] == {"red": 2, "yellow": 1, "green": 0}
    assert told["entered"] == {"red": 1, "yellow": 2, "green": 1}
    assert told["discards"] == {}
    for seat in game.seats:
        assert report(game, seat)["shown"] == told["shown"]
    play(
        game,
        """
        red look 1
        ? row 1 king-4
        red look 2
        ? row 2 king-4
        green look 1
        ? row 1 king-4
        """,
    )
    told = report(game)
    assert told["discards"] == {"monk-0": 1, "knight-0": 1, "king-1": 1}
    assert told["shown"] == {"red": [], "yellow": [], "green": []}
    assert told["laid"] == {"red": 0, "yellow": 0, "green": 0}
    assert (told["entered"], told["order"]) == ({"red": None, "yellow": None, "green": None}, [])
    assert told["row"] == []


def test_with_two_seats_all_laid_cards_are_shown_before_the_first_building_resolves() -> None:
    game = supplied(opened("fortune-tellers-tent/2-rats castle/4-cards", 2), 1)
    play(
        game,
        """
        red enter 1: monk-0
        yellow enter 2: knight-0
        """,
    )
    assert report(game)["shown"] == {"red": ["monk-0"], "yellow": ["knight-0"]}


def test_start_is_null_until_drawn_and_moves_on_after_every_round() -> None:
    game = rattus.new("cartus", 3, chance="ask")
    assert report(game)["start"] is None
    play(game, "? start green")
    starts = {0: ["green"]}
    while not game.over:
        game.play(game.legal[-1])
        told = report(game)
        starts.setdefault(told["round"] + (told["phase"] in ("plague", "over")), []).append(
            str(told["start"])
        )
    order = ["green", "red", "yellow"]
    assert {number: set(seats) for number, seats in starts.items()} == {
        0: {"green"},
        **{number: {order[(number - 1) % 3]} for number in range(1, 11)},
    }


def test_round_is_0_in_the_setup_counts_from_1_and_is_unchanged_after_the_last() -> None:
    for seats, rounds in ((2, 10), (3, 9), (4, 8), (5, 8)):
        game = rattus.new("cartus", seats, seats, chance="ask")
        told = [(report(game)["round"], phase(game))]
        while not game.over:
            game.play(game.legal[-1])
            told.append((report(game)["round"], phase(game)))
        numbers = [number for number, _ in told]
        assert numbers == sorted(numbers)
        assert set(numbers) == set(range(rounds + 1))
        assert {number for number, name in told if name == "setup"} == {0}
        assert {number for number, name in told if name in ("plague", "over")} == {rounds}
        assert {name for _, name in told} >= PHASES - {"resolve"}


# Phases.


def test_the_setup_is_start_use_and_deal_in_this_order() -> None:
    game = rattus.new("cartus", 2, chance="ask", buildings="one-per-class")
    verbs = []
    while phase(game) == "setup":
        assert game.to_act == "?"
        verbs.append(game.legal[0].verb)
        game.play(game.legal[0])
    assert verbs == ["start"] + ["use"] * 6 + ["deal"] * 10
    assert phase(game) == "buildings"


def test_phases_of_a_round() -> None:
    game = dealt(3)
    told = []
    for line in (
        "? building 1 monastery 2-cards+1-look",
        "? building 2 palace 2-rats",
        "red supply 1",
        "? deal red king-4",
        "? deal red king-4",
        "red look 3",
        "? row 3 monk-4",
        "yellow supply 2",
        "green supply 2",
        "red enter 2",
        "red done",
        "yellow enter 2:",
        "green enter 2:",
        "? token red 3",
        "? token red 3",
        "? token yellow 3",
        "? token green 3",
    ):
        told.append((game.to_act, phase(game)))
        play(game, line)
    assert told == [
        ("?", "buildings"),
        ("?", "buildings"),
        ("red", "supplies"),
        ("?", "supplies"),
        ("?", "supplies"),
        ("red", "supplies"),
        ("?", "supplies"),
        ("yellow", "supplies"),
        ("green", "supplies"),
        ("red", "enter"),
        ("red", "enter"),
        ("yellow", "enter"),
        ("green", "enter"),
        ("?", "resolve"),
        ("?", "resolve"),
        ("?", "resolve"),
        ("?", "resolve"),
    ]
    assert (game.to_act, phase(game), report(game)["round"]) == ("?", "buildings", 2)


def test_all_questions_of_a_building_are_resolve() -> None:
    game = supplied(opened("office/2-rats guard-tower/4-cards hospital/2-rats", 4, SECOND), 1)
    play(
        game,
        """
        red enter 2:
        yellow enter 3:
        green enter 1:
        blue enter 1:
        """,
    )
    told = []
    while phase(game) != "buildings":
        told.append((game.legal[0].verb, phase(game)))
        game.play(game.legal[0])
    assert set(told) == {("give", "resolve"), ("discard", "resolve")}


# What is seen.


def test_a_seat_sees_its_own_hand_and_tokens_and_counts_of_the_others() -> None:
    game = position(DRAWN)
    told = report(game, "red")
    assert told["hands"] == {
        "red": ["witch-1", "witch-1", "king-0", "joker"],
        "yellow": 1,
        "green": 0,
        "blue": 0,
    }
    assert told["tokens"] == {"red": [2, 3], "yellow": 1, "green": 0, "blue": 0}
    assert told["nuns"] == ["hidden", "monk-3", "hidden", "hidden", "hidden"]
    assert report(game, "yellow")["nuns"] == ["hidden", "hidden", "hidden", "king-2", "hidden"]
    assert report(game, "green")["nuns"] == ["hidden"] * 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_view_differs_from_the_whole_state_in_hands_tokens_and_nuns_only(seats: int) -> None:
    table = CartusRuleset.of(built_in("cartus"), engine("cartus"), COLOURS[:seats], {})
    game = random_game(table, seats)
    for moment in list(game.moments())[:: 1 + seats]:
        whole = table.report(moment.after)
        for seat in game.seats:
            told = table.report(game.blinded(moment.after, seat))
            assert list(told) == KEYS
            changed = {key for key in KEYS if dict(told)[key] != dict(whole)[key]}
            assert changed <= {"hands", "tokens", "nuns"}
            for other in game.seats:
                cards, values = whole["hands"][other], whole["tokens"][other]
                assert isinstance(cards, list)
                assert isinstance(values, list)
                assert told["hands"][other] == (cards if other == seat else len(cards))
                assert told["tokens"][other] == (values if other == seat else len(values))


def test_at_the_end_others_hands_and_tokens_are_still_counts() -> None:
    game = random_game(ruleset(find_edition("cartus"), COLOURS[:3], {}), 1)
    told = report(game, "red")
    assert told["phase"] == "over"
    assert isinstance(told["hands"]["red"], list)
    assert isinstance(told["hands"]["yellow"], int)
    assert isinstance(told["tokens"]["red"], list)
    assert isinstance(told["tokens"]["green"], int)
    assert "hidden" not in told["nuns"]


def test_the_public_sees_no_hand_no_token_and_no_look() -> None:
    game = position(DRAWN)
    told = game.ruleset.report(game.blinded(game.state, None))
    assert told["hands"] == {"red": 4, "yellow": 1, "green": 0, "blue": 0}
    assert told["tokens"] == {"red": 2, "yellow": 1, "green": 0, "blue": 0}
    assert told["nuns"] == ["hidden"] * 5
    assert told["seen"] == {"2": ["red", "blue"], "4": ["yellow"]}


def test_a_look_is_seen_from_the_row_step_on() -> None:
    game = opened("monastery/1-rat+1-look castle/4-cards")
    play(
        game,
        """
        red supply 1
        red look 3
        """,
    )
    assert report(game)["seen"] == {}
    play(game, "? row 3 king-4")
    assert report(game)["seen"] == {"3": ["red"]}


def test_a_view_has_answers_only_for_the_seat_that_is_asked() -> None:
    game = opened("monastery/2-rats castle/4-cards")
    mine = game.view("red").legal
    assert list(mine) == ["supply 1", "supply 2"]
    assert not game.view("yellow").legal
    play(game, "red supply 2")
    assert not any(game.view(seat).legal for seat in game.seats)


# Frames.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("buildings", ["first", "one-per-class", "mixed"])
def test_frames_without_a_seat_tell_everything(seats: int, buildings: str) -> None:
    game = random_game(ruleset(find_edition("cartus"), COLOURS[:seats], {"buildings": buildings}), seats)
    told = list(frames(game))
    assert [frame["n"] for frame in told] == list(range(len(game.numbers) + 1))
    assert (told[0]["by"], told[0]["step"]) == (None, None)
    for frame, following in pairwise(told):
        assert frame["to_act"] == following["by"]
        assert following["step"] in (frame["legal"] or ())
        assert "result" not in frame
        if frame["to_act"] == "?":
            assert isinstance(frame["legal"], dict)
            assert all(type(weight) is int and weight > 0 for weight in frame["legal"].values())
            assert gcd(*frame["legal"].values()) == 1
        else:
            assert isinstance(frame["legal"], list)
    assert (told[-1]["to_act"], told[-1]["legal"]) == (None, [])
    assert told[-1]["result"] == [list(place) for place in game.result or ()]
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_frames_for_a_seat_tell_what_it_may_see(seats: int) -> None:
    game = random_game(ruleset(find_edition("cartus"), COLOURS[:seats], {}), seats)
    record = game.record("yellow").splitlines()[5:-1]
    whole, told = list(frames(game)), list(frames(game, "yellow"))
    assert [f"{frame['by']} {frame['step']}" for frame in told[1:]] == record
    for all_of_it, frame in zip(whole, told, strict=True):
        assert (frame["n"], frame["by"], frame["to_act"]) == (
            all_of_it["n"],
            all_of_it["by"],
            all_of_it["to_act"],
        )
        if frame["to_act"] == "yellow":
            assert frame["legal"] == all_of_it["legal"]
        elif frame["to_act"] is not None:
            assert frame["legal"] is None
    assert (told[-1]["legal"], told[-1]["result"]) == ([], whole[-1]["result"])
    assert json.loads(json.dumps(told)) == told


def test_weights_are_reduced_by_their_greatest_common_divisor() -> None:
    game = rattus.new("cartus", 2, chance="ask")
    play(game, "? start red")
    *_, last = frames(game)
    assert isinstance(last["legal"], dict)
    assert last["legal"]["deal red monk-0"] == 2
    assert last["legal"]["deal red monk-1"] == 1
    for seat in game.seats:
        for card in HANDS[seat].split():
            play(game, f"? deal {seat} {card}")
    *_, last = frames(game)
    assert isinstance(last["legal"], dict)
    assert set(last["legal"].values()) == {1}
    assert len(last["legal"]) == 30
    turned_up(game, "farm/4-cards palace/2-rats")
    *_, last = frames(game)
    assert last["legal"] == ["supply 1", "supply 2"]
