"""A stored game keeps the version of its edition, whatever the newest one is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from click.testing import CliRunner
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

import rattus
from rattus.cli.verify import verify
from rattus.host.events import Created, decode
from rattus.host.state import fold
from rattus.kernel.edition import Edition
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive
from rattus.server.storage.database import migration_config, open_engine, writing
from rattus.server.storage.schema import METADATA
from rattus.table.library import find_edition, ruleset
from rattus.table.simulation import random_game
from tests.server.house import House, Message, create, hear, my_turn, play, running, say, shown, step, turning
from tests.server.renewed import Renewal, forget

GAMES = ("rattus", "bigbox", "cartus")
HALF = {"rattus": 24, "bigbox": 24, "cartus": 14}
"""Steps of one seat of two, about half a game."""
STORED = Path(__file__).parent / "stored/before_versions.json"
"""Everything stored by the last program without versions: three half-played games, an open table, six studies.

That program wrote it, with the records that it showed.
"""
EVER = 1e10
"""Seconds: data from a test file is never too old."""

every_game = pytest.mark.parametrize("game", GAMES)
Renew = Callable[..., Renewal]


@pytest.fixture
def renew(monkeypatch: pytest.MonkeyPatch) -> Iterator[Renew]:
    """Lets newer versions appear."""

    def come(keeps: bool = True) -> Renewal:
        return Renewal(monkeypatch, keeps)

    yield come
    monkeypatch.undo()
    forget()


def engine_of(database: str) -> AsyncEngine:
    return open_engine(Settings(database=database).url)


async def got(client: httpx.AsyncClient, path: str) -> Any:
    answer = await client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def stored_steps(database: str, table: str) -> tuple[int, ...]:
    engine = engine_of(database)
    state = fold(table, await Archive(engine).entries(table))
    await engine.dispose()
    return state.steps


async def half_played(client: httpx.AsyncClient, game: str) -> Message:
    """A game against a bot, half of it."""
    made = await create(client, game, "me", "random", public=True)
    for n in range(HALF[game]):
        frame = await my_turn(client, made["table"]["id"])
        done = await step(client, made["table"]["id"], frame["v"], turning(frame), f"h{n}")
        assert done.status_code == 200, done.text
    frame = await my_turn(client, made["table"]["id"])
    assert frame["status"] == "running"
    return made


def record(game: str, lines: int | None = None) -> str:
    whole = random_game(ruleset(find_edition(game), ("anna", "bob"), {}), 4).record()
    return "".join(whole.splitlines(keepends=True)[:lines])


def assert_verified(folder: Path, told: str, table: Message) -> None:
    """`rattus verify` finds every step legal by the record's own version, and its luck the promised one."""
    path = folder / "record.txt"
    path.write_text(told, "utf-8")
    promised = ["--secret", table["secret"], "--commitment", table["commitment"]]
    done = CliRunner().invoke(verify, [str(path), *promised])
    assert done.exit_code == 0, done.output
    assert done.output.endswith("over, fair luck\n")


