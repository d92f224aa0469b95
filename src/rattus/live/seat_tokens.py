"""Tokens of seats: made from the server's key, so that a player can be told its own again, on another device."""

from __future__ import annotations

import base64
import hmac

from rattus.host.events import Occupant
from rattus.host.people import hashed
from rattus.host.problems import Code, Problem

SEAT_PREFIX = "seat_"


class SeatTokens:
    """Makes tokens with the key of today, and knows those that were made with the one before."""

    def __init__(self, key: str, old_key: str = "") -> None:
        self._keys = [key, old_key] if old_key else [key]

    def token(self, table: str, player: str, renewed: int = 0) -> str:
        """The authority over the seat that a player takes at a table, or another one instead of it."""
        return _token(self._keys[0], table, player, renewed)

    def again(self, table: str, occupant: Occupant) -> str:
        """The token of a seat's player; what is stored of it says which key it was made with."""
        for key in self._keys:
            token = _token(key, table, occupant.player or "", occupant.renewed)
            if hashed(token) == occupant.token:
                return token
        raise Problem(Code.NOT_FOUND, "the link of this seat was made with a key that is no longer known")


def _token(key: str, table: str, player: str, renewed: int) -> str:
    said = f"rattus seat {table} {player}" + (f" {renewed}" if renewed else "")
    digest = hmac.digest(key.encode(), said.encode(), "sha256")
    return SEAT_PREFIX + base64.urlsafe_b64encode(digest).decode().rstrip("=")
