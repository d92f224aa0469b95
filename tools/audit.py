"""Ask whether anything we lock is known to be vulnerable; `make audit` and `make check` call it.

The lock files of Python are turned into one list and handed to `uv audit`, that of the pages to `npm audit`. Where the
service that knows of vulnerabilities can't be reached, nothing is found out, and nothing fails: it says so.
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
"""What `uv audit` ends with when something is vulnerable, and when it can't tell."""


def pins() -> list[str]:
    """All that is locked, each with its version and the platforms it is for."""
    texts = [(ROOT / "requirements" / f"{name}.txt").read_text("utf-8") for name in LOCKS]
    return sorted({pin for text in texts for pin in PIN.findall(text)})


def script() -> str:
    """The list as a script that needs all of it, which is what `uv audit` reads."""
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
    """The same for the packages of the pages."""
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
        print("skipped, packages of the pages not audited: the registry does not tell")
        return 0
    for name, each in found.items():
        print(f"{name} {each['range']}: {each['severity']}")
    if not found:
        print("no known vulnerabilities in the packages of the pages")
    return FOUND if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) | pages())
