"""What people are at a table, and what is kept of the tokens that give authority over its seats."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from enum import StrEnum

from rattus.host.problems import Code, Problem


class PlayerKind(StrEnum):
    """What somebody is here."""

    GUEST = "guest"
    ACCOUNT = "account"
    BOT = "bot"
    DELETED = "deleted"


@dataclass(frozen=True)
class Player:
    """A player as the storage knows it. Sessions of another epoch are over; a bot account has an owner."""

    id: str
    name: str
    kind: PlayerKind
    epoch: int
    owner: str | None


@dataclass(frozen=True)
class Caller:
    """The sender of a request: perhaps a known player, perhaps with the token of a seat."""

    known: Player | None = None
    seat_token: str | None = None
    aged: bool = False
    """By a session that should be signed again."""
    session: str | None = None
    """The session it is known by, if that has a name."""

    @property
    def player(self) -> str | None:
        """The id of a known player."""
        return self.known.id if self.known else None

    def must_be_known(self) -> Player:
        """The player, or a refusal."""
        if self.known is None:
            raise Problem(Code.NO_GUEST)
        return self.known

    def must_have_account(self) -> Player:
        """The player, if it is somebody with an account of its own; else a refusal."""
        known = self.must_be_known()
        if known.kind is not PlayerKind.ACCOUNT:
            raise Problem(Code.NO_ACCOUNT, f"a {known.kind} can't do that; it takes an account")
        return known


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """An id nobody can guess, for a table or a player."""
    return secrets.token_urlsafe(12).replace("-", "x").replace("_", "y")
