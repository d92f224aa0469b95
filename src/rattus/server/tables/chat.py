"""Chat at a table, numbered apart from its events. Seats see the lines of watchers only after the end."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from rattus.host.audience import EVERYBODY, ChatLine, ChatLines, Mute, heard, line_of, readable
from rattus.host.people import Caller
from rattus.host.problems import Code, Problem
from rattus.host.state import Status
from rattus.live.clock import now_ms
from rattus.live.table import LiveTable, Looker, Subscriber
from rattus.server.limits import Buckets
from rattus.server.storage.chat import (
    LAST,
    add_message,
    author_of,
    last_of,
    messages_of,
    mutes_of,
    set_mute,
)
from rattus.server.storage.writer import Writer

MOST_LINES = 100
"""Lines shown to somebody who comes later."""


_encoder = msgspec.json.Encoder()


@dataclass
class Said:
    """The state of a table's chat in this process: the number of the last message sent, and the mutes."""

    last: int | None = None
    mutes: frozenset[Mute] = frozenset()
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Chats:
    """The chats at the tables of a process."""

    def __init__(self, engine: AsyncEngine, writer: Writer, rate: float) -> None:
        self._engine, self._writer = engine, writer
        self._credit = Buckets(rate)
        self._said: WeakKeyDictionary[LiveTable, Said] = WeakKeyDictionary()
        self._reading: set[asyncio.Task[None]] = set()

    async def say(self, table: LiveTable, caller: Caller, text: str) -> ChatLine:
        """Store a line, and send it to all who may see it."""
        line = readable(text)
        player, seat = author(table, caller)
        said = await self._at(table)
        if Mute(EVERYBODY, player) in said.mutes:
            raise Problem(Code.MUTED)
        self._credit.take(player)
        aside = seat is None and table.status is Status.RUNNING
        n = await self._writer.do(
            lambda connection: add_message(connection, table.id, now_ms(), player, seat, aside, line)
        )
        await self._read_on(table)
        (message,) = await messages_of(self._engine, table.id, n - 1, n, 1)
        return line_of(message)

    async def mute(self, table: LiveTable, caller: Caller, n: int, on: bool, everybody: bool) -> None:
        """Mute the author of a line; the player who made the table does so for everybody."""
        by, _ = author(table, caller)
        if everybody and by != table.state.creator:
            raise Problem(Code.NOT_OWNER)
        player = await author_of(self._engine, table.id, n)
        if player is None:
            raise Problem(Code.NOT_FOUND, f"there is no line {n}")
        mute = Mute(EVERYBODY if everybody else by, player)
        await self._writer.do(lambda connection: set_mute(connection, table.id, mute, on))
        await self._read_on(table)

    async def lines(self, table: LiveTable, looker: Looker, since: int = 0) -> list[ChatLine]:
        """The latest lines that a viewer may see."""
        said = await self._at(table)
        if (said.last or 0) <= since:
            return []
        messages = await messages_of(self._engine, table.id, since, LAST, MOST_LINES)
        return heard(messages, said.mutes, looker.viewer, looker.player, ended=table.status.ended)

    async def greet(self, table: LiveTable, subscriber: Subscriber, looker: Looker, since: int) -> None:
        """Send the earlier lines to a new subscriber."""
        lines = await self.lines(table, looker, since)
        if lines:
            subscriber.send(_encoded(table.id, lines))

    def heard(self, table: LiveTable) -> None:
        """Read the chat again after another process has stored something, if it is known here."""
        if table in self._said:
            task = asyncio.create_task(self._read_on(table))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def stop(self) -> None:
        """Finish reading."""
        await asyncio.gather(*self._reading, return_exceptions=True)

    async def _at(self, table: LiveTable) -> Said:
        """The state of a table's chat, loaded at its first use."""
        said = self._said.setdefault(table, Said())
        if said.last is None:
            async with said.lock:
                if said.last is None:
                    said.mutes = await mutes_of(self._engine, table.id)
                    said.last = await last_of(self._engine, table.id)
        return said

    async def _read_on(self, table: LiveTable) -> None:
        """Read lines stored here or elsewhere, and send them to all who may see them."""
        said = await self._at(table)
        async with said.lock:
            fresh = await messages_of(self._engine, table.id, said.last or 0, LAST, MOST_LINES)
            said.mutes = await mutes_of(self._engine, table.id)
            said.last = fresh[-1].n if fresh else said.last
            for subscriber, looker in list(table.lookers.items()) if fresh else ():
                lines = heard(fresh, said.mutes, looker.viewer, looker.player, ended=table.status.ended)
                if lines:
                    subscriber.send(_encoded(table.id, lines))


def author(table: LiveTable, caller: Caller) -> tuple[str, str | None]:
    """The author of a line: the player of a seat, or a watcher with a session."""
    seat = table.seat_of(caller)
    who = table.state.seats[seat] if seat else None
    if who is not None and who.player is not None:
        return who.player, seat
    return caller.must_be_known().id, None


def _encoded(table: str, lines: list[ChatLine]) -> str:
    return _encoder.encode(ChatLines(table, lines)).decode()
