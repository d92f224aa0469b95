"""Facts for a viewer: scores, the question, the chance to survive; and why undo stops."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from rattus.cartus.ruleset import CartusRuleset
from rattus.cartus.state import NONE, NUNS, PEOPLE
from rattus.cartus.state import State as CardState
from rattus.cartus.survival import candidates, survival
from rattus.host.events import Occupant
from rattus.host.frames import fresh_scene, undo_stop
from rattus.host.results import grounds
from rattus.host.state import Away, Move, Status, TableState
from rattus.host.views import Facts, facts_of
from rattus.kernel.ruleset import COLOURS, Ruleset
from rattus.kernel.step import CHANCE_NAME, HIDDEN
from rattus.plague.state import State
from rattus.table.game import Game, Result
from rattus.table.library import find_edition, ruleset
from rattus.table.simulation import random_game
from tests.cartus.definitions import unplaced
from tests.server.house import create, my_turn, running, shown, step

TABLES = [("rattus", 2, {}), ("bigbox", 5, {}), ("bigbox", 4, {"cards": "peasant+queen+nun+courier+soldier+witch"}),
          ("cartus", 2, {}), ("cartus", 4, {"buildings": "mixed"})]  # fmt: skip
PLAGUE_QUESTIONS = {
    "settle": set(),
    "action": set(),
    "look": set(),
    "swap": {"region", "slot", "face", "other", "other_slot", "other_face"},
    "courier": {"count"},
    "caravan": {"caravan"},
    "nun": {"count"},
    "spread": {"count", "plague"},
    "extra": {"count", "plague"},
    "fury": set(),
    "ravage": {"region"},
    "final": {"region"},
    "after": set(),
    "last": set(),
    "setup": set(),
}
CARTUS_QUESTIONS = {
    "supply": set(),
    "look": {"count"},
    "enter": set(),
    "enter-of-two": set(),
    "enter-last": set(),
    "lay": {"building", "kind", "card", "count", "influence", "rats"},
    "swords": set(),
    "flutes": set(),
    "give": {"receiver", "count"},
    "tribute": {"receiver", "count"},
    "discard": {"building", "count"},
}
OWN = {"count", "influence", "rats"}
"""Details that only the seat laying cards gets."""


def moments(
    game: str, seats: int, options: dict[str, str], seeds: int = 2
) -> Iterator[tuple[Game, bytearray]]:
    """Every position of some random games where a seat is to act or the game is over."""
    rules = ruleset(find_edition(game), COLOURS[:seats], options)
    for seed in range(seeds):
        played = random_game(rules, seed)
        for moment in played.moments():
            if played.actor_at(moment.after) != CHANCE_NAME:
                yield played, moment.after


def known(rules: Ruleset, state: bytearray) -> Facts:
    return facts_of(rules.shown(state)[1])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_question_has_a_name_and_all_its_details_for_the_seat_that_is_asked(
    game: str, seats: int, options: dict[str, str]
) -> None:
    questions = CARTUS_QUESTIONS if game == "cartus" else PLAGUE_QUESTIONS
    met = set()
    for played, state in moments(game, seats, options):
        asked = played.actor_at(state)
        for viewer in (None, *played.seats):
            told = known(played.ruleset, played.blinded(state, viewer)).question
            if asked is None:
                assert told is None
                continue
            assert told is not None
            question = dict(told)
            name = str(question.pop("id"))
            assert question.pop("seat") == asked
            wanted = questions[name] - (OWN if name == "lay" and viewer != asked else set())
            assert set(question) == wanted, name
            met.add(name)
            if name == "swap" and viewer == asked:
                assert HIDDEN not in question.values()
    assert len(met) > 4


def test_chance_is_asked_nothing_in_words() -> None:
    rules = ruleset(find_edition("rattus"), COLOURS[:2], {})
    assert known(rules, Game(rules, 1, "ask").state).question is None


def test_no_more_rats_are_announced_than_can_come() -> None:
    """A supply of one rat gives one, though two are due; in the last round a rat that was turned over comes again."""
    short = set()
    for game, seats, seeds in (("rattus", 4, 12), ("bigbox", 4, 12)):
        for played, state in moments(game, seats, {}, seeds):
            told = known(played.ruleset, state).question
            if told is None or told["id"] != "spread":
                continue
            s = State.of(state)
            left = s.supply + (s.passes > 0 and s.returned == 0 and any(s.turned))
            assert told["count"] == min(s.spread, left) > 0
            if s.spread > left:
                short.add(game)
    assert "rattus" in short


@pytest.mark.parametrize(("game", "seats"), [("rattus", 3), ("bigbox", 6)])
def test_citizens_on_the_board_and_in_the_haven_count(game: str, seats: int) -> None:
    for played, state in moments(game, seats, {}, 1):
        facts = known(played.ruleset, state)
        result = {place[0]: place[1] for place in played.standing_at(state)}
        assert facts.scores == result
        assert facts.points is not None
        assert result == {seat: sum(part[seat] for part in facts.points.values()) for seat in played.seats}
        assert facts.survival is None


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"buildings": "mixed"}), (5, {})])
def test_points_of_the_card_game_are_those_of_the_tracks_unless_all_is_known(
    seats: int, options: dict[str, str]
) -> None:
    for played, state in moments("cartus", seats, options, 1):
        whole = known(played.ruleset, state)
        assert whole.points is not None
        total = {seat: sum(part[seat] for part in whole.points.values()) for seat in played.seats}
        assert total == {place[0]: place[1] for place in played.standing_at(state)}
        assert whole.survival is None
        for viewer in (None, *played.seats):
            facts = known(played.ruleset, played.blinded(state, viewer))
            assert facts.points is None
            assert facts.scores == whole.points["tracks"]


def test_a_seat_is_told_its_own_chance_its_laid_cards_and_what_all_know_of_special_cards() -> None:
    looked = 0
    for played, state in moments("cartus", 3, {"buildings": "mixed"}, 1):
        rules = played.ruleset
        assert isinstance(rules, CartusRuleset)
        full = CardState.of(state)
        assert known(rules, played.blinded(state, None)).survival is None
        for number, viewer in enumerate(played.seats):
            facts = known(rules, played.blinded(state, viewer))
            chance = survival(rules.codec.rules, full, number) if played.actor_at(state) else None
            assert facts.survival == (None if chance is None else float(chance))
            assert facts.laid is not None
            assert len(facts.laid) == full.laid_size[number]
            looked += any(seen >> number & 1 for seen in full.seen)
            assert facts.specials is not None
            for seat, name in enumerate(played.seats):
                for pile, (least, most) in facts.specials[name].items():
                    assert 0 <= least <= most
                    held = full.hand[seat][rules.codec.cards.index(pile)]
                    assert least == most == held if name == viewer else held <= most
    assert looked
    assert full.eyes == NONE


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, {"buildings": "mixed"})])
def test_the_chance_counts_the_cards_that_the_rules_call_unplaced(
    seats: int, options: dict[str, str]
) -> None:
    for played, state in moments("cartus", seats, options, 3):
        assert isinstance(played.ruleset, CartusRuleset)
        rules, s = played.ruleset.codec.rules, CardState.of(state)
        for seat in range(seats):
            left = [unplaced(rules, s, seat, kind) - s.late[seat][kind] for kind in range(PEOPLE)]
            assert candidates(rules, s, seat) == [sum(left[nuns::NUNS]) for nuns in range(NUNS)]


def test_rats_one_survives_with_are_counted_from_what_the_viewer_knows_of_the_nun_row() -> None:
    narrower = 0
    for played, state in moments("cartus", 3, {"buildings": "mixed"}, 2):
        assert isinstance(played.ruleset, CartusRuleset)
        full = CardState.of(state)
        public = known(played.ruleset, played.blinded(state, None)).saves
        assert public is not None
        for number, viewer in enumerate(played.seats):
            told = known(played.ruleset, played.blinded(state, viewer)).saves
            assert told is not None
            least, most = told
            looked = [row for row, seen in zip(full.row, full.seen, strict=True) if seen >> number & 1]
            if played.actor_at(state) is not None:
                unknown = len(full.row) - len(looked)
                assert least == sum(row % NUNS for row in looked)
                assert most == least + (NUNS - 1) * unknown
            narrower += public[0] <= least <= most <= public[1] and told != public
            if played.actor_at(state) is None:
                dead = played.ruleset.fate(state, number) != ""
                assert least == most
                assert dead == (full.rats[number] > most)
    assert narrower


def test_in_the_last_round_all_buildings_have_other_actions() -> None:
    met = set()
    for played, state in moments("cartus", 2, {}, 1):
        facts = known(played.ruleset, played.blinded(state, "red"))
        met.add(facts.last_round)
        last = {"premium": {"influence": 1}, "standard": {}}
        assert facts.actions == (last if facts.last_round else None)
    assert met == {True, False}


# Why it was won.


@pytest.mark.parametrize(
    ("places", "won", "why"),
    [
        ((("red", 9), ("blue", 7)), ["red"], "points"),
        ((("red", 9), ("blue", 9)), ["red"], "tie"),
        ((("red", 9), ("blue", 9)), ["red", "blue"], "points"),
        ((("red", 9), ("blue", 9, "dead")), ["red"], "points"),
        ((("red", 1), ("blue", 9, "conceded"), ("green", 1, "conceded")), ["red"], "conceded"),
        ((("red", 5), ("blue", 4), ("green", 9, "conceded")), ["red"], "points"),
        ((("red", 5, "would-be"), ("blue", 4, "dead")), [], "would-be"),
        ((("red", 5, "dead"), ("blue", 4, "conceded")), [], "nobody"),
    ],
)
def test_the_grounds_of_a_victory_are_told(places: Result, won: list[str], why: str) -> None:
    assert grounds(places, won) == why


# Why undo stops.

ANNA, BOB = Occupant("Anna", "anna"), Occupant("Bob", "bob")


def at_table(game: Game, moves: tuple[Move, ...], **more: Any) -> TableState:
    state = TableState(
        "t", v=9, position_v=9, header=game.header, seats={"red": ANNA, "yellow": BOB}, status=Status.RUNNING,
        steps=game.numbers, moves=moves, to_act=game.to_act,
    )  # fmt: skip
    return replace(state, **more)


def test_undo_stops_for_a_reason_with_a_code() -> None:
    rules = ruleset(find_edition("rattus"), COLOURS[:2], {"start": "first"})
    game = Game(rules, 4)
    before = len(game.numbers)
    assert undo_stop(at_table(game, ()), game, "red") == "nothing"
    game.play(game.legal[0])
    own = Move("red", 5, before, 0)
    assert undo_stop(at_table(game, (own,)), game, "red") is None
    assert undo_stop(at_table(game, (own,)), game, "yellow") == "nothing"
    assert undo_stop(at_table(game, (own,), status=Status.CLOSED), game, "red") == "over"
    assert undo_stop(at_table(game, (own,), away={"red": Away("fair", "left")}), game, "red") == "away"
    game.play(game.legal[0])
    both = (own, Move("yellow", 6, before + 1, 0))
    assert undo_stop(at_table(game, both), game, "red") == "others"
    frame = fresh_scene(at_table(game, both), game).frame("yellow")
    assert (frame.can_undo, frame.undo_stop) == (True, None)
    public = fresh_scene(at_table(game, both), game).frame(None)
    assert (public.can_undo, public.undo_stop) == (False, None)


def test_chance_and_what_others_have_learned_stop_undo() -> None:
    rules = ruleset(find_edition("cartus"), COLOURS[:2], {})
    met = set()
    for seed in range(3):
        played = random_game(rules, seed)
        for moment in list(played.moments())[::3]:
            game = Game.of_steps(rules, played.numbers[: moment.n])
            if moment.by != CHANCE_NAME:
                met.add(game.undo_stop(moment.by))
                assert game.can_undo(moment.by) == (game.undo_stop(moment.by) is None)
            else:
                assert game.undo_stop("red") == "chance"
    assert met == {None, "learned"}


async def test_a_frame_and_a_position_carry_what_is_worked_out(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "random"))["table"]["id"]
        frame = await my_turn(anna, table)
        assert frame["facts"]["question"] == {"id": "settle", "seat": "red"}
        assert frame["undo_stop"] == "nothing"
        await step(anna, table, frame["v"], frame["legal"][0], "a")
        told = (await shown(anna, table))["frame"]
        assert told["facts"]["scores"]["red"] == 2
        n = len((await anna.get(f"/api/tables/{table}/record.json?as=red")).json()["frames"]) - 1
        position = (await anna.get(f"/api/tables/{table}/positions/{n}?as=red")).json()
        assert set(position["frame"]["facts"]) == set(Facts.__struct_fields__)
        assert re.fullmatch("settle|action|setup", position["frame"]["facts"]["question"]["id"])


async def test_a_history_has_every_frame_from_the_beginning(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = (await create(anna, "bigbox", "random", "random", "random"))["table"]["id"]
        while (told := await shown(anna, table))["table"]["status"] != "over":
            await asyncio.sleep(0.02)
        answer = await anna.get(f"/api/tables/{table}/frames?since=0")
        frames = answer.json()
        assert [frame["v"] for frame in frames] == list(range(1, told["frame"]["v"] + 1))
        assert len(frames) > 64
        assert answer.headers["content-encoding"] == "gzip"
        record = (await anna.get(f"/api/tables/{table}/record.json")).json()
        assert len(record["explanations"]) == len(record["frames"])
        assert record["explanations"][0] == []
        said = [event["event"] for step in record["explanations"] for event in step]
        assert said[-1] == "GameEnded"
