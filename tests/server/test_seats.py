"""Leaving, giving up, coming back, and playing again."""

from __future__ import annotations

import asyncio
import contextlib

import httpx
import pytest

from rattus.bots import Bot, make_bot
from rattus.host.events import Conceded, Created, Entry, Event, Left, Occupant, Started, StoodIn
from rattus.host.pace import MINUTE, Untimed
from rattus.host.people import PlayerKind
from rattus.host.problems import Code, Problem
from rattus.host.results import final_places, winners
from rattus.host.rulebooks import checked_rules
from rattus.host.seating import concede, leave, stand_in
from rattus.host.state import Status, TableState, fold
from rattus.live import bots as bot_runner
from rattus.live import table as live
from rattus.live.clock import now_ms
from rattus.table.game import Game
from tests.server.house import (
    House,
    Message,
    create,
    first,
    hear,
    my_turn,
    running,
    say,
    shown,
    step,
    two_processes,
)

ANNA, BOB, CLEO = (Occupant(name, name.lower()) for name in ("Anna", "Bob", "Cleo"))
BOT = Occupant("easy", bot="easy")
ROBERTA = Occupant("Roberta", "roberta", kind=PlayerKind.BOT)


def at_table(occupants: list[Occupant | None], *events: Event) -> TableState:
    """A running table of these people and bots, red to act, after these events."""
    seats = dict(zip(("red", "yellow", "green"), occupants, strict=False))
    created = Created("rattus", seats, "", stand_in="easy")
    happened: list[Event] = [created, *([Started((), "red")] if all(occupants) else []), *events]
    return fold("t", [Entry(v, v, event) for v, event in enumerate(happened, start=1)])


def left(seat: str) -> StoodIn:
    return StoodIn(seat, "fair", "left", waits=True)


def conceded(seat: str) -> Conceded:
    return Conceded(seat, "fair")


# How a table ends before the game does.


@pytest.mark.parametrize(
    ("occupants", "events", "status"),
    [
        ([ANNA, BOB], [conceded("red")], Status.OVER),
        ([ANNA, BOT], [conceded("red")], Status.OVER),
        ([ANNA, BOT, BOT], [conceded("red")], Status.OVER),
        ([ANNA, BOB, CLEO], [conceded("red")], Status.RUNNING),
        ([ANNA, BOB, BOT], [conceded("red")], Status.RUNNING),
        ([ANNA, BOB, CLEO], [conceded("red"), conceded("green")], Status.OVER),
        ([ANNA, BOB, BOT], [conceded("red"), conceded("yellow")], Status.OVER),
        ([ANNA, BOB, BOT], [conceded("red"), left("yellow")], Status.RUNNING),
        ([ANNA, BOB, BOT], [left("red"), conceded("yellow")], Status.RUNNING),
        ([ANNA, BOB], [left("red"), conceded("yellow")], Status.OVER),
        ([ANNA, BOB], [left("red")], Status.RUNNING),
        ([ANNA, BOB], [left("red"), left("yellow")], Status.RUNNING),
        ([ANNA, BOT], [left("red")], Status.RUNNING),
        ([ANNA, BOT], [StoodIn("red", "fair", "left")], Status.CLOSED),  # stored before tables could wait
        ([ROBERTA, BOT], [StoodIn("red", "fair", "left")], Status.CLOSED),
        ([ANNA, ROBERTA], [left("red")], Status.RUNNING),
        ([ANNA, BOB], [StoodIn("red", "fair", "time"), left("yellow")], Status.RUNNING),
        ([ROBERTA, BOT], [StoodIn("red", "fair", "time")], Status.RUNNING),
        ([ANNA, None], [Left("red")], Status.CLOSED),
        ([ANNA, BOB, None], [Left("red")], Status.OPEN),
        ([BOT, BOT], [], Status.RUNNING),
    ],
)
def test_a_table_ends_when_nobody_is_left_to_play(
    occupants: list[Occupant | None], events: list[Event], status: Status
) -> None:
    state = at_table(occupants, *events)
    assert state.status is status
    assert status is Status.RUNNING or state.to_act is None


