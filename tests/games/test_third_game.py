"""A game is one package: a third one plays everywhere, without a line of this program changed for it.

Sacks lies in `sacks/` as a project of its own. It brings rules and names, and nothing else: no desk for the terminal,
no sense for bots, no words, no board.
"""

from __future__ import annotations

import dataclasses
import json
import re
import shutil
import textwrap
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from rattus.kernel.contract import Contract
from rattus.kernel.game import GamePackage, games
from tests.games.installed import GAME, HERE, ROOT, SACKS, rattus, run
from tools.serving import ServerProcess

PLAYS = HERE / "at_table.py"


# The library, bots, machines, environments.


@pytest.mark.parametrize("part", ["library", "secrets", "events", "bots"])
def test_a_third_game_plays_in_the_library(site: Path, part: str) -> None:
    run(site, PLAYS, part)


def test_it_plays_the_same_on_every_machine(site: Path) -> None:
    run(site, PLAYS, "machines", "native")


@pytest.mark.skipif(find_spec("ziglang") is None, reason="what links WebAssembly is not installed")
def test_its_rules_can_be_made_portable(site: Path, tmp_path: Path) -> None:
    own = tmp_path / "site"
    shutil.copytree(site, own)
    run(own, "-m", "rattus.builds.wasm", GAME, own / GAME / "rules.wasm")
    assert (own / GAME / "rules.wasm").stat().st_size < 100_000
    run(own, PLAYS, "machines", "portable")
    run(own, PLAYS, "library")


def test_it_plays_in_learning_environments(site: Path) -> None:
    run(site, "-W", "ignore", PLAYS, "environments")


def test_without_it_nothing_knows_of_it() -> None:
    assert GAME not in games()


def test_the_games_of_this_program_have_a_folder_of_the_client_each() -> None:
    """They are called there as here, and stand in the same order."""
    found = []
    for path in (ROOT / "web/src").glob("*/game.ts"):
        text = path.read_text("utf-8")
        (name,), (place,) = re.findall(r"name: '(\w+)'", text), re.findall(r"place: (\d+)", text)
        (editions,) = re.findall(r"editions: \[([^]]*)\]", text)
        assert name == path.parent.name
        found.append((int(place), name, tuple(re.findall(r"'(\w+)'", editions))))
    assert sorted(found) == [(game.place, game.name, game.editions) for game in games().values()]


# The terminal and the laboratory.


def test_it_plays_in_the_terminal_in_every_language(site: Path) -> None:
    typed = "1\nhelp\nsell gold\ntake\nlog\nundo\nquit\n\n"
    for language, question in (
        ("en", "What do you do?"),
        ("de", "Was tust du?"),
        ("fr", "Que fais-tu\u00a0?"),
    ):
        words = ("--seats", "2", "--bots", "human,random", "--seed", "1", "--plain", "--speed", "none")
        said = rattus(site, "play", "--game", GAME, *words, "--language", language, given=typed)
        assert question in said
        assert "sack oats" in said, "its own sack is told"
        assert "sack hidden" in said, "others' sacks are not"
        assert not re.search(r"\b(terminal|table|plain|refusal|sacks)-[a-z]+", said), said


