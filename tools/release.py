"""What is published: `make release` builds it, and this packs the site, looks at all and writes the checksums.

`--tag=v0.1.0` says what it is released as; another version in the source is refused.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import zipfile
from pathlib import Path

from rattus._version import __version__
from tools import site
from tools.site_python import packed

DIST = Path(__file__).resolve().parent.parent / "dist"
SUMS = "SHA256SUMS"
WHEEL = f"rattus_games-{__version__}-py3-none-any.whl"
SOURCE = f"rattus_games-{__version__}.tar.gz"
PAGE = f"rattus_games-{__version__}-site.zip"
"""The page without a server, for any web space."""
NEEDED = ("rattus/server/pages/index.html", "rattus/plague/rules.wasm", "rattus/cartus/rules.wasm")
"""What nobody could play without."""


def refusal(folder: Path, tag: str | None) -> str | None:
    """Why this can't be published, if there is a reason."""
    if tag is not None and tag != f"v{__version__}":
        return f"the tag is {tag}, and the version in src/rattus/_version.py is {__version__}"
    for name in (WHEEL, SOURCE, PAGE):
        if not (folder / name).exists():
            return f"{folder / name} is missing: make release"
    with zipfile.ZipFile(folder / WHEEL) as wheel:
        missing = {*NEEDED} - {*wheel.namelist()}
    return f"{WHEEL} is without {', '.join(sorted(missing))}" if missing else None


def pack(pages: Path, folder: Path) -> None:
    """Put the page without a server into one file, the same bytes whenever it is made."""
    files = [path for path in pages.rglob("*") if path.is_file() and path != site.STAMP]
    contents = {path.relative_to(pages).as_posix(): path.read_bytes() for path in files}
    (folder / PAGE).write_bytes(packed(contents))


def sums(folder: Path) -> str:
    """The checksums of all files, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def main() -> int:
    """Write the checksums, or say why not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag")
    tag = parser.parse_args().tag
    if site.STAMP.exists():
        pack(site.SITE, DIST)
    reason = refusal(DIST, tag)
    if reason is not None:
        print(reason, file=sys.stderr)
        return 1
    (DIST / SUMS).write_text(sums(DIST), "utf-8")
    print(sums(DIST), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
