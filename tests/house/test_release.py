"""The house: nothing is published that nobody could play, and a workflow does what `make release` does at a desk."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from rattus._version import __version__
from tools import release
from tools.fresh import ROOT

WORKFLOW = ROOT / ".github/workflows/release.yml"


def workflow() -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text("utf-8"))
    return told


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as `make wheel` leaves it."""
    with zipfile.ZipFile(tmp_path / release.WHEEL, "w") as wheel:
        for name in release.NEEDED:
            wheel.writestr(name, name)
    (tmp_path / release.SOURCE).write_bytes(b"source")
    (tmp_path / release.PAGE).write_bytes(b"site")
    return tmp_path


def test_what_is_whole_and_tagged_by_its_version_is_published(built: Path) -> None:
    assert release.refusal(built, None) is None
    assert release.refusal(built, f"v{__version__}") is None


def test_another_version_than_that_of_the_tag_is_refused(built: Path) -> None:
    assert release.refusal(built, "v9.9.9") == (
        f"the tag is v9.9.9, and the version in src/rattus/_version.py is {__version__}"
    )


@pytest.mark.parametrize("name", [release.WHEEL, release.SOURCE, release.PAGE])
def test_half_a_release_is_refused(built: Path, name: str) -> None:
    (built / name).unlink()
    assert release.refusal(built, None) == f"{built / name} is missing: make release"


@pytest.mark.parametrize("left_out", release.NEEDED)
def test_a_wheel_that_nobody_could_play_is_refused(built: Path, left_out: str) -> None:
    with zipfile.ZipFile(built / release.WHEEL, "w") as wheel:
        for name in {*release.NEEDED} - {left_out}:
            wheel.writestr(name, name)
    assert release.refusal(built, None) == f"{release.WHEEL} is without {left_out}"


def test_the_site_is_one_file_with_the_same_bytes_whenever_it_is_packed(tmp_path: Path) -> None:
    pages, dist = tmp_path / "site", tmp_path / "dist"
    (pages / "assets").mkdir(parents=True)
    dist.mkdir()
    (pages / "index.html").write_text("page")
    (pages / "assets/a.js").write_text("script")
    release.pack(pages, dist)
    first = (dist / release.PAGE).read_bytes()
    (pages / "index.html").touch()
    release.pack(pages, dist)
    assert (dist / release.PAGE).read_bytes() == first
    with zipfile.ZipFile(dist / release.PAGE) as packed:
        assert {name: packed.read(name) for name in packed.namelist()} == {
            "index.html": b"page",
            "assets/a.js": b"script",
        }


def test_the_checksums_are_those_of_all_files_but_their_own(built: Path) -> None:
    (built / release.SUMS).write_text("old")
    lines = [line.split("  ") for line in release.sums(built).splitlines()]
    assert {name: digest for digest, name in lines} == {
        name: hashlib.sha256((built / name).read_bytes()).hexdigest()
        for name in (release.WHEEL, release.SOURCE, release.PAGE)
    }
    program = shutil.which("sha256sum")
    if program is not None:
        (built / release.SUMS).write_text(release.sums(built))
        subprocess.run([program, "--check", "--quiet", release.SUMS], cwd=built, check=True)


def test_the_workflow_calls_what_a_desk_calls_and_may_no_more_than_it_must() -> None:
    told = workflow()
    assert told["permissions"] == {}
    jobs = told["jobs"]
    commands = {name: [step["run"] for step in job["steps"] if "run" in step] for name, job in jobs.items()}
    assert commands["build"] == ['make release ARGS="${TAG:+--tag=$TAG}"']
    (made,) = (step["env"] for step in jobs["build"]["steps"] if "env" in step)
    assert made["PROJECT_HOME"] == "${{ github.server_url }}/${{ github.repository }}"
    assert commands["publish"][0] == f"sha256sum --check {release.SUMS}"
    assert jobs["publish"]["needs"] == ["build", "try"]
    writing = {name for name, job in jobs.items() if "write" in job["permissions"].values()}
    assert writing == {"publish"}
    # What the event says comes in by variables; in a command it could become one.
    assert not [text for texts in commands.values() for text in texts if "${{" in text]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(r"^release: wheel ##", makefile, re.MULTILINE)
    ends = dict(re.findall(r"^(OLDEST|NEWEST) := (3\.\d+)$", makefile, re.MULTILINE))
    assert jobs["try"]["strategy"]["matrix"]["python"] == [ends["OLDEST"], ends["NEWEST"]]
