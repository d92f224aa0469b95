"""Fair luck: whoever draws chance can't choose it, because a secret was committed to before the first step.

Before the start everybody gets the commitment, the SHA-256 of 32 secret bytes. Outcome *n* of a game is then decided
by HMAC-SHA256 of the text of *n*, with the secret as key. At the end the secret is shown, and everybody can check that
it matches the commitment and gives these outcomes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Protocol

from rattus.kernel.chance import CHANCE, keys, number
from rattus.kernel.given import checked_seed

SECRET_BYTES = 32


class Luck(Protocol):
    """The source of the numbers that decide chance."""

    def number(self, n: int) -> int:
        """The number (0 <= number < 2**32) for the step with `n` steps before it."""


class SeedLuck:
    """Luck by a seed: fast, and the same in compiled random play."""

    def __init__(self, seed: int) -> None:
        self.seed = checked_seed(seed)
        self._keys = keys(self.seed, CHANCE)

    def number(self, n: int) -> int:
        """The n-th number of the stream of chance."""
        return number(*self._keys, n)


class SecretLuck:
    """Luck by a secret that was committed to."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret

    def number(self, n: int) -> int:
        """The first four bytes of HMAC-SHA256(secret, n written as decimal digits)."""
        return int.from_bytes(hmac.digest(self._secret, str(n).encode(), "sha256")[:4], "big")


def new_secret() -> bytes:
    """A new random secret."""
    return secrets.token_bytes(SECRET_BYTES)


def fork_key(secret: bytes) -> int:
    """The key with which a fork draws what a seat could not know: eight bytes of HMAC-SHA256(secret, `fork`)."""
    return int.from_bytes(hmac.digest(secret, b"fork", "sha256")[:8], "big")


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret, in hexadecimal digits, to be shown before the start."""
    return hashlib.sha256(secret).hexdigest()


def keeps_promise(secret: bytes, promised: str) -> bool:
    """Whether a secret matches its commitment."""
    return hmac.compare_digest(commitment(secret), promised)
