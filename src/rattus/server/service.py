"""Everything a process needs to serve tables, from the open database to the last stored event."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from rattus.server.identity import Signatures
from rattus.server.metrics import Metrics
from rattus.server.notices import Notices
from rattus.server.players import Players
from rattus.server.settings import Settings
from rattus.server.storage.archive import Archive
from rattus.server.storage.database import migrate, open_engine
from rattus.server.storage.writer import Writer
from rattus.server.tables import Tables


class Service:
    """The parts of a server, and in which order they start and stop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.signatures = Signatures(settings.key())
        self._engine: AsyncEngine = open_engine(settings.url)
        self._writer = Writer(self._engine, self.metrics)
        self.archive = Archive(self._engine)
        self.players = Players(self._writer, self.archive)
        self.tables = Tables(settings, self._writer, self.archive, self.metrics)
        self._notices = (
            Notices(settings.url, self.tables.heard, self.tables.heard_nothing) if settings.shared else None
        )

    async def start(self) -> None:
        """Migrate, write, listen, sweep."""
        await migrate(self._engine)
        self._writer.start()
        if self._notices:
            await self._notices.start()
        self.tables.start()

    async def stop(self) -> None:
        """Bots first, then all that is waiting is stored, then the database is closed."""
        await self.tables.stop()
        if self._notices:
            await self._notices.stop()
        await self._writer.stop()
        await self._engine.dispose()
