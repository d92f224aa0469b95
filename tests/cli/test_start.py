"""What `rattus` does without a command: a table in the browser, whatever else is going on at this machine."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from click.testing import CliRunner

from rattus.cli import main, serve
from rattus.server.run import address
from rattus.server.settings import Settings
from rattus.server.storage.claim import Claim
from tools.fresh import environment

READY = re.compile(r"Rattus is ready: open (http://127\.0\.0\.1:(\d+)/\S*) in a browser\. Ctrl-C ends it\.\n")


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """The least that is a client."""
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages/index.html").write_text("<title>Rattus</title>")
    return tmp_path / "pages"


@contextmanager
def started(home: Path, *words: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """The command in a process of its own, without a terminal or a screen; killed at the end if it still runs."""
    told = {name: value for name, value in environment(home).items() if name not in ("DISPLAY", "BROWSER")}
    process = subprocess.Popen(
        [sys.executable, "-m", "rattus", *words],
        env={**told, **{f"RATTUS_{name.upper()}": value for name, value in settings.items()}},
        cwd=home, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def interrupted(process: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit status after Ctrl-C, and all that was said of trouble."""
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    return process.returncode, said


def test_a_table_is_announced_and_kept_in_the_users_folder_until_ctrl_c(tmp_path: Path, pages: Path) -> None:
    home = tmp_path / "home"
    with started(home, port="0", pages=str(pages)) as process:
        found = READY.fullmatch(first_line(process))
        assert found is not None
        assert found[1].endswith("/play")
        assert interrupted(process) == (0, "")
    assert [path.name for path in home.iterdir()] == [".local"]
    assert (home / ".local/share/rattus/rattus.db").exists()


def test_it_ends_quietly_when_it_is_interrupted_before_it_has_begun(tmp_path: Path) -> None:
    code = "import signal, os; from rattus import __main__ as m; import rattus.cli as c\n"
    code += (
        "def stop(**_): raise KeyboardInterrupt\nc.main = stop; import sys; sys.argv = ['rattus']; m.main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(tmp_path), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (130, "")


class Served(NamedTuple):
    """What came of `rattus` where the server is not really started."""

    settings: list[Settings]
    opened: list[str]
    said: str
    status: int


def served(database: str, pages: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> Served:
    """The command with a server that only says that it is ready, and a browser that only takes the address."""
    settings: list[Settings] = []
    opened: list[str] = []

    def run(given: Settings, ready: Callable[[str], None]) -> None:
        settings.append(given)
        ready(address(given.host, given.port))

    monkeypatch.setattr("rattus.server.run.serve", run)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("RATTUS_DATABASE", database)
    monkeypatch.setenv("RATTUS_PAGES", str(pages))
    done = CliRunner().invoke(main, [*words])
    while settings and done.exit_code == 0 and not opened:
        time.sleep(0.01)
    return Served(settings, opened, done.output, done.exit_code)


def test_who_listens_at_our_port_is_noticed(sqlite: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        settings = Settings(database=sqlite, port=other.getsockname()[1])
        assert serve.is_taken(settings)
    assert not serve.is_taken(settings)


def test_where_another_program_has_the_port_a_free_one_is_taken(
    sqlite: str, pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "is_taken", lambda settings: True)
    (settings,) = served(sqlite, pages, monkeypatch).settings
    assert settings.port == 0


@pytest.mark.parametrize("how", ["flag", "variable"])
def test_a_port_that_was_chosen_is_insisted_on(
    how: str, sqlite: str, pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "is_taken", lambda settings: True)
    monkeypatch.setenv("RATTUS_PORT", "1" if how == "variable" else "2")
    flags = ["--port", "1"] if how == "flag" else []
    (settings,) = served(sqlite, pages, monkeypatch, "serve", "--open", "/play", *flags).settings
    assert settings.port == 1


def test_a_table_of_ones_own_that_runs_already_is_opened_again(
    sqlite: str, pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Claim(Settings(database=sqlite).url)
    other.take()
    try:
        monkeypatch.setattr(serve, "is_taken", lambda settings: True)
        told = served(sqlite, pages, monkeypatch)
    finally:
        other.release()
    url = "http://127.0.0.1:8765/play"
    assert (told.settings, told.opened, told.status) == ([], [url], 0)
    assert told.said == f"Rattus is running already: open {url} in a browser.\n"


# Without pages.


def test_no_table_is_announced_where_there_are_no_pages(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = served(sqlite, tmp_path / "nowhere", monkeypatch)
    assert (told.settings, told.opened, told.status) == ([], [], 1)
    assert told.said == (
        f"rattus: there are no pages for a browser in {tmp_path / 'nowhere'}: build them in the folder of the "
        "project by `make web`, or name another folder in RATTUS_PAGES\n"
    )


def test_a_server_without_pages_says_so_and_serves_programs(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with started(home, "serve", port="0", pages=str(tmp_path / "nowhere"), log_level="ERROR") as process:
        ready = re.fullmatch(
            r"Rattus is ready for programs at (http://127\.0\.0\.1:\d+/api)\. Ctrl-C ends it\.\n",
            first_line(process),
        )
        assert ready is not None
        assert httpx.get(f"{ready[1]}/health/ready").json()["status"] == "ok"
        status, said = interrupted(process)
    assert status == 0
    assert said.startswith("rattus: there are no pages for a browser in ")
    assert said.count("\n") == 1
