"""Players: everybody who has ever sat down or wanted to."""

from __future__ import annotations

from rattus.server.identity import new_id
from rattus.server.live import now_ms
from rattus.server.problems import Code, Problem
from rattus.server.storage.archive import Archive
from rattus.server.storage.writer import NAME_PLAYER, NEW_PLAYER, Change, Writer


class Players:
    """Makes players, names them, and knows them again."""

    def __init__(self, writer: Writer, archive: Archive) -> None:
        self._writer = writer
        self._archive = archive

    async def create(self, name: str) -> str:
        """A new player's id."""
        player = new_id()
        await self._writer.write(Change(NEW_PLAYER, {"id": player, "name": name, "created_at": now_ms()}))
        return player

    async def name(self, player: str | None) -> str:
        """What a player is called; a refusal if it is nobody."""
        name = await self._archive.player_name(player) if player else None
        if name is None:
            raise Problem(Code.NO_GUEST, "say who you are first: POST /api/guests")
        return name

    async def rename(self, player: str, name: str) -> None:
        """Call a player otherwise; seats taken before keep the old name."""
        await self._writer.write(Change(NAME_PLAYER, {"key": player, "new_name": name}))
