"""What happened, told as events: each says the truth, and everything is told once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import get_args

import pytest

import rattus
from rattus.cartus.edition import built_in
from rattus.cartus.events import (
    ActionTaken,
    BuildingChosen,
    BuildingReplaced,
    BuildingTurnedUp,
    CardDealt,
    CardDiscarded,
    CardGiven,
    CardLaid,
    CardsRevealed,
    CardsTaken,
    CardsTurnedUp,
    DeckRefilled,
    Entered,
    Event,
    GameEnded,
    InfluenceWon,
    LaidCardsLeft,
    LastRoundBegan,
    LayingEnded,
    Passed,
    PhaseBegan,
    PlagueCame,
    RatSent,
    RatsTakenOff,
    RoundBegan,
    RowLookedAt,
    RowTurnedUp,
    StartSeatDrawn,
    SupplyChosen,
    SwordsDecided,
    TokenDrawn,
    TributeDemanded,
)
from rattus.cartus.ruleset import CartusRuleset
from rattus.kernel.ruleset import COLOURS
from rattus.kernel.telling import Telling
from rattus.table.library import ruleset
from rattus.table.simulation import random_game
from tests.cartus.opening import SECOND, dealt
from tests.cartus.position import play, position


def events(game: rattus.Game, script: str) -> list[Event]:
    """All that happens through some steps."""
    table = game.ruleset
    assert isinstance(table, CartusRuleset)
    happened: list[Event] = []
    for line in script.strip().splitlines():
        before = game.state.copy()
        number = game.legal.texts[line.strip().partition(" ")[2]]
        play(game, line)
        happened += Telling(table, before, number, game.state.copy(), over=game.over).events(whole=True)
    return happened


# Setup and buildings.


def test_the_setup_tells_start_seat_buildings_and_cards() -> None:
    game = rattus.new("cartus", 2, chance="ask", buildings="one-per-class")
    assert events(game, "? start yellow") == [StartSeatDrawn("yellow")]
    assert events(game, "? use brewery") == [BuildingChosen("brewery")]
    while game.legal[0].verb == "use":
        game.play(game.legal[0])
    assert events(game, "? deal red monk-4") == [CardDealt("red", "monk-4")]


def test_the_last_card_of_the_deal_begins_the_first_round() -> None:
    game = dealt(2, yellow="king-0 king-0 king-2 king-2")
    assert events(game, "? deal yellow king-4") == [
        CardDealt("yellow", "king-4"),
        PhaseBegan("buildings"),
        RoundBegan(1, "red"),
    ]


def test_a_replaced_building_card_is_told() -> None:
    game = dealt(3)
    assert events(
        game,
        """
        ? building 1 castle 4-cards
        ? building 2 castle 2-rats
        ? building 2 castle 1-rat+1-look
        ? building 2 farm 2-rats
        """,
    ) == [
        BuildingTurnedUp(1, "castle", "4-cards", "buildings"),
        BuildingTurnedUp(2, "castle", "2-rats", "buildings"),
        BuildingReplaced(2, "castle", "replacement"),
        BuildingTurnedUp(2, "castle", "1-rat+1-look", "replacement"),
        BuildingReplaced(2, "castle", "replacement"),
        BuildingTurnedUp(2, "farm", "2-rats", "replacement"),
        PhaseBegan("supplies"),
    ]


def test_the_last_round_is_told_when_its_cards_are_up() -> None:
    game = position("""
        cartus red yellow green · last round · buildings
        row     farm/4-cards
        coming  castle/4-cards
    """)
    assert events(game, "? building 2 castle 4-cards") == [
        BuildingTurnedUp(2, "castle", "4-cards", "buildings"),
        PhaseBegan("supplies"),
        LastRoundBegan(),
    ]
    game = position("""
        cartus red yellow green · round 8 · buildings
        row     farm/4-cards
        coming  castle/4-cards
    """)
    assert events(game, "? building 2 castle 4-cards") == [
        BuildingTurnedUp(2, "castle", "4-cards", "buildings"),
        PhaseBegan("supplies"),
    ]


# Supplies.


SUPPLIES = """
    cartus red yellow green · supplies of red
    row       monastery/{first} castle/{second}
    red       hand king-0 · rats {rats}
