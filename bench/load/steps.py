"""`python -m bench.load.steps`: what a step costs the one Python thread of a server's tables.

Tables are played in this process, without sockets: two people at each, both connected. Everything else is as in the
server: steps are tried, stored in SQLite, acknowledged and sent. The clients' own work is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import itertools
import pstats
import random
import time
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from rattus.cli.bench import Figure
from rattus.host.events import Occupant
from rattus.host.people import Caller, Player
from rattus.host.state import Status
from rattus.live.plans import Plan
from rattus.live.table import LiveTable, Looker
from rattus.server.run import collect_rarely
from rattus.server.service import Service
from rattus.server.settings import Settings
from tools.serving import UNLIMITED, sqlite_files

GAMES = ("rattus", "bigbox", "cartus")
NAMES = ("Ada", "Bela")
TOGETHER = 40
"""Tables played concurrently."""
STEP_BUDGET = 0.3
"""Milliseconds."""
ROUNDS = 3
TURN = 4
"""Steps of a table before the next one has its turn."""


class Seen(msgspec.Struct):
    """The fields of a frame that a client needs to go on."""

    v: int
    legal: list[str] | None


@dataclass(eq=False)
class Client:
    """A viewer that keeps only the last frame."""

    text: str = ""

    def send(self, text: str) -> None:
        """Receive a message of the table."""
        if text.startswith('{"op":"frame"'):
            self.text = text


@dataclass
class Spent:
    """Steps, and the processor time of this thread in seconds."""

    steps: int = 0
    own: float = 0.0
    clients: float = 0.0


async def table(
    service: Service, people: list[Player], game: str, number: int
) -> tuple[LiveTable, list[Client]]:
    """A running table with a client at every seat."""
    seats: list[Occupant | None] = [Occupant(who.name, who.id, kind=who.kind) for who in people]
    live = await service.tables.create(f"{game}{number}", Plan(game, [*seats], "fair"))
    clients = [Client() for _ in people]
    for client, seat, who in zip(clients, live.state.seats, people, strict=True):
        await live.subscribe(client, lambda seat=seat, who=who: Looker(seat, who.id), None, nothing)  # type: ignore[misc]
    return live, clients


async def nothing(*_: object) -> list[str]:
    """The frames missed: none."""
    return []


async def play(
    live: LiveTable, clients: list[Client], people: list[Player], chance: random.Random, spent: Spent
) -> None:
    """Play random legal steps at one table, until its turn or the game is over."""
    seats = list(live.state.seats)
    for _ in range(TURN):
        if live.status is not Status.RUNNING:
            return
        began = time.thread_time()
        asked = seats.index(live.state.to_act or "")
        seen = msgspec.json.decode(clients[asked].text, type=Seen)
        text = chance.choice(seen.legal or [])
        spent.clients += time.thread_time() - began
        await live.step(Caller(people[asked]), text, seen.v, f"r{seen.v}")
        spent.steps += 1


async def measured(games: Iterable[str], seconds: float, together: int) -> Spent:
    """Play several tables concurrently for a while."""
    spent, chance, numbers = Spent(), random.Random(1), itertools.count()
    kinds = itertools.cycle(games)
    with sqlite_files() as new:
        service = Service(Settings(database=new(), **UNLIMITED))
        await service.start()
        collect_rarely()
        try:
            people = [await service.players.create(name) for name in NAMES]
            places = [await table(service, people, next(kinds), next(numbers)) for _ in range(together)]
            until = time.monotonic() + seconds
            began, clients = time.thread_time(), spent.clients

            async def place(n: int) -> None:
                while time.monotonic() < until:
                    if places[n][0].status is not Status.RUNNING:
                        places[n] = await table(service, people, next(kinds), next(numbers))
                    await play(*places[n], people, chance, spent)

            await asyncio.gather(*map(place, range(together)))
            spent.own = time.thread_time() - began - (spent.clients - clients)
        finally:
            await service.stop()
    return spent


def step_figure(seconds: float) -> Figure:
    """The cost of a step, all games together; of three rounds the least, for others use the machine, too."""
    asyncio.run(measured(GAMES, 0.5, 3))  # load rules and imports
    spent = [asyncio.run(measured(GAMES, seconds, TOGETHER)) for _ in range(ROUNDS)]
    least = min(1000 * each.own / each.steps for each in spent)
    return Figure(f"Python a step, {TOGETHER} tables of all games", least, "ms", STEP_BUDGET)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.steps", description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="time for each measurement")
    parser.add_argument("--profile", action="store_true", help="where the time goes, instead of figures")
    given = parser.parse_args()
    asyncio.run(measured(GAMES, 0.5, 3))  # load rules and imports
    if given.profile:
        profile = cProfile.Profile(time.thread_time)
        profile.runcall(asyncio.run, measured(GAMES, given.seconds, TOGETHER))
        pstats.Stats(profile).sort_stats("cumtime").print_stats(45)
        return
    for games in (*((game,) for game in GAMES), GAMES):
        for together in (1, TOGETHER):
            spent = asyncio.run(measured(games, given.seconds, together))
            each = 1000 * spent.own / spent.steps
            print(
                f"{'+'.join(games):<22} {together:>4} at once: {each:.3f} ms of Python a step,"
                f" {1000 / each:,.0f} steps/s on one core",
                flush=True,
            )


if __name__ == "__main__":
    main()
