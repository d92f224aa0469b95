"""Lines: what a client says on its connection, for any number of tables, and what it is answered."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

import msgspec

from rattus.host.frames import Viewer
from rattus.host.history import History
from rattus.host.people import Caller
from rattus.host.problems import WORDS, Code, Problem
from rattus.host.shapes import Ack
from rattus.live.clock import now_ms
from rattus.live.messages import (
    ClientMessage,
    Ping,
    PlayStep,
    Pong,
    Refusal,
    Say,
    Subscribe,
    Subscribed,
    Undo,
    Unsubscribe,
)
from rattus.live.seat_tokens import SEAT_PREFIX
from rattus.live.table import LiveTable, Looker

log = logging.getLogger(__name__)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Line(ABC):
    """A client's connection, whatever carries it."""

    def __init__(self, caller: Caller, most_tables: int) -> None:
        self.caller = caller
        self.tables: dict[str, tuple[LiveTable, Caller]] = {}
        """What it has subscribed to, and as whom."""
        self._most_tables = most_tables

    @abstractmethod
    def send(self, text: str) -> None:
        """Take a message to the client; never waits."""

    @abstractmethod
    async def find(self, table: str) -> LiveTable:
        """A table by its id."""

    @abstractmethod
    async def admit(self) -> None:
        """A refusal if the client says too much."""

    @abstractmethod
    async def speak(self, live: LiveTable, caller: Caller, text: str) -> None:
        """Say something in the chat."""

    @abstractmethod
    async def greet(self, live: LiveTable, looker: Looker, since: int) -> None:
        """Send what was said in the chat before."""

    @abstractmethod
    async def missed(self, history: History, v: int, viewer: Viewer) -> Sequence[str]:
        """The frames after an event; none if that is too much for now."""

    async def answer(self, text: str) -> None:
        """Do what the client says."""
        try:
            message = _decoder.decode(text)
        except msgspec.DecodeError as error:
            return self.say(Refusal(Code.BAD_REQUEST, str(error)))
        except RecursionError:
            return self.say(Refusal(Code.BAD_REQUEST, "nested too deeply"))
        try:
            await self.admit()
            await self._do(message)
        except Problem as problem:
            table = getattr(message, "table", None)
            request = getattr(message, "request", None)
            self.say(Refusal(problem.code, problem.message, table, request, problem.reason))
        except Exception:
            log.exception("a message could not be answered")
            self.say(Refusal(Code.INTERNAL, WORDS[Code.INTERNAL]))

    def say(self, message: Ack | Subscribed | Pong | Refusal) -> None:
        """Send a message."""
        self.send(_encoder.encode(message).decode())

    def leave(self) -> None:
        """The connection has ended."""
        for live, _ in self.tables.values():
            live.unsubscribe(self)
        self.tables.clear()

    async def _do(self, message: ClientMessage) -> None:
        match message:
            case Subscribe():
                await self._subscribe(message)
            case Unsubscribe(table):
                live, _ = self._subscribed(table)
                live.unsubscribe(self)
                del self.tables[table]
            case PlayStep(table, v, step, request):
                live, caller = self._subscribed(table)
                await live.step(caller, step, v, request, self.say)
            case Undo(table, v, request):
                live, caller = self._subscribed(table)
                await live.undo(caller, v, request, self.say)
            case Say(table, text):
                live, caller = self._subscribed(table)
                await self.speak(live, caller, text)
            case Ping():
                self._still_here()
                self.say(Pong())
            case _:
                assert_never(message)

    async def _subscribe(self, wish: Subscribe) -> None:
        table, token = wish.table, wish.token
        if table not in self.tables and len(self.tables) >= self._most_tables:
            raise Problem(Code.TOO_MANY, f"no more than {self._most_tables} tables at once")
        if token is not None and not token.startswith(SEAT_PREFIX):
            raise Problem(Code.BAD_REQUEST, f"a seat token begins with {SEAT_PREFIX}")
        caller = replace(self.caller, seat_token=token) if token else self.caller
        live = await self.find(table)
        look = partial(live.looker, caller, wish.viewer)
        look()  # refuse before anything is sent
        self.tables[table] = (live, caller)
        looker, last = await live.subscribe(self, look, wish.v, self.missed)
        await self.greet(live, looker, wish.chat)
        self.say(Subscribed(table, last, looker.viewer, now_ms()))

    def _still_here(self) -> None:
        for live, caller in self.tables.values():
            seat = live.seat_of(caller)
            if seat is not None:
                live.saw(seat)

    def _subscribed(self, table: str) -> tuple[LiveTable, Caller]:
        try:
            return self.tables[table]
        except KeyError:
            raise Problem(Code.NOT_SUBSCRIBED) from None