"""


def test_a_supply_tells_its_parts_from_left_to_right() -> None:
    game = position(SUPPLIES.format(first="2-cards+1-rat", second="1-rat+1-look", rats=10))
    assert events(
        game,
        """
        red supply 1
        ? deal red monk-0
        ? deal red monk-1
        yellow supply 2
        yellow look 3
        ? row 3 king-4
        """,
    ) == [
        SupplyChosen("red", 1, "monastery", "2-cards+1-rat"),
        CardDealt("red", "monk-0"),
        CardDealt("red", "monk-1"),
        RatsTakenOff("red", 1),
        SupplyChosen("yellow", 2, "castle", "1-rat+1-look"),
        RatsTakenOff("yellow", 1),
        RowLookedAt("yellow", 3, ("yellow",), "king-4"),
    ]


@pytest.mark.parametrize(
    ("rats", "off"), [(0, []), (1, [RatsTakenOff("red", 1)]), (5, [RatsTakenOff("red", 2)])]
)
def test_only_rats_that_were_there_are_taken_off(rats: int, off: list[Event]) -> None:
    game = position(SUPPLIES.format(first="2-rats", second="4-cards", rats=rats))
    assert events(game, "red supply 1") == [SupplyChosen("red", 1, "monastery", "2-rats"), *off]


def test_a_look_names_all_who_know_the_card() -> None:
    game = position(f"""
        {SUPPLIES.format(first="1-rat+1-look", second="4-cards", rats=0)}
        nuns      hidden monk-3(green) hidden hidden hidden
    """)
    assert events(
        game,
        """
        red supply 1
        red look 2
        ? row 2 monk-3
        """,
    ) == [
        SupplyChosen("red", 1, "monastery", "1-rat+1-look"),
        RowLookedAt("red", 2, ("red", "green"), "monk-3"),
    ]


def test_a_deck_made_anew_is_told_with_the_number_of_its_cards() -> None:
    game = position(f"""
        {SUPPLIES.format(first="4-cards", second="2-rats", rats=0)}
        pool      king-1*2 king-2*2 king-3*2
        discards  rest
    """)
    assert events(
        game,
        """
        red supply 1
        ? deal red king-1
        ? deal red monk-0
        """,
    ) == [
        SupplyChosen("red", 1, "monastery", "4-cards"),
        CardDealt("red", "king-1"),
        DeckRefilled(77),
        CardDealt("red", "monk-0"),
    ]


def test_a_deck_made_anew_from_a_single_card_is_told_too() -> None:
    game = position(f"""
        {SUPPLIES.format(first="4-cards", second="2-rats", rats=0)}
        green     hand rest
        pool      king-1*2 king-2*2 king-3*2
        discards  monk-0
    """)
    assert events(
        game,
        """
        red supply 1
        ? deal red king-1
        ? deal red monk-0
        """,
    ) == [
        SupplyChosen("red", 1, "monastery", "4-cards"),
        CardDealt("red", "king-1"),
        DeckRefilled(1),
        CardDealt("red", "monk-0"),
    ]


# Entering and resolving.

NOTHING = (("red", 0), ("yellow", 0), ("green", 0))
"""A track on which nobody has moved."""


def test_a_whole_resolution_is_told_in_its_order() -> None:
    game = position("""
        cartus red yellow green · start red · round 2 · enter of red
        row       monastery/4-cards castle/2-rats
        red       hand monk-0 joker sword pass
        yellow    hand king-0 king-1*2 flute
        green     hand knight-0
    """)
    assert events(
        game,
        """
        red pass
        yellow enter 1
        yellow lay king-0
        yellow lay flute
        yellow done
        green enter 2
        green lay knight-0
        green done
        red enter 1
        red lay monk-0
        red lay joker
        red lay sword
        """,
    ) == [
        Passed("red", "pass"),
        Entered("yellow", 1, "monastery"),
        CardLaid("yellow", "king-0"),
        CardLaid("yellow", "flute"),
        LayingEnded("yellow", 2),
        Entered("green", 2, "castle"),
        CardLaid("green", "knight-0"),
        LayingEnded("green", 1),
        Entered("red", 1, "monastery"),
        CardLaid("red", "monk-0"),
        CardLaid("red", "joker"),
        CardLaid("red", "sword"),
    ]
    assert events(game, "red done") == [
        LayingEnded("red", 3),
        PhaseBegan("resolve"),
        CardsRevealed(
            *("yellow", 1, "monastery", ("king-0", "flute"), 1, 1),
            *("church", (("yellow", 1), ("red", 0), ("green", 0))),
        ),
        CardsRevealed(
            *("red", 1, "monastery", ("monk-0", "joker", "sword"), 2, 0),
            *("church", (("red", 2), ("yellow", 1), ("green", 0))),
        ),
        SwordsDecided("red", "yellow", 1),
    ]
    assert events(game, "yellow give king-1") == [
        CardGiven("yellow", "red", "king-1"),
        RatSent("yellow", "red", 1),
        ActionTaken("red", 1, "monastery", True),
        RatsTakenOff("red", 2),
        ActionTaken("yellow", 1, "monastery", False),
        RatsTakenOff("yellow", 1),
        LaidCardsLeft("yellow", 1, ("king-0",), ("flute",)),
        LaidCardsLeft("red", 1, ("monk-0",), ("joker", "sword")),
        CardsRevealed(
            *("green", 2, "castle", ("knight-0",), 1, 0),
            *("chivalry", (("green", 1), ("red", 0), ("yellow", 0))),
        ),
        ActionTaken("green", 2, "castle", True),
        CardsTaken("green", "sword", 2),
        LaidCardsLeft("green", 2, ("knight-0",), ()),
        PhaseBegan("buildings"),
        RoundBegan(3, "yellow"),
    ]


def test_targets_that_are_chosen_are_told() -> None:
    game = position("""
        cartus red yellow green · start red · enter of red
        row       castle/4-cards monastery/2-rats
        red       hand sword flute
        yellow    hand king-0*4 king-2
        green     hand king-1
    """)
    play(
        game,
        """
        red enter 1: sword flute
        yellow enter 1:
        green enter 1:
        """,
    )
    assert events(game, "red target yellow") == [SwordsDecided("red", "yellow", 2)]
    assert events(
        game,
        """
        yellow give king-0
        yellow give king-2
        """,
    ) == [CardGiven("yellow", "red", "king-0"), CardGiven("yellow", "red", "king-2")]
    assert events(game, "red target green")[0] == RatSent("red", "green", 1)


def test_swords_that_take_nothing_are_told_with_no_cards() -> None:
    game = position("""
        cartus red yellow green · start red · enter of red
        row       castle/4-cards monastery/2-rats
        red       hand sword
        yellow    hand king-0
    """)
    play(
        game,
        """
        red enter 1: sword
        yellow enter 1:
        green enter 2
        """,
    )
    assert events(game, "green done") == [
        LayingEnded("green", 0),
        PhaseBegan("resolve"),
        CardsRevealed("red", 1, "castle", ("sword",), 0, 0, "chivalry", NOTHING),
        CardsRevealed("yellow", 1, "castle", (), 0, 0, "chivalry", NOTHING),
        SwordsDecided("red", "yellow", 0),
        ActionTaken("red", 1, "castle", True),
        CardsTaken("red", "sword", 2),
        ActionTaken("yellow", 1, "castle", False),
        CardsTaken("yellow", "sword", 1),
        LaidCardsLeft("red", 1, (), ("sword",)),
        CardsRevealed("green", 2, "monastery", (), 0, 0, "church", NOTHING),
        ActionTaken("green", 2, "monastery", True),
        RatsTakenOff("green", 2),
        PhaseBegan("buildings"),
        RoundBegan(2, "yellow"),
    ]


def test_influence_beyond_the_end_of_the_track_is_not_told() -> None:
    game = position("""
        cartus red yellow green · start red · enter of red
        row       castle/4-cards monastery/2-rats
        red       hand knight-0*2 king-0 · chivalry 14
    """)
    play(
        game,
        """
        red enter 1: knight-0 knight-0 king-0
        yellow enter 1:
        green enter 1
        """,
    )
    assert events(game, "green done")[2] == CardsRevealed(
        *("red", 1, "castle", ("knight-0", "knight-0", "king-0"), 1, 1),
        *("chivalry", (("red", 15), ("yellow", 0), ("green", 0))),
    )


def test_a_deck_made_anew_from_laid_cards_is_told_after_they_left() -> None:
    game = position("""
        cartus red yellow green · start red · enter of red
        row       castle/4-cards monastery/2-rats
        red       hand knight-0 joker
        yellow    hand rest
        pool      king-1 king-2 king-3 monk-1 monk-2
    """)
    play(
        game,
        """
        red enter 1: knight-0 joker
        yellow enter 2:
        green enter 2
        """,
    )
    happened = events(game, "green done")
    left = happened.index(LaidCardsLeft("red", 1, ("knight-0",), ("joker",)))
    assert happened[left + 1] == DeckRefilled(1)


def test_two_seats_turn_up_all_laid_cards_before_the_first_building() -> None:
    game = position("""
        cartus red yellow · start red · enter of red
        row       castle/4-cards monastery/2-rats
        red       hand monk-0
        yellow    hand knight-0 joker
    """)
    play(game, "red enter 2: monk-0")
    play(game, "yellow enter 1")
    play(game, "yellow lay knight-0")
    assert events(game, "yellow done")[:5] == [
        LayingEnded("yellow", 1),
        PhaseBegan("resolve"),
        CardsTurnedUp("red", 2, ("monk-0",)),
        CardsTurnedUp("yellow", 1, ("knight-0",)),
        CardsRevealed("yellow", 1, "castle", ("knight-0",), 1, 0, "chivalry", (("yellow", 1), ("red", 0))),
    ]


def test_a_guard_tower_tells_what_is_due_from_whom() -> None:
    game = position(
        """
        cartus red yellow green · start red · enter of red
        row       guard-tower/4-cards hospital/2-rats
        red       hand king-0
        yellow    hand monk-0*2
        green     hand witch-0*4
        """,
        buildings=SECOND,
    )
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2
        """,
    )
    assert events(game, "green done")[-2:] == [
        ActionTaken("red", 1, "guard-tower", True),
        TributeDemanded("red", "yellow", 2),
    ]
    assert events(
        game,
        """
        yellow give monk-0
        yellow give monk-0
        green give witch-0
        green give witch-0
        """,
    ) == [
        CardGiven("yellow", "red", "monk-0"),
        CardGiven("yellow", "red", "monk-0"),
        TributeDemanded("red", "green", 3),
        CardGiven("green", "red", "witch-0"),
        CardGiven("green", "red", "witch-0"),
    ]
    assert events(game, "green give witch-0") == [
        CardGiven("green", "red", "witch-0"),
        CardsRevealed("yellow", 2, "hospital", (), 0, 0, "church", NOTHING),
        CardsRevealed("green", 2, "hospital", (), 0, 0, "church", NOTHING),
        ActionTaken("yellow", 2, "hospital", True),
        RatsTakenOff("yellow", 1),
        ActionTaken("green", 2, "hospital", False),
    ], "yellow has no card to discard"
    assert events(game, "green discard witch-0") == [
        CardDiscarded("green", "witch-0", 1, "discards"),
        PhaseBegan("buildings"),
        RoundBegan(2, "yellow"),
    ]


