"""Record the answers that the server's documentation shows: `src/rattus/server/http/examples.json`.

A short scene is played against the server in this process, and the first answer of each operation is kept. Luck and
time are always the same, long lists are cut, and tokens are replaced, so that the file changes only with its causes.
"""

from __future__ import annotations

import json
import random
import re
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from litestar.testing import TestClient

import rattus
from rattus.bots import RandomBot
from rattus.kernel.step import CHANCE_NAME
from rattus.live.clock import CLOCK
from rattus.server.app import make_app
from rattus.server.http.examples import FILE, PARAMETERS
from rattus.server.settings import Settings
from rattus.table.game import Game
from rattus.table.library import find_edition, ruleset
from rattus.table.simulation import random_game
from tools.serving import NO_LIMITS

LUCK = 1
BEGIN = 1_789_200_000_000_000_000
"""Nanoseconds; every request takes a second."""
SECOND = 1_000_000_000
PASSWORD = "a rat in every port"
FEW = 2
"""Entries of a list that are shown."""
LINES = 9
"""Lines of the metrics that are shown."""
FIGURES = "a token for figures"
"""The metrics token."""
TOKEN = re.compile(r"\b(seat|me|bot|link)_[\w.-]{16,}")
TABLE = "/api/tables/{table}"
WAITING = {"status": "waiting", "done": 0.0, "ahead": 0, "analysis": None}
"""The answer of whoever asks for an analysis, however quick the server was."""
PICTURE = "(a picture)"
"""Replaces pictures in the examples."""

Body = dict[str, Any]


