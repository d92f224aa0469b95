"""Players: everybody who has ever sat down or wanted to."""

from __future__ import annotations

from dataclasses import replace

from rattus.host.names import name_key
from rattus.host.people import Player, PlayerKind, new_id
from rattus.live.clock import now_ms
from rattus.server.people.accounts import Accounts
from rattus.server.storage.writer import NAME_PLAYER, NEW_PLAYER, Change, Writer


class Players:
    """Makes guests, and renames players."""

    def __init__(self, writer: Writer, accounts: Accounts) -> None:
        self._writer = writer
        self._accounts = accounts

    async def create(self, wanted: str, host: Player | None = None) -> Player:
        """Make a guest, perhaps at somebody's screen. It can't have the name of an account."""
        name = await self._accounts.free_name(wanted)
        guest = Player(new_id(), name, PlayerKind.GUEST, 0, host.id if host else None)
        row = {
            "id": guest.id,
            "name": name,
            "name_key": name_key(name),
            "owner": guest.owner,
            "created_at": now_ms(),
        }
        await self._writer.write(Change(NEW_PLAYER, row))
        return guest

    async def rename(self, player: Player, wanted: str) -> Player:
        """Rename a player; `Tables.rename` renames it at its tables."""
        if player.kind is not PlayerKind.GUEST:
            return replace(player, name=await self._accounts.rename(player, wanted))
        name = await self._accounts.free_name(wanted)
        named = {"key": player.id, "new_name": name, "new_name_key": name_key(name)}
        await self._writer.write(Change(NAME_PLAYER, named))
        return replace(player, name=name)
