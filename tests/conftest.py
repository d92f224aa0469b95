"""What several kinds of tests need."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest


@pytest.fixture(scope="session", autouse=True)
def the_log_of_open_spiel_closes_no_stream_of_ours() -> None:
    """absl, which OpenSpiel brings, logs to the stream that it finds when it is imported, here one of pytest's.

    A server that sets up its own log closes all others, and with it that stream, unless it is the program's own.
    """
    import_module("absl.logging").get_absl_handler().python_handler.stream = sys.__stderr__


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs tests that are coroutines."""
    return "asyncio"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A new SQLite file."""
    return f"sqlite:///{tmp_path / 'rattus.db'}"
