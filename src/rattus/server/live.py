"""A table in memory: its history, its game, and who is looking. One thing happens at a time.

Whatever changes a table goes the same way: it is tried on a copy of the game, stored, acknowledged, then sent to all
who look. What is not stored nobody sees. If somebody else was quicker, the table reads what happened and the request is
judged anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol, TypeVar

import numpy as np

from rattus.kernel.fairness import SecretLuck
from rattus.kernel.ruleset import Ruleset
from rattus.kernel.step import CHANCE_NAME, Step
from rattus.server.events import Entry, Event, Left, Occupant, Sat, Started, Stepped, Undone, encode
from rattus.server.frames import Viewer, encoded, event_frame, fresh_frame, happenings, status_of
from rattus.server.identity import Caller, hashed
from rattus.server.metrics import Metrics
from rattus.server.problems import Code, Problem
from rattus.server.rulebooks import rules_of
from rattus.server.shapes import Ack, Frame, TableInfo, table_info
from rattus.server.state import Status, TableState, fold, unfold
from rattus.server.storage.archive import Archive
from rattus.server.storage.writer import CHANGE_SEAT, CHANGE_TABLE, Change, Writer
from rattus.table.game import CannotUndo, Game

MOST_FRAMES = 64
"""Who has missed more than this gets a fresh view instead."""
MOST_TRIES = 4
"""How often a request is judged anew because another process was quicker."""

Acknowledge = Callable[[Ack], None]
T = TypeVar("T")


class Subscriber(Protocol):
    """Somebody who looks at a table."""

    def send(self, text: str) -> None:
        """Take a message; never waits."""


class Deadlines(Protocol):
    """When a table must be looked at again if nothing happens."""

    def due(self, state: TableState, game: Game | None, now: int) -> int | None:
        """The time in milliseconds, or never."""


def now_ms() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class LiveTable:
    """A table in memory."""

    def __init__(
        self,
        table: str,
        entries: Iterable[Entry],
        secret: bytes,
        *,
        writer: Writer,
        archive: Archive,
        metrics: Metrics,
        deadlines: Deadlines,
        turned: Callable[[LiveTable], None],
    ) -> None:
        self.entries = list(entries)
        self.state = fold(table, self.entries)
        self.subscribers: dict[Subscriber, Viewer] = {}
        self.touched = time.monotonic()
        self.busy = False
        """A bot of this table is thinking here."""
        self._secret = secret
        self._luck = SecretLuck(secret)
        self._writer, self._archive = writer, archive
        self._metrics, self._deadlines = metrics, deadlines
        self._turned = turned
        """Called when an event that was stored here has made it somebody's turn."""
        self._lock = asyncio.Lock()
        self._requests = {
            (_asker(entry.event), entry.request): entry.v for entry in self.entries if entry.request
        }
        self.game = self._game_at(self.state)

    # What is going on.

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.id

    @property
    def status(self) -> Status:
        """How far it is."""
        return status_of(self.state, self.game)

    @property
    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return table_info(self.state, self.status, self._secret)

    @property
    def rules(self) -> Ruleset:
        """The rules it is played by."""
        return rules_of(self.state.game, tuple(self.state.seats), self.state.options)

    @property
    def bot_to_act(self) -> str | None:
        """The seat that is asked, if a bot has it."""
        seat = self.game.to_act if self.game else None
        occupant = self.state.seats.get(seat) if seat else None
        return seat if occupant and occupant.bot else None

    def seat_of(self, caller: Caller) -> str | None:
        """The seat a caller has authority over: by its token, else as the player who sits there."""
        if caller.seat_token is not None:
            return self.state.seat_of_token(hashed(caller.seat_token))
        return self.state.seat_of_player(caller.player)

    def viewer(self, caller: Caller, wanted: str | None = None) -> Viewer:
        """As whom a caller may look. After the end everybody may look as any seat."""
        own = self.seat_of(caller)
        if caller.seat_token is not None and own is None:
            raise Problem(Code.NOT_YOUR_SEAT, "this token is for no seat of this table")
        if wanted is None or wanted == own:
            return own
        if wanted not in self.state.seats:
            raise Problem(Code.NOT_FOUND, f"there is no seat {wanted!r}")
        if self.status is not Status.OVER:
            raise Problem(Code.NOT_YOUR_SEAT, "others' seats can be looked at when the game is over")
        return wanted

    def authority(self, caller: Caller) -> str:
        """The caller's seat, or a refusal."""
        seat = self.seat_of(caller)
        if seat is None:
            raise Problem(Code.NOT_YOUR_SEAT, "you have no seat at this table")
        return seat

    # Looking.

    def fresh(self, viewer: Viewer) -> Frame:
        """The table as it stands now."""
        return fresh_frame(self.state, self.game, viewer)

    def frames_since(self, v: int | None, viewer: Viewer) -> list[Frame]:
        """What a viewer has missed since event `v`; a fresh view if that is unknown or long ago."""
        if v is None or v > self.state.v or self.state.v - v > MOST_FRAMES:
            return [self.fresh(viewer)]
        frames = []
        for before, entry, after in unfold(self.id, self.entries):
            if after.v > v:
                game = self._game_at(after)
                happened = happenings(before, after, game)
                frames.append(event_frame(after, game, viewer, entry, happened))
        return frames

    async def subscribe(self, subscriber: Subscriber, viewer: Viewer, v: int | None) -> int:
        """Send what was missed, and from now on everything; returns the number of the last event."""
        async with self._lock:
            for frame in self.frames_since(v, viewer):
                subscriber.send(encoded(frame))
                self._metrics.frames.inc()
            self.subscribers[subscriber] = viewer
            return self.state.v

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send nothing more."""
        self.subscribers.pop(subscriber, None)
        self.touched = time.monotonic()

    # Sitting.

    async def sit(self, wanted: str | None, occupant: Occupant) -> str:
        """Take a free seat; when all are taken the game starts."""

        def choose() -> tuple[Event, str]:
            self._must_be(Status.OPEN)
            if self.state.seat_of_player(occupant.player):
                raise Problem(Code.ALREADY_SEATED, "you have a seat at this table")
            if wanted is not None and wanted not in self.state.seats:
                raise Problem(Code.NOT_FOUND, f"there is no seat {wanted!r}")
            free = [seat for seat, who in self.state.seats.items() if who is None]
            if not free or (wanted is not None and wanted not in free):
                raise Problem(Code.SEAT_TAKEN, "this seat is taken" if wanted else "no seat is free")
            seat = wanted or free[0]
            return Sat(seat, occupant), seat

        seat = await self._guarded(self._change(choose, occupant.player))
        await self.start_if_full()
        return seat

    async def fill(self, bot: Occupant) -> None:
        """Bots take the seats that are free; then the game starts."""
        while None in self.state.seats.values():
            await self.sit(None, bot)
        self._must_have_begun()

    async def leave(self, caller: Caller) -> None:
        """Give the seat up before the start."""

        def choose() -> tuple[Event, None]:
            seat = self.authority(caller)
            self._must_be(Status.OPEN)
            return Left(seat), None

        await self._guarded(self._change(choose, caller.player))

    def _must_have_begun(self) -> None:
        if self.status is Status.OPEN:
            raise Problem(Code.CONFLICT, "somebody has left meanwhile")

    async def start_if_full(self) -> None:
        """Begin, if nobody is missing."""
        if self.status is Status.OPEN and self.state.full:
            await self._guarded(self._start())

    async def _start(self) -> None:
        async with self._lock:
            if self.status is not Status.OPEN or not self.state.full:
                return
            game = Game(self.rules, luck=self._luck)
            if not await self._store(Started(game.numbers), game):
                await self._read_on()

    # Playing.

    async def step(
        self, caller: Caller, text: str, v: int, request: str, acknowledge: Acknowledge | None = None
    ) -> Ack:
        """Play a step of the caller's seat, which has seen event `v`; the same request again changes nothing."""
        return await self._guarded(self._act(caller, v, request, acknowledge, self._tried_step(text)))

    async def undo(self, caller: Caller, v: int, request: str, acknowledge: Acknowledge | None = None) -> Ack:
        """Take back the last step of the caller's seat, as far as the rules allow."""
        return await self._guarded(self._act(caller, v, request, acknowledge, self._tried_undo))

    async def bot_step(self, seat: str, step: int | str, position_v: int) -> bool:
        """Play a bot's answer, unless the question has changed meanwhile."""
        return await self._guarded(self._bot_step(seat, step, position_v))

    async def _bot_step(self, seat: str, step: int | str, position_v: int) -> bool:
        async with self._lock:
            trial = self._game_at(self.state)
            if self.state.position_v != position_v or self.bot_to_act != seat or trial is None:
                return False
            stored = await self._store(_played(trial, seat, step), trial)
            if not stored:
                await self._read_on()
            return stored

    async def _act(
        self,
        caller: Caller,
        v: int,
        request: str,
        acknowledge: Acknowledge | None,
        tried: Callable[[Game, str], Event],
    ) -> Ack:
        async with self._lock:
            for _ in range(MOST_TRIES):
                seat = self.authority(caller)
                again = self._requests.get((seat, request))
                if again is not None:
                    ack = Ack(self.id, again, request)
                    if acknowledge is not None:
                        acknowledge(ack)
                    return ack
                self._must_be(Status.RUNNING)
                if not self.state.position_v <= v <= self.state.v:
                    raise Problem(Code.CONFLICT, f"the table is at {self.state.v}, not at {v}")
                trial = self._game_at(self.state)
                assert trial is not None
                ack = Ack(self.id, self.state.v + 1, request)
                if await self._store(tried(trial, seat), trial, caller.player, request, ack, acknowledge):
                    return ack
                await self._read_on()
            raise Problem(Code.CONFLICT, f"the table is at {self.state.v} and moves too fast")

    def _tried_step(self, text: str) -> Callable[[Game, str], Event]:
        def tried(game: Game, seat: str) -> Event:
            if game.to_act != seat:
                raise Problem(Code.NOT_YOUR_TURN, f"{game.to_act} is asked, not {seat}")
            view = game.view(seat)
            assert view.legal is not None
            wanted = Step.of(text)
            if wanted not in view.legal.texts:  # reasons are made from what the seat may know
                raise Problem(
                    Code.ILLEGAL_STEP, str(game.ruleset.why_not(view.state, wanted, view.legal.texts))
                )
            return _played(game, seat, view.legal.texts[wanted])

        return tried

    def _tried_undo(self, game: Game, seat: str) -> Event:
        try:
            game.undo(seat)
        except CannotUndo as error:
            raise Problem(Code.CANNOT_UNDO, str(error)) from None
        return Undone(seat, len(game.numbers))

    # Storing.

    async def _change(self, choose: Callable[[], tuple[Event, T]], player: str | None) -> T:
        async with self._lock:
            for _ in range(MOST_TRIES):
                event, answer = choose()
                if await self._store(event, self.game, player):
                    return answer
                await self._read_on()
            raise Problem(Code.CONFLICT, f"the table is at {self.state.v} and moves too fast")

    async def _guarded(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish what was begun, also when the asker goes away in the middle."""
        return await asyncio.shield(asyncio.create_task(work))

    async def _store(
        self,
        event: Event,
        game: Game | None,
        player: str | None = None,
        request: str | None = None,
        ack: Ack | None = None,
        acknowledge: Acknowledge | None = None,
    ) -> bool:
        """Store an event after which the game stands so, acknowledge it, send it; False if it came too late."""
        began = time.perf_counter()
        entry = Entry(self.state.v + 1, now_ms(), event, request)
        after = self.state.after(entry)
        row = {
            "table_id": self.id,
            "v": entry.v,
            "at": entry.at,
            "player_id": player,
            "request": request,
            "body": encode(event),
        }
        if not await self._writer.append(row, self._changes(event, after, game)):
            self._metrics.conflicts.inc()
            return False
        before = self._accept(entry, after, game)
        if ack is not None and acknowledge is not None:
            acknowledge(ack)
        self._send(before, entry)
        if isinstance(event, Stepped):
            self._metrics.steps.inc()
            self._metrics.step_seconds.observe(time.perf_counter() - began)
        self._turned(self)
        return True

    def _changes(self, event: Event, after: TableState, game: Game | None) -> list[Change]:
        """The rows for finding the table, as they are after an event."""
        asked = game.to_act if game else None
        table = {
            "key": self.id,
            "new_status": str(status_of(after, game)),
            "new_v": after.v,
            "new_to_act": asked,
            "new_due": self._deadlines.due(after, game, after.at),
            "new_changed_at": after.at,
        }
        changes = [Change(CHANGE_TABLE, table)]
        if isinstance(event, Sat | Left):
            occupant = after.seats[event.seat]
            seat = {
                "key": self.id,
                "key_seat": event.seat,
                "new_player_id": occupant.player if occupant else None,
                "new_name": occupant.name if occupant else None,
                "new_bot": occupant.bot if occupant else None,
            }
            changes.append(Change(CHANGE_SEAT, seat))
        return changes

    def _accept(self, entry: Entry, after: TableState, game: Game | None) -> TableState:
        """An event is stored, here or elsewhere: the table moves on."""
        before = self.state
        self.entries.append(entry)
        if entry.request:
            self._requests[_asker(entry.event), entry.request] = entry.v
        self.state = after
        self.touched = time.monotonic()
        self.game = game
        if isinstance(entry.event, Left):
            self._show_no_more(entry.event.seat)
        return before

    def _show_no_more(self, seat: str) -> None:
        """Who looked as this seat is one of the public from now on."""
        for subscriber, viewer in self.subscribers.items():
            if viewer == seat:
                self.subscribers[subscriber] = None

    def _send(self, before: TableState, entry: Entry) -> None:
        """A frame to everybody, made once for all who may see the same."""
        if not self.subscribers:
            return
        happened = happenings(before, self.state, self.game)
        texts: dict[Viewer, str] = {}
        for subscriber, viewer in list(self.subscribers.items()):
            if viewer not in texts:
                texts[viewer] = encoded(event_frame(self.state, self.game, viewer, entry, happened))
            subscriber.send(texts[viewer])
        self._metrics.frames.inc(len(self.subscribers))

    async def catch_up(self) -> None:
        """Read and send what other processes have stored."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        for entry in await self._archive.entries(self.id, self.state.v):
            after = self.state.after(entry)
            before = self._accept(entry, after, self._game_at(after))
            self._send(before, entry)

    # Helpers.

    def _must_be(self, status: Status) -> None:
        if self.status is not status:
            code = Code.NOT_OPEN if status is Status.OPEN else Code.NOT_RUNNING
            raise Problem(code, f"the table is {self.status}, not {status}")

    def _game_at(self, state: TableState) -> Game | None:
        """The game as it stands in a state of this table; none before the start."""
        if not state.started:
            return None
        rules = rules_of(state.game, tuple(state.seats), state.options)
        game = Game.of_steps(rules, np.array(state.steps, np.int16), luck=self._luck)
        game.chance = "draw"
        assert game.to_act != CHANCE_NAME, "stored steps end where a seat is asked"
        return game


def _played(game: Game, seat: str, step: int | str) -> Event:
    """Play a legal step and what chance does then."""
    before = len(game.numbers)
    game.play(step)
    number, *chance = game.numbers[before:]
    return Stepped(seat, number, tuple(chance))


def _asker(event: Event) -> str | None:
    """The seat whose request an event was."""
    return event.seat if isinstance(event, Stepped | Undone | Left) else None