class Scene:
    """Requests to a server, and the first successful answer of each kind."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.answers: dict[str, object] = {}
        self.passed = 0
        self._client = client

    def now(self) -> int:
        """The time of the scene."""
        return BEGIN + self.passed * SECOND

    def now_ms(self) -> int:
        """The time of the scene in milliseconds."""
        return self.now() // 1_000_000

    def ask(self, method: str, path: str, token: str = "", body: Body | None = None, **places: Any) -> Any:
        """Send a request; `places` fill the path, the others the query."""
        self.passed += 1
        query = {name: value for name, value in places.items() if f"{{{name}}}" not in path}
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = self._client.request(method, path.format(**places), headers=headers, json=body, params=query)
        self._client.cookies.clear()
        assert answer.is_success, (method, path, answer.text)
        if not answer.content:
            return None
        kind = answer.headers["content-type"]
        told = (
            answer.json() if kind == "application/json" else PICTURE if kind == "image/png" else answer.text
        )
        self.answers.setdefault(f"{method} {path}", told)
        return told

    def turn(self, table: str, people: dict[str, str]) -> tuple[str, str, Body]:
        """The seat to act at a table, another seat, and the frame of the first."""
        frame = self.ask("GET", TABLE, next(iter(people.values())), table=table)["frame"]
        asked: str = frame["to_act"]
        other = next(seat for seat in people if seat != asked)
        return asked, other, self.ask("GET", TABLE, people[asked], table=table)["frame"]

    def step(self, table: str, token: str, frame: Body, request: str) -> Body:
        """Play the first legal step."""
        body = {"v": frame["v"], "step": frame["legal"][0], "request": request}
        done: Body = self.ask("POST", f"{TABLE}/steps", token, body, table=table)
        return done


def house(scene: Scene) -> None:
    """Requests that anybody can make."""
    scene.ask("GET", "/api/games")
    scene.ask("GET", "/api/games/{game}", game="rattus", seats=2)
    scene.ask("GET", "/api/sources")
    scene.ask("GET", "/api/health/live")
    scene.ask("GET", "/api/health/ready")


def people(scene: Scene) -> tuple[str, str]:
    """Anna, a former guest, and Bob, both with an account; returns their tokens."""
    guest = scene.ask("POST", "/api/guests", body={"name": "Anna"})["token"]
    scene.ask("GET", "/api/me", guest)
    scene.ask("PATCH", "/api/me", guest, {"name": "Anna"})
    scene.ask("POST", "/api/account", guest, {"name": "Anna", "password": PASSWORD})
    session = scene.ask("POST", "/api/session", body={"name": "Anna", "password": PASSWORD})["token"]
    change = {"old": PASSWORD, "new": PASSWORD}
    anna: str = scene.ask("PUT", "/api/account/password", session, change)["token"]
    link = scene.ask("POST", "/api/account/links", anna)["link"]
    scene.ask("POST", "/api/session/link", body={"link": link})
    scene.ask("GET", "/api/session", anna)
    scene.ask("GET", "/api/sessions", anna)
    scene.ask("POST", "/api/account/bots", anna, {"name": "Roberta"})
    scene.ask("POST", "/api/account/bots/{bot}/token", anna, bot="Roberta")
    scene.ask("GET", "/api/account/bots", anna)
    bob: str = scene.ask("POST", "/api/account", body={"name": "Bob"})["token"]
    return anna, bob


def rated_game(scene: Scene, anna: str, bob: str) -> str:
    """A rated game with everything one looks at during and after it; returns the table."""
    wish = {"game": "rattus", "seats": [{"who": "me"}, {"who": "open"}], "public": True}
    table: str = scene.ask("POST", "/api/tables", anna, wish)["table"]["id"]
    scene.ask("GET", "/api/tables", limit=1)
    scene.ask("POST", f"{TABLE}/seats", bob, {}, table=table)
    scene.ask("GET", "/api/me/tables", anna)
    scene.ask("GET", f"{TABLE}/seats/mine", bob, table=table)
    scene.ask("GET", "/api/me/links", bob)
    scene.ask("POST", f"{TABLE}/seats/{{seat}}/link", bob, table=table, seat="yellow")
    seats = {"red": anna, "yellow": bob}
    scene.ask("GET", f"{TABLE}/details", table=table)
    asked, _, _ = scene.turn(table, seats)
    scene.ask("GET", f"{TABLE}/why", seats[asked], table=table, thing="king")
    for number in range(4):
        asked, _, frame = scene.turn(table, seats)
        scene.step(table, seats[asked], frame, f"a{number}")
    scene.ask("GET", f"{TABLE}/frames", anna, table=table, since=frame["v"])
    scene.ask("POST", f"{TABLE}/chat", bob, {"text": "Well played!"}, table=table)
    scene.ask("GET", f"{TABLE}/chat", anna, table=table)
    scene.ask("POST", f"{TABLE}/chat/mute", anna, {"n": 1, "muted": False}, table=table)
    scene.ask("POST", f"{TABLE}/seats/mine/concede", bob, table=table)
    scene.ask("GET", f"{TABLE}/record", table=table)
    scene.ask("GET", f"{TABLE}/record.json", table=table)
    scene.ask("GET", f"{TABLE}/positions/{{n}}", table=table, n=2)
    scene.ask("GET", f"{TABLE}/preview.png", table=table)
    scene.ask("POST", f"{TABLE}/fork", bob, {"n": 3, "seat": "yellow", "bot": "easy"}, table=table)
    scene.ask("GET", "/api/records")
    scene.ask("GET", "/api/leaderboard", seats=2, least_games=1)
    scene.ask("GET", "/api/players/{name}", name="Anna")
    scene.ask("GET", "/api/me/export", anna)
    scene.ask("POST", f"{TABLE}/rematch", anna, table=table)
    return table


def friendly_game(scene: Scene, anna: str, bob: str) -> None:
    """Steps are taken back, somebody leaves and comes back, somebody stays away; and a game with bots."""
    open_seats = [{"who": "me"}, {"who": "open"}]
    wish = {"game": "rattus", "seats": open_seats, "rated": False}
    table: str = scene.ask("POST", "/api/tables", anna, wish)["table"]["id"]
    scene.ask("POST", f"{TABLE}/seats", bob, {}, table=table)
    seats = {"red": anna, "yellow": bob}
    asked, other, frame = scene.turn(table, seats)
    v = scene.step(table, seats[asked], frame, "b1")["v"]
    v = scene.ask("POST", f"{TABLE}/undo", seats[asked], {"v": v, "request": "b2"}, table=table)["v"]
    asked, other, frame = scene.turn(table, seats)
    v = scene.step(table, seats[asked], frame, "b3")["v"]
    v = scene.ask("POST", f"{TABLE}/undo/ask", seats[asked], {"v": v, "request": "b4"}, table=table)["v"]
    agreed = {"v": v, "request": "b5", "agree": True}
    scene.ask("POST", f"{TABLE}/undo/answer", seats[other], agreed, table=table)
    asked, other, _ = scene.turn(table, seats)
    scene.ask("DELETE", f"{TABLE}/seats/mine", seats[other], table=table)
    scene.ask("POST", f"{TABLE}/seats/mine/back", seats[other], table=table)
    scene.ask("GET", f"{TABLE}/seats/{{seat}}/stand-in", seats[other], table=table, seat=asked)
    scene.passed += 3600
    scene.ask("POST", f"{TABLE}/seats/{{seat}}/stand-in", seats[other], table=table, seat=asked)
    table = scene.ask("POST", "/api/tables", anna, wish | {"advice": True})["table"]["id"]
    scene.ask("POST", f"{TABLE}/seats", bob, {}, table=table)
    asked, _, frame = scene.turn(table, seats)
    scene.ask("POST", f"{TABLE}/advice", seats[asked], {"v": frame["v"]}, table=table)
    table = scene.ask("POST", "/api/tables", anna, wish)["table"]["id"]
    scene.ask("POST", f"{TABLE}/start", anna, {"bot": "easy"}, table=table)


def studied(scene: Scene, anna: str) -> str:
    """A study of a short record; returns its id."""
    record = '[Game "rattus"]\n[Seats "red yellow"]\n[Options ""]\n[Version "1"]\n\n? start red\n'
    study: str = scene.ask("POST", "/api/studies", anna, {"record": record})["id"]
    scene.ask("GET", "/api/me/studies", anna)
    for what in ("", "/details", "/record", "/record.json"):
        scene.ask("GET", f"/api/studies/{{study}}{what}", study=study)
    scene.ask("GET", "/api/studies/{study}/positions/{n}", study=study, n=1)
    scene.ask("GET", "/api/studies/{study}/preview.png", study=study)
    scene.ask("POST", "/api/studies/{study}/fork", anna, {"n": 1, "seat": "red", "bot": None}, study=study)
    return study


def analysed(scene: Scene, anna: str) -> str:
    """The end of a game, analysed; returns the id of its study."""
    whole = random_game(ruleset(find_edition("rattus"), ("red", "yellow"), {}), LUCK)
    *_, last = (moment.n for moment in whole.moments() if moment.by != CHANCE_NAME)
    left = rattus.position(Game.of_steps(whole.ruleset, whole.numbers[: last - 1]).position())
    bot = RandomBot(LUCK)
    while left.to_act is not None:
        left.play(bot.choose(left.view(left.to_act)))
    study: str = scene.ask("POST", "/api/studies", anna, {"record": left.record()})["id"]
    scene.ask("POST", "/api/studies/{study}/analysis", anna, study=study)
    scene.answers["POST /api/studies/{study}/analysis"] = scene.answers[f"POST {TABLE}/analysis"] = WAITING
    while scene.ask("GET", "/api/studies/{study}/analysis", study=study)["status"] != "ready":
        del scene.answers["GET /api/studies/{study}/analysis"]
        time.sleep(0.05)
    scene.ask("GET", "/api/studies/{study}/analysis.json", study=study)
    for path in ("/analysis", "/analysis.json"):
        scene.answers[f"GET {TABLE}{path}"] = scene.answers[f"GET /api/studies/{{study}}{path}"]
    return study


@contextmanager
def playing() -> Iterator[Scene]:
    """A scene with a server of its own, with fixed luck and time."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=f"sqlite:///{folder}/rattus.db",
            secret_key="a key for examples",
            log_level="WARNING",
            **NO_LIMITS,
            bot_beat=60.0,
            analysis_bot="search:16",
            pages="no pages",
            metrics_token=FIGURES,
        )
        client = TestClient(make_app(settings))
        scene = Scene(client)
        luck = random.Random(LUCK)
        with (
            mock.patch("secrets.token_bytes", lambda count=None: luck.randbytes(count or 32)),
            mock.patch("time.time_ns", scene.now),
            mock.patch.object(CLOCK, "now", scene.now_ms),
            client,
        ):
            yield scene


def shortened(told: Any) -> Any:
    """An answer with its long lists cut."""
    match told:
        case dict():
            return {name: shortened(value) for name, value in told.items()}
        case list():
            return [shortened(value) for value in told[:FEW]]
        case _:
            return told


def recorded() -> str:
    """All answers, as they are stored."""
    with playing() as scene:
        house(scene)
        anna, bob = people(scene)
        table = rated_game(scene, anna, bob)
        friendly_game(scene, anna, bob)
        study = studied(scene, anna)
        end = analysed(scene, anna)
        figures: str = scene.ask("GET", "/metrics", FIGURES)
        scene.answers["GET /metrics"] = "".join(figures.splitlines(keepends=True)[:LINES])
    kept = shortened(dict(sorted(scene.answers.items())))
    text = json.dumps(kept, indent=1, ensure_ascii=False) + "\n"
    for found, name in ((table, "table"), (study, "study"), (end, "study")):
        text = text.replace(found, str(PARAMETERS[name]))
    return TOKEN.sub(r"\1_THIS-IS-AN-EXAMPLE", text)


if __name__ == "__main__":
    FILE.write_text(recorded(), "utf-8", newline="\n")
