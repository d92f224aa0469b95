"""The shelf: everything that is stored at home. What the browser will not take is kept in memory, and that is said."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

Room = Literal["tables", "events", "studies", "about"]
"""Where something is stored: rows of tables by their ids, events by table and number, studies, and who is at home."""
Key = str | tuple[str, int]
Change = tuple[Literal["add", "put", "delete", "clear"], Room, Key, str]
"""Something to be done in a room: `add` is refused if the key is taken, `clear` forgets all events of a table."""
Outcome = Literal["stored", "taken", "full", "refused"]
Trouble = Literal["storage-full", "storage-refused"]
Tell = Callable[[Trouble, str], None]
"""Tells people that something can't be stored."""

log = logging.getLogger(__name__)

AGAIN = 10.0
"""Seconds after which it is tried once more to store what was refused."""
WORDS: dict[Trouble, str] = {
    "storage-full": "the browser has no room left for what is played",
    "storage-refused": "the browser stores nothing here",
}

_encode = msgspec.json.Encoder().encode


class Store(Protocol):
    """What the browser stores; its `store.ts`. Texts only, since they cross from one machine to another."""

    async def write(self, changes: str) -> str:
        """Do all these changes or none; says how it went."""

    async def read(self, room: str) -> str:
        """All keys and texts of a room."""

    async def events(self, table: str) -> str:
        """The texts of a table's events in their order."""


class Shelf:
    """Stores changes in their order, each before anybody is told of it."""

    def __init__(self, store: Store, tell: Tell) -> None:
        self._store = store
        self._tell = tell
        self._lock = asyncio.Lock()
        self._kept: list[Change] = []
        """What the browser has not taken, in its order."""
        self._tried = 0.0
        self._told: Trouble | None = None
        """What was told last; it is told once, until something could be stored."""

    @property
    def waiting(self) -> int:
        """How many changes are in memory only."""
        return len(self._kept)

    async def write(self, *changes: Change) -> bool:
        """Store these; False if one of the keys is taken, and then none of them is stored."""
        async with self._lock:
            if self._kept and time.monotonic() < self._tried + AGAIN:
                return self._keep(changes)
            outcome = await self._written([*self._kept, *changes])
            if outcome == "taken" and self._kept:  # what is kept came too late; others must not wait for it
                outcome = await self._written(changes)
            elif outcome == "stored":
                self._kept.clear()
                self._told = None
            if outcome in ("stored", "taken"):
                return outcome == "stored"
            self._tried = time.monotonic()
            trouble: Trouble = "storage-full" if outcome == "full" else "storage-refused"
            if self._told != trouble:
                self._told = trouble
                self._tell(trouble, WORDS[trouble])
            return self._keep(changes)

    async def rows(self, room: Room) -> dict[str, str]:
        """All texts of a room by their keys."""
        try:
            found = dict(msgspec.json.decode(await self._store.read(room), type=list[tuple[str, str]]))
        except Exception:
            log.exception("the room %s can't be read", room)
            found = {}
        for what, where, key, text in self._kept:
            if where == room and isinstance(key, str):
                if what == "delete":
                    found.pop(key, None)
                else:
                    found[key] = text
        return found

    async def events(self, table: str) -> list[str]:
        """The texts of a table's events in their order."""
        try:
            found = msgspec.json.decode(await self._store.events(table), type=list[str])
        except Exception:
            log.exception("the events of table %s can't be read", table)
            found = []
        for what, where, key, text in self._kept:
            if where == "events" and what == "clear" and key == table:
                found.clear()
            elif where == "events" and what == "add" and key == (table, len(found) + 1):
                found.append(text)
        return found

    def _keep(self, changes: Sequence[Change]) -> bool:
        added = {(where, key) for what, where, key, _ in self._kept if what == "add"}
        if any((where, key) in added for what, where, key, _ in changes if what == "add"):
            return False
        self._kept += changes
        return True

    async def _written(self, changes: Sequence[Change]) -> Outcome:
        try:
            outcome: Outcome = msgspec.convert(await self._store.write(_encode(changes).decode()), Outcome)
            return outcome
        except Exception:
            log.exception("the store has broken")
            return "refused"
