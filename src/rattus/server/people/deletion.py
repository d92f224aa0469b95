"""Deletion: a player goes, its name is free again, and its games stay without it."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rattus.host.people import Player
from rattus.server.storage import accounts as stored
from rattus.server.storage.database import scrub
from rattus.server.storage.people import People
from rattus.server.storage.writer import Writer
from rattus.server.tables.registry import Tables


class Deletion:
    """Deletes accounts, bot accounts and guests."""

    def __init__(self, engine: AsyncEngine, writer: Writer, people: People, tables: Tables) -> None:
        self._engine = engine
        self._writer = writer
        self._people = people
        self._tables = tables

    async def delete(self, player: Player) -> None:
        """Delete a player, its bots and the guests at its screen.

        They leave their tables, lose their names in all stored events, and their chat lines and seat links are erased.
        """
        bots = [bot for bot, _ in await self._people.bots_of(player.id)]
        gone = [player, *bots, *await stored.at_screen(self._engine, player.id)]
        for each in gone:
            await self._tables.leave_all(each)
        naming = await stored.events_naming(self._engine, [each.id for each in gone])

        async def work(connection: AsyncConnection) -> None:
            await stored.rewrite(connection, naming)
            await stored.delete_players(connection, [each.id for each in gone])

        await self._writer.do(work)
        for table in {table for table, _, _ in naming}:
            await self._tables.reread(table)
        await scrub(self._engine)
