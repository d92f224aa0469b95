"""The rulebook's example of phases C and D, played step by step as the second round of a game. [rulebook C, D] [§9]

Blue needs a sword for it and green a hand of one card at most (ruling 10): the first round sees to that.
"""

from __future__ import annotations

from collections.abc import Iterator

import rattus
from rattus.cartus.events import (
    ActionTaken,
    CardsRevealed,
    LaidCardsLeft,
    PhaseBegan,
    RatsTakenOff,
    RoundBegan,
    RowLookedAt,
    SwordsDecided,
)
from rattus.cartus.flow import ask_what_is_due, go_on
from rattus.cartus.game import answer
from rattus.cartus.report import StateReport
from rattus.cartus.report import report as report_of
from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import NONE, State
from rattus.table.game import Moment
from tests.cartus.position import answers, hand, influence, play, report

HEADER = """\
[Game "cartus"]
[Seats "red yellow green blue"]
[Options ""]
[Version "2"]

"""

SETUP = """\
? start blue
? deal red monk-4
? deal red king-0
? deal red witch-1
? deal red witch-2
? deal red peasant-0
? deal yellow witch-0
? deal yellow witch-3
? deal yellow monk-0
? deal yellow knight-0
? deal yellow knight-1
? deal green merchant-0
? deal green merchant-1
? deal green peasant-1
? deal green peasant-2
? deal green king-4
? deal blue knight-4
? deal blue king-1
? deal blue king-2
? deal blue monk-1
? deal blue monk-2
"""

FIRST_ROUND = """\
? building 1 castle 2-rats
? building 2 monastery 1-rat+1-look
? building 3 palace 2-rats
blue supply 1
red supply 1
yellow supply 1
green supply 1
blue enter 1
blue done
red enter 2
red done
yellow enter 2
yellow done
green enter 3
green lay merchant-0
green lay merchant-1
green lay peasant-1
green lay peasant-2
green done
? token green 2
? token green 1
"""

BUILDINGS = """\
? building 1 fortune-tellers-tent 2-cards+1-look
? building 2 monastery 4-cards
? building 3 monastery 2-rats
"""

SUPPLIES = """\
red supply 2
? deal red merchant-4
? deal red merchant-4
? deal red knight-4
? deal red peasant-4
yellow supply 1
? deal yellow king-0
? deal yellow king-3
yellow look 3
? row 3 witch-4
green supply 3
blue supply 3
"""

ENTERING = """\
red enter 2
red lay monk-4
red lay king-0
red lay witch-1
red lay witch-2
red done
yellow enter 1
yellow lay witch-0
yellow lay witch-3
yellow lay monk-0
yellow done
green enter 3
green done
blue enter 3
blue lay sword
blue done
"""

LOOKS = """\
yellow look 1
? row 1 monk-3
yellow look 5
? row 5 peasant-0
"""

RECORD = HEADER + SETUP + FIRST_ROUND + BUILDINGS + SUPPLIES + ENTERING + LOOKS


def played(*parts: str) -> rattus.Game:
    """The game as far as these parts of it."""
    return play(rattus.new("cartus", 4, 1, chance="ask"), "".join(parts))


def after_each_building(game: rattus.Game, moment: Moment) -> Iterator[StateReport]:
    """The states in which the buildings of the row have been resolved that need no answer any more."""
    ruleset = game.ruleset
    assert isinstance(ruleset, CartusRuleset)
    s = State.of(moment.before)
    answer(ruleset.codec.rules, s, moment.number)
    s.ask = NONE
    ask_what_is_due(s)
    while s.ask == NONE:
        place = s.place
        go_on(ruleset.codec.rules, s)
        if s.place > place:
            yield report_of(ruleset.codec, s)
        ask_what_is_due(s)


def test_the_record_can_be_read_and_written() -> None:
    assert rattus.loads(RECORD).record() == RECORD


def test_before_the_example_blue_has_a_sword_and_green_one_card() -> None:
    game = played(SETUP, FIRST_ROUND)
    told = report(game)
    assert (told["round"], told["start"]) == (2, "red")
    assert hand(game, "blue") == "monk-1 monk-2 knight-4 king-1 king-2 sword sword"
    assert hand(game, "green") == "king-4"
    assert told["rats"] == {"red": 6, "yellow": 7, "green": 12, "blue": 8}
    assert influence(game, "royalty") == "green 4"


def test_three_buildings_are_turned_up_with_two_monasteries_among_them() -> None:
    game = played(SETUP, FIRST_ROUND, BUILDINGS)
    assert report(game)["row"] == [
        "fortune-tellers-tent/2-cards+1-look",
        "monastery/4-cards",
        "monastery/2-rats",
    ]
    assert game.to_act == "red"


def test_each_seat_chooses_two_cards_and_a_look_or_four_cards_or_two_rats() -> None:
    game = played(SETUP, FIRST_ROUND, BUILDINGS)
    assert answers(game) == ["supply 1", "supply 2", "supply 3"]
    play(game, SUPPLIES)
    told = report(game)
    assert hand(game, "red") == (
        "peasant-0 peasant-4 merchant-4 merchant-4 monk-4 knight-4 witch-1 witch-2 king-0"
    )
    assert hand(game, "yellow") == "monk-0 knight-0 knight-1 witch-0 witch-3 king-0 king-3"
    assert told["seen"] == {"3": ["yellow"]}
    assert told["rats"] == {"red": 6, "yellow": 7, "green": 10, "blue": 6}


