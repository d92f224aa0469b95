"""Screens: several seats may be played at one."""

from __future__ import annotations

from collections.abc import Mapping

from rattus.host.events import Occupant
from rattus.host.people import PlayerKind


def seats_of(occupants: Mapping[str, Occupant | None], players: set[str | None]) -> frozenset[str]:
    """The seats of these players, and of those who share a screen with one of them."""
    people = {seat: who for seat, who in occupants.items() if who is not None and who.player is not None}
    screens = {screen_of(who) for who in people.values() if who.player in players}
    return frozenset(seat for seat, who in people.items() if screen_of(who) in screens)


def screen_of(who: Occupant) -> str | None:
    """The player at whose screen somebody plays: its own, unless it is a guest beside another one."""
    return who.owner if who.owner and who.kind is not PlayerKind.BOT else who.player
