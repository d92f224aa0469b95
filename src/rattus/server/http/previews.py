"""Link previews: the text and picture shown for a link to a table, a replay or a study.

They contain what everybody with the link may know. They cost more than the page itself, so they are rate-limited:
beyond the limit the page comes without a preview. Pictures are drawn by a separate process and cached for a while.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from litestar.datastructures import Headers
from litestar.types import Scope

from rattus.host.problems import Code, Problem
from rattus.host.state import Status
from rattus.live.records import Played
from rattus.live.studies import Study, played_in
from rattus.live.table import LiveTable
from rattus.locales import ENGLISH, LANGUAGES, Words
from rattus.server.limits import Buckets, TooMany, address_of, household
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive, ListedTable
from rattus.server.storage.database import UNREACHABLE
from rattus.server.storage.studies import StudyShelf
from rattus.server.tables.scribe import Scribe

ADDRESS = re.compile(r"^/(?:replay/)?(table|study)/([A-Za-z0-9_-]{1,32})/?$")
"""Pages that have a preview."""
HOST = re.compile(r"^[A-Za-z0-9.\-]{1,255}(:[0-9]{1,5})?$|^\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?$")
WIDTH = 1200
LOOKS = 0.1
"""Previews that one household may ask for, per request of its rate."""
DRAWS = 0.01
"""Pictures drawn for one household, per request of its rate."""
MOST_KEPT = 64
MOST_WAITING = 16
"""Pictures that may wait to be drawn; further requests are refused for now."""
PATIENCE = 20.0
"""Seconds that drawing may take."""
STALE = 60.0
"""Seconds after which the picture of a running game is drawn again."""


Draw = Callable[[], str]
"""Makes the SVG of a picture."""


@dataclass(frozen=True)
class Preview:
    """The text of a preview, and the address of its picture."""

    title: str
    about: str
    picture: str

    def tags(self, origin: str, path: str) -> str:
        """The tags for the head of the page."""
        told = {
            "og:site_name": "Rattus",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.about,
            "og:url": origin + path,
            "og:image": origin + self.picture,
            "twitter:card": "summary_large_image",
        }
        return "".join(
            f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()
        )


class Previews:
    """Makes previews, and draws their pictures."""

    def __init__(self, archive: Archive, shelf: StudyShelf, scribe: Scribe, settings: Settings) -> None:
        self._archive, self._shelf, self._scribe = archive, shelf, scribe
        self._secure = settings.secure_cookies
        self._looks = Buckets(LOOKS * settings.client_rate)
        self._draws = Buckets(DRAWS * settings.client_rate)
        self._drawing, self._waiting = asyncio.Lock(), 0
        self._pictures: OrderedDict[str, tuple[float, bytes]] = OrderedDict()

    # Text.

    async def tags(self, scope: Scope) -> str | None:
        """The preview tags of a page; None if there is no such table, or the limit is reached."""
        found, headers = ADDRESS.match(scope["path"]), Headers.from_scope(scope)
        host = headers.get("host", "")
        if found is None or not HOST.match(host):
            return None
        try:
            self._looks.take(household(address_of(scope)))
        except TooMany:
            return None
        words = Words(language_of(headers.get("accept-language", "")))
        try:
            preview = await self._preview(found[1], found[2], words)
        except UNREACHABLE:
            return None  # the page itself says so
        secure = self._secure or scope["scheme"] == "https"
        return preview.tags(f"http{'s' if secure else ''}://{host}", scope["path"]) if preview else None

    async def _preview(self, kind: str, id: str, words: Words) -> Preview | None:
        if kind == "table":
            table = await self._archive.listed(id)
            return of_table(table, words) if table else None
        study = await self._shelf.study(id)
        return of_study(study, words) if study else None

    # Pictures.

    async def of_live(self, table: LiveTable, address: str) -> bytes:
        """A table as the public may see it: before the start, running, or at its end."""
        rules, status = table.rules, table.status
        steps = table.state.steps

        def draw() -> str:
            return Played(rules, steps).game().svg(public=not status.ended)

        key = f"{table.id} {status} {table.state.v if status.ended else ''}"
        return await self._drawn(key, draw, address, lasting=status.ended or status is Status.OPEN)

    async def of_study(self, study: Study, address: str) -> bytes:
        """The last position of a study."""
        played = played_in(study)
        return await self._drawn(study.id, lambda: played.game().svg(), address, lasting=True)

    async def _drawn(self, key: str, draw: Draw, address: str, lasting: bool) -> bytes:
        known = self._pictures.get(key)
        if known is not None and (lasting or time.monotonic() < known[0] + STALE):
            self._pictures.move_to_end(key)
            return known[1]
        self._draws.take(household(address))
        picture = await self._pixels(await self._scribe.do(draw, address))
        self._pictures[key] = (time.monotonic(), picture)
        if len(self._pictures) > MOST_KEPT:
            self._pictures.popitem(last=False)
        return picture

    async def _pixels(self, svg: str) -> bytes:
        """Convert a picture to PNG, one at a time."""
        if self._waiting >= MOST_WAITING:
            raise Problem(Code.UNAVAILABLE, "too many pictures are being drawn; try again")
        self._waiting += 1
        try:
            async with self._drawing:
                return await drawn_apart(svg)
        finally:
            self._waiting -= 1


async def drawn_apart(svg: str) -> bytes:
    """Convert SVG to PNG in a separate process."""
    wanted = (sys.executable, "-m", "rattus.art.png", str(WIDTH))
    process = await asyncio.create_subprocess_exec(*wanted, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
    try:
        async with asyncio.timeout(PATIENCE):
            drawn, _ = await process.communicate(svg.encode())
    except TimeoutError:
        drawn = b""
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not drawn:
        raise Problem(Code.UNAVAILABLE, "the picture could not be drawn; try again")
    return drawn


def of_table(table: ListedTable, words: Words) -> Preview:
    """The preview of a table: an invitation, a game to watch, or a finished game."""
    name = words.t(f"game-{table.game}")
    people = []
    for seat in table.seats:
        if seat.bot and seat.name:
            level = words.t(f"level-{seat.bot}")
            people.append(
                words.t("bot-named", name=seat.name, level=level) if seat.name != seat.bot else level
            )
        elif seat.name:
            people.append(seat.name)
    free = len(table.seats) - len(people)
    kind = "over" if table.status == "closed" else table.status
    about = words.t(f"preview-{kind}.about", people=words.list(people), count=free, some=len(people))
    return Preview(words.t(f"preview-{kind}", name=name), about, f"/api/tables/{table.id}/preview.png")


def of_study(study: Study, words: Words) -> Preview:
    """The preview of a study."""
    name = words.t(f"game-{study.header.game}")
    about = words.t("preview-study.about", count=len(study.steps))
    return Preview(words.t("preview-study", name=name), about, f"/api/studies/{study.id}/preview.png")


def language_of(accepted: str) -> str:
    """The first language of `Accept-Language` that we support."""
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), ENGLISH)
