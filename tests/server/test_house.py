"""The server itself: health, metrics, documentation, logs."""

from __future__ import annotations

import asyncio
import json
import logging
import sys

import rattus
from rattus.host.problems import STATUS, Code
from rattus.server.app import make_app
from rattus.server.http.refusals import ProblemBody
from rattus.server.logs import JsonFormatter
from rattus.server.settings import Settings
from rattus.table.library import EDITIONS
from tests.server.house import KEY, WATCHING, create, my_turn, play, running


async def test_health_figures_and_games_are_told(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        well = {"status": "ok", "version": rattus.__version__}
        assert (await anna.get("/api/health/live")).json() == well
        assert (await anna.get("/api/health/ready")).json() == {**well, "unreadable_tables": 0}
        offer = (await anna.get("/api/games")).json()
        assert [game["id"] for game in offer["games"]] == list(EDITIONS)
        await my_turn(anna, (await create(anna, "rattus", "random", "random"))["table"]["id"])
        figures = (await anna.get("/metrics", headers=WATCHING)).text
        assert "rattus_live_tables 1.0" in figures
        assert "rattus_steps_total 0.0" not in figures


async def test_what_does_not_exist_is_refused_in_one_shape(sqlite: str) -> None:
    async with running(sqlite, most_bytes=2000) as house, house.guest("Anna") as anna:
        answers = [
            await anna.get("/api/nothing"),
            await anna.put("/api/guests"),
            await anna.post("/api/guests", content=b"{"),
            await anna.post("/api/guests", json={"name": ""}),
            await anna.post("/api/guests", json={"name": "x" * 3000}),
            await anna.post("/api/tables", json={"game": "chess", "seats": [{}, {}]}),
            await anna.post("/api/tables", json={"game": "../x", "seats": [{}, {}]}),
            await anna.post("/api/tables", json={"game": "rattus", "seats": [{}] * 6}),
            await anna.post("/api/tables", json={"game": "rattus", "seats": [{}, {}], "options": {"a": "b"}}),
            await anna.get("/api/tables?status=lost"),
        ]  # fmt: skip
        told = [(answer.status_code, answer.json()["code"]) for answer in answers]
        assert told == [
            (404, "not_found"),
            (405, "method_not_allowed"),
            (400, "bad_request"),
            (400, "bad_request"),
            (413, "too_large"),
            (422, "bad_table"),
            (422, "bad_table"),
            (422, "bad_table"),
            (422, "bad_table"),
            (400, "bad_request"),
        ]
        assert all(set(answer.json()) == {"code", "message"} for answer in answers)


def test_every_route_documents_its_refusals_in_one_shape(sqlite: str) -> None:
    schema = make_app(Settings(database=sqlite, secret_key=KEY)).openapi_schema.to_schema()
    routes = {(path, verb): route for path, verbs in schema["paths"].items() for verb, route in verbs.items()}
    assert len(routes) > 12
    for (path, verb), route in routes.items():
        assert route["summary"], path
        refusals = {status for status in route["responses"] if int(status) >= 400}
        for status in refusals:
            (content,) = route["responses"][status]["content"].values()
            assert content["schema"]["$ref"].endswith(ProblemBody.__name__), (path, verb, status)
        if "{table}" in path:
            assert "404" in refusals, (path, verb)


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(Code)


def test_a_log_line_is_json_and_carries_only_what_it_may() -> None:
    try:
        raise ValueError("broken")
    except ValueError:
        record = logging.LogRecord("rattus.x", logging.ERROR, "", 1, "it %s", ("broke",), sys.exc_info())
    record.table, record.token = "t1", "seat_abc"
    line = json.loads(JsonFormatter().format(record))
    assert (line["message"], line["table"], line["level"]) == ("it broke", "t1", "error")
    assert "ValueError: broken" in line["trace"]
    assert "seat_abc" not in json.dumps(line)


async def test_the_figures_tell_what_was_done_and_come_to_rest(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        made = await create(anna, "rattus", "me", "random")
        await play(house, made["table"]["id"], made["token"])
        await asyncio.sleep(0.1)
        lines = (await anna.get("/metrics", headers=WATCHING)).text.splitlines()
        figures = {
            line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[0] != "#"
        }
        steps = figures["rattus_steps_total"]
        assert steps > 20
        for name in ("store", "step"):
            assert figures[f"rattus_{name}_seconds_count"] == steps
            assert figures[f'rattus_{name}_seconds_bucket{{le="+Inf"}}'] == steps
        assert figures["rattus_store_seconds_sum"] < figures["rattus_step_seconds_sum"]
        assert 0 < figures["rattus_bot_seconds_count"] < steps
        assert figures['rattus_requests_total{method="POST",route="/api/tables",status="201"}'] == 1
        for gauge in (
            "sockets",
            "socket_queue",
            "bots_thinking",
            "writer_queue",
            "scribe_queue",
            "analysis_queue",
        ):
            assert figures[f"rattus_{gauge}"] == 0, gauge
