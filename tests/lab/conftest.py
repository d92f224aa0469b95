"""Fixtures of the laboratory's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.rivals import install


@pytest.fixture
def rivals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path, here and in child processes, with the bots `twin`, `breaker`, `cheat`, …"""
    folder = tmp_path / "rivals"
    folder.mkdir()
    install(folder)
    monkeypatch.syspath_prepend(folder)
    return folder
