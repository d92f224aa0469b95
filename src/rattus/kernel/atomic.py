"""Numbers that several threads change. Each of these happens at one moment, before or after those of other threads.

Compiled, they are instructions of the processor for this; the plain ones are for one thread.
"""

from __future__ import annotations

from rattus.kernel.contract import Numbers
from rattus.kernel.rule import rule


@rule
def look(numbers: Numbers, at: int) -> int:
    """A number as it is now."""
    return numbers[at]


@rule
def swap(numbers: Numbers, at: int, value: int) -> int:
    """Put a value in a number's place; what was there."""
    was = numbers[at]
    numbers[at] = value
    return was


@rule
def add(numbers: Numbers, at: int, value: int) -> int:
    """Add to a number; what it was."""
    was = numbers[at]
    numbers[at] += value
    return was