def test_red_enters_the_first_monastery_with_four_cards_and_the_others_follow() -> None:
    """Yellow is alone in the Tent with three cards; green and blue are in the second Monastery, with none and one."""
    game = played(SETUP, FIRST_ROUND, BUILDINGS, SUPPLIES)
    assert (game.to_act, answers(game)) == ("red", ["enter 1", "enter 2", "enter 3"])
    play(game, ENTERING)
    told = report(game)
    assert told["order"] == ["red", "yellow", "green", "blue"]
    assert told["entered"] == {"red": 2, "yellow": 1, "green": 3, "blue": 3}
    assert told["laid"] == {"red": 4, "yellow": 3, "green": 0, "blue": 1}


def test_in_the_tent_yellow_scores_three_points_for_two_witches_and_a_monk_and_takes_a_rat() -> None:
    game = played(SETUP, FIRST_ROUND, BUILDINGS, SUPPLIES, ENTERING)
    told = report(game)
    assert told["shown"] == {"red": [], "yellow": ["monk-0", "witch-0", "witch-3"], "green": [], "blue": []}
    assert influence(game, "magic") == "yellow 3"
    assert told["rats"]["yellow"] == 8


def test_then_yellow_has_the_premium_action_and_looks_at_two_cards() -> None:
    game = played(SETUP, FIRST_ROUND, BUILDINGS, SUPPLIES, ENTERING)
    assert (game.to_act, answers(game)) == ("yellow", ["look 1", "look 2", "look 4", "look 5"])
    play(
        game,
        """
        yellow look 1
        ? row 1 monk-3
        """,
    )
    assert (game.to_act, answers(game)) == ("yellow", ["look 2", "look 4", "look 5"])
    play(
        game,
        """
        yellow look 5
        ? row 5 peasant-0
        """,
    )
    assert report(game)["seen"] == {"1": ["yellow"], "3": ["yellow"], "5": ["yellow"]}
    assert report(game, "yellow")["nuns"] == ["monk-3", "hidden", "witch-4", "hidden", "peasant-0"]
    assert report(game, "red")["nuns"] == ["hidden"] * 5


def test_the_state_after_each_building() -> None:
    """Tent, first Monastery, second Monastery."""
    game = played(SETUP, FIRST_ROUND, BUILDINGS, SUPPLIES, ENTERING, LOOKS)
    *_, last = game.moments()
    tent, first, second = after_each_building(game, last)

    rats = {"red": 6, "yellow": 8, "green": 10, "blue": 6}
    assert tent["rats"] == rats
    assert tent["influence"]["magic"][0] == ["yellow", 3]
    assert tent["influence"]["church"][0] == ["red", 0]
    assert tent["laid"] == {"red": 4, "yellow": 0, "green": 0, "blue": 1}
    green = {"peasant-1": 1, "peasant-2": 1, "merchant-0": 1, "merchant-1": 1}
    assert tent["discards"] == {**green, "monk-0": 1, "witch-0": 1, "witch-3": 1}

    # Four points for red, a rat each for the King and the two Witches, and two rats off.
    assert first["rats"] == {**rats, "red": 6 + 3 - 2}
    assert first["influence"]["church"][0] == ["red", 4]
    assert first["laid"] == {"red": 0, "yellow": 0, "green": 0, "blue": 1}
    assert first["discards"] == {**tent["discards"], "monk-4": 1, "witch-1": 1, "witch-2": 1, "king-0": 1}
    assert first["piles"]["sword"] == 10

    # Nobody scores. Green entered first and has the premium: two rats off, and one of blue's.
    assert second["rats"] == {"red": 7, "yellow": 8, "green": 8, "blue": 5}
    assert second["influence"] == first["influence"]
    assert second["laid"] == {"red": 0, "yellow": 0, "green": 0, "blue": 0}
    assert second["discards"] == first["discards"]
    assert second["piles"]["sword"] == 11
    assert second["hands"]["green"] == ["king-4"]


def test_what_is_told_of_the_two_monasteries() -> None:
    game = played(SETUP, FIRST_ROUND, BUILDINGS, SUPPLIES, ENTERING, LOOKS)
    *_, last = game.moments()
    events = game.explain(last)
    laid = ("monk-4", "witch-1", "witch-2", "king-0")
    church = (("red", 4), ("yellow", 0), ("green", 0), ("blue", 0))
    story = [event for event in events if not isinstance(event, RowLookedAt | RoundBegan | PhaseBegan)]
    assert story == [
        LaidCardsLeft("yellow", 1, ("monk-0", "witch-0", "witch-3"), ()),
        CardsRevealed("red", 2, "monastery", laid, 4, 3, "church", church),
        ActionTaken("red", 2, "monastery", premium=True),
        RatsTakenOff("red", 2),
        LaidCardsLeft("red", 2, laid, ()),
        CardsRevealed("green", 3, "monastery", (), 0, 0, "church", church),
        CardsRevealed("blue", 3, "monastery", ("sword",), 0, 0, "church", church),
        SwordsDecided("blue", "green", 0),
        ActionTaken("green", 3, "monastery", premium=True),
        RatsTakenOff("green", 2),
        ActionTaken("blue", 3, "monastery", premium=False),
        RatsTakenOff("blue", 1),
        LaidCardsLeft("blue", 3, (), ("sword",)),
    ]


def test_the_round_ends_and_yellow_starts_the_next_one() -> None:
    game = rattus.loads(RECORD)
    told = report(game)
    assert (told["round"], told["start"], told["phase"]) == (3, "yellow", "buildings")
    assert (told["row"], told["order"]) == ([], [])
    assert told["rats"] == {"red": 7, "yellow": 8, "green": 8, "blue": 5}
    assert hand(game, "red") == "peasant-0 peasant-4 merchant-4 merchant-4 knight-4"
    assert hand(game, "blue") == "monk-1 monk-2 knight-4 king-1 king-2 sword"
