"""The Python of the page without a server: `python -m tools.site_python FOLDER` collects it there.

It is Pyodide from npm, and one archive with the wheels and our own modules that the page needs. All names hold a hash
of what is inside but that of `index.json`, which says where everything is. The same sources give the same bytes.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools import web
from tools.setup_env import do

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PYODIDE = web.WEB / "node_modules/pyodide"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""Of Pyodide, besides its list of packages: ours come in the archive, so that list is empty."""
LIBRARY = "python_stdlib.zip"
UNUSED = re.compile(
    r"(_pyrepl|ctypes|dbm|multiprocessing|sqlite3|unittest|wsgiref|xml|xmlrpc)/"
    r"|(_pydatetime|_pydecimal|_pyio|cProfile|doctest|ftplib|imaplib|mailbox|optparse|pdb|pickletools"
    r"|poplib|profile|pstats|pydoc|smtplib|statistics|trace|turtle)\.py$"
    r"|encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|raw_unicode_escape|unicode_escape|utf_\w+)\.py)"
)
"""Modules of Python for machines with a terminal, a network, tests or old files, and what is there in C, too."""
LOCK = "pyodide-lock.json"
WHEELS = ("fluent-syntax", "msgspec", "typing-extensions")
"""What the core needs of others, as requirements/run.txt has it."""
KEPT = ROOT / ".cache/site"
"""What was compiled before."""
LOCKED = ROOT / "requirements/run.txt"
PACKAGES = ("art", "bots", "cartus", "host", "kernel", "live", "locales", "page", "plague", "table")
MACHINES = ("__init__", "browser", "interpreted", "module")
"""Of the builds, those that run in a page."""
NEEDLESS = re.compile(r"(^|/)(__pycache__|fonts|tests)(/|$)|\.(pyi|txt)$|(^|/)py\.typed$")
COMPILER = web.WEB / "tools/compiled.mjs"
ENTRY_POINTS = "rattus_games.dist-info/entry_points.txt"
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of everything in the archive."""


def lock() -> dict[str, Any]:
    """What Pyodide says of itself: its Python, and for which platform packages are made."""
    told: dict[str, Any] = json.loads((PYODIDE / LOCK).read_text("utf-8"))["info"]
    return told


def requirements() -> str:
    """The lines of the lock file for the wheels, with their hashes."""
    text = LOCKED.read_text("utf-8")
    found = [re.search(rf"^{name}==(?:.*\\\n)*.*\n", text, re.MULTILINE) for name in WHEELS]
    return "".join(each.group() for each in found if each)


def download(folder: Path) -> None:
    """Get the wheels for Pyodide, checked by their hashes."""
    about = lock()
    wanted = folder / "wheels.txt"
    wanted.write_text(requirements(), "utf-8")
    python = "".join(about["python"].split(".")[:2])
    do(
        "wheels for the page", sys.executable, "-m", "pip", "download", "--no-deps", "--require-hashes",
        "--only-binary=:all:", f"--platform=pyemscripten_{about['abi_version']}_{about['arch']}",
        f"--python-version={python}", "--disable-pip-version-check", "-q", "-d", folder, "-r", wanted,
    )  # fmt: skip


def modules() -> Iterator[tuple[str, bytes]]:
    """What is ours in the archive, by name."""
    home = SOURCE / "rattus"
    own = [path for path in home.glob("*.py") if path.name != "__main__.py"]
    own += [home / "builds" / f"{name}.py" for name in MACHINES]
    own += [path for package in PACKAGES for path in (home / package).rglob("*") if path.is_file()]
    for path in sorted(own):
        name = path.relative_to(SOURCE).as_posix()
        if not NEEDLESS.search(name):
            yield name, path.read_bytes()
    yield ENTRY_POINTS, entry_points().encode()
    yield ENTRY_POINTS.replace("entry_points.txt", "METADATA"), b"Metadata-Version: 2.1\nName: rattus-games\n"


def entry_points() -> str:
    """The games, as an installed package has them."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    found = re.search(
        r'^\[project\.entry-points\."(rattus\.games)"\]\n((?:\w+ = ".*"\n)+)', text, re.MULTILINE
    )
    assert found, "pyproject.toml names the games"
    return f"[{found[1]}]\n" + found[2].replace('"', "")


def wheels(folder: Path) -> Iterator[tuple[str, bytes]]:
    """What is in the wheels, but what nobody reads in a page."""
    for path in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(path) as wheel:
            for name in sorted(wheel.namelist()):
                if ".dist-info/" not in name and not name.endswith("/") and not NEEDLESS.search(name):
                    yield name, wheel.read(name)


def library() -> dict[str, bytes]:
    """Python's own modules, but what no page needs; Pyodide has them as sources."""
    with zipfile.ZipFile(PYODIDE / LIBRARY) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        return {name: archive.read(name) for name in names if not UNUSED.match(name)}


def compiled(title: str, contents: dict[str, bytes]) -> dict[str, bytes]:
    """The same with modules compiled by the Python that will run them: it starts in half the time."""
    sources = packed(contents)
    made = KEPT / f"{hashed(sources + COMPILER.read_bytes() + str(lock()).encode())}.zip"
    if not made.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=KEPT) as folder:
            given, new = Path(folder, "sources.zip"), Path(folder, "compiled.zip")
            given.write_bytes(sources)
            environ = web.node_environment(dict(os.environ))
            do(f"{title} of the page", web.node(), COMPILER, given, new, folder=web.WEB, environ=environ)
            new.replace(made)
    with zipfile.ZipFile(made) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(contents: dict[str, bytes]) -> bytes:
    """An archive that has the same bytes whenever it is made."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in sorted(contents.items()):
            info = zipfile.ZipInfo(name, EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content, compresslevel=9)
    return made.getvalue()


def hashed(content: bytes) -> str:
    """What a name says of what is inside."""
    return hashlib.sha256(content).hexdigest()[:12]


def collect(target: Path) -> None:
    """Put all of it into a folder, which is emptied before."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        download(Path(folder))
        core = packed(compiled("core", dict(wheels(Path(folder))) | dict(modules())))
    archive = f"core-{hashed(core)}.zip"
    (target / archive).write_bytes(core)
    contents = {name: (PYODIDE / name).read_bytes() for name in FILES}
    contents[LIBRARY] = packed(compiled("library", library()))
    contents[LOCK] = json.dumps({"info": lock(), "packages": {}}).encode()
    home = f"pyodide-{hashed(b''.join(contents[name] for name in sorted(contents)))}"
    (target / home).mkdir()
    contents = {name: without_map(name, content) for name, content in contents.items()}
    for name, content in contents.items():
        (target / home / name).write_bytes(content)
    sizes = {f"{home}/{name}": len(content) for name, content in contents.items()} | {archive: len(core)}
    index = {"pyodide": f"{home}/", "core": archive, "bytes": sum(sizes.values())}
    (target / "index.json").write_text(json.dumps(index, indent=2) + "\n", "utf-8")


def without_map(name: str, content: bytes) -> bytes:
    """A script without the address of its source map, which is not there."""
    return re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", content) if name.endswith(".mjs") else content


if __name__ == "__main__":
    web.install("dev")
    collect(Path(sys.argv[1]))
