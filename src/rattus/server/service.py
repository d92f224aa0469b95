"""Everything a process needs to serve tables, from the open database to the last stored event."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from sqlalchemy.ext.asyncio import AsyncEngine

from rattus.host.people import Player, PlayerKind
from rattus.host.problems import Code, Problem
from rattus.live.clock import now_ms
from rattus.live.records import Played, played_at
from rattus.live.seat_tokens import SeatTokens
from rattus.live.studies import played_in
from rattus.live.table import LINKS_AFTER_END, LiveTable
from rattus.server.http.previews import Previews
from rattus.server.limits import Buckets, Limits
from rattus.server.metrics import Metrics
from rattus.server.people.accounts import Accounts
from rattus.server.people.allowance import Allowance
from rattus.server.people.bot_accounts import BotAccounts
from rattus.server.people.deletion import Deletion
from rattus.server.people.identity import Signatures
from rattus.server.people.passwords import Passwords
from rattus.server.people.players import Players
from rattus.server.people.sessions import Sessions
from rattus.server.settings import Settings
from rattus.server.storage.analyses import AnalysisShelf
from rattus.server.storage.archive import Archive
from rattus.server.storage.claim import Claim
from rattus.server.storage.database import beat, migrate, open_engine
from rattus.server.storage.export import Traces
from rattus.server.storage.finished import Finished
from rattus.server.storage.people import People
from rattus.server.storage.ratings import Standings
from rattus.server.storage.sessions import SessionShelf
from rattus.server.storage.studies import StudyShelf
from rattus.server.storage.writer import Writer
from rattus.server.tables.advising import Advising
from rattus.server.tables.analysing import Analysing
from rattus.server.tables.chat import Chats
from rattus.server.tables.notices import Notices
from rattus.server.tables.registry import Tables
from rattus.server.tables.retention import Retention
from rattus.server.tables.scribe import Scribe
from rattus.server.tables.studies import Studies

log = logging.getLogger(__name__)

EXPORTS = 0.01
"""Exports a player may ask for, per request of its rate: each of them scans all chat lines."""
READY_WITHIN = 3.0
"""Seconds within which the readiness check must have stored something."""
READY_FOR = 1.0
"""Seconds for which a successful readiness check is cached."""
SWEPT_WITHIN = 120.0
"""Seconds, on top of ten sweep intervals, after which a sweeper without progress counts as stuck."""


class Service:
    """The parts of a server, started and stopped in order."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.signatures = Signatures(settings.key(), settings.old_secret_key, settings.session_days)
        self.limits = Limits(settings)
        self.seat_tokens = SeatTokens(settings.key(), settings.old_secret_key)
        self._engine: AsyncEngine = open_engine(settings.url)
        self._writer = Writer(self._engine, self.metrics)
        self.archive = Archive(self._engine)
        self.allowance = Allowance(settings, self.limits, self.archive)
        self.people = People(self._engine)
        self.standings = Standings(self._engine)
        self.sessions = Sessions(
            self.signatures, self.people, SessionShelf(self._engine), self._writer, settings.session_days
        )
        self._passwords = Passwords(settings.password_threads, self.limits)
        self.scribe = Scribe(self.limits)
        self.chats = Chats(self._engine, self._writer, settings.chat_rate)
        self.tables = Tables(
            settings, self._writer, self.archive, self.metrics, self.chats, self.scribe.forget
        )
        self._retention = Retention(settings, self._engine, self._writer, lambda: self.tables.in_memory)
        self.accounts = Accounts(self._writer, self.people, self._passwords)
        self.bot_accounts = BotAccounts(self._writer, self.people, self.accounts)
        self.deletion = Deletion(self._engine, self._writer, self.people, self.tables)
        self.traces = Traces(self._engine)
        self.exports = Buckets(EXPORTS * settings.player_rate)
        self.players = Players(self._writer, self.accounts)
        self.finished = Finished(self._engine)
        self.shelf = StudyShelf(self._engine)
        self.studies = Studies(self._writer, self.shelf, self.scribe)
        self.previews = Previews(self.archive, self.shelf, self.scribe, settings)
        shelf = AnalysisShelf(self._engine)
        self.analysing = Analysing(
            settings, self.limits, self._writer, shelf, self._played, lambda: self.tables.bots.busy
        )
        self.advising = Advising(self.limits)
        self._claim = Claim(settings.url)
        self._checking = asyncio.Lock()
        self._checked_at = float("-inf")
        self._notices = (
            Notices(settings.url, self.tables.heard, self.tables.heard_nothing) if settings.shared else None
        )

        self.metrics.watch("rattus_writer_queue", "Jobs waiting for the writer", lambda: self._writer.waiting)
        self.metrics.watch("rattus_analysis_queue", "Analyses waiting", lambda: self.analysing.waiting)
        self.metrics.watch("rattus_scribe_queue", "Records being written out", lambda: self.scribe.waiting)

    async def check(self) -> None:
        """Refuse unless steps can be stored now (by storing something) and the sweeper is running."""
        if not self._writer.running:
            raise Problem(Code.UNAVAILABLE, "nothing can be stored")
        if time.monotonic() > self.tables.swept_at + SWEPT_WITHIN + 10 * self.settings.sweep_every:
            raise Problem(Code.UNAVAILABLE, "the sweeper has stopped")
        async with self._checking, asyncio.timeout(READY_WITHIN):
            if time.monotonic() >= self._checked_at + READY_FOR:
                await self._writer.do(lambda connection: beat(connection, now_ms()))
                self._checked_at = time.monotonic()

    async def _played(self, kind: str, game: str) -> Played:
        """What was played at a table, or in a study."""
        if kind == "study":
            return played_in(await self.studies.get(game))
        return played_at(await self.tables.get(game))

    async def relink(self, live: LiveTable, seat: str, player: Player) -> None:
        """Replace the token of a seat."""
        await live.relink(
            seat, player.id, lambda who: self.seat_tokens.token(live.id, who.player or "", who.renewed)
        )

    async def links_of(self, player: Player) -> list[tuple[LiveTable, str]]:
        """The seats of a player, and of guests at its screen, whose links still work."""
        found = []
        for table in await self.archive.linked(player.id, now_ms() - LINKS_AFTER_END):
            with suppress(Problem):  # a table that can't be played here
                live = await self.tables.latest(table)
                if not live.links_ended:
                    found += [(live, seat) for seat in live.state.seats_at_screen(player.id)]
        return found

    async def call(self, player: Player) -> None:
        """Rename a player: at its tables, and in its account, whose name nobody else may have."""
        if player.kind is not PlayerKind.GUEST:
            instead, guests = await self.accounts.make_way(player)
            for guest in guests:
                await self.tables.rename(guest, instead)
        await self.tables.rename(player.id, player.name)

    async def sign_out_everywhere(self, player: Player) -> Player:
        """End all sessions of a player and void its seat links; return the player in its new epoch."""
        out = await self.accounts.sign_out_everywhere(player)
        for live, seat in await self.links_of(player):
            with suppress(Problem):  # renewed too often
                await self.relink(live, seat, player)
        return out

    @property
    def waiting(self) -> int:
        """How many jobs wait to be stored."""
        return self._writer.waiting

    async def start(self) -> None:
        """Claim the database, migrate, start the writer, the listener and the sweeper."""
        self._claim.take()
        await migrate(self._engine)
        for game, version, count in await self.archive.unknown():
            told = {"game": game, "version": version, "tables": count}
            log.warning("tables have a version that this program does not know", extra=told)
        self._writer.start()
        if self._notices:
            await self._notices.start()
        self.tables.start()
        self._retention.start()
        self.analysing.start()

    def drain(self) -> None:
        """Stop beginning long work that changes nothing: the server is about to stop."""
        self.scribe.close()
        self._passwords.close()
        self.analysing.close()
        self.advising.close()

    async def stop(self) -> None:
        """Stop the bots, store everything that waits, close the database."""
        await self.analysing.stop()
        await self._retention.stop()
        await self.tables.stop()
        if self._notices:
            await self._notices.stop()
        await self.chats.stop()
        self.drain()
        await self._writer.stop()
        await self._engine.dispose()
        self._claim.release()
