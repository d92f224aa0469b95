"""Identities: players by signed sessions, bot accounts and seats by hashed tokens."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

from itsdangerous import BadSignature, TimestampSigner

from rattus.host.people import Player
from rattus.live.seat_tokens import SEAT_PREFIX

COOKIE = "rattus_session"
SESSION_PREFIX = "me_"
BOT_PREFIX = "bot_"
LINK_PREFIX = "link_"
BEARER = "bearer "
RENEW_AFTER = 24 * 3600
"""Seconds after which a session is renewed at its owner's next visit."""


@dataclass(frozen=True)
class Session:
    """A signed session: a player in an epoch, the age of the signature in seconds, and the session's id.

    Values signed before sessions had ids lack the id.
    """

    player: str
    epoch: int
    age: float
    id: str | None = None


class Signatures:
    """Signs sessions and verifies signatures, also those of the previous key."""

    def __init__(self, key: str, old_key: str = "", days: float = 400) -> None:
        keys = [old_key, key] if old_key else [key]  # the last one signs
        self._signer = TimestampSigner(keys, salt="rattus session", digest_method=hashlib.sha256)
        self._seconds = int(days * 24 * 3600)

    def sign(self, player: Player, session: str) -> str:
        """Sign a session; the value for the cookie."""
        return SESSION_PREFIX + self._signer.sign(f"{player.id}.{player.epoch}.{session}").decode()

    def session(self, signed: str | None) -> Session | None:
        """The session of a signed value; None if it is not ours, or too old."""
        if not signed or not signed.startswith(SESSION_PREFIX):
            return None
        try:
            said, at = self._signer.unsign(
                signed.removeprefix(SESSION_PREFIX), max_age=self._seconds, return_timestamp=True
            )
            player, epoch, *named = said.decode().split(".")
            age = (datetime.now(UTC) - at).total_seconds()
            return Session(player, int(epoch), age, named[0] if named else None)
        except (BadSignature, ValueError):
            return None


def bearer(authorization: str | None) -> str | None:
    """The token of an `Authorization` header."""
    if authorization and authorization[: len(BEARER)].lower() == BEARER:
        return authorization[len(BEARER) :].strip()
    return None


def watches(authorization: str | None, token: str) -> bool:
    """Whether a request has the token for the metrics; never if none is set."""
    shown = bearer(authorization)
    return bool(token) and shown is not None and hmac.compare_digest(shown.encode(), token.encode())


def new_token(prefix: str) -> str:
    """A secret that gives authority: over a seat, as a bot account, to sign in once."""
    return prefix + secrets.token_urlsafe(24)


def new_seat_token() -> str:
    """A token that gives authority over a seat."""
    return new_token(SEAT_PREFIX)
