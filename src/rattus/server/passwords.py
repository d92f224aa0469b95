"""Passwords: hashed by argon2id, in threads of their own, a few at a time."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from rattus.server.problems import Code, Problem

MOST_WAITING = 64
"""Who comes when so many wait is sent away: a hash takes a while, and memory."""

T = TypeVar("T")


class Passwords:
    """Hashes and verifies passwords without holding anybody else up."""

    def __init__(self, threads: int, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="password")
        self._waiting = 0
        self._nobodys = ""
        """The hash of no password; who has none is verified against it, so that it takes as long."""

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._in_thread(lambda: self._hasher.hash(_normal(password)))

    async def verify(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that was hashed; never for who has none."""
        return await self._in_thread(lambda: self._verify(kept, _normal(password)))

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Take no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _verify(self, kept: str | None, password: str) -> bool:
        if not self._nobodys:
            self._nobodys = self._hasher.hash(secrets.token_urlsafe())
        try:
            self._hasher.verify(kept or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Problem(Code.UNAVAILABLE, "too many sign in just now; try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1


def _normal(password: str) -> str:
    """However a keyboard composes accents, the password is the same."""
    return unicodedata.normalize("NFC", password)
