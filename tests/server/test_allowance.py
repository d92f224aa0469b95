"""Limits on what one player or one address may have: tables, guests, passwords."""

from __future__ import annotations

import asyncio
from collections import Counter

import httpx
import pytest

from rattus.server.limits import Pace
from tests.server.house import House, Message, create, play, running, shown, step

OPEN, ME, BOT = {"who": "open"}, {"who": "me"}, {"who": "bot", "bot": "random"}


async def wanted(client: httpx.AsyncClient, *seats: object, **more: object) -> httpx.Response:
    return await client.post("/api/tables", json={"game": "rattus", "seats": seats, **more})


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json().get("code"))


async def test_the_number_of_unfinished_tables_of_a_player_is_limited(database: str) -> None:
    settings = {"guest_tables": 3, "account_tables": 5}
    async with running(database, **settings) as house, house.guest("Anna") as anna:
        made = [await create(anna, "rattus", "open", "open") for _ in range(2)]
        mine = await create(anna, "rattus", "me", "random")
        assert refused(await wanted(anna, ME, BOT)) == (429, "too_many_tables")
        async with house.guest("Bob") as bob:
            await create(bob, "rattus", "open", "open")
        await play(house, mine["table"]["id"], mine["token"])
        await create(anna, "rattus", "me", "open")
        assert refused(await wanted(anna, ME, BOT)) == (429, "too_many_tables")
        joined = await anna.post(f"/api/tables/{made[0]['table']['id']}/seats", json={})
        assert joined.status_code == 201
        assert (await anna.post("/api/account", json={"name": "Anna"})).status_code == 201
        assert [refused(await wanted(anna, OPEN, OPEN))[0] for _ in range(3)] == [201, 201, 429]


async def test_concurrent_requests_do_not_exceed_the_limit(sqlite: str) -> None:
    async with running(sqlite, guest_tables=4) as house, house.guest("Eve") as eve:
        answers = await asyncio.gather(*(wanted(eve, OPEN, OPEN) for _ in range(30)))
        made = Counter(answer.status_code for answer in answers)[201]
        assert 1 <= made <= 4
        await asyncio.gather(*(wanted(eve, OPEN, OPEN) for _ in range(4 - made)))
        assert refused(await wanted(eve, OPEN, OPEN)) == (429, "too_many_tables")


async def test_the_lobby_and_bots_alone_have_bounds_of_their_own(sqlite: str) -> None:
    settings = {"lobby_tables": 2, "bot_tables": 1, "bot_beat": 0.2}
    async with running(sqlite, **settings) as house, house.guest("Eve") as eve:
        codes = [refused(await wanted(eve, ME, OPEN, public=True))[0] for _ in range(3)]
        assert codes == [201, 201, 429]
        assert (await wanted(eve, ME, OPEN)).status_code == 201
        assert [refused(await wanted(eve, BOT, BOT))[0] for _ in range(2)] == [201, 429]
        assert (await wanted(eve, ME, BOT)).status_code == 201
        lobby = (await eve.get("/api/tables")).json()["tables"]
        assert len(lobby) == 2


@pytest.mark.parametrize("what", ["table_rate", "guest_rate"])
async def test_new_tables_and_guests_come_at_a_rate(sqlite: str, what: str) -> None:
    async with running(sqlite, **{what: 0.5}) as house, house.guest("Anna") as anna:

        async def once() -> httpx.Response:
            if what == "guest_rate":
                return await anna.post("/api/guests", json={"name": "Eve"})
            return await wanted(anna, ME, OPEN)

        answers = [await once() for _ in range(4)]
        codes = [answer.status_code for answer in answers]
        assert codes == ([201, 201, 429, 429] if what == "guest_rate" else [201, 201, 201, 429])
        assert answers[-1].json()["code"] == "too_many"
        assert 60 < int(answers[-1].headers["retry-after"]) <= 120


async def test_passwords_of_one_address_come_at_a_rate(sqlite: str) -> None:
    async with running(sqlite, sign_in_rate=0.3) as house, house.visitor() as eve:
        codes = Counter[int]()
        for n in range(6):
            guess = {"name": f"nobody {n}", "password": "a guess"}
            codes[(await eve.post("/api/session", json=guess)).status_code] += 1
        assert codes == {401: 3, 429: 3}
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.77")
        async with httpx.AsyncClient(base_url=house.url, transport=transport) as other:
            answer = await other.post(
                "/api/session", json={"name": "nobody", "password": "x"}, headers={"origin": house.url}
            )
            assert answer.status_code == 401


def test_requests_of_one_address_are_taken_one_by_one() -> None:
    now = 100.0
    pace = Pace(100, at_once=10, clock=lambda: now)
    waits = [pace.wait("eve") for _ in range(30)]
    assert waits[:10] == pytest.approx([0.0] * 10)
    assert waits[29] == pytest.approx(0.2)
    assert pace.wait("anna") == 0.0
    now += 10
    assert [pace.wait("eve") for _ in range(11)] == pytest.approx([0.0] * 10 + [0.01])
    assert Pace(0, at_once=1).wait("anybody") == 0.0


async def own_turn(house: House, anna: httpx.AsyncClient) -> tuple[str, Message]:
    made = await create(anna, "rattus", "me", "random")
    table = made["table"]["id"]
    while True:
        told = await shown(anna, table)
        if told["frame"]["to_act"] == told["seat"]:
            frame: Message = told["frame"]
            return table, frame
        await asyncio.sleep(0.01)


async def test_messages_count_as_requests_of_their_address(sqlite: str) -> None:
    async with running(sqlite, client_rate=1.0) as house, house.guest("Anna") as anna:
        table, frame = await own_turn(house, anna)
        answers = [await step(anna, table, frame["v"] + 9, "pass", f"r{n}") for n in range(3)]
        codes = {answer.status_code for answer in answers}
        assert codes <= {409, 429}
        async with house.socket() as socket:
            for _ in range(14):
                await socket.send('{"op": "ping"}')
            told = [await asyncio.wait_for(socket.recv(), 20) for _ in range(14)]
            assert any('"too_many"' in str(text) for text in told)
