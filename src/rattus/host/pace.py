"""Pace: how much time a seat has while it is asked. Only people have clocks; bots need none."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

SECOND = 1000
"""All times are kept in milliseconds."""
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


class Untimed(msgspec.Struct, frozen=True, tag_field="kind", tag="untimed", forbid_unknown_fields=True):
    """Nobody's time runs. Others may ask for a stand-in when a seat that is asked was not seen for some minutes."""

    absence: Annotated[int, Meta(ge=1, le=1440, description="Minutes.")] = 5


class Clock(msgspec.Struct, frozen=True, tag_field="kind", tag="clock", forbid_unknown_fields=True):
    """A clock for every seat: seconds for the whole game, and some more after every decision.

    When they are used up, a decision may still take the grace; then a stand-in takes the seat.
    """

    base: Annotated[int, Meta(ge=0, le=86_400, description="Seconds.")] = 600
    increment: Annotated[int, Meta(ge=0, le=3_600, description="Seconds.")] = 10
    grace: Annotated[int, Meta(ge=1, le=3_600, description="Seconds.")] = 30


class Days(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Some days for every decision, then the grace, then a stand-in takes the seat."""

    days: Annotated[int, Meta(ge=1, le=14)] = 3
    grace: Annotated[int, Meta(ge=1, le=604_800, description="Seconds.")] = 3_600


Pace = Untimed | Clock | Days


def first_time(pace: Pace) -> int | None:
    """What a seat has at the start; nothing if no time runs."""
    match pace:
        case Untimed():
            return None
        case Clock(base=base):
            return base * SECOND
        case Days(days=days):
            return days * DAY


def added_time(pace: Pace) -> int:
    """What a decision adds to a seat's time."""
    return pace.increment * SECOND if isinstance(pace, Clock) else 0


def renewed_time(pace: Pace) -> int | None:
    """What a seat has whenever it is asked a new question; nothing if it keeps what it had left."""
    return pace.days * DAY if isinstance(pace, Days) else None


def grace(pace: Pace) -> int:
    """How much longer than its time a decision may take."""
    return 0 if isinstance(pace, Untimed) else pace.grace * SECOND
