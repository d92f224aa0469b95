"""A database that is open: its engine, and its schema up to date."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

UNREACHABLE = (OperationalError, InterfaceError, PoolTimeout, OSError)
"""What is raised when the database does not answer."""
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x52415454
"""Whoever holds it in PostgreSQL migrates; the others wait."""
WRITING = "rattus_writing"
"""The option of a connection that begins transactions in which nobody else can write."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


def is_sqlite(engine: AsyncEngine) -> bool:
    """SQLite, not PostgreSQL."""
    return engine.dialect.name == "sqlite"


def open_engine(url: URL) -> AsyncEngine:
    """The engine of a database; for SQLite with the settings that make it safe."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, pool_size=8, hide_parameters=True)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        Path(url.database).touch(mode=0o600)  # it holds the secrets of games that are going on
    engine = create_async_engine(url, hide_parameters=True)  # no secrets in errors
    _make_safe(engine.sync_engine)
    return engine


def open_for_thread(engine: AsyncEngine) -> Connection | None:
    """A connection to the same SQLite file that one thread has for itself; none if it can't be shared.

    Through the asynchronous engine every call goes to a thread and back, a dozen for one transaction.
    """
    if not is_sqlite(engine) or not engine.url.database or engine.url.database == ":memory:":
        return None
    own = create_engine(engine.url.set(drivername="sqlite"), poolclass=NullPool, hide_parameters=True)
    _make_safe(own)
    return own.connect().execution_options(**{WRITING: True})


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


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes, committed at its end."""
    async with engine.connect() as connection:
        await connection.execution_options(**{WRITING: True})
        async with connection.begin():
            yield connection


async def migrate(engine: AsyncEngine) -> str:
    """Bring the schema up to date; when several processes start at once, one does it and the others wait.

    Returns the revision it has then.
    """
    async with writing(engine) as connection:
        if not is_sqlite(engine):
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        return await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> str:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return str(MigrationContext.configure(connection).get_current_revision())
