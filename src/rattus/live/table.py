"""A table in memory: its history, its game, and those who look at it. One thing happens at a time.

Whatever changes a table goes the same way: it is tried on a copy of the game, stored, acknowledged, then sent to all
who look. What is not stored nobody sees. If somebody else was quicker, the table reads what happened and the request is
judged again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec

from rattus.host import seating, stepping
from rattus.host.deadlines import Deadlines
from rattus.host.events import (
    CameBack,
    Entry,
    Event,
    Left,
    Named,
    Occupant,
    Relinked,
    Rematched,
    Sat,
    Started,
    Stepped,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)
from rattus.host.frames import Sight, Viewer, encoded, event_scene, fresh_scene, happenings
from rattus.host.history import History, moved_on
from rattus.host.pace import DAY, Untimed
from rattus.host.people import Caller, hashed
from rattus.host.problems import WORDS, Code, Problem
from rattus.host.rulebooks import rules_of
from rattus.host.screens import seats_of
from rattus.host.shapes import Ack, Frame, Present, TableInfo, table_info
from rattus.host.state import Status, TableState, fold
from rattus.host.stepping import Trial
from rattus.kernel.fairness import SecretLuck
from rattus.kernel.step import CHANCE_NAME
from rattus.live.clock import CLOCK, now_ms
from rattus.live.presence import Presence
from rattus.table.game import Game, Moment

MOST_FRAMES = 64
"""A client that has missed more than this gets a fresh view over the socket instead."""
FEW_FRAMES = 4
"""This many are made at once; more of them take a while, and are made where nobody has to wait."""
MOST_EVENTS = 2000
"""When so much has happened at a table it must come to its end: nobody takes back, sits down or comes back any more."""
MOST_TRIES = 4
"""How often a request is judged again because another process was quicker."""
LINKS_AFTER_END = DAY
"""Milliseconds after the end of a table for which tokens of its seats still speak for them."""
SEEN_EVERY = 60_000
"""Milliseconds between two notes in the storage that a seat was seen."""

Acknowledge = Callable[[Ack], None]
Judge = Callable[[], Event | None]
"""What a wish comes to at the table as it stands: an event, nothing if it is fulfilled already, or a refusal."""
Try = Callable[[Game, str], Trial]
"""The same for a seat, tried on a copy of the game."""
Repeated = Callable[[TableState, Event], bool]
"""Whether an event, with the table before it, is what a request asks for."""
Read = Callable[[History, int, Viewer], Awaitable[Sequence[str]]]
"""Writes out the frames of a viewer after an event, outside the event loop; nothing if that is too much now."""
ENDLESS = Sat | Named | CameBack | Undone | UndoAsked
"""What can be done again and again."""
T = TypeVar("T")


class Subscriber(Protocol):
    """Somebody who looks at a table."""

    def send(self, text: str) -> None:
        """Take a message; never waits."""


@dataclass(frozen=True)
class Looker:
    """As whom somebody looks: whose view it sees, and who it is, if that is known."""

    viewer: Viewer
    player: str | None
    token: str | None = None
    """The hash of the token by which it has the seat, if it has it by one."""


@dataclass(frozen=True)
class Happened:
    """An event of a table that is to be stored, with the table before and after it."""

    entry: Entry
    before: TableState
    after: TableState
    game: Game | None
    """The game as it stands then."""
    player: str | None
    """Whose wish it was."""
    due: int | None
    """When the table must be looked at then, if nothing happens."""
    more: Any = None
    """What is stored with it, as the storage knows it."""


class Storage(Protocol):
    """Where events are kept."""

    async def append(self, happened: Happened) -> bool:
        """Store an event with all that belongs to it; False if the table has gone on without it."""

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """What happened at a table after event `since`."""

    async def seen_at(self, table: str, seat: str) -> int | None:
        """When a seat gave its last sign of life."""

    def saw(self, table: str, seat: str, at: int) -> None:
        """A seat gave a sign of life; it is stored when there is time."""


class Figures(Protocol):
    """Counts what happens at tables."""

    def sent(self, frames: int) -> None:
        """Frames were sent."""

    def came_late(self) -> None:
        """An event could not be stored, because the table had gone on."""

    def stepped(self, stored: float, sent: float) -> None:
        """A step was stored and sent, these seconds after it was accepted."""


@dataclass(frozen=True)
class Surroundings:
    """What all tables of a process share."""

    storage: Storage
    figures: Figures
    deadlines: Deadlines
    moved: Callable[[LiveTable], None]
    """Called when a table has moved on, here or elsewhere."""
    turned: Callable[[LiveTable], None]
    """Called when an event that was stored here may have made it a bot's turn."""
    announce: Callable[[str, Iterable[str]], None] | None = None
    """Says to other processes which seats of a table are here; none if there are no others."""


