"""What people are at a table, and what is kept of the tokens that give authority over its seats."""

from __future__ import annotations

import hashlib
from enum import StrEnum


class PlayerKind(StrEnum):
    """What somebody is here."""

    GUEST = "guest"
    ACCOUNT = "account"
    BOT = "bot"
    DELETED = "deleted"


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
