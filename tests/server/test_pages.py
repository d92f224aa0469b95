"""The browser client: its files, its single page everywhere else, and the message without a build."""

from __future__ import annotations

import asyncio
import gzip
import os
import time
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from rattus.cli import main, serve
from rattus.server.http import client_pages
from rattus.server.http.client_pages import FOREVER, Shelf, is_known, takes_gzip
from rattus.server.http.headers import ALWAYS
from rattus.server.run import address
from tests.server.house import WATCHING, running

INDEX = "<!doctype html><title>Rattus</title>" + "<p>plague</p>" * 50
SCRIPT = "export const rats = [];\n" * 50


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A built client."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "main-1a2b.css").write_text("p { color: red }")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "icon.ico").write_bytes(b"\0" * 200)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / ".secret").write_text("nobody's business")
    (tmp_path / "outside.txt").write_text("outside")
    return folder


async def test_files_are_served_with_their_types_and_the_page_everywhere_else(
    sqlite: str, pages: Path
) -> None:
    async with running(sqlite, pages=str(pages)) as house, house.visitor() as visitor:
        for path in (
            "/",
            "/play",
            "/new",
            "/table/abc",
            "/replay/x/12",
            "/player/J.%20R.",
            "/apiary",
            "/x/../y",
        ):
            answer = await visitor.get(path)
            assert (answer.status_code, answer.text) == (200, INDEX), path
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert {name: answer.headers[name] for name in ALWAYS} == ALWAYS
        for path, kind, cache in (
            ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", FOREVER),
            ("/assets/main-1a2b.css", "text/css; charset=utf-8", FOREVER),
            ("/icon.svg", "image/svg+xml", "no-cache"),
            ("/icon.ico", "image/vnd.microsoft.icon", "no-cache"),
            ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ):
            answer = await visitor.get(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == kind
            assert answer.headers["cache-control"] == cache
        for path in ("/assets/gone-9.js", "/robots.txt", "/.secret", "/api", "/api/", "/api/nothing"):
            answer = await visitor.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path
        assert (
            (await visitor.get("/metrics", headers=WATCHING)).headers["content-type"].startswith("text/plain")
        )
        assert (await visitor.post("/play")).status_code == 404


async def test_no_path_leads_out_of_the_folder(sqlite: str, pages: Path) -> None:
    async with running(sqlite, pages=str(pages)) as house:
        for path in (
            "/../outside.txt",
            "/%2e%2e/outside.txt",
            "/..%2foutside.txt",
            "/assets/../../outside.txt",
            "/assets/..%2f..%2foutside.txt",
            f"/{pages.parent}/outside.txt",
            "//outside.txt",
            "/%00",
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(f"GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n".encode())
            told = await reader.read()
            writer.close()
            assert b"\r\noutside" not in told.replace(b"\r\n\r\n", b"\r\n"), path
            assert told.split()[1] in (b"200", b"404"), told


async def test_what_is_known_is_not_sent_again_and_the_rest_is_packed(sqlite: str, pages: Path) -> None:
    async with running(sqlite, pages=str(pages)) as house, house.visitor() as visitor:
        script = "/assets/main-1a2b.js"
        plain = await visitor.get(script, headers={"accept-encoding": "identity"})
        assert plain.text == SCRIPT
        assert "content-encoding" not in plain.headers
        async with visitor.stream("GET", script, headers={"accept-encoding": "gzip, br"}) as packed:
            raw = b"".join([chunk async for chunk in packed.aiter_raw()])
        assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "accept-encoding")
        assert gzip.decompress(raw).decode() == SCRIPT
        assert len(raw) < len(SCRIPT)
        assert packed.headers["etag"] != plain.headers["etag"]
        known = {"accept-encoding": "gzip", "if-none-match": f'"x", W/{packed.headers["etag"]}'}
        again = await visitor.get(script, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == packed.headers["etag"]
        head = await visitor.head("/play")
        assert (head.status_code, head.content) == (200, b"")
        assert int(head.headers["content-length"]) > 0


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [("", False), ("br", False), ("gzip", True), ("br, GZIP;q=0.5", True), ("gzip;q=0", False), ("*", True)],
)
def test_gzip_is_sent_to_clients_that_accept_it(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) == takes


def test_a_tag_is_known_if_it_is_named() -> None:
    assert is_known('"a"', '"b", "a"')
    assert is_known('"a"', "*")
    assert not is_known('"a"', '"ab"')
    assert not is_known('"a"', "")


def test_a_rebuilt_client_is_served_at_the_next_check(pages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf(pages)
    assert shelf.file("/play") is not None
    (pages / "index.html").write_text("new")
    (pages / "assets" / "main-3c4d.js").write_text("")
    assert shelf.file("/assets/main-3c4d.js") is None
    monkeypatch.setattr(client_pages, "LOOK_EVERY", 0.0)
    found = shelf.file("/")
    assert found is not None
    assert found.plain == b"new"
    assert shelf.file("/assets/main-3c4d.js") is not None


async def test_pages_are_not_counted_by_the_limits(sqlite: str, pages: Path) -> None:
    limits = {"client_rate": 0.1, "player_rate": 0.1}
    async with running(sqlite, pages=str(pages), **limits) as house, house.visitor() as visitor:
        for _ in range(20):
            assert (await visitor.get("/assets/main-1a2b.js")).status_code == 200
        assert (await visitor.get("/api/games")).status_code == 200
        assert (await visitor.get("/api/games")).status_code == 429
        assert (await visitor.get("/")).status_code == 200


async def test_without_pages_it_is_told_how_to_build_them(sqlite: str) -> None:
    async with running(sqlite) as house, house.visitor() as visitor:
        for path in ("/", "/play"):
            answer = await visitor.get(path)
            assert answer.status_code == 404
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert "make " in answer.text
            assert "RATTUS_PAGES" in answer.text
        assert (await visitor.get("/robots.txt")).json()["code"] == "not_found"


async def test_pages_have_one_name_in_the_figures(sqlite: str, pages: Path) -> None:
    async with running(sqlite, pages=str(pages)) as house, house.visitor() as visitor:
        for path in ("/", "/table/one", "/table/two"):
            await visitor.get(path)
        figures = (await visitor.get("/metrics", headers=WATCHING)).text
        assert 'rattus_requests_total{method="GET",route="/*",status="200"} 3.0' in figures


# Opening a browser.


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("127.0.0.1", "http://127.0.0.1:8"),
        ("0.0.0.0", "http://localhost:8"),
        ("::", "http://localhost:8"),
        ("::1", "http://[::1]:8"),
    ],
)
def test_the_address_is_one_that_a_browser_understands(host: str, told: str) -> None:
    assert address(host, 8) == told