class LiveTable:
    """A table in memory."""

    def __init__(self, table: str, entries: Iterable[Entry], secret: bytes, around: Surroundings) -> None:
        self.entries = list(entries)
        self.state = fold(table, self.entries)
        self.rules = rules_of(self.state.header)
        """What it is played by, from its first event to its last."""
        self.lookers: dict[Subscriber, Looker] = {}
        self.touched = time.monotonic()
        self.busy = False
        """A bot of this table is thinking here."""
        self._coming = 0
        self._secret = secret
        self._luck = SecretLuck(secret)
        self._around = around
        self._figures = around.figures
        self._lock = asyncio.Lock()
        self._seen: dict[str, int] = {}
        self._presence = Presence(around.announce and partial(around.announce, table))
        self._present: list[str] = []
        self._sight: Sight | None = None
        """What all who look were shown last."""
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
        return self.state.status

    @property
    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return table_info(self.state, self._secret)

    @property
    def due(self) -> int | None:
        """When it must be looked at if nothing happens."""
        return self._around.deadlines.due(self.state)

    @property
    def idle(self) -> bool:
        """Nobody looks at it, or is about to, and nothing happens here."""
        return not (self.lookers or self._coming or self.busy or self._lock.locked())

    def seat_of(self, caller: Caller) -> str | None:
        """The seat a caller has authority over: by its token, else as the player who sits there.

        A browser may show a token that has ended, or was renewed elsewhere; who sat down has the seat all the same.
        Where others play at its screen it must say for which of the seats it asks.
        """
        own = self.state.seat_of_player(caller.player)
        if caller.seat_token is None:
            return own
        by_token = None if self.links_ended else self.state.seat_of_token(hashed(caller.seat_token))
        return by_token or (own if self.state.seats_at_screen(caller.player) == [own] else None)

    @property
    def links_ended(self) -> bool:
        """Tokens end with what they were for: when it is played again, or some time after the end."""
        return self.state.rematch is not None or (
            self.status.ended and now_ms() - self.state.at > LINKS_AFTER_END
        )

    def viewer(self, caller: Caller, wanted: str | None = None) -> Viewer:
        """As whom a caller may look. After the end everybody may look as any seat."""
        own = self.seat_of(caller)
        if caller.seat_token is not None and own is None and not self.status.ended:
            raise Problem(Code.NOT_YOUR_SEAT, "this token is for no seat of this table")
        if own is not None:
            self.saw(own)
        if wanted is None or wanted == own:
            return own
        if wanted not in self.state.seats:
            raise Problem(Code.NOT_FOUND, f"there is no seat {wanted!r}")
        if not self.status.ended:
            raise Problem(Code.NOT_YOUR_SEAT, "others' seats can be looked at when the game is over")
        return wanted

    def looker(self, caller: Caller, wanted: str | None = None) -> Looker:
        """As whom a caller may look, and who it is."""
        own = self.seat_of(caller)
        who = self.state.seats[own] if own else None
        by_token = (
            who is not None and caller.seat_token is not None and hashed(caller.seat_token) == who.token
        )
        token = who.token if who and by_token else None
        return Looker(self.viewer(caller, wanted), who.player if who else caller.player, token)

    def owned_by(self, caller: Caller) -> bool:
        """Whether a caller has made the table."""
        player = self.looker(caller).player
        return player is not None and player == self.state.creator

    def authority(self, caller: Caller) -> str:
        """The caller's seat, or a refusal."""
        seat = self.seat_of(caller)
        if seat is None:
            raise Problem(Code.NOT_YOUR_SEAT, "you have no seat at this table")
        return seat

    # Looking.

    def fresh(self, viewer: Viewer) -> Frame:
        """The table as it stands now."""
        return fresh_scene(self.state, self.game).frame(viewer)

    @property
    def history(self) -> History:
        """All that has happened so far."""
        return History(self.id, self.rules, tuple(self.entries))

    async def subscribe(
        self, subscriber: Subscriber, look: Callable[[], Looker], v: int | None, read: Read
    ) -> tuple[Looker, int]:
        """Send what was missed since event `v`, and then everything; returns as whom it looks, and the last event.

        A client that has missed some frames is sent those that `read` writes, which may be none. One that has missed
        too many, or names an event that can't be, gets a fresh view.
        """
        looker = look()
        self._coming += 1
        try:
            while v is not None and FEW_FRAMES < self.state.v - v <= MOST_FRAMES:
                texts = await read(self.history, v, looker.viewer)
                if texts and look() == looker:
                    self._send_missed(subscriber, texts)
                    v += len(texts)
                else:
                    v = None
        finally:
            self._coming -= 1
        async with self._lock:
            if v is None or not 0 <= self.state.v - v <= MOST_FRAMES or look() != looker:
                looker = look()
                self._send_missed(subscriber, [encoded(self.fresh(looker.viewer))])
            elif v < self.state.v:
                self._send_missed(subscriber, map(encoded, self.history.frames(v, looker.viewer)))
            self.lookers[subscriber] = looker
            if not self._tell_present():
                subscriber.send(self._encoded_present())
            return looker, self.state.v

    def _send_missed(self, subscriber: Subscriber, texts: Iterable[str]) -> None:
        for text in texts:
            subscriber.send(text)
            self._figures.sent(1)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send nothing more."""
        self.lookers.pop(subscriber, None)
        self.touched = time.monotonic()
        self._tell_present()

    # Presence.

    def heard_present(self, process: str, seats: Iterable[str]) -> None:
        """Another process says who is at its sockets."""
        self._presence.elsewhere(process, seats)
        self._tell_present()

    def _tell_present(self) -> bool:
        """Send who is here to everybody, if that has changed."""
        players = {looker.player for looker in self.lookers.values()}
        self._presence.here(seats_of(self.state.seats, players))
        present = [seat for seat in self.state.seats if seat in self._presence.seats]
        if present == self._present:
            return False
        self._present = present
        text = self._encoded_present()
        for subscriber in list(self.lookers):
            subscriber.send(text)
        return True

    def _encoded_present(self) -> str:
        return msgspec.json.encode(Present(self.id, self._present)).decode()

    def saw(self, seat: str) -> None:
        """A seat gave a sign of life. Where others may ask for a stand-in it is noted, now and then."""
        self._tell_present()
        now = now_ms()
        if isinstance(self.state.pace, Untimed) and now - self._seen.get(seat, 0) >= SEEN_EVERY:
            self._seen[seat] = now
            self._around.storage.saw(self.id, seat, now)

    def tell_unreadable(self) -> None:
        """What is stored of this table can't be read any more: all who look are told."""
        told = {"op": "error", "code": Code.UNREADABLE, "message": WORDS[Code.UNREADABLE], "table": self.id}
        for subscriber in list(self.lookers):
            subscriber.send(msgspec.json.encode(told).decode())

    # Sitting.

    async def sit(self, wanted: str | None, occupant: Occupant) -> str:
        """Take a free seat; when all are taken the game starts."""

        def judge() -> Event:
            return seating.sit(self.state, wanted, occupant)

        event = await self._change(judge, occupant.player)
        assert isinstance(event, Sat)
        await self.start_if_full()
        return event.seat

    async def fill(self, bot: Occupant) -> None:
        """Bots take the seats that are free; then the game starts."""
        while None in self.state.seats.values():
            await self.sit(None, bot)
        if self.status is Status.OPEN:
            raise Problem(Code.CONFLICT, "somebody has left meanwhile")

    async def leave(self, caller: Caller) -> None:
        """Give the seat up before the start, or to a stand-in."""
        await self._change(lambda: seating.leave(self.state, self.authority(caller)), caller.player)

    async def concede(self, caller: Caller) -> None:
        """Give up for good."""
        await self._change(lambda: seating.concede(self.state, self.authority(caller)), caller.player)

    async def come_back(self, caller: Caller) -> None:
        """Take the seat back from a stand-in."""
        await self._change(lambda: seating.come_back(self.state, self.authority(caller)), caller.player)

    async def ask_stand_in(self, caller: Caller, seat: str) -> None:
        """Ask for a stand-in for somebody who has not been seen for long."""
        seen = await self._last_seen(seat)

        def judge() -> Event | None:
            return seating.stand_in(self.state, seat, self.authority(caller), seen, now_ms())

        await self._change(judge, caller.player)

    async def stand_in_from(self, caller: Caller, seat: str) -> int:
        """From when a stand-in for a seat can be asked for."""
        by, seen = self.authority(caller), await self._last_seen(seat)
        return seating.stand_in_from(self.state, seat, by, seen)

    async def _last_seen(self, seat: str) -> int:
        """When a seat gave its last sign of life, here or at another process."""
        stored = await self._around.storage.seen_at(self.id, seat)
        return max(stored or 0, self._seen.get(seat, 0))

    async def rename(self, player: str, name: str) -> None:
        """Call a player otherwise."""
        await self._change(lambda: seating.rename(self.state, player, name), player)

    async def relink(self, seat: str, player: str | None, token: Callable[[Occupant], str]) -> None:
        """Replace the token of a seat; who looks or plays by the old one does so no more."""
        await self._change(lambda: seating.relink(self.state, seat, player, token), player)

    async def rematch(
        self, seat: str, player: str | None, make: Callable[[str], tuple[Rematched, Any]]
    ) -> str:
        """The table where it is played again: made, with the event that tells of it, unless it was made before."""

        def judge() -> tuple[Event, Any] | None:
            if not self.status.ended:
                raise Problem(Code.NOT_OVER, f"the table is {self.status}; play it to the end")
            return None if self.state.rematch is not None else make(seat)

        await self._guarded(self._changing(judge, player))
        assert self.state.rematch is not None
        return self.state.rematch

    async def start_if_full(self) -> None:
        """Begin, if nobody is missing."""
        if self.status is Status.OPEN and self.state.full:
            await self._guarded(self._start())

    async def _start(self) -> None:
        async with self._lock:
            if self.status is not Status.OPEN or not self.state.full:
                return
            game = Game(self.rules, luck=self._luck)
            started = Started(game.numbers, game.to_act)
            if not await self._store(started, game, moments=tuple(game.moments())):
                await self._read_on()

    async def judge_lateness(self) -> None:
        """If it is too late for something, let happen what happens then."""
        deadlines = self._around.deadlines

        def judge() -> Event | None:
            return deadlines.verdict(self.state, now_ms(), CLOCK.sure_for())

        if judge():
            await self._change(judge, None)

    # Playing.

    async def step(
        self, caller: Caller, text: str, v: int, request: str, acknowledge: Acknowledge | None = None
    ) -> Ack:
        """Play a step of the caller's seat, which has seen event `v`; the same request again changes nothing."""

        def trial(game: Game, seat: str) -> Trial:
            return stepping.step(game, seat, text)

        def repeated(before: TableState, event: Event) -> bool:
            game = self._game_at(before)
            return isinstance(event, Stepped) and game is not None and stepping.is_step(game, event, text)

        return await self._guarded(self._act(caller, v, request, acknowledge, trial, repeated))

    async def undo(self, caller: Caller, v: int, request: str, acknowledge: Acknowledge | None = None) -> Ack:
        """Take back the last step of the caller's seat, as far as the rules allow."""

        def repeated(before: TableState, event: Event) -> bool:
            return isinstance(event, Undone) and event.agreed is None

        return await self._guarded(self._act(caller, v, request, acknowledge, stepping.undo, repeated))

    async def ask_undo(self, caller: Caller, v: int, to: int | None, request: str) -> Ack:
        """Ask the others to go back, farther than the rules allow."""

        def trial(game: Game, seat: str) -> Trial:
            return stepping.ask_undo(self.state, self.entries, game, seat, to)

        def repeated(before: TableState, event: Event) -> bool:
            if not isinstance(event, UndoAsked | Undone) or _asker(event) != event.seat:
                return False
            return stepping.steps_left(before, self.entries, event.seat, to) == event.left

        return await self._guarded(self._act(caller, v, request, None, trial, repeated))

    async def answer_undo(self, caller: Caller, v: int, agree: bool, request: str) -> Ack:
        """Agree to go back, or not."""

        def trial(game: Game, seat: str) -> Trial:
            return stepping.answer_undo(self.state, game, seat, v, agree)

        def repeated(before: TableState, event: Event) -> bool:
            if isinstance(event, Undone):
                return agree and event.agreed is not None
            return isinstance(event, UndoAgreed if agree else UndoRefused)

        return await self._guarded(self._act(caller, v, request, None, trial, repeated))

    async def bot_step(self, seat: str, step: int | str, position_v: int) -> bool:
        """Play a bot's answer, unless the question has changed meanwhile."""
        return await self._guarded(self._bot_step(seat, step, position_v))

    async def _bot_step(self, seat: str, step: int | str, position_v: int) -> bool:
        async with self._lock:
            if self.state.position_v != position_v or self.state.bot_to_act != seat or self.game is None:
                return False
            game = self.game.copy()
            trial = stepping.bot_step(game, seat, step)
            stored = await self._store(trial.event, game, moments=trial.moments)
            if not stored:
                await self._read_on()
            return stored

    async def _act(
        self,
        caller: Caller,
        v: int,
        request: str,
        acknowledge: Acknowledge | None,
        attempt: Try,
        repeated: Repeated,
    ) -> Ack:
        """What a seat does in the game. Who was away is back by doing it."""
        async with self._lock:
            if v > self.state.v or self.seat_of(caller) is None:
                await self._read_on()  # another process has told the caller more than is known here
            for _ in range(MOST_TRIES):
                seat = self.authority(caller)
                again = self._requests.get((seat, request))
                if again is not None:
                    self._must_be_repeated(again, request, repeated)
                    ack = Ack(self.id, again, request)
                    if acknowledge is not None:
                        acknowledge(ack)
                    return ack
                back = seating.come_back(self.state, seat)
                if back is not None:
                    if not await self._store(back, self.game, caller.player):
                        await self._read_on()
                    continue
                if not self.state.position_v <= v <= self.state.v:
                    raise Problem(Code.CONFLICT, f"the table is at {self.state.v}, not at {v}")
                assert self.game is not None
                game = self.game.copy()
                trial = attempt(game, seat)
                ack = Ack(self.id, self.state.v + 1, request)
                tell = partial(acknowledge, ack) if acknowledge else None
                if await self._store(trial.event, game, caller.player, request, tell, moments=trial.moments):
                    return ack
                await self._read_on()
            raise self._too_fast()

    def _must_be_repeated(self, v: int, request: str, repeated: Repeated) -> None:
        """A refusal if the name of a request was given to something else before, which is event `v`."""
        if not repeated(fold(self.id, self.entries[: v - 1]), self.entries[v - 1].event):
            raise Problem(
                Code.CONFLICT, f"the request {request!r} was something else; call this one otherwise"
            )

    # Storing.

    async def _change(self, judge: Judge, player: str | None) -> Event | None:
        """Let happen what a wish comes to, if it comes to anything."""

        def alone() -> tuple[Event, None] | None:
            event = judge()
            return None if event is None else (event, None)

        return await self._guarded(self._changing(alone, player))

    async def _changing(
        self, judge: Callable[[], tuple[Event, Any] | None], player: str | None
    ) -> Event | None:
        """The same, with what is stored besides."""
        async with self._lock:
            for _ in range(MOST_TRIES):
                judged = judge()
                if judged is None:
                    return None
                event, more = judged
                if await self._store(event, self.game, player, more=more):
                    return event
                await self._read_on()
            raise self._too_fast()

    async def _guarded(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish what was begun, also when the asker goes away in the middle."""
        return await asyncio.shield(asyncio.create_task(work))

    async def _store(
        self,
        event: Event,
        game: Game | None,
        player: str | None = None,
        request: str | None = None,
        tell: Callable[[], None] | None = None,
        moments: Sequence[Moment] = (),
        more: Any = None,
    ) -> bool:
        """Store an event after which the game stands so, acknowledge it, send it; False if it came too late.

        `moments` are the steps that have led the game there.
        """
        if self.state.v >= MOST_EVENTS and isinstance(event, ENDLESS):
            raise Problem(Code.TOO_MANY, "too much has happened at this table; play it to the end")
        began = time.perf_counter()
        entry = Entry(self.state.v + 1, now_ms(), event, request)
        after = self.state.after(entry)
        due = self._around.deadlines.due(after)
        if not await self._around.storage.append(Happened(entry, self.state, after, game, player, due, more)):
            self._figures.came_late()
            return False
        stored = time.perf_counter()
        before = self._accept(entry, after, game)
        if tell is not None:
            tell()
        self._send(before, entry, moments)
        if isinstance(event, Stepped):
            self._figures.stepped(stored - began, time.perf_counter() - began)
        self._around.turned(self)
        return True

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
        if isinstance(entry.event, Relinked):
            self._show_owners_only()
        self._around.moved(self)
        return before

    def _show_no_more(self, seat: str) -> None:
        """Those who looked as this seat are the public from now on."""
        for subscriber, looker in self.lookers.items():
            if looker.viewer == seat:
                self.lookers[subscriber] = Looker(None, looker.player)

    def _show_owners_only(self) -> None:
        """Those who looked by a token that has ended are the public from now on; so are deleted players."""
        for subscriber, looker in self.lookers.items():
            who = self.state.seats.get(looker.viewer or "")
            if who is None or self.status.ended:
                continue
            if who.token is None or (looker.token is not None and looker.token != who.token):
                self.lookers[subscriber] = Looker(None, None)

    def _send(self, before: TableState, entry: Entry, moments: Sequence[Moment]) -> None:
        """A frame to everybody, made once for all who may see the same."""
        seen, self._sight = self._sight, None
        if not self.lookers:
            return
        happened = happenings(self.game, moments) if self.game else []
        scene = event_scene(before, self.state, self.game, entry, happened, seen)
        self._sight = scene.sight
        texts: dict[Viewer, str] = {}
        for subscriber, looker in list(self.lookers.items()):
            if looker.viewer not in texts:
                texts[looker.viewer] = encoded(scene.frame(looker.viewer))
            subscriber.send(texts[looker.viewer])
        self._figures.sent(len(self.lookers))
        if isinstance(entry.event, Sat | Left):
            self._tell_present()

    async def catch_up(self, told: Entry | None = None) -> None:
        """Send what other processes have stored; it is read, unless the next event is what was `told`."""
        async with self._lock:
            if told is not None and told.v <= self.state.v:
                return
            if told is not None and told.v == self.state.v + 1:
                self._follow(told)
            else:
                await self._read_on()

    async def _read_on(self) -> None:
        for entry in await self._around.storage.entries(self.id, self.state.v):
            self._follow(entry)

    def _follow(self, entry: Entry) -> None:
        """An event that another process has stored happens here, too."""
        before, after = self.state, self.state.after(entry)
        game, moments = self._moved(before, after)
        self._accept(entry, after, game)
        self._send(before, entry, moments)

    def _moved(self, before: TableState, after: TableState) -> tuple[Game | None, Sequence[Moment]]:
        """The game after an event, and the steps that have led it there."""
        if not after.started:
            return None, ()
        if self.game is None:
            game = self._game_at(after)
            return game, tuple(game.moments()) if game else ()
        game = self.game.copy()
        return game, moved_on(game, before, after)

    async def read_anew(self) -> None:
        """Read the whole history again, because a player was renamed in it; all are shown the table again."""
        async with self._lock:
            self.entries = await self._around.storage.entries(self.id)
            self.state = fold(self.id, self.entries)
            self.game = self._game_at(self.state)
            self._show_owners_only()
            for subscriber, looker in list(self.lookers.items()):
                subscriber.send(encoded(self.fresh(looker.viewer)))

    # Helpers.

    def _too_fast(self) -> Problem:
        return Problem(Code.CONFLICT, f"the table is at {self.state.v} and moves too fast")

    def _game_at(self, state: TableState) -> Game | None:
        """The game as it stands in a state of this table; none before the start."""
        if not state.started:
            return None
        game = Game.of_steps(self.rules, state.steps, luck=self._luck)
        game.chance = "draw"
        assert game.to_act != CHANCE_NAME, "stored steps end where a seat is asked"
        return game


def _asker(event: Event) -> str | None:
    """The seat whose request an event was."""
    match event:
        case Undone(seat, agreed=agreed):
            return agreed or seat
        case Stepped(seat) | UndoAsked(seat) | UndoAgreed(seat) | UndoRefused(seat):
            return seat
        case _:
            return None