def test_a_player_who_gave_up_comes_last_whatever_its_points() -> None:
    rules = checked_rules("rattus", 3, {})
    game = Game(rules, seed=1)
    state = at_table([ANNA, BOB, CLEO], conceded("red"))
    assert final_places(state, game) is None
    assert winners(state, game) == ()
    over = at_table([ANNA, BOB, CLEO], conceded("red"), conceded("green"))
    places = final_places(over, game)
    assert places is not None
    assert places[0][0] == "yellow"
    assert [place[2:] for place in places] == [(), ("conceded",), ("conceded",)]
    assert winners(over, game) == ("yellow",)
    bots_left = at_table([ANNA, BOT, BOT], conceded("red"))
    assert winners(bots_left, game) in (("yellow",), ("green",))


# Absence.


def test_a_stand_in_may_be_asked_for_after_an_absence_only() -> None:
    minutes = Untimed().absence
    state = at_table([ANNA, BOB, BOT])
    later = minutes * MINUTE + 10
    assert stand_in(state, "red", "yellow", 0, later) == StoodIn("red", "easy", "absent", "yellow")
    assert stand_in(state, "green", "yellow", 0, later) is None, "a bot is there"
    for seat, by, seen, now in (
        ("red", "yellow", 0, MINUTE),
        ("red", "yellow", 2 * MINUTE, later),
        ("yellow", "red", 0, later),
        ("red", "red", 0, later),
    ):
        with pytest.raises(Problem) as refusal:
            stand_in(state, seat, by, seen, now)
        assert refusal.value.code is Code.NOT_ABSENT


def test_the_tables_bot_stands_in_for_players_who_leave_or_give_up() -> None:
    state = at_table([ANNA, BOB, CLEO])
    assert leave(state, "red") == StoodIn("red", "easy", "left", waits=True)
    assert concede(state, "red") == Conceded("red", "easy")


async def test_at_a_timed_table_nobody_asks_for_a_stand_in(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        for pace in ({"kind": "clock"}, {"kind": "untimed", "absence": 1}):
            table = (await create(anna, "rattus", "me", "open", pace=pace))["table"]["id"]
            await bob.post(f"/api/tables/{table}/seats", json={})
            asked = (await shown(anna, table))["frame"]["to_act"]
            other = bob if asked == "red" else anna
            answer = await other.post(f"/api/tables/{table}/seats/{asked}/stand-in")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_absent")
        assert (await other.post(f"/api/tables/{table}/seats/pink/stand-in")).status_code == 404


async def test_a_long_absent_player_gets_a_stand_in_if_another_asks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, "rattus", "me", "open", stand_in="random")
        table = made["table"]["id"]
        sat = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        asked = (await shown(anna, table))["frame"]["to_act"]
        other, absent = (bob, made["token"]) if asked == "red" else (anna, sat["token"])
        async with house.socket() as socket:
            await say(socket, op="subscribe", table=table, token=absent)
            await hear(socket, "subscribed")
            later = now_ms() + 6 * MINUTE
            monkeypatch.setattr(live, "now_ms", lambda: later)
            await say(socket, op="ping")
            await hear(socket, "pong")
            answer = await other.post(f"/api/tables/{table}/seats/{asked}/stand-in")
            assert answer.json()["code"] == "not_absent", "it is still there"
        monkeypatch.setattr(live, "now_ms", lambda: later + 6 * MINUTE)
        answer = await other.post(f"/api/tables/{table}/seats/{asked}/stand-in")
        assert [seat["away"] for seat in answer.json()["seats"] if seat["away"]] == ["absent"]


