"""Pages of other origins can do nothing with a visitor's cookie."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rattus.server.http.origins import is_own
from rattus.server.people.identity import COOKIE
from tests.server.house import House, running

FRIEND = "https://friend.example"


def headers_of_strangers(house: House) -> list[dict[str, str]]:
    """Headers that browsers send for pages that are not ours, and headers that no browser sends."""
    host = house.url.removeprefix("http://")
    return [
        {},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "https://evil.example"},
        {"origin": f"https://{host}.evil.example"},
        {"origin": f"http://evil.example/{host}"},
        {"origin": f"http://{host}@evil.example"},
        {"origin": "http://127.0.0.1"},
        {"origin": f"{house.url}, https://evil.example"},
        {"origin": "https://evil.example", "sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "none"},
        {"sec-fetch-site": "same-origin, cross-site"},
        {"referer": house.url},
        {"x-forwarded-host": "evil.example", "origin": "https://evil.example"},
    ]


def headers_of_friends(house: House) -> list[dict[str, str]]:
    """Headers that browsers send for our own pages, and for allowed origins."""
    return [
        {"origin": house.url},
        {"origin": house.url.replace("http://", "https://")},
        {"sec-fetch-site": "same-origin"},
        {"origin": house.url, "sec-fetch-site": "same-origin"},
        {"origin": FRIEND, "sec-fetch-site": "cross-site"},
    ]


async def test_with_a_cookie_only_our_own_pages_change_anything(sqlite: str) -> None:
    async with running(sqlite, origins=FRIEND) as house, house.guest("Anna") as anna:
        del anna.headers["origin"]
        for given in headers_of_strangers(house):
            for verb, path in (("PATCH", "/api/me"), ("POST", "/api/tables"), ("DELETE", "/api/session")):
                refused = await anna.request(verb, path, json={"name": "Eve"}, headers=given)
                assert (refused.status_code, refused.json()["code"]) == (403, "forbidden_origin"), given
        assert (await anna.get("/api/me")).json()["name"] == "Anna"
        for given in headers_of_friends(house):
            done = await anna.patch("/api/me", json={"name": "Anne"}, headers=given)
            assert done.status_code == 200, given


async def test_a_foreign_page_signs_nobody_in_even_without_a_cookie(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as visitor:
        del visitor.headers["origin"]
        for path in ("/api/guests", "/api/account", "/api/session", "/api/session/link"):
            given = {"origin": "https://evil.example"}
            refused = await visitor.post(path, json={"name": "Eve"}, headers=given)
            assert (refused.status_code, refused.json()["code"]) == (403, "forbidden_origin")
        program = await visitor.post("/api/guests", json={"name": "Curl"})
        assert program.status_code == 201


async def test_two_origins_are_none(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        given = [("origin", house.url), ("origin", "https://evil.example")]
        refused = await anna.patch("/api/me", json={"name": "Eve"}, headers=given)
        assert refused.status_code == 403


async def test_a_token_needs_no_origin(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as visitor:
        token = (await visitor.post("/api/guests", json={"name": "Anna"})).json()["token"]
        async with house.visitor(token) as program:
            for given in headers_of_strangers(house):
                done = await program.patch("/api/me", json={"name": "Anne"}, headers=given)
                assert done.status_code == 200


async def test_reading_needs_no_origin(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        told = await anna.get("/api/me", headers={"origin": "https://evil.example"})
        assert told.status_code == 200
        assert "access-control-allow-origin" not in told.headers


async def opens(house: House, headers: Mapping[str, str]) -> bool:
    try:
        async with connect(house.socket_url, additional_headers=headers):
            return True
    except InvalidStatus:
        return False


async def test_only_our_own_pages_open_a_socket_with_a_cookie(sqlite: str) -> None:
    async with running(sqlite, origins=FRIEND) as house, house.guest("Anna") as anna:
        cookie = {"cookie": f"{COOKIE}={anna.cookies[COOKIE]}"}
        for given in headers_of_strangers(house):
            assert not await opens(house, given | cookie), given
        for given in headers_of_friends(house):
            assert await opens(house, given | cookie), given
        assert await opens(house, {})
        assert not await opens(house, {"origin": "https://evil.example"})
        assert await opens(house, {"authorization": f"Bearer {anna.cookies[COOKIE]}"})


@pytest.mark.parametrize(
    ("origin", "host", "secure", "own"),
    [
        ("https://a.example", "a.example", True, True),
        ("https://a.example", "a.example:443", True, True),
        ("https://a.example:443", "a.example", False, True),
        ("https://A.example", "a.EXAMPLE", True, True),
        ("http://[::1]:8765", "[::1]:8765", False, True),
        ("http://a.example", "a.example", True, False),
        ("http://a.example:8080", "a.example", False, False),
        ("https://a.example:8443", "a.example", False, False),
        ("https://b.example", "a.example", False, False),
        ("https://", "", False, False),
        ("https://a.example", None, False, False),
        ("https://a.example:x", "a.example", False, False),
        ("https://a.example", "a.example:x", False, False),
        ("https://[", "[", False, False),
        ("file://a.example", "a.example", False, False),
        ("null", "null", False, False),
    ],
)
def test_an_origin_is_ours_if_scheme_host_and_port_are(
    origin: str, host: str | None, secure: bool, own: bool
) -> None:
    assert is_own(origin, host, secure) is own
