"""What the tests of a third game share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.installed import install, path_with
from tools.serving import ServerProcess, serving, sqlite_files


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which Sacks is installed."""
    return install(tmp_path_factory.mktemp("sacks"))


@pytest.fixture(scope="session")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where the game is installed."""
    log = tmp_path_factory.mktemp("server") / "log"
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", path_with(site))
        with (
            sqlite_files() as new,
            serving(new(), log, {"log_level": "WARNING", "bot_beat": 0}) as running,
        ):
            yield running
