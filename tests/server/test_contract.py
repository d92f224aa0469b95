"""The API matches its documentation: whatever is sent, answers have the documented codes and shapes, and none is a 500.

Schemathesis makes the requests, half of them as documented, half of them not. Path parameters are filled with tables
that exist: an open one, a running one, a finished one; the caller is anonymous, a guest, an account, or the holder of a
seat token.
"""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from rattus.host.problems import WORDS, Code
from rattus.live.seat_tokens import SEAT_PREFIX
from rattus.server.app import make_app
from rattus.server.http.examples import FILE
from rattus.server.people.identity import BOT_PREFIX, LINK_PREFIX, SESSION_PREFIX
from rattus.server.settings import Settings
from tests.server.house import WATCHING, running

EXAMPLES = 8
"""Requests of each kind for an operation; all of it takes half a minute."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
TURNED_AWAY = {400, 401, 403, 404, 405, 408, 413, 429}
"""A caller that gets only these has not got far."""
PASSWORD = "correct horse battery"
RECORD = '[Game "rattus"]\n[Seats "red yellow"]\n[Options ""]\n[Version "1"]\n\n? start red\n'


@contextmanager
def serving(database: str) -> Iterator[str]:
    """A server in a thread; returns its address."""
    address: list[str] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with running(database) as house:
            address.append(house.url)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert ready.wait(60)
        yield address[0]
    finally:
        done.set()
        thread.join()


FIGURES = WATCHING["authorization"].removeprefix("Bearer ")
"""The metrics token."""


class World:
    """A caller of every kind, and an object of every kind to ask for."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.session = requests.Session()
        self._count = 0
        finished = self._post(
            "/api/tables", self._guest(), game="rattus", seats=[{"who": "bot", "bot": "random"}] * 2
        )
        self._finished = finished["table"]["id"]
        while self._get(f"/api/tables/{self._finished}")["table"]["status"] != "over":
            pass
        self.renew()

    def renew(self) -> None:
        """Make new people and objects, because some requests use them up."""
        self.guest = self._guest()
        self._count += 1
        self._name = f"Anna {self._count}"
        self.account = self._post("/api/account", None, name=self._name, password=PASSWORD)["token"]
        self._session = self._get("/api/sessions", self.account)[0]["id"]
        self._bot = self._post("/api/account/bots", self.account, name=f"Robot {self._count}")["id"]
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        made = self._post("/api/tables", self.guest, game="rattus", seats=seats)
        self._running, self.seat_token = made["table"]["id"], made["token"]
        owned = self._post("/api/tables", self.account, game="cartus", seats=[{"who": "me"}, {"who": "open"}])
        self._open = owned["table"]["id"]
        self._study = self._post("/api/studies", self.account, record=RECORD)["id"]
        for table in (self._running, self._open):
            self._post(f"/api/tables/{table}/chat", self.guest, text="Hello")

    def places(self) -> dict[str, list[object]]:
        """Existing objects, for path parameters."""
        return {
            "table": [self._open, self._running, self._finished],
            "seat": ["red", "yellow"],
            "session": [self._session],
            "study": [self._study],
            "bot": [f"Robot {self._count}", self._bot],
            "name": [self._name, "fair"],
            "n": [0, 1],
            "game": ["rattus", "cartus"],
        }

    def askers(self) -> list[str | None]:
        """Tokens of every kind of caller, none, and an invalid one; the most powerful comes first."""
        return [self.account, self.guest, self.seat_token, None, "me_nobody", "seat_nobody"]

    def bodies(self, label: str) -> list[Any]:
        """Valid bodies, for operations where random ones never are."""
        frame = self._get(f"/api/tables/{self._running}", self.guest)["frame"]
        v, step = frame["v"], (frame["legal"] or ["pass"])[0]
        some: dict[str, list[Any]] = {
            "POST /api/tables": [
                {"game": "bigbox", "seats": [{"who": "me"}, {"who": "open"}], "public": True}
            ],
            "POST /api/tables/{table}/steps": [{"v": v, "step": step, "request": "good"}],
            "POST /api/tables/{table}/undo": [{"v": v, "request": "back"}],
            "POST /api/tables/{table}/undo/ask": [{"v": v, "request": "farther"}],
            "POST /api/tables/{table}/undo/answer": [{"v": v, "request": "yes", "agree": True}],
            "POST /api/session": [{"name": self._name, "password": PASSWORD}],
            "POST /api/account/deletion": [{"password": PASSWORD}],
            "PUT /api/account/password": [{"old": PASSWORD, "new": PASSWORD}],
            "POST /api/session/link": [{"link": self._post("/api/account/links", self.account)["link"]}],
            "POST /api/studies": [{"record": RECORD}, {"record": RECORD + "? start red"}],
            "POST /api/tables/{table}/chat/mute": [{"n": 1, "muted": True}],
        }
        return some.get(label, [])

    def _guest(self) -> str:
        token: str = self._post("/api/guests", None, name="Somebody")["token"]
        return token

    def _post(self, path: str, token: str | None, **body: Any) -> Any:
        answer = requests.post(self.url + path, json=body or None, headers=bearer(token), timeout=30)
        assert answer.ok, answer.text
        return answer.json()

    def _get(self, path: str, token: str | None = None) -> Any:
        return requests.get(self.url + path, headers=bearer(token), timeout=30).json()


