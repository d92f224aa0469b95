"""A page asks its own worker as it asks a server: the same addresses, the same statuses, the same fields."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from rattus.page.requests import ROUTES, Route
from tests.page.house import at_home, played_on

ONLY_AT_HOME = {
    ("DELETE", "/api/tables/*"),
    ("GET", "/api/home/export"),
    ("POST", "/api/home/import"),
}


@cache
def described() -> Any:
    """What the server says of itself."""
    told = subprocess.run([sys.executable, "-m", "tools.openapi"], capture_output=True, check=True)
    return json.loads(told.stdout)


def operations() -> dict[tuple[str, str], Any]:
    """The server's operations by method and path, with a star for each part that is not fixed."""
    return {
        (method.upper(), re.sub(r"\{\w+\}", "*", path)): operation
        for path, item in described()["paths"].items()
        for method, operation in item.items()
    }


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_a_request_of_home_is_one_of_the_server_with_the_same_status(route: Route) -> None:
    known = operations().get((route.method, route.path))
    if (route.method, route.path) in ONLY_AT_HOME:
        assert known is None
        return
    assert known is not None
    assert str(route.status) in known["responses"]


def fields_of(shape: Any) -> set[str] | None:
    """The fields of an object in the server's description, if it is one."""
    while "$ref" in shape:
        shape = described()["components"]["schemas"][shape["$ref"].rpartition("/")[2]]
    return set(shape["properties"]) if "properties" in shape else None


async def test_answers_have_the_fields_that_the_server_describes() -> None:
    compared = 0
    async with at_home() as page:
        made = await page.table("cartus", "me", "Bob", "random")
        await played_on(page, 1, made)
        table = made["table"]["id"]
        record = await page.good("GET", f"/api/tables/{table}/record")
        study = (await page.good("POST", "/api/studies", {"record": record}))["id"]
        for route in ROUTES:
            if route.method != "GET" or (route.method, route.path) in ONLY_AT_HOME:
                continue
            of = study if "studies" in route.path else "cartus" if "games" in route.path else table
            path = route.path.replace("*", of, 1).replace("positions/*", "positions/5").replace("*", "red")
            status, said = await page.ask("GET", f"{path}?thing=red", token=made["token"])
            if status >= 400 or not isinstance(said, dict):
                continue
            content = operations()[route.method, route.path]["responses"][str(route.status)]["content"]
            expected = fields_of(content["application/json"]["schema"])
            if expected is not None:
                compared += 1
                assert set(said) <= expected, path
                assert expected - set(said) <= {"result"}, path
    assert compared > 12
