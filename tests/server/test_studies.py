"""Studies: records from elsewhere, imported and shown to everybody who knows their ids."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import rattus
from rattus.server.tables import studies
from rattus.table.library import find_edition, ruleset
from rattus.table.replay import frames
from rattus.table.simulation import random_game
from tests.server.house import running
from tests.server.test_records import as_sent

NAMES = ("anna", "bob", "public")
"""Seats may have any names."""


def record(game: str, lines: int | None = None) -> str:
    """The record of a random game, or its beginning."""
    text = random_game(ruleset(find_edition(game), NAMES, {}), 4).record()
    return "".join(text.splitlines(keepends=True)[:lines])


async def take_in(client: httpx.AsyncClient, text: str) -> Any:
    answer = await client.post("/api/studies", json={"record": text})
    assert answer.status_code == 201, answer.text
    return answer.json()


@pytest.mark.parametrize(
    ("game", "lines"), [("rattus", None), ("cartus", None), ("rattus", 40), ("cartus", 5)]
)
async def test_a_record_from_elsewhere_can_be_looked_at(sqlite: str, game: str, lines: int | None) -> None:
    text = record(game, lines)
    whole = rattus.loads(text)
    async with running(sqlite) as house, house.guest("Anna") as anna, house.visitor() as stranger:
        study = await take_in(anna, text)
        address = f"/api/studies/{study['id']}"
        assert (study["over"], study["steps"]) == (whole.over, len(whole.numbers))
        assert study["seats"] == list(NAMES)
        assert (await stranger.get(address)).json() == study
        assert (await stranger.get(f"{address}/record")).text == text
        for seat in (None, *NAMES):
            query = f"?as={seat}" if seat else ""
            told = (await stranger.get(f"{address}/record.json{query}")).json()
            assert told["record"] == (await stranger.get(f"{address}/record{query}")).text
            assert told["frames"] == as_sent(frames(whole, seat, facts=True))
            assert len(told["explanations"]) == len(told["frames"])
            for n in (0, len(whole.numbers)):
                position = (await stranger.get(f"{address}/positions/{n}{query}")).json()
                assert position["frame"] == told["frames"][n]
        assert (await stranger.get(f"{address}/record?as=nobody")).status_code == 404
        assert (await stranger.get(f"{address}/positions/{len(whole.numbers) + 1}")).status_code == 404


async def test_a_record_that_begins_with_a_position_is_taken_in_and_forked(sqlite: str) -> None:
    whole = rattus.loads(record("rattus", 60))
    begun = rattus.position(whole.position(), chance="ask")
    if begun.to_act == "?":
        begun.draw()
    begun.play(begun.legal[0])
    text = begun.record()
    async with running(sqlite) as house, house.guest("Anna") as anna, house.visitor() as stranger:
        study = await take_in(anna, text)
        address = f"/api/studies/{study['id']}"
        assert (await stranger.get(f"{address}/record")).text == text
        for seat in (None, *NAMES):
            query = f"?as={seat}" if seat else ""
            told = (await stranger.get(f"{address}/record.json{query}")).json()
            assert told["record"] == begun.record(seat)
            assert told["frames"] == as_sent(frames(begun, seat, facts=True))
        left = await anna.post(f"{address}/fork", json={"n": len(begun.numbers), "seat": "bob"})
        assert left.status_code == 201, left.text
        table = left.json()["table"]["id"]
        seen = (await stranger.get(f"/api/tables/{table}")).json()
        assert begun.header.position not in str(seen)
        wrong = await anna.post("/api/studies", json={"record": text.replace("plague ", "plague no-", 1)})
        assert (wrong.status_code, wrong.json()["line"]) == (422, 5)


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("x", 1, "is missing"),
        ("[Game rattus]", 1, "a header line is written"),
        ("[" * 60_000, 1, "a header line is written"),
        (record("rattus", 5).replace("rattus", "chess"), 1, "unknown game"),
        (record("rattus", 5).replace("anna bob public", "anna"), 2, "is for 2 to 4 seats"),
        (record("rattus", 5).replace('Options ""', 'Options "turn_limit=0"'), 3, "turn_limit"),
        (record("rattus", 6) + "? plague atlantis\n", 7, "atlantis"),
        (record("rattus", 30) + "anna pass\n", 31, "asked here"),
        (record("rattus").replace("[Result", "[Ergebnis"), None, "header line"),
        (record("rattus") + "anna pass\n", None, "nothing comes after the result"),
        (rattus.loads(record("cartus")).record("anna"), None, "hidden"),
    ],
)  # fmt: skip
async def test_what_is_wrong_with_a_record_is_told_with_its_line(
    sqlite: str, text: str, line: int | None, why: str
) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        answer = await anna.post("/api/studies", json={"record": text})
        told = answer.json()
        assert (answer.status_code, told["code"]) == (422, "bad_record"), told
        assert line is None or told["line"] == line
        assert why in told["message"]
        assert (await anna.get("/api/me/studies")).json() == []


async def test_a_record_with_nul_characters_is_refused_and_not_kept(sqlite: str) -> None:
    async with running(sqlite) as house, house.guest("Anna") as anna:
        record = '[Game "rattus"]\n' + "\0" * 10
        answer = await anna.post("/api/studies", json={"record": record})
        told = answer.json()
        assert (answer.status_code, told["code"]) == (400, "bad_request"), told
        assert (await anna.get("/api/me/studies")).json() == []


async def test_a_study_is_its_owners_to_throw_away_and_not_too_many_are_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "MOST_STUDIES", 2)
    async with running(database) as house, house.guest("Anna") as anna, house.guest("Bob") as bob:
        kept = [await take_in(anna, record("rattus", lines)) for lines in (20, 30)]
        full = await anna.post("/api/studies", json={"record": record("rattus", 25)})
        assert (full.status_code, full.json()["code"]) == (429, "too_many")
        mine = (await anna.get("/api/me/studies")).json()
        assert {study["id"] for study in mine} == {study["id"] for study in kept}
        address = f"/api/studies/{kept[0]['id']}"
        assert (await bob.delete(address)).status_code == 404
        assert (await anna.delete(address)).status_code == 204
        assert (await anna.get(address)).status_code == 404
        assert await take_in(anna, record("rattus", 25))


async def test_a_record_must_come_from_somebody_and_not_be_too_large(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as stranger, house.guest("Anna") as anna:
        nobody = await stranger.post("/api/studies", json={"record": record("rattus", 9)})
        assert nobody.status_code == 401
        large = await anna.post("/api/studies", json={"record": "\n" * 65_537})
        assert (large.status_code, large.json()["code"]) == (413, "too_large")


async def test_the_studies_of_a_deleted_account_go_with_it(database: str) -> None:
    async with running(database) as house, house.visitor() as anna:
        wish = {"name": "Anna", "password": "correct horse battery"}
        assert (await anna.post("/api/account", json=wish)).status_code == 201
        study = await take_in(anna, record("rattus", 9))
        gone = await anna.post("/api/account/deletion", json={"password": wish["password"]})
        assert gone.is_success, gone.text
        assert (await anna.get(f"/api/studies/{study['id']}")).status_code == 404
