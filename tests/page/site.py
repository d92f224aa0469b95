"""A site for tests: a page without anything on it, the workers, and their Python, on a plain static file server."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tools import site_python, web

PAGE = web.WEB / "tests/home"
POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'"


class Handler(SimpleHTTPRequestHandler):
    """Serves files under a strict policy, and says nothing."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def end_headers(self) -> None:
        """The policy for everything."""
        self.send_header("content-security-policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Silence."""


def build(folder: Path) -> None:
    """Make the site."""
    web.install("dev")
    where = ("--outDir", str(folder), "--emptyOutDir", "--config", str(PAGE / "vite.config.ts"))
    environ = web.node_environment(dict(os.environ))
    command = (*web.program("vite"), "build", str(PAGE), *where, "--logLevel", "warn")
    subprocess.run(command, cwd=web.WEB, env=environ, check=True)
    site_python.collect(folder / "python")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
