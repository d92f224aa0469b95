"""Atomic operations on numbers shared by several threads.

Compiled, they are atomic instructions; the plain versions are for one thread.
"""

from __future__ import annotations

from rattus.kernel.contract import Numbers
from rattus.kernel.rule import rule


@rule
def look(numbers: Numbers, at: int) -> int:
    """Load a number."""
    return numbers[at]


@rule
def swap(numbers: Numbers, at: int, value: int) -> int:
    """Exchange a number for a value; return the old number."""
    was = numbers[at]
    numbers[at] = value
    return was


@rule
def add(numbers: Numbers, at: int, value: int) -> int:
    """Add to a number; return the old number."""
    was = numbers[at]
    numbers[at] += value
    return was
