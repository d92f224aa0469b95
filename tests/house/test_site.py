"""The house: the service worker of the site knows every file, and by which name a file never changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import site


@pytest.mark.parametrize(
    ("path", "lasting"),
    [
        ("assets/Table-C0S9pMat.css", True),
        ("assets/me.svelte-BKD06cQH.js", True),
        ("python/core-43b4123950fb.zip", True),
        ("python/pyodide-e60c725e795d/pyodide.asm.wasm", True),
        ("python/index.json", False),
        ("docs/rulings-cartus.html", False),
        ("index.html", False),
    ],
)
def test_a_file_has_a_revision_unless_its_path_changes_with_its_content(
    path: str, lasting: bool, tmp_path: Path
) -> None:
    (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / path).write_text("old")
    (old,) = site.entries(tmp_path)
    (tmp_path / path).write_text("new")
    (new,) = site.entries(tmp_path)
    assert old["url"] == new["url"] == path
    assert (old["revision"] is None) is lasting
    assert (old == new) is lasting


def test_the_service_worker_does_not_list_itself(tmp_path: Path) -> None:
    (tmp_path / site.WORKER).write_text("")
    assert site.entries(tmp_path) == []
