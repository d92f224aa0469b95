"""Proof: a server killed at any moment loses nothing it has acknowledged, and does nothing twice."""

from __future__ import annotations

import asyncio
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.server.proofs.ledger import Counts, check
from tests.server.proofs.player import Manner, Player
from tests.server.proofs.seating import KINDS, Kind, check_last_views, seated
from tools.serving import ServerProcess

SETTINGS = {
    "bot_patience": 0.2,
    "sweep_every": 0.1,
    "log_level": "WARNING",
}
LONGEST_LIFE = 0.5
"""The longest time from the first answered request of a process to its end, in seconds."""


@dataclass
class Killed:
    """The results."""

    kills: int = 0
    starts: list[float] = field(default_factory=list)
    counts: Counts = field(default_factory=Counts)
    connections: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills; {self.counts}; {self.connections} connections; "
            f"a start takes {statistics.median(self.starts):.2f} s (at most {max(self.starts):.2f} s)"
        )


def assert_no_errors(log: Path) -> None:
    """The server's log must have no errors."""
    for line in log.read_text().splitlines():
        assert '"level":"error"' not in line, line
        assert "Traceback" not in line, line


class KillProof:
    """Clients play table after table while the server is killed again and again."""

    def __init__(self, database: str, folder: Path, seed: int, kinds: Sequence[Kind] = KINDS) -> None:
        self._database = database
        self._kinds = kinds
        self._server = ServerProcess(database, folder / "server.log", SETTINGS)
        self._luck = random.Random(seed)
        self._players: list[Player] = []
        self._enough = asyncio.Event()

    async def run(self, kills: int) -> Killed:
        """Kill this many times, let all games end, compare."""
        report = Killed()
        try:
            report.starts.append(await asyncio.to_thread(self._server.start))
            async with asyncio.TaskGroup() as group:
                for kind in self._kinds:
                    group.create_task(self._play_on(kind))
                await self._kill(kills, report)
                self._enough.set()
            await check_last_views(self._server.url, self._players)
        finally:
            self._server.stop()
        report.counts = await check(self._database, [player.ledger for player in self._players])
        report.connections = sum(player.connections for player in self._players)
        assert_no_errors(self._server.log)
        return report

    async def _kill(self, kills: int, report: Killed) -> None:
        for _ in range(kills):
            await self._some_request_is_answered()
            await asyncio.sleep(self._luck.uniform(0, LONGEST_LIFE))
            self._server.kill()
            report.kills += 1
            report.starts.append(await asyncio.to_thread(self._server.start))

    async def _some_request_is_answered(self) -> None:
        before = self._answered()
        while self._answered() == before:
            await asyncio.sleep(0.005)

    def _answered(self) -> int:
        return sum(player.answers for player in self._players)

    async def _play_on(self, kind: Kind) -> None:
        while not self._enough.is_set():
            try:
                players = await seated(
                    self._server.url, self._server.socket_url, kind, self._luck, Manner(give_up=600)
                )
            except (httpx.HTTPError, OSError):  # killed in between: this table is not used
                await asyncio.sleep(0.05)
                continue
            self._players.extend(players)
            await asyncio.gather(*(player.run() for player in players))
