"""Pictures: a state as SVG."""

from __future__ import annotations

from rattus.kernel.ruleset import Ruleset
from rattus.kernel.telling import blinded
from rattus.locales import ENGLISH


def svg(ruleset: Ruleset, state: bytearray, seat: str | None = None, language: str = ENGLISH) -> str:
    """A state as an SVG picture: all that it tells, or what one seat may know of it."""
    if seat is not None:
        state = blinded(ruleset, state, ruleset.header.seats.index(seat))
    return ruleset.svg(state, language)
