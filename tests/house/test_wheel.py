"""The wheel contains all data files of the program."""

from __future__ import annotations

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from rattus.plague.edition import BUILT_IN, built_in

ROOT = Path(__file__).resolve().parents[2]
PAGES = "rattus/server/pages/"


def shipped() -> set[str]:
    """The files of a wheel, without its metadata."""
    return {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}


def test_every_data_file_is_in_the_wheel() -> None:
    source = ROOT / "src"
    beside = {
        path.relative_to(source).as_posix()
        for path in (source / "rattus").rglob("*.*")
        if path.suffix in (".toml", ".json", ".typed", ".mako", ".ftl", ".ttf", ".txt", ".wasm")
        and not path.is_relative_to(source / PAGES)
    }
    assert {"rattus/cartus/cards.toml", "rattus/locales/de/common.ftl", "rattus/art/fonts/OFL.txt"} <= beside
    assert beside == {name for name in shipped() if not name.endswith(".py") and not name.startswith(PAGES)}


def test_the_pages_of_the_browser_client_are_in_the_wheel() -> None:
    names = {name.removeprefix(PAGES) for name in shipped() if name.startswith(PAGES)}
    assert "index.html" in names, "make web"
    assert names == {
        path.relative_to(ROOT / "src" / PAGES).as_posix()
        for path in (ROOT / "src" / PAGES).rglob("*")
        if path.is_file() and path.name != ".made-from"
    }


def test_all_versions_of_our_editions_are_in_the_wheel() -> None:
    folder = "rattus/plague/editions"
    for name in BUILT_IN:
        before = (f"{folder}/earlier/{name}-{version}.toml" for version in range(1, built_in(name).version))
        assert {f"{folder}/{name}.toml", *before} <= shipped()
