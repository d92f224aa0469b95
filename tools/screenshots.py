"""Take the screenshots in the documents: `make screenshots`. Real games on a real server, in a real browser."""

from __future__ import annotations

import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from tools import web
from tools.chromium import chromium
from tools.serving import ServerProcess, serving, sqlite_files
from tools.visitor import PHONE, Json, Visitor, settle

IMAGES = web.ROOT / "docs/images"
BOT: Json = {"who": "bot", "bot": "fair"}
BEGINNER: Json = {"who": "bot", "bot": "novice"}
LUCK = 3


class Studio:
    """A server and a browser to take pictures with."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.server = server

    def visitor(self, **wishes: object) -> Visitor:
        """A visitor in a window to be photographed."""
        return Visitor(self.browser, self.server.url, **wishes)  # type: ignore[arg-type]

    def phone(self, **wishes: object) -> Visitor:
        """A visitor with a phone."""
        return self.visitor(size=PHONE, touch=True, sharpness=2, **wishes)


def start(studio: Studio) -> Visitor:
    """The start page."""
    visitor = studio.visitor()
    visitor.go("/")
    return visitor


def start_phone(studio: Studio) -> Visitor:
    """The start page on a phone."""
    visitor = studio.phone()
    visitor.go("/")
    return visitor


def middle(
    visitor: Visitor, game: str, seats: int, wanted: Callable[[Json], bool], page: str = ""
) -> Visitor:
    """A table in the middle of its game, as red sees it when it is to act."""
    while True:
        table = visitor.new_table(game, *[BOT] * (seats - 1))
        frame = visitor.play_on(table, Random(LUCK), wanted)
        if frame["status"] == "running":  # else the game went by without such a question
            visitor.page.goto(f"/table/{table}{page}")
            visitor.page.locator(".lit").first.wait_for()
            return visitor


def busy_board(frame: Json) -> bool:
    """Whether there is much on the map, and a choice."""
    held = sum(holder is not None for holder in frame["view"]["cards"].values())
    return len(frame["legal"]) >= 4 and held >= 4 and frame["v"] >= 70


def busy_cards(frame: Json) -> bool:
    """Whether red has a hand to choose from, some rounds in."""
    return (
        frame["view"]["round"] >= 3 and len(frame["legal"]) >= 4 and len(frame["view"]["hands"]["red"]) >= 6
    )


def board(studio: Studio) -> Visitor:
    """The board game."""
    return middle(studio.visitor(), "rattus", 4, busy_board)


def board_dark(studio: Studio) -> Visitor:
    """The big box at night, with six seats."""
    return middle(studio.visitor(dark=True), "bigbox", 6, busy_board)


def board_phone(studio: Studio) -> Visitor:
    """The board game on a phone."""
    return middle(studio.phone(), "rattus", 4, busy_board)


def cards(studio: Studio) -> Visitor:
    """The card game."""
    return middle(studio.visitor(), "cartus", 4, busy_cards)


def cards_phone(studio: Studio) -> Visitor:
    """The card game on a phone."""
    return middle(studio.phone(), "cartus", 3, busy_cards)


def end(studio: Studio) -> Visitor:
    """The end screen."""
    visitor = studio.visitor()
    for luck in range(20):  # even a random player is among the first now and then, against beginners
        table = visitor.finished("rattus", 4, BEGINNER, luck)
        if "red" in [seat for seat, *_ in visitor.ask(f"/api/tables/{table}")["frame"]["result"][:2]]:
            break
    visitor.page.goto(f"/table/{table}")
    visitor.page.locator("dialog[open] #end-title").wait_for()
    return visitor


def replay(studio: Studio) -> Visitor:
    """A replay."""
    visitor = studio.visitor()
    table = visitor.finished("rattus", 4, BOT, LUCK)
    told = visitor.ask(f"/api/tables/{table}/record.json")["explanations"]
    turned = [n for n, events in enumerate(told) if any(event["event"] == "RatTurned" for event in events)]
    visitor.page.goto(f"/replay/table/{table}?n={turned[len(turned) * 2 // 3]}")
    visitor.page.get_by_role("slider").wait_for()
    return visitor


def rules(studio: Studio) -> Visitor:
    """The rules."""
    visitor = studio.visitor()
    visitor.go("/rules")
    return visitor


PHONES = ((320, 568), (390, 844), (844, 390))
SIZES = (*PHONES, (640, 360), (1280, 585), (1366, 768), (1920, 1080))
LARGE = 24
"""The large font size in pixels."""
LANGUAGES = ("en", "de", "fr")
SCREENS = web.ROOT / ".cache/screens"
LOW = 190
"""The greatest distance between rows of the contact sheet, in pixels."""


class Shot(NamedTuple):
    """One screen of the contact sheet."""

    game: str
    size: tuple[int, int]
    language: str
    letters: int

    def __str__(self) -> str:
        wide, high = self.size
        large = f"-{self.letters}px" if self.letters != 16 else ""
        return f"{self.game}-{wide}x{high}-{self.language}{large}"


def shots() -> Iterator[Shot]:
    """Both games at all sizes, in all languages and with large letters."""
    for size in SIZES:
        for game in ("rattus", "cartus"):
            yield from (Shot(game, size, language, 16) for language in LANGUAGES)
            yield Shot(game, size, "de", LARGE)


def sheet(studio: Studio) -> Visitor:
    """A contact sheet: the same two positions at all sizes. The screens themselves are kept in `.cache/screens`."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    hosts = {"rattus": studio.visitor(), "cartus": studio.visitor()}
    tables = {
        game: middle(hosts[game], game, 4, busy).page.url
        for game, busy in (("rattus", busy_board), ("cartus", busy_cards))
    }
    rows: dict[tuple[int, int], list[str]] = {}
    for shot in shots():
        visitor = studio.visitor(
            size=shot.size, touch=shot.size in PHONES, language=shot.language, letters=shot.letters
        )
        visitor.context.add_cookies(hosts[shot.game].context.cookies())  # type: ignore[arg-type]
        visitor.page.goto(tables[shot.game])
        visitor.page.locator(".lit").first.wait_for()
        settled(visitor.page)
        picture = visitor.page.screenshot(path=SCREENS / f"{shot}.png")
        wide = min(shot.size[0] * LOW / shot.size[1], LOW * 1.25)
        source = f"data:image/png;base64,{b64encode(picture).decode()}"
        rows.setdefault(shot.size, []).append(f'<img width="{wide:.0f}" src="{source}">')
        visitor.leave()
    for host in hosts.values():
        host.leave()
    visitor = studio.visitor(size=(2 * (len(LANGUAGES) + 1) * int(LOW * 1.25 + 6) + 10, 600))
    lines = "".join(f"<tr><td>{'<td>'.join(row)}" for row in rows.values())
    visitor.page.set_content(f"<body bgcolor=white><table cellpadding=2>{lines}</table>")
    return visitor


