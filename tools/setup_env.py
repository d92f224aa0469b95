"""Set up .venv: `setup_env.py run` to play, `setup_env.py dev` to test and change. The Makefile calls this.

Needs only Python. Everything installed is locked in requirements/*.txt, byte for byte; web.txt brings the Node with
which tools/web.py builds the browser client. Stamps in .venv say what it was made from; they are removed before any
change and written when all is done, so an interrupted install is noticed and repeated.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
LEVELS = ("run", "dev")  # each holds all of the one before

# Meant for other Pythons, environments and installs. Of pip's settings, only the package sources are kept.
FOREIGN = re.compile(
    "PYTHON|VIRTUAL_ENV$|PIP_(?!(CACHE_DIR|CERT|CLIENT_CERT|CONFIG_FILE|DEFAULT_TIMEOUT|EXTRA_INDEX_URL|FIND_LINKS"
    "|INDEX_URL|KEYRING_PROVIDER|NO_CACHE_DIR|NO_INDEX|PROXY|RETRIES|TIMEOUT|TRUSTED_HOST)$)"
)


def maker(root: Path) -> str:
    """The first line of a stamp. If it differs, the whole environment is useless."""
    return f"rattus-games, {sys.implementation.cache_tag} {sys.version.split()[0]} in {root}\n"


def stamp(root: Path, level: str) -> str:
    """What a finished environment was made from: this Python, this path, these files."""
    files = ("pyproject.toml", *(f"requirements/{name}.txt" for name in ("build", "web", level)))
    contents = b"".join((root / name).read_bytes() for name in files)
    return maker(root) + hashlib.sha256(contents).hexdigest()


def stamp_file(root: Path, level: str) -> Path:
    return root / ".venv" / f"ready-{level}"


def read_stamp(root: Path, level: str) -> str:
    """The stamp in the environment; empty if there is none or the environment has lost its Python."""
    path = stamp_file(root, level)
    return path.read_text() if path.exists() and (root / ".venv/bin/python").exists() else ""


def is_ready(root: Path, level: str) -> bool:
    return read_stamp(root, level) == stamp(root, level)


@contextmanager
def alone(file: str) -> Iterator[None]:
    """Of two that do the same thing at once, the second waits, and then finds all done."""
    with open(file) as mutex:
        if sys.platform != "win32":
            fcntl.flock(mutex, fcntl.LOCK_EX)
        yield


def environment(outer: dict[str, str]) -> dict[str, str]:
    """The caller's environment without variables that would change the install."""
    return {name: value for name, value in outer.items() if not FOREIGN.match(name)}


def do(title: str, *command: str | Path, folder: Path = ROOT, environ: dict[str, str] | None = None) -> None:
    """Run a command as one line: title, latest output on a terminal, duration. If it fails, all its output."""
    start, said, live = time.monotonic(), [], sys.stdout.isatty()
    print(f"  {title} ... ", end="", flush=True)
    with subprocess.Popen(
        command, cwd=folder, env=environ or environment(dict(os.environ)), text=True, errors="replace",
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as process:  # fmt: skip
        for line in process.stdout or ():
            said.append(line)
            if live:
                room = max(0, shutil.get_terminal_size().columns - len(title) - 8)
                print(f"\r\033[K  {title} ... {line.strip()[:room]}", end="", flush=True)
    if live:
        print(f"\r\033[K  {title} ... ", end="")
    if process.returncode:
        print("failed\n", "".join(said), sep="\n", flush=True)
        raise SystemExit(f"Setting up stopped at: {title}. The reason is above; the next run starts over.")
    print(f"{time.monotonic() - start:.1f} s", flush=True)


def make_venv() -> None:
    """Make a new, empty .venv, with its own pip if this Python has one."""
    if find_spec("venv") and find_spec("ensurepip"):
        do("new .venv", sys.executable, "-m", "venv", "--clear", ROOT / ".venv")
    elif find_spec("venv") and find_spec("pip"):
        do("new .venv without pip", sys.executable, "-m", "venv", "--clear", "--without-pip", ROOT / ".venv")
    else:
        raise SystemExit(
            f"{sys.executable} can't make environments: it has neither ensurepip nor pip.\n"
            "On Debian and Ubuntu `apt install python3-venv` helps; or name another Python: make PYTHON=..."
        )


def pip(title: str, *arguments: str) -> None:
    """Install into .venv, with its own pip or, failing that, the one of this Python."""
    python = ROOT / ".venv/bin/python"
    own = (ROOT / ".venv/bin/pip").exists()
    program = (python, "-m", "pip") if own else (sys.executable, "-m", "pip", "--python", python)
    quiet = ("--no-input", "--progress-bar=off", "--disable-pip-version-check")
    do(title, *program, "install", "--no-user", *quiet, *arguments)


def set_up(level: str) -> None:
    start = time.monotonic()
    print(f"Setting up Rattus with Python {sys.version.split()[0]} (once)", flush=True)
    stamps = [read_stamp(ROOT, name) for name in LEVELS]
    for name in LEVELS:
        stamp_file(ROOT, name).unlink(missing_ok=True)
    if not any(text.startswith(maker(ROOT)) for text in stamps):
        make_venv()
    locked = ("--require-hashes", "--only-binary=:all:", "-r")
    pip("build tools", *locked, "requirements/build.txt", "-r", "requirements/web.txt")
    pip(f"packages to {'play' if level == 'run' else 'play and test'}", *locked, f"requirements/{level}.txt")
    pip("Rattus itself", "--no-build-isolation", "--no-deps", "--editable", ".")
    for name in LEVELS[: LEVELS.index(level) + 1]:
        stamp_file(ROOT, name).write_text(stamp(ROOT, name))
    print(f"  ready in {time.monotonic() - start:.1f} s", flush=True)
    if level == "run":
        return  # a game compiles what it needs at its first use
    do("compiled rules", ROOT / ".venv/bin/python", "-m", "rattus.cli", "warm", "--environments")


def main(*arguments: str) -> int:
    """`LEVEL` sets it up, `--check LEVEL` only checks, with its exit status."""
    level = arguments[-1]
    if arguments[0] == "--check":
        return 0 if is_ready(ROOT, level) else 1
    with alone(__file__):
        if not is_ready(ROOT, level):
            set_up(level)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("\nSetting up was interrupted; the next run starts over.")
