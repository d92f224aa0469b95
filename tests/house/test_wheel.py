"""The house: what the program reads beside its modules is in the wheel."""

from __future__ import annotations

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from rattus.plague.edition import BUILT_IN, built_in

ROOT = Path(__file__).resolve().parents[2]


def shipped() -> set[str]:
    """The files of a wheel, without what describes it."""
    return {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}


def test_every_file_beside_the_modules_is_in_the_wheel() -> None:
    source = ROOT / "src"
    beside = {
        path.relative_to(source).as_posix()
        for path in (source / "rattus").rglob("*.*")
        if path.suffix in (".toml", ".json", ".typed", ".mako")
    }
    assert {"rattus/cartus/cards.toml", "rattus/plague/editions/rulebooks.toml"} <= beside
    assert beside == {name for name in shipped() if not name.endswith(".py")}


def test_all_versions_of_our_editions_are_in_the_wheel() -> None:
    folder = "rattus/plague/editions"
    for name in BUILT_IN:
        before = (f"{folder}/earlier/{name}-{version}.toml" for version in range(1, built_in(name).version))
        assert {f"{folder}/{name}.toml", *before} <= shipped()
