"""The house: what is installed is called by its right name, and the library needs no more than it says."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from rattus._extras import DISTRIBUTION, EXTRAS, advice, extra_of, needs
from tests.house.test_layers import FILES, imported, tree
from tools.fresh import ROOT, environment, link, needed

LIBRARY = ("fluent.syntax", "msgspec", "wasmtime")
"""What the library alone needs; docs/library.md says so."""
COMMANDS = ("click", "prompt_toolkit", "rich")
LIGHT = Path(__file__).with_name("light.py")
ASKED = ("server", "lab", "envs", "gpu", "openspiel", "ray", "torch", "all", "dev")
SAYING = ("docs", "src", "tests", "tools", "bench", "examples", "web/src")
TOLD = re.compile(
    r"""(?:pipx?|uv)\s[^\n`]*?\b(?:install|run|inject|add)\s[^\n`]*?(?<![\w/.-])rattus(?![\w./-])|uvx\s+['"]?rattus(?![\w-])"""
)
"""To install or run by the name of somebody else's package."""


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return found


def name_of(requirement: str) -> str:
    """A package as a requirement names it, in one spelling."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[._]", "-", found[0].lower())


def asked_for(extra: str) -> set[str]:
    """What an extra brings by itself."""
    extras = project()["optional-dependencies"]
    return {name_of(text) for text in (extras[extra] if extra else project()["dependencies"])}


# Names.


def test_nobody_is_told_to_install_somebody_elses_package() -> None:
    files = [path for folder in SAYING for path in (ROOT / folder).rglob("*") if path.suffix in (
        ".py", ".md", ".ftl", ".ts", ".svelte", ".toml", ".ipynb")]  # fmt: skip
    files += [*ROOT.glob("*.md"), *ROOT.glob("*ile"), *ROOT.glob("*.yaml"), *ROOT.glob("requirements/*")]
    wrong = {
        (path.relative_to(ROOT).as_posix(), found[0])
        for path in files
        if path != Path(__file__) and path.is_file()
        for found in TOLD.finditer(path.read_text("utf-8"))
    }
    assert len(files) > 500
    assert not wrong


@pytest.mark.parametrize(
    "text",
    [
        "pip install rattus",
        "pip install 'rattus[lab]'",
        "pipx run rattus",
        "uvx rattus",
        "uv tool install -U rattus",
    ],
)
def test_the_wrong_name_is_seen(text: str) -> None:
    assert TOLD.search(text)


@pytest.mark.parametrize(
    "text",
    [
        "pip install 'rattus-games[lab]'",
        "uvx rattus-games",
        "uvx --from rattus-games rattus --terminal",
        "rattus serve",
    ],
)
def test_the_right_name_is_no_offence(text: str) -> None:
    assert not TOLD.search(text.replace("--from rattus-games rattus", ""))


def test_the_distribution_has_its_name_and_the_command_too() -> None:
    assert project()["name"] == DISTRIBUTION
    assert set(project()["scripts"]) == {"rattus", DISTRIBUTION}


# Extras.


def test_there_are_the_extras_that_people_look_for() -> None:
    extras = project()["optional-dependencies"]
    assert set(extras) == set(ASKED)
    (everything,) = extras["all"]
    inside = re.fullmatch(rf"{DISTRIBUTION}\[([\w,]+)\]", everything)
    assert inside is not None
    assert set(inside[1].split(",")) == set(ASKED) - {"all", "dev"}


@pytest.mark.parametrize(("extra", "module"), [(e, m) for e, held in EXTRAS.items() for m in held.split()])
def test_an_extra_brings_the_modules_that_are_said_to_come_with_it(extra: str, module: str) -> None:
    named = {name_of(name) for name in packages_distributions().get(module, [module])}
    assert extra_of(module) == extra
    assert named & asked_for(extra)


def test_every_module_that_is_imported_is_known_by_its_extra() -> None:
    """So that none can be missing without a word about what installs it."""
    used = {name.partition(".")[0] for module in FILES for name in imported(tree(module))}
    others = used - {*sys.stdlib_module_names, "rattus"}
    assert {name for name in others if extra_of(name) is None} <= {"llvmlite"}  # it comes with Numba


@pytest.mark.parametrize("module", ["numpy", "gymnasium"])
def test_a_missing_module_is_named_with_what_installs_it(module: str) -> None:
    with pytest.raises(ModuleNotFoundError) as caught, needs("envs"):
        raise ModuleNotFoundError(f"No module named '{module}'", name=module)
    wanted = f"this needs {module}, which is not installed: pip install 'rattus-games[envs]'"
    assert str(caught.value) == wanted


def test_a_module_of_nobody_we_know_is_no_matter_of_extras() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"^No module named 'elsewhere'$"), needs("envs"):
        raise ModuleNotFoundError("No module named 'elsewhere'", name="elsewhere")


# The library alone.


def alone(folder: Path, *packages: str) -> list[str]:
    """Python that finds these packages and our source, and nothing else."""
    link([*needed(packages), distribution(DISTRIBUTION)], folder)
    paths = [str(ROOT / "src"), str(folder)]
    return [sys.executable, "-I", "-S", "-c", f"import sys; sys.path[:0] = {paths}; exec(sys.argv[1])"]


def test_the_library_plays_and_hosts_where_nothing_is_installed_but_what_it_says(tmp_path: Path) -> None:
    """Neither a server's packages nor those of the terminal, NumPy or Numba."""
    others = {
        module for extra, held in EXTRAS.items() for module in held.split() if find_spec(module) is not None
    } - {"fluent", "msgspec", "wasmtime"}
    assert {"litestar", "sqlalchemy", "uvicorn", "click", "rich", "numpy", "numba"} <= others
    code = (
        "from importlib.util import find_spec\n"
        f"assert not [name for name in {sorted(others)} if find_spec(name)]\n"
        f"import runpy; runpy.run_path({str(LIGHT)!r}, run_name='__main__')"
    )
    done = subprocess.run(
        [*alone(tmp_path, *LIBRARY), code], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["rattus", "bigbox", "cartus"]
    guide = (ROOT / "docs/library.md").read_text("utf-8")
    assert f"pip install {' '.join(LIBRARY)}\npip install --no-deps {DISTRIBUTION}\n" in guide


def command(folder: Path, packages: tuple[str, ...], *words: str) -> subprocess.CompletedProcess[str]:
    """The command in such an environment."""
    code = f"import sys; sys.argv = {['rattus', *words]}; from rattus.__main__ import main; main()"
    return subprocess.run(
        [*alone(folder, *packages), code],
        capture_output=True, text=True, check=False, timeout=300, env=environment(folder / "home"),
    )  # fmt: skip


def test_where_packages_are_missing_a_command_says_in_a_line_what_installs_them(tmp_path: Path) -> None:
    done = command(tmp_path / "library", LIBRARY, "rules")
    assert (done.returncode, done.stderr) == (
        1, "rattus: this needs click, which is not installed: pip install rattus-games\n"
    )  # fmt: skip
    for words in ((), ("serve",), ("account", "link", "anna")):
        done = command(tmp_path / "commands", (*LIBRARY, *COMMANDS), *words)
        assert done.returncode == 1
        assert re.fullmatch(
            r"rattus: this needs \w+, which is not installed: pip install rattus-games\n", done.stderr
        )


def test_the_terminal_needs_no_packages_of_a_server(tmp_path: Path) -> None:
    done = command(
        tmp_path, (*LIBRARY, *COMMANDS), "play", "--bots", "random,random", "--seed", "1", "--plain"
    )
    assert done.returncode == 0, done.stderr
    assert "wins with" in done.stdout


def test_a_bot_without_its_extra_names_it(tmp_path: Path) -> None:
    done = command(tmp_path, (*LIBRARY, *COMMANDS), "play", "--bots", "human,ismcts:10")
    assert done.returncode == 2
    assert advice("openspiel") in " ".join(done.stderr.split())


def test_native_rules_without_the_laboratory_name_its_extra(tmp_path: Path) -> None:
    packages = (*LIBRARY, *COMMANDS)
    assert command(tmp_path, packages, "simulate", "--games", "1").stderr == (
        f"rattus: native rules need Numba: {advice('lab')}\n"
    )


@pytest.mark.parametrize("module", ["gym", "pettingzoo.rattus_v1", "openspiel", "gpu"])
def test_an_environment_without_its_extra_names_it(tmp_path: Path, module: str) -> None:
    extra = {"gpu": "gpu", "openspiel": "openspiel"}.get(module, "envs")
    code = f"import rattus.envs.{module}"
    done = subprocess.run([*alone(tmp_path, *LIBRARY), code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith(advice(extra)), done.stderr
