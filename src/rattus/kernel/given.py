"""What callers give, checked: a `ValueError` says what would be right."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

MOST = 2**63 - 1
MOST_JOBS = 1024
"""Threads or processes that may be asked for; more than any machine has cores."""


def one_of(name: str, given: object, known: tuple[str, ...]) -> None:
    """One of a few words."""
    if given not in known:
        raise ValueError(f"{name} is {', '.join(map(repr, known[:-1]))} or {known[-1]!r}, not {given!r}")


def whole(name: str, given: object, least: int, most: int = MOST) -> int:
    """A whole number, of Python or NumPy."""
    number = index(given) if isinstance(given, SupportsIndex) else least - 1
    if not least <= number <= most:
        to = "2**63 - 1" if most == MOST else str(most)
        raise ValueError(f"{name} is a number from {least} to {to}, not {given!r}")
    return number


def checked_seed(seed: object) -> int:
    """A seed as a plain number."""
    return whole("a seed", seed, 0)
