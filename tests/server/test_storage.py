"""The database: migrations, and the shared writer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from rattus.host.events import Left, decode, encode
from rattus.server.metrics import Metrics
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive
from rattus.server.storage.database import migrate, migration_config, open_engine, writing
from rattus.server.storage.schema import METADATA, events
from rattus.server.storage.writer import NAME_PLAYER, NEW_PLAYER, NEW_SEAT, NEW_TABLE, Change, Writer


def engine_of(database: str) -> AsyncEngine:
    return open_engine(Settings(database=database).url)


def player(name: str) -> Change:
    return Change(NEW_PLAYER, {"id": name, "name": name, "created_at": 1})


def table(name: str) -> Change:
    row = {
        "id": name,
        "game": "rattus",
        "options": "{}",
        "public": True,
        "status": "open",
        "v": 0,
        "created_at": 1,
        "changed_at": 1,
        "secret": bytes(32),
    }
    return Change(NEW_TABLE, row)


def event(name: str, v: int, request: str | None = None) -> dict[str, object]:
    body = encode(Left("red"))
    return {"table_id": name, "v": v, "at": v, "player_id": None, "request": request, "body": body}


@asynccontextmanager
async def a_writer(database: str) -> AsyncIterator[tuple[Writer, Archive, AsyncEngine]]:
    """A writer on a new database."""
    engine = engine_of(database)
    await migrate(engine)
    writer = Writer(engine, Metrics())
    writer.start()
    try:
        yield writer, Archive(engine), engine
    finally:
        await writer.stop()
        await engine.dispose()


async def test_the_migrations_make_the_schema_that_the_code_knows(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    engine = engine_of(database)
    await migrate(engine)
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_migrations_can_be_taken_back_and_made_again(database: str) -> None:
    def there_and_back(connection: Connection) -> list[str]:
        config = migration_config(connection)
        command.downgrade(config, "base")
        left = set(METADATA.tables) & set(inspect(connection).get_table_names())
        command.upgrade(config, "head")
        return [*left, *map(str, compare_metadata(MigrationContext.configure(connection), METADATA))]

    engine = engine_of(database)
    await migrate(engine)
    async with writing(engine) as connection:
        assert await connection.run_sync(there_and_back) == []
    await engine.dispose()


async def test_several_processes_may_start_at_once(database: str) -> None:
    engines = [engine_of(database) for _ in range(4)]
    await asyncio.gather(*map(migrate, engines))
    for engine in engines:
        await engine.dispose()


async def test_an_sqlite_file_is_safe_against_a_power_cut_and_for_its_owner_alone(sqlite: str) -> None:
    engine = engine_of(sqlite)
    async with engine.connect() as connection:
        assert Path(engine.url.database or "").stat().st_mode & 0o777 == 0o600
        told = {}
        for pragma in ("journal_mode", "synchronous", "foreign_keys"):
            told[pragma] = (await connection.execute(text(f"PRAGMA {pragma}"))).scalar()
    await engine.dispose()
    assert told == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_an_event_is_stored_once_and_only_with_it_what_belongs_to_it(database: str) -> None:
    async with a_writer(database) as (writer, archive, _):
        await writer.write(player("anna"), table("t"))
        renamed = [
            Change(NAME_PLAYER, {"key": "anna", "new_name": name, "new_name_key": name})
            for name in ("first", "second")
        ]
        assert await writer.append(event("t", 1, "one"), renamed[:1])
        assert not await writer.append(event("t", 1, "two"), renamed[1:])
        assert await archive.player_name("anna") == "first"
        assert [entry.request for entry in await archive.entries("t")] == ["one"]


async def test_of_many_that_want_one_number_one_gets_it(database: str) -> None:
    async with a_writer(database) as (writer, archive, engine):
        await writer.write(table("t"))
        other = Writer(engine, Metrics())
        other.start()
        wishes = [(own, v) for own in (writer, other) for v in range(1, 41)]
        stored = await asyncio.gather(*(own.append(event("t", v)) for own, v in wishes))
        await other.stop()
        assert sum(stored) == 40
        assert [entry.v for entry in await archive.entries("t")] == list(range(1, 41))


async def test_a_bad_job_harms_no_other(database: str) -> None:
    async with a_writer(database) as (writer, _, _):
        await writer.write(table("t"))
        nowhere = Change(NEW_SEAT, {"table_id": "nowhere", "seat": "red", "place": 0})
        answers = await asyncio.gather(
            writer.append(event("t", 1)),
            writer.append(event("nowhere", 1)),
            writer.write(nowhere),
            writer.append(event("t", 2)),
            return_exceptions=True,
        )
        assert [answers[0], answers[3]] == [True, True]
        assert all(isinstance(answer, SQLAlchemyError) for answer in answers[1:3])


async def test_what_is_waiting_is_stored_before_the_writer_stops(database: str) -> None:
    async with a_writer(database) as (writer, _, engine):
        await writer.write(table("t"))
        waiting = [asyncio.create_task(writer.append(event("t", v))) for v in range(1, 21)]
        await asyncio.sleep(0)
        await writer.stop()
        assert await asyncio.gather(*waiting) == [True] * 20
        async with engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(events))).scalar() == 20
        with pytest.raises(RuntimeError), suppress(SQLAlchemyError):
            await writer.append(event("t", 21))


def test_an_event_reads_back_as_it_was() -> None:
    assert decode(encode(Left("red"))) == Left("red")