def bearer(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def ask(world: World, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode) -> set[int]:
    """Send many requests for one operation; return the statuses."""
    seen: set[int] = set()
    places = world.places()
    askers = [FIGURES, None] if operation.label == "GET /metrics" else world.askers()
    bodies = world.bodies(operation.label) if mode is GenerationMode.POSITIVE else []
    checks = CHECKS if mode is GenerationMode.POSITIVE else [*CHECKS, negative_data_rejection]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def requests_of_one_kind(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy(generation_mode=mode))
        if mode is GenerationMode.POSITIVE:
            for name in case.path_parameters or {}:
                case.path_parameters[name] = data.draw(st.sampled_from(places[name]))
            if not data.draw(st.booleans()) and bodies:
                case.body = data.draw(st.sampled_from(bodies))
        token = data.draw(st.sampled_from(askers))
        case.headers.pop("Authorization", None)
        response = case.call(headers=bearer(token), session=world.session)
        world.session.cookies.clear()
        seen.add(response.status_code)
        case.validate_response(response, checks=checks)

    requests_of_one_kind()
    return seen


def test_answers_match_the_documentation_whatever_the_request(sqlite: str) -> None:
    with serving(sqlite) as url:
        world = World(url)
        schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
        strangers = []
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            world.renew()
            seen = ask(world, operation, GenerationMode.POSITIVE)
            if operation.body or operation.path_parameters or operation.query:
                ask(world, operation, GenerationMode.NEGATIVE)
            if seen <= TURNED_AWAY:
                strangers.append((operation.label, seen))
        assert not strangers


def test_other_methods_than_the_documented_are_refused_with_those_that_are_there(sqlite: str) -> None:
    with serving(sqlite) as url:
        paths = requests.get(f"{url}/api/schema/openapi.json", timeout=30).json()["paths"]
        for path, operations in paths.items():
            documented = {method.upper() for method in operations}
            for method in {"GET", "POST", "PUT", "PATCH", "DELETE"} - documented:
                answer = requests.request(method, url + path.replace("{n}", "1"), timeout=30)
                assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed"), (
                    method,
                    path,
                )
                allowed = set(answer.headers["allow"].split(", ")) - {"OPTIONS", "HEAD"}
                assert allowed >= documented, path


def document() -> Any:
    """The OpenAPI document."""
    app = make_app(Settings(database="sqlite://", secret_key="none is signed"))
    return app.openapi_schema.to_schema()


def documented(told: Any) -> Iterator[tuple[str, Any]]:
    """Everything with a schema: parameters, bodies, answers, refusals."""
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            place = f"{method.upper()} {path}"
            for parameter in operation.get("parameters", ()):
                yield f"{place} {parameter['name']}", parameter
            for media in operation.get("requestBody", {}).get("content", {}).values():
                yield f"{place} body", media
            for status, answer in operation["responses"].items():
                for media in answer.get("content", {}).values():
                    yield f"{place} {status}", media


def examples(told: Any, part: Any) -> list[Any]:
    """The examples next to a schema, in it, or in the named one it refers to."""
    name = part["schema"].get("$ref", "").rpartition("/")[2]
    schema = told["components"]["schemas"].get(name, part["schema"])
    return [each["value"] for each in part.get("examples", {}).values()] or schema.get("examples", [])


def test_everything_documented_has_an_example_that_is_as_its_schema_says() -> None:
    told = document()
    for place, part in documented(told):
        validator = jsonschema_rs.validator_for({**part["schema"], "components": told["components"]})
        found = examples(told, part)
        assert found, place
        for example in found:
            assert not [error.message for error in validator.iter_errors(example)], (place, example)


def test_no_example_shows_a_token() -> None:
    kinds = (SEAT_PREFIX, SESSION_PREFIX, BOT_PREFIX, LINK_PREFIX)
    shown = re.findall(rf'"((?:{"|".join(kinds)})[^"]*)"', FILE.read_text("utf-8"))
    assert set(shown) == {f"{kind}THIS-IS-AN-EXAMPLE" for kind in kinds}


def test_every_code_has_words() -> None:
    assert set(WORDS) == set(Code)


@pytest.mark.parametrize("path", ["/api/schema", "/api/schema/openapi.json"])
def test_the_documentation_is_there_and_says_what_everything_does(sqlite: str, path: str) -> None:
    with serving(sqlite) as url:
        told = requests.get(url + path, timeout=30).json()
        for place, operations in told["paths"].items():
            for method, operation in operations.items():
                assert operation["description"], (method, place)
