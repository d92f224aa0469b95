"""What belongs to somebody (sessions, seat links, stored data) can be listed, revoked, exported and erased."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner
from sqlalchemy import select, text
from sqlalchemy.engine import make_url

from rattus.host.names import DELETED
from rattus.live import table as live
from rattus.server.people import sessions
from rattus.server.people.devices import device_of
from rattus.server.people.identity import COOKIE
from rattus.server.storage.schema import messages, players
from rattus.server.storage.sessions import MOST_SESSIONS
from rattus.server.wire import socket as socket_rules
from tests.server.house import KEY, Message, create, hear, my_turn, running, say, shown, two_processes
from tests.server.test_accounts import PASSWORD, code, sign_in, stored, with_account

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)


async def listed(client: httpx.AsyncClient) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = (await client.get("/api/sessions")).json()
    return told


async def wait_for_name(client: httpx.AsyncClient, table: str, seat: int, name: str) -> Message:
    for _ in range(200):
        told = await shown(client, table)
        if told["frame"]["seats"][seat]["name"] == name:
            return told
        await asyncio.sleep(0.02)
    raise AssertionError(f"nobody is called {name}")


# Sessions.


async def test_signing_out_ends_this_session_on_the_server_and_no_other(database: str) -> None:
    async with running(database) as house, with_account(house, "Anna") as anna, house.visitor() as phone:
        await sign_in(phone, "Anna")
        kept = phone.cookies[COOKIE]
        async with house.visitor(kept) as thief:
            assert (await thief.get("/api/me")).status_code == 200
            assert (await phone.delete("/api/session")).status_code == 204
            assert code(await thief.get("/api/me")) == "no_guest"
        assert (await anna.get("/api/me")).status_code == 200
        assert len(await listed(anna)) == 1


async def test_sessions_are_listed_and_each_can_be_ended(database: str) -> None:
    async with running(database) as house, with_account(house, "Anna") as anna, house.visitor() as phone:
        phone.headers["user-agent"] = SAFARI
        await sign_in(phone, "Anna")
        mine = await listed(phone)
        assert [(each["device"], each["current"]) for each in mine] == [
            ("Safari, iPhone", True),
            ("python-httpx", False),
        ]
        assert [each["current"] for each in await listed(anna)] == [False, True]
        (other,) = [each["id"] for each in mine if each["current"]]
        async with house.guest("Eve") as eve:
            assert code(await eve.delete(f"/api/sessions/{other}")) == "not_found"
        assert (await anna.delete(f"/api/sessions/{other}")).status_code == 204
        assert code(await anna.delete(f"/api/sessions/{other}")) == "not_found"
        assert code(await phone.get("/api/me")) == "no_guest"
        assert len(await listed(anna)) == 1


async def test_a_socket_of_an_ended_session_is_closed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_rules, "KNOWN_FOR", 0.0)
    async with running(sqlite) as house, house.guest("Anna") as anna:
        cookie = {"cookie": f"{COOKIE}={anna.cookies[COOKIE]}", "origin": house.url}
        async with house.socket(cookie) as socket:
            await anna.delete("/api/session")
            await say(socket, op="ping")
            await asyncio.wait_for(socket.wait_closed(), 10)
            assert socket.close_code == socket_rules.SIGNED_OUT


async def test_a_session_from_before_they_had_names_becomes_one_that_has(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        me = (await anna.get("/api/me")).json()["id"]
        signer = TimestampSigner(KEY, salt="rattus session", digest_method=hashlib.sha256)
        old = {"cookie": f"{COOKIE}=me_" + signer.sign(f"{me}.0").decode(), "origin": house.url}
        async with house.visitor() as browser:
            told = await browser.get("/api/me", headers=old)
            assert told.json()["id"] == me
            assert COOKIE in told.headers["set-cookie"]
            assert (await browser.get("/api/me")).json()["id"] == me
            assert [each["current"] for each in await listed(browser)].count(True) == 1
        async with house.visitor() as browser:  # it can't be told apart from others, so all of them end
            assert (await browser.delete("/api/session", headers=old)).status_code == 204
            assert code(await browser.get("/api/me", headers=old)) == "no_guest"


async def test_nobody_has_too_many_sessions_and_use_is_noted(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "SEEN_EVERY", 0)
    async with running(sqlite) as house, with_account(house, "Anna") as anna:
        for _ in range(MOST_SESSIONS + 2):
            link = (await anna.post("/api/account/links")).json()["link"]
            async with house.visitor() as phone:
                assert (await phone.post("/api/session/link", json={"link": link})).status_code == 201
        mine = await listed(anna)
        assert len(mine) == MOST_SESSIONS
        assert sum(each["current"] for each in mine) == 1


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (SAFARI, "Safari, iPhone"),
        ("curl/8.5.0", "curl"),
        ("", ""),
        ("x" * 500, "x" * 64),
    ],
)
def test_a_device_is_called_by_browser_and_system(agent: str, device: str) -> None:
    assert device_of(agent) == device


# Seat links.


async def test_only_the_player_who_sat_down_renews_a_link_and_the_old_one_is_void(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random")
        table, old = made["table"]["id"], made["token"]
        (link,) = (await anna.get("/api/me/links")).json()
        assert (link["table"], link["seat"], link["status"]) == (table, "red", "running")
        async with house.visitor(old) as thief, house.socket() as watching:
            await say(watching, op="subscribe", table=table, token=old)
            assert (await hear(watching, "subscribed"))["seat"] == "red"
            refused = await thief.post(f"/api/tables/{table}/seats/red/link")
            assert code(refused) in ("no_guest", "not_your_seat")
            async with house.guest("Eve") as eve:
                assert code(await eve.post(f"/api/tables/{table}/seats/red/link")) == "not_your_seat"
            again = await anna.post(f"/api/tables/{table}/seats/red/link")
            fresh = again.json()["token"]
            assert fresh != old
            assert code(await thief.get(f"/api/tables/{table}")) == "not_your_seat"
            assert code(await thief.post(f"/api/tables/{table}/chat", json={"text": "Hi"})) == "no_guest"
            told = await hear(watching, "frame")
            while told["kind"] != "link":
                told = await hear(watching, "frame")
            assert (told["viewer"], told["legal"]) == (None, None)
            frame = await my_turn(anna, table)
            wish = {"v": frame["v"], "step": frame["legal"][0], "request": "x"}
            await say(watching, op="step", table=table, **wish)
            assert (await hear(watching, "error"))["code"] == "not_your_seat"
            async with house.visitor(fresh) as phone:
                assert (await shown(phone, table))["seat"] == "red"
                assert (await phone.post(f"/api/tables/{table}/steps", json=wish)).status_code == 200
        mine = (await anna.get(f"/api/tables/{table}/seats/mine")).json()
        assert mine["token"] == fresh
        outdated = {"authorization": f"Bearer {old}"}  # in another browser of hers
        assert (await anna.get(f"/api/tables/{table}", headers=outdated)).json()["seat"] == "red"


async def test_a_renewed_link_counts_at_every_process_and_after_a_restart(postgresql: str) -> None:
    async with two_processes(postgresql) as (_, there, anna, _):
        made = await create(anna, "rattus", "me", "random")
        table = made["table"]["id"]
        async with there.visitor(made["token"]) as link:
            assert (await shown(link, table))["seat"] == "red"
            fresh = (await anna.post(f"/api/tables/{table}/seats/red/link")).json()["token"]
            assert code(await link.get(f"/api/tables/{table}")) == "not_your_seat"
        async with there.visitor(fresh) as link:
            assert (await shown(link, table))["seat"] == "red"
    async with running(postgresql) as house, house.visitor(fresh) as link:
        assert (await shown(link, table))["seat"] == "red"


async def test_the_owner_of_a_screen_lists_and_renews_the_links_of_all_its_seats(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        seats = [{"who": "me"}, {"who": "here", "name": "Bob"}]
        made = (await anna.post("/api/tables", json={"game": "rattus", "seats": seats})).json()
        table = made["table"]["id"]
        links = (await anna.get("/api/me/links")).json()
        assert [(link["seat"], link["name"]) for link in links] == [("red", "Anna"), ("yellow", "Bob")]
        fresh = (await anna.post(f"/api/tables/{table}/seats/yellow/link")).json()["tokens"]
        assert fresh["yellow"] != made["tokens"]["yellow"]
        async with house.visitor(made["tokens"]["yellow"]) as old, house.visitor(fresh["yellow"]) as bob:
            assert code(await old.get(f"/api/tables/{table}")) == "not_your_seat"
            assert (await shown(bob, table))["seat"] == "yellow"


async def test_signing_out_everywhere_voids_all_links(database: str) -> None:
    async with running(database) as house, with_account(house, "Anna") as anna:
        made = await create(anna, "rattus", "me", "random")
        over = await create(anna, "rattus", "me", "random")
        await anna.post(f"/api/tables/{over['table']['id']}/seats/mine/concede")
        await anna.delete("/api/session?everywhere=true")
        async with house.visitor(made["token"]) as link:
            for path in ("", "/seats/mine"):
                told = await link.get(f"/api/tables/{made['table']['id']}{path}")
                assert code(told) == "not_your_seat", path
            spoken = await link.post(f"/api/tables/{made['table']['id']}/chat", json={"text": "Hi"})
            assert code(spoken) == "no_guest"
        async with house.visitor(over["token"]) as link:
            path = f"/api/tables/{over['table']['id']}"
            assert code(await link.post(f"{path}/rematch")) == "not_your_seat"
            assert code(await link.post(f"{path}/chat", json={"text": "Hi"})) == "no_guest"


async def test_links_end_with_their_table(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        for played_again in (True, False):
            made = await create(anna, "rattus", "me", "random")
            path = f"/api/tables/{made['table']['id']}"
            await anna.post(f"{path}/seats/mine/concede")
            async with house.visitor(made["token"]) as link:
                said = await link.post(f"{path}/chat", json={"text": "Well played!"})
                assert said.status_code == 201
                if played_again:
                    again = (await anna.post(f"{path}/rematch")).json()
                else:
                    monkeypatch.setattr(live, "LINKS_AFTER_END", -1)
                assert code(await link.post(f"{path}/chat", json={"text": "Hi"})) == "no_guest"
                assert (await link.get(path)).json()["seat"] is None
                assert code(await link.post(f"{path}/rematch")) == "not_your_seat"
            if played_again:
                told = (await anna.get("/api/me/links")).json()
                assert [each["table"] for each in told] == [again["table"]["id"]]


# Erasing.


async def test_nothing_of_a_deleted_player_is_left_but_its_games(database: str) -> None:
    async with running(database) as house, house.guest("Bob") as bob:
        async with with_account(house, "Anna of Ghent") as anna:
            anna.headers["user-agent"] = "Ghentium/1.0"
            await sign_in(anna, "Anna of Ghent")
            seats = [{"who": "me"}, {"who": "here", "name": "Ghentina"}, {"who": "open"}]
            wish = {"game": "rattus", "seats": seats, "public": True}
            made = (await anna.post("/api/tables", json=wish)).json()
            table = made["table"]["id"]
            await bob.post(f"/api/tables/{table}/seats", json={})
            await anna.post(f"/api/tables/{table}/chat", json={"text": "Greetings from Ghent!"})
            async with house.visitor(made["tokens"]["yellow"]) as beside:
                await beside.post(f"/api/tables/{table}/chat", json={"text": "Ghent is nice"})
            await bob.post(f"/api/tables/{table}/chat", json={"text": "Hello"})
            gone = await anna.post("/api/account/deletion", json={"password": PASSWORD})
            assert gone.status_code == 204
        told = await wait_for_name(bob, table, 0, DELETED)
        assert told["frame"]["seats"][1]["name"] == DELETED
        assert told["frame"]["status"] == "running"
        lines = (await bob.get(f"/api/tables/{table}/chat")).json()
        assert [(line["n"], line["text"]) for line in lines] == [(3, "Hello")]
        said = (await bob.post(f"/api/tables/{table}/chat", json={"text": "Anybody?"})).json()
        assert said["n"] == 4
        for seat in ("red", "yellow"):
            async with house.visitor(made["tokens"][seat]) as link:
                assert code(await link.get(f"/api/tables/{table}")) == "not_your_seat"
                assert code(await link.post(f"/api/tables/{table}/seats/mine/back")) == "not_your_seat"
                assert code(await link.post(f"/api/tables/{table}/chat", json={"text": "Hi"})) == "no_guest"
        everything = [
            value
            for (name,) in await stored(database, text(TABLES[make_url(database).get_backend_name()]))
            for row in await stored(database, text(f'SELECT * FROM "{name}"'))
            for value in row
        ]
        assert len(everything) > 100
        assert [value for value in everything if "ghent" in str(value).lower()] == []


TABLES = {
    "sqlite": "SELECT name FROM sqlite_master WHERE type = 'table'",
    "postgresql": "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
}


async def test_the_bytes_of_a_deleted_player_are_in_no_file(sqlite: str) -> None:
    path = Path(make_url(sqlite).database or "")

    def found() -> list[str]:
        return [file.name for file in path.parent.glob(path.name + "*") if b"Xanthippe" in file.read_bytes()]

    async with running(sqlite) as house:
        async with house.guest("Xanthippe") as guest:
            made = await create(guest, "rattus", "me", "random")
            for n in range(30):
                said = {"text": f"Xanthippe says {n}" * 10}
                await guest.post(f"/api/tables/{made['table']['id']}/chat", json=said)
            assert found() != []
            assert (await guest.post("/api/account/deletion", json={})).status_code == 204
        assert found() == []


async def test_a_guest_deletes_itself(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        kept = anna.cookies[COOKIE]
        assert (await anna.post("/api/account/deletion", json={})).status_code == 204
        async with house.visitor(kept) as thief:
            assert code(await thief.get("/api/me")) == "no_guest"
            assert (await shown(thief, table))["table"]["status"] == "closed"
        kinds = await stored(database, select(players.c.kind, players.c.name))
        assert [tuple(row) for row in kinds] == [("deleted", DELETED)]


# Exporting.


async def test_all_that_is_stored_about_somebody_can_be_taken_away(database: str) -> None:
    async with running(database) as house, with_account(house, "Anna") as anna, house.guest("Bob") as bob:
        seats = [{"who": "me"}, {"who": "here", "name": "Cleo"}, {"who": "bot", "bot": "random"}]
        made = (await anna.post("/api/tables", json={"game": "rattus", "seats": seats})).json()
        table = made["table"]["id"]
        await anna.post(f"/api/tables/{table}/chat", json={"text": "Mine"})
        await bob.post(f"/api/tables/{table}/chat", json={"text": "Not Anna's"})
        await anna.post("/api/account/bots", json={"name": "Roberta"})
        answer = await anna.get("/api/me/export")
        assert "rattus-me.json" in answer.headers["content-disposition"]
        told = answer.json()
        assert (told["me"]["name"], told["bots"][0]["name"]) == ("Anna", "Roberta")
        assert [(seat["table"], seat["name"]) for seat in told["seats"]] == [
            (table, "Anna"),
            (table, "Cleo"),
        ]
        assert [line["text"] for line in told["chat"]] == ["Mine"]
        assert [each["current"] for each in told["sessions"]] == [True]
        assert "$argon2" not in json.dumps(told)
        assert (await bob.get("/api/me/export")).json()["me"]["name"] == "Bob"
        async with house.visitor() as stranger:
            assert code(await stranger.get("/api/me/export")) == "no_guest"
        assert len(await stored(database, select(messages))) == 2


async def test_guests_at_a_screen_are_known_as_somebodys_after_the_migration(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        seats = [{"who": "me"}, {"who": "here", "name": "Bob"}]
        await anna.post("/api/tables", json={"game": "rattus", "seats": seats})
        before = await stored(database, select(players.c.id, players.c.owner, players.c.name_key))
    await downgraded(database, "0007")
    async with running(database):
        after = await stored(database, select(players.c.id, players.c.owner, players.c.name_key))
    assert sorted(before, key=str) == sorted(after, key=str)
    assert sum(owner is not None for _, owner, _ in after) == 1


async def downgraded(database: str, revision: str) -> None:
    """Downgrade the database to a revision before guests had owners."""
    from alembic import command

    from rattus.server.settings import Settings
    from rattus.server.storage.database import migration_config, open_engine, writing

    engine = open_engine(Settings(database=database).url)
    async with writing(engine) as connection:
        await connection.execute(text("UPDATE players SET owner = NULL"))
        await connection.run_sync(lambda sync: command.downgrade(migration_config(sync), revision))
    await engine.dispose()
