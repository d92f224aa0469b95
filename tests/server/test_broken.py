"""Failures stay contained: unreadable rows, a full disk, a second process on one file."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text, update

from rattus.server.settings import Settings
from rattus.server.storage.database import open_engine
from rattus.server.storage.schema import events, tables
from rattus.server.tables import quarantine
from tests.server.house import WATCHING, House, create, hear, my_turn, running, say, shown
from tools.serving import ServerProcess

FORBIDDEN = "Traceback"


async def damage(database: str, *statements: Any) -> None:
    """Change rows behind the server's back."""
    engine = open_engine(Settings(database=database).url)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(statement)
    await engine.dispose()


async def first_event(database: str, table: str) -> str:
    engine = open_engine(Settings(database=database).url)
    async with engine.connect() as connection:
        wanted = select(events.c.body).where(events.c.table_id == table, events.c.v == 1)
        body = str((await connection.execute(wanted)).scalar_one())
    await engine.dispose()
    return body


async def figure(house: House, name: str) -> float:
    async with house.visitor() as visitor:
        lines = (await visitor.get("/metrics", headers=WATCHING)).text.splitlines()
    return float(next(line for line in lines if line.startswith(name + " ")).split()[1])


async def test_a_table_that_cannot_be_read_is_put_aside_and_everything_else_goes_on(
    database: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        broken = (await create(anna, "rattus", "me", "random", public=True))["table"]["id"]
        body = await first_event(database, broken)
        whole = (await create(anna, "rattus", "me", "random", public=True))["table"]["id"]
        cookies = anna.cookies
    rows = update(events).where(events.c.table_id == broken)
    await damage(database, rows.values(body='{"kind":"no such thing"}'), update(tables).values(due=1))
    async with running(database, sweep_every=0.05) as house, house.visitor() as anna:
        anna.cookies.update(cookies)
        while not await figure(house, "rattus_unreadable_tables"):
            await asyncio.sleep(0.02)
        told = (await anna.get(f"/api/tables/{broken}")).json()
        assert told["code"] == "unreadable"
        async with house.socket() as socket:
            await say(socket, op="subscribe", table=broken)
            assert (await hear(socket, "error"))["code"] == "unreadable"
        ready = await anna.get("/api/health/ready")
        assert (ready.status_code, ready.json()["status"]) == (200, "degraded")
        assert ready.json()["unreadable_tables"] == 1
        assert (await my_turn(anna, whole))["status"] == "running"
        for path in ("/api/tables?status=running", "/api/me/tables", "/api/me/links", "/api/records"):
            assert (await anna.get(path)).status_code == 200, path
        assert (await anna.patch("/api/me", json={"name": "Anna of Ghent"})).status_code == 200
        assert (await shown(anna, whole))["frame"]["seats"][0]["name"] == "Anna of Ghent"
        # Repaired, it is read again.
        await damage(
            database,
            text("DELETE FROM events WHERE v > 1 AND table_id = :table").bindparams(table=broken),
            update(events).where(events.c.table_id == broken, events.c.v == 1).values(body=body),
        )
        monkeypatch.setattr(quarantine, "AGAIN_AFTER", 0.0)
        assert (await shown(anna, broken))["table"]["id"] == broken
        assert await figure(house, "rattus_unreadable_tables") == 0
        assert (await anna.get("/api/health/ready")).json()["status"] == "ok"
    assert capfd.readouterr().err.count("a table can't be read") == 1


async def test_viewers_of_a_table_that_becomes_unreadable_are_told(postgresql: str) -> None:
    sweeping = running(postgresql, sweep_every=0.05)
    async with sweeping as house, house.guest("Anna") as anna, house.socket() as socket:
        table = (await create(anna, "rattus", "me", "open"))["table"]["id"]
        await say(socket, op="subscribe", table=table)
        await hear(socket, "subscribed")
        row = {"table_id": table, "v": 2, "at": 1, "body": "{"}
        await damage(postgresql, events.insert().values(row), update(tables).values(due=1))
        assert (await hear(socket, "error"))["code"] == "unreadable"


async def test_rows_for_finding_tables_that_cannot_be_read_keep_no_list_from_being_shown(
    database: str,
) -> None:
    async with running(database) as house, house.guest("Anna") as anna:
        ids = {(await create(anna, "rattus", "me", "open", public=True))["table"]["id"] for _ in range(3)}
        one = min(ids)
        await damage(database, update(tables).where(tables.c.id == one).values(options="{", pace="?"))
        for path in ("/api/tables", "/api/me/tables"):
            answer = await anna.get(path)
            assert answer.status_code == 200, path
            listed = [each.get("table", each) for each in answer.json()["tables"]]
            assert {each["id"] for each in listed} == ids


async def test_a_player_with_an_unreadable_table_can_still_be_deleted(database: str) -> None:
    sweeping = running(database, idle_table=0.0, sweep_every=0.05)
    async with sweeping as house, house.guest("Xanthippe") as guest:
        table = (await create(guest, "rattus", "me", "open"))["table"]["id"]
        body = await first_event(database, table)
        broken = update(events).where(events.c.table_id == table).values(body=body[:-1])
        await damage(database, broken)
        while await figure(house, "rattus_live_tables"):
            await asyncio.sleep(0.02)
        assert (await guest.post("/api/account/deletion", json={})).status_code == 204
        assert "Xanthippe" not in await first_event(database, table)


# A full disk.


def serve(database: str, *limits: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `rattus serve` in a process, which may be unable to write files, until it ends."""
    command = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); {RUN}" if limits else RUN
    return subprocess.run(
        [sys.executable, "-B", "-c", command, "serve", "--port", "0", "--database", database],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=100,
    )


RUN = "from rattus.cli import main; main()"
full_disks = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of other processes")


@full_disks
def test_on_a_full_disk_a_server_is_not_ready_and_says_so(sqlite: str, tmp_path: Path) -> None:
    import resource

    def status(path: str) -> int:
        return httpx.get(server.url + path, timeout=20).status_code

    server = ServerProcess(sqlite, tmp_path / "log", {})
    server.start()
    try:
        assert status("/api/health/ready") == 200
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most))
        for _ in range(200):
            if status("/api/health/ready") == 503:
                break
        assert status("/api/health/ready") == 503
        assert status("/api/health/live") == 200
        guest = httpx.post(server.url + "/api/guests", json={"name": "Anna"}, timeout=20)
        assert (guest.status_code, guest.json()["code"]) == (503, "unavailable")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        for _ in range(200):
            if status("/api/health/ready") == 200:
                break
        assert status("/api/health/ready") == 200
    finally:
        server.kill()


@full_disks
@pytest.mark.parametrize("key", ["given", "kept"])
def test_a_start_on_a_full_disk_is_refused_in_a_sentence(tmp_path: Path, key: str) -> None:
    given = {"RATTUS_SECRET_KEY": "a key"} if key == "given" else {}
    done = serve(f"sqlite:///{tmp_path / 'rattus.db'}", "no room", **given)
    assert done.returncode == 1, done.stderr
    assert FORBIDDEN not in done.stderr
    assert done.stderr.startswith("rattus: ")
    assert "make room" in done.stderr
    assert done.stderr.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir() if path.stat().st_size) == []


@pytest.mark.parametrize("what", ["folder", "noise"])
def test_what_is_no_database_is_refused_in_a_sentence(tmp_path: Path, what: str) -> None:
    path = tmp_path / "rattus.db"
    if what == "folder":
        path.mkdir()
    else:
        path.write_bytes(b"no database" * 1000)
    done = serve(f"sqlite:///{path}", RATTUS_SECRET_KEY="a key")
    assert (done.returncode, FORBIDDEN in done.stderr) == (1, False), done.stderr
    assert str(path) in done.stderr


def test_a_database_that_is_not_there_is_told_in_a_sentence_without_its_password() -> None:
    done = serve("postgresql://rattus:hidden@127.0.0.1:1/rattus", RATTUS_SECRET_KEY="a key")
    assert (done.returncode, FORBIDDEN in done.stderr) == (1, False), done.stderr
    assert "RATTUS_DATABASE" in done.stderr
    assert "hidden" not in done.stderr


# Two processes.


def test_a_second_process_on_one_file_is_refused_with_the_reason(sqlite: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite, tmp_path / "log", {})
    server.start()
    try:
        done = serve(sqlite, RATTUS_SECRET_KEY="a key")
        assert (done.returncode, FORBIDDEN in done.stderr) == (1, False), done.stderr
        assert "another server" in done.stderr
        assert "PostgreSQL" in done.stderr
    finally:
        server.kill()
    server.start()  # nothing is left of a process that was killed
    server.kill()
