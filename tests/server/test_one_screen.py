"""Several people at one screen: everybody has a seat and a token; the player who made the table has all tokens."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from tests.server.house import Message, hear, play, running, say, shown

HERE: list[Message] = [{"who": "me"}, {"who": "here", "name": "Bob"}, {"who": "here"}]


async def make(client: httpx.AsyncClient, seats: list[Message], **more: object) -> Message:
    answer = await client.post("/api/tables", json={"game": "rattus", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


async def test_all_at_a_screen_have_seats_of_their_own_and_play_to_the_end(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await make(anna, HERE)
        table = made["table"]["id"]
        assert [seat["name"] for seat in made["table"]["seats"]] == ["Anna", "Bob", "Anna 3"]
        assert made["table"]["status"] == "running"
        assert list(made["tokens"]) == ["red", "yellow", "green"]
        assert made["tokens"]["red"] == made["token"]
        assert len(set(made["tokens"].values())) == 3
        again = (await anna.get(f"/api/tables/{table}/seats/mine")).json()
        assert again["tokens"] == made["tokens"]
        async with house.visitor(made["tokens"]["yellow"]) as bob:
            own = (await bob.get(f"/api/tables/{table}/seats/mine")).json()
            assert own["tokens"] == {"yellow": made["tokens"]["yellow"]}
            assert (await bob.get(f"/api/tables/{table}")).json()["seat"] == "yellow"
        ends = await asyncio.gather(*(play(house, table, token) for token in made["tokens"].values()))
        assert {frames[-1]["viewer"] for frames in ends} == set(made["tokens"])


async def test_strangers_see_which_seats_are_one_screen(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.visitor() as stranger:
        made = await make(anna, [*HERE[:2], {"who": "bot"}, {"who": "open"}], options={})
        told = (await stranger.get(f"/api/tables/{made['table']['id']}")).json()["table"]
        assert told["screens"] == [["red", "yellow"]]
        alone = await make(anna, [{"who": "me"}, {"who": "open"}])
        assert alone["table"]["screens"] == []


async def test_one_socket_can_look_with_one_pair_of_eyes_after_the_other(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await make(anna, HERE)
        table = made["table"]["id"]
        async with house.socket() as socket:
            for seat, token in made["tokens"].items():
                await say(socket, op="subscribe", table=table, token=token)
                assert (await hear(socket, "frame"))["viewer"] == seat
                assert (await hear(socket, "subscribed"))["seat"] == seat
                await say(socket, op="unsubscribe", table=table)


async def test_my_tables_names_the_table_once(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await make(anna, HERE)
        mine = (await anna.get("/api/me/tables")).json()["tables"]
        assert [(each["seat"], each["table"]["id"]) for each in mine] == [("red", made["table"]["id"])]


async def test_leaving_frees_ones_own_seat_only_and_the_table_waits_for_all(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await make(anna, HERE)
        table = made["table"]["id"]
        assert (await anna.delete(f"/api/tables/{table}/seats/mine")).json()["status"] == "running"
        for seat, status in (("yellow", "running"), ("green", "running")):
            async with house.visitor(made["tokens"][seat]) as beside:
                left = (await beside.delete(f"/api/tables/{table}/seats/mine")).json()
                assert left["status"] == status
                assert {each["seat"]: each["away"] for each in left["seats"]}[seat] == "left"


async def test_a_player_gives_up_its_own_seat_only(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await make(anna, HERE)
        table = made["table"]["id"]
        for seat, status in (("green", "running"), ("yellow", "over")):
            async with house.visitor(made["tokens"][seat]) as beside:
                told = await beside.post(f"/api/tables/{table}/seats/mine/concede")
                assert told.json()["status"] == status
        frame = (await shown(anna, table))["frame"]
        assert frame["winners"] == ["red"]


async def test_all_of_a_screen_play_again_together(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await make(anna, [*HERE[:2], {"who": "bot", "bot": "random"}])
        table = made["table"]["id"]
        async with house.visitor(made["tokens"]["yellow"]) as bob:
            await bob.post(f"/api/tables/{table}/seats/mine/concede")
        await anna.post(f"/api/tables/{table}/seats/mine/concede")
        again = (await anna.post(f"/api/tables/{table}/rematch")).json()
        assert again["table"]["status"] == "running"
        assert set(again["tokens"]) == {"red", "yellow"}
        async with house.visitor(again["tokens"]["yellow"]) as bob:
            assert (await shown(bob, again["table"]["id"]))["seat"] == "yellow"


async def test_the_maker_of_a_table_for_one_screen_need_not_sit_there(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await make(anna, [{"who": "open"}, {"who": "here", "name": "Bob"}])
        assert (made["seat"], made["token"], list(made["tokens"])) == (None, None, ["yellow"])
        async with house.guest("Cleo") as cleo:
            sat = (await cleo.post(f"/api/tables/{made['table']['id']}/seats", json={})).json()
            assert list(sat["tokens"]) == ["red"]


async def test_people_at_one_screen_are_not_rated(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as anna:
        account = {"name": "Anna", "password": "correct horse battery"}
        assert (await anna.post("/api/account", json=account)).status_code == 201
        seats = [{"who": "me"}, {"who": "here", "name": "Bob"}]
        casual = await make(anna, seats, public=True)
        assert not casual["table"]["rated"]
        answer = await anna.post("/api/tables", json={"game": "rattus", "seats": seats, "rated": True})
        assert (answer.status_code, answer.json()["code"]) == (403, "rated_table")


@pytest.mark.parametrize(
    ("name", "code"), [("fair", "name_taken"), ("\u202e", "bad_name"), ("a/b", "bad_name")]
)
async def test_somebody_at_the_screen_needs_a_good_name(sqlite: str, name: str, code: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        wish = {"game": "rattus", "seats": [{"who": "me"}, {"who": "here", "name": name}]}
        assert (await anna.post("/api/tables", json=wish)).json()["code"] == code
