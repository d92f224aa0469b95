"""Proof: clients whose connections break or go silent lose no step, play none twice, and end with the true view."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.proofs.kills import assert_no_errors
from tests.server.proofs.ledger import Counts, check
from tests.server.proofs.player import Manner, Player
from tests.server.proofs.seating import PERSON, Kind, check_last_views, seated
from tests.server.proofs.weather import Line, Outage, Weather
from tools.serving import serving

SETTINGS = {"log_level": "WARNING"}
KINDS = (
    Kind("rattus", (PERSON, PERSON)),
    Kind("rattus", (PERSON, "random")),
    Kind("cartus", (PERSON, PERSON)),
    Kind("bigbox", ("random", PERSON)),
)
MANNER = Manner(patience=0.7, give_up=600)


@dataclass
class Cut:
    """The results."""

    games: int = 0
    outages: Counter[Outage] = field(default_factory=Counter)
    counts: Counts = field(default_factory=Counts)
    connections: int = 0

    def __str__(self) -> str:
        told = ", ".join(f"{count} {name}" for name, count in sorted(self.outages.items()))
        return f"{self.games} games; outages: {told}; {self.counts}; {self.connections} connections"


class CutProof:
    """Many games at once, each client behind a bad connection of its own."""

    def __init__(self, database: str, folder: Path, seed: int, weather: Weather | None = None) -> None:
        self._database = database
        self._folder = folder
        self._luck = random.Random(seed)
        self._weather = weather or Weather()

    async def run(self, games: int, at_once: int) -> Cut:
        """Play this many games, compare."""
        report = Cut()
        players: list[Player] = []
        places = asyncio.Semaphore(at_once)
        with serving(self._database, self._folder / "server.log", SETTINGS) as server:

            async def play(kind: Kind) -> None:
                async with places:
                    own = await seated(server.url, server.socket_url, kind, self._luck, MANNER)
                    lines = [
                        Line(server.port, random.Random(self._luck.getrandbits(64)), self._weather)
                        for _ in own
                    ]
                    try:
                        for player, line in zip(own, lines, strict=True):
                            player.url = await line.open()
                        await asyncio.gather(*(player.run() for player in own))
                    finally:
                        for line in lines:
                            await line.close()
                            report.outages += line.outages
                    players.extend(own)
                    report.games += 1

            async with asyncio.TaskGroup() as group:
                for number in range(games):
                    group.create_task(play(KINDS[number % len(KINDS)]))
            await check_last_views(server.url, players)
        report.counts = await check(self._database, [player.ledger for player in players])
        report.connections = sum(player.connections for player in players)
        assert_no_errors(server.log)
        return report
