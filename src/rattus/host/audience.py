"""The audience of a chat: who hears what was said at a table. What watchers say seats hear after the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from rattus.host.problems import Code, Problem

EVERYBODY = ""
"""For whom somebody is muted by the owner of the table."""
JOINER = "\u200d"
"""Can't be seen, but joins what is drawn as one."""


@dataclass(frozen=True)
class Message:
    """Something somebody said. Its author is called as it is called today."""

    n: int
    at: int
    player: str
    name: str
    seat: str | None
    aside: bool
    """Said by somebody who watched while the game ran: not for the seats."""
    text: str


@dataclass(frozen=True)
class Mute:
    """Somebody is not heard any more: by one player, or by anybody."""

    by: str
    player: str


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody said, from a seat or watching. `aside`: while the game ran, among those who watched."""

    n: int
    at: int
    name: str
    seat: str | None
    aside: bool
    text: str


class ChatLines(msgspec.Struct, frozen=True, tag_field="op", tag="chat"):
    """What was said at a table, in its order."""

    table: str
    lines: list[ChatLine]


def heard(
    messages: Iterable[Message], mutes: Iterable[Mute], viewer: str | None, player: str | None, *, ended: bool
) -> list[ChatLine]:
    """What somebody hears, from a seat or watching: seats nothing of watchers before the end.

    Whoever it or the owner has muted is not heard.
    Of deleted players nothing is left to hear.
    """
    asides = viewer is None or ended
    muted = {mute.player for mute in mutes if mute.by in (player, EVERYBODY)}
    return [
        line_of(message)
        for message in messages
        if message.text and (asides or not message.aside) and message.player not in muted
    ]


def readable(text: str) -> str:
    """A line without what can't be seen; a refusal if nothing is left."""
    kept = "".join(letter if letter.isprintable() or letter == JOINER else " " for letter in text)
    line = " ".join(kept.split())
    if not line.replace(JOINER, ""):
        raise Problem(Code.BAD_REQUEST, "nothing was said")
    return line


def line_of(message: Message) -> ChatLine:
    """A message as it is sent."""
    return ChatLine(message.n, message.at, message.name, message.seat, message.aside, message.text)
