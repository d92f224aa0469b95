"""The documents as pages: every link leads somewhere, every document is listed, and nothing is taken from elsewhere."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools import site_docs
from tools.web import ROOT


class Parts(HTMLParser):
    """Addresses and anchors of a page, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        assert not {"style", "onclick", "onload"} & given.keys(), (
            "the policy forbids what is written into a page"
        )
        if "id" in given:
            self.anchors.add(given["id"])
        if tag == "a":
            self.links.append(given["href"])
        elif "src" in given or tag == "link":
            self.loads.append(given.get("src") or given["href"])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documents, made as for a site."""
    made = tmp_path_factory.mktemp("site") / "docs"
    site_docs.make(made)
    for name in ("search.js", "prompt.js"):
        (made / name).touch()  # made with the client
    for name in ("index.html", "icon.svg"):
        (made.parent / name).touch()
    return made


def test_every_document_is_in_the_list() -> None:
    there = {path.stem for path in (*ROOT.glob("docs/*.md"), *ROOT.glob("*.md"))}
    assert there == set(site_docs.NAMES) - set(site_docs.MADE)
    listed = {name for names in site_docs.GROUPS.values() for name in names}
    assert listed == {*there, site_docs.PROMPT, site_docs.REFERENCE}


def test_the_reference_is_found_by_searching(folder: Path) -> None:
    index = json.loads((folder / "index.json").read_text("utf-8"))
    assert "reference-rattus.table.game.html" in {page for page, *_ in index}
    assert any("Game" in title and page.startswith("reference-") for page, _, _, title, _ in index)


def test_every_link_and_picture_is_there(folder: Path) -> None:
    pages = {path.name: Parts(path.read_text("utf-8")) for path in folder.glob("*.html")}
    assert len(pages) == len(site_docs.NAMES) + 1
    for name, page in pages.items():
        for address in (*page.links, *page.loads):
            if re.match(r"https?:|mailto:", address):
                assert address not in page.loads
                continue
            path, _, anchor = address.partition("#")
            assert (folder / (path or name)).exists(), (name, address)
            if anchor and path in ("", *pages):
                assert anchor in pages[path or name].anchors, (name, address)


def test_links_to_sources_lead_to_the_repository_if_there_is_one() -> None:
    link, folder = "../web/vite.config.ts", ROOT / "docs"
    assert site_docs.address(link, folder, None) is None
    assert site_docs.address(link, folder, "http://x/blob/main") == "http://x/blob/main/web/vite.config.ts"
    assert site_docs.address("server.md#proofs", folder, None) == "server.html#proofs"
    assert site_docs.address("../README.md", folder, None) == "index.html"


def test_the_index_has_every_heading(folder: Path) -> None:
    index = json.loads((folder / "index.json").read_text("utf-8"))
    for path in folder.glob("*.html"):
        found = re.findall(r'<h\d id="([^"]+)">', path.read_text("utf-8")) or ["text"]
        assert [row[2] for row in index if row[0] == path.name] == [unescape(anchor) for anchor in found]
    assert any("immune" in row[4] or "citizens" in row[4] for row in index)


def test_pages_allow_nothing_but_files_beside_them(folder: Path) -> None:
    for path in folder.glob("*.html"):
        policy = site_docs.PROMPT_POLICY if path.stem == site_docs.PROMPT else site_docs.POLICY
        assert f'http-equiv="Content-Security-Policy" content="{policy}"' in path.read_text("utf-8")
