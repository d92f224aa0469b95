"""Limits on the unfinished tables of one player."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rattus.host.people import Player, PlayerKind
from rattus.host.problems import Code, Problem
from rattus.server.limits import Limits
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive


class Allowance:
    """Lets players make tables, up to their limits."""

    def __init__(self, settings: Settings, limits: Limits, archive: Archive) -> None:
        self._settings = settings
        self._limits = limits
        self._archive = archive
        self._making: Counter[str] = Counter()

    @asynccontextmanager
    async def table(self, player: Player, address: str, *, waits: bool, alone: bool) -> AsyncIterator[None]:
        """Let a table be made, which may wait in the lobby, or be for bots alone; refuse beyond the limits."""
        self._limits.table(player.id, address)
        settings = self._settings
        guest = player.kind is PlayerKind.GUEST
        most = settings.guest_tables if guest else settings.account_tables
        self._making[player.id] += 1
        try:
            if most or (waits and settings.lobby_tables) or (alone and settings.bot_tables):
                others = self._making[player.id] - 1
                made = await self._archive.made_by(player.id)
                _allow(made.unfinished + others, most, "tables that are not over; end or leave one first")
                if waits:
                    _allow(made.waiting + others, settings.lobby_tables, "public tables that wait for people")
                if alone:
                    _allow(made.alone + others, settings.bot_tables, "tables where only bots play")
            yield
        finally:
            self._making[player.id] -= 1
            if not self._making[player.id]:
                del self._making[player.id]


def _allow(count: int, most: int, what: str) -> None:
    if most and count >= most:
        raise Problem(Code.TOO_MANY_TABLES, f"you have {count} {what}")
