"""The messages of a line between a client and its tables, in both directions."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rattus.host.problems import Code, Reason

Id = Annotated[str, Meta(min_length=1, max_length=32)]


Token = Annotated[str, Meta(min_length=1, max_length=128)]


Request = Annotated[str, Meta(min_length=1, max_length=64)]


StepText = Annotated[str, Meta(min_length=1, max_length=200)]


SpokenText = Annotated[str, Meta(min_length=1, max_length=500)]


Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]


SeatName = Annotated[str, Meta(min_length=1, max_length=64)]


class Message(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """What a client sends."""


class Subscribe(Message, frozen=True, tag="subscribe"):
    """Look at a table, as a seat with its token; `v` is the last frame seen, `chat` the last line of the chat.

    After the end the table may be looked at as any seat (`as`).
    """

    table: Id
    token: Token | None = None
    v: Version | None = None
    chat: Version = 0
    viewer: SeatName | None = msgspec.field(name="as", default=None)


class Unsubscribe(Message, frozen=True, tag="unsubscribe"):
    """Look no more."""

    table: Id


class PlayStep(Message, frozen=True, tag="step"):
    """Play a step; `v` is the last frame seen, `request` the client's own name for this request."""

    table: Id
    v: Version
    step: StepText
    request: Request


class Undo(Message, frozen=True, tag="undo"):
    """Take back the last own step."""

    table: Id
    v: Version
    request: Request


class Say(Message, frozen=True, tag="say"):
    """Say something in the chat."""

    table: Id
    text: SpokenText


class Ping(Message, frozen=True, tag="ping"):
    """Still here."""


ClientMessage = Subscribe | Unsubscribe | PlayStep | Undo | Say | Ping


class Subscribed(msgspec.Struct, frozen=True, tag_field="op", tag="subscribed"):
    """From now on all frames after `v` come; `seat` is whose view they are, `now` the server's time."""

    table: str
    v: int
    seat: str | None
    now: int


class Pong(msgspec.Struct, frozen=True, tag_field="op", tag="pong"):
    """Still here, too."""


class Refusal(msgspec.Struct, frozen=True, tag_field="op", tag="error", omit_defaults=True):
    """A message was refused; `table` and `request` say which."""

    code: Code
    message: str
    table: str | None = None
    request: str | None = None
    reason: Reason | None = None
