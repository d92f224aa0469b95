"""The wheel, where nothing is installed but what it asks for: `rattus` opens a table, and whole games are played."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.test_games import whole_game
from tools import fresh, web
from tools.visitor import Visitor

READY = re.compile(r"Rattus is ready: open (http://127\.0\.0\.1:\d+)(/\S*) in a browser\. Ctrl-C ends it\.\n")


@pytest.fixture(scope="module")
def announced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address that `rattus` says, and the page there."""
    assert web.has_pages(), "make web"
    folder = tmp_path_factory.mktemp("installed")
    programs = fresh.install(fresh.wheel(folder), folder / "environment")
    (folder / "here").mkdir()
    told = fresh.environment(folder / "home", RATTUS_PORT="0", RATTUS_BOT_BEAT="0", RATTUS_CLIENT_RATE="0")
    for screen in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        told.pop(screen, None)
    process = subprocess.Popen(
        [programs / "rattus"], env=told, cwd=folder / "here",
        text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        found = READY.fullmatch(process.stdout.readline())
        assert found is not None
        yield found[1], found[2]
        process.send_signal(signal.SIGINT)
        _, trouble = process.communicate(timeout=60)
        assert (process.returncode, trouble) == (0, "")
        assert not [*Path(folder, "here").iterdir()]
    finally:
        process.kill()
        process.communicate()


def test_the_page_that_is_announced_is_a_table(browser: Browser, announced: tuple[str, str]) -> None:
    visitor = Visitor(browser, announced[0])
    page = visitor.go(announced[1])
    page.locator(".lit").first.wait_for()
    visitor.leave()
    assert not visitor.complaints


@pytest.mark.parametrize(
    "game", ["rattus", *(pytest.param(name, marks=pytest.mark.prove) for name in ("bigbox", "cartus"))]
)
def test_a_whole_game_is_played(browser: Browser, announced: tuple[str, str], game: str) -> None:
    visitors: list[Visitor] = []

    def come(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, announced[0], **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    whole_game(come, "mouse", "en", game)
    for visitor in visitors:
        visitor.leave()
        assert not visitor.complaints
