"""Security headers, rate limits, deadlines, and what strangers can't see."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rattus.server.app import make_app
from rattus.server.http.headers import ALWAYS, SECURE
from rattus.server.http.schema import taken_in
from rattus.server.limits import BURST, MOST_KEPT, Buckets, TooMany, household
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive
from rattus.server.storage.writer import Writer
from rattus.server.wire.connections import MOST_HEAD_BYTES
from tests.server.house import KEY, WATCHING, House, create, my_turn, running, say

PROXY = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}


# Headers.


async def test_every_answer_is_strict(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "random", "random"))["table"]["id"]
        await my_turn(anna, table)
        answers = [
            await anna.get("/api/games"),
            await anna.get(f"/api/tables/{table}/record"),
            await anna.get("/api/schema/openapi.json"),
            await anna.get("/metrics", headers=WATCHING),
            await anna.get("/api/nothing"),
            await anna.get("/"),
            await anna.put("/api/guests"),
            await anna.post("/api/guests", content=b"{"),
            await anna.post("/api/guests", json={"name": "x" * 70_000}),
            await anna.post("/api/guests", json={"name": "Eve"}, headers={"origin": "https://evil.example"}),
            await anna.options("/api/guests"),
            await anna.head("/api/games"),
        ]  # fmt: skip
        for answer in answers:
            told = {name: answer.headers.get(name) for name in ALWAYS}
            assert told == ALWAYS, answer.request.url
            assert answer.headers["cache-control"] == "no-store"
            assert "strict-transport-security" not in answer.headers
            assert "server" not in answer.headers
            assert re.fullmatch(r"[0-9a-f]{16}", answer.headers["x-request-id"])


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    policy = dict(part.split(" ", 1) for part in ALWAYS["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    allowed = {source for sources in policy.values() for source in sources.split()}
    assert allowed == {"'none'", "'self'", "data:"}
    assert "data:" not in policy["script-src"]


async def test_https_is_insisted_on_where_a_trusted_proxy_says_that_it_was_used(sqlite: str) -> None:
    for proxies, secure in (("127.0.0.0/8", True), ("", False), ("10.1.2.3", False)):
        async with running(sqlite, trusted_proxies=proxies) as house, house.visitor() as visitor:
            answer = await visitor.get("/api/games", headers=PROXY)
            assert (SECURE.items() <= dict(answer.headers).items()) == secure


async def test_a_request_keeps_the_name_a_trusted_proxy_has_given_it(sqlite: str) -> None:
    for proxies, believed in (("127.0.0.1", True), ("", False)):
        async with running(sqlite, trusted_proxies=proxies) as house, house.visitor() as visitor:
            for name, good in (
                ("a-request-1", True),
                ("short", False),
                ("x" * 65, False),
                ('"a,b;c"', False),
            ):
                answer = await visitor.get("/api/games", headers={"x-request-id": name})
                assert (answer.headers["x-request-id"] == name) == (good and believed)


async def test_head_is_get_without_a_body_and_allow_names_what_there_is(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as visitor:
        whole, head = await visitor.get("/api/games"), await visitor.head("/api/games")
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == whole.headers["content-length"]
        assert (await visitor.head("/api/nothing")).status_code == 404
        for method, path, allowed in (
            ("PUT", "/api/me", {"GET", "HEAD", "PATCH", "OPTIONS"}),
            ("DELETE", "/api/guests", {"POST", "OPTIONS"}),
            ("POST", "/api/games", {"GET", "HEAD", "OPTIONS"}),
            ("HEAD", "/api/guests", {"POST", "OPTIONS"}),
        ):
            answer = await visitor.request(method, path)
            assert answer.status_code == 405
            assert set(answer.headers["allow"].split(", ")) == allowed, path
        options = await visitor.options("/api/me")
        assert set(options.headers["allow"].split(", ")) == {"GET", "HEAD", "PATCH", "OPTIONS"}


async def test_pages_of_friendly_origins_may_read_and_others_may_not(sqlite: str) -> None:
    friend, stranger = "https://friend.example", "https://evil.example"
    async with running(sqlite, origins=friend) as house, house.visitor() as visitor:
        for origin in (friend, stranger):
            asked = {"origin": origin, "access-control-request-method": "POST"}
            before = await visitor.options("/api/guests", headers=asked)
            after = await visitor.get("/api/games", headers={"origin": origin})
            for answer in (before, after):
                allowed = answer.headers.get("access-control-allow-origin")
                assert allowed == (friend if origin == friend else None)


# Limits.


def test_credit_is_used_up_and_comes_back() -> None:
    now = 0.0
    buckets = Buckets(2.0, lambda: now)
    for _ in range(int(2 * BURST)):
        buckets.take("a")
    with pytest.raises(TooMany) as refused:
        buckets.take("a")
    assert refused.value.wait == pytest.approx(0.5)
    buckets.take("b")
    now = 0.5
    buckets.take("a")
    with pytest.raises(TooMany):
        buckets.take("a")
    now = 1000.0
    for _ in range(int(2 * BURST)):
        buckets.take("a")
    with pytest.raises(TooMany):
        buckets.take("a")


def test_without_a_rate_anything_goes() -> None:
    buckets = Buckets(0.0)
    for _ in range(1000):
        buckets.take("a")


def test_the_least_recently_used_bucket_is_dropped_first() -> None:
    buckets = Buckets(0.1, lambda: 0.0)
    buckets.take("first")
    for n in range(MOST_KEPT):
        buckets.take(str(n))
    buckets.take("first")
    with pytest.raises(TooMany):
        buckets.take(str(MOST_KEPT - 1))


def test_a_household_is_one_short_address_or_one_network_of_long_ones() -> None:
    assert household("203.0.113.7") != household("203.0.113.8")
    assert household("2001:db8::1") == household("2001:db8::ffff:1")
    assert household("2001:db8::1") != household("2001:db8:0:1::1")
    assert household("elsewhere") == "elsewhere"


async def statuses(
    client: httpx.AsyncClient, count: int, path: str = "/api/games", **headers: str
) -> list[int]:
    return [(await client.get(path, headers=headers)).status_code for _ in range(count)]


async def test_too_many_requests_are_refused_for_a_while(sqlite: str) -> None:
    async with running(sqlite, client_rate=0.5) as house, house.visitor() as visitor:
        assert await statuses(visitor, 6) == [200] * 5 + [429]
        refused = await visitor.get("/api/games")
        assert refused.json()["code"] == "too_many"
        assert 1 <= int(refused.headers["retry-after"]) <= 2
        assert ALWAYS.items() <= dict(refused.headers).items()
        for path in ("/api/health/live", "/api/health/ready", "/metrics"):
            assert (await visitor.get(path, headers=WATCHING)).status_code == 200
        figures = (await visitor.get("/metrics", headers=WATCHING)).text
        assert 'rattus_requests_total{method="GET",route="-",status="429"} 2.0' in figures


async def test_the_address_is_what_a_trusted_proxy_says_and_nobody_else(sqlite: str) -> None:
    for proxies, told in (("127.0.0.1", [200] * 5), ("", [429] * 5)):
        async with (
            running(sqlite, trusted_proxies=proxies, client_rate=0.5) as house,
            house.visitor() as one,
        ):
            for n in range(5):
                await one.get("/api/games", headers={"x-forwarded-for": f"203.0.113.{n}"})
            later = [await statuses(one, 1, **{"x-forwarded-for": f"203.0.113.{n}"}) for n in range(5, 10)]
            assert [status for (status,) in later] == told


async def test_a_player_is_the_same_from_every_address(sqlite: str) -> None:
    settings = {"trusted_proxies": "127.0.0.1", "player_rate": 0.5}
    async with running(sqlite, **settings) as house, house.visitor() as anna:
        made = (await anna.post("/api/guests", json={"name": "Anna"})).json()
        told = [
            (await statuses(anna, 1, "/api/me", **{"x-forwarded-for": f"203.0.113.{n}"}))[0] for n in range(7)
        ]
        assert told == [200] * 5 + [429] * 2
        async with house.visitor(made["token"]) as other_device:
            assert await statuses(other_device, 1, "/api/me") == [429]


async def test_the_sockets_of_one_address_are_limited(sqlite: str) -> None:
    async with running(sqlite, client_sockets=2) as house:
        async with house.socket() as one, house.socket() as two:
            for socket in (one, two):
                await say(socket, op="ping")
            async with connect(house.socket_url) as third:
                with pytest.raises(ConnectionClosed) as closed:
                    await third.recv()
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4029, "too_many")
        await asyncio.sleep(0.1)
        async with house.socket() as again:
            await say(again, op="ping")
            assert json.loads(await again.recv()) == {"op": "pong"}


async def test_more_connections_than_allowed_are_answered_at_once(sqlite: str) -> None:
    async with running(sqlite, most_connections=3) as house:
        waiting = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(3)]
        async with house.visitor() as visitor:
            assert (await visitor.get("/api/games")).status_code == 503
        for _, writer in waiting:
            writer.close()


# Deadlines.


async def raw(house: House, *parts: bytes, pause: float = 0.1) -> tuple[bytes, float]:
    """Send bytes with pauses between them; return what comes back until the connection is closed, and the seconds."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    began = time.monotonic()
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
        return await asyncio.wait_for(reader.read(), 10), time.monotonic() - began
    except ConnectionError:
        return b"", time.monotonic() - began
    finally:
        writer.close()


