"""Accounts: made from guests or without one, signed in to by password or by link, changed, deleted."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from click.testing import CliRunner
from itsdangerous import TimestampSigner
from sqlalchemy import select, text

from rattus.cli import main
from rattus.host.names import DELETED
from rattus.host.people import Player, PlayerKind
from rattus.host.problems import Code, Problem
from rattus.server.people import accounts as rules
from rattus.server.people.identity import COOKIE, RENEW_AFTER, Signatures
from rattus.server.people.passwords import MOST_WAITING, Passwords
from rattus.server.settings import Settings
from rattus.server.storage.database import open_engine
from rattus.server.storage.schema import accounts, events, links
from rattus.server.wire import socket as socket_rules
from tests.server.house import KEY, House, create, hear, my_turn, running, say, shown

PASSWORD = "a rat in every port"


async def account(client: httpx.AsyncClient, name: str, password: str | None = PASSWORD) -> dict[str, Any]:
    answer = await client.post("/api/account", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def sign_in(client: httpx.AsyncClient, name: str, password: str = PASSWORD) -> httpx.Response:
    return await client.post("/api/session", json={"name": name, "password": password})


@asynccontextmanager
async def with_account(house: House, name: str) -> AsyncIterator[httpx.AsyncClient]:
    async with house.visitor() as client:
        await account(client, name)
        yield client


def code(answer: httpx.Response) -> str:
    told: str = answer.json()["code"]
    return told


async def stored(database: str, query: Any) -> list[Any]:
    engine = open_engine(Settings(database=database).url)
    async with engine.connect() as connection:
        rows = list((await connection.execute(query)).all())
    await engine.dispose()
    return rows


# Signing up and in.


async def test_a_guest_becomes_an_account_and_keeps_its_tables(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        before = dict(anna.cookies)
        guest = (await anna.get("/api/me")).json()
        assert (guest["kind"], guest["password"]) == ("guest", False)
        table = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        made = await account(anna, "Anna of Ghent")
        assert (made["id"], made["kind"]) == (guest["id"], "account")
        me = (await anna.get("/api/me")).json()
        assert (me["name"], me["kind"], me["password"]) == ("Anna of Ghent", "account", True)
        assert (await shown(anna, table))["seat"] == "red"
        async with house.visitor() as thief:
            thief.cookies.update(before)
            assert code(await thief.get("/api/me")) == "no_guest"
        assert code(await anna.post("/api/account", json={"name": "Another"})) == "has_account"


async def test_a_session_names_its_player_or_nobody(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as stranger, house.guest("Anna") as anna:
        told = await stranger.get("/api/session")
        assert (told.status_code, told.json()) == (200, None)
        assert code(await stranger.get("/api/me")) == "no_guest"
        assert (await anna.get("/api/session")).json() == (await anna.get("/api/me")).json()


async def test_an_account_needs_no_guest_before_and_no_password(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as anna:
        await account(anna, "Anna", None)
        assert (await anna.get("/api/me")).json()["password"] is False
        async with house.visitor() as other:
            for password in ("", "None", "null", PASSWORD):
                assert code(await sign_in(other, "Anna", password)) == "wrong_password"


async def test_one_signs_in_by_name_and_password_whatever_the_case_of_the_name(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as anna:
        made = await account(anna, "Zoë", "pass wörd")
        async with house.visitor() as phone:
            assert (await sign_in(phone, "ZOE\u0308", "pass wo\u0308rd")).status_code == 201
            assert (await phone.get("/api/me")).json()["id"] == made["id"]
            assert code(await sign_in(phone, "Zoë", "Pass wörd")) == "wrong_password"
            assert code(await sign_in(phone, "Zoe", "pass wörd")) == "wrong_password"


async def test_a_name_has_one_owner(database: str) -> None:
    async with running(database) as house, house.visitor() as anna, house.guest("Bob") as bob:
        await account(anna, "Anna")
        for name in ("anna", "ＡＮＮＡ", " Anna ", "fair", "Master", DELETED):
            for path in ("/api/account", "/api/guests"):
                async with house.visitor() as other:
                    assert code(await other.post(path, json={"name": name})) == "name_taken", name
            assert code(await bob.patch("/api/me", json={"name": name})) == "name_taken", name
        assert code(await bob.post("/api/account", json={"name": "An\u200bna"})) == "bad_name"
        assert (await anna.patch("/api/me", json={"name": "ANNA"})).json()["name"] == "ANNA"
        assert (await anna.patch("/api/me", json={"name": "Berta"})).status_code == 200
        assert (await bob.patch("/api/me", json={"name": "Anna"})).status_code == 200
        assert (await sign_in(bob, "Berta")).status_code == 201


async def test_a_guest_makes_way_for_the_account_that_takes_its_name(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as guest, house.guest("Anna") as other:
        table = (await create(guest, "rattus", "me", "open"))["table"]["id"]
        await other.post(f"/api/tables/{table}/seats", json={})
        assert names(await shown(guest, table)) == ["Anna", "Anna 2"]
        async with with_account(house, "Carla") as carla:
            assert (await guest.get("/api/me")).json()["name"] == "Anna"
            assert (await carla.patch("/api/me", json={"name": "ANNA"})).status_code == 200
            for each in (guest, other):
                assert (await each.get("/api/me")).json()["name"] == "ANNA 2"
            assert "anna" not in [name.lower() for name in names(await shown(guest, table))]
            assert len(set(names(await shown(guest, table)))) == 2
        async with house.guest("Bob") as bob, with_account(house, "Bob"):
            assert (await bob.get("/api/me")).json()["name"] == "Bob 2"


def names(told: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in told["frame"]["seats"]]


async def test_of_many_who_want_a_name_at_once_one_gets_it(database: str) -> None:
    async with running(database) as house:

        async def want() -> int:
            async with house.visitor() as client:
                return (await client.post("/api/account", json={"name": "Anna"})).status_code

        assert sorted(await asyncio.gather(*(want() for _ in range(8)))) == [201] + [409] * 7
        assert len(await stored(database, text("SELECT id FROM players"))) == 1


async def test_a_password_is_long_and_not_kept(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as anna:
        for short in ("", "1234567", "x" * 257):
            answer = await anna.post("/api/account", json={"name": "Anna", "password": short})
            assert code(answer) == "bad_request"
        await account(anna, "Anna")
        ((kept,),) = await stored(sqlite, select(accounts.c.password))
        assert kept.startswith("$argon2id$")
        assert PASSWORD not in kept


@pytest.mark.parametrize(
    "weak",
    [
        "password",
        "12345678",
        "        ",
        "Passw0rd!",
        "qwertz12345",
        "abcdabcd",
        "aaaaaaaab",
        "Anna Bolena",
        "annabolena1",
    ],
)
async def test_a_password_that_anybody_would_try_is_refused(sqlite: str, weak: str) -> None:
    async with running(sqlite) as house, house.visitor() as anna:
        wish = {"name": "Anna Bolena", "password": weak}
        assert code(await anna.post("/api/account", json=wish)) == "weak_password"
        await account(anna, "Anna Bolena")
        change = {"old": PASSWORD, "new": weak}
        assert code(await anna.put("/api/account/password", json=change)) == "weak_password"
        assert (await sign_in(anna, "Anna Bolena")).status_code == 201


async def test_tries_are_limited_by_account_too_but_not_where_its_owner_signs_in(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "TRIES_OF_ALL", 0.001)  # one, then none for a long time
    proxied = running(sqlite, trusted_proxies="127.0.0.1")
    async with proxied as house, with_account(house, "Anna"), house.visitor() as visitor:

        async def guess(address: str, password: str = "wrong guess") -> str:
            wish = {"name": "Anna", "password": password}
            answer = await visitor.post("/api/session", json=wish, headers={"x-forwarded-for": address})
            return "right" if answer.status_code == 201 else code(answer)

        assert await guess("198.51.100.7", PASSWORD) == "right"
        assert await guess("203.0.113.1") == "too_many"
        assert await guess("203.0.113.2", PASSWORD) == "too_many"
        assert await guess("198.51.100.7", PASSWORD) == "right"


async def test_a_password_hashed_with_other_parameters_is_hashed_again(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as anna:
        await account(anna, "Anna")
        weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
        engine = open_engine(Settings(database=sqlite).url)
        async with engine.begin() as connection:
            await connection.execute(accounts.update().values(password=weak))
        await engine.dispose()
        for _ in range(2):
            assert (await sign_in(anna, "Anna")).status_code == 201
        ((kept,),) = await stored(sqlite, select(accounts.c.password))
        assert kept != weak
        assert not Passwords(1).outdated(kept)


async def test_guessing_passwords_is_slowed_down(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as eve:
        guesses = await asyncio.gather(*(sign_in(eve, "Anna", f"guess {n}") for n in range(8)))
        assert sorted(map(code, guesses)) == ["too_many"] * 3 + ["wrong_password"] * 5
        (wait,) = {guess.headers["retry-after"] for guess in guesses if code(guess) == "too_many"}
        assert wait == "2"
        assert code(await sign_in(eve, "Bob", "guess")) == "wrong_password"


def weak_passwords() -> Passwords:
    return Passwords(1, hasher=PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


async def test_passwords_are_hashed_a_few_at_a_time_without_blocking_anything_else() -> None:
    passwords = weak_passwords()
    kept = await passwords.hash("right", "here")
    assert await passwords.verify(kept, "right", "here")
    assert not await passwords.verify(kept, "wrong", "here")
    assert not await passwords.verify("no hash", "right", "here")
    assert not await passwords.verify(None, "right", "here")
    asked = [passwords.verify(kept, "right", f"{n} street") for n in range(MOST_WAITING + 4)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, Problem)]
    assert [problem.code for problem in refused] == [Code.UNAVAILABLE] * 3
    assert answers.count(True) == MOST_WAITING + 1
    passwords.close()


async def test_trying_names_keeps_no_owner_of_an_account_waiting() -> None:
    """However many passwords wait from other addresses, the owner of an account is next, and is never refused."""
    passwords = weak_passwords()
    kept = await passwords.hash("right", "here")
    order: list[str] = []

    async def tried(who: str, hashed: str | None) -> object:
        try:
            return await passwords.verify(hashed, "right", who)
        except Problem as problem:
            return problem.code
        finally:
            order.append(who)

    guesses = [tried(f"{n % 20} street", None) for n in range(MOST_WAITING + 20)]
    waiting = [asyncio.create_task(guess) for guess in guesses]
    await asyncio.sleep(0)
    assert await tried("home", kept) is True
    answered = [who for who in order if who != "home"]
    assert len(answered) <= 20 + 2  # those refused, the one before, and the one that had to make room
    assert {await guess for guess in waiting} == {False, Code.UNAVAILABLE}
    passwords.close()


async def test_one_address_does_not_fill_the_queue_of_passwords() -> None:
    """A password from elsewhere takes the place of one from the address that fills the queue."""
    passwords = weak_passwords()
    crowd = [asyncio.create_task(passwords.verify(None, "guess", "street")) for _ in range(MOST_WAITING + 1)]
    await asyncio.sleep(0)
    assert await passwords.verify(None, "guess", "home") is False
    answers = await asyncio.gather(*crowd, return_exceptions=True)
    assert answers.count(False) == MOST_WAITING
    passwords.close()


# Sessions.


async def test_the_cookie_is_not_for_scripts_and_not_for_other_sites(sqlite: str) -> None:
    proxied = running(sqlite, session_days=2.0, trusted_proxies="127.0.0.1")
    async with proxied as house, house.visitor() as anna:
        plain = await anna.post("/api/guests", json={"name": "Anna"})
        https = {"x-forwarded-proto": "https", "origin": house.url.replace("http:", "https:")}
        secure = await anna.post("/api/account", json={"name": "Anna"}, headers=https)
        out = await anna.delete("/api/session")
    for answer in (plain, secure, out):
        told = answer.headers["set-cookie"].lower()
        assert "httponly" in told
        assert "samesite=lax" in told
        assert "path=/" in told
    assert f"max-age={2 * 86_400}" in plain.headers["set-cookie"].lower()
    assert "max-age=0" in out.headers["set-cookie"].lower()
    assert ["secure" in answer.headers["set-cookie"].lower() for answer in (plain, secure)] == [
        False,
        True,
    ]
    async with running(sqlite, secure_cookies=True) as house, house.visitor() as visitor:
        visitor.headers["origin"] = house.url.replace("http:", "https:")
        told = (await visitor.post("/api/guests", json={"name": "Bob"})).headers["set-cookie"]
        assert "secure" in told.lower()


def player(name: str, epoch: int = 0) -> Player:
    return Player(name, name, PlayerKind.GUEST, epoch, None)


def test_only_our_own_signature_makes_somebody_known() -> None:
    ours, theirs = Signatures("one"), Signatures("two")
    signed = ours.sign(player("anna", 3), "s1")
    session = ours.session(signed)
    assert session is not None
    assert (session.player, session.epoch, session.id) == ("anna", 3, "s1")
    for forged in (
        None,
        "",
        "anna",
        "me_anna",
        "me_anna.3",
        signed + "x",
        theirs.sign(player("anna", 3), "s1"),
    ):
        assert ours.session(forged) is None


def test_a_key_is_replaced_without_signing_anybody_out() -> None:
    before, between, after = Signatures("old"), Signatures("new", "old"), Signatures("new")
    assert between.session(before.sign(player("anna"), "s1")) is not None
    assert between.session(after.sign(player("anna"), "s1")) is not None
    assert after.session(between.sign(player("anna"), "s1")) is not None
    assert after.session(before.sign(player("anna"), "s1")) is None
    assert before.session(after.sign(player("anna"), "s1")) is None


async def test_a_session_is_over_some_time_after_the_last_visit(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def it_is(days_later: float) -> None:
        then = int(time.time() + days_later * 86_400)
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda signer: then)

    async with running(sqlite, session_days=10.0) as house, house.guest("Anna") as anna:
        assert "set-cookie" not in (await anna.get("/api/me")).headers
        me = (await anna.get("/api/me")).json()["id"]
        (session,) = [each["id"] for each in (await anna.get("/api/sessions")).json()]
        it_is(-RENEW_AFTER / 86_400 - 0.1)
        aged = Signatures(KEY).sign(player(me), session)
        it_is(0)
        async with house.visitor() as same:
            told = await same.get("/api/me", headers={"cookie": f"{COOKIE}={aged}"})
            assert told.headers["set-cookie"].startswith(f"{COOKIE}=me_")
            assert aged not in told.headers["set-cookie"]
            it_is(9.9)
            assert (await anna.get("/api/me")).status_code == 200
            it_is(10.1)
            assert code(await same.get("/api/me", headers={"cookie": f"{COOKIE}={aged}"})) == "no_guest"
            assert code(await anna.get("/api/me")) == "no_guest"


async def test_one_signs_out_here_or_everywhere(database: str) -> None:
    async with (
        running(database) as house,
        with_account(house, "Anna") as anna,
        house.visitor() as phone,
        house.visitor() as tablet,
    ):
        for device in (phone, tablet):
            await sign_in(device, "Anna")
        assert (await phone.delete("/api/session")).status_code == 204
        assert COOKIE not in phone.cookies
        assert (await anna.get("/api/me")).status_code == 200
        link = (await anna.post("/api/account/links")).json()["link"]
        await anna.delete("/api/session?everywhere=true")
        assert code(await tablet.get("/api/me")) == "no_guest"
        async with house.visitor(tablet.cookies[COOKIE]) as program:
            assert code(await program.get("/api/me")) == "no_guest"
        assert code(await phone.post("/api/session/link", json={"link": link})) == "bad_link"
        assert (await sign_in(phone, "Anna")).status_code == 201
        assert (await phone.get("/api/me")).status_code == 200


async def test_a_token_counts_before_the_cookie(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        token = (await create(bob, "rattus", "me", "open"))["token"]
        for shown, name in (
            (f"Bearer {bob.cookies[COOKIE]}", "Bob"),
            (f"bearer   {bob.cookies[COOKIE]}", "Bob"),
            (f"Bearer {token}", "Anna"),
            ("Basic abc", "Anna"),
        ):
            told = await anna.get("/api/me", headers={"authorization": shown})
            assert told.json()["name"] == name, shown
        for shown in ("Bearer bot_abc", "Bearer me_abc", "Bearer abc"):
            assert code(await anna.get("/api/me", headers={"authorization": shown})) == "no_guest"


async def test_an_open_socket_ends_with_its_session(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_rules, "KNOWN_FOR", 0.0)
    async with running(sqlite) as house, with_account(house, "Anna") as anna:
        cookie = {"cookie": f"{COOKIE}={anna.cookies[COOKIE]}", "origin": house.url}
        async with house.socket(cookie) as socket:
            await say(socket, op="ping")
            await hear(socket, "pong")
            await anna.delete("/api/session?everywhere=true")
            await say(socket, op="ping")
            await asyncio.wait_for(socket.wait_closed(), 10)
            assert socket.close_code == socket_rules.SIGNED_OUT


# Links.


async def test_a_link_signs_in_once(database: str) -> None:
    async with running(database) as house, with_account(house, "Anna") as anna:
        made = (await anna.post("/api/account/links")).json()
        assert made["expires_at"] / 1000 == pytest.approx(time.time() + rules.LINK_MINUTES * 60, abs=30)
        ((kept,),) = await stored(database, select(links.c.hash))
        assert kept not in made["link"]

        async def use(client: httpx.AsyncClient) -> int:
            return (await client.post("/api/session/link", json={"link": made["link"]})).status_code

        async with house.visitor() as phone, house.visitor() as thief:
            assert sorted(await asyncio.gather(use(phone), use(thief))) == [201, 401]
            names = [(await one.get("/api/me")).status_code for one in (phone, thief)]
            assert sorted(names) == [200, 401]


async def test_a_link_does_not_work_for_long(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as house, with_account(house, "Anna") as anna:
        monkeypatch.setattr(rules, "LINK_MINUTES", 0)
        link = (await anna.post("/api/account/links")).json()["link"]
        async with house.visitor() as phone:
            for wrong in (link, "link_nothing", "x"):
                assert code(await phone.post("/api/session/link", json={"link": wrong})) == "bad_link"
        monkeypatch.undo()
        await anna.post("/api/account/links")
        assert len(await stored(sqlite, select(links))) == 1


async def test_guests_and_strangers_make_no_links(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna, house.visitor() as stranger:
        assert code(await anna.post("/api/account/links")) == "no_account"
        assert code(await stranger.post("/api/account/links")) == "no_guest"


async def test_the_operator_makes_a_sign_in_link_on_the_command_line(database: str) -> None:
    async with running(database) as house, with_account(house, "Anna") as anna:
        command = ["account", "link", "ANNA", "--database", database, "--site", "https://rattus.example/"]
        done = await asyncio.to_thread(CliRunner().invoke, main, command)
        assert done.exit_code == 0, done.output
        found = re.search(r"https://rattus.example/sign-in#(link_\S+)", done.output)
        assert found is not None
        async with house.visitor() as phone:
            assert (await phone.post("/api/session/link", json={"link": found[1]})).status_code == 201
            assert (await anna.get("/api/me")).status_code == 200
            done = await asyncio.to_thread(CliRunner().invoke, main, [*command, "--reset"])
            assert code(await phone.get("/api/me")) == "no_guest"
            link = done.output.split()[0].partition("#")[2]
            assert code(await sign_in(phone, "Anna")) == "wrong_password"
            assert (await phone.post("/api/session/link", json={"link": link})).status_code == 201
            changed = await phone.put("/api/account/password", json={"new": "another password"})
            assert changed.status_code == 200
            assert (await sign_in(phone, "Anna", "another password")).status_code == 201
        done = await asyncio.to_thread(CliRunner().invoke, main, ["account", "link", "Bob", *command[3:]])
        assert done.exit_code == 1
        assert "no account called 'Bob'" in done.output


# Changing.


async def test_a_new_password_takes_the_old_one_and_ends_all_other_sessions(sqlite: str) -> None:
    async with running(sqlite) as house, with_account(house, "Anna") as anna, house.visitor() as phone:
        await sign_in(phone, "Anna")
        for old in (None, "", "wrong"):
            wish = {"new": "another password", "old": old}
            assert code(await anna.put("/api/account/password", json=wish)) == "wrong_password"
        wish = {"new": "another password", "old": PASSWORD}
        assert (await anna.put("/api/account/password", json=wish)).status_code == 200
        assert (await anna.get("/api/me")).status_code == 200
        assert code(await phone.get("/api/me")) == "no_guest"
        assert code(await sign_in(phone, "Anna")) == "wrong_password"
        assert (await sign_in(phone, "Anna", "another password")).status_code == 201


async def test_a_deleted_account_leaves_its_games_and_not_its_name(database: str) -> None:
    async with running(database) as house, house.guest("Bob") as bob:
        async with with_account(house, "Anna of Ghent") as anna:
            table = (await create(anna, "rattus", "me", "open", public=True, rated=False))["table"]["id"]
            await bob.post(f"/api/tables/{table}/seats", json={})
            await my_turn(anna if (await shown(anna, table))["frame"]["to_act"] == "red" else bob, table)
            left = (await create(anna, "rattus", "me", "open"))["table"]["id"]
            await anna.delete(f"/api/tables/{left}/seats/mine")
            waiting = (await create(anna, "rattus", "me", "open"))["table"]["id"]
            alone = (await create(anna, "rattus", "me", "random"))["table"]["id"]
            await anna.post("/api/account/bots", json={"name": "Bot of Ghent"})
            assert code(await anna.post("/api/account/deletion", json={})) == "wrong_password"
            gone = await anna.post("/api/account/deletion", json={"password": PASSWORD})
            assert gone.status_code == 204
            assert COOKIE not in anna.cookies
        for _ in range(100):
            told = await shown(bob, table)
            if told["frame"]["seats"][0]["name"] == DELETED:
                break
            await asyncio.sleep(0.02)
        assert told["frame"]["seats"][0]["name"] == DELETED
        assert told["frame"]["seats"][0]["away"] == "left"
        (listed,) = (await bob.get("/api/tables?status=running")).json()["tables"]
        assert listed["seats"][0]["name"] == DELETED
        assert (await shown(bob, waiting))["table"]["status"] == "closed"
        assert (await shown(bob, alone))["table"]["status"] == "over"
        frames = (await bob.get(f"/api/tables/{table}/frames?since=0")).text
        assert "Ghent" not in frames
        async with house.visitor() as other:
            assert code(await sign_in(other, "Anna of Ghent")) == "wrong_password"
            await account(other, "anna of ghent")
            assert (await other.get("/api/me/tables")).json()["tables"] == []
            assert (await other.post("/api/account/bots", json={"name": "Bot of Ghent"})).status_code == 201
    bodies = " ".join(body for (body,) in await stored(database, select(events.c.body)))
    assert DELETED in bodies
    assert "Ghent" not in bodies
