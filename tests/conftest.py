"""What several kinds of tests need."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A new SQLite file."""
    return f"sqlite:///{tmp_path / 'rattus.db'}"