def test_a_palace_tells_its_tokens() -> None:
    game = position("""
        cartus red yellow green · start red · enter of red
        row       palace/4-cards monastery/2-rats
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 2:
        green enter 2:
        """,
    )
    assert events(game, "? token red 3") == [TokenDrawn("red", 3)]


def test_empty_piles_give_nothing_and_nothing_is_told() -> None:
    game = position("""
        cartus red yellow green · start red · enter of red
        row       castle/4-cards monastery/2-rats
        yellow    hand sword*11
    """)
    play(
        game,
        """
        red enter 1:
        yellow enter 1:
        green enter 2
        """,
    )
    happened = events(game, "green done")
    assert CardsTaken("red", "sword", 1) in happened
    assert not any(isinstance(event, CardsTaken) and event.seat == "yellow" for event in happened)


# The last round and the end.


def test_the_last_round_tells_the_premium_as_influence_and_then_comes_the_plague() -> None:
    game = position("""
        cartus red yellow green · start red · last round · enter of red
        row       castle/4-cards monastery/2-rats
        red       hand knight-0
        yellow    chivalry 15
        green     church 15
    """)
    play(
        game,
        """
        red enter 1: knight-0
        yellow enter 1:
        green enter 2
        """,
    )
    assert events(game, "green done") == [
        LayingEnded("green", 0),
        PhaseBegan("resolve"),
        CardsRevealed(
            *("red", 1, "castle", ("knight-0",), 1, 0),
            *("chivalry", (("yellow", 15), ("red", 1), ("green", 0))),
        ),
        CardsRevealed(
            *("yellow", 1, "castle", (), 0, 0),
            *("chivalry", (("yellow", 15), ("red", 1), ("green", 0))),
        ),
        InfluenceWon("red", "chivalry", 1, (("yellow", 15), ("red", 2), ("green", 0))),
        LaidCardsLeft("red", 1, ("knight-0",), ()),
        CardsRevealed(
            *("green", 2, "monastery", (), 0, 0),
            *("church", (("green", 15), ("red", 0), ("yellow", 0))),
        ),
        InfluenceWon("green", "church", 0, (("green", 15), ("red", 0), ("yellow", 0))),
        PhaseBegan("plague"),
        PlagueCame("yellow"),
    ], "green is at the end of its track, and is told so"
    assert events(
        game,
        """
        ? row 1 king-4
        ? row 2 king-3
        ? row 3 king-0
        ? row 4 monk-3
        ? row 5 monk-2
        """,
    ) == [
        RowTurnedUp(1, "king-4", 4),
        RowTurnedUp(2, "king-3", 3),
        RowTurnedUp(3, "king-0", 0),
        RowTurnedUp(4, "monk-3", 3),
        RowTurnedUp(5, "monk-2", 2),
        PhaseBegan("over"),
        GameEnded(
            (("yellow", 10, 10, ""), ("green", 10, 10, ""), ("red", 5, 10, "")), 12, ("yellow", "green")
        ),
    ]