async def test_after_the_end_the_socket_shows_any_seats_view(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.socket() as socket:
        table = (await create(anna, "cartus", "me", "random"))["table"]["id"]
        await say(socket, op="subscribe", table=table, **{"as": "red"})
        assert (await hear(socket, "error"))["code"] == "not_your_seat"
        await anna.post(f"/api/tables/{table}/seats/mine/concede")
        for seat in ("red", "yellow"):
            await say(socket, op="subscribe", table=table, **{"as": seat})
            frame = await hear(socket, "frame")
            assert frame["viewer"] == seat
            assert isinstance(frame["view"]["hands"][seat], list)


# At the server.


async def two_at(anna: httpx.AsyncClient, bob: httpx.AsyncClient, *more: str) -> str:
    """A running table of Anna, Bob and more."""
    table: str = (await create(anna, "rattus", "me", "open", *more, public=True))["table"]["id"]
    await bob.post(f"/api/tables/{table}/seats", json={})
    return table


async def test_giving_up_loses_and_is_final(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = await two_at(anna, bob)
        told = (await anna.post(f"/api/tables/{table}/seats/mine/concede")).json()
        assert told["status"] == "over"
        assert told["secret"]
        frame = (await shown(bob, table))["frame"]
        assert (frame["kind"], frame["to_act"], frame["winners"]) == ("fresh", None, ["yellow"])
        assert [place[0] for place in frame["result"]] == ["yellow", "red"]
        assert frame["result"][1][2] == "conceded"
        assert (await anna.get(f"/api/tables/{table}?as=yellow")).json()["frame"]["viewer"] == "yellow"
        assert (await anna.get(f"/api/tables/{table}/record")).status_code == 200
        twice = await anna.post(f"/api/tables/{table}/seats/mine/concede")
        assert twice.status_code == 200
        back = await anna.post(f"/api/tables/{table}/seats/mine/back")
        assert back.json()["code"] == "not_running"


async def test_the_others_play_on_with_a_stand_in_for_a_player_who_gave_up(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        made = await create(anna, "rattus", "me", "open", "random", stand_in="random")
        table = made["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        told = (await anna.post(f"/api/tables/{table}/seats/mine/concede")).json()
        assert [seat["away"] for seat in told["seats"]] == ["conceded", None, None]
        back = await anna.post(f"/api/tables/{table}/seats/mine/back")
        assert (back.status_code, back.json()["code"]) == (409, "conceded")
        refused = await step(anna, table, told["v"], "settle italia", "s")
        assert refused.json()["code"] == "conceded"
        while (frame := await my_turn(bob, table))["status"] != "over":
            await step(bob, table, frame["v"], first(frame), f"r{frame['v']}")
        assert frame["result"][-1][0] == "red"
        assert frame["result"][-1][2] == "conceded"
        assert frame["winners"] in (["yellow"], ["green"])


async def test_the_stand_in_has_the_level_that_was_chosen(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def noted(code: str, seed: int) -> Bot:
        made.append(code)
        return make_bot(code, seed)

    monkeypatch.setattr(bot_runner, "make_bot", noted)
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = (await create(anna, "rattus", "me", "open", stand_in="easy"))["table"]["id"]
        await bob.post(f"/api/tables/{table}/seats", json={})
        asked = (await shown(anna, table))["frame"]["to_act"]
        gone, other = (anna, bob) if asked == "red" else (bob, anna)
        await gone.delete(f"/api/tables/{table}/seats/mine")
        await my_turn(other, table)
        assert made == ["easy"]


async def test_a_player_may_come_back_by_the_seat_link(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = await two_at(anna, bob)
        link = (await anna.get(f"/api/tables/{table}/seats/mine")).json()
        assert link["seat"] == "red"
        assert (await anna.delete(f"/api/tables/{table}/seats/mine")).json()["status"] == "running"
        assert (await anna.delete(f"/api/tables/{table}/seats/mine")).status_code == 200
        async with house.visitor(link["token"]) as elsewhere:
            assert (await shown(elsewhere, table))["seat"] == "red"
            again = (await elsewhere.get(f"/api/tables/{table}/seats/mine")).json()
            assert again["token"] == link["token"]
            told = (await elsewhere.post(f"/api/tables/{table}/seats/mine/back")).json()
            assert [seat["away"] for seat in told["seats"]] == [None, None]


async def test_a_table_that_all_people_have_left_waits_for_them(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = await two_at(anna, bob, "random")
        await anna.delete(f"/api/tables/{table}/seats/mine")
        told = (await bob.delete(f"/api/tables/{table}/seats/mine")).json()
        assert told["status"] == "running"
        v = (await shown(anna, table))["frame"]["v"]
        await anna.post(f"/api/tables/{table}/seats/mine/back")
        frame = await my_turn(anna, table)
        assert frame["v"] > v
        assert [seat["away"] for seat in frame["seats"]][:2] == [None, "left"]


async def test_a_table_left_with_bots_is_found_again_and_ended_by_giving_up(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "random", "random"))["table"]["id"]
        before = await my_turn(anna, table)
        assert (await anna.delete(f"/api/tables/{table}/seats/mine")).json()["status"] == "running"
        (mine,) = (await anna.get("/api/me/tables")).json()["tables"]
        assert (mine["table"]["id"], mine["table"]["status"]) == (table, "running")
        there = await shown(anna, table)
        assert there["frame"]["view"] == before["view"]  # nobody has played meanwhile
        legal = there["frame"]["legal"]
        assert (await step(anna, table, there["frame"]["v"], legal[0], "again")).status_code == 200
        assert (await my_turn(anna, table))["seats"][0]["away"] is None
        told = (await anna.post(f"/api/tables/{table}/seats/mine/concede")).json()
        assert told["status"] == "over"


async def test_an_open_table_is_closed_when_nobody_sits_there_or_nobody_comes(sqlite: str) -> None:
    async with running(sqlite, open_table=0.3) as house, house.guest("Anna") as anna:
        left = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        assert (await anna.delete(f"/api/tables/{left}/seats/mine")).json()["status"] == "closed"
        late = await anna.post(f"/api/tables/{left}/seats", json={})
        assert late.json()["code"] == "not_open"
        waiting = (await create(anna, "rattus", "me", "open", public=True))["table"]["id"]
        for _ in range(100):
            if (await shown(anna, waiting))["frame"]["status"] == "closed":
                break
            await asyncio.sleep(0.02)
        else:
            raise AssertionError("it is still open")
        assert (await anna.get("/api/tables")).json()["tables"] == []


def names(table: Message) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


async def test_all_may_play_again_at_one_new_table(database: str) -> None:
    async with (
        running(database) as house,
        house.guest("Anna") as anna,
        house.guest("Bob") as bob,
        house.guest("Cleo") as cleo,
    ):
        made = await create(anna, "rattus", "me", "open", "random", pace={"kind": "clock"}, public=True)
        table = made["table"]["id"]
        sat = (await bob.post(f"/api/tables/{table}/seats", json={})).json()
        early = await anna.post(f"/api/tables/{table}/rematch")
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        for player in (anna, bob):
            await player.post(f"/api/tables/{table}/seats/mine/concede")
        assert (await cleo.post(f"/api/tables/{table}/rematch")).json()["code"] == "not_your_seat"
        again = (await anna.post(f"/api/tables/{table}/rematch")).json()
        new = again["table"]["id"]
        assert (again["seat"], again["table"]["status"]) == ("red", "open")
        assert again["table"]["pace"] == made["table"]["pace"]
        assert names(again["table"]) == ["Anna", None, names(made["table"])[2]]
        assert [seat["invited"] for seat in again["table"]["seats"]] == [None, "Bob", None]
        assert (await shown(bob, table))["frame"]["rematch"] == new
        (mine, *_) = (await bob.get("/api/me/tables")).json()["tables"]
        assert (mine["table"]["id"], mine["invited"], mine["seat"]) == (new, True, "yellow")
        stranger = await cleo.post(f"/api/tables/{new}/seats", json={})
        assert stranger.json()["code"] == "seat_taken"
        async with house.visitor(sat["token"]) as link:  # a seat link is for one table
            refused = await link.post(f"/api/tables/{table}/rematch")
        assert refused.json()["code"] == "not_your_seat"
        joined = (await bob.post(f"/api/tables/{table}/rematch")).json()
        assert (joined["table"]["id"], joined["seat"]) == (new, "yellow")
        assert joined["table"]["status"] == "running"
        async with house.visitor(joined["token"]) as link:
            assert (await shown(link, new))["seat"] == "yellow"
        twice = (await bob.post(f"/api/tables/{table}/rematch")).json()
        assert (twice["seat"], twice["token"]) == ("yellow", joined["token"])


async def test_two_concurrent_rematches_meet_at_one_table(postgresql: str) -> None:
    async with two_processes(postgresql) as (_, _, anna, bob):
        table = await two_at(anna, bob)
        await bob.post(f"/api/tables/{table}/seats/mine/concede")
        answers = await asyncio.gather(
            *(player.post(f"/api/tables/{table}/rematch") for player in (anna, bob))
        )
        assert {answer.status_code for answer in answers} == {201}, [answer.text for answer in answers]
        (new,) = {answer.json()["table"]["id"] for answer in answers}
        assert (await shown(anna, new))["frame"]["status"] == "running"


async def test_a_new_name_is_told_at_the_tables_where_one_plays(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        over, runs = await two_at(anna, bob), await two_at(anna, bob)
        await bob.post(f"/api/tables/{over}/seats/mine/concede")
        v = (await shown(anna, runs))["frame"]["v"]
        assert (await anna.patch("/api/me", json={"name": "Rosa"})).json()["name"] == "Rosa"
        frame = (await shown(bob, runs))["frame"]
        assert (frame["v"], [seat["name"] for seat in frame["seats"]]) == (v + 1, ["Rosa", "Bob"])
        assert names((await shown(bob, over))["table"]) == ["Anna", "Bob"]
        (listed,) = (await bob.get("/api/tables?status=running")).json()["tables"]
        assert names(listed) == ["Rosa", "Bob"]


async def test_nobody_takes_the_name_of_somebody_at_its_table(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        table = await two_at(anna, bob)
        for name in ("Bob", "bOB"):
            refused = await anna.patch("/api/me", json={"name": name})
            assert (refused.status_code, refused.json()["code"]) == (409, "name_taken")
        assert names((await shown(bob, table))["table"]) == ["Anna", "Bob"]
        assert (await anna.get("/api/me")).json()["name"] == "Anna"
        assert (await anna.patch("/api/me", json={"name": "ANNA"})).json()["name"] == "ANNA"
        await bob.post(f"/api/tables/{table}/seats/mine/concede")
        assert (await anna.patch("/api/me", json={"name": "Bob"})).json()["name"] == "Bob"


async def test_guests_of_the_same_name_are_told_apart(sqlite: str) -> None:
    long = "x" * 32

    async def names(house: House, *guests: str) -> list[str]:
        async with contextlib.AsyncExitStack() as stack:
            first, *others = [await stack.enter_async_context(house.guest(name)) for name in guests]
            table = (await create(first, "bigbox", "me", *["open"] * len(others), "fair"))["table"]["id"]
            for other in others:
                assert (await other.post(f"/api/tables/{table}/seats", json={})).status_code == 201
            return [seat["name"] for seat in (await shown(first, table))["table"]["seats"]][:-1]

    async with running(sqlite) as house:
        assert await names(house, "Anna", "ANNA", "Bob", "anna") == ["Anna", "ANNA 2", "Bob", "anna 3"]
        assert await names(house, long, long) == [long, f"{long[:30]} 2"]
