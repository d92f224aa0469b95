"""The page without a server: one folder of static files for any web space, `make site`.

It holds the client, Python with our core and the games, the documents, and a service worker that knows every file by
its hash.
`--source ADDRESS` names the repository that links to sources lead to.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import re
import sys
from pathlib import Path

from tools import site_docs, site_python, web
from tools.setup_env import alone, do

SITE = web.ROOT / "site"
STAMP = SITE / ".made-from"
WORKER = "sw.js"
FILES = "self.__FILES"
"""Where the list of files belongs in the service worker."""
HASHED = re.compile(r"(assets|python)/.*-[\w-]{8,}(\.\w+$|/)")
"""Paths that change when the content does."""


def made_from(source: str | None) -> str:
    """What the folder is made from: pages, packages, documents, and everything of ours that may run in it."""
    digest = hashlib.sha256(f"{source} {web.pages_stamp()} {web.packages_stamp()}".encode())
    files = [path for folder in ("src/rattus", "docs", "tools") for path in (web.ROOT / folder).rglob("*")]
    for path in sorted([*files, *web.ROOT.glob("*.md")]):
        if path.is_file() and "__pycache__" not in path.parts and not path.is_relative_to(web.PAGES):
            content = path.read_bytes()
            digest.update(f"{path.relative_to(web.ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def make(source: str | None = None) -> None:
    """Make the folder, unless it is there."""
    with alone(__file__):
        stamp = made_from(source)
        if STAMP.exists() and STAMP.read_text("utf-8") == stamp:
            return
        web.install("dev")
        environ = web.node_environment(dict(os.environ))
        do("pages", *web.program("vite"), "build", "--mode", "site", folder=web.WEB, environ=environ)
        site_python.collect(SITE / "python")
        site_docs.make(SITE / "docs", source)
        write_list(SITE)
        STAMP.write_text(stamp, "utf-8")


def write_list(folder: Path) -> None:
    """Tell the service worker which files there are."""
    path = folder / WORKER
    text = path.read_text("utf-8")
    if text.count(FILES) != 1 or re.search(r"\bimport\b[^(.]", text):
        raise SystemExit(f"{WORKER} must be one script with one place for the list of files")
    path.write_text(text.replace(FILES, json.dumps(entries(folder))), "utf-8")


def entries(folder: Path) -> list[dict[str, str | None]]:
    """All files of the folder but the service worker: where each is, and its hash if the name has none."""
    found = sorted(
        path for path in folder.rglob("*") if path.is_file() and path not in (folder / WORKER, STAMP)
    )
    return [
        {
            "url": url,
            "revision": None if HASHED.search(url) else hashlib.sha256(path.read_bytes()).hexdigest()[:16],
        }
        for path, url in ((path, path.relative_to(folder).as_posix()) for path in found)
    ]


def packed(folder: Path) -> int:
    """How many bytes the files of a folder have, each compressed as a web space sends it."""
    return sum(packed_file(path) for path in folder.rglob("*") if path.is_file())


def packed_file(path: Path) -> int:
    """The same of one file."""
    return len(gzip.compress(path.read_bytes(), 9))


def report() -> None:
    """Say how large it is."""
    for name in ("assets", "python", "docs"):
        print(f"  {name}: {packed(SITE / name) / 1e6:.2f} MB gzipped")
    print(f"  site/: {packed(SITE) / 1e6:.2f} MB gzipped in all")


def main(*words: str) -> int:
    """Make it, and say how large it is."""
    parser = argparse.ArgumentParser(prog="make site", description=__doc__)
    parser.add_argument("--source", help="the address of the repository's files, for links to sources")
    make(parser.parse_args(words).source)
    report()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