async def test_requests_have_a_deadline(sqlite: str) -> None:
    post = b"POST /api/guests HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n"
    async with running(sqlite, request_time=0.5) as house:
        silent = await raw(house)
        blank = await raw(house, *[b"\r\n"] * 20)
        slow_head = await raw(house, *(bytes([byte]) for byte in b"GET /api/games HTTP/1.1\r\n"))
        slow_second = await raw(house, b"GET /api/health/live HTTP/1.1\r\nhost: a\r\n\r\nGET ")
        slow_body = await raw(house, post, b"{", b" ")
        assert [silent[0], blank[0], slow_head[0]] == [b""] * 3
        assert slow_second[0].startswith(b"HTTP/1.1 200")
        assert slow_body[0].startswith(b"HTTP/1.1 408")
        assert b'"code":"too_slow"' in slow_body[0]
        assert b"connection: close" in slow_body[0]
        assert all(seconds < 4 for _, seconds in (silent, blank, slow_head, slow_second, slow_body))


async def test_a_head_may_not_be_too_large(sqlite: str) -> None:
    async with running(sqlite) as house:
        many = b"".join(b"x%d: %s\r\n" % (n, b"y" * 1000) for n in range(MOST_HEAD_BYTES // 1000 + 1))
        for head in (b"GET /" + b"a" * MOST_HEAD_BYTES, b"GET / HTTP/1.1\r\n" + many):
            answer, _ = await raw(house, head)
            assert answer.startswith(b"HTTP/1.1 400")
        async with house.visitor() as visitor:
            assert (await visitor.get("/api/games")).status_code == 200


async def test_a_large_head_that_comes_as_a_whole_is_refused_too(sqlite: str) -> None:
    async with running(sqlite) as house:
        close = b"host: a\r\nconnection: close\r\n"
        for large in (b"x: %s\r\n" % (b"y" * 70_000), b"x: %s\r\n" % (b"y" * 4_000) * 9):
            answer, _ = await raw(house, b"GET /api/games HTTP/1.1\r\n" + close + large + b"\r\n")
            assert answer.startswith(b"HTTP/1.1 400"), answer[:80]
        allowed = b"x: %s\r\n" % (b"y" * (MOST_HEAD_BYTES - 200))
        answer, _ = await raw(house, b"GET /api/games HTTP/1.1\r\n" + close + allowed + b"\r\n")
        assert answer.startswith(b"HTTP/1.1 200"), answer[:80]


async def test_a_quick_body_after_a_small_head_may_be_as_large_as_a_request(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        answer = await anna.post("/api/studies", json={"record": "\n" * 30_000})
        assert answer.json()["code"] == "bad_record"


# Input, and what is revealed.


async def test_metrics_need_the_token_whatever_the_path_ends_with(sqlite: str) -> None:
    async with running(sqlite, metrics_token="") as house, house.visitor() as visitor:
        for path in ("/metrics", "/metrics/", "//metrics", "/metrics/x"):
            for shown in ({}, {"authorization": "Bearer"}, WATCHING):
                answer = await visitor.get(path, headers=shown)
                assert "rattus_steps" not in answer.text, path
    async with running(sqlite, client_rate=0.5) as house, house.visitor() as visitor:
        refused = [await visitor.get("/metrics/", headers={"authorization": "Bearer no"}) for _ in range(6)]
        assert [answer.status_code for answer in refused] == [404] * 5 + [429]
        assert "rattus_steps" in (await visitor.get("/metrics", headers=WATCHING)).text


async def test_nul_characters_and_bytes_that_are_no_text_are_not_understood(database: str) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        table = (await create(anna, "rattus", "me", "random"))["table"]["id"]
        frame = await my_turn(anna, table)
        step = {"v": frame["v"], "step": frame["legal"][0], "request": "a\0"}
        answers = [
            await anna.get("/api/tables/a%00b"),
            await anna.get("/api/players/a%00b"),
            await anna.get("/api/leaderboard?game=a%00"),
            await anna.get("/api/records?game=a%00"),
            await anna.get("/api/studies/a%00"),
            await anna.post("/api/session", json={"name": "a\0", "password": "x"}),
            await anna.post(f"/api/tables/{table}/steps", json=step),
            await anna.post("/api/guests", content=b'{"name":"\xff"}'),
            await anna.post("/api/guests", content=b'{"name":"\xed\xa0\x80"}'),
        ]
        assert [(each.status_code, each.json()["code"]) for each in answers] == [(400, "bad_request")] * 9
        said = await anna.post(f"/api/tables/{table}/chat", json={"text": "no \\u0000 at all"})
        assert said.json()["text"] == "no \\u0000 at all"
        async with house.socket() as socket:
            await socket.send(json.dumps({"op": "subscribe", "table": "a\0"}))
            assert json.loads(await socket.recv())["code"] == "bad_request"


def structs(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for child in kind.__subclasses__():
        yield child
        yield from structs(child)


def test_everything_that_is_taken_in_refuses_what_it_does_not_know(sqlite: str) -> None:
    spec = make_app(Settings(database=sqlite, secret_key=KEY)).openapi_schema
    names = taken_in(spec)
    assert len(names) > 5
    known = {kind.__name__: kind for kind in structs(msgspec.Struct)}
    for name in names:
        assert known[name].__struct_config__.forbid_unknown_fields, name
    schemas = spec.to_schema()["components"]["schemas"]
    assert {name for name in schemas if schemas[name].get("additionalProperties") is False} == names


async def test_deep_and_broken_bodies_are_refused(sqlite: str) -> None:
    bodies = (
        b"[" * 60_000,
        b'{"name": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
        b'{"more": ' + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b', "name": "Anna"}',
        b"\xff\xfe",
        b"",
        b"null",
        b'{"name": "Anna", "admin": true}',
        b'{"name": "\\ud800"}',
        b'{"name": 1e400}',
    )
    async with running(sqlite) as house, house.visitor() as visitor:
        for body in bodies:
            answer = await visitor.post("/api/guests", content=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), body[:20]


async def test_a_mistake_of_ours_is_not_shown(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(archive: Archive, table: str) -> bytes | None:
        raise RuntimeError("the secret is 1234")

    async with running(sqlite, log_level="ERROR") as house, house.visitor() as visitor:
        monkeypatch.setattr(Archive, "secret", broken)
        answer = await visitor.get("/api/tables/anything")
        assert answer.status_code == 500
        assert answer.json() == {"code": "internal", "message": "something went wrong here; try again"}


async def test_a_database_that_does_not_answer_is_told_as_such(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(asked: object, *_: object) -> None:
        raise ConnectionRefusedError("postgresql://rattus:password@database")

    async with running(sqlite, log_level="ERROR") as house, house.visitor() as visitor:
        monkeypatch.setattr(Archive, "_rows", gone)
        monkeypatch.setattr(Writer, "_write", gone)
        for path in ("/api/tables/anything", "/api/health/ready"):
            answer = await visitor.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert "password" not in answer.text
        assert (await visitor.get("/api/health/live")).status_code == 200