@pytest.mark.parametrize(
    ("flags", "screen", "opened"),
    [
        ([], True, None),
        (["--open"], True, "http://127.0.0.1:8765/"),
        (["--open", "/play"], True, "http://127.0.0.1:8765/play"),
        (["--open", "play", "--port", "1"], True, "http://127.0.0.1:1/play"),
        (["--open"], False, None),
    ],
)
def test_a_page_is_opened_if_that_is_wanted_and_there_is_a_browser(
    flags: list[str],
    screen: bool,
    opened: str | None,
    sqlite: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[str] = []
    for name in (*serve.SCREENS, serve.BROWSER, "RATTUS_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    if screen:
        monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", seen.append)
    monkeypatch.setattr(
        "rattus.server.run.serve",
        lambda settings, ready: ready(address(settings.host, settings.port)),
    )
    monkeypatch.setattr("sys.platform", "linux")
    done = CliRunner().invoke(main, ["serve", "--database", sqlite, *flags])
    assert done.exit_code == 0, done.output
    assert done.output.startswith("Rattus is ready: open http://127.0.0.1:")
    for _ in range(100):
        if seen or opened is None:
            break
        time.sleep(0.01)
    assert seen == ([opened] if opened else [])
    assert os.environ.get("RATTUS_LOG_LEVEL") is None


async def test_the_server_says_when_it_is_ready(sqlite: str) -> None:
    from rattus.server.run import make_server
    from rattus.server.settings import Settings

    told: list[str] = []
    server = make_server(Settings(database=sqlite, port=0, secret_key="k", log_level="WARNING"))
    server.ready = lambda: told.append("ready")
    task = asyncio.create_task(server.serve())
    while not told:
        await asyncio.sleep(0.005)
        assert not task.done()
    port = server.servers[0].sockets[0].getsockname()[1]
    async with httpx.AsyncClient() as client:
        assert (await client.get(f"http://127.0.0.1:{port}/api/health/ready")).status_code == 200
    server.should_exit = True
    await task
    assert told == ["ready"]
