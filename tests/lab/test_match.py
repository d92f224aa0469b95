"""One game between bots: its outcome, and failing bots."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rattus
from rattus.lab.match import BalanceFacts, Broken, Outcome, facts_of, play, play_chunk
from rattus.lab.schedule import Fixture
from rattus.lab.settings import Table, program
from rattus.table.simulation import random_game

BOARD = Table("rattus", 3)
CARDS = Table("cartus", 3)


def outcome(table: Table, *bots: str, luck: int = 1, with_facts: bool = False) -> Outcome:
    played = play(table, Fixture(1, 0, luck, bots), with_facts)
    assert isinstance(played, Outcome)
    return played


def test_an_outcome_tells_who_sat_where_and_how_it_ended() -> None:
    told = outcome(BOARD, "random", "greedy", "random")
    assert told.seating == {"red": "random", "yellow": "greedy", "green": "random"}
    assert {*told.points} == {*told.ranking} == {"red", "yellow", "green"}
    assert told.winners == told.ranking[:1]
    assert [told.points[seat] for seat in told.ranking] == sorted(told.points.values(), reverse=True)
    assert {*told.decisions} == {*told.seconds} == {"random", "greedy"}
    assert 0 < told.decisions["greedy"] < told.decisions["random"] < told.steps
    assert told.program == program()
    assert told.edition == "rattus 3"


def test_the_same_luck_and_bots_make_the_same_game() -> None:
    first, second = (outcome(BOARD, "random", "greedy", "search:5") for _ in range(2))
    assert first.points == second.points
    assert first.steps == second.steps
    assert outcome(BOARD, "random", "greedy", "search:5", luck=2).steps != first.steps


def test_the_dead_of_the_card_game_are_told() -> None:
    told = [outcome(CARDS, "random", "random", "random", luck=luck) for luck in range(12)]
    assert any(each.fates for each in told)
    for each in told:
        assert not {*each.winners} & {*each.fates}
        assert bool(each.winners) == (len(each.fates) < 3)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("breaker", r"^RuntimeError: out of ideas \(.*rivals\.py:\d+, in choose\)$"),
        ("cheat", "not the number of a legal step"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_record_of_its_game(rivals: Path, bot: str, reason: str) -> None:
    failed = play(BOARD, Fixture(7, 0, 1, ("random", bot, "random")))
    assert isinstance(failed, Broken)
    assert (failed.bot, failed.game, failed.seat) == (bot, 7, "yellow")
    assert re.search(reason, failed.reason)
    assert rattus.loads(failed.record).to_act == "yellow"


def test_a_chunk_keeps_the_games_before_a_failure(rivals: Path) -> None:
    good = Fixture(1, 0, 1, ("random",) * 3)
    bad = Fixture(2, 1, 2, ("cheat",) * 3)
    played = play_chunk(BOARD, [good, bad, good], False)
    assert [each.game for each in played.outcomes] == [1]
    assert played.broken is not None
    assert played.broken.game == 2


def test_the_facts_of_the_board_game_agree_with_its_last_state() -> None:
    for seed in range(10):
        game = rattus.new("rattus", seats=3, seed=seed)
        facts = facts_of(random_game(game.ruleset, seed))
        assert facts.end in ("the supply is empty", "a reserve is empty", "the turn limit is reached")
        assert facts.start in game.seats
        cards = [card for held in facts.used.values() for card in held]
        assert len(cards) == len({*cards})
        assert sum(facts.harm.values()) > 0


def test_every_round_of_the_card_game_every_seat_enters_a_building() -> None:
    game = random_game(rattus.new("cartus", seats=3, seed=1).ruleset, 1)
    facts: BalanceFacts = facts_of(game)
    assert [sum(times.values()) for times in facts.used.values()] == [facts.length] * 3
