"""Running a server: the guide, the image and the composition match the program."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

import httpx
import yaml

from rattus.host.problems import STATUS, Code
from rattus.server.app import make_app
from rattus.server.service import Service
from rattus.server.settings import PREFIX, Settings
from tests.server.house import KEY
from tools.serving import free_port

ROOT = Path(__file__).resolve().parents[2]
KNOWN = {PREFIX + name.upper() for name in Settings.__struct_fields__} | {"RATTUS_CACHE"}


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def routes(sqlite: str) -> set[str]:
    return {route.path for route in make_app(Settings(database=sqlite, secret_key=KEY)).routes}


def test_every_figure_is_documented_and_no_other(sqlite: str) -> None:
    service = Service(Settings(database=sqlite, secret_key=KEY))
    families = re.findall(r"^# TYPE (\w+) (\w+)$", service.metrics.text().decode(), re.MULTILINE)
    there = {name for name, _ in families if not name.endswith("_created")}
    documented = set(re.findall(r"^\| `(rattus_\w+)` \|", read("docs/deploy.md"), re.MULTILINE))
    assert documented == there


def test_every_code_is_documented_with_its_status() -> None:
    rows = re.findall(r"^\| (`[a-z_`, ]+`) \| (\d{3}) \|", read("docs/server.md"), re.MULTILINE)
    documented = {name: int(status) for names, status in rows for name in re.findall(r"`(\w+)`", names)}
    assert documented == {str(code): STATUS[code] for code in Code}


def block(kind: str, start: str) -> list[str]:
    """The lines of the first block of the guide that begins like this."""
    found = re.search(rf"```{kind}\n({start}.*?)```", read("docs/deploy.md"), re.DOTALL)
    assert found is not None
    return found[1].splitlines()


def test_the_commands_of_the_guide_install_a_server_with_pages(tmp_path: Path) -> None:
    """All steps of the guide for one machine, but without a separate user, and with installed packages."""
    place = tmp_path / "rattus"
    for line in block("text", "make web"):
        command = shlex.split(line.replace("/opt/rattus", str(place)))
        if command[0] == "useradd":
            continue
        if "--require-hashes" in command:
            assert all((ROOT / name).exists() for name in command if name.endswith(".txt"))
            (site,) = place.glob("lib/python3*/site-packages")
            Path(site, "beside.pth").write_text(sysconfig.get_path("platlib") + "\n", "utf-8")
            continue
        command[0] = sys.executable if command[0] == "python3" else command[0]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, (line, done.stdout, done.stderr)
    unit = block("ini", r"\[Unit\]")
    (start,) = [line.removeprefix("ExecStart=") for line in unit if line.startswith("ExecStart=")]
    said = [
        line.removeprefix("Environment=").partition("=") for line in unit if line.startswith("Environment=")
    ]
    port = free_port()
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", PREFIX))},
        **{name: value.replace("/var/lib/rattus", str(tmp_path)) for name, _, value in said},
        "RATTUS_PORT": str(port),
        "RATTUS_CACHE": str(tmp_path / "cache"),
    }
    server = subprocess.Popen(
        shlex.split(start.replace("/opt/rattus", str(place))), env=environment, cwd=tmp_path
    )
    try:
        told = answer(f"http://127.0.0.1:{port}/")
        assert "<script" in told
        assert str(place) in subprocess.run(
            [place / "bin/python", "-c", "import rattus; print(rattus.__file__)"],
            env=environment, capture_output=True, text=True, check=True, cwd=tmp_path,
        ).stdout  # fmt: skip
        assert '"ok"' in answer(f"http://127.0.0.1:{port}/api/health/ready")
    finally:
        server.terminate()
        server.wait(60)


def answer(url: str) -> str:
    """The answer at an address, as soon as there is one."""
    for _ in range(1200):
        try:
            return httpx.get(url, timeout=30).raise_for_status().text
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError(f"nobody answers at {url}")


def test_every_variable_in_the_pages_exists() -> None:
    for name in ("docs/deploy.md", "docs/server.md", "Dockerfile", "compose.yaml"):
        used = set(re.findall(r"\bRATTUS_[A-Z_]+\b", read(name))) - {"RATTUS_SITE"}
        assert used <= KNOWN, name


def test_the_image_is_made_from_the_locks_and_runs_as_an_unprivileged_user(sqlite: str) -> None:
    lines = read("Dockerfile").replace("\\\n", " ").splitlines()
    installs = [line for line in lines if "pip install" in line]
    assert "--require-hashes --only-binary=:all:" in installs[0]
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)
    users = [line.split()[1] for line in lines if line.startswith("USER ")]
    assert users == ["10001:10001"]
    (health,) = re.findall(r"http://127\.0\.0\.1:(\d+)(/[\w/]+)'", read("Dockerfile"))
    assert int(health[0]) == Settings().port
    assert health[1] in routes(sqlite)
    (newest,) = re.findall(r"^NEWEST := 3\.(\d+)$", read("Makefile"), re.MULTILINE)
    for minor in re.findall(r"^FROM python:3\.(\d+)-", read("Dockerfile"), re.MULTILINE):
        assert 11 <= int(minor) <= int(newest)
    for line in read(".dockerignore").splitlines():
        if line.startswith("!"):
            assert (ROOT / line[1:]).exists()


def test_two_equal_servers_are_composed_that_only_the_proxy_can_reach(sqlite: str) -> None:
    told: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    services = told["services"]
    assert services["server-1"] == services["server-2"]
    server = services["server-1"]
    assert set(server["environment"]) <= KNOWN
    assert (server["read_only"], server["cap_drop"]) == (True, ["ALL"])
    assert "no-new-privileges:true" in server["security_opt"]
    assert told["networks"]["inside"]["internal"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert int(server["stop_grace_period"].rstrip("s")) > 2 * Settings().drain
    proxy = read("Caddyfile")
    assert f"server-1:{Settings().port} server-2:{Settings().port}" in proxy
    (health,) = re.findall(r"health_uri (\S+)", proxy)
    assert health in routes(sqlite)
    for volume in (
        mount.split(":")[0] for service in services.values() for mount in service.get("volumes", ())
    ):
        assert volume in told["volumes"] or (ROOT / volume).exists()