SCENES = (start, start_phone, board, board_dark, board_phone, cards, cards_phone, end, replay, rules, sheet)


def settled(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.mouse.move(0, 0)
    settle(page)
    page.evaluate(
        "() => Promise.all([document.fonts.ready, ...document.getAnimations().map((each) => each.finished)])"
    )


def take(studio: Studio, scene: Callable[[Studio], Visitor]) -> None:
    """Take one picture."""
    visitor = scene(studio)
    settled(visitor.page)
    if scene is sheet:  # small, and longer than a window
        path = IMAGES / "sheet.jpg"
        visitor.page.screenshot(path=path, type="jpeg", quality=50, full_page=True)
    else:
        path = IMAGES / f"{scene.__name__.replace('_', '-')}.png"
        visitor.page.screenshot(path=path)
    print(f"  {path.relative_to(web.ROOT)}  {path.stat().st_size // 1000} kB", flush=True)
    visitor.leave()


def main(*wanted: str) -> int:
    """Take all pictures, or those that are named: `board cards_phone`, `sheet`."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sqlite_files() as new,
        chromium() as browser,
        serving(new(), Path(folder, "log"), {"log_level": "WARNING"}) as server,
    ):
        studio = Studio(browser, server)
        for scene in SCENES:
            if not wanted or scene.__name__ in wanted:
                take(studio, scene)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
