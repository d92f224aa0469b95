"""The tables at home: made, found, loaded from the shelf, dropped from memory."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from typing import Any

import msgspec

from rattus.host.deadlines import Deadlines
from rattus.host.events import Entry, Rematched
from rattus.host.pace import SECOND
from rattus.host.people import new_id
from rattus.host.problems import Code, Problem
from rattus.host.state import fold
from rattus.live.bots import BotRunner, Mind
from rattus.live.clock import now_ms
from rattus.live.plans import NewTable, Plan, again, new_table
from rattus.live.table import Happened, LiveTable, Surroundings
from rattus.page.rows import Row, event, row_of, stored
from rattus.page.shelf import Change, Shelf

log = logging.getLogger(__name__)

BEAT = 0.05
"""Seconds a bot takes to answer, as on a server."""
NEVER = 3e9
"""Seconds after which a table that nobody cares for is closed: tables at home stay as they are."""
PATIENCE = 20.0
"""Seconds after which a bot that has not answered is asked again."""
MOST_IN_MEMORY = 8
"""Tables that stay in memory though nobody looks at them."""
ALARM_WITHIN = 3600 * SECOND
"""Milliseconds; for what is due later there is no alarm: nobody leaves a page open so long."""

_entries: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_rows: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)


class NoFigures:
    """Counts nothing."""

    def sent(self, frames: int) -> None:
        """Frames were sent."""

    def came_late(self) -> None:
        """An event could not be stored, because the table had gone on."""

    def stepped(self, stored: float, sent: float) -> None:
        """A step was stored and sent."""

    def thinking(self) -> nullcontext[None]:
        """A bot thinks."""
        return nullcontext()

    def failed(self) -> None:
        """A bot did not answer."""


class Tables:
    """The tables of a home. `player` tells the id of its player."""

    def __init__(
        self, shelf: Shelf, mind: Callable[[str], Mind], player: Callable[[], str], beat: float = BEAT
    ) -> None:
        self.rows: dict[str, Row] = {}
        self._shelf = shelf
        self._player = player
        figures = NoFigures()
        self._bots = BotRunner(1, beat, figures, mind)
        self._deadlines = Deadlines(PATIENCE, NEVER, NEVER)
        self._around = Surroundings(
            self, figures, self._deadlines, moved=self._set_alarm, turned=self._bots.wake
        )
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Read what there is; bots whose turn it is at a table with people go on when somebody looks at it."""
        for table, text in (await self._shelf.rows("tables")).items():
            try:
                self.rows[table] = _rows.decode(text)
            except msgspec.DecodeError:
                log.error("the row of table %s can't be read", table)

    async def stop(self) -> None:
        """No bot answers any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        await self._bots.close()
        await asyncio.gather(*self._background, return_exceptions=True)

    # Making and finding.

    async def create(self, table: str, plan: Plan) -> LiveTable:
        """Make a table; it starts at once if nobody is missing."""
        new = new_table(table, plan, now_ms())
        await self._shelf.write(*self._first(new))
        live = self._put(table, [new.entry], new.secret)
        await live.start_if_full()
        return live

    async def rematch(self, live: LiveTable, seat: str, player: str | None) -> LiveTable:
        """Make a table like another one, with the same people; later callers get the one that was made first."""

        def make(seat: str) -> tuple[Rematched, list[Change]]:
            new = new_table(new_id(), again(live.state, seat), now_ms())
            return Rematched(seat, new.id), self._first(new)

        return await self.latest(await live.rematch(seat, player, make))

    async def latest(self, table: str) -> LiveTable:
        """A table by its id, from memory or from the shelf."""
        if table in self._live:
            return self._live[table]
        if table not in self.rows:
            raise Problem(Code.NOT_FOUND, "there is no such table")
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        loading = self._loading[table]
        try:
            return await asyncio.shield(loading)
        finally:
            if loading.done():
                self._loading.pop(table, None)

    async def rename(self, player: str, name: str) -> None:
        """Rename a player wherever it plays or waits."""
        for table in [table for table, row in self.rows.items() if not row.ended and row.here]:
            await (await self.latest(table)).rename(player, name)

    async def remove(self, table: str) -> None:
        """Forget a table for good."""
        live = self._live.get(table)
        if live is not None:
            self._forget(live)
        await self._shelf.write(("clear", "events", table, ""), ("delete", "tables", table, ""))
        self.rows.pop(table, None)

    async def take_in(self, table: str, entries: list[Entry], secret: bytes) -> None:
        """Store a table that comes from elsewhere."""
        state = fold(table, entries)
        live = LiveTable(table, entries, secret, self._around)
        row = row_of(state, live.game, secret, self._deadlines.due(state), self._player())
        await self._shelf.write(*(event(table, entry) for entry in entries), stored(row))
        self.rows[table] = row

    # What tables want of a storage.

    async def append(self, happened: Happened) -> bool:
        """Store an event with the row of its table; False if its number is taken."""
        after = happened.after
        secret = bytes.fromhex(self.rows[after.id].secret)
        row = row_of(after, happened.game, secret, happened.due, self._player())
        more: list[Change] = happened.more or []
        done = await self._shelf.write(event(after.id, happened.entry), stored(row), *more)
        if done:
            self.rows[after.id] = row
            for what, room, key, text in more:
                if (what, room) == ("put", "tables"):
                    self.rows[str(key)] = _rows.decode(text)
        return done

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The events of a table after event `since`."""
        return [_entries.decode(text) for text in (await self._shelf.events(table))[since:]]

    async def seen_at(self, table: str, seat: str) -> int | None:
        """Nobody is elsewhere."""
        return None

    def saw(self, table: str, seat: str, at: int) -> None:
        """Nobody asks when."""

    # Helpers.

    def _first(self, new: NewTable) -> list[Change]:
        """What is stored of a new table."""
        state = fold(new.id, [new.entry])
        row = row_of(state, None, new.secret, self._deadlines.due(state), self._player())
        self.rows[new.id] = row
        return [event(new.id, new.entry), stored(row)]

    async def _load(self, table: str) -> LiveTable:
        try:
            entries = await self.entries(table)
            live = self._put(table, entries, bytes.fromhex(self.rows[table].secret))
        except Problem:
            raise
        except Exception as error:
            log.exception("table %s can't be read", table)
            raise Problem(Code.UNREADABLE) from error
        await live.start_if_full()
        self._bots.wake(live)
        return live

    def _put(self, table: str, entries: list[Entry], secret: bytes) -> LiveTable:
        live = self._live[table] = LiveTable(table, entries, secret, self._around)
        self._set_alarm(live)
        self._forget_idle()
        return live

    def _forget_idle(self) -> None:
        """Drop what nobody looks at; the shelf has it."""
        idle = sorted((live for live in self._live.values() if live.idle), key=lambda live: live.touched)
        for live in idle[: max(0, len(self._live) - MOST_IN_MEMORY)]:
            if live.touched < time.monotonic() - PATIENCE:
                self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        self._bots.forget(live)
        self._live.pop(live.id, None)
        if live.id in self._alarms:
            self._alarms.pop(live.id).cancel()

    def _set_alarm(self, live: LiveTable) -> None:
        before = self._alarms.pop(live.id, None)
        if before is not None:
            before.cancel()
        due = live.due
        if due is not None and (wait := due - now_ms()) < ALARM_WITHIN:
            loop = asyncio.get_running_loop()
            self._alarms[live.id] = loop.call_later(max(0, wait + 1) / SECOND, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        self._alarms.pop(live.id, None)
        self._in_background(self._attend(live))

    async def _attend(self, live: LiveTable) -> None:
        """Do what is due: somebody's time is up, or a bot has not answered."""
        try:
            await live.start_if_full()
            await live.judge_lateness()
            self._bots.wake(live)
        except Exception:
            log.exception("could not attend to table %s", live.id)
        if live.state.bot_to_act is not None and live.id not in self._alarms:
            loop = asyncio.get_running_loop()
            self._alarms[live.id] = loop.call_later(PATIENCE, self._ring, live)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
