"""The audit of locked packages: it fails if a known vulnerability is found, and only then."""

from __future__ import annotations

import gzip
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tools.audit import main, pages, pins

ADVISORY = {"id": "TEST-1", "summary": "a test", "modified": "2026-01-01T00:00:00Z", "affected": []}


@contextmanager
def advisories(vulnerable: str) -> Iterator[str]:
    """A service that knows one vulnerable package; returns its address."""

    class Service(BaseHTTPRequestHandler):
        def log_message(self, format: str, *arguments: object) -> None:
            """Log nothing."""

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            if "/npm/" in self.path:
                known = {"id": 1, "title": "a test", "severity": "high", "vulnerable_versions": "*"}
                named = json.loads(gzip.decompress(body) if body[:1] == b"\x1f" else body)
                self.say({vulnerable: [known]} if vulnerable in named else {})
                return
            asked = json.loads(body)["queries"]
            short = {"id": ADVISORY["id"], "modified": ADVISORY["modified"]}
            hits = [{"vulns": [short]} if query["package"]["name"] == vulnerable else {} for query in asked]
            self.say({"results": hits})

        def do_GET(self) -> None:
            version = {"name": vulnerable, "version": "1.0.0"}
            package = {"name": vulnerable, "dist-tags": {"latest": "1.0.0"}, "versions": {"1.0.0": version}}
            self.say(ADVISORY if "/vulns/" in self.path else package)

        def say(self, told: object) -> None:
            body = json.dumps(told).encode()
            self.send_response(200)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


def audited(capsys: pytest.CaptureFixture[str], service: str) -> tuple[int, str]:
    status = main("--service-url", service)
    return status, capsys.readouterr().out


def test_everything_locked_is_asked_for() -> None:
    assert {"litestar", "numba", "hatchling", "pytest"} <= {pin.partition("==")[0] for pin in pins()}


def test_only_what_is_known_to_be_vulnerable_fails(capsys: pytest.CaptureFixture[str]) -> None:
    with advisories("nothing") as service:
        status, told = audited(capsys, service)
    if "skipped" in told:
        pytest.skip("no package index here")
    assert status == 0
    assert "no known vulnerabilities" in told
    with advisories("litestar") as service:
        status, told = audited(capsys, service)
    assert status == 1
    assert "litestar" in told
    assert "TEST-1" in told


def test_an_unreachable_service_fails_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    status, told = audited(capsys, "http://127.0.0.1:1/")
    assert status == 0
    assert told.startswith("skipped, ")
    assert told.count("\n") == 1


def test_packages_of_the_pages_are_audited_too(capsys: pytest.CaptureFixture[str]) -> None:
    with advisories("uqr") as service:
        assert pages("--registry", service) == 1
        assert capsys.readouterr().out == "uqr *: high\n"
    with advisories("nothing") as service:
        assert pages("--registry", service) == 0
        assert "no known vulnerabilities" in capsys.readouterr().out
    assert pages("--registry", "http://127.0.0.1:1/") == 0
    assert "not audited" in capsys.readouterr().out
