"""The browser client is built from locked packages, once, and again when something has changed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tools import web


def lock() -> dict[str, dict[str, object]]:
    """The packages of the client, by folder."""
    told = json.loads((web.WEB / "package-lock.json").read_text())
    packages: dict[str, dict[str, object]] = told["packages"]
    return packages


def test_the_lock_pins_every_package_by_hash_and_names_no_place() -> None:
    for folder, package in lock().items():
        if folder:
            assert re.match(r"sha512-", str(package.get("integrity"))), folder
            assert "resolved" not in package, folder


def test_the_lock_is_for_every_kind_of_machine() -> None:
    packages = {folder.rpartition("node_modules/")[2] for folder in lock()}
    for package in lock().values():
        optional = package.get("optionalDependencies", {})
        assert isinstance(optional, dict)
        assert optional.keys() <= packages


def test_the_lock_holds_what_the_client_asks_for() -> None:
    asked = json.loads((web.WEB / "package.json").read_text())
    for kind in ("dependencies", "devDependencies"):
        assert lock()[""][kind] == asked[kind]


def test_no_package_may_run_install_scripts() -> None:
    assert "ignore-scripts=true" in (web.WEB / ".npmrc").read_text().splitlines()


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client whose pages have been built."""
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "WEB", tmp_path / "web")
    monkeypatch.setattr(web, "PAGES", tmp_path / "pages")
    monkeypatch.setattr(web, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(web, "ART", tmp_path / "art")
    monkeypatch.setattr(web, "CARDS", tmp_path / "cards")
    more = ("web/src/lib/a.ts", "locales/en/pages.ftl", "art/map.json", "cards/king/en.ftl")
    for name in (*(f"web/{source}" for source in web.SOURCES), *more):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "pages").mkdir()
    web.pages_file().write_text(web.pages_stamp())
    return tmp_path


def test_pages_are_built_once(client: Path) -> None:
    assert web.has_pages()


@pytest.mark.parametrize(
    "name",
    [
        "web/src/lib/a.ts",
        "web/package-lock.json",
        "locales/en/pages.ftl",
        "art/map.json",
        "cards/king/en.ftl",
    ],
)
def test_pages_are_built_again_when_their_sources_change(client: Path, name: str) -> None:
    (client / name).write_text("changed")
    assert not web.has_pages()


@pytest.mark.parametrize(
    "name",
    ["web/src/lib/b.ts", "web/public/icon.svg", "locales/de/pages.ftl", "art/a.json", "cards/nun/en.ftl"],
)
def test_pages_are_built_again_when_there_is_a_new_source(client: Path, name: str) -> None:
    (client / name).parent.mkdir(parents=True, exist_ok=True)
    (client / name).write_text("")
    assert not web.has_pages()


def test_pages_are_not_built_again_for_a_test_of_theirs(client: Path) -> None:
    (client / "web/tests").mkdir()
    (client / "web/tests/a.test.ts").touch()
    assert web.has_pages()


def test_node_trusts_pips_certificates_and_settings_for_other_installs_stay_outside() -> None:
    ours = {"HOME": "/home/me", "npm_config_registry": "mirror", "HTTPS_PROXY": "proxy"}
    others = {"NODE_ENV": "production", "npm_config_omit": "optional", "npm_lifecycle_event": "test"}
    told = web.node_environment(ours | others | {"PIP_CERT": "ours.pem"})
    assert told.items() >= (ours | {"NODE_EXTRA_CA_CERTS": "ours.pem"}).items()
    assert not told.keys() & others.keys()
    assert web.node_environment({"PIP_CERT": "a", "NODE_EXTRA_CA_CERTS": "b"})["NODE_EXTRA_CA_CERTS"] == "b"
