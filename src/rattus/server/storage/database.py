"""An open database: its engine, and its migrations."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from rattus.server.storage.schema import pulse

log = logging.getLogger(__name__)

UNREACHABLE = (OperationalError, InterfaceError, PoolTimeout, OSError)
"""Errors raised when the database does not answer."""
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x52415454
"""PostgreSQL's advisory lock for migrations."""
WRITING = "rattus_writing"
"""The execution option of a connection whose transactions lock out other writers."""
PRAGMAS = ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
PATIENCE = 10.0
"""Seconds that the start waits for other processes that open the same file."""


def is_sqlite(engine: AsyncEngine) -> bool:
    """Whether the database is SQLite, not PostgreSQL."""
    return engine.dialect.name == "sqlite"


def open_engine(url: URL) -> AsyncEngine:
    """The engine of a database; for SQLite with the settings that make it safe."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, pool_size=8, hide_parameters=True)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        Path(url.database).touch(mode=0o600)  # it holds the secrets of running games
        _log_ahead(url.database)
    engine = create_async_engine(url, hide_parameters=True)  # no secrets in errors
    _make_safe(engine.sync_engine)
    return engine


def _log_ahead(path: str) -> None:
    """Give a file a write-ahead log, permanently. SQLite itself does not wait if another process does the same."""
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
                connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > ends:
                raise
            time.sleep(0.01)


def open_for_thread(engine: AsyncEngine) -> Connection | None:
    """A connection to the same SQLite file for one thread; None for other databases, and for one in memory.

    Through the asynchronous engine every call goes to a thread and back, a dozen for one transaction.
    """
    if not is_sqlite(engine) or not engine.url.database or engine.url.database == ":memory:":
        return None
    own = create_engine(engine.url.set(drivername="sqlite"), poolclass=NullPool, hide_parameters=True)
    _make_safe(own)
    return own.connect().execution_options(**{WRITING: True})


async def scrub(engine: AsyncEngine) -> None:
    """Erase deleted data from SQLite's write-ahead log; the file itself loses it on deletion.

    PostgreSQL cleans up by itself, in its own time.
    """
    path = engine.url.database
    if is_sqlite(engine) and path and path != ":memory:":
        await asyncio.to_thread(_empty_log, path)


def _empty_log(path: str) -> None:
    """Write the log into the file and truncate it, after waiting for readers."""
    ends = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        while connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            if time.monotonic() > ends:
                log.warning("the log of the database could not be emptied; deleted data may still be in it")
                return
            time.sleep(0.05)


def _make_safe(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get(WRITING)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def single_statements(engine: AsyncEngine) -> AsyncEngine:
    """An engine for reads of one statement each: PostgreSQL then needs no transactions."""
    return engine if is_sqlite(engine) else engine.execution_options(isolation_level="AUTOCOMMIT")


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes, committed at its end."""
    async with engine.connect() as connection:
        await connection.execution_options(**{WRITING: True})
        async with connection.begin():
            yield connection


async def beat(connection: AsyncConnection, at: int) -> None:
    """Store the time in one row, to see whether storing is possible."""
    inserting = sqlite_insert if connection.dialect.name == "sqlite" else postgresql_insert
    stored = inserting(pulse).values(id=1, at=at)
    await connection.execute(stored.on_conflict_do_update(index_elements=[pulse.c.id], set_={"at": at}))


async def migrate(engine: AsyncEngine) -> str:
    """Migrate the schema; if several processes start at once, one does it and the others wait.

    Return the revision.
    """
    async with writing(engine) as connection:
        if not is_sqlite(engine):
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        return await connection.run_sync(_upgrade)


def migration_config(connection: Connection) -> Config:
    """Alembic's configuration to migrate through a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> str:
    command.upgrade(migration_config(connection), "head")
    return str(MigrationContext.configure(connection).get_current_revision())