def test_its_games_are_kept_replayed_and_verified(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("--bots", "greedy,random,search:20", "--seed", "3", "--plain", "--speed", "none")
    said = rattus(site, "play", "--game", GAME, *words, "--save", str(file))
    assert "has won" in said or "have won together" in said
    assert "over" in rattus(site, "verify", str(file))
    assert "turn 6 of 6" in rattus(site, "replay", str(file))
    frames = [json.loads(line) for line in rattus(site, "replay", "--json", str(file)).splitlines() if line]
    assert frames
    broken = file.read_text().replace("take", "steal", 1)
    file.write_text(broken)
    assert "steal" in rattus(site, "verify", str(file), good=False)


def test_its_edition_is_shown(site: Path) -> None:
    said = rattus(site, "rules", "--edition", GAME)
    assert "Sacks" in said
    assert "2 to 4 seats" in said


def test_bots_meet_in_the_arena_and_the_better_one_wins(site: Path, tmp_path: Path) -> None:
    words = ("--bots", "search:100,random", "--games", "60", "--seed", "1", "--jobs", "1")
    rattus(site, "arena", "--game", GAME, "--seats", "2", *words, "--out", str(tmp_path / "arena"))
    played = [json.loads(line) for line in (tmp_path / "arena/games.jsonl").read_text().splitlines()]
    assert len(played) == 60
    won = [[game["seating"][seat] for seat in game["winners"]] for game in played]
    assert sum("search:100" in bots for bots in won) > 1.5 * sum("random" in bots for bots in won)


# The server.


class Client:
    """Somebody who speaks to a server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookie = ""

    def ask(self, path: str, body: object = None) -> Any:
        """GET, or POST where there is a body."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"origin": self.url, "content-type": "application/json", "cookie": self.cookie}
        with urlopen(Request(self.url + path, data, headers), timeout=20) as answer:
            if given := answer.headers.get("set-cookie"):
                self.cookie = given.partition(";")[0]
            return json.loads(answer.read())


def test_it_plays_at_a_server(server: ServerProcess) -> None:
    anna = Client(server.url)
    offered = {game["id"]: game for game in anna.ask("/api/games")["games"]}
    assert offered[GAME]["engine"] == GAME
    assert (offered[GAME]["fewest_seats"], offered[GAME]["most_seats"]) == (2, 4)
    anna.ask("/api/guests", {"name": "Anna"})
    bots = [{"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "random"}]
    made = anna.ask("/api/tables", {"game": GAME, "seats": [{"who": "me"}, *bots]})
    table = f"/api/tables/{made['table']['id']}"
    assert anna.ask(f"{table}/details")["limits"] == {"turns": 6}
    chance, stranger = Random(1), Client(server.url)
    while (frame := anna.ask(table)["frame"])["status"] == "running":
        if frame["to_act"] != "red":
            continue
        for seat in ("yellow", "green"):
            sacks = frame["view"]["sacks"][seat]
            assert isinstance(sacks, int) or not any(sacks.values())
        told = json.dumps(stranger.ask(f"{table}/frames?since=0"))
        assert "sack hidden" in told or frame["v"] <= 2
        assert not re.search(r'"sack (rye|oats|wheat|rats)"', told)
        wish = {"v": frame["v"], "step": chance.choice(frame["legal"]), "request": f"r{frame['v']}"}
        anna.ask(f"{table}/steps", wish)
    assert frame["winners"]
    assert [name for name, *_ in frame["result"]] != []
    assert stranger.ask(f"{table}/record.json")["frames"][-1]["state"]["phase"] == "over"
    record = anna.ask(f"{table}/record.json")["record"]
    study = anna.ask("/api/studies", {"record": record})
    assert (study["game"], study["over"]) == (GAME, True)
    with pytest.raises(HTTPError):
        anna.ask("/api/tables", {"game": GAME, "seats": [{"who": "me"}] * 5})


# The recipe.


def test_the_recipe_says_what_the_third_game_does() -> None:
    """CONTRIBUTING has the entry point as it is, and names all rules and all fields of `GAME`."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    recipe = text.partition("## A game\n")[2].partition("\n## ")[0]
    (entry,) = re.findall(r"```toml\n(.*?)```", recipe, re.DOTALL)
    assert textwrap.dedent(entry) in (SACKS / "pyproject.toml").read_text("utf-8")
    needed, _, more = recipe.partition("replaces something plain")
    for contract in dataclasses.fields(Contract):
        assert f"`{contract.name}`" in needed
    for part in dataclasses.fields(GamePackage):
        given = part.default is dataclasses.MISSING and part.default_factory is dataclasses.MISSING
        assert f"`{part.name}`" in (needed if given else more), part.name


def test_the_third_game_has_no_more_than_the_recipe_asks_for() -> None:
    modules = {path.name for path in (SACKS / "src/sacks").glob("*")} - {"__pycache__"}
    assert modules == {"__init__.py", "game.py", "package.py"}
    given = re.findall(
        r"^    (\w+)=", (SACKS / "src/sacks/package.py").read_text("utf-8").partition("\nGAME:")[2], re.M
    )
    missing = dataclasses.MISSING
    parts = dataclasses.fields(GamePackage)
    assert given == [
        part.name for part in parts if part.default is missing and part.default_factory is missing
    ]
