"""A real server, a real Chromium, and visitors."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools import web
from tools.chromium import NoChromium, chromium
from tools.serving import ServerProcess, serving, sqlite_files
from tools.visitor import Visit, Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in a separate process, for all tests of a worker."""
    yield from _server(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test alone, which may stop it."""
    yield from _server(tmp_path)


def _server(folder: Path) -> Iterator[ServerProcess]:
    if not Path(os.environ.get("RATTUS_PAGES", web.PAGES), "index.html").exists():
        pytest.fail("the pages of the browser client are not built: make web", pytrace=False)
    with (
        sqlite_files() as new,
        serving(
            new(), folder / "log", {"log_level": "WARNING", "bot_beat": 0, "analysis_bot": "search:16"}
        ) as running,
    ):
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, for one module at a time: while Playwright runs, no other test could use asyncio."""
    try:
        with chromium() as started:
            yield started
    except NoChromium as error:
        pytest.fail(f"no Chromium, no proof: {error}", pytrace=False)


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Opens a visitor's browser at every call. No browser may have complained at the end."""
    visitors: list[Visitor] = []

    def come(**wishes: object) -> Visitor:
        url = str(wishes.pop("url", server.url))
        visitors.append(Visitor(browser, url, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.leave()
    assert not complaints
