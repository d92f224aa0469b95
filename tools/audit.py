"""Ask whether any locked package is known to be vulnerable; `make audit` and `make check` call this.

The Python lock files are merged and passed to `uv audit`, that of the client to `npm audit`. If the vulnerability
service can't be reached, nothing is found and nothing fails, but a line says so.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from tools.web import WEB, node_environment, npm_command

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("build", "web", "dev")  # dev holds all of run
PIN = re.compile(r"^([a-z0-9-]+==[^\\\n]+?) \\$", re.MULTILINE)
FOUND, FAILED = 1, 2
"""Exit statuses of `uv audit`: something is vulnerable; it could not find out."""


def pins() -> list[str]:
    """All locked packages, with versions and platforms."""
    texts = [(ROOT / "requirements" / f"{name}.txt").read_text("utf-8") for name in LOCKS]
    return sorted({pin for text in texts for pin in PIN.findall(text)})


def script() -> str:
    """The list as the dependencies of a script, which is what `uv audit` reads."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needs = "".join(f'#   "{pin}",\n' for pin in pins())
    return f'# /// script\n# requires-python = "{project["requires-python"]}"\n# dependencies = [\n{needs}# ]\n# ///\n'


def main(*options: str) -> int:
    """Audit; the exit status is 1 only if something is known to be vulnerable."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "locked.py"
        path.write_text(script(), "utf-8")
        uv = (sys.executable, "-m", "uv", "audit", "--preview-features", "audit-command")
        command = (*uv, "--no-progress", "--script", str(path), *options)
        environment = {"UV_HTTP_RETRIES": "0", **os.environ}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode == FAILED:
        reason = next(
            (line for line in done.stderr.splitlines() if line.startswith("error: ")), "no reason given"
        )
        print(f"skipped, {len(pins())} packages not audited: {reason.removeprefix('error: ')}")
        return 0
    print((done.stdout + done.stderr).strip())
    return FOUND if done.returncode else 0


def pages(*options: str) -> int:
    """The same for the packages of the client."""
    command = (
        *map(str, npm_command()),
        "audit",
        "--package-lock-only",
        "--json",
        "--fetch-retries=0",
        *options,
    )
    environment = node_environment(dict(os.environ))
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False, env=environment)
    try:
        found = json.loads(done.stdout)["vulnerabilities"]
    except (ValueError, KeyError):
        print("skipped, packages of the pages not audited: the registry did not answer")
        return 0
    for name, each in found.items():
        print(f"{name} {each['range']}: {each['severity']}")
    if not found:
        print("no known vulnerabilities in the packages of the pages")
    return FOUND if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) | pages())