async def finish(house: House, table: str, token: str, folder: Path, version: str) -> rattus.Game:
    """Play on to the end: every frame and the record are of the table's own version."""
    async with house.visitor() as anybody:
        before = (await anybody.get(f"/api/tables/{table}/record?as=public")).text
        frames = await play(house, table, token)
        assert frames[-1]["result"]
        told = (await anybody.get(f"/api/tables/{table}/record")).text
        data = await got(anybody, f"/api/tables/{table}/record.json")
        assert data["version"] == data["table"]["version"] == version
        assert data["record"] == told
        assert (await anybody.get(f"/api/tables/{table}/record?as=public")).text.startswith(before)
        position = await got(anybody, f"/api/tables/{table}/positions/{len(data['frames']) // 2}")
        assert position["frame"] == data["frames"][len(data["frames"]) // 2]
        assert_verified(folder, told, data["table"])
    game = rattus.loads(told)
    assert (game.header.version, game.over) == (version, True)
    return game


def texts_by(edition: Edition, game: rattus.Game) -> list[str]:
    """The steps of a game decoded by another edition, as far as they are legal there."""
    other = rattus.Game(ruleset(edition, game.seats, dict(game.header.options)), chance="ask")
    for number in game.numbers:
        if number not in other.legal.numbers:
            break
        other.play(number)
    return [moment.text for moment in other.moments()]


# The law.


@every_game
async def test_a_game_goes_on_by_its_own_rules_after_its_edition_has_changed(
    database: str, game: str, renew: Renew, tmp_path: Path
) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        made = await half_played(anna, game)
        table, token = made["table"]["id"], made["token"]
        before = await shown(anna, table)
        made_of = await got(anna, f"/api/tables/{table}/details")
        waiting = await create(anna, game, "me", "open")
        known = anna.cookies
    steps = await stored_steps(database, table)
    versions = renew()
    old, new = versions.before[game], versions.after[game]
    assert made["table"]["version"] == made_of["version"] == old

    async with (
        running(database) as house,
        house.visitor(token) as anna,
        house.guest("Bob") as bob,
    ):
        after = await shown(anna, table)
        assert after["frame"] == before["frame"]
        assert after["table"] == before["table"]
        assert await got(bob, f"/api/tables/{table}/details") == made_of

        whole = await finish(house, table, token, tmp_path, old)
        assert whole.numbers[: len(steps)] == steps
        assert await stored_steps(database, table) == whole.numbers

        # A table that waited for somebody is played by its own version, too.
        async with house.visitor(waiting["token"]) as host:
            started = await host.post(f"/api/tables/{waiting['table']['id']}/start", json={"bot": "random"})
            assert started.json()["version"] == old
        await finish(house, waiting["table"]["id"], waiting["token"], tmp_path, old)

        # New tables are of the newest version, rematches included.
        async with house.visitor() as owner:
            owner.cookies.update(known)
            rematch = (await owner.post(f"/api/tables/{table}/rematch")).json()
        assert rematch["table"]["version"] == new
        fresh = await create(bob, game, "me", "random")
        assert fresh["table"]["version"] == new
        assert (await got(bob, f"/api/games/{game}?seats=2"))["version"] == new
        newest = await got(bob, f"/api/tables/{fresh['table']['id']}/details")
        assert newest != made_of | {"version": new}
        await finish(house, fresh["table"]["id"], fresh["token"], tmp_path, new)

    # By the newest rules the same numbers are another game, or none.
    assert texts_by(find_edition(game), whole) != [moment.text for moment in whole.moments()]


@every_game
async def test_a_study_of_an_old_record_stays_what_it_is(database: str, game: str, renew: Renew) -> None:
    texts = [record(game), record(game, 40)]
    async with running(database) as house, house.guest("Anna") as anna:
        kept = []
        for each in texts:
            study = (await anna.post("/api/studies", json={"record": each})).json()
            data = await got(anna, f"/api/studies/{study['id']}/record.json")
            kept.append((study, data, await got(anna, f"/api/studies/{study['id']}/details")))
    versions = renew()

    async with running(database) as house, house.guest("Bob") as bob:
        for each, (study, data, made_of) in zip(texts, kept, strict=True):
            address = f"/api/studies/{study['id']}"
            assert study["version"] == data["version"] == made_of["version"] == versions.before[game]
            assert await got(bob, address) == study
            assert await got(bob, f"{address}/record.json") == data
            assert (await bob.get(f"{address}/record")).text == each == data["record"]
            assert await got(bob, f"{address}/details") == made_of
            last = await got(bob, f"{address}/positions/{study['steps']}")
            assert last["frame"] == data["frames"][-1]
            late = (await bob.post("/api/studies", json={"record": each})).json()
            assert late["version"] == versions.before[game]
            again = await got(bob, f"/api/studies/{late['id']}/record.json")
            assert again["frames"] == data["frames"]


# Data from before versions.


def put(connection: Connection, stored: dict[str, Any]) -> None:
    """Make the database as it was then, and insert the rows."""
    command.upgrade(migration_config(connection), "0004")
    for name in ("players", "tables", "seats", "events", "studies"):
        kinds = {column.name: column.type.python_type for column in METADATA.tables[name].columns}
        for row in stored[name]:
            assert "version" not in row
            values = {key: fitting(value, kinds[key]) for key, value in row.items()}
            names = ", ".join(values)
            wanted = f"INSERT INTO {name} ({names}) VALUES ({', '.join(f':{key}' for key in values)})"
            connection.execute(text(wanted), values)


def fitting(value: Any, kind: type) -> Any:
    """A value for the database: bytes are given as hexadecimal digits, booleans as numbers."""
    if value is not None and kind is bytes:
        return bytes.fromhex(value)
    return bool(value) if kind is bool else value


async def database_of_then(database: str) -> dict[str, Any]:
    stored: dict[str, Any] = json.loads(STORED.read_text("utf-8"))
    engine = engine_of(database)
    async with writing(engine) as connection:
        await connection.run_sync(put, stored)
    await engine.dispose()
    return stored


PLAYED_BY = {"rattus": "2", "bigbox": "1", "cartus": "1"}
"""The newest versions at that time."""


async def test_what_was_stored_before_versions_were_goes_on_by_the_version_of_that_time(
    database: str, renew: Renew, tmp_path: Path
) -> None:
    stored = await database_of_then(database)
    renew()
    async with (
        running(database, open_table=EVER, still_table=EVER) as house,
        house.visitor() as anybody,
    ):
        for table in stored["tables"]:
            version, token = PLAYED_BY[table["game"]], stored["tokens"][table["id"]]
            async with house.visitor(token) as anna:
                told = await shown(anna, table["id"])
                assert (told["table"]["version"], told["table"]["status"]) == (version, table["status"])
                if table["status"] == "open":
                    await anna.post(f"/api/tables/{table['id']}/start", json={"bot": "random"})
                else:
                    seen = await anna.get(f"/api/tables/{table['id']}/record?as=red")
                    assert seen.text == stored["records"][table["id"]]
            await finish(house, table["id"], token, tmp_path, version)
        for study in stored["studies"]:
            address = f"/api/studies/{study['id']}"
            assert (await got(anybody, address))["version"] == PLAYED_BY[study["game"]]
            assert (await anybody.get(f"{address}/record")).text == stored["records"][study["id"]]
            data = await got(anybody, f"{address}/record.json")
            assert len(data["frames"]) == len(json.loads(study["steps"])) + 1


async def test_the_migration_names_the_version_and_changes_nothing_else(database: str) -> None:
    stored = await database_of_then(database)
    engine = engine_of(database)
    async with writing(engine) as connection:
        await connection.run_sync(lambda sync: command.upgrade(migration_config(sync), "0005"))
    async with engine.connect() as connection:
        told = (await connection.execute(text("SELECT table_id, v, body FROM events"))).all()
        rows = (await connection.execute(text("SELECT id, game, version FROM tables"))).all()
        studies = (await connection.execute(text("SELECT id, game, version FROM studies"))).all()
    games = {row.id: row.game for row in rows}
    assert {row.id: row.version for row in (*rows, *studies)} == {
        row["id"]: PLAYED_BY[row["game"]] for row in (*stored["tables"], *stored["studies"])
    }
    then = {(row["table_id"], row["v"]): row["body"] for row in stored["events"]}
    assert len(told) == len(then)
    for table, v, body in told:
        if v > 1:
            assert body == then[table, v]
            continue
        event = decode(body)
        assert isinstance(event, Created)
        assert event.header.version == PLAYED_BY[games[table]]
        assert "version" not in json.loads(then[table, v])
        assert json.loads(body) == json.loads(then[table, v]) | {"version": event.version}
    await engine.dispose()


# Versions that were removed.


async def test_a_game_of_a_version_that_is_not_there_is_refused_and_harms_no_other(
    database: str, renew: Renew, capfd: pytest.CaptureFixture[str]
) -> None:
    account = {"name": "Anna", "password": "correct horse battery"}
    async with running(database) as house, house.visitor() as anna:
        assert (await anna.post("/api/account", json=account)).status_code == 201
        made = await half_played(anna, "rattus")
        waiting = await create(anna, "rattus", "me", "open", public=True)
        study = (await anna.post("/api/studies", json={"record": record("rattus", 20)})).json()
        session = anna.cookies
    versions = renew(keeps=False)
    table, old = made["table"]["id"], versions.before["rattus"]
    refusal = f"this was played by version {old} of rattus, which this program does not have"

    async with running(database) as house, house.visitor() as anna:
        anna.cookies = session
        warned = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
        assert [(each["game"], each["version"], each["tables"]) for each in warned] == [("rattus", old, 2)]
        for path in (
            "",
            "/frames?since=0",
            "/record",
            "/record.json",
            "/positions/1",
            "/details",
            "/chat",
        ):
            answer = await anna.get(f"/api/tables/{table}{path}")
            assert (answer.status_code, answer.json()["code"]) == (501, "unknown_rules"), path
            assert answer.json()["message"] == refusal
        tried = await step(anna, table, 9, "pass", "late")
        assert (tried.status_code, tried.json()["code"]) == (501, "unknown_rules")
        started = await anna.post(f"/api/tables/{waiting['table']['id']}/start", json={})
        assert (started.status_code, started.json()["code"]) == (501, "unknown_rules")
        async with house.socket() as socket:
            await say(socket, op="subscribe", table=table, token=made["token"], v=0)
            error = await hear(socket, "error", "frame")
            assert (error["op"], error["code"], error["message"]) == ("error", "unknown_rules", refusal)

        # Lists need no rules.
        for status, listed in (("running", table), ("open", waiting["table"]["id"])):
            lobby = await got(anna, f"/api/tables?status={status}")
            assert [each["id"] for each in lobby["tables"]] == [listed]
        assert len((await got(anna, "/api/me/tables"))["tables"]) == 2
        assert await got(anna, "/api/me/studies") == [study]
        assert await got(anna, f"/api/studies/{study['id']}") == study
        for path in ("/record", "/record.json", "/positions/1", "/details"):
            answer = await anna.get(f"/api/studies/{study['id']}{path}")
            assert (answer.status_code, answer.json()["code"]) == (501, "unknown_rules"), path

        # Others play on; players with a seat there can change their names, and leave.
        fresh = await create(anna, "rattus", "me", "random")
        await play(house, fresh["table"]["id"], fresh["token"])
        assert (await anna.patch("/api/me", json={"name": "Anne"})).is_success
        gone = await anna.post("/api/account/deletion", json={"password": account["password"]})
        assert gone.is_success, gone.text


async def test_sweepers_go_on_where_tables_are_of_a_version_that_is_not_there(
    database: str, renew: Renew, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, and although they have been overdue for longer than all others."""
    monkeypatch.setattr("rattus.server.tables.registry.MOST_SWEPT", 2)
    async with running(database) as house, house.guest("Anna") as anna:
        lost = [(await create(anna, "rattus", "me", "open"))["table"]["id"] for _ in range(3)]
    renew(keeps=False)
    async with running(database) as house, house.guest("Bob") as bob:
        known = (await create(bob, "rattus", "me", "open"))["table"]["id"]
    engine = engine_of(database)
    async with writing(engine) as connection:
        await connection.execute(text("UPDATE tables SET due = 1"))
        await connection.execute(text("UPDATE tables SET due = 2 WHERE id = :known"), {"known": known})
    async with running(database, open_table=0.0, sweep_every=0.05):
        for _ in range(200):
            async with engine.connect() as connection:
                rows = await connection.execute(text("SELECT id, status FROM tables"))
                status = {row.id: row.status for row in rows}
            if status[known] == "closed":
                break
            await asyncio.sleep(0.02)
    await engine.dispose()
    assert status == {known: "closed"} | dict.fromkeys(lost, "open")
