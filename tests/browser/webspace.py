"""A web space: Python's plain file server, with the site in a folder of it, as on a project's page."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection

from tools.site import SITE

FOLDER = "rattus"
SAID = re.compile(r"port (\d+)")


class WebSpace:
    """The server of files; `stop` is the net switched off."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        """The address of the site."""
        return f"http://127.0.0.1:{self._port}/{FOLDER}/"

    def start(self) -> None:
        """Serve, at the same address as before."""
        command = [sys.executable, "-u", "-m", "http.server", str(self._port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(self.root)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert self._process.stdout is not None
        found = SAID.search(self._process.stdout.readline())
        assert found is not None
        self._port = int(found[1])
        for _ in range(100):
            try:
                create_connection(("127.0.0.1", self._port)).close()
                break
            except OSError:
                time.sleep(0.05)

    def stop(self) -> None:
        """Answer nothing any more."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


@contextmanager
def web_space(root: Path, site: Path = SITE) -> Iterator[WebSpace]:
    """The site in a folder of a new web space."""
    (root / FOLDER).symlink_to(site)
    space = WebSpace(root)
    try:
        yield space
    finally:
        space.stop()
