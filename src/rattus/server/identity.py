"""Who somebody is: guests by a signed value, seats by a token of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, Signer

COOKIE = "rattus_guest"
COOKIE_AGE = 400 * 24 * 3600
"""As long as browsers keep a cookie."""
SEAT_PREFIX = "seat_"
GUEST_PREFIX = "me_"
BEARER = "bearer "


@dataclass(frozen=True)
class Caller:
    """Who sends a request: perhaps a known player, perhaps with the token of a seat."""

    player: str | None = None
    seat_token: str | None = None


class Signatures:
    """Signs the identities of guests and knows its own signatures."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="rattus guest", digest_method=hashlib.sha256)

    def sign(self, player: str) -> str:
        """What a guest keeps to be known again."""
        return GUEST_PREFIX + self._signer.sign(player).decode()

    def player(self, signed: str | None) -> str | None:
        """The player of a signed value; nobody if it is not ours."""
        if not signed or not signed.startswith(GUEST_PREFIX):
            return None
        try:
            return self._signer.unsign(signed.removeprefix(GUEST_PREFIX)).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def caller(self, cookie: str | None, authorization: str | None) -> Caller:
        """Who sends a request, by its cookie and its `Authorization: Bearer` (a guest's value or a seat's token)."""
        token = bearer(authorization)
        if token and token.startswith(SEAT_PREFIX):
            return Caller(self.player(cookie), token)
        return Caller(self.player(token or cookie))


def bearer(authorization: str | None) -> str | None:
    """The token of an `Authorization` header."""
    if authorization and authorization[: len(BEARER)].lower() == BEARER:
        return authorization[len(BEARER) :].strip()
    return None


def new_id() -> str:
    """An id nobody can guess, for a table or a player."""
    return secrets.token_urlsafe(12).replace("-", "x").replace("_", "y")


def new_seat_token() -> str:
    """The authority over a seat."""
    return SEAT_PREFIX + secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