# Those who are told.


def as_heard(event: Event, reader: str | None) -> Event:
    """An event as a seat, or the public, may hear it: who drew, laid, gave or got a card knows it, or who looked."""
    match event:
        case CardDealt(seat) | CardLaid(seat) if seat != reader:
            return replace(event, card="hidden")
        case RowLookedAt(knowers=knowers) if reader not in knowers:
            return replace(event, card="hidden")
        case CardGiven(seat, target) if reader not in (seat, target):
            return replace(event, card="hidden")
        case TokenDrawn(seat) if seat != reader:
            return replace(event, value=None)
        case _:
            return event


def test_secrets_are_told_only_to_those_who_may_know() -> None:
    kept: set[type] = set()
    for seed, buildings in enumerate(("first", SECOND)):
        game = random_game(ruleset(built_in("cartus"), COLOURS[:3], {"buildings": buildings}), seed)
        for moment in game.moments():
            events = game.explain(moment)
            for reader in (None, *game.seats):
                heard = game.explain(moment, reader, public=True)
                assert heard == [as_heard(event, reader) for event in events]
                kept |= {type(event) for event, told in zip(events, heard, strict=True) if event != told}
    assert kept == {CardDealt, CardLaid, CardGiven, RowLookedAt, TokenDrawn}


# Whole games.


