"""A visitor with a browser: a window with its own cookies and settings, which collects all its errors.

For tests and pictures. Games can be played without the browser, to look at them from some moment on.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request

Json = dict[str, Any]
DESK = (1366, 768)
PHONE = (360, 740)
BOT: Json = {"who": "bot", "bot": "random"}
PATIENCE = 15_000
"""Milliseconds until something expected counts as missing; the machine may be busy."""

REMEMBER = """wishes => {
  for (const [name, value] of Object.entries(wishes)) {
    if (localStorage.getItem('rattus.' + name) === null) localStorage.setItem('rattus.' + name, value);
  }
}"""


class Visitor:
    """A browser window. `complaints` are the errors on its console, policy violations included."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: tuple[int, int] = DESK,
        dark: bool = False,
        language: str = "en",
        touch: bool = False,
        speed: str | None = "none",
        sharpness: float = 1,
        calm: bool = False,
        letters: int = 16,
    ) -> None:
        self.url = url
        self.complaints: list[str] = []
        self._forgiven: list[str] = []
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=sharpness,
            reduced_motion="reduce" if calm else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        wishes = {"sound": "off"} | ({"speed": speed} if speed else {})
        self.context.add_init_script(f"({REMEMBER})({json.dumps(wishes)})")
        self._letters = letters
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Open another tab."""
        page = self.context.new_page()
        if self._letters != 16:  # like the browser's font size setting
            sizes = {"fontSizes": {"standard": self._letters}}
            self.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("requestfailed", self._failed)
        return page

    def go(self, path: str) -> Page:
        """Open a page of the client and wait until it is there."""
        self.page.goto(path)
        self.page.locator("main, [role=main]").first.wait_for()
        return self.page

    def ask(self, path: str, body: Json | None = None) -> Any:
        """Send a request to the server, as the page would: GET, or POST if there is a body."""
        method = "GET" if body is None else "POST"
        answer = self.context.request.fetch(path, method=method, data=body, headers={"origin": self.url})
        assert answer.ok, f"{method} {path}: {answer.text()}"
        return answer.json()

    def until(self, table: str, good: Callable[[Json], bool]) -> Json:
        """Wait for a frame of a table that is good; return it."""
        for _ in range(PATIENCE // 50):
            frame: Json = self.ask(f"/api/tables/{table}")["frame"]
            if good(frame):
                return frame
            self.page.wait_for_timeout(50)
        raise AssertionError(f"it does not come to that: {frame}")

    def new_table(self, game: str, *others: Json, **more: object) -> str:
        """The id of a new table with this visitor as red."""
        if self.ask("/api/session") is None:
            self.ask("/api/guests", {"name": "Anna"})
        made = self.ask("/api/tables", {"game": game, "seats": [{"who": "me"}, *others], **more})
        return str(made["table"]["id"])

    def play_on(self, table: str, luck: Random, enough: Callable[[Json], bool]) -> Json:
        """Play random steps as red until red's question is the wanted one, or to the end; return the frame then."""
        while True:
            frame: Json = self.ask(f"/api/tables/{table}")["frame"]
            if frame["status"] != "running" or (frame["to_act"] == "red" and enough(frame)):
                return frame
            if frame["to_act"] == "red":
                wish = {"v": frame["v"], "step": luck.choice(frame["legal"]), "request": f"r{frame['v']}"}
                self.ask(f"/api/tables/{table}/steps", wish)

    def finished(self, game: str, seats: int = 2, bot: Json = BOT, luck: int = 1) -> str:
        """The id of a table where this visitor, as red, and bots have played a whole game."""
        table = self.new_table(game, *[bot] * (seats - 1))
        self.play_on(table, Random(luck), lambda frame: False)
        return table

    def forgive(self, *words: str) -> None:
        """Ignore errors with one of these words: the test provokes them."""
        self._forgiven.extend(words)
        self.complaints = [text for text in self.complaints if not self._is_forgiven(text)]

    def leave(self) -> None:
        """Close the window."""
        self.context.close()

    def _is_forgiven(self, text: str) -> bool:
        return any(word in text for word in self._forgiven)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.page.url if message.page else ''}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # leaving a page aborts its requests, too
            self._complain(f"{request.url}: {request.failure}")

    def _complain(self, text: str) -> None:
        if not self._is_forgiven(text):
            self.complaints.append(text)


STILL = """(still) => new Promise((done) => {
  const finish = () => { watch.disconnect(); done(); };
  let timer = setTimeout(finish, still);
  const watch = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(finish, still); });
  watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  setTimeout(finish, still * 20);
})"""


def settle(page: Page) -> None:
    """Wait until nothing changes on a page any more."""
    page.evaluate(STILL, 150)


Visit = Callable[..., Visitor]
"""The fixture `visit`: call it with the arguments of `Visitor`."""
