"""Time: whose clock runs, when it is up, and what happens then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from websockets.asyncio.client import ClientConnection

from rattus.host.deadlines import Deadlines, time_ends
from rattus.host.events import (
    CameBack,
    Closed,
    Conceded,
    Created,
    Entry,
    Event,
    Named,
    Occupant,
    Started,
    Stepped,
    StoodIn,
    Undone,
)
from rattus.host.pace import DAY, Clock, Days, Pace, Untimed
from rattus.host.shapes import time_info
from rattus.host.state import Status, TableState, fold
from tests.server.house import Message, create, first, hear, my_turn, running, say, shown, step, two_processes

FAST = {"kind": "clock", "base": 0, "increment": 0, "grace": 1}
"""A second for every decision."""
SURE = 1 << 60
"""Milliseconds for which the time has been reliable."""
DEADLINES = Deadlines(patience=20, open_table=3600, still_table=30 * 24 * 3600)


def at_table(
    pace: Pace, *happened: tuple[int, Event], people: Sequence[str] = ("red", "yellow")
) -> TableState:
    """A table for red, yellow and a green bot, started at second 0 with red to act; then these events, by seconds."""
    seats: dict[str, Occupant | None] = {seat: Occupant(seat, seat) for seat in people}
    created = Created(
        "rattus", {**seats, "green": Occupant("fair", bot="fair")}, "", pace=pace, stand_in="easy"
    )
    events: list[tuple[int, Event]] = [(0, created), (0, Started((1, 2), "red")), *happened]
    return fold("t", [Entry(v, at * 1000, event) for v, (at, event) in enumerate(events, start=1)])


def left(state: TableState) -> dict[str, int]:
    """Everybody's remaining seconds at the time of the last event."""
    told = time_info(state)
    assert told is not None
    return {seat: time // 1000 for seat, time in told.left.items()}


# The clocks.


def test_a_seats_time_runs_while_it_is_asked_and_a_decision_adds_some() -> None:
    clock = Clock(600, 10, 30)
    assert left(at_table(clock)) == {"red": 600, "yellow": 600}
    after = at_table(clock, (100, Stepped("red", 5, (), "yellow")))
    assert left(after) == {"red": 510, "yellow": 600}
    assert (after.runs, time_ends(after)) == ("yellow", (100 + 600 + 30) * 1000)
    later = at_table(clock, (100, Stepped("red", 5, (), "yellow")), (150, Stepped("yellow", 5, (), "green")))
    assert left(later) == {"red": 510, "yellow": 560}
    assert later.runs is None, "bots have no clocks"


def test_what_was_added_for_a_step_is_taken_back_with_it() -> None:
    state = at_table(
        Clock(600, 10, 30),
        (100, Stepped("red", 5, (), "red")),
        (130, Undone("red", 2, "red")),
        (131, Closed()),
    )
    assert left(state)["red"] == 470


def test_time_is_never_less_than_nothing() -> None:
    late = at_table(Clock(60, 0, 30), (80, Stepped("red", 5, (), "yellow")))
    assert left(late)["red"] == 0
    backwards = at_table(Clock(60, 0, 30), (-5, Stepped("red", 5, (), "yellow")))
    assert left(backwards)["red"] == 60


def test_every_decision_has_its_days() -> None:
    pace = Days(3, 3600)
    state = at_table(
        pace, (50_000, Stepped("red", 5, (), "yellow")), (90_000, Stepped("yellow", 5, (), "red"))
    )
    assert state.clocks["red"] == 3 * DAY
    assert time_ends(state) == 90_000_000 + 3 * DAY + 3_600_000


def test_taking_back_gives_no_new_days() -> None:
    state = at_table(Days(3, 3600), (50_000, Stepped("red", 5, (), "red")), (90_000, Undone("red", 2, "red")))
    assert state.clocks["red"] == 3 * DAY - 40_000_000


def test_no_clock_runs_at_an_untimed_table() -> None:
    state = at_table(Untimed(5))
    assert time_info(state) is None
    assert (state.runs, time_ends(state)) == (None, None)


def test_a_stand_in_stops_the_clock_and_coming_back_starts_it() -> None:
    clock = Clock(60, 0, 30)
    away = at_table(clock, (95, StoodIn("red", "fair", "time")))
    assert (away.runs, away.bot_of("red"), left(away)["red"]) == (None, "fair", 0)
    back = at_table(clock, (95, StoodIn("red", "fair", "time")), (200, CameBack("red")))
    assert (back.runs, back.bot_of("red")) == ("red", None)
    assert time_ends(back) == 230_000, "the grace, again"


# Deadlines.


def test_when_time_and_grace_are_up_a_stand_in_takes_the_seat() -> None:
    state = at_table(Clock(60, 0, 30))
    assert DEADLINES.due(state) == 90_000
    assert DEADLINES.verdict(state, 89_999, SURE) is None
    assert DEADLINES.verdict(state, 90_000, SURE) == StoodIn("red", "easy", "time")


def test_no_stand_in_plays_for_nobody() -> None:
    alone = at_table(Clock(60, 0, 30), people=("red",))
    assert DEADLINES.verdict(alone, 100_000, SURE) is None
    both_away = at_table(
        Clock(60, 0, 30), (90, StoodIn("red", "fair", "time")), (91, Stepped("red", 5, (), "yellow"))
    )
    assert both_away.present == ["yellow"]
    assert DEADLINES.verdict(both_away, 1_000_000, SURE) is None
    returned = at_table(
        Clock(60, 0, 30),
        (90, StoodIn("red", "fair", "time")),
        (91, Stepped("red", 5, (), "yellow")),
        (900, CameBack("red")),
    )
    assert DEADLINES.verdict(returned, 1_000_000, SURE) == StoodIn("yellow", "easy", "time")


def test_bots_and_starts_are_waited_for_a_little() -> None:
    state = at_table(Untimed(5), (10, Stepped("red", 5, (), "green")))
    assert DEADLINES.due(state) == 30_000
    full = fold("t", [Entry(1, 0, Created("rattus", {"red": Occupant("easy", bot="easy")}, ""))])
    assert DEADLINES.due(full) == 20_000


def test_bots_do_not_play_on_where_all_people_are_away() -> None:
    away = at_table(Untimed(5), (1, StoodIn("red", "fair", "absent", "yellow")), people=("red",))
    assert away.status is Status.RUNNING
    assert away.bot_to_act is None
    assert DEADLINES.due(away) == 1000 + DEADLINES.still_table * 1000


@pytest.mark.parametrize("started", [True, False])
def test_tables_where_nothing_happens_are_closed_at_last(started: bool) -> None:
    open_table = fold(
        "t", [Entry(1, 0, Created("rattus", {"red": None, "yellow": Occupant("Eve", "eve")}, ""))]
    )
    state = at_table(Untimed(5)) if started else open_table
    seconds = DEADLINES.still_table if started else DEADLINES.open_table
    assert DEADLINES.due(state) == seconds * 1000
    assert DEADLINES.verdict(state, int(seconds * 1000), SURE) == Closed()


def test_nothing_is_due_after_the_end() -> None:
    over = at_table(Clock(60, 0, 30), (10, Conceded("red", "fair")), (11, Conceded("yellow", "fair")))
    assert over.status is Status.OVER
    assert DEADLINES.due(over) is None
    assert DEADLINES.verdict(over, 1 << 60, SURE) is None


def test_a_new_name_changes_no_clock() -> None:
    state = at_table(Clock(60, 0, 30), (10, Named("red", "Rosa", "red")))
    assert (left(state)["red"], state.asked_at, state.runs) == (60, 0, "red")


# At the server.


async def frame_of_kind(socket: ClientConnection, kind: str) -> Message:
    """The next frame of a kind."""
    while True:
        frame = await hear(socket, "frame")
        if frame["kind"] == kind:
            return frame


async def test_a_seat_whose_time_is_up_is_played_on_and_given_back(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, "rattus", "me", "open", pace=FAST, stand_in="random")
        table = made["table"]["id"]
        assert made["table"]["pace"] == FAST
        await bob.post(f"/api/tables/{table}/seats", json={})
        async with house.socket() as socket:
            await say(socket, op="subscribe", table=table)
            asked = (await hear(socket, "frame"))["to_act"]
            frame = await frame_of_kind(socket, "stood_in")
            assert frame["time"]["runs"] is None
            (away,) = [seat for seat in frame["seats"] if seat["away"]]
            assert (away["seat"], away["away"]) == (asked, "time")
            frame = await frame_of_kind(socket, "step")
            assert frame["steps"][0]["by"] == asked
            player = anna if asked == "red" else bob
            answer = await player.post(f"/api/tables/{table}/seats/mine/back")
            assert answer.status_code == 200
            frame = await frame_of_kind(socket, "back")
            assert not any(seat["away"] for seat in frame["seats"])


async def test_any_action_brings_a_player_back(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "cartus", "me", "open"))["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        await anna.delete(f"/api/tables/{table}/seats/mine")
        for turn in range(4):
            frame = await my_turn(bob, table)
            await step(bob, table, frame["v"], first(frame), f"b{turn}")
        told = await shown(anna, table)
        assert [seat["away"] for seat in told["frame"]["seats"]] == ["left", None]
        undo = await anna.post(f"/api/tables/{table}/undo", json={"v": told["frame"]["v"], "request": "u"})
        assert undo.json()["code"] in ("cannot_undo", "conflict")
        told = await shown(anna, table)
        assert [seat["away"] for seat in told["frame"]["seats"]] == [None, None]


async def test_time_that_was_up_while_the_server_was_down_is_up(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "rattus", "me", "open", pace=FAST, stand_in="random"))["table"]["id"]
        sat = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        asked = (await shown(bob, table))["frame"]["to_act"]
    await asyncio.sleep(1.2)
    async with running(database, sweep_every=0.1) as house, house.visitor(sat["token"]) as watcher:
        for _ in range(100):
            seats = (await shown(watcher, table))["frame"]["seats"]
            if any(seat["away"] == "time" for seat in seats if seat["seat"] == asked):
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("nobody stands in")


async def test_of_two_processes_one_lets_the_time_be_up(postgresql: str) -> None:
    async with two_processes(postgresql, sweep_every=0.05) as (here, there, anna, bob):
        made = await create(anna, "rattus", "me", "open", pace=FAST, stand_in="random")
        table = made["table"]["id"]
        sat = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        async with here.socket() as one, there.socket() as two:
            await say(one, op="subscribe", table=table, token=made["token"], v=0)
            await say(two, op="subscribe", table=table, token=sat["token"], v=0)
            for socket in (one, two):
                kinds = []
                while "step" not in kinds:
                    kinds.append((await hear(socket, "frame"))["kind"])
                assert kinds.count("stood_in") == 1
