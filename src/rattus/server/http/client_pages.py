"""The browser client: its built files, and its single HTML page at every address outside the API.

Files are held in memory and matched by exact path, so that no path leads out of the folder. The rate limits do
not count them: sending one costs no more than refusing it.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

BUILT = Path(__file__).parents[1] / "pages"
"""Where the client's build is put."""
PAGE = "/index.html"
NO_PAGES = ("/api", "/metrics")
"""Prefixes below which nothing is a page."""
HASHED = "/assets/"
"""Files here have a hash of their content in their names, and never change."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ROUTE = "/*"
"""The route's name in metrics and logs."""
LOOK_EVERY = 1.0
"""Seconds between two checks for a new build of the client."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
}
Tags = Callable[[Scope], Awaitable[str | None]]
"""Extra tags for the head of a page, by its address."""
PACKED = (".ico", ".png", ".webp", ".woff2", ".ogg", ".mp3")
"""Formats that compression would not shrink."""
NOT_BUILT = b"""There are no pages for a browser here yet.

Build them in the folder of the project:  make web
or give another folder to the server:     RATTUS_PAGES=FOLDER rattus serve

Programs find what they need below /api: see /api/schema/openapi.json.
"""


@dataclass(frozen=True)
class File:
    """A file, plain and compressed, with the ETag of its content."""

    path: str
    kind: str
    tag: str
    plain: bytes
    zipped: bytes | None

    @classmethod
    def read(cls, path: str, file: Path) -> File:
        """Read a file of the folder, to be served at this path."""
        kind = TYPES.get(file.suffix, "application/octet-stream")
        return cls.of(path, kind, file.read_bytes(), file.suffix not in PACKED)

    @classmethod
    def of(cls, path: str, kind: str, plain: bytes, packs: bool) -> File:
        """A file with this content."""
        zipped = gzip.compress(plain, 9, mtime=0) if packs else None
        if zipped is not None and len(zipped) >= len(plain):
            zipped = None
        return cls(path, kind, hashlib.sha256(plain).hexdigest()[:20], plain, zipped)

    def tagged(self, tags: str) -> File:
        """The page with extra tags in its head, for link previews."""
        before, title, after = self.plain.partition(b"</title>")
        return File.of(self.path, self.kind, before + title + tags.encode() + after, packs=True)


class Shelf:
    """The files of a folder by path, read when first wanted, and again when they have changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._seen: list[tuple[str, int, int]] = []
        self._looked = float("-inf")

    def file(self, path: str) -> File | None:
        """The file at a path, or the page whose script shows that path."""
        known = self._files.get(path)
        if known is not None and path.startswith(HASHED):
            return known
        self._look()
        known = self._files.get(path)
        return known if known is not None or is_file(path) else self._files.get(PAGE)

    @property
    def empty(self) -> bool:
        """Whether there is no client."""
        return PAGE not in self._files

    def _look(self) -> None:
        now = time.monotonic()
        if now - self._looked < LOOK_EVERY:
            return
        self._looked = now
        with suppress(FileNotFoundError):  # it is being built just now; the next check finds the rest
            seen = sorted(self._found())
            if seen != self._seen:
                self._files = {path: File.read(path, self._folder / path[1:]) for path, _, _ in seen}
                self._seen = seen

    def _found(self) -> list[tuple[str, int, int]]:
        """All files with what identifies their versions; names that begin with a dot are skipped."""
        found = []
        for folder, inside, names in os.walk(self._folder):
            inside[:] = [name for name in inside if not name.startswith(".")]
            for name in names:
                file = Path(folder, name)
                if not name.startswith(".") and file.is_file():
                    told = file.stat()
                    path = "/" + file.relative_to(self._folder).as_posix()
                    found.append((path, told.st_mtime_ns, told.st_size))
        return found


def is_file(path: str) -> bool:
    """Whether a path can only be meant for a file: one with a hashed name, or `/robots.txt`."""
    return path.startswith(HASHED) or (path.count("/") == 1 and "." in path)


def is_page(path: str) -> bool:
    """Whether a path belongs to the client."""
    return not any(path == part or path.startswith(f"{part}/") for part in NO_PAGES)


class ClientPages:
    """Answers requests for the client's files and pages, and passes everything else on."""

    def __init__(self, app: ASGIApp, folder: Path, tags: Tags) -> None:
        self._app = app
        self._shelf = Shelf(folder)
        self._tags = tags

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != "GET" or not is_page(scope["path"]):
            return await self._app(scope, receive, send)
        file = self._shelf.file(scope["path"])
        if file is not None:
            scope["path_template"] = ROUTE
            tags = await self._tags(scope) if file.path == PAGE else None
            return await _send_file(file.tagged(tags) if tags else file, Headers.from_scope(scope), send)
        if self._shelf.empty and not is_file(scope["path"]):
            scope["path_template"] = ROUTE
            return await _send(send, 404, {"content-type": TYPES[".txt"]}, NOT_BUILT)
        return await self._app(scope, receive, send)


async def _send_file(file: File, asked: Headers, send: Send) -> None:
    zipped = file.zipped if takes_gzip(asked.get("accept-encoding", "")) else None
    tag = f'"{file.tag}-gzip"' if zipped is not None else f'"{file.tag}"'
    headers = {
        "cache-control": FOREVER if file.path.startswith(HASHED) else ASK_AGAIN,
        "etag": tag,
        "vary": "accept-encoding, accept-language" if file.path == PAGE else "accept-encoding",
    }
    if is_known(tag, asked.get("if-none-match", "")):
        await _send(send, 304, headers)
        return
    headers["content-type"] = file.kind
    if zipped is not None:
        headers["content-encoding"] = "gzip"
    await _send(send, 200, headers, file.plain if zipped is None else zipped)


async def _send(send: Send, status: int, headers: dict[str, str], body: bytes = b"") -> None:
    if status != 304:
        headers["content-length"] = str(len(body))
    told = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def takes_gzip(accepted: str) -> bool:
    """Whether `Accept-Encoding` allows gzip."""
    for part in accepted.lower().split(","):
        coding, _, weight = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False


def is_known(tag: str, said: str) -> bool:
    """Whether `If-None-Match` names a tag."""
    return any(part.strip().removeprefix("W/") in (tag, "*") for part in said.split(",") if said)