TABLES = [
    *((seats, buildings) for seats in (2, 3, 4, 5) for buildings in ("first", "mixed")),
    *((seats, SECOND) for seats in (2, 3, 4, 5)),
]
GAMES = 2
"""For each of them."""


@cache
def played(seats: int, buildings: str, seed: int) -> tuple[tuple[Event, ...], ...]:
    """The events of a random game, step by step."""
    game = random_game(ruleset(built_in("cartus"), COLOURS[:seats], {"buildings": buildings}), seed)
    return tuple(tuple(game.explain(moment)) for moment in game.moments())


@pytest.mark.parametrize(("seats", "buildings"), TABLES)
def test_a_game_tells_every_round_building_and_card_once(seats: int, buildings: str) -> None:
    for seed in range(GAMES):
        happened = [event for events in played(seats, buildings, seed) for event in events]
        assert isinstance(happened[0], StartSeatDrawn)
        assert isinstance(happened[-1], GameEnded)
        kinds = Counter(type(event) for event in happened)
        assert kinds[RoundBegan] == {2: 10, 3: 9, 4: 8, 5: 8}[seats]
        assert kinds[LastRoundBegan] == kinds[PlagueCame] == kinds[GameEnded] == 1
        assert kinds[SupplyChosen] == kinds[Entered] == kinds[LayingEnded] == seats * kinds[RoundBegan]
        assert kinds[CardsRevealed] == kinds[Entered]
        assert kinds[RowTurnedUp] == 5
        laid = sum(event.count for event in happened if isinstance(event, LayingEnded))
        assert kinds[CardLaid] == laid
        due = [event.count for event in happened if isinstance(event, SwordsDecided | TributeDemanded)]
        assert kinds[CardGiven] == sum(due)
        assert kinds[ActionTaken] == seats * (kinds[RoundBegan] - 1)


def test_every_step_but_a_look_is_told() -> None:
    """That one is told when the card is seen."""
    silent = set()
    table = ruleset(built_in("cartus"), COLOURS[:3], {"buildings": SECOND})
    for seed in range(GAMES):
        game = random_game(table, seed)
        for moment in game.moments():
            if not game.explain(moment):
                silent.add(moment.text.partition(" ")[0])
    assert silent == {"look"}


def test_every_event_occurs() -> None:
    kinds = {
        type(event)
        for seats, buildings in TABLES
        for seed in range(GAMES)
        for events in played(seats, buildings, seed)
        for event in events
    }
    drawn = random_game(ruleset(built_in("cartus"), COLOURS[:3], {"buildings": "one-per-class"}), 1)
    kinds |= {type(event) for moment in drawn.moments() for event in drawn.explain(moment)}
    assert kinds == set(get_args(Event))
