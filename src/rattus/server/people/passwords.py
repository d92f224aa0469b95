"""Passwords: hashed with argon2id, in threads of their own, a few at a time.

The queue is fair: one address after the other, and sign-ins to existing accounts before those to unknown names.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from rattus.live.turns import Turns
from rattus.server.background import background
from rattus.server.limits import Limits, household

MOST_WAITING = 64
"""Queue length at which further passwords are refused: a hash takes time and memory."""
MEMORY = 32 * 1024
"""KiB for a hash."""
ROUNDS = 4
KNOWN, UNKNOWN = 0, 1
"""Ranks in the queue: existing accounts come before all others."""

T = TypeVar("T")


class Passwords:
    """Hashes and verifies passwords without blocking the event loop."""

    def __init__(
        self, threads: int, limits: Limits | None = None, hasher: PasswordHasher | None = None
    ) -> None:
        self._limits = limits
        self._hasher = hasher or PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=1)
        self._pool = background(threads, "password")
        self._turns = Turns(threads, most_waiting=MOST_WAITING)
        self._nobodys = ""
        """A hash that no password matches; verifying against it takes as long as for a real account."""

    async def hash(self, password: str, address: str) -> str:
        """Hash a password that comes from an address."""
        return await self._in_thread(lambda: self._hasher.hash(_normal(password)), address, UNKNOWN)

    async def verify(self, kept: str | None, password: str, address: str) -> bool:
        """Whether a password matches its hash; never without a hash."""
        rank = UNKNOWN if kept is None else KNOWN
        return await self._in_thread(lambda: self._verify(kept, _normal(password)), address, rank)

    def outdated(self, kept: str) -> bool:
        """Whether a hash has outdated parameters."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Accept no more."""
        self._turns.close()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _verify(self, kept: str | None, password: str) -> bool:
        if not self._nobodys:
            self._nobodys = self._hasher.hash(secrets.token_urlsafe())
        try:
            self._hasher.verify(kept or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    async def _in_thread(self, work: Callable[[], T], address: str, rank: int) -> T:
        if self._limits is not None:
            self._limits.sign_in(address)
        async with self._turns.turn(household(address), rank):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)


def _normal(password: str) -> str:
    """Normalise Unicode, so that it doesn't matter how a keyboard composes accents."""
    return unicodedata.normalize("NFC", password)
